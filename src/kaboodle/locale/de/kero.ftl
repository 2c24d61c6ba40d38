# KERO: Möglichkeiten, Ereignisse, Absagen, Optionen und die Namen unseres Pakets.

game-kero = KERO
    .about = Zwei Clans, zwei Tanklaster, je eine Sanduhr: Würfle, solange der Sprit läuft, und hör rechtzeitig auf.

## Wörter des Spiels

kero-colour-green = grün
kero-colour-brown = braun
kero-colour-red = rot
kero-colour-grey = grau
kero-die-white = weiß
kero-die-green = grün
kero-die-yellow = gelb
kero-die-blue = blau
kero-resource-brick = Ziegel
kero-resource-wheat = Weizen
kero-resource-metal = Metall
kero-resource-recruit = Rekrut
kero-resource-jerrycan = Kanister
kero-other-green = { kero-die-green }
kero-other-yellow = { kero-die-yellow }
kero-other-blue = { kero-die-blue }
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = der grüne Würfel
kero-ability-yellow-die = der gelbe Würfel
kero-ability-blue-die = der blaue Würfel
kero-ability-brick = ein Ziegel mehr
kero-ability-wheat = ein Weizen mehr
kero-ability-metal = ein Metall mehr
kero-ability-recruit = ein Rekrut mehr
kero-ability-trade = Weizen gegen Kanister
kero-ability-tie = der Stichentscheid
kero-ability-jerrycan = ein Kanister pro Zug
kero-tuarek-dice = der Zocker
kero-tuarek-reroll = der Feuerschlucker
kero-tuarek-thin = der Geizhals
kero-tuarek-move = der Pfadfinder
kero-tuarek-resources = der Händler
kero-tuarek-fuel = der Tankwart
kero-tuarek-expel = der Bandit
kero-tuarek-scorch = der Fackelträger
kero-ending-claim = Die dritte Eroberung hat das Spiel sofort beendet
kero-ending-last-turn = Das Spiel endete mit dem letzten Zug
kero-part-cards = Karten
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Gebiete
kero-part-final-spaces = Schlussfelder

## So viele davon

kero-count-brick = { $count } Ziegel
kero-count-wheat = { $count } Weizen
kero-count-metal = { $count } Metall
kero-count-recruit = { $count } Rekruten
kero-count-jerrycans = { $count } Kanister
kero-count-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
kero-count-explorers = { $count } Entdecker

## Möglichkeiten

kero-lay-flat = Leg den Laster flach
    .short = Hinlegen
kero-roll = Wirf { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } noch einmal:{ $white ->
        [0] {""}
       *[other] {" "}weiß { $numbers }
    }{ $green ->
        [0] {""}
       *[other] {" "}grün
    }{ $yellow ->
        [0] {""}
       *[other] {" "}gelb
    }{ $blue ->
        [0] {""}
       *[other] {" "}blau
    }
kero-tip = Stell den Laster auf und würfle
    .short = Aufstellen
kero-fuel-once = Zahl 1 Kanister und tanke
    .short = Tanken ×1
kero-fuel-twice = Zahl 2 Kanister und tanke zweimal
    .short = Tanken ×2
kero-add = Nimm den { $die }en Würfel dazu
kero-whole = Lass mit allen Würfeln tanken
    .short = Alle 8 Würfel
kero-thin-out = Spiel den Geizhals: fünf weiße Würfel
    .short = Geizhals: 5
kero-throw = Würfle für das Tanken
    .short = Würfeln
kero-take = Nimm die Karte auf Feld { $space }
kero-explore = Schick einen Entdecker in Gebiet { $space }
kero-explore-single = Schick einen Entdecker auf das einfache Schlussfeld
kero-explore-double = Schick einen Entdecker auf das doppelte Schlussfeld
kero-hire = Heuere für 2 Kanister einen Tuarek an
    .short = Anheuern (2)
kero-trade = Mach aus { $wheat } Weizen Kanister
kero-call = Spiel den Zocker: nimm den { $die }en und den { $other }en Würfel dazu
kero-forgive = Spiel den Feuerschlucker: Feuer dürfen noch einmal geworfen werden
kero-move = Versetz einen Entdecker von Gebiet { $from } nach { $to }
kero-stay = Versetz keinen weiteren Entdecker
    .short = Fertig
kero-gift = Spiel den Händler: { $resource } und { $other }
kero-free-fuel = Spiel den Tankwart: tanke umsonst
kero-send-home = Spiel den Banditen: schick einen Entdecker aus Gebiet { $space } nach Hause
kero-plan-fire = Spiel den Fackelträger: eine Karte mehr wird abgeworfen
kero-scorch = Wirf die Karte auf Feld { $space } ab
kero-win-tie = Gewinn bei Gleichstand Gebiet { $space }
kero-end-turn = Beende den Zug
    .short = Zug beenden
kero-run-dry = Der Tank ist leer
kero-full = Der Tank ist voll

## Was geschah

kero-turn-begins = { $seat } ist dran.
kero-last-turn = Der letzte Zug: { $seat } ist dran.
kero-jerrycans = { $seat } erhält { $jerrycans ->
        [one] 1 Kanister
       *[other] { $jerrycans } Kanister
    } und hat jetzt { $held }.
kero-tuarek-drawn = { $seat } zieht einen Tuarek.
kero-tuarek-drawn-known = { $seat } zieht einen Tuarek: { $tuarek }.
kero-tuareks-shuffled = Die { $tiles } gebrauchten Tuareks werden zu einem neuen Stapel gemischt.
kero-tuarek-played = { $seat } spielt einen Tuarek: { $tuarek }.
kero-tank-is-full = Der Tank von { $seat } ist schon voll.
kero-fuelling-begins = { $seat } tankt: { $dice } Würfel.
kero-fuelling-roll = { $seat } wirft { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } für das Tanken, { $left } übrig.
kero-fuelled = Der Tank von { $seat } gewinnt { $more } Sekunden und steht bei { $seconds }.
kero-die-added = { $seat } nimmt den { $die }en Würfel dazu{ $paid ->
        [0] {""}
       *[other] {" "}für einen Kanister
    }.
kero-tipped = { $seat } stellt den Laster auf, mit { $seconds } Sekunden im Tank!
kero-rolled = { $seat } wirft { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }; { $fires ->
        [0] kein Feuer
        [one] 1 Feuer
       *[other] { $fires } Feuer
    } auf dem Tisch.
kero-laid-flat = { $seat } legt den Laster flach: noch { $seconds } Sekunden, { $fires ->
        [0] kein Feuer
        [one] 1 Feuer
       *[other] { $fires } Feuer
    }.
kero-outage = Panne! Der Tank von { $seat } ist leer, und nichts auf den Würfeln zählt.
kero-collected = { $seat } sammelt { $amounts-count ->
        [0] nichts
       *[other] { $amounts }
    }.
kero-explored = { $seat } schickt einen Entdecker in Gebiet { $space }.
kero-explored-final = { $seat } schickt einen Entdecker auf Schlussfeld { $final }.
kero-card-taken = { $seat } nimmt „{ $card }“ von Feld { $space }.
kero-tile-taken = { $seat } hat von jetzt an eine Fähigkeit mehr: { $ability }.
kero-hired = { $seat } zahlt 2 Kanister für einen Tuarek.
kero-traded = { $seat } macht aus { $wheat } Weizen Kanister.
kero-explorer-moved = { $seat } versetzt einen Entdecker von Gebiet { $from } nach { $to }.
kero-gift-given = { $seat } erhält { $resource } und { $other }.
kero-sent-home = { $seat } schickt einen Entdecker von { $target } aus Gebiet { $space } nach Hause und zahlt dafür 2 Kanister.
kero-card-burnt = „{ $card }“ auf Feld { $space } wird abgeworfen.
kero-space-filled = „{ $card }“ kommt auf Feld { $space }.
kero-claim = Eroberung! Karte { $number } von 3.
kero-land-won = { $seat } gewinnt „{ $land }“.
kero-land-lost = „{ $land }“ geht an niemanden.
kero-land-revealed = „{ $land }“ wird als Gebiet { $space } aufgedeckt.
kero-game-ended = Das Spiel ist vorbei. Der Sieg geht an { $winners }.

## Absagen

kero-game-is-over = Das Spiel ist vorbei.
kero-table-only = Das tut nur der Tisch selbst, wenn es so weit ist.
kero-nothing-due = Gerade wird kein Tank leer oder voll.
kero-not-due-yet = Das kommt bei { $due }, nicht bei { $at }.
kero-no-times = Im Takt trägt ein Zug keine Zeit.
kero-time-backwards = Es ist schon { $now }; { $at } ist vorbei.
kero-time-too-large = So lange dauert kein Spiel.
kero-not-your-turn = Der andere Clan ist am Zug.
kero-opponent-is-asked = Erst wird der andere Clan nach dem Tanken gefragt.
kero-opponent-rolls = Der andere Clan würfelt für das Tanken.
kero-tie-is-asked = Wer den Stichentscheid hat, wählt.
kero-truck-stands = Der Laster steht: Würfle, oder leg ihn erst flach.
kero-first-fuel = Erst wird fertig getankt: Würfle.
kero-first-answer = Antworte erst: alle Würfel oder fünf.
kero-first-place = Setz erst deine freien Entdecker ein.
kero-first-move = Versetz erst einen zweiten Entdecker, oder lass es bei einem.
kero-first-scorch = Wähl erst die Karte, die abgeworfen wird.
kero-first-tie = Wähl erst das Gebiet mit Gleichstand.
kero-space-is-empty = Auf diesem Feld liegt keine Karte.
kero-not-tied = In diesem Gebiet herrscht kein Gleichstand.
kero-die-not-chosen = Dieser Würfel gehört in diesem Zug nicht zu deinen.
kero-die-burnt = Dieser Würfel zeigt Feuer und ist gesperrt.
kero-too-soon = Deine Hand braucht { $interval } Millisekunden zwischen zwei Würfen.
kero-no-such-tuarek = Diesen Tuarek hast du nicht: { $tuarek }.
kero-truck-lies = Stell erst den Laster auf.
kero-fuel-comes-first = Getankt wird ganz zu Beginn des Zuges oder gar nicht.
kero-nothing-to-fill = Der Tank ist voll: Es gibt nichts zu füllen.
kero-die-already-chosen = Der { $die }e Würfel gehört dir in diesem Zug schon.
kero-dice-not-there = Einer dieser Würfel gehört dir in diesem Zug schon.
kero-already-forgiven = Feuer dürfen schon noch einmal geworfen werden.
kero-only-after-rolling = Dieser Tuarek wird nach dem Würfeln gespielt.
kero-only-before-rolling = Dieser Tuarek wird vor dem Würfeln gespielt.
kero-no-tuareks-left = Alle Tuareks sind in einem Lager.
kero-nobody-there = Der andere Clan hat dort keinen Entdecker.
kero-first-roll = Wirf erst deine Würfel und leg den Laster flach.
kero-not-now = Danach wird gerade nicht gefragt.
kero-explorer-costs = Ein Entdecker kostet 1 Rekrut und 1 Metall.
kero-rolling-is-over = Der Laster liegt flach; das Würfeln ist vorbei.
kero-cannot-pay = Das kostet { $cost } { $resource }, und du hast { $held }.
kero-no-trade = Du hast nicht die Fähigkeit, Weizen einzutauschen.
kero-already-traded = Du hast in diesem Zug schon Weizen eingetauscht.
kero-too-much-wheat = Du kannst höchstens { $most } Weizen eintauschen.
kero-no-explorer = Du hast keinen Entdecker mehr im Lager.
kero-no-territories = Es gibt keine Gebiete mehr, nur noch die Schlussfelder.
kero-final-space = Dieses Schlussfeld ist voll.
kero-not-last-turn = Die Schlussfelder sind für den letzten Zug.
kero-none-of-yours = Du hast dort keinen Entdecker.
kero-too-few-jerrycans = Das kostet { $needed ->
        [one] 1 Kanister
       *[other] { $needed } Kanister
    }, und du hast { $held }.

## Optionen

kero-option-clock = Die Uhr
    .about = In Echtzeit rinnt der Sand, während du überlegst. Im Takt kostet jeder Wurf gleich viel, und nichts eilt.
kero-option-clock-paced = im Takt
kero-option-clock-realtime = Echtzeit
kero-option-longer_time = Mehr Zeit
    .about = Für alle, die sie brauchen: Das KERO fließt langsamer ab, für beide Clans.
kero-option-longer_time-no = nein
kero-option-longer_time-half = anderthalbmal so lange
kero-option-longer_time-double = doppelt so lange
kero-option-first = Wer beginnt
    .about = Es beginnt, wer zuletzt ein Auto betankt hat: Nenne den Platz oder überlass es dem Zufall.
kero-option-first-random = Zufall
kero-option-first-seat1 = Platz 1
kero-option-first-seat2 = Platz 2
kero-option-endless_supply = Endlos Kanister
    .about = Kanister gehen nie aus, egal, wie viele in der Schachtel sind.

## Karten unseres Pakets

kero-card-gatekeepers-1 = Hier kommt keiner durch!
    .flavour = Die alte Brigitte hielt das Südtor schon, als die Brunnen noch Wasser hatten.
kero-card-gatekeepers-2 = Hier kommt keiner durch!
    .flavour = Zwei Brüder, ein Helm, keine Gnade.
kero-card-gatekeepers-3 = Hier kommt keiner durch!
    .flavour = Auf dem Schild steht: geschlossen. Auf der Kanone auch.
kero-card-gatekeepers-4 = Hier kommt keiner durch!
    .flavour = Sie fragt nach dem Passwort. Es gibt keines.
kero-card-gatekeepers-5 = Hier kommt keiner durch!
    .flavour = Der Hund ist lieb. Außerdem schläft er.
kero-card-scout-tower = Spähturm
    .flavour = Von hier oben siehst du den Staub von morgen.
kero-card-jerry-dump = Kanisterhalde
    .flavour = Die meisten lecken. Drei nicht.
kero-card-roadside-pump = Zapfsäule am Weg
    .flavour = Sie hustet, sie spuckt, sie läuft.
kero-card-tin-roof = Blechdach
    .flavour = Regen klänge darauf wunderschön.
kero-card-tea-tent = Teezelt
    .flavour = Drei Gläser, und der Fremde ist ein Freund.
kero-card-well-of-plenty = Brunnen des Überflusses
    .flavour = Überfluss ist ein Wort von früher.
kero-card-spare-parts = Ersatzteile
    .flavour = Alles ist ein Teil von etwas.
kero-card-kiln = Ziegelofen
    .flavour = Ein Ziegel mehr, jeden einzelnen Tag.
kero-card-terraces = Terrassen
    .flavour = Grüne Stufen auf einem roten Hügel.
kero-card-elder = Der Älteste
    .flavour = Wenn zwei sich streiten, weiß er noch, wem das Land gehörte.
kero-card-bakers-oven = Backofen
    .flavour = Für Brot gibt es mehr Sprit als für Gold.
kero-card-green-workshop = Grüne Werkstatt
    .flavour = Saatgut, Säcke und ein gezinkter Würfel.
kero-card-yellow-workshop = Gelbe Werkstatt
    .flavour = Sie bauen mit dem, was der Wind übrig lässt.
kero-card-blue-workshop = Blaue Werkstatt
    .flavour = Am Tag sprühen Funken, in der Nacht wird gedrillt.
kero-card-scrapyard = Schrottplatz
    .flavour = Die alte Welt, nach Gewicht.
kero-card-drill-ground = Exerzierplatz
    .flavour = Links, rechts, ducken.
kero-card-still = Die Brennerei
    .flavour = Nicht trinken. Fahren.
kero-card-caravan = Karawane
    .flavour = Sie bringt Salz, Lieder und einen Ausweg.
kero-card-lookouts = Ausguck
    .flavour = Vier Augen, zwei Richtungen.
kero-card-signal-fire = Signalfeuer
    .flavour = Rauch sagt mehr, als das Radio je sagte.
kero-card-wind-wheel = Windrad
    .flavour = Es dreht sich für alle.
kero-card-tanker-depot = Tanklasterdepot
    .flavour = Flach parken. Immer flach parken.
kero-card-oil-seep = Ölquelle
    .flavour = Der Boden gibt zurück, Tropfen für Tropfen.
kero-card-drum-circle = Trommelkreis
    .flavour = In den Dünen trommelt jemand zurück.
kero-card-greenhouse = Gewächshaus
    .flavour = Aus tausend Windschutzscheiben.
kero-card-long-patrol = Lange Patrouille
    .flavour = In der Dämmerung los, mit einer Karte zurück.
kero-card-bazaar = Basar
    .flavour = Zwei von diesen für eins von denen.
kero-card-moot-hall = Ratshalle
    .flavour = Schraubenschlüssel bitte an der Tür abgeben.
kero-card-outpost = Außenposten
    .flavour = Das letzte Licht vor dem Salz.
kero-card-great-wall = Große Mauer
    .flavour = Niemand weiß mehr, welche Seite unsere ist.
kero-card-sky-engine = Himmelsmaschine
    .flavour = Einmal ist sie geflogen. Vielleicht wieder.

## Gebiete unseres Pakets

kero-land-green-valley = Grünes Tal
kero-land-brown-mesa = Brauner Tafelberg
kero-land-red-canyon = Roter Canyon
kero-land-grey-flats = Graue Ebene
kero-land-market-ruins = Marktruinen
kero-land-rainbow-springs = Regenbogenquellen
kero-land-four-pillars = Vier Säulen
kero-land-crossroads = Wegkreuzung
kero-land-oasis = Oase
kero-land-refinery-wreck = Raffineriewrack
kero-land-nomad-camp = Nomadenlager
kero-land-fuel-cache = Spritversteck
