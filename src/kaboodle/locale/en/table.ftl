# What is said around every table.

seat = Seat { $number }
list = { $first } and { $last }
game-kaskaria = The Heroes of Kaskaria
    .about = Race runners and griffins to the volcano and come home with the most gold.
game-kero = KERO
    .about = Two clans, two tanker trucks, one hourglass each: roll while the fuel runs, and stop in time.
win = { $seats ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
game-krom = KROM
    .about = Move in secret, fight for the first pick, and invent your way to chief of the tribe.
