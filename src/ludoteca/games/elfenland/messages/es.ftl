# Elfenland: everything that is said in Spanish. Names of means, kinds of ways, towns and ways stand in names.toml.
# counter: ficha; road: camino; way, crossing: trayecto; fare: precio; piece: marcador; row: fila; stack: pila; travel turn: viaje.

elfenland-name = Elfenland
elfenland-pitch = Jóvenes elfos viajan en dragón, en carro de trol y en balsa para ver tantas ciudades como puedan. Cada cual abre caminos que sirven a todos, y quien tiene las cartas adecuadas llega más lejos.

## Options and bots

elfenland-option-rounds = Duración
elfenland-option-rounds-4 = cuatro rondas
elfenland-option-rounds-3 = tres rondas
elfenland-option-hometown = Variante de la ciudad natal
elfenland-option-hometown-off = no
elfenland-option-hometown-on = sí: al final, cada trayecto que te separe de tu ciudad natal secreta cuesta un punto
elfenland-level-random = Aleatorio
elfenland-level-easy = Fácil
elfenland-level-normal = Normal
elfenland-level-hard = Difícil

## Questions

elfenland-ask-draw = Toma una ficha de la fila o de la pila
elfenland-ask-plan = Coloca una ficha o tu obstáculo, o pasa
elfenland-ask-travel = Sigue viajando o acaba tu viaje
elfenland-ask-keep = Elige la ficha que conservas para la próxima ronda

## Actions

elfenland-do-take = Tomar de la fila
elfenland-do-draw = Robar de la pila
elfenland-do-place = Colocar una ficha
elfenland-do-obstruct = Colocar el obstáculo
elfenland-do-cross = Viajar
elfenland-do-caravan = Caravana
elfenland-do-long-caravan = Caravana pese al obstáculo
elfenland-do-stop = Acabar el viaje
elfenland-do-keep = Conservar

elfenland-part-slot = Qué ficha de la fila
elfenland-part-move = Qué ficha y en qué camino
elfenland-part-road = Qué camino
elfenland-part-way = Por dónde
elfenland-part-cards = Qué cartas
elfenland-part-counter = Qué ficha

elfenland-hint-draw = { $n ->
    [one] No se ve hasta que la tomas; queda { $n }.
   *[other] No se ve hasta que la tomas; quedan { $n }.
 }
elfenland-hint-obstruct = Una sola vez por partida: un camino con ficha cuesta a todos una carta más esta ronda.
elfenland-hint-pass = Cuando te vuelva a tocar podrás colocar algo.
elfenland-hint-cross = Paga el precio y mueve tu bota. No se puede deshacer.
elfenland-hint-caravan = Paga tres cartas cualesquiera en vez del precio de un camino con ficha.
elfenland-hint-long-caravan = Paga cuatro cartas cualesquiera en un camino con ficha y obstáculo.
elfenland-hint-stop = Conservas todas tus cartas.
elfenland-hint-give = { $n ->
    [one] Tienes que entregar { $n } carta: solo se conservan cuatro.
   *[other] Tienes que entregar { $n } cartas: solo se conservan cuatro.
 }

## Log
# $counter, $road, $from, $to, $town, $means and $cards are names already, $cards a whole list: "2 × Dragón, 1 × Balsa".
# $start is a player's name. What ends in the name of an argument (-town, -cards) is said to those who are told it.

elfenland-event-hometown = { $player } recibe una ciudad natal secreta.
elfenland-event-hometown-town = { $player } recibe una ciudad natal secreta: { $town }.
elfenland-event-round = Ronda { $round }: empieza { $start }.
elfenland-event-dealt = { $player } recibe { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }.
elfenland-event-dealt-cards = { $player } recibe: { $cards }.
elfenland-event-secret = { $player } recibe una ficha secreta.
elfenland-event-secret-counter = { $player } recibe una ficha secreta: { $counter }.
elfenland-event-took = { $player } toma de la fila: { $counter }.
elfenland-event-drew = { $player } roba de la pila: { $counter }.
elfenland-event-placed = { $player } coloca: { $counter }, { $road }.
elfenland-event-revealed = { $player } coloca una ficha secreta: { $counter }, { $road }.
elfenland-event-obstructed = { $player } coloca el obstáculo: { $road }.
elfenland-event-passed = { $player } pasa.
elfenland-event-auto-passed = { $player } no tiene nada que colocar y pasa.
elfenland-event-planned = Todo el mundo ha pasado: ¡a viajar!
elfenland-event-crossed = { $player }: { $from } → { $to }, { $n } × { $means }.
elfenland-event-caravan = { $player }: { $from } → { $to }, caravana: { $cards }.
elfenland-event-piece = { $player } recoge un marcador: { $town } ({ $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
 }).
elfenland-event-stopped = { $n ->
    [0] { $player } se detiene en { $town }.
    [one] { $player } se detiene en { $town } y entrega { $n } carta.
   *[other] { $player } se detiene en { $town } y entrega { $n } cartas.
 }
elfenland-event-stopped-cards = { $player } se detiene en { $town } y entrega: { $cards }.
elfenland-event-kept = { $player } conserva: { $counter }.
elfenland-event-kept-secret = { $player } conserva una ficha secreta.
elfenland-event-kept-secret-counter = { $player } conserva una ficha secreta: { $counter }.
elfenland-event-returned = { $player } devuelve { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 }.
elfenland-event-cleared = Los caminos quedan despejados.
# $n: how many ways the boot is from the hometown.
elfenland-event-home = { $n ->
    [0] { $player } acaba en su ciudad natal: { $town }.
    [one] { $player } acaba a { $n } trayecto de su ciudad natal: { $town }.
   *[other] { $player } acaba a { $n } trayectos de su ciudad natal: { $town }.
 }
elfenland-event-left = { $player } ha dejado la partida.

## Result

elfenland-score-points = Puntos
elfenland-score-pieces = Ciudades
elfenland-score-distance = Distancia
elfenland-score-cards = Cartas
elfenland-end-rounds = ha acabado la última ronda
elfenland-end-complete = alguien ha visitado las 20 ciudades
elfenland-end-alone = los demás han dejado la partida

elfenland-reckoning = Cómo se decide la clasificación
elfenland-reckoning-plain = Un punto por cada ciudad visitada. A igualdad de puntos va por delante quien tenga más cartas en la mano; si sigue el empate, se comparte el puesto.
elfenland-reckoning-home = Un punto por cada ciudad visitada, menos uno por cada trayecto entre la bota y la ciudad natal. A igualdad de puntos va por delante quien esté más cerca de su ciudad natal y después quien tenga más cartas en la mano; si sigue el empate, se comparte el puesto.

## Why something cannot be done
# In why-fare and why-caravan-cards, $n cards are needed and $held are in the hand.

elfenland-why-phase = No es el momento: eso pertenece a otra fase.
elfenland-why-counter = No tienes esa ficha. Elige una de las que tienes delante.
elfenland-why-place-none = Ya no te quedan fichas por colocar.
elfenland-why-place-nowhere = Ninguna de tus fichas sirve para un camino libre: todos los adecuados están ocupados. Puedes pasar.
elfenland-why-counter-water = Las fichas van solo en los caminos. Los ríos y los lagos se recorren en balsa, sin ficha.
elfenland-why-terrain = Ese transporte no puede ir por ese terreno. La tabla de transportes dice por dónde va.
elfenland-why-taken = En este camino ya hay una ficha. Elige un camino libre.
elfenland-why-one = Las fichas se colocan de una en una. Podrás colocar otra cuando te vuelva a tocar.
elfenland-why-obstacle-used = Ya has usado tu obstáculo: cada cual tiene solo uno para toda la partida.
elfenland-why-obstacle-nowhere = Ahora no hay camino para tu obstáculo: necesita uno con ficha y sin obstáculo.
elfenland-why-obstacle-water = Los obstáculos van solo en los caminos, no en los ríos ni en los lagos.
elfenland-why-obstacle-second = En este camino ya hay un obstáculo. Elige otro camino con ficha.
elfenland-why-obstacle-free = En este camino no hay ficha. El obstáculo va en un camino con ficha.
elfenland-why-elsewhere = Por ahí no se sale de la ciudad donde está tu bota.
elfenland-why-no-counter = En este camino no hay ficha: esta ronda no circula nada por él.
elfenland-why-fare = Este trayecto cuesta { $n } × { $means ->
    [giant-pig] { elfenland-means-giant-pig }
    [elfcycle] { elfenland-means-elfcycle }
    [magic-cloud] { elfenland-means-magic-cloud }
    [unicorn] { elfenland-means-unicorn }
    [troll-wagon] { elfenland-means-troll-wagon }
    [dragon] { elfenland-means-dragon }
   *[raft] { elfenland-means-raft }
 } { $held ->
    [0] y no tienes ninguna carta así.
   *[other] y tienes { $held }.
 }
elfenland-why-cross-nowhere = No puedes pagar el precio ordinario de ningún trayecto desde esta ciudad.
elfenland-why-caravan-cards = Una caravana cuesta aquí { $n } cartas y tienes { $held }.
elfenland-why-caravan-nowhere = Una caravana de tres cartas necesita un camino con ficha y sin obstáculo. De esta ciudad no sale ninguno.
elfenland-why-long-caravan-nowhere = Una caravana de cuatro cartas es para caminos con obstáculo. De esta ciudad no sale ninguno.
elfenland-why-caravan-water = Una caravana va por los caminos, no por ríos ni lagos.
elfenland-why-caravan-free = Una caravana necesita una ficha y en este camino no hay ninguna.
elfenland-why-caravan-obstacle = En este camino hay un obstáculo: aquí una caravana cuesta cuatro cartas.
elfenland-why-caravan-no-obstacle = En este camino no hay obstáculo: aquí una caravana cuesta tres cartas.
elfenland-why-not-in-hand = No tienes esas cartas en la mano.
elfenland-why-exactly = { $n ->
    [one] Elige exactamente { $n } carta.
   *[other] Elige exactamente { $n } cartas.
 }

## The board: the ribbon above the map

elfenland-round = Ronda { $round } de { $rounds }
elfenland-phases = Fases de una ronda
elfenland-phase-draw = Fichas
elfenland-phase-plan = Caminos
elfenland-phase-travel = Viaje
elfenland-phase-keep = Cierre
elfenland-phase-over = Fin de la partida
elfenland-phase-draw-text = Fichas: por turnos, cada cual toma una ficha; se dan tres vueltas.
elfenland-phase-plan-text = Caminos: se colocan fichas en los caminos hasta que todos pasan uno tras otro.
elfenland-phase-travel-text = Viaje: uno tras otro, los jugadores viajan y pagan con cartas.
elfenland-phase-keep-text = Cierre: cada cual conserva una ficha y devuelve las demás.
elfenland-scores = Ciudades visitadas
elfenland-pieces = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
 }
elfenland-starts = empieza la ronda
elfenland-home = Tu ciudad natal: { $town }
elfenland-home-text = Al final, cada trayecto entre tu bota y tu ciudad natal cuesta un punto. Nadie más la conoce.
elfenland-home-away = { $n ->
    [0] estás en ella
    [one] a { $n } trayecto
   *[other] a { $n } trayectos
 }
# $n: the points that the distance costs.
elfenland-home-end = Ciudad natal: { $town } (−{ $n })

## The board: what a player is doing, or has done

elfenland-state-draw = toma una ficha
elfenland-state-plan = prepara caminos
elfenland-state-travel = está de viaje
elfenland-state-passed = ha pasado
elfenland-state-travelled = ha viajado
elfenland-state-left = ha dejado la partida

## Beside the players

elfenland-hand-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
elfenland-secrets = { $n ->
    [one] { $n } ficha secreta
   *[other] { $n } fichas secretas
 }
elfenland-counters-none = ninguna ficha

## The map
# Said together, as sentences: "Lapphalya. Aquí está tu marcador. Botas: Ada, Ben".

elfenland-map = Mapa del país de los elfos. Arrástralo para moverlo; para ampliar, dos dedos, o la rueda con Ctrl o cuando el mapa tiene el foco. Teclas: + y − cambian el tamaño, 0 muestra todo el mapa, las flechas lo mueven.
elfenland-zoom-in = Acercar (+)
elfenland-zoom-out = Alejar (−)
elfenland-zoom-all = Mostrar todo el mapa (0)
elfenland-town-piece = Aquí está tu marcador
elfenland-town-home = Tu ciudad natal
elfenland-town-boots = Botas: { $players }
elfenland-way-free = sin ficha
# Cards of one means: "2 × Dragón".
elfenland-cards = { $n } × { $means }
elfenland-cards-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
elfenland-obstacle = Obstáculo
elfenland-obstacle-text = Una sola vez por partida: colócalo en un camino con ficha. Cada trayecto por él cuesta una carta más esta ronda, también los tuyos.

## What lies before the player

elfenland-own = Lo que tienes
elfenland-hand = Tu mano
elfenland-hand-none = No te quedan cartas.
elfenland-hand-caravan = para la caravana: { $chosen } de { $n }
elfenland-card-paid = paga la etapa { $step }
elfenland-own-counters = Tus fichas
elfenland-give = Entregar cartas
elfenland-give-text = { $n ->
    [one] Solo se conservan cuatro: elige { $n } carta para entregar. Los demás no ven cuál.
   *[other] Solo se conservan cuatro: elige { $n } cartas para entregar. Los demás no ven cuáles.
 }
elfenland-give-chosen = elegidas: { $chosen } de { $n }
elfenland-secret = secreta
elfenland-secret-text = Nadie más ve esta ficha hasta que la coloques.
elfenland-counter-nowhere = No sirve para ningún camino libre.
elfenland-fare = precio { $n }

## Drawing

elfenland-row = La fila
elfenland-row-lap = ficha { $lap } de { $laps }
elfenland-stack = Pila
elfenland-stack-count = { $n ->
    [one] Pila, { $n } ficha
   *[other] Pila, { $n } fichas
 }
elfenland-stack-text = La ficha de arriba, que no se ve hasta que la tomas. Después queda a la vista delante de ti.

## Planning

elfenland-guide-plan = Elige una de tus fichas o un camino del mapa.
elfenland-guide-road = Ahora elige una de tus fichas que sirva para ese camino.
# How many free roads suit the chosen counter.
elfenland-guide-roads = { $n ->
    [one] sirve para { $n } camino libre
   *[other] sirve para { $n } caminos libres
 }
elfenland-passes = Han pasado seguidos: { $n } de { $all }

## The transport chart

elfenland-chart = Tabla de transportes
elfenland-chart-short = Tabla
elfenland-means = Transporte
elfenland-close = Cerrar
elfenland-counters-count = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
 }
elfenland-chart-raft = Río: 1 a favor de la corriente, 2 en contra. Lago: 2.
elfenland-chart-obstacle = Un obstáculo sube el precio en una carta del mismo transporte.
elfenland-chart-caravan = Caravana: en un camino con ficha, tres cartas cualesquiera en vez del precio; con obstáculo, cuatro.

## The route planner

elfenland-planner = Tu ruta
elfenland-plan-empty = Toca una ciudad del mapa, cercana o lejana, y verás las rutas más baratas.
elfenland-plan-ahead = Toca ciudades del mapa para preparar tu viaje.
elfenland-plan-final = «Confirmar» hace el primer trayecto. Lo pagado, pagado está: ningún trayecto se puede deshacer.
elfenland-plan-later = Es solo un plan: no se paga nada hasta que te toque.
elfenland-plan-left = { $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
 }
elfenland-plan-back = Quitar la última etapa
elfenland-plan-clear = Borrar
elfenland-plan-gain = recoges tu marcador
elfenland-caravan = Caravana
elfenland-plan-cards = Elegir cartas
elfenland-plan-missing = { $n ->
    [one] elige { $n } carta más
   *[other] elige { $n } cartas más
 }
# $cards: what the crossing costs.
elfenland-plan-short = faltan cartas; cuesta: { $cards }
elfenland-plan-fare = Pagar { $n } × { $means }
elfenland-plan-caravan = Caravana ({ $n })
elfenland-plan-barred = Por aquí no puedes seguir: { $way }
elfenland-plan-no-route = No puedes pagar ninguna ruta a { $town }.
elfenland-plan-offers = Rutas a { $town }
# A short label before buttons such as "3 cards +2".
elfenland-plan-routes = Rutas
elfenland-plan-offered = { $n ->
    [one] { $n } ruta a { $town }
   *[other] { $n } rutas a { $town }
 }
elfenland-plan-which = ¿Por dónde vas a { $town }?
# $towns: names; $cards and $pieces: numbers.
elfenland-plan-route = { $towns }. Cartas: { $cards }. Ciudades nuevas: { $pieces }.

## The answer in progress, in the bar
# $cards: a list of cards, "–" where none is chosen; $kind: that of the way.

elfenland-draft-take = Tomar de la fila: { $counter }
elfenland-draft-take-none = Elige una ficha de la fila
elfenland-draft-draw = Descubrir la ficha de arriba de la pila ({ $n })
elfenland-draft-place = Elige una ficha
elfenland-draft-place-counter = { $counter }: elige un camino
elfenland-draft-place-road = { $counter } → { $road }, precio { $n }
elfenland-draft-place-secret = { $counter } (secreta, se revelará) → { $road }, precio { $n }
elfenland-draft-obstruct = Obstáculo: elige un camino con ficha
elfenland-draft-obstruct-road = Obstáculo → { $road }: { $n } × { $counter } en vez de { $before }. Solo tienes uno.
elfenland-draft-cross = Elige por dónde vas
elfenland-draft-caravan = Caravana: elige un camino
elfenland-draft-cross-way = { $from } → { $to } ({ $kind }): { $cards }. No se puede deshacer.
elfenland-draft-cross-piece = { $from } → { $to } ({ $kind }): { $cards }. Recoges tu marcador. No se puede deshacer.
elfenland-draft-more = { $cards } y { $n ->
    [one] { $n } carta más
   *[other] { $n } cartas más
 }
elfenland-draft-stop = Acabar aquí tu viaje
elfenland-draft-give = Acabar el viaje: elige { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 } para entregar ({ $cards })
elfenland-draft-given = Acabar el viaje y entregar: { $cards }
elfenland-draft-keep = Elige la ficha que conservas
elfenland-draft-keep-counter = Conservar: { $counter }. Las demás vuelven a la pila.

## Choices in the list

elfenland-label-road = { $road }, precio { $n }
elfenland-label-obstruct = { $road }: entonces { $n } × { $counter }
elfenland-label-way = { $to }: { $way }
elfenland-label-cross = { $to }: { $way }, { $cards }
