# KERO dans la main : le téléphone est le camion.

web-kero-hold = En main
web-kero-left-hand = Main gauche
web-kero-tilt = Le téléphone est le camion
web-kero-tilt-why = Redresse le téléphone : le camion se redresse et le KERO coule. Pose-le à plat : le KERO s’arrête. Rien n’est enregistré. Les boutons marchent toujours.
web-kero-tilt-hold = Tiens-le comme pour jouer.
web-kero-tilt-on = Pose le téléphone, puis redresse-le : le camion se redresse. Repose-le : le camion est à plat.
web-kero-tilt-is-on = activé
web-kero-tilt-is-off = désactivé
web-kero-tilt-denied = Le navigateur a refusé. Autorise les capteurs de mouvement pour cette page dans ses réglages, puis réessaie. Les boutons marchent toujours.
web-kero-tilt-insecure = Il faut une page en https : démarre le serveur avec --https.
web-kero-tilt-missing = Cet appareil n’a pas de capteur de mouvement. Les boutons marchent toujours.
web-kero-tilt-low = Tu le tiens presque à plat : les boutons conviennent mieux.
web-kero-tilt-shake = Secouer pour lancer les dés
web-kero-tilt-again = Recalibrer
