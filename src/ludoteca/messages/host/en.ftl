# What is said in a terminal: to hosts, and to those who play there.

## Hosting

server-serve-open = Ludoteca is open: { $url }
server-serve-others = Others in your network open: { $url }
server-serve-public = Others open: { $url }
server-serve-stop = Press Ctrl+C to stop.
server-port-taken = Port { $port } is taken by another program. Stop that one, or choose another port: --port { $next }
server-port-forbidden = Port { $port } is not for everybody. Choose one above 1023: --port 8000
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }
server-backup-not-sqlite = This database is no SQLite file. Use your database server’s own tool.
server-backup-nothing = There is no database at { $path }.
server-backup-exists = { $path } exists already. Nothing has been overwritten; choose another name.
server-backup-cannot-write = Cannot write { $path }: { $reason }
server-doctor-python = Python
server-doctor-folder = Data folder
server-doctor-disk = Free disk
server-doctor-clock = Clock
server-doctor-port = Port
server-doctor-database = Database
server-doctor-schema = Database form
server-doctor-games = Games
server-doctor-matches = Matches
server-doctor-words = Texts
server-doctor-fine = fine
server-doctor-broke = The check itself failed: { $error }
server-doctor-old-python = Python { $version } is too old. Install Python 3.11 or newer.
server-doctor-folder-closed = Nothing can be written in { $path } ({ $reason }). Change its owner or its permissions.
server-doctor-disk-full = { $free ->
    [one] Only one megabyte is free. Make room.
   *[other] Only { $free } megabytes are free. Make room.
}
server-doctor-clock-wrong = The clock is years behind. Set it, or let it be set over the network.
server-doctor-clock-back = There are moves from the future: the clock has been set back. Check it.
server-doctor-running = Ludoteca is being served at port { $port }.
server-doctor-port-taken = Another program uses port { $port }. Stop it, or serve with another --port.
server-doctor-no-database = None yet; the first start makes { $path }.
server-doctor-database-damaged = Damaged ({ $reason }). Go back to the last backup.
server-doctor-schema-older = From an older version; the next start brings it up to date. Make a backup first.
server-doctor-schema-newer = From a newer version of Ludoteca. Install that, or go back to a backup.
server-doctor-no-games = No games are installed. Install Ludoteca anew.
server-doctor-games-found = { $names }
server-doctor-matches-fine = { $count ->
    [one] One match replayed to where it stands.
   *[other] { $count } matches replayed to where they stand.
}
server-doctor-matches-broken = { $count ->
    [one] One match cannot be replayed ({ $names }). Keep the database and report this.
   *[other] { $count } matches cannot be replayed ({ $names }, …). Keep the database and report this.
}
server-doctor-words-missing = { $count ->
    [one] One text is missing in { $path }; it shows in English.
   *[other] { $count } texts are missing in { $path }; they show in English.
}

## Playing

cli-player = Player { $number }
cli-you = Your side
cli-welcome = Welcome to { $game }. Type the number or the name of a choice; q leaves.
cli-quit = You have left the match.
cli-record = The record is in { $file }.
cli-more = and { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
 }
cli-how = Type the number or the name of a choice; q leaves.
cli-offer = You may still act: type a choice, or press Enter to go on.
cli-move-hint = from to number, for example A1 C3 2
