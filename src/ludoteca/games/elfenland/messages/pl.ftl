# Elfenland: everything that is said in Polish. Names of means, kinds of ways, towns and ways stand in names.toml.
# counter: żeton; way: szlak (road: droga); crossing: przejazd; route: trasa, its steps: etapy; fare: koszt; piece: znacznik; row: wystawka;
# stack: stos; travel turn: podróż; to give up (cards): odrzucić; to keep: zatrzymać; to return: zwrócić.

elfenland-name = Elfenland
elfenland-pitch = Młode elfy podróżują na smokach, wozami trolli i tratwami, żeby zobaczyć jak najwięcej miast. Drogi, które ktoś otworzy, służą wszystkim, a najdalej zajedzie ten, kto ma właściwe karty.

## Options and bots

elfenland-option-rounds = Długość gry
elfenland-option-rounds-4 = cztery rundy
elfenland-option-rounds-3 = trzy rundy
elfenland-option-hometown = Wariant z miastem rodzinnym
elfenland-option-hometown-off = nie
elfenland-option-hometown-on = tak: na koniec każdy przejazd, który dzieli cię od tajnego miasta rodzinnego, kosztuje punkt
elfenland-level-random = Losowy
elfenland-level-easy = Łatwy
elfenland-level-normal = Normalny
elfenland-level-hard = Trudny

## Questions

elfenland-ask-draw = Weź żeton z wystawki albo dobierz ze stosu
elfenland-ask-plan = Połóż żeton lub swoją przeszkodę albo spasuj
elfenland-ask-travel = Jedź dalej albo zakończ podróż
elfenland-ask-keep = Wybierz żeton, który zatrzymujesz na następną rundę

## Actions

elfenland-do-take = Weź z wystawki
elfenland-do-draw = Dobierz ze stosu
elfenland-do-place = Połóż żeton
elfenland-do-obstruct = Połóż przeszkodę
elfenland-do-cross = Jedź
elfenland-do-caravan = Jedź karawaną
elfenland-do-long-caravan = Karawaną mimo przeszkody
elfenland-do-stop = Zakończ podróż
elfenland-do-keep = Zatrzymaj

elfenland-part-slot = Który żeton z wystawki
elfenland-part-move = Który żeton i na którą drogę
elfenland-part-road = Która droga
elfenland-part-way = Który szlak
elfenland-part-cards = Które karty
elfenland-part-counter = Który żeton

elfenland-hint-draw = Poznasz go dopiero po dobraniu. Żetony w stosie: { $n }.
elfenland-hint-obstruct = Raz na grę: droga z żetonem kosztuje w tej rundzie wszystkich o jedną kartę więcej.
elfenland-hint-pass = Gdy znów przyjdzie twoja kolej, nadal możesz coś położyć.
elfenland-hint-cross = Zapłać koszt i przesuń swój but. Tego nie można cofnąć.
elfenland-hint-caravan = Na drodze z żetonem zapłać trzy dowolne karty zamiast zwykłego kosztu.
elfenland-hint-long-caravan = Na drodze z żetonem i przeszkodą zapłać cztery dowolne karty.
elfenland-hint-stop = Wszystkie karty zostają na ręce.
elfenland-hint-give = { $n ->
    [one] Musisz odrzucić { $n } kartę: na ręce zostają cztery.
    [few] Musisz odrzucić { $n } karty: na ręce zostają cztery.
    [many] Musisz odrzucić { $n } kart: na ręce zostają cztery.
   *[other] Musisz odrzucić { $n } karty: na ręce zostają cztery.
 }

## Log
# $counter, $road, $from, $to, $town, $means and $cards are names already, $cards a whole list: "2 × Smok, 1 × Tratwa".
# $start is a player’s name. What ends in the name of an argument (-town, -cards) is said to those who are told it.

elfenland-event-hometown = { $player } dostaje tajne miasto rodzinne.
elfenland-event-hometown-town = { $player } dostaje tajne miasto rodzinne: { $town }.
elfenland-event-round = Runda { $round }: zaczyna { $start }.
elfenland-event-dealt = { $player } dostaje { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }.
elfenland-event-dealt-cards = { $player } dostaje: { $cards }.
elfenland-event-secret = { $player } dostaje tajny żeton.
elfenland-event-secret-counter = { $player } dostaje tajny żeton: { $counter }.
elfenland-event-took = { $player } bierze z wystawki: { $counter }.
elfenland-event-drew = { $player } dobiera ze stosu: { $counter }.
elfenland-event-placed = { $player } kładzie: { $counter }, { $road }.
elfenland-event-revealed = { $player } kładzie tajny żeton: { $counter }, { $road }.
elfenland-event-obstructed = { $player } kładzie przeszkodę: { $road }.
elfenland-event-passed = { $player } pasuje.
elfenland-event-auto-passed = { $player } nie ma czego położyć i pasuje.
elfenland-event-planned = Wszyscy pasują: pora w drogę.
elfenland-event-crossed = { $player }: { $from } → { $to }, { $n } × { $means }.
elfenland-event-caravan = { $player }: { $from } → { $to }, karawana: { $cards }.
elfenland-event-piece = { $player } zabiera znacznik: { $town } ({ $n ->
    [one] { $n } miasto
    [few] { $n } miasta
    [many] { $n } miast
   *[other] { $n } miasta
 }).
elfenland-event-stopped = { $n ->
    [0] { $player } kończy podróż w mieście { $town }.
    [one] { $player } kończy podróż w mieście { $town } i odrzuca { $n } kartę.
    [few] { $player } kończy podróż w mieście { $town } i odrzuca { $n } karty.
    [many] { $player } kończy podróż w mieście { $town } i odrzuca { $n } kart.
   *[other] { $player } kończy podróż w mieście { $town } i odrzuca { $n } karty.
 }
elfenland-event-stopped-cards = { $player } kończy podróż w mieście { $town } i odrzuca: { $cards }.
elfenland-event-kept = { $player } zatrzymuje: { $counter }.
elfenland-event-kept-secret = { $player } zatrzymuje tajny żeton.
elfenland-event-kept-secret-counter = { $player } zatrzymuje tajny żeton: { $counter }.
elfenland-event-returned = { $player } zwraca { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
 }.
elfenland-event-cleared = Drogi są znów puste.
# $n: how many ways the boot is from the hometown.
elfenland-event-home = { $n ->
    [0] { $player } kończy w mieście rodzinnym: { $town }.
    [one] { $player } kończy o { $n } przejazd od miasta rodzinnego: { $town }.
    [few] { $player } kończy o { $n } przejazdy od miasta rodzinnego: { $town }.
    [many] { $player } kończy o { $n } przejazdów od miasta rodzinnego: { $town }.
   *[other] { $player } kończy o { $n } przejazdu od miasta rodzinnego: { $town }.
 }
elfenland-event-left = { $player } odchodzi z gry.

## Result

elfenland-score-points = Punkty
elfenland-score-pieces = Miasta
elfenland-score-distance = Odległość
elfenland-score-cards = Karty
elfenland-end-rounds = ostatnia runda dobiegła końca
elfenland-end-complete = ktoś odwiedził już wszystkie 20 miast
elfenland-end-alone = pozostali odeszli z gry

elfenland-reckoning = Co decyduje o miejscu
elfenland-reckoning-plain = Punkt za każde odwiedzone miasto. Przy równej liczbie punktów wyżej jest ten, kto ma więcej kart na ręce; jeśli i to nie rozstrzyga, miejsce jest wspólne.
elfenland-reckoning-home = Punkt za każde odwiedzone miasto, minus punkt za każdy przejazd między butem a miastem rodzinnym. Przy równej liczbie punktów wyżej jest ten, kto ma bliżej do domu, a potem ten, kto ma więcej kart na ręce; jeśli i to nie rozstrzyga, miejsce jest wspólne.

## Why something cannot be done
# In why-fare and why-caravan-cards, $n cards are needed and $held are in the hand.

elfenland-why-phase = Nie teraz: to należy do innej fazy.
elfenland-why-counter = Nie masz takiego żetonu. Wybierz jeden z tych, które leżą przed tobą.
elfenland-why-place-none = Nie masz już żetonów do położenia.
elfenland-why-place-nowhere = Żadnego z twoich żetonów nie ma gdzie położyć: wszystkie pasujące drogi są zajęte. Możesz spasować.
elfenland-why-counter-water = Żetony kładzie się tylko na drogach. Po rzekach i jeziorach pływa się tratwą, bez żetonu.
elfenland-why-terrain = Ten środek transportu nie nadaje się na ten teren. W tabeli kosztów widać, gdzie można go użyć.
elfenland-why-taken = Na tej drodze leży już żeton. Wybierz wolną drogę.
elfenland-why-one = Po jednym żetonie naraz. Następny położysz, gdy znów przyjdzie twoja kolej.
elfenland-why-obstacle-used = Twoja przeszkoda jest już wykorzystana: każdy ma tylko jedną na całą grę.
elfenland-why-obstacle-nowhere = Nie ma teraz miejsca dla twojej przeszkody: potrzebna jest droga z żetonem, ale bez przeszkody.
elfenland-why-obstacle-water = Przeszkody kładzie się tylko na drogach, nie na rzekach ani jeziorach.
elfenland-why-obstacle-second = Na tej drodze leży już przeszkoda. Wybierz inną drogę z żetonem.
elfenland-why-obstacle-free = Na tej drodze nie ma żetonu. Przeszkodę kładzie się na drodze z żetonem.
elfenland-why-elsewhere = Ten szlak nie zaczyna się w mieście, w którym stoi twój but.
elfenland-why-no-counter = Na tej drodze nie ma żetonu, więc nikt nią w tej rundzie nie przejedzie.
elfenland-why-fare = Ten przejazd kosztuje { $n } × { $means ->
    [giant-pig] { elfenland-means-giant-pig }
    [elfcycle] { elfenland-means-elfcycle }
    [magic-cloud] { elfenland-means-magic-cloud }
    [unicorn] { elfenland-means-unicorn }
    [troll-wagon] { elfenland-means-troll-wagon }
    [dragon] { elfenland-means-dragon }
   *[raft] { elfenland-means-raft }
 }. { $held ->
    [0] Nie masz żadnej takiej karty.
   *[other] Na ręce masz takich kart: { $held }.
 }
elfenland-why-cross-nowhere = Twoje karty nie wystarczą, żeby zapłacić zwykły koszt choć jednego szlaku z tego miasta.
elfenland-why-caravan-cards = Karty potrzebne tu na karawanę: { $n }. Na ręce masz: { $held }.
elfenland-why-caravan-nowhere = Karawana za trzy karty wymaga drogi z żetonem i bez przeszkody. Z tego miasta żadna taka nie prowadzi.
elfenland-why-long-caravan-nowhere = Karawana za cztery karty jest na drogi z przeszkodą. Z tego miasta żadna taka nie prowadzi.
elfenland-why-caravan-water = Karawana jedzie drogą, nie rzeką ani jeziorem.
elfenland-why-caravan-free = Karawana wymaga żetonu, a na tej drodze go nie ma.
elfenland-why-caravan-obstacle = Na tej drodze leży przeszkoda: karawana kosztuje tu cztery karty.
elfenland-why-caravan-no-obstacle = Na tej drodze nie ma przeszkody: karawana kosztuje tu trzy karty.
elfenland-why-not-in-hand = Nie masz tych kart na ręce.
elfenland-why-exactly = { $n ->
    [one] Wybierz dokładnie { $n } kartę.
    [few] Wybierz dokładnie { $n } karty.
    [many] Wybierz dokładnie { $n } kart.
   *[other] Wybierz dokładnie { $n } karty.
 }

## The board: the ribbon above the map

elfenland-round = Runda { $round } z { $rounds }
elfenland-phases = Fazy rundy
elfenland-phase-draw = Żetony
elfenland-phase-plan = Planowanie
elfenland-phase-travel = Podróż
elfenland-phase-keep = Porządki
elfenland-phase-over = Koniec gry
elfenland-phase-draw-text = Żetony: w trzech kolejkach każdy bierze po jednym żetonie.
elfenland-phase-plan-text = Planowanie: żetony trafiają na drogi, aż wszyscy spasują jeden po drugim.
elfenland-phase-travel-text = Podróż: gracze podróżują jeden po drugim i płacą kartami.
elfenland-phase-keep-text = Porządki: każdy zatrzymuje jeden żeton, a pozostałe zwraca.
elfenland-scores = Odwiedzone miasta
elfenland-pieces = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
    [many] { $n } miast
   *[other] { $n } miasta
 }
elfenland-starts = zaczyna rundę
elfenland-home = Twoje miasto rodzinne: { $town }
elfenland-home-text = Na koniec każdy przejazd między twoim butem a miastem rodzinnym kosztuje punkt. Tylko ty wiesz, które to miasto.
elfenland-home-away = { $n ->
    [0] jesteś na miejscu
    [one] { $n } przejazd stąd
    [few] { $n } przejazdy stąd
    [many] { $n } przejazdów stąd
   *[other] { $n } przejazdu stąd
 }
# $n: the points that the distance costs.
elfenland-home-end = Miasto rodzinne: { $town } (−{ $n })

## The board: what a player is doing, or has done

elfenland-state-draw = bierze żeton
elfenland-state-plan = planuje
elfenland-state-travel = podróżuje
elfenland-state-passed = pasuje
elfenland-state-travelled = już po podróży
elfenland-state-left = już nie gra

## Beside the players

elfenland-hand-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
elfenland-secrets = { $n ->
    [one] { $n } tajny żeton
    [few] { $n } tajne żetony
    [many] { $n } tajnych żetonów
   *[other] { $n } tajnego żetonu
 }
elfenland-counters-none = brak żetonów

## The map
# Said together, as sentences: "Lapphalya. Tu leży twój znacznik. Buty: Ada, Ben".

elfenland-map = Mapa krainy elfów. Przesuwasz ją przeciąganiem; powiększasz dwoma palcami albo kółkiem myszy, gdy trzymasz Ctrl lub mapa jest zaznaczona. Klawisze: + i − zmieniają powiększenie, 0 pokazuje całą mapę, strzałki ją przesuwają.
elfenland-zoom-in = Powiększ (+)
elfenland-zoom-out = Pomniejsz (−)
elfenland-zoom-all = Pokaż całą mapę (0)
elfenland-town-piece = Tu leży twój znacznik
elfenland-town-home = Twoje miasto rodzinne
elfenland-town-boots = Buty: { $players }
elfenland-way-free = bez żetonu
# Cards of one means: "2 × Smok".
elfenland-cards = { $n } × { $means }
elfenland-cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
elfenland-obstacle = Przeszkoda
elfenland-obstacle-text = Raz na grę: połóż ją na drodze z żetonem. W tej rundzie każdy przejazd tamtędy kosztuje o jedną kartę więcej, twój też.

## What lies before the player

elfenland-own = Twoje karty i żetony
elfenland-hand = Twoja ręka
elfenland-hand-none = Nie masz kart na ręce.
elfenland-hand-caravan = na karawanę: { $chosen } z { $n }
elfenland-card-paid = opłaca etap { $step }
elfenland-own-counters = Twoje żetony
elfenland-give = Odrzuć karty
elfenland-give-text = { $n ->
    [one] Na ręce zostają cztery karty: wybierz { $n } kartę do odrzucenia. Inni nie zobaczą, którą.
    [few] Na ręce zostają cztery karty: wybierz { $n } karty do odrzucenia. Inni nie zobaczą, które.
    [many] Na ręce zostają cztery karty: wybierz { $n } kart do odrzucenia. Inni nie zobaczą, które.
   *[other] Na ręce zostają cztery karty: wybierz { $n } karty do odrzucenia. Inni nie zobaczą, które.
 }
elfenland-give-chosen = wybrane: { $chosen } z { $n }
elfenland-secret = tajny
elfenland-secret-text = Dopóki nie położysz tego żetonu, widzisz go tylko ty.
elfenland-counter-nowhere = Nie pasuje do żadnej wolnej drogi.
elfenland-fare = koszt: { $n }

## Drawing

elfenland-row = Wystawka
elfenland-row-lap = żeton { $lap } z { $laps }
elfenland-stack = Stos
elfenland-stack-count = { $n ->
    [one] Stos, { $n } żeton
    [few] Stos, { $n } żetony
    [many] Stos, { $n } żetonów
   *[other] Stos, { $n } żetonu
 }
elfenland-stack-text = Żeton z wierzchu stosu: poznasz go dopiero po dobraniu. Potem leży przed tobą odkryty.

## Planning

elfenland-guide-plan = Wybierz swój żeton albo drogę na mapie.
elfenland-guide-road = Teraz wybierz swój żeton, który tam pasuje.
# How many free roads suit the chosen counter.
elfenland-guide-roads = { $n ->
    [one] pasuje do { $n } wolnej drogi
    [few] pasuje do { $n } wolnych dróg
    [many] pasuje do { $n } wolnych dróg
   *[other] pasuje do { $n } wolnej drogi
 }
elfenland-passes = Pasy z rzędu: { $n } z { $all }

## The transport chart

elfenland-chart = Tabela kosztów
elfenland-chart-short = Koszty
elfenland-means = Środki transportu
elfenland-close = Zamknij
elfenland-counters-count = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
 }
elfenland-chart-raft = Rzeka: 1 z prądem, 2 pod prąd. Jezioro: 2.
elfenland-chart-obstacle = Przeszkoda podnosi koszt o jedną kartę tego samego środka transportu.
elfenland-chart-caravan = Karawana: na drodze z żetonem trzy dowolne karty zamiast zwykłego kosztu, a gdy leży tam przeszkoda, cztery.

## The route planner

elfenland-planner = Twoja trasa
elfenland-plan-empty = Naciśnij miasto na mapie, bliskie albo dalekie, a zobaczysz najtańsze trasy do niego.
elfenland-plan-ahead = Naciskaj miasta na mapie, żeby zaplanować podróż z wyprzedzeniem.
elfenland-plan-final = „Zatwierdź” wykonuje pierwszy przejazd. Co zapłacone, to zapłacone: przejazdu nie można cofnąć.
elfenland-plan-later = To tylko plan: nic nie płacisz, dopóki nie przyjdzie twoja kolej.
elfenland-plan-left = { $n ->
    [one] zostaje { $n } karta
    [few] zostają { $n } karty
    [many] zostaje { $n } kart
   *[other] zostaje { $n } karty
 }
elfenland-plan-back = Usuń ostatni etap
elfenland-plan-clear = Wyczyść
elfenland-plan-gain = zabierasz swój znacznik
elfenland-caravan = Karawana
elfenland-plan-cards = Wybierz karty
elfenland-plan-missing = { $n ->
    [one] wybierz jeszcze { $n } kartę
    [few] wybierz jeszcze { $n } karty
    [many] wybierz jeszcze { $n } kart
   *[other] wybierz jeszcze { $n } karty
 }
# $cards: what the crossing costs.
elfenland-plan-short = za mało kart, potrzeba: { $cards }
elfenland-plan-fare = Zapłać { $n } × { $means }
elfenland-plan-caravan = Karawana ({ $n })
elfenland-plan-barred = Tędy nie możesz jechać dalej: { $way }
elfenland-plan-no-route = Twoje karty nie wystarczą na żadną trasę do miasta { $town }.
elfenland-plan-offers = Trasy do miasta { $town }
# A short label before buttons such as "3 karty +2".
elfenland-plan-routes = Trasy
elfenland-plan-offered = { $n ->
    [one] { $n } trasa do miasta { $town }
    [few] { $n } trasy do miasta { $town }
    [many] { $n } tras do miasta { $town }
   *[other] { $n } trasy do miasta { $town }
 }
elfenland-plan-which = Którędy do miasta { $town }?
# $towns: names; $cards and $pieces: numbers.
elfenland-plan-route = { $towns }. Karty: { $cards }. Nowe miasta: { $pieces }.

## The answer in progress, in the bar
# $cards: a list of cards, "–" where none is chosen; $kind: that of the way.

elfenland-draft-take = Weź z wystawki: { $counter }
elfenland-draft-take-none = Wybierz żeton z wystawki
elfenland-draft-draw = Dobierz i odkryj żeton z wierzchu stosu ({ $n })
elfenland-draft-place = Wybierz żeton
elfenland-draft-place-counter = { $counter }: wybierz drogę
elfenland-draft-place-road = { $counter } → { $road }, koszt: { $n }
elfenland-draft-place-secret = { $counter } (tajny żeton zostanie odkryty) → { $road }, koszt: { $n }
elfenland-draft-obstruct = Przeszkoda: wybierz drogę z żetonem
elfenland-draft-obstruct-road = Przeszkoda → { $road }: { $n } × { $counter } zamiast { $before }. Masz tylko jedną.
elfenland-draft-cross = Wybierz szlak
elfenland-draft-caravan = Karawana: wybierz drogę
elfenland-draft-cross-way = { $from } → { $to } ({ $kind }): { $cards }. Tego nie można cofnąć.
elfenland-draft-cross-piece = { $from } → { $to } ({ $kind }): { $cards }. Zabierasz swój znacznik. Tego nie można cofnąć.
elfenland-draft-more = { $cards } i jeszcze { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
elfenland-draft-stop = Zakończ tu podróż
elfenland-draft-give = Zakończ podróż: wybierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 } do odrzucenia ({ $cards })
elfenland-draft-given = Zakończ podróż i odrzuć: { $cards }
elfenland-draft-keep = Wybierz żeton, który zatrzymujesz
elfenland-draft-keep-counter = Zatrzymaj: { $counter }. Pozostałe wracają do stosu.

## Choices in the list

elfenland-label-road = { $road }, koszt: { $n }
elfenland-label-obstruct = { $road }: odtąd { $n } × { $counter }
elfenland-label-way = { $to }: { $way }
elfenland-label-cross = { $to }: { $way }, { $cards }
