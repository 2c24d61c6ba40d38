# De helden van Kaskaria: elke regel, in onze eigen woorden.

kaskaria-section-components = Spelmateriaal
kaskaria-section-set-up = Voorbereiding
kaskaria-section-turn = Een beurt
kaskaria-section-waterfall = De waterval
kaskaria-section-end = Einde en telling
kaskaria-section-intrepid = Variant: onverschrokken helden
kaskaria-section-knowledge = Wat elke speler weet

HK-C1 = Er zijn 55 kaarten: 18 goudkaarten, 9 schubbenvlerken, 18 klippenlopers, 9 “+2” en 1 waterval. Er zijn 80 goudstukken en één amulet.
HK-C2 = De 54 gekleurde kaarten hebben negen kleuren, zes kaarten per kleur: 2 goudkaarten, 1 schubbenvlerk, 2 klippenlopers en 1 “+2”. Onze uitleg: de aantallen zijn deelbaar door negen, en tien kaarten in negen kleuren bevatten altijd een paar.
HK-C3 = Twee paden leiden naar de vulkaan: een voor schubbenvlerken en een langer voor klippenlopers. Met de standaardkaarten zijn ze 6 en 10 velden lang.
HK-C4 = Voor wie zelf kaartpakketten schrijft: een pakket waarmee een partij kan vastlopen, wordt met de reden geweigerd: te veel kleuren voor de handlimiet, te weinig kaarten van een kleur, een pad korter dan 2, geen waterval, geen kaart die een figuur verplaatst, te weinig kaarten om te delen.
HK-S1 = Elke held heeft een schubbenvlerk en een klippenloper, elk aan het begin van het eigen pad. Op een veld mogen zoveel figuren staan als je wilt.
HK-S2 = De waterval wordt opzijgelegd en de andere kaarten worden geschud. Elke held krijgt 5 kaarten, één voor één in beurtvolgorde, en 3 kaarten worden opengelegd als aanbod. Daarna gaat de waterval op een willekeurige plek in de onderste helft van de trekstapel.
HK-S3 = De jongste held begint. Hier kies je zelf wie dat is, of beslist het lot.
HK-T1 = In je beurt neem je één kaart of speel je één set. Om een kaart te nemen, trek je de bovenste van de stapel, ongezien door de anderen, of neem je een van de 3 open kaarten van het aanbod; het aanbod wordt meteen aangevuld.
HK-T2 = Een set is twee of meer kaarten van één kleur uit je hand, wat er ook op staat. Je mag kaarten van die kleur achterhouden. Eén set uitspelen per beurt.
HK-T3 = Elke klippenloperkaart verplaatst je klippenloper één veld naar de vulkaan toe, elke schubbenvlerkkaart je schubbenvlerk. Velden voorbij de vulkaan gaan verloren. Onze uitleg: elke kaart van de set wordt uitgevoerd, dus laat weg wat je niet wilt. Dat geldt ook voor het paar dat je met tien kaarten in je hand als enige kunt spelen.
HK-T4 = Elke goudkaart geeft je 1 goudstuk uit de schat. Een lege schat geeft niets.
HK-T5 = Elke “+2” geeft je twee kaarten, de ene na de andere, elk van de stapel of uit het aanbod. Het aanbod wordt aangevuld voordat je de tweede kiest.
HK-T6 = Je mag hoogstens 10 kaarten in je hand hebben. Begin je je beurt met 10, dan moet je een set spelen, en een “+2” brengt je nooit boven de 10.
HK-T7 = Een set wordt pas open afgelegd als hij helemaal is uitgevoerd. Wordt er door de set opnieuw geschud, dan schud je de set zelf niet mee.
HK-T8 = Een set wordt in deze volgorde uitgevoerd: figuren verplaatsen, goud nemen, kaarten nemen. Daardoor gaat geen keuze verloren.
HK-W1 = Wordt de waterval getrokken of opengelegd, dan worden de waterval, de aflegstapel en de stapel tot een nieuwe stapel geschud en wordt het trekken of aanvullen overgedaan. De waterval is nooit in een hand of in het aanbod, en hij kan meteen weer komen.
HK-W2 = Onze uitleg: is er niets dan de waterval over, dan levert trekken niets op, blijft bij het aanvullen het vak leeg, en gaat de partij door.
HK-E1 = De partij eindigt zodra een figuur de vulkaan bereikt; de held van die figuur neemt de amulet. De rest van die set wordt nog uitgevoerd, daarna speelt niemand meer.
HK-E2 = Op elk pad worden de helden gerangschikt naar hoe dicht ze bij de vulkaan zijn. Wie gelijk staat, deelt een plaats, en daarna wordt geen plaats overgeslagen: 7 goudstukken voor de eerste, 4 voor de tweede, 1 voor de derde, geen voor de vierde. De amulet is 2 waard.
HK-E3 = Wie het meeste goud heeft, wint: verzameld goud, goud voor de plaatsen en de amulet samen. Bij gelijke stand wint de gelijk geëindigde held met de amulet; heeft geen van hen die, dan delen ze de overwinning.
HK-X1 = Een voorbeeld. Klippenlopers: geel op de vulkaan, groen en rood gelijk daarachter, blauw als laatste: 7 en de 2 van de amulet, dan 4, 4 en 1. Schubbenvlerken: blauw, groen, geel, rood in die volgorde: 7, 4, 1 en 0.
HK-V1 = Twee klippenloperkaarten in één set verplaatsen de klippenloper 3 velden in plaats van 2. Onze uitleg, voor pakketten met meer ervan in een kleur: elk vol paar verplaatst 3, een losse die overblijft 1.
HK-V2 = Twee goudkaarten in één set geven 5 goudstukken in plaats van 2. Onze uitleg: zo ook elk vol paar, en een losse die overblijft geeft 1.
HK-K1 = Je kent je eigen hand, het aanbod, de hele aflegstapel, hoeveel kaarten er in elke hand en in de stapel zijn, elke kaart die uit het aanbod is genomen, alle figuren en al het goud. Je kent niet de volgorde van de stapel en ook niet wat anderen ervan trokken.
