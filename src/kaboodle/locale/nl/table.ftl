# Wat aan elke tafel wordt gezegd.

seat = Plaats { $number }
list = { $first } en { $last }
game-kaskaria = De helden van Kaskaria
    .about = Ren en vlieg met klippenlopers en schubbenvlerken naar de vulkaan en kom thuis met het meeste goud.
game-kero = KERO
    .about = Twee stammen, twee tankwagens, elk een zandloper: werp zolang de brandstof stroomt en stop op tijd.
win = { $seats ->
        [one] { $names } wint.
       *[other] { $names } delen de winst.
    }
game-krom = KROM
    .about = Trek in het geheim rond, vecht om de eerste keus en word met je uitvindingen stamhoofd.
