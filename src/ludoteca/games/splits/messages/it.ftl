# Splits: everything that is said in Italian.

splits-name = Splits
splits-pitch = Costruisci un prato, poi dividi il tuo gregge e mandalo in linea retta. Vince chi occupa più caselle con le sue pecore.

## Options and bots

splits-option-first = Chi comincia
splits-option-first-random = a sorte
splits-option-first-seats = il posto 1
splits-level-random = Casuale
splits-level-easy = Facile
splits-level-normal = Normale
splits-level-hard = Difficile

## Questions and actions

splits-ask-tile = Posa una tessera di prato accanto alle altre
splits-ask-start = Scegli una casella del bordo esterno per le tue 16 pecore
splits-ask-split = Scegli una pila e dove mandarne una parte
splits-do-lay = Posa una tessera
splits-do-start = Piazza le tue pecore
splits-do-split = Dividi una pila

## Log

splits-event-first = Comincia { $player }.
splits-event-laid = { $player } posa una tessera.
splits-event-started = { $player } parte da { $cell }.
splits-event-split = { $player } manda { $amount ->
    [one] { $amount } pecora
   *[other] { $amount } pecore
 } da { $from } a { $to }; { $stay ->
    [one] ne resta { $stay }.
   *[other] ne restano { $stay }.
 }
splits-event-out = { $player } non può più muovere.
splits-event-left = { $player } ha lasciato la partita.

## Why something is not allowed

splits-why-tile-overlap = Una tessera non può coprirne un’altra.
splits-why-tile-apart = La tessera deve toccare la plancia con un lato.
splits-why-tile-first = La prima tessera va al centro.
splits-why-start-off = Le pecore partono dalla plancia.
splits-why-start-taken = Qui c’è già un’altra pila.
splits-why-start-inside = Le pecore partono dal bordo esterno. Il bordo di un buco non conta.
splits-why-split-not-yours = Qui non hai nessuna pila.
splits-why-split-one = Una pecora sola non può muoversi: una deve sempre restare.
splits-why-split-no-line = Le pecore vanno in linea retta, attraverso i lati delle caselle.
splits-why-split-closed = Da quella parte non si passa.
splits-why-split-too-short = Le pecore vanno più lontano che possono nella loro direzione.
splits-why-split-too-far = Qualcosa ferma le pecore prima.
splits-why-split-amount = Da questa pila possono partire da { $low } a { $high } pecore.

## Result

splits-score-cells = Caselle
splits-score-group = Gruppo più grande
splits-end-cells = più caselle
splits-end-group = stesse caselle, ma un gruppo più grande
splits-end-draw = stesse caselle e gruppi uguali
splits-end-left = gli altri hanno lasciato la partita
splits-end-void = qualcuno è andato via prima che fossero piazzate tutte le pile: nessun risultato

## The board

splits-board = Prato. Le frecce passano da una scelta possibile alla successiva, Invio sceglie.
splits-turn-tile = Gira la tessera
splits-zoom-in = Ingrandisci
splits-zoom-reset = Mostra tutta la plancia
splits-keys-tile = R gira la tessera

splits-direction-n = nord
splits-direction-ne = nord-est
splits-direction-e = est
splits-direction-se = sud-est
splits-direction-s = sud
splits-direction-sw = sud-ovest
splits-direction-w = ovest
splits-direction-nw = nord-ovest

# A tile has one of three outlines: \ / and standing on its tip.
splits-lie-falling = inclinata in basso a destra
splits-lie-rising = inclinata in alto a destra
splits-lie-upright = in piedi
splits-label-tile = { $side } { $number }: { $lie }, tocca con { $touching ->
    [one] 1 lato
   *[other] { $touching } lati
 }
splits-label-start = { $cell }, { $ways ->
    [0] nessuna via d’uscita
    [one] 1 via d’uscita
   *[other] { $ways } vie d’uscita
 }
splits-label-from = { $cell } ({ $sheep ->
    [one] 1 pecora
   *[other] { $sheep } pecore
 })
splits-label-to = { $direction }, fino a { $to }, { $length ->
    [one] 1 casella
   *[other] { $length } caselle
 }
splits-label-amount = { $amount ->
    [one] ne parte 1
   *[other] ne partono { $amount }
 }, { $stay ->
    [one] ne resta 1
   *[other] ne restano { $stay }
 }

splits-draft-tile = Questa tessera, { $lie }? Clicca sulla tessera o premi R per girarla.
splits-draft-start = Partire da { $cell } con tutte le tue pecore?
splits-draft-from = Dove vanno le pecore di { $cell }? Camminano finché qualcosa non le ferma.
splits-draft-split = Da { $from } a { $to }: { $amount ->
    [one] ne parte 1
   *[other] ne partono { $amount }
 }, { $stay ->
    [one] ne resta 1
   *[other] ne restano { $stay }
 }. Clicca su una delle due pile per aggiungervi una pecora.
splits-go = Pecore che partono
splits-go-less = Ne parte una in meno
splits-go-more = Ne parte una in più
splits-going = { $amount ->
    [one] ne parte 1
   *[other] ne partono { $amount }
 }
splits-staying = { $stay ->
    [one] ne resta 1
   *[other] ne restano { $stay }
 }

splits-cell-free = { $cell }, libera
splits-cell-stack = { $cell }: { $player }, { $sheep ->
    [one] 1 pecora
   *[other] { $sheep } pecore
 }
splits-cell-can = { $cell }: { $player }, { $sheep ->
    [one] 1 pecora
   *[other] { $sheep } pecore
 }, può muovere
splits-cell-blocked = { $cell }: { $player }, { $sheep ->
    [one] 1 pecora
   *[other] { $sheep } pecore
 }, pila bloccata
splits-cell-picked = { $cell }: { $sheep ->
    [one] 1 pecora
   *[other] { $sheep } pecore
 }, pila scelta
splits-cell-stay = { $cell }: restano { $stay } pecore su { $sheep }. Premi per tenerne una in più.
splits-cell-go = { $cell }: arrivano { $amount } pecore su { $sheep }. Premi per mandarne una in più.

## Beside the players

splits-side-tiles = { $tiles ->
    [one] 1 tessera da posare
   *[other] { $tiles } tessere da posare
 }
splits-side-waiting = 16 pecore in attesa
splits-side-cells = { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
 }
splits-side-group = gruppo più grande: { $group }
splits-side-spread = { $sheep } da distribuire
splits-side-out = non può più muovere
splits-side-left = ha lasciato la partita
