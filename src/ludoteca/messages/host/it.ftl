# What is said in a terminal: to hosts, and to those who play there.

## Hosting

server-serve-open = Ludoteca è aperta: { $url }
server-serve-others = Chi è nella tua rete apre: { $url }
server-serve-public = Gli altri aprono: { $url }
server-serve-stop = Premi Ctrl+C per fermarla.
server-port-taken = La porta { $port } è occupata da un altro programma. Fermalo o scegli un’altra porta: --port { $next }
server-port-forbidden = La porta { $port } non è per tutti. Scegline una sopra la 1023: --port 8000
server-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
server-backup-not-sqlite = Questo database non è un file SQLite. Usa lo strumento del tuo server di database.
server-backup-nothing = In { $path } non c’è nessun database.
server-backup-exists = { $path } esiste già. Nulla è stato sovrascritto; scegli un altro nome.
server-backup-cannot-write = Impossibile scrivere { $path }: { $reason }
server-doctor-python = Python
server-doctor-folder = Cartella dei dati
server-doctor-disk = Spazio libero
server-doctor-clock = Orologio
server-doctor-port = Porta
server-doctor-database = Database
server-doctor-schema = Formato del database
server-doctor-games = Giochi
server-doctor-matches = Partite
server-doctor-words = Testi
server-doctor-fine = a posto
server-doctor-broke = Il controllo stesso è fallito: { $error }
server-doctor-old-python = Python { $version } è troppo vecchio. Installa Python 3.11 o più recente.
server-doctor-folder-closed = Impossibile scrivere in { $path } ({ $reason }). Cambia proprietario o permessi.
server-doctor-disk-full = { $free ->
    [one] È libero soltanto 1 megabyte. Fai spazio.
   *[other] Sono liberi soltanto { $free } megabyte. Fai spazio.
 }
server-doctor-clock-wrong = L’orologio è indietro di anni. Regolalo o lascia che lo faccia la rete.
server-doctor-clock-back = Ci sono mosse dal futuro: l’orologio è stato spostato indietro. Controllalo.
server-doctor-running = Ludoteca è in funzione sulla porta { $port }.
server-doctor-port-taken = Un altro programma usa la porta { $port }. Fermalo o usa un’altra --port.
server-doctor-no-database = Non c’è ancora; il primo avvio crea { $path }.
server-doctor-database-damaged = Danneggiato ({ $reason }). Torna all’ultimo backup.
server-doctor-schema-older = Di una versione precedente; il prossimo avvio lo aggiorna. Prima fai un backup.
server-doctor-schema-newer = Di una versione più recente di Ludoteca. Installala o torna a un backup.
server-doctor-no-games = Nessun gioco installato. Reinstalla Ludoteca.
server-doctor-games-found = { $names }
server-doctor-matches-fine = { $count ->
    [one] 1 partita rigiocata fino a dove si trova.
   *[other] { $count } partite rigiocate fino a dove si trovano.
 }
server-doctor-matches-broken = { $count ->
    [one] 1 partita non si può rigiocare ({ $names }). Conserva il database e segnalalo.
   *[other] { $count } partite non si possono rigiocare ({ $names }, …). Conserva il database e segnalalo.
 }
server-doctor-words-missing = { $count ->
    [one] Manca 1 testo in { $path }; appare in inglese.
   *[other] Mancano { $count } testi in { $path }; appaiono in inglese.
 }

## Playing

cli-player = Giocatore { $number }
cli-you = La tua parte
cli-welcome = Si gioca a { $game }. Scrivi il numero o il nome di una scelta; q per uscire.
cli-quit = Hai lasciato la partita.
cli-record = Il file della partita è in { $file }.
cli-more = e { $count ->
    [one] un’altra scelta
   *[other] altre { $count } scelte
 }
cli-how = Scrivi il numero o il nome di una scelta; q per uscire.
cli-offer = Puoi ancora agire: scrivi una scelta o premi Invio per continuare.
cli-move-hint = partenza arrivo numero, per esempio A1 C3 2
