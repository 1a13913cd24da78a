# E-mails aan personen.

mail-sign-in-subject = Aanmelden bij Bakufu
mail-sign-in = Met deze link meld je je aan bij Bakufu en vind je je partijen terug:
mail-sign-in-button = Aanmelden
mail-add-subject = Dit adres aan je Bakufu-account toevoegen
mail-add = Met deze link voeg je dit adres aan je Bakufu-account toe, zodat je je ermee kunt aanmelden:
mail-add-button = Dit adres toevoegen
mail-lasts = De link werkt één keer, { $minutes } minuten lang.
mail-ignore = Heb je er niet om gevraagd? Negeer dit bericht dan; zonder de link gebeurt er niets.
