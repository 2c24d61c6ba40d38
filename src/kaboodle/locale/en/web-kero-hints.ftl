# KERO explained at the table: a sentence for each moment of choice, what Tuareks do, the keys.

web-kero-hint-tip = Tip the truck up and roll.
web-kero-hint-dice = Tip the truck up and roll. Coloured dice cost Jerrycans: tap them before you roll.
web-kero-hint-fuel = Fuel up for Jerrycans: { $name } rolls, and your tank fills until every die shows fire. Or tip the truck up and roll.
web-kero-hint-rolling = Tap dice to keep them, roll the others. Fire locks a die. Lay the truck flat before the tank is empty.
web-kero-hint-forgiven = Tap dice to keep them, roll the others, even fires. Lay the truck flat before the tank is empty.
web-kero-hint-thinning = Before { $owner } fuels up, { $name } is asked: all 8 dice, or only 5 with the miser? Asked every time, miser or not. The red line is the time to answer.
web-kero-hint-asked = { $owner } fuels up: you roll while the tank fills. Five dice burn out sooner. You are asked every time, miser or not.
web-kero-hint-asked-none = { $owner } fuels up: you roll while the tank fills. You hold no miser, so it is all 8 dice. You are asked every time, miser or not.
web-kero-hint-asked-always = { $owner } fuels up: you roll while the tank fills. You have said: all 8 dice, always. Only you know that.
web-kero-hint-filled = { $name } rolls, and your tank fills until every die shows fire or the tank is full.
web-kero-hint-filling = You roll, and { $owner }’s tank fills until every die shows fire or the tank is full.
web-kero-hint-hurry = Be quick!
web-kero-hint-fuelling = { $name } rolls, and { $owner }’s tank fills until every die shows fire or the tank is full.
web-kero-paced-about = No hurry at this table: the KERO stands still while you think, and each roll takes { $seconds } s. For KERO that runs, choose “real time” when you set up a table.
web-kero-send-about = Send an Explorer: at the next Claim the territory goes to the clan with more of them here.
web-kero-fuel-lost = If the first one fills the tank, the second is lost.
web-kero-hire-about = You draw a Tuarek, a helper to play once. Only you see which.
web-kero-why-not = Why not now?
web-kero-does-dice = Two more coloured dice join the roll.
web-kero-does-reroll = Fires may be rerolled this turn.
web-kero-does-thin = Only five white dice for this fuelling.
web-kero-does-move = One or two Explorers move.
web-kero-does-resources = Two resources of the player’s choice.
web-kero-does-fuel = A free fuelling with all eight dice.
web-kero-does-expel = An Explorer of the other clan goes home, for Jerrycans.
web-kero-does-scorch = At the end of the turn one more card is discarded.
web-kero-keys = Keys
web-kero-key-space = Space
web-kero-key-die = Keep or release a die
web-kero-key-coloured = The green, yellow or blue die
web-kero-key-all = Release every die
web-kero-key-roll = Tip the truck up; roll
web-kero-key-do = Lay the truck flat; take, send or play the selected thing
web-kero-key-along = From one thing to the next
web-kero-key-time = Read out the time left
web-kero-key-dice = Read out the dice

## The same in short, where there is little room

web-kero-brief-dice = Tip the truck up and roll. Coloured dice cost Jerrycans.
web-kero-brief-fuel = Fuel up: { $name } rolls until every die shows fire. Or tip up and roll.
web-kero-brief-rolling = Tap dice to keep them. Fire locks a die. Lay flat in time.
web-kero-brief-forgiven = Tap dice to keep them. Even fires roll again. Lay flat in time.
web-kero-brief-thinning = { $name } is asked before every fuelling: 8 dice, or 5 with the miser?
web-kero-brief-asked = You roll while the tank fills. 5 dice burn out sooner.
web-kero-brief-asked-none = You roll while the tank fills. You hold no miser.
web-kero-brief-asked-always = You have said: all 8, always. You roll while the tank fills.
web-kero-brief-filled = { $name } rolls: your tank fills until every die shows fire.
web-kero-brief-filling = You roll: { $owner }’s tank fills until every die shows fire.
web-kero-brief-fuelling = { $name } rolls: { $owner }’s tank fills until every die shows fire.
