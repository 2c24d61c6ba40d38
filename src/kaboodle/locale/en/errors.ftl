# What the server says no with.

error-illegal = The rules do not allow that.
error-not-host = Only the host of this table can do that.
error-not-seated = You are watching; take a seat to play.
error-started = The game has already started.
error-not-started = The game has not started yet.
error-over = The game is over.
error-not-over = The game is not over yet.
error-seat-taken = That seat is taken.
error-seated = You already have a seat at this table.
error-table-full = All seats are taken.
error-no-seat = There is no such seat.
error-no-bot = There is no bot called { $bot }.
error-name = Please enter a readable name.
error-name-taken = Someone at this table is already called { $name }.
error-stale = That has already been decided.
error-away = A bot is playing for you; take your seat back first.
error-resigned = You have resigned from this game.
error-undo-off = Moves cannot be undone at this table.
error-undo-nothing = There is nothing to undo: you have not moved, or somebody has acted since.
error-undo-revealed = That move revealed something, so it cannot be undone.
error-undo-window = Not now: everybody is being asked in secret.
error-chat-off = At this table players use ready-made phrases.
error-malformed = The server did not understand that.
error-field = That cannot be read.
error-too-large = That message is too large.
error-no-table = There is no such table.
error-other-rules = This table uses version { $theirs } of the rules; this server has version { $ours }.
error-other-pack = This table uses another card pack ({ $theirs }); this server has { $ours }.
error-refused-pack = This table uses a card pack that is no longer accepted.
error-misread = After { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } this table’s log no longer gives the position it gave when it was written.
error-unreadable = This table’s log cannot be read.
error-no-game = There is no game called { $game }.
error-options = These settings do not work for this game.
error-pack = This card pack cannot be used.
error-record = This is not a saved game that can be opened here.
error-slow-down = Too fast; please wait a moment.
error-too-many-tables = There is no room for another table.
error-too-many-tabs = This table is open in too many tabs; the oldest was closed.
error-too-many-watching = There is no room for more spectators.
error-bad-token = This link does not belong to a seat at this table.
error-origin = Blocked: that request came from another site.
error-host = This server is not known by that name; see --host-names.
error-not-home = Only the person at the server’s own machine may do that.
error-no-network = This machine is not on a network that others could join from.
error-not-found = This page does not exist.
error-not-allowed = That cannot be done here.
error-unavailable = The server cannot save right now; please try again.
error-internal = Something went wrong on our side.
