# What is said around every table.

seat = Seat { $number }
list = { $first } and { $last }
game-kaskaria = The Heroes of Kaskaria
    .about = Race runners and griffins to the volcano and come home with the most gold.
win = { $seats ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
game-krom = KROM
    .about = Move in secret, fight for the first pick, and invent your way to chief of the tribe.
