# Not Alone: everything that is said in Spanish. Names of cards, places and the like stand in names.toml.

notalone-name = Not Alone
notalone-pitch = Perdidos en un planeta extraño, los Cazados eligen en secreto adónde ir y la Criatura, otra persona de la mesa, intenta adivinarlo. ¿Llegará el rescate antes de que el planeta los asimile?

## Options and bots

notalone-option-expert = Variante experta
notalone-option-expert-off = no
notalone-option-expert-on = sí: tras agotarse se recuperan 2 de Voluntad, no 3
notalone-option-creature = Quién lleva a la Criatura
notalone-option-creature-random = al azar
notalone-option-creature-owner = quien abrió la mesa
notalone-option-creature-other = otra persona
notalone-level-random = Aleatorio
notalone-level-easy = Fácil
notalone-level-normal = Normal
notalone-level-hard = Difícil

## Phases

notalone-phase-side = Antes del primer turno
notalone-phase-over = Fin de la partida
notalone-phase-exploration-text = Cada Cazado juega un Lugar boca abajo. Quien ande escaso de cartas puede antes Resistir o Renunciar.
notalone-phase-hunting-text = La Criatura coloca sus fichas en el planeta.
notalone-phase-reckoning-text = Se revelan los Lugares: los Cazados libres usan el suyo y después actúan las fichas de Objetivo, Artemia y Criatura, en este orden.
notalone-phase-maintenance-text = Los Lugares jugados van al descarte, la Criatura completa su mano y la ficha de Rescate avanza una casilla.

## Tokens

notalone-token-creature-text = Quien está aquí queda atrapado: ni usa el poder ni recupera carta, y pierde 1 de Voluntad. Si la Criatura atrapa a alguien, la Asimilación avanza una casilla.
notalone-token-artemia-text = Quien está aquí ni usa el poder ni recupera carta, y descarta una carta de Lugar de la mano.
notalone-token-target-text = Hace lo que diga la carta de Caza que la puso en juego.

## Places

notalone-place-1-text = Recupera todo tu descarte o usa el poder del Lugar donde está la ficha de Criatura (menos el Artefacto). Si te atrapan aquí, pierdes 1 de Voluntad más.
notalone-place-2-text = Recupera esta carta y una carta de tu descarte.
notalone-place-3-text = El próximo turno juegas dos cartas; justo antes de revelar te quedas con una en la mesa y recuperas la otra.
notalone-place-4-text = Una vez por turno para todo el equipo: pon aquí el Marcador. Si ya está aquí, retíralo y avanza el Rescate una casilla.
notalone-place-5-text = Toma de la reserva un Lugar que aún no tengas.
notalone-place-6-text = Recupera esta carta y hasta dos cartas de tu descarte.
notalone-place-7-text = Roba dos cartas de Supervivencia, quédate una y descarta la otra.
notalone-place-8-text = Una vez por turno para todo el equipo: avanza el Rescate una casilla.
notalone-place-9-text = Devuelve 1 de Voluntad a un Cazado que tenga una o dos (también a ti) o roba una carta de Supervivencia.
notalone-place-10-text = El próximo turno juegas dos cartas y resuelves los dos Lugares. El Artefacto no se puede copiar.

## Hunt cards

notalone-card-despair-text = Hasta el final del turno no se pueden jugar ni robar cartas de Supervivencia. Los Cazados recuperan lo que hayan jugado y eligen de nuevo.
notalone-card-force-field-text = La ficha de Objetivo se coloca al momento sobre dos Lugares adyacentes: este turno no se pueden jugar. Los Cazados recuperan lo que hayan jugado.
notalone-card-anticipation-text = La Criatura nombra a un Cazado: si lo atrapa este turno, la Asimilación avanza una casilla más.
notalone-card-ascendancy-text = La Criatura elige a un Cazado con tres o más cartas de Lugar en la mano, que se queda dos y descarta las demás.
notalone-card-fierceness-text = Quien quede atrapado este turno pierde 1 de Voluntad más.
notalone-card-forbidden-zone-text = Todos los Cazados descartan a la vez una carta de Lugar de la mano.
notalone-card-interference-text = La Playa y el Naufragio no tienen efecto este turno.
notalone-card-persecution-text = Este turno, el poder de un Lugar permite recuperar una sola carta de Lugar.
notalone-card-mutation-text = La ficha de Artemia quita además 1 de Voluntad.
notalone-card-phobia-text = La Criatura elige a un Cazado con tres o más cartas de Lugar en la mano, que se las enseña todas menos dos.
notalone-card-virus-text = La ficha de Artemia ocupa dos Lugares adyacentes.
notalone-card-clone-text = Este turno, la ficha de Objetivo es una segunda ficha de Criatura.
notalone-card-mirage-text = La ficha de Objetivo ocupa dos Lugares adyacentes; ninguno de los dos tiene efecto.
notalone-card-scream-text = Quien esté en el Lugar de la ficha de Objetivo descarta dos cartas de Lugar de la mano o pierde 1 de Voluntad.
notalone-card-toxin-text = Quien esté en el Lugar de la ficha de Objetivo descarta una carta de Supervivencia. Ese Lugar no tiene efecto.
notalone-card-cataclysm-text = La Criatura nombra un Lugar cualquiera: no tiene efecto hasta el final del turno.
notalone-card-detour-text = Tras la revelación, la Criatura mueve a un Cazado a un Lugar adyacente: ese es el Lugar que explora.
notalone-card-stasis-text = El Rescate no avanza al final de este turno.
notalone-card-tracking-text = El próximo turno, la Criatura puede jugar dos cartas de Caza.
notalone-card-flashback-text = Copia la carta superior del descarte de Caza, en su fase y con su símbolo.

## Survival cards

notalone-card-adrenaline-text = Recupera 1 de Voluntad.
notalone-card-ingenuity-text = Pon el Marcador en la Playa.
notalone-card-sacrifice-text = Descarta una carta de Lugar de la mano: no se puede jugar ninguna carta de Caza en lo que queda de turno. Todos los Cazados recuperan lo que hayan jugado y eligen de nuevo.
notalone-card-sixth-sense-text = Recupera dos cartas de tu descarte.
notalone-card-smokescreen-text = Hasta el final del turno, la Criatura no ve el descarte de los Cazados.
notalone-card-strike-back-text = Dos cartas al azar de la mano de la Criatura van debajo del mazo de Caza.
notalone-card-vortex-text = Cuando estén colocadas todas las fichas: cambia tu carta jugada por una de tu descarte.
notalone-card-detector-text = En el Lugar de la ficha de Artemia: la ficha no te afecta este turno.
notalone-card-dodge-text = En el Lugar de la ficha de Criatura o de su Clon: ninguno de los dos te afecta este turno.
notalone-card-drone-text = Usa el poder del Rover en vez del de tu Lugar.
notalone-card-gate-text = Usa el poder de un Lugar adyacente a tu carta en vez del de tu Lugar. El Artefacto no vale.
notalone-card-hologram-text = Mueve la ficha de Artemia a un Lugar adyacente.
notalone-card-wrong-track-text = Mueve la ficha de Criatura, o su Clon, a un Lugar adyacente.
notalone-card-amplifier-text = Retira el Marcador de la Playa y avanza el Rescate una casilla al momento.
notalone-card-double-back-text = Recupera la carta de Lugar que has jugado este turno.

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

notalone-ask-side = Elige la cara del tablero
notalone-ask-explore = { $count ->
    [one] Juega el Lugar que vas a explorar
   *[other] Juega { $count } Lugares
 }
notalone-ask-exploration-creature = Juega una carta de Caza o pasa
notalone-ask-tokens = Coloca tus fichas en el planeta
notalone-ask-window = Juega una carta o pasa
notalone-ask-resolve = Tu Lugar: { notalone-which-place }. Úsalo o recupera una carta
notalone-ask-order = Elige por cuál de tus Lugares empiezas
notalone-ask-drawn = Juega una carta antes de que sigan los demás, o pasa
notalone-ask-river = Elige el Lugar donde te quedas
notalone-ask-ascendancy = Dominio: elige las dos cartas que te quedas
notalone-ask-phobia = Fobia: elige las dos cartas que ocultas
notalone-ask-forbidden-zone = Zona prohibida: elige una carta de Lugar para descartar
notalone-ask-artemia = Ficha de Artemia: { $count ->
    [one] elige una carta de Lugar para descartar
   *[other] elige { $count } cartas de Lugar para descartar
 }
notalone-ask-scream = Grito: descarta dos cartas de Lugar o pierde 1 de Voluntad
notalone-ask-toxin = Toxina: elige una carta de Supervivencia para descartar
notalone-ask-shelter = Elige la carta de Supervivencia que te quedas

## Actions

notalone-do-side = Elegir esta cara
notalone-do-lay = Jugar
notalone-do-take-back = Recuperar lo jugado
notalone-do-resist = Resistir
notalone-do-give-up = Renunciar
notalone-do-pass-phase = Pasar toda la fase
notalone-do-pass-turn = Pasar todo el turno
notalone-do-wait = Dejar de pasar
notalone-do-place-creature = Colocar la ficha de Criatura
notalone-do-place-artemia = Colocar la ficha de Artemia
notalone-do-place-target = Colocar la ficha de Objetivo
notalone-do-power = Usar el poder
notalone-do-recover = Recuperar el descarte
notalone-do-copy = Copiar otro Lugar
notalone-do-heal = Devolver 1 de Voluntad
notalone-do-draw = Robar una carta de Supervivencia
notalone-do-take = Recuperar una carta
notalone-do-nothing = No hacer nada
notalone-do-resolve = Empezar aquí
notalone-do-keep = Conservar
notalone-do-hide = Ocultar
notalone-do-discard = Descartar
notalone-do-lose-will = Perder 1 de Voluntad
notalone-do-despair = Jugar { notalone-card-despair }
notalone-do-force-field = Jugar { notalone-card-force-field }
notalone-do-anticipation = Jugar { notalone-card-anticipation }
notalone-do-ascendancy = Jugar { notalone-card-ascendancy }
notalone-do-fierceness = Jugar { notalone-card-fierceness }
notalone-do-forbidden-zone = Jugar { notalone-card-forbidden-zone }
notalone-do-interference = Jugar { notalone-card-interference }
notalone-do-persecution = Jugar { notalone-card-persecution }
notalone-do-mutation = Jugar { notalone-card-mutation }
notalone-do-phobia = Jugar { notalone-card-phobia }
notalone-do-virus = Jugar { notalone-card-virus }
notalone-do-clone = Jugar { notalone-card-clone }
notalone-do-mirage = Jugar { notalone-card-mirage }
notalone-do-scream = Jugar { notalone-card-scream }
notalone-do-toxin = Jugar { notalone-card-toxin }
notalone-do-cataclysm = Jugar { notalone-card-cataclysm }
notalone-do-detour = Jugar { notalone-card-detour }
notalone-do-stasis = Jugar { notalone-card-stasis }
notalone-do-tracking = Jugar { notalone-card-tracking }
notalone-do-flashback = Jugar { notalone-card-flashback }
notalone-do-adrenaline = Jugar { notalone-card-adrenaline }
notalone-do-ingenuity = Jugar { notalone-card-ingenuity }
notalone-do-sacrifice = Jugar { notalone-card-sacrifice }
notalone-do-sixth-sense = Jugar { notalone-card-sixth-sense }
notalone-do-smokescreen = Jugar { notalone-card-smokescreen }
notalone-do-strike-back = Jugar { notalone-card-strike-back }
notalone-do-vortex = Jugar { notalone-card-vortex }
notalone-do-detector = Jugar { notalone-card-detector }
notalone-do-dodge = Jugar { notalone-card-dodge }
notalone-do-drone = Jugar { notalone-card-drone }
notalone-do-gate = Jugar { notalone-card-gate }
notalone-do-hologram = Jugar { notalone-card-hologram }
notalone-do-wrong-track = Jugar { notalone-card-wrong-track }
notalone-do-amplifier = Jugar { notalone-card-amplifier }
notalone-do-double-back = Jugar { notalone-card-double-back }

notalone-do-resist-text = Tienes { $will } de Voluntad: paga 1 y recupera dos cartas de tu descarte.
notalone-do-give-up-text = Recupera todas tus cartas y vuelve a 3 de Voluntad. La Asimilación avanza una casilla.
notalone-do-take-text = Recupera una carta de tu descarte en vez de usar el poder.
notalone-do-nothing-text = Deja el Lugar como está.
notalone-do-recover-text = { $discards ->
    [0] Tu descarte está vacío.
    [one] Recupera la carta de tu descarte.
   *[other] Recupera las { $discards } cartas de tu descarte.
 }
notalone-do-copy-text = Usa el poder del Lugar donde está la ficha de Criatura.
notalone-do-heal-text = A un Cazado que tenga una o dos; también a ti.
notalone-do-draw-text = Roba una carta del mazo de Supervivencia.
notalone-do-lose-will-text = Tienes { $will } de Voluntad: paga 1 y conserva tus cartas.
notalone-do-discard-text = Descarta cartas de Lugar de tu mano.

notalone-part-side = Qué cara
notalone-part-cards = Qué cartas
notalone-part-card = Qué carta
notalone-part-place = Qué Lugar
notalone-part-pair = Qué dos Lugares
notalone-part-hunted = Qué Cazado
notalone-part-move = Quién va adónde
notalone-part-lay = Qué carta de la mesa
notalone-part-take = Qué carta del descarte
notalone-part-to = Adónde va la ficha
notalone-part-survival = Qué carta de Supervivencia

## Log

notalone-event-creature = { $player } lleva a la Criatura.
notalone-event-side = La Criatura elige la cara { $side } del tablero.
notalone-event-turn = Turno { $turn }
notalone-event-phase = { notalone-which-phase }
notalone-event-laid = { $player } ya ha elegido.
notalone-event-laid-cards = { $player } juega boca abajo: { $cards }.
notalone-event-taken-back = { $player } recupera lo que había jugado.
notalone-event-taken-back-cards = { $player } recupera lo que había jugado: { $cards }.
notalone-event-resisted = { $player } Resiste y recupera { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }.
notalone-event-resisted-cards = { $player } Resiste y recupera: { $cards }.
notalone-event-gave-up = { $player } Renuncia y recupera todas sus cartas.
notalone-event-gave-up-cards = { $player } Renuncia y recupera: { $cards }.
notalone-event-played = { $player } juega { $card }.
notalone-event-flashback = { $player } juega { notalone-card-flashback } como { $card }.
notalone-event-chosen = { $card } apunta a { $player }.
notalone-event-token = { notalone-which-token }: { $places }.
notalone-event-token-freed = { notalone-which-token }: hay que recolocarla.
notalone-event-token-moved = { notalone-which-token }, ahora en: { $places }.
notalone-event-struck = Cataclismo, sin efecto: { notalone-which-place }.
notalone-event-moved = Desvío para { $player }: { $card } → { notalone-which-place }.
notalone-event-swapped = { $player } cambia { $lay } por { $take }.
notalone-event-put-under = Debajo del mazo de Caza: { $cards }.
notalone-event-shown = { $player } enseña { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } a la Criatura.
notalone-event-shown-cards = { $player } enseña: { $cards }.
notalone-event-kept-river = { $player } deja una carta en la mesa.
notalone-event-kept-river-card = { $player } deja { $keep } y recupera { $card }.
notalone-event-revealed = { $player }: { $cards }.
notalone-event-resolving = { $player } empieza por { $card }.
notalone-event-copied = { $player } copia desde la Guarida: { notalone-which-place }.
notalone-event-resolved = { $player } usa { notalone-which-place }.
notalone-event-nothing = { $player } no usa su Lugar: { notalone-which-place }.
notalone-event-ineffective = Sin efecto para { $player }: { notalone-which-place }.
notalone-event-back = { $player } recupera de la mesa: { $card }.
notalone-event-took = { $player } recupera { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } de su descarte.
notalone-event-took-cards = { $player } recupera: { $cards }.
notalone-event-gained = { $player } consigue un Lugar nuevo: { notalone-which-place }.
notalone-event-marker-on = { $player } pone el Marcador en la Playa.
notalone-event-marker-off = { $player } retira el Marcador de la Playa.
notalone-event-healed = { $player } recupera 1 de Voluntad gracias a { $by }.
notalone-event-regained = { $player } recupera { $n } de Voluntad.
notalone-event-drew = { $player } roba { $n ->
    [one] { $n } carta de Supervivencia
   *[other] { $n } cartas de Supervivencia
 }.
notalone-event-drew-cards = { $player } roba: { $cards }.
notalone-event-kept = { $player } se queda con una carta de Supervivencia.
notalone-event-kept-card = { $player } se queda con { $card }.
notalone-event-threw = { $player } descarta { $card }.
notalone-event-discarded = { $player } descarta { $n ->
    [one] { $n } carta de Lugar
   *[other] { $n } cartas de Lugar
 }.
notalone-event-discarded-cards = { $player } descarta: { $cards }.
notalone-event-lost-will = { $player } pierde { $n } de Voluntad.
notalone-event-artemia = { $n ->
    [one] Artemia golpea a { $player }.
   *[other] Artemia golpea { $n } veces a { $player }.
 }
notalone-event-caught = La Criatura atrapa a { $player } ({ $cards }): { $n } de Voluntad menos.
notalone-event-exhausted = { $player } no puede más: recupera { $n } de Voluntad y todos sus Lugares.
notalone-event-rescue = { $cause ->
    [beach] { notalone-place-4 }
    [wreck] { notalone-place-8 }
    [amplifier] { notalone-card-amplifier }
   *[other] Fin del turno
 }: el Rescate avanza una casilla, { $left ->
    [0] ¡y llega la ayuda!
    [one] queda { $left }.
   *[other] quedan { $left }.
 }
notalone-event-assimilation = { $cause ->
    [gave-up] Renuncia
    [caught] Captura
    [anticipation] { notalone-card-anticipation }
   *[other] Agotamiento
 }: la Asimilación avanza una casilla, { $left ->
    [0] y el planeta vence.
    [one] queda { $left }.
   *[other] quedan { $left }.
 }
notalone-event-cleared = Al descarte de { $player }: { $cards }.
notalone-event-pile = Se despeja el humo sobre { $player }: { $n ->
    [0] descarte vacío.
   *[other] { $cards }.
 }
notalone-event-refill = La Criatura roba { $n ->
    [one] { $n } carta de Caza
   *[other] { $n } cartas de Caza
 }.
notalone-event-refill-cards = La Criatura roba: { $cards }.
notalone-event-shuffled = { $deck ->
    [hunt] Las cartas de Caza descartadas se barajan y forman un mazo nuevo.
   *[other] Las cartas de Supervivencia descartadas se barajan y forman un mazo nuevo.
 }
notalone-event-left = { $player } ha dejado la partida.

## Result

notalone-score-distance = Distancia a la Victoria
notalone-end-rescue = la ayuda ha llegado a tiempo
notalone-end-assimilation = el planeta ha asimilado a los Cazados
notalone-end-creature-left = la Criatura ha dejado la partida: sin resultado

## Why something cannot be done

notalone-why-over = La partida ha terminado.
notalone-why-despair = Desesperación está en juego: este turno no se juegan ni se roban cartas de Supervivencia.
notalone-why-played = Ya has jugado tu carta de Supervivencia de este turno. La siguiente, el turno que viene.
notalone-why-played-hunt = Este turno ya no puedes jugar más cartas de Caza.
notalone-why-sacrifice = Sacrificio está en juego: este turno no se juegan cartas de Caza.
notalone-why-phase = Solo se juega en esta fase: { notalone-which-phase }.
notalone-why-first = Primero hay que resolver la carta o la ficha que acaba de entrar en juego.
notalone-why-tokens = Solo cuando estén colocadas todas las fichas.
notalone-why-reveal = Solo cuando se hayan revelado los Lugares.
notalone-why-late = Demasiado tarde: las fichas de Artemia y Criatura ya están actuando.
notalone-why-full-will = Ya tienes 3 de Voluntad.
notalone-why-marker-on = El Marcador ya está en la Playa.
notalone-why-marker-off = El Marcador tiene que estar en la Playa.
notalone-why-creature-spent = La Criatura ya no puede jugar cartas este turno: no hay nada que impedir.
notalone-why-empty-hand = No tienes en la mano ninguna carta de Lugar que descartar. Antes tienes que Resistir o Renunciar.
notalone-why-empty-pile = Tu descarte está vacío.
notalone-why-not-at-artemia = Tienes que estar en el Lugar de la ficha de Artemia.
notalone-why-not-at-creature = Tienes que estar en el Lugar de la ficha de Criatura.
notalone-why-moment = Solo cuando te toque usar tu Lugar y su poder se pueda usar.
notalone-why-copying = Ya estás usando el poder de otro Lugar.
notalone-why-rover = Ya estás en el Rover: usa su propio poder.
notalone-why-no-artemia = La ficha de Artemia no está en el planeta.
notalone-why-no-card = Ya no tienes ninguna carta en la mesa.
notalone-why-nobody-three = Ningún Cazado tiene tres cartas de Lugar en la mano.
notalone-why-empty-hunt-pile = En el descarte de Caza no hay ninguna carta que copiar.
notalone-why-nobody-stands = Ningún Cazado tiene ya cartas en la mesa.
notalone-why-not-in-hand = No tienes esa carta en la mano.
notalone-why-nothing-to-gain = Tienes 3 de Voluntad y el descarte vacío: no hay nada que recuperar.
notalone-why-too-few = No tienes bastantes cartas que puedas jugar. Antes tienes que Resistir o Renunciar.
notalone-why-laid = Recupera primero lo que has jugado.
notalone-why-force-field = Un Campo de fuerza cubre este Lugar: este turno no se puede jugar.
notalone-why-two = { $count ->
    [one] Juega exactamente una carta.
   *[other] Juega exactamente { $count } cartas distintas.
 }
notalone-why-used = Su poder ya se ha usado este turno. Aún puedes recuperar una carta.
notalone-why-either = Ya has usado el Río o el Artefacto este turno. Aún puedes recuperar una carta.
notalone-why-reserve = En la reserva no hay ningún Lugar que te falte. Aún puedes recuperar una carta.
notalone-why-no-survival = No hay cartas de Supervivencia que robar.
notalone-why-nobody-to-heal = Ningún Cazado tiene una o dos de Voluntad.
notalone-why-nothing-to-copy = No hay ningún Lugar que copiar: ni la Guarida ni el Artefacto se copian.

## The board

notalone-planet = El planeta Artemia. Las flechas pasan de un Lugar a otro, Intro elige.
notalone-turn = Turno { $turn }
notalone-phases = Fases del turno
notalone-steps = Pasos del ajuste de cuentas
notalone-in-play = En juego este turno
notalone-crew = Criatura y Cazados
notalone-own = Tus cartas
notalone-none = ninguna

notalone-track-left = { $track }: { $left ->
    [one] queda { $left } casilla
   *[other] quedan { $left } casillas
 } de { $start }
notalone-rescue-text = Cuando esta ficha llega a la estrella, llega la ayuda y ganan los Cazados.
notalone-assimilation-text = Cuando esta ficha llega a la estrella, los Cazados son parte del planeta y gana la Criatura.
notalone-track-on = Sobre el símbolo de Artemia
notalone-track-next = Símbolo de Artemia dentro de { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
 }
notalone-side-1 = Cara 1
notalone-side-1-text = El símbolo de Artemia en cada una de las últimas seis casillas de Rescate: una sola ficha durante mucho tiempo y luego dos cada turno.
notalone-side-2 = Cara 2
notalone-side-2-text = El símbolo de Artemia en una de cada dos de las últimas once casillas de Rescate: dos fichas antes, pero solo de vez en cuando.

notalone-now-order = { $player } elige por cuál de sus dos Lugares empieza.
notalone-now-resolving = { $player } está aquí: { $place }. ¿El poder, una carta o nada?
notalone-step-free = Lugares libres
notalone-step-free-text = Por turnos, los Cazados sin ficha en su Lugar usan su poder o recuperan una carta.
notalone-step-target = Objetivo
notalone-step-target-text = La carta de Caza de esta ficha afecta a quien esté allí. Después usa su Lugar, salvo que otra ficha lo impida.
notalone-step-artemia = Artemia
notalone-step-artemia-text = Quien esté allí descarta una carta de Lugar de la mano.
notalone-step-creature = { notalone-role-creature }
notalone-step-creature-text = La Criatura atrapa a quien esté allí, que pierde Voluntad, y la Asimilación avanza una casilla.
notalone-step-exhausted = Agotamiento
notalone-step-exhausted-text = Quien no tenga Voluntad la recupera junto con todos sus Lugares, y la Asimilación avanza una casilla más.

notalone-state-ineffective = sin efecto este turno
notalone-state-used = ya usado este turno
notalone-state-barred = no se puede jugar este turno
notalone-state-marker = aquí: { notalone-marker }
notalone-state-token = aquí: { $token }
notalone-state-here = aquí: { $players }
notalone-state-maybe = quizá aquí: { $count ->
    [one] { $players }
   *[other] { $players } ({ $count })
 }
notalone-state-laid = has jugado esta carta
notalone-state-reserve = en la reserva: { $left }
notalone-state-left = ha dejado la partida
notalone-state-choosing = está eligiendo
notalone-state-chosen = ha elegido
notalone-state-thinking = tiene que responder
notalone-state-resolving = está decidiendo
notalone-state-passed = ha pasado
notalone-state-ahead-phase = pasa hasta el fin de la fase
notalone-state-ahead-turn = pasa hasta el fin del turno
notalone-watch = Mostrar dónde puede estar este Cazado
notalone-could-be = { $player } puede estar en: { $places }
notalone-count-will = { notalone-will }: { $will } de 3
notalone-count-hand = { $hand ->
    [one] 1 carta de Lugar en la mano
   *[other] { $hand } cartas de Lugar en la mano
 }
notalone-count-kit = { $cards ->
    [one] 1 carta de Supervivencia
   *[other] { $cards } cartas de Supervivencia
 }
notalone-count-laid = { $laid ->
    [one] 1 carta boca abajo
   *[other] { $laid } cartas boca abajo
 }
notalone-table-waiting = Lugar: { $place }
notalone-table-resolved = Lugar: { $place } (resuelto)
notalone-table-back = recuperada: { $card }
notalone-pile = descarte: { $places }
notalone-pile-none = descarte vacío
notalone-pile-hidden = { $discards ->
    [one] 1 carta en el descarte, oculta por la Cortina de humo
   *[other] { $discards } cartas en el descarte, ocultas por la Cortina de humo
 }
notalone-shown = ha enseñado: { $places }
notalone-two-river = juega dos cartas y deja una ({ notalone-place-3 })
notalone-two-artefact = juega dos cartas y usa las dos ({ notalone-place-10 })
notalone-next-river = dos cartas el próximo turno ({ notalone-place-3 })
notalone-next-artefact = dos cartas el próximo turno ({ notalone-place-10 })
notalone-hunt-hand-text = { $hand } en la mano; { $plays ->
    [0] este turno ya no se puede jugar ninguna.
    [one] este turno se puede jugar 1.
   *[other] este turno se pueden jugar { $plays }.
 }
notalone-hunt-count = { $hand ->
    [one] 1 carta de Caza
   *[other] { $hand } cartas de Caza
 }
notalone-hunt-pile = Cartas de Caza
notalone-survival-pile = Cartas de Supervivencia
notalone-deck = { $deck ->
    [one] 1 carta en el mazo.
   *[other] { $deck } cartas en el mazo.
 }
notalone-discarded = Descarte, la más reciente al final:
notalone-bottom = Debajo del mazo, la de más abajo primero:
notalone-known = Seguro que tiene en la mano:
notalone-pile-empty = ninguna

notalone-own-hand = Tu mano
notalone-own-pile = Tu descarte
notalone-own-hunt = Tus cartas de Caza
notalone-own-survival = Tus cartas de Supervivencia
notalone-tray = Fichas por colocar
notalone-tray-text = Toca una ficha y después un Lugar, o arrástrala hasta allí.
notalone-deeds = Lo que puedes hacer
notalone-when = Fase { $number }: { $phase }.
notalone-when-copied = En la fase de la carta que copia.
notalone-brings = Pone en juego: { $token }

notalone-label-move = { $player }: { $from } → { $place }
notalone-label-token = { $token } → { $place }
notalone-draft-chosen = { $title } { $chosen }
notalone-draft-lay = Jugar boca abajo:
notalone-draft-resist = Resistir: paga 1 de Voluntad ({ $left ->
    [one] te queda { $left }
   *[other] te quedan { $left }
 }) y recupera { $most ->
    [one] 1 carta
   *[other] { $most } cartas
 } de tu descarte:
notalone-draft-give-up = Renunciar: 3 de Voluntad y todas tus cartas, pero la Asimilación avanza una casilla ({ $assimilation ->
    [one] quedará { $assimilation }
   *[other] quedarán { $assimilation }
 }).
notalone-draft-place-creature = Ficha de Criatura:
notalone-draft-place-artemia = Ficha de Artemia:
notalone-draft-place-target = Ficha de Objetivo:
notalone-draft-take = Recuperar de tu descarte:
notalone-draft-keep = Conservar:
notalone-draft-discard = Descartar:
notalone-draft-hide = Ocultar:
notalone-draft-resolve = Primero:
notalone-draft-recover = Recuperar:
notalone-draft-power = Usar el poder:
notalone-draft-copy = Usar el poder de:
notalone-draft-heal = Devolver 1 de Voluntad a:
