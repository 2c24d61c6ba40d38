# The lesson of KROM: titles of its chapters, and what is said. At most twelve words each.

krom-lesson-evolution = Your first evolution
krom-lesson-evolution-goal = Be the first with ten evolution points, and you are chief!
krom-lesson-evolution-cost = Sandals cost one bone and two Kroms. They bring one point.
krom-lesson-evolution-realise = You have all of that. Realise the Sandals!
krom-lesson-evolution-rest = Each place offers something. In the Cave you may rest: do it.
krom-lesson-evolution-end = You have done what you can. End your turn.

krom-lesson-hunt = The hunt
krom-lesson-hunt-choose = Each round, all secretly choose a place they are not in.
krom-lesson-hunt-go = You need bones. Go hunting in the Savanna!
krom-lesson-hunt-reveal = Ugra has chosen, too. Now both places are revealed!
krom-lesson-hunt-order = The Forest acts before the Savanna, so Ugra is first.
krom-lesson-hunt-hunt = You are alone here. Hunt the Snow Hare: roll three or more.
krom-lesson-hunt-necklace = Two bones make a Tooth Necklace. Realise it!
krom-lesson-hunt-end = Two points! End your turn.

krom-lesson-fight = A fight
krom-lesson-fight-go = Wood grows in the Forest. Go there.
krom-lesson-fight-meet = A fight! The highest total acts first, the others lose hit points.
krom-lesson-fight-club = Three against five. Play your Spiked Club: it adds two.
krom-lesson-fight-tie = Ugra passes. A tie: in the Forest the lighter one wins.
krom-lesson-fight-pass = That is you! Pass, and the fight is over.
krom-lesson-fight-pick = So you act first. Pick a card: the first is free.
krom-lesson-fight-again = Wood! Another card costs one Krom. Pick again!
krom-lesson-fight-torch = Wood and two Kroms make a Torch. Realise it!
krom-lesson-fight-end = Well done. End your turn.

krom-lesson-trick = A dirty trick
krom-lesson-trick-secret = Your bonus card is secret: it counters another card.
krom-lesson-trick-played = Ugra plays a card against you!
krom-lesson-trick-raise = Play your Raised Eyebrow: it cancels that card.
krom-lesson-trick-asked = Everyone is always asked, so your hand stays secret.

krom-lesson-chief = Chief of the tribe
krom-lesson-chief-seven = Seven points! The Ring of Stones brings the last three.
krom-lesson-chief-climb = It needs three stones. Climb for them!
krom-lesson-chief-reroll = Three fours! Reroll the other two dice, for one Krom.
krom-lesson-chief-stones = Four fours bring three stones or three cards. Take the stones!
krom-lesson-chief-realise = Now realise the Ring of Stones!
krom-lesson-chief-won = Ten points: you are chief! Now a whole game?
