# Elfenland: everything that is said in English. Names of means, kinds of ways, towns and ways stand in names.toml.
# A counter is a transport counter on a road or before a player; a way is any road, river segment or lake line; a fare is
# what a crossing costs in cards; a piece is the marker that a player takes in a town.

elfenland-name = Elfenland
elfenland-pitch = Young elves travel by dragon, troll wagon and raft to see as many towns as they can. Everybody opens up roads that all may use, and whoever holds the right cards goes farthest.

## Options and bots

elfenland-option-rounds = Length
elfenland-option-rounds-4 = four rounds
elfenland-option-rounds-3 = three rounds
elfenland-option-hometown = Hometown variant
elfenland-option-hometown-off = off
elfenland-option-hometown-on = on: at the end, each crossing between you and your secret hometown costs a point
elfenland-level-random = Random
elfenland-level-easy = Easy
elfenland-level-normal = Normal
elfenland-level-hard = Hard

## Questions

elfenland-ask-draw = Take a counter from the row or from the stack
elfenland-ask-plan = Place a counter or your obstacle, or pass
elfenland-ask-travel = Travel on, or end your journey
elfenland-ask-keep = Choose the counter that you keep for the next round

## Actions

elfenland-do-take = Take from the row
elfenland-do-draw = Draw from the stack
elfenland-do-place = Place a counter
elfenland-do-obstruct = Place your obstacle
elfenland-do-cross = Travel
elfenland-do-caravan = Caravan
elfenland-do-long-caravan = Caravan past an obstacle
elfenland-do-stop = End your journey
elfenland-do-keep = Keep

elfenland-part-slot = Which counter of the row
elfenland-part-move = Which counter, and on which road
elfenland-part-road = Which road
elfenland-part-way = Which way
elfenland-part-cards = Which cards
elfenland-part-counter = Which counter

elfenland-hint-draw = { $n ->
    [one] Unseen until you take it; { $n } is left.
   *[other] Unseen until you take it; { $n } are left.
 }
elfenland-hint-obstruct = Once per game: a road with a counter costs everybody one more card this round.
elfenland-hint-pass = You may still place something when your turn comes round again.
elfenland-hint-cross = Pay the fare and move your boot. It cannot be taken back.
elfenland-hint-caravan = Pay any three cards instead of the fare of a road with a counter.
elfenland-hint-long-caravan = Pay any four cards on a road with a counter and an obstacle.
elfenland-hint-stop = You keep all your cards.
elfenland-hint-give = { $n ->
    [one] You must give up { $n } card: only four can be kept.
   *[other] You must give up { $n } cards: only four can be kept.
 }

## Log
# $counter, $road, $from, $to, $town, $means and $cards are names already, $cards a whole list: "2 × Dragon, 1 × Raft".
# $start is a player's name. What ends in the name of an argument (-town, -cards) is said to those who are told it.

elfenland-event-hometown = { $player } gets a secret hometown.
elfenland-event-hometown-town = { $player } gets a secret hometown: { $town }.
elfenland-event-round = Round { $round }: { $start } begins.
elfenland-event-dealt = { $player } gets { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
elfenland-event-dealt-cards = { $player } gets: { $cards }.
elfenland-event-secret = { $player } gets a secret counter.
elfenland-event-secret-counter = { $player } gets a secret counter: { $counter }.
elfenland-event-took = { $player } takes from the row: { $counter }.
elfenland-event-drew = { $player } draws from the stack: { $counter }.
elfenland-event-placed = { $player } places: { $counter }, { $road }.
elfenland-event-revealed = { $player } places a secret counter: { $counter }, { $road }.
elfenland-event-obstructed = { $player } places the obstacle: { $road }.
elfenland-event-passed = { $player } passes.
elfenland-event-auto-passed = { $player } has nothing to place and passes.
elfenland-event-planned = All have passed: time to travel.
elfenland-event-crossed = { $player }: { $from } → { $to }, { $n } × { $means }.
elfenland-event-caravan = { $player }: { $from } → { $to }, caravan: { $cards }.
elfenland-event-piece = { $player } takes a piece: { $town } ({ $n ->
    [one] { $n } town
   *[other] { $n } towns
 }).
elfenland-event-stopped = { $n ->
    [0] { $player } stops in { $town }.
    [one] { $player } stops in { $town } and gives up { $n } card.
   *[other] { $player } stops in { $town } and gives up { $n } cards.
 }
elfenland-event-stopped-cards = { $player } stops in { $town } and gives up: { $cards }.
elfenland-event-kept = { $player } keeps: { $counter }.
elfenland-event-kept-secret = { $player } keeps a secret counter.
elfenland-event-kept-secret-counter = { $player } keeps a secret counter: { $counter }.
elfenland-event-returned = { $player } returns { $n ->
    [one] { $n } counter
   *[other] { $n } counters
 }.
elfenland-event-cleared = The roads are cleared.
# $n: how many ways the boot is from the hometown.
elfenland-event-home = { $n ->
    [0] { $player } has reached home: { $town }.
    [one] { $player } is { $n } crossing from home: { $town }.
   *[other] { $player } is { $n } crossings from home: { $town }.
 }
elfenland-event-left = { $player } has left the game.

## Result

elfenland-score-points = Points
elfenland-score-pieces = Towns
elfenland-score-distance = Distance
elfenland-score-cards = Cards
elfenland-end-rounds = the last round is over
elfenland-end-complete = somebody has visited all 20 towns
elfenland-end-alone = the others left

elfenland-reckoning = How players are ranked
elfenland-reckoning-plain = A point for each town visited. If points are equal, whoever has more cards in hand is ahead; if those are equal too, the place is shared.
elfenland-reckoning-home = A point for each town visited, less one for each crossing between boot and hometown. If points are equal, whoever is nearer home is ahead, then whoever has more cards in hand; if those are equal too, the place is shared.

## Why something cannot be done
# In why-fare and why-caravan-cards, $n cards are needed and $held are in the hand.

elfenland-why-phase = Not now: this belongs to another phase.
elfenland-why-counter = You have no such counter. Choose one that lies before you.
elfenland-why-place-none = You have no counter left to place.
elfenland-why-place-nowhere = None of your counters fits a free road: all that suit them are taken. You can pass.
elfenland-why-counter-water = Counters go on roads only. Rivers and lakes are travelled by raft, without a counter.
elfenland-why-terrain = This means cannot be used on that terrain. The transport chart shows where it can.
elfenland-why-taken = A counter lies on this road already. Choose a free road.
elfenland-why-one = One counter at a time. You can place the next when your turn comes again.
elfenland-why-obstacle-used = You have used your obstacle: everybody has only one for the whole game.
elfenland-why-obstacle-nowhere = There is no road for your obstacle now: it needs one with a counter and without an obstacle.
elfenland-why-obstacle-water = Obstacles go on roads only, not on rivers and lakes.
elfenland-why-obstacle-second = An obstacle lies on this road already. Choose another road with a counter.
elfenland-why-obstacle-free = No counter lies on this road. An obstacle goes on a road with a counter.
elfenland-why-elsewhere = This way does not begin in the town where your boot stands.
elfenland-why-no-counter = No counter lies on this road, so nothing travels there this round.
elfenland-why-fare = This crossing costs { $n } × { $means ->
    [giant-pig] { elfenland-means-giant-pig }
    [elfcycle] { elfenland-means-elfcycle }
    [magic-cloud] { elfenland-means-magic-cloud }
    [unicorn] { elfenland-means-unicorn }
    [troll-wagon] { elfenland-means-troll-wagon }
    [dragon] { elfenland-means-dragon }
   *[raft] { elfenland-means-raft }
 }, and you have { $held ->
    [0] none.
   *[other] { $held }.
 }
elfenland-why-cross-nowhere = You cannot pay the ordinary fare of any way out of this town.
elfenland-why-caravan-cards = A caravan takes { $n } cards here, and you have { $held }.
elfenland-why-caravan-nowhere = A caravan of three cards needs a road with a counter and without an obstacle. None leads from this town.
elfenland-why-long-caravan-nowhere = A caravan of four cards is for roads with an obstacle. None leads from this town.
elfenland-why-caravan-water = A caravan goes by road, not by river or lake.
elfenland-why-caravan-free = A caravan needs a counter, and none lies on this road.
elfenland-why-caravan-obstacle = An obstacle lies on this road: here a caravan takes four cards.
elfenland-why-caravan-no-obstacle = No obstacle lies on this road: here a caravan takes three cards.
elfenland-why-not-in-hand = You do not have these cards in hand.
elfenland-why-exactly = { $n ->
    [one] Choose exactly { $n } card.
   *[other] Choose exactly { $n } cards.
 }

## The board: the ribbon above the map

elfenland-round = Round { $round } of { $rounds }
elfenland-phases = Phases of a round
elfenland-phase-draw = Draw
elfenland-phase-plan = Plan
elfenland-phase-travel = Travel
elfenland-phase-keep = Keep
elfenland-phase-over = The end
elfenland-phase-draw-text = Draw: in turn, three times round, everybody takes one counter.
elfenland-phase-plan-text = Plan: counters are placed on roads until all have passed one after the other.
elfenland-phase-travel-text = Travel: one after the other, players travel and pay with cards.
elfenland-phase-keep-text = Keep: everybody keeps one counter and returns the others.
elfenland-scores = Towns visited
elfenland-pieces = { $n ->
    [one] { $n } town
   *[other] { $n } towns
 }
elfenland-starts = start player
elfenland-home = Your hometown: { $town }
elfenland-home-text = At the end, each crossing between your boot and your hometown costs a point. Only you know which town it is.
elfenland-home-away = { $n ->
    [0] you are there
    [one] { $n } crossing away
   *[other] { $n } crossings away
 }
# $n: the points that the distance costs.
elfenland-home-end = Hometown { $town } (−{ $n })

## The board: what a player is doing, or has done

elfenland-state-draw = is drawing
elfenland-state-plan = is planning
elfenland-state-travel = is travelling
elfenland-state-passed = has passed
elfenland-state-travelled = has travelled
elfenland-state-left = has left

## Beside the players

elfenland-hand-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
elfenland-secrets = { $n ->
    [one] { $n } secret counter
   *[other] { $n } secret counters
 }
elfenland-counters-none = no counters

## The map
# Said together, as sentences: "Lapphalya. Your piece is here. Boots: Ada, Ben".

elfenland-map = Map of the land of the elves. Drag to move it; zoom with two fingers, or with the wheel while Ctrl is held or the map has the focus. Keys: + and − zoom, 0 shows the whole map, the arrow keys move it.
elfenland-zoom-in = Zoom in (+)
elfenland-zoom-out = Zoom out (−)
elfenland-zoom-all = Show the whole map (0)
elfenland-town-piece = Your piece is here
elfenland-town-home = Your hometown
elfenland-town-boots = Boots: { $players }
elfenland-way-free = no counter
# Cards of one means: "2 × Dragon".
elfenland-cards = { $n } × { $means }
elfenland-cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
elfenland-obstacle = Obstacle
elfenland-obstacle-text = Once per game: put it on a road that has a counter. Every crossing there costs one more card this round, yours too.

## What lies before the player

elfenland-own = What you hold
elfenland-hand = Your hand
elfenland-hand-none = Your hand is empty.
elfenland-hand-caravan = for the caravan: { $chosen } of { $n }
elfenland-card-paid = pays for step { $step }
elfenland-own-counters = Your counters
elfenland-give = Give up cards
elfenland-give-text = { $n ->
    [one] Only four cards can be kept: choose { $n } card to give up. The others do not see which.
   *[other] Only four cards can be kept: choose { $n } cards to give up. The others do not see which.
 }
elfenland-give-chosen = { $chosen } of { $n } chosen
elfenland-secret = secret
elfenland-secret-text = Only you can see this counter, until you place it.
elfenland-counter-nowhere = It fits no free road.
elfenland-fare = fare { $n }

## Drawing

elfenland-row = The row
elfenland-row-lap = counter { $lap } of { $laps }
elfenland-stack = Stack
elfenland-stack-count = { $n ->
    [one] Stack, { $n } counter
   *[other] Stack, { $n } counters
 }
elfenland-stack-text = The top counter, unseen until you take it. Then it lies face up before you.

## Planning

elfenland-guide-plan = Choose one of your counters, or a road on the map.
elfenland-guide-road = Now choose one of your counters that fits there.
# How many free roads suit the chosen counter.
elfenland-guide-roads = { $n ->
    [one] fits { $n } free road
   *[other] fits { $n } free roads
 }
elfenland-passes = Passed in a row: { $n } of { $all }

## The transport chart

elfenland-chart = Transport chart
elfenland-chart-short = Chart
elfenland-means = Means of transport
elfenland-close = Close
elfenland-counters-count = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
 }
elfenland-chart-raft = River: 1 with the flow, 2 against it. Lake: 2.
elfenland-chart-obstacle = An obstacle raises the fare by one card of the same means.
elfenland-chart-caravan = Caravan: on a road with a counter, any three cards instead of the fare; past an obstacle, any four.

## The route planner

elfenland-planner = Your route
elfenland-plan-empty = Press a town on the map, near or far, to see the cheapest routes there.
elfenland-plan-ahead = Press towns on the map to plan your journey ahead.
elfenland-plan-final = Validate makes the first crossing. What is paid is paid: no crossing can be taken back.
elfenland-plan-later = Only a plan: nothing is paid before your turn.
elfenland-plan-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
 }
elfenland-plan-back = Remove last step
elfenland-plan-clear = Clear
elfenland-plan-gain = you take your piece
elfenland-caravan = Caravan
elfenland-plan-cards = Choose cards
elfenland-plan-missing = { $n ->
    [one] choose { $n } more card
   *[other] choose { $n } more cards
 }
# $cards: what the crossing costs.
elfenland-plan-short = too few cards, needed: { $cards }
elfenland-plan-fare = Pay { $n } × { $means }
elfenland-plan-caravan = Caravan ({ $n })
elfenland-plan-barred = You cannot go on along this way: { $way }
elfenland-plan-no-route = You cannot pay for any route to { $town }.
elfenland-plan-offers = Routes to { $town }
# A short label before buttons such as "3 cards +2".
elfenland-plan-routes = Routes
elfenland-plan-offered = { $n ->
    [one] { $n } route to { $town }
   *[other] { $n } routes to { $town }
 }
elfenland-plan-which = Which way to { $town }?
# $towns: names; $cards and $pieces: numbers.
elfenland-plan-route = { $towns }. Cards: { $cards }. New towns: { $pieces }.

## The answer in progress, in the bar
# $cards: a list of cards, "–" where none is chosen; $kind: that of the way.

elfenland-draft-take = Take from the row: { $counter }
elfenland-draft-take-none = Choose a counter of the row
elfenland-draft-draw = Turn up the top counter of the stack ({ $n })
elfenland-draft-place = Choose a counter
elfenland-draft-place-counter = { $counter }: choose a road
elfenland-draft-place-road = { $counter } → { $road }, fare { $n }
elfenland-draft-place-secret = { $counter } (secret, now revealed) → { $road }, fare { $n }
elfenland-draft-obstruct = Obstacle: choose a road with a counter
elfenland-draft-obstruct-road = Obstacle → { $road }: { $n } × { $counter } instead of { $before }. You have only one.
elfenland-draft-cross = Choose a way
elfenland-draft-caravan = Caravan: choose a road
elfenland-draft-cross-way = { $from } → { $to } ({ $kind }): { $cards }. Cannot be undone.
elfenland-draft-cross-piece = { $from } → { $to } ({ $kind }): { $cards }. You take your piece. Cannot be undone.
elfenland-draft-more = { $cards }, and { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
 }
elfenland-draft-stop = End your journey here
elfenland-draft-give = End your journey: choose { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } to give up ({ $cards })
elfenland-draft-given = End your journey and give up: { $cards }
elfenland-draft-keep = Choose the counter that you keep
elfenland-draft-keep-counter = Keep: { $counter }. The others go back to the stack.

## Choices in the list

elfenland-label-road = { $road }, fare { $n }
elfenland-label-obstruct = { $road }: then { $n } × { $counter }
elfenland-label-way = { $to }: { $way }
elfenland-label-cross = { $to }: { $way }, { $cards }
