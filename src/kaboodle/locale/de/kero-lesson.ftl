# The lesson of KERO: titles of its chapters, and what is said. At most twelve words each.

kero-lesson-truck = Der Laster und die Würfel
kero-lesson-truck-goal = Die meisten Punkte gewinnen. Die dritte Eroberungskarte beendet die Partie.
kero-lesson-truck-cost = Das Blechdach kostet Ziegel und Metall und bringt zwei Punkte.
kero-lesson-truck-tip = Stell den Laster auf: Du würfelst, solange das KERO läuft!
kero-lesson-truck-keep = Behalte den Ziegel. Wirf die anderen neu: Flammen sind gesperrt.
kero-lesson-truck-flat = Ziegel und Metall! Leg schnell den Laster hin.
kero-lesson-truck-take = Nimm jetzt das Blechdach.
kero-lesson-truck-end = Zwei Punkte! Beende deinen Zug.

kero-lesson-explorer = Entdecker und Flammen
kero-lesson-explorer-cost = Rekrut und Metall schicken einen Entdecker in ein Gebiet.
kero-lesson-explorer-tip = Stell den Laster auf. Du brauchst einen Rekruten und Metall.
kero-lesson-explorer-flat = Da sind sie. Leg den Laster hin!
kero-lesson-explorer-send = Schick einen Entdecker in die Oase: Sie ist drei Punkte wert.
kero-lesson-explorer-fire = Zwei Flammen! Sie verbrennen die letzte Karte der Reihe.
kero-lesson-explorer-end = Beende deinen Zug und schau zu.

kero-lesson-fuel = Tanken
kero-lesson-fuel-pays = Nilos Laster ist fast leer. Er zahlt fürs Tanken.
kero-lesson-fuel-asked = Du wirst immer gefragt. Lass ihn mit acht Würfeln tanken.
kero-lesson-fuel-throw = Sein Tank füllt sich, während du würfelst. Wirf die Würfel!
kero-lesson-fuel-again = Schnell, wirf den Rest! Erst lauter Flammen stoppen das Tanken.

kero-lesson-jerrycan = Selbst tanken
kero-lesson-jerrycan-low = Nur noch neun Sekunden KERO! Tanken kostet einen Kanister.
kero-lesson-jerrycan-pay = Zahl einen Kanister. Das geht nur vor dem Würfeln.
kero-lesson-jerrycan-fills = Jetzt würfelt Nilo, und dein Tank füllt sich.

kero-lesson-outage = Zu spät
kero-lesson-outage-tips = Nilo stellt den Laster auf, mit drei Sekunden im Tank.
kero-lesson-outage-dry = Sein Tank ist leer! Nichts auf den Würfeln zählt.
kero-lesson-outage-free = Er tankt ein wenig umsonst. Würfle dafür.
kero-lesson-outage-more = Ein Würfel ist übrig. Wirf ihn noch einmal!

kero-lesson-helpers = Würfel und Helfer
kero-lesson-helpers-card = Das Gewächshaus bringt sieben Punkte! Es braucht viel Weizen.
kero-lesson-helpers-green = Der grüne Würfel bringt Weizen. Nimm ihn für einen Kanister.
kero-lesson-helpers-tip = Stell den Laster auf!
kero-lesson-helpers-flat = Drei Weizen auf einem Würfel! Leg den Laster hin.
kero-lesson-helpers-gift = Metall fehlt. Dein geheimer Händler bringt zwei Rohstoffe.
kero-lesson-helpers-take = Nimm das Gewächshaus!
kero-lesson-helpers-end = Sieben Punkte! Beende deinen Zug.

kero-lesson-claim = Die dritte Eroberungskarte
kero-lesson-claim-two = Zwei Eroberungskarten sind da. Die dritte beendet die Partie.
kero-lesson-claim-lead = Die meisten Entdecker gewinnen ein Gebiet. In der Oase führst du.
kero-lesson-claim-third = Nilo beendet seinen Zug. Eine Eroberungskarte kommt!
kero-lesson-claim-won = Zwölf zu vier Punkte: Du gewinnst! Jetzt eine ganze Partie?
