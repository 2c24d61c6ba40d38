# KERO dans la main : le téléphone est le camion.

web-kero-tilt = Le téléphone est le camion
web-kero-tilt-why = Pour que le camion sente comment vous le tenez. Rien n’est enregistré.
web-kero-tilt-hold = Tenez-le comme pour jouer.
web-kero-tilt-on = Posez le téléphone, puis redressez-le : le camion se redresse. Reposez-le : le camion est à plat.
web-kero-tilt-denied = Le navigateur a reçu un refus. Autorisez les capteurs de mouvement pour cette page dans ses réglages, puis réessayez. Les boutons fonctionnent toujours.
web-kero-tilt-insecure = Il faut une page en https : démarrez le serveur avec --https.
web-kero-tilt-missing = Pas de capteur ici. Les boutons fonctionnent toujours.
web-kero-tilt-low = Vous le tenez presque à plat : les boutons conviennent mieux.
web-kero-tilt-shake = Secouer lance les dés
web-kero-tilt-again = Régler de nouveau
