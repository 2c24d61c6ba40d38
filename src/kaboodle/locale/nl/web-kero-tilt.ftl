# KERO in de hand: de telefoon is de tankwagen.

web-kero-hold = In de hand
web-kero-left-hand = Linkerhand
web-kero-tilt = De telefoon is de tankwagen
web-kero-tilt-why = Zodat de tankwagen voelt hoe je hem vasthoudt. Er wordt niets opgenomen.
web-kero-tilt-hold = Houd hem vast zoals je speelt.
web-kero-tilt-on = Leg de telefoon neer en zet hem dan rechtop: de tankwagen staat. Leg hem weer neer: hij ligt plat.
web-kero-tilt-denied = De browser kreeg nee te horen. Sta bewegingssensoren voor deze pagina toe in de instellingen en probeer het opnieuw. De knoppen werken gewoon.
web-kero-tilt-insecure = Dit vraagt een pagina via https: start de server met --https.
web-kero-tilt-missing = Hier is geen sensor. De knoppen werken gewoon.
web-kero-tilt-low = Je houdt hem nogal plat: knoppen passen beter bij je.
web-kero-tilt-shake = Schudden werpt de dobbelstenen
web-kero-tilt-again = Opnieuw instellen
