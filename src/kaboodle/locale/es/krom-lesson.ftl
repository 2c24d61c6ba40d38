# The lesson of KROM: titles of its chapters, and what is said. At most twelve words each.

krom-lesson-evolution = Tu primera evolución
krom-lesson-evolution-goal = ¡Quien llega primero a diez puntos de evolución es jefe!
krom-lesson-evolution-cost = Las Sandalias cuestan un hueso y dos Kroms. Dan un punto.
krom-lesson-evolution-realise = Tienes todo lo necesario. ¡Realiza las Sandalias!
krom-lesson-evolution-rest = Cada lugar ofrece algo. En la Cueva, descansa.
krom-lesson-evolution-end = Ya has hecho todo lo posible. Termina tu turno.

krom-lesson-hunt = La caza
krom-lesson-hunt-choose = En cada ronda, todos eligen en secreto un lugar nuevo.
krom-lesson-hunt-go = Necesitas huesos. ¡Ve a cazar a la Sabana!
krom-lesson-hunt-reveal = Ugra también ha elegido. ¡Ahora se revelan los dos lugares!
krom-lesson-hunt-order = El Bosque va antes que la Sabana: Ugra actúa primero.
krom-lesson-hunt-hunt = Aquí no hay nadie más. Caza la Liebre: saca tres o más.
krom-lesson-hunt-necklace = Con dos huesos se hace el Collar de dientes. ¡Realízalo!
krom-lesson-hunt-end = ¡Dos puntos! Termina tu turno.

krom-lesson-fight = Un combate
krom-lesson-fight-go = En el Bosque hay madera. Ve allí.
krom-lesson-fight-meet = ¡Combate! Gana el total más alto; los demás pierden puntos de vida.
krom-lesson-fight-club = Tres contra cinco. Juega tu Garrote con púas: suma dos.
krom-lesson-fight-tie = Ugra pasa. Empate: en el Bosque gana quien pesa menos.
krom-lesson-fight-pass = ¡Eres tú! Pasa y el combate se acaba.
krom-lesson-fight-pick = Así que actúas primero. Roba una carta: la primera es gratis.
krom-lesson-fight-again = ¡Madera! La siguiente cuesta un Krom. ¡Roba otra!
krom-lesson-fight-torch = Con madera y dos Kroms se hace la Antorcha. ¡Realízala!
krom-lesson-fight-end = Bien hecho. Termina tu turno.

krom-lesson-trick = Una jugarreta
krom-lesson-trick-secret = Tu carta de Bonus es secreta: anula otra carta.
krom-lesson-trick-played = ¡Ugra juega una carta contra ti!
krom-lesson-trick-raise = Juega tu Ceja levantada: anula esa carta.
krom-lesson-trick-asked = Siempre se pregunta a todos: tu mano sigue en secreto.

krom-lesson-chief = Al frente de la tribu
krom-lesson-chief-seven = ¡Siete puntos! El Círculo de piedras da los tres últimos.
krom-lesson-chief-climb = Hacen falta tres piedras. ¡Escala para conseguirlas!
krom-lesson-chief-reroll = ¡Tres cuatros! Relanza los otros dos por un Krom.
krom-lesson-chief-stones = Cuatro cuatros: tres piedras o tres cartas. ¡Toma las piedras!
krom-lesson-chief-realise = ¡Ahora realiza el Círculo de piedras!
krom-lesson-chief-won = Diez puntos: ¡la tribu es tuya! ¿Ahora una partida entera?
