# The words of the hall in Italian: the shell in the browser, the kernel, the server, the command line.

## Everywhere

shell-skip = Vai al contenuto
shell-home = Ludoteca: vai alla pagina iniziale
shell-nav = Pagine principali
shell-loading = Un momento…
shell-close = Chiudi
shell-save = Salva
shell-send = Invia
shell-cancel = Annulla
shell-not-now = Non ora
shell-game = Gioco
shell-copy = Copia
shell-copied = Link copiato.
shell-copy-failed = Il browser non ha permesso la copia. Seleziona il link e copialo a mano.
shell-share = Condividi
shell-offline = Ludoteca non è raggiungibile. Controlla la connessione e riprova.
shell-went-wrong = Non ha funzionato. Riprova.
shell-footer = Ludoteca, una sala di giochi da tavolo libera e aperta.
shell-footer-independent = Una realizzazione indipendente. I nomi dei giochi appartengono ai loro editori.
shell-about = Informazioni
shell-about-text = Ludoteca è una sala di giochi da tavolo che chiunque può ospitare per la propria cerchia: nel browser, in sei lingue, senza che chi gioca debba installare nulla. È software libero.
shell-about-fair = Mescolate ed estrazioni vengono da un solo numero segreto, fissato prima che la partita cominci. La sua impronta si vede fin dall’inizio, il numero stesso alla fine: chiunque può controllare che nulla sia cambiato. I bot vedono quello che vedrebbe una persona al loro posto, e niente di più.
shell-about-libraries = Librerie usate nel browser
shell-missing = Questa casella è vuota
shell-missing-text = A questo indirizzo non c’è nessuna pagina. Forse il link è vecchio o gli manca una lettera.
shell-return-gone = Questo link non apre più nessun posto
shell-return-gone-text = Un link privato smette di funzionare quando se ne crea uno nuovo. Creane un altro nelle impostazioni del dispositivo su cui giochi.
shell-to-hall = Alla pagina iniziale
shell-your-turn = Tocca a te
# A link in the header: tables where it is the reader’s turn.
shell-tables-waiting = { $count ->
    [one] Tocca a te in 1 tavolo
   *[other] Tocca a te in { $count } tavoli
 }

## Settings

shell-settings = Impostazioni
shell-name = Il tuo nome
shell-name-hint = Al tavolo lo vedono tutti.
shell-name-saved = Ora ti chiami { $name }.
shell-language = Lingua
shell-theme = Colori
shell-theme-auto = Come il dispositivo
shell-theme-light = Chiari
shell-theme-dark = Scuri
shell-theme-now = Colori: { $theme }
shell-sound = Suoni
shell-notices = Avvisami quando tocca a me
shell-notices-refused = Il browser non permette le notifiche da questa pagina.
shell-device = Gioca su un altro dispositivo
shell-device-hint = Un link privato apre i tuoi posti sul telefono o sul computer. Tienilo per te.
shell-device-make = Crea un link privato
shell-device-link = Link privato

## Door

shell-enter = Una sala privata
shell-enter-text = Qui serve una password. Chiedila a chi ti ha mandato l’invito.
shell-password = Password
shell-come-in = Entra

## Hall

shell-hero-title = Giochi da tavolo con chi vuoi tu, nel browser
shell-hero-text = Apri un tavolo, manda il link ad amiche e amici e gioca: dal telefono o dal computer, senza installare nulla e senza registrarti.
shell-create = Crea un tavolo
shell-see-tables = Guarda i tavoli
shell-games = Sullo scaffale
shell-my-tables = I tuoi tavoli
shell-tables = Tavoli
shell-open-tables = Tavoli aperti
shell-playing-tables = Partite in corso
shell-no-tables = In questo momento nessun tavolo aspetta gente. Creane uno: chi arriva dopo potrà unirsi a te.
shell-join = Unisciti
shell-watch = Guarda
shell-table-open = non iniziata
shell-table-playing = in corso
shell-table-over = finita

## A game’s page

shell-begin = Gioca subito
shell-bot-level = Livello del bot
shell-play-bot = Gioca contro il bot
shell-play-people = Gioca con altre persone
shell-pages = Informazioni sul gioco
shell-page-help = Come si gioca
shell-page-tips = Consigli
shell-page-rules = Regolamento
shell-fact-players = { $fewest ->
    [1] { $most ->
        [1] 1 giocatore
       *[other] Da 1 a { $most } giocatori
    }
   *[other] Da { $fewest } a { $most } giocatori
 }
shell-fact-minutes = Da { $least } a { $most } minuti
shell-fact-time = Durata
shell-fact-complexity = Complessità
shell-fact-complexity-of = Complessità: { $number } su 5
shell-fact-designer = Autore
shell-fact-publisher = Editore
shell-fact-year = Anno
shell-fact-seats = Giocatori

## Making a table

shell-seats = Giocatori
# Behind a choice that cannot be made for this number of players.
shell-choice-seats = solo in { $seats } giocatori
shell-access = Chi può unirsi
shell-access-invited = Solo con il link
shell-access-public = Chiunque
shell-limit = Tempo massimo per rispondere

## A table before its match

shell-table = Tavolo
shell-no-table = Questo tavolo non esiste
shell-no-table-text = Forse si è chiuso perché non è venuto nessuno, oppure il link è incompleto.
shell-how-to-play = Come si gioca
shell-seat-free = Posto libero
shell-seat-invited = { $name } (invito mandato)
shell-seat-number = Posto { $number }
shell-you = tu
shell-sit = Siediti
shell-sit-here = Spostati qui
shell-stand = Alzati
shell-remove = Manda via
shell-take-out = Togli
shell-bot = Bot
shell-bot-name = Bot { $level }
shell-bot-for = Un bot ({ $level }) gioca per questa persona
shell-add-bot = Aggiungi un bot
shell-start = Comincia
shell-all-here = Ci siete tutti.
shell-seats-missing = La partita può cominciare quando tutti i posti sono occupati.
shell-take-a-seat = Prendi un posto libero per giocare.
shell-waiting-players = Manca ancora qualcuno…
shell-owner-starts = Il tavolo è al completo. Chi l’ha aperto può cominciare la partita.
shell-invite = Invita
shell-invite-text = Chi apre questo link può sedersi o guardare.
shell-invite-link = Link a questo tavolo
shell-invite-title = Giochiamo a { $game }?
shell-table-settings = Informazioni sul tavolo

## A table under way

shell-bar = Che cosa ti si chiede
shell-waiting-for = In attesa di { $names }
shell-offer = Nessuno sta aspettando te, ma puoi ancora agire.
shell-you-watch = Stai guardando questa partita.
shell-sending = Invio…
shell-validate = Conferma
shell-given = La tua risposta: { $answer }. Puoi ancora cambiarla.
# A link to a clause of the rules.
shell-rule = Regola { $clause }
shell-to-play = deve giocare
shell-players = Giocatori
shell-player = Giocatore
shell-winner = Vittoria
shell-here = al tavolo
shell-away = non è al tavolo
shell-gone = ha lasciato la partita
shell-watching = { $count ->
    [one] 1 persona sta guardando
   *[other] { $count } persone stanno guardando
 }
shell-papers = Registro, scelte e chat
shell-log = Registro
shell-log-empty = Non è ancora successo nulla.
shell-choices = Che cosa puoi fare
shell-choices-none = Per ora nulla: non tocca a te.
shell-chat = Chat
shell-chat-empty = Di’ ciao.
shell-chat-say = Scrivi al tavolo
shell-unread = non letti
shell-no-board = Questo gioco non ha ancora una plancia. Usa «Che cosa puoi fare».
shell-connection-lost = La connessione è caduta. Nuovo tentativo in corso… Nulla di ciò che hai fatto va perso.
shell-away-title = Mentre non c’eri
shell-bot-plays-you = Un bot gioca al tuo posto.
shell-take-back = Riprendi il mio posto
shell-proposal = { $player } propone di chiudere la partita senza risultato.
shell-agree = Accetta
shell-decline = Rifiuta
shell-withdraw = Ritira la proposta
shell-abandoned = { $player } non ha risposto entro il limite di tempo del tavolo.
shell-bot-plays-on = Fai giocare un bot
shell-give-up-seat = Dichiara l’abbandono

## The list of what one can do

shell-actions = Scegli che cosa fare
shell-part-one = Fai una scelta
shell-part-some = { $least ->
    [0] Scegline fino a { $most }
   *[other] Scegline da { $least } a { $most }
 }
shell-part-exactly = Scegline { $most }
shell-part-number = Scegli un numero da { $low } a { $high }
shell-part-order = Scegli in ordine, uno dopo l’altro
shell-part-move = Scegli da dove, poi verso dove
shell-none = Nessuno
shell-one-back = Un passo indietro
shell-amount = Quanti
shell-less = Uno in meno
shell-more = Uno in più

## The table’s menu

shell-menu = Menu del tavolo
shell-keys = Tastiera
shell-keys-intro = Si può fare tutto con la tastiera. «Che cosa puoi fare» elenca tutte le tue scelte in forma di testo.
shell-keys-tab = Vai alla parte successiva della pagina: la barra, la plancia, l’elenco delle scelte
shell-keys-arrows = Passa da una scelta all’altra sulla plancia e negli elenchi; da un passo all’altro in un replay
shell-keys-enter = Scegli; e conferma quando la risposta è completa
shell-keys-escape = Annulla la risposta in corso, chiudi una finestra
shell-keys-ends = Prima o ultima scelta, primo o ultimo passo
shell-sound-on = Attiva i suoni
shell-sound-off = Disattiva i suoni
shell-watch-link = Link per guardare
shell-watch-link-text = Chi apre questo link vede la partita, ma nulla di ciò che è nascosto.
shell-propose = Proponi di chiudere
shell-propose-text = Se tutti sono d’accordo, la partita si chiude senza risultato.
shell-propose-deed = Proponi
shell-concede = Arrenditi
shell-concede-text = Ti arrendi in questa partita. Non si può tornare indietro.
shell-fair = Caso verificabile
shell-fair-text = Tutto il caso di questa partita viene da un solo numero fissato all’inizio. Questa è la sua impronta:
shell-fair-seed = E questo è il numero, perché chiunque possa controllare:

## Result and replay

shell-result = Risultato
shell-result-win = Vince { $player }
shell-result-you = Hai vinto!
shell-result-draw = Pareggio tra { $names }
shell-result-team = { $names } vincono insieme
shell-result-team-you = La tua squadra ha vinto!
shell-result-none = Nessun risultato
shell-place = Posizione
shell-rematch = Rivincita
shell-rematch-join = Alla rivincita
shell-replay = Replay
shell-record = File della partita
shell-replay-title = Replay: { $game }
shell-replay-open = La partita è finita; non c’è più nulla di nascosto.
shell-eyes = Punto di vista
shell-eyes-of = Visto da { $player }
shell-eyes-all = Visto dal pubblico
shell-replay-later = La partita non è ancora finita
shell-replay-later-text = La si potrà rivedere passo per passo appena sarà finita.
shell-step = { $step } di { $last }
shell-step-slider = Passo della partita
shell-step-first = All’inizio
shell-step-back = Un passo indietro
shell-step-forward = Un passo avanti
shell-step-last = Alla fine
shell-step-play = Riproduci
shell-step-pause = Pausa
shell-step-link = Copia un link a questo momento

## Kernel: common actions, why an answer is refused, and how a match can stop

kernel-do-yes = Sì
kernel-do-no = No
kernel-do-pass = Passa
kernel-do-choose = Scegli
kernel-level-random = Casuale
kernel-not-a-choice = Qui non si può scegliere questo.
kernel-not-so-many = { $least ->
    [0] Scegline al massimo { $most }.
   *[other] Scegline da { $least } a { $most }.
 }
kernel-not-in-range = Scegli un numero da { $low } a { $high }.
kernel-not-an-order = Metti in ordine ogni elemento, una volta sola.
kernel-not-a-move = Di’ da dove, verso dove e quanti.
kernel-wrong-parts = A questa risposta manca qualcosa.
kernel-not-an-answer = Questa non è una risposta.
kernel-no-such-action = Ora non si può fare.
kernel-stopped = Tutti hanno accettato di fermarsi.

## Server

server-description = Giochi da tavolo con amici, sconosciuti o bot, nel browser, senza installare nulla.
server-title-home = Ludoteca
server-title-lobby = Tavoli – Ludoteca
server-title-about = Informazioni – Ludoteca
server-title-game = { $game } – Ludoteca
server-title-table = Un tavolo di { $game } – Ludoteca
server-title-replay = Una partita di { $game }, passo per passo – Ludoteca
server-title-unknown = Non trovato – Ludoteca
# Names for guests who have not chosen one, with commas between them; a number is put after the name.
server-guest-names = Tasso, Orso, Castoro, Ape, Bisonte, Gatto, Gru, Cervo, Delfino, Colomba, Anatra, Aquila, Falco, Volpe, Rana, Oca, Lepre, Riccio, Airone, Cavallo, Stambecco, Martin Pescatore, Lince, Gazza, Marmotta, Talpa, Tritone, Lontra, Gufo, Panda, Pellicano, Pinguino, Pony, Pulcinella di mare, Corvo, Pettirosso, Salmone, Foca, Pecora, Passero, Scoiattolo, Cicogna, Rondine, Cigno, Tigre, Rospo, Tartaruga, Balena, Lupo, Scricciolo
server-return-title = Chi sei qui?
server-return-question = Questo link è di { $other }. Su questo dispositivo sei { $present }.
server-return-go = Continua come { $other }
server-return-stay = Resta { $present }

server-name-empty = Il nome deve avere almeno una lettera, una cifra o un segno.
server-name-too-long = Il nome può avere al massimo { $most } caratteri.
server-wrong-password = La password non è giusta.
server-password-needed = Serve prima la password di chi ospita.
server-foreign = Questa richiesta viene da un altro sito.
server-flood = { $seconds ->
    [one] Troppe richieste in una volta. Riprova tra 1 secondo.
   *[other] Troppe richieste in una volta. Riprova tra { $seconds } secondi.
 }
server-too-large = È troppo grande: al massimo { $most } byte.
server-not-json = Invia JSON, con il tipo di contenuto application/json.
server-malformed = Il server non capisce questo messaggio.
server-wrong-method = Questo indirizzo non accetta una richiesta del genere.
server-unavailable = Il server non può farlo in questo momento. Non è cambiato nulla; riprova.
server-stopping = Il server si sta fermando. Riprova tra un momento.
server-not-a-monitor = Questi dati sono solo per chi ospita.

server-no-such-page = Questa pagina non esiste.
server-no-such-game = Questo gioco non esiste.
server-no-such-table = Questo tavolo non esiste.
server-no-such-seat = Questo posto non esiste.
server-no-such-level = Questo bot non esiste.
server-bad-seats = Si gioca da { $least } a { $most } persone.
server-bad-options = Il gioco non ha questa impostazione.
server-bad-limit = Il limite di tempo deve essere tra { $least } e { $most } secondi.
server-not-owner = Può farlo solo chi ha aperto il tavolo.
server-not-seated = Non hai un posto a questo tavolo.
server-sent-away = Chi ha aperto questo tavolo ti ha mandato via.
server-seat-taken = Questo posto è occupato.
server-no-seat-free = Tutti i posti sono occupati.
server-seats-not-filled = Prima vanno occupati tutti i posti.
server-nobody-there = In questo posto non c’è nessuno.
server-no-bot-there = In questo posto non gioca nessun bot.
server-bot-plays = In questo posto gioca un bot. Prima riprendilo.
server-already-started = La partita è già cominciata.
server-not-over = La partita non è ancora finita.
server-decision-gone = Questa scelta non è più richiesta.
server-nothing-proposed = Nessuno ha proposto di fermarsi.
server-not-playing = La partita non è in corso.
server-has-left = Questa persona ha lasciato la partita.
server-not-abandoned = In quel posto non si è ancora aspettato abbastanza.
server-own-seat = Quello è il tuo posto.
server-cannot-save = Il server non è riuscito a salvare. Non è cambiato nulla; riprova.
server-rules-failed = Il programma delle regole ha un errore nostro. Non è cambiato nulla; chi ospita lo trova nel log del server.
server-table-damaged = Questo tavolo non si può leggere. Chi ospita trova i dettagli nel log del server.
server-resume-first = Prima chiedi lo stato del tavolo.
