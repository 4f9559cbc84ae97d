# What is said in a terminal: to hosts, and to those who play there.

## Hosting

server-serve-open = Ludoteca jest otwarta: { $url }
server-serve-others = Inni w twojej sieci otwierają: { $url }
server-serve-public = Inni otwierają: { $url }
server-serve-stop = Naciśnij Ctrl+C, aby zatrzymać.
server-port-taken = Port { $port } zajmuje inny program. Zatrzymaj go albo wybierz inny port: --port { $next }
server-port-forbidden = Port { $port } nie jest dostępny dla wszystkich. Wybierz port powyżej 1023: --port 8000
server-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }
server-backup-not-sqlite = Ta baza danych nie jest plikiem SQLite. Użyj narzędzia swojego serwera baz danych.
server-backup-nothing = Nie ma bazy danych w { $path }.
server-backup-exists = { $path } już istnieje. Nic nie zostało nadpisane; wybierz inną nazwę.
server-backup-cannot-write = Nie można zapisać { $path }: { $reason }
server-doctor-python = Python
server-doctor-folder = Folder danych
server-doctor-disk = Wolne miejsce
server-doctor-clock = Zegar
server-doctor-port = Port
server-doctor-database = Baza danych
server-doctor-schema = Format bazy
server-doctor-games = Gry
server-doctor-matches = Partie
server-doctor-words = Teksty
server-doctor-fine = w porządku
server-doctor-broke = Nie powiodło się samo sprawdzenie: { $error }
server-doctor-old-python = Python { $version } jest za stary. Zainstaluj Pythona 3.11 lub nowszego.
server-doctor-folder-closed = Nie można pisać w { $path } ({ $reason }). Zmień właściciela lub uprawnienia.
server-doctor-disk-full = { $free ->
    [one] Wolny jest tylko 1 megabajt. Zwolnij miejsce.
    [few] Wolne są tylko { $free } megabajty. Zwolnij miejsce.
    [many] Wolnych jest tylko { $free } megabajtów. Zwolnij miejsce.
   *[other] Wolne jest tylko { $free } megabajta. Zwolnij miejsce.
 }
server-doctor-clock-wrong = Zegar spóźnia się o całe lata. Ustaw go albo pozwól zrobić to sieci.
server-doctor-clock-back = Są ruchy z przyszłości: zegar został cofnięty. Sprawdź go.
server-doctor-running = Ludoteca działa na porcie { $port }.
server-doctor-port-taken = Inny program używa portu { $port }. Zatrzymaj go albo użyj innego --port.
server-doctor-no-database = Jeszcze jej nie ma; pierwsze uruchomienie utworzy { $path }.
server-doctor-database-damaged = Uszkodzona ({ $reason }). Wróć do ostatniej kopii zapasowej.
server-doctor-schema-older = Ze starszej wersji; następne uruchomienie ją zaktualizuje. Najpierw zrób kopię zapasową.
server-doctor-schema-newer = Z nowszej wersji programu Ludoteca. Zainstaluj ją albo wróć do kopii zapasowej.
server-doctor-no-games = Nie ma zainstalowanych gier. Zainstaluj program Ludoteca od nowa.
server-doctor-games-found = { $names }
server-doctor-matches-fine = { $count ->
    [one] 1 partia odtworzona do obecnego stanu.
    [few] { $count } partie odtworzone do obecnego stanu.
    [many] { $count } partii odtworzonych do obecnego stanu.
   *[other] { $count } partii odtworzonej do obecnego stanu.
 }
server-doctor-matches-broken = { $count ->
    [one] 1 partii nie da się odtworzyć ({ $names }). Zachowaj bazę i zgłoś to.
    [few] { $count } partii nie da się odtworzyć ({ $names }, …). Zachowaj bazę i zgłoś to.
    [many] { $count } partii nie da się odtworzyć ({ $names }, …). Zachowaj bazę i zgłoś to.
   *[other] { $count } partii nie da się odtworzyć ({ $names }, …). Zachowaj bazę i zgłoś to.
 }
server-doctor-words-missing = { $count ->
    [one] W { $path } brakuje 1 tekstu; widać go po angielsku.
    [few] W { $path } brakuje { $count } tekstów; widać je po angielsku.
    [many] W { $path } brakuje { $count } tekstów; widać je po angielsku.
   *[other] W { $path } brakuje { $count } tekstu; widać go po angielsku.
 }

## Playing

cli-player = Gracz { $number }
cli-you = Twoja strona
cli-welcome = Gramy w { $game }. Wpisz numer lub nazwę możliwości; q kończy.
cli-quit = Partia przerwana.
cli-record = Zapis partii jest w { $file }.
cli-more = i jeszcze { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
 }
cli-how = Wpisz numer lub nazwę możliwości; q kończy.
cli-offer = Możesz jeszcze zareagować: wpisz możliwość albo naciśnij Enter, aby grać dalej.
cli-move-hint = skąd dokąd ile, na przykład A1 C3 2
