# The words of the hall in Polish: the shell in the browser, the kernel, the server, the command line.

## Everywhere

shell-skip = Przejdź do treści
shell-home = Ludoteca: strona główna
shell-nav = Główne strony
shell-loading = Chwileczkę…
shell-close = Zamknij
shell-save = Zapisz
shell-send = Wyślij
shell-cancel = Anuluj
shell-not-now = Nie teraz
shell-game = Gra
shell-copy = Kopiuj
shell-copied = Link skopiowany.
shell-copy-failed = Przeglądarka nie pozwoliła kopiować. Zaznacz link i skopiuj go ręcznie.
shell-share = Udostępnij
shell-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
shell-went-wrong = Nie udało się. Spróbuj ponownie.
shell-footer = Ludoteca, wolny i otwarty klub gier planszowych.
shell-footer-independent = Niezależna realizacja. Nazwy gier należą do ich wydawców.
shell-about = O programie
shell-about-text = Ludoteca to klub gier planszowych, który każdy może prowadzić dla swoich: w przeglądarce, w sześciu językach, bez instalowania czegokolwiek przez grających. To wolne oprogramowanie.
shell-about-fair = Tasowania i losowania wynikają z jednej tajnej liczby, ustalonej przed początkiem partii. Jej odcisk widać od startu, samą liczbę na końcu: każdy może sprawdzić, że niczego nie zmieniono. Boty widzą to, co widziałby człowiek na ich miejscu, i nic więcej.
shell-about-libraries = Biblioteki w przeglądarce
shell-missing = To pole jest puste
shell-missing-text = Pod tym adresem nie ma strony. Może link jest stary albo brakuje w nim litery.
shell-return-gone = Ten link nie otwiera już żadnego miejsca
shell-return-gone-text = Prywatny link przestaje działać, gdy powstaje nowszy. Utwórz nowy w ustawieniach urządzenia, na którym grasz.
shell-to-hall = Na stronę główną
shell-your-turn = Twoja kolej
# A link in the header: tables where it is the reader’s turn.
shell-tables-waiting = { $count ->
    [one] Twoja kolej przy 1 stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołu
 }

## Settings

shell-settings = Ustawienia
shell-name = Twoja nazwa
shell-name-hint = Inni widzą ją przy stole.
shell-name-saved = Twoja nazwa to teraz { $name }.
shell-language = Język
shell-theme = Kolory
shell-theme-auto = Jak na urządzeniu
shell-theme-light = Jasne
shell-theme-dark = Ciemne
shell-theme-now = Kolory: { $theme }
shell-sound = Dźwięki
shell-notices = Powiadamiaj, gdy moja kolej
shell-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
shell-device = Graj na innym urządzeniu
shell-device-hint = Prywatny link otwiera twoje miejsca na telefonie lub komputerze. Zachowaj go dla siebie.
shell-device-make = Utwórz prywatny link
shell-device-link = Prywatny link

## Door

shell-enter = Prywatny klub
shell-enter-text = Wejścia strzeże hasło. Zapytaj o nie osobę, która cię zaprosiła.
shell-password = Hasło
shell-come-in = Wejdź

## Hall

shell-hero-title = Planszówki w swoim gronie, w przeglądarce
shell-hero-text = Otwórz stół, wyślij link znajomym i grajcie: na telefonie albo przy biurku, bez instalacji i bez konta.
shell-create = Utwórz stół
shell-see-tables = Zobacz stoły
shell-games = Na półce
shell-my-tables = Twoje stoły
shell-tables = Stoły
shell-open-tables = Otwarte stoły
shell-playing-tables = Trwające partie
shell-no-tables = Żaden stół nie czeka teraz na graczy. Utwórz własny, a następna osoba będzie mogła się dosiąść.
shell-join = Dołącz
shell-watch = Oglądaj
shell-table-open = przed startem
shell-table-playing = w trakcie
shell-table-over = zakończona

## A game’s page

shell-begin = Zagraj od razu
shell-bot-level = Poziom bota
shell-play-bot = Zagraj z botem
shell-play-people = Zagraj z ludźmi
shell-pages = O grze
shell-page-help = Jak grać
shell-page-tips = Porady
shell-page-rules = Zasady
shell-fact-players = { $fewest ->
    [1] { $most ->
        [1] 1 gracz
       *[other] Od 1 do { $most } graczy
    }
   *[other] Od { $fewest } do { $most } graczy
 }
shell-fact-minutes = Od { $least } do { $most } minut
shell-fact-time = Czas gry
shell-fact-complexity = Złożoność
shell-fact-complexity-of = Złożoność: { $number } na 5
shell-fact-designer = Autor
shell-fact-publisher = Wydawca
shell-fact-year = Rok
shell-fact-seats = Gracze

## Making a table

shell-seats = Gracze
# Behind a choice that cannot be made for this number of players.
shell-choice-seats = tylko przy liczbie graczy: { $seats }
shell-access = Kto może dołączyć
shell-access-invited = Tylko z linkiem
shell-access-public = Każdy
shell-limit = Najdłuższy czas na odpowiedź

## A table before its match

shell-table = Stół
shell-no-table = Nie ma takiego stołu
shell-no-table-text = Może został zamknięty, bo nikt nie przyszedł, albo link jest niepełny.
shell-how-to-play = Jak grać
shell-seat-free = Wolne miejsce
shell-seat-invited = { $name } (zaproszenie wysłane)
shell-seat-number = Miejsce { $number }
shell-you = ty
shell-sit = Usiądź
shell-sit-here = Przesiądź się tu
shell-stand = Wstań
shell-remove = Odpraw
shell-take-out = Usuń
shell-bot = Bot
shell-bot-name = { $level } bot
shell-bot-for = Za tę osobę gra bot ({ $level })
shell-add-bot = Dodaj bota
shell-start = Rozpocznij
shell-all-here = Są już wszyscy.
shell-seats-missing = Partia może się zacząć, gdy wszystkie miejsca będą zajęte.
shell-take-a-seat = Zajmij wolne miejsce, żeby zagrać.
shell-waiting-players = Czekamy na kolejne osoby…
shell-owner-starts = Stół jest pełny. Osoba, która go otworzyła, może rozpocząć partię.
shell-invite = Zaproś
shell-invite-text = Kto otworzy ten link, może usiąść lub oglądać.
shell-invite-link = Link do tego stołu
shell-invite-title = Zagrasz ze mną w { $game }?
shell-table-settings = O tym stole

## A table under way

shell-bar = Co masz zrobić
shell-waiting-for = Czekamy: { $names }
shell-offer = Nikt na ciebie nie czeka, ale możesz jeszcze coś zrobić.
shell-you-watch = Oglądasz tę partię.
shell-sending = Wysyłanie…
shell-validate = Zatwierdź
shell-given = Twoja odpowiedź: { $answer }. Możesz ją jeszcze zmienić.
# A link to a clause of the rules.
shell-rule = Zasada { $clause }
shell-to-play = na ruchu
shell-players = Gracze
shell-player = Gracz
shell-winner = Zwycięstwo
shell-here = przy stole
shell-away = nie ma przy stole
shell-gone = już nie gra
shell-watching = { $count ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
 }
shell-papers = Dziennik, możliwości i czat
shell-log = Dziennik
shell-log-empty = Jeszcze nic się nie wydarzyło.
shell-choices = Co możesz zrobić
shell-choices-none = Na razie nic: to nie twoja kolej.
shell-chat = Czat
shell-chat-empty = Przywitaj się.
shell-chat-say = Napisz do stołu
shell-unread = nieprzeczytane
shell-no-board = Ta gra nie ma jeszcze planszy. Użyj listy „Co możesz zrobić”.
shell-connection-lost = Połączenie przerwane. Próbujemy ponownie… Nic z tego, co zrobiono, nie przepadło.
shell-away-title = Podczas twojej nieobecności
shell-bot-plays-you = Na twoim miejscu gra bot.
shell-take-back = Wróć na moje miejsce
shell-proposal = { $player } proponuje zakończyć partię bez wyniku.
shell-agree = Zgadzam się
shell-decline = Odmów
shell-withdraw = Wycofaj propozycję
shell-abandoned = { $player } nie odpowiada dłużej, niż pozwala limit stołu.
shell-bot-plays-on = Niech gra bot
shell-give-up-seat = Uznaj za poddane

## The list of what one can do

shell-actions = Wybierz, co zrobić
shell-part-one = Wybierz jedną możliwość
shell-part-some = { $least ->
    [0] Wybierz najwyżej { $most }
   *[other] Wybierz od { $least } do { $most }
 }
shell-part-exactly = Wybierz { $most }
shell-part-number = Wybierz liczbę od { $low } do { $high }
shell-part-order = Wybieraj po kolei
shell-part-move = Wybierz skąd, a potem dokąd
shell-none = Brak
shell-one-back = Krok wstecz
shell-amount = Ile
shell-less = O jeden mniej
shell-more = O jeden więcej

## The table’s menu

shell-menu = Menu stołu
shell-keys = Klawiatura
shell-keys-intro = Wszystko można zrobić klawiaturą. „Co możesz zrobić” wypisuje wszystkie możliwości.
shell-keys-tab = Przejdź do następnej części strony: pasek, plansza, lista możliwości
shell-keys-arrows = Przechodź między możliwościami na planszy i na listach, a w powtórce między krokami
shell-keys-enter = Wybierz; gdy odpowiedź jest pełna, zatwierdź
shell-keys-escape = Anuluj rozpoczętą odpowiedź, zamknij okno
shell-keys-ends = Pierwsza lub ostatnia możliwość, pierwszy lub ostatni krok
shell-sound-on = Włącz dźwięki
shell-sound-off = Wyłącz dźwięki
shell-watch-link = Link do oglądania
shell-watch-link-text = Kto otworzy ten link, zobaczy partię, ale nic, co ukryte.
shell-propose = Zaproponuj koniec
shell-propose-text = Jeśli wszyscy się zgodzą, partia zakończy się bez wyniku.
shell-propose-deed = Zaproponuj
shell-concede = Poddaj partię
shell-concede-text = Poddajesz tę partię. Nie można tego cofnąć.
shell-fair = Uczciwy los
shell-fair-text = Cała losowość tej partii wynika z jednej liczby ustalonej na początku. Oto jej odcisk:
shell-fair-seed = A oto sama liczba, żeby każdy mógł sprawdzić:

## Result and replay

shell-result = Wynik
shell-result-win = Wygrywa { $player }
shell-result-you = Wygrywasz!
shell-result-draw = Remis: { $names }
shell-result-team = Wspólnie wygrywają: { $names }
shell-result-team-you = Twoja drużyna wygrywa!
shell-result-none = Brak wyniku
shell-place = Miejsce
shell-rematch = Rewanż
shell-rematch-join = Do rewanżu
shell-replay = Powtórka
shell-record = Zapis partii
shell-replay-title = Powtórka: { $game }
shell-replay-open = Partia skończona; nic już nie jest ukryte.
shell-eyes = Czyimi oczami
shell-eyes-of = Widok: { $player }
shell-eyes-all = Widok: publiczność
shell-replay-later = Partia jeszcze trwa
shell-replay-later-text = Gdy się skończy, będzie można obejrzeć ją krok po kroku.
shell-step = { $step } z { $last }
shell-step-slider = Krok partii
shell-step-first = Na początek
shell-step-back = Krok wstecz
shell-step-forward = Krok naprzód
shell-step-last = Na koniec
shell-step-play = Odtwórz
shell-step-pause = Pauza
shell-step-link = Kopiuj link do tej chwili

## Kernel: common actions, why an answer is refused, and how a match can stop

kernel-do-yes = Tak
kernel-do-no = Nie
kernel-do-pass = Pasuj
kernel-do-choose = Wybierz
kernel-level-random = Losowy
kernel-not-a-choice = Tego nie można tu wybrać.
kernel-not-so-many = { $least ->
    [0] Wybierz najwyżej { $most }.
   *[other] Wybierz od { $least } do { $most }.
 }
kernel-not-in-range = Wybierz liczbę od { $low } do { $high }.
kernel-not-an-order = Ułóż w kolejności każdy element, po jednym razie.
kernel-not-a-move = Podaj skąd, dokąd i ile.
kernel-wrong-parts = W tej odpowiedzi czegoś brakuje.
kernel-not-an-answer = To nie jest odpowiedź.
kernel-no-such-action = Tego nie można teraz zrobić.
kernel-stopped = Wszyscy zgodzili się zakończyć partię.

## Server

server-description = Gry planszowe ze znajomymi, z nieznajomymi i z botami, w przeglądarce, bez instalowania czegokolwiek.
server-title-home = Ludoteca
server-title-lobby = Stoły – Ludoteca
server-title-about = O programie – Ludoteca
server-title-game = { $game } – Ludoteca
server-title-table = Stół: { $game } – Ludoteca
server-title-replay = Partia gry { $game } krok po kroku – Ludoteca
server-title-unknown = Nie znaleziono – Ludoteca
# Names for guests who have not chosen one, with commas between them; a number is put after the name.
server-guest-names = Borsuk, Niedźwiedź, Bóbr, Pszczoła, Żubr, Kot, Żuraw, Jeleń, Delfin, Gołąb, Kaczka, Orzeł, Sokół, Lis, Żaba, Gęś, Zając, Jeż, Czapla, Koń, Kozica, Zimorodek, Ryś, Sroka, Świstak, Kret, Traszka, Wydra, Sowa, Panda, Pelikan, Pingwin, Kucyk, Maskonur, Kruk, Rudzik, Łosoś, Foka, Owca, Wróbel, Wiewiórka, Bocian, Jaskółka, Łabędź, Tygrys, Ropucha, Żółw, Wieloryb, Wilk, Strzyżyk
server-return-title = Kim jesteś?
server-return-question = Ten link ma właściciela: { $other }. Na tym urządzeniu grasz jako { $present }.
server-return-go = Graj dalej jako { $other }
server-return-stay = Zostań jako { $present }

server-name-empty = Nazwa musi mieć co najmniej jedną literę, cyfrę lub znak.
server-name-too-long = Nazwa może mieć najwyżej { $most } znaków.
server-wrong-password = To nie jest właściwe hasło.
server-password-needed = Najpierw podaj hasło gospodarza.
server-foreign = To żądanie przyszło z innej strony.
server-flood = { $seconds ->
    [one] Za dużo naraz. Spróbuj ponownie za 1 sekundę.
    [few] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
    [many] Za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
   *[other] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
 }
server-too-large = To jest za duże: najwyżej { $most } bajtów.
server-not-json = Wyślij JSON z typem treści application/json.
server-malformed = Serwer nie rozumie tej wiadomości.
server-wrong-method = Ten adres nie przyjmuje takich żądań.
server-unavailable = Serwer nie może tego teraz zrobić. Nic się nie zmieniło, spróbuj ponownie.
server-stopping = Serwer właśnie się zatrzymuje. Spróbuj ponownie za chwilę.
server-not-a-monitor = Te dane są tylko dla gospodarza.

server-no-such-page = Nie ma takiej strony.
server-no-such-game = Nie ma takiej gry.
server-no-such-table = Nie ma takiego stołu.
server-no-such-seat = Nie ma takiego miejsca.
server-no-such-level = Nie ma takiego bota.
server-bad-seats = Liczba graczy w tej grze: od { $least } do { $most }.
server-bad-options = Gra nie ma takiego ustawienia.
server-bad-limit = Limit czasu musi wynosić od { $least } do { $most } sekund.
server-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
server-not-seated = Nie masz miejsca przy tym stole.
server-sent-away = Osoba, która otworzyła ten stół, odprawiła cię od niego.
server-seat-taken = To miejsce jest zajęte.
server-no-seat-free = Wszystkie miejsca są zajęte.
server-seats-not-filled = Najpierw wszystkie miejsca muszą być zajęte.
server-nobody-there = Nikt tam nie siedzi.
server-no-bot-there = Na tym miejscu nie gra bot.
server-bot-plays = Na tym miejscu gra bot. Najpierw wróć na nie.
server-already-started = Partia już się zaczęła.
server-not-over = Partia jeszcze trwa.
server-decision-gone = To pytanie jest już nieaktualne.
server-nothing-proposed = Nikt nie zaproponował zakończenia.
server-not-playing = Partia nie jest w toku.
server-has-left = Ta osoba odeszła z partii.
server-not-abandoned = Na to miejsce nie czekano jeszcze dość długo.
server-own-seat = To twoje własne miejsce.
server-cannot-save = Serwer nie mógł tego zapisać. Nic się nie zmieniło, spróbuj ponownie.
server-rules-failed = Program zasad natrafił na nasz błąd. Nic się nie zmieniło; gospodarz znajdzie szczegóły w logach serwera.
server-table-damaged = Tego stołu nie da się odczytać. Gospodarz znajdzie szczegóły w logach serwera.
server-resume-first = Najpierw zapytaj o stan stołu.
