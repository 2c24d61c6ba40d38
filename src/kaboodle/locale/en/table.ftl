# What is said around every table.

seat = Player { $number }
list = { $first } and { $last }
list-or = { $first } or { $last }
either = { $first }; or { $last }
parts = { $first }; { $last }
label = { $label }: { $text }
win = { $seats ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Levels of the bots

level-easy = Easy
    .about = Makes a beginner’s mistakes.
level-medium = Medium
    .about = Plays sensibly but misses something now and then.
level-hard = Hard
    .about = Makes you work for every win.
level-expert = Expert
    .about = Looks ahead and forgives nothing.
level-greedy = Greedy
level-random = Random
