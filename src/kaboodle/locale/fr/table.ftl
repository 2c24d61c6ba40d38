# What is said around every table.

seat = Siège { $number }
list = { $first } et { $last }
game-kaskaria = Les héros de Kaskaria
    .about = Mène arpenteur et griffon jusqu’au volcan et rentre avec le plus d’or.
game-kero = KERO
    .about = Deux clans, deux camions-citernes, chacun son sablier : lance tes dés tant que le KERO coule, et arrête-toi à temps.
win = { $seats ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
game-krom = KROM
    .about = Déplace-toi en secret, bats-toi pour te servir en premier, et invente jusqu’à devenir chef de la tribu.
