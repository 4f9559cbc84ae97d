# Splits: everything that is said in Polish.

splits-name = Splits
splits-pitch = Zbuduj łąkę, a potem dziel swoje stado i wysyłaj je w linii prostej. Wygrywa ten, czyje owce zajmą najwięcej pól.

## Options and bots

splits-option-first = Kto zaczyna
splits-option-first-random = losowo
splits-option-first-seats = miejsce 1
splits-level-random = Losowy
splits-level-easy = Łatwy
splits-level-normal = Normalny
splits-level-hard = Trudny

## Questions and actions

splits-ask-tile = Dołóż kafelek łąki do pozostałych
splits-ask-start = Wybierz pole na zewnętrznym brzegu dla swoich 16 owiec
splits-ask-split = Wybierz stos i miejsce, dokąd pójdzie jego część
splits-do-lay = Połóż kafelek
splits-do-start = Postaw owce
splits-do-split = Podziel stos

## Log

splits-event-first = Zaczyna { $player }.
splits-event-laid = { $player } kładzie kafelek.
splits-event-started = { $player } zaczyna na polu { $cell }.
splits-event-split = { $player } wysyła { $amount ->
    [one] { $amount } owcę
    [few] { $amount } owce
    [many] { $amount } owiec
   *[other] { $amount } owcy
 } z { $from } na { $to }; { $stay ->
    [one] zostaje { $stay }.
    [few] zostają { $stay }.
    [many] zostaje { $stay }.
   *[other] zostaje { $stay }.
 }
splits-event-out = { $player } nie może już wykonać ruchu.
splits-event-left = { $player } odchodzi z gry.

## Why something is not allowed

splits-why-tile-overlap = Kafelek nie może zakrywać innego kafelka.
splits-why-tile-apart = Kafelek musi stykać się bokiem z planszą.
splits-why-tile-first = Pierwszy kafelek leży na środku.
splits-why-start-off = Owce zaczynają na planszy.
splits-why-start-taken = Tu stoi już inny stos.
splits-why-start-inside = Owce zaczynają na zewnętrznym brzegu. Brzeg dziury się nie liczy.
splits-why-split-not-yours = Nie masz tu stosu.
splits-why-split-one = Samotna owca nie może się ruszyć: jedna zawsze musi zostać.
splits-why-split-no-line = Owce idą w linii prostej, przez boki pól.
splits-why-split-closed = Z tej strony droga jest zamknięta.
splits-why-split-too-short = Owce idą w swoim kierunku tak daleko, jak się da.
splits-why-split-too-far = Coś zatrzymuje owce wcześniej.
splits-why-split-amount = Z tego stosu może odejść od { $low } do { $high } owiec.

## Result

splits-score-cells = Pola
splits-score-group = Największa grupa
splits-end-cells = najwięcej pól
splits-end-group = tyle samo pól, ale większa grupa
splits-end-draw = tyle samo pól i równe grupy
splits-end-left = pozostali odeszli z gry
splits-end-void = ktoś odszedł, zanim stanęły wszystkie stosy: brak wyniku

## The board

splits-board = Łąka. Strzałki przechodzą między możliwymi wyborami, Enter wybiera.
splits-turn-tile = Obróć kafelek
splits-zoom-in = Powiększ
splits-zoom-reset = Pokaż całą planszę
splits-keys-tile = R obraca kafelek

splits-direction-n = północ
splits-direction-ne = północny wschód
splits-direction-e = wschód
splits-direction-se = południowy wschód
splits-direction-s = południe
splits-direction-sw = południowy zachód
splits-direction-w = zachód
splits-direction-nw = północny zachód

# A tile has one of three outlines: \ / and standing on its tip.
splits-lie-falling = skośnie w dół na prawo
splits-lie-rising = skośnie w górę na prawo
splits-lie-upright = pionowo
splits-label-tile = { $side } { $number }: { $lie }, styka się { $touching ->
    [one] 1 bokiem
    [few] { $touching } bokami
    [many] { $touching } bokami
   *[other] { $touching } boku
 }
splits-label-start = { $cell }, { $ways ->
    [0] brak wyjścia
    [one] 1 wyjście
    [few] { $ways } wyjścia
    [many] { $ways } wyjść
   *[other] { $ways } wyjścia
 }
splits-label-from = { $cell } ({ $sheep ->
    [one] 1 owca
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
 })
splits-label-to = { $direction }, do { $to }, { $length ->
    [one] 1 pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
 }
splits-label-amount = { $amount ->
    [one] 1 idzie
    [few] { $amount } idą
    [many] { $amount } idzie
   *[other] { $amount } idzie
 }, { $stay ->
    [one] 1 zostaje
    [few] { $stay } zostają
    [many] { $stay } zostaje
   *[other] { $stay } zostaje
 }

splits-draft-tile = Ten kafelek, { $lie }? Kliknij go albo naciśnij R, żeby go obrócić.
splits-draft-start = Zacząć na polu { $cell } ze wszystkimi owcami?
splits-draft-from = Dokąd pójdą owce z { $cell }? Idą, dopóki coś ich nie zatrzyma.
splits-draft-split = Z { $from } na { $to }: { $amount ->
    [one] 1 idzie
    [few] { $amount } idą
    [many] { $amount } idzie
   *[other] { $amount } idzie
 }, { $stay ->
    [one] 1 zostaje
    [few] { $stay } zostają
    [many] { $stay } zostaje
   *[other] { $stay } zostaje
 }. Kliknij jeden z dwóch stosów, żeby dodać do niego owcę.
splits-go = Ile owiec idzie
splits-go-less = O jedną mniej
splits-go-more = O jedną więcej
splits-going = { $amount ->
    [one] 1 idzie
    [few] { $amount } idą
    [many] { $amount } idzie
   *[other] { $amount } idzie
 }
splits-staying = { $stay ->
    [one] 1 zostaje
    [few] { $stay } zostają
    [many] { $stay } zostaje
   *[other] { $stay } zostaje
 }

splits-cell-free = { $cell }, wolne
splits-cell-stack = { $cell }: { $player }, { $sheep ->
    [one] 1 owca
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
 }
splits-cell-can = { $cell }: { $player }, { $sheep ->
    [one] 1 owca
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
 }, może ruszyć
splits-cell-blocked = { $cell }: { $player }, { $sheep ->
    [one] 1 owca
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
 }, stos zablokowany
splits-cell-picked = { $cell }: { $sheep ->
    [one] 1 owca
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
 }, stos wybrany
splits-cell-stay = { $cell }: zostaje { $stay } z { $sheep }. Naciśnij, żeby zostawić o jedną więcej.
splits-cell-go = { $cell }: dochodzi { $amount } z { $sheep }. Naciśnij, żeby wysłać o jedną więcej.

## Beside the players

splits-side-tiles = { $tiles ->
    [one] 1 kafelek do położenia
    [few] { $tiles } kafelki do położenia
    [many] { $tiles } kafelków do położenia
   *[other] { $tiles } kafelka do położenia
 }
splits-side-waiting = 16 owiec czeka
splits-side-cells = { $cells ->
    [one] 1 pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
 }
splits-side-group = największa grupa: { $group }
splits-side-spread = { $sheep } do rozstawienia
splits-side-out = nie ma już ruchu
splits-side-left = już nie gra
