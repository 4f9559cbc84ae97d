# Innovation: everything that is said in English. Names of cards, colours, icons, ages and the like stand in names.toml.
# A pile is a player's cards of one colour; the supply is what cards are drawn from; the launcher is whose dogma action runs.
# Said in the same words everywhere: draw, meld, tuck, score, return, splay, achieve, transfer, exchange, reveal.

innovation-name = Innovation
innovation-pitch = From the wheel to the internet: 105 cards, each with a power of its own that others may share or suffer. Five piles of ideas, four things to do, and every match is different.

## Options and bots

innovation-option-edition = Rule set
innovation-option-edition-last = last: the cards as in the third edition
innovation-option-edition-first = first: nine cards as in the first edition
innovation-option-teams = Teams
innovation-option-teams-no = no: everybody alone
innovation-option-teams-random = two against two, drawn at random
innovation-option-teams-1-2 = seats 1 and 2 against 3 and 4
innovation-option-teams-1-3 = seats 1 and 3 against 2 and 4
innovation-option-teams-1-4 = seats 1 and 4 against 2 and 3
innovation-level-random = Random
innovation-level-easy = Easy
innovation-level-normal = Normal
innovation-level-hard = Hard

## What the cards do
# Said to whoever carries the effect out, or suffers the demand. Every demand begins in the same way. Keep to the words of
# the keywords below: a player may rely on them. "Has a castle" is said of a card, seen or covered; "shows", of what can be
# seen on a board. "-first" is the effect in the rule set "first", where it is another.

# Age 1.

innovation-card-pottery-1 = You may return up to three cards from your hand. If you do, draw and score a card of the age that is the number of cards returned.
innovation-card-pottery-2 = Draw a card of age 1.
innovation-card-tools-1 = You may return exactly three cards from your hand. If you do, draw and meld a card of age 3.
innovation-card-tools-2 = You may return a card of age 3 from your hand. If you do, draw three cards of age 1.
innovation-card-writing-1 = Draw a card of age 2.
innovation-card-archery-1 = Demand: draw a card of age 1. Then transfer the highest card of your hand to the launcher’s hand.
innovation-card-metalworking-1 = Draw cards of age 1 face up. Score each that has a castle and go on; the first without one goes to your hand and ends this.
innovation-card-oars-1 = Demand: transfer a card with a crown from your hand to the launcher’s score pile and draw a card of age 1. Repeat this as long as your hand has a crown.
innovation-card-oars-1-first = Demand: transfer a card with a crown from your hand to the launcher’s score pile. If you do, draw a card of age 1.
innovation-card-oars-2 = If the demand moved no card, draw a card of age 1.
innovation-card-clothing-1 = Meld a card from your hand whose colour is not on your board.
innovation-card-clothing-2 = For each colour that is on your board and on no opponent’s board, draw and score a card of age 1.
innovation-card-sailing-1 = Draw and meld a card of age 1.
innovation-card-the-wheel-1 = Draw two cards of age 1.
innovation-card-agriculture-1 = You may return a card from your hand. If you do, draw and score a card one age higher.
innovation-card-domestication-1 = Meld the lowest card of your hand. Then, in any case, draw a card of age 1.
innovation-card-masonry-1 = You may meld any number of cards with a castle from your hand. If you meld four or more, claim { innovation-special-monument }.
innovation-card-city-states-1 = Demand: if your board shows four castles or more, transfer a top card with a castle from it to the launcher’s board. If you do, draw a card of age 1.
innovation-card-code-of-laws-1 = You may tuck a card from your hand whose colour is on your board. If you do, you may splay that pile left.
innovation-card-mysticism-1 = Draw a card of age 1 face up. If its colour is on your board, meld it and draw a card of age 1; otherwise keep it in hand.

# Age 2.

innovation-card-calendar-1 = If your score pile has more cards than your hand, draw two cards of age 3.
innovation-card-mathematics-1 = You may return a card from your hand. If you do, draw and meld a card one age higher.
innovation-card-construction-1 = Demand: transfer two cards from your hand to the launcher’s hand. Then, in any case, draw a card of age 2.
innovation-card-construction-2 = If all five colours are on your board and no opponent has all five, claim { innovation-special-empire }.
innovation-card-road-building-1 = Meld one or two cards from your hand. If you meld two, you may transfer your top red card to another player’s board and the top green card there to yours.
innovation-card-currency-1 = You may return any number of cards from your hand. For each different age among them, draw and score a card of age 2.
innovation-card-mapmaking-1 = Demand: transfer a card of age 1 from your score pile to the launcher’s score pile.
innovation-card-mapmaking-2 = If the demand moved a card, draw and score a card of age 1.
innovation-card-canal-building-1 = You may exchange all the highest cards of your hand with all the highest cards of your score pile.
innovation-card-fermenting-1 = For each of your piles that shows a leaf, draw a card of age 2.
innovation-card-fermenting-1-first = For every two leaves that your board shows, draw a card of age 2.
innovation-card-monotheism-1 = Demand: transfer a top card whose colour is not on the launcher’s board from your board to the launcher’s score pile. If you do, draw and tuck a card of age 1.
innovation-card-monotheism-2 = Draw and tuck a card of age 1.
innovation-card-philosophy-1 = You may splay one of your piles left.
innovation-card-philosophy-2 = You may score a card from your hand.

# Age 3.

innovation-card-alchemy-1 = For every three castles that your board shows, draw a card of age 4 face up. If any of them is red, return them together with your whole hand; otherwise keep them in hand.
innovation-card-alchemy-2 = Meld a card from your hand, then score a card from your hand.
innovation-card-translation-1 = You may meld your whole score pile, in any order.
innovation-card-translation-2 = If every top card on your board has a crown, claim { innovation-special-world }.
innovation-card-engineering-1 = Demand: transfer all top cards with a castle from your board to the launcher’s score pile.
innovation-card-engineering-2 = You may splay your red pile left.
innovation-card-optics-1 = Draw and meld a card of age 3. If it has a crown, draw and score a card of age 4. If not, transfer a card from your score pile to that of an opponent who has fewer points than you.
innovation-card-compass-1 = Demand: transfer a top card with a leaf, but not a green one, from your board to the launcher’s board. Then, in any case, transfer a top card without a leaf from the launcher’s board to yours.
innovation-card-paper-1 = You may splay your green or your blue pile left.
innovation-card-paper-2 = For each of your piles that is splayed left, draw a card of age 4.
innovation-card-machinery-1 = Demand: exchange your whole hand with all the highest cards of the launcher’s hand.
innovation-card-machinery-2 = Score a card with a castle from your hand. Then, in any case, you may splay your red pile left.
innovation-card-medicine-1 = Demand: exchange the highest card of your score pile with the lowest card of the launcher’s score pile.
innovation-card-education-1 = You may return the highest card of your score pile. If you do, draw a card two ages above the highest that is left there.
innovation-card-feudalism-1 = Demand: transfer a card with a castle from your hand to the launcher’s hand. If you do, your pile of its colour loses its splay.
innovation-card-feudalism-1-first = Demand: transfer a card with a castle from your hand to the launcher’s hand.
innovation-card-feudalism-2 = You may splay your yellow or your purple pile left.

# Age 4.

innovation-card-experimentation-1 = Draw and meld a card of age 5.
innovation-card-printing-press-1 = You may return a card from your score pile. If you do, draw a card two ages above your top purple card, or of age 2 if you have none.
innovation-card-printing-press-2 = You may splay your blue pile right.
innovation-card-colonialism-1 = Draw and tuck a card of age 3. Repeat this as long as the card tucked has a crown.
innovation-card-gunpowder-1 = Demand: transfer a top card with a castle from your board to the launcher’s score pile.
innovation-card-gunpowder-2 = If the demand moved a card, draw and score a card of age 2.
innovation-card-invention-1 = You may splay right a pile that you have splayed left. If you do, draw and score a card of age 4.
innovation-card-invention-2 = If you have five piles and all are splayed, in whatever directions, claim { innovation-special-wonder }.
innovation-card-navigation-1 = Demand: transfer a card of age 2 or 3 from your score pile to the launcher’s score pile.
innovation-card-anatomy-1 = Demand: return a card from your score pile. If you do, return a top card of the same age from your board.
innovation-card-perspective-1 = You may return a card from your hand. If you do, score a card from your hand for every two lightbulbs that your board shows.
innovation-card-enterprise-1 = Demand: transfer a top card with a crown, but not a purple one, from your board to the launcher’s board. If you do, draw and meld a card of age 4.
innovation-card-enterprise-2 = You may splay your green pile right.
innovation-card-reformation-1 = You may tuck cards from your hand: one for every two leaves that your board shows, no fewer unless your hand runs out.
innovation-card-reformation-2 = You may splay your yellow or your purple pile right.

# Age 5.

innovation-card-chemistry-1 = You may splay your blue pile right.
innovation-card-chemistry-2 = Draw and score a card one age above your highest top card. Then return a card from your score pile.
innovation-card-physics-1 = Draw three cards of age 6 face up. If two of them share a colour, return all three together with your whole hand; otherwise keep them in hand.
innovation-card-coal-1 = Draw and tuck a card of age 5.
innovation-card-coal-2 = You may splay your red pile right.
innovation-card-coal-3 = You may score one of your top cards. If you do, also score the card that lay directly under it.
innovation-card-the-pirate-code-1 = Demand: transfer two cards of age 4 or lower from your score pile to the launcher’s score pile.
innovation-card-the-pirate-code-2 = If the demand moved a card, score the lowest of your top cards with a crown.
innovation-card-banking-1 = Demand: transfer a top card with a factory, but not a green one, from your board to the launcher’s board. If you do, draw and score a card of age 5.
innovation-card-banking-2 = You may splay your green pile right.
innovation-card-measurement-1 = You may reveal a card from your hand and return it. If you do, splay your pile of its colour right and draw a card of the age that is the number of cards in that pile.
innovation-card-measurement-1-first = You may return a card from your hand. If you do, name a colour, splay your pile of that colour right and draw a card of the age that is the number of cards in it.
innovation-card-statistics-1 = Demand: transfer all the highest cards of your score pile to your own hand.
innovation-card-statistics-1-first = Demand: transfer the highest card of your score pile to your own hand. Repeat this if it is the only card in your hand.
innovation-card-statistics-2 = You may splay your yellow pile right.
innovation-card-steam-engine-1 = Draw and tuck two cards of age 4. Then score the bottom card of your yellow pile.
innovation-card-astronomy-1 = Draw cards of age 6 face up. Meld each green or blue one and go on; the first of another colour goes to your hand and ends this.
innovation-card-astronomy-2 = If all your top cards, leaving purple aside, are of age 6 or higher, claim { innovation-special-universe }.
innovation-card-societies-1 = Demand: transfer a top card with a lightbulb that is higher than the launcher’s top card of its colour from your board to the launcher’s board. If you do, draw a card of age 5.
innovation-card-societies-1-first = Demand: transfer a top card with a lightbulb, but not a purple one, from your board to the launcher’s board. If you do, draw a card of age 5.

# Age 6.

innovation-card-atomic-theory-1 = You may splay your blue pile right.
innovation-card-atomic-theory-2 = Draw and meld a card of age 7.
innovation-card-encyclopedia-1 = You may meld all the highest cards of your score pile, in any order.
innovation-card-industrialization-1 = For each of your piles that shows a factory, draw and tuck a card of age 6.
innovation-card-industrialization-1-first = For every two factories that your board shows, draw and tuck a card of age 6.
innovation-card-industrialization-2 = You may splay your red or your purple pile right.
innovation-card-machine-tools-1 = Draw and score a card of the same age as the highest card of your score pile.
innovation-card-classification-1 = Reveal a card from your hand. All cards of its colour in your opponents’ hands are transferred to yours. Then meld all cards of that colour from your hand, in any order.
innovation-card-metric-system-1 = If your green pile is splayed right, you may splay one of your piles right.
innovation-card-metric-system-2 = You may splay your green pile right.
innovation-card-canning-1 = You may draw and tuck a card of age 6. If you do, score all your top cards without a factory.
innovation-card-canning-2 = You may splay your yellow pile right.
innovation-card-vaccination-1 = Demand: return all the lowest cards of your score pile. If you return any, draw and meld a card of age 6.
innovation-card-vaccination-2 = If the demand returned a card, draw and meld a card of age 7.
innovation-card-democracy-1 = You may return any number of cards from your hand. If you have then returned more by this card than every other player in this action, draw and score a card of age 8.
innovation-card-emancipation-1 = Demand: transfer a card from your hand to the launcher’s score pile. If you do, draw a card of age 6.
innovation-card-emancipation-2 = You may splay your red or your purple pile right.

# Age 7.

innovation-card-evolution-1 = You may either draw and score a card of age 8 and then return a card from your score pile, or draw a card one age above the highest of your score pile.
innovation-card-publications-1 = You may put the cards of one of your piles into another order. Its splay stays.
innovation-card-publications-2 = You may splay your yellow or your blue pile up.
innovation-card-combustion-1 = Demand: for every four crowns that the launcher’s board shows, transfer a card from your score pile to the launcher’s score pile.
innovation-card-combustion-1-first = Demand: transfer two cards from your score pile to the launcher’s score pile.
innovation-card-combustion-2 = Return the bottom card of your red pile.
innovation-card-explosives-1 = Demand: transfer the three highest cards of your hand to the launcher’s hand. If you transfer any and have none left, draw a card of age 7.
innovation-card-bicycle-1 = You may exchange your whole hand with your whole score pile.
innovation-card-electricity-1 = Return all your top cards without a factory. Then draw a card of age 8 for each of them.
innovation-card-refrigeration-1 = Demand: return half of your hand, rounded down.
innovation-card-refrigeration-2 = You may score a card from your hand.
innovation-card-sanitation-1 = Demand: exchange the two highest cards of your hand with the lowest card of the launcher’s hand.
innovation-card-lighting-1 = You may tuck up to three cards from your hand. For each different age among them, draw and score a card of age 7.
innovation-card-railroad-1 = Return your whole hand, then draw three cards of age 6.
innovation-card-railroad-2 = You may splay up a pile that you have splayed right.

# Age 8.

innovation-card-quantum-theory-1 = You may return up to two cards from your hand. If you return two, draw a card of age 10, then draw and score a card of age 10.
innovation-card-rocketry-1 = For every two clocks that your board shows, return a card from an opponent’s score pile.
innovation-card-flight-1 = If your red pile is splayed up, you may splay one of your piles up.
innovation-card-flight-2 = You may splay your red pile up.
innovation-card-mobility-1 = Demand: transfer your two highest top cards that are not red and have no factory from your board to the launcher’s score pile. If you transfer any, draw a card of age 8.
innovation-card-corporations-1 = Demand: transfer a top card with a factory, but not a green one, from your board to the launcher’s score pile. If you do, draw and meld a card of age 8.
innovation-card-corporations-2 = Draw and meld a card of age 8.
innovation-card-mass-media-1 = You may return a card from your hand. If you do, name an age and return all cards of that age from all score piles.
innovation-card-mass-media-2 = You may splay your purple pile up.
innovation-card-antibiotics-1 = You may return up to three cards from your hand. For each different age among them, draw two cards of age 8.
innovation-card-skyscrapers-1 = Demand: transfer a top card with a clock, but not a yellow one, from your board to the launcher’s board. If you do, score the card that lay directly under it and return the rest of that pile.
innovation-card-empiricism-1 = Name two colours, then draw a card of age 9 face up. If it has one of them, meld it, and you may splay its pile up; otherwise keep it in hand.
innovation-card-empiricism-2 = If your board shows twenty lightbulbs or more, you win.
innovation-card-socialism-1 = You may tuck your whole hand, in any order. If you tuck a purple card, all the lowest cards of each opponent’s hand are transferred to yours.

# Age 9.

innovation-card-computers-1 = You may splay your red or your green pile up.
innovation-card-computers-2 = Draw and meld a card of age 10, then carry it out alone.
innovation-card-genetics-1 = Draw and meld a card of age 10, then score all cards under it.
innovation-card-composites-1 = Demand: transfer all cards of your hand but one to the launcher’s hand. Then, in any case, transfer the highest card of your score pile to the launcher’s score pile.
innovation-card-fission-1 = Demand: draw a card of age 10 face up. If it is red, all hands, boards and score piles leave the game and the action is over; otherwise keep it in hand.
innovation-card-fission-2 = Return a top card other than { innovation-card-fission } from any board. Then, in any case, draw a card of age 10.
innovation-card-fission-2-first = Return a top card other than { innovation-card-fission } from any board.
innovation-card-collaboration-1 = Demand: draw two cards of age 9 face up. The one that the launcher picks is transferred to the launcher’s board; meld the other.
innovation-card-collaboration-2 = If your green pile has ten cards or more, you win.
innovation-card-satellites-1 = Return your whole hand, then draw three cards of age 8.
innovation-card-satellites-2 = You may splay your purple pile up.
innovation-card-satellites-3 = Meld a card from your hand, then carry it out alone.
innovation-card-ecology-1 = You may return a card from your hand. If you do, score a card from your hand and draw two cards of age 10.
innovation-card-suburbia-1 = You may tuck any number of cards from your hand. For each of them, draw and score a card of age 1.
innovation-card-services-1 = Demand: transfer all the highest cards of your score pile to the launcher’s hand. If you transfer any, transfer a top card without a leaf from the launcher’s board to your hand.
innovation-card-specialization-1 = Reveal a card from your hand. The top card of its colour on each opponent’s board is transferred to your hand.
innovation-card-specialization-2 = You may splay your yellow or your blue pile up.

# Age 10.

innovation-card-bioengineering-1 = Transfer a top card with a leaf from an opponent’s board to your score pile.
innovation-card-bioengineering-2 = If any player’s board shows fewer than three leaves, whoever alone shows the most leaves wins.
innovation-card-software-1 = Draw and score a card of age 10.
innovation-card-software-2 = Draw and meld two cards of age 10, then carry the second out alone.
innovation-card-miniaturization-1 = You may return a card from your hand. If it was of age 10, draw a card of age 10 for each different age in your score pile.
innovation-card-robotics-1 = Score your top green card. Then, in any case, draw and meld a card of age 10 and carry it out alone.
innovation-card-databases-1 = Demand: return half of your score pile, rounded up.
innovation-card-self-service-1 = Carry out another of your top cards alone.
innovation-card-self-service-2 = If you have more achievements than each opponent, you win.
innovation-card-globalization-1 = Demand: return a top card with a leaf from your board.
innovation-card-globalization-2 = Draw and score a card of age 6. Then, if no player’s board shows more leaves than factories, whoever alone has the most points wins.
innovation-card-stem-cells-1 = You may score your whole hand.
innovation-card-ai-1 = Draw and score a card of age 10.
innovation-card-ai-2 = If { innovation-card-robotics } and { innovation-card-software } are both top cards, on whatever boards, whoever alone has the fewest points wins.
innovation-card-the-internet-1 = You may splay your green pile up.
innovation-card-the-internet-2 = Draw and score a card of age 10.
innovation-card-the-internet-3 = For every two clocks that your board shows, draw and meld a card of age 10.

## Keywords
# The words that the cards use, explained.

innovation-keyword-draw = Draw
innovation-keyword-draw-text = Take the uppermost card of the supply of that age into your hand, unseen by the others. If there is none, the next higher age that has one is used; above age 10 the game ends.
innovation-keyword-meld = Meld
innovation-keyword-meld-text = Put the card on top of your pile of its colour, or start that pile with it.
innovation-keyword-tuck = Tuck
innovation-keyword-tuck-text = Put the card under your pile of its colour, or start that pile with it.
innovation-keyword-score = Score
innovation-keyword-score-text = Put the card into your score pile. It is worth as many points as its age.
innovation-keyword-return = Return
innovation-keyword-return-text = Put the card under the supply of its age.
innovation-keyword-splay = Splay
innovation-keyword-splay-text = Fan a pile of two or more cards out in one direction, so that the covered cards show some of their icons: one icon each to the left, two to the right, three upwards.
innovation-keyword-achieve = Achieve
innovation-keyword-achieve-text = Take an achievement. That of an age costs an action and needs five points for each step of the age, and a top card of that age or higher; you keep the points.
innovation-keyword-transfer = Transfer
innovation-keyword-transfer-text = Move the card to the place that is named: a hand, a score pile, or on top of a pile. It has not been scored or melded by this.
innovation-keyword-exchange = Exchange
innovation-keyword-exchange-text = Both groups of cards change places at once. One of them may be empty.
innovation-keyword-reveal = Reveal
innovation-keyword-reveal-text = Show the card to everybody.
innovation-keyword-claim = Claim
innovation-keyword-claim-text = Take the special achievement at once, if nobody has it yet.
innovation-keyword-demand = Demand
innovation-keyword-demand-text = Strikes every opponent who shows fewer of the dogma’s icon than the launcher. The launcher is whose dogma action it is.
innovation-keyword-share = Without a demand
innovation-keyword-share-text = Also carried out, and before the launcher, by everybody who shows at least as many of the dogma’s icon. If that changes anything for an opponent, the launcher draws a card in the end.
innovation-keyword-alone = Carry out alone
innovation-keyword-alone-text = Carry out all effects of the card that are no demands. Nobody shares them.
innovation-keyword-top = Top card
innovation-keyword-top-text = The uppermost card of a pile.
innovation-keyword-highest = Highest, lowest
innovation-keyword-highest-text = By age. If several are equal, one of them, at the choice of whoever moves it, unless all are named.
innovation-keyword-shows = Has an icon, shows an icon
innovation-keyword-shows-text = A card has the three icons that are printed on it. A pile or a board shows those that can be seen: all of its top cards, and what a splay uncovers.

## What achievements need

# $age is a number, $points is five times as much.
innovation-age-needs = { $points } points and a top card of age { $age } or higher
innovation-special-empire-text = At least three of each of the six icons on your board.
innovation-special-empire-card = Or by { innovation-card-construction }: all five colours, while no opponent has all five.
innovation-special-monument-text = Six cards tucked, or six cards scored, within one turn, whosever turn it is.
innovation-special-monument-card = Or by { innovation-card-masonry }: four cards with a castle melded at once.
innovation-special-wonder-text = All five colours on your board, each splayed right or up.
innovation-special-wonder-card = Or by { innovation-card-invention }: all five colours splayed in whatever directions.
innovation-special-world-text = At least twelve clocks on your board.
innovation-special-world-card = Or by { innovation-card-translation }: a crown on every top card.
innovation-special-universe-text = All five colours on your board, each top card of age 8 or higher.
innovation-special-universe-card = Or by { innovation-card-astronomy }: every top card, leaving purple aside, of age 6 or higher.

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
    [shown] drawn face up
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

innovation-ask-first-meld = Choose the card that you meld at the start
innovation-ask-action = Choose an action ({ $left } left)
innovation-ask-return = { innovation-which-card }: choose a card to return
innovation-ask-meld = { innovation-which-card }: choose a card to meld
innovation-ask-tuck = { innovation-which-card }: choose a card to tuck
innovation-ask-score = { innovation-which-card }: choose a card to score
innovation-ask-give = { innovation-which-card }: choose a card to transfer
innovation-ask-take = { innovation-which-card }: choose a card to take
innovation-ask-show = { innovation-which-card }: choose a card to reveal
innovation-ask-swap = { innovation-which-card }: choose a card to exchange
innovation-ask-swap-all = { innovation-which-card }: exchange all these cards?
innovation-ask-splay = { innovation-which-card }: choose a pile to splay { innovation-which-direction }
innovation-ask-name-colour = { innovation-which-card }: name a colour
innovation-ask-name-value = { innovation-which-card }: name an age
innovation-ask-trade = { innovation-which-card }: whose board gets your top red card, for the top green one there?
innovation-ask-give-to = { innovation-which-card }: which opponent gets a card of your score pile?
innovation-ask-meld-all = { innovation-which-card }: meld from your score pile, all or nothing?
innovation-ask-tuck-all = { innovation-which-card }: tuck your whole hand?
innovation-ask-score-all = { innovation-which-card }: score your whole hand?
innovation-ask-draw-tuck = { innovation-which-card }: draw and tuck a card of age 6?
innovation-ask-evolve = { innovation-which-card }: choose one of two
innovation-ask-reorder = { innovation-which-card }: choose a pile to reorder
innovation-ask-put-next = { innovation-which-card }: choose the card that comes next, from the top down
innovation-ask-carry-out = { innovation-which-card }: choose the card that you carry out

## Actions

innovation-do-draw = Draw
innovation-do-meld = Meld
innovation-do-dogma = Dogma
innovation-do-achieve = Achieve

innovation-part-card = Which card
innovation-part-age = Which age
innovation-part-colour = Which colour
innovation-part-value = Which age
innovation-part-seat = Which player
innovation-part-back = From which score pile, and of which age
innovation-part-way = Which of the two

innovation-way-score = Draw and score a card of age 8, then return a card from your score pile
innovation-way-draw = Draw a card one age above the highest of your score pile

## Log
# $player is who acts; $to, $who, $owner, $one, $two, $three and $four are names of players too. $cards and $ages are whole lists:
# "Tools, Oars" and "1, 1, 3"; $cards can name fewer cards than there are, those that the reader may know. What ends in
# -card or -cards once more is said to those who are told which cards they are.

innovation-event-teams = Teams: { $one } and { $three } against { $two } and { $four }.
innovation-event-first = { $player } begins: first in the alphabet.
innovation-event-turn = { $actions ->
    [one] { $player } to move, with { $actions } action.
   *[other] { $player } to move, with { $actions } actions.
 }
innovation-event-dogma = { $player } uses the dogma of { innovation-which-card }.
# $demand is "true" (or 1) for a demand.
innovation-event-effect = { $demand ->
    [true] { innovation-which-card }, effect { $number }: a demand on { $player }.
    [1] { innovation-which-card }, effect { $number }: a demand on { $player }.
   *[other] { innovation-which-card }, effect { $number }: { $player }.
 }
innovation-event-bonus = An opponent has shared: { $player } draws once more.
innovation-event-drew = { $player } draws a card of age { $age }.
innovation-event-drew-card = { $player } draws { innovation-which-card }.
innovation-event-revealed = { $player } draws face up: { innovation-which-card }.
innovation-event-kept = { $player } keeps { innovation-which-card } in hand.
innovation-event-melded = { $out ->
    [supply] { $player } draws and melds { innovation-which-card }.
    [score] { $player } melds { innovation-which-card } from the score pile.
   *[other] { $player } melds { innovation-which-card }.
 }
innovation-event-tucked = { $out ->
    [supply] { $player } draws and tucks { innovation-which-card }.
   *[other] { $player } tucks { innovation-which-card }.
 }
innovation-event-scored = { $out ->
    [supply] { $player } draws and scores a card of age { $age }.
   *[other] { $player } scores a card of age { $age }.
 }
innovation-event-scored-card = { $out ->
    [supply] { $player } draws and scores { innovation-which-card }.
    [board] { $player } scores { innovation-which-card } from the board.
   *[other] { $player } scores { innovation-which-card }.
 }
innovation-event-scored-cards = { $player } scores ({ innovation-which-out }), age: { $ages }.
innovation-event-scored-cards-cards = { $player } scores ({ innovation-which-out }): { $cards } (age: { $ages }).
innovation-event-returned = { $player } returns a card of age { $age } ({ innovation-which-out }).
innovation-event-returned-card = { $player } returns { innovation-which-card } ({ innovation-which-out }).
innovation-event-returned-other = { $player } returns a card of age { $age } ({ $owner }: { innovation-which-out }).
innovation-event-returned-other-card = { $player } returns { innovation-which-card } ({ $owner }: { innovation-which-out }).
innovation-event-transferred = A card of age { $age }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-card = { innovation-which-card }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards = Cards of age { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards-cards = { $cards } (age: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped = Exchange, age { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped-cards = Exchange, { $cards } (age: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-showed = { $player } reveals { innovation-which-card }.
# $colour is the name of a colour.
innovation-event-splayed = { $player } splays { innovation-which-direction }: { innovation-which-colour }.
innovation-event-unsplayed = { $player } loses a splay: { innovation-which-colour }.
innovation-event-reordered = { $player } reorders { innovation-which-colour }, from the bottom: { $cards }.
innovation-event-named-colour = { $player } names a colour: { innovation-which-colour }.
innovation-event-named-value = { $player } names an age: { $value }.
innovation-event-named-seat = { $player } names { $who }.
innovation-event-no-card = { $player } has no card that fits { innovation-which-card }, effect { $number }.
innovation-event-achieved = { $player } claims the achievement of age { $age }.
innovation-event-special = { $player } claims { innovation-which-special }.
innovation-event-wiped = Red! All hands, boards and score piles leave the game.
innovation-event-left = { $player } has left the game.
innovation-event-ended = The game is over: { $how ->
    [achievements] { innovation-end-achievements }
    [points] { innovation-end-points }
    [dogma] { innovation-end-dogma }
   *[other] { innovation-end-left }
 }.

## Result

innovation-score-achievements = Achievements
innovation-score-points = Points
innovation-end-achievements = enough achievements
innovation-end-points = nothing left to draw, so points decide
innovation-end-dogma = won by a card
innovation-end-left = the others left

## Why something cannot be done

innovation-why-taken = Somebody has claimed the achievement of age { $age } already.
innovation-why-points = The achievement of age { $age } needs { $need } points. You have { $have }.
innovation-why-top = The achievement of age { $age } needs a top card of age { $age } or higher. { $have ->
    [0] Your board is empty.
   *[other] Your highest is of age { $have }.
 }
innovation-why-no-hand = Your hand is empty: there is no card to meld.
innovation-why-no-top = Your board is empty: there is no card whose dogma you could use.
innovation-why-no-ages = All age achievements have been claimed.
innovation-why-no-pass = An action cannot be skipped. You can always draw.
