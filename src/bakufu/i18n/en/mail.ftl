# Mails to persons.

mail-sign-in-subject = Sign in to Bakufu
mail-sign-in = With this link you sign in to Bakufu and find your games again:
mail-sign-in-button = Sign in
mail-add-subject = Add this address to your Bakufu account
mail-add = With this link you add this address to your Bakufu account, so that you can sign in with it:
mail-add-button = Add this address
mail-lasts = The link works once, for { $minutes } minutes.
mail-ignore = If you did not ask for it, ignore this message; nothing happens without the link.
