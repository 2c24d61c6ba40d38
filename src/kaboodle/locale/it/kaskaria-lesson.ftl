# The lesson of The Heroes of Kaskaria: titles of its chapters, and what is said. At most twelve words each.

kaskaria-lesson-race = La fine di una corsa
kaskaria-lesson-race-goal = Raccogli più oro di tutti! La corsa finisce al vulcano.
kaskaria-lesson-race-turn = Nel tuo turno prendi una carta o gioca una serie.
kaskaria-lesson-race-take = Prendi la carta rossa.
kaskaria-lesson-race-rival = Ora Bruma prende una carta.
kaskaria-lesson-race-set = Tre carte rosse sono una serie. Giocale tutte insieme!
kaskaria-lesson-race-coin = Due passi e una pepita d’oro! Ora Bruma gioca due carte.
kaskaria-lesson-race-draw = Ora non hai nessuna serie. Prendi una carta dal mazzo.
kaskaria-lesson-race-yellow = Due carte gialle: un’altra serie. Giocala!
kaskaria-lesson-race-plus = Il +2 ti dà altre due carte. Prima il corridore turchese!
kaskaria-lesson-race-any = E ancora una, quella che vuoi.
kaskaria-lesson-race-places = Alla fine il corridore in testa vale sette pepite, il secondo quattro.
kaskaria-lesson-race-level = I vostri grifoni sono alla pari: sette pepite a testa.
kaskaria-lesson-race-finish = Due corridori turchesi arrivano al vulcano. Finisci la corsa!
kaskaria-lesson-race-won = Tutto l’oro è contato: hai vinto! Ora una corsa intera?
