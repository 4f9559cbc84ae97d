# The words of the hall in Spanish: the shell in the browser, the kernel, the server, the command line.

## Everywhere

shell-skip = Ir al contenido
shell-home = Ludoteca: ir al inicio
shell-nav = Páginas principales
shell-loading = Un momento…
shell-close = Cerrar
shell-save = Guardar
shell-send = Enviar
shell-cancel = Cancelar
shell-not-now = Ahora no
shell-game = Juego
shell-copy = Copiar
shell-copied = Enlace copiado.
shell-copy-failed = El navegador no ha permitido copiar. Selecciona el enlace y cópialo a mano.
shell-share = Compartir
shell-offline = No se puede llegar a Ludoteca. Comprueba tu conexión e inténtalo de nuevo.
shell-went-wrong = No ha funcionado. Inténtalo de nuevo.
shell-footer = Ludoteca, una sala de juegos de mesa libre y abierta.
shell-footer-independent = Una realización independiente. Los nombres de los juegos pertenecen a sus editoriales.
shell-about = Acerca de
shell-about-text = Ludoteca es una sala de juegos de mesa que cualquiera puede alojar para su gente: en el navegador, en seis idiomas y sin que quien juega instale nada. Es software libre.
shell-about-fair = Lo que se baraja y se sortea sale de un solo número secreto, fijado antes de empezar la partida. Su huella se ve desde el principio y el número, al final: cualquiera puede comprobar que no se ha cambiado nada. Los bots ven lo que vería una persona en su sitio, y nada más.
shell-about-libraries = Bibliotecas usadas en el navegador
shell-missing = Esta casilla está vacía
shell-missing-text = No hay ninguna página en esta dirección. Puede que el enlace sea antiguo o que le falte una letra.
shell-return-gone = Este enlace ya no abre ningún sitio
shell-return-gone-text = Un enlace privado deja de funcionar en cuanto se crea otro. Crea uno nuevo en los ajustes del dispositivo con el que juegas.
shell-to-hall = Ir al inicio
shell-your-turn = Te toca
# A link in the header: tables where it is the reader’s turn.
shell-tables-waiting = { $count ->
    [one] Te toca en 1 mesa
   *[other] Te toca en { $count } mesas
 }

## Settings

shell-settings = Ajustes
shell-name = Tu nombre
shell-name-hint = Los demás lo ven en la mesa.
shell-name-saved = Ahora te llamas { $name }.
shell-language = Idioma
shell-theme = Colores
shell-theme-auto = Como el dispositivo
shell-theme-light = Claros
shell-theme-dark = Oscuros
shell-theme-now = Colores: { $theme }
shell-sound = Sonidos
shell-notices = Avisarme cuando me toque
shell-notices-refused = El navegador no permite notificaciones de esta página.
shell-device = Jugar en otro dispositivo
shell-device-hint = Un enlace privado abre tus sitios en tu móvil o tu ordenador. No lo compartas.
shell-device-make = Crear un enlace privado
shell-device-link = Enlace privado

## Door

shell-enter = Una sala privada
shell-enter-text = Aquí se pide una contraseña. Pregunta a quien te ha invitado.
shell-password = Contraseña
shell-come-in = Entrar

## Hall

shell-hero-title = Juegos de mesa con tu gente, en el navegador
shell-hero-text = Abre una mesa, envía el enlace a tus amistades y a jugar: en el móvil o en el ordenador, sin instalar nada y sin cuenta.
shell-create = Crear una mesa
shell-see-tables = Ver las mesas
shell-games = En la estantería
shell-my-tables = Tus mesas
shell-tables = Mesas
shell-open-tables = Mesas abiertas
shell-playing-tables = Partidas en curso
shell-no-tables = Ahora mismo ninguna mesa espera gente. Crea una y quizá la próxima visita se siente contigo.
shell-join = Unirse
shell-watch = Mirar
shell-table-open = sin empezar
shell-table-playing = en curso
shell-table-over = terminada

## A game’s page

shell-begin = Jugar ya
shell-bot-level = Nivel del bot
shell-play-bot = Jugar contra el bot
shell-play-people = Jugar con más gente
shell-pages = Sobre el juego
shell-page-help = Cómo se juega
shell-page-tips = Consejos
shell-page-rules = Reglamento
shell-fact-players = { $fewest ->
    [1] { $most ->
        [1] 1 jugador
       *[other] De 1 a { $most } jugadores
    }
   *[other] De { $fewest } a { $most } jugadores
 }
shell-fact-minutes = De { $least } a { $most } minutos
shell-fact-time = Duración
shell-fact-complexity = Complejidad
shell-fact-complexity-of = Complejidad: { $number } de 5
shell-fact-designer = Autoría
shell-fact-publisher = Editorial
shell-fact-year = Año
shell-fact-seats = Jugadores

## Making a table

shell-seats = Jugadores
# Behind a choice that cannot be made for this number of players.
shell-choice-seats = solo con { $seats } jugadores
shell-access = Quién puede unirse
shell-access-invited = Solo con el enlace
shell-access-public = Cualquiera
shell-limit = Tiempo máximo para responder

## A table before its match

shell-table = Mesa
shell-no-table = Esta mesa no existe
shell-no-table-text = Puede que se haya cerrado porque no vino nadie, o que el enlace esté incompleto.
shell-how-to-play = Cómo se juega
shell-seat-free = Sitio libre
shell-seat-invited = { $name } (con invitación)
shell-seat-number = Sitio { $number }
shell-you = tú
shell-sit = Sentarse
shell-sit-here = Pasar aquí
shell-stand = Levantarse
shell-remove = Echar
shell-take-out = Quitar
shell-bot = Bot
shell-bot-name = Bot { $level }
shell-bot-for = Un bot ({ $level }) juega por esta persona
shell-add-bot = Añadir un bot
shell-start = Empezar
shell-all-here = Ya está todo el mundo.
shell-seats-missing = La partida puede empezar cuando todos los sitios estén ocupados.
shell-take-a-seat = Ocupa un sitio libre para jugar.
shell-waiting-players = Falta gente por llegar…
shell-owner-starts = La mesa está completa. Quien la abrió puede empezar la partida.
shell-invite = Invitar
shell-invite-text = Quien abra este enlace puede sentarse o mirar.
shell-invite-link = Enlace a esta mesa
shell-invite-title = ¿Jugamos a { $game }?
shell-table-settings = Sobre esta mesa

## A table under way

shell-bar = Lo que se te pide
shell-waiting-for = Esperando a { $names }
shell-offer = Nadie te está esperando, pero todavía puedes actuar.
shell-you-watch = Estás mirando esta partida.
shell-sending = Enviando…
shell-validate = Confirmar
shell-given = Tu respuesta: { $answer }. Todavía puedes cambiarla.
# A link to a clause of the rules.
shell-rule = Regla { $clause }
shell-to-play = le toca
shell-players = Jugadores
shell-player = Jugador
shell-winner = Victoria
shell-here = en la mesa
shell-away = no está en la mesa
shell-gone = ha dejado la partida
shell-watching = { $count ->
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
 }
shell-papers = Registro, opciones y chat
shell-log = Registro
shell-log-empty = Todavía no ha pasado nada.
shell-choices = Lo que puedes hacer
shell-choices-none = Nada por ahora: no es tu turno.
shell-chat = Chat
shell-chat-empty = Saluda.
shell-chat-say = Escribe a la mesa
shell-unread = sin leer
shell-no-board = Este juego aún no tiene tablero. Usa «Lo que puedes hacer».
shell-connection-lost = Se ha perdido la conexión. Reintentando… Nada de lo que has hecho se olvida.
shell-away-title = Mientras no estabas
shell-bot-plays-you = Un bot juega en tu sitio.
shell-take-back = Recuperar mi sitio
shell-proposal = { $player } propone terminar la partida sin resultado.
shell-agree = Aceptar
shell-decline = Rechazar
shell-withdraw = Retirar mi propuesta
shell-abandoned = { $player } no ha respondido en el tiempo fijado para esta mesa.
shell-bot-plays-on = Que siga un bot
shell-give-up-seat = Declarar el abandono

## The list of what one can do

shell-actions = Elige qué hacer
shell-part-one = Elige una opción
shell-part-some = { $least ->
    [0] Elige hasta { $most }
   *[other] Elige de { $least } a { $most }
 }
shell-part-exactly = Elige { $most }
shell-part-number = Elige un número de { $low } a { $high }
shell-part-order = Elige en orden, uno tras otro
shell-part-move = Elige desde dónde y luego hasta dónde
shell-none = Ninguno
shell-one-back = Un paso atrás
shell-amount = Cuántos
shell-less = Uno menos
shell-more = Uno más

## The table’s menu

shell-menu = Menú de la mesa
shell-keys = Teclado
shell-keys-intro = Todo se puede hacer con el teclado. «Lo que puedes hacer» muestra todas tus opciones como texto.
shell-keys-tab = Ir a la siguiente parte de la página: la barra, el tablero, la lista de opciones
shell-keys-arrows = Ir de opción en opción en el tablero y en las listas; de paso en paso en una repetición
shell-keys-enter = Elegir; y confirmar cuando la respuesta está completa
shell-keys-escape = Cancelar la respuesta en curso, cerrar un diálogo
shell-keys-ends = Primera o última opción, primer o último paso
shell-sound-on = Activar los sonidos
shell-sound-off = Quitar los sonidos
shell-watch-link = Enlace para mirar
shell-watch-link-text = Quien abra este enlace ve la partida, pero nada de lo que está oculto.
shell-propose = Proponer terminar
shell-propose-text = Si todo el mundo está de acuerdo, la partida termina sin resultado.
shell-propose-deed = Proponer
shell-concede = Rendirse
shell-concede-text = Te rindes en esta partida. No se puede deshacer.
shell-fair = Azar verificable
shell-fair-text = Todo el azar de esta partida sale de un solo número fijado al principio. Esta es su huella:
shell-fair-seed = Y este es el número, para que cualquiera pueda comprobarlo:

## Result and replay

shell-result = Resultado
shell-result-win = Gana { $player }
shell-result-you = ¡Has ganado!
shell-result-draw = Empate entre { $names }
shell-result-team = { $names } ganan en equipo
shell-result-team-you = ¡Ha ganado tu equipo!
shell-result-none = Sin resultado
shell-place = Puesto
shell-rematch = Revancha
shell-rematch-join = Ir a la revancha
shell-replay = Repetición
shell-record = Archivo de la partida
shell-replay-title = Repetición: { $game }
shell-replay-open = La partida ha terminado; ya no hay nada oculto.
shell-eyes = Punto de vista
shell-eyes-of = Visto por { $player }
shell-eyes-all = Visto por el público
shell-replay-later = La partida todavía no ha terminado
shell-replay-later-text = Podrá verse paso a paso en cuanto termine.
shell-step = { $step } de { $last }
shell-step-slider = Paso de la partida
shell-step-first = Al principio
shell-step-back = Un paso atrás
shell-step-forward = Un paso adelante
shell-step-last = Al final
shell-step-play = Reproducir
shell-step-pause = Pausa
shell-step-link = Copiar un enlace a este momento

## Kernel: common actions, why an answer is refused, and how a match can stop

kernel-do-yes = Sí
kernel-do-no = No
kernel-do-pass = Pasar
kernel-do-choose = Elegir
kernel-level-random = Aleatorio
kernel-not-a-choice = Eso no se puede elegir aquí.
kernel-not-so-many = { $least ->
    [0] Elige { $most } como máximo.
   *[other] Elige de { $least } a { $most }.
 }
kernel-not-in-range = Elige un número de { $low } a { $high }.
kernel-not-an-order = Pon cada elemento en orden, una sola vez.
kernel-not-a-move = Di desde dónde, hasta dónde y cuántos.
kernel-wrong-parts = A esa respuesta le falta algo.
kernel-not-an-answer = Eso no es una respuesta.
kernel-no-such-action = Eso no se puede hacer ahora.
kernel-stopped = Hubo acuerdo para terminar la partida.

## Server

server-description = Juegos de mesa con tus amistades, con desconocidos o con bots, en el navegador y sin instalar nada.
server-title-home = Ludoteca
server-title-lobby = Mesas – Ludoteca
server-title-about = Acerca de – Ludoteca
server-title-game = { $game } – Ludoteca
server-title-table = Una mesa de { $game } – Ludoteca
server-title-replay = Una partida de { $game }, paso a paso – Ludoteca
server-title-unknown = No encontrado – Ludoteca
# Names for guests who have not chosen one, with commas between them; a number is put after the name.
server-guest-names = Tejón, Oso, Castor, Abeja, Bisonte, Gato, Grulla, Ciervo, Delfín, Paloma, Pato, Águila, Halcón, Zorro, Rana, Ganso, Liebre, Erizo, Garza, Caballo, Íbice, Martín Pescador, Lince, Urraca, Marmota, Topo, Tritón, Nutria, Búho, Panda, Pelícano, Pingüino, Poni, Frailecillo, Cuervo, Petirrojo, Salmón, Foca, Oveja, Gorrión, Ardilla, Cigüeña, Golondrina, Cisne, Tigre, Sapo, Tortuga, Ballena, Lobo, Jilguero
server-return-title = ¿Quién eres aquí?
server-return-question = Este enlace es de { $other }. En este dispositivo eres { $present }.
server-return-go = Seguir como { $other }
server-return-stay = Quedarme como { $present }

server-name-empty = El nombre necesita al menos una letra, una cifra o un signo.
server-name-too-long = El nombre puede tener { $most } caracteres como máximo.
server-wrong-password = La contraseña no es correcta.
server-password-needed = Primero hace falta la contraseña del anfitrión.
server-foreign = Esta petición viene de otro sitio web.
server-flood = { $seconds ->
    [one] Demasiadas peticiones de golpe. Inténtalo de nuevo en 1 segundo.
   *[other] Demasiadas peticiones de golpe. Inténtalo de nuevo en { $seconds } segundos.
 }
server-too-large = Es demasiado grande: { $most } bytes como máximo.
server-not-json = Envía JSON, con el tipo de contenido application/json.
server-malformed = El servidor no entiende este mensaje.
server-wrong-method = Esta dirección no acepta ese tipo de petición.
server-unavailable = El servidor no puede hacerlo ahora mismo. No ha cambiado nada; inténtalo de nuevo.
server-stopping = El servidor se está deteniendo. Inténtalo de nuevo dentro de un momento.
server-not-a-monitor = Estas cifras son solo para el anfitrión.

server-no-such-page = Esta página no existe.
server-no-such-game = Este juego no existe.
server-no-such-table = Esta mesa no existe.
server-no-such-seat = Este sitio no existe.
server-no-such-level = Este bot no existe.
server-bad-seats = En este juego participan de { $least } a { $most } jugadores.
server-bad-options = El juego no tiene ese ajuste.
server-bad-limit = El límite de tiempo debe estar entre { $least } y { $most } segundos.
server-not-owner = Solo puede hacerlo quien abrió la mesa.
server-not-seated = No tienes sitio en esta mesa.
server-sent-away = Quien abrió esta mesa te ha echado de ella.
server-seat-taken = Ese sitio está ocupado.
server-no-seat-free = Todos los sitios están ocupados.
server-seats-not-filled = Antes hay que ocupar todos los sitios.
server-nobody-there = En ese sitio no hay nadie.
server-no-bot-there = En ese sitio no juega ningún bot.
server-bot-plays = En este sitio juega un bot. Recupéralo primero.
server-already-started = La partida ya ha empezado.
server-not-over = La partida todavía no ha terminado.
server-decision-gone = Eso ya no se pregunta.
server-nothing-proposed = Nadie ha propuesto terminar.
server-not-playing = La partida no está en curso.
server-has-left = Esta persona ha dejado la partida.
server-not-abandoned = En ese sitio todavía no se ha esperado lo suficiente.
server-own-seat = Ese sitio es el tuyo.
server-cannot-save = El servidor no ha podido guardarlo. No ha cambiado nada; inténtalo de nuevo.
server-rules-failed = El programa de las reglas tiene un error nuestro. No ha cambiado nada; el anfitrión lo encontrará en el registro del servidor.
server-table-damaged = Esta mesa no se puede leer. El anfitrión encontrará más detalles en el registro del servidor.
server-resume-first = Pide primero el estado de la mesa.
