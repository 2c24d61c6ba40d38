# The lesson of KERO: titles of its chapters, and what is said. At most twelve words each.

kero-lesson-truck = De tankwagen en de dobbelstenen
kero-lesson-truck-goal = De meeste punten winnen. De derde strijdkaart beëindigt de partij.
kero-lesson-truck-cost = Het Golfplaten dak kost een steen en metaal: twee punten.
kero-lesson-truck-tip = Zet de tankwagen rechtop: werp zolang de KERO stroomt!
kero-lesson-truck-keep = Houd de steen. Werp de andere opnieuw: vuur ligt vast.
kero-lesson-truck-flat = Steen en metaal! Leg snel de tankwagen plat.
kero-lesson-truck-take = Neem nu het Golfplaten dak.
kero-lesson-truck-end = Twee punten! Beëindig je beurt.

kero-lesson-explorer = Verkenners en vuur
kero-lesson-explorer-cost = Een rekruut en metaal: een verkenner gaat naar een gebied.
kero-lesson-explorer-tip = Zet de tankwagen rechtop. Je hebt een rekruut en metaal nodig.
kero-lesson-explorer-flat = Daar zijn ze. Leg de tankwagen plat!
kero-lesson-explorer-send = Stuur een verkenner naar de Oase: die is drie punten waard.
kero-lesson-explorer-fire = Twee keer vuur! Dat verbrandt de laatste kaart van de rij.
kero-lesson-explorer-end = Beëindig je beurt en kijk.

kero-lesson-fuel = Tanken
kero-lesson-fuel-pays = Nilo’s tankwagen is bijna leeg. Hij betaalt om te tanken.
kero-lesson-fuel-asked = Je krijgt altijd de vraag. Laat hem alle acht dobbelstenen.
kero-lesson-fuel-throw = Zijn tank loopt vol terwijl jij werpt. Werp de dobbelstenen!
kero-lesson-fuel-again = Snel, werp de rest! Pas als alles brandt, stopt het.

kero-lesson-jerrycan = Zelf tanken
kero-lesson-jerrycan-low = Nog maar negen seconden KERO! Tanken kost een jerrycan.
kero-lesson-jerrycan-pay = Betaal één jerrycan. Dat kan alleen voordat je werpt.
kero-lesson-jerrycan-fills = Nu werpt Nilo, en jouw tank loopt vol.

kero-lesson-outage = Te laat
kero-lesson-outage-tips = Nilo zet zijn tankwagen rechtop, met nog drie seconden.
kero-lesson-outage-dry = Zijn tank is leeg! Niets op zijn dobbelstenen telt.
kero-lesson-outage-free = Hij tankt een beetje gratis. Werp de dobbelstenen.
kero-lesson-outage-more = Er is nog één dobbelsteen. Werp hem opnieuw!

kero-lesson-helpers = Dobbelstenen en helpers
kero-lesson-helpers-card = De Kas is zeven punten waard! Er is veel tarwe nodig.
kero-lesson-helpers-green = De groene dobbelsteen geeft tarwe. Voeg hem toe voor een jerrycan.
kero-lesson-helpers-tip = Zet de tankwagen rechtop!
kero-lesson-helpers-flat = Drie tarwe op één dobbelsteen! Leg de tankwagen plat.
kero-lesson-helpers-gift = Er ontbreekt metaal. Je geheime handelaar geeft twee middelen.
kero-lesson-helpers-take = Neem de Kas!
kero-lesson-helpers-end = Zeven punten! Beëindig je beurt.

kero-lesson-claim = De derde strijdkaart
kero-lesson-claim-two = Er zijn twee strijdkaarten geweest. De derde beëindigt de partij.
kero-lesson-claim-lead = De meeste verkenners winnen een gebied. In de Oase lig jij voor.
kero-lesson-claim-third = Nilo beëindigt zijn beurt. Er komt een strijdkaart!
kero-lesson-claim-won = Twaalf punten tegen vier: jij wint! Nu een hele partij?
