# Not Alone: everything that is said in Polish. Names of cards, places and the like stand in names.toml.

notalone-name = Obecność
notalone-pitch = Rozbitkowie na obcej planecie wybierają w tajemnicy, dokąd iść, a Obcy próbuje to odgadnąć. Co będzie pierwsze: misja ratunkowa czy asymilacja?

## Options and bots

notalone-option-expert = Wariant dla ekspertów
notalone-option-expert-off = nie
notalone-option-expert-on = tak: po wyczerpaniu wracają 2 punkty Woli, nie 3
notalone-option-creature = Kto gra Obcym
notalone-option-creature-random = losowo
notalone-option-creature-owner = osoba, która otworzyła stół
notalone-option-creature-other = ktoś inny
notalone-level-random = Losowy
notalone-level-easy = Łatwy
notalone-level-normal = Normalny
notalone-level-hard = Trudny

## Phases

notalone-phase-side = Przed pierwszą turą
notalone-phase-over = Koniec gry
notalone-phase-exploration-text = Każdy Rozbitek kładzie zakryte Miejsce. Komu brakuje kart, może najpierw stawić opór albo zrezygnować.
notalone-phase-hunting-text = Obcy kładzie swoje żetony na planecie.
notalone-phase-reckoning-text = Miejsca zostają odkryte: wolni Rozbitkowie korzystają ze swoich, a potem działają kolejno żetony Celu, Artemii i Obcego.
notalone-phase-maintenance-text = Zagrane Miejsca zostają odrzucone, Obcy dobiera do pełnej ręki, a Misja Ratunkowa przesuwa się o jedno pole.

## Tokens

notalone-token-creature-text = Kto tu jest, zostaje schwytany: nie używa mocy, nie odzyskuje karty i traci 1 punkt Woli. Jeśli ktokolwiek zostaje schwytany, Asymilacja przesuwa się o jedno pole.
notalone-token-artemia-text = Kto tu jest, nie używa mocy, nie odzyskuje karty i odrzuca z ręki jedną kartę Miejsca.
notalone-token-target-text = Działa tak, jak mówi karta Pościgu, która wprowadziła go do gry.

## Places

notalone-place-1-text = Weź na rękę wszystkie swoje odrzucone karty albo użyj mocy Miejsca, na którym leży żeton Obcego (nie Artefaktu). Jeśli Obcy schwyta cię tutaj, tracisz o 1 punkt Woli więcej.
notalone-place-2-text = Weź na rękę tę kartę i jedną ze swoich odrzuconych kart.
notalone-place-3-text = W następnej turze kładziesz dwie karty; tuż przed odkryciem zostawiasz jedną, a drugą zabierasz na rękę.
notalone-place-4-text = Raz na turę dla całej drużyny: połóż tu znacznik Sygnału. Jeśli już tu leży, zdejmij go i przesuń Misję Ratunkową o jedno pole.
notalone-place-5-text = Weź z puli Miejsce, którego jeszcze nie masz.
notalone-place-6-text = Weź na rękę tę kartę i najwyżej dwie ze swoich odrzuconych kart.
notalone-place-7-text = Dobierz dwie karty Przetrwania, zatrzymaj jedną, a drugą odrzuć.
notalone-place-8-text = Raz na turę dla całej drużyny: przesuń Misję Ratunkową o jedno pole.
notalone-place-9-text = Przywróć 1 punkt Woli Rozbitkowi, który ma jeden lub dwa (także sobie), albo dobierz kartę Przetrwania.
notalone-place-10-text = W następnej turze kładziesz dwie karty i korzystasz z obu Miejsc. Artefaktu nie można skopiować.

## Hunt cards

notalone-card-despair-text = Do końca tury nie można zagrywać ani dobierać kart Przetrwania. Rozbitkowie zabierają położone karty i wybierają od nowa.
notalone-card-force-field-text = Żeton Celu od razu trafia na dwa sąsiednie Miejsca: w tej turze nie można ich położyć. Rozbitkowie zabierają położone karty.
notalone-card-anticipation-text = Obcy wskazuje Rozbitka: jeśli schwyta go w tej turze, Asymilacja przesuwa się o dodatkowe pole.
notalone-card-ascendancy-text = Obcy wskazuje Rozbitka, który ma na ręce co najmniej trzy karty Miejsc: ten zatrzymuje dwie, a resztę odrzuca.
notalone-card-fierceness-text = Każdy, kto zostanie schwytany w tej turze, traci o 1 punkt Woli więcej.
notalone-card-forbidden-zone-text = Wszyscy Rozbitkowie jednocześnie odrzucają z ręki po jednej karcie Miejsca.
notalone-card-interference-text = Plaża i Wrak statku nie działają w tej turze.
notalone-card-persecution-text = W tej turze moc Miejsca pozwala odzyskać tylko jedną kartę Miejsca.
notalone-card-mutation-text = Żeton Artemii odbiera także 1 punkt Woli.
notalone-card-phobia-text = Obcy wskazuje Rozbitka, który ma na ręce co najmniej trzy karty Miejsc: ten pokazuje mu wszystkie oprócz dwóch.
notalone-card-virus-text = Żeton Artemii obejmuje dwa sąsiednie Miejsca.
notalone-card-clone-text = W tej turze żeton Celu jest drugim żetonem Obcego.
notalone-card-mirage-text = Żeton Celu obejmuje dwa sąsiednie Miejsca; żadne z nich nie działa.
notalone-card-scream-text = Kto stoi przy żetonie Celu, odrzuca z ręki dwie karty Miejsc albo traci 1 punkt Woli.
notalone-card-toxin-text = Kto stoi przy żetonie Celu, odrzuca kartę Przetrwania. To Miejsce nie działa.
notalone-card-cataclysm-text = Obcy wskazuje dowolne Miejsce: nie działa ono do końca tury.
notalone-card-detour-text = Po odkryciu kart Obcy przesuwa Rozbitka na sąsiednie Miejsce: to je Rozbitek bada.
notalone-card-stasis-text = Misja Ratunkowa nie przesuwa się na koniec tej tury.
notalone-card-tracking-text = W następnej turze Obcy może zagrać dwie karty Pościgu.
notalone-card-flashback-text = Kopiuje kartę Pościgu z wierzchu odrzuconych kart, w jej fazie i z jej symbolem.

## Survival cards

notalone-card-adrenaline-text = Odzyskaj 1 punkt Woli.
notalone-card-ingenuity-text = Połóż znacznik Sygnału na Plaży.
notalone-card-sacrifice-text = Odrzuć z ręki kartę Miejsca: do końca tury nie można zagrać żadnej karty Pościgu. Wszyscy Rozbitkowie zabierają położone karty i wybierają od nowa.
notalone-card-sixth-sense-text = Weź na rękę dwie ze swoich odrzuconych kart.
notalone-card-smokescreen-text = Do końca tury Obcy nie widzi odrzuconych kart Rozbitków.
notalone-card-strike-back-text = Dwie losowe karty z ręki Obcego trafiają na spód talii Pościgu.
notalone-card-vortex-text = Gdy wszystkie żetony już leżą: wymień swoją położoną kartę na jedną ze swoich odrzuconych kart.
notalone-card-detector-text = Przy żetonie Artemii: w tej turze żeton na ciebie nie działa.
notalone-card-dodge-text = Przy żetonie Obcego lub jego Klonie: w tej turze żaden z nich na ciebie nie działa.
notalone-card-drone-text = Użyj mocy Łazika zamiast mocy swojego Miejsca.
notalone-card-gate-text = Użyj mocy Miejsca sąsiadującego z twoją kartą zamiast mocy swojego Miejsca. Nie można wybrać Artefaktu.
notalone-card-hologram-text = Przesuń żeton Artemii na sąsiednie Miejsce.
notalone-card-wrong-track-text = Przesuń żeton Obcego albo jego Klona na sąsiednie Miejsce.
notalone-card-amplifier-text = Zdejmij znacznik Sygnału z Plaży i od razu przesuń Misję Ratunkową o jedno pole.
notalone-card-double-back-text = Weź na rękę kartę Miejsca zagraną w tej turze.

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

notalone-ask-side = Wybierz stronę planszy
notalone-ask-explore = { $count ->
    [one] Połóż Miejsce, które chcesz zbadać
    [few] Połóż { $count } Miejsca
    [many] Połóż { $count } Miejsc
   *[other] Połóż { $count } Miejsca
 }
notalone-ask-exploration-creature = Zagraj kartę Pościgu albo spasuj
notalone-ask-tokens = Połóż swoje żetony na planecie
notalone-ask-window = Zagraj kartę albo spasuj
notalone-ask-resolve = Twoje Miejsce: { notalone-which-place }. Skorzystaj z niego albo odzyskaj kartę
notalone-ask-order = Wybierz, od którego Miejsca zaczynasz
notalone-ask-drawn = Zagraj kartę, zanim pozostali ruszą dalej, albo spasuj
notalone-ask-river = Wybierz Miejsce, w którym zostajesz
notalone-ask-ascendancy = Dominacja: wybierz dwie karty, które zatrzymujesz
notalone-ask-phobia = Fobia: wybierz dwie karty, których nie pokażesz
notalone-ask-forbidden-zone = Zakazana strefa: wybierz kartę Miejsca do odrzucenia
notalone-ask-artemia = Żeton Artemii: { $count ->
    [one] wybierz kartę Miejsca do odrzucenia
    [few] wybierz { $count } karty Miejsc do odrzucenia
    [many] wybierz { $count } kart Miejsc do odrzucenia
   *[other] wybierz { $count } karty Miejsc do odrzucenia
 }
notalone-ask-scream = Krzyk: odrzuć dwie karty Miejsc albo strać 1 punkt Woli
notalone-ask-toxin = Toksyna: wybierz kartę Przetrwania do odrzucenia
notalone-ask-shelter = Wybierz kartę Przetrwania, którą zatrzymujesz

## Actions

notalone-do-side = Wybierz tę stronę
notalone-do-lay = Połóż
notalone-do-take-back = Zabierz z powrotem
notalone-do-resist = Staw opór
notalone-do-give-up = Zrezygnuj
notalone-do-pass-phase = Pasuj do końca fazy
notalone-do-pass-turn = Pasuj do końca tury
notalone-do-wait = Cofnij pasowanie
notalone-do-place-creature = Połóż żeton Obcego
notalone-do-place-artemia = Połóż żeton Artemii
notalone-do-place-target = Połóż żeton Celu
notalone-do-power = Użyj mocy
notalone-do-recover = Weź odrzucone karty
notalone-do-copy = Skopiuj inne Miejsce
notalone-do-heal = Przywróć 1 punkt Woli
notalone-do-draw = Dobierz kartę Przetrwania
notalone-do-take = Odzyskaj kartę
notalone-do-nothing = Nic nie rób
notalone-do-resolve = Zacznij od tego Miejsca
notalone-do-keep = Zatrzymaj
notalone-do-hide = Zachowaj w tajemnicy
notalone-do-discard = Odrzuć
notalone-do-lose-will = Strać 1 punkt Woli
notalone-do-despair = Zagraj: { notalone-card-despair }
notalone-do-force-field = Zagraj: { notalone-card-force-field }
notalone-do-anticipation = Zagraj: { notalone-card-anticipation }
notalone-do-ascendancy = Zagraj: { notalone-card-ascendancy }
notalone-do-fierceness = Zagraj: { notalone-card-fierceness }
notalone-do-forbidden-zone = Zagraj: { notalone-card-forbidden-zone }
notalone-do-interference = Zagraj: { notalone-card-interference }
notalone-do-persecution = Zagraj: { notalone-card-persecution }
notalone-do-mutation = Zagraj: { notalone-card-mutation }
notalone-do-phobia = Zagraj: { notalone-card-phobia }
notalone-do-virus = Zagraj: { notalone-card-virus }
notalone-do-clone = Zagraj: { notalone-card-clone }
notalone-do-mirage = Zagraj: { notalone-card-mirage }
notalone-do-scream = Zagraj: { notalone-card-scream }
notalone-do-toxin = Zagraj: { notalone-card-toxin }
notalone-do-cataclysm = Zagraj: { notalone-card-cataclysm }
notalone-do-detour = Zagraj: { notalone-card-detour }
notalone-do-stasis = Zagraj: { notalone-card-stasis }
notalone-do-tracking = Zagraj: { notalone-card-tracking }
notalone-do-flashback = Zagraj: { notalone-card-flashback }
notalone-do-adrenaline = Zagraj: { notalone-card-adrenaline }
notalone-do-ingenuity = Zagraj: { notalone-card-ingenuity }
notalone-do-sacrifice = Zagraj: { notalone-card-sacrifice }
notalone-do-sixth-sense = Zagraj: { notalone-card-sixth-sense }
notalone-do-smokescreen = Zagraj: { notalone-card-smokescreen }
notalone-do-strike-back = Zagraj: { notalone-card-strike-back }
notalone-do-vortex = Zagraj: { notalone-card-vortex }
notalone-do-detector = Zagraj: { notalone-card-detector }
notalone-do-dodge = Zagraj: { notalone-card-dodge }
notalone-do-drone = Zagraj: { notalone-card-drone }
notalone-do-gate = Zagraj: { notalone-card-gate }
notalone-do-hologram = Zagraj: { notalone-card-hologram }
notalone-do-wrong-track = Zagraj: { notalone-card-wrong-track }
notalone-do-amplifier = Zagraj: { notalone-card-amplifier }
notalone-do-double-back = Zagraj: { notalone-card-double-back }

notalone-do-resist-text = Zapłać 1 punkt Woli (masz { $will }) i weź na rękę dwie ze swoich odrzuconych kart.
notalone-do-give-up-text = Weź na rękę wszystkie karty i wróć do 3 punktów Woli. Asymilacja przesuwa się o jedno pole.
notalone-do-take-text = Zamiast używać mocy, weź na rękę jedną ze swoich odrzuconych kart.
notalone-do-nothing-text = Zostaw Miejsce bez użycia.
notalone-do-recover-text = { $discards ->
    [0] Nie masz odrzuconych kart.
    [one] Weź na rękę { $discards } odrzuconą kartę.
    [few] Weź na rękę wszystkie { $discards } odrzucone karty.
    [many] Weź na rękę wszystkie { $discards } odrzuconych kart.
   *[other] Weź na rękę wszystkie odrzucone karty: { $discards }.
 }
notalone-do-copy-text = Użyj mocy Miejsca, na którym leży żeton Obcego.
notalone-do-heal-text = Rozbitkowi, który ma jeden lub dwa, także sobie.
notalone-do-draw-text = Dobierz jedną kartę z talii Przetrwania.
notalone-do-lose-will-text = Zapłać 1 punkt Woli (masz { $will }) i zachowaj karty.
notalone-do-discard-text = Odrzuć karty Miejsc z ręki.

notalone-part-side = Która strona
notalone-part-cards = Które karty
notalone-part-card = Która karta
notalone-part-place = Które Miejsce
notalone-part-pair = Które dwa Miejsca
notalone-part-hunted = Który Rozbitek
notalone-part-move = Kto i dokąd
notalone-part-lay = Która karta ze stołu
notalone-part-take = Która z odrzuconych kart
notalone-part-to = Dokąd trafia żeton
notalone-part-survival = Która karta Przetrwania

## Log

notalone-event-creature = Obcym gra { $player }.
notalone-event-side = Obcy wybiera stronę { $side } planszy.
notalone-event-turn = Tura { $turn }
notalone-event-phase = { notalone-which-phase }
notalone-event-laid = { $player } dokonuje wyboru.
notalone-event-laid-cards = { $player } kładzie: { $cards }.
notalone-event-taken-back = { $player } zabiera położone karty.
notalone-event-taken-back-cards = { $player } zabiera położone karty: { $cards }.
notalone-event-resisted = { $player } stawia opór i odzyskuje { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }.
notalone-event-resisted-cards = { $player } stawia opór i odzyskuje: { $cards }.
notalone-event-gave-up = { $player } rezygnuje i odzyskuje wszystkie karty.
notalone-event-gave-up-cards = { $player } rezygnuje i odzyskuje: { $cards }.
notalone-event-played = { $player } zagrywa: { $card }.
notalone-event-flashback = { $player } zagrywa: { notalone-card-flashback } jako { $card }.
notalone-event-chosen = { $card }, cel: { $player }.
notalone-event-token = { notalone-which-token }: { $places }.
notalone-event-token-freed = { notalone-which-token }: trzeba położyć od nowa.
notalone-event-token-moved = { notalone-which-token }, nowe położenie: { $places }.
notalone-event-struck = Kataklizm, nie działa: { notalone-which-place }.
notalone-event-moved = Objazd, { $player }: { $card } → { notalone-which-place }.
notalone-event-swapped = { $player } wymienia karty: { $lay } → { $take }.
notalone-event-put-under = Na spód talii Pościgu: { $cards }.
notalone-event-shown = { $player } pokazuje Obcemu { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }.
notalone-event-shown-cards = { $player } pokazuje: { $cards }.
notalone-event-kept-river = { $player } zostawia jedną kartę na stole.
notalone-event-kept-river-card = { $player } zostawia: { $keep }, zabiera: { $card }.
notalone-event-revealed = { $player }: { $cards }.
notalone-event-resolving = { $player } zaczyna od karty: { $card }.
notalone-event-copied = { $player } kopiuje z Legowiska: { notalone-which-place }.
notalone-event-resolved = { $player } korzysta z Miejsca: { notalone-which-place }.
notalone-event-nothing = { $player } nie korzysta z Miejsca: { notalone-which-place }.
notalone-event-ineffective = { $player }, Miejsce nie działa: { notalone-which-place }.
notalone-event-back = { $player } zabiera ze stołu: { $card }.
notalone-event-took = { $player } odzyskuje { $n ->
    [one] { $n } odrzuconą kartę
    [few] { $n } odrzucone karty
    [many] { $n } odrzuconych kart
   *[other] { $n } odrzuconej karty
 }.
notalone-event-took-cards = { $player } odzyskuje: { $cards }.
notalone-event-gained = { $player } zdobywa nowe Miejsce: { notalone-which-place }.
notalone-event-marker-on = { $player } kładzie znacznik Sygnału na Plaży.
notalone-event-marker-off = { $player } zdejmuje znacznik Sygnału z Plaży.
notalone-event-healed = { $player } odzyskuje 1 punkt Woli. Pomaga: { $by }.
notalone-event-regained = { $player } odzyskuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 } Woli.
notalone-event-drew = { $player } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 } Przetrwania.
notalone-event-drew-cards = { $player } dobiera: { $cards }.
notalone-event-kept = { $player } zatrzymuje jedną kartę Przetrwania.
notalone-event-kept-card = { $player } zatrzymuje: { $card }.
notalone-event-threw = { $player } odrzuca: { $card }.
notalone-event-discarded = { $player } odrzuca { $n ->
    [one] { $n } kartę Miejsca
    [few] { $n } karty Miejsc
    [many] { $n } kart Miejsc
   *[other] { $n } karty Miejsca
 }.
notalone-event-discarded-cards = { $player } odrzuca: { $cards }.
notalone-event-lost-will = { $player } traci { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 } Woli.
notalone-event-artemia = { $n ->
    [one] Artemia uderza: { $player }.
    [few] Artemia uderza { $n } razy: { $player }.
    [many] Artemia uderza { $n } razy: { $player }.
   *[other] Artemia uderza { $n } raza: { $player }.
 }
notalone-event-caught = Obcy chwyta: { $player } ({ $cards }). Strata: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 } Woli.
notalone-event-exhausted = { $player } opada z sił i odzyskuje wszystkie Miejsca oraz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 } Woli.
notalone-event-rescue = { $cause ->
    [beach] { notalone-place-4 }
    [wreck] { notalone-place-8 }
    [amplifier] { notalone-card-amplifier }
   *[other] Koniec tury
 }: Misja Ratunkowa przesuwa się o jedno pole, { $left ->
    [0] pomoc przybywa!
   *[other] pozostało pól: { $left }.
 }
notalone-event-assimilation = { $cause ->
    [gave-up] Rezygnacja
    [caught] Schwytanie
    [anticipation] { notalone-card-anticipation }
   *[other] Wyczerpanie
 }: Asymilacja przesuwa się o jedno pole, { $left ->
    [0] planeta zwycięża.
   *[other] pozostało pól: { $left }.
 }
notalone-event-cleared = { $player } odrzuca ze stołu: { $cards }.
notalone-event-pile = Dym opada. Odrzucone karty, { $player }: { $n ->
    [0] brak.
   *[other] { $cards }.
 }
notalone-event-refill = Obcy dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 } Pościgu.
notalone-event-refill-cards = Obcy dobiera: { $cards }.
notalone-event-shuffled = { $deck ->
    [hunt] Odrzucone karty Pościgu zostają przetasowane i tworzą nową talię.
   *[other] Odrzucone karty Przetrwania zostają przetasowane i tworzą nową talię.
 }
notalone-event-left = { $player } odchodzi z gry.

## Result

notalone-score-distance = Odległość od Zwycięstwa
notalone-end-rescue = pomoc przybyła na czas
notalone-end-assimilation = planeta zasymilowała Rozbitków
notalone-end-creature-left = Obcy odszedł z gry: brak wyniku

## Why something cannot be done

notalone-why-over = Gra się skończyła.
notalone-why-despair = Działa Rozpacz: w tej turze nie można zagrywać ani dobierać kart Przetrwania.
notalone-why-played = Karta Przetrwania na tę turę jest już zagrana. Następną zagrasz w następnej turze.
notalone-why-played-hunt = W tej turze nie możesz już zagrać karty Pościgu.
notalone-why-sacrifice = Działa Poświęcenie: w tej turze nie można zagrać karty Pościgu.
notalone-why-phase = Tylko w tej fazie: { notalone-which-phase }.
notalone-why-first = Najpierw trzeba rozpatrzyć kartę lub żeton, które właśnie się pojawiły.
notalone-why-tokens = Dopiero gdy wszystkie żetony leżą na planecie.
notalone-why-reveal = Dopiero po odkryciu Miejsc.
notalone-why-late = Za późno: żetony Artemii i Obcego już działają.
notalone-why-full-will = Masz już 3 punkty Woli.
notalone-why-marker-on = Znacznik Sygnału już leży na Plaży.
notalone-why-marker-off = Znacznik Sygnału musi leżeć na Plaży.
notalone-why-creature-spent = Obcy nie może już w tej turze zagrać karty: nie ma czego powstrzymać.
notalone-why-empty-hand = Nie masz na ręce karty Miejsca do oddania. Najpierw staw opór albo zrezygnuj.
notalone-why-empty-pile = Nie masz odrzuconych kart.
notalone-why-not-at-artemia = Musisz być przy żetonie Artemii.
notalone-why-not-at-creature = Musisz być przy żetonie Obcego.
notalone-why-moment = Tylko wtedy, gdy przychodzi kolej na twoje Miejsce i można użyć jego mocy.
notalone-why-copying = Używasz już mocy innego Miejsca.
notalone-why-rover = Jesteś już przy Łaziku: użyj jego mocy.
notalone-why-no-artemia = Żetonu Artemii nie ma na planecie.
notalone-why-no-card = Nie masz już karty na stole.
notalone-why-nobody-three = Żaden Rozbitek nie ma trzech kart Miejsc na ręce.
notalone-why-empty-hunt-pile = Wśród odrzuconych nie ma karty Pościgu do skopiowania.
notalone-why-nobody-stands = Żaden Rozbitek nie ma już karty na stole.
notalone-why-not-in-hand = Nie masz tej karty na ręce.
notalone-why-nothing-to-gain = Masz 3 punkty Woli i żadnej odrzuconej karty: nie ma czego odzyskać.
notalone-why-too-few = Masz za mało kart, które można położyć. Najpierw staw opór albo zrezygnuj.
notalone-why-laid = Najpierw zabierz to, co masz już położone.
notalone-why-force-field = To Miejsce obejmuje Pole siłowe: w tej turze nie można go położyć.
notalone-why-two = { $count ->
    [one] Połóż dokładnie jedną kartę.
    [few] Połóż dokładnie { $count } różne karty.
    [many] Połóż dokładnie { $count } różnych kart.
   *[other] Połóż dokładnie { $count } różnej karty.
 }
notalone-why-used = Ta moc jest w tej turze wykorzystana. Nadal możesz odzyskać kartę.
notalone-why-either = W tej turze korzystasz już z Rzeki albo Artefaktu. Nadal możesz odzyskać kartę.
notalone-why-reserve = W puli nie ma Miejsca, którego ci brakuje. Nadal możesz odzyskać kartę.
notalone-why-no-survival = Nie ma karty Przetrwania do dobrania.
notalone-why-nobody-to-heal = Żaden Rozbitek nie ma jednego ani dwóch punktów Woli.
notalone-why-nothing-to-copy = Nie ma Miejsca do skopiowania: nie kopiuje się ani Legowiska, ani Artefaktu.

## The board

notalone-planet = Planeta Artemia. Strzałkami przechodzisz między Miejscami, klawiszem Enter wybierasz.
notalone-turn = Tura { $turn }
notalone-phases = Fazy tury
notalone-steps = Etapy konfrontacji
notalone-in-play = W grze w tej turze
notalone-crew = Obcy i Rozbitkowie
notalone-own = Twoje karty
notalone-none = brak

notalone-track-left = { $track }: do celu { $left } z { $start } pól
notalone-rescue-text = Gdy ten znacznik dotrze do gwiazdy, przybywa pomoc i wygrywają Rozbitkowie.
notalone-assimilation-text = Gdy ten znacznik dotrze do gwiazdy, Rozbitkowie stają się częścią planety i wygrywa Obcy.
notalone-track-on = Na symbolu Artemii
notalone-track-next = Symbol Artemii za { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
 }
notalone-side-1 = Strona 1
notalone-side-1-text = Symbol Artemii na każdym z sześciu ostatnich pól Misji Ratunkowej: długo jeden żeton, potem dwa w każdej turze.
notalone-side-2 = Strona 2
notalone-side-2-text = Symbol Artemii na co drugim z ostatnich jedenastu pól Misji Ratunkowej: dwa żetony wcześniej, ale tylko co jakiś czas.

notalone-now-order = { $player } wybiera, od którego z dwóch Miejsc zacząć.
notalone-now-resolving = { $player } jest tutaj: { $place }. Moc, karta czy nic?
notalone-step-free = Wolne Miejsca
notalone-step-free-text = Po kolei każdy Rozbitek bez żetonu na swoim Miejscu używa jego mocy albo odzyskuje kartę.
notalone-step-target = Cel
notalone-step-target-text = Karta Pościgu tego żetonu działa na każdego, kto tam jest. Potem można skorzystać z Miejsca, chyba że blokuje je inny żeton.
notalone-step-artemia = Artemia
notalone-step-artemia-text = Kto tam jest, odrzuca z ręki kartę Miejsca.
notalone-step-creature = { notalone-role-creature }
notalone-step-creature-text = Kto tam jest, zostaje schwytany i traci Wolę, a Asymilacja przesuwa się o jedno pole.
notalone-step-exhausted = Wyczerpanie
notalone-step-exhausted-text = Kto nie ma już Woli, odzyskuje ją i wszystkie Miejsca, a Asymilacja przesuwa się o kolejne pole.

notalone-state-ineffective = nie działa w tej turze
notalone-state-used = wykorzystane w tej turze
notalone-state-barred = nie można położyć w tej turze
notalone-state-marker = tutaj: { notalone-marker }
notalone-state-token = tutaj: { $token }
notalone-state-here = tutaj: { $players }
notalone-state-maybe = może tutaj: { $count ->
    [one] { $players }
    [few] { $players } ({ $count })
    [many] { $players } ({ $count })
   *[other] { $players } ({ $count })
 }
notalone-state-laid = twoja położona karta
notalone-state-reserve = w puli: { $left }
notalone-state-left = nie bierze już udziału w grze
notalone-state-choosing = wybiera
notalone-state-chosen = już wybrane
notalone-state-thinking = ma odpowiedzieć
notalone-state-resolving = podejmuje decyzję
notalone-state-passed = pasuje
notalone-state-ahead-phase = pasuje do końca fazy
notalone-state-ahead-turn = pasuje do końca tury
notalone-watch = Pokaż, gdzie może być ten Rozbitek
notalone-could-be = { $player } może być tutaj: { $places }
notalone-count-will = { notalone-will }: { $will } z 3
notalone-count-hand = { $hand ->
    [one] { $hand } karta Miejsca na ręce
    [few] { $hand } karty Miejsc na ręce
    [many] { $hand } kart Miejsc na ręce
   *[other] { $hand } karty Miejsca na ręce
 }
notalone-count-kit = { $cards ->
    [one] { $cards } karta Przetrwania
    [few] { $cards } karty Przetrwania
    [many] { $cards } kart Przetrwania
   *[other] { $cards } karty Przetrwania
 }
notalone-count-laid = { $laid ->
    [one] { $laid } zakryta karta
    [few] { $laid } zakryte karty
    [many] { $laid } zakrytych kart
   *[other] { $laid } zakrytej karty
 }
notalone-table-waiting = tutaj: { $place }
notalone-table-resolved = tutaj: { $place }, rozpatrzone
notalone-table-back = z powrotem na ręce: { $card }
notalone-pile = odrzucone: { $places }
notalone-pile-none = brak odrzuconych kart
notalone-pile-hidden = { $discards ->
    [one] { $discards } odrzucona karta, ukryta przez Zasłonę dymną
    [few] { $discards } odrzucone karty, ukryte przez Zasłonę dymną
    [many] { $discards } odrzuconych kart, ukrytych przez Zasłonę dymną
   *[other] { $discards } odrzuconej karty, ukrytej przez Zasłonę dymną
 }
notalone-shown = pokazane karty: { $places }
notalone-two-river = kładzie dwie karty i zostawia jedną ({ notalone-place-3 })
notalone-two-artefact = kładzie dwie karty i korzysta z obu ({ notalone-place-10 })
notalone-next-river = dwie karty w następnej turze ({ notalone-place-3 })
notalone-next-artefact = dwie karty w następnej turze ({ notalone-place-10 })
notalone-hunt-hand-text = Na ręce: { $hand }; { $plays ->
    [0] w tej turze nie można już zagrać żadnej.
    [one] w tej turze można zagrać { $plays }.
    [few] w tej turze można zagrać { $plays }.
    [many] w tej turze można zagrać { $plays }.
   *[other] w tej turze można zagrać { $plays }.
 }
notalone-hunt-count = { $hand ->
    [one] { $hand } karta Pościgu
    [few] { $hand } karty Pościgu
    [many] { $hand } kart Pościgu
   *[other] { $hand } karty Pościgu
 }
notalone-hunt-pile = Karty Pościgu
notalone-survival-pile = Karty Przetrwania
notalone-deck = { $deck ->
    [one] { $deck } karta w talii.
    [few] { $deck } karty w talii.
    [many] { $deck } kart w talii.
   *[other] { $deck } karty w talii.
 }
notalone-discarded = Odrzucone, najnowsza na końcu:
notalone-bottom = Na spodzie talii, od najniższej:
notalone-known = Na pewno na ręce:
notalone-pile-empty = brak

notalone-own-hand = Twoja ręka
notalone-own-pile = Twoje odrzucone karty
notalone-own-hunt = Twoje karty Pościgu
notalone-own-survival = Twoje karty Przetrwania
notalone-tray = Żetony do położenia
notalone-tray-text = Naciśnij żeton, potem Miejsce, albo przeciągnij go tam.
notalone-deeds = Co możesz zrobić
notalone-when = Faza { $number }: { $phase }.
notalone-when-copied = W fazie kopiowanej karty.
notalone-brings = Wprowadza do gry: { $token }

notalone-label-move = { $player }: { $from } → { $place }
notalone-label-token = { $token } → { $place }
notalone-draft-chosen = { $title } { $chosen }
notalone-draft-lay = Połóż zakryte:
notalone-draft-resist = Staw opór: zapłać 1 punkt Woli (zostanie: { $left }) i odzyskaj { $most ->
    [one] { $most } odrzuconą kartę
    [few] { $most } odrzucone karty
    [many] { $most } odrzuconych kart
   *[other] { $most } odrzuconej karty
 }:
notalone-draft-give-up = Zrezygnuj: 3 punkty Woli i wszystkie karty na rękę, ale Asymilacja przesuwa się o jedno pole (pozostanie pól: { $assimilation }).
notalone-draft-place-creature = Żeton Obcego:
notalone-draft-place-artemia = Żeton Artemii:
notalone-draft-place-target = Żeton Celu:
notalone-draft-take = Odzyskaj z odrzuconych:
notalone-draft-keep = Zatrzymaj:
notalone-draft-discard = Odrzuć:
notalone-draft-hide = Zachowaj w tajemnicy:
notalone-draft-resolve = Najpierw:
notalone-draft-recover = Odzyskaj:
notalone-draft-power = Użyj mocy:
notalone-draft-copy = Użyj mocy Miejsca:
notalone-draft-heal = Przywróć 1 punkt Woli:
