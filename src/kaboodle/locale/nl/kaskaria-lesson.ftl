# The lesson of The Heroes of Kaskaria: titles of its chapters, and what is said. At most twelve words each.

kaskaria-lesson-race = Het einde van een race
kaskaria-lesson-race-goal = Verzamel het meeste goud! De race eindigt bij de vulkaan.
kaskaria-lesson-race-turn = In je beurt neem je een kaart, of je speelt een set.
kaskaria-lesson-race-take = Neem de rode kaart.
kaskaria-lesson-race-rival = Nu neemt Bruma een kaart.
kaskaria-lesson-race-set = Drie rode kaarten zijn een set. Speel ze allemaal samen!
kaskaria-lesson-race-coin = Twee stappen en één goudstuk! Nu speelt Bruma twee kaarten.
kaskaria-lesson-race-draw = Nu heb je geen set. Neem een kaart van de stapel.
kaskaria-lesson-race-yellow = Twee gele kaarten: ook dat is een set. Speel die!
kaskaria-lesson-race-plus = De +2 geeft nog twee kaarten. Eerst de turquoise klippenloper!
kaskaria-lesson-race-any = En nog één, welke je maar wilt.
kaskaria-lesson-race-places = Op het eind geeft de voorste klippenloper zeven goud, de volgende vier.
kaskaria-lesson-race-level = Jullie schubbenvlerken staan gelijk: allebei zeven goud.
kaskaria-lesson-race-finish = Met twee turquoise klippenlopers bereik je de vulkaan. Maak de race af!
kaskaria-lesson-race-won = Al het goud is geteld: jij wint! Nu een hele race?
