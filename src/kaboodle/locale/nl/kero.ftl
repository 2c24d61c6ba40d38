# KERO: keuzes, gebeurtenissen, weigeringen, opties, en de namen van ons pakket.

game-kero = KERO
    .about = Twee stammen, twee tankwagens, elk een zandloper: werp je dobbelstenen zolang de KERO stroomt en stop op tijd.

## Woorden van het spel

kero-colour-green = groen
    .adj = groene
kero-colour-brown = bruin
    .adj = bruine
kero-colour-red = rood
    .adj = rode
kero-colour-grey = grijs
    .adj = grijze
kero-die-white = witte
kero-die-green = groene
    .plain = groen
kero-die-yellow = gele
    .plain = geel
kero-die-blue = blauwe
    .plain = blauw
kero-resource-brick = steen
kero-resource-wheat = tarwe
kero-resource-metal = metaal
kero-resource-recruit = rekruut
kero-resource-jerrycan = jerrycan
kero-other-green = { kero-die-green }
    .plain = groen
kero-other-yellow = { kero-die-yellow }
    .plain = geel
kero-other-blue = { kero-die-blue }
    .plain = blauw
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = de groene dobbelsteen
kero-ability-yellow-die = de gele dobbelsteen
kero-ability-blue-die = de blauwe dobbelsteen
kero-ability-brick = elke beurt 1 steen extra
kero-ability-wheat = elke beurt 1 tarwe extra
kero-ability-metal = elke beurt 1 metaal extra
kero-ability-recruit = elke beurt 1 rekruut extra
kero-ability-trade = tarwe ruilen voor jerrycans
kero-ability-tie = winnen bij gelijke stand
kero-ability-jerrycan = 1 jerrycan per beurt
kero-tuarek-dice = de gokker
kero-tuarek-reroll = de vuurvreter
kero-tuarek-thin = de vrek
kero-tuarek-move = de gids
kero-tuarek-resources = de handelaar
kero-tuarek-fuel = de pompbediende
kero-tuarek-expel = de bandiet
kero-tuarek-scorch = de fakkeldrager
kero-ending-claim = De derde strijdkaart heeft de partij meteen beëindigd
kero-ending-last-turn = De partij eindigde met de laatste beurt
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
kero-count-fuellings = { $count } keer gratis tanken
kero-count-green = groen
kero-count-yellow = geel
kero-count-blue = blauw

## Keuzes

kero-lay-flat = Leg de tankwagen plat
    .short = Leg plat
kero-roll = Werp { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } opnieuw: { $white ->
        [0] { $amounts }
       *[other] wit { $numbers-list }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Werp { $dice }
kero-tip = Zet de tankwagen rechtop en werp de dobbelstenen
    .short = Zet rechtop
kero-fuel-once = Betaal 1 jerrycan en tank
    .short = Tank 1×
kero-fuel-twice = Betaal 2 jerrycans en tank twee keer
    .short = Tank 2×
kero-add = Voeg de { $die } dobbelsteen toe
    .short = + { $die-plain }
kero-whole = Laat met alle 8 dobbelstenen tanken
    .short = Alle 8
kero-thin-out = Speel de vrek: maar 5 witte dobbelstenen
    .short = Vrek: 5
kero-whole-always = Altijd alle 8 dobbelstenen, tot ik dit intrek
    .short = Altijd alle 8
kero-withdraw = Vraag het me weer over de 5 dobbelstenen
    .short = Vraag het me
kero-throw = Werp de dobbelstenen voor het tanken van de andere stam
    .short = Werp
kero-take = Neem de kaart op veld { $space }
    .short = Neem
kero-explore = Stuur een verkenner naar gebied { $space }
    .short = Gebied { $space }
kero-explore-single = Stuur een verkenner naar het enkele eindveld
    .short = Enkel veld
kero-explore-double = Stuur een verkenner naar het dubbele eindveld
    .short = Dubbel veld
kero-hire = Huur een Tuarek in voor 2 jerrycans
    .short = Huur in (2)
kero-trade = Ruil { $wheat } tarwe voor { $wheat ->
        [one] 1 jerrycan
       *[other] { $wheat } jerrycans
    }
    .short = Ruil { $wheat }
kero-call = Speel de gokker: voeg de { $die } en de { $other } dobbelsteen toe
    .short = { $die-plain } + { $other-plain }
kero-forgive = Speel de vuurvreter: vuur mag opnieuw geworpen worden
    .short = Vuurvreter
kero-move = Verplaats een verkenner van gebied { $from } naar { $to }
    .short = { $from } → { $to }
kero-stay = Verplaats geen verkenner meer
    .short = Klaar
kero-gift = Speel de handelaar: { $amounts }
    .short = { $amounts }
kero-free-fuel = Speel de pompbediende: tank gratis
    .short = Pompbediende
kero-send-home = Speel de bandiet: stuur een verkenner uit gebied { $space } naar huis
    .short = Bandiet: { $space }
kero-plan-fire = Speel de fakkeldrager: er wordt nog een kaart afgelegd
    .short = Fakkeldrager
kero-scorch = Leg de kaart op veld { $space } af
    .short = Leg af
kero-win-tie = Win gebied { $space } bij gelijke stand
    .short = Gebied { $space }
kero-end-turn = Beëindig de beurt
    .short = Einde beurt
kero-run-dry = De tank is leeg
kero-full = De tank is vol

## Wat er gebeurde

kero-turn-begins = { $seat } is aan de beurt.
kero-last-turn = { $seat } heeft de laatste beurt.
kero-jerrycans = { $seat } krijgt { $jerrycans ->
        [one] 1 jerrycan
       *[other] { $jerrycans } jerrycans
    } en heeft er { $held }.
kero-tuarek-drawn = { $seat } trekt een Tuarek.
kero-tuarek-drawn-known = { $seat } trekt { $tuarek }.
kero-tuareks-shuffled = { $tiles ->
        [one] De gebruikte Tuarek vormt
       *[other] De { $tiles } gebruikte Tuareks worden geschud en vormen
    } een nieuwe stapel.
kero-tuarek-played = { $seat } speelt { $tuarek }.
kero-tank-is-full = De tank van { $seat } is al vol: deze tankbeurt vervalt.
kero-fuelling-begins = { $seat } tankt met { $dice } dobbelstenen.
kero-fuelling-roll = { $seat } werpt { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    } voor het tanken: { $left ->
        [0] er is er geen
        [one] er is er nog 1
       *[other] er zijn er nog { $left }
    } over.
kero-fuelled = { $seat } tankt { $more ->
        [one] 1 seconde
       *[other] { $more } seconden
    }: nu { $seconds }.
kero-die-added = { $seat } voegt de { $die } dobbelsteen toe{ $paid ->
        [0] {""}
       *[other] {" "}voor 1 jerrycan
    }.
kero-tipped = { $seat } zet de tankwagen rechtop met { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } in de tank!
kero-rolled = { $seat } werpt { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }; { $fires ->
        [0] geen vuur
        [one] 1 vuur
       *[other] { $fires } vuren
    } op tafel.
kero-laid-flat = { $seat } legt de tankwagen plat met nog { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } en { $fires ->
        [0] geen vuur
        [one] 1 vuur
       *[other] { $fires } vuren
    }.
kero-outage = Geen KERO meer! De tank van { $seat } is leeg: de dobbelstenen tellen niet.
kero-collected = { $seat } verzamelt { $amounts-count ->
        [0] niets
       *[other] { $amounts }
    }.
kero-explored = { $seat } stuurt een verkenner naar gebied { $space }.
kero-explored-final = { $seat } stuurt een verkenner naar het { $final ->
        [one] enkele
       *[other] dubbele
    } eindveld.
kero-card-taken = { $seat } neemt “{ $card }” van veld { $space }.
kero-tile-taken = { $seat } krijgt een permanente vaardigheid: { $ability }.
kero-hired = { $seat } betaalt 2 jerrycans voor een Tuarek.
kero-traded = { $seat } ruilt { $wheat } tarwe voor { $wheat ->
        [one] 1 jerrycan
       *[other] { $wheat } jerrycans
    }.
kero-explorer-moved = { $seat } verplaatst een verkenner van gebied { $from } naar { $to }.
kero-gift-given = { $seat } krijgt { $amounts }.
kero-sent-home = { $seat } stuurt een verkenner van { $target } uit gebied { $space } terug naar het kamp en geeft daar 2 jerrycans voor.
kero-card-burnt = “{ $card }” op veld { $space } wordt afgelegd.
kero-space-filled = Nieuw op veld { $space }: “{ $card }”.
kero-claim = Strijdkaart { $number } van 3: de ronde eindigt.
kero-land-won = { $seat } wint “{ $land }”.
kero-land-lost = Niemand wint “{ $land }”.
kero-land-revealed = Nieuw gebied { $space }: “{ $land }”.
kero-game-ended = De partij is afgelopen. { $winners-count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Weigeringen

kero-game-is-over = De partij is afgelopen.
kero-table-only = Dat gebeurt vanzelf, als het zover is.
kero-nothing-due = Er raakt nu geen tank leeg of vol.
kero-not-due-yet = Daar is het nog te vroeg voor.
kero-no-times = Per worp wordt een zet zonder tijd verstuurd.
kero-time-backwards = Te laat: dat moment is voorbij.
kero-time-too-large = Zo lang duurt geen partij.
kero-not-your-turn = De andere stam is aan de beurt.
kero-opponent-is-asked = Eerst beslist de andere stam met hoeveel dobbelstenen je tankt.
kero-opponent-rolls = De andere stam werpt de dobbelstenen voor jouw tank.
kero-tie-is-asked = Eerst kiest de stam die bij gelijke stand wint.
kero-truck-stands = Je tankwagen staat rechtop: werp je dobbelstenen, of leg hem eerst plat.
kero-first-fuel = Rond eerst het tanken af: werp de dobbelstenen.
kero-first-answer = Antwoord eerst: alle 8 dobbelstenen, of 5.
kero-order-stands = Dat heb je al gezegd: altijd alle 8 dobbelstenen.
kero-no-order = Je krijgt de vraag al elke keer.
kero-first-place = Plaats eerst je gratis verkenners.
kero-first-move = Verplaats eerst een tweede verkenner, of laat het bij één.
kero-first-scorch = Kies eerst de kaart die wordt afgelegd.
kero-first-tie = Kies eerst het gebied met gelijke stand.
kero-space-is-empty = Op dat veld ligt geen kaart.
kero-not-tied = In dat gebied is de stand niet gelijk.
kero-die-not-chosen = Met die dobbelsteen speel je deze beurt niet.
kero-die-burnt = Die dobbelsteen is verbrand: je kunt hem niet opnieuw werpen.
kero-too-soon = Te snel: raap eerst je dobbelstenen op.
kero-no-such-tuarek = Je hebt { $tuarek } niet.
kero-truck-lies = Zet eerst je tankwagen rechtop.
kero-fuel-comes-first = Voor tanken betalen kan alleen helemaal aan het begin van je beurt.
kero-nothing-to-fill = Je tank is al vol.
kero-die-already-chosen = Je hebt de { $die } dobbelsteen deze beurt al.
kero-dice-not-there = Je hebt een van deze dobbelstenen deze beurt al.
kero-already-forgiven = Je mag vuur deze beurt al opnieuw werpen.
kero-only-after-rolling = Die Tuarek kun je alleen na het werpen spelen.
kero-only-before-rolling = Die Tuarek kun je alleen vóór het werpen spelen.
kero-no-tuareks-left = Er is geen Tuarek meer om te trekken.
kero-nobody-there = De andere stam heeft daar geen verkenner.
kero-first-roll = Werp eerst je dobbelstenen en leg de tankwagen plat.
kero-not-now = Dat kan nu niet.
kero-explorer-costs = Een verkenner kost 1 rekruut en 1 metaal.
kero-rolling-is-over = Je tankwagen ligt plat: het werpen is voorbij.
kero-cannot-pay = Dat kost { $amounts }, en { $held ->
        [0] dat heb je niet
       *[other] je hebt maar { $held }
    }.
kero-no-trade = Je hebt niet de vaardigheid om tarwe te ruilen.
kero-already-traded = Je hebt deze beurt al tarwe geruild.
kero-too-much-wheat = { $most ->
        [0] Je hebt geen tarwe om te ruilen.
       *[other] Je kunt hoogstens { $most } tarwe ruilen.
    }
kero-no-explorer = Je hebt geen verkenner meer in het kamp.
kero-no-territories = Er zijn geen gebieden meer, alleen nog de eindvelden.
kero-final-space = Dat eindveld is vol.
kero-not-last-turn = De eindvelden zijn voor de laatste beurt.
kero-none-of-yours = Je hebt daar geen verkenner.
kero-too-few-jerrycans = Dat kost { $needed ->
        [one] 1 jerrycan
       *[other] { $needed } jerrycans
    }, en je hebt er { $held ->
        [0] geen
       *[other] maar { $held }
    }.

## Opties

kero-option-clock = Klok
    .about = Live: de KERO stroomt terwijl je denkt. Per worp: elke worp kost evenveel en je hebt geen haast.
kero-option-clock-paced = per worp
kero-option-clock-realtime = live
kero-option-longer_time = Meer tijd
    .about = Voor wie het nodig heeft: de KERO stroomt langzamer weg, voor beide stammen.
kero-option-longer_time-no = nee
kero-option-longer_time-half = 1½ keer zo lang
kero-option-longer_time-double = twee keer zo lang
kero-option-first = Startspeler
    .about = Wie het laatst een auto heeft volgetankt, begint: kies de speler of laat het lot beslissen.
kero-option-first-random = geloot
kero-option-first-seat1 = speler 1
kero-option-first-seat2 = speler 2
kero-option-endless_supply = Onbeperkt jerrycans
    .about = Jerrycans raken nooit op.

## Kaarten van ons pakket

kero-card-gatekeepers-1 = Hier komt niemand langs!
    .flavour = De oude Brigitte bewaakte de zuidpoort al toen er nog water in de putten stond.
kero-card-gatekeepers-2 = Hier komt niemand langs!
    .flavour = Twee broers, één helm, geen genade.
kero-card-gatekeepers-3 = Hier komt niemand langs!
    .flavour = Op het bord staat gesloten. Op het kanon ook.
kero-card-gatekeepers-4 = Hier komt niemand langs!
    .flavour = Ze vraagt om een wachtwoord. Dat is er niet.
kero-card-gatekeepers-5 = Hier komt niemand langs!
    .flavour = De hond is lief. En hij slaapt.
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
kero-card-kiln = Steenbakkerij
    .flavour = Elke dag weer een steen erbij.
kero-card-terraces = Terrassen
    .flavour = Groene treden op een rode heuvel.
kero-card-elder = De stamoudste
    .flavour = Als er twee ruziën, weet hij nog van wie het land was.
kero-card-bakers-oven = Bakkersoven
    .flavour = Voor brood krijg je meer brandstof dan voor goud.
kero-card-green-workshop = Groene werkplaats
    .flavour = Zaden, zakken en een verzwaarde dobbelsteen.
kero-card-yellow-workshop = Gele werkplaats
    .flavour = Ze bouwen met wat de wind laat liggen.
kero-card-blue-workshop = Blauwe werkplaats
    .flavour = Overdag vonken, ’s nachts exercitie.
kero-card-scrapyard = Schroothoop
    .flavour = De oude wereld, per kilo.
kero-card-drill-ground = Exercitieterrein
    .flavour = Links, rechts, bukken.
kero-card-still = De stokerij
    .flavour = Niet drinken. Erop rijden.
kero-card-caravan = Karavaan
    .flavour = Ze brengen zout, liedjes en een uitweg.
kero-card-lookouts = Uitkijkposten
    .flavour = Vier ogen, twee richtingen.
kero-card-signal-fire = Seinvuur
    .flavour = Rook zegt meer dan de radio ooit deed.
kero-card-wind-wheel = Windmolen
    .flavour = Hij draait voor iedereen.
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
kero-card-moot-hall = Stamraad
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
kero-land-refinery-wreck = Vervallen raffinaderij
kero-land-nomad-camp = Nomadenkamp
kero-land-fuel-cache = Brandstofvoorraad

## Bots

kero-bot-sahra = Verzamelt gebieden
kero-bot-bazo = Handelt in alles
kero-bot-nilo = Nooit op pad zonder volle tank
kero-bot-jaxa = Nog één worp!
