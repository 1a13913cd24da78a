# Persons: accounts, signing in, devices.

refusal-session-missing = This needs your account; sign in first.
refusal-session-ended = You are no longer signed in on this device; sign in again.
refusal-device-signed-out = This device was signed out of your account, so it no longer opens your seat at the table { $table }.
refusal-person-name-taken = Somebody here is already called { $name }, or so much alike that people could mistake one for the other; choose another name.
refusal-settings-too-large = The settings are too large; keep them to { $most } characters.
