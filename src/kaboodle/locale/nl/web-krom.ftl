# KROM in de browser: het toneel, de borden en wat gezegd wordt tegen wie luistert.

web-krom-goods = { $amounts }
web-krom-nothing = niets
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosaurus
web-krom-you = Jij

## Zones

web-krom-players = De anderen
web-krom-player = { $seat }, { $character }: { $points } van { $goal } punten, { $life } levenspunten, { $cards } kaarten, { $kroms } Kroms, { $wood } hout, { $stone } steen, { $bone } knoken; { $place }
web-krom-own = Jouw bord
web-krom-look-own = Jouw evoluties: { $count }
web-krom-life = Levenspunten: { $life } van { $most }
web-krom-points = Evolutiepunten: { $points } van { $goal }
web-krom-has-cards = { $count ->
        [one] 1 bonuskaart
       *[other] { $count } bonuskaarten
    }
web-krom-has-points = { $count ->
        [one] 1 evolutiepunt
       *[other] { $count } evolutiepunten
    }
web-krom-map = De vier locaties
web-krom-place = { $site }: { $seats }
web-krom-place-empty = { $site }: niemand
web-krom-and-beast = , Kromosaurus
web-krom-round-goal = Ronde { $round }. { $goal } punten winnen.
web-krom-house-rules = Deze tafel
web-krom-goal = { $goal } evolutiepunten winnen
web-krom-ideas = Te realiseren evoluties
web-krom-idea = { $card }: { $points } punten voor { $cost }
web-krom-lacks = ; { $goods } te weinig
web-krom-idea-points = { $points ->
        [one] 1 evolutiepunt voor
       *[other] { $points } evolutiepunten voor
    }
web-krom-you-lack = Je mist { $goods }.
web-krom-to-go = { $points ->
        [one] Dan heb je nog 1 punt nodig.
       *[other] Dan heb je nog { $points } punten nodig.
    }
web-krom-wins-now = Hiermee win je!
web-krom-stage = Wat er gebeurt
web-krom-hand = Jouw bonuskaarten
web-krom-destinations = Jouw bestemmingskaarten
web-krom-look-hand = Bekijk je { $count } bonuskaarten
web-krom-no-cards = Geen bonuskaarten
web-krom-playable = , nu te spelen
web-krom-lifted = De opgetilde kaart
web-krom-put-down = Terugleggen

## De grote knop

web-krom-pass = Pas
web-krom-allow = Laat gaan
web-krom-end = Einde fase
web-krom-end-anyway = Toch eindigen
web-krom-unused-place = locatie ongebruikt
web-krom-unused-idea = evolutie betaalbaar
web-krom-leave-it = Steel niets
web-krom-leave-sure = Echt niets
web-krom-take-it = Steel
web-krom-do-it = Doen
web-krom-lay = Leg: { $site }
web-krom-be = Speel { $character }
web-krom-play = Speel
web-krom-throw = Gooi
web-krom-realise = Realiseer
web-krom-whom = Wie?
web-krom-reroll = { $dice ->
        [one] Gooi 1 dobbelsteen over
       *[other] Gooi { $dice } dobbelstenen over
    }
web-krom-take = Neem
web-krom-choose = Kies een locatie
web-krom-laid = Gelegd
web-krom-wait = Wachten …
web-krom-over = Einde

## Kiezen

web-krom-where-to = Ronde { $round }: waarheen?
web-krom-revealed = Iedereen onthult!
web-krom-have-chosen = { $done } van { $seats } hebben gekozen
web-krom-go = Ga: { $site }
web-krom-stay = { $site }: hier ben je; je moet verder
web-krom-laid-here = { $site }: gedekt gelegd
web-krom-who-you = Wie ben jij?
web-krom-who-other = { $seat } kiest een personage
web-krom-weights = Gelijk: in Grot en Savanne wint de zwaarste, in het Bos en op de Berg de lichtste.

## Gevecht

web-krom-fight = Gevecht: { $site }
web-krom-heavier = gelijk: zwaarste wint
web-krom-lighter = gelijk: lichtste wint
web-krom-total = Totaal
web-krom-rank = { $rank }e
web-krom-has-passed = heeft gepast
web-krom-arm = Vooraf passen
web-krom-arm-now = Passen tot er iets verandert
web-krom-arm-end = Passen tot het einde

## Kaarten op tafel

web-krom-plays = { $seat } speelt { $card }
web-krom-plays-on = { $seat } speelt { $card } op { $target }
web-krom-cancels = { $card } van { $seat } heft { $other } op
web-krom-own-card = Jouw kaart. De tafel beslist.
web-krom-you-can-counter = Je kunt haar opheffen met { $card }.
web-krom-no-counter = Je hebt geen counter.
web-krom-table-decides = Wachten op de tafel.
web-krom-orders = Als anderen kaarten spelen
web-krom-orders-about = Wil je gevraagd worden of je countert? Niemand anders ziet dit.
web-krom-order-ask = Vraag mij bij elke kaart
web-krom-order-round = Deze ronde alleen bij kaarten die op mij gericht zijn
web-krom-order-all = Vraag mij nooit, ook dan niet
web-krom-order-short-ask = Vraag mij
web-krom-order-short-round = Deze ronde
web-krom-order-short-all = Nooit
web-krom-effect-value = Telt { $n } op bij je totaal.
web-krom-effect-dice = { $n ->
        [one] Gooi 1 extra dobbelsteen.
       *[other] Gooi { $n } extra dobbelstenen.
    }
web-krom-effect-gain = Je krijgt { $gives }.
web-krom-effect-harm = Een andere speler verliest { $gives }.
web-krom-effect-steal = Steel { $gives } van een speler op jouw locatie.
web-krom-effect-trade = Betaal { $price }, krijg { $gives }.
web-krom-effect-swap = Geef een speler { $price } en neem { $gives }.
web-krom-effect-counter = Heft een kaart van een ander op.
web-krom-when-combat = In een gevecht.
web-krom-when-turn = In je actiefase.
web-krom-when-counter = Als iemand een kaart speelt.
web-krom-only-at = Alleen hier: { $site }.

## Diefstal

web-krom-rob-you = { $target } is bewusteloos. Neem iets.
web-krom-rob-other = { $seat } doorzoekt de zakken van { $target }.
web-krom-rob-more = nog { $count }
web-krom-of = van { $has }
web-krom-blind = willekeurige kaart van { $cards }

## Actiefasen

web-krom-phase-you = { $site }: jij bent
web-krom-phase = { $site }: { $seat }
web-krom-rest = Rust
web-krom-or = of
web-krom-ware = { $price ->
        [one] { $goods } voor 1 Krom
       *[other] { $goods } voor { $price } Kroms
    }
web-krom-shuffle = inschudden
web-krom-free = gratis
web-krom-no-more = klaar
web-krom-pick = Trek een kaart voor { $price } Kroms, { $cards } in de stapel
web-krom-in-deck = { $cards ->
        [one] in 1 kaart van de stapel
       *[other] in { $cards } kaarten van de stapel
    }
web-krom-choose-prey = Kies je prooi
web-krom-hunting = Dobbelstenen koop je voor de worp
web-krom-prey = { $card }: { $dice } dobbelstenen, { $value } nodig, { $chance } procent, geeft { $goods }
web-krom-dice = { $dice ->
        [one] 1 steen
       *[other] { $dice } stenen
    }
web-krom-caught = { $total } van { $value }: gevangen!
web-krom-escaped = { $total } van { $value }: ontsnapt
web-krom-climb = Klim: 5 dobbelstenen
web-krom-climbs = Aan de voet van de rots
web-krom-climb-done = Terug van de rots
web-krom-die = Dobbelsteen { $number }: { $value }
web-krom-next-reroll = Tik dobbelstenen aan: worp { $number } van { $most }, { $price } K
web-krom-no-rerolls = Geen worpen meer
web-krom-table = Combinaties en beloningen
web-krom-comb-nothing = niets
web-krom-comb-pair = paar
web-krom-comb-two-pairs = twee paar
web-krom-comb-three = drie
web-krom-comb-full-house = full house
web-krom-comb-four = vier
web-krom-comb-five = vijf
web-krom-comb-straight = straat

## Opzoeken

web-krom-of-player = { $seat }: { $character }
web-krom-realised = Gerealiseerde evoluties
web-krom-none-yet = Nog geen
web-krom-known = Kaarten die je kent

## Hardop

web-krom-say-choosing = Ronde { $round }. Je bent hier: { $site }. Kies { $sites }. { $done } van { $seats } hebben gekozen.
web-krom-say-fight = Gevecht: { $site }. Jij { $total }; { $others }. Als allen passen word je { $rank }e en verlies je { $loss }. Pas of speel een kaart.
web-krom-say-counter = { $seat } speelt { $card }. 8 seconden. Spatie laat haar gaan.
web-krom-say-counter-on = { $seat } speelt { $card } op { $target }. 8 seconden. Spatie laat haar gaan.
web-krom-say-robbery = { $target } is bewusteloos. Neem iets, of niets.
web-krom-say-cave = Rust of koop. Je hebt { $kroms } Kroms.
web-krom-say-forest = De volgende kaart kost { $price } Kroms, je hebt er { $kroms }. Nog { $cards } kaarten.
web-krom-say-savanna = Kies een prooi. Je hebt { $kroms } Kroms voor dobbelstenen.
web-krom-say-climb = Klim: vijf dobbelstenen, vier keer opnieuw.
web-krom-say-mountain = { $dice }: { $combination }. De volgende worp kost { $price } Kroms.
