# KERO im Terminal.

cli-kero-claims = Eroberung { $claims }/{ $all }
cli-kero-tank = Tank
cli-kero-jerrycans = Kanister
cli-kero-jerrycans-short = K
cli-kero-tuareks = Tuareks
cli-kero-tuareks-short = T
cli-kero-home = Entdecker
cli-kero-home-short = E
cli-kero-cards = Karten
cli-kero-cards-short = Karten
cli-kero-points = Punkte
cli-kero-points-short = P
cli-kero-card = Karte (Stapel: { $pile })
cli-kero-cost = kostet
cli-kero-gives = gibt
cli-kero-empty = (leer)
cli-kero-tuarek = Tuarek
cli-kero-explorer = Entdecker
cli-kero-fire = FLAMME
cli-kero-nothing = nichts
cli-kero-none = keine
cli-kero-sign-brick = Z
cli-kero-sign-wheat = W
cli-kero-sign-metal = M
cli-kero-sign-recruit = R
cli-kero-sign-jerrycan = K
cli-kero-n-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
cli-kero-n-jerrycans = { $n ->
        [one] 1 Kanister
       *[other] { $n } Kanister
    }
cli-kero-n-tuareks = { $n ->
        [one] 1 Tuarek
       *[other] { $n } Tuareks
    }
cli-kero-n-explorers = { $n ->
        [one] 1 Entdecker
       *[other] { $n } Entdecker
    }
cli-kero-n-fuellings = { $n ->
        [one] 1 × tanken
       *[other] { $n } × tanken
    }
cli-kero-squares = n davon: n × n Punkte
cli-kero-for-good = dauerhaft: { $ability }
cli-kero-territory = Gebiet
cli-kero-won = gewonnen: { $lands }
cli-kero-land-colour = 1 Punkt je { $colour-adj } Karte
cli-kero-land-trios = 1 Punkt je 3 Karten
cli-kero-land-every-colour = +2 mit jeder Farbe
cli-kero-land-four-alike = +3 mit vier einer Farbe
cli-kero-land-territories = 1 Punkt je Gebiet
cli-kero-finals = Schlussfelder
cli-kero-final-single = für einen (single): 1 Punkt
cli-kero-final-double = für zwei (double): 3 Punkte mit zwei Entdeckern
cli-kero-your-tuareks = deine Tuareks: { $tuareks }
cli-kero-always = Wenn der andere Clan tankt: immer alle 8 Würfel; withdraw ändert das.
cli-kero-amounts = { $amounts-nom }
cli-kero-spend = auszugeben: { $held }
cli-kero-dice = Würfel: { $white } weiß{ $more ->
        [0] {""}
       *[other] {" "}+ { $names }
    }
cli-kero-keys-roll = 1 bis 8: wählen   Leertaste: würfeln (ohne Wahl alle)   Enter: hinlegen
cli-kero-keys-fuel = { $name }, Tankwurf mit der Leertaste
cli-kero-ask-start = tanken (fuel once), Würfel dazu (add green), Laster aufstellen (t)
cli-kero-ask-prepare = Würfel dazu (add green) oder Laster aufstellen (t)
cli-kero-ask-rolling = wirf neu (r, r 1 3) oder leg den Laster hin (f)
cli-kero-ask-camp = nimm eine Karte (1 bis 6), explore, hire, oder beende den Zug (e)
cli-kero-ask-thinning = der andere Clan tankt, und du würfelst: mit allen 8 Würfeln (w) oder mit 5, die schneller verbrennen (thin out)?
cli-kero-ask-thinning-none = der andere Clan tankt, und du würfelst; du hast keinen Geizhals: alle 8 Würfel (w)
cli-kero-ask-fuelling = Tankwurf für den anderen Clan (throw)
cli-kero-ask-placing = ein kostenloser Entdecker: in welches Gebiet? (1 bis 4)
cli-kero-ask-final = ein kostenloser Entdecker: explore single oder explore double?
cli-kero-ask-moving = versetz einen zweiten Entdecker (move 1 3) oder lass es (s)
cli-kero-ask-scorching = welche Karte wird abgeworfen? (1 bis 6)
cli-kero-ask-tying = welches Gebiet nimmst du trotz Gleichstand? (1 bis 4)
cli-kero-help-tip = den Laster aufstellen: die Würfel rollen, das KERO läuft
cli-kero-help-roll = alle neu werfen, oder diese (6 grün, 7 gelb, 8 blau)
cli-kero-help-flat = den Laster hinlegen und behalten, was die Würfel zeigen
cli-kero-help-number = diese Karte oder dieses Gebiet, wo danach gefragt wird
cli-kero-help-fuel = Kanister fürs Tanken zahlen, zu Beginn des Zuges
cli-kero-help-add = einen Kanister für einen farbigen Würfel zahlen (green, yellow, blue)
cli-kero-help-hire = 2 Kanister für einen Tuarek zahlen
cli-kero-help-explore = einen Entdecker dorthin schicken, für 1 Rekruten und 1 Metall
cli-kero-help-trade = Weizen in Kanister tauschen, mit dieser Fähigkeit
cli-kero-help-end = den Zug beenden
cli-kero-help-whole = wenn der andere Clan tankt: mit allen Würfeln, oder mit den fünf des Geizhalses
cli-kero-help-always = ohne zu fragen jedes Mal mit allen 8 Würfeln tanken lassen; wieder gefragt werden (jederzeit)
cli-kero-help-call = den Zocker spielen: zwei farbige Würfel
cli-kero-help-forgive = den Feuerschlucker spielen: Flammen dürfen neu geworfen werden
cli-kero-help-move = den Lotsen spielen: bis zu zwei Entdecker versetzen
cli-kero-help-gift = den Händler spielen: zwei Rohstoffe
cli-kero-help-free-fuel = den Tankwart spielen: gratis tanken
cli-kero-help-send-home = den Banditen spielen: ein Entdecker des anderen Clans geht heim
cli-kero-help-plan-fire = den Fackelträger spielen: eine Karte mehr wird abgeworfen
cli-kero-learn = In dieser Lektion fließt KERO nur beim Würfeln: { $roll } s pro Wurf.
