# Innovation: everything that is said in Italian. Names of cards, colours, icons, ages and the like stand in names.toml.
# A pile is "pila", the supply "riserva", the launcher "chi attiva", a top card "carta in cima", an achievement "traguardo".
# Said in the same words everywhere: pescare, calare (meld), archiviare (tuck), incassare (score), restituire (return),
# sfalsare (splay), conquistare (achieve), ottenere (claim), trasferire, scambiare, rivelare; a demand is "pretesa".
# "In cima" is never followed at once by "alla plancia" or "alla pila" in a transfer: that would read as "on top of".

innovation-name = Innovation
innovation-pitch = Dalla ruota a internet: 105 carte, ognuna con un potere tutto suo, che gli altri possono condividere o subire. Cinque pile di idee, quattro azioni possibili, e ogni partita è diversa.

## Options and bots

innovation-option-edition = Regole
innovation-option-edition-last = ultime: le carte come nella terza edizione
innovation-option-edition-first = prime: nove carte come nella prima edizione
innovation-option-teams = Squadre
innovation-option-teams-no = no: ognuno per sé
innovation-option-teams-random = due contro due, a caso
innovation-option-teams-1-2 = posti 1 e 2 contro 3 e 4
innovation-option-teams-1-3 = posti 1 e 3 contro 2 e 4
innovation-option-teams-1-4 = posti 1 e 4 contro 2 e 3
innovation-level-random = Casuale
innovation-level-easy = Facile
innovation-level-normal = Normale
innovation-level-hard = Difficile

## What the cards do
# Said to whoever carries the effect out, or suffers the demand. Every demand begins in the same way. Keep to the words of
# the keywords below: a player may rely on them. "Has a castle" is said of a card, seen or covered; "shows", of what can be
# seen on a board. "-first" is the effect in the rule set "first", where it is another.

# Age 1.

innovation-card-pottery-1 = Puoi restituire fino a tre carte dalla mano. Se lo fai, pesca e incassa una carta dell’età pari al numero di carte restituite.
innovation-card-pottery-2 = Pesca una carta di età 1.
innovation-card-tools-1 = Puoi restituire esattamente tre carte dalla mano. Se lo fai, pesca e cala una carta di età 3.
innovation-card-tools-2 = Puoi restituire una carta di età 3 dalla mano. Se lo fai, pesca tre carte di età 1.
innovation-card-writing-1 = Pesca una carta di età 2.
innovation-card-archery-1 = Pretesa: pesca una carta di età 1. Poi trasferisci la carta più alta della tua mano a quella di chi attiva.
innovation-card-metalworking-1 = Pesca scoperte, una dopo l’altra, carte di età 1. Incassa ognuna che ha un castello; la prima che non ce l’ha va nella tua mano e chiude l’effetto.
innovation-card-oars-1 = Pretesa: trasferisci una carta con una corona dalla tua mano alla pila dei punti di chi attiva e pesca una carta di età 1. Ripeti finché la tua mano ha una corona.
innovation-card-oars-1-first = Pretesa: trasferisci una carta con una corona dalla tua mano alla pila dei punti di chi attiva. Se lo fai, pesca una carta di età 1.
innovation-card-oars-2 = Se la pretesa non ha spostato nessuna carta, pesca una carta di età 1.
innovation-card-clothing-1 = Cala dalla mano una carta di un colore che manca sulla tua plancia.
innovation-card-clothing-2 = Per ogni colore presente sulla tua plancia e assente da quelle di tutti gli avversari, pesca e incassa una carta di età 1.
innovation-card-sailing-1 = Pesca e cala una carta di età 1.
innovation-card-the-wheel-1 = Pesca due carte di età 1.
innovation-card-agriculture-1 = Puoi restituire una carta dalla mano. Se lo fai, pesca e incassa una carta dell’età successiva.
innovation-card-domestication-1 = Cala la carta più bassa della tua mano. Poi, in ogni caso, pesca una carta di età 1.
innovation-card-masonry-1 = Puoi calare dalla mano quante carte vuoi con un castello. Se ne cali quattro o più, ottieni il traguardo { innovation-special-monument }.
innovation-card-city-states-1 = Pretesa: se la tua plancia mostra quattro o più castelli, trasferisci una carta in cima con un castello da lì alla plancia di chi attiva. Se lo fai, pesca una carta di età 1.
innovation-card-code-of-laws-1 = Puoi archiviare dalla mano una carta di un colore presente sulla tua plancia. Se lo fai, puoi sfalsare quella pila a sinistra.
innovation-card-mysticism-1 = Pesca scoperta una carta di età 1. Se il suo colore è presente sulla tua plancia, calala e pesca una carta di età 1; altrimenti tienila in mano.

# Age 2.

innovation-card-calendar-1 = Se la tua pila dei punti ha più carte della tua mano, pesca due carte di età 3.
innovation-card-mathematics-1 = Puoi restituire una carta dalla mano. Se lo fai, pesca e cala una carta dell’età successiva.
innovation-card-construction-1 = Pretesa: trasferisci due carte dalla tua mano a quella di chi attiva. Poi, in ogni caso, pesca una carta di età 2.
innovation-card-construction-2 = Se la tua plancia ha tutti e cinque i colori e nessun avversario li ha tutti, ottieni il traguardo { innovation-special-empire }.
innovation-card-road-building-1 = Cala una o due carte dalla mano. Se ne cali due, puoi scegliere un altro giocatore e trasferire la tua carta rossa in cima sulla sua plancia e la sua carta verde in cima sulla tua.
innovation-card-currency-1 = Puoi restituire quante carte vuoi dalla mano. Per ogni età diversa tra quelle carte, pesca e incassa una carta di età 2.
innovation-card-mapmaking-1 = Pretesa: trasferisci una carta di età 1 dalla tua pila dei punti a quella di chi attiva.
innovation-card-mapmaking-2 = Se la pretesa ha spostato una carta, pesca e incassa una carta di età 1.
innovation-card-canal-building-1 = Puoi scambiare tutte le carte più alte della tua mano con tutte le carte più alte della tua pila dei punti.
innovation-card-fermenting-1 = Per ogni tua pila che mostra una foglia, pesca una carta di età 2.
innovation-card-fermenting-1-first = Per ogni due foglie mostrate dalla tua plancia, pesca una carta di età 2.
innovation-card-monotheism-1 = Pretesa: scegli una tua carta in cima di un colore che manca sulla plancia di chi attiva e trasferiscila alla sua pila dei punti. Se lo fai, pesca e archivia una carta di età 1.
innovation-card-monotheism-2 = Pesca e archivia una carta di età 1.
innovation-card-philosophy-1 = Puoi sfalsare a sinistra una delle tue pile.
innovation-card-philosophy-2 = Puoi incassare una carta dalla mano.

# Age 3.

innovation-card-alchemy-1 = Per ogni tre castelli mostrati dalla tua plancia, pesca scoperta una carta di età 4. Se almeno una è rossa, restituiscile insieme a tutta la tua mano; altrimenti tienile in mano.
innovation-card-alchemy-2 = Cala una carta dalla mano, poi incassa una carta dalla mano.
innovation-card-translation-1 = Puoi calare tutta la tua pila dei punti, nell’ordine che vuoi.
innovation-card-translation-2 = Se ogni tua carta in cima ha una corona, ottieni il traguardo { innovation-special-world }.
innovation-card-engineering-1 = Pretesa: trasferisci tutte le carte in cima con un castello dalla tua plancia alla pila dei punti di chi attiva.
innovation-card-engineering-2 = Puoi sfalsare a sinistra la tua pila rossa.
innovation-card-optics-1 = Pesca e cala una carta di età 3. Se ha una corona, pesca e incassa una carta di età 4. Se non ce l’ha, trasferisci una carta dalla tua pila dei punti a quella di un avversario che ha meno punti di te.
innovation-card-compass-1 = Pretesa: trasferisci una carta in cima con una foglia, ma non verde, dalla tua plancia a quella di chi attiva. Poi, in ogni caso, trasferisci una carta in cima senza foglie dalla plancia di chi attiva alla tua.
innovation-card-paper-1 = Puoi sfalsare a sinistra la tua pila verde o blu.
innovation-card-paper-2 = Per ogni tua pila sfalsata a sinistra, pesca una carta di età 4.
innovation-card-machinery-1 = Pretesa: scambia tutta la tua mano con tutte le carte più alte della mano di chi attiva.
innovation-card-machinery-2 = Incassa dalla mano una carta con un castello. Poi, in ogni caso, puoi sfalsare a sinistra la tua pila rossa.
innovation-card-medicine-1 = Pretesa: scambia la carta più alta della tua pila dei punti con la carta più bassa di quella di chi attiva.
innovation-card-education-1 = Puoi restituire la carta più alta della tua pila dei punti. Se lo fai, pesca una carta di due età sopra la più alta che resta lì.
innovation-card-feudalism-1 = Pretesa: trasferisci una carta con un castello dalla tua mano a quella di chi attiva. Se lo fai, la tua pila di quel colore non è più sfalsata.
innovation-card-feudalism-1-first = Pretesa: trasferisci una carta con un castello dalla tua mano a quella di chi attiva.
innovation-card-feudalism-2 = Puoi sfalsare a sinistra la tua pila gialla o viola.

# Age 4.

innovation-card-experimentation-1 = Pesca e cala una carta di età 5.
innovation-card-printing-press-1 = Puoi restituire una carta dalla tua pila dei punti. Se lo fai, pesca una carta di due età sopra la tua carta viola in cima, o di età 2 se non ne hai.
innovation-card-printing-press-2 = Puoi sfalsare a destra la tua pila blu.
innovation-card-colonialism-1 = Pesca e archivia una carta di età 3. Ripeti finché la carta archiviata ha una corona.
innovation-card-gunpowder-1 = Pretesa: trasferisci una carta in cima con un castello dalla tua plancia alla pila dei punti di chi attiva.
innovation-card-gunpowder-2 = Se la pretesa ha spostato una carta, pesca e incassa una carta di età 2.
innovation-card-invention-1 = Puoi sfalsare a destra una tua pila sfalsata a sinistra. Se lo fai, pesca e incassa una carta di età 4.
innovation-card-invention-2 = Se hai cinque pile e tutte sono sfalsate, in qualunque direzione, ottieni il traguardo { innovation-special-wonder }.
innovation-card-navigation-1 = Pretesa: trasferisci una carta di età 2 o 3 dalla tua pila dei punti a quella di chi attiva.
innovation-card-anatomy-1 = Pretesa: restituisci una carta dalla tua pila dei punti. Se lo fai, restituisci una carta in cima della stessa età dalla tua plancia.
innovation-card-perspective-1 = Puoi restituire una carta dalla mano. Se lo fai, incassa una carta dalla mano per ogni due lampadine mostrate dalla tua plancia.
innovation-card-enterprise-1 = Pretesa: trasferisci una carta in cima con una corona, ma non viola, dalla tua plancia a quella di chi attiva. Se lo fai, pesca e cala una carta di età 4.
innovation-card-enterprise-2 = Puoi sfalsare a destra la tua pila verde.
innovation-card-reformation-1 = Puoi archiviare carte dalla mano: esattamente una per ogni due foglie mostrate dalla tua plancia, o meno solo se la mano si esaurisce.
innovation-card-reformation-2 = Puoi sfalsare a destra la tua pila gialla o viola.

# Age 5.

innovation-card-chemistry-1 = Puoi sfalsare a destra la tua pila blu.
innovation-card-chemistry-2 = Pesca e incassa una carta dell’età successiva a quella della tua carta in cima più alta. Poi restituisci una carta dalla tua pila dei punti.
innovation-card-physics-1 = Pesca scoperte tre carte di età 6. Se due hanno lo stesso colore, restituiscile tutte e tre insieme a tutta la tua mano; altrimenti tienile in mano.
innovation-card-coal-1 = Pesca e archivia una carta di età 5.
innovation-card-coal-2 = Puoi sfalsare a destra la tua pila rossa.
innovation-card-coal-3 = Puoi incassare una delle tue carte in cima. Se lo fai, incassa anche la carta che le stava subito sotto.
innovation-card-the-pirate-code-1 = Pretesa: trasferisci due carte di età 4 o inferiore dalla tua pila dei punti a quella di chi attiva.
innovation-card-the-pirate-code-2 = Se la pretesa ha spostato una carta, incassa la più bassa delle tue carte in cima con una corona.
innovation-card-banking-1 = Pretesa: trasferisci una carta in cima con una fabbrica, ma non verde, dalla tua plancia a quella di chi attiva. Se lo fai, pesca e incassa una carta di età 5.
innovation-card-banking-2 = Puoi sfalsare a destra la tua pila verde.
innovation-card-measurement-1 = Puoi rivelare una carta dalla mano e restituirla. Se lo fai, sfalsa a destra la tua pila di quel colore e pesca una carta dell’età pari al numero di carte di quella pila.
innovation-card-measurement-1-first = Puoi restituire una carta dalla mano. Se lo fai, indica un colore, sfalsa a destra la tua pila di quel colore e pesca una carta dell’età pari al numero di carte di quella pila.
innovation-card-statistics-1 = Pretesa: trasferisci tutte le carte più alte della tua pila dei punti alla tua mano.
innovation-card-statistics-1-first = Pretesa: trasferisci la carta più alta della tua pila dei punti alla tua mano. Ripeti se è l’unica carta che hai in mano.
innovation-card-statistics-2 = Puoi sfalsare a destra la tua pila gialla.
innovation-card-steam-engine-1 = Pesca e archivia due carte di età 4. Poi incassa la carta in fondo alla tua pila gialla.
innovation-card-astronomy-1 = Pesca scoperte, una dopo l’altra, carte di età 6. Cala ognuna che è verde o blu; la prima di un altro colore va nella tua mano e chiude l’effetto.
innovation-card-astronomy-2 = Se tutte le tue carte in cima, viola a parte, sono di età 6 o superiore, ottieni il traguardo { innovation-special-universe }.
innovation-card-societies-1 = Pretesa: trasferisci una carta in cima con una lampadina, più alta della carta in cima dello stesso colore di chi attiva, dalla tua plancia alla sua. Se lo fai, pesca una carta di età 5.
innovation-card-societies-1-first = Pretesa: trasferisci una carta in cima con una lampadina, ma non viola, dalla tua plancia a quella di chi attiva. Se lo fai, pesca una carta di età 5.

# Age 6.

innovation-card-atomic-theory-1 = Puoi sfalsare a destra la tua pila blu.
innovation-card-atomic-theory-2 = Pesca e cala una carta di età 7.
innovation-card-encyclopedia-1 = Puoi calare tutte le carte più alte della tua pila dei punti, nell’ordine che vuoi.
innovation-card-industrialization-1 = Per ogni tua pila che mostra una fabbrica, pesca e archivia una carta di età 6.
innovation-card-industrialization-1-first = Per ogni due fabbriche mostrate dalla tua plancia, pesca e archivia una carta di età 6.
innovation-card-industrialization-2 = Puoi sfalsare a destra la tua pila rossa o viola.
innovation-card-machine-tools-1 = Pesca e incassa una carta della stessa età della più alta della tua pila dei punti.
innovation-card-classification-1 = Rivela una carta dalla mano. Tutte le carte di quel colore nelle mani degli avversari vengono trasferite nella tua. Poi cala dalla mano tutte le carte di quel colore, nell’ordine che vuoi.
innovation-card-metric-system-1 = Se la tua pila verde è sfalsata a destra, puoi sfalsare a destra una delle tue pile.
innovation-card-metric-system-2 = Puoi sfalsare a destra la tua pila verde.
innovation-card-canning-1 = Puoi pescare e archiviare una carta di età 6. Se lo fai, incassa tutte le tue carte in cima senza fabbriche.
innovation-card-canning-2 = Puoi sfalsare a destra la tua pila gialla.
innovation-card-vaccination-1 = Pretesa: restituisci tutte le carte più basse della tua pila dei punti. Se ne restituisci almeno una, pesca e cala una carta di età 6.
innovation-card-vaccination-2 = Se la pretesa ha fatto restituire una carta, pesca e cala una carta di età 7.
innovation-card-democracy-1 = Puoi restituire quante carte vuoi dalla mano. Se in quest’azione questa carta ne ha fatte restituire più a te che a chiunque altro, pesca e incassa una carta di età 8.
innovation-card-emancipation-1 = Pretesa: trasferisci una carta dalla tua mano alla pila dei punti di chi attiva. Se lo fai, pesca una carta di età 6.
innovation-card-emancipation-2 = Puoi sfalsare a destra la tua pila rossa o viola.

# Age 7.

innovation-card-evolution-1 = Puoi pescare e incassare una carta di età 8 e poi restituire una carta dalla tua pila dei punti, oppure pescare una carta dell’età successiva a quella della più alta della tua pila dei punti.
innovation-card-publications-1 = Puoi cambiare l’ordine delle carte di una delle tue pile, che resta sfalsata com’era.
innovation-card-publications-2 = Puoi sfalsare verso l’alto la tua pila gialla o blu.
innovation-card-combustion-1 = Pretesa: per ogni quattro corone mostrate dalla plancia di chi attiva, trasferisci una carta dalla tua pila dei punti alla sua.
innovation-card-combustion-1-first = Pretesa: trasferisci due carte dalla tua pila dei punti a quella di chi attiva.
innovation-card-combustion-2 = Restituisci la carta in fondo alla tua pila rossa.
innovation-card-explosives-1 = Pretesa: trasferisci le tre carte più alte della tua mano a quella di chi attiva. Se ne trasferisci almeno una e non ne hai più in mano, pesca una carta di età 7.
innovation-card-bicycle-1 = Puoi scambiare tutta la tua mano con tutta la tua pila dei punti.
innovation-card-electricity-1 = Restituisci tutte le tue carte in cima senza fabbriche. Poi, per ognuna, pesca una carta di età 8.
innovation-card-refrigeration-1 = Pretesa: restituisci metà della tua mano, arrotondata per difetto.
innovation-card-refrigeration-2 = Puoi incassare una carta dalla mano.
innovation-card-sanitation-1 = Pretesa: scambia le due carte più alte della tua mano con la carta più bassa della mano di chi attiva.
innovation-card-lighting-1 = Puoi archiviare fino a tre carte dalla mano. Per ogni età diversa tra quelle carte, pesca e incassa una carta di età 7.
innovation-card-railroad-1 = Restituisci tutta la tua mano, poi pesca tre carte di età 6.
innovation-card-railroad-2 = Puoi sfalsare verso l’alto una tua pila sfalsata a destra.

# Age 8.

innovation-card-quantum-theory-1 = Puoi restituire fino a due carte dalla mano. Se ne restituisci due, pesca una carta di età 10, poi pesca e incassa una carta di età 10.
innovation-card-rocketry-1 = Per ogni due orologi mostrati dalla tua plancia, restituisci una carta dalla pila dei punti di un avversario.
innovation-card-flight-1 = Se la tua pila rossa è sfalsata verso l’alto, puoi sfalsare verso l’alto una delle tue pile.
innovation-card-flight-2 = Puoi sfalsare verso l’alto la tua pila rossa.
innovation-card-mobility-1 = Pretesa: trasferisci le tue due carte in cima più alte, tra quelle non rosse e senza fabbriche, dalla tua plancia alla pila dei punti di chi attiva. Se ne trasferisci almeno una, pesca una carta di età 8.
innovation-card-corporations-1 = Pretesa: trasferisci una carta in cima con una fabbrica, ma non verde, dalla tua plancia alla pila dei punti di chi attiva. Se lo fai, pesca e cala una carta di età 8.
innovation-card-corporations-2 = Pesca e cala una carta di età 8.
innovation-card-mass-media-1 = Puoi restituire una carta dalla mano. Se lo fai, indica un’età e restituisci tutte le carte di quell’età da tutte le pile dei punti.
innovation-card-mass-media-2 = Puoi sfalsare verso l’alto la tua pila viola.
innovation-card-antibiotics-1 = Puoi restituire fino a tre carte dalla mano. Per ogni età diversa tra quelle carte, pesca due carte di età 8.
innovation-card-skyscrapers-1 = Pretesa: trasferisci una carta in cima con un orologio, ma non gialla, dalla tua plancia a quella di chi attiva. Se lo fai, incassa la carta che le stava subito sotto e restituisci il resto di quella pila.
innovation-card-empiricism-1 = Indica due colori, poi pesca scoperta una carta di età 9. Se è di uno di quei colori, calala, e puoi sfalsare verso l’alto la sua pila; altrimenti tienila in mano.
innovation-card-empiricism-2 = Se la tua plancia mostra venti o più lampadine, vinci.
innovation-card-socialism-1 = Puoi archiviare tutta la tua mano, nell’ordine che vuoi. Se archivi una carta viola, tutte le carte più basse della mano di ogni avversario vengono trasferite nella tua.

# Age 9.

innovation-card-computers-1 = Puoi sfalsare verso l’alto la tua pila rossa o verde.
innovation-card-computers-2 = Pesca e cala una carta di età 10, poi eseguila senza condividerla.
innovation-card-genetics-1 = Pesca e cala una carta di età 10, poi incassa tutte le carte che ha sotto.
innovation-card-composites-1 = Pretesa: trasferisci tutte le carte tranne una dalla tua mano a quella di chi attiva. Poi, in ogni caso, trasferisci la carta più alta della tua pila dei punti a quella di chi attiva.
innovation-card-fission-1 = Pretesa: pesca scoperta una carta di età 10. Se è rossa, tutte le mani, le plance e le pile dei punti escono dal gioco e l’azione è finita; altrimenti tienila in mano.
innovation-card-fission-2 = Restituisci una carta in cima diversa da { innovation-card-fission } da qualunque plancia. Poi, in ogni caso, pesca una carta di età 10.
innovation-card-fission-2-first = Restituisci una carta in cima diversa da { innovation-card-fission } da qualunque plancia.
innovation-card-collaboration-1 = Pretesa: pesca scoperte due carte di età 9. Quella scelta da chi attiva viene trasferita sulla sua plancia; cala l’altra.
innovation-card-collaboration-2 = Se la tua pila verde ha dieci o più carte, vinci.
innovation-card-satellites-1 = Restituisci tutta la tua mano, poi pesca tre carte di età 8.
innovation-card-satellites-2 = Puoi sfalsare verso l’alto la tua pila viola.
innovation-card-satellites-3 = Cala una carta dalla mano, poi eseguila senza condividerla.
innovation-card-ecology-1 = Puoi restituire una carta dalla mano. Se lo fai, incassa una carta dalla mano e pesca due carte di età 10.
innovation-card-suburbia-1 = Puoi archiviare quante carte vuoi dalla mano. Per ognuna, pesca e incassa una carta di età 1.
innovation-card-services-1 = Pretesa: trasferisci tutte le carte più alte della tua pila dei punti alla mano di chi attiva. Se ne trasferisci almeno una, trasferisci una carta in cima senza foglie dalla plancia di chi attiva alla tua mano.
innovation-card-specialization-1 = Rivela una carta dalla mano. La carta in cima di quel colore sulla plancia di ogni avversario viene trasferita nella tua mano.
innovation-card-specialization-2 = Puoi sfalsare verso l’alto la tua pila gialla o blu.

# Age 10.

innovation-card-bioengineering-1 = Trasferisci una carta in cima con una foglia dalla plancia di un avversario alla tua pila dei punti.
innovation-card-bioengineering-2 = Se almeno una plancia mostra meno di tre foglie, vince chi ne mostra più di ogni altro giocatore.
innovation-card-software-1 = Pesca e incassa una carta di età 10.
innovation-card-software-2 = Pesca e cala due carte di età 10, poi esegui la seconda senza condividerla.
innovation-card-miniaturization-1 = Puoi restituire una carta dalla mano. Se era di età 10, pesca una carta di età 10 per ogni età diversa nella tua pila dei punti.
innovation-card-robotics-1 = Incassa la tua carta verde in cima. Poi, in ogni caso, pesca e cala una carta di età 10 ed eseguila senza condividerla.
innovation-card-databases-1 = Pretesa: restituisci metà della tua pila dei punti, arrotondata per eccesso.
innovation-card-self-service-1 = Esegui un’altra delle tue carte in cima senza condividerla.
innovation-card-self-service-2 = Se hai più traguardi di ogni avversario, vinci.
innovation-card-globalization-1 = Pretesa: restituisci una carta in cima con una foglia dalla tua plancia.
innovation-card-globalization-2 = Pesca e incassa una carta di età 6. Poi, se nessuna plancia mostra più foglie che fabbriche, vince chi ha più punti di ogni altro giocatore.
innovation-card-stem-cells-1 = Puoi incassare tutta la tua mano.
innovation-card-ai-1 = Pesca e incassa una carta di età 10.
innovation-card-ai-2 = Se { innovation-card-robotics } e { innovation-card-software } sono entrambe carte in cima, su qualunque plancia, vince chi ha meno punti di ogni altro giocatore.
innovation-card-the-internet-1 = Puoi sfalsare verso l’alto la tua pila verde.
innovation-card-the-internet-2 = Pesca e incassa una carta di età 10.
innovation-card-the-internet-3 = Per ogni due orologi mostrati dalla tua plancia, pesca e cala una carta di età 10.

## Keywords
# The words that the cards use, explained.

innovation-keyword-draw = Pescare
innovation-keyword-draw-text = Prendi in mano la prima carta della riserva di quell’età, senza che gli altri la vedano. Se è esaurita, vale la prima età superiore che ha carte; oltre l’età 10 la partita finisce.
innovation-keyword-meld = Calare
innovation-keyword-meld-text = Metti la carta in cima alla tua pila del suo colore, o comincia quella pila.
innovation-keyword-tuck = Archiviare
innovation-keyword-tuck-text = Metti la carta in fondo alla tua pila del suo colore, o comincia quella pila.
innovation-keyword-score = Incassare
innovation-keyword-score-text = Metti la carta nella tua pila dei punti. Vale tanti punti quanti ne indica la sua età.
innovation-keyword-return = Restituire
innovation-keyword-return-text = Metti la carta in fondo alla riserva della sua età.
innovation-keyword-splay = Sfalsare
innovation-keyword-splay-text = Fai scorrere in una direzione le carte di una pila di due o più, così che quelle sotto mostrino alcune icone: una ciascuna a sinistra, due a destra, tre verso l’alto.
innovation-keyword-achieve = Conquistare
innovation-keyword-achieve-text = Prendi un traguardo. Quello di un’età costa un’azione e richiede punti pari a cinque volte l’età e una carta in cima di quell’età o superiore; i punti ti restano.
innovation-keyword-transfer = Trasferire
innovation-keyword-transfer-text = Sposta la carta dove è indicato: in una mano, in una pila dei punti o in cima a una pila. Così non conta come incassata né come calata.
innovation-keyword-exchange = Scambiare
innovation-keyword-exchange-text = I due gruppi di carte si scambiano di posto nello stesso momento. Uno dei due può essere vuoto.
innovation-keyword-reveal = Rivelare
innovation-keyword-reveal-text = Fai vedere la carta a tutti.
innovation-keyword-claim = Ottenere
innovation-keyword-claim-text = Prendi subito il traguardo speciale, se non ce l’ha ancora nessuno.
innovation-keyword-demand = Pretesa
innovation-keyword-demand-text = Colpisce ogni avversario che mostra l’icona del dogma meno volte di chi attiva. «Chi attiva» è la persona che sta usando il dogma.
innovation-keyword-share = Senza pretesa
innovation-keyword-share-text = L’effetto spetta anche, prima che a chi attiva, a chiunque mostri l’icona del dogma almeno altrettante volte. Se così un avversario cambia qualcosa, alla fine chi attiva pesca una carta.
innovation-keyword-alone = Eseguire senza condividere
innovation-keyword-alone-text = Esegui tutti gli effetti della carta che non sono pretese. Nessuno li condivide.
innovation-keyword-top = Carta in cima
innovation-keyword-top-text = La prima carta di una pila, quella sopra tutte le altre.
innovation-keyword-highest = Più alta, più bassa
innovation-keyword-highest-text = Per età. A parità, una sola, a scelta di chi la sposta, salvo che si dica «tutte».
innovation-keyword-shows = Avere o mostrare un’icona
innovation-keyword-shows-text = Una carta ha le tre icone che vi sono stampate. Una pila o una plancia mostra quelle che si vedono: tutte quelle delle carte in cima e quelle lasciate in vista da una pila sfalsata.

## What achievements need

# $age is a number, $points is five times as much.
innovation-age-needs = { $points } punti e una carta in cima di età { $age } o superiore
innovation-special-empire-text = Almeno tre icone di ognuno dei sei tipi sulla tua plancia.
innovation-special-empire-card = Oppure con { innovation-card-construction }: tutti e cinque i colori, mentre nessun avversario li ha tutti.
innovation-special-monument-text = Sei carte archiviate o sei carte incassate nello stesso turno, di chiunque sia.
innovation-special-monument-card = Oppure con { innovation-card-masonry }: quattro carte con un castello calate in una volta.
innovation-special-wonder-text = Tutti e cinque i colori sulla tua plancia, con ogni pila sfalsata a destra o verso l’alto.
innovation-special-wonder-card = Oppure con { innovation-card-invention }: tutte e cinque le pile sfalsate, in qualunque direzione.
innovation-special-world-text = Almeno dodici orologi sulla tua plancia.
innovation-special-world-card = Oppure con { innovation-card-translation }: una corona su ogni tua carta in cima.
innovation-special-universe-text = Tutti e cinque i colori sulla tua plancia, con ogni carta in cima di età 8 o superiore.
innovation-special-universe-card = Oppure con { innovation-card-astronomy }: ogni tua carta in cima, viola a parte, di età 6 o superiore.

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
    [shown] carte scoperte
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

innovation-ask-first-meld = Scegli la carta che cali all’inizio
innovation-ask-action = Scegli un’azione (rimaste: { $left })
innovation-ask-return = { innovation-which-card }: scegli una carta da restituire
innovation-ask-meld = { innovation-which-card }: scegli una carta da calare
innovation-ask-tuck = { innovation-which-card }: scegli una carta da archiviare
innovation-ask-score = { innovation-which-card }: scegli una carta da incassare
innovation-ask-give = { innovation-which-card }: scegli una carta da trasferire
innovation-ask-take = { innovation-which-card }: scegli una carta da prendere
innovation-ask-show = { innovation-which-card }: scegli una carta da rivelare
innovation-ask-swap = { innovation-which-card }: scegli una carta da scambiare
innovation-ask-swap-all = { innovation-which-card }: scambi tutte queste carte?
innovation-ask-splay = { innovation-which-card }: scegli una pila da sfalsare { innovation-which-direction }
innovation-ask-name-colour = { innovation-which-card }: indica un colore
innovation-ask-name-value = { innovation-which-card }: indica un’età
innovation-ask-trade = { innovation-which-card }: a chi va la tua carta rossa in cima, in cambio della sua verde?
innovation-ask-give-to = { innovation-which-card }: quale avversario riceve una carta della tua pila dei punti?
innovation-ask-meld-all = { innovation-which-card }: cali dalla tua pila dei punti, tutto o niente?
innovation-ask-tuck-all = { innovation-which-card }: archivi tutta la tua mano?
innovation-ask-score-all = { innovation-which-card }: incassi tutta la tua mano?
innovation-ask-draw-tuck = { innovation-which-card }: peschi e archivi una carta di età 6?
innovation-ask-evolve = { innovation-which-card }: scegli una delle due possibilità
innovation-ask-reorder = { innovation-which-card }: scegli una pila da riordinare
innovation-ask-put-next = { innovation-which-card }: scegli la carta che viene dopo, partendo dalla cima
innovation-ask-carry-out = { innovation-which-card }: scegli la carta da eseguire

## Actions

innovation-do-draw = Pesca
innovation-do-meld = Cala
innovation-do-dogma = Dogma
innovation-do-achieve = Conquista

innovation-part-card = Quale carta
innovation-part-age = Quale età
innovation-part-colour = Quale colore
innovation-part-value = Quale età
innovation-part-seat = Quale giocatore
innovation-part-back = Da quale pila dei punti, e di quale età
innovation-part-way = Quale delle due

innovation-way-score = Pesca e incassa una carta di età 8, poi restituisci una carta dalla tua pila dei punti
innovation-way-draw = Pesca una carta dell’età successiva a quella della più alta della tua pila dei punti

## Log
# $player is who acts; $to, $who, $owner, $one, $two, $three and $four are names of players too. $cards and $ages are whole lists:
# "Tools, Oars" and "1, 1, 3"; $cards can name fewer cards than there are, those that the reader may know. What ends in
# -card or -cards once more is said to those who are told which cards they are.

innovation-event-teams = Squadre: { $one } e { $three } contro { $two } e { $four }.
innovation-event-first = Comincia { $player }: la sua carta è la prima in ordine alfabetico.
innovation-event-turn = { $actions ->
    [one] Tocca a { $player }, con { $actions } azione.
   *[other] Tocca a { $player }, con { $actions } azioni.
 }
innovation-event-dogma = { $player } attiva il dogma di { innovation-which-card }.
# $demand is "true" (or 1) for a demand.
innovation-event-effect = { $demand ->
    [true] { innovation-which-card }, effetto { $number }: pretesa contro { $player }.
    [1] { innovation-which-card }, effetto { $number }: pretesa contro { $player }.
   *[other] { innovation-which-card }, effetto { $number }: { $player }.
 }
innovation-event-bonus = Un avversario ha condiviso: { $player } pesca una carta in più.
innovation-event-drew = { $player } pesca una carta di età { $age }.
innovation-event-drew-card = { $player } pesca { innovation-which-card }.
innovation-event-revealed = { $player } pesca scoperta: { innovation-which-card }.
innovation-event-kept = { $player } tiene in mano { innovation-which-card }.
innovation-event-melded = { $out ->
    [supply] { $player } pesca e cala { innovation-which-card }.
    [score] { $player } cala { innovation-which-card } dalla pila dei punti.
   *[other] { $player } cala { innovation-which-card }.
 }
innovation-event-tucked = { $out ->
    [supply] { $player } pesca e archivia { innovation-which-card }.
   *[other] { $player } archivia { innovation-which-card }.
 }
innovation-event-scored = { $out ->
    [supply] { $player } pesca e incassa una carta di età { $age }.
   *[other] { $player } incassa una carta di età { $age }.
 }
innovation-event-scored-card = { $out ->
    [supply] { $player } pesca e incassa { innovation-which-card }.
    [board] { $player } incassa { innovation-which-card } dalla plancia.
   *[other] { $player } incassa { innovation-which-card }.
 }
innovation-event-scored-cards = { $player } incassa ({ innovation-which-out }), età: { $ages }.
innovation-event-scored-cards-cards = { $player } incassa ({ innovation-which-out }): { $cards } (età: { $ages }).
innovation-event-returned = { $player } restituisce una carta di età { $age } ({ innovation-which-out }).
innovation-event-returned-card = { $player } restituisce { innovation-which-card } ({ innovation-which-out }).
innovation-event-returned-other = { $player } restituisce una carta di età { $age } ({ $owner }: { innovation-which-out }).
innovation-event-returned-other-card = { $player } restituisce { innovation-which-card } ({ $owner }: { innovation-which-out }).
innovation-event-transferred = Una carta di età { $age }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-card = { innovation-which-card }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards = Carte di età { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards-cards = { $cards } (età: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped = Scambio, età { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped-cards = Scambio, { $cards } (età: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-showed = { $player } rivela { innovation-which-card }.
# $colour is the name of a colour.
innovation-event-splayed = { $player } sfalsa { innovation-which-direction }: { innovation-which-colour }.
innovation-event-unsplayed = { $player }: pila non più sfalsata ({ innovation-which-colour }).
innovation-event-reordered = { $player } riordina una pila: { innovation-which-colour }, dal fondo: { $cards }.
innovation-event-named-colour = { $player } indica un colore: { innovation-which-colour }.
innovation-event-named-value = { $player } indica un’età: { $value }.
innovation-event-named-seat = { $player } indica { $who }.
innovation-event-no-card = { $player } non ha carte adatte: { innovation-which-card }, effetto { $number }.
innovation-event-achieved = { $player } conquista il traguardo dell’età { $age }.
innovation-event-special = { $player } ottiene il traguardo { innovation-which-special }.
innovation-event-wiped = Rossa! Tutte le mani, le plance e le pile dei punti escono dal gioco.
innovation-event-left = { $player } ha lasciato la partita.
innovation-event-ended = La partita è finita: { $how ->
    [achievements] { innovation-end-achievements }
    [points] { innovation-end-points }
    [dogma] { innovation-end-dogma }
   *[other] { innovation-end-left }
 }.

## Result

innovation-score-achievements = Traguardi
innovation-score-points = Punti
innovation-end-achievements = qualcuno ha abbastanza traguardi
innovation-end-points = non c’è più nulla da pescare, decidono i punti
innovation-end-dogma = una carta ha dato la vittoria
innovation-end-left = gli altri hanno lasciato la partita

## Why something cannot be done

innovation-why-taken = Il traguardo dell’età { $age } è già stato conquistato.
innovation-why-points = Il traguardo dell’età { $age } richiede { $need } punti. Tu ne hai { $have }.
innovation-why-top = Il traguardo dell’età { $age } richiede una carta in cima di età { $age } o superiore. { $have ->
    [0] La tua plancia è vuota.
   *[other] La tua più alta è di età { $have }.
 }
innovation-why-no-hand = La tua mano è vuota: non c’è nessuna carta da calare.
innovation-why-no-top = La tua plancia è vuota: non c’è nessun dogma da attivare.
innovation-why-no-ages = Tutti i traguardi delle età sono già stati conquistati.
innovation-why-no-pass = Non si può saltare un’azione. Pescare è sempre possibile.
