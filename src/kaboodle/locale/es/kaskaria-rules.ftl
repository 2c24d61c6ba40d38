# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = Componentes
kaskaria-section-set-up = Preparación
kaskaria-section-turn = Un turno
kaskaria-section-waterfall = La cascada
kaskaria-section-end = Final y puntuación
kaskaria-section-intrepid = Variante para héroes intrépidos
kaskaria-section-knowledge = Qué sabe cada jugador

HK-C1 = Hay 55 cartas: 18 de oro, 9 de grifo, 18 de corredor, 9 «+2» y 1 cascada. Hay 80 pepitas de oro y un amuleto.
HK-C2 = Las 54 cartas de color se reparten en nueve colores de seis: 2 de oro, 1 de grifo, 2 de corredor y 1 «+2» en cada uno. (Interpretación nuestra: las cantidades se dividen entre nueve, y diez cartas de nueve colores siempre contienen una pareja.)
HK-C3 = Dos caminos llevan al volcán: uno para los grifos y otro más largo para los corredores. Con las cartas de base tienen 6 y 10 casillas.
HK-C4 = Para quien crea cartas: se rechaza, con el motivo, un paquete con el que una partida pudiera atascarse: demasiados colores para el límite de mano, muy pocas cartas de un color, un camino de menos de 2 casillas, ninguna cascada, ninguna carta que mueva una figura, un mazo demasiado pequeño para repartir.
HK-S1 = Cada héroe tiene un grifo y un corredor, cada uno al inicio de su propio camino. Cualquier número de figuras puede compartir casilla.
HK-S2 = Se aparta la cascada y se barajan las demás cartas. Cada héroe recibe 5 cartas, de una en una por orden de turno, y se ponen 3 cartas a la vista. Después la cascada va a un lugar al azar de la mitad inferior del mazo.
HK-S3 = Empieza el héroe más joven. Aquí eliges quién es, o lo dejas al azar.
HK-T1 = En tu turno, o tomas una carta o juegas una combinación. Para tomar una carta, roba la primera del mazo, sin que los demás la vean, o toma una de las 3 que están a la vista, que se repone al instante.
HK-T2 = Una combinación son dos o más cartas de un mismo color de tu mano, sean cuales sean sus dibujos. Puedes guardarte cartas de ese color. Una combinación por turno.
HK-T3 = Cada carta de corredor avanza tu corredor una casilla hacia el volcán; cada carta de grifo, tu grifo. Las casillas más allá del volcán se pierden. (Interpretación nuestra: se aplican todas las cartas de la combinación; deja fuera la carta que no quieras. Esto vale también cuando una mano de diez cartas solo te deja una pareja que jugar.)
HK-T4 = Cada carta de oro te da 1 pepita de oro del tesoro. Un tesoro vacío no da nada.
HK-T5 = Cada «+2» te da dos cartas, una tras otra, cada una del mazo o de las que están a la vista, que se reponen antes de que elijas la segunda.
HK-T6 = Puedes tener como máximo 10 cartas en la mano. Si empiezas tu turno con 10, debes jugar una combinación, y un «+2» nunca te hace pasar de 10.
HK-T7 = Una combinación se descarta, boca arriba, solo cuando se ha aplicado entera. Si hace que se baraje, ella misma no entra en la baraja.
HK-T8 = Una combinación se aplica en este orden: movimientos, oro, cartas que se toman. Este orden no cambia tus opciones.
HK-W1 = Cuando se roba o se revela la cascada, la cascada, los descartes y el mazo se barajan en un mazo nuevo, y se vuelve a robar o a reponer. La cascada nunca está en una mano ni entre las cartas a la vista, y puede volver a salir enseguida.
HK-W2 = Si no queda más que la cascada, quien roba no toma nada, un puesto por reponer queda vacío y el juego sigue. (Interpretación nuestra.)
HK-E1 = La partida termina en cuanto una figura llega al volcán; su héroe toma el amuleto. Aún se aplica el resto de esa combinación; después no juega nadie más.
HK-E2 = En cada camino los héroes se clasifican por su cercanía al volcán. Los héroes empatados comparten puesto, y tras ellos no se salta ninguno: 7 pepitas de oro para el primero, 4 para el segundo, 1 para el tercero, ninguna para el cuarto. El amuleto vale 2.
HK-E3 = Gana quien tenga más oro: el reunido, el de los puestos y el amuleto. Si hay héroes empatados y uno de ellos tiene el amuleto, gana ese; si no, comparten la victoria.
HK-X1 = Un ejemplo. Corredores: el amarillo en el volcán, el verde y el rojo igualados detrás, el azul último: 7 y los 2 del amuleto, luego 4, 4 y 1. Grifos: azul, verde, amarillo, rojo, en ese orden: 7, 4, 1 y 0.
HK-V1 = Dos cartas de corredor en una combinación avanzan el corredor 3 casillas en vez de 2. (Interpretación nuestra, para paquetes con más por color: cada pareja completa avanza 3, y una suelta que sobre, 1.)
HK-V2 = Dos cartas de oro en una combinación dan 5 pepitas de oro en vez de 2. (Interpretación nuestra: igual con cada pareja completa, y una suelta que sobre da 1.)
HK-K1 = Conoces tu propia mano, las cartas a la vista, todos los descartes, cuántas cartas hay en cada mano y en el mazo, cada carta que se tomó de las que estaban a la vista, todas las figuras y todo el oro. No conoces el orden del mazo ni lo que los demás robaron de él.
