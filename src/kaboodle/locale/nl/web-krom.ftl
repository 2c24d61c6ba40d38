# KROM in de browser: het toneel, de borden en wat gezegd wordt tegen wie luistert.

web-krom-goods = { $amounts }
web-krom-nothing = niets
web-krom-now-only = Nu alleen { $goods }
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosaurus
web-krom-you = Jij

## Zones

web-krom-own = Je bord
web-krom-life = Levenspunten: { $life } van { $most }
web-krom-points = Evolutiepunten: { $points } van { $goal }
web-krom-has-cards = { $count ->
        [one] 1 bonuskaart
       *[other] { $count } bonuskaarten
    }
web-krom-map = De vier locaties
web-krom-place = { $site }: { $here_seats }
web-krom-place-empty = { $site }: niemand
web-krom-and-beast = , Kromosaurus
web-krom-must-leave = { $here_seats-count ->
        [one] Moet weg
       *[other] Moeten weg
    }: { $here_seats }
web-krom-here-you = Hier ben je al; je moet ergens anders heen.
web-krom-beast-here = De Kromosaurus is hier en kan blijven.
web-krom-about-cave = Rust bij het vuur, of koop wat je kunt betalen.
web-krom-about-forest = Pluk: trek kaart na kaart; de meeste leveren iets op.
web-krom-about-savanna = Jaag op een van deze dieren; het percentage is je kans.
web-krom-about-mountain = Klim: werp vijf dobbelstenen en werp er een paar opnieuw; de beste combinatie telt.
web-krom-scarce = Rood: hiervan ligt niet genoeg in de voorraad.
web-krom-round-goal = Ronde { $round }. Je wint met { $goal } punten.
web-krom-round = Ronde { $round }
web-krom-house-rules = Deze tafel
web-krom-goal = Je wint met { $goal } evolutiepunten
web-krom-figure-goal = { $players } spelers: je wint met { $goal } punten
web-krom-figure-losses = Totalen van 6, 3 en 2: de eerste verliest niets, de tweede verliest 3 levenspunten en raakt bewusteloos, de derde verliest er 4.
web-krom-supply = Nog in de voorraad
web-krom-decks = Kaarten
web-krom-in-pile = in de stapel
web-krom-discarded = afgelegd
web-krom-deck-evolution = evolutiestapel
web-krom-look-supply = Wat er nog in de voorraad en de stapels is
web-krom-ideas = Evoluties
web-krom-idea = “{ $card }”: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { $cost }
web-krom-lacks = ; tekort: { $goods }
web-krom-idea-points = { $points ->
        [one] 1 evolutiepunt voor
       *[other] { $points } evolutiepunten voor
    }
web-krom-you-lack = Je komt tekort: { $goods }.
web-krom-to-go = { $points ->
        [one] Dan heb je nog 1 punt nodig.
       *[other] Dan heb je nog { $points } punten nodig.
    }
web-krom-wins-now = Hiermee win je!
web-krom-stage = Wat er gebeurt
web-krom-hand = Je bonuskaarten
web-krom-destinations = Je bestemmingskaarten
web-krom-tab-cards = { $count ->
       *[other] Bonus
    }
web-krom-tab-places = Locaties
web-krom-no-cards = Geen bonuskaarten
web-krom-playable = , nu te spelen
web-krom-lifted = De opgetilde kaart
web-krom-put-down = Leg terug

## De grote knop

web-krom-pass = Pas
web-krom-allow = Laat toe
web-krom-end = Klaar
web-krom-end-anyway = Toch klaar
web-krom-unused-place = locatie nog niet gebruikt
web-krom-unused-idea = evolutie betaalbaar
web-krom-leave-it = Steel niets
web-krom-leave-sure = Echt niets?
web-krom-take-it = Steel
web-krom-lay = Ga naar { $place }
web-krom-be = Speel als { $character }
web-krom-play = Speel
web-krom-throw = Werp
web-krom-realise = Realiseer
web-krom-whom = Op wie?
web-krom-which = Welke?
web-krom-reroll = { $dice } opnieuw
web-krom-take = Neem
web-krom-take-nothing = Neem niets
web-krom-choose = Kies een locatie
web-krom-laid = Gelegd
web-krom-wait = Wachten …
web-krom-over = Einde

## Kiezen

web-krom-where-to = Ronde { $round }: waarheen?
web-krom-revealed = Kaarten open!
web-krom-have-chosen = Gekozen: { $done } van { $seats }
web-krom-go = Ga: { $site }
web-krom-stay = { $site }: hier ben je; je moet verder
web-krom-laid-here = { $site }: gesloten neergelegd
web-krom-who-you = Wie ben jij?
web-krom-who-other = { $seat } kiest een personage
web-krom-weights = Bij een gelijk totaal wint in de Grot en op de Savanne de zwaarste, in het Bos en op de Berg de lichtste.

## Gevecht

web-krom-fight = Gevecht: { $site }
web-krom-heavier = gelijk: zwaarste wint
web-krom-lighter = gelijk: lichtste wint
web-krom-total = Totaal
web-krom-rank = { $rank }e
web-krom-has-passed = heeft gepast
web-krom-arm = Blijven passen
web-krom-arm-now = tot er iets verandert
web-krom-arm-end = tot het einde

## Kaarten op tafel

web-krom-plays = { $seat } speelt “{ $card }”
web-krom-plays-on = { $seat } speelt “{ $card }” op { $target }
web-krom-cancels = { $seat } wil “{ $other }” opheffen met “{ $card }”
web-krom-own-card = Jouw kaart. Wachten op de anderen.
web-krom-you-can-counter = Je kunt die opheffen met “{ $card }”.
web-krom-ordered = Je instelling laat de kaart toe.
web-krom-ordered-counter = Je instelling laat de kaart toe. Je kunt die nog opheffen met “{ $card }”.
web-krom-no-counter = Je hebt geen counter.
web-krom-counter-elsewhere = Je counter kun je hier niet spelen.
web-krom-table-decides = Wachten op de anderen.
web-krom-closes = Zonder antwoord wordt de kaart toegelaten.
web-krom-doing-card = { $name } speelt een kaart.
web-krom-orders = Als anderen kaarten spelen
web-krom-orders-about = Wil je de vraag krijgen of je een kaart opheft? Niemand anders ziet dit.
web-krom-order-ask = Vraag het me bij elke kaart
web-krom-order-round = Laat deze ronde elke kaart toe zonder het me te vragen
web-krom-order-others = Vraag het me alleen bij kaarten die op mij gericht zijn
web-krom-effect-value = Telt { $n } op bij het totaal.
web-krom-effect-dice = { $n ->
        [one] 1 extra dobbelsteen.
       *[other] { $n } extra dobbelstenen.
    }
web-krom-effect-gain = Levert { $gives } op.
web-krom-effect-harm = Een andere speler verliest { $gives }.
web-krom-effect-steal = Steelt { $gives } van een speler op dezelfde locatie.
web-krom-effect-trade = Kost { $price }, levert { $gives } op.
web-krom-effect-swap = Geeft een speler { $price } en neemt { $gives }.
web-krom-effect-counter = Heft een kaart van een ander op.
web-krom-when-combat = In een gevecht.
web-krom-when-turn = In je actiefase.
web-krom-when-counter = Als iemand een kaart speelt.
web-krom-only-at = Alleen hier: { $site }.
web-krom-now = Nu speelbaar.
web-krom-not-now = Nu niet.

## Diefstal

web-krom-rob-you = { $target } is bewusteloos. Steel één ding.
web-krom-rob-other = { $seat } besteelt { $target }.
web-krom-rob-more = nog { $count } te bestelen
web-krom-of = van { $has }
web-krom-blind = { $cards ->
        [one] de enige kaart
       *[other] 1 van { $cards } kaarten, willekeurig
    }
web-krom-befell-card = { $seat } speelt “{ $card }” tegen jou.
web-krom-befell-lost = Je verliest { $goods }.
web-krom-befell-taken = { $seat } pakt { $goods } van je af.
web-krom-befell-robbed = { $seat } pakt “{ $card }” van je af.
web-krom-befell-trophy = { $seat } pakt de trofee met het punt van je af.
web-krom-befell-stunned = Je raakt bewusteloos en slaat deze ronde over.

## Actiefasen

web-krom-phase-you = { $site }: jij bent aan de beurt
web-krom-phase = { $site }: { $seat }
web-krom-rest = Rust
web-krom-or = of
web-krom-ware = { $price ->
        [one] { $goods } voor 1 Krom
       *[other] { $goods } voor { $price } Kroms
    }
web-krom-shuffle = schud erdoor
web-krom-free = gratis
web-krom-no-more = klaar
web-krom-pick = Pluk een kaart { $price ->
        [0] gratis
        [one] voor 1 Krom
       *[other] voor { $price } Kroms
    }; in de stapel: { $cards }
web-krom-in-deck = { $cards ->
        [one] op 1 kaart van de stapel
       *[other] op { $cards } kaarten van de stapel
    }
web-krom-choose-prey = Kies je prooi
web-krom-hunting = Dobbelstenen koop je vóór de worp
web-krom-prey = “{ $card }”: { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }, { $value } nodig, { $chance } procent, geeft { $goods }
web-krom-with-dice = { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }, { $price ->
        [0] gratis
        [one] 1 Krom
       *[other] { $price } Kroms
    }
web-krom-rolled = { $total }, nodig { $value }
web-krom-caught = { $total }, nodig { $value }: gevangen!
web-krom-escaped = { $total }, nodig { $value }: ontsnapt
web-krom-climb = Klim: 5 dobbelstenen
web-krom-climbs = Aan de voet van de rotswand
web-krom-climb-done = Terug van de rotswand
web-krom-hunt-done = Terug van de jacht
web-krom-die = Dobbelsteen { $number }: { $value }
web-krom-next-reroll = Tik aan wat je opnieuw werpt ({ $number } van { $most }):
web-krom-reroll-dear = Opnieuw werpen kost { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    }, en je hebt er { $kroms ->
        [0] geen
       *[other] maar { $kroms }
    }
web-krom-no-rerolls = Geen nieuwe worp meer
web-krom-table = Combinaties en beloningen
web-krom-comb-nothing = niets
web-krom-comb-pair = één paar
web-krom-comb-two-pairs = twee paren
web-krom-comb-three = drie gelijke
web-krom-comb-full-house = full house
web-krom-comb-four = vier gelijke
web-krom-comb-five = vijf gelijke
web-krom-comb-straight = straat

## Opzoeken

web-krom-realised = Gerealiseerde evoluties
web-krom-none-yet = Nog geen
web-krom-known = Kaarten die je kent

## Hardop

web-krom-say-choosing = Ronde { $round }. Je bent hier: { $site }. Kies { $sites-or }.
web-krom-say-fight = Gevecht: { $site }. Jij { $total }; { $others }. Past iedereen, dan word je { $rank ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] { $rank }e
    } en verlies je { $loss ->
        [0] niets
        [one] 1 levenspunt
       *[other] { $loss } levenspunten
    }. Pas of speel een kaart.
web-krom-say-counter = { $seat } speelt “{ $card }”. { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}. De spatiebalk laat de kaart toe.
web-krom-say-counter-on = { $seat } speelt “{ $card }” op { $target }. { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}. De spatiebalk laat de kaart toe.
web-krom-say-robbery = { $target } is bewusteloos. Steel één ding, of niets.
web-krom-say-cave = Rust of koop. Kroms: { $kroms }.
web-krom-say-served = Koop meer of beëindig je fase. Kroms: { $kroms }.
web-krom-say-forest = Prijs van de volgende kaart: { $price }. Jouw Kroms: { $kroms }. Kaarten in de stapel: { $cards }.
web-krom-say-savanna = Kies een prooi. Kroms voor extra dobbelstenen: { $kroms }.
web-krom-say-climb = Klim: vijf dobbelstenen, hoogstens vier keer opnieuw werpen.
web-krom-say-mountain = { $dice }: { $combination }. Prijs van de volgende worp: { $price }.
web-krom-say-mountain-last = { $dice }: { $combination }. Geen nieuwe worp meer: neem de beloning.
web-krom-say-done = Je hebt gedaan wat deze locatie biedt. Speel een kaart, realiseer een evolutie of beëindig je fase.
