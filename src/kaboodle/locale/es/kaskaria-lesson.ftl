# The lesson of The Heroes of Kaskaria: titles of its chapters, and what is said. At most twelve words each.

kaskaria-lesson-race = El final de una carrera
kaskaria-lesson-race-goal = ¡Reúne más oro que nadie! La carrera acaba en el volcán.
kaskaria-lesson-race-turn = En tu turno, toma una carta o juega una combinación.
kaskaria-lesson-race-take = Toma la carta roja.
kaskaria-lesson-race-rival = Ahora Bruma toma una carta.
kaskaria-lesson-race-set = Tres cartas rojas son una combinación. ¡Juégalas todas juntas!
kaskaria-lesson-race-coin = ¡Dos pasos y una pepita de oro! Bruma juega dos cartas.
kaskaria-lesson-race-draw = Ya no tienes ninguna combinación. Roba una carta del mazo.
kaskaria-lesson-race-yellow = Dos cartas amarillas: otra combinación. ¡Juégala!
kaskaria-lesson-race-plus = El +2 te da dos cartas más. ¡Primero el corredor turquesa!
kaskaria-lesson-race-any = Y otra más, la que quieras.
kaskaria-lesson-race-places = Al final, el corredor en cabeza da siete pepitas; el siguiente, cuatro.
kaskaria-lesson-race-level = Vuestros grifos van empatados: siete pepitas para cada uno.
kaskaria-lesson-race-finish = Dos corredores turquesa llegan al volcán. ¡Acaba la carrera!
kaskaria-lesson-race-won = Ya está contado todo el oro: ¡ganas! ¿Ahora una carrera entera?
