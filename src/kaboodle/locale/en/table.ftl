# What is said around every table.

seat = Seat { $number }
list = { $first } and { $last }
game-kaskaria = The Heroes of Kaskaria
    .about = Race runners and griffins to the volcano and come home with the most gold.
win = { $seats ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
