# What is said around every table.

seat = Posto { $number }
list = { $first } e { $last }
game-kaskaria = Gli eroi di Kaskaria
    .about = Corridori e grifoni in gara verso il vulcano: vince chi torna a casa con più oro.
game-kero = KERO
    .about = Due clan, due autocisterne, una clessidra ciascuno: tira i dadi finché scorre il carburante, e fermati in tempo.
win = { $seats ->
        [one] { $names } vince.
       *[other] { $names } vincono insieme.
    }
game-krom = KROM
    .about = Muoviti in segreto, combatti per agire prima degli altri e, un’invenzione dopo l’altra, diventa capo della tribù.
