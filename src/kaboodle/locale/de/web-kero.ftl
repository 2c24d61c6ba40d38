# KERO im Browser: was auf Knöpfen steht, und wie die Dinge heißen, für alle, die zuhören.

web-kero-row = Karten der Reihe
web-kero-card = Karte { $space } der Reihe: „{ $card }“, { $colour }.
web-kero-missing = Es braucht noch { $amounts }.
web-kero-costs = Kostet { $amounts }.
web-kero-gives = Bringt { $amounts }.
web-kero-amounts = { $amounts-nom }
web-kero-burns = Verbrennt am Ende des Zuges.
web-kero-space-empty = Karte { $space } der Reihe fehlt
web-kero-card-name = { $card }
web-kero-card-quoted = „{ $card }“.
web-kero-land-name = { $land }
web-kero-pile = Stapel: { $cards }; Eroberungskarten bisher: { $claims } von 3. Abgeworfene Karten zeigen.
web-kero-discard = Abgeworfen
web-kero-supply = Kanister noch im Vorrat: { $left }
web-kero-hidden = Noch verdeckte Gebiete: { $lands }
web-kero-used = Gebrauchte Tuareks: { $used }; im Stapel: { $tiles }
web-kero-first = { $name } hat begonnen
web-kero-lands = Gebiete
web-kero-land = Gebiet { $space }: „{ $land }“, für dich jetzt { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
web-kero-land-of = Gebiet { $space }: „{ $land }“, für { $name } jetzt { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
web-kero-land-empty = Gebiet { $space }: leer
web-kero-explorers-of = { $name }: { $explorers }
web-kero-scores-plain = Zählt { $points }.
web-kero-scores-colour = 1 für jede { $colour-adj } Karte.
web-kero-scores-trios = 1 für je 3 Karten.
web-kero-scores-every-colour = { $points }, dazu { $bonus } mit einer Karte jeder Farbe.
web-kero-scores-four-alike = { $points }, dazu { $bonus } mit vier Karten einer Farbe.
web-kero-scores-territories = 1 für jedes Gebiet, das du hast.
web-kero-finals = Die Schlussfelder
web-kero-finals-about = Ein Entdecker füllt das erste: 1 Punkt. Zwei füllen das andere: 3 Punkte.
web-kero-final-single = Schlussfeld für 1 Entdecker, { $points } Punkt; jetzt dort: { $explorers }
web-kero-final-double = Schlussfeld für 2 Entdecker, { $points } Punkte; jetzt dort: { $explorers }
web-kero-goods = Was du ausgeben kannst
web-kero-goods-of = Was { $name } ausgeben kann
web-kero-tiles = Fähigkeiten und Tuareks
web-kero-ability = Fähigkeit: { $ability }
web-kero-tuarek = Tuarek: { $tuarek } (×{ $count })
web-kero-face-up = In diesem Zug offen ausgelegt: { $tuarek }
web-kero-tuarek-pile = Tuarek-Stapel: { $tiles }; einer kostet 2 Kanister
web-kero-clan = { $name }: Punkte { $points }, Tank { $seconds } s, Kanister { $jerrycans }, Tuareks { $tuareks }, Gebiete { $lands }, Karten { $cards }
web-kero-camp-of = Lager von { $name }
web-kero-holds = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $lands ->
        [one] 1 Gebiet
       *[other] { $lands } Gebiete
    }
web-kero-has-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-kero-has-jerrycans = { $count } Kanister
web-kero-has-lands = { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    }
web-kero-has-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
web-kero-bill = Ausgewählt
web-kero-put-back = Zurücklegen
web-kero-pass-about = Zwei davon zählen 4, drei 9, vier 16, alle fünf 25.
web-kero-five-tiles = Du hast fünf Fähigkeiten: Diese Karte bringt kein Plättchen.
web-kero-pin = Als Ziel merken
web-kero-unpin = Ziel vergessen
web-kero-hire = Ein Tuarek für 2 Kanister
web-kero-about-dice = Zwei farbige Würfel deiner Wahl kommen dazu.
web-kero-about-reroll = In diesem Zug dürfen Flammen neu geworfen werden.
web-kero-about-thin = Der andere Clan tankt mit nur fünf weißen Würfeln.
web-kero-about-move = Versetze einen oder zwei deiner Entdecker: erst antippen, woher, dann wohin.
web-kero-about-resources = Zwei Rohstoffe deiner Wahl: erst den einen antippen, dann den anderen.
web-kero-about-fuel = Einmal gratis tanken, mit allen acht Würfeln.
web-kero-about-expel = Schick einen Entdecker des anderen Clans nach Hause: Gebiet antippen. Der andere Clan bekommt 2 deiner Kanister.
web-kero-about-scorch = Am Ende deines Zuges wird noch eine Karte deiner Wahl abgeworfen.
web-kero-when-before = vor dem Würfeln
web-kero-when-after = nach dem Würfeln
web-kero-when-theirs = im Gegnerzug
web-kero-flat = Hinlegen
web-kero-roll = { $dice } werfen
web-kero-roll-fuel = für den anderen Tank
web-kero-last-die = Letzter Würfel: Wurf { $roll } von { $all }
web-kero-nothing-loose = Jeder Würfel liegt fest oder zeigt eine Flamme: Gib einen frei oder leg den Laster hin.
web-kero-tip = Aufstellen
web-kero-fuel = Tanken ×{ $times }
web-kero-miser = Geizhals: 5
web-kero-whole = Alle 8 Würfel
web-kero-closes = Läuft die Linie ab, gilt: alle 8 Würfel
web-kero-always = Immer alle 8
web-kero-order = Wenn der andere Clan tankt
web-kero-order-about = Antworte jetzt für jedes Mal. Das siehst nur du. Für den anderen Clan sieht es gleich aus, Geizhals oder nicht.
web-kero-order-ask = Jedes Mal fragen
web-kero-do-take = Nehmen
web-kero-do-place = Schicken
web-kero-do-play = Spielen
web-kero-do-hire = Anheuern
web-kero-end = Zug beenden
web-kero-end-sure = Gedrückt halten: Du kannst noch etwas ausgeben
web-kero-stay = Fertig
web-kero-ask-placing = { $count } Entdecker setzen: antippen, wo
web-kero-ask-moving = Noch einen: woher, dann wohin
web-kero-ask-scorching = Karte zum Abwerfen antippen
web-kero-ask-tying = Gebiet antippen, das du gewinnst
web-kero-they-start = { $name } bereitet sich vor
web-kero-they-prepare = { $name } bereitet sich vor
web-kero-they-rolling = { $name } würfelt!
web-kero-they-camp = { $name } ist im Lager
web-kero-they-thinning = { $name } wird gefragt: 8 Würfel oder 5?
web-kero-they-fuelling = { $name } würfelt für deinen Tank
web-kero-they-placing = { $name } setzt Entdecker
web-kero-they-moving = { $name } versetzt Entdecker
web-kero-they-scorching = { $name } wirft eine Karte ab
web-kero-they-tying = Der Gleichstand wird entschieden
web-kero-rolls = { $name } würfelt.
web-kero-you-thinning = { $name } tankt: 8 Würfel oder 5?
web-kero-you-fuelling = Du würfelst für den Tank von { $name }!
web-kero-free = gratis
web-kero-die = { $die-id ->
        [green] grüner
        [yellow] gelber
       *[blue] blauer
    } Würfel
web-kero-die-white = Würfel { $number }
web-kero-fire = Flamme
web-kero-truck = Laster von { $name }, Sekunden im Tank
web-kero-seconds = { $name }: { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
web-kero-goal = Genug für „{ $card }“
web-kero-moment-outage = Tank leer!
web-kero-outage-own = Keiner deiner Würfel zählt, und dein Zug ist vorbei.
web-kero-outage-they = Kein Würfel von { $name } zählt, und der Zug ist vorbei.
web-kero-outage-next = { $rival } wirft 5 Würfel fürs Tanken und ist dann dran.
web-kero-outage-you = Du wirfst 5 Würfel fürs Tanken und bist dann dran.
web-kero-moment-claim = Eroberung! { $number } von 3
web-kero-moment-last = Der letzte Zug
web-kero-moment-tuarek = { $tuarek }
web-kero-run = { $seat } würfelt { $times }-mal; { $fires ->
        [0] keine Flammen
        [one] 1 Flamme
       *[other] { $fires } Flammen
    } auf dem Tisch.
web-kero-fuel-run = { $seat } würfelt { $times }-mal fürs Tanken: { $left ->
        [0] kein Würfel
       *[other] { $left } Würfel
    } übrig.
web-kero-ask-camp = Tippe an, was du willst: Karten, Gebiete, Plättchen.
web-kero-ask-end = Mehr geht nicht: Beende deinen Zug.
web-kero-about-tie = Bei einer Eroberungskarte gewinnst du ein Gebiet deiner Wahl, in dem Gleichstand herrscht.
web-kero-about-trade = Einmal pro Zug: Weizen in ebenso viele Kanister tauschen.
web-kero-about-die = Du darfst ihn dazunehmen, ohne einen Kanister zu zahlen.
web-kero-about-extra = In jedem Zug bekommst du im Lager 1 davon mehr.
web-kero-about-jerrycan = 1 Kanister zu Beginn jedes Zuges.
web-kero-watch-fuelling = { $name } würfelt fürs Tanken
web-kero-set-up = Beispiel für den Aufbau: vier Gebiete liegen offen; jeder Clan hat einen vollen Laster, { $amounts }, die Tuareks verdeckt.
