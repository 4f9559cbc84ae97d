# Elfenland: everything that is said in Italian. Names of means, kinds of ways, towns and ways stand in names.toml.
# A counter is "tessera", a piece "segnalino", a way "via"; a crossing, and a way as a measure of distance, is "tappa".

elfenland-name = Elfenland
elfenland-pitch = Giovani elfi in viaggio su draghi, carri dei troll e zattere, per vedere quante più città possibile. Ognuno apre strade che servono a tutti, e va più lontano chi ha in mano le carte giuste.

## Options and bots

elfenland-option-rounds = Durata
elfenland-option-rounds-4 = quattro giri
elfenland-option-rounds-3 = tre giri
elfenland-option-hometown = Variante Città natale
elfenland-option-hometown-off = no
elfenland-option-hometown-on = sì: alla fine ogni tappa tra te e la tua città natale segreta costa un punto
elfenland-level-random = Casuale
elfenland-level-easy = Facile
elfenland-level-normal = Normale
elfenland-level-hard = Difficile

## Questions

elfenland-ask-draw = Prendi una tessera dalla fila o dalla pila
elfenland-ask-plan = Piazza una tessera o il tuo ostacolo, oppure passa
elfenland-ask-travel = Prosegui o termina il viaggio
elfenland-ask-keep = Scegli la tessera che tieni per il prossimo giro

## Actions

elfenland-do-take = Prendi dalla fila
elfenland-do-draw = Pesca dalla pila
elfenland-do-place = Piazza una tessera
elfenland-do-obstruct = Piazza il tuo ostacolo
elfenland-do-cross = Viaggia
elfenland-do-caravan = Carovana
elfenland-do-long-caravan = Carovana oltre un ostacolo
elfenland-do-stop = Termina il viaggio
elfenland-do-keep = Tieni

elfenland-part-slot = Quale tessera della fila
elfenland-part-move = Quale tessera, e su quale strada
elfenland-part-road = Quale strada
elfenland-part-way = Quale via
elfenland-part-cards = Quali carte
elfenland-part-counter = Quale tessera

elfenland-hint-draw = { $n ->
    [one] Non la vedi finché non la prendi; ne resta { $n }.
   *[other] Non la vedi finché non la prendi; ne restano { $n }.
 }
elfenland-hint-obstruct = Una volta per partita: per questo giro, una strada con una tessera costa a tutti una carta in più.
elfenland-hint-pass = Potrai ancora piazzare qualcosa quando toccherà di nuovo a te.
elfenland-hint-cross = Paga il costo e muovi lo stivale. Non si può annullare.
elfenland-hint-caravan = Paga tre carte qualsiasi invece del costo di una strada con una tessera.
elfenland-hint-long-caravan = Paga quattro carte qualsiasi su una strada con una tessera e un ostacolo.
elfenland-hint-stop = Tieni tutte le tue carte.
elfenland-hint-give = { $n ->
    [one] Devi scartare { $n } carta: in mano ne restano quattro.
   *[other] Devi scartare { $n } carte: in mano ne restano quattro.
 }

## Log
# $counter, $road, $from, $to, $town, $means and $cards are names already, $cards a whole list: "2 × Drago, 1 × Zattera".
# $start is a player’s name. What ends in the name of an argument (-town, -cards) is said to those who are told it.

elfenland-event-hometown = { $player } riceve una città natale segreta.
elfenland-event-hometown-town = { $player } riceve una città natale segreta: { $town }.
elfenland-event-round = Giro { $round }: comincia { $start }.
elfenland-event-dealt = { $player } riceve { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
elfenland-event-dealt-cards = { $player } riceve: { $cards }.
elfenland-event-secret = { $player } riceve una tessera segreta.
elfenland-event-secret-counter = { $player } riceve una tessera segreta: { $counter }.
elfenland-event-took = { $player } prende dalla fila: { $counter }.
elfenland-event-drew = { $player } pesca dalla pila: { $counter }.
elfenland-event-placed = { $player } piazza: { $counter }, { $road }.
elfenland-event-revealed = { $player } piazza una tessera segreta: { $counter }, { $road }.
elfenland-event-obstructed = { $player } piazza l’ostacolo: { $road }.
elfenland-event-passed = { $player } passa.
elfenland-event-auto-passed = { $player } non ha nulla da piazzare e passa.
elfenland-event-planned = Tutti hanno passato: si parte!
elfenland-event-crossed = { $player }: { $from } → { $to }, { $n } × { $means }.
elfenland-event-caravan = { $player }: { $from } → { $to }, carovana: { $cards }.
elfenland-event-piece = { $player } prende un segnalino: { $town } ({ $n } città).
elfenland-event-stopped = { $n ->
    [0] { $player } si ferma a { $town }.
    [one] { $player } si ferma a { $town } e scarta { $n } carta.
   *[other] { $player } si ferma a { $town } e scarta { $n } carte.
 }
elfenland-event-stopped-cards = { $player } si ferma a { $town } e scarta: { $cards }.
elfenland-event-kept = { $player } tiene: { $counter }.
elfenland-event-kept-secret = { $player } tiene una tessera segreta.
elfenland-event-kept-secret-counter = { $player } tiene una tessera segreta: { $counter }.
elfenland-event-returned = { $player } restituisce { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
 }.
elfenland-event-cleared = Le strade vengono sgomberate.
# $n: how many ways the boot is from the hometown.
elfenland-event-home = { $n ->
    [0] { $player } finisce nella sua città natale: { $town }.
    [one] { $player } finisce a { $n } tappa dalla sua città natale: { $town }.
   *[other] { $player } finisce a { $n } tappe dalla sua città natale: { $town }.
 }
elfenland-event-left = { $player } ha lasciato la partita.

## Result

elfenland-score-points = Punti
elfenland-score-pieces = Città
elfenland-score-distance = Distanza
elfenland-score-cards = Carte
elfenland-end-rounds = l’ultimo giro è finito
elfenland-end-complete = qualcuno ha visitato tutte e 20 le città
elfenland-end-alone = gli altri hanno lasciato la partita

elfenland-reckoning = Come si decide la classifica
elfenland-reckoning-plain = Un punto per ogni città visitata. A parità di punti è avanti chi ha più carte in mano; se la parità resta, il posto è condiviso.
elfenland-reckoning-home = Un punto per ogni città visitata, meno uno per ogni tappa tra lo stivale e la città natale. A parità di punti è avanti chi è più vicino a casa, poi chi ha più carte in mano; se la parità resta, il posto è condiviso.

## Why something cannot be done
# In why-fare and why-caravan-cards, $n cards are needed and $held are in the hand.

elfenland-why-phase = Non è il momento: si fa in un’altra fase.
elfenland-why-counter = Non hai questa tessera. Scegline una di quelle davanti a te.
elfenland-why-place-none = Non hai più tessere da piazzare.
elfenland-why-place-nowhere = Nessuna delle tue tessere trova posto: le strade adatte sono tutte occupate. Puoi passare.
elfenland-why-counter-water = Le tessere vanno solo sulle strade. Fiumi e laghi si percorrono in zattera, senza tessere.
elfenland-why-terrain = Questo mezzo non può andare su questo terreno. La tabella dei trasporti dice dove può.
elfenland-why-taken = Su questa strada c’è già una tessera. Scegli una strada libera.
elfenland-why-one = Una tessera alla volta. La prossima la piazzi quando tocca di nuovo a te.
elfenland-why-obstacle-used = Hai già usato il tuo ostacolo: ce n’è uno solo a testa per tutta la partita.
elfenland-why-obstacle-nowhere = Ora non c’è una strada per il tuo ostacolo: ne serve una con una tessera e senza ostacolo.
elfenland-why-obstacle-water = Gli ostacoli vanno solo sulle strade, non su fiumi e laghi.
elfenland-why-obstacle-second = Su questa strada c’è già un ostacolo. Scegli un’altra strada con una tessera.
elfenland-why-obstacle-free = Su questa strada non c’è una tessera. L’ostacolo va su una strada con una tessera.
elfenland-why-elsewhere = Questa via non parte dalla città dove si trova il tuo stivale.
elfenland-why-no-counter = Su questa strada non c’è una tessera: in questo giro non ci passa nessuno.
elfenland-why-fare = Questa tappa costa { $n } × { $means ->
    [giant-pig] { elfenland-means-giant-pig }
    [elfcycle] { elfenland-means-elfcycle }
    [magic-cloud] { elfenland-means-magic-cloud }
    [unicorn] { elfenland-means-unicorn }
    [troll-wagon] { elfenland-means-troll-wagon }
    [dragon] { elfenland-means-dragon }
   *[raft] { elfenland-means-raft }
 }, { $held ->
    [0] e non hai nessuna di queste carte.
   *[other] e tu ne hai { $held }.
 }
elfenland-why-cross-nowhere = Con le carte che hai in mano non puoi pagare il costo normale di nessuna via da questa città.
elfenland-why-caravan-cards = Qui una carovana costa { $n } carte, e tu ne hai { $held }.
elfenland-why-caravan-nowhere = Per una carovana da tre carte serve una strada con una tessera e senza ostacolo. Da questa città non ne parte nessuna.
elfenland-why-long-caravan-nowhere = La carovana da quattro carte è per le strade con un ostacolo. Da questa città non ne parte nessuna.
elfenland-why-caravan-water = La carovana va su strada, non su fiumi o laghi.
elfenland-why-caravan-free = Per una carovana serve una tessera, e su questa strada non c’è.
elfenland-why-caravan-obstacle = Su questa strada c’è un ostacolo: qui la carovana costa quattro carte.
elfenland-why-caravan-no-obstacle = Su questa strada non c’è un ostacolo: qui la carovana costa tre carte.
elfenland-why-not-in-hand = Non hai in mano queste carte.
elfenland-why-exactly = { $n ->
    [one] Scegli esattamente { $n } carta.
   *[other] Scegli esattamente { $n } carte.
 }

## The board: the ribbon above the map

elfenland-round = Giro { $round } di { $rounds }
elfenland-phases = Fasi di un giro
elfenland-phase-draw = Pesca
elfenland-phase-plan = Strade
elfenland-phase-travel = Viaggio
elfenland-phase-keep = Riordino
elfenland-phase-over = Fine
elfenland-phase-draw-text = Pesca: a turno, per tre volte, ognuno prende una tessera.
elfenland-phase-plan-text = Strade: si piazzano tessere sulle strade finché non passano tutti, uno dopo l’altro.
elfenland-phase-travel-text = Viaggio: uno dopo l’altro, si viaggia e si paga con le carte.
elfenland-phase-keep-text = Riordino: ognuno tiene una tessera e restituisce le altre.
elfenland-scores = Città visitate
elfenland-pieces = { $n } città
elfenland-starts = comincia il giro
elfenland-home = La tua città natale: { $town }
elfenland-home-text = Alla fine ogni tappa tra il tuo stivale e la tua città natale costa un punto. Solo tu sai qual è.
elfenland-home-away = { $n ->
    [0] ci sei
    [one] a { $n } tappa
   *[other] a { $n } tappe
 }
# $n: the points that the distance costs.
elfenland-home-end = Città natale: { $town } (−{ $n })

## The board: what a player is doing, or has done

elfenland-state-draw = sta pescando
elfenland-state-plan = sta piazzando
elfenland-state-travel = è in viaggio
elfenland-state-passed = ha passato
elfenland-state-travelled = ha finito il viaggio
elfenland-state-left = ha lasciato la partita

## Beside the players

elfenland-hand-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
elfenland-secrets = { $n ->
    [one] { $n } tessera segreta
   *[other] { $n } tessere segrete
 }
elfenland-counters-none = nessuna tessera

## The map
# Said together, as sentences: "Lapphalya. C’è il tuo segnalino. Stivali: Ada, Ben".

elfenland-map = Mappa della terra degli elfi. Trascina per spostarla; per lo zoom usa due dita, oppure la rotella con Ctrl premuto o dopo aver selezionato la mappa. Tasti: + e − per lo zoom, 0 per vedere tutta la mappa, le frecce per spostarla.
elfenland-zoom-in = Ingrandisci (+)
elfenland-zoom-out = Riduci (−)
elfenland-zoom-all = Mostra tutta la mappa (0)
elfenland-town-piece = C’è il tuo segnalino
elfenland-town-home = La tua città natale
elfenland-town-boots = Stivali: { $players }
elfenland-way-free = senza tessera
# Cards of one means: "2 × Drago".
elfenland-cards = { $n } × { $means }
elfenland-cards-count = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
elfenland-obstacle = Ostacolo
elfenland-obstacle-text = Una volta per partita: mettilo su una strada con una tessera. Per questo giro, passarci costa a tutti una carta in più, anche a te.

## What lies before the player

elfenland-own = Le tue carte e tessere
elfenland-hand = La tua mano
elfenland-hand-none = Non hai carte in mano.
elfenland-hand-caravan = per la carovana: { $chosen } su { $n }
elfenland-card-paid = paga la tappa { $step }
elfenland-own-counters = Le tue tessere
elfenland-give = Scarta carte
elfenland-give-text = { $n ->
    [one] In mano restano quattro carte: scegli { $n } carta da scartare. Gli altri non vedono quale.
   *[other] In mano restano quattro carte: scegli { $n } carte da scartare. Gli altri non vedono quali.
 }
elfenland-give-chosen = scelte: { $chosen } su { $n }
elfenland-secret = segreta
elfenland-secret-text = Solo tu vedi questa tessera, finché non la piazzi.
elfenland-counter-nowhere = Non va su nessuna strada libera.
elfenland-fare = costo { $n }

## Drawing

elfenland-row = La fila
elfenland-row-lap = tessera { $lap } di { $laps }
elfenland-stack = Pila
elfenland-stack-count = { $n ->
    [one] Pila, { $n } tessera
   *[other] Pila, { $n } tessere
 }
elfenland-stack-text = La tessera in cima: non la vedi finché non la prendi. Poi resta scoperta davanti a te.

## Planning

elfenland-guide-plan = Scegli una delle tue tessere, o una strada sulla mappa.
elfenland-guide-road = Ora scegli una delle tue tessere adatta a questa strada.
# How many free roads suit the chosen counter.
elfenland-guide-roads = { $n ->
    [one] adatta a { $n } strada libera
   *[other] adatta a { $n } strade libere
 }
elfenland-passes = Hanno passato di fila: { $n } su { $all }

## The transport chart

elfenland-chart = Tabella dei trasporti
elfenland-chart-short = Tabella
elfenland-means = Mezzo di trasporto
elfenland-close = Chiudi
elfenland-counters-count = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
 }
elfenland-chart-raft = Fiume: 1 a favore di corrente, 2 controcorrente. Lago: 2.
elfenland-chart-obstacle = Un ostacolo aggiunge al costo una carta dello stesso mezzo.
elfenland-chart-caravan = Carovana: su una strada con una tessera, tre carte qualsiasi invece del costo; con un ostacolo, quattro.

## The route planner

elfenland-planner = Il tuo itinerario
elfenland-plan-empty = Tocca una città sulla mappa, vicina o lontana, e ti vengono proposti gli itinerari più economici per arrivarci.
elfenland-plan-ahead = Tocca delle città sulla mappa per preparare il viaggio.
elfenland-plan-final = Con Conferma si fa la prima tappa. Ciò che è pagato è pagato: nessuna tappa si può annullare.
elfenland-plan-later = È solo un progetto: non paghi nulla prima del tuo turno.
elfenland-plan-left = { $n ->
    [one] resta { $n } carta
   *[other] restano { $n } carte
 }
elfenland-plan-back = Togli l’ultima tappa
elfenland-plan-clear = Azzera
elfenland-plan-gain = prendi il tuo segnalino
elfenland-caravan = Carovana
elfenland-plan-cards = Scegli le carte
elfenland-plan-missing = { $n ->
    [one] scegli ancora { $n } carta
   *[other] scegli ancora { $n } carte
 }
# $cards: what the crossing costs.
elfenland-plan-short = le carte non bastano, costo: { $cards }
elfenland-plan-fare = Paga { $n } × { $means }
elfenland-plan-caravan = Carovana ({ $n })
elfenland-plan-barred = Di qui non puoi proseguire: { $way }
elfenland-plan-no-route = Le tue carte non bastano per nessun itinerario verso { $town }.
elfenland-plan-offers = Itinerari per { $town }
elfenland-plan-routes = Itinerari
elfenland-plan-offered = { $n ->
    [one] { $n } itinerario per { $town }
   *[other] { $n } itinerari per { $town }
 }
elfenland-plan-which = Quale via per { $town }?
# $towns: names; $cards and $pieces: numbers.
elfenland-plan-route = { $towns }. Carte: { $cards }. Città nuove: { $pieces }.

## The answer in progress, in the bar
# $cards: a list of cards, "–" where none is chosen; $kind: that of the way.

elfenland-draft-take = Prendi dalla fila: { $counter }
elfenland-draft-take-none = Scegli una tessera della fila
elfenland-draft-draw = Scopri la tessera in cima alla pila ({ $n })
elfenland-draft-place = Scegli una tessera
elfenland-draft-place-counter = { $counter }: scegli una strada
elfenland-draft-place-road = { $counter } → { $road }, costo { $n }
elfenland-draft-place-secret = { $counter } (tessera segreta, così la riveli) → { $road }, costo { $n }
elfenland-draft-obstruct = Ostacolo: scegli una strada con una tessera
elfenland-draft-obstruct-road = Ostacolo → { $road }: { $n } × { $counter } invece di { $before }. Ne hai uno solo.
elfenland-draft-cross = Scegli una via
elfenland-draft-caravan = Carovana: scegli una strada
elfenland-draft-cross-way = { $from } → { $to } ({ $kind }): { $cards }. Non si può annullare.
elfenland-draft-cross-piece = { $from } → { $to } ({ $kind }): { $cards }. Prendi il tuo segnalino. Non si può annullare.
elfenland-draft-more = { $cards }, e ancora { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
elfenland-draft-stop = Termina qui il viaggio
elfenland-draft-give = Termina il viaggio: scegli { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } da scartare ({ $cards })
elfenland-draft-given = Termina il viaggio e scarta: { $cards }
elfenland-draft-keep = Scegli la tessera che tieni
elfenland-draft-keep-counter = Tieni: { $counter }. Le altre tornano nella pila.

## Choices in the list

elfenland-label-road = { $road }, costo { $n }
elfenland-label-obstruct = { $road }: diventa { $n } × { $counter }
elfenland-label-way = { $to }: { $way }
elfenland-label-cross = { $to }: { $way }, { $cards }
