# KERO in the hand: the phone as the truck.

web-kero-hold = In your hand
web-kero-left-hand = Left hand
web-kero-tilt = The phone is the truck
web-kero-tilt-why = Stand the phone up: the truck stands, and KERO flows. Lay it flat: the KERO stops. Nothing is recorded. The buttons still work.
web-kero-tilt-hold = Hold it the way you play.
web-kero-tilt-on = Lay the phone down, then stand it up: the truck tips. Lay it down again: it lies flat.
web-kero-tilt-is-on = on
web-kero-tilt-is-off = off
web-kero-tilt-denied = Permission was refused. Allow motion sensors for this page in the browser’s settings, then try again. Buttons work as before.
web-kero-tilt-insecure = This works only over https: start the server with --https.
web-kero-tilt-missing = This device has no motion sensor. Buttons work as before.
web-kero-tilt-low = You are holding it rather flat: the buttons will work better.
web-kero-tilt-shake = Shaking rolls the dice
web-kero-tilt-again = Recalibrate
