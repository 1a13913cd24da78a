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
