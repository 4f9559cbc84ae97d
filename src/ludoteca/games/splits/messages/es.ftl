# Splits: everything that is said in Spanish.

splits-name = Splits
splits-pitch = Construye un prado, divide tu rebaño y mándalo en línea recta. Gana quien ocupe más casillas con sus ovejas.

## Options and bots

splits-option-first = Quién empieza
splits-option-first-random = al azar
splits-option-first-seats = el sitio 1
splits-level-random = Aleatorio
splits-level-easy = Fácil
splits-level-normal = Normal
splits-level-hard = Difícil

## Questions and actions

splits-ask-tile = Coloca una loseta de prado junto a las demás
splits-ask-start = Elige una casilla del borde exterior para tus 16 ovejas
splits-ask-split = Elige una pila y adónde va una parte de ella
splits-do-lay = Colocar una loseta
splits-do-start = Colocar tus ovejas
splits-do-split = Dividir una pila

## Log

splits-event-first = Empieza { $player }.
splits-event-laid = { $player } coloca una loseta.
splits-event-started = { $player } sale desde { $cell }.
splits-event-split = { $player } manda { $amount ->
    [one] { $amount } oveja
   *[other] { $amount } ovejas
 } de { $from } a { $to }; { $stay ->
    [one] se queda { $stay }.
   *[other] se quedan { $stay }.
 }
splits-event-out = { $player } ya no puede mover.
splits-event-left = { $player } ha dejado la partida.

## Why something is not allowed

splits-why-tile-overlap = Una loseta no puede tapar otra.
splits-why-tile-apart = La loseta debe tocar el tablero por un lado.
splits-why-tile-first = La primera loseta va en el centro.
splits-why-start-off = Las ovejas salen desde el tablero.
splits-why-start-taken = Ahí ya hay otra pila.
splits-why-start-inside = Las ovejas salen desde el borde exterior. El borde de un hueco no cuenta.
splits-why-split-not-yours = Ahí no tienes ninguna pila.
splits-why-split-one = Una oveja sola no puede moverse: siempre debe quedarse una.
splits-why-split-no-line = Las ovejas van en línea recta, cruzando los lados de las casillas.
splits-why-split-closed = Por ese lado no hay paso.
splits-why-split-too-short = Las ovejas llegan hasta donde pueden en su dirección.
splits-why-split-too-far = Algo detiene a las ovejas antes de llegar.
splits-why-split-amount = De esta pila pueden irse entre { $low } y { $high } ovejas.

## Result

splits-score-cells = Casillas
splits-score-group = Mayor grupo
splits-end-cells = más casillas
splits-end-group = las mismas casillas, pero un grupo mayor
splits-end-draw = las mismas casillas y grupos igual de grandes
splits-end-left = los demás dejaron la partida
splits-end-void = alguien se fue antes de que estuvieran puestas todas las pilas: sin resultado

## The board

splits-board = Prado. Las flechas van de una opción posible a la siguiente, Intro elige.
splits-turn-tile = Girar la loseta
splits-zoom-in = Acercar
splits-zoom-reset = Ver todo el tablero
splits-keys-tile = R gira la loseta

splits-direction-n = norte
splits-direction-ne = noreste
splits-direction-e = este
splits-direction-se = sureste
splits-direction-s = sur
splits-direction-sw = suroeste
splits-direction-w = oeste
splits-direction-nw = noroeste

# A tile has one of three outlines: \ / and standing on its tip.
splits-lie-falling = inclinada hacia abajo a la derecha
splits-lie-rising = inclinada hacia arriba a la derecha
splits-lie-upright = de pie
splits-label-tile = { $side } { $number }: { $lie }, toca por { $touching ->
    [one] 1 lado
   *[other] { $touching } lados
 }
splits-label-start = { $cell }, { $ways ->
    [0] ninguna salida
    [one] 1 salida
   *[other] { $ways } salidas
 }
splits-label-from = { $cell } ({ $sheep ->
    [one] 1 oveja
   *[other] { $sheep } ovejas
 })
splits-label-to = { $direction }, hasta { $to }, { $length ->
    [one] 1 casilla
   *[other] { $length } casillas
 }
splits-label-amount = { $amount ->
    [one] se va 1
   *[other] se van { $amount }
 }, { $stay ->
    [one] se queda 1
   *[other] se quedan { $stay }
 }

splits-draft-tile = ¿Esta loseta, { $lie }? Haz clic en ella o pulsa R para girarla.
splits-draft-start = ¿Salir desde { $cell } con todas tus ovejas?
splits-draft-from = ¿Adónde van las ovejas de { $cell }? Avanzan hasta que algo las detiene.
splits-draft-split = De { $from } a { $to }: { $amount ->
    [one] se va 1
   *[other] se van { $amount }
 }, { $stay ->
    [one] se queda 1
   *[other] se quedan { $stay }
 }. Haz clic en una de las dos pilas para añadirle una oveja.
splits-go = Ovejas que se van
splits-go-less = Se va una menos
splits-go-more = Se va una más
splits-going = { $amount ->
    [one] se va 1
   *[other] se van { $amount }
 }
splits-staying = { $stay ->
    [one] se queda 1
   *[other] se quedan { $stay }
 }

splits-cell-free = { $cell }, libre
splits-cell-stack = { $cell }: { $player }, { $sheep ->
    [one] 1 oveja
   *[other] { $sheep } ovejas
 }
splits-cell-can = { $cell }: { $player }, { $sheep ->
    [one] 1 oveja
   *[other] { $sheep } ovejas
 }, puede moverse
splits-cell-blocked = { $cell }: { $player }, { $sheep ->
    [one] 1 oveja
   *[other] { $sheep } ovejas
 }, pila bloqueada
splits-cell-picked = { $cell }: { $sheep ->
    [one] 1 oveja
   *[other] { $sheep } ovejas
 }, pila elegida
splits-cell-stay = { $cell }: se quedan { $stay } de { $sheep }. Pulsa para que se quede una más.
splits-cell-go = { $cell }: llegan { $amount } de { $sheep }. Pulsa para mandar una más.

## Beside the players

splits-side-tiles = { $tiles ->
    [one] 1 loseta por colocar
   *[other] { $tiles } losetas por colocar
 }
splits-side-waiting = 16 ovejas esperan
splits-side-cells = { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
 }
splits-side-group = mayor grupo: { $group }
splits-side-spread = { $sheep } por repartir
splits-side-out = ya no puede mover
splits-side-left = ha dejado la partida
