# Elfenland: everything that is said in French. Names of means, kinds of ways, towns and ways stand in names.toml.
# counter: jeton; way, crossing: trajet; fare: coût; piece: marqueur; row: rangée; stack: pile; travel turn: voyage.

elfenland-name = Elfenland
elfenland-pitch = De jeunes elfes parcourent le pays à dos de dragon, en chariot de troll ou en radeau, pour voir le plus de villes possible. Chacun ouvre des routes qui servent à tous, et qui a les bonnes cartes va le plus loin.

## Options and bots

elfenland-option-rounds = Durée
elfenland-option-rounds-4 = quatre manches
elfenland-option-rounds-3 = trois manches
elfenland-option-hometown = Variante des villes natales
elfenland-option-hometown-off = non
elfenland-option-hometown-on = oui : à la fin, chaque trajet qui vous sépare de votre ville natale secrète coûte un point
elfenland-level-random = Aléatoire
elfenland-level-easy = Facile
elfenland-level-normal = Normal
elfenland-level-hard = Difficile

## Questions

elfenland-ask-draw = Prenez un jeton dans la rangée ou dans la pile
elfenland-ask-plan = Posez un jeton ou votre obstacle, ou passez
elfenland-ask-travel = Continuez votre voyage, ou finissez-le
elfenland-ask-keep = Choisissez le jeton que vous gardez pour la prochaine manche

## Actions

elfenland-do-take = Prendre dans la rangée
elfenland-do-draw = Piocher dans la pile
elfenland-do-place = Poser un jeton
elfenland-do-obstruct = Poser l’obstacle
elfenland-do-cross = Voyager
elfenland-do-caravan = Caravane
elfenland-do-long-caravan = Caravane malgré l’obstacle
elfenland-do-stop = Finir le voyage
elfenland-do-keep = Garder

elfenland-part-slot = Quel jeton de la rangée
elfenland-part-move = Quel jeton, et sur quelle route
elfenland-part-road = Quelle route
elfenland-part-way = Par où
elfenland-part-cards = Quelles cartes
elfenland-part-counter = Quel jeton

elfenland-hint-draw = Inconnu jusqu’à ce que vous le preniez ; il en reste { $n }.
elfenland-hint-obstruct = Une seule fois par partie : une route munie d’un jeton coûte à tous une carte de plus pour cette manche.
elfenland-hint-pass = Vous pourrez encore poser quelque chose à votre prochain tour.
elfenland-hint-cross = Payez le coût et déplacez votre botte. C’est définitif.
elfenland-hint-caravan = Payez trois cartes quelconques au lieu du coût d’une route munie d’un jeton.
elfenland-hint-long-caravan = Payez quatre cartes quelconques sur une route munie d’un jeton et d’un obstacle.
elfenland-hint-stop = Vous gardez toutes vos cartes.
elfenland-hint-give = { $n ->
    [one] Il faut rendre { $n } carte : on n’en garde que quatre.
   *[other] Il faut rendre { $n } cartes : on n’en garde que quatre.
 }

## Log
# $counter, $road, $from, $to, $town, $means and $cards are names already, $cards a whole list: "2 × Dragon, 1 × Radeau".
# $start is a player’s name. What ends in the name of an argument (-town, -cards) is said to those who are told it.

elfenland-event-hometown = { $player } reçoit une ville natale secrète.
elfenland-event-hometown-town = { $player } reçoit une ville natale secrète : { $town }.
elfenland-event-round = Manche { $round } : { $start } commence.
elfenland-event-dealt = { $player } reçoit { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
elfenland-event-dealt-cards = { $player } reçoit : { $cards }.
elfenland-event-secret = { $player } reçoit un jeton secret.
elfenland-event-secret-counter = { $player } reçoit un jeton secret : { $counter }.
elfenland-event-took = { $player } prend dans la rangée : { $counter }.
elfenland-event-drew = { $player } pioche dans la pile : { $counter }.
elfenland-event-placed = { $player } pose : { $counter }, { $road }.
elfenland-event-revealed = { $player } pose un jeton secret : { $counter }, { $road }.
elfenland-event-obstructed = { $player } pose l’obstacle : { $road }.
elfenland-event-passed = { $player } passe.
elfenland-event-auto-passed = { $player } n’a rien à poser et passe.
elfenland-event-planned = Tout le monde a passé : en route !
elfenland-event-crossed = { $player } : { $from } → { $to }, { $n } × { $means }.
elfenland-event-caravan = { $player } : { $from } → { $to }, caravane : { $cards }.
elfenland-event-piece = { $player } prend un marqueur : { $town } ({ $n ->
    [one] { $n } ville
   *[other] { $n } villes
 }).
elfenland-event-stopped = { $n ->
    [0] { $player } s’arrête à { $town }.
    [one] { $player } s’arrête à { $town } et rend { $n } carte.
   *[other] { $player } s’arrête à { $town } et rend { $n } cartes.
 }
elfenland-event-stopped-cards = { $player } s’arrête à { $town } et rend : { $cards }.
elfenland-event-kept = { $player } garde : { $counter }.
elfenland-event-kept-secret = { $player } garde un jeton secret.
elfenland-event-kept-secret-counter = { $player } garde un jeton secret : { $counter }.
elfenland-event-returned = { $player } rend { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }.
elfenland-event-cleared = Les routes sont dégagées.
# $n: how many ways the boot is from the hometown.
elfenland-event-home = { $n ->
    [0] { $player } finit dans sa ville natale : { $town }.
    [one] { $player } finit à { $n } trajet de sa ville natale : { $town }.
   *[other] { $player } finit à { $n } trajets de sa ville natale : { $town }.
 }
elfenland-event-left = { $player } a quitté la partie.

## Result

elfenland-score-points = Points
elfenland-score-pieces = Villes
elfenland-score-distance = Distance
elfenland-score-cards = Cartes
elfenland-end-rounds = la dernière manche est finie
elfenland-end-complete = quelqu’un a visité les 20 villes
elfenland-end-alone = les autres ont quitté la partie

elfenland-reckoning = Comment se fait le classement
elfenland-reckoning-plain = Un point par ville visitée. À égalité de points, qui a le plus de cartes en main passe devant ; si l’égalité demeure, la place est partagée.
elfenland-reckoning-home = Un point par ville visitée, moins un par trajet entre la botte et la ville natale. À égalité de points, qui est le plus près de sa ville natale passe devant, puis qui a le plus de cartes en main ; si l’égalité demeure, la place est partagée.

## Why something cannot be done
# In why-fare and why-caravan-cards, $n cards are needed and $held are in the hand.

elfenland-why-phase = Ce n’est pas le moment : cette action appartient à une autre phase.
elfenland-why-counter = Vous n’avez pas ce jeton. Choisissez-en un qui est devant vous.
elfenland-why-place-none = Vous n’avez plus de jeton à poser.
elfenland-why-place-nowhere = Aucun de vos jetons n’a de place : toutes les routes qui leur conviennent sont prises. Vous pouvez passer.
elfenland-why-counter-water = Les jetons vont seulement sur les routes. Rivières et lacs se parcourent en radeau, sans jeton.
elfenland-why-terrain = Ce transport ne circule pas sur ce terrain. Le tableau des transports dit où il va.
elfenland-why-taken = Cette route porte déjà un jeton. Choisissez une route libre.
elfenland-why-one = Un jeton à la fois. Vous poserez le suivant à votre prochain tour.
elfenland-why-obstacle-used = Votre obstacle a déjà servi : chacun n’en a qu’un pour toute la partie.
elfenland-why-obstacle-nowhere = Aucune route ne convient à votre obstacle : il en faut une avec un jeton et sans obstacle.
elfenland-why-obstacle-water = Les obstacles vont seulement sur les routes, pas sur les rivières ni sur les lacs.
elfenland-why-obstacle-second = Cette route porte déjà un obstacle. Choisissez une autre route munie d’un jeton.
elfenland-why-obstacle-free = Cette route n’a pas de jeton. L’obstacle se pose sur une route munie d’un jeton.
elfenland-why-elsewhere = Ce trajet ne part pas de la ville où se trouve votre botte.
elfenland-why-no-counter = Cette route n’a pas de jeton : rien n’y circule pendant cette manche.
elfenland-why-fare = Ce trajet coûte { $n } × { $means ->
    [giant-pig] { elfenland-means-giant-pig }
    [elfcycle] { elfenland-means-elfcycle }
    [magic-cloud] { elfenland-means-magic-cloud }
    [unicorn] { elfenland-means-unicorn }
    [troll-wagon] { elfenland-means-troll-wagon }
    [dragon] { elfenland-means-dragon }
   *[raft] { elfenland-means-raft }
 }, { $held ->
    [0] et vous n’avez aucune de ces cartes.
   *[other] et vous en avez { $held }.
 }
elfenland-why-cross-nowhere = Vous ne pouvez payer le coût ordinaire d’aucun trajet depuis cette ville.
elfenland-why-caravan-cards = Une caravane coûte ici { $n } cartes, et vous en avez { $held }.
elfenland-why-caravan-nowhere = Une caravane de trois cartes demande une route avec un jeton et sans obstacle. Aucune ne part de cette ville.
elfenland-why-long-caravan-nowhere = Une caravane de quatre cartes est faite pour les routes à obstacle. Aucune ne part de cette ville.
elfenland-why-caravan-water = Une caravane va sur les routes, pas sur les rivières ni sur les lacs.
elfenland-why-caravan-free = Une caravane demande un jeton, et cette route n’en a pas.
elfenland-why-caravan-obstacle = Cette route porte un obstacle : une caravane y coûte quatre cartes.
elfenland-why-caravan-no-obstacle = Cette route ne porte pas d’obstacle : une caravane y coûte trois cartes.
elfenland-why-not-in-hand = Vous n’avez pas ces cartes en main.
elfenland-why-exactly = { $n ->
    [one] Choisissez exactement { $n } carte.
   *[other] Choisissez exactement { $n } cartes.
 }

## The board: the ribbon above the map

elfenland-round = Manche { $round } sur { $rounds }
elfenland-phases = Phases d’une manche
elfenland-phase-draw = Jetons
elfenland-phase-plan = Routes
elfenland-phase-travel = Voyage
elfenland-phase-keep = Rangement
elfenland-phase-over = Fin de la partie
elfenland-phase-draw-text = Jetons : on prend un jeton chacun son tour, en trois tours de table.
elfenland-phase-plan-text = Routes : on pose des jetons sur les routes jusqu’à ce que tous aient passé l’un après l’autre.
elfenland-phase-travel-text = Voyage : l’un après l’autre, on voyage et on paie avec ses cartes.
elfenland-phase-keep-text = Rangement : chacun garde un jeton et rend les autres.
elfenland-scores = Villes visitées
elfenland-pieces = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
 }
elfenland-starts = commence la manche
elfenland-home = Votre ville natale : { $town }
elfenland-home-text = À la fin, chaque trajet entre votre botte et votre ville natale coûte un point. Personne d’autre ne la connaît.
elfenland-home-away = { $n ->
    [0] vous y êtes
    [one] à { $n } trajet
   *[other] à { $n } trajets
 }
# $n: the points that the distance costs.
elfenland-home-end = Ville natale : { $town } (−{ $n })

## The board: what a player is doing, or has done

elfenland-state-draw = prend un jeton
elfenland-state-plan = prépare sa route
elfenland-state-travel = voyage
elfenland-state-passed = a passé
elfenland-state-travelled = a fini son voyage
elfenland-state-left = a quitté la partie

## Beside the players

elfenland-hand-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
elfenland-secrets = { $n ->
    [one] { $n } jeton secret
   *[other] { $n } jetons secrets
 }
elfenland-counters-none = aucun jeton

## The map
# Said together, as sentences: "Lapphalya. Votre marqueur est ici. Bottes : Ada, Ben".

elfenland-map = Plateau : le pays des elfes. Faites-le glisser pour le déplacer ; pour zoomer, deux doigts, ou la molette avec Ctrl ou quand le plateau a le focus. Touches : + et − pour zoomer, 0 pour tout montrer, les flèches pour déplacer.
elfenland-zoom-in = Agrandir (+)
elfenland-zoom-out = Réduire (−)
elfenland-zoom-all = Montrer tout le plateau (0)
elfenland-town-piece = Votre marqueur est ici
elfenland-town-home = Votre ville natale
elfenland-town-boots = Bottes : { $players }
elfenland-way-free = sans jeton
# Cards of one means: "2 × Dragon".
elfenland-cards = { $n } × { $means }
elfenland-cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
elfenland-obstacle = Obstacle
elfenland-obstacle-text = Une seule fois par partie : posez-le sur une route munie d’un jeton. Chaque trajet y coûte une carte de plus pour cette manche, les vôtres aussi.

## What lies before the player

elfenland-own = Ce que vous avez
elfenland-hand = Votre main
elfenland-hand-none = Votre main est vide.
elfenland-hand-caravan = pour la caravane : { $chosen } sur { $n }
elfenland-card-paid = paie l’étape { $step }
elfenland-own-counters = Vos jetons
elfenland-give = Rendre des cartes
elfenland-give-text = { $n ->
    [one] On n’en garde que quatre : choisissez { $n } carte à rendre. Les autres ne voient pas laquelle.
   *[other] On n’en garde que quatre : choisissez { $n } cartes à rendre. Les autres ne voient pas lesquelles.
 }
elfenland-give-chosen = choix : { $chosen } sur { $n }
elfenland-secret = secret
elfenland-secret-text = Personne d’autre ne voit ce jeton avant que vous le posiez.
elfenland-counter-nowhere = Aucune route libre ne lui convient.
elfenland-fare = coût { $n }

## Drawing

elfenland-row = La rangée
elfenland-row-lap = jeton { $lap } sur { $laps }
elfenland-stack = Pile
elfenland-stack-count = { $n ->
    [one] Pile, { $n } jeton
   *[other] Pile, { $n } jetons
 }
elfenland-stack-text = Le jeton du dessus, inconnu jusqu’à ce que vous le preniez. Il reste ensuite visible devant vous.

## Planning

elfenland-guide-plan = Choisissez un de vos jetons, ou une route sur le plateau.
elfenland-guide-road = Choisissez maintenant un de vos jetons qui y convient.
# How many free roads suit the chosen counter.
elfenland-guide-roads = { $n ->
    [one] convient à { $n } route libre
   *[other] convient à { $n } routes libres
 }
elfenland-passes = Passes à la suite : { $n } sur { $all }

## The transport chart

elfenland-chart = Tableau des transports
elfenland-chart-short = Tableau
elfenland-means = Transport
elfenland-close = Fermer
elfenland-counters-count = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
elfenland-chart-raft = Rivière : 1 dans le sens du courant, 2 à contre-courant. Lac : 2.
elfenland-chart-obstacle = Un obstacle ajoute au coût une carte du même transport.
elfenland-chart-caravan = Caravane : sur une route munie d’un jeton, trois cartes quelconques au lieu du coût ; quatre s’il y a un obstacle.

## The route planner

elfenland-planner = Votre itinéraire
elfenland-plan-empty = Touchez une ville du plateau, proche ou lointaine : les itinéraires les moins chers vous sont proposés.
elfenland-plan-ahead = Touchez des villes du plateau pour préparer votre voyage.
elfenland-plan-final = « Valider » effectue le premier trajet. Ce qui est payé est payé : aucun trajet ne s’annule.
elfenland-plan-later = Ce n’est qu’un projet : rien n’est payé avant votre tour.
elfenland-plan-left = { $n ->
    [one] reste { $n } carte
   *[other] restent { $n } cartes
 }
elfenland-plan-back = Retirer la dernière étape
elfenland-plan-clear = Effacer
elfenland-plan-gain = vous prenez votre marqueur
elfenland-caravan = Caravane
elfenland-plan-cards = Choisir les cartes
elfenland-plan-missing = { $n ->
    [one] encore { $n } carte à choisir
   *[other] encore { $n } cartes à choisir
 }
# $cards: what the crossing costs.
elfenland-plan-short = pas assez de cartes, il faut : { $cards }
elfenland-plan-fare = Payer { $n } × { $means }
elfenland-plan-caravan = Caravane ({ $n })
elfenland-plan-barred = Vous ne pouvez pas continuer par là : { $way }
elfenland-plan-no-route = Vous ne pouvez payer aucun itinéraire vers { $town }.
elfenland-plan-offers = Itinéraires vers { $town }
# A short label before buttons such as "3 cards +2".
elfenland-plan-routes = Itinéraires
elfenland-plan-offered = { $n ->
    [one] { $n } itinéraire vers { $town }
   *[other] { $n } itinéraires vers { $town }
 }
elfenland-plan-which = Par où aller à { $town } ?
# $towns: names; $cards and $pieces: numbers.
elfenland-plan-route = { $towns }. Cartes : { $cards }. Nouvelles villes : { $pieces }.

## The answer in progress, in the bar
# $cards: a list of cards, "–" where none is chosen; $kind: that of the way.

elfenland-draft-take = Prendre dans la rangée : { $counter }
elfenland-draft-take-none = Choisissez un jeton de la rangée
elfenland-draft-draw = Retourner le jeton du dessus de la pile ({ $n })
elfenland-draft-place = Choisissez un jeton
elfenland-draft-place-counter = { $counter } : choisissez une route
elfenland-draft-place-road = { $counter } → { $road }, coût { $n }
elfenland-draft-place-secret = { $counter } (secret, sera révélé) → { $road }, coût { $n }
elfenland-draft-obstruct = Obstacle : choisissez une route munie d’un jeton
elfenland-draft-obstruct-road = Obstacle → { $road } : { $n } × { $counter } au lieu de { $before }. Vous n’en avez qu’un.
elfenland-draft-cross = Choisissez par où aller
elfenland-draft-caravan = Caravane : choisissez une route
elfenland-draft-cross-way = { $from } → { $to } ({ $kind }) : { $cards }. C’est définitif.
elfenland-draft-cross-piece = { $from } → { $to } ({ $kind }) : { $cards }. Vous prenez votre marqueur. C’est définitif.
elfenland-draft-more = { $cards }, et encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
elfenland-draft-stop = Finir ici votre voyage
elfenland-draft-give = Finir le voyage : choisissez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } à rendre ({ $cards })
elfenland-draft-given = Finir le voyage et rendre : { $cards }
elfenland-draft-keep = Choisissez le jeton que vous gardez
elfenland-draft-keep-counter = Garder : { $counter }. Les autres retournent dans la pile.

## Choices in the list

elfenland-label-road = { $road }, coût { $n }
elfenland-label-obstruct = { $road } : alors { $n } × { $counter }
elfenland-label-way = { $to } : { $way }
elfenland-label-cross = { $to } : { $way }, { $cards }
