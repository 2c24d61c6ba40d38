# KERO am Tisch erklärt: ein Satz für jede Wahl, was Tuareks tun, die Tasten.

web-kero-hint-tip = Stell den Laster auf und würfle.
web-kero-hint-dice = Stell den Laster auf und würfle. Farbige Würfel kosten Kanister: vorher antippen.
web-kero-hint-fuel = Tanken kostet Kanister: { $name } würfelt, und dein Tank füllt sich, bis jeder Würfel eine Flamme zeigt. Oder stell den Laster auf und würfle.
web-kero-hint-rolling = Tippe an, was liegen bleibt, und wirf den Rest neu. Flammen sperren ihren Würfel. Leg den Laster hin, bevor der Tank leer ist.
web-kero-hint-forgiven = Tippe an, was liegen bleibt, und wirf den Rest neu, auch Flammen. Leg den Laster hin, bevor der Tank leer ist.
web-kero-hint-thinning = Bevor { $owner } tankt, wird { $name } gefragt: alle 8 Würfel oder mit dem Geizhals nur 5? Gefragt wird immer, Geizhals oder nicht. Die rote Linie ist die Zeit für die Antwort.
web-kero-hint-asked = { $owner } tankt: Du würfelst, während sich der Tank füllt. Fünf Würfel sind schneller verbrannt. Gefragt wirst du immer, Geizhals oder nicht.
web-kero-hint-asked-none = { $owner } tankt: Du würfelst, während sich der Tank füllt. Du hast keinen Geizhals, also mit allen 8 Würfeln. Gefragt wirst du immer, Geizhals oder nicht.
web-kero-hint-asked-always = { $owner } tankt: Du würfelst, während sich der Tank füllt. Du hast gesagt: immer alle 8 Würfel. Das weißt nur du.
web-kero-hint-filled = { $name } würfelt, und dein Tank füllt sich, bis jeder Würfel eine Flamme zeigt oder der Tank voll ist.
web-kero-hint-filling = Du würfelst, und der Tank von { $owner } füllt sich, bis jeder Würfel eine Flamme zeigt oder der Tank voll ist.
web-kero-hint-hurry = Beeil dich!
web-kero-hint-fuelling = { $name } würfelt, und der Tank von { $owner } füllt sich, bis jeder Würfel eine Flamme zeigt oder der Tank voll ist.
web-kero-paced-about = An diesem Tisch eilt nichts: Das KERO steht, während du überlegst, und jeder Wurf kostet { $seconds } s. Soll das KERO laufen, wähle „Echtzeit“, wenn du einen Tisch eröffnest.
web-kero-send-about = Schick einen Entdecker: Bei der nächsten Eroberung geht das Gebiet an den Clan, der hier mehr von ihnen hat.
web-kero-fuel-lost = Ist der Tank schon nach dem ersten Mal voll, ist das zweite verloren.
web-kero-hire-about = Du ziehst einen Tuarek, einen Helfer, den du einmal spielen kannst. Welcher es ist, siehst nur du.
web-kero-why-not = Warum nicht jetzt?
web-kero-does-dice = Zwei farbige Würfel kommen dazu.
web-kero-does-reroll = In diesem Zug dürfen Flammen neu geworfen werden.
web-kero-does-thin = Getankt wird diesmal mit nur fünf weißen Würfeln.
web-kero-does-move = Ein oder zwei Entdecker ziehen weiter.
web-kero-does-resources = Zwei Rohstoffe nach Wahl.
web-kero-does-fuel = Einmal gratis tanken, mit allen acht Würfeln.
web-kero-does-expel = Ein Entdecker des anderen Clans muss nach Hause, gegen Kanister.
web-kero-does-scorch = Am Ende des Zuges wird noch eine Karte abgeworfen.
web-kero-keys = Tasten
web-kero-key-space = Leertaste
web-kero-key-die = Würfel behalten oder freigeben
web-kero-key-coloured = Der grüne, gelbe oder blaue Würfel
web-kero-key-all = Alle Würfel freigeben
web-kero-key-roll = Laster aufstellen; würfeln
web-kero-key-do = Laster hinlegen; das Ausgewählte nehmen, schicken oder spielen
web-kero-key-along = Von einem zum nächsten
web-kero-key-time = Die Zeit ansagen
web-kero-key-dice = Die Würfel ansagen

## Dasselbe in Kürze, wo wenig Platz ist

web-kero-brief-dice = Stell den Laster auf und würfle. Farbige Würfel kosten Kanister.
web-kero-brief-fuel = Tanken: { $name } würfelt, bis alles Flammen zeigt. Oder aufstellen und würfeln.
web-kero-brief-rolling = Antippen: bleibt liegen. Flammen sperren. Rechtzeitig hinlegen!
web-kero-brief-forgiven = Antippen: bleibt liegen. Auch Flammen neu werfen. Rechtzeitig hinlegen!
web-kero-brief-thinning = Vor jedem Tanken wird { $name } gefragt: 8 Würfel oder mit dem Geizhals 5?
web-kero-brief-asked = Du würfelst, der Tank füllt sich. 5 Würfel verbrennen schneller.
web-kero-brief-asked-none = Du würfelst, der Tank füllt sich. Du hast keinen Geizhals.
web-kero-brief-asked-always = Du hast gesagt: immer alle 8. Du würfelst, der Tank füllt sich.
web-kero-brief-filled = { $name } würfelt: Dein Tank füllt sich, bis alles Flammen zeigt.
web-kero-brief-filling = Du würfelst: Der Tank von { $owner } füllt sich, bis alles Flammen zeigt.
web-kero-brief-fuelling = { $name } würfelt: Der Tank von { $owner } füllt sich, bis alles Flammen zeigt.
