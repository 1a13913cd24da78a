# Personen: accounts, aanmelden, apparaten.

refusal-session-missing = Hiervoor is je account nodig; meld je eerst aan.
refusal-session-ended = Je bent op dit apparaat niet meer aangemeld; meld je opnieuw aan.
refusal-device-signed-out = Dit apparaat is van je account afgemeld en opent je plaats aan tafel { $table } dus niet meer.
refusal-person-name-taken = Er heet hier al iemand { $name }, of een naam die er zo op lijkt dat mensen zich kunnen vergissen; kies een andere naam.
refusal-settings-too-large = De instellingen zijn te groot; houd ze onder { $most } tekens.
