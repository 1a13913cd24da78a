# Persons: accounts, signing in, devices.

refusal-session-missing = This needs your account; sign in first.
refusal-session-ended = You are no longer signed in on this device; sign in again.
refusal-device-signed-out = This device was signed out of your account, so it no longer opens your seat at the table { $table }.
refusal-person-name-taken = Somebody here is already called { $name }, or so much alike that people could mistake one for the other; choose another name.
refusal-settings-too-large = The settings are too large; keep them to { $most } characters.
refusal-seat-of-another = This seat at the table { $table } belongs to somebody else.
refusal-table-of-another = Somebody else hosts the table { $table }.
refusal-account-required = The host of the table { $table } asks for an account; sign in or make one, then sit down.
refusal-seat-yours-already = You already sit at the table { $table }; everybody has one seat there.
refusal-device-unknown = You are not signed in on a device { $device }.
refusal-passkey-not-yours = You have no passkey { $passkey }.
refusal-passkey-malformed = The answer of the browser cannot be understood; try again.
refusal-passkey-wrong = This passkey was not accepted; try again, or choose another way.
refusal-passkey-unknown = This passkey belongs to no account here; it may have been removed. Choose another way.
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
refusal-last-way-in = This is your only way to sign in; add another one first.
refusal-name-not-confirmed = To delete your account, type your name as it is written: { $name }.
refusal-smtp-malformed = The mail server must read smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or begin with smtps.
refusal-smtp-needs-url = Links by e-mail need the public address of this server; give it with --url.

# -- pages -------------------------------------------------------------------------------------------

web-people-title = My account
web-people-clubs = Play with the same people again and again: in a club.
web-people-clubs-go = My clubs
web-people-about = Your seats, your name, your settings and your notes are then the same on every device, and a lost browser costs you no game. You can always play without it.
web-people-ended-here = You are signed out on this device.
web-people-ended-elsewhere = You were signed out on this device, perhaps from another one. Sign in again to go on.
web-people-ended-deleted = Your account is deleted. You can go on as a guest.
web-people-passkey = With a passkey
web-people-passkey-about = Your phone, computer or security key keeps it for you; there is no password to remember.
web-people-passkey-elsewhere = Browsers make passkeys only for addresses with a name. Open this server here:
web-people-passkey-off = Passkeys need a browser that knows them and an address with https. The person who runs this server can set it up.
web-people-passkey-of = Passkey from { $label }, { $day }
web-people-passkey-add = Add a passkey on this device
web-people-no-passkey = No passkey was used. Try again, or choose another way.
web-people-create = Keep my games with a passkey
web-people-sign-in = Sign in
web-people-sign-in-passkey = I have one: sign in
web-people-email = With a link by e-mail
web-people-address = E-mail address
web-people-send-link = Send me a link
web-people-link-sent = If the address is right, a link is on its way. It works for 15 minutes.
web-people-email-off = This server sends no e-mail.
web-people-email-add = Add this address
web-people-email-sent = A link is on its way to { $address }. Open it in this browser.
web-people-link = Link from your mail
web-people-link-about = One click, and it is done.
web-people-link-new = Nobody has this address yet. How do you want to be called?
web-people-link-use = Continue
web-people-code = Recovery code
web-people-code-use = Sign in with a recovery code
web-people-codes-left =
    { $count ->
        [0] You have no recovery codes for an emergency.
        [one] You have { $count } recovery code left.
       *[other] You have { $count } recovery codes left.
    }
web-people-codes-new = Make new codes
web-people-codes-make = Make codes
web-people-codes-sure = The codes that you have will stop working.
web-people-codes-about = Write these codes down now; they are not shown again. Each signs you in once.
web-people-loose =
    { $count ->
        [one] { $count } game in this browser is not in your account yet.
       *[other] { $count } games in this browser are not in your account yet.
    }
web-people-claim = Put them into my account
web-people-claimed = They are in your account now.
web-people-name = Name
web-people-name-about = No other account can have this name, or one that looks like it. At a table, nobody is called like somebody who sits there already.
web-people-rename = Change the name
web-people-renamed = The name is changed. Games that have begun keep the old one.
web-people-ways = How you sign in
web-people-remove = Remove
web-people-devices = Devices
web-people-device-this = this one
web-people-device-unknown = unknown device
web-people-device-seen = last used on { $day }
web-people-sign-out = Sign out
web-people-sign-out-others = Sign out all other devices
web-people-sign-out-others-sure = Really sign out everywhere but here?
web-people-signed-out-others = You are signed out on all other devices.
web-people-signed-out = You are signed out on that device.
web-people-data = Your data
web-people-data-about = Everything that is stored about you, in one file.
web-people-download = Download
web-people-delete = Delete my account
web-people-delete-about = Your games stay for the others, without your name; a bot plays those that are not over. Tables of yours that have not begun are closed. Everything else is deleted at once, and nobody can bring it back.
web-people-delete-type = To confirm, type your name: { $name }
