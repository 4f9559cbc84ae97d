# Innovation: everything that is said in French. Names of cards, colours, icons, ages and the like stand in names.toml.
# Said in the same words everywhere: piocher, mettre en jeu, archiver, comptabiliser, recycler, décaler, dominer, transférer,
# échanger, révéler. Pile: a player's cards of one colour; influence: the score pile; pioche: the supply; carte active: the top
# card; lanceur: the launcher.

innovation-name = Innovation
innovation-pitch = De la roue à Internet : 105 cartes, chacune avec un pouvoir que les autres peuvent partager ou subir. Cinq piles d’idées, quatre actions possibles, et jamais deux parties pareilles.

## Options and bots

innovation-option-edition = Version des cartes
innovation-option-edition-last = dernière : comme dans la troisième édition
innovation-option-edition-first = première : neuf cartes comme dans la première édition
innovation-option-teams = Équipes
innovation-option-teams-no = non : chacun pour soi
innovation-option-teams-random = deux contre deux, au hasard
innovation-option-teams-1-2 = places 1 et 2 contre 3 et 4
innovation-option-teams-1-3 = places 1 et 3 contre 2 et 4
innovation-option-teams-1-4 = places 1 et 4 contre 2 et 3
innovation-level-random = Aléatoire
innovation-level-easy = Facile
innovation-level-normal = Normal
innovation-level-hard = Difficile

## What the cards do
# Every demand begins with « Exigence ». « Avec un château » is said of a card, seen or covered; « montre », of what can be seen
# on a board. "-first" is the effect in the rule set "first", where it is another.

# Age 1.

innovation-card-pottery-1 = Vous pouvez recycler jusqu’à trois cartes de votre main. Si vous le faites, piochez et comptabilisez une carte dont l’âge est le nombre de cartes recyclées.
innovation-card-pottery-2 = Piochez une carte d’âge 1.
innovation-card-tools-1 = Vous pouvez recycler exactement trois cartes de votre main. Si vous le faites, piochez et mettez en jeu une carte d’âge 3.
innovation-card-tools-2 = Vous pouvez recycler une carte d’âge 3 de votre main. Si vous le faites, piochez trois cartes d’âge 1.
innovation-card-writing-1 = Piochez une carte d’âge 2.
innovation-card-archery-1 = Exigence : piochez une carte d’âge 1. Transférez ensuite la carte la plus haute de votre main dans la main du lanceur.
innovation-card-metalworking-1 = Piochez des cartes d’âge 1 face visible. Tant qu’elles ont un château, comptabilisez-les et continuez ; la première sans château rejoint votre main, et c’est fini.
innovation-card-oars-1 = Exigence : transférez une carte avec une couronne de votre main dans l’influence du lanceur et piochez une carte d’âge 1. Recommencez tant que votre main contient une couronne.
innovation-card-oars-1-first = Exigence : transférez une carte avec une couronne de votre main dans l’influence du lanceur. Si vous le faites, piochez une carte d’âge 1.
innovation-card-oars-2 = Si l’exigence n’a déplacé aucune carte, piochez une carte d’âge 1.
innovation-card-clothing-1 = Mettez en jeu une carte de votre main dont la couleur manque sur votre plateau.
innovation-card-clothing-2 = Pour chaque couleur présente sur votre plateau et sur celui d’aucun adversaire, piochez et comptabilisez une carte d’âge 1.
innovation-card-sailing-1 = Piochez et mettez en jeu une carte d’âge 1.
innovation-card-the-wheel-1 = Piochez deux cartes d’âge 1.
innovation-card-agriculture-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, piochez et comptabilisez une carte d’un âge de plus qu’elle.
innovation-card-domestication-1 = Mettez en jeu la carte la plus basse de votre main. Ensuite, dans tous les cas, piochez une carte d’âge 1.
innovation-card-masonry-1 = Vous pouvez mettre en jeu, de votre main, autant de cartes avec un château que vous voulez. Si vous en mettez en jeu quatre ou plus, revendiquez la domination { innovation-special-monument }.
innovation-card-city-states-1 = Exigence : si votre plateau montre au moins quatre châteaux, transférez-en une carte active avec un château sur le plateau du lanceur. Si vous le faites, piochez une carte d’âge 1.
innovation-card-code-of-laws-1 = Vous pouvez archiver une carte de votre main dont la couleur est présente sur votre plateau. Si vous le faites, vous pouvez décaler cette pile à gauche.
innovation-card-mysticism-1 = Piochez une carte d’âge 1 face visible. Si sa couleur est présente sur votre plateau, mettez-la en jeu et piochez une carte d’âge 1 ; sinon, gardez-la en main.

# Age 2.

innovation-card-calendar-1 = Si votre influence compte plus de cartes que votre main, piochez deux cartes d’âge 3.
innovation-card-mathematics-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, piochez et mettez en jeu une carte d’un âge de plus qu’elle.
innovation-card-construction-1 = Exigence : transférez deux cartes de votre main dans la main du lanceur. Ensuite, dans tous les cas, piochez une carte d’âge 2.
innovation-card-construction-2 = Si les cinq couleurs sont présentes sur votre plateau et qu’aucun adversaire ne les a toutes, revendiquez la domination { innovation-special-empire }.
innovation-card-road-building-1 = Mettez en jeu une ou deux cartes de votre main. Si vous en mettez deux, vous pouvez transférer votre carte active rouge sur le plateau de quelqu’un d’autre et, en retour, sa carte active verte sur le vôtre.
innovation-card-currency-1 = Vous pouvez recycler autant de cartes que vous voulez de votre main. Pour chaque âge différent parmi elles, piochez et comptabilisez une carte d’âge 2.
innovation-card-mapmaking-1 = Exigence : transférez une carte d’âge 1 de votre influence dans l’influence du lanceur.
innovation-card-mapmaking-2 = Si l’exigence a déplacé une carte, piochez et comptabilisez une carte d’âge 1.
innovation-card-canal-building-1 = Vous pouvez échanger toutes les cartes les plus hautes de votre main contre toutes les cartes les plus hautes de votre influence.
innovation-card-fermenting-1 = Pour chacune de vos piles qui montre une feuille, piochez une carte d’âge 2.
innovation-card-fermenting-1-first = Par tranche de deux feuilles que montre votre plateau, piochez une carte d’âge 2.
innovation-card-monotheism-1 = Exigence : transférez de votre plateau dans l’influence du lanceur une carte active dont la couleur manque sur le plateau du lanceur. Si vous le faites, piochez et archivez une carte d’âge 1.
innovation-card-monotheism-2 = Piochez et archivez une carte d’âge 1.
innovation-card-philosophy-1 = Vous pouvez décaler une de vos piles à gauche.
innovation-card-philosophy-2 = Vous pouvez comptabiliser une carte de votre main.

# Age 3.

innovation-card-alchemy-1 = Par tranche de trois châteaux que montre votre plateau, piochez une carte d’âge 4 face visible. Si l’une d’elles est rouge, recyclez-les toutes avec votre main entière ; sinon, gardez-les en main.
innovation-card-alchemy-2 = Mettez en jeu une carte de votre main, puis comptabilisez une carte de votre main.
innovation-card-translation-1 = Vous pouvez mettre en jeu toute votre influence, dans l’ordre de votre choix.
innovation-card-translation-2 = Si toutes vos cartes actives ont une couronne, revendiquez la domination { innovation-special-world }.
innovation-card-engineering-1 = Exigence : transférez toutes les cartes actives avec un château de votre plateau dans l’influence du lanceur.
innovation-card-engineering-2 = Vous pouvez décaler votre pile rouge à gauche.
innovation-card-optics-1 = Piochez et mettez en jeu une carte d’âge 3. Si elle a une couronne, piochez et comptabilisez une carte d’âge 4. Sinon, transférez une carte de votre influence dans celle d’un adversaire qui a moins de points que vous.
innovation-card-compass-1 = Exigence : transférez une carte active avec une feuille, autre qu’une verte, de votre plateau sur celui du lanceur. Ensuite, dans tous les cas, transférez une carte active sans feuille du plateau du lanceur sur le vôtre.
innovation-card-paper-1 = Vous pouvez décaler votre pile verte ou votre pile bleue à gauche.
innovation-card-paper-2 = Pour chacune de vos piles décalée à gauche, piochez une carte d’âge 4.
innovation-card-machinery-1 = Exigence : échangez votre main entière contre toutes les cartes les plus hautes de la main du lanceur.
innovation-card-machinery-2 = Comptabilisez une carte avec un château de votre main. Ensuite, dans tous les cas, vous pouvez décaler votre pile rouge à gauche.
innovation-card-medicine-1 = Exigence : échangez la carte la plus haute de votre influence contre la carte la plus basse de l’influence du lanceur.
innovation-card-education-1 = Vous pouvez recycler la carte la plus haute de votre influence. Si vous le faites, piochez une carte de deux âges de plus que la plus haute qui y reste.
innovation-card-feudalism-1 = Exigence : transférez une carte avec un château de votre main dans la main du lanceur. Si vous le faites, votre pile de sa couleur perd son décalage.
innovation-card-feudalism-1-first = Exigence : transférez une carte avec un château de votre main dans la main du lanceur.
innovation-card-feudalism-2 = Vous pouvez décaler votre pile jaune ou votre pile violette à gauche.

# Age 4.

innovation-card-experimentation-1 = Piochez et mettez en jeu une carte d’âge 5.
innovation-card-printing-press-1 = Vous pouvez recycler une carte de votre influence. Si vous le faites, piochez une carte de deux âges de plus que votre carte active violette, ou d’âge 2 si vous n’en avez pas.
innovation-card-printing-press-2 = Vous pouvez décaler votre pile bleue à droite.
innovation-card-colonialism-1 = Piochez et archivez une carte d’âge 3. Recommencez tant que la carte archivée a une couronne.
innovation-card-gunpowder-1 = Exigence : transférez une carte active avec un château de votre plateau dans l’influence du lanceur.
innovation-card-gunpowder-2 = Si l’exigence a déplacé une carte, piochez et comptabilisez une carte d’âge 2.
innovation-card-invention-1 = Vous pouvez décaler à droite une de vos piles décalées à gauche. Si vous le faites, piochez et comptabilisez une carte d’âge 4.
innovation-card-invention-2 = Si vous avez cinq piles, toutes décalées, dans quelque direction que ce soit, revendiquez la domination { innovation-special-wonder }.
innovation-card-navigation-1 = Exigence : transférez une carte d’âge 2 ou 3 de votre influence dans l’influence du lanceur.
innovation-card-anatomy-1 = Exigence : recyclez une carte de votre influence. Si vous le faites, recyclez une carte active du même âge de votre plateau.
innovation-card-perspective-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, comptabilisez une carte de votre main par tranche de deux ampoules que montre votre plateau.
innovation-card-enterprise-1 = Exigence : transférez une carte active avec une couronne, autre qu’une violette, de votre plateau sur celui du lanceur. Si vous le faites, piochez et mettez en jeu une carte d’âge 4.
innovation-card-enterprise-2 = Vous pouvez décaler votre pile verte à droite.
innovation-card-reformation-1 = Vous pouvez archiver des cartes de votre main : une par tranche de deux feuilles que montre votre plateau, et pas moins, sauf si votre main n’y suffit pas.
innovation-card-reformation-2 = Vous pouvez décaler votre pile jaune ou votre pile violette à droite.

# Age 5.

innovation-card-chemistry-1 = Vous pouvez décaler votre pile bleue à droite.
innovation-card-chemistry-2 = Piochez et comptabilisez une carte d’un âge de plus que votre carte active la plus haute. Recyclez ensuite une carte de votre influence.
innovation-card-physics-1 = Piochez trois cartes d’âge 6 face visible. Si deux d’entre elles sont de la même couleur, recyclez les trois avec votre main entière ; sinon, gardez-les en main.
innovation-card-coal-1 = Piochez et archivez une carte d’âge 5.
innovation-card-coal-2 = Vous pouvez décaler votre pile rouge à droite.
innovation-card-coal-3 = Vous pouvez comptabiliser une de vos cartes actives. Si vous le faites, comptabilisez aussi la carte qui se trouvait juste en dessous.
innovation-card-the-pirate-code-1 = Exigence : transférez deux cartes d’âge 4 ou moins de votre influence dans l’influence du lanceur.
innovation-card-the-pirate-code-2 = Si l’exigence a déplacé une carte, comptabilisez la plus basse de vos cartes actives avec une couronne.
innovation-card-banking-1 = Exigence : transférez une carte active avec une usine, autre qu’une verte, de votre plateau sur celui du lanceur. Si vous le faites, piochez et comptabilisez une carte d’âge 5.
innovation-card-banking-2 = Vous pouvez décaler votre pile verte à droite.
innovation-card-measurement-1 = Vous pouvez révéler une carte de votre main et la recycler. Si vous le faites, décalez à droite votre pile de sa couleur et piochez une carte dont l’âge est le nombre de cartes de cette pile.
innovation-card-measurement-1-first = Vous pouvez recycler une carte de votre main. Si vous le faites, annoncez une couleur, décalez à droite votre pile de cette couleur et piochez une carte dont l’âge est le nombre de cartes de cette pile.
innovation-card-statistics-1 = Exigence : transférez toutes les cartes les plus hautes de votre influence dans votre propre main.
innovation-card-statistics-1-first = Exigence : transférez la carte la plus haute de votre influence dans votre propre main. Recommencez si c’est la seule carte de votre main.
innovation-card-statistics-2 = Vous pouvez décaler votre pile jaune à droite.
innovation-card-steam-engine-1 = Piochez et archivez deux cartes d’âge 4. Comptabilisez ensuite la carte du dessous de votre pile jaune.
innovation-card-astronomy-1 = Piochez des cartes d’âge 6 face visible. Tant qu’elles sont vertes ou bleues, mettez-les en jeu et continuez ; la première d’une autre couleur rejoint votre main, et c’est fini.
innovation-card-astronomy-2 = Si toutes vos cartes actives, la violette mise à part, sont d’âge 6 ou plus, revendiquez la domination { innovation-special-universe }.
innovation-card-societies-1 = Exigence : transférez de votre plateau sur celui du lanceur une carte active avec une ampoule, plus haute que la carte active de sa couleur chez le lanceur. Si vous le faites, piochez une carte d’âge 5.
innovation-card-societies-1-first = Exigence : transférez une carte active avec une ampoule, autre qu’une violette, de votre plateau sur celui du lanceur. Si vous le faites, piochez une carte d’âge 5.

# Age 6.

innovation-card-atomic-theory-1 = Vous pouvez décaler votre pile bleue à droite.
innovation-card-atomic-theory-2 = Piochez et mettez en jeu une carte d’âge 7.
innovation-card-encyclopedia-1 = Vous pouvez mettre en jeu toutes les cartes les plus hautes de votre influence, dans l’ordre de votre choix.
innovation-card-industrialization-1 = Pour chacune de vos piles qui montre une usine, piochez et archivez une carte d’âge 6.
innovation-card-industrialization-1-first = Par tranche de deux usines que montre votre plateau, piochez et archivez une carte d’âge 6.
innovation-card-industrialization-2 = Vous pouvez décaler votre pile rouge ou votre pile violette à droite.
innovation-card-machine-tools-1 = Piochez et comptabilisez une carte du même âge que la carte la plus haute de votre influence.
innovation-card-classification-1 = Révélez une carte de votre main. Toutes les cartes de sa couleur que vos adversaires ont en main sont transférées dans la vôtre. Mettez ensuite en jeu toutes les cartes de cette couleur de votre main, dans l’ordre de votre choix.
innovation-card-metric-system-1 = Si votre pile verte est décalée à droite, vous pouvez décaler une de vos piles à droite.
innovation-card-metric-system-2 = Vous pouvez décaler votre pile verte à droite.
innovation-card-canning-1 = Vous pouvez piocher et archiver une carte d’âge 6. Si vous le faites, comptabilisez toutes vos cartes actives sans usine.
innovation-card-canning-2 = Vous pouvez décaler votre pile jaune à droite.
innovation-card-vaccination-1 = Exigence : recyclez toutes les cartes les plus basses de votre influence. Si vous en recyclez, piochez et mettez en jeu une carte d’âge 6.
innovation-card-vaccination-2 = Si l’exigence a fait recycler une carte, piochez et mettez en jeu une carte d’âge 7.
innovation-card-democracy-1 = Vous pouvez recycler autant de cartes que vous voulez de votre main. Si vous en avez alors recyclé par cette carte, pendant cette action, plus que chacun des autres joueurs, piochez et comptabilisez une carte d’âge 8.
innovation-card-emancipation-1 = Exigence : transférez une carte de votre main dans l’influence du lanceur. Si vous le faites, piochez une carte d’âge 6.
innovation-card-emancipation-2 = Vous pouvez décaler votre pile rouge ou votre pile violette à droite.

# Age 7.

innovation-card-evolution-1 = Vous pouvez soit piocher et comptabiliser une carte d’âge 8, puis recycler une carte de votre influence ; soit piocher une carte d’un âge de plus que la plus haute de votre influence.
innovation-card-publications-1 = Vous pouvez changer l’ordre des cartes d’une de vos piles. Son décalage demeure.
innovation-card-publications-2 = Vous pouvez décaler votre pile jaune ou votre pile bleue vers le haut.
innovation-card-combustion-1 = Exigence : par tranche de quatre couronnes que montre le plateau du lanceur, transférez une carte de votre influence dans la sienne.
innovation-card-combustion-1-first = Exigence : transférez deux cartes de votre influence dans l’influence du lanceur.
innovation-card-combustion-2 = Recyclez la carte du dessous de votre pile rouge.
innovation-card-explosives-1 = Exigence : transférez les trois cartes les plus hautes de votre main dans la main du lanceur. Si vous en transférez et que votre main est alors vide, piochez une carte d’âge 7.
innovation-card-bicycle-1 = Vous pouvez échanger votre main entière contre toute votre influence.
innovation-card-electricity-1 = Recyclez toutes vos cartes actives sans usine. Piochez ensuite une carte d’âge 8 pour chacune d’elles.
innovation-card-refrigeration-1 = Exigence : recyclez la moitié de votre main, arrondie en dessous.
innovation-card-refrigeration-2 = Vous pouvez comptabiliser une carte de votre main.
innovation-card-sanitation-1 = Exigence : échangez les deux cartes les plus hautes de votre main contre la carte la plus basse de la main du lanceur.
innovation-card-lighting-1 = Vous pouvez archiver jusqu’à trois cartes de votre main. Pour chaque âge différent parmi elles, piochez et comptabilisez une carte d’âge 7.
innovation-card-railroad-1 = Recyclez votre main entière, puis piochez trois cartes d’âge 6.
innovation-card-railroad-2 = Vous pouvez décaler vers le haut une de vos piles décalées à droite.

# Age 8.

innovation-card-quantum-theory-1 = Vous pouvez recycler jusqu’à deux cartes de votre main. Si vous en recyclez deux, piochez une carte d’âge 10, puis piochez et comptabilisez une carte d’âge 10.
innovation-card-rocketry-1 = Par tranche de deux horloges que montre votre plateau, recyclez une carte de l’influence d’un adversaire.
innovation-card-flight-1 = Si votre pile rouge est décalée vers le haut, vous pouvez décaler une de vos piles vers le haut.
innovation-card-flight-2 = Vous pouvez décaler votre pile rouge vers le haut.
innovation-card-mobility-1 = Exigence : transférez de votre plateau dans l’influence du lanceur vos deux plus hautes cartes actives qui ne sont pas rouges et n’ont pas d’usine. Si vous en transférez, piochez une carte d’âge 8.
innovation-card-corporations-1 = Exigence : transférez une carte active avec une usine, autre qu’une verte, de votre plateau dans l’influence du lanceur. Si vous le faites, piochez et mettez en jeu une carte d’âge 8.
innovation-card-corporations-2 = Piochez et mettez en jeu une carte d’âge 8.
innovation-card-mass-media-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, annoncez un âge et recyclez toutes les cartes de cet âge dans l’influence de tous les joueurs.
innovation-card-mass-media-2 = Vous pouvez décaler votre pile violette vers le haut.
innovation-card-antibiotics-1 = Vous pouvez recycler jusqu’à trois cartes de votre main. Pour chaque âge différent parmi elles, piochez deux cartes d’âge 8.
innovation-card-skyscrapers-1 = Exigence : transférez une carte active avec une horloge, autre qu’une jaune, de votre plateau sur celui du lanceur. Si vous le faites, comptabilisez la carte qui se trouvait juste en dessous et recyclez le reste de cette pile.
innovation-card-empiricism-1 = Annoncez deux couleurs, puis piochez une carte d’âge 9 face visible. Si elle est de l’une d’elles, mettez-la en jeu, et vous pouvez décaler sa pile vers le haut ; sinon, gardez-la en main.
innovation-card-empiricism-2 = Si votre plateau montre vingt ampoules ou plus, vous gagnez.
innovation-card-socialism-1 = Vous pouvez archiver votre main entière, dans l’ordre de votre choix. Si vous archivez une carte violette, toutes les cartes les plus basses de la main de chaque adversaire sont transférées dans la vôtre.

# Age 9.

innovation-card-computers-1 = Vous pouvez décaler votre pile rouge ou votre pile verte vers le haut.
innovation-card-computers-2 = Piochez et mettez en jeu une carte d’âge 10, puis exécutez-la en solo.
innovation-card-genetics-1 = Piochez et mettez en jeu une carte d’âge 10, puis comptabilisez toutes les cartes qui sont dessous.
innovation-card-composites-1 = Exigence : transférez toutes les cartes de votre main sauf une dans la main du lanceur. Ensuite, dans tous les cas, transférez la carte la plus haute de votre influence dans l’influence du lanceur.
innovation-card-fission-1 = Exigence : piochez une carte d’âge 10 face visible. Si elle est rouge, toutes les mains, tous les plateaux et toutes les influences quittent la partie, et l’action est finie ; sinon, gardez-la en main.
innovation-card-fission-2 = Recyclez une carte active d’un plateau quelconque, autre que { innovation-card-fission }. Ensuite, dans tous les cas, piochez une carte d’âge 10.
innovation-card-fission-2-first = Recyclez une carte active d’un plateau quelconque, autre que { innovation-card-fission }.
innovation-card-collaboration-1 = Exigence : piochez deux cartes d’âge 9 face visible. Celle que choisit le lanceur est transférée sur son plateau ; mettez l’autre en jeu.
innovation-card-collaboration-2 = Si votre pile verte compte dix cartes ou plus, vous gagnez.
innovation-card-satellites-1 = Recyclez votre main entière, puis piochez trois cartes d’âge 8.
innovation-card-satellites-2 = Vous pouvez décaler votre pile violette vers le haut.
innovation-card-satellites-3 = Mettez en jeu une carte de votre main, puis exécutez-la en solo.
innovation-card-ecology-1 = Vous pouvez recycler une carte de votre main. Si vous le faites, comptabilisez une carte de votre main et piochez deux cartes d’âge 10.
innovation-card-suburbia-1 = Vous pouvez archiver autant de cartes que vous voulez de votre main. Pour chacune d’elles, piochez et comptabilisez une carte d’âge 1.
innovation-card-services-1 = Exigence : transférez toutes les cartes les plus hautes de votre influence dans la main du lanceur. Si vous en transférez, transférez une carte active sans feuille du plateau du lanceur dans votre main.
innovation-card-specialization-1 = Révélez une carte de votre main. La carte active de sa couleur sur le plateau de chaque adversaire est transférée dans votre main.
innovation-card-specialization-2 = Vous pouvez décaler votre pile jaune ou votre pile bleue vers le haut.

# Age 10.

innovation-card-bioengineering-1 = Transférez une carte active avec une feuille du plateau d’un adversaire dans votre influence.
innovation-card-bioengineering-2 = Si le plateau d’un joueur, quel qu’il soit, montre moins de trois feuilles, le joueur dont le plateau en montre le plus gagne, s’il est seul dans ce cas.
innovation-card-software-1 = Piochez et comptabilisez une carte d’âge 10.
innovation-card-software-2 = Piochez et mettez en jeu deux cartes d’âge 10, puis exécutez la seconde en solo.
innovation-card-miniaturization-1 = Vous pouvez recycler une carte de votre main. Si elle était d’âge 10, piochez une carte d’âge 10 pour chaque âge différent dans votre influence.
innovation-card-robotics-1 = Comptabilisez votre carte active verte. Ensuite, dans tous les cas, piochez et mettez en jeu une carte d’âge 10 et exécutez-la en solo.
innovation-card-databases-1 = Exigence : recyclez la moitié de votre influence, arrondie au-dessus.
innovation-card-self-service-1 = Exécutez en solo une autre de vos cartes actives.
innovation-card-self-service-2 = Si vous avez plus de dominations que chaque adversaire, vous gagnez.
innovation-card-globalization-1 = Exigence : recyclez une carte active avec une feuille de votre plateau.
innovation-card-globalization-2 = Piochez et comptabilisez une carte d’âge 6. Ensuite, si aucun plateau ne montre plus de feuilles que d’usines, le joueur qui a le plus de points gagne, s’il est seul dans ce cas.
innovation-card-stem-cells-1 = Vous pouvez comptabiliser votre main entière.
innovation-card-ai-1 = Piochez et comptabilisez une carte d’âge 10.
innovation-card-ai-2 = Si { innovation-card-robotics } et { innovation-card-software } sont toutes deux des cartes actives, sur n’importe quels plateaux, le joueur qui a le moins de points gagne, s’il est seul dans ce cas.
innovation-card-the-internet-1 = Vous pouvez décaler votre pile verte vers le haut.
innovation-card-the-internet-2 = Piochez et comptabilisez une carte d’âge 10.
innovation-card-the-internet-3 = Par tranche de deux horloges que montre votre plateau, piochez et mettez en jeu une carte d’âge 10.

## Keywords
# The words that the cards use, explained.

innovation-keyword-draw = Piocher
innovation-keyword-draw-text = Prendre en main, sans la montrer, la première carte de la pioche de cet âge. S’il n’y en a plus, on passe au premier âge au-dessus qui en a une ; au-delà de l’âge 10, la partie s’arrête.
innovation-keyword-meld = Mettre en jeu
innovation-keyword-meld-text = Poser la carte sur le dessus de votre pile de sa couleur, ou commencer cette pile.
innovation-keyword-tuck = Archiver
innovation-keyword-tuck-text = Glisser la carte sous votre pile de sa couleur, ou commencer cette pile.
innovation-keyword-score = Comptabiliser
innovation-keyword-score-text = Mettre la carte dans votre influence. Elle y vaut autant de points que son âge.
innovation-keyword-return = Recycler
innovation-keyword-return-text = Remettre la carte sous la pioche de son âge.
innovation-keyword-splay = Décaler
innovation-keyword-splay-text = Étaler une pile d’au moins deux cartes dans une direction, pour que les cartes couvertes montrent une partie de leurs icônes : une chacune à gauche, deux à droite, trois vers le haut.
innovation-keyword-achieve = Dominer
innovation-keyword-achieve-text = Prendre une domination. Celle d’un âge coûte une action et demande cinq fois cet âge en points, ainsi qu’une carte active de cet âge ou plus ; vous gardez les points.
innovation-keyword-transfer = Transférer
innovation-keyword-transfer-text = Déplacer la carte à l’endroit indiqué : une main, une influence ou le dessus d’une pile. Elle n’est alors ni comptabilisée ni mise en jeu.
innovation-keyword-exchange = Échanger
innovation-keyword-exchange-text = Les deux groupes de cartes changent de place en même temps. L’un d’eux peut être vide.
innovation-keyword-reveal = Révéler
innovation-keyword-reveal-text = Montrer la carte à tout le monde.
innovation-keyword-claim = Revendiquer
innovation-keyword-claim-text = Prendre aussitôt la domination spéciale, si personne ne l’a encore.
innovation-keyword-demand = Exigence
innovation-keyword-demand-text = Frappe chaque adversaire qui montre moins d’icônes du dogme que le lanceur. Le lanceur est le joueur dont c’est l’action.
innovation-keyword-share = Sans exigence
innovation-keyword-share-text = Exécuté aussi, et avant le lanceur, par quiconque montre au moins autant d’icônes du dogme. Si cela change quoi que ce soit pour un adversaire, le lanceur pioche une carte à la fin.
innovation-keyword-alone = Exécuter en solo
innovation-keyword-alone-text = Exécuter tous les effets de la carte qui ne sont pas des exigences. Personne ne les partage.
innovation-keyword-top = Carte active
innovation-keyword-top-text = La carte du dessus d’une pile.
innovation-keyword-highest = La plus haute, la plus basse
innovation-keyword-highest-text = Selon l’âge. À égalité, l’une d’elles, au choix de qui la déplace, à moins que toutes ne soient visées.
innovation-keyword-shows = Avoir une icône, montrer une icône
innovation-keyword-shows-text = Une carte a les trois icônes qui y sont imprimées. Une pile ou un plateau montre celles que l’on voit : toutes celles des cartes actives, et ce qu’un décalage découvre.

## What achievements need

# $age is a number, $points is five times as much.
innovation-age-needs = { $points } points et une carte active d’âge { $age } ou plus
innovation-special-empire-text = Au moins trois de chacune des six icônes sur votre plateau.
innovation-special-empire-card = Ou par { innovation-card-construction } : les cinq couleurs, quand aucun adversaire ne les a toutes.
innovation-special-monument-text = Six cartes archivées, ou six cartes comptabilisées, dans un même tour, peu importe à qui est ce tour.
innovation-special-monument-card = Ou par { innovation-card-masonry } : quatre cartes avec un château mises en jeu d’un coup.
innovation-special-wonder-text = Les cinq couleurs sur votre plateau, chacune décalée à droite ou vers le haut.
innovation-special-wonder-card = Ou par { innovation-card-invention } : les cinq couleurs décalées, dans quelque direction que ce soit.
innovation-special-world-text = Au moins douze horloges sur votre plateau.
innovation-special-world-card = Ou par { innovation-card-translation } : une couronne sur chaque carte active.
innovation-special-universe-text = Les cinq couleurs sur votre plateau, chaque carte active d’âge 8 ou plus.
innovation-special-universe-card = Ou par { innovation-card-astronomy } : chaque carte active, la violette mise à part, d’âge 6 ou plus.

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
    [shown] pioche, face visible
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

innovation-ask-first-meld = Choisissez la carte à mettre en jeu au départ
innovation-ask-action = Choisissez une action (reste : { $left })
innovation-ask-return = { innovation-which-card } : choisissez une carte à recycler
innovation-ask-meld = { innovation-which-card } : choisissez une carte à mettre en jeu
innovation-ask-tuck = { innovation-which-card } : choisissez une carte à archiver
innovation-ask-score = { innovation-which-card } : choisissez une carte à comptabiliser
innovation-ask-give = { innovation-which-card } : choisissez une carte à transférer
innovation-ask-take = { innovation-which-card } : choisissez une carte à prendre
innovation-ask-show = { innovation-which-card } : choisissez une carte à révéler
innovation-ask-swap = { innovation-which-card } : choisissez une carte à échanger
innovation-ask-swap-all = { innovation-which-card } : échanger toutes ces cartes ?
innovation-ask-splay = { innovation-which-card } : choisissez une pile à décaler { innovation-which-direction }
innovation-ask-name-colour = { innovation-which-card } : annoncez une couleur
innovation-ask-name-value = { innovation-which-card } : annoncez un âge
innovation-ask-trade = { innovation-which-card } : à qui donner votre carte active rouge, contre sa verte ?
innovation-ask-give-to = { innovation-which-card } : quel adversaire reçoit une carte de votre influence ?
innovation-ask-meld-all = { innovation-which-card } : mettre en jeu depuis votre influence, tout ou rien ?
innovation-ask-tuck-all = { innovation-which-card } : archiver votre main entière ?
innovation-ask-score-all = { innovation-which-card } : comptabiliser votre main entière ?
innovation-ask-draw-tuck = { innovation-which-card } : piocher et archiver une carte d’âge 6 ?
innovation-ask-evolve = { innovation-which-card } : choisissez l’un des deux
innovation-ask-reorder = { innovation-which-card } : choisissez une pile à réordonner
innovation-ask-put-next = { innovation-which-card } : choisissez la carte suivante, de haut en bas
innovation-ask-carry-out = { innovation-which-card } : choisissez la carte à exécuter

## Actions

innovation-do-draw = Piocher
innovation-do-meld = Mettre en jeu
innovation-do-dogma = Dogme
innovation-do-achieve = Dominer

innovation-part-card = Quelle carte
innovation-part-age = Quel âge
innovation-part-colour = Quelle couleur
innovation-part-value = Quel âge
innovation-part-seat = Quel joueur
innovation-part-back = De quelle influence, et de quel âge
innovation-part-way = Lequel des deux

innovation-way-score = Piocher et comptabiliser une carte d’âge 8, puis recycler une carte de votre influence
innovation-way-draw = Piocher une carte d’un âge de plus que la plus haute de votre influence

## Log
# $player is who acts; $to, $who, $owner, $one, $two, $three and $four are names of players too. $cards and $ages are whole lists:
# "Tools, Oars" and "1, 1, 3"; $cards can name fewer cards than there are, those that the reader may know. What ends in
# -card or -cards once more is said to those who are told which cards they are.

innovation-event-teams = Équipes : { $one } et { $three } contre { $two } et { $four }.
innovation-event-first = { $player } commence : première carte dans l’ordre alphabétique (en anglais).
innovation-event-turn = { $actions ->
    [one] Au tour de { $player }, avec { $actions } action.
   *[other] Au tour de { $player }, avec { $actions } actions.
 }
innovation-event-dogma = { $player } lance un dogme : { innovation-which-card }.
# $demand is "true" (or 1) for a demand.
innovation-event-effect = { $demand ->
    [true] { innovation-which-card }, effet { $number } : exigence envers { $player }.
    [1] { innovation-which-card }, effet { $number } : exigence envers { $player }.
   *[other] { innovation-which-card }, effet { $number } : { $player }.
 }
innovation-event-bonus = Un adversaire a partagé : { $player } pioche une fois de plus.
innovation-event-drew = { $player } pioche une carte d’âge { $age }.
innovation-event-drew-card = { $player } pioche { innovation-which-card }.
innovation-event-revealed = { $player } pioche face visible : { innovation-which-card }.
innovation-event-kept = { $player } garde { innovation-which-card } en main.
innovation-event-melded = { $out ->
    [supply] { $player } pioche et met en jeu { innovation-which-card }.
    [score] { $player } met en jeu { innovation-which-card } depuis son influence.
   *[other] { $player } met en jeu { innovation-which-card }.
 }
innovation-event-tucked = { $out ->
    [supply] { $player } pioche et archive { innovation-which-card }.
   *[other] { $player } archive { innovation-which-card }.
 }
innovation-event-scored = { $out ->
    [supply] { $player } pioche et comptabilise une carte d’âge { $age }.
   *[other] { $player } comptabilise une carte d’âge { $age }.
 }
innovation-event-scored-card = { $out ->
    [supply] { $player } pioche et comptabilise { innovation-which-card }.
    [board] { $player } comptabilise { innovation-which-card } depuis le plateau.
   *[other] { $player } comptabilise { innovation-which-card }.
 }
innovation-event-scored-cards = { $player } comptabilise ({ innovation-which-out }), âge : { $ages }.
innovation-event-scored-cards-cards = { $player } comptabilise ({ innovation-which-out }) : { $cards } (âge : { $ages }).
innovation-event-returned = { $player } recycle une carte d’âge { $age } ({ innovation-which-out }).
innovation-event-returned-card = { $player } recycle { innovation-which-card } ({ innovation-which-out }).
innovation-event-returned-other = { $player } recycle une carte d’âge { $age } ({ $owner } : { innovation-which-out }).
innovation-event-returned-other-card = { $player } recycle { innovation-which-card } ({ $owner } : { innovation-which-out }).
innovation-event-transferred = Une carte d’âge { $age } : { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-card = { innovation-which-card } : { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards = Cartes d’âge { $ages } : { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards-cards = { $cards } (âge : { $ages }) : { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped = Échange, âge { $ages } : { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped-cards = Échange, { $cards } (âge : { $ages }) : { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-showed = { $player } révèle { innovation-which-card }.
# $colour is the name of a colour.
innovation-event-splayed = { $player } décale { innovation-which-direction } : { innovation-which-colour }.
innovation-event-unsplayed = { $player } perd un décalage : { innovation-which-colour }.
innovation-event-reordered = { $player } réordonne une pile ({ innovation-which-colour }), de bas en haut : { $cards }.
innovation-event-named-colour = { $player } annonce une couleur : { innovation-which-colour }.
innovation-event-named-value = { $player } annonce un âge : { $value }.
innovation-event-named-seat = { $player } désigne { $who }.
innovation-event-no-card = { $player } n’a aucune carte qui convienne à { innovation-which-card }, effet { $number }.
innovation-event-achieved = { $player } prend la domination d’âge { $age }.
innovation-event-special = { $player } revendique la domination { innovation-which-special }.
innovation-event-wiped = Rouge ! Toutes les mains, tous les plateaux et toutes les influences quittent la partie.
innovation-event-left = { $player } a quitté la partie.
innovation-event-ended = La partie est finie : { $how ->
    [achievements] { innovation-end-achievements }
    [points] { innovation-end-points }
    [dogma] { innovation-end-dogma }
   *[other] { innovation-end-left }
 }.

## Result

innovation-score-achievements = Dominations
innovation-score-points = Points
innovation-end-achievements = assez de dominations
innovation-end-points = plus rien à piocher, les points décident
innovation-end-dogma = victoire par une carte
innovation-end-left = les autres sont partis

## Why something cannot be done

innovation-why-taken = La domination d’âge { $age } est déjà prise.
innovation-why-points = La domination d’âge { $age } demande { $need } points. Vous en avez { $have }.
innovation-why-top = La domination d’âge { $age } demande une carte active d’âge { $age } ou plus. { $have ->
    [0] Votre plateau est vide.
   *[other] Votre plus haute est d’âge { $have }.
 }
innovation-why-no-hand = Votre main est vide : aucune carte à mettre en jeu.
innovation-why-no-top = Votre plateau est vide : aucun dogme à lancer.
innovation-why-no-ages = Toutes les dominations d’âge sont prises.
innovation-why-no-pass = On ne peut pas sauter une action. Piocher est toujours possible.
