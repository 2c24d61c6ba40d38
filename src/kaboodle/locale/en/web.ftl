# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = All games
web-language = Language
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-volume = Volume
web-ambience = Background sounds
web-call = Notify me on my turn
web-call-about = Your browser tells you when it is your turn and you are looking at something else. It will ask permission first.
web-speed = Animation speed
web-speed-calm = calm
web-speed-normal = normal
web-speed-quick = quick
web-speed-instant = instant
web-close = Close
web-loading = One moment…
web-no-server = The server cannot be reached. Is it running?
web-page-missing = This page could not be loaded. There may be a newer version: please reload.
web-lost = Nothing to see here
web-try-again = Try again
web-details = Details
web-copy = Copy
web-copied = Copied
web-share = Share
web-clause = Rule { $clause }
web-open-rule = Open rule { $clause }
web-notices = Third-party licences

## The shelf

web-shelf-title = What shall we play?
web-your-name = Your name
web-default-name = Hero
web-play-now = Play now
web-play-now-about = { $bots ->
        [one] You and one bot, right away
       *[other] You and { $bots } bots, right away
    }
web-set-table = New table
web-rules = Rules
web-seats-exact = { $seats } players
web-seats-range = { $low } to { $high } players
web-not-yet = Not yet playable in the browser
web-in-terminal = You can play it in the terminal:
web-join-code = Join with a code
web-code = Code
web-join = Join
web-running = Tables
web-running-none = No public table is open right now.
web-go-on = Continue where you left off
web-resume = Continue
web-watch = Watch
web-sit = Take a seat
web-open-record = Open a saved game
web-status-lobby = waiting for players
web-status-playing = in play
web-status-over = over
web-status-closed = closed
web-game-of = { $game }: { $names }

## Setting a table

web-new-title = New table
web-new-seats = Seats
web-new-seat-count = Number of seats
web-new-more = Add a seat
web-new-fewer = Remove a seat
web-seat-open = Free
web-seat-bot = Bot: { $bot }
web-bot-levels = Who plays in seat { $number }
web-bot-character = Which bot sits in seat { $number }
web-levels = Bot level
web-levels-mixed = The bots play at different levels.
web-new-options = House rules
web-new-pace = Thinking time
web-pace-none = No limit
    .about = Take as long as you like.
web-pace-relaxed = Relaxed
    .about = Plenty of time; a bot takes over for anyone who leaves.
web-pace-fast = Fast
    .about = Little time for each decision.
web-new-visibility = Who can join
web-visibility-public = Everyone
    .about = Listed on this server’s front page.
web-visibility-link = Anyone with the link
    .about = Not listed anywhere.
web-visibility-code = Anyone with the code
    .about = Four letters to call across the room.
web-new-undo = Moves can be undone
    .about = As long as they revealed nothing and nobody has acted since.
web-new-chat = Chat
    .about = Otherwise players use ready-made phrases.
web-new-windows = Wait the full time for secret answers
    .about = When everyone answers in secret, the table always waits the full time, even if all have answered, so nobody can tell who had to think.
web-new-open = Open the table

## Before the start

web-lobby-wait = Waiting for the host to start.
web-lobby-invite = Invite
web-lobby-link = Link
web-lobby-code = Code
web-lobby-qr = The link as a QR code, for a phone’s camera
web-network-shut = So far only this device can reach the table.
web-network-open = Invite people on your network
web-network-about = The server is then open to your network too, until you close it again or stop it. Anyone on the same Wi-Fi can join with the link.
web-network-is-open = This server is open to your network.
web-network-close = Close it again
web-lobby-start = Start
web-lobby-fill = Bots take the free seats.
web-lobby-fill-level = Free seats go to bots at level “{ $level }”.
web-lobby-windows = Secret answers: the table always waits the full time.
web-lobby-open-seat = Free
web-lobby-stand = Leave seat
web-lobby-own-link = Open your seat on another device

## Around the table

web-asked-you = Your turn!
web-asked-other = { $names } { $count ->
        [one] is
       *[other] are
    } thinking.
web-asked-secret = Everyone answers in secret.
web-asked-sent = Sending…
web-watching = You are watching.
web-looking-back = Looking back: move { $move } of { $moves }.
web-to-now = Back to the game
web-step-back = Previous move
web-step-on = Next move
web-step-first = First move
web-game-over = The game is over.
web-undo = Undo
web-undone = A move was undone.
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-open = Show the log
web-phrases = Say something
web-mute = Hide messages
web-unmute = Show messages
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-oops = Oops!
web-phrase-thinking = Let me think…
web-phrase-your-turn = Your turn!
web-phrase-thanks = Thank you!
web-phrase-again = Again?
web-phrase-bye = Bye!
web-said = { $seat }: { $text }
web-say-text = Message
web-say-send = Send
web-menu = Menu
web-leave = Leave the table
web-leave-about = A bot takes over for you. You can come back.
web-resign = Resign
web-resign-about = Give up the game for good.
web-resign-sure = Give up the game for good?
web-resign-no = No, keep playing
web-resign-yes = Yes, resign
web-ending-resigned = { $name } resigned
web-win-bot-alone = The bot standing in for { $name } wins.
web-win-bot-first = The bot standing in for { $name }
web-win-bot = the bot standing in for { $name }
web-send-away = Remove { $name }
web-send-away-sure = A bot takes this seat for good.
web-send-away-no = No, let them stay
web-send-away-yes = Yes, let a bot take over
web-take-back = Take my seat back
web-away-you = A bot is playing for you.
web-resigned-you = You have resigned. A bot is playing for you.
web-seat-person = a player
web-seat-is-bot = a bot
web-seat-is-level = a bot, level “{ $level }”
web-seat-is-away = a bot is playing
web-seat-offline = connection lost
web-seat-turn = to play
web-seat-self = you
web-players = Players
web-seat-points = { $points ->
        [one] 1 point if the game ended now
       *[other] { $points } points if the game ended now
    }
web-choices = You can: { $choices }{ $more ->
        [0] .
        [1] ; or 1 other.
       *[other] ; or { $more } others.
    }
web-seat-time = { $time } left
web-spectators = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-link-lost = Connection lost. Reconnecting…
web-link-closed = This table is no longer available.
web-warning-you = Your time is running out: a bot takes over in { $seconds } s.

## The end

web-end-title = The end
web-counting = Counting…
web-decided = The deciding moment
web-rematch = Play again
web-next-title = Three wins on “{ $level }”!
web-next-ask = Ready for more? The next level is “{ $next }”.
web-next-go = Move up to “{ $next }”
web-next-wish = Suggest the next level to me again
web-next-later = Not now
web-next-never = Don’t ask again
web-rematch-go = Go to the new table
web-watch-replay = Watch the replay
web-save-record = Save the game
web-fair = The shuffle was fixed before the first move
web-fair-about = The fingerprint { $commit } was shown from the start. It is the SHA-256 hash of seed { $seed } and salt { $salt }.

## Replay

web-replay-title = Replay
web-replay-seat = View as
web-replay-all = spectator
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move { $move } of { $moves }
web-replay-jump = Go to move
web-replay-share = Copy link to this move
web-replay-file = Open a saved game from this device

## Rules

web-rules-title = Rules: { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] No rule contains these words.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-about = Every rule in our own words. Where the rulebook leaves a question open, we say how we rule.
web-rules-authors = For authors of card packs
web-example = Show me
web-example-again = Once more
web-rules-none = This game has no rules here yet.

## The score, told part by part

web-ranking = Final score
web-ranking-total = Total
web-ranking-skip = Skip
web-ranking-again = Show it again
web-ranking-close = Look at the board
web-ranking-winner = Winner
