# KERO in der Hand: Das Telefon ist der Laster.

web-kero-hold = In der Hand
web-kero-left-hand = Linke Hand
web-kero-tilt = Das Telefon ist der Laster
web-kero-tilt-why = Damit der Laster spürt, wie du ihn hältst. Nichts wird aufgezeichnet.
web-kero-tilt-hold = Halte es, wie du spielst.
web-kero-tilt-on = Leg das Telefon hin und stell es dann auf: Der Laster steht. Leg es wieder hin: Er liegt.
web-kero-tilt-denied = Der Browser hat ein Nein bekommen. Erlaube dieser Seite in seinen Einstellungen die Bewegungssensoren und versuch es noch einmal. Die Knöpfe gehen wie bisher.
web-kero-tilt-insecure = Das braucht eine Seite über https: Starte den Server mit --https.
web-kero-tilt-missing = Hier gibt es keinen Sensor. Die Knöpfe gehen wie bisher.
web-kero-tilt-low = Du hältst es recht flach: Knöpfe passen dir besser.
web-kero-tilt-shake = Schütteln würfelt
web-kero-tilt-again = Neu einstellen
