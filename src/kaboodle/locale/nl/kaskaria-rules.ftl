# De helden van Kaskaria: elke regel, in onze eigen woorden.

kaskaria-section-components = Wat er in de doos zit
kaskaria-section-set-up = De tafel klaarzetten
kaskaria-section-turn = Een beurt
kaskaria-section-waterfall = De waterval
kaskaria-section-end = Het einde en de telling
kaskaria-section-intrepid = Variant voor onverschrokken helden
kaskaria-section-knowledge = Wat elke plaats weet

HK-C1 = Er zijn 55 kaarten: 18 goud, 9 schubbenvlerk, 18 klippenloper, 9 “+2” en 1 waterval. Er zijn 80 goudstukken en één amulet.
HK-C2 = De 54 gekleurde kaarten zijn er in negen kleuren van zes: in elke 2 goud, 1 schubbenvlerk, 2 klippenloper en 1 “+2”. (Een lezing: de aantallen zijn deelbaar door negen, en tien kaarten in negen kleuren bevatten altijd een paar.)
HK-C3 = Twee wegen leiden naar de vulkaan, een voor schubbenvlerken en een langere voor klippenlopers. Het inhoudspakket zegt hoe lang ze zijn.
HK-C4 = Een inhoudspakket waarmee een spel kan vastlopen wordt met de reden geweigerd: te veel kleuren voor de handlimiet, te weinig kaarten van een kleur, een weg korter dan 2, geen waterval, geen kaart die een figuur verplaatst, een stapel te klein om te delen.
HK-S1 = Elke held heeft een schubbenvlerk en een klippenloper, elk aan het begin van de eigen weg. Op een veld mogen zoveel figuren staan als je wilt.
HK-S2 = De waterval wordt opzij gelegd en de andere kaarten worden geschud. Elke held krijgt 5 kaarten, één voor één in beurtvolgorde, en 3 kaarten worden opengelegd als uitleg. De waterval gaat dan op een willekeurige plek in de onderste helft van de afneemstapel.
HK-S3 = De jongste held begint. Hier is dat een plaats naar keuze, of het toeval.
HK-T1 = Neem in je beurt één kaart of speel één set. Om een kaart te nemen, trek je de bovenste van de stapel, ongezien door de anderen, of neem je een van de 3 kaarten van de uitleg; de uitleg wordt meteen aangevuld.
HK-T2 = Een set is twee of meer kaarten van één kleur uit je hand, wat er ook op staat. Je mag kaarten van die kleur achterhouden. Eén set per beurt.
HK-T3 = Elke klippenloperkaart verplaatst je klippenloper één veld naar de vulkaan toe, elke schubbenvlerkkaart je schubbenvlerk. Velden voorbij de vulkaan gaan verloren. (Een lezing: elke kaart van de set wordt uitgevoerd; laat een kaart weg als je die niet wilt. Dat geldt ook als een hand van tien kaarten je maar één paar laat om te spelen.)
HK-T4 = Elke goudkaart geeft je 1 goud uit de schat. Een lege schat geeft niets.
HK-T5 = Elke “+2” geeft je twee kaarten, de ene na de andere, elk van de stapel of de uitleg. De uitleg wordt aangevuld voordat je de tweede kiest.
HK-T6 = Je mag 10 kaarten hebben. Begin je je beurt met 10, dan moet je een set spelen, en een “+2” brengt je nooit boven de 10.
HK-T7 = Een set wordt pas afgelegd, open, als hij helemaal is uitgevoerd. Veroorzaakt hij opnieuw schudden, dan hoort hij daar niet bij.
HK-T8 = Een set wordt in deze volgorde uitgevoerd: zetten, goud, kaarten nemen. Daardoor gaat geen keuze verloren.
HK-W1 = Wordt de waterval getrokken of opengelegd, dan worden de waterval, de aflegstapel en de stapel tot een nieuwe stapel geschud en wordt het trekken of aanvullen overgedaan. De waterval is nooit in een hand of in de uitleg, en hij kan meteen weer komen.
HK-W2 = Is er niets dan de waterval over, dan levert trekken niets op, laat aanvullen de plek leeg, en gaat het spel door. (Een lezing.)
HK-E1 = Het spel eindigt zodra een figuur de vulkaan bereikt; de held ervan neemt de amulet. De rest van die set wordt nog uitgevoerd, daarna speelt niemand meer.
HK-E2 = Op elke weg worden de helden gerangschikt naar hoe dicht ze bij de vulkaan zijn. Wie gelijk staat, deelt een rang, en daarna wordt geen rang overgeslagen: 7 goud voor de eerste, 4 voor de tweede, 1 voor de derde, niets voor de vierde. De amulet is 2 waard.
HK-E3 = Het meeste goud wint, verzameld en toegekend samen. Bij gelijke stand wint wie de amulet heeft, indien daarbij betrokken; anders delen de gelijke helden de winst.
HK-X1 = Een voorbeeld. Klippenlopers: geel op de vulkaan, groen en rood gelijk daarachter, blauw als laatste: 7 en de 2 van de amulet, dan 4, 4 en 1. Schubbenvlerken: blauw, groen, geel, rood in die volgorde: 7, 4, 1 en 0.
HK-V1 = Twee klippenloperkaarten in één set verplaatsen de klippenloper 3 velden in plaats van 2. (Een lezing voor andere pakketten: dat doet elk vol paar, en een enkele die overblijft verplaatst 1.)
HK-V2 = Twee goudkaarten in één set geven 5 goud in plaats van 2. (Dezelfde lezing geldt.)
HK-K1 = Je kent je eigen hand, de uitleg, de hele aflegstapel, hoeveel kaarten er in elke hand en in de stapel zijn, elke kaart die van de uitleg is genomen, alle figuren en al het goud. Je kent niet de volgorde van de stapel of wat anderen ervan trokken.
