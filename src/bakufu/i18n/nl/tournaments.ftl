# Toernooien: berichten, en wat de server weigert. De pagina's staan in web_tournaments.ftl.

notice-round = Je tafel staat klaar: { $name }
    .body = Ronde { $round } is begonnen, en je speelt { $game } aan tafel { $number }.
notice-standings = Het toernooi is afgelopen: { $name }
    .body = De eindstand is bekend.

refusal-tournament-unknown = Er is geen toernooi { $tournament }.
refusal-tournament-name-malformed = { $name } is geen naam voor een toernooi; gebruik letters die te zien zijn.
refusal-tournament-about-malformed = De beschrijving bevat tekens die niet getoond kunnen worden.
refusal-tournament-needs-clock = Een toernooi heeft klokken nodig; kies een tempo.
refusal-tournament-table-sizes = Tafels van { $game } hebben hier { $least } tot { $most } spelers, en de gewenste grootte moet daarbij horen.
refusal-tournament-starts-too-early = De start moet na nu liggen, en na de opening van de inschrijving.
refusal-tournament-too-far = Een toernooi wordt hooguit { $days } dagen vooruit aangekondigd.
refusal-tournament-invitation-wrong = Dit toernooi is voor genodigden; open de uitnodigingslink die de toernooileider je heeft gestuurd.
refusal-tournament-account-required = De leider van dit toernooi vraagt om een account; meld je aan of maak er een, en schrijf je dan in.
refusal-tournament-full = Het toernooi is vol: er zijn { $most } inschrijvingen.
refusal-tournament-not-open-yet = De inschrijving is nog niet open.
refusal-tournament-closed = Niemand kan zich nog voor dit toernooi inschrijven.
refusal-tournament-entered-already = Je bent al ingeschreven voor dit toernooi.
refusal-tournament-removed = De toernooileider heeft je uit dit toernooi verwijderd.
refusal-tournament-not-entered = Je bent niet ingeschreven voor dit toernooi.
refusal-tournament-seat-gone = Je hebt geen plaats meer aan tafel { $table }.
refusal-tournament-not-director = Dat kan alleen de toernooileider.
refusal-tournament-busy = Te veel mensen veranderen dit toernooi tegelijk; probeer het zo nog eens.
refusal-tournament-over = Het toernooi is afgelopen.
refusal-tournament-started = Het toernooi is al verder gegaan.
refusal-tournament-too-few = Een toernooi heeft minstens { $least } deelnemers nodig.
refusal-tournament-round-other = Het toernooi is van ronde { $seen } naar ronde { $now } gegaan; kijk opnieuw voordat je beslist.
refusal-tournament-round-played = Ronde { $round } wordt nog gespeeld; maak die eerst af.
refusal-tournament-no-round = Er wordt nu geen ronde gespeeld.
refusal-tournament-no-start-time = Het toernooi heeft geen starttijd; je start het met de hand.
refusal-tournament-minutes-missing = Zeg met hoeveel minuten.
refusal-tournament-table-unknown = Aan een tafel { $table } van deze ronde wordt geen partij gespeeld.
refusal-tournament-entrant-unknown = Er is geen deelnemer { $entrant }.
refusal-tournament-entrant-there = { $name } is er, en wie er is wordt niet vervangen.
refusal-tournament-entrant-plays = { $name } is niet vrij om in deze ronde aan te schuiven.
refusal-tournament-entrant-not-playing = { $name } heeft geen plaats aan een tafel waar gespeeld wordt.
