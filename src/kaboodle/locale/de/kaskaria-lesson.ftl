# The lesson of The Heroes of Kaskaria: titles of its chapters, and what is said. At most twelve words each.

kaskaria-lesson-race = Kurz vor dem Ziel
kaskaria-lesson-race-goal = Sammle das meiste Gold! Am Vulkan endet das Rennen.
kaskaria-lesson-race-turn = In deinem Zug nimmst du eine Karte oder spielst ein Set.
kaskaria-lesson-race-take = Nimm die rote Karte.
kaskaria-lesson-race-rival = Jetzt nimmt Bruma eine Karte.
kaskaria-lesson-race-set = Drei rote Karten sind ein Set. Spiel alle zusammen!
kaskaria-lesson-race-coin = Zwei Schritte und ein Gold! Jetzt spielt Bruma zwei Karten.
kaskaria-lesson-race-draw = Jetzt hast du kein Set. Nimm eine Karte vom Stapel.
kaskaria-lesson-race-yellow = Zwei gelbe Karten: Auch das ist ein Set. Spiel es!
kaskaria-lesson-race-plus = Die +2 bringt noch zwei Karten. Zuerst den türkisen Läufer!
kaskaria-lesson-race-any = Und noch eine, welche du willst.
kaskaria-lesson-race-places = Am Ende bringt der vordere Läufer sieben Gold, der nächste vier.
kaskaria-lesson-race-level = Eure Greife sind gleichauf: Beide bringen sieben.
kaskaria-lesson-race-finish = Zwei türkise Läufer erreichen den Vulkan. Beende das Rennen!
kaskaria-lesson-race-won = Alles Gold ist gezählt: Du gewinnst! Jetzt ein ganzes Rennen?
