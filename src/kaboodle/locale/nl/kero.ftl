# KERO: keuzes, gebeurtenissen, weigeringen, opties, en de namen van ons pakket.

game-kero = KERO
    .about = Twee stammen, twee tankwagens, elk een zandloper: werp zolang de brandstof stroomt en stop op tijd.

## Woorden van het spel

kero-colour-green = groen
kero-colour-brown = bruin
kero-colour-red = rood
kero-colour-grey = grijs
kero-die-white = witte
kero-die-green = groene
kero-die-yellow = gele
kero-die-blue = blauwe
kero-resource-brick = steen
kero-resource-wheat = tarwe
kero-resource-metal = metaal
kero-resource-recruit = rekruut
kero-resource-jerrycan = jerrycan
kero-other-green = { kero-die-green }
kero-other-yellow = { kero-die-yellow }
kero-other-blue = { kero-die-blue }
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = de groene dobbelsteen
kero-ability-yellow-die = de gele dobbelsteen
kero-ability-blue-die = de blauwe dobbelsteen
kero-ability-brick = een steen extra
kero-ability-wheat = een tarwe extra
kero-ability-metal = een metaal extra
kero-ability-recruit = een rekruut extra
kero-ability-trade = tarwe voor jerrycans
kero-ability-tie = de beslisser bij gelijke stand
kero-ability-jerrycan = een jerrycan per beurt
kero-tuarek-dice = de gokker
kero-tuarek-reroll = de vuurvreter
kero-tuarek-thin = de vrek
kero-tuarek-move = de gids
kero-tuarek-resources = de handelaar
kero-tuarek-fuel = de pompbediende
kero-tuarek-expel = de vogelvrije
kero-tuarek-scorch = de fakkeldrager
kero-ending-claim = De derde strijd heeft het spel meteen beëindigd
kero-ending-last-turn = Het spel eindigde met de laatste beurt
kero-part-cards = Kaarten
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Gebieden
kero-part-final-spaces = Eindvelden

## Zoveel ervan

kero-count-brick = { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }
kero-count-wheat = { $count } tarwe
kero-count-metal = { $count } metaal
kero-count-recruit = { $count ->
        [one] 1 rekruut
       *[other] { $count } rekruten
    }
kero-count-jerrycans = { $count ->
        [one] 1 jerrycan
       *[other] { $count } jerrycans
    }
kero-count-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
kero-count-explorers = { $count ->
        [one] 1 verkenner
       *[other] { $count } verkenners
    }

## Keuzes

kero-lay-flat = Leg de tankwagen plat
    .short = Platleggen
kero-roll = Werp { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } opnieuw:{ $white ->
        [0] {""}
       *[other] {" "}wit { $numbers }
    }{ $green ->
        [0] {""}
       *[other] {" "}groen
    }{ $yellow ->
        [0] {""}
       *[other] {" "}geel
    }{ $blue ->
        [0] {""}
       *[other] {" "}blauw
    }
kero-tip = Zet de tankwagen rechtop en werp
    .short = Rechtop
kero-fuel-once = Betaal 1 jerrycan en tank
    .short = Tanken ×1
kero-fuel-twice = Betaal 2 jerrycans en tank twee keer
    .short = Tanken ×2
kero-add = Voeg de { $die } dobbelsteen toe
kero-whole = Laat met alle dobbelstenen tanken
    .short = Alle 8
kero-thin-out = Speel de vrek: vijf witte dobbelstenen
    .short = Vrek: 5
kero-throw = Werp voor de brandstof van de ander
    .short = Werpen
kero-take = Neem de kaart op veld { $space }
kero-explore = Stuur een verkenner naar gebied { $space }
kero-explore-single = Stuur een verkenner naar het enkele eindveld
kero-explore-double = Stuur een verkenner naar het dubbele eindveld
kero-hire = Huur een Tuarek in voor 2 jerrycans
    .short = Inhuren (2)
kero-trade = Ruil { $wheat } tarwe voor jerrycans
kero-call = Speel de gokker: voeg de { $die } en de { $other } dobbelsteen toe
kero-forgive = Speel de vuurvreter: vuren mogen opnieuw geworpen worden
kero-move = Verplaats een verkenner van gebied { $from } naar { $to }
kero-stay = Verplaats geen verkenner meer
    .short = Klaar
kero-gift = Speel de handelaar: { $resource } en { $other }
kero-free-fuel = Speel de pompbediende: tank gratis
kero-send-home = Speel de vogelvrije: stuur een verkenner naar huis uit gebied { $space }
kero-plan-fire = Speel de fakkeldrager: er wordt nog een kaart afgelegd
kero-scorch = Leg de kaart op veld { $space } af
kero-win-tie = Win gebied { $space } met gelijke stand
kero-end-turn = Beëindig de beurt
    .short = Einde beurt
kero-run-dry = De tank raakt leeg
kero-full = De tank is vol

## Wat er gebeurde

kero-turn-begins = { $seat } is aan de beurt.
kero-last-turn = De laatste beurt: die van { $seat }.
kero-jerrycans = { $seat } krijgt { $jerrycans ->
        [one] 1 jerrycan
       *[other] { $jerrycans } jerrycans
    } en heeft er { $held }.
kero-tuarek-drawn = { $seat } trekt een Tuarek.
kero-tuarek-drawn-known = { $seat } trekt { $tuarek }.
kero-tuareks-shuffled = De { $tiles } gebruikte Tuareks worden geschud tot een nieuwe stapel.
kero-tuarek-played = { $seat } speelt { $tuarek }.
kero-tank-is-full = De tank van { $seat } is al vol.
kero-fuelling-begins = { $seat } tankt: { $dice } dobbelstenen.
kero-fuelling-roll = { $seat } werpt { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } voor brandstof, nog { $left } over.
kero-fuelled = De tank van { $seat } krijgt er { $more } seconden bij en staat op { $seconds }.
kero-die-added = { $seat } voegt de { $die } dobbelsteen toe{ $paid ->
        [0] {""}
       *[other] {" "}voor een jerrycan
    }.
kero-tipped = { $seat } zet de tankwagen rechtop met { $seconds } seconden in de tank!
kero-rolled = { $seat } werpt { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }; { $fires ->
        [0] geen vuren
        [one] 1 vuur
       *[other] { $fires } vuren
    } op tafel.
kero-laid-flat = { $seat } legt de tankwagen plat met nog { $seconds } seconden en { $fires ->
        [0] geen vuren
        [one] 1 vuur
       *[other] { $fires } vuren
    }.
kero-outage = Geen KERO meer! De tank van { $seat } is leeg, en niets op de dobbelstenen telt.
kero-collected = { $seat } verzamelt { $amounts-count ->
        [0] niets
       *[other] { $amounts }
    }.
kero-explored = { $seat } stuurt een verkenner naar gebied { $space }.
kero-explored-final = { $seat } stuurt een verkenner naar eindveld { $final }.
kero-card-taken = { $seat } neemt { $card } van veld { $space }.
kero-tile-taken = { $seat } heeft vanaf nu { $ability }.
kero-hired = { $seat } betaalt 2 jerrycans voor een Tuarek.
kero-traded = { $seat } ruilt { $wheat } tarwe voor jerrycans.
kero-explorer-moved = { $seat } verplaatst een verkenner van gebied { $from } naar { $to }.
kero-gift-given = { $seat } krijgt { $resource } en { $other }.
kero-sent-home = { $seat } stuurt een verkenner van { $target } naar huis uit gebied { $space } en betaalt er 2 jerrycans voor.
kero-card-burnt = { $card } op veld { $space } wordt afgelegd.
kero-space-filled = { $card } komt op veld { $space }.
kero-claim = Strijd! Kaart { $number } van 3.
kero-land-won = { $seat } wint { $land }.
kero-land-lost = { $land } gaat naar niemand.
kero-land-revealed = { $land } wordt opengedraaid als gebied { $space }.
kero-game-ended = Het spel is afgelopen. De winst gaat naar { $winners }.

## Weigeringen

kero-game-is-over = Het spel is afgelopen.
kero-table-only = Dat doet alleen de tafel zelf, als het zover is.
kero-nothing-due = Er raakt nu geen tank leeg of vol.
kero-not-due-yet = Dat komt op { $due }, niet op { $at }.
kero-no-times = Afgemeten heeft een zet geen tijd.
kero-time-backwards = Het is al { $now }; { $at } is voorbij.
kero-time-too-large = Zo lang duurt geen spel.
kero-not-your-turn = De andere stam is aan de beurt.
kero-opponent-is-asked = Eerst krijgt de andere stam een vraag over het tanken.
kero-opponent-rolls = De andere stam werpt voor de brandstof.
kero-tie-is-asked = Wie de beslisser bij gelijke stand heeft, kiest.
kero-truck-stands = De tankwagen staat rechtop: werp, of leg hem eerst plat.
kero-first-fuel = Eerst wordt het tanken afgemaakt: werp.
kero-first-answer = Antwoord eerst: alle dobbelstenen, of vijf.
kero-first-place = Plaats eerst je gratis verkenners.
kero-first-move = Verplaats eerst een tweede verkenner, of laat het bij één.
kero-first-scorch = Kies eerst de kaart die wordt afgelegd.
kero-first-tie = Kies eerst het gebied met gelijke stand.
kero-space-is-empty = Op dat veld ligt geen kaart.
kero-not-tied = In dat gebied is het geen gelijke stand.
kero-die-not-chosen = Die dobbelsteen hoort deze beurt niet bij de jouwe.
kero-die-burnt = Die dobbelsteen toont vuur en ligt vast.
kero-too-soon = Je hand heeft { $interval } milliseconden nodig tussen twee worpen.
kero-no-such-tuarek = Je hebt { $tuarek } niet.
kero-truck-lies = Zet eerst de tankwagen rechtop.
kero-fuel-comes-first = Voor tanken betaal je helemaal aan het begin van de beurt, of niet.
kero-nothing-to-fill = De tank is vol: er valt niets te vullen.
kero-die-already-chosen = De { $die } dobbelsteen is deze beurt al van jou.
kero-dice-not-there = Een van deze dobbelstenen is deze beurt al van jou.
kero-already-forgiven = Vuren mogen al opnieuw geworpen worden.
kero-only-after-rolling = Die Tuarek speel je na het werpen.
kero-only-before-rolling = Die Tuarek speel je voor het werpen.
kero-no-tuareks-left = Alle Tuareks zijn in een kamp.
kero-nobody-there = De andere stam heeft daar geen verkenner.
kero-first-roll = Werp eerst je dobbelstenen en leg de tankwagen plat.
kero-not-now = Dat is nu niet de vraag.
kero-explorer-costs = Een verkenner kost 1 rekruut en 1 metaal.
kero-rolling-is-over = De tankwagen ligt plat; het werpen is voorbij.
kero-cannot-pay = Dat kost { $cost } { $resource }, en je hebt { $held }.
kero-no-trade = Je hebt niet de vaardigheid om tarwe te ruilen.
kero-already-traded = Je hebt deze beurt al tarwe geruild.
kero-too-much-wheat = Je kunt hoogstens { $most } tarwe ruilen.
kero-no-explorer = Je hebt geen verkenner meer in het kamp.
kero-no-territories = Er zijn geen gebieden meer, alleen de eindvelden.
kero-final-space = Dat eindveld is vol.
kero-not-last-turn = De eindvelden zijn voor de laatste beurt.
kero-none-of-yours = Je hebt daar geen verkenner.
kero-too-few-jerrycans = Dat kost { $needed ->
        [one] 1 jerrycan
       *[other] { $needed } jerrycans
    }, en je hebt er { $held }.

## Opties

kero-option-clock = De klok
    .about = In echte tijd loopt het zand terwijl je denkt. Afgemeten kost elke worp evenveel en is er geen haast.
kero-option-clock-paced = afgemeten
kero-option-clock-realtime = echte tijd
kero-option-longer_time = Meer tijd
    .about = Voor wie het nodig heeft: KERO stroomt langzamer weg, voor beide clans.
kero-option-longer_time-no = nee
kero-option-longer_time-half = anderhalf keer zo lang
kero-option-longer_time-double = twee keer zo lang
kero-option-first = Wie begint
    .about = Wie het laatst een auto heeft volgetankt, begint: kies de plaats of laat het aan het toeval over.
kero-option-first-random = het toeval
kero-option-first-seat1 = plaats 1
kero-option-first-seat2 = plaats 2
kero-option-endless_supply = Eindeloos veel jerrycans
    .about = Jerrycans raken nooit op, hoeveel er ook in de doos zitten.

## Kaarten van ons pakket

kero-card-gatekeepers-1 = Hier komt niemand langs!
    .flavour = De oude Brigitte bewaakt de zuidpoort al van voor de putten droogvielen.
kero-card-gatekeepers-2 = Hier komt niemand langs!
    .flavour = Twee broers, één helm, geen genade.
kero-card-gatekeepers-3 = Hier komt niemand langs!
    .flavour = Op het bord staat gesloten. Op het kanon ook.
kero-card-gatekeepers-4 = Hier komt niemand langs!
    .flavour = Ze vraagt om een wachtwoord. Dat is er niet.
kero-card-gatekeepers-5 = Hier komt niemand langs!
    .flavour = De hond is lief. De hond slaapt ook.
kero-card-scout-tower = Uitkijktoren
    .flavour = Van hierboven zie je het stof van morgen.
kero-card-jerry-dump = Jerrycanstort
    .flavour = De meeste lekken. Drie niet.
kero-card-roadside-pump = Pomp langs de weg
    .flavour = Hij hoest, hij proest, hij stroomt.
kero-card-tin-roof = Golfplaten dak
    .flavour = Regen zou er prachtig op klinken.
kero-card-tea-tent = Theetent
    .flavour = Drie glazen, en een vreemde is een vriend.
kero-card-well-of-plenty = Bron van overvloed
    .flavour = Overvloed is een woord van vroeger.
kero-card-spare-parts = Reserveonderdelen
    .flavour = Alles is een onderdeel van iets.
kero-card-kiln = Steenoven
    .flavour = Elke dag weer een steen erbij.
kero-card-terraces = Terrassen
    .flavour = Groene treden op een rode heuvel.
kero-card-elder = De oudste
    .flavour = Als er twee ruziën, weet hij nog van wie het land was.
kero-card-bakers-oven = Bakkersoven
    .flavour = Voor brood krijg je meer brandstof dan voor goud.
kero-card-green-workshop = Groene werkplaats
    .flavour = Zaden, zakken en een verzwaarde dobbelsteen.
kero-card-yellow-workshop = Gele werkplaats
    .flavour = Ze bouwen met wat de wind laat liggen.
kero-card-blue-workshop = Blauwe werkplaats
    .flavour = Overdag vonken, ’s nachts boren.
kero-card-scrapyard = Schroothoop
    .flavour = De oude wereld, per kilo.
kero-card-drill-ground = Exercitieterrein
    .flavour = Links, rechts, bukken.
kero-card-still = De stokerij
    .flavour = Niet drinken. Op rijden.
kero-card-caravan = Karavaan
    .flavour = Ze brengt zout, liedjes en een uitweg.
kero-card-lookouts = Uitkijkposten
    .flavour = Vier ogen, twee richtingen.
kero-card-signal-fire = Seinvuur
    .flavour = Rook zegt meer dan de radio ooit deed.
kero-card-wind-wheel = Windrad
    .flavour = Het draait voor iedereen.
kero-card-tanker-depot = Tankwagendepot
    .flavour = Plat parkeren. Altijd plat parkeren.
kero-card-oil-seep = Oliebron
    .flavour = De grond geeft terug, druppel voor druppel.
kero-card-drum-circle = Trommelkring
    .flavour = Iemand in de duinen trommelt terug.
kero-card-greenhouse = Kas
    .flavour = Gemaakt van duizend voorruiten.
kero-card-long-patrol = Lange patrouille
    .flavour = Weg bij schemer, terug met een kaart.
kero-card-bazaar = Bazaar
    .flavour = Twee van deze voor een van die.
kero-card-moot-hall = Vergaderzaal
    .flavour = Laat je moersleutel bij de deur.
kero-card-outpost = Buitenpost
    .flavour = Het laatste licht voor het zout.
kero-card-great-wall = Grote muur
    .flavour = Niemand weet nog welke kant van ons is.
kero-card-sky-engine = Hemelmotor
    .flavour = Hij heeft ooit gevlogen. Misschien doet hij het weer.

## Gebieden van ons pakket

kero-land-green-valley = Groene vallei
kero-land-brown-mesa = Bruine tafelberg
kero-land-red-canyon = Rode kloof
kero-land-grey-flats = Grijze vlakte
kero-land-market-ruins = Marktruïne
kero-land-rainbow-springs = Regenboogbronnen
kero-land-four-pillars = Vier zuilen
kero-land-crossroads = Kruispunt
kero-land-oasis = Oase
kero-land-refinery-wreck = Raffinaderijwrak
kero-land-nomad-camp = Nomadenkamp
kero-land-fuel-cache = Brandstofbergplaats
