# Time at the table: links, and what was credited.

web-times = Time, move by move
web-times-about = Every message takes a while to reach the table. Here is how long each was on the way, and how much of that time was credited.
web-times-moves = { $count ->
        [one] 1 timed move
       *[other] { $count } timed moves
    }
web-times-sum = { $way } s on the way, { $credit } s credited
web-times-run = { $name }: { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Time
web-times-move = Move
web-times-way = On the way
web-times-credit = Credited
web-link-good = good link: { $ms } ms round trip
web-link-slow = slow link: { $ms } ms round trip
web-link-bad = bad link: { $ms } ms round trip
web-replay-rate = Speed
web-replay-times = { $rate }×
web-ms = { $ms } ms
