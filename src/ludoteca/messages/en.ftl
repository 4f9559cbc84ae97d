# The words of the hall in English: the shell in the browser, the kernel, the server, the command line.

## Everywhere

shell-skip = Skip to the page
shell-home = Ludoteca: to the hall
shell-nav = Main pages
shell-loading = Just a moment…
shell-close = Close
shell-save = Save
shell-send = Send
shell-cancel = Cancel
shell-not-now = Not now
shell-game = Game
shell-copy = Copy
shell-copied = The link is copied.
shell-copy-failed = The browser did not let us copy. Select the link and copy it by hand.
shell-share = Share
shell-offline = The hall cannot be reached. Check your connection and try again.
shell-went-wrong = That did not work. Try again.
shell-footer = Ludoteca, a free and open board-game hall.
shell-footer-independent = An independent implementation. Names of games belong to their publishers.
shell-about = About
shell-about-text = Ludoteca is a hall for board games that everybody can host for their own people: in the browser, in six languages, with nothing to install for those who play. It is free software.
shell-about-fair = Shuffles and draws come from one secret number that is fixed before a match begins. Its fingerprint is shown from the start, the number itself at the end: everybody can check that nothing was changed. Bots see what a player in their seat would see, and no more.
shell-about-libraries = Libraries in the browser
shell-missing = This cell is empty
shell-missing-text = There is no page at this address. Perhaps the link is old, or a letter is missing.
shell-return-gone = This link no longer opens a seat
shell-return-gone-text = A private link stops working when a newer one is made. Make a new one on the device where you play, in the settings.
shell-to-hall = To the hall
shell-your-turn = Your turn
# A link in the header: tables where it is the reader’s turn.
shell-tables-waiting = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}

## Settings

shell-settings = Settings
shell-name = Your name
shell-name-hint = The others at the table see it.
shell-name-saved = You are { $name } now.
shell-language = Language
shell-theme = Colours
shell-theme-auto = As the device
shell-theme-light = Light
shell-theme-dark = Dark
shell-theme-now = Colours: { $theme }
shell-sound = Sounds
shell-notices = Notify me when it is my turn
shell-notices-refused = The browser does not allow notifications from this page.
shell-device = Play on another device
shell-device-hint = A private link opens your seats on your phone or computer. Keep it to yourself.
shell-device-make = Make a private link
shell-device-link = Private link

## Door

shell-enter = A private hall
shell-enter-text = Its host has set a password. Ask the person who invited you.
shell-password = Password
shell-come-in = Come in

## Hall

shell-hero-title = Board games, with your people, in the browser
shell-hero-text = Open a table, send your friends the link and play: on a phone or at a desk, with nothing to install and no account.
shell-create = Create a table
shell-see-tables = See the tables
shell-games = On the shelf
shell-my-tables = Your tables
shell-tables = Tables
shell-open-tables = Open tables
shell-playing-tables = Being played now
shell-no-tables = No table is waiting for players just now. Create one, and the next visitor can join you.
shell-join = Join
shell-watch = Watch
shell-table-open = not started
shell-table-playing = under way
shell-table-over = over

## A game’s page

shell-begin = Play now
shell-bot-level = Level of the bot
shell-play-bot = Play against the bot
shell-play-people = Play with people
shell-pages = About the game
shell-page-help = How to play
shell-page-tips = Tips
shell-page-rules = Rules
shell-fact-players = { $fewest ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
shell-fact-minutes = { $least } to { $most } minutes
shell-fact-time = Duration
shell-fact-complexity = Complexity
shell-fact-complexity-of = Complexity: { $number } of 5
shell-fact-designer = Designer
shell-fact-publisher = Publisher
shell-fact-year = Year
shell-fact-seats = Players

## Making a table

shell-seats = Players
# Behind a choice that cannot be made for this number of players.
shell-choice-seats = only with { $seats } players
shell-access = Who may join
shell-access-invited = With the link only
shell-access-public = Everybody
shell-limit = Time to answer, at most

## A table before its match

shell-table = Table
shell-no-table = There is no such table
shell-no-table-text = It may have closed because nobody came, or the link is not complete.
shell-how-to-play = How to play
shell-seat-free = Free seat
shell-seat-invited = { $name } (invited)
shell-seat-number = Seat { $number }
shell-you = you
shell-sit = Sit down
shell-sit-here = Move here
shell-stand = Stand up
shell-remove = Send away
shell-take-out = Take out
shell-bot = Bot
shell-bot-name = { $level } bot
shell-bot-for = A bot ({ $level }) is playing for this person
shell-add-bot = Add a bot
shell-start = Start
shell-all-here = Everybody is here.
shell-seats-missing = The match can start when every seat is taken.
shell-take-a-seat = Take a free seat to play.
shell-waiting-players = Waiting for more players…
shell-owner-starts = The table is full. Its owner can start the match.
shell-invite = Invite
shell-invite-text = Whoever opens this link can sit down or watch.
shell-invite-link = Link to this table
shell-invite-title = Play { $game } with me
shell-table-settings = About this table

## A table under way

shell-bar = What is asked
shell-waiting-for = Waiting for { $names }
shell-offer = Nobody waits for you, but you may still act.
shell-you-watch = You are watching this match.
shell-sending = Sending…
shell-validate = Validate
shell-given = Your answer: { $answer }. You may still change it.
# A link to a clause of the rules.
shell-rule = Rule { $clause }
shell-to-play = to play
shell-players = Players
shell-player = Player
shell-winner = Winner
shell-here = at the table
shell-away = not at the table
shell-gone = has left
shell-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
shell-papers = Log, choices and chat
shell-log = Log
shell-log-empty = Nothing has happened yet.
shell-choices = What you can do
shell-choices-none = Nothing just now: it is not your turn.
shell-chat = Chat
shell-chat-empty = Say hello.
shell-chat-say = Write to the table
shell-unread = unread
shell-no-board = This game has no board yet. Use “What you can do”.
shell-connection-lost = The connection is lost. Trying again… Nothing you did is forgotten.
shell-away-title = Since you were away
shell-bot-plays-you = A bot is playing your seat.
shell-take-back = Take my seat back
shell-proposal = { $player } proposes to end the match without a result.
shell-agree = Agree
shell-decline = Decline
shell-withdraw = Take it back
shell-abandoned = { $player } has not answered for longer than the table’s limit.
shell-bot-plays-on = Let a bot play on
shell-give-up-seat = Give the seat up

## The list of what one can do

shell-actions = Choose what to do
shell-part-one = Choose one
shell-part-some = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
shell-part-exactly = Choose { $most }
shell-part-number = Choose a number from { $low } to { $high }
shell-part-order = Choose one after the other
shell-part-move = Choose from where, then to where
shell-none = None
shell-one-back = One back
shell-amount = How many
shell-less = One less
shell-more = One more

## The table’s menu

shell-menu = Menu of the table
shell-keys = Keyboard
shell-keys-intro = Everything can be done with the keyboard. “What you can do” lists all your choices as text.
shell-keys-tab = Go to the next part of the page: the bar, the board, the list of choices
shell-keys-arrows = Go from choice to choice on the board and in lists; from step to step in a replay
shell-keys-enter = Choose; and validate when the answer is complete
shell-keys-escape = Cancel the answer in progress, close a dialog
shell-keys-ends = First or last choice, first or last step
shell-sound-on = Switch sounds on
shell-sound-off = Switch sounds off
shell-watch-link = Link for watching
shell-watch-link-text = Whoever opens this link sees the match, and nothing that is hidden.
shell-propose = Propose to end
shell-propose-text = If everybody agrees, the match ends without a result.
shell-propose-deed = Propose
shell-concede = Concede
shell-concede-text = You give up this match. This cannot be taken back.
shell-fair = Fair chance
shell-fair-text = All chance of this match comes from one number that was fixed at its start. This is its fingerprint:
shell-fair-seed = And this is the number, so that everybody can check:

## Result and replay

shell-result = Result
shell-result-win = { $player } wins
shell-result-you = You win!
shell-result-draw = A draw between { $names }
shell-result-team = { $names } win together
shell-result-team-you = Your team wins!
shell-result-none = No result
shell-place = Place
shell-rematch = Rematch
shell-rematch-join = To the rematch
shell-replay = Replay
shell-record = Record
shell-replay-title = Replay: { $game }
shell-replay-open = The match is over; everything is open.
shell-eyes = Through whose eyes
shell-eyes-of = Seen by { $player }
shell-eyes-all = Seen by spectators
shell-replay-later = The match is not over yet
shell-replay-later-text = It can be replayed step by step as soon as it has ended.
shell-step = { $step } of { $last }
shell-step-slider = Step of the match
shell-step-first = To the beginning
shell-step-back = One step back
shell-step-forward = One step on
shell-step-last = To the end
shell-step-play = Play
shell-step-pause = Pause
shell-step-link = Copy a link to this moment

## Kernel: common actions, why an answer is refused, and how a match can stop

kernel-do-yes = Yes
kernel-do-no = No
kernel-do-pass = Pass
kernel-do-choose = Choose
kernel-level-random = Random
kernel-not-a-choice = That cannot be chosen here.
kernel-not-so-many = { $least ->
    [0] Choose at most { $most }.
   *[other] Choose { $least } to { $most }.
}
kernel-not-in-range = Choose a number from { $low } to { $high }.
kernel-not-an-order = Put each of them in order, once.
kernel-not-a-move = Say from where to where, and how many.
kernel-wrong-parts = Something is missing in that answer.
kernel-not-an-answer = That is no answer.
kernel-no-such-action = That cannot be done now.
kernel-stopped = The players have agreed to stop.

## Server

server-description = Board games with friends, strangers or bots, in the browser, with nothing to install.
server-title-home = Ludoteca
server-title-lobby = Tables – Ludoteca
server-title-about = About – Ludoteca
server-title-game = { $game } – Ludoteca
server-title-table = A table of { $game } – Ludoteca
server-title-replay = A match of { $game }, step by step – Ludoteca
server-title-unknown = Not found – Ludoteca
# Names for guests who have not chosen one, with commas between them; a number is put after the name.
server-guest-names = Badger, Bear, Beaver, Bee, Bison, Cat, Crane, Deer, Dolphin, Dove, Duck, Eagle, Falcon, Fox, Frog, Goose, Hare, Hedgehog, Heron, Horse, Ibex, Kingfisher, Lynx, Magpie, Marmot, Mole, Newt, Otter, Owl, Panda, Pelican, Penguin, Pony, Puffin, Raven, Robin, Salmon, Seal, Sheep, Sparrow, Squirrel, Stork, Swallow, Swan, Tiger, Toad, Turtle, Whale, Wolf, Wren
server-return-title = Which guest are you?
server-return-question = This link belongs to { $other }. On this device you are { $present }.
server-return-go = Go on as { $other }
server-return-stay = Stay { $present }

server-name-empty = A name needs at least one letter, digit or sign.
server-name-too-long = A name can have { $most } characters at most.
server-wrong-password = That is not the password.
server-password-needed = Give the host’s password first.
server-foreign = This request came from another site.
server-flood = { $seconds ->
    [one] That was too much at once. Try again in one second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
server-too-large = That is too large: { $most } bytes at most.
server-not-json = Send JSON, with the content type application/json.
server-malformed = The server cannot make sense of this.
server-wrong-method = This address does not take such a request.
server-unavailable = The server cannot do this just now. Nothing has changed; try again.
server-stopping = The server is being stopped. Try again in a moment.
server-not-a-monitor = These figures are for the host.

server-no-such-page = There is no such page.
server-no-such-game = There is no such game.
server-no-such-table = There is no such table.
server-no-such-seat = There is no such seat.
server-no-such-level = There is no such bot.
server-bad-seats = This game is for { $least } to { $most } players.
server-bad-options = The game has no such setting.
server-bad-limit = The time limit must lie between { $least } and { $most } seconds.
server-not-owner = Only the owner of the table can do that.
server-not-seated = You do not sit at this table.
server-sent-away = The owner of this table has sent you away.
server-seat-taken = This seat is taken.
server-no-seat-free = All seats are taken.
server-seats-not-filled = Every seat must be filled first.
server-nobody-there = Nobody sits there.
server-no-bot-there = No bot plays this seat.
server-bot-plays = A bot plays this seat. Take it back first.
server-already-started = The match has begun already.
server-not-over = The match is not over yet.
server-decision-gone = That is not asked any more.
server-nothing-proposed = Nobody has proposed to stop.
server-not-playing = The match is not under way.
server-has-left = This player has left the match.
server-not-abandoned = Nobody has been waited for long enough there.
server-own-seat = That is your own seat.
server-cannot-save = The server could not save that. Nothing has changed; try again.
server-rules-failed = The rules have met a mistake of ours. Nothing has changed; the host finds it in the log.
server-table-damaged = This table cannot be read. The host finds more in the log.
server-resume-first = First ask for the state of the table.
