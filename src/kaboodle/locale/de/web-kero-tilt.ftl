# KERO in der Hand: Das Handy ist der Laster.

web-kero-hold = In der Hand
web-kero-left-hand = Linke Hand
web-kero-tilt = Das Handy ist der Laster
web-kero-tilt-why = Stell das Handy auf: Der Laster steht, und das KERO fließt. Leg es flach hin: Das KERO hält an. Nichts wird aufgezeichnet. Die Knöpfe funktionieren weiterhin.
web-kero-tilt-hold = Halte es so wie beim Spielen.
web-kero-tilt-on = Leg das Handy hin und stell es dann auf: Der Laster steht. Leg es wieder hin: Er liegt.
web-kero-tilt-is-on = an
web-kero-tilt-is-off = aus
web-kero-tilt-denied = Der Zugriff wurde abgelehnt. Erlaube dieser Seite in den Einstellungen des Browsers die Bewegungssensoren und versuch es noch einmal. Die Knöpfe funktionieren wie bisher.
web-kero-tilt-insecure = Das geht nur über https: Starte den Server mit --https.
web-kero-tilt-missing = Dieses Gerät hat keinen Bewegungssensor. Die Knöpfe funktionieren wie bisher.
web-kero-tilt-low = Du hältst es recht flach: Mit den Knöpfen geht es besser.
web-kero-tilt-shake = Durch Schütteln würfeln
web-kero-tilt-again = Neu ausrichten
