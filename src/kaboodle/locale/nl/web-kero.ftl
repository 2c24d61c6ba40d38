# KERO in de browser: wat op knoppen staat, en hoe alles heet voor wie luistert.

web-kero-row = Kaarten in de rij
web-kero-card = Veld { $space }: “{ $card }”, { $colour }.
web-kero-missing = Tekort: { $amounts }.
web-kero-costs = Kost { $amounts }.
web-kero-gives = Geeft { $amounts }.
web-kero-amounts = { $amounts }
web-kero-burns = Verbrandt aan het eind van de beurt.
web-kero-space-empty = Veld { $space }: leeg
web-kero-card-name = { $card }
web-kero-card-quoted = “{ $card }”.
web-kero-land-name = { $land }
web-kero-pile = Stapel: { $cards }; strijdkaarten tot nu toe: { $claims } van 3. Toon de afgelegde kaarten.
web-kero-discard = Afgelegd
web-kero-supply = Jerrycans over in de voorraad: { $left }
web-kero-hidden = Nog gesloten gebieden: { $lands }
web-kero-used = Gebruikte Tuareks: { $used }; in de stapel: { $tiles }
web-kero-first = { $name } is begonnen
web-kero-lands = Gebieden
web-kero-land = Gebied { $space }: “{ $land }”, nu { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    } waard voor jou.
web-kero-land-of = Gebied { $space }: “{ $land }”, nu { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    } waard voor { $name }.
web-kero-land-empty = Gebied { $space }: leeg
web-kero-explorers-of = { $name }: { $explorers }
web-kero-scores-plain = { $points } waard.
web-kero-scores-colour = 1 voor elke { $colour-adj } kaart.
web-kero-scores-trios = 1 voor elke 3 kaarten.
web-kero-scores-every-colour = { $points }, plus { $bonus } met een kaart van elke kleur.
web-kero-scores-four-alike = { $points }, plus { $bonus } met vier kaarten van één kleur.
web-kero-scores-territories = 1 voor elk gebied dat je hebt.
web-kero-finals = De eindvelden
web-kero-finals-about = Eén verkenner vult het eerste: 1 punt. Twee vullen het andere: 3 punten.
web-kero-final-single = Eindveld voor 1 verkenner, { $points } punt; nu daar: { $explorers }
web-kero-final-double = Eindveld voor 2 verkenners, { $points } punten; nu daar: { $explorers }
web-kero-goods = Wat je kunt besteden
web-kero-goods-of = Wat { $name } kan besteden
web-kero-tiles = Vaardigheden en Tuareks
web-kero-ability = Vaardigheid: { $ability }
web-kero-tuarek = Tuarek: { $tuarek } (×{ $count })
web-kero-face-up = Deze beurt open op tafel: { $tuarek }
web-kero-tuarek-pile = Tuarekstapel: { $tiles }; één kost 2 jerrycans
web-kero-clan = { $name }: punten { $points }, tank { $seconds } s, jerrycans { $jerrycans }, Tuareks { $tuareks }, gebieden { $lands }, kaarten { $cards }
web-kero-camp-of = Kamp van { $name }
web-kero-holds = { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $lands ->
        [one] 1 gebied
       *[other] { $lands } gebieden
    }
web-kero-has-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-kero-has-jerrycans = { $count ->
        [one] 1 jerrycan
       *[other] { $count } jerrycans
    }
web-kero-has-lands = { $count ->
        [one] 1 gebied
       *[other] { $count } gebieden
    }
web-kero-has-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
web-kero-bill = Geselecteerd
web-kero-put-back = Leg terug
web-kero-pass-about = Twee tellen voor 4, drie voor 9, vier voor 16, alle vijf voor 25.
web-kero-five-tiles = Je hebt vijf vaardigheden: deze kaart levert geen tegel op.
web-kero-pin = Vastprikken
web-kero-unpin = Losmaken
web-kero-hire = Een Tuarek voor 2 jerrycans
web-kero-about-dice = Twee gekleurde dobbelstenen naar keuze doen mee.
web-kero-about-reroll = Vuur mag deze beurt opnieuw geworpen worden.
web-kero-about-thin = De andere stam tankt met slechts vijf witte dobbelstenen.
web-kero-about-move = Verplaats een of twee van je verkenners: tik aan vanwaar, dan waarheen.
web-kero-about-resources = Twee middelen naar keuze: tik het ene aan, dan het andere.
web-kero-about-fuel = Eén keer gratis tanken met alle acht dobbelstenen.
web-kero-about-expel = Stuur een verkenner van de andere stam naar huis: tik op het gebied. Die stam krijgt 2 van jouw jerrycans.
web-kero-about-scorch = Aan het eind van je beurt wordt nog een kaart naar keuze afgelegd.
web-kero-when-before = vóór het werpen
web-kero-when-after = na het werpen
web-kero-when-theirs = in hun beurt
web-kero-flat = Leg plat
web-kero-roll = Werp { $dice }
web-kero-roll-fuel = voor de andere tank
web-kero-last-die = Laatste dobbelsteen: worp { $roll } van { $all }
web-kero-nothing-loose = Elke dobbelsteen ligt vast of is verbrand: maak er een los of leg de tankwagen plat.
web-kero-tip = Zet rechtop
web-kero-fuel = Tank { $times }×
web-kero-miser = Vrek: 5
web-kero-whole = Alle 8
web-kero-closes = Geen antwoord: alle 8
web-kero-always = Altijd alle 8
web-kero-order = Als de andere stam tankt
web-kero-order-about = Antwoord nu voor elke keer. Alleen jij ziet dit. De andere stam merkt geen verschil, vrek of niet.
web-kero-order-ask = Vraag het elke keer
web-kero-do-take = Neem
web-kero-do-place = Stuur
web-kero-do-play = Speel
web-kero-do-hire = Huur in
web-kero-end = Einde beurt
web-kero-end-sure = Ingedrukt houden: je kunt nog iets besteden
web-kero-stay = Klaar
web-kero-ask-placing = { $count ->
        [one] Plaats 1 verkenner: tik waar
       *[other] Plaats { $count } verkenners: tik waar
    }
web-kero-ask-moving = Nog een: vanwaar, dan waarheen
web-kero-ask-scorching = Tik op de kaart die je aflegt
web-kero-ask-tying = Tik op het gebied dat je wint
web-kero-they-start = { $name } bereidt zich voor
web-kero-they-prepare = { $name } bereidt zich voor
web-kero-they-rolling = { $name } gooit!
web-kero-they-camp = { $name } is in het kamp
web-kero-they-thinning = Vraag aan { $name }: 8 dobbelstenen of 5?
web-kero-they-fuelling = { $name } gooit voor jouw tank
web-kero-they-placing = { $name } plaatst verkenners
web-kero-they-moving = { $name } verplaatst verkenners
web-kero-they-scorching = { $name } legt een kaart af
web-kero-they-tying = De gelijke stand wordt beslist
web-kero-rolls = { $name } gooit.
web-kero-you-thinning = { $name } tankt: 8 dobbelstenen of 5?
web-kero-you-fuelling = Gooi voor de tank van { $name }!
web-kero-free = gratis
web-kero-die = { $die } dobbelsteen
web-kero-die-white = dobbelsteen { $number }
web-kero-fire = vuur
web-kero-truck = Tankwagen van { $name }, seconden in de tank
web-kero-seconds = { $name }: { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    }
web-kero-goal = Genoeg voor “{ $card }”
web-kero-moment-outage = Geen KERO meer!
web-kero-outage-own = Geen van je dobbelstenen telt en je beurt is voorbij.
web-kero-outage-they = Geen dobbelsteen van { $name } telt en de beurt is voorbij.
web-kero-outage-next = { $rival } werpt 5 dobbelstenen voor het tanken en is dan aan de beurt.
web-kero-outage-you = Werp 5 dobbelstenen voor het tanken; dan is het jouw beurt.
web-kero-moment-claim = Strijdkaart { $number } van 3!
web-kero-moment-last = De laatste beurt
web-kero-moment-tuarek = { $tuarek }
web-kero-run = { $seat } werpt { $times } keer; { $fires ->
        [0] geen vuur
        [one] 1 vuur
       *[other] { $fires } vuren
    } op tafel.
web-kero-fuel-run = { $seat } werpt { $times } keer voor het tanken: { $left ->
        [0] er is geen dobbelsteen
        [one] er is nog 1 dobbelsteen
       *[other] er zijn nog { $left } dobbelstenen
    } over.
web-kero-ask-camp = Tik aan wat je wilt: kaarten, gebieden, tegels.
web-kero-ask-end = Meer kan niet: beëindig je beurt.
web-kero-about-tie = Bij een strijdkaart win je één gebied met gelijke stand naar keuze.
web-kero-about-trade = Eén keer per beurt: tarwe ruilen voor evenveel jerrycans.
web-kero-about-die = Je mag hem meenemen zonder een jerrycan te betalen.
web-kero-about-extra = Elke beurt krijg je er in het kamp 1 extra.
web-kero-about-jerrycan = 1 jerrycan aan het begin van elke beurt.
web-kero-watch-fuelling = { $name } gooit voor het tanken
web-kero-set-up = Voorbeeld van de opstelling: vier gebieden open; elke stam heeft een volle tankwagen, { $amounts }, de Tuareks gesloten.
