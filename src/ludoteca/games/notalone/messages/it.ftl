# Not Alone: everything that is said in Italian. Names of cards, places and the like stand in names.toml.

notalone-name = Not Alone
notalone-pitch = Naufraghi su un pianeta sconosciuto, i Sopravvissuti scelgono in segreto dove andare, e chi gioca la Creatura cerca di indovinarlo. Arriveranno prima i soccorsi o l’assimilazione?

## Options and bots

notalone-option-expert = Variante per esperti
notalone-option-expert-off = no
notalone-option-expert-on = sì: dopo lo sfinimento si recuperano 2 Volontà, non 3
notalone-option-creature = Chi gioca la Creatura
notalone-option-creature-random = a caso
notalone-option-creature-owner = chi ha aperto il tavolo
notalone-option-creature-other = qualcun altro
notalone-level-random = Casuale
notalone-level-easy = Facile
notalone-level-normal = Normale
notalone-level-hard = Difficile

## Phases

notalone-phase-side = Prima del primo turno
notalone-phase-over = Fine della partita
notalone-phase-exploration-text = Ogni Sopravvissuto gioca un Luogo coperto. Chi è a corto di carte può prima Resistere o Arrendersi.
notalone-phase-hunting-text = La Creatura piazza i suoi dischi sul pianeta.
notalone-phase-reckoning-text = I Luoghi vengono rivelati: i Sopravvissuti liberi usano il proprio, poi agiscono i dischi Bersaglio, Artemia e Creatura, in quest’ordine.
notalone-phase-maintenance-text = I Luoghi giocati vanno negli scarti, la Creatura completa la mano e il segnalino Soccorsi avanza di una casella.

## Tokens

notalone-token-creature-text = Chi è qui viene catturato: niente potere, nessuna carta da riprendere e 1 Volontà in meno. Se qualcuno viene catturato, l’Assimilazione avanza di una casella.
notalone-token-artemia-text = Chi è qui resta senza potere e senza carta da riprendere, e scarta una carta Luogo dalla mano.
notalone-token-target-text = Fa quello che dice la carta Caccia che lo ha messo in gioco.

## Places

notalone-place-1-text = Riprendi tutti i tuoi scarti, oppure usa il potere del Luogo dove si trova il disco Creatura (tranne l’Artefatto). Se la Creatura ti cattura qui, perdi 1 Volontà in più.
notalone-place-2-text = Riprendi questa carta e una carta dai tuoi scarti.
notalone-place-3-text = Nel prossimo turno giochi due carte; appena prima della rivelazione ne tieni una e riprendi l’altra.
notalone-place-4-text = Una volta per turno per tutta la squadra: metti qui il segnalino Attivazione. Se c’è già, toglilo e fai avanzare i Soccorsi di una casella.
notalone-place-5-text = Prendi dalla riserva un Luogo che non hai ancora.
notalone-place-6-text = Riprendi questa carta e fino a due carte dai tuoi scarti.
notalone-place-7-text = Pesca due carte Sopravvivenza, tienine una e scarta l’altra.
notalone-place-8-text = Una volta per turno per tutta la squadra: fai avanzare i Soccorsi di una casella.
notalone-place-9-text = Ridai 1 Volontà a un Sopravvissuto che ne ha una o due (anche a te), oppure pesca una carta Sopravvivenza.
notalone-place-10-text = Nel prossimo turno giochi due carte e risolvi entrambi i Luoghi. L’Artefatto non si può copiare.

## Hunt cards

notalone-card-despair-text = Fino alla fine del turno non si possono né giocare né pescare carte Sopravvivenza. I Sopravvissuti riprendono le carte giocate e scelgono di nuovo.
notalone-card-force-field-text = Il disco Bersaglio va subito su due Luoghi adiacenti: in questo turno non si possono giocare. I Sopravvissuti riprendono le carte giocate.
notalone-card-anticipation-text = La Creatura indica un Sopravvissuto: se lo cattura in questo turno, l’Assimilazione avanza di un’altra casella.
notalone-card-ascendancy-text = La Creatura sceglie un Sopravvissuto con almeno tre carte Luogo in mano, che ne tiene due e scarta le altre.
notalone-card-fierceness-text = Chi viene catturato in questo turno perde 1 Volontà in più.
notalone-card-forbidden-zone-text = Tutti i Sopravvissuti scartano contemporaneamente una carta Luogo dalla mano.
notalone-card-interference-text = In questo turno la Spiaggia e il Relitto non hanno effetto.
notalone-card-persecution-text = In questo turno il potere di un Luogo fa riprendere una sola carta Luogo.
notalone-card-mutation-text = Il disco Artemia fa perdere anche 1 Volontà.
notalone-card-phobia-text = La Creatura sceglie un Sopravvissuto con almeno tre carte Luogo in mano, che gliele mostra tutte tranne due.
notalone-card-virus-text = Il disco Artemia copre due Luoghi adiacenti.
notalone-card-clone-text = In questo turno il disco Bersaglio è un secondo disco Creatura.
notalone-card-mirage-text = Il disco Bersaglio copre due Luoghi adiacenti; nessuno dei due ha effetto.
notalone-card-scream-text = Chi è nel Luogo del disco Bersaglio scarta due carte Luogo dalla mano oppure perde 1 Volontà.
notalone-card-toxin-text = Chi è nel Luogo del disco Bersaglio scarta una carta Sopravvivenza. Quel Luogo non ha effetto.
notalone-card-cataclysm-text = La Creatura indica un Luogo qualsiasi: non ha effetto fino alla fine del turno.
notalone-card-detour-text = Dopo la rivelazione, la Creatura sposta un Sopravvissuto in un Luogo adiacente: è quello il Luogo che esplora.
notalone-card-stasis-text = Alla fine di questo turno i Soccorsi non avanzano.
notalone-card-tracking-text = Nel prossimo turno la Creatura può giocare due carte Caccia.
notalone-card-flashback-text = Copia la carta Caccia in cima agli scarti, con la sua fase e il suo simbolo.

## Survival cards

notalone-card-adrenaline-text = Recupera 1 Volontà.
notalone-card-ingenuity-text = Metti il segnalino Attivazione sulla Spiaggia.
notalone-card-sacrifice-text = Scarta una carta Luogo dalla mano: per il resto del turno non si possono giocare carte Caccia. Tutti i Sopravvissuti riprendono le carte giocate e scelgono di nuovo.
notalone-card-sixth-sense-text = Riprendi due carte dai tuoi scarti.
notalone-card-smokescreen-text = Fino alla fine del turno la Creatura non vede gli scarti dei Sopravvissuti.
notalone-card-strike-back-text = Due carte a caso della mano della Creatura vanno in fondo al mazzo Caccia.
notalone-card-vortex-text = Quando tutti i dischi sono sul pianeta: scambia la tua carta giocata con una dei tuoi scarti.
notalone-card-detector-text = Nel Luogo del disco Artemia: il disco non ha effetto su di te in questo turno.
notalone-card-dodge-text = Nel Luogo del disco Creatura o del suo Clone: nessuno dei due ha effetto su di te in questo turno.
notalone-card-drone-text = Usa il potere del Rover invece di quello del tuo Luogo.
notalone-card-gate-text = Usa il potere di un Luogo adiacente alla tua carta invece di quello del tuo Luogo. L’Artefatto è escluso.
notalone-card-hologram-text = Sposta il disco Artemia in un Luogo adiacente.
notalone-card-wrong-track-text = Sposta il disco Creatura, o il suo Clone, in un Luogo adiacente.
notalone-card-amplifier-text = Togli il segnalino Attivazione dalla Spiaggia e fai avanzare subito i Soccorsi di una casella.
notalone-card-double-back-text = Riprendi la carta Luogo che hai giocato in questo turno.

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

notalone-ask-side = Scegli il lato della plancia
notalone-ask-explore = { $count ->
    [one] Gioca il Luogo che vuoi esplorare
   *[other] Gioca { $count } Luoghi
 }
notalone-ask-exploration-creature = Gioca una carta Caccia o passa
notalone-ask-tokens = Piazza i tuoi dischi sul pianeta
notalone-ask-window = Gioca una carta o passa
notalone-ask-resolve = Il tuo Luogo: { notalone-which-place }. Usalo o riprendi una carta
notalone-ask-order = Scegli da quale dei tuoi Luoghi cominciare
notalone-ask-drawn = Gioca una carta prima che gli altri continuino, o passa
notalone-ask-river = Scegli il Luogo dove resti
notalone-ask-ascendancy = Supremazia: scegli le due carte che tieni
notalone-ask-phobia = Fobia: scegli le due carte che nascondi
notalone-ask-forbidden-zone = Zona proibita: scegli una carta Luogo da scartare
notalone-ask-artemia = Disco Artemia: { $count ->
    [one] scegli una carta Luogo da scartare
   *[other] scegli { $count } carte Luogo da scartare
 }
notalone-ask-scream = Urlo: scarta due carte Luogo o perdi 1 Volontà
notalone-ask-toxin = Tossina: scegli una carta Sopravvivenza da scartare
notalone-ask-shelter = Scegli la carta Sopravvivenza che tieni

## Actions

notalone-do-side = Scegli questo lato
notalone-do-lay = Gioca
notalone-do-take-back = Riprendi
notalone-do-resist = Resisti
notalone-do-give-up = Arrenditi (la partita continua)
notalone-do-pass-phase = Passa per tutta la fase
notalone-do-pass-turn = Passa per tutto il turno
notalone-do-wait = Non passare più in anticipo
notalone-do-place-creature = Piazza il disco Creatura
notalone-do-place-artemia = Piazza il disco Artemia
notalone-do-place-target = Piazza il disco Bersaglio
notalone-do-power = Usa il potere
notalone-do-recover = Riprendi gli scarti
notalone-do-copy = Copia un altro Luogo
notalone-do-heal = Ridai 1 Volontà
notalone-do-draw = Pesca una carta Sopravvivenza
notalone-do-take = Riprendi una carta
notalone-do-nothing = Non fare nulla
notalone-do-resolve = Comincia da qui
notalone-do-keep = Tieni
notalone-do-hide = Nascondi
notalone-do-discard = Scarta
notalone-do-lose-will = Perdi 1 Volontà
notalone-do-despair = Gioca { notalone-card-despair }
notalone-do-force-field = Gioca { notalone-card-force-field }
notalone-do-anticipation = Gioca { notalone-card-anticipation }
notalone-do-ascendancy = Gioca { notalone-card-ascendancy }
notalone-do-fierceness = Gioca { notalone-card-fierceness }
notalone-do-forbidden-zone = Gioca { notalone-card-forbidden-zone }
notalone-do-interference = Gioca { notalone-card-interference }
notalone-do-persecution = Gioca { notalone-card-persecution }
notalone-do-mutation = Gioca { notalone-card-mutation }
notalone-do-phobia = Gioca { notalone-card-phobia }
notalone-do-virus = Gioca { notalone-card-virus }
notalone-do-clone = Gioca { notalone-card-clone }
notalone-do-mirage = Gioca { notalone-card-mirage }
notalone-do-scream = Gioca { notalone-card-scream }
notalone-do-toxin = Gioca { notalone-card-toxin }
notalone-do-cataclysm = Gioca { notalone-card-cataclysm }
notalone-do-detour = Gioca { notalone-card-detour }
notalone-do-stasis = Gioca { notalone-card-stasis }
notalone-do-tracking = Gioca { notalone-card-tracking }
notalone-do-flashback = Gioca { notalone-card-flashback }
notalone-do-adrenaline = Gioca { notalone-card-adrenaline }
notalone-do-ingenuity = Gioca { notalone-card-ingenuity }
notalone-do-sacrifice = Gioca { notalone-card-sacrifice }
notalone-do-sixth-sense = Gioca { notalone-card-sixth-sense }
notalone-do-smokescreen = Gioca { notalone-card-smokescreen }
notalone-do-strike-back = Gioca { notalone-card-strike-back }
notalone-do-vortex = Gioca { notalone-card-vortex }
notalone-do-detector = Gioca { notalone-card-detector }
notalone-do-dodge = Gioca { notalone-card-dodge }
notalone-do-drone = Gioca { notalone-card-drone }
notalone-do-gate = Gioca { notalone-card-gate }
notalone-do-hologram = Gioca { notalone-card-hologram }
notalone-do-wrong-track = Gioca { notalone-card-wrong-track }
notalone-do-amplifier = Gioca { notalone-card-amplifier }
notalone-do-double-back = Gioca { notalone-card-double-back }

notalone-do-resist-text = Hai { $will } Volontà: pagane 1 e riprendi due carte dai tuoi scarti.
notalone-do-give-up-text = Riprendi tutte le tue carte e torna a 3 Volontà. L’Assimilazione avanza di una casella.
notalone-do-take-text = Riprendi una carta dai tuoi scarti invece di usare il potere.
notalone-do-nothing-text = Lascia il Luogo com’è.
notalone-do-recover-text = { $discards ->
    [0] Non hai scarti.
    [one] Riprendi la carta che hai negli scarti.
   *[other] Riprendi le { $discards } carte dei tuoi scarti.
 }
notalone-do-copy-text = Usa il potere del Luogo dove si trova il disco Creatura.
notalone-do-heal-text = A un Sopravvissuto che ne ha una o due, anche a te.
notalone-do-draw-text = Pesca una carta dal mazzo Sopravvivenza.
notalone-do-lose-will-text = Hai { $will } Volontà: pagane 1 e tieni le tue carte.
notalone-do-discard-text = Scarta carte Luogo dalla mano.

notalone-part-side = Quale lato
notalone-part-cards = Quali carte
notalone-part-card = Quale carta
notalone-part-place = Quale Luogo
notalone-part-pair = Quali due Luoghi
notalone-part-hunted = Quale Sopravvissuto
notalone-part-move = Chi va dove
notalone-part-lay = Quale carta sul tavolo
notalone-part-take = Quale carta degli scarti
notalone-part-to = Dove va il disco
notalone-part-survival = Quale carta Sopravvivenza

## Log

notalone-event-creature = { $player } gioca la Creatura.
notalone-event-side = La Creatura sceglie il lato { $side } della plancia.
notalone-event-turn = Turno { $turn }
notalone-event-phase = { notalone-which-phase }
notalone-event-laid = { $player } ha scelto.
notalone-event-laid-cards = { $player } gioca: { $cards }.
notalone-event-taken-back = { $player } riprende quello che aveva giocato.
notalone-event-taken-back-cards = { $player } riprende quello che aveva giocato: { $cards }.
notalone-event-resisted = { $player } Resiste e riprende { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }.
notalone-event-resisted-cards = { $player } Resiste e riprende: { $cards }.
notalone-event-gave-up = { $player } si Arrende e riprende tutte le sue carte.
notalone-event-gave-up-cards = { $player } si Arrende e riprende: { $cards }.
notalone-event-played = { $player } gioca { $card }.
notalone-event-flashback = { $player } gioca { notalone-card-flashback } come { $card }.
notalone-event-chosen = { $card } prende di mira { $player }.
notalone-event-token = { notalone-which-token }: { $places }.
notalone-event-token-freed = { notalone-which-token }: da piazzare di nuovo.
notalone-event-token-moved = { notalone-which-token } spostato: { $places }.
notalone-event-struck = Cataclisma, senza effetto: { notalone-which-place }.
notalone-event-moved = Deviazione per { $player }: { $card } → { notalone-which-place }.
notalone-event-swapped = { $player } scambia { $lay } con { $take }.
notalone-event-put-under = In fondo al mazzo Caccia: { $cards }.
notalone-event-shown = { $player } mostra { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } alla Creatura.
notalone-event-shown-cards = { $player } mostra: { $cards }.
notalone-event-kept-river = { $player } lascia una carta sul tavolo.
notalone-event-kept-river-card = { $player } lascia { $keep } e riprende { $card }.
notalone-event-revealed = { $player }: { $cards }.
notalone-event-resolving = { $player } comincia da qui: { $card }.
notalone-event-copied = { $player } copia dal Covo: { notalone-which-place }.
notalone-event-resolved = { $player } usa { notalone-which-place }.
notalone-event-nothing = { $player } non usa il suo Luogo: { notalone-which-place }.
notalone-event-ineffective = Senza effetto per { $player }: { notalone-which-place }.
notalone-event-back = { $player } riprende dal tavolo: { $card }.
notalone-event-took = { $player } riprende { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } dagli scarti.
notalone-event-took-cards = { $player } riprende: { $cards }.
notalone-event-gained = { $player } prende un nuovo Luogo: { notalone-which-place }.
notalone-event-marker-on = { $player } mette il segnalino Attivazione sulla Spiaggia.
notalone-event-marker-off = { $player } toglie il segnalino Attivazione dalla Spiaggia.
notalone-event-healed = { $player } recupera 1 Volontà grazie a { $by }.
notalone-event-regained = { $player } recupera { $n } Volontà.
notalone-event-drew = { $player } pesca { $n ->
    [one] { $n } carta Sopravvivenza
   *[other] { $n } carte Sopravvivenza
 }.
notalone-event-drew-cards = { $player } pesca: { $cards }.
notalone-event-kept = { $player } tiene una carta Sopravvivenza.
notalone-event-kept-card = { $player } tiene { $card }.
notalone-event-threw = { $player } scarta { $card }.
notalone-event-discarded = { $player } scarta { $n ->
    [one] { $n } carta Luogo
   *[other] { $n } carte Luogo
 }.
notalone-event-discarded-cards = { $player } scarta: { $cards }.
notalone-event-lost-will = { $player } perde { $n } Volontà.
notalone-event-artemia = { $n ->
    [one] Artemia colpisce { $player }.
   *[other] Artemia colpisce { $player } { $n } volte.
 }
notalone-event-caught = La Creatura cattura { $player } ({ $cards }): { $n } Volontà in meno.
notalone-event-exhausted = { $player } è allo stremo: recupera { $n } Volontà e tutti i suoi Luoghi.
notalone-event-rescue = { $cause ->
    [beach] { notalone-place-4 }
    [wreck] { notalone-place-8 }
    [amplifier] { notalone-card-amplifier }
   *[other] Fine del turno
 }: i Soccorsi avanzano di una casella, { $left ->
    [0] ed eccoli qui!
   *[other] ancora { $left }.
 }
notalone-event-assimilation = { $cause ->
    [gave-up] Resa
    [caught] Cattura
    [anticipation] { notalone-card-anticipation }
   *[other] Sfinimento
 }: l’Assimilazione avanza di una casella, { $left ->
    [0] e il pianeta vince.
   *[other] ancora { $left }.
 }
notalone-event-cleared = Negli scarti di { $player }: { $cards }.
notalone-event-pile = Il fumo si dirada su { $player }: { $n ->
    [0] nessuno scarto.
   *[other] { $cards }.
 }
notalone-event-refill = La Creatura pesca { $n ->
    [one] { $n } carta Caccia
   *[other] { $n } carte Caccia
 }.
notalone-event-refill-cards = La Creatura pesca: { $cards }.
notalone-event-shuffled = { $deck ->
    [hunt] Le carte Caccia scartate vengono mescolate e formano un nuovo mazzo.
   *[other] Le carte Sopravvivenza scartate vengono mescolate e formano un nuovo mazzo.
 }
notalone-event-left = { $player } ha lasciato la partita.

## Result

notalone-score-distance = Distanza dalla Vittoria
notalone-end-rescue = i soccorsi sono arrivati in tempo
notalone-end-assimilation = il pianeta ha assimilato i Sopravvissuti
notalone-end-creature-left = la Creatura ha lasciato la partita: nessun risultato

## Why something cannot be done

notalone-why-over = La partita è finita.
notalone-why-despair = È in gioco Disperazione: in questo turno le carte Sopravvivenza non si giocano e non si pescano.
notalone-why-played = Hai già giocato la tua carta Sopravvivenza di questo turno. La prossima, nel prossimo turno.
notalone-why-played-hunt = In questo turno non puoi più giocare carte Caccia.
notalone-why-sacrifice = È in gioco Sacrificio: in questo turno niente carte Caccia.
notalone-why-phase = Si gioca solo in questa fase: { notalone-which-phase }.
notalone-why-first = Prima bisogna risolvere la carta o il disco appena entrati in gioco.
notalone-why-tokens = Solo quando tutti i dischi sono sul pianeta.
notalone-why-reveal = Solo quando i Luoghi sono stati rivelati.
notalone-why-late = Troppo tardi: i dischi Artemia e Creatura stanno già colpendo.
notalone-why-full-will = Hai già 3 Volontà.
notalone-why-marker-on = Il segnalino Attivazione è già sulla Spiaggia.
notalone-why-marker-off = Il segnalino Attivazione deve essere sulla Spiaggia.
notalone-why-creature-spent = In questo turno la Creatura non può più giocare carte: non c’è nulla da impedire.
notalone-why-empty-hand = Non hai in mano carte Luogo da scartare. Prima devi Resistere o Arrenderti.
notalone-why-empty-pile = Non hai scarti.
notalone-why-not-at-artemia = Devi essere nel Luogo del disco Artemia.
notalone-why-not-at-creature = Devi essere nel Luogo del disco Creatura.
notalone-why-moment = Solo quando tocca a te usare il tuo Luogo e il suo potere si può usare.
notalone-why-copying = Stai già usando il potere di un altro Luogo.
notalone-why-rover = Sei già al Rover: usa il suo potere.
notalone-why-no-artemia = Il disco Artemia non è sul pianeta.
notalone-why-no-card = Non hai più carte sul tavolo.
notalone-why-nobody-three = Nessun Sopravvissuto ha tre carte Luogo in mano.
notalone-why-empty-hunt-pile = Negli scarti non c’è nessuna carta Caccia da copiare.
notalone-why-nobody-stands = Nessun Sopravvissuto ha più carte sul tavolo.
notalone-why-not-in-hand = Non hai questa carta in mano.
notalone-why-nothing-to-gain = Hai 3 Volontà e nessuno scarto: non c’è nulla da riprendere.
notalone-why-too-few = Non hai abbastanza carte da giocare. Prima devi Resistere o Arrenderti.
notalone-why-laid = Prima riprendi quello che hai giocato.
notalone-why-force-field = Un Campo di forza copre questo Luogo: in questo turno non si può giocare.
notalone-why-two = { $count ->
    [one] Gioca esattamente una carta.
   *[other] Gioca esattamente { $count } carte diverse.
 }
notalone-why-used = Il suo potere è già stato usato in questo turno. Puoi ancora riprendere una carta.
notalone-why-either = In questo turno hai già usato il Fiume o l’Artefatto. Puoi ancora riprendere una carta.
notalone-why-reserve = Nella riserva non c’è nessun Luogo che ti manchi. Puoi ancora riprendere una carta.
notalone-why-no-survival = Non ci sono carte Sopravvivenza da pescare.
notalone-why-nobody-to-heal = Nessun Sopravvissuto ha una o due Volontà.
notalone-why-nothing-to-copy = Non c’è nessun Luogo da copiare: il Covo e l’Artefatto non si copiano.

## The board

notalone-planet = Il pianeta Artemia. Le frecce passano da un Luogo all’altro, Invio sceglie.
notalone-turn = Turno { $turn }
notalone-phases = Fasi del turno
notalone-steps = Passi della ricognizione
notalone-in-play = In gioco in questo turno
notalone-crew = Creatura e Sopravvissuti
notalone-own = Le tue carte
notalone-none = nessuna

notalone-track-left = { $track }: { $left ->
    [one] manca { $left } casella
   *[other] mancano { $left } caselle
 } su { $start }
notalone-rescue-text = Quando questo segnalino raggiunge la stella, arrivano i soccorsi e vincono i Sopravvissuti.
notalone-assimilation-text = Quando questo segnalino raggiunge la stella, i Sopravvissuti fanno parte del pianeta e vince la Creatura.
notalone-track-on = Sul simbolo Artemia
notalone-track-next = Simbolo Artemia fra { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
 }
notalone-side-1 = Lato 1
notalone-side-1-text = Il simbolo Artemia su ognuna delle ultime sei caselle dei Soccorsi: a lungo un solo disco, poi due a ogni turno.
notalone-side-2 = Lato 2
notalone-side-2-text = Il simbolo Artemia su una casella sì e una no delle ultime undici dei Soccorsi: due dischi già prima, ma solo ogni tanto.

notalone-now-order = { $player } sceglie da quale dei due Luoghi cominciare.
notalone-now-resolving = { $player } è qui: { $place }. Il potere, una carta o nulla?
notalone-step-free = Luoghi liberi
notalone-step-free-text = A turno, i Sopravvissuti senza dischi sul proprio Luogo ne usano il potere o riprendono una carta.
notalone-step-target = Bersaglio
notalone-step-target-text = La carta Caccia di questo disco colpisce chi si trova lì, che poi usa il suo Luogo se non lo trattiene un altro disco.
notalone-step-artemia = Artemia
notalone-step-artemia-text = Chi si trova lì scarta una carta Luogo dalla mano.
notalone-step-creature = { notalone-role-creature }
notalone-step-creature-text = Chi si trova lì viene catturato e perde Volontà, e l’Assimilazione avanza di una casella.
notalone-step-exhausted = Sfinimento
notalone-step-exhausted-text = Chi è senza Volontà la recupera insieme a tutti i suoi Luoghi, e l’Assimilazione avanza di un’altra casella.

notalone-state-ineffective = senza effetto in questo turno
notalone-state-used = già usato in questo turno
notalone-state-barred = non si può giocare in questo turno
notalone-state-marker = qui: { notalone-marker }
notalone-state-token = qui: { $token }
notalone-state-here = qui: { $players }
notalone-state-maybe = forse qui: { $count ->
    [one] { $players }
   *[other] { $players } ({ $count })
 }
notalone-state-laid = hai giocato questa carta
notalone-state-reserve = nella riserva: { $left }
notalone-state-left = ha lasciato la partita
notalone-state-choosing = sta scegliendo
notalone-state-chosen = ha scelto
notalone-state-thinking = deve rispondere
notalone-state-resolving = sta decidendo
notalone-state-passed = ha passato
notalone-state-ahead-phase = passa fino alla fine della fase
notalone-state-ahead-turn = passa fino alla fine del turno
notalone-watch = Mostra dove può essere questo Sopravvissuto
notalone-could-be = { $player } può essere qui: { $places }
notalone-count-will = { notalone-will }: { $will } su 3
notalone-count-hand = { $hand ->
    [one] 1 carta Luogo in mano
   *[other] { $hand } carte Luogo in mano
 }
notalone-count-kit = { $cards ->
    [one] 1 carta Sopravvivenza
   *[other] { $cards } carte Sopravvivenza
 }
notalone-count-laid = { $laid ->
    [one] 1 carta coperta
   *[other] { $laid } carte coperte
 }
notalone-table-waiting = Luogo: { $place }
notalone-table-resolved = Luogo: { $place } (risolto)
notalone-table-back = ripresa: { $card }
notalone-pile = scarti: { $places }
notalone-pile-none = nessuno scarto
notalone-pile-hidden = { $discards ->
    [one] 1 carta negli scarti, nascosta dalla Cortina fumogena
   *[other] { $discards } carte negli scarti, nascoste dalla Cortina fumogena
 }
notalone-shown = ha mostrato: { $places }
notalone-two-river = gioca due carte e ne tiene una ({ notalone-place-3 })
notalone-two-artefact = gioca due carte e le usa entrambe ({ notalone-place-10 })
notalone-next-river = due carte nel prossimo turno ({ notalone-place-3 })
notalone-next-artefact = due carte nel prossimo turno ({ notalone-place-10 })
notalone-hunt-hand-text = { $hand } in mano; { $plays ->
    [0] in questo turno non se ne possono più giocare.
    [one] in questo turno se ne può giocare 1.
   *[other] in questo turno se ne possono giocare { $plays }.
 }
notalone-hunt-count = { $hand ->
    [one] 1 carta Caccia
   *[other] { $hand } carte Caccia
 }
notalone-hunt-pile = Carte Caccia
notalone-survival-pile = Carte Sopravvivenza
notalone-deck = { $deck ->
    [one] 1 carta nel mazzo.
   *[other] { $deck } carte nel mazzo.
 }
notalone-discarded = Carte scartate, la più recente per ultima:
notalone-bottom = In fondo al mazzo, la più bassa per prima:
notalone-known = Di sicuro in mano:
notalone-pile-empty = nessuna

notalone-own-hand = La tua mano
notalone-own-pile = I tuoi scarti
notalone-own-hunt = Le tue carte Caccia
notalone-own-survival = Le tue carte Sopravvivenza
notalone-tray = Dischi da piazzare
notalone-tray-text = Tocca un disco e poi un Luogo, oppure trascinalo lì.
notalone-deeds = Che cosa puoi fare
notalone-when = Fase { $number }: { $phase }.
notalone-when-copied = Nella fase della carta che copia.
notalone-brings = Mette in gioco: { $token }

notalone-label-move = { $player }: { $from } → { $place }
notalone-label-token = { $token } → { $place }
notalone-draft-chosen = { $title } { $chosen }
notalone-draft-lay = Gioca coperto:
notalone-draft-resist = Resisti: paga 1 Volontà ({ $left ->
    [one] te ne resta { $left }
   *[other] te ne restano { $left }
 }) e riprendi { $most ->
    [one] 1 carta
   *[other] { $most } carte
 } dagli scarti:
notalone-draft-give-up = Arrenditi: 3 Volontà e tutte le tue carte, ma l’Assimilazione avanza di una casella ({ $assimilation ->
    [one] ne mancherà { $assimilation }
   *[other] ne mancheranno { $assimilation }
 }).
notalone-draft-place-creature = Disco Creatura:
notalone-draft-place-artemia = Disco Artemia:
notalone-draft-place-target = Disco Bersaglio:
notalone-draft-take = Riprendi dagli scarti:
notalone-draft-keep = Tieni:
notalone-draft-discard = Scarta:
notalone-draft-hide = Nascondi:
notalone-draft-resolve = Prima:
notalone-draft-recover = Riprendi:
notalone-draft-power = Usa il potere:
notalone-draft-copy = Usa il potere di:
notalone-draft-heal = Ridai 1 Volontà a:
