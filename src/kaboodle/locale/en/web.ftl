# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = To the shelf
web-language = Language
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-volume = Volume
web-ambience = Sounds of the place
web-call = Call me when it is my turn
web-call-about = A notice from your browser, while you look at something else. It will ask whether it may.
web-speed = Speed of what moves
web-speed-calm = calm
web-speed-normal = normal
web-speed-quick = quick
web-speed-instant = at once
web-close = Close
web-loading = One moment …
web-no-server = The server cannot be reached. Is it running?
web-lost = This way leads nowhere
web-try-again = Try again
web-copy = Copy
web-copied = Copied
web-share = Share
web-yes = Yes
web-clause = Rule { $clause }
web-open-rule = Open rule { $clause }
web-notices = Third-party licences

## The shelf

web-shelf-title = What shall we play?
web-your-name = Your name
web-default-name = Hero
web-play-now = Play now
web-play-now-about = { $bots ->
        [one] You and one bot, at once
       *[other] You and { $bots } bots, at once
    }
web-set-table = Set a table
web-rules = Rules
web-seats-exact = { $seats } players
web-seats-range = { $low } to { $high } players
web-not-yet = The board is not built yet
web-in-terminal = It can be played in the terminal:
web-join-code = Join with a code
web-code = Code
web-join = Join
web-running = Tables
web-running-none = No table is open to everyone just now.
web-go-on = Go on where you were
web-resume = Go on
web-watch = Watch
web-sit = Sit down
web-open-record = Open a record
web-status-lobby = filling up
web-status-playing = being played
web-status-over = over
web-status-closed = closed
web-game-of = { $game }: { $names }

## Setting a table

web-new-title = Set a table
web-new-seats = Seats
web-new-seat-count = How many seats
web-new-more = One seat more
web-new-fewer = One seat fewer
web-seat-open = Open, for a guest
web-seat-bot = Bot: { $bot }
web-bot-random = easy
web-bot-greedy = quick
web-bot-levels = Who sits in seat { $number }
web-new-options = Rules of the house
web-new-pace = Time to decide
web-pace-none = No limit
    .about = Take the time you like.
web-pace-relaxed = Relaxed
    .about = Plenty of time; a bot plays on for whoever leaves.
web-pace-fast = Fast
    .about = Little time for each choice.
web-new-visibility = Who can find it
web-visibility-public = Everyone
    .about = It is listed on the shelf of this server.
web-visibility-link = Whoever has the link
    .about = It is listed nowhere.
web-visibility-code = Whoever has the code
    .about = Four letters to say across the room.
web-new-undo = Moves may be taken back
    .about = As long as they showed nothing new and nobody has acted since.
web-new-chat = Free text
    .about = Otherwise people speak with ready-made phrases.
web-new-open = Set the table

## Before the start

web-lobby-wait = Waiting for the host to start.
web-lobby-invite = Invite
web-lobby-link = Link
web-lobby-code = Code
web-lobby-qr = A picture of the link, for a phone's camera
web-network-shut = So far only this device can reach the table.
web-network-open = Invite people on your network
web-network-about = The server then listens on your network too, until you close it again or stop the server. Whoever is on the same Wi-Fi can come in with the link.
web-network-is-open = This server is open to your network.
web-network-close = Close it again
web-lobby-start = Start
web-lobby-fill = Open seats are given to bots.
web-lobby-open-seat = Open
web-lobby-stand = Stand up
web-lobby-own-link = Your own seat, on another device

## Around the table

web-asked-you = Your turn!
web-asked-other = { $names } { $count ->
        [one] is
       *[other] are
    } thinking.
web-asked-sent = Sending …
web-watching = You are watching.
web-looking-back = You are looking back: move { $move } of { $moves }.
web-to-now = Back to now
web-step-back = One step back
web-step-on = One step on
web-step-first = To the start
web-game-over = The game is over.
web-undo = Take back
web-undone = A move was taken back.
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-open = Show what happened
web-phrases = Say something
web-mute = Mute the others
web-unmute = Hear the others
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-oops = Oops!
web-phrase-thinking = Let me think …
web-phrase-your-turn = Your turn!
web-phrase-thanks = Thank you!
web-phrase-again = Again?
web-phrase-bye = Bye!
web-said = { $seat }: { $text }
web-say-text = Your words
web-say-send = Send
web-menu = Menu
web-leave = Leave the table
web-leave-about = A bot plays on for you. You can come back.
web-resign = Give up
web-resign-about = Give the game up for good.
web-take-back = Take my seat back
web-away-you = A bot is playing for you.
web-seat-person = a person
web-seat-is-bot = a bot
web-seat-is-away = a bot plays on
web-seat-offline = connection lost
web-seat-turn = to move
web-seat-self = you
web-players = Players
web-seat-points = { $points ->
        [one] 1 point if it ended now
       *[other] { $points } points if it ended now
    }
web-choices = You can choose: { $choices }{ $more ->
        [0] .
       *[other] , and { $more } more.
    }
web-seat-time = { $time } left
web-spectators = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-link-lost = Connection lost. Coming back …
web-link-closed = This table cannot be reached any more.
web-warning-you = Your time is running out: a bot takes over in { $seconds } s.
## The end

web-end-title = The end
web-counting = The count …
web-decided = The deciding moment
web-rematch = Play again
web-rematch-go = To the new table
web-watch-replay = Watch it again
web-save-record = Save the record
web-fair = The shuffle was fixed before the first move
web-fair-about = The mark { $commit } was shown from the start; it is the digest of seed { $seed } and salt { $salt }.

## Replay

web-replay-title = Replay
web-replay-seat = Seen by
web-replay-all = a spectator
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move { $move } of { $moves }
web-replay-jump = Go to a move
web-replay-share = Copy the link to this move
web-replay-file = Open a record from this device

## Rules

web-rules-title = Rules: { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No clause has these words.
        [one] One clause
       *[other] { $count } clauses
    }
web-rules-about = Every clause in our own words. Where the rulebook leaves room, the reading we chose is marked.
web-rules-authors = For whoever writes a pack
web-example = Show me
web-example-again = Once more
web-rules-none = This game has no rules here yet.

## The score, told part by part

web-ranking = The ranking
web-ranking-total = Together
web-ranking-skip = Show it all
web-ranking-again = Tell it again
web-ranking-close = Look at the board
web-ranking-winner = Winner
