# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = Qué hay en la caja
kaskaria-section-set-up = Preparación
kaskaria-section-turn = Un turno
kaskaria-section-waterfall = La cascada
kaskaria-section-end = El final y la puntuación
kaskaria-section-intrepid = Variante para héroes intrépidos
kaskaria-section-knowledge = Qué sabe cada asiento

HK-C1 = Hay 55 cartas: 18 de oro, 9 de grifo, 18 de corredor, 9 «+2» y 1 cascada. Hay 80 pepitas de oro y un amuleto.
HK-C2 = Las 54 cartas de color se reparten en nueve colores de seis: 2 de oro, 1 de grifo, 2 de corredor y 1 «+2» en cada uno. (Una lectura: las cantidades se dividen por nueve, y diez cartas en nueve colores siempre contienen una pareja.)
HK-C3 = Dos caminos llevan al volcán, uno para los grifos y otro más largo para los corredores. El paquete de contenido dice cuánto miden.
HK-C4 = Se rechaza, con el motivo, un paquete de contenido con el que una partida pudiera atascarse: demasiados colores para el límite de mano, muy pocas cartas de un color, un camino de menos de 2, ninguna cascada, ninguna carta que mueva una figura, un mazo demasiado pequeño para repartir.
HK-S1 = Cada héroe tiene un grifo y un corredor, cada uno al inicio de su propio camino. Cualquier número de figuras puede compartir casilla.
HK-S2 = Se aparta la cascada y se barajan las demás cartas. Cada héroe recibe 5 cartas, de una en una por orden de turno, y se descubren 3 cartas como expositor. Después la cascada va a un lugar al azar de la mitad inferior del mazo.
HK-S3 = Empieza el héroe más joven. Aquí es un asiento a tu elección, o el azar.
HK-T1 = En tu turno, o tomas una carta o juegas un conjunto. Para tomar una carta, roba la primera del mazo, sin que los demás la vean, o toma una de las 3 del expositor; el expositor se repone al instante.
HK-T2 = Un conjunto son dos o más cartas de un mismo color de tu mano, sean cuales sean sus dibujos. Puedes guardarte cartas de ese color. Un conjunto por turno.
HK-T3 = Cada carta de corredor avanza tu corredor una casilla hacia el volcán; cada carta de grifo, tu grifo. Las casillas más allá del volcán se pierden. (Una lectura: se ejecutan todas las cartas del conjunto; deja fuera la carta que no quieras. Esto vale también cuando una mano de diez cartas solo te deja una pareja que jugar.)
HK-T4 = Cada carta de oro te da 1 de oro del tesoro. Un tesoro vacío no da nada.
HK-T5 = Cada «+2» te da dos cartas, una tras otra, cada una del mazo o del expositor. El expositor se repone antes de que elijas la segunda.
HK-T6 = Puedes tener 10 cartas en la mano. Si empiezas tu turno con 10, debes jugar un conjunto, y un «+2» nunca te hace pasar de 10.
HK-T7 = Un conjunto se descarta, boca arriba, solo cuando se ha ejecutado entero. Si provoca que se baraje, no forma parte de ello.
HK-T8 = Un conjunto se ejecuta en este orden: movimientos, oro, robos. Con ello no se pierde ninguna elección.
HK-W1 = Cuando se roba o se descubre la cascada, la cascada, los descartes y el mazo se barajan en un mazo nuevo y se repite el robo o la reposición. La cascada nunca está en una mano ni en el expositor, y puede volver a salir enseguida.
HK-W2 = Si no queda más que la cascada, un robo no toma nada, una reposición deja su espacio vacío y el juego sigue. (Una lectura.)
HK-E1 = La partida termina en cuanto una figura llega al volcán; su héroe toma el amuleto. Aún se ejecuta el resto de ese conjunto; después no juega nadie más.
HK-E2 = En cada camino los héroes se clasifican por su cercanía al volcán. Los héroes empatados comparten puesto, y tras ellos no se salta ninguno: 7 de oro para el primero, 4 para el segundo, 1 para el tercero, nada para el cuarto. El amuleto vale 2.
HK-E3 = Gana quien tenga más oro, sumando el reunido y el otorgado. En caso de empate gana quien tenga el amuleto, si está en el empate; si no, los héroes empatados comparten la victoria.
HK-X1 = Un ejemplo. Corredores: el amarillo en el volcán, el verde y el rojo igualados detrás, el azul último: 7 y los 2 del amuleto, luego 4, 4 y 1. Grifos: azul, verde, amarillo, rojo, en ese orden: 7, 4, 1 y 0.
HK-V1 = Dos cartas de corredor en un conjunto avanzan el corredor 3 casillas en vez de 2. (Una lectura para otros paquetes: también cada pareja completa, y una suelta que sobre avanza 1.)
HK-V2 = Dos cartas de oro en un conjunto dan 5 de oro en vez de 2. (Vale la misma lectura.)
HK-K1 = Conoces tu propia mano, el expositor, todos los descartes, cuántas cartas hay en cada mano y en el mazo, cada carta que se tomó del expositor, todas las figuras y todo el oro. No conoces el orden del mazo ni lo que los demás robaron de él.
