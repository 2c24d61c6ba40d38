# KERO in de hand: de telefoon is de tankwagen.

web-kero-hold = In de hand
web-kero-left-hand = Linkerhand
web-kero-tilt = De telefoon is de tankwagen
web-kero-tilt-why = Zet de telefoon rechtop: de tankwagen staat en de KERO stroomt. Leg hem plat: de KERO stopt. Er wordt niets vastgelegd. De knoppen blijven werken.
web-kero-tilt-hold = Houd hem vast zoals tijdens het spelen.
web-kero-tilt-on = Leg de telefoon neer en zet hem dan rechtop: de tankwagen staat. Leg hem weer neer: de tankwagen ligt plat.
web-kero-tilt-is-on = aan
web-kero-tilt-is-off = uit
web-kero-tilt-denied = De toegang is geweigerd. Sta bewegingssensoren voor deze pagina toe in de instellingen van de browser en probeer het opnieuw. De knoppen werken gewoon.
web-kero-tilt-insecure = Dit kan alleen via https: start de server met --https.
web-kero-tilt-missing = Dit apparaat heeft geen bewegingssensor. De knoppen werken gewoon.
web-kero-tilt-low = Je houdt hem nogal plat: met de knoppen gaat het beter.
web-kero-tilt-shake = Schudden om de dobbelstenen te werpen
web-kero-tilt-again = Opnieuw instellen
