# What is said in a terminal: to hosts, and to those who play there.

## Hosting

server-serve-open = Ludoteca est ouverte : { $url }
server-serve-others = Sur votre réseau, les autres ouvrent : { $url }
server-serve-public = Les autres ouvrent : { $url }
server-serve-stop = Ctrl+C pour arrêter.
server-port-taken = Un autre programme occupe le port { $port }. Arrêtez-le ou choisissez un autre port : --port { $next }
server-port-forbidden = Le port { $port } n’est pas ouvert à tous. Choisissez-en un au-dessus de 1023 : --port 8000
server-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
server-backup-not-sqlite = Cette base de données n’est pas un fichier SQLite. Utilisez l’outil de votre serveur de bases de données.
server-backup-nothing = Il n’y a pas de base de données dans { $path }.
server-backup-exists = { $path } existe déjà. Rien n’a été écrasé ; choisissez un autre nom.
server-backup-cannot-write = Impossible d’écrire { $path } : { $reason }
server-doctor-python = Python
server-doctor-folder = Dossier de données
server-doctor-disk = Espace libre
server-doctor-clock = Horloge
server-doctor-port = Port
server-doctor-database = Base de données
server-doctor-schema = Format de la base
server-doctor-games = Jeux
server-doctor-matches = Parties
server-doctor-words = Textes
server-doctor-fine = tout va bien
server-doctor-broke = La vérification elle-même a échoué : { $error }
server-doctor-old-python = Python { $version } est trop ancien. Installez Python 3.11 ou plus récent.
server-doctor-folder-closed = Impossible d’écrire dans { $path } ({ $reason }). Changez son propriétaire ou ses droits d’accès.
server-doctor-disk-full = { $free ->
    [one] Il ne reste que { $free } mégaoctet. Faites de la place.
   *[other] Il ne reste que { $free } mégaoctets. Faites de la place.
 }
server-doctor-clock-wrong = L’horloge a des années de retard. Mettez-la à l’heure, ou laissez le réseau s’en charger.
server-doctor-clock-back = Des coups viennent du futur : l’horloge a été reculée. Vérifiez-la.
server-doctor-running = Ludoteca tourne sur le port { $port }.
server-doctor-port-taken = Un autre programme utilise le port { $port }. Arrêtez-le ou choisissez un autre --port.
server-doctor-no-database = Pas encore ; le premier démarrage créera { $path }.
server-doctor-database-damaged = Endommagée ({ $reason }). Revenez à la dernière sauvegarde.
server-doctor-schema-older = Vient d’une version plus ancienne ; le prochain démarrage la mettra à jour. Faites d’abord une sauvegarde.
server-doctor-schema-newer = Vient d’une version plus récente de Ludoteca. Installez-la ou revenez à une sauvegarde.
server-doctor-no-games = Aucun jeu n’est installé. Réinstallez Ludoteca.
server-doctor-games-found = { $names }
server-doctor-matches-fine = { $count ->
    [one] { $count } partie rejouée jusqu’à son état actuel.
   *[other] { $count } parties rejouées jusqu’à leur état actuel.
 }
server-doctor-matches-broken = { $count ->
    [one] { $count } partie ne peut pas être rejouée ({ $names }). Gardez la base et signalez-le.
   *[other] { $count } parties ne peuvent pas être rejouées ({ $names }, …). Gardez la base et signalez-le.
 }
server-doctor-words-missing = { $count ->
    [one] Il manque { $count } texte dans { $path } ; il s’affiche en anglais.
   *[other] Il manque { $count } textes dans { $path } ; ils s’affichent en anglais.
 }

## Playing

cli-player = Joueur { $number }
cli-you = Votre camp
cli-welcome = Bienvenue dans { $game }. Tapez le numéro ou le nom d’un choix ; q pour quitter.
cli-quit = Vous avez quitté la partie.
cli-record = L’enregistrement se trouve dans { $file }.
cli-more = et { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
 }
cli-how = Tapez le numéro ou le nom d’un choix ; q pour quitter.
cli-offer = Vous pouvez encore agir : tapez un choix, ou Entrée pour continuer.
cli-move-hint = départ arrivée nombre, par exemple A1 C3 2
