# The words of the hall in French: the shell in the browser, the kernel, the server, the command line.

## Everywhere

shell-skip = Aller au contenu
shell-home = Ludoteca : vers l’accueil
shell-nav = Pages principales
shell-loading = Un instant…
shell-close = Fermer
shell-save = Enregistrer
shell-send = Envoyer
shell-cancel = Annuler
shell-not-now = Pas maintenant
shell-game = Jeu
shell-copy = Copier
shell-copied = Le lien est copié.
shell-copy-failed = Le navigateur n’a pas permis la copie. Sélectionnez le lien et copiez-le à la main.
shell-share = Partager
shell-offline = Ludoteca est injoignable. Vérifiez votre connexion et réessayez.
shell-went-wrong = Cela n’a pas marché. Réessayez.
shell-footer = Ludoteca, une salle de jeux de société libre et ouverte.
shell-footer-independent = Une réalisation indépendante. Les noms des jeux appartiennent à leurs éditeurs.
shell-about = À propos
shell-about-text = Ludoteca est une salle de jeux de société que chacun peut héberger pour les siens : dans le navigateur, en six langues, sans rien à installer pour jouer. C’est un logiciel libre.
shell-about-fair = Mélanges et tirages viennent d’un seul nombre secret, fixé avant le début de la partie. Son empreinte est visible dès le départ, le nombre lui-même à la fin : chacun peut vérifier que rien n’a été changé. Les bots voient ce que verrait une personne à leur place, et rien de plus.
shell-about-libraries = Bibliothèques utilisées dans le navigateur
shell-missing = Cette case est vide
shell-missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien, ou il lui manque une lettre.
shell-return-gone = Ce lien n’ouvre plus aucune place
shell-return-gone-text = Un lien privé cesse de marcher dès qu’on en crée un nouveau. Créez-en un autre dans les réglages de l’appareil sur lequel vous jouez.
shell-to-hall = Vers l’accueil
shell-your-turn = À vous de jouer
# A link in the header: tables where it is the reader’s turn.
shell-tables-waiting = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
 }

## Settings

shell-settings = Réglages
shell-name = Votre nom
shell-name-hint = Les autres le voient à la table.
shell-name-saved = Vous vous appelez maintenant { $name }.
shell-language = Langue
shell-theme = Couleurs
shell-theme-auto = Comme l’appareil
shell-theme-light = Claires
shell-theme-dark = Sombres
shell-theme-now = Couleurs : { $theme }
shell-sound = Sons
shell-notices = Me prévenir quand c’est à moi de jouer
shell-notices-refused = Le navigateur n’autorise pas les notifications de cette page.
shell-device = Jouer sur un autre appareil
shell-device-hint = Un lien privé ouvre vos places sur votre téléphone ou votre ordinateur. Gardez-le pour vous.
shell-device-make = Créer un lien privé
shell-device-link = Lien privé

## Door

shell-enter = Une salle privée
shell-enter-text = Un mot de passe est demandé ici. Demandez-le à la personne qui vous a envoyé l’invitation.
shell-password = Mot de passe
shell-come-in = Entrer

## Hall

shell-hero-title = Des jeux de société, entre vous, dans le navigateur
shell-hero-text = Ouvrez une table, envoyez le lien à vos amis et jouez, sur téléphone ou sur ordinateur, sans rien installer et sans compte.
shell-create = Créer une table
shell-see-tables = Voir les tables
shell-games = Sur l’étagère
shell-my-tables = Vos tables
shell-tables = Tables
shell-open-tables = Tables ouvertes
shell-playing-tables = Parties en cours
shell-no-tables = Aucune table n’attend de monde en ce moment. Créez-en une : la prochaine visite sera peut-être pour vous.
shell-join = Rejoindre
shell-watch = Regarder
shell-table-open = pas commencée
shell-table-playing = en cours
shell-table-over = terminée

## A game’s page

shell-begin = Jouer tout de suite
shell-bot-level = Niveau du bot
shell-play-bot = Jouer contre le bot
shell-play-people = Jouer avec d’autres
shell-pages = À propos du jeu
shell-page-help = Comment jouer
shell-page-tips = Conseils
shell-page-rules = Règles
shell-fact-players = { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
 }
shell-fact-minutes = { $least } à { $most } minutes
shell-fact-time = Durée
shell-fact-complexity = Complexité
shell-fact-complexity-of = Complexité : { $number } sur 5
shell-fact-designer = Création
shell-fact-publisher = Édition
shell-fact-year = Année
shell-fact-seats = Joueurs

## Making a table

shell-seats = Joueurs
# Behind a choice that cannot be made for this number of players.
shell-choice-seats = seulement à { $seats } joueurs
shell-access = Qui peut rejoindre
shell-access-invited = Avec le lien seulement
shell-access-public = Tout le monde
shell-limit = Temps maximal pour répondre

## A table before its match

shell-table = Table
shell-no-table = Cette table n’existe pas
shell-no-table-text = Elle a peut-être fermé parce que personne n’est venu, ou le lien est incomplet.
shell-how-to-play = Comment jouer
shell-seat-free = Place libre
shell-seat-invited = { $name } (invitation envoyée)
shell-seat-number = Place { $number }
shell-you = vous
shell-sit = S’asseoir
shell-sit-here = Venir ici
shell-stand = Se lever
shell-remove = Faire partir
shell-take-out = Retirer
shell-bot = Bot
shell-bot-name = Bot { $level }
shell-bot-for = Un bot ({ $level }) joue à la place de cette personne
shell-add-bot = Ajouter un bot
shell-start = Commencer
shell-all-here = Tout le monde est là.
shell-seats-missing = La partie peut commencer dès que toutes les places sont prises.
shell-take-a-seat = Prenez une place libre pour jouer.
shell-waiting-players = On attend encore du monde…
shell-owner-starts = La table est complète. La personne qui l’a ouverte peut lancer la partie.
shell-invite = Inviter
shell-invite-text = Qui ouvre ce lien peut s’asseoir ou regarder.
shell-invite-link = Lien vers cette table
shell-invite-title = Une partie de { $game } avec moi ?
shell-table-settings = À propos de cette table

## A table under way

shell-bar = Ce qui est demandé
shell-waiting-for = On attend { $names }
shell-offer = Personne n’attend après vous, mais vous pouvez encore agir.
shell-you-watch = Vous regardez cette partie.
shell-sending = Envoi…
shell-validate = Valider
shell-given = Votre réponse : { $answer }. Vous pouvez encore la changer.
# A link to a clause of the rules.
shell-rule = Règle { $clause }
shell-to-play = doit jouer
shell-players = Joueurs
shell-player = Joueur
shell-winner = Victoire
shell-here = à la table
shell-away = pas à la table
shell-gone = a quitté la partie
shell-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
shell-papers = Journal, choix et discussion
shell-log = Journal
shell-log-empty = Rien ne s’est encore passé.
shell-choices = Ce que vous pouvez faire
shell-choices-none = Rien pour l’instant : ce n’est pas à vous de jouer.
shell-chat = Discussion
shell-chat-empty = Dites bonjour.
shell-chat-say = Écrire à la table
shell-unread = non lus
shell-no-board = Ce jeu n’a pas encore de plateau. Utilisez « Ce que vous pouvez faire ».
shell-connection-lost = La connexion est perdue. Nouvel essai en cours… Rien de ce que vous avez fait n’est oublié.
shell-away-title = Pendant votre absence
shell-bot-plays-you = Un bot joue à votre place.
shell-take-back = Reprendre ma place
shell-proposal = { $player } propose d’arrêter la partie sans résultat.
shell-agree = Accepter
shell-decline = Refuser
shell-withdraw = Retirer ma proposition
shell-abandoned = { $player } n’a pas répondu dans le temps fixé pour cette table.
shell-bot-plays-on = Laisser jouer un bot
shell-give-up-seat = Déclarer forfait

## The list of what one can do

shell-actions = Choisissez quoi faire
shell-part-one = Choisissez-en un
shell-part-some = { $least ->
    [0] Choisissez-en jusqu’à { $most }
   *[other] Choisissez-en de { $least } à { $most }
 }
shell-part-exactly = Choisissez-en { $most }
shell-part-number = Choisissez un nombre de { $low } à { $high }
shell-part-order = Choisissez l’un après l’autre
shell-part-move = Choisissez d’où, puis vers où
shell-none = Aucun
shell-one-back = Un pas en arrière
shell-amount = Combien
shell-less = Un de moins
shell-more = Un de plus

## The table’s menu

shell-menu = Menu de la table
shell-keys = Clavier
shell-keys-intro = Tout peut se faire au clavier. « Ce que vous pouvez faire » donne la liste de tous vos choix en texte.
shell-keys-tab = Aller à la partie suivante de la page : la barre, le plateau, la liste des choix
shell-keys-arrows = Aller de choix en choix sur le plateau et dans les listes ; d’étape en étape quand on revoit une partie
shell-keys-enter = Choisir ; valider quand la réponse est complète
shell-keys-escape = Annuler la réponse en cours, fermer une fenêtre
shell-keys-ends = Premier ou dernier choix, première ou dernière étape
shell-sound-on = Activer les sons
shell-sound-off = Couper les sons
shell-watch-link = Lien pour regarder
shell-watch-link-text = Qui ouvre ce lien voit la partie, mais rien de ce qui est caché.
shell-propose = Proposer d’arrêter
shell-propose-text = Si tout le monde est d’accord, la partie s’arrête sans résultat.
shell-propose-deed = Proposer
shell-concede = Abandonner
shell-concede-text = Vous abandonnez cette partie. C’est définitif.
shell-fair = Hasard vérifiable
shell-fair-text = Tout le hasard de cette partie vient d’un seul nombre, fixé au début. Voici son empreinte :
shell-fair-seed = Et voici le nombre, pour que chacun puisse vérifier :

## Result and replay

shell-result = Résultat
shell-result-win = { $player } l’emporte
shell-result-you = Vous l’emportez !
shell-result-draw = Égalité entre { $names }
shell-result-team = { $names } l’emportent ensemble
shell-result-team-you = Votre équipe l’emporte !
shell-result-none = Pas de résultat
shell-place = Rang
shell-rematch = Revanche
shell-rematch-join = Vers la revanche
shell-replay = Revoir
shell-record = Enregistrement
shell-replay-title = Revoir la partie : { $game }
shell-replay-open = La partie est finie ; plus rien n’est caché.
shell-eyes = Point de vue
shell-eyes-of = Vu par { $player }
shell-eyes-all = Vu par le public
shell-replay-later = La partie n’est pas encore finie
shell-replay-later-text = On pourra la revoir étape par étape dès qu’elle sera terminée.
shell-step = { $step } sur { $last }
shell-step-slider = Étape de la partie
shell-step-first = Au début
shell-step-back = Étape précédente
shell-step-forward = Étape suivante
shell-step-last = À la fin
shell-step-play = Lecture
shell-step-pause = Pause
shell-step-link = Copier un lien vers ce moment

## Kernel: common actions, why an answer is refused, and how a match can stop

kernel-do-yes = Oui
kernel-do-no = Non
kernel-do-pass = Passer
kernel-do-choose = Choisir
kernel-level-random = Aléatoire
kernel-not-a-choice = Ce choix n’est pas possible ici.
kernel-not-so-many = { $least ->
    [0] Choisissez-en { $most } au plus.
   *[other] Choisissez-en de { $least } à { $most }.
 }
kernel-not-in-range = Choisissez un nombre de { $low } à { $high }.
kernel-not-an-order = Mettez chacun dans l’ordre, une seule fois.
kernel-not-a-move = Dites d’où, vers où et combien.
kernel-wrong-parts = Il manque quelque chose à cette réponse.
kernel-not-an-answer = Ce n’est pas une réponse.
kernel-no-such-action = Ce n’est pas possible maintenant.
kernel-stopped = Tout le monde s’est mis d’accord pour arrêter.

## Server

server-description = Des jeux de société entre amis, avec des inconnus ou contre des bots, dans le navigateur, sans rien installer.
server-title-home = Ludoteca
server-title-lobby = Tables – Ludoteca
server-title-about = À propos – Ludoteca
server-title-game = { $game } – Ludoteca
server-title-table = Une table de { $game } – Ludoteca
server-title-replay = Une partie de { $game }, coup par coup – Ludoteca
server-title-unknown = Introuvable – Ludoteca
# Names for guests who have not chosen one, with commas between them; a number is put after the name.
server-guest-names = Blaireau, Ours, Castor, Abeille, Bison, Chat, Grue, Cerf, Dauphin, Colombe, Canard, Aigle, Faucon, Renard, Grenouille, Oie, Lièvre, Hérisson, Héron, Cheval, Bouquetin, Martin-pêcheur, Lynx, Pie, Marmotte, Taupe, Triton, Loutre, Hibou, Panda, Pélican, Manchot, Poney, Macareux, Corbeau, Rouge-gorge, Saumon, Phoque, Mouton, Moineau, Écureuil, Cigogne, Hirondelle, Cygne, Tigre, Crapaud, Tortue, Baleine, Loup, Roitelet
server-return-title = Qui êtes-vous ici ?
server-return-question = Ce lien appartient à { $other }. Sur cet appareil, vous êtes { $present }.
server-return-go = Continuer en tant que { $other }
server-return-stay = Rester { $present }

server-name-empty = Il faut au moins une lettre, un chiffre ou un signe.
server-name-too-long = Un nom compte au plus { $most } caractères.
server-wrong-password = Ce n’est pas le bon mot de passe.
server-password-needed = Donnez d’abord le mot de passe de l’hôte.
server-foreign = Cette demande vient d’un autre site.
server-flood = { $seconds ->
    [one] C’était trop d’un coup. Réessayez dans { $seconds } seconde.
   *[other] C’était trop d’un coup. Réessayez dans { $seconds } secondes.
 }
server-too-large = C’est trop volumineux : { $most } octets au plus.
server-not-json = Envoyez du JSON, avec le type de contenu application/json.
server-malformed = Le serveur ne comprend pas ce message.
server-wrong-method = Cette adresse n’accepte pas ce genre de demande.
server-unavailable = Le serveur ne peut pas le faire pour l’instant. Rien n’a changé ; réessayez.
server-stopping = Le serveur est en train de s’arrêter. Réessayez dans un instant.
server-not-a-monitor = Ces chiffres sont réservés à l’hôte.

server-no-such-page = Cette page n’existe pas.
server-no-such-game = Ce jeu n’existe pas.
server-no-such-table = Cette table n’existe pas.
server-no-such-seat = Cette place n’existe pas.
server-no-such-level = Ce bot n’existe pas.
server-bad-seats = Ce jeu se joue de { $least } à { $most }.
server-bad-options = Ce jeu n’a pas ce réglage.
server-bad-limit = La limite de temps doit être comprise entre { $least } et { $most } secondes.
server-not-owner = Seule la personne qui a ouvert la table peut le faire.
server-not-seated = Vous n’êtes pas à cette table.
server-sent-away = On vous a demandé de quitter cette table.
server-seat-taken = Cette place est prise.
server-no-seat-free = Toutes les places sont prises.
server-seats-not-filled = Toutes les places doivent d’abord être occupées.
server-nobody-there = Cette place est vide.
server-no-bot-there = Aucun bot n’occupe cette place.
server-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
server-already-started = La partie a déjà commencé.
server-not-over = La partie n’est pas encore finie.
server-decision-gone = Ce choix n’est plus à faire.
server-nothing-proposed = Personne n’a proposé d’arrêter.
server-not-playing = La partie n’est pas en cours.
server-has-left = Cette personne a quitté la partie.
server-not-abandoned = On n’a pas encore attendu cette place assez longtemps.
server-own-seat = C’est votre propre place.
server-cannot-save = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.
server-rules-failed = Le programme des règles contient une erreur. Rien n’a changé ; l’hôte en trouvera la trace dans le journal du serveur.
server-table-damaged = Cette table est illisible. L’hôte en saura plus dans le journal du serveur.
server-resume-first = Demandez d’abord l’état de la table.
