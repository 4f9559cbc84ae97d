# Not Alone: everything that is said in French. Names of cards, places and the like stand in names.toml.

notalone-name = Not Alone
notalone-pitch = Échoués sur une planète inconnue, les Traqués choisissent en secret où aller, et la Créature, jouée par l’un de vous, tente de le deviner. Les secours arriveront-ils à temps, ou la planète assimilera-t-elle les Traqués ?

## Options and bots

notalone-option-expert = Variante experte
notalone-option-expert-off = non
notalone-option-expert-on = oui : après épuisement, 2 Volonté au lieu de 3
notalone-option-creature = Qui joue la Créature
notalone-option-creature-random = au hasard
notalone-option-creature-owner = la personne qui a ouvert la table
notalone-option-creature-other = quelqu’un d’autre
notalone-level-random = Aléatoire
notalone-level-easy = Facile
notalone-level-normal = Normal
notalone-level-hard = Difficile

## Phases

notalone-phase-side = Avant le premier tour
notalone-phase-over = Fin de la partie
notalone-phase-exploration-text = Chaque Traqué pose un Lieu face cachée. À court de cartes, on peut d’abord Résister ou Lâcher prise.
notalone-phase-hunting-text = La Créature place ses jetons sur la planète.
notalone-phase-reckoning-text = Les Lieux sont révélés : les Traqués épargnés utilisent le leur, puis les jetons Cible, Artemia et Créature frappent, dans cet ordre.
notalone-phase-maintenance-text = Les Lieux joués vont à la défausse, la Créature complète sa main et le pion Secours avance d’une case.

## Tokens

notalone-token-creature-text = Ici, on est pris : ni pouvoir ni carte à reprendre, et 1 Volonté perdue. Dès qu’un Traqué est pris, le pion Assimilation avance d’une case.
notalone-token-artemia-text = Ici, ni pouvoir ni carte à reprendre, et il faut défausser une carte Lieu de sa main.
notalone-token-target-text = Son effet est celui de la carte Traque qui l’a mis en jeu.

## Places

notalone-place-1-text = Reprenez toute votre défausse, ou utilisez le pouvoir du Lieu où se trouve le jeton Créature (sauf l’Artefact). Si la Créature vous prend ici, vous perdez 1 Volonté de plus.
notalone-place-2-text = Reprenez cette carte et une carte de votre défausse.
notalone-place-3-text = Au prochain tour, vous posez deux cartes ; juste avant la révélation, vous en gardez une et reprenez l’autre.
notalone-place-4-text = Une fois par tour pour toute l’équipe : posez la Balise ici. Si elle y est déjà, retirez-la et avancez le pion Secours d’une case.
notalone-place-5-text = Prenez dans la réserve un Lieu que vous ne possédez pas encore.
notalone-place-6-text = Reprenez cette carte et jusqu’à deux cartes de votre défausse.
notalone-place-7-text = Piochez deux cartes Survie, gardez-en une et défaussez l’autre.
notalone-place-8-text = Une fois par tour pour toute l’équipe : avancez le pion Secours d’une case.
notalone-place-9-text = Rendez 1 Volonté à un Traqué qui en a une ou deux (vous compris), ou piochez une carte Survie.
notalone-place-10-text = Au prochain tour, vous posez deux cartes et résolvez les deux Lieux. L’Artefact ne peut pas être copié.

## Hunt cards

notalone-card-despair-text = Jusqu’à la fin du tour, on ne peut ni jouer ni piocher de carte Survie. Les Traqués reprennent les cartes posées et choisissent à nouveau.
notalone-card-force-field-text = Le jeton Cible se place aussitôt sur deux Lieux adjacents : impossible de les jouer ce tour-ci. Les Traqués reprennent les cartes posées.
notalone-card-anticipation-text = La Créature désigne un Traqué : s’il est pris ce tour-ci, le pion Assimilation avance d’une case de plus.
notalone-card-ascendancy-text = La Créature désigne un Traqué qui a au moins trois cartes Lieu en main : il en garde deux et défausse les autres.
notalone-card-fierceness-text = Quiconque est pris ce tour-ci perd 1 Volonté de plus.
notalone-card-forbidden-zone-text = Tous les Traqués défaussent en même temps une carte Lieu de leur main.
notalone-card-interference-text = La Plage et l’Épave sont sans effet ce tour-ci.
notalone-card-persecution-text = Ce tour-ci, le pouvoir d’un Lieu ne permet de reprendre qu’une seule carte Lieu.
notalone-card-mutation-text = Le jeton Artemia fait aussi perdre 1 Volonté.
notalone-card-phobia-text = La Créature désigne un Traqué qui a au moins trois cartes Lieu en main : il les lui montre, sauf deux.
notalone-card-virus-text = Le jeton Artemia couvre deux Lieux adjacents.
notalone-card-clone-text = Le jeton Cible devient ce tour-ci un second jeton Créature.
notalone-card-mirage-text = Le jeton Cible couvre deux Lieux adjacents ; tous deux sont sans effet.
notalone-card-scream-text = Sous le jeton Cible, il faut défausser deux cartes Lieu de sa main ou perdre 1 Volonté.
notalone-card-toxin-text = Sous le jeton Cible, il faut défausser une carte Survie. Le Lieu est sans effet.
notalone-card-cataclysm-text = La Créature désigne un Lieu, n’importe lequel : il est sans effet jusqu’à la fin du tour.
notalone-card-detour-text = Après la révélation, la Créature déplace un Traqué vers un Lieu adjacent : c’est ce Lieu qu’il explore.
notalone-card-stasis-text = Le pion Secours n’avance pas à la fin de ce tour.
notalone-card-tracking-text = Au prochain tour, la Créature peut jouer deux cartes Traque.
notalone-card-flashback-text = Copie la carte Traque du dessus de la défausse : même phase, même symbole.

## Survival cards

notalone-card-adrenaline-text = Regagnez 1 Volonté.
notalone-card-ingenuity-text = Posez la Balise sur la Plage.
notalone-card-sacrifice-text = Défaussez une carte Lieu de votre main : plus aucune carte Traque jusqu’à la fin du tour. Tous les Traqués reprennent les cartes posées et choisissent à nouveau.
notalone-card-sixth-sense-text = Reprenez deux cartes de votre défausse.
notalone-card-smokescreen-text = Jusqu’à la fin du tour, la Créature ne voit plus la défausse des Traqués.
notalone-card-strike-back-text = Deux cartes tirées au hasard de la main de la Créature vont sous la pioche Traque.
notalone-card-vortex-text = Une fois tous les jetons placés : échangez votre carte posée contre une carte de votre défausse.
notalone-card-detector-text = Sous le jeton Artemia : il n’a aucun effet sur vous ce tour-ci.
notalone-card-dodge-text = Sous le jeton Créature ou son Clone : ni l’un ni l’autre n’a d’effet sur vous ce tour-ci.
notalone-card-drone-text = Utilisez le pouvoir du Rover au lieu de celui de votre Lieu.
notalone-card-gate-text = Utilisez le pouvoir d’un Lieu adjacent à votre carte au lieu de celui de votre Lieu. L’Artefact est exclu.
notalone-card-hologram-text = Déplacez le jeton Artemia vers un Lieu adjacent.
notalone-card-wrong-track-text = Déplacez le jeton Créature, ou son Clone, vers un Lieu adjacent.
notalone-card-amplifier-text = Retirez la Balise de la Plage et avancez aussitôt le pion Secours d’une case.
notalone-card-double-back-text = Reprenez la carte Lieu que vous avez jouée ce tour-ci.

## Names for what is said by id or number

notalone-which-place = { $place ->
    [1] { notalone-place-1 }
    [2] { notalone-place-2 }
    [3] { notalone-place-3 }
    [4] { notalone-place-4 }
    [5] { notalone-place-5 }
    [6] { notalone-place-6 }
    [7] { notalone-place-7 }
    [8] { notalone-place-8 }
    [9] { notalone-place-9 }
    [10] { notalone-place-10 }
   *[other] { $place }
 }
notalone-which-phase = { $phase ->
    [exploration] { notalone-phase-exploration }
    [hunting] { notalone-phase-hunting }
    [reckoning] { notalone-phase-reckoning }
    [maintenance] { notalone-phase-maintenance }
   *[other] { $phase }
 }
notalone-which-token = { $token ->
    [creature] { notalone-token-creature }
    [artemia] { notalone-token-artemia }
    [target] { notalone-token-target }
   *[other] { $token }
 }

## Questions

notalone-ask-side = Choisissez la face du plateau
notalone-ask-explore = { $count ->
    [one] Posez le Lieu que vous allez explorer
   *[other] Posez { $count } Lieux
 }
notalone-ask-exploration-creature = Jouez une carte Traque, ou passez
notalone-ask-tokens = Placez vos jetons sur la planète
notalone-ask-window = Jouez une carte, ou passez
notalone-ask-resolve = Votre Lieu : { notalone-which-place }. Utilisez-le, ou reprenez une carte
notalone-ask-order = Choisissez par lequel de vos Lieux commencer
notalone-ask-drawn = Jouez une carte avant que les autres continuent, ou passez
notalone-ask-river = Choisissez le Lieu où vous restez
notalone-ask-ascendancy = Emprise : choisissez les deux cartes que vous gardez
notalone-ask-phobia = Psychose : choisissez les deux cartes que vous cachez
notalone-ask-forbidden-zone = Zone Interdite : choisissez une carte Lieu à défausser
notalone-ask-artemia = Jeton Artemia : { $count ->
    [one] choisissez une carte Lieu à défausser
   *[other] choisissez { $count } cartes Lieu à défausser
 }
notalone-ask-scream = Hurlements : défaussez deux cartes Lieu, ou perdez 1 Volonté
notalone-ask-toxin = Toxine : choisissez une carte Survie à défausser
notalone-ask-shelter = Choisissez la carte Survie que vous gardez

## Actions

notalone-do-side = Choisir cette face
notalone-do-lay = Poser
notalone-do-take-back = Reprendre
notalone-do-resist = Résister
notalone-do-give-up = Lâcher prise
notalone-do-pass-phase = Passer toute la phase
notalone-do-pass-turn = Passer tout le tour
notalone-do-wait = Ne plus passer d’avance
notalone-do-place-creature = Placer le jeton Créature
notalone-do-place-artemia = Placer le jeton Artemia
notalone-do-place-target = Placer le jeton Cible
notalone-do-power = Utiliser le pouvoir
notalone-do-recover = Reprendre la défausse
notalone-do-copy = Copier un autre Lieu
notalone-do-heal = Rendre 1 Volonté
notalone-do-draw = Piocher une carte Survie
notalone-do-take = Reprendre une carte
notalone-do-nothing = Ne rien faire
notalone-do-resolve = Commencer ici
notalone-do-keep = Garder
notalone-do-hide = Cacher
notalone-do-discard = Défausser
notalone-do-lose-will = Perdre 1 Volonté
notalone-do-despair = Jouer { notalone-card-despair }
notalone-do-force-field = Jouer { notalone-card-force-field }
notalone-do-anticipation = Jouer { notalone-card-anticipation }
notalone-do-ascendancy = Jouer { notalone-card-ascendancy }
notalone-do-fierceness = Jouer { notalone-card-fierceness }
notalone-do-forbidden-zone = Jouer { notalone-card-forbidden-zone }
notalone-do-interference = Jouer { notalone-card-interference }
notalone-do-persecution = Jouer { notalone-card-persecution }
notalone-do-mutation = Jouer { notalone-card-mutation }
notalone-do-phobia = Jouer { notalone-card-phobia }
notalone-do-virus = Jouer { notalone-card-virus }
notalone-do-clone = Jouer { notalone-card-clone }
notalone-do-mirage = Jouer { notalone-card-mirage }
notalone-do-scream = Jouer { notalone-card-scream }
notalone-do-toxin = Jouer { notalone-card-toxin }
notalone-do-cataclysm = Jouer { notalone-card-cataclysm }
notalone-do-detour = Jouer { notalone-card-detour }
notalone-do-stasis = Jouer { notalone-card-stasis }
notalone-do-tracking = Jouer { notalone-card-tracking }
notalone-do-flashback = Jouer { notalone-card-flashback }
notalone-do-adrenaline = Jouer { notalone-card-adrenaline }
notalone-do-ingenuity = Jouer { notalone-card-ingenuity }
notalone-do-sacrifice = Jouer { notalone-card-sacrifice }
notalone-do-sixth-sense = Jouer { notalone-card-sixth-sense }
notalone-do-smokescreen = Jouer { notalone-card-smokescreen }
notalone-do-strike-back = Jouer { notalone-card-strike-back }
notalone-do-vortex = Jouer { notalone-card-vortex }
notalone-do-detector = Jouer { notalone-card-detector }
notalone-do-dodge = Jouer { notalone-card-dodge }
notalone-do-drone = Jouer { notalone-card-drone }
notalone-do-gate = Jouer { notalone-card-gate }
notalone-do-hologram = Jouer { notalone-card-hologram }
notalone-do-wrong-track = Jouer { notalone-card-wrong-track }
notalone-do-amplifier = Jouer { notalone-card-amplifier }
notalone-do-double-back = Jouer { notalone-card-double-back }

notalone-do-resist-text = Vous avez { $will } Volonté : perdez-en 1 et reprenez deux cartes de votre défausse.
notalone-do-give-up-text = Reprenez toutes vos cartes et revenez à 3 Volonté. Le pion Assimilation avance d’une case.
notalone-do-take-text = Reprenez une carte de votre défausse au lieu d’utiliser le pouvoir.
notalone-do-nothing-text = Laissez ce Lieu tel quel.
notalone-do-recover-text = { $discards ->
    [0] Votre défausse est vide.
    [one] Reprenez la seule carte de votre défausse.
   *[other] Reprenez les { $discards } cartes de votre défausse.
 }
notalone-do-copy-text = Utilisez le pouvoir du Lieu où se trouve le jeton Créature.
notalone-do-heal-text = À un Traqué qui en a une ou deux, vous compris.
notalone-do-draw-text = Prenez la première carte de la pioche Survie.
notalone-do-lose-will-text = Vous avez { $will } Volonté : perdez-en 1 et gardez vos cartes.
notalone-do-discard-text = Défaussez des cartes Lieu de votre main.

notalone-part-side = Quelle face
notalone-part-cards = Quelles cartes
notalone-part-card = Quelle carte
notalone-part-place = Quel Lieu
notalone-part-pair = Quels deux Lieux
notalone-part-hunted = Quel Traqué
notalone-part-move = Qui va où
notalone-part-lay = Quelle carte sur la table
notalone-part-take = Quelle carte de la défausse
notalone-part-to = Où va le jeton
notalone-part-survival = Quelle carte Survie

## Log

notalone-event-creature = { $player } joue la Créature.
notalone-event-side = La Créature choisit la face { $side } du plateau.
notalone-event-turn = Tour { $turn }
notalone-event-phase = { notalone-which-phase }
notalone-event-laid = { $player } a fait son choix.
notalone-event-laid-cards = { $player } pose : { $cards }.
notalone-event-taken-back = { $player } reprend ce qui était posé.
notalone-event-taken-back-cards = { $player } reprend ce qui était posé : { $cards }.
notalone-event-resisted = { $player } Résiste et reprend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
notalone-event-resisted-cards = { $player } Résiste et reprend : { $cards }.
notalone-event-gave-up = { $player } Lâche prise et reprend toutes ses cartes.
notalone-event-gave-up-cards = { $player } Lâche prise et reprend : { $cards }.
notalone-event-played = { $player } joue { $card }.
notalone-event-flashback = { $player } joue { notalone-card-flashback }, copie de { $card }.
notalone-event-chosen = { $card } vise { $player }.
notalone-event-token = { notalone-which-token } : { $places }.
notalone-event-token-freed = { notalone-which-token } : à replacer.
notalone-event-token-moved = { notalone-which-token } déplacé : { $places }.
notalone-event-struck = Cataclysme : { notalone-which-place } est sans effet.
notalone-event-moved = Détour pour { $player } : { $card } → { notalone-which-place }.
notalone-event-swapped = { $player } échange { $lay } contre { $take }.
notalone-event-put-under = Sous la pioche Traque : { $cards }.
notalone-event-shown = { $player } montre { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } à la Créature.
notalone-event-shown-cards = { $player } montre : { $cards }.
notalone-event-kept-river = { $player } garde une carte sur la table.
notalone-event-kept-river-card = { $player } garde { $keep } et reprend { $card }.
notalone-event-revealed = { $player } : { $cards }.
notalone-event-resolving = { $player } commence par { $card }.
notalone-event-copied = Depuis l’Antre, { $player } copie { notalone-which-place }.
notalone-event-resolved = { $player } utilise { notalone-which-place }.
notalone-event-nothing = { $player } n’utilise pas son Lieu : { notalone-which-place }.
notalone-event-ineffective = Sans effet pour { $player } : { notalone-which-place }.
notalone-event-back = { $player } reprend en main { $card }.
notalone-event-took = { $player } reprend { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } de sa défausse.
notalone-event-took-cards = { $player } reprend : { $cards }.
notalone-event-gained = { $player } obtient un nouveau Lieu : { notalone-which-place }.
notalone-event-marker-on = { $player } pose la Balise sur la Plage.
notalone-event-marker-off = { $player } retire la Balise de la Plage.
notalone-event-healed = { $player } regagne 1 Volonté, grâce à { $by }.
notalone-event-regained = { $player } regagne { $n } Volonté.
notalone-event-drew = { $player } pioche { $n ->
    [one] { $n } carte Survie
   *[other] { $n } cartes Survie
 }.
notalone-event-drew-cards = { $player } pioche : { $cards }.
notalone-event-kept = { $player } garde une carte Survie.
notalone-event-kept-card = { $player } garde { $card }.
notalone-event-threw = { $player } défausse { $card }.
notalone-event-discarded = { $player } défausse { $n ->
    [one] { $n } carte Lieu
   *[other] { $n } cartes Lieu
 }.
notalone-event-discarded-cards = { $player } défausse : { $cards }.
notalone-event-lost-will = { $player } perd { $n } Volonté.
notalone-event-artemia = { $n ->
    [one] Artemia frappe { $player }.
   *[other] Artemia frappe { $player }, { $n } fois.
 }
notalone-event-caught = La Créature prend { $player } ({ $cards }) : { $n } Volonté en moins.
notalone-event-exhausted = { $player } est à bout de forces : { $n } Volonté et tous ses Lieux lui reviennent.
notalone-event-rescue = { $cause ->
    [beach] { notalone-place-4 }
    [wreck] { notalone-place-8 }
    [amplifier] { notalone-card-amplifier }
   *[other] Fin du tour
 } : le pion Secours avance d’une case, { $left ->
    [0] et les secours sont là !
   *[other] encore { $left }.
 }
notalone-event-assimilation = { $cause ->
    [gave-up] Lâcher prise
    [caught] Prise
    [anticipation] { notalone-card-anticipation }
   *[other] Épuisement
 } : le pion Assimilation avance d’une case, { $left ->
    [0] et la planète l’emporte.
   *[other] encore { $left }.
 }
notalone-event-cleared = { $player } met à la défausse : { $cards }.
notalone-event-pile = Fin du brouillage pour { $player } : { $n ->
    [0] défausse vide.
   *[other] { $cards }.
 }
notalone-event-refill = La Créature pioche { $n ->
    [one] { $n } carte Traque
   *[other] { $n } cartes Traque
 }.
notalone-event-refill-cards = La Créature pioche : { $cards }.
notalone-event-shuffled = { $deck ->
    [hunt] Les cartes Traque défaussées sont mélangées et forment une nouvelle pioche.
   *[other] Les cartes Survie défaussées sont mélangées et forment une nouvelle pioche.
 }
notalone-event-left = { $player } a quitté la partie.

## Result

notalone-score-distance = Distance à la Victoire
notalone-end-rescue = les secours sont arrivés à temps
notalone-end-assimilation = la planète a assimilé les Traqués
notalone-end-creature-left = la Créature a quitté la partie : pas de résultat

## Why something cannot be done

notalone-why-over = La partie est terminée.
notalone-why-despair = Désespoir est en jeu : on ne peut ni jouer ni piocher de carte Survie ce tour-ci.
notalone-why-played = Vous avez joué votre carte Survie de ce tour. La suivante attendra le prochain tour.
notalone-why-played-hunt = Vous ne pouvez plus jouer de carte Traque ce tour-ci.
notalone-why-sacrifice = Sacrifice est en jeu : aucune carte Traque ce tour-ci.
notalone-why-phase = Se joue seulement pendant cette phase : { notalone-which-phase }.
notalone-why-first = Il faut d’abord résoudre la carte ou placer le jeton qui vient d’entrer en jeu.
notalone-why-tokens = Seulement une fois tous les jetons placés.
notalone-why-reveal = Seulement une fois les Lieux révélés.
notalone-why-late = Trop tard : les jetons Artemia et Créature frappent déjà.
notalone-why-full-will = Vous avez déjà vos 3 Volonté.
notalone-why-marker-on = La Balise est déjà sur la Plage.
notalone-why-marker-off = Il faut que la Balise soit sur la Plage.
notalone-why-creature-spent = La Créature ne peut plus jouer de carte ce tour-ci : il n’y a rien à empêcher.
notalone-why-empty-hand = Vous n’avez aucune carte Lieu en main à défausser. Résistez ou Lâchez prise d’abord.
notalone-why-empty-pile = Votre défausse est vide.
notalone-why-not-at-artemia = Il faut être sous le jeton Artemia.
notalone-why-not-at-creature = Il faut être sous le jeton Créature.
notalone-why-moment = Seulement quand c’est à vous d’utiliser votre Lieu, et que son pouvoir est utilisable.
notalone-why-copying = Vous utilisez déjà le pouvoir d’un autre Lieu.
notalone-why-rover = Vous êtes déjà au Rover : utilisez son pouvoir.
notalone-why-no-artemia = Le jeton Artemia n’est pas sur la planète.
notalone-why-no-card = Vous n’avez plus de carte sur la table.
notalone-why-nobody-three = Aucun Traqué n’a trois cartes Lieu en main.
notalone-why-empty-hunt-pile = La défausse Traque ne contient aucune carte à copier.
notalone-why-nobody-stands = Plus aucun Traqué n’a de carte sur la table.
notalone-why-not-in-hand = Vous n’avez pas cette carte en main.
notalone-why-nothing-to-gain = Vous avez 3 Volonté et une défausse vide : il n’y a rien à reprendre.
notalone-why-too-few = Vous n’avez pas assez de cartes à poser. Résistez ou Lâchez prise d’abord.
notalone-why-laid = Reprenez d’abord ce que vous avez posé.
notalone-why-force-field = Un Champ de Force couvre ce Lieu : impossible de le poser ce tour-ci.
notalone-why-two = { $count ->
    [one] Posez exactement { $count } carte.
   *[other] Posez exactement { $count } cartes différentes.
 }
notalone-why-used = Son pouvoir a déjà servi ce tour-ci. Vous pouvez encore reprendre une carte.
notalone-why-either = Vous avez déjà utilisé la Rivière ou l’Artefact ce tour-ci. Vous pouvez encore reprendre une carte.
notalone-why-reserve = La réserve n’a aucun Lieu qui vous manque. Vous pouvez encore reprendre une carte.
notalone-why-no-survival = Il n’y a pas de carte Survie à piocher.
notalone-why-nobody-to-heal = Aucun Traqué n’a une ou deux Volonté.
notalone-why-nothing-to-copy = Aucun Lieu à copier : ni l’Antre ni l’Artefact ne se copient.

## The board

notalone-planet = La planète Artemia. Les flèches mènent d’un Lieu au suivant, Entrée choisit.
notalone-turn = Tour { $turn }
notalone-phases = Phases du tour
notalone-steps = Étapes de la résolution
notalone-in-play = En jeu ce tour-ci
notalone-crew = Créature et Traqués
notalone-own = Vos cartes
notalone-none = aucune

notalone-track-left = { $track } : encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
 } sur { $start }
notalone-rescue-text = Quand ce pion atteint l’étoile, les secours sont là et les Traqués gagnent.
notalone-assimilation-text = Quand ce pion atteint l’étoile, les Traqués font partie de la planète et la Créature gagne.
notalone-track-on = Sur le symbole Artemia
notalone-track-next = Symbole Artemia dans { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }
notalone-side-1 = Face 1
notalone-side-1-text = Le symbole Artemia sur chacune des six dernières cases Secours : longtemps un seul jeton, puis deux à chaque tour.
notalone-side-2 = Face 2
notalone-side-2-text = Le symbole Artemia sur une case sur deux parmi les onze dernières : deux jetons plus tôt, mais de temps en temps seulement.

notalone-now-order = { $player } choisit par lequel de ses deux Lieux commencer.
notalone-now-resolving = { $player } est ici : { $place }. Le pouvoir, une carte, ou rien ?
notalone-step-free = Lieux libres
notalone-step-free-text = Chacun son tour, les Traqués dont le Lieu ne porte pas de jeton utilisent son pouvoir ou reprennent une carte.
notalone-step-target = Cible
notalone-step-target-text = La carte Traque de ce jeton frappe ceux qui s’y trouvent. Ils utilisent ensuite leur Lieu, sauf si un autre jeton les retient.
notalone-step-artemia = Artemia
notalone-step-artemia-text = Ceux qui s’y trouvent défaussent une carte Lieu de leur main.
notalone-step-creature = { notalone-role-creature }
notalone-step-creature-text = Ceux qui s’y trouvent sont pris et perdent de la Volonté ; le pion Assimilation avance d’une case.
notalone-step-exhausted = Épuisement
notalone-step-exhausted-text = Qui n’a plus de Volonté en récupère et reprend tous ses Lieux ; le pion Assimilation avance d’une case de plus.

notalone-state-ineffective = sans effet ce tour-ci
notalone-state-used = déjà utilisé ce tour-ci
notalone-state-barred = impossible à poser ce tour-ci
notalone-state-marker = ici : { notalone-marker }
notalone-state-token = ici : { $token }
notalone-state-here = ici : { $players }
notalone-state-maybe = peut-être ici : { $count ->
    [one] { $players }
   *[other] { $players } ({ $count })
 }
notalone-state-laid = carte que vous avez posée
notalone-state-reserve = dans la réserve : { $left }
notalone-state-left = a quitté la partie
notalone-state-choosing = fait son choix
notalone-state-chosen = a choisi
notalone-state-thinking = doit répondre
notalone-state-resolving = prend sa décision
notalone-state-passed = a passé
notalone-state-ahead-phase = passe jusqu’à la fin de la phase
notalone-state-ahead-turn = passe jusqu’à la fin du tour
notalone-watch = Montrer où peut être ce Traqué
notalone-could-be = { $player } peut être ici : { $places }
notalone-count-will = { notalone-will } : { $will } sur 3
notalone-count-hand = { $hand ->
    [one] { $hand } carte Lieu en main
   *[other] { $hand } cartes Lieu en main
 }
notalone-count-kit = { $cards ->
    [one] { $cards } carte Survie
   *[other] { $cards } cartes Survie
 }
notalone-count-laid = { $laid ->
    [one] { $laid } carte face cachée
   *[other] { $laid } cartes face cachée
 }
notalone-table-waiting = Lieu : { $place }
notalone-table-resolved = Lieu : { $place } (résolu)
notalone-table-back = repris en main : { $card }
notalone-pile = défausse : { $places }
notalone-pile-none = défausse vide
notalone-pile-hidden = { $discards ->
    [one] { $discards } carte dans la défausse, cachée par Brouillage
   *[other] { $discards } cartes dans la défausse, cachées par Brouillage
 }
notalone-shown = a montré : { $places }
notalone-two-river = pose deux cartes et en garde une ({ notalone-place-3 })
notalone-two-artefact = pose deux cartes et utilise les deux ({ notalone-place-10 })
notalone-next-river = deux cartes au prochain tour ({ notalone-place-3 })
notalone-next-artefact = deux cartes au prochain tour ({ notalone-place-10 })
notalone-hunt-hand-text = { $hand } en main ; { $plays ->
    [0] plus aucune jouable ce tour-ci.
    [one] { $plays } jouable ce tour-ci.
   *[other] { $plays } jouables ce tour-ci.
 }
notalone-hunt-count = { $hand ->
    [one] { $hand } carte Traque
   *[other] { $hand } cartes Traque
 }
notalone-hunt-pile = Cartes Traque
notalone-survival-pile = Cartes Survie
notalone-deck = { $deck ->
    [one] { $deck } carte dans la pioche.
   *[other] { $deck } cartes dans la pioche.
 }
notalone-discarded = Défausse, la plus récente en dernier :
notalone-bottom = Sous la pioche, la plus basse d’abord :
notalone-known = En main à coup sûr :
notalone-pile-empty = aucune

notalone-own-hand = Votre main
notalone-own-pile = Votre défausse
notalone-own-hunt = Vos cartes Traque
notalone-own-survival = Vos cartes Survie
notalone-tray = Jetons à placer
notalone-tray-text = Touchez un jeton, puis un Lieu, ou faites-le glisser jusque-là.
notalone-deeds = Ce que vous pouvez faire
notalone-when = Phase { $number } : { $phase }.
notalone-when-copied = Dans la phase de la carte copiée.
notalone-brings = Met en jeu : { $token }

notalone-label-move = { $player } : { $from } → { $place }
notalone-label-token = { $token } → { $place }
notalone-draft-chosen = { $title } { $chosen }
notalone-draft-lay = Poser face cachée :
notalone-draft-resist = Résister : perdez 1 Volonté (il vous en restera { $left }) et reprenez { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
 } de votre défausse :
notalone-draft-give-up = Lâcher prise : 3 Volonté et toutes vos cartes, mais le pion Assimilation avance d’une case (encore { $assimilation }).
notalone-draft-place-creature = Jeton Créature :
notalone-draft-place-artemia = Jeton Artemia :
notalone-draft-place-target = Jeton Cible :
notalone-draft-take = Reprendre de votre défausse :
notalone-draft-keep = Garder :
notalone-draft-discard = Défausser :
notalone-draft-hide = Cacher :
notalone-draft-resolve = D’abord :
notalone-draft-recover = Reprendre :
notalone-draft-power = Utiliser le pouvoir :
notalone-draft-copy = Utiliser le pouvoir de :
notalone-draft-heal = Rendre 1 Volonté à :
