# Not Alone: everything that is said in English. Names of cards, places and the like stand in names.toml.

notalone-name = Not Alone
notalone-pitch = Stranded on a strange planet, the Hunted choose in secret where to go next, and one player, the Creature, tries to guess it. Either rescue comes in time, or the planet keeps them.

## Options and bots

notalone-option-expert = Expert variant
notalone-option-expert-off = off
notalone-option-expert-on = on: the exhausted get 2 Will back, not 3
notalone-option-creature = Who plays the Creature
notalone-option-creature-random = drawn at random
notalone-option-creature-owner = the owner of the table
notalone-option-creature-other = somebody else
notalone-level-random = Random
notalone-level-easy = Easy
notalone-level-normal = Normal
notalone-level-hard = Hard

## Phases

notalone-phase-side = Before the first turn
notalone-phase-over = The end
notalone-phase-exploration-text = Every Hunted lays a place face down. Whoever is short of cards may Resist or Give Up first.
notalone-phase-hunting-text = The Creature puts its tokens on the planet.
notalone-phase-reckoning-text = The places are revealed: free Hunted use theirs, then the Target, Artemia and Creature tokens strike, in this order.
notalone-phase-maintenance-text = Played places are discarded, the Creature refills its hand, and Rescue moves on by one space.

## Tokens

notalone-token-creature-text = Whoever is here is caught: no power, no card back, and one Will lost. If anybody is caught, Assimilation moves one space.
notalone-token-artemia-text = Whoever is here gets neither the power nor a card back, and discards one Place card from hand.
notalone-token-target-text = It does what the Hunt card that brought it into play says.

## Places

notalone-place-1-text = Take back your whole discard pile, or use the power of the place where the Creature token stands (not the Artefact). If you are caught here, you lose one more Will.
notalone-place-2-text = Take back this card and one card from your discard pile.
notalone-place-3-text = Next turn you lay two cards; just before the reveal you keep one of them and take the other back.
notalone-place-4-text = Once a turn for the whole team: put the Marker here. If it is here already, take it off and move Rescue one space.
notalone-place-5-text = Take from the reserve a place you do not own yet.
notalone-place-6-text = Take back this card and up to two cards from your discard pile.
notalone-place-7-text = Draw two Survival cards, keep one and discard the other.
notalone-place-8-text = Once a turn for the whole team: move Rescue one space.
notalone-place-9-text = Give one Will to a Hunted who has one or two, yourself included, or draw a Survival card.
notalone-place-10-text = Next turn you lay two cards and resolve both places. The Artefact cannot be copied.

## Hunt cards

notalone-card-despair-text = Until the turn ends, no Survival card can be played or drawn. The Hunted take back what they have laid and choose again.
notalone-card-force-field-text = The Target token goes on two adjacent places at once: nobody can lay these this turn. The Hunted take back what they have laid.
notalone-card-anticipation-text = The Creature names a Hunted. If that Hunted is caught this turn, Assimilation moves one space more.
notalone-card-ascendancy-text = The Creature picks a Hunted with three or more Place cards in hand, who keeps two of them and discards the others.
notalone-card-fierceness-text = Everybody caught this turn loses one more Will.
notalone-card-forbidden-zone-text = All Hunted discard one Place card from hand, at the same time.
notalone-card-interference-text = The Beach and the Wreck are ineffective this turn.
notalone-card-persecution-text = This turn, the power of a place brings back one Place card at most.
notalone-card-mutation-text = The Artemia token also costs one Will.
notalone-card-phobia-text = The Creature picks a Hunted with three or more Place cards in hand, who shows it all but two of them.
notalone-card-virus-text = The Artemia token covers two adjacent places.
notalone-card-clone-text = The Target token is a second Creature token this turn.
notalone-card-mirage-text = The Target token covers two adjacent places; both are ineffective.
notalone-card-scream-text = Whoever is at the Target token discards two Place cards from hand or loses one Will.
notalone-card-toxin-text = Whoever is at the Target token discards a Survival card. The place is ineffective.
notalone-card-cataclysm-text = The Creature names any place: it is ineffective until the turn ends.
notalone-card-detour-text = After the reveal, the Creature moves a Hunted to an adjacent place: that is the place they explore.
notalone-card-stasis-text = Rescue does not move at the end of this turn.
notalone-card-tracking-text = Next turn, the Creature may play two Hunt cards.
notalone-card-flashback-text = Copies the Hunt card on top of the discard pile, in that card’s phase and with its symbol.

## Survival cards

notalone-card-adrenaline-text = Get one Will back.
notalone-card-ingenuity-text = Put the Marker on the Beach.
notalone-card-sacrifice-text = Discard a Place card from hand: no Hunt card can be played for the rest of the turn. All Hunted take back what they have laid and choose again.
notalone-card-sixth-sense-text = Take back two cards from your discard pile.
notalone-card-smokescreen-text = Until the turn ends, the Creature cannot see the discard piles of the Hunted.
notalone-card-strike-back-text = Two random cards from the Creature’s hand go under the Hunt deck.
notalone-card-vortex-text = Once all tokens are placed: swap your laid card for one from your discard pile.
notalone-card-detector-text = At the Artemia token: it has no effect on you this turn.
notalone-card-dodge-text = At the Creature token or its Clone: neither has any effect on you this turn.
notalone-card-drone-text = Use the power of the Rover instead of your place’s own.
notalone-card-gate-text = Use the power of a place adjacent to your card instead of your place’s own. The Artefact cannot be chosen.
notalone-card-hologram-text = Move the Artemia token to an adjacent place.
notalone-card-wrong-track-text = Move the Creature token, or its Clone, to an adjacent place.
notalone-card-amplifier-text = Take the Marker off the Beach and move Rescue one space at once.
notalone-card-double-back-text = Take back the Place card you played this turn.

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

notalone-ask-side = Choose the side of the board
notalone-ask-explore = { $count ->
    [one] Lay the place you will explore
   *[other] Lay { $count } places
 }
notalone-ask-exploration-creature = Play a Hunt card, or pass
notalone-ask-tokens = Place your tokens on the planet
notalone-ask-window = Play a card, or pass
notalone-ask-resolve = Your place: { notalone-which-place }. Use it, or take a card back
notalone-ask-order = Choose which of your places comes first
notalone-ask-drawn = Play a card before the others go on, or pass
notalone-ask-river = Choose the place where you stay
notalone-ask-ascendancy = Ascendancy: choose the two cards that you keep
notalone-ask-phobia = Phobia: choose the two cards that you hide
notalone-ask-forbidden-zone = Forbidden Zone: choose a Place card to discard
notalone-ask-artemia = Artemia token: { $count ->
    [one] choose a Place card to discard
   *[other] choose { $count } Place cards to discard
 }
notalone-ask-scream = Scream: discard two Place cards, or lose one Will
notalone-ask-toxin = Toxin: choose a Survival card to discard
notalone-ask-shelter = Choose the Survival card that you keep

## Actions

notalone-do-side = Choose this side
notalone-do-lay = Lay
notalone-do-take-back = Take back
notalone-do-resist = Resist
notalone-do-give-up = Give Up
notalone-do-pass-phase = Pass until the phase ends
notalone-do-pass-turn = Pass until the turn ends
notalone-do-wait = Do not pass ahead after all
notalone-do-place-creature = Place the Creature token
notalone-do-place-artemia = Place the Artemia token
notalone-do-place-target = Place the Target token
notalone-do-power = Use the power
notalone-do-recover = Take the discard pile back
notalone-do-copy = Copy another place
notalone-do-heal = Give one Will
notalone-do-draw = Draw a Survival card
notalone-do-take = Take a card back
notalone-do-nothing = Do nothing
notalone-do-resolve = Go there first
notalone-do-keep = Keep
notalone-do-hide = Keep secret
notalone-do-discard = Discard
notalone-do-lose-will = Lose one Will
notalone-do-despair = Play { notalone-card-despair }
notalone-do-force-field = Play { notalone-card-force-field }
notalone-do-anticipation = Play { notalone-card-anticipation }
notalone-do-ascendancy = Play { notalone-card-ascendancy }
notalone-do-fierceness = Play { notalone-card-fierceness }
notalone-do-forbidden-zone = Play { notalone-card-forbidden-zone }
notalone-do-interference = Play { notalone-card-interference }
notalone-do-persecution = Play { notalone-card-persecution }
notalone-do-mutation = Play { notalone-card-mutation }
notalone-do-phobia = Play { notalone-card-phobia }
notalone-do-virus = Play { notalone-card-virus }
notalone-do-clone = Play { notalone-card-clone }
notalone-do-mirage = Play { notalone-card-mirage }
notalone-do-scream = Play { notalone-card-scream }
notalone-do-toxin = Play { notalone-card-toxin }
notalone-do-cataclysm = Play { notalone-card-cataclysm }
notalone-do-detour = Play { notalone-card-detour }
notalone-do-stasis = Play { notalone-card-stasis }
notalone-do-tracking = Play { notalone-card-tracking }
notalone-do-flashback = Play { notalone-card-flashback }
notalone-do-adrenaline = Play { notalone-card-adrenaline }
notalone-do-ingenuity = Play { notalone-card-ingenuity }
notalone-do-sacrifice = Play { notalone-card-sacrifice }
notalone-do-sixth-sense = Play { notalone-card-sixth-sense }
notalone-do-smokescreen = Play { notalone-card-smokescreen }
notalone-do-strike-back = Play { notalone-card-strike-back }
notalone-do-vortex = Play { notalone-card-vortex }
notalone-do-detector = Play { notalone-card-detector }
notalone-do-dodge = Play { notalone-card-dodge }
notalone-do-drone = Play { notalone-card-drone }
notalone-do-gate = Play { notalone-card-gate }
notalone-do-hologram = Play { notalone-card-hologram }
notalone-do-wrong-track = Play { notalone-card-wrong-track }
notalone-do-amplifier = Play { notalone-card-amplifier }
notalone-do-double-back = Play { notalone-card-double-back }

notalone-do-resist-text = Pay 1 of your { $will } Will and take back two cards from your discard pile.
notalone-do-give-up-text = Take all your cards back and return to 3 Will. Assimilation moves one space.
notalone-do-take-text = Take back one card from your discard pile instead of using the power.
notalone-do-nothing-text = Leave the place as it is.
notalone-do-recover-text = { $discards ->
    [0] Your discard pile is empty.
    [one] Take back the card in your discard pile.
   *[other] Take back the { $discards } cards in your discard pile.
 }
notalone-do-copy-text = Use the power of the place where the Creature token stands.
notalone-do-heal-text = To a Hunted who has one or two, yourself included.
notalone-do-draw-text = Draw one card from the Survival deck.
notalone-do-lose-will-text = Pay 1 of your { $will } Will and keep your cards.
notalone-do-discard-text = Discard Place cards from your hand.

notalone-part-side = Which side
notalone-part-cards = Which cards
notalone-part-card = Which card
notalone-part-place = Which place
notalone-part-pair = Which two places
notalone-part-hunted = Which Hunted
notalone-part-move = Who goes where
notalone-part-lay = Which card on the table
notalone-part-take = Which card from the discard pile
notalone-part-to = Where the token goes
notalone-part-survival = Which Survival card

## Log

notalone-event-creature = { $player } is the Creature.
notalone-event-side = The Creature chooses side { $side } of the board.
notalone-event-turn = Turn { $turn }
notalone-event-phase = { notalone-which-phase }
notalone-event-laid = { $player } has chosen.
notalone-event-laid-cards = { $player } lays: { $cards }.
notalone-event-taken-back = { $player } takes the laid cards back.
notalone-event-taken-back-cards = { $player } takes the laid cards back: { $cards }.
notalone-event-resisted = { $player } Resists and takes { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } back.
notalone-event-resisted-cards = { $player } Resists and takes back: { $cards }.
notalone-event-gave-up = { $player } Gives Up and takes all cards back.
notalone-event-gave-up-cards = { $player } Gives Up and takes back: { $cards }.
notalone-event-played = { $player } plays { $card }.
notalone-event-flashback = { $player } plays { notalone-card-flashback } as { $card }.
notalone-event-chosen = { $card } is aimed at { $player }.
notalone-event-token = { notalone-which-token }: { $places }.
notalone-event-token-freed = { notalone-which-token }: to be placed anew.
notalone-event-token-moved = { notalone-which-token } moves: { $places }.
notalone-event-struck = Cataclysm at { notalone-which-place }: it is ineffective.
notalone-event-moved = { $player } is led away: { $card } → { notalone-which-place }.
notalone-event-swapped = { $player } swaps { $lay } for { $take }.
notalone-event-put-under = Under the Hunt deck: { $cards }.
notalone-event-shown = { $player } shows { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } to the Creature.
notalone-event-shown-cards = { $player } shows: { $cards }.
notalone-event-kept-river = { $player } keeps one card on the table.
notalone-event-kept-river-card = { $player } keeps { $keep } and takes { $card } back.
notalone-event-revealed = { $player }: { $cards }.
notalone-event-resolving = { $player } begins with { $card }.
notalone-event-copied = { $player } copies { notalone-which-place } from { notalone-place-1 }.
notalone-event-resolved = { $player } uses { notalone-which-place }.
notalone-event-nothing = { $player } leaves { notalone-which-place } unused.
notalone-event-ineffective = { $player } finds { notalone-which-place } ineffective.
notalone-event-back = { $player } takes { $card } back from the table.
notalone-event-took = { $player } takes back { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } from the discard pile.
notalone-event-took-cards = { $player } takes back: { $cards }.
notalone-event-gained = { $player } gets a new place: { notalone-which-place }.
notalone-event-marker-on = { $player } puts the Marker on the Beach.
notalone-event-marker-off = { $player } takes the Marker off the Beach.
notalone-event-healed = { $player } gets 1 Will from { $by }.
notalone-event-regained = { $player } gets { $n } Will back.
notalone-event-drew = { $player } draws { $n ->
    [one] { $n } Survival card
   *[other] { $n } Survival cards
 }.
notalone-event-drew-cards = { $player } draws: { $cards }.
notalone-event-kept = { $player } keeps one Survival card.
notalone-event-kept-card = { $player } keeps { $card }.
notalone-event-threw = { $player } discards { $card }.
notalone-event-discarded = { $player } discards { $n ->
    [one] { $n } Place card
   *[other] { $n } Place cards
 }.
notalone-event-discarded-cards = { $player } discards: { $cards }.
notalone-event-lost-will = { $player } loses { $n } Will.
notalone-event-artemia = { $n ->
    [one] Artemia strikes { $player }.
   *[other] Artemia strikes { $player } { $n } times.
 }
notalone-event-caught = Caught: { $player } ({ $cards }), { $n } Will lost.
notalone-event-exhausted = { $player } is exhausted: { $n } Will and all places back.
notalone-event-rescue = { $cause ->
    [beach] { notalone-place-4 }
    [wreck] { notalone-place-8 }
    [amplifier] { notalone-card-amplifier }
   *[other] End of the turn
 }: Rescue moves one space, { $left ->
    [0] and help is here.
   *[other] { $left } to go.
 }
notalone-event-assimilation = { $cause ->
    [gave-up] Giving Up
    [caught] Caught
    [anticipation] { notalone-card-anticipation }
   *[other] Exhaustion
 }: Assimilation moves one space, { $left ->
    [0] and the planet has won.
   *[other] { $left } to go.
 }
notalone-event-cleared = { $player } discards from the table: { $cards }.
notalone-event-pile = The smoke lifts over { $player }: { $n ->
    [0] an empty discard pile.
   *[other] { $cards }.
 }
notalone-event-refill = The Creature draws { $n ->
    [one] { $n } Hunt card
   *[other] { $n } Hunt cards
 }.
notalone-event-refill-cards = The Creature draws: { $cards }.
notalone-event-shuffled = { $deck ->
    [hunt] The discarded Hunt cards are shuffled into a new deck.
   *[other] The discarded Survival cards are shuffled into a new deck.
 }
notalone-event-left = { $player } has left the game.

## Result

notalone-score-distance = Distance to Victory
notalone-end-rescue = help has come in time
notalone-end-assimilation = the planet has assimilated the Hunted
notalone-end-creature-left = the Creature has left: no result

## Why something cannot be done

notalone-why-over = The game is over.
notalone-why-despair = Despair is in play: no Survival card can be played or drawn this turn.
notalone-why-played = You have played your Survival card for this turn. You can play the next one next turn.
notalone-why-played-hunt = You have no Hunt card left to play this turn.
notalone-why-sacrifice = Sacrifice is in play: no Hunt card can be played this turn.
notalone-why-phase = Can be played in this phase only: { notalone-which-phase }.
notalone-why-first = First the card or the token that has just come into play must be settled.
notalone-why-tokens = Only once all tokens are on the planet.
notalone-why-reveal = Only once the places are revealed.
notalone-why-late = Too late: the Artemia and Creature tokens are striking already.
notalone-why-full-will = You already have 3 Will.
notalone-why-marker-on = The Marker is on the Beach already.
notalone-why-marker-off = The Marker must be on the Beach.
notalone-why-creature-spent = The Creature cannot play another card this turn: there is nothing to prevent.
notalone-why-empty-hand = You have no Place card in hand to give. Resist or Give Up first.
notalone-why-empty-pile = Your discard pile is empty.
notalone-why-not-at-artemia = You must be at the Artemia token.
notalone-why-not-at-creature = You must be at the Creature token.
notalone-why-moment = Only when it is your turn to use your place, and its power can be used.
notalone-why-copying = You are using the power of another place already.
notalone-why-rover = You are on the Rover already: use its own power.
notalone-why-no-artemia = The Artemia token is not on the planet.
notalone-why-no-card = You have no card on the table any more.
notalone-why-nobody-three = No Hunted has three Place cards in hand.
notalone-why-empty-hunt-pile = There is no Hunt card in the discard pile to copy.
notalone-why-nobody-stands = No Hunted has a card on the table any more.
notalone-why-not-in-hand = You do not have this card in hand.
notalone-why-nothing-to-gain = You have 3 Will and an empty discard pile: there is nothing to get back.
notalone-why-too-few = You do not have enough cards that you can lay. Resist or Give Up first.
notalone-why-laid = First take back what you have laid.
notalone-why-force-field = A Force Field covers this place: it cannot be laid this turn.
notalone-why-two = { $count ->
    [one] Lay exactly one card.
   *[other] Lay exactly { $count } different cards.
 }
notalone-why-used = Its power has been used this turn. You may still take a card back.
notalone-why-either = You have used the River or the Artefact this turn. You may still take a card back.
notalone-why-reserve = The reserve has no place that you do not own yet. You may still take a card back.
notalone-why-no-survival = There is no Survival card to draw.
notalone-why-nobody-to-heal = No Hunted has one or two Will.
notalone-why-nothing-to-copy = There is no place to copy: neither the Lair nor the Artefact can be copied.

## The board

notalone-planet = The planet Artemia. The arrow keys go from place to place, Enter chooses.
notalone-turn = Turn { $turn }
notalone-phases = Phases of the turn
notalone-steps = Steps of the reckoning
notalone-in-play = In play this turn
notalone-crew = Creature and Hunted
notalone-own = Your cards
notalone-none = none

notalone-track-left = { $track }: { $left } of { $start } spaces to go
notalone-rescue-text = When this counter reaches the star, help has come and the Hunted win.
notalone-assimilation-text = When this counter reaches the star, the Hunted are part of the planet and the Creature wins.
notalone-track-on = On the Artemia symbol
notalone-track-next = Artemia symbol in { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }
notalone-side-1 = Side 1
notalone-side-1-text = The Artemia symbol on each of the last six spaces of Rescue: a long time with one token, then two every turn.
notalone-side-2 = Side 2
notalone-side-2-text = The Artemia symbol on every other of the last eleven spaces of Rescue: two tokens from early on, but only now and then.

notalone-now-order = { $player } chooses which of two places comes first.
notalone-now-resolving = { $player } is at: { $place }. The power, a card back, or nothing?
notalone-step-free = Free places
notalone-step-free-text = In turn, every Hunted without a token on their place uses its power or takes one card back.
notalone-step-target = Target
notalone-step-target-text = The Hunt card of this token strikes whoever is there. Then they use their places, unless another token holds them.
notalone-step-artemia = Artemia
notalone-step-artemia-text = Whoever is there discards a Place card from hand.
notalone-step-creature = { notalone-role-creature }
notalone-step-creature-text = Whoever is there is caught and loses Will, and Assimilation moves one space.
notalone-step-exhausted = Exhaustion
notalone-step-exhausted-text = Whoever has no Will left gets Will and all places back, and Assimilation moves one more space.

notalone-state-ineffective = ineffective this turn
notalone-state-used = used up this turn
notalone-state-barred = cannot be laid this turn
notalone-state-marker = here: { notalone-marker }
notalone-state-token = here: { $token }
notalone-state-here = here: { $players }
notalone-state-maybe = could be here: { $count ->
    [one] { $players }
   *[other] { $players } ({ $count })
 }
notalone-state-laid = you have laid this card
notalone-state-reserve = in the reserve: { $left }
notalone-state-left = has left
notalone-state-choosing = is choosing
notalone-state-chosen = has chosen
notalone-state-thinking = is being asked
notalone-state-resolving = is deciding
notalone-state-passed = has passed
notalone-state-ahead-phase = passes until the phase ends
notalone-state-ahead-turn = passes until the turn ends
notalone-watch = Show where this Hunted could be
notalone-could-be = { $player } could be at: { $places }
notalone-count-will = { notalone-will }: { $will } of 3
notalone-count-hand = { $hand ->
    [one] 1 Place card in hand
   *[other] { $hand } Place cards in hand
 }
notalone-count-kit = { $cards ->
    [one] 1 Survival card
   *[other] { $cards } Survival cards
 }
notalone-count-laid = { $laid ->
    [one] 1 card face down
   *[other] { $laid } cards face down
 }
notalone-table-waiting = at { $place }
notalone-table-resolved = at { $place }, done
notalone-table-back = { $card } taken back
notalone-pile = discard pile: { $places }
notalone-pile-none = nothing in the discard pile
notalone-pile-hidden = { $discards ->
    [one] 1 card in the discard pile, hidden by the Smokescreen
   *[other] { $discards } cards in the discard pile, hidden by the Smokescreen
 }
notalone-shown = has shown: { $places }
notalone-two-river = lays two cards and keeps one ({ notalone-place-3 })
notalone-two-artefact = lays two cards and uses both ({ notalone-place-10 })
notalone-next-river = two cards next turn ({ notalone-place-3 })
notalone-next-artefact = two cards next turn ({ notalone-place-10 })
notalone-hunt-hand-text = { $hand } in hand; { $plays ->
    [0] none can be played any more this turn.
    [one] 1 can be played this turn.
   *[other] { $plays } can be played this turn.
 }
notalone-hunt-count = { $hand ->
    [one] 1 Hunt card
   *[other] { $hand } Hunt cards
 }
notalone-hunt-pile = Hunt cards
notalone-survival-pile = Survival cards
notalone-deck = { $deck ->
    [one] 1 card in the deck.
   *[other] { $deck } cards in the deck.
 }
notalone-discarded = Discarded, the newest last:
notalone-bottom = Under the deck, the lowest first:
notalone-known = Certainly in hand:
notalone-pile-empty = none

notalone-own-hand = Your hand
notalone-own-pile = Your discard pile
notalone-own-hunt = Your Hunt cards
notalone-own-survival = Your Survival cards
notalone-tray = Tokens to place
notalone-tray-text = Press a token, then a place, or drag it there.
notalone-deeds = What you can do
notalone-when = Phase { $number }: { $phase }.
notalone-when-copied = In the phase of the card it copies.
notalone-brings = Brings into play: { $token }

notalone-label-move = { $player }: { $from } → { $place }
notalone-label-token = { $token } → { $place }
notalone-draft-chosen = { $title } { $chosen }
notalone-draft-lay = Lay face down:
notalone-draft-resist = Resist: pay 1 Will (you keep { $left }) and take back { $most ->
    [one] 1 card
   *[other] { $most } cards
 } from your discard pile:
notalone-draft-give-up = Give Up: 3 Will and all your cards back, but Assimilation moves one space ({ $assimilation } to go).
notalone-draft-place-creature = Creature token:
notalone-draft-place-artemia = Artemia token:
notalone-draft-place-target = Target token:
notalone-draft-take = Take back from your discard pile:
notalone-draft-keep = Keep:
notalone-draft-discard = Discard:
notalone-draft-hide = Keep secret:
notalone-draft-resolve = First:
notalone-draft-recover = Take back:
notalone-draft-power = Use the power:
notalone-draft-copy = Use the power of:
notalone-draft-heal = Give 1 Will to:
