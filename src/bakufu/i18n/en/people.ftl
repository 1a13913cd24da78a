# Persons: accounts, signing in, devices.

refusal-session-missing = This needs your account; sign in first.
refusal-session-ended = You are no longer signed in on this device; sign in again.
refusal-device-signed-out = This device was signed out of your account, so it no longer opens your seat at the table { $table }.
refusal-person-name-taken = Somebody here is already called { $name }, or so much alike that people could mistake one for the other; choose another name.
refusal-settings-too-large = The settings are too large; keep them to { $most } characters.
refusal-seat-of-another = This seat at the table { $table } belongs to somebody else.
refusal-table-of-another = Somebody else hosts the table { $table }.
refusal-no-seat-of-yours = You have no seat at the table { $table }, and you do not host it.
refusal-account-required = The host of the table { $table } asks for an account; sign in or make one, then sit down.
refusal-seat-yours-already = You already sit at the table { $table }; everybody has one seat there.
refusal-device-unknown = You are not signed in on a device { $device }.
refusal-passkey-not-yours = You have no passkey { $passkey }.
refusal-passkey-malformed = The answer of the browser cannot be understood; try again.
refusal-passkey-wrong = This passkey was not accepted; try again, or sign in in another way.
refusal-passkey-unknown = This passkey belongs to no account here; it may have been removed. Sign in in another way.
refusal-passkey-too-late = This question to your passkey was answered already, or too late; try again.
refusal-passkey-wrong-address = Browsers make no passkeys for this address; open this server by its name, over https or as localhost.
refusal-passkeys-too-many = You have { $most } passkeys already; remove one first.
refusal-email-not-yours = You have no address { $address }.
refusal-email-malformed = { $address } is no e-mail address.
refusal-email-taken = This address belongs to another account already.
refusal-email-off = This server sends no e-mail; use a passkey.
refusal-emails-too-many = You have { $most } addresses already; remove one first.
refusal-link-used-up = This link has been used already, or is older than 15 minutes; ask for a new one.
refusal-link-of-another = This link adds an address to an account; open it where you are signed in to that account.
refusal-code-wrong = This is no recovery code, or it has been used already; check what you typed.
refusal-person-name-needed = Nobody has this address yet; say what you want to be called.
refusal-last-way-in = You could not sign in any more; add another passkey or address first.
refusal-name-not-confirmed = To delete your account, type your name as it is written: { $name }.
refusal-smtp-malformed = The mail server must read smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or begin with smtps.
refusal-smtp-needs-url = Links by e-mail need the public address of this server; give it with --url.

# -- e-mail ------------------------------------------------------------------------------------------

mail-sign-in-subject = Sign in to Bakufu
mail-sign-in = With this link you sign in to Bakufu and find your games again:
mail-sign-in-button = Sign in
mail-add-subject = Add this address to your Bakufu account
mail-add = With this link you add this address to your Bakufu account, so that you can sign in with it:
mail-add-button = Add this address
mail-lasts = The link works once, for { $minutes } minutes.
mail-ignore = If you did not ask for it, ignore this message; nothing happens without the link.
