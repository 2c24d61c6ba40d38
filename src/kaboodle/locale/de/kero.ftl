# KERO: Möglichkeiten, Ereignisse, Absagen, Optionen und die Namen unseres Pakets.

game-kero = KERO
    .about = Zwei Clans, zwei Tanklaster, je eine Sanduhr: Würfle, solange das KERO läuft, und hör rechtzeitig auf.

## Wörter des Spiels

kero-colour-green = grün
    .adj = grüne
kero-colour-brown = braun
    .adj = braune
kero-colour-red = rot
    .adj = rote
kero-colour-grey = grau
    .adj = graue
kero-die-white = weiß
kero-die-green = grün
    .acc = den grünen
    .the = Der grüne
kero-die-yellow = gelb
    .acc = den gelben
    .the = Der gelbe
kero-die-blue = blau
    .acc = den blauen
    .the = Der blaue
kero-resource-brick = Ziegel
kero-resource-wheat = Weizen
kero-resource-metal = Metall
kero-resource-recruit = Rekrut
kero-resource-jerrycan = Kanister
kero-other-green = { kero-die-green }
    .acc = den grünen
kero-other-yellow = { kero-die-yellow }
    .acc = den gelben
kero-other-blue = { kero-die-blue }
    .acc = den blauen
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = der grüne Würfel
kero-ability-yellow-die = der gelbe Würfel
kero-ability-blue-die = der blaue Würfel
kero-ability-brick = +1 Ziegel pro Zug
kero-ability-wheat = +1 Weizen pro Zug
kero-ability-metal = +1 Metall pro Zug
kero-ability-recruit = +1 Rekrut pro Zug
kero-ability-trade = Weizen in Kanister tauschen
kero-ability-tie = der Stichentscheid
kero-ability-jerrycan = 1 Kanister pro Zug
kero-tuarek-dice = der Zocker
    .acc = den Zocker
kero-tuarek-reroll = der Feuerschlucker
    .acc = den Feuerschlucker
kero-tuarek-thin = der Geizhals
    .acc = den Geizhals
kero-tuarek-move = der Lotse
    .acc = den Lotsen
kero-tuarek-resources = der Händler
    .acc = den Händler
kero-tuarek-fuel = der Tankwart
    .acc = den Tankwart
kero-tuarek-expel = der Bandit
    .acc = den Banditen
kero-tuarek-scorch = der Fackelträger
    .acc = den Fackelträger
kero-ending-claim = Die dritte Eroberungskarte hat die Partie sofort beendet
kero-ending-last-turn = Die Partie endete mit dem letzten Zug
kero-part-cards = Karten
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Gebiete
kero-part-final-spaces = Schlussfelder

## So viele davon

kero-count-brick = { $count } Ziegel
kero-count-wheat = { $count } Weizen
kero-count-metal = { $count } Metall
kero-count-recruit = { $count ->
        [one] 1 Rekruten
       *[other] { $count } Rekruten
    }
    .nom = { $count ->
            [one] 1 Rekrut
           *[other] { $count } Rekruten
        }
kero-count-jerrycans = { $count } Kanister
kero-count-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
kero-count-explorers = { $count } Entdecker
kero-count-fuellings = { $count ->
        [one] einmal Gratistanken
       *[other] { $count }-mal Gratistanken
    }
kero-count-green = grün
kero-count-yellow = gelb
kero-count-blue = blau

## Möglichkeiten

kero-lay-flat = Laster hinlegen
    .short = Hinlegen
kero-roll = { $dice } Würfel neu werfen: { $white ->
        [0] { $amounts }
       *[other] weiß { $numbers-list }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = { $dice } neu werfen
kero-tip = Laster aufstellen und würfeln
    .short = Aufstellen
kero-fuel-once = 1 Kanister zahlen und tanken
    .short = Tanken ×1
kero-fuel-twice = 2 Kanister zahlen und zweimal tanken
    .short = Tanken ×2
kero-add = { $die-id ->
        [green] Grünen
        [yellow] Gelben
       *[blue] Blauen
    } Würfel dazunehmen
    .short = + { $die }
kero-whole = Mit allen 8 Würfeln tanken lassen
    .short = Alle 8 Würfel
kero-thin-out = Den Geizhals spielen: nur 5 weiße Würfel
    .short = Geizhals: 5
kero-whole-always = Immer alle 8 Würfel, bis ich es ändere
    .short = Immer alle 8
kero-withdraw = Wegen der 5 Würfel wieder fragen
    .short = Fragen
kero-throw = Tankwurf für den anderen Clan
    .short = Tankwurf
kero-take = Karte { $space } der Reihe nehmen
    .short = Nehmen
kero-explore = Entdecker in Gebiet { $space } schicken
    .short = Gebiet { $space }
kero-explore-single = Entdecker auf das Schlussfeld für einen schicken
    .short = Feld für einen
kero-explore-double = Entdecker auf das Schlussfeld für zwei schicken
    .short = Feld für zwei
kero-hire = Für 2 Kanister einen Tuarek anheuern
    .short = Anheuern (2)
kero-trade = { $wheat } Weizen in { $wheat } Kanister tauschen
    .short = { $wheat } tauschen
kero-call = Den Zocker spielen: { $die-acc } und { $other-acc } Würfel dazunehmen
    .short = { $die } + { $other }
kero-forgive = Den Feuerschlucker spielen: Flammen dürfen neu geworfen werden
    .short = Feuerschlucker
kero-move = Entdecker von Gebiet { $from } nach { $to } versetzen
    .short = { $from } → { $to }
kero-stay = Keinen weiteren Entdecker versetzen
    .short = Fertig
kero-gift = Den Händler spielen: { $amounts } nehmen
    .short = { $amounts-nom }
kero-free-fuel = Den Tankwart spielen: gratis tanken
    .short = Tankwart
kero-send-home = Den Banditen spielen: einen Entdecker aus Gebiet { $space } nach Hause schicken
    .short = Bandit: { $space }
kero-plan-fire = Den Fackelträger spielen: eine Karte mehr wird abgeworfen
    .short = Fackelträger
kero-scorch = Karte { $space } der Reihe abwerfen
    .short = Abwerfen
kero-win-tie = Gebiet { $space } trotz Gleichstand nehmen
    .short = Gebiet { $space }
kero-end-turn = Zug beenden
    .short = Zug beenden
kero-run-dry = Der Tank läuft leer
kero-full = Der Tank ist voll

## Was geschah

kero-turn-begins = { $seat } ist dran.
kero-last-turn = Letzter Zug: { $seat } ist dran.
kero-jerrycans = { $seat } erhält { $jerrycans } Kanister und hat jetzt { $held }.
kero-tuarek-drawn = { $seat } zieht einen Tuarek.
kero-tuarek-drawn-known = { $seat } zieht { $tuarek-acc }.
kero-tuareks-shuffled = { $tiles ->
        [one] Der gebrauchte Tuarek bildet
       *[other] Die { $tiles } gebrauchten Tuareks werden gemischt und bilden
    } einen neuen Stapel.
kero-tuarek-played = { $seat } spielt { $tuarek-acc }.
kero-tank-is-full = Der Tank von { $seat } ist schon voll: Dieses Tanken entfällt.
kero-fuelling-begins = { $seat } tankt mit { $dice } Würfeln.
kero-fuelling-roll = Tankwurf von { $seat } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }: { $left ->
        [0] keiner
       *[other] { $left }
    } übrig.
kero-fuelled = { $seat } tankt { $more ->
        [one] 1 Sekunde
       *[other] { $more } Sekunden
    }: jetzt { $seconds }.
kero-die-added = { $seat } nimmt { $paid ->
        [0] {""}
       *[other] für 1 Kanister{" "}
    }{ $die-acc } Würfel dazu.
kero-tipped = { $seat } stellt den Laster auf, mit { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } im Tank!
kero-rolled = { $seat } wirft { $dice } Würfel; { $fires ->
        [0] keine Flammen
        [one] 1 Flamme
       *[other] { $fires } Flammen
    } auf dem Tisch.
kero-laid-flat = { $seat } legt den Laster hin: noch { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }, { $fires ->
        [0] keine Flammen
        [one] 1 Flamme
       *[other] { $fires } Flammen
    }.
kero-outage = Tank leer! Der Wurf von { $seat } verfällt.
kero-collected = { $seat } sammelt { $amounts-count ->
        [0] nichts
       *[other] { $amounts }
    } ein.
kero-explored = { $seat } schickt einen Entdecker in Gebiet { $space }.
kero-explored-final = { $seat } schickt einen Entdecker auf das Schlussfeld für { $final ->
        [one] einen
       *[other] zwei
    }.
kero-card-taken = { $seat } nimmt „{ $card }“, Karte { $space } der Reihe.
kero-tile-taken = { $seat } bekommt eine dauerhafte Fähigkeit: { $ability }.
kero-hired = { $seat } zahlt 2 Kanister für einen Tuarek.
kero-traded = { $seat } tauscht { $wheat } Weizen in { $wheat } Kanister.
kero-explorer-moved = { $seat } versetzt einen Entdecker von Gebiet { $from } nach { $to }.
kero-gift-given = { $seat } erhält { $amounts }.
kero-sent-home = { $seat } schickt einen Entdecker von { $target } aus Gebiet { $space } nach Hause und gibt dafür 2 Kanister ab.
kero-card-burnt = „{ $card }“, Karte { $space } der Reihe, wird abgeworfen.
kero-space-filled = Neue Karte { $space } der Reihe: „{ $card }“.
kero-claim = Eroberungskarte { $number } von 3: Die Runde endet.
kero-land-won = { $seat } gewinnt „{ $land }“.
kero-land-lost = Niemand bekommt „{ $land }“.
kero-land-revealed = Neues Gebiet { $space }: „{ $land }“.
kero-game-ended = Die Partie ist vorbei. { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Absagen

kero-game-is-over = Die Partie ist vorbei.
kero-table-only = Das passiert von selbst.
kero-nothing-due = Gerade wird kein Tank leer oder voll.
kero-not-due-yet = Dafür ist es noch zu früh.
kero-no-times = Ohne Echtzeit hat ein Zug keine Zeitangabe.
kero-time-backwards = Zu spät: Dieser Moment ist vorbei.
kero-time-too-large = So lange dauert keine Partie.
kero-not-your-turn = Der andere Clan ist dran.
kero-opponent-is-asked = Erst entscheidet der andere Clan, mit wie vielen Würfeln du tankst.
kero-opponent-rolls = Der andere Clan würfelt gerade für deinen Tank.
kero-tie-is-asked = Erst wählt, wer den Stichentscheid hat.
kero-truck-stands = Dein Laster steht: Würfle, oder leg ihn erst hin.
kero-first-fuel = Erst wird fertig getankt: Würfle.
kero-first-answer = Antworte erst: alle 8 Würfel oder 5.
kero-order-stands = Das hast du schon gesagt: immer alle 8 Würfel.
kero-no-order = Du wirst ohnehin jedes Mal gefragt.
kero-first-place = Setz erst deine kostenlosen Entdecker ein.
kero-first-move = Versetz erst einen zweiten Entdecker oder lass es bei einem.
kero-first-scorch = Wähl erst die Karte, die abgeworfen wird.
kero-first-tie = Wähl erst das Gebiet mit Gleichstand.
kero-space-is-empty = Dort liegt keine Karte.
kero-not-tied = In diesem Gebiet herrscht kein Gleichstand.
kero-die-not-chosen = Mit diesem Würfel spielst du in diesem Zug nicht.
kero-die-burnt = Dieser Würfel zeigt eine Flamme und ist gesperrt.
kero-too-soon = Zu schnell: Sammle erst deine Würfel ein.
kero-no-such-tuarek = Du hast { $tuarek-acc } nicht.
kero-truck-lies = Stell erst den Laster auf.
kero-fuel-comes-first = Fürs Tanken zahlen kannst du nur ganz zu Beginn deines Zuges.
kero-nothing-to-fill = Dein Tank ist schon voll.
kero-die-already-chosen = { $die-the } Würfel gehört in diesem Zug schon dir.
kero-dice-not-there = Einer dieser Würfel gehört in diesem Zug schon dir.
kero-already-forgiven = Würfel mit Flamme darfst du schon neu werfen.
kero-only-after-rolling = Dieser Tuarek wird nur nach dem Würfeln gespielt.
kero-only-before-rolling = Dieser Tuarek wird nur vor dem Würfeln gespielt.
kero-no-tuareks-left = Es gibt keinen Tuarek mehr zu ziehen.
kero-nobody-there = Der andere Clan hat dort keinen Entdecker.
kero-first-roll = Wirf erst deine Würfel und leg den Laster hin.
kero-not-now = Das geht jetzt nicht.
kero-explorer-costs = Ein Entdecker kostet 1 Rekruten und 1 Metall.
kero-rolling-is-over = Dein Laster liegt; das Würfeln ist vorbei.
kero-cannot-pay = Das kostet { $amounts }, und du hast { $held ->
        [0] nichts davon
       *[other] nur { $held }
    }.
kero-no-trade = Dir fehlt die Fähigkeit, Weizen zu tauschen.
kero-already-traded = Du hast in diesem Zug schon Weizen getauscht.
kero-too-much-wheat = { $most ->
        [0] Du hast keinen Weizen zum Tauschen.
       *[other] Du kannst höchstens { $most } Weizen tauschen.
    }
kero-no-explorer = Du hast keinen Entdecker mehr im Lager.
kero-no-territories = Es gibt keine Gebiete mehr, nur noch die Schlussfelder.
kero-final-space = Dieses Schlussfeld ist voll.
kero-not-last-turn = Die Schlussfelder sind für den letzten Zug.
kero-none-of-yours = Du hast dort keinen Entdecker.
kero-too-few-jerrycans = Das kostet { $needed } Kanister, und du hast { $held ->
        [0] keinen
       *[other] nur { $held }
    }.

## Optionen

kero-option-clock = Uhr
    .about = Echtzeit: Das KERO läuft, während du überlegst. Pro Wurf: Jeder Wurf kostet gleich viel, ohne Zeitdruck.
kero-option-clock-paced = pro Wurf
kero-option-clock-realtime = Echtzeit
kero-option-longer_time = Mehr Zeit
    .about = Für alle, die sie brauchen: Das KERO fließt langsamer ab, für beide Clans.
kero-option-longer_time-no = nein
kero-option-longer_time-half = 1½-mal so lange
kero-option-longer_time-double = doppelt so lange
kero-option-first = Startspieler
    .about = Es beginnt, wer zuletzt ein Auto betankt hat: Wähle den Spieler oder überlass es dem Zufall.
kero-option-first-random = Zufall
kero-option-first-seat1 = Spieler 1
kero-option-first-seat2 = Spieler 2
kero-option-endless_supply = Unbegrenzt viele Kanister
    .about = Kanister gehen nie aus.

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
    .flavour = Nicht trinken. Tanken.
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

## Bots

kero-bot-sahra = Sammelt Gebiete
kero-bot-bazo = Handelt mit allem
kero-bot-nilo = Fährt nie ohne vollen Tank los
kero-bot-jaxa = Ein Wurf geht noch!
