# The terminal, whatever is played in it. What is typed is the same in every language.

cli-player = Player { $number }
cli-seed = Seed { $seed }. Type help to see what you can do, quit to leave.
cli-meets = { $name } ({ $level }): { $about }
cli-asked = { $name }, { $question }
cli-ready = The clock starts when you press Enter.
cli-hand-over = Next is { $name }. Press Enter to hide your cards, then hand over the keyboard.
cli-your-turn = { $name }, it is your turn. Press Enter when only you can see this.
cli-excused = { $name } does not answer as it should. Whenever that happens, a random move is played.
cli-left = You leave the table; the game is not finished.
cli-resume = To continue: { $command }
cli-why = { $reason } ({ $clause }; ? explains it)
cli-no-choice = “{ $text }” is not a choice here; type help to see what is.
cli-meant = “{ $text }” is not a choice here. Did you mean “{ $meant }”?
cli-explains = ? explains a choice that was refused, ? { $clause } a rule.
cli-help-options = list all choices; #N takes one
cli-help-why = why the last choice was refused; ? RULE explains a rule
cli-help-quit = leave the table
cli-in-all = Total
cli-unfinished = the game is not finished.
cli-replays = { $game }, rules { $rules }, pack { $pack }: { $moves ->
        [one] 1 move replays exactly
       *[other] { $moves } moves replay exactly
    }; { $end }
cli-promise = The hash matches: nothing was changed afterwards.
cli-after = after { $move } of { $moves } moves
cli-step = Enter: next, b: back, a number: go to that move, q: quit
cli-games-game = game
cli-games-seats = seats
cli-games-bots = bots
cli-games-characters = Any level can take a character (hard-NAME): { $names }
cli-games-options = options (-o NAME=VALUE)

## kaboodle learn

cli-learn-title = { $title } ({ $chapter } of { $chapters })
cli-learn-lead = You play against { $name }. Enter goes on, q leaves.
cli-learn-type = Type { $keys }.
cli-learn-first = First do this: { $choice } (type { $keys }).
cli-learn-on = (Enter)
cli-learn-later = To go on from here later: { $command }
cli-learn-game = To play a whole game: { $command }
cli-learn-start = Start a lesson with { $command }. --chapter N starts at a chapter.
