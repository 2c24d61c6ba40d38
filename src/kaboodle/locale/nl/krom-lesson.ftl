# The lesson of KROM: titles of its chapters, and what is said. At most twelve words each.

krom-lesson-evolution = Je eerste evolutie
krom-lesson-evolution-goal = Wie het eerst tien evolutiepunten heeft, wordt stamhoofd!
krom-lesson-evolution-cost = Sandalen kosten een knook en twee Kroms. Ze leveren één punt op.
krom-lesson-evolution-realise = Je hebt alles wat nodig is. Realiseer de Sandalen!
krom-lesson-evolution-rest = Elke locatie biedt iets. Rust uit in de Grot.
krom-lesson-evolution-end = Meer kun je niet doen. Beëindig je beurt.

krom-lesson-hunt = De jacht
krom-lesson-hunt-choose = Elke ronde kiest iedereen in het geheim een nieuwe locatie.
krom-lesson-hunt-go = Je hebt knoken nodig. Ga jagen op de Savanne!
krom-lesson-hunt-reveal = Ook Ugra heeft gekozen. Nu worden beide locaties onthuld!
krom-lesson-hunt-order = Het Bos gaat voor de Savanne: Ugra is eerst.
krom-lesson-hunt-hunt = Je bent hier alleen. Jaag op de Sneeuwhaas: gooi minstens drie.
krom-lesson-hunt-necklace = Met twee knoken maak je de Tandenketting. Realiseer hem!
krom-lesson-hunt-end = Twee punten! Beëindig je beurt.

krom-lesson-fight = Een gevecht
krom-lesson-fight-go = In het Bos is hout. Ga erheen.
krom-lesson-fight-meet = Een gevecht! Het hoogste totaal wint, de anderen verliezen levenspunten.
krom-lesson-fight-club = Drie tegen vijf. Speel je Knots met punten: twee erbij.
krom-lesson-fight-tie = Ugra past. Gelijk: in het Bos wint de lichtste.
krom-lesson-fight-pass = Dat ben jij! Pas, en het gevecht is voorbij.
krom-lesson-fight-pick = Jij bent dus eerst. Pluk een kaart: de eerste is gratis.
krom-lesson-fight-again = Hout! De volgende kaart kost één Krom. Pluk er nog een!
krom-lesson-fight-torch = Met hout en twee Kroms maak je de Fakkel. Realiseer hem!
krom-lesson-fight-end = Goed gedaan. Beëindig je beurt.

krom-lesson-trick = Een gemene streek
krom-lesson-trick-secret = Je bonuskaart is geheim: die countert een andere kaart.
krom-lesson-trick-played = Ugra speelt een kaart tegen jou!
krom-lesson-trick-raise = Speel je Opgetrokken wenkbrauw: die countert de kaart.
krom-lesson-trick-asked = Iedereen krijgt altijd de vraag: zo blijft je hand geheim.

krom-lesson-chief = Stamhoofd worden
krom-lesson-chief-seven = Zeven punten! De Steencirkel levert de laatste drie op.
krom-lesson-chief-climb = Daar zijn drie stenen voor nodig. Klim ervoor!
krom-lesson-chief-reroll = Drie vieren! Werp de andere twee opnieuw, voor één Krom.
krom-lesson-chief-stones = Vier vieren: drie stenen of drie kaarten. Neem de stenen!
krom-lesson-chief-realise = Realiseer nu de Steencirkel!
krom-lesson-chief-won = Tien punten: je bent stamhoofd! Nu een hele partij?
