# What is said in a terminal: to hosts, and to those who play there.

## Hosting

server-serve-open = Ludoteca está abierta: { $url }
server-serve-others = Los demás, en tu red, abren: { $url }
server-serve-public = Los demás abren: { $url }
server-serve-stop = Pulsa Ctrl+C para detenerla.
server-port-taken = Otro programa ocupa el puerto { $port }. Detenlo o elige otro puerto: --port { $next }
server-port-forbidden = El puerto { $port } no está permitido para todos. Elige uno por encima de 1023: --port 8000
server-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }
server-backup-not-sqlite = Esta base de datos no es un archivo SQLite. Usa la herramienta de tu servidor de bases de datos.
server-backup-nothing = No hay ninguna base de datos en { $path }.
server-backup-exists = { $path } ya existe. No se ha sobrescrito nada; elige otro nombre.
server-backup-cannot-write = No se puede escribir { $path }: { $reason }
server-doctor-python = Python
server-doctor-folder = Carpeta de datos
server-doctor-disk = Espacio libre
server-doctor-clock = Reloj
server-doctor-port = Puerto
server-doctor-database = Base de datos
server-doctor-schema = Formato de la base
server-doctor-games = Juegos
server-doctor-matches = Partidas
server-doctor-words = Textos
server-doctor-fine = bien
server-doctor-broke = Ha fallado la propia comprobación: { $error }
server-doctor-old-python = Python { $version } es demasiado antiguo. Instala Python 3.11 o posterior.
server-doctor-folder-closed = No se puede escribir en { $path } ({ $reason }). Cambia su propietario o sus permisos.
server-doctor-disk-full = { $free ->
    [one] Solo queda libre 1 megabyte. Haz sitio.
   *[other] Solo quedan libres { $free } megabytes. Haz sitio.
 }
server-doctor-clock-wrong = El reloj lleva años de retraso. Ponlo en hora o deja que lo haga la red.
server-doctor-clock-back = Hay jugadas del futuro: alguien ha atrasado el reloj. Compruébalo.
server-doctor-running = Ludoteca está en marcha en el puerto { $port }.
server-doctor-port-taken = Otro programa usa el puerto { $port }. Detenlo o usa otro --port.
server-doctor-no-database = Todavía no hay; el primer arranque creará { $path }.
server-doctor-database-damaged = Dañada ({ $reason }). Vuelve a la última copia de seguridad.
server-doctor-schema-older = De una versión anterior; el próximo arranque la pondrá al día. Haz antes una copia de seguridad.
server-doctor-schema-newer = De una versión más nueva de Ludoteca. Instálala o vuelve a una copia de seguridad.
server-doctor-no-games = No hay ningún juego instalado. Instala Ludoteca de nuevo.
server-doctor-games-found = { $names }
server-doctor-matches-fine = { $count ->
    [one] 1 partida reproducida hasta donde está.
   *[other] { $count } partidas reproducidas hasta donde están.
 }
server-doctor-matches-broken = { $count ->
    [one] 1 partida no se puede reproducir ({ $names }). Guarda la base de datos y avísanos.
   *[other] { $count } partidas no se pueden reproducir ({ $names }, …). Guarda la base de datos y avísanos.
 }
server-doctor-words-missing = { $count ->
    [one] Falta 1 texto en { $path }; se muestra en inglés.
   *[other] Faltan { $count } textos en { $path }; se muestran en inglés.
 }

## Playing

cli-player = Jugador { $number }
cli-you = Tu bando
cli-welcome = Esto es { $game }. Escribe el número o el nombre de una opción; q para salir.
cli-quit = Has dejado la partida.
cli-record = El archivo de la partida está en { $file }.
cli-more = y { $count ->
    [one] 1 opción más
   *[other] { $count } opciones más
 }
cli-how = Escribe el número o el nombre de una opción; q para salir.
cli-offer = Todavía puedes actuar: escribe una opción o pulsa Intro para seguir.
cli-move-hint = origen destino número, por ejemplo A1 C3 2
