# KROM: Wörter, Möglichkeiten, Ereignisse, Absagen und Optionen.

game-krom = KROM
    .about = Heimlich ziehen, um den Vortritt kämpfen und mit Erfindungen Häuptling des Stammes werden.

## Wörter des Spiels
## Ein „place“ steht immer als Ortsangabe im Satz (Kampf im Wald), eine „site“ als bloßer Name.

krom-place-cave = in der Höhle
    .to = in die Höhle
krom-place-forest = im Wald
    .to = in den Wald
krom-place-savanna = in der Savanne
    .to = in die Savanne
krom-place-mountain = auf dem Berg
    .to = auf den Berg
krom-site-cave = Höhle
krom-site-forest = Wald
krom-site-savanna = Savanne
krom-site-mountain = Berg
krom-sign-kroms = K
krom-sign-wood = H
krom-sign-stone = S
krom-sign-bone = Kn
krom-sign-life = ♥
krom-sign-cards = B
krom-good-kroms = Kroms
    .none = keine Kroms
    .left = kein Krom
krom-good-wood = Holz
    .none = kein Holz
    .left = kein Holz
krom-good-stone = Stein
    .none = keinen Stein
    .left = kein Stein
krom-good-bone = Knochen
    .none = keinen Knochen
    .left = kein Knochen
krom-good-life = Lebenspunkte
    .none = keine Lebenspunkte
    .left = kein Lebenspunkt
krom-good-cards = Bonuskarten
    .none = keine Bonuskarten
    .left = keine Bonuskarte
krom-deck-picking = Sammelstapel
krom-deck-hunting = Jagdstapel
krom-deck-bonus = Bonusstapel
krom-combination-nothing = nichts
    .acc = nichts
krom-combination-pair = ein Pärchen
    .acc = ein Pärchen
krom-combination-two-pairs = zwei Pärchen
    .acc = zwei Pärchen
krom-combination-three = ein Drilling
    .acc = einen Drilling
krom-combination-full-house = Drilling + Pärchen
    .acc = Drilling + Pärchen
krom-combination-four = ein Vierling
    .acc = einen Vierling
krom-combination-five = ein Fünfling
    .acc = einen Fünfling
krom-combination-straight = eine Straße
    .acc = eine Straße
krom-ending-evolved = Die nötigen Evolutionspunkte sind erreicht
krom-ending-capped = Die letzte Runde ist gespielt

## So viele davon

krom-count-kroms = { $count ->
        [one] 1 Krom
       *[other] { $count } Kroms
    }
krom-count-wood = { $count } Holz
krom-count-stone = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
krom-count-bone = { $count } Knochen
krom-count-life = { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }
krom-count-cards = { $count ->
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }

## Möglichkeiten

krom-do-go = { $place-id ->
        [cave] In die Höhle
        [forest] In den Wald
        [savanna] In die Savanne
       *[mountain] Auf den Berg
    } gehen
    .short = { $place-id ->
        [cave] Höhle
        [forest] Wald
        [savanna] Savanne
       *[mountain] Berg
    }
krom-do-be = { $character } wählen
krom-do-pass = Passen
krom-do-allow = Karte durchlassen
    .short = Durchlassen
krom-do-allow-round = Diese Runde jede Karte durchlassen, auch wenn ich das Ziel bin
    .short = Diese Runde
krom-do-allow-others = Nur fragen, wenn ich das Ziel bin, bis ich es ändere
    .short = Außer bei mir
krom-do-rob = { $good-id ->
        [kroms] Die Hälfte der Kroms stehlen
       *[other] 1 { $good } stehlen
    }
    .short = { $good-id ->
        [kroms] Halbe Kroms
       *[other] 1 { $good }
    }
krom-do-rob-card = Zufällige Bonuskarte stehlen
    .short = Bonuskarte
krom-do-rob-nothing = Nichts stehlen
krom-do-withdraw = Bei Karten wieder fragen
    .short = Wieder fragen
krom-do-rest = Pause machen
krom-do-buy = { $good-id ->
        [life] 3 Lebenspunkte erarbeiten
       *[other] 1 { $good } erarbeiten
    }
krom-do-buy-card = Bonuskarte erarbeiten
krom-do-shuffle = Ablagestapel in den Sammelstapel mischen
    .short = Einmischen
krom-do-pick = Sammelkarte ziehen
krom-do-hunt = Beute auf Feld { $space } jagen{ $dice ->
        [0] {""}
        [one] , mit 1 Würfel mehr
       *[other] , mit { $dice } Würfeln mehr
    }
    .short = { $dice ->
        [0] Jagen
       *[other] Jagen, +{ $dice } W.
    }
krom-do-climb = Klettern
krom-do-reroll = Würfel Nr. { $dice-list } neu werfen
    .short = { $dice-count } neu werfen
krom-do-take = Belohnung { $reward } nehmen
krom-do-realise = Erfindung auf Feld { $space } verwirklichen
    .short = Erfinden
krom-do-end = Aktionsphase beenden
    .short = Fertig
krom-do-play = „{ $card }“ spielen
krom-do-play-on = „{ $card }“ auf { $target } spielen

## Was geschah

krom-gained-kroms = { $count ->
        [0] Im Vorrat ist kein Krom mehr für { $seat }.
       *[other] { $seat } bekommt { krom-count-kroms }.
    }
krom-gained-wood = { $count ->
        [0] Im Vorrat ist kein Holz mehr für { $seat }.
       *[other] { $seat } bekommt { krom-count-wood }.
    }
krom-gained-stone = { $count ->
        [0] Im Vorrat ist kein Stein mehr für { $seat }.
       *[other] { $seat } bekommt { krom-count-stone }.
    }
krom-gained-bone = { $count ->
        [0] Im Vorrat ist kein Knochen mehr für { $seat }.
       *[other] { $seat } bekommt { krom-count-bone }.
    }
krom-gained-life = { $count ->
        [0] { $seat } hat schon alle 7 Lebenspunkte.
       *[other] { $seat } bekommt { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-bone }.
krom-handed-kroms = { $target } bekommt { krom-count-kroms } von { $seat }.
krom-handed-wood = { $target } bekommt { krom-count-wood } von { $seat }.
krom-handed-stone = { $target } bekommt { krom-count-stone } von { $seat }.
krom-handed-bone = { $target } bekommt { krom-count-bone } von { $seat }.
krom-character-taken = { $seat } spielt { $character }.
krom-round-begins = Runde { $round }.
krom-got-up = { $seat } steht mit { $life } Lebenspunkten wieder auf.
krom-moved = { $seat } geht { $place-to }.
krom-beast-moved = Der Kromosaurier stampft { $place-to }.
krom-combat-begins = { $fighters-count ->
        [one] { $fighters } muss { $place } kämpfen!
       *[other] Kampf { $place }: { $fighters }!
    }
krom-beast-fights = Der Kromosaurier ist hier, mit { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkten
    }, und greift an.
krom-rolled = { $seat } würfelt eine { $die }.
krom-beast-rolled = Der Kromosaurier würfelt eine { $die }, plus 2: { $total }.
krom-passed = { $seat } passt.
krom-dice-added = { $seat } würfelt { $dice-sum } dazu: zusammen { $total }.
krom-value-added = { $seat } legt { $value } drauf: zusammen { $total }.
krom-combat-won = { $seat } gewinnt den Kampf { $place } mit { $total }.
krom-beast-won = Der Kromosaurier gewinnt den Kampf { $place } mit { $total }.
krom-hurt = { $seat } verliert { $points ->
        [0] keinen Lebenspunkt
        [one] 1 Lebenspunkt
       *[other] { $points } Lebenspunkte
    } und hat { $left ->
        [0] keinen mehr
       *[other] noch { $left }
    }.
krom-beast-hurt = Der Kromosaurier verliert { $points ->
        [0] keinen Lebenspunkt
        [one] 1 Lebenspunkt
       *[other] { $points } Lebenspunkte
    } und hat { $left ->
        [0] keinen mehr
       *[other] noch { $left }
    }.
krom-stunned = { $seat } geht KO!
krom-trophy-won = { $seat } streckt den Kromosaurier nieder und behält ihn als Trophäe: 1 Evolutionspunkt.
krom-trophy-taken = { $seat } nimmt { $target } die Trophäe samt Punkt ab.
krom-robbery-declined = { $seat } stiehlt nichts von { $target }.
krom-card-robbed = { $seat } stiehlt { $target } eine Bonuskarte.
krom-card-robbed-known = { $seat } stiehlt { $target } „{ $card }“.
krom-phase-begins = { $seat } ist { $place } dran.
krom-phase-ended = { $seat } ist fertig.
krom-warmed = { $seat } wärmt sich auf und hat jetzt { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
krom-frozen = { $seat } friert und verliert 1 Lebenspunkt: noch { $life }.
krom-rested = { $seat } macht Pause.
krom-card-drawn = { $seat } zieht eine Bonuskarte.
krom-card-drawn-known = { $seat } zieht „{ $card }“.
krom-nothing-to-draw = Für { $seat } sind keine Bonuskarten mehr da.
krom-deck-remade = Der { $deck } wird gemischt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
krom-card-played = { $seat } spielt „{ $card }“.
krom-card-played-on = { $seat } spielt „{ $card }“ auf { $target }.
krom-countered = { $seat } kontert { $target } mit „{ $card }“.
krom-cancelled = „{ $card }“ von { $seat } bleibt ohne Wirkung.
krom-picked = { $seat } zieht „{ $card }“.
krom-hunted = { $seat } jagt { $card-acc } und würfelt { $dice-sum }{ $dice-count ->
        [one] {""}
       *[other] {" "}= { $total }
    }.
krom-prey-escaped = { $card-the } entkommt.
krom-prey-appears = Neue Beute auf Feld { $space }: { $card }.
krom-climbed = { $seat } klettert: { $dice-row }.
krom-climb-rewarded = { $combination-id ->
        [nothing] { $seat } geht leer aus.
       *[other] { $seat } bekommt die Belohnung für { $combination-acc }.
    }
krom-realised = { $seat } verwirklicht „{ $card }“: { $points ->
        [one] 1 Evolutionspunkt
       *[other] { $points } Evolutionspunkte
    }.
krom-idea-appears = Neue Erfindung auf Feld { $space }: „{ $card }“.
krom-game-won = { $seat } erreicht { $points } Evolutionspunkte und wird Häuptling!
krom-game-capped = Die letzte Runde ist gespielt. { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Absagen

krom-no-clock = Hier wird ohne Uhr gespielt; ein Zug hat keine Zeitangabe.
krom-game-is-over = Die Partie ist vorbei.
krom-not-asked = Du bist gerade nicht dran.
krom-no-order = Du wirst ohnehin bei jeder Karte gefragt.
krom-order-stands = Das hast du schon so eingestellt.
krom-first-choose-place = Wähle erst, wohin du gehst.
krom-must-move = Du musst weiterziehen: Wähle einen anderen Ort.
krom-first-choose-character = Wähle erst einen Charakter.
krom-character-is-taken = Diesen Charakter hat schon jemand.
krom-victim-has-none = Dein Opfer hat { $good-none }.
krom-first-rob = Stiehl erst etwas oder verzichte.
krom-first-fight = Spiele erst eine Kampfkarte oder passe.
krom-first-answer = Lass die Karte erst durch oder kontere sie.
krom-card-not-now = „{ $card }“ kann jetzt nicht gespielt werden.
krom-card-not-held = Du hast „{ $card }“ nicht auf der Hand.
krom-card-elsewhere = „{ $card }“ kannst du nur { $place } spielen.
krom-card-too-dear = Du kannst „{ $card }“ nicht bezahlen.
krom-card-gains-nothing = Im Vorrat ist nichts mehr, was „{ $card }“ dir bringen könnte.
krom-no-such-target = „{ $card }“ braucht ein Ziel: jemand anderen am Tisch.
krom-no-target = Im Moment gibt es niemanden, den „{ $card }“ treffen könnte.
krom-target-elsewhere = „{ $card }“ braucht ein Ziel an deinem Ort.
krom-target-has-none = Bei diesem Ziel gibt es nichts, was „{ $card }“ nehmen könnte.
krom-not-in-phase = Das geht nicht in deiner Aktionsphase.
krom-dice-on-table = Klettere erst zu Ende: Wirf neu oder nimm die Belohnung.
krom-other-place = Das geht nur { $place }.
krom-place-action-done = Deine Ortsaktion hast du in dieser Phase schon gemacht.
krom-services-rule-out-rest = Du hast schon gearbeitet, also kannst du keine Pause mehr machen.
krom-rest-rules-out-services = Du hast Pause gemacht, also kannst du nicht mehr arbeiten.
krom-life-is-full = Du hast schon alle 7 Lebenspunkte.
krom-no-bonus-cards = Es gibt keine Bonuskarten mehr zu ziehen.
krom-supply-is-empty = Im Vorrat ist { $good-left } mehr.
krom-shuffle-comes-first = Eingemischt wird vor der ersten Karte, nicht später.
krom-nothing-to-shuffle = Es gibt keine abgelegten Sammelkarten zum Einmischen.
krom-no-more-picking = Du darfst höchstens 4 Karten ziehen.
krom-one-hunt = Du hast in dieser Phase schon gejagt.
krom-no-dice-on-table = Du hast keine Würfel am Felsen.
krom-one-reward-only = Hier gibt es nur eine Belohnung, nichts zu wählen.
krom-no-more-rerolls = Du darfst höchstens 4-mal neu werfen.
krom-too-few-kroms = Das kostet { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    }, und du hast { $kroms ->
        [0] keinen
       *[other] nur { $kroms }
    }.
krom-no-evolution-there = Auf diesem Feld liegt keine Erfindung.
krom-evolution-too-dear = Du kannst „{ $card }“ nicht bezahlen.
krom-evolution-elsewhere = „{ $card }“ kannst du nur { $place } verwirklichen.

## Die Wertung, Teil für Teil

krom-part-evolutions = Erfindungen
krom-part-trophy = Trophäe

## Optionen

krom-option-glacial = Eiszeitspielplan
    .about = Eine Aktionsphase draußen in der Kälte kostet 1 Lebenspunkt, eine in der Höhle bringt 1 zurück.
krom-option-kromosaurus = Kromosaurier
    .about = Ein Untier zieht durch Wald und Savanne und über den Berg und kämpft mit allen, die es trifft. Wer es besiegt, bekommt es als Trophäe.
krom-option-long_game = Lange Partie
    .about = Zum Sieg braucht es 2 Evolutionspunkte mehr.
krom-option-stun_recovery = Lebenspunkte beim Aufstehen
    .about = Alle 7 wie in den englischen und italienischen Regeln, oder 6 wie in den französischen und deutschen.
krom-option-stun_recovery-7 = alle 7
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Unbegrenzter Vorrat
    .about = Die Marker gehen nie aus.
krom-option-characters = Charaktere
    .about = Wer wen spielt: ausgelost oder reihum gewählt.
krom-option-characters-dealt = ausgelost
krom-option-characters-chosen = gewählt
krom-option-round_cap = Rundenlimit
    .about = Danach gewinnt, wer die meisten Evolutionspunkte hat.

## Bots

krom-bot-ugra = Jagt alles, was sich bewegt
krom-bot-umo = Erfindet ständig etwas
krom-bot-rokka = Geht keinem Kampf aus dem Weg
krom-bot-zik = Schleicht, wo niemand hinsieht
