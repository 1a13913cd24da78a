# Personen: accounts, aanmelden, apparaten.

refusal-session-missing = Hiervoor is je account nodig; meld je eerst aan.
refusal-session-ended = Je bent op dit apparaat niet meer aangemeld; meld je opnieuw aan.
refusal-device-signed-out = Dit apparaat is van je account afgemeld en opent je plaats aan tafel { $table } dus niet meer.
refusal-person-name-taken = Er heet hier al iemand { $name }, of een naam die er zo op lijkt dat mensen zich kunnen vergissen; kies een andere naam.
refusal-settings-too-large = De instellingen zijn te groot; houd ze onder { $most } tekens.
refusal-seat-of-another = Deze plaats aan tafel { $table } is van iemand anders.
refusal-table-of-another = Iemand anders is gastheer van tafel { $table }.
refusal-no-seat-of-yours = Je hebt geen plaats aan tafel { $table }, en je bent er geen gastheer.
refusal-account-required = De gastheer van tafel { $table } vraagt om een account; meld je aan of maak er een, en ga dan zitten.
refusal-seat-yours-already = Je zit al aan tafel { $table }; iedereen heeft daar één plaats.
refusal-device-unknown = Je bent niet aangemeld op een apparaat { $device }.
refusal-passkey-not-yours = Je hebt geen passkey { $passkey }.
refusal-passkey-malformed = Het antwoord van de browser is niet te begrijpen; probeer het opnieuw.
refusal-passkey-wrong = Deze passkey is niet aanvaard; probeer het opnieuw, of meld je op een andere manier aan.
refusal-passkey-unknown = Deze passkey hoort hier bij geen account; misschien is hij verwijderd. Meld je op een andere manier aan.
refusal-passkey-too-late = Deze vraag aan je passkey is al beantwoord, of het antwoord kwam te laat; probeer het opnieuw.
refusal-passkey-wrong-address = Voor dit adres maken browsers geen passkeys; open deze server met zijn naam, via https of als localhost.
refusal-passkeys-too-many = Je hebt al { $most } passkeys; verwijder er eerst een.
refusal-email-not-yours = Je hebt geen adres { $address }.
refusal-email-malformed = { $address } is geen e-mailadres.
refusal-email-taken = Dit adres hoort al bij een ander account.
refusal-email-off = Deze server verstuurt geen e-mail; gebruik een passkey.
refusal-emails-too-many = Je hebt al { $most } adressen; verwijder er eerst een.
refusal-link-used-up = Deze link is al gebruikt, of is ouder dan 15 minuten; vraag een nieuwe aan.
refusal-link-of-another = Deze link voegt een adres aan een account toe; open hem waar je bij dat account bent aangemeld.
refusal-code-wrong = Dit is geen herstelcode, of hij is al gebruikt; kijk na wat je hebt getypt.
refusal-person-name-needed = Niemand heeft dit adres nog; zeg hoe je wilt heten.
refusal-last-way-in = Je zou je niet meer kunnen aanmelden; voeg eerst een andere passkey of een ander adres toe.
refusal-name-not-confirmed = Typ je naam zoals die er staat om je account te verwijderen: { $name }.
refusal-smtp-malformed = De mailserver moet luiden: smtp://GEBRUIKER:WACHTWOORD@HOST:POORT?from=ADRES, of met smtps beginnen.
refusal-smtp-needs-url = Voor links per e-mail is het openbare adres van deze server nodig; geef het op met --url.

# -- e-mail ------------------------------------------------------------------------------------------

mail-sign-in-subject = Aanmelden bij Bakufu
mail-sign-in = Met deze link meld je je aan bij Bakufu en vind je je partijen terug:
mail-sign-in-button = Aanmelden
mail-add-subject = Dit adres aan je Bakufu-account toevoegen
mail-add = Met deze link voeg je dit adres aan je Bakufu-account toe, zodat je je ermee kunt aanmelden:
mail-add-button = Dit adres toevoegen
mail-lasts = De link werkt één keer, { $minutes } minuten lang.
mail-ignore = Heb je er niet om gevraagd? Negeer dit bericht dan; zonder de link gebeurt er niets.
