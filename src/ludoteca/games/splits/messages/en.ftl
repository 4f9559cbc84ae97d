# Splits: everything that is said in English.

splits-name = Splits
splits-pitch = Build a meadow, then divide your flock and send it out in straight lines. The player whose sheep hold the most pastures wins.

## Options and bots

splits-option-first = First player
splits-option-first-random = drawn at random
splits-option-first-seats = seat 1 begins
splits-level-random = Random
splits-level-easy = Easy
splits-level-normal = Normal
splits-level-hard = Hard

## Questions and actions

splits-ask-tile = Lay a meadow tile next to the others
splits-ask-start = Choose a pasture on the outside border for your 16 sheep
splits-ask-split = Choose a stack and where a part of it goes
splits-do-lay = Lay a tile
splits-do-start = Place your sheep
splits-do-split = Split a stack

## Log

splits-event-first = { $player } goes first.
splits-event-laid = { $player } lays a tile.
splits-event-started = { $player } starts on { $cell }.
splits-event-split = { $player } sends { $amount } sheep from { $from } to { $to }; { $stay ->
    [one] { $stay } stays.
   *[other] { $stay } stay.
 }
splits-event-out = { $player } cannot move any more.
splits-event-left = { $player } has left the game.

## Why something is not allowed

splits-why-tile-overlap = A tile may not cover another tile.
splits-why-tile-apart = A tile must share a side with the board.
splits-why-tile-first = The first tile goes to the middle.
splits-why-start-off = Sheep start on the board.
splits-why-start-taken = Another stack stands there already.
splits-why-start-inside = Sheep start on the outside border. The edge of a hole does not count.
splits-why-split-not-yours = You have no stack there.
splits-why-split-one = A single sheep cannot move: one must always stay behind.
splits-why-split-no-line = Sheep move in a straight line, across the sides of the pastures.
splits-why-split-closed = The way is closed on that side.
splits-why-split-too-short = Sheep go as far as they can in their direction.
splits-why-split-too-far = Something stops the sheep before they get there.
splits-why-split-amount = At least { $low } and at most { $high } sheep of this stack can go.

## Result

splits-score-cells = Pastures
splits-score-group = Largest group
splits-end-cells = most pastures
splits-end-group = as many pastures, but a larger group
splits-end-draw = as many pastures, and groups of the same size
splits-end-left = the others left
splits-end-void = a player left before all flocks had started: no result

## The board

splits-board = Meadow. The arrow keys go from one possible choice to the next, Enter chooses.
splits-turn-tile = Turn the tile
splits-zoom-in = Zoom in
splits-zoom-reset = Show the whole board
splits-keys-tile = R turns the tile

splits-direction-n = north
splits-direction-ne = north-east
splits-direction-e = east
splits-direction-se = south-east
splits-direction-s = south
splits-direction-sw = south-west
splits-direction-w = west
splits-direction-nw = north-west

# A tile has one of three outlines: \ / and standing on its tip.
splits-lie-falling = slanting down to the right
splits-lie-rising = slanting up to the right
splits-lie-upright = upright
splits-label-tile = { $side } { $number }: { $lie }, { $touching ->
    [one] touches on 1 side
   *[other] touches on { $touching } sides
 }
splits-label-start = { $cell }, { $ways ->
    [0] no way out
    [one] 1 way out
   *[other] { $ways } ways out
 }
splits-label-from = { $cell } ({ $sheep } sheep)
splits-label-to = { $direction } to { $to }, { $length ->
    [one] 1 pasture
   *[other] { $length } pastures
 }
splits-label-amount = { $amount ->
    [one] 1 goes
   *[other] { $amount } go
 }, { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
 }

splits-draft-tile = Lay it here, { $lie }? Press it again or turn it for other ways.
splits-draft-start = Start on { $cell } with all your sheep?
splits-draft-from = From { $cell }: where to? They walk until something stops them.
splits-draft-split = { $from } to { $to }: { $amount ->
    [one] 1 goes
   *[other] { $amount } go
 }, { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
 }. Press either stack to add one to it.
splits-go = Sheep that go
splits-go-less = One fewer goes
splits-go-more = One more goes
splits-going = { $amount ->
    [one] 1 goes
   *[other] { $amount } go
 }
splits-staying = { $stay ->
    [one] 1 stays
   *[other] { $stay } stay
 }

splits-cell-free = { $cell }, free
splits-cell-stack = { $cell }: { $player }, { $sheep } sheep
splits-cell-can = { $cell }: { $player }, { $sheep } sheep, can move
splits-cell-blocked = { $cell }: { $player }, { $sheep } sheep, blocked
splits-cell-picked = { $cell }: { $sheep } sheep, picked
splits-cell-stay = { $cell }: { $stay } of { $sheep } stay. Space keeps one more, Enter sends them.
splits-cell-go = { $cell }: { $amount } of { $sheep } arrive. Space sends one more, Enter sends them.

## Beside the players

splits-side-tiles = { $tiles ->
    [one] 1 tile to lay
   *[other] { $tiles } tiles to lay
 }
splits-side-waiting = 16 sheep waiting
splits-side-cells = { $cells ->
    [one] 1 pasture
   *[other] { $cells } pastures
 }
splits-side-group = largest group { $group }
splits-side-spread = { $sheep } to spread
splits-side-out = cannot move any more
splits-side-left = has left
