# Innovation: everything that is said in Spanish. Names of cards, colours, icons, ages and the like stand in names.toml.
# Said in the same words everywhere: robar, jugar (meld), archivar, puntuar, devolver, desplegar, lograr, transferir,
# intercambiar, revelar. Pila: a player's cards of one colour; pila de puntos: the score pile; mazo: the supply; carta superior:
# the top card; quien activa: the launcher.

innovation-name = Innovation
innovation-pitch = De la rueda a internet: 105 cartas, cada una con un poder que los demás pueden compartir o sufrir. Cinco pilas de ideas, cuatro cosas que hacer y ninguna partida igual a otra.

## Options and bots

innovation-option-edition = Versión de las cartas
innovation-option-edition-last = última: como en la tercera edición
innovation-option-edition-first = primera: nueve cartas como en la primera edición
innovation-option-teams = Equipos
innovation-option-teams-no = no: cada cual por su cuenta
innovation-option-teams-random = dos contra dos, al azar
innovation-option-teams-1-2 = sitios 1 y 2 contra 3 y 4
innovation-option-teams-1-3 = sitios 1 y 3 contra 2 y 4
innovation-option-teams-1-4 = sitios 1 y 4 contra 2 y 3
innovation-level-random = Aleatorio
innovation-level-easy = Fácil
innovation-level-normal = Normal
innovation-level-hard = Difícil

## What the cards do
# Every demand begins with «Exigencia». «Con un castillo» is said of a card, seen or covered; «muestra», of what can be seen on a
# board. "-first" is the effect in the rule set "first", where it is another.

# Age 1.

innovation-card-pottery-1 = Puedes devolver hasta tres cartas de tu mano. Si lo haces, roba y puntúa una carta de la era igual al número de cartas devueltas.
innovation-card-pottery-2 = Roba una carta de la era 1.
innovation-card-tools-1 = Puedes devolver exactamente tres cartas de tu mano. Si lo haces, roba y juega una carta de la era 3.
innovation-card-tools-2 = Puedes devolver una carta de la era 3 de tu mano. Si lo haces, roba tres cartas de la era 1.
innovation-card-writing-1 = Roba una carta de la era 2.
innovation-card-archery-1 = Exigencia: roba una carta de la era 1. Después transfiere la carta más alta de tu mano a la mano de quien activa.
innovation-card-metalworking-1 = Roba cartas de la era 1 boca arriba. Mientras tengan un castillo, puntúalas y sigue; la primera sin castillo va a tu mano y ahí acaba.
innovation-card-oars-1 = Exigencia: transfiere una carta con una corona de tu mano a la pila de puntos de quien activa y roba una carta de la era 1. Repítelo mientras haya una corona en tu mano.
innovation-card-oars-1-first = Exigencia: transfiere una carta con una corona de tu mano a la pila de puntos de quien activa. Si lo haces, roba una carta de la era 1.
innovation-card-oars-2 = Si la exigencia no ha movido ninguna carta, roba una carta de la era 1.
innovation-card-clothing-1 = Juega una carta de tu mano de un color que no esté en tu tablero.
innovation-card-clothing-2 = Por cada color que esté en tu tablero y en el de ningún rival, roba y puntúa una carta de la era 1.
innovation-card-sailing-1 = Roba y juega una carta de la era 1.
innovation-card-the-wheel-1 = Roba dos cartas de la era 1.
innovation-card-agriculture-1 = Puedes devolver una carta de tu mano. Si lo haces, roba y puntúa una carta de la era siguiente a la suya.
innovation-card-domestication-1 = Juega la carta más baja de tu mano. Después, en todo caso, roba una carta de la era 1.
innovation-card-masonry-1 = Puedes jugar de tu mano cuantas cartas con un castillo quieras. Si juegas cuatro o más, reclama el logro { innovation-special-monument }.
innovation-card-city-states-1 = Exigencia: si tu tablero muestra cuatro castillos o más, transfiere una carta superior con un castillo de tu tablero al de quien activa. Si lo haces, roba una carta de la era 1.
innovation-card-code-of-laws-1 = Puedes archivar una carta de tu mano de un color que esté en tu tablero. Si lo haces, puedes desplegar esa pila a la izquierda.
innovation-card-mysticism-1 = Roba una carta de la era 1 boca arriba. Si su color está en tu tablero, juégala y roba una carta de la era 1; si no, quédatela en la mano.

# Age 2.

innovation-card-calendar-1 = Si hay más cartas en tu pila de puntos que en tu mano, roba dos cartas de la era 3.
innovation-card-mathematics-1 = Puedes devolver una carta de tu mano. Si lo haces, roba y juega una carta de la era siguiente a la suya.
innovation-card-construction-1 = Exigencia: transfiere dos cartas de tu mano a la mano de quien activa. Después, en todo caso, roba una carta de la era 2.
innovation-card-construction-2 = Si los cinco colores están en tu tablero y ningún rival tiene los cinco, reclama el logro { innovation-special-empire }.
innovation-card-road-building-1 = Juega una o dos cartas de tu mano. Si juegas dos, puedes transferir tu carta superior roja al tablero de otra persona y, a cambio, su carta superior verde al tuyo.
innovation-card-currency-1 = Puedes devolver cuantas cartas quieras de tu mano. Por cada era distinta entre ellas, roba y puntúa una carta de la era 2.
innovation-card-mapmaking-1 = Exigencia: transfiere una carta de la era 1 de tu pila de puntos a la pila de puntos de quien activa.
innovation-card-mapmaking-2 = Si la exigencia ha movido alguna carta, roba y puntúa una carta de la era 1.
innovation-card-canal-building-1 = Puedes intercambiar todas las cartas más altas de tu mano con todas las cartas más altas de tu pila de puntos.
innovation-card-fermenting-1 = Por cada pila tuya que muestre una hoja, roba una carta de la era 2.
innovation-card-fermenting-1-first = Por cada dos hojas que muestre tu tablero, roba una carta de la era 2.
innovation-card-monotheism-1 = Exigencia: transfiere de tu tablero a la pila de puntos de quien activa una carta superior de un color que no esté en el tablero de quien activa. Si lo haces, roba y archiva una carta de la era 1.
innovation-card-monotheism-2 = Roba y archiva una carta de la era 1.
innovation-card-philosophy-1 = Puedes desplegar una de tus pilas a la izquierda.
innovation-card-philosophy-2 = Puedes puntuar una carta de tu mano.

# Age 3.

innovation-card-alchemy-1 = Por cada tres castillos que muestre tu tablero, roba una carta de la era 4 boca arriba. Si alguna es roja, devuélvelas todas junto con toda tu mano; si no, quédatelas en la mano.
innovation-card-alchemy-2 = Juega una carta de tu mano y después puntúa una carta de tu mano.
innovation-card-translation-1 = Puedes jugar toda tu pila de puntos, en el orden que quieras.
innovation-card-translation-2 = Si todas tus cartas superiores tienen una corona, reclama el logro { innovation-special-world }.
innovation-card-engineering-1 = Exigencia: transfiere todas las cartas superiores con un castillo de tu tablero a la pila de puntos de quien activa.
innovation-card-engineering-2 = Puedes desplegar tu pila roja a la izquierda.
innovation-card-optics-1 = Roba y juega una carta de la era 3. Si tiene una corona, roba y puntúa una carta de la era 4. Si no, transfiere una carta de tu pila de puntos a la de un rival que tenga menos puntos que tú.
innovation-card-compass-1 = Exigencia: transfiere una carta superior con una hoja, que no sea verde, de tu tablero al de quien activa. Después, en todo caso, transfiere una carta superior sin hojas del tablero de quien activa al tuyo.
innovation-card-paper-1 = Puedes desplegar tu pila verde o tu pila azul a la izquierda.
innovation-card-paper-2 = Por cada pila tuya desplegada a la izquierda, roba una carta de la era 4.
innovation-card-machinery-1 = Exigencia: intercambia toda tu mano con todas las cartas más altas de la mano de quien activa.
innovation-card-machinery-2 = Puntúa una carta con un castillo de tu mano. Después, en todo caso, puedes desplegar tu pila roja a la izquierda.
innovation-card-medicine-1 = Exigencia: intercambia la carta más alta de tu pila de puntos con la carta más baja de la pila de puntos de quien activa.
innovation-card-education-1 = Puedes devolver la carta más alta de tu pila de puntos. Si lo haces, roba una carta dos eras por encima de la más alta que quede en ella.
innovation-card-feudalism-1 = Exigencia: transfiere una carta con un castillo de tu mano a la mano de quien activa. Si lo haces, tu pila de su color pierde el despliegue.
innovation-card-feudalism-1-first = Exigencia: transfiere una carta con un castillo de tu mano a la mano de quien activa.
innovation-card-feudalism-2 = Puedes desplegar tu pila amarilla o tu pila morada a la izquierda.

# Age 4.

innovation-card-experimentation-1 = Roba y juega una carta de la era 5.
innovation-card-printing-press-1 = Puedes devolver una carta de tu pila de puntos. Si lo haces, roba una carta dos eras por encima de tu carta superior morada, o de la era 2 si no tienes ninguna.
innovation-card-printing-press-2 = Puedes desplegar tu pila azul a la derecha.
innovation-card-colonialism-1 = Roba y archiva una carta de la era 3. Repítelo mientras la carta archivada tenga una corona.
innovation-card-gunpowder-1 = Exigencia: transfiere una carta superior con un castillo de tu tablero a la pila de puntos de quien activa.
innovation-card-gunpowder-2 = Si la exigencia ha movido alguna carta, roba y puntúa una carta de la era 2.
innovation-card-invention-1 = Puedes desplegar a la derecha una pila que tengas desplegada a la izquierda. Si lo haces, roba y puntúa una carta de la era 4.
innovation-card-invention-2 = Si tienes cinco pilas y todas están desplegadas, en la dirección que sea, reclama el logro { innovation-special-wonder }.
innovation-card-navigation-1 = Exigencia: transfiere una carta de la era 2 o 3 de tu pila de puntos a la pila de puntos de quien activa.
innovation-card-anatomy-1 = Exigencia: devuelve una carta de tu pila de puntos. Si lo haces, devuelve una carta superior de la misma era de tu tablero.
innovation-card-perspective-1 = Puedes devolver una carta de tu mano. Si lo haces, puntúa una carta de tu mano por cada dos bombillas que muestre tu tablero.
innovation-card-enterprise-1 = Exigencia: transfiere una carta superior con una corona, que no sea morada, de tu tablero al de quien activa. Si lo haces, roba y juega una carta de la era 4.
innovation-card-enterprise-2 = Puedes desplegar tu pila verde a la derecha.
innovation-card-reformation-1 = Puedes archivar cartas de tu mano: una por cada dos hojas que muestre tu tablero, y no menos, salvo que tu mano se agote.
innovation-card-reformation-2 = Puedes desplegar tu pila amarilla o tu pila morada a la derecha.

# Age 5.

innovation-card-chemistry-1 = Puedes desplegar tu pila azul a la derecha.
innovation-card-chemistry-2 = Roba y puntúa una carta de la era siguiente a la de tu carta superior más alta. Después devuelve una carta de tu pila de puntos.
innovation-card-physics-1 = Roba tres cartas de la era 6 boca arriba. Si dos de ellas son del mismo color, devuelve las tres junto con toda tu mano; si no, quédatelas en la mano.
innovation-card-coal-1 = Roba y archiva una carta de la era 5.
innovation-card-coal-2 = Puedes desplegar tu pila roja a la derecha.
innovation-card-coal-3 = Puedes puntuar una de tus cartas superiores. Si lo haces, puntúa también la carta que estaba justo debajo.
innovation-card-the-pirate-code-1 = Exigencia: transfiere dos cartas de la era 4 o menos de tu pila de puntos a la pila de puntos de quien activa.
innovation-card-the-pirate-code-2 = Si la exigencia ha movido alguna carta, puntúa la más baja de tus cartas superiores con una corona.
innovation-card-banking-1 = Exigencia: transfiere una carta superior con una fábrica, que no sea verde, de tu tablero al de quien activa. Si lo haces, roba y puntúa una carta de la era 5.
innovation-card-banking-2 = Puedes desplegar tu pila verde a la derecha.
innovation-card-measurement-1 = Puedes revelar una carta de tu mano y devolverla. Si lo haces, despliega a la derecha tu pila de su color y roba una carta de la era igual al número de cartas de esa pila.
innovation-card-measurement-1-first = Puedes devolver una carta de tu mano. Si lo haces, nombra un color, despliega a la derecha tu pila de ese color y roba una carta de la era igual al número de cartas de esa pila.
innovation-card-statistics-1 = Exigencia: transfiere todas las cartas más altas de tu pila de puntos a tu propia mano.
innovation-card-statistics-1-first = Exigencia: transfiere la carta más alta de tu pila de puntos a tu propia mano. Repítelo si es la única carta de tu mano.
innovation-card-statistics-2 = Puedes desplegar tu pila amarilla a la derecha.
innovation-card-steam-engine-1 = Roba y archiva dos cartas de la era 4. Después puntúa la carta inferior de tu pila amarilla.
innovation-card-astronomy-1 = Roba cartas de la era 6 boca arriba. Mientras sean verdes o azules, juégalas y sigue; la primera de otro color va a tu mano y ahí acaba.
innovation-card-astronomy-2 = Si todas tus cartas superiores, sin contar la morada, son de la era 6 o más, reclama el logro { innovation-special-universe }.
innovation-card-societies-1 = Exigencia: transfiere de tu tablero al de quien activa una carta superior con una bombilla que sea más alta que la carta superior de su color en el tablero de quien activa. Si lo haces, roba una carta de la era 5.
innovation-card-societies-1-first = Exigencia: transfiere una carta superior con una bombilla, que no sea morada, de tu tablero al de quien activa. Si lo haces, roba una carta de la era 5.

# Age 6.

innovation-card-atomic-theory-1 = Puedes desplegar tu pila azul a la derecha.
innovation-card-atomic-theory-2 = Roba y juega una carta de la era 7.
innovation-card-encyclopedia-1 = Puedes jugar todas las cartas más altas de tu pila de puntos, en el orden que quieras.
innovation-card-industrialization-1 = Por cada pila tuya que muestre una fábrica, roba y archiva una carta de la era 6.
innovation-card-industrialization-1-first = Por cada dos fábricas que muestre tu tablero, roba y archiva una carta de la era 6.
innovation-card-industrialization-2 = Puedes desplegar tu pila roja o tu pila morada a la derecha.
innovation-card-machine-tools-1 = Roba y puntúa una carta de la misma era que la carta más alta de tu pila de puntos.
innovation-card-classification-1 = Revela una carta de tu mano. Todas las cartas de su color que tus rivales tengan en la mano se transfieren a la tuya. Después juega todas las cartas de ese color de tu mano, en el orden que quieras.
innovation-card-metric-system-1 = Si tu pila verde está desplegada a la derecha, puedes desplegar una de tus pilas a la derecha.
innovation-card-metric-system-2 = Puedes desplegar tu pila verde a la derecha.
innovation-card-canning-1 = Puedes robar y archivar una carta de la era 6. Si lo haces, puntúa todas tus cartas superiores sin fábricas.
innovation-card-canning-2 = Puedes desplegar tu pila amarilla a la derecha.
innovation-card-vaccination-1 = Exigencia: devuelve todas las cartas más bajas de tu pila de puntos. Si devuelves alguna, roba y juega una carta de la era 6.
innovation-card-vaccination-2 = Si por la exigencia se ha devuelto alguna carta, roba y juega una carta de la era 7.
innovation-card-democracy-1 = Puedes devolver cuantas cartas quieras de tu mano. Si entonces, con esta carta y en esta acción, has devuelto más que cada uno de los demás jugadores, roba y puntúa una carta de la era 8.
innovation-card-emancipation-1 = Exigencia: transfiere una carta de tu mano a la pila de puntos de quien activa. Si lo haces, roba una carta de la era 6.
innovation-card-emancipation-2 = Puedes desplegar tu pila roja o tu pila morada a la derecha.

# Age 7.

innovation-card-evolution-1 = Puedes elegir entre robar y puntuar una carta de la era 8 y después devolver una carta de tu pila de puntos, o robar una carta de la era siguiente a la de la más alta de tu pila de puntos.
innovation-card-publications-1 = Puedes cambiar el orden de las cartas de una de tus pilas. Su despliegue se mantiene.
innovation-card-publications-2 = Puedes desplegar tu pila amarilla o tu pila azul hacia arriba.
innovation-card-combustion-1 = Exigencia: por cada cuatro coronas que muestre el tablero de quien activa, transfiere una carta de tu pila de puntos a la suya.
innovation-card-combustion-1-first = Exigencia: transfiere dos cartas de tu pila de puntos a la pila de puntos de quien activa.
innovation-card-combustion-2 = Devuelve la carta inferior de tu pila roja.
innovation-card-explosives-1 = Exigencia: transfiere las tres cartas más altas de tu mano a la mano de quien activa. Si transfieres alguna y no te queda ninguna, roba una carta de la era 7.
innovation-card-bicycle-1 = Puedes intercambiar toda tu mano con toda tu pila de puntos.
innovation-card-electricity-1 = Devuelve todas tus cartas superiores sin fábricas. Después roba una carta de la era 8 por cada una.
innovation-card-refrigeration-1 = Exigencia: devuelve la mitad de tu mano, redondeando hacia abajo.
innovation-card-refrigeration-2 = Puedes puntuar una carta de tu mano.
innovation-card-sanitation-1 = Exigencia: intercambia las dos cartas más altas de tu mano con la carta más baja de la mano de quien activa.
innovation-card-lighting-1 = Puedes archivar hasta tres cartas de tu mano. Por cada era distinta entre ellas, roba y puntúa una carta de la era 7.
innovation-card-railroad-1 = Devuelve toda tu mano y después roba tres cartas de la era 6.
innovation-card-railroad-2 = Puedes desplegar hacia arriba una pila que tengas desplegada a la derecha.

# Age 8.

innovation-card-quantum-theory-1 = Puedes devolver hasta dos cartas de tu mano. Si devuelves dos, roba una carta de la era 10 y después roba y puntúa una carta de la era 10.
innovation-card-rocketry-1 = Por cada dos relojes que muestre tu tablero, devuelve una carta de la pila de puntos de un rival.
innovation-card-flight-1 = Si tu pila roja está desplegada hacia arriba, puedes desplegar una de tus pilas hacia arriba.
innovation-card-flight-2 = Puedes desplegar tu pila roja hacia arriba.
innovation-card-mobility-1 = Exigencia: transfiere de tu tablero a la pila de puntos de quien activa tus dos cartas superiores más altas que no sean rojas ni tengan fábricas. Si transfieres alguna, roba una carta de la era 8.
innovation-card-corporations-1 = Exigencia: transfiere una carta superior con una fábrica, que no sea verde, de tu tablero a la pila de puntos de quien activa. Si lo haces, roba y juega una carta de la era 8.
innovation-card-corporations-2 = Roba y juega una carta de la era 8.
innovation-card-mass-media-1 = Puedes devolver una carta de tu mano. Si lo haces, nombra una era y devuelve todas las cartas de esa era de todas las pilas de puntos.
innovation-card-mass-media-2 = Puedes desplegar tu pila morada hacia arriba.
innovation-card-antibiotics-1 = Puedes devolver hasta tres cartas de tu mano. Por cada era distinta entre ellas, roba dos cartas de la era 8.
innovation-card-skyscrapers-1 = Exigencia: transfiere una carta superior con un reloj, que no sea amarilla, de tu tablero al de quien activa. Si lo haces, puntúa la carta que estaba justo debajo y devuelve el resto de esa pila.
innovation-card-empiricism-1 = Nombra dos colores y después roba una carta de la era 9 boca arriba. Si es de uno de ellos, juégala y puedes desplegar su pila hacia arriba; si no, quédatela en la mano.
innovation-card-empiricism-2 = Si tu tablero muestra veinte bombillas o más, ganas la partida.
innovation-card-socialism-1 = Puedes archivar toda tu mano, en el orden que quieras. Si archivas alguna carta morada, todas las cartas más bajas de la mano de cada rival se transfieren a la tuya.

# Age 9.

innovation-card-computers-1 = Puedes desplegar tu pila roja o tu pila verde hacia arriba.
innovation-card-computers-2 = Roba y juega una carta de la era 10 y después ejecútala en solitario.
innovation-card-genetics-1 = Roba y juega una carta de la era 10 y después puntúa todas las cartas que haya debajo.
innovation-card-composites-1 = Exigencia: transfiere todas las cartas de tu mano menos una a la mano de quien activa. Después, en todo caso, transfiere la carta más alta de tu pila de puntos a la pila de puntos de quien activa.
innovation-card-fission-1 = Exigencia: roba una carta de la era 10 boca arriba. Si es roja, todas las manos, todos los tableros y todas las pilas de puntos salen de la partida y la acción termina; si no, quédatela en la mano.
innovation-card-fission-2 = Devuelve de cualquier tablero una carta superior que no sea { innovation-card-fission }. Después, en todo caso, roba una carta de la era 10.
innovation-card-fission-2-first = Devuelve de cualquier tablero una carta superior que no sea { innovation-card-fission }.
innovation-card-collaboration-1 = Exigencia: roba dos cartas de la era 9 boca arriba. La que elija quien activa se transfiere a su tablero; juega la otra.
innovation-card-collaboration-2 = Si tu pila verde tiene diez cartas o más, ganas la partida.
innovation-card-satellites-1 = Devuelve toda tu mano y después roba tres cartas de la era 8.
innovation-card-satellites-2 = Puedes desplegar tu pila morada hacia arriba.
innovation-card-satellites-3 = Juega una carta de tu mano y después ejecútala en solitario.
innovation-card-ecology-1 = Puedes devolver una carta de tu mano. Si lo haces, puntúa una carta de tu mano y roba dos cartas de la era 10.
innovation-card-suburbia-1 = Puedes archivar cuantas cartas quieras de tu mano. Por cada una, roba y puntúa una carta de la era 1.
innovation-card-services-1 = Exigencia: transfiere todas las cartas más altas de tu pila de puntos a la mano de quien activa. Si transfieres alguna, transfiere una carta superior sin hojas del tablero de quien activa a tu mano.
innovation-card-specialization-1 = Revela una carta de tu mano. La carta superior de su color del tablero de cada rival se transfiere a tu mano.
innovation-card-specialization-2 = Puedes desplegar tu pila amarilla o tu pila azul hacia arriba.

# Age 10.

innovation-card-bioengineering-1 = Transfiere una carta superior con una hoja del tablero de un rival a tu pila de puntos.
innovation-card-bioengineering-2 = Si algún tablero muestra menos de tres hojas, gana la partida quien muestre más hojas, si no hay empate.
innovation-card-software-1 = Roba y puntúa una carta de la era 10.
innovation-card-software-2 = Roba y juega dos cartas de la era 10 y después ejecuta la segunda en solitario.
innovation-card-miniaturization-1 = Puedes devolver una carta de tu mano. Si era de la era 10, roba una carta de la era 10 por cada era distinta de tu pila de puntos.
innovation-card-robotics-1 = Puntúa tu carta superior verde. Después, en todo caso, roba y juega una carta de la era 10 y ejecútala en solitario.
innovation-card-databases-1 = Exigencia: devuelve la mitad de tu pila de puntos, redondeando hacia arriba.
innovation-card-self-service-1 = Ejecuta en solitario otra de tus cartas superiores.
innovation-card-self-service-2 = Si tienes más logros que cada rival, ganas la partida.
innovation-card-globalization-1 = Exigencia: devuelve una carta superior con una hoja de tu tablero.
innovation-card-globalization-2 = Roba y puntúa una carta de la era 6. Después, si ningún tablero muestra más hojas que fábricas, gana la partida quien tenga más puntos, si no hay empate.
innovation-card-stem-cells-1 = Puedes puntuar toda tu mano.
innovation-card-ai-1 = Roba y puntúa una carta de la era 10.
innovation-card-ai-2 = Si { innovation-card-robotics } y { innovation-card-software } son cartas superiores, en el tablero que sea, gana la partida quien tenga menos puntos, si no hay empate.
innovation-card-the-internet-1 = Puedes desplegar tu pila verde hacia arriba.
innovation-card-the-internet-2 = Roba y puntúa una carta de la era 10.
innovation-card-the-internet-3 = Por cada dos relojes que muestre tu tablero, roba y juega una carta de la era 10.

## Keywords
# The words that the cards use, explained.

innovation-keyword-draw = Robar
innovation-keyword-draw-text = Tomar en la mano, sin enseñarla, la primera carta del mazo de esa era. Si no quedan, se usa la siguiente era que tenga cartas; por encima de la era 10, la partida termina.
innovation-keyword-meld = Jugar
innovation-keyword-meld-text = Poner la carta encima de tu pila de su color, o empezar con ella esa pila.
innovation-keyword-tuck = Archivar
innovation-keyword-tuck-text = Poner la carta debajo de tu pila de su color, o empezar con ella esa pila.
innovation-keyword-score = Puntuar
innovation-keyword-score-text = Poner la carta en tu pila de puntos. Vale tantos puntos como su era.
innovation-keyword-return = Devolver
innovation-keyword-return-text = Poner la carta debajo del mazo de su era.
innovation-keyword-splay = Desplegar
innovation-keyword-splay-text = Abrir una pila de dos o más cartas en una dirección, para que las cartas tapadas muestren parte de sus iconos: uno cada una a la izquierda, dos a la derecha, tres hacia arriba.
innovation-keyword-achieve = Lograr
innovation-keyword-achieve-text = Llevarse un logro. El de una era cuesta una acción y pide tantos puntos como cinco veces el número de la era y una carta superior de esa era o más; los puntos te los quedas.
innovation-keyword-transfer = Transferir
innovation-keyword-transfer-text = Mover la carta al lugar indicado: una mano, una pila de puntos o encima de una pila. Eso no es ni puntuarla ni jugarla.
innovation-keyword-exchange = Intercambiar
innovation-keyword-exchange-text = Los dos grupos de cartas cambian de lugar a la vez. Uno de ellos puede estar vacío.
innovation-keyword-reveal = Revelar
innovation-keyword-reveal-text = Enseñar la carta a todo el mundo.
innovation-keyword-claim = Reclamar
innovation-keyword-claim-text = Llevarse al momento el logro especial, si nadie lo tiene aún.
innovation-keyword-demand = Exigencia
innovation-keyword-demand-text = Alcanza a cada rival que muestre menos iconos del dogma que quien activa. «Quien activa» es quien ha usado el dogma.
innovation-keyword-share = Sin exigencia
innovation-keyword-share-text = También lo ejecutan, antes que quien activa, todos los que muestren al menos tantos iconos del dogma. Si algo cambia así para un rival, quien activa roba una carta al final.
innovation-keyword-alone = Ejecutar en solitario
innovation-keyword-alone-text = Ejecutar todos los efectos de la carta que no sean exigencias. Nadie los comparte.
innovation-keyword-top = Carta superior
innovation-keyword-top-text = La carta de encima de una pila.
innovation-keyword-highest = La más alta, la más baja
innovation-keyword-highest-text = Según la era. Si hay varias iguales, una de ellas, a elección de quien la mueve, salvo que se nombren todas.
innovation-keyword-shows = Tener un icono, mostrar un icono
innovation-keyword-shows-text = Una carta tiene los tres iconos que lleva impresos. Una pila o un tablero muestra los que se ven: todos los de sus cartas superiores y los que descubre un despliegue.

## What achievements need

# $age is a number, $points is five times as much.
innovation-age-needs = { $points } puntos y una carta superior de la era { $age } o más
innovation-special-empire-text = Al menos tres de cada uno de los seis iconos en tu tablero.
innovation-special-empire-card = O con { innovation-card-construction }: los cinco colores, si ningún rival tiene los cinco.
innovation-special-monument-text = Seis cartas archivadas, o seis cartas puntuadas, en un mismo turno, sea de quien sea.
innovation-special-monument-card = O con { innovation-card-masonry }: cuatro cartas con un castillo jugadas de una vez.
innovation-special-wonder-text = Los cinco colores en tu tablero, cada uno desplegado a la derecha o hacia arriba.
innovation-special-wonder-card = O con { innovation-card-invention }: los cinco colores desplegados en la dirección que sea.
innovation-special-world-text = Al menos doce relojes en tu tablero.
innovation-special-world-card = O con { innovation-card-translation }: una corona en cada carta superior.
innovation-special-universe-text = Los cinco colores en tu tablero, con cada carta superior de la era 8 o más.
innovation-special-universe-card = O con { innovation-card-astronomy }: cada carta superior, sin contar la morada, de la era 6 o más.

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
    [shown] mazo, boca arriba
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

innovation-ask-first-meld = Elige la carta que juegas al empezar
innovation-ask-action = Elige una acción (te quedan: { $left })
innovation-ask-return = { innovation-which-card }: elige una carta para devolver
innovation-ask-meld = { innovation-which-card }: elige una carta para jugar
innovation-ask-tuck = { innovation-which-card }: elige una carta para archivar
innovation-ask-score = { innovation-which-card }: elige una carta para puntuar
innovation-ask-give = { innovation-which-card }: elige una carta para transferir
innovation-ask-take = { innovation-which-card }: elige una carta para llevarte
innovation-ask-show = { innovation-which-card }: elige una carta para revelar
innovation-ask-swap = { innovation-which-card }: elige una carta para intercambiar
innovation-ask-swap-all = { innovation-which-card }: ¿intercambiar todas estas cartas?
innovation-ask-splay = { innovation-which-card }: elige una pila para desplegar { innovation-which-direction }
innovation-ask-name-colour = { innovation-which-card }: nombra un color
innovation-ask-name-value = { innovation-which-card }: nombra una era
innovation-ask-trade = { innovation-which-card }: ¿a quién le das tu carta superior roja, a cambio de su verde?
innovation-ask-give-to = { innovation-which-card }: ¿qué rival recibe una carta de tu pila de puntos?
innovation-ask-meld-all = { innovation-which-card }: ¿jugar desde tu pila de puntos, todo o nada?
innovation-ask-tuck-all = { innovation-which-card }: ¿archivar toda tu mano?
innovation-ask-score-all = { innovation-which-card }: ¿puntuar toda tu mano?
innovation-ask-draw-tuck = { innovation-which-card }: ¿robar y archivar una carta de la era 6?
innovation-ask-evolve = { innovation-which-card }: elige una de las dos opciones
innovation-ask-reorder = { innovation-which-card }: elige una pila para reordenar
innovation-ask-put-next = { innovation-which-card }: elige la carta siguiente, de arriba abajo
innovation-ask-carry-out = { innovation-which-card }: elige la carta que ejecutas

## Actions

innovation-do-draw = Robar
innovation-do-meld = Jugar
innovation-do-dogma = Dogma
innovation-do-achieve = Lograr

innovation-part-card = Qué carta
innovation-part-age = Qué era
innovation-part-colour = Qué color
innovation-part-value = Qué era
innovation-part-seat = Qué jugador
innovation-part-back = De qué pila de puntos y de qué era
innovation-part-way = Cuál de las dos

innovation-way-score = Robar y puntuar una carta de la era 8 y después devolver una carta de tu pila de puntos
innovation-way-draw = Robar una carta de la era siguiente a la de la más alta de tu pila de puntos

## Log
# $player is who acts; $to, $who, $owner, $one, $two, $three and $four are names of players too. $cards and $ages are whole lists:
# "Tools, Oars" and "1, 1, 3"; $cards can name fewer cards than there are, those that the reader may know. What ends in
# -card or -cards once more is said to those who are told which cards they are.

innovation-event-teams = Equipos: { $one } y { $three } contra { $two } y { $four }.
innovation-event-first = Empieza { $player }: primera carta por orden alfabético (en inglés).
innovation-event-turn = { $actions ->
    [one] Turno de { $player }, con { $actions } acción.
   *[other] Turno de { $player }, con { $actions } acciones.
 }
innovation-event-dogma = { $player } activa un dogma: { innovation-which-card }.
# $demand is "true" (or 1) for a demand.
innovation-event-effect = { $demand ->
    [true] { innovation-which-card }, efecto { $number }: exigencia a { $player }.
    [1] { innovation-which-card }, efecto { $number }: exigencia a { $player }.
   *[other] { innovation-which-card }, efecto { $number }: { $player }.
 }
innovation-event-bonus = Un rival ha compartido: { $player } roba una vez más.
innovation-event-drew = { $player } roba una carta de la era { $age }.
innovation-event-drew-card = { $player } roba { innovation-which-card }.
innovation-event-revealed = { $player } roba boca arriba: { innovation-which-card }.
innovation-event-kept = { $player } se queda con { innovation-which-card } en la mano.
innovation-event-melded = { $out ->
    [supply] { $player } roba y juega { innovation-which-card }.
    [score] { $player } juega { innovation-which-card } desde su pila de puntos.
   *[other] { $player } juega { innovation-which-card }.
 }
innovation-event-tucked = { $out ->
    [supply] { $player } roba y archiva { innovation-which-card }.
   *[other] { $player } archiva { innovation-which-card }.
 }
innovation-event-scored = { $out ->
    [supply] { $player } roba y puntúa una carta de la era { $age }.
   *[other] { $player } puntúa una carta de la era { $age }.
 }
innovation-event-scored-card = { $out ->
    [supply] { $player } roba y puntúa { innovation-which-card }.
    [board] { $player } puntúa { innovation-which-card } desde el tablero.
   *[other] { $player } puntúa { innovation-which-card }.
 }
innovation-event-scored-cards = { $player } puntúa ({ innovation-which-out }), era: { $ages }.
innovation-event-scored-cards-cards = { $player } puntúa ({ innovation-which-out }): { $cards } (era: { $ages }).
innovation-event-returned = { $player } devuelve una carta de la era { $age } ({ innovation-which-out }).
innovation-event-returned-card = { $player } devuelve { innovation-which-card } ({ innovation-which-out }).
innovation-event-returned-other = { $player } devuelve una carta de la era { $age } ({ $owner }: { innovation-which-out }).
innovation-event-returned-other-card = { $player } devuelve { innovation-which-card } ({ $owner }: { innovation-which-out }).
innovation-event-transferred = Una carta de la era { $age }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-card = { innovation-which-card }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards = Cartas de la era { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards-cards = { $cards } (era: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped = Intercambio, era { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped-cards = Intercambio, { $cards } (era: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-showed = { $player } revela { innovation-which-card }.
# $colour is the name of a colour.
innovation-event-splayed = { $player } despliega { innovation-which-direction }: { innovation-which-colour }.
innovation-event-unsplayed = { $player } pierde un despliegue: { innovation-which-colour }.
innovation-event-reordered = { $player } reordena una pila ({ innovation-which-colour }), de abajo arriba: { $cards }.
innovation-event-named-colour = { $player } nombra un color: { innovation-which-colour }.
innovation-event-named-value = { $player } nombra una era: { $value }.
innovation-event-named-seat = { $player } nombra a { $who }.
innovation-event-no-card = { $player } no tiene ninguna carta que sirva para { innovation-which-card }, efecto { $number }.
innovation-event-achieved = { $player } se lleva el logro de la era { $age }.
innovation-event-special = { $player } reclama el logro { innovation-which-special }.
innovation-event-wiped = ¡Roja! Todas las manos, todos los tableros y todas las pilas de puntos salen de la partida.
innovation-event-left = { $player } ha dejado la partida.
innovation-event-ended = La partida ha terminado: { $how ->
    [achievements] { innovation-end-achievements }
    [points] { innovation-end-points }
    [dogma] { innovation-end-dogma }
   *[other] { innovation-end-left }
 }.

## Result

innovation-score-achievements = Logros
innovation-score-points = Puntos
innovation-end-achievements = logros suficientes
innovation-end-points = no queda nada que robar y deciden los puntos
innovation-end-dogma = victoria por una carta
innovation-end-left = los demás se han ido

## Why something cannot be done

innovation-why-taken = El logro de la era { $age } ya está reclamado.
innovation-why-points = El logro de la era { $age } pide { $need } puntos. Tienes { $have }.
innovation-why-top = El logro de la era { $age } pide una carta superior de la era { $age } o más. { $have ->
    [0] Tu tablero está vacío.
   *[other] La más alta que tienes es de la era { $have }.
 }
innovation-why-no-hand = Tu mano está vacía: no hay ninguna carta que jugar.
innovation-why-no-top = Tu tablero está vacío: no hay ningún dogma que activar.
innovation-why-no-ages = Todos los logros de era están reclamados.
innovation-why-no-pass = No se puede saltar una acción. Robar siempre es posible.
