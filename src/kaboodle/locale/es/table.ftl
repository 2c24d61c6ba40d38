# What is said around every table.

seat = Asiento { $number }
list = { $first } y { $last }
game-kaskaria = Los héroes de Kaskaria
    .about = Lleva corredor y grifo hasta el volcán y vuelve a casa con más oro que nadie.
game-kero = KERO
    .about = Dos clanes, dos camiones cisterna, un reloj de arena por clan: lanza mientras corra el KERO y detente a tiempo.
win = { $seats ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
game-krom = KROM
    .about = Muévete en secreto, lucha por elegir primero e inventa hasta llegar a jefe de la tribu.
