# KROM: woorden, keuzes, gebeurtenissen, weigeringen en opties.

game-krom = KROM
    .about = Trek in het geheim rond, vecht om de eerste keus en word met je uitvindingen stamhoofd.

## Woorden van het spel

krom-place-cave = de Grot
    .in = in de Grot
krom-place-forest = het Bos
    .in = in het Bos
krom-place-savanna = de Savanne
    .in = op de Savanne
krom-place-mountain = de Berg
    .in = op de Berg
krom-site-cave = Grot
krom-site-forest = Bos
krom-site-savanna = Savanne
krom-site-mountain = Berg
krom-sign-kroms = K
krom-sign-wood = H
krom-sign-stone = S
krom-sign-bone = Kn
krom-sign-life = ♥
krom-sign-cards = Kt
krom-good-kroms = Kroms
    .one = Krom
krom-good-wood = hout
    .one = hout
krom-good-stone = stenen
    .one = steen
krom-good-bone = knoken
    .one = knook
krom-good-life = levenspunten
    .one = levenspunt
krom-good-cards = bonuskaarten
    .one = bonuskaart
krom-deck-picking = plukstapel
krom-deck-hunting = jachtstapel
krom-deck-bonus = bonusstapel
krom-combination-nothing = niets
krom-combination-pair = één paar
krom-combination-two-pairs = twee paren
krom-combination-three = drie gelijke
krom-combination-full-house = een full house
krom-combination-four = vier gelijke
krom-combination-five = vijf gelijke
krom-combination-straight = een straat
krom-ending-evolved = Iemand heeft de winnende score bereikt
krom-ending-capped = De laatste ronde is gespeeld

## Zoveel ervan

krom-count-kroms = { $count ->
        [one] 1 Krom
       *[other] { $count } Kroms
    }
krom-count-wood = { $count } hout
krom-count-stone = { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }
krom-count-bone = { $count ->
        [one] 1 knook
       *[other] { $count } knoken
    }
krom-count-life = { $count ->
        [one] 1 levenspunt
       *[other] { $count } levenspunten
    }
krom-count-cards = { $count ->
        [one] 1 bonuskaart
       *[other] { $count } bonuskaarten
    }

## Keuzes

krom-do-go = Ga naar { $place }
    .short = { $place-id ->
        [cave] Grot
        [forest] Bos
        [savanna] Savanne
       *[mountain] Berg
    }
krom-do-be = Speel als { $character }
krom-do-pass = Pas
krom-do-allow = Laat de kaart toe
    .short = Laat toe
krom-do-allow-round = Laat deze ronde elke kaart toe, ook als die op mij gericht is
    .short = Deze ronde
krom-do-allow-others = Laat elke kaart toe die niet op mij gericht is, tot ik dit intrek
    .short = Niet op mij gericht
krom-do-rob = { $good-id ->
        [kroms] Steel de helft van de Kroms
       *[other] Steel 1 { $good-one }
    }
    .short = { $good-id ->
        [kroms] Helft Kroms
       *[other] 1 { $good-one }
    }
krom-do-rob-card = Steel een willekeurige bonuskaart
    .short = Bonuskaart
krom-do-rob-nothing = Steel niets
krom-do-withdraw = Vraag het me weer bij elke kaart
    .short = Weer vragen
krom-do-rest = Rust
krom-do-buy = { $good-id ->
        [life] Koop 3 levenspunten
       *[other] Koop 1 { $good-one }
    }
krom-do-buy-card = Koop een bonuskaart
krom-do-shuffle = Schud de aflegstapel door de plukstapel
    .short = Schud erdoor
krom-do-pick = Pluk een kaart
krom-do-hunt = Jaag op de prooi in vak { $space }{ $dice ->
        [0] {""}
        [one] {" "}met 1 extra dobbelsteen
       *[other] {" "}met { $dice } extra dobbelstenen
    }
    .short = { $dice ->
        [0] Jaag
       *[other] Jaag, +{ $dice }
    }
krom-do-climb = Klim
krom-do-reroll = { $dice-count ->
        [one] Werp dobbelsteen nr. { $dice } opnieuw
       *[other] Werp dobbelstenen nr. { $dice-list } opnieuw
    }
    .short = { $dice-count } opnieuw
krom-do-take = Neem beloning { $reward }
krom-do-realise = Realiseer de evolutie in vak { $space }
    .short = Realiseer
krom-do-end = Beëindig de actiefase
    .short = Klaar
krom-do-play = Speel “{ $card }”
krom-do-play-on = Speel “{ $card }” op { $target }

## Wat er gebeurde

krom-gained-kroms = { $count ->
        [0] In de voorraad zijn geen Kroms meer voor { $seat }.
       *[other] { $seat } krijgt { krom-count-kroms }.
    }
krom-gained-wood = { $count ->
        [0] In de voorraad is geen hout meer voor { $seat }.
       *[other] { $seat } krijgt { krom-count-wood }.
    }
krom-gained-stone = { $count ->
        [0] In de voorraad zijn geen stenen meer voor { $seat }.
       *[other] { $seat } krijgt { krom-count-stone }.
    }
krom-gained-bone = { $count ->
        [0] In de voorraad zijn geen knoken meer voor { $seat }.
       *[other] { $seat } krijgt { krom-count-bone }.
    }
krom-gained-life = { $count ->
        [0] { $seat } heeft al alle 7 levenspunten.
       *[other] { $seat } krijgt { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] verliest
       *[other] betaalt
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] verliest
       *[other] betaalt
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] verliest
       *[other] betaalt
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] verliest
       *[other] betaalt
    } { krom-count-bone }.
krom-handed-kroms = { $target } krijgt { krom-count-kroms } van { $seat }.
krom-handed-wood = { $target } krijgt { krom-count-wood } van { $seat }.
krom-handed-stone = { $target } krijgt { krom-count-stone } van { $seat }.
krom-handed-bone = { $target } krijgt { krom-count-bone } van { $seat }.
krom-character-taken = { $seat } speelt als { $character }.
krom-round-begins = Ronde { $round }.
krom-got-up = { $seat } staat op met { $life } levenspunten.
krom-moved = { $seat } gaat naar { $place }.
krom-beast-moved = De Kromosaurus stampt naar { $place }.
krom-combat-begins = { $fighters-count ->
        [one] { $fighters } moet { $place-in } vechten!
       *[other] Gevecht { $place-in }: { $fighters }!
    }
krom-beast-fights = De Kromosaurus is hier, met { $life ->
        [one] 1 levenspunt
       *[other] { $life } levenspunten
    }, en valt aan.
krom-rolled = { $seat } werpt een { $die }.
krom-beast-rolled = De Kromosaurus werpt een { $die }, plus 2 is { $total }.
krom-passed = { $seat } past.
krom-dice-added = { $seat } werpt { $dice-sum } extra: totaal { $total }.
krom-value-added = { $seat } telt er { $value } bij op: totaal { $total }.
krom-combat-won = { $seat } wint het gevecht { $place-in } met { $total }.
krom-beast-won = De Kromosaurus wint het gevecht { $place-in } met { $total }.
krom-hurt = { $seat } verliest { $points ->
        [0] geen levenspunten
        [one] 1 levenspunt
       *[other] { $points } levenspunten
    } en heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
krom-beast-hurt = De Kromosaurus verliest { $points ->
        [0] geen levenspunten
        [one] 1 levenspunt
       *[other] { $points } levenspunten
    } en heeft er { $left ->
        [0] geen meer
       *[other] nog { $left }
    }.
krom-stunned = { $seat } raakt bewusteloos!
krom-trophy-won = { $seat } velt de Kromosaurus en houdt hem als trofee: 1 evolutiepunt.
krom-trophy-taken = { $seat } neemt de trofee met het punt af van { $target }.
krom-robbery-declined = { $seat } steelt niets van { $target }.
krom-card-robbed = { $seat } steelt een bonuskaart van { $target }.
krom-card-robbed-known = { $seat } steelt “{ $card }” van { $target }.
krom-phase-begins = { $seat } is { $place-in } aan de beurt.
krom-phase-ended = { $seat } is klaar.
krom-warmed = { $seat } warmt zich op en heeft nu { $life ->
        [one] 1 levenspunt
       *[other] { $life } levenspunten
    }.
krom-frozen = { $seat } lijdt kou en verliest 1 levenspunt: nog { $life }.
krom-rested = { $seat } rust.
krom-card-drawn = { $seat } trekt een bonuskaart.
krom-card-drawn-known = { $seat } trekt “{ $card }”.
krom-nothing-to-draw = Er zijn geen bonuskaarten meer voor { $seat }.
krom-deck-remade = De { $deck } wordt geschud: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.
krom-card-played = { $seat } speelt “{ $card }”.
krom-card-played-on = { $seat } speelt “{ $card }” op { $target }.
krom-countered = { $seat } countert { $target } met “{ $card }”.
krom-cancelled = “{ $card }” van { $seat } is opgeheven.
krom-picked = { $seat } plukt “{ $card }”.
krom-hunted = { $seat } jaagt op { $card-the } en werpt { $dice-sum }{ $dice-count ->
        [one] {""}
       *[other] {" "}= { $total }
    }.
krom-prey-escaped = { $card-The } ontsnapt.
krom-prey-appears = Nieuwe prooi in vak { $space }: { $card-the }.
krom-climbed = { $seat } werpt { $dice-row } op de rotswand.
krom-climb-rewarded = { $combination-id ->
        [nothing] { $seat } komt met lege handen naar beneden.
       *[other] { $seat } krijgt de beloning voor { $combination }.
    }
krom-realised = { $seat } realiseert “{ $card }”: { $points ->
        [one] 1 evolutiepunt
       *[other] { $points } evolutiepunten
    }.
krom-idea-appears = Nieuwe evolutie in vak { $space }: “{ $card }”.
krom-game-won = { $seat } bereikt { $points } evolutiepunten en is het nieuwe stamhoofd!
krom-game-capped = De laatste ronde is gespeeld. { $winners-count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Weigeringen

krom-no-clock = Dit spel heeft geen klok: een zet wordt zonder tijd verstuurd.
krom-game-is-over = De partij is afgelopen.
krom-not-asked = Je bent nu niet aan de beurt.
krom-no-order = Je krijgt de vraag al bij elke kaart.
krom-order-stands = Dat heb je al zo ingesteld.
krom-first-choose-place = Kies eerst waar je heen gaat.
krom-must-move = Je moet je elke ronde verplaatsen: kies een andere locatie.
krom-first-choose-character = Kies eerst een personage.
krom-character-is-taken = Iemand anders speelt dat personage.
krom-victim-has-none = Je slachtoffer heeft geen { $good }.
krom-first-rob = Steel eerst iets, of zie ervan af.
krom-first-fight = Speel eerst een gevechtskaart, of pas.
krom-first-answer = Laat eerst de kaart toe, of counter hem.
krom-card-not-now = “{ $card }” kun je nu niet spelen.
krom-card-not-held = Je hebt “{ $card }” niet in je hand.
krom-card-elsewhere = “{ $card }” kun je alleen { $place-in } spelen.
krom-card-too-dear = Je kunt “{ $card }” niet betalen.
krom-card-gains-nothing = In de voorraad is niets meer over wat “{ $card }” je kan opleveren.
krom-no-such-target = “{ $card }” speel je op een andere speler.
krom-no-target = Er is nu niemand bij wie “{ $card }” iets uitricht.
krom-target-elsewhere = “{ $card }” speel je op iemand die op jouw locatie is.
krom-target-has-none = Die speler heeft niets wat “{ $card }” kan afpakken.
krom-not-in-phase = Dat kan niet in je actiefase.
krom-dice-on-table = Maak eerst je klim af: werp opnieuw of neem de beloning.
krom-other-place = Dat kan alleen { $place-in }.
krom-place-action-done = Je hebt je locatieactie deze fase al gedaan.
krom-services-rule-out-rest = Je hebt al iets gekocht, dus je kunt niet meer rusten.
krom-rest-rules-out-services = Je hebt gerust, dus je kunt niets meer kopen.
krom-life-is-full = Je hebt alle 7 levenspunten al.
krom-no-bonus-cards = Er zijn geen bonuskaarten meer om te trekken.
krom-supply-is-empty = De voorraad heeft geen { $good } meer.
krom-shuffle-comes-first = Schudden mag alleen vóór de eerste kaart.
krom-nothing-to-shuffle = Er liggen geen plukkaarten op de aflegstapel.
krom-no-more-picking = Je mag hoogstens 4 kaarten plukken.
krom-one-hunt = Je hebt deze fase al gejaagd.
krom-no-dice-on-table = Je hebt geen dobbelstenen op de rotswand.
krom-one-reward-only = Bij deze worp valt er niets te kiezen.
krom-no-more-rerolls = Je mag hoogstens 4 keer opnieuw werpen.
krom-too-few-kroms = Dat kost { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    }, en je hebt er { $kroms ->
        [0] geen
       *[other] maar { $kroms }
    }.
krom-no-evolution-there = In dat vak ligt geen evolutie.
krom-evolution-too-dear = Je kunt “{ $card }” niet betalen.
krom-evolution-elsewhere = “{ $card }” kun je alleen { $place-in } realiseren.

## De score, deel voor deel

krom-part-evolutions = Evoluties
krom-part-trophy = Trofee

## Opties

krom-option-glacial = IJstijdbord
    .about = Een actiefase buiten in de kou kost 1 levenspunt, een in de Grot geeft er 1 terug.
krom-option-kromosaurus = Kromosaurus
    .about = Een beest zwerft rond in het Bos, op de Savanne en op de Berg en vecht met wie het tegenkomt. Versla het en het is jouw trofee.
krom-option-long_game = Lange partij
    .about = Je hebt 2 evolutiepunten meer nodig om te winnen.
krom-option-stun_recovery = Levenspunten bij het opstaan
    .about = Alle 7, zoals in de Engelse en Italiaanse regels, of 6, zoals in de Franse en Duitse.
krom-option-stun_recovery-7 = alle 7
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Onbeperkte voorraad
    .about = Fiches raken nooit op.
krom-option-characters = Personages
    .about = Wie welk personage speelt: geloot, of om de beurt gekozen.
krom-option-characters-dealt = geloot
krom-option-characters-chosen = gekozen
krom-option-round_cap = Maximaal aantal rondes
    .about = Daarna wint wie de meeste evolutiepunten heeft.

## Bots

krom-bot-ugra = Jaagt op alles wat beweegt
krom-bot-umo = Zit nooit verlegen om een idee
krom-bot-rokka = Gaat geen gevecht uit de weg
krom-bot-zik = Sluipt waar niemand kijkt
