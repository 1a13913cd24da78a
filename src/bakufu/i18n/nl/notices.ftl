# Berichten: wat mensen horen terwijl ze weg zijn, en wat de server daarbij weigert.

# -- wat ze zeggen -----------------------------------------------------------------------------------

notice-turn = Jij bent aan de beurt: { $table }
    .body = { $game } wacht op je zet.
notice-started = Het is begonnen: { $table }
    .body = { $game } is begonnen, en je speelt mee.
notice-over = Afgelopen: { $table }
    .body = Het spel { $game } is afgelopen; kijk hoe het is geëindigd.
notice-clock = Je tijd raakt op: { $table }
    .body = De meeste tijd voor deze zet bij { $game } is voorbij.
notice-nudge = { $name } wacht op je: { $table }
    .body = { $name } wil graag verder met { $game }.
notice-replaced = Een bot speelt voor je: { $table }
    .body = Je kunt je plaats bij { $game } terugnemen.
notice-joined = { $name } zit aan je tafel: { $table }
    .body =
        { $free ->
            [0] Iedereen is er: je kunt { $game } beginnen.
           *[other] { $name } heeft een plaats genomen voor { $game }.
        }
notice-vote = Er wordt gestemd: { $table }
    .body =
        { $about ->
            [absent] De tijd van { $name } bij { $game } is om: zeg wat er moet gebeuren.
            [replace] Moet bij { $game } iemand anders voor { $name } spelen?
            [pause] Moet { $game } pauzeren?
            [resume] Moet { $game } verdergaan?
            [extend] Moet iedereen bij { $game } meer tijd krijgen?
           *[other] Moet { $game } worden afgebroken?
        }
notice-test = Bakufu kan je bereiken
    .body = Dit is maar een proef. Voortaan hoor je hier wanneer je aan de beurt bent.
notice-digest =
    { $count ->
        [one] { $count } bericht van vandaag
       *[other] { $count } berichten van vandaag
    }

# -- e-mail ------------------------------------------------------------------------------------------

notice-mail-open = De tafel openen
notice-mail-why = Je krijgt dit omdat je Bakufu hebt gevraagd je per e-mail te waarschuwen. Antwoorden aan dit adres worden niet gelezen.
notice-mail-settings = Wat je hoort, en wanneer
notice-mail-stop = Geen e-mail meer over spellen
notice-mail-stop-ask = Moet Bakufu geen e-mail meer over spellen naar dit adres sturen?
notice-mail-stopped = Klaar: er gaat geen e-mail over spellen meer naar dit adres. In je instellingen kun je het weer aanzetten.
notice-mail-stop-unknown = Deze link is niet compleet, of niet van hier.

# -- weigeringen -------------------------------------------------------------------------------------

refusal-notice-kind-unknown = Er is geen soort bericht { $kind }; bekend zijn { $known }.
refusal-zone-unknown = { $zone } is geen tijdzone; schrijf er een als Europe/Amsterdam.
refusal-night-malformed = { $night } is geen nacht; schrijf het als 22:00-08:00, of none.
refusal-night-empty = Deze nacht begint wanneer hij eindigt; kies twee verschillende tijden.
refusal-notice-address-malformed = { $address } is geen webadres waarheen een bericht kan gaan.
refusal-notice-address-insecure = Berichten gaan alleen naar adressen die met https beginnen.
refusal-notice-address-private = { $host } ligt niet in het openbare internet; daarheen gaan geen berichten.
refusal-notice-host-unknown = Niemand kent de server { $host }.
refusal-notice-port = Berichten gaan niet naar poort { $port }; deze kunnen wel: { $ports }.
refusal-notice-webhook-host = { $host } is geen adres van { $kind }.
refusal-notice-email-unconfirmed = { $address } is geen bevestigd adres van jou; voeg het eerst aan je account toe.
refusal-notice-push-malformed = Het abonnement van je browser is niet te begrijpen; probeer het opnieuw.
refusal-notice-channels-most = Je hebt al { $most } manieren om iets te horen; verwijder er eerst een.
refusal-notice-channel-unknown = Je hebt geen manier { $channel } om iets te horen.
refusal-notice-way-off = Deze server verstuurt nu geen berichten per { $way }.
refusal-notice-seat-of-person = De plaats aan tafel { $table } hoort bij een account; meld je aan en stel daar berichten in.
refusal-notice-not-delivered =
    { $how ->
        [timeout] Het bericht is niet aangekomen: er kwam niet op tijd een antwoord.
        [connection] Het bericht is niet aangekomen: op dat adres antwoordt niemand.
        [tls] Het bericht is niet aangekomen: het certificaat van dat adres wordt niet aanvaard ({ $why }).
        [status] Het bericht is niet aangekomen: de andere kant neemt het niet aan (HTTP { $why }).
       *[other] Het bericht is niet aangekomen: { $why }.
    }
