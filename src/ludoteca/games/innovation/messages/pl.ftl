# Innovation: everything that is said in Polish. Names of cards, colours, icons, ages and the like stand in names.toml.
# The words of the Polish edition where they are known (aktywna karta, strefa, rozsunąć, dominacja, dogmat, epoka), else our own.
# draw: dobrać; meld: zagrać; tuck: wsunąć; score: odłożyć na punkty; return: zwrócić; splay: rozsunąć (unsplay: zsunąć);
# achieve: zdominować; claim: zdobyć (dominację); transfer: przenieść; exchange: wymienić; reveal: pokazać; to name: podać;
# face up: odkryć; pile: stos; score pile: stos punktów; supply: pula; board: strefa; top card: aktywna karta; launcher: inicjator;
# demand: żądanie; to carry out alone: wykonać samodzielnie; in any case: tak czy inaczej; icon: symbol.

innovation-name = Innowacje
innovation-pitch = Od koła do internetu: 105 kart, a każda ma własną moc, z której inni mogą skorzystać albo przez nią ucierpieć. Pięć stosów idei, cztery rodzaje akcji i za każdym razem inna partia.

## Options and bots

innovation-option-edition = Wersja kart
innovation-option-edition-last = najnowsza: karty jak w trzecim wydaniu
innovation-option-edition-first = pierwsza: dziewięć kart jak w pierwszym wydaniu
innovation-option-teams = Drużyny
innovation-option-teams-no = nie: każdy gra dla siebie
innovation-option-teams-random = dwoje na dwoje, losowo
innovation-option-teams-1-2 = miejsca 1 i 2 przeciw 3 i 4
innovation-option-teams-1-3 = miejsca 1 i 3 przeciw 2 i 4
innovation-option-teams-1-4 = miejsca 1 i 4 przeciw 2 i 3
innovation-level-random = Losowy
innovation-level-easy = Łatwy
innovation-level-normal = Normalny
innovation-level-hard = Trudny

## What the cards do
# Said to whoever carries the effect out, or suffers the demand. Every demand begins in the same way. Keep to the words of
# the keywords below: a player may rely on them. "Z zamkiem" is said of a card, seen or covered; "widać, widoczny", of what can
# be seen on a board. "-first" is the effect in the rule set "first", where it is another.

# Age 1.

innovation-card-pottery-1 = Możesz zwrócić z ręki najwyżej trzy karty. Jeśli to zrobisz, dobierz i odłóż na punkty kartę epoki o numerze równym liczbie zwróconych kart.
innovation-card-pottery-2 = Dobierz kartę epoki 1.
innovation-card-tools-1 = Możesz zwrócić z ręki dokładnie trzy karty. Jeśli to zrobisz, dobierz i zagraj kartę epoki 3.
innovation-card-tools-2 = Możesz zwrócić z ręki kartę epoki 3. Jeśli to zrobisz, dobierz trzy karty epoki 1.
innovation-card-writing-1 = Dobierz kartę epoki 2.
innovation-card-archery-1 = Żądanie: dobierz kartę epoki 1. Potem przenieś najwyższą kartę ze swojej ręki na rękę inicjatora.
innovation-card-metalworking-1 = Dobieraj po kolei karty epoki 1 i odkrywaj je. Każdą z zamkiem odłóż na punkty i dobieraj dalej; pierwszą bez zamku weź na rękę i na tym koniec.
innovation-card-oars-1 = Żądanie: przenieś kartę z koroną ze swojej ręki na stos punktów inicjatora i dobierz kartę epoki 1. Powtarzaj to, dopóki masz na ręce kartę z koroną.
innovation-card-oars-1-first = Żądanie: przenieś kartę z koroną ze swojej ręki na stos punktów inicjatora. Jeśli to zrobisz, dobierz kartę epoki 1.
innovation-card-oars-2 = Jeśli wskutek żądania nie przeniesiono żadnej karty, dobierz kartę epoki 1.
innovation-card-clothing-1 = Zagraj z ręki kartę w kolorze, którego nie ma w twojej strefie.
innovation-card-clothing-2 = Za każdy kolor, który jest w twojej strefie, a nie ma go w strefie żadnego przeciwnika, dobierz i odłóż na punkty kartę epoki 1.
innovation-card-sailing-1 = Dobierz i zagraj kartę epoki 1.
innovation-card-the-wheel-1 = Dobierz dwie karty epoki 1.
innovation-card-agriculture-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dobierz i odłóż na punkty kartę o jedną epokę wyższą.
innovation-card-domestication-1 = Zagraj najniższą kartę z ręki. Potem, tak czy inaczej, dobierz kartę epoki 1.
innovation-card-masonry-1 = Możesz zagrać z ręki dowolną liczbę kart z zamkiem. Jeśli zagrasz co najmniej cztery, zdobądź dominację „{ innovation-special-monument }”.
innovation-card-city-states-1 = Żądanie: jeśli w twojej strefie widać co najmniej cztery zamki, przenieś z niej aktywną kartę z zamkiem do strefy inicjatora. Jeśli to zrobisz, dobierz kartę epoki 1.
innovation-card-code-of-laws-1 = Możesz wsunąć z ręki kartę w kolorze, który jest w twojej strefie. Jeśli to zrobisz, możesz rozsunąć ten stos w lewo.
innovation-card-mysticism-1 = Dobierz i odkryj kartę epoki 1. Jeśli jej kolor jest w twojej strefie, zagraj ją i dobierz kartę epoki 1; w przeciwnym razie weź ją na rękę.

# Age 2.

innovation-card-calendar-1 = Jeśli masz więcej kart na stosie punktów niż na ręce, dobierz dwie karty epoki 3.
innovation-card-mathematics-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, dobierz i zagraj kartę o jedną epokę wyższą.
innovation-card-construction-1 = Żądanie: przenieś dwie karty ze swojej ręki na rękę inicjatora. Potem, tak czy inaczej, dobierz kartę epoki 2.
innovation-card-construction-2 = Jeśli w twojej strefie jest wszystkich pięć kolorów, a u żadnego przeciwnika nie ma wszystkich pięciu, zdobądź dominację „{ innovation-special-empire }”.
innovation-card-road-building-1 = Zagraj z ręki jedną lub dwie karty. Jeśli zagrasz dwie, możesz przenieść swoją aktywną czerwoną kartę do strefy innego gracza, a tamtejszą aktywną zieloną do swojej.
innovation-card-currency-1 = Możesz zwrócić z ręki dowolną liczbę kart. Za każdą z różnych epok wśród nich dobierz i odłóż na punkty kartę epoki 2.
innovation-card-mapmaking-1 = Żądanie: przenieś kartę epoki 1 ze swojego stosu punktów na stos punktów inicjatora.
innovation-card-mapmaking-2 = Jeśli wskutek żądania przeniesiono kartę, dobierz i odłóż na punkty kartę epoki 1.
innovation-card-canal-building-1 = Możesz wymienić wszystkie najwyższe karty z ręki na wszystkie najwyższe karty ze swojego stosu punktów.
innovation-card-fermenting-1 = Za każdy swój stos, w którym widać liść, dobierz kartę epoki 2.
innovation-card-fermenting-1-first = Za każde dwa liście widoczne w twojej strefie dobierz kartę epoki 2.
innovation-card-monotheism-1 = Żądanie: przenieś ze swojej strefy na stos punktów inicjatora aktywną kartę w kolorze, którego nie ma w strefie inicjatora. Jeśli to zrobisz, dobierz i wsuń kartę epoki 1.
innovation-card-monotheism-2 = Dobierz i wsuń kartę epoki 1.
innovation-card-philosophy-1 = Możesz rozsunąć w lewo jeden ze swoich stosów.
innovation-card-philosophy-2 = Możesz odłożyć na punkty kartę z ręki.

# Age 3.

innovation-card-alchemy-1 = Za każde trzy zamki widoczne w twojej strefie dobierz i odkryj kartę epoki 4. Jeśli któraś z nich jest czerwona, zwróć je wszystkie razem z całą ręką; w przeciwnym razie weź je na rękę.
innovation-card-alchemy-2 = Zagraj kartę z ręki, a potem odłóż na punkty kartę z ręki.
innovation-card-translation-1 = Możesz zagrać cały swój stos punktów, w dowolnej kolejności.
innovation-card-translation-2 = Jeśli każda aktywna karta w twojej strefie ma koronę, zdobądź dominację „{ innovation-special-world }”.
innovation-card-engineering-1 = Żądanie: przenieś wszystkie aktywne karty z zamkiem ze swojej strefy na stos punktów inicjatora.
innovation-card-engineering-2 = Możesz rozsunąć w lewo swój czerwony stos.
innovation-card-optics-1 = Dobierz i zagraj kartę epoki 3. Jeśli ma koronę, dobierz i odłóż na punkty kartę epoki 4. Jeśli nie ma, przenieś kartę ze swojego stosu punktów na stos punktów przeciwnika, który ma mniej punktów niż ty.
innovation-card-compass-1 = Żądanie: przenieś aktywną kartę z liściem, ale nie zieloną, ze swojej strefy do strefy inicjatora. Potem, tak czy inaczej, przenieś aktywną kartę bez liścia ze strefy inicjatora do swojej.
innovation-card-paper-1 = Możesz rozsunąć w lewo swój zielony lub niebieski stos.
innovation-card-paper-2 = Za każdy swój stos rozsunięty w lewo dobierz kartę epoki 4.
innovation-card-machinery-1 = Żądanie: wymień całą swoją rękę na wszystkie najwyższe karty z ręki inicjatora.
innovation-card-machinery-2 = Odłóż na punkty kartę z zamkiem z ręki. Potem, tak czy inaczej, możesz rozsunąć w lewo swój czerwony stos.
innovation-card-medicine-1 = Żądanie: wymień najwyższą kartę ze swojego stosu punktów na najniższą kartę ze stosu punktów inicjatora.
innovation-card-education-1 = Możesz zwrócić najwyższą kartę ze swojego stosu punktów. Jeśli to zrobisz, dobierz kartę o dwie epoki wyższą niż najwyższa, która tam została.
innovation-card-feudalism-1 = Żądanie: przenieś kartę z zamkiem ze swojej ręki na rękę inicjatora. Jeśli to zrobisz, twój stos w jej kolorze zostaje zsunięty.
innovation-card-feudalism-1-first = Żądanie: przenieś kartę z zamkiem ze swojej ręki na rękę inicjatora.
innovation-card-feudalism-2 = Możesz rozsunąć w lewo swój żółty lub fioletowy stos.

# Age 4.

innovation-card-experimentation-1 = Dobierz i zagraj kartę epoki 5.
innovation-card-printing-press-1 = Możesz zwrócić kartę ze swojego stosu punktów. Jeśli to zrobisz, dobierz kartę o dwie epoki wyższą niż twoja aktywna fioletowa karta, a jeśli takiej nie masz, kartę epoki 2.
innovation-card-printing-press-2 = Możesz rozsunąć w prawo swój niebieski stos.
innovation-card-colonialism-1 = Dobierz i wsuń kartę epoki 3. Powtarzaj to, dopóki wsunięta karta ma koronę.
innovation-card-gunpowder-1 = Żądanie: przenieś aktywną kartę z zamkiem ze swojej strefy na stos punktów inicjatora.
innovation-card-gunpowder-2 = Jeśli wskutek żądania przeniesiono kartę, dobierz i odłóż na punkty kartę epoki 2.
innovation-card-invention-1 = Możesz rozsunąć w prawo swój stos, który jest rozsunięty w lewo. Jeśli to zrobisz, dobierz i odłóż na punkty kartę epoki 4.
innovation-card-invention-2 = Jeśli masz pięć stosów i wszystkie są rozsunięte, w dowolnych kierunkach, zdobądź dominację „{ innovation-special-wonder }”.
innovation-card-navigation-1 = Żądanie: przenieś kartę epoki 2 lub 3 ze swojego stosu punktów na stos punktów inicjatora.
innovation-card-anatomy-1 = Żądanie: zwróć kartę ze swojego stosu punktów. Jeśli to zrobisz, zwróć ze swojej strefy aktywną kartę tej samej epoki.
innovation-card-perspective-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, za każde dwie żarówki widoczne w twojej strefie odłóż na punkty kartę z ręki.
innovation-card-enterprise-1 = Żądanie: przenieś aktywną kartę z koroną, ale nie fioletową, ze swojej strefy do strefy inicjatora. Jeśli to zrobisz, dobierz i zagraj kartę epoki 4.
innovation-card-enterprise-2 = Możesz rozsunąć w prawo swój zielony stos.
innovation-card-reformation-1 = Możesz wsunąć karty z ręki: po jednej za każde dwa liście widoczne w twojej strefie, nie mniej, chyba że zabraknie ci kart.
innovation-card-reformation-2 = Możesz rozsunąć w prawo swój żółty lub fioletowy stos.

# Age 5.

innovation-card-chemistry-1 = Możesz rozsunąć w prawo swój niebieski stos.
innovation-card-chemistry-2 = Dobierz i odłóż na punkty kartę o jedną epokę wyższą niż twoja najwyższa aktywna karta. Potem zwróć kartę ze swojego stosu punktów.
innovation-card-physics-1 = Dobierz i odkryj trzy karty epoki 6. Jeśli dwie z nich mają ten sam kolor, zwróć wszystkie trzy razem z całą ręką; w przeciwnym razie weź je na rękę.
innovation-card-coal-1 = Dobierz i wsuń kartę epoki 5.
innovation-card-coal-2 = Możesz rozsunąć w prawo swój czerwony stos.
innovation-card-coal-3 = Możesz odłożyć na punkty jedną ze swoich aktywnych kart. Jeśli to zrobisz, odłóż na punkty także kartę, która leżała tuż pod nią.
innovation-card-the-pirate-code-1 = Żądanie: przenieś dwie karty epoki 4 lub niższej ze swojego stosu punktów na stos punktów inicjatora.
innovation-card-the-pirate-code-2 = Jeśli wskutek żądania przeniesiono kartę, odłóż na punkty najniższą ze swoich aktywnych kart z koroną.
innovation-card-banking-1 = Żądanie: przenieś aktywną kartę z fabryką, ale nie zieloną, ze swojej strefy do strefy inicjatora. Jeśli to zrobisz, dobierz i odłóż na punkty kartę epoki 5.
innovation-card-banking-2 = Możesz rozsunąć w prawo swój zielony stos.
innovation-card-measurement-1 = Możesz pokazać kartę z ręki i ją zwrócić. Jeśli to zrobisz, rozsuń w prawo swój stos w jej kolorze i dobierz kartę epoki o numerze równym liczbie kart w tym stosie.
innovation-card-measurement-1-first = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, podaj kolor, rozsuń w prawo swój stos w tym kolorze i dobierz kartę epoki o numerze równym liczbie kart w tym stosie.
innovation-card-statistics-1 = Żądanie: przenieś wszystkie najwyższe karty ze swojego stosu punktów na swoją rękę.
innovation-card-statistics-1-first = Żądanie: przenieś najwyższą kartę ze swojego stosu punktów na swoją rękę. Powtórz to, jeśli jest to jedyna karta na twojej ręce.
innovation-card-statistics-2 = Możesz rozsunąć w prawo swój żółty stos.
innovation-card-steam-engine-1 = Dobierz i wsuń dwie karty epoki 4. Potem odłóż na punkty spodnią kartę swojego żółtego stosu.
innovation-card-astronomy-1 = Dobieraj po kolei karty epoki 6 i odkrywaj je. Każdą zieloną lub niebieską zagraj i dobieraj dalej; pierwszą w innym kolorze weź na rękę i na tym koniec.
innovation-card-astronomy-2 = Jeśli wszystkie twoje aktywne karty, nie licząc fioletowej, są z epoki 6 lub wyższej, zdobądź dominację „{ innovation-special-universe }”.
innovation-card-societies-1 = Żądanie: przenieś ze swojej strefy do strefy inicjatora aktywną kartę z żarówką, wyższą niż aktywna karta inicjatora w tym samym kolorze. Jeśli to zrobisz, dobierz kartę epoki 5.
innovation-card-societies-1-first = Żądanie: przenieś aktywną kartę z żarówką, ale nie fioletową, ze swojej strefy do strefy inicjatora. Jeśli to zrobisz, dobierz kartę epoki 5.

# Age 6.

innovation-card-atomic-theory-1 = Możesz rozsunąć w prawo swój niebieski stos.
innovation-card-atomic-theory-2 = Dobierz i zagraj kartę epoki 7.
innovation-card-encyclopedia-1 = Możesz zagrać wszystkie najwyższe karty ze swojego stosu punktów, w dowolnej kolejności.
innovation-card-industrialization-1 = Za każdy swój stos, w którym widać fabrykę, dobierz i wsuń kartę epoki 6.
innovation-card-industrialization-1-first = Za każde dwie fabryki widoczne w twojej strefie dobierz i wsuń kartę epoki 6.
innovation-card-industrialization-2 = Możesz rozsunąć w prawo swój czerwony lub fioletowy stos.
innovation-card-machine-tools-1 = Dobierz i odłóż na punkty kartę tej samej epoki co najwyższa karta na twoim stosie punktów.
innovation-card-classification-1 = Pokaż kartę z ręki. Wszystkie karty w jej kolorze z rąk przeciwników zostają przeniesione na twoją. Potem zagraj z ręki wszystkie karty w tym kolorze, w dowolnej kolejności.
innovation-card-metric-system-1 = Jeśli twój zielony stos jest rozsunięty w prawo, możesz rozsunąć w prawo jeden ze swoich stosów.
innovation-card-metric-system-2 = Możesz rozsunąć w prawo swój zielony stos.
innovation-card-canning-1 = Możesz dobrać i wsunąć kartę epoki 6. Jeśli to zrobisz, odłóż na punkty wszystkie swoje aktywne karty bez fabryki.
innovation-card-canning-2 = Możesz rozsunąć w prawo swój żółty stos.
innovation-card-vaccination-1 = Żądanie: zwróć wszystkie najniższe karty ze swojego stosu punktów. Jeśli zwrócisz choć jedną, dobierz i zagraj kartę epoki 6.
innovation-card-vaccination-2 = Jeśli wskutek żądania zwrócono kartę, dobierz i zagraj kartę epoki 7.
innovation-card-democracy-1 = Możesz zwrócić z ręki dowolną liczbę kart. Jeśli łącznie zwracasz w tej akcji dzięki tej karcie więcej kart niż każdy inny gracz, dobierz i odłóż na punkty kartę epoki 8.
innovation-card-emancipation-1 = Żądanie: przenieś kartę ze swojej ręki na stos punktów inicjatora. Jeśli to zrobisz, dobierz kartę epoki 6.
innovation-card-emancipation-2 = Możesz rozsunąć w prawo swój czerwony lub fioletowy stos.

# Age 7.

innovation-card-evolution-1 = Możesz wybrać jedno z dwojga: albo dobierz i odłóż na punkty kartę epoki 8, a potem zwróć kartę ze swojego stosu punktów, albo dobierz kartę o jedną epokę wyższą niż najwyższa na twoim stosie punktów.
innovation-card-publications-1 = Możesz ułożyć karty jednego ze swoich stosów w innej kolejności. Rozsunięcie stosu się nie zmienia.
innovation-card-publications-2 = Możesz rozsunąć w górę swój żółty lub niebieski stos.
innovation-card-combustion-1 = Żądanie: za każde cztery korony widoczne w strefie inicjatora przenieś kartę ze swojego stosu punktów na stos punktów inicjatora.
innovation-card-combustion-1-first = Żądanie: przenieś dwie karty ze swojego stosu punktów na stos punktów inicjatora.
innovation-card-combustion-2 = Zwróć spodnią kartę swojego czerwonego stosu.
innovation-card-explosives-1 = Żądanie: przenieś trzy najwyższe karty ze swojej ręki na rękę inicjatora. Jeśli przeniesiesz choć jedną i nie zostanie ci żadna, dobierz kartę epoki 7.
innovation-card-bicycle-1 = Możesz wymienić całą rękę na cały swój stos punktów.
innovation-card-electricity-1 = Zwróć wszystkie swoje aktywne karty bez fabryki. Potem za każdą z nich dobierz kartę epoki 8.
innovation-card-refrigeration-1 = Żądanie: zwróć połowę kart z ręki, zaokrąglając w dół.
innovation-card-refrigeration-2 = Możesz odłożyć na punkty kartę z ręki.
innovation-card-sanitation-1 = Żądanie: wymień dwie najwyższe karty ze swojej ręki na najniższą kartę z ręki inicjatora.
innovation-card-lighting-1 = Możesz wsunąć z ręki najwyżej trzy karty. Za każdą z różnych epok wśród nich dobierz i odłóż na punkty kartę epoki 7.
innovation-card-railroad-1 = Zwróć całą rękę, a potem dobierz trzy karty epoki 6.
innovation-card-railroad-2 = Możesz rozsunąć w górę swój stos, który jest rozsunięty w prawo.

# Age 8.

innovation-card-quantum-theory-1 = Możesz zwrócić z ręki najwyżej dwie karty. Jeśli zwrócisz dwie, dobierz kartę epoki 10, a potem dobierz i odłóż na punkty kartę epoki 10.
innovation-card-rocketry-1 = Za każde dwa zegary widoczne w twojej strefie zwróć kartę ze stosu punktów dowolnego przeciwnika.
innovation-card-flight-1 = Jeśli twój czerwony stos jest rozsunięty w górę, możesz rozsunąć w górę jeden ze swoich stosów.
innovation-card-flight-2 = Możesz rozsunąć w górę swój czerwony stos.
innovation-card-mobility-1 = Żądanie: przenieś ze swojej strefy na stos punktów inicjatora dwie najwyższe aktywne karty, które nie są czerwone i nie mają fabryki. Jeśli przeniesiesz choć jedną, dobierz kartę epoki 8.
innovation-card-corporations-1 = Żądanie: przenieś aktywną kartę z fabryką, ale nie zieloną, ze swojej strefy na stos punktów inicjatora. Jeśli to zrobisz, dobierz i zagraj kartę epoki 8.
innovation-card-corporations-2 = Dobierz i zagraj kartę epoki 8.
innovation-card-mass-media-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, podaj epokę i zwróć wszystkie karty tej epoki ze wszystkich stosów punktów.
innovation-card-mass-media-2 = Możesz rozsunąć w górę swój fioletowy stos.
innovation-card-antibiotics-1 = Możesz zwrócić z ręki najwyżej trzy karty. Za każdą z różnych epok wśród nich dobierz dwie karty epoki 8.
innovation-card-skyscrapers-1 = Żądanie: przenieś aktywną kartę z zegarem, ale nie żółtą, ze swojej strefy do strefy inicjatora. Jeśli to zrobisz, odłóż na punkty kartę, która leżała tuż pod nią, i zwróć resztę tego stosu.
innovation-card-empiricism-1 = Podaj dwa kolory, a potem dobierz i odkryj kartę epoki 9. Jeśli ma jeden z nich, zagraj ją i możesz rozsunąć jej stos w górę; w przeciwnym razie weź ją na rękę.
innovation-card-empiricism-2 = Jeśli w twojej strefie widać co najmniej dwadzieścia żarówek, wygrywasz.
innovation-card-socialism-1 = Możesz wsunąć całą rękę, w dowolnej kolejności. Jeśli wsuniesz fioletową kartę, wszystkie najniższe karty z ręki każdego przeciwnika zostają przeniesione na twoją.

# Age 9.

innovation-card-computers-1 = Możesz rozsunąć w górę swój czerwony lub zielony stos.
innovation-card-computers-2 = Dobierz i zagraj kartę epoki 10, a potem wykonaj ją samodzielnie.
innovation-card-genetics-1 = Dobierz i zagraj kartę epoki 10, a potem odłóż na punkty wszystkie karty pod nią.
innovation-card-composites-1 = Żądanie: przenieś wszystkie karty ze swojej ręki oprócz jednej na rękę inicjatora. Potem, tak czy inaczej, przenieś najwyższą kartę ze swojego stosu punktów na stos punktów inicjatora.
innovation-card-fission-1 = Żądanie: dobierz i odkryj kartę epoki 10. Jeśli jest czerwona, wszystkie ręce, strefy i stosy punktów znikają z gry, a akcja się kończy; w przeciwnym razie weź ją na rękę.
innovation-card-fission-2 = Zwróć z dowolnej strefy aktywną kartę inną niż { innovation-card-fission }. Potem, tak czy inaczej, dobierz kartę epoki 10.
innovation-card-fission-2-first = Zwróć z dowolnej strefy aktywną kartę inną niż { innovation-card-fission }.
innovation-card-collaboration-1 = Żądanie: dobierz i odkryj dwie karty epoki 9. Ta, którą wybierze inicjator, zostaje przeniesiona do jego strefy; drugą zagraj.
innovation-card-collaboration-2 = Jeśli w twoim zielonym stosie jest co najmniej dziesięć kart, wygrywasz.
innovation-card-satellites-1 = Zwróć całą rękę, a potem dobierz trzy karty epoki 8.
innovation-card-satellites-2 = Możesz rozsunąć w górę swój fioletowy stos.
innovation-card-satellites-3 = Zagraj kartę z ręki, a potem wykonaj ją samodzielnie.
innovation-card-ecology-1 = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, odłóż na punkty kartę z ręki i dobierz dwie karty epoki 10.
innovation-card-suburbia-1 = Możesz wsunąć z ręki dowolną liczbę kart. Za każdą z nich dobierz i odłóż na punkty kartę epoki 1.
innovation-card-services-1 = Żądanie: przenieś wszystkie najwyższe karty ze swojego stosu punktów na rękę inicjatora. Jeśli przeniesiesz choć jedną, przenieś aktywną kartę bez liścia ze strefy inicjatora na swoją rękę.
innovation-card-specialization-1 = Pokaż kartę z ręki. Aktywna karta w jej kolorze ze strefy każdego przeciwnika zostaje przeniesiona na twoją rękę.
innovation-card-specialization-2 = Możesz rozsunąć w górę swój żółty lub niebieski stos.

# Age 10.

innovation-card-bioengineering-1 = Przenieś aktywną kartę z liściem ze strefy przeciwnika na swój stos punktów.
innovation-card-bioengineering-2 = Jeśli w czyjejkolwiek strefie widać mniej niż trzy liście, wygrywa ten, w czyjej strefie widać ich najwięcej (przy remisie nikt).
innovation-card-software-1 = Dobierz i odłóż na punkty kartę epoki 10.
innovation-card-software-2 = Dobierz i zagraj dwie karty epoki 10, a potem drugą z nich wykonaj samodzielnie.
innovation-card-miniaturization-1 = Możesz zwrócić kartę z ręki. Jeśli była z epoki 10, za każdą z różnych epok na twoim stosie punktów dobierz kartę epoki 10.
innovation-card-robotics-1 = Odłóż na punkty swoją aktywną zieloną kartę. Potem, tak czy inaczej, dobierz i zagraj kartę epoki 10 i wykonaj ją samodzielnie.
innovation-card-databases-1 = Żądanie: zwróć połowę kart ze swojego stosu punktów, zaokrąglając w górę.
innovation-card-self-service-1 = Wykonaj samodzielnie inną ze swoich aktywnych kart.
innovation-card-self-service-2 = Jeśli masz więcej dominacji niż każdy z przeciwników, wygrywasz.
innovation-card-globalization-1 = Żądanie: zwróć ze swojej strefy aktywną kartę z liściem.
innovation-card-globalization-2 = Dobierz i odłóż na punkty kartę epoki 6. Potem, jeśli w niczyjej strefie nie widać więcej liści niż fabryk, wygrywa ten, kto ma najwięcej punktów (przy remisie nikt).
innovation-card-stem-cells-1 = Możesz odłożyć na punkty całą rękę.
innovation-card-ai-1 = Dobierz i odłóż na punkty kartę epoki 10.
innovation-card-ai-2 = Jeśli { innovation-card-robotics } i { innovation-card-software } są aktywnymi kartami, w czyichkolwiek strefach, wygrywa ten, kto ma najmniej punktów (przy remisie nikt).
innovation-card-the-internet-1 = Możesz rozsunąć w górę swój zielony stos.
innovation-card-the-internet-2 = Dobierz i odłóż na punkty kartę epoki 10.
innovation-card-the-internet-3 = Za każde dwa zegary widoczne w twojej strefie dobierz i zagraj kartę epoki 10.

## Keywords
# The words that the cards use, explained.

innovation-keyword-draw = Dobierz
innovation-keyword-draw-text = Weź na rękę wierzchnią kartę z puli tej epoki, w tajemnicy przed innymi. Jeśli pula jest pusta, dobierasz z najbliższej wyższej epoki, w której są karty; powyżej epoki 10 gra się kończy.
innovation-keyword-meld = Zagraj
innovation-keyword-meld-text = Połóż kartę na wierzchu swojego stosu w jej kolorze albo zacznij nią taki stos.
innovation-keyword-tuck = Wsuń
innovation-keyword-tuck-text = Wsuń kartę pod spód swojego stosu w jej kolorze albo zacznij nią taki stos.
innovation-keyword-score = Odłóż na punkty
innovation-keyword-score-text = Połóż kartę na swoim stosie punktów. Jest warta tyle punktów, ile wynosi numer jej epoki.
innovation-keyword-return = Zwróć
innovation-keyword-return-text = Połóż kartę na spodzie puli jej epoki.
innovation-keyword-splay = Rozsuń
innovation-keyword-splay-text = Rozłóż w jednym kierunku stos co najmniej dwóch kart, tak żeby przykryte karty pokazały część symboli: każda jedno miejsce przy rozsunięciu w lewo, dwa w prawo, trzy w górę.
innovation-keyword-achieve = Zdominuj
innovation-keyword-achieve-text = Weź dominację. Zdominowanie epoki kosztuje akcję; trzeba mieć pięć razy tyle punktów, ile wynosi numer epoki, i aktywną kartę tej epoki lub wyższej. Punkty zostają.
innovation-keyword-transfer = Przenieś
innovation-keyword-transfer-text = Przełóż kartę we wskazane miejsce: na rękę, na stos punktów albo na wierzch stosu. Nie jest przez to zagrana ani odłożona na punkty.
innovation-keyword-exchange = Wymień
innovation-keyword-exchange-text = Obie grupy kart zamieniają się miejscami w tej samej chwili. Jedna z nich może być pusta.
innovation-keyword-reveal = Pokaż
innovation-keyword-reveal-text = Pokaż kartę wszystkim.
innovation-keyword-claim = Zdobądź
innovation-keyword-claim-text = Weź od razu tę specjalną dominację, jeśli nikt jej jeszcze nie ma.
innovation-keyword-demand = Żądanie
innovation-keyword-demand-text = Dotyka każdego przeciwnika, u którego widać mniej symboli dogmatu niż u inicjatora. Inicjator to gracz, którego akcją jest ten dogmat.
innovation-keyword-share = Bez żądania
innovation-keyword-share-text = Efekt wykonuje też, przed inicjatorem, każdy, u kogo widać co najmniej tyle samo symboli dogmatu. Jeśli u któregoś przeciwnika cokolwiek to zmieni, inicjator na koniec dobiera kartę.
innovation-keyword-alone = Wykonaj samodzielnie
innovation-keyword-alone-text = Wykonaj wszystkie efekty tej karty, które nie są żądaniami. Nikt inny z nich nie korzysta.
innovation-keyword-top = Aktywna karta
innovation-keyword-top-text = Wierzchnia karta stosu.
innovation-keyword-highest = Najwyższa, najniższa
innovation-keyword-highest-text = Pod względem epoki. Przy równych jedna z nich, wybrana przez tego, kto ją rusza, chyba że mowa o wszystkich.
innovation-keyword-shows = Ma symbol, widać symbol
innovation-keyword-shows-text = Karta ma trzy symbole, które są na niej wydrukowane. W stosie lub strefie widać te, które nie są zakryte: wszystkie na aktywnych kartach i te, które odsłania rozsunięcie.

## What achievements need

# $age is a number, $points is five times as much.
innovation-age-needs = { $points } punktów i aktywna karta epoki { $age } lub wyższej
innovation-special-empire-text = Co najmniej po trzy symbole każdego z sześciu rodzajów w twojej strefie.
innovation-special-empire-card = Albo dzięki karcie { innovation-card-construction }: wszystkich pięć kolorów, gdy żaden przeciwnik nie ma pięciu.
innovation-special-monument-text = Sześć kart wsuniętych albo sześć kart odłożonych na punkty w jednej turze, obojętnie czyjej.
innovation-special-monument-card = Albo dzięki karcie { innovation-card-masonry }: cztery karty z zamkiem zagrane naraz.
innovation-special-wonder-text = Wszystkich pięć kolorów w twojej strefie, każdy rozsunięty w prawo lub w górę.
innovation-special-wonder-card = Albo dzięki karcie { innovation-card-invention }: wszystkich pięć kolorów rozsuniętych w dowolnych kierunkach.
innovation-special-world-text = Co najmniej dwanaście zegarów w twojej strefie.
innovation-special-world-card = Albo dzięki karcie { innovation-card-translation }: korona na każdej aktywnej karcie.
innovation-special-universe-text = Wszystkich pięć kolorów w twojej strefie, a każda aktywna karta z epoki 8 lub wyższej.
innovation-special-universe-card = Albo dzięki karcie { innovation-card-astronomy }: każda aktywna karta, nie licząc fioletowej, z epoki 6 lub wyższej.

## Names for what is said by id
# What comes is the id, or the name already. These lists are the same in every language.

innovation-which-card = { $card ->
    [pottery] { innovation-card-pottery }
    [tools] { innovation-card-tools }
    [writing] { innovation-card-writing }
    [archery] { innovation-card-archery }
    [metalworking] { innovation-card-metalworking }
    [oars] { innovation-card-oars }
    [clothing] { innovation-card-clothing }
    [sailing] { innovation-card-sailing }
    [the-wheel] { innovation-card-the-wheel }
    [agriculture] { innovation-card-agriculture }
    [domestication] { innovation-card-domestication }
    [masonry] { innovation-card-masonry }
    [city-states] { innovation-card-city-states }
    [code-of-laws] { innovation-card-code-of-laws }
    [mysticism] { innovation-card-mysticism }
    [calendar] { innovation-card-calendar }
    [mathematics] { innovation-card-mathematics }
    [construction] { innovation-card-construction }
    [road-building] { innovation-card-road-building }
    [currency] { innovation-card-currency }
    [mapmaking] { innovation-card-mapmaking }
    [canal-building] { innovation-card-canal-building }
    [fermenting] { innovation-card-fermenting }
    [monotheism] { innovation-card-monotheism }
    [philosophy] { innovation-card-philosophy }
    [alchemy] { innovation-card-alchemy }
    [translation] { innovation-card-translation }
    [engineering] { innovation-card-engineering }
    [optics] { innovation-card-optics }
    [compass] { innovation-card-compass }
    [paper] { innovation-card-paper }
    [machinery] { innovation-card-machinery }
    [medicine] { innovation-card-medicine }
    [education] { innovation-card-education }
    [feudalism] { innovation-card-feudalism }
    [experimentation] { innovation-card-experimentation }
    [printing-press] { innovation-card-printing-press }
    [colonialism] { innovation-card-colonialism }
    [gunpowder] { innovation-card-gunpowder }
    [invention] { innovation-card-invention }
    [navigation] { innovation-card-navigation }
    [anatomy] { innovation-card-anatomy }
    [perspective] { innovation-card-perspective }
    [enterprise] { innovation-card-enterprise }
    [reformation] { innovation-card-reformation }
    [chemistry] { innovation-card-chemistry }
    [physics] { innovation-card-physics }
    [coal] { innovation-card-coal }
    [the-pirate-code] { innovation-card-the-pirate-code }
    [banking] { innovation-card-banking }
    [measurement] { innovation-card-measurement }
    [statistics] { innovation-card-statistics }
    [steam-engine] { innovation-card-steam-engine }
    [astronomy] { innovation-card-astronomy }
    [societies] { innovation-card-societies }
    [atomic-theory] { innovation-card-atomic-theory }
    [encyclopedia] { innovation-card-encyclopedia }
    [industrialization] { innovation-card-industrialization }
    [machine-tools] { innovation-card-machine-tools }
    [classification] { innovation-card-classification }
    [metric-system] { innovation-card-metric-system }
    [canning] { innovation-card-canning }
    [vaccination] { innovation-card-vaccination }
    [democracy] { innovation-card-democracy }
    [emancipation] { innovation-card-emancipation }
    [evolution] { innovation-card-evolution }
    [publications] { innovation-card-publications }
    [combustion] { innovation-card-combustion }
    [explosives] { innovation-card-explosives }
    [bicycle] { innovation-card-bicycle }
    [electricity] { innovation-card-electricity }
    [refrigeration] { innovation-card-refrigeration }
    [sanitation] { innovation-card-sanitation }
    [lighting] { innovation-card-lighting }
    [railroad] { innovation-card-railroad }
    [quantum-theory] { innovation-card-quantum-theory }
    [rocketry] { innovation-card-rocketry }
    [flight] { innovation-card-flight }
    [mobility] { innovation-card-mobility }
    [corporations] { innovation-card-corporations }
    [mass-media] { innovation-card-mass-media }
    [antibiotics] { innovation-card-antibiotics }
    [skyscrapers] { innovation-card-skyscrapers }
    [empiricism] { innovation-card-empiricism }
    [socialism] { innovation-card-socialism }
    [computers] { innovation-card-computers }
    [genetics] { innovation-card-genetics }
    [composites] { innovation-card-composites }
    [fission] { innovation-card-fission }
    [collaboration] { innovation-card-collaboration }
    [satellites] { innovation-card-satellites }
    [ecology] { innovation-card-ecology }
    [suburbia] { innovation-card-suburbia }
    [services] { innovation-card-services }
    [specialization] { innovation-card-specialization }
    [bioengineering] { innovation-card-bioengineering }
    [software] { innovation-card-software }
    [miniaturization] { innovation-card-miniaturization }
    [robotics] { innovation-card-robotics }
    [databases] { innovation-card-databases }
    [self-service] { innovation-card-self-service }
    [globalization] { innovation-card-globalization }
    [stem-cells] { innovation-card-stem-cells }
    [ai] { innovation-card-ai }
    [the-internet] { innovation-card-the-internet }
   *[other] { $card }
 }
innovation-which-colour = { $colour ->
    [blue] { innovation-colour-blue }
    [red] { innovation-colour-red }
    [green] { innovation-colour-green }
    [yellow] { innovation-colour-yellow }
    [purple] { innovation-colour-purple }
   *[other] { $colour }
 }
innovation-which-direction = { $direction ->
    [left] { innovation-direction-left }
    [right] { innovation-direction-right }
    [up] { innovation-direction-up }
   *[other] { $direction }
 }
innovation-which-special = { $name ->
    [empire] { innovation-special-empire }
    [monument] { innovation-special-monument }
    [wonder] { innovation-special-wonder }
    [world] { innovation-special-world }
    [universe] { innovation-special-universe }
   *[other] { $name }
 }
# Where a card comes from, and where it goes: "shown" is a card that has just been drawn face up.
innovation-which-out = { $out ->
    [hand] { innovation-zone-hand }
    [score] { innovation-zone-score }
    [board] { innovation-zone-board }
    [supply] { innovation-zone-supply }
    [shown] odkryte karty
   *[other] { $out }
 }
innovation-which-into = { $into ->
    [hand] { innovation-zone-hand }
    [score] { innovation-zone-score }
    [board] { innovation-zone-board }
    [supply] { innovation-zone-supply }
   *[other] { $into }
 }

## Questions
# $card is the card that asks. Where an answer may be refused, there is a button for that.

innovation-ask-first-meld = Wybierz kartę, którą zagrywasz na początek
innovation-ask-action = Wybierz akcję (pozostało: { $left })
innovation-ask-return = { innovation-which-card }: wybierz kartę do zwrócenia
innovation-ask-meld = { innovation-which-card }: wybierz kartę do zagrania
innovation-ask-tuck = { innovation-which-card }: wybierz kartę do wsunięcia
innovation-ask-score = { innovation-which-card }: wybierz kartę do odłożenia na punkty
innovation-ask-give = { innovation-which-card }: wybierz kartę do przeniesienia
innovation-ask-take = { innovation-which-card }: wybierz kartę, którą bierzesz
innovation-ask-show = { innovation-which-card }: wybierz kartę do pokazania
innovation-ask-swap = { innovation-which-card }: wybierz kartę do wymiany
innovation-ask-swap-all = { innovation-which-card }: wymienić wszystkie te karty?
innovation-ask-splay = { innovation-which-card }: wybierz stos do rozsunięcia { innovation-which-direction }
innovation-ask-name-colour = { innovation-which-card }: podaj kolor
innovation-ask-name-value = { innovation-which-card }: podaj epokę
innovation-ask-trade = { innovation-which-card }: do czyjej strefy trafia twoja aktywna czerwona karta w zamian za tamtejszą zieloną?
innovation-ask-give-to = { innovation-which-card }: który przeciwnik dostaje kartę z twojego stosu punktów?
innovation-ask-meld-all = { innovation-which-card }: zagrać karty ze stosu punktów (wszystkie albo nic)?
innovation-ask-tuck-all = { innovation-which-card }: wsunąć całą rękę?
innovation-ask-score-all = { innovation-which-card }: odłożyć na punkty całą rękę?
innovation-ask-draw-tuck = { innovation-which-card }: dobrać i wsunąć kartę epoki 6?
innovation-ask-evolve = { innovation-which-card }: wybierz jedno z dwojga
innovation-ask-reorder = { innovation-which-card }: wybierz stos, który układasz na nowo
innovation-ask-put-next = { innovation-which-card }: wybierz następną kartę, od wierzchu w dół
innovation-ask-carry-out = { innovation-which-card }: wybierz kartę, którą wykonujesz

## Actions

innovation-do-draw = Dobierz
innovation-do-meld = Zagraj
innovation-do-dogma = Dogmat
innovation-do-achieve = Zdominuj

innovation-part-card = Która karta
innovation-part-age = Która epoka
innovation-part-colour = Który kolor
innovation-part-value = Która epoka
innovation-part-seat = Który gracz
innovation-part-back = Z czyjego stosu punktów i z której epoki
innovation-part-way = Co z dwojga

innovation-way-score = Dobierz i odłóż na punkty kartę epoki 8, a potem zwróć kartę ze swojego stosu punktów
innovation-way-draw = Dobierz kartę o jedną epokę wyższą niż najwyższa na twoim stosie punktów

## Log
# $player is who acts; $to, $who, $owner, $one, $two, $three and $four are names of players too. $cards and $ages are whole lists:
# "Tools, Oars" and "1, 1, 3"; $cards can name fewer cards than there are, those that the reader may know. What ends in
# -card or -cards once more is said to those who are told which cards they are.

innovation-event-teams = Drużyny: { $one } i { $three } przeciw { $two } i { $four }.
innovation-event-first = { $player } zaczyna: pierwsza karta w alfabecie.
innovation-event-turn = { $actions ->
    [one] Tura: { $player }, { $actions } akcja.
    [few] Tura: { $player }, { $actions } akcje.
    [many] Tura: { $player }, { $actions } akcji.
   *[other] Tura: { $player }, { $actions } akcji.
 }
innovation-event-dogma = { $player } aktywuje dogmat: { innovation-which-card }.
# $demand is "true" (or 1) for a demand.
innovation-event-effect = { $demand ->
    [true] { innovation-which-card }, efekt { $number }, żądanie: { $player }.
    [1] { innovation-which-card }, efekt { $number }, żądanie: { $player }.
   *[other] { innovation-which-card }, efekt { $number }: { $player }.
 }
innovation-event-bonus = Przeciwnik też skorzystał: { $player } dobiera jeszcze kartę.
innovation-event-drew = { $player } dobiera kartę epoki { $age }.
innovation-event-drew-card = { $player } dobiera: { innovation-which-card }.
innovation-event-revealed = { $player } dobiera i odkrywa: { innovation-which-card }.
innovation-event-kept = { $player } bierze na rękę: { innovation-which-card }.
innovation-event-melded = { $out ->
    [supply] { $player } dobiera i zagrywa: { innovation-which-card }.
    [score] { $player } zagrywa ze stosu punktów: { innovation-which-card }.
   *[other] { $player } zagrywa: { innovation-which-card }.
 }
innovation-event-tucked = { $out ->
    [supply] { $player } dobiera i wsuwa: { innovation-which-card }.
   *[other] { $player } wsuwa: { innovation-which-card }.
 }
innovation-event-scored = { $out ->
    [supply] { $player } dobiera i odkłada na punkty kartę epoki { $age }.
   *[other] { $player } odkłada na punkty kartę epoki { $age }.
 }
innovation-event-scored-card = { $out ->
    [supply] { $player } dobiera i odkłada na punkty: { innovation-which-card }.
    [board] { $player } odkłada na punkty ze strefy: { innovation-which-card }.
   *[other] { $player } odkłada na punkty: { innovation-which-card }.
 }
innovation-event-scored-cards = { $player } odkłada na punkty ({ innovation-which-out }), epoki: { $ages }.
innovation-event-scored-cards-cards = { $player } odkłada na punkty ({ innovation-which-out }): { $cards } (epoki: { $ages }).
innovation-event-returned = { $player } zwraca kartę epoki { $age } ({ innovation-which-out }).
innovation-event-returned-card = { $player } zwraca: { innovation-which-card } ({ innovation-which-out }).
innovation-event-returned-other = { $player } zwraca kartę epoki { $age } ({ $owner }: { innovation-which-out }).
innovation-event-returned-other-card = { $player } zwraca: { innovation-which-card } ({ $owner }: { innovation-which-out }).
innovation-event-transferred = Karta epoki { $age }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-card = { innovation-which-card }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards = Karty z epok { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards-cards = { $cards } (epoki: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped = Wymiana, epoki { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped-cards = Wymiana, { $cards } (epoki: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-showed = { $player } pokazuje: { innovation-which-card }.
# $colour is the name of a colour.
innovation-event-splayed = { $player } rozsuwa stos { innovation-which-direction }: { innovation-which-colour }.
innovation-event-unsplayed = Zsunięty stos ({ $player }): { innovation-which-colour }.
innovation-event-reordered = { $player } zmienia kolejność w stosie ({ innovation-which-colour }), od spodu: { $cards }.
innovation-event-named-colour = { $player } podaje kolor: { innovation-which-colour }.
innovation-event-named-value = { $player } podaje epokę: { $value }.
innovation-event-named-seat = { $player } wskazuje: { $who }.
innovation-event-no-card = { $player } nie ma karty, która by pasowała ({ innovation-which-card }, efekt { $number }).
innovation-event-achieved = { $player } zdobywa dominację epoki { $age }.
innovation-event-special = { $player } zdobywa dominację „{ innovation-which-special }”.
innovation-event-wiped = Czerwona! Wszystkie ręce, strefy i stosy punktów znikają z gry.
innovation-event-left = { $player } odchodzi od stołu.
innovation-event-ended = Koniec gry: { $how ->
    [achievements] { innovation-end-achievements }
    [points] { innovation-end-points }
    [dogma] { innovation-end-dogma }
   *[other] { innovation-end-left }
 }.

## Result

innovation-score-achievements = Dominacje
innovation-score-points = Punkty
innovation-end-achievements = zebrano dość dominacji
innovation-end-points = nie ma już czego dobierać, decydują punkty
innovation-end-dogma = zwycięstwo dzięki karcie
innovation-end-left = pozostali odeszli

## Why something cannot be done

innovation-why-taken = Ktoś już zdobył dominację epoki { $age }.
innovation-why-points = Dominacja epoki { $age } wymaga { $need } punktów. Masz { $have }.
innovation-why-top = Dominacja epoki { $age } wymaga aktywnej karty epoki { $age } lub wyższej. { $have ->
    [0] Twoja strefa jest pusta.
   *[other] Twoja najwyższa jest z epoki { $have }.
 }
innovation-why-no-hand = Twoja ręka jest pusta: nie masz karty do zagrania.
innovation-why-no-top = Twoja strefa jest pusta: nie ma karty, której dogmat można aktywować.
innovation-why-no-ages = Wszystkie epoki są już zdominowane.
innovation-why-no-pass = Akcji nie można pominąć. Zawsze możesz dobrać kartę.
