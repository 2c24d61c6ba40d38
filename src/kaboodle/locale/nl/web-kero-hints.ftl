# KERO uitgelegd aan tafel: een zin voor elke keuze, wat Tuareks doen, de toetsen.

web-kero-hint-tip = Zet de tankwagen rechtop en werp de dobbelstenen.
web-kero-hint-dice = Zet de tankwagen rechtop en werp de dobbelstenen. De gekleurde kosten jerrycans: tik ze eerst aan.
web-kero-hint-fuel = Tanken kost jerrycans: { $name } werpt de dobbelstenen, en je tank loopt vol tot elke dobbelsteen vuur toont. Of zet de tankwagen rechtop en werp ze zelf.
web-kero-hint-rolling = Tik aan wat blijft liggen en werp de rest. Een dobbelsteen met vuur is verbrand. Leg de tankwagen plat voordat de tank leeg is.
web-kero-hint-forgiven = Tik aan wat blijft liggen en werp de rest, ook vuur. Leg de tankwagen plat voordat de tank leeg is.
web-kero-hint-thinning = Voordat { $owner } tankt, krijgt { $name } de vraag: alle 8 dobbelstenen, of met de vrek maar 5? Die vraag komt altijd, vrek of niet. De rode lijn is de tijd voor het antwoord.
web-kero-hint-asked = { $owner } tankt: jij werpt terwijl de tank volloopt. Vijf dobbelstenen branden sneller op. Die vraag komt altijd, vrek of niet.
web-kero-hint-asked-none = { $owner } tankt: jij werpt terwijl de tank volloopt. Je hebt geen vrek, dus met alle 8. Die vraag komt altijd, vrek of niet.
web-kero-hint-asked-always = { $owner } tankt: jij werpt terwijl de tank volloopt. Je hebt gezegd: altijd alle 8. Dat weet jij alleen.
web-kero-hint-filled = { $name } werpt de dobbelstenen, en je tank loopt vol tot elke dobbelsteen vuur toont of de tank vol is.
web-kero-hint-filling = Jij werpt de dobbelstenen, en de tank van { $owner } loopt vol tot elke dobbelsteen vuur toont of de tank vol is.
web-kero-hint-hurry = Schiet op!
web-kero-hint-fuelling = { $name } werpt de dobbelstenen, en de tank van { $owner } loopt vol tot elke dobbelsteen vuur toont of de tank vol is.
web-kero-paced-about = Geen haast aan deze tafel: de KERO staat stil terwijl je nadenkt, en elke worp kost { $seconds } s. Wil je dat de KERO stroomt, kies dan “live” als je een tafel opent.
web-kero-send-about = Stuur een verkenner: bij de volgende strijdkaart gaat het gebied naar de stam die er hier de meeste heeft.
web-kero-fuel-lost = Is de tank na de eerste keer vol, dan vervalt de tweede.
web-kero-hire-about = Je trekt een Tuarek, een helper die je één keer speelt. Alleen jij ziet welke.
web-kero-why-not = Waarom nu niet?
web-kero-does-dice = Twee gekleurde dobbelstenen doen mee.
web-kero-does-reroll = Vuur mag deze beurt opnieuw geworpen worden.
web-kero-does-thin = Deze tankbeurt gaat met slechts vijf witte dobbelstenen.
web-kero-does-move = Een of twee verkenners gaan ergens anders heen.
web-kero-does-resources = Twee middelen naar keuze.
web-kero-does-fuel = Eén keer gratis tanken met alle acht dobbelstenen.
web-kero-does-expel = Een verkenner van de andere stam gaat naar huis, in ruil voor jerrycans.
web-kero-does-scorch = Aan het eind van de beurt wordt nog een kaart afgelegd.
web-kero-keys = Toetsen
web-kero-key-space = Spatie
web-kero-key-die = Een dobbelsteen vastzetten of losmaken
web-kero-key-coloured = De groene, gele of blauwe dobbelsteen
web-kero-key-all = Alle dobbelstenen losmaken
web-kero-key-roll = De tankwagen rechtop zetten; werpen
web-kero-key-do = De tankwagen plat leggen; de selectie nemen, sturen of spelen
web-kero-key-along = Van het ene naar het volgende
web-kero-key-time = De resterende tijd voorlezen
web-kero-key-dice = De dobbelstenen voorlezen

## Hetzelfde in het kort, waar weinig ruimte is

web-kero-brief-dice = Zet rechtop en werp de dobbelstenen. De gekleurde kosten jerrycans.
web-kero-brief-fuel = Tanken: { $name } werpt de dobbelstenen tot alles vuur toont. Of zet rechtop en werp ze zelf.
web-kero-brief-rolling = Tik aan wat blijft liggen. Vuur ligt vast. Leg op tijd plat.
web-kero-brief-forgiven = Tik aan wat blijft liggen. Ook vuur werp je weer. Leg op tijd plat.
web-kero-brief-thinning = Voor elke tankbeurt krijgt { $name } de vraag: 8 dobbelstenen, of 5 met de vrek?
web-kero-brief-asked = Jij werpt, de tank loopt vol. Met 5 is het eerder voorbij.
web-kero-brief-asked-none = Jij werpt, de tank loopt vol. Je hebt geen vrek.
web-kero-brief-asked-always = Je hebt gezegd: altijd alle 8. Jij werpt, de tank loopt vol.
web-kero-brief-filled = { $name } werpt de dobbelstenen: je tank loopt vol tot alles vuur toont.
web-kero-brief-filling = Jij werpt de dobbelstenen: de tank van { $owner } loopt vol tot alles vuur toont.
web-kero-brief-fuelling = { $name } werpt de dobbelstenen: de tank van { $owner } loopt vol tot alles vuur toont.
