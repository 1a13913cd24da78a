var e=`refusal-session-missing = Hiervoor is je account nodig; meld je eerst aan.
refusal-session-ended = Je bent op dit apparaat niet meer aangemeld; meld je opnieuw aan.
refusal-device-signed-out = Dit apparaat is van je account afgemeld en opent je plaats aan tafel { $table } dus niet meer.
refusal-person-name-taken = Er heet hier al iemand { $name }, of een naam die er zo op lijkt dat mensen zich kunnen vergissen; kies een andere naam.
refusal-settings-too-large = De instellingen zijn te groot; houd ze onder { $most } tekens.
refusal-seat-of-another = Deze plaats aan tafel { $table } is van iemand anders.
refusal-table-of-another = Iemand anders is gastheer van tafel { $table }.
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
refusal-last-way-in = Dit is je enige manier om je aan te melden; voeg eerst een andere toe.
refusal-name-not-confirmed = Typ je naam zoals die er staat om je account te verwijderen: { $name }.
refusal-smtp-malformed = De mailserver moet luiden: smtp://GEBRUIKER:WACHTWOORD@HOST:POORT?from=ADRES, of met smtps beginnen.
refusal-smtp-needs-url = Voor links per e-mail is het openbare adres van deze server nodig; geef het op met --url.
web-people-title = Mijn account
web-people-clubs = Steeds weer met dezelfde mensen spelen: in een club.
web-people-clubs-go = Mijn clubs
web-people-about = Je plaatsen, je naam, je instellingen en je notities zijn dan op elk apparaat dezelfde, en een verloren browser kost je geen partij. Je kunt altijd zonder spelen.
web-people-ended-here = Je bent op dit apparaat afgemeld.
web-people-ended-elsewhere = Je bent op dit apparaat afgemeld, misschien vanaf een ander. Meld je opnieuw aan om verder te gaan.
web-people-ended-deleted = Je account is verwijderd. Je kunt als gast verder spelen.
web-people-passkey = Met een passkey
web-people-passkey-about = Je telefoon, computer of beveiligingssleutel bewaart hem voor je; je hoeft geen wachtwoord te onthouden.
web-people-passkey-elsewhere = Browsers maken alleen passkeys voor adressen met een naam. Open deze server hier:
web-people-passkey-off = Passkeys vragen een browser die ze kent en een adres met https. Wie deze server beheert, kan dat instellen.
web-people-passkey-of = Passkey van { $label }, { $day }
web-people-passkey-add = Op dit apparaat een passkey toevoegen
web-people-no-passkey = Er is geen passkey gebruikt. Probeer het opnieuw, of kies een andere manier.
web-people-create = Mijn partijen met een passkey bewaren
web-people-sign-in = Aanmelden
web-people-sign-in-passkey = Ik heb er een: aanmelden
web-people-email = Met een link per e-mail
web-people-address = E-mailadres
web-people-send-link = Stuur me een link
web-people-link-sent = Als het adres klopt, is er een link onderweg. Hij werkt 15 minuten.
web-people-email-off = Deze server verstuurt geen e-mail.
web-people-email-add = Dit adres toevoegen
web-people-email-sent = Er is een link onderweg naar { $address }. Open hem in deze browser.
web-people-link = Link uit je mail
web-people-link-about = Eén klik en het is klaar.
web-people-link-new = Niemand heeft dit adres nog. Hoe wil je heten?
web-people-link-use = Verder
web-people-code = Herstelcode
web-people-code-use = Aanmelden met een herstelcode
web-people-codes-left =
    { $count ->
        [0] Je hebt geen herstelcodes voor noodgevallen.
        [one] Je hebt nog { $count } herstelcode.
       *[other] Je hebt nog { $count } herstelcodes.
    }
web-people-codes-new = Nieuwe codes maken
web-people-codes-make = Codes maken
web-people-codes-sure = De codes die je hebt, werken dan niet meer.
web-people-codes-about = Schrijf deze codes nu op; ze worden niet nog eens getoond. Met elke code kun je je één keer aanmelden.
web-people-loose =
    { $count ->
        [one] { $count } partij in deze browser staat nog niet in je account.
       *[other] { $count } partijen in deze browser staan nog niet in je account.
    }
web-people-claim = In mijn account zetten
web-people-claimed = Ze staan nu in je account.
web-people-name = Naam
web-people-name-about = Geen ander account kan deze naam hebben, of een die erop lijkt. Aan een tafel heet niemand als iemand die er al zit.
web-people-rename = Naam wijzigen
web-people-renamed = De naam is gewijzigd. Partijen die al begonnen zijn, houden de oude.
web-people-ways = Hoe je je aanmeldt
web-people-remove = Verwijderen
web-people-devices = Apparaten
web-people-device-this = dit apparaat
web-people-device-unknown = onbekend apparaat
web-people-device-seen = laatst gebruikt op { $day }
web-people-sign-out = Afmelden
web-people-sign-out-others = Alle andere apparaten afmelden
web-people-sign-out-others-sure = Echt overal afmelden, behalve hier?
web-people-signed-out-others = Je bent op alle andere apparaten afgemeld.
web-people-signed-out = Je bent op dat apparaat afgemeld.
web-people-data = Je gegevens
web-people-data-about = Alles wat over je is opgeslagen, in één bestand.
web-people-download = Downloaden
web-people-delete = Mijn account verwijderen
web-people-delete-about = Je partijen blijven voor de anderen bestaan, zonder je naam; partijen die nog lopen, speelt een bot verder. Tafels van jou die nog niet zijn begonnen, worden gesloten. Al het andere wordt meteen verwijderd, en niemand kan het terughalen.
web-people-delete-type = Typ je naam om te bevestigen: { $name }`;export{e as default};