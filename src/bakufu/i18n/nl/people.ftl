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
