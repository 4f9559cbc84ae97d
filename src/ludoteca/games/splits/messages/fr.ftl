# Splits: everything that is said in French.

splits-name = Splits
splits-pitch = Construisez une prairie, puis divisez votre troupeau et envoyez-le en ligne droite. Qui occupe le plus de cases avec ses moutons l’emporte.

## Options and bots

splits-option-first = Qui commence
splits-option-first-random = au hasard
splits-option-first-seats = la place 1
splits-level-random = Aléatoire
splits-level-easy = Facile
splits-level-normal = Normal
splits-level-hard = Difficile

## Questions and actions

splits-ask-tile = Posez une tuile de prairie contre les autres
splits-ask-start = Choisissez une case du bord extérieur pour vos 16 moutons
splits-ask-split = Choisissez une pile, puis où en envoyer une partie
splits-do-lay = Poser une tuile
splits-do-start = Placer vos moutons
splits-do-split = Diviser une pile

## Log

splits-event-first = { $player } commence.
splits-event-laid = { $player } pose une tuile.
splits-event-started = { $player } part de { $cell }.
splits-event-split = { $player } envoie { $amount ->
    [one] { $amount } mouton
   *[other] { $amount } moutons
 } de { $from } à { $to } ; il en reste { $stay }.
splits-event-out = { $player } ne peut plus bouger.
splits-event-left = { $player } a quitté la partie.

## Why something is not allowed

splits-why-tile-overlap = Une tuile ne peut pas en recouvrir une autre.
splits-why-tile-apart = Une tuile doit toucher le plateau par un côté.
splits-why-tile-first = La première tuile se pose au milieu.
splits-why-start-off = Les moutons partent du plateau.
splits-why-start-taken = Il y a déjà une autre pile ici.
splits-why-start-inside = Les moutons partent du bord extérieur. Le bord d’un trou ne compte pas.
splits-why-split-not-yours = Vous n’avez pas de pile ici.
splits-why-split-one = Un mouton seul ne peut pas bouger : il doit toujours en rester un.
splits-why-split-no-line = Les moutons vont en ligne droite, en traversant les côtés des cases.
splits-why-split-closed = Le passage est fermé de ce côté.
splits-why-split-too-short = Les moutons vont aussi loin que possible dans leur direction.
splits-why-split-too-far = Quelque chose arrête les moutons avant.
splits-why-split-amount = De cette pile, { $low } à { $high } moutons peuvent partir.

## Result

splits-score-cells = Cases
splits-score-group = Plus grand groupe
splits-end-cells = le plus de cases
splits-end-group = autant de cases, mais un plus grand groupe
splits-end-draw = autant de cases, et des groupes de même taille
splits-end-left = les autres ont quitté la partie
splits-end-void = départ avant que toutes les piles soient en place : pas de résultat

## The board

splits-board = Prairie. Les flèches mènent d’un choix possible au suivant, Entrée choisit.
splits-turn-tile = Tourner la tuile
splits-zoom-in = Agrandir
splits-zoom-reset = Voir tout le plateau
splits-keys-tile = R tourne la tuile

splits-direction-n = nord
splits-direction-ne = nord-est
splits-direction-e = est
splits-direction-se = sud-est
splits-direction-s = sud
splits-direction-sw = sud-ouest
splits-direction-w = ouest
splits-direction-nw = nord-ouest

# A tile has one of three outlines: \ / and standing on its tip.
splits-lie-falling = descendant vers la droite
splits-lie-rising = montant vers la droite
splits-lie-upright = debout
splits-label-tile = { $side } { $number } : { $lie }, contact par { $touching ->
    [one] { $touching } côté
   *[other] { $touching } côtés
 }
splits-label-start = { $cell }, { $ways ->
    [0] aucune issue
    [one] { $ways } issue
   *[other] { $ways } issues
 }
splits-label-from = { $cell } ({ $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
 })
splits-label-to = { $direction }, jusqu’en { $to }, { $length ->
    [one] { $length } case
   *[other] { $length } cases
 }
splits-label-amount = { $amount ->
    [one] { $amount } part
   *[other] { $amount } partent
 }, { $stay ->
    [one] { $stay } reste
   *[other] { $stay } restent
 }

splits-draft-tile = Cette tuile, { $lie } ? Cliquez dessus ou appuyez sur R pour la tourner.
splits-draft-start = Partir de { $cell } avec tous vos moutons ?
splits-draft-from = Où vont les moutons de { $cell } ? Ils avancent jusqu’à ce que quelque chose les arrête.
splits-draft-split = De { $from } à { $to } : { $amount ->
    [one] { $amount } part
   *[other] { $amount } partent
 }, { $stay ->
    [one] { $stay } reste
   *[other] { $stay } restent
 }. Cliquez sur l’une des deux piles pour y ajouter un mouton.
splits-go = Moutons qui partent
splits-go-less = Un de moins part
splits-go-more = Un de plus part
splits-going = { $amount ->
    [one] { $amount } part
   *[other] { $amount } partent
 }
splits-staying = { $stay ->
    [one] { $stay } reste
   *[other] { $stay } restent
 }

splits-cell-free = { $cell }, libre
splits-cell-stack = { $cell } : { $player }, { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
 }
splits-cell-can = { $cell } : { $player }, { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
 }, peut bouger
splits-cell-blocked = { $cell } : { $player }, { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
 }, pile bloquée
splits-cell-picked = { $cell } : { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
 }, pile choisie
splits-cell-stay = { $cell } : { $stay } sur { $sheep } restent. Appuyez pour en garder un de plus.
splits-cell-go = { $cell } : { $amount } sur { $sheep } arrivent. Appuyez pour en envoyer un de plus.

## Beside the players

splits-side-tiles = { $tiles ->
    [one] { $tiles } tuile à poser
   *[other] { $tiles } tuiles à poser
 }
splits-side-waiting = 16 moutons attendent
splits-side-cells = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 }
splits-side-group = plus grand groupe : { $group }
splits-side-spread = encore { $sheep } à répartir
splits-side-out = ne peut plus bouger
splits-side-left = a quitté la partie
