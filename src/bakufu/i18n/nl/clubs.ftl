# Clubs, revanches, tijden waarop tafels beginnen: berichten, agenda's, weigeringen.

# -- berichten ---------------------------------------------------------------------------------------

notice-soon = Het begint zo: { $table }
    .body = { $game } begint binnen een kwartier.
notice-late = Er zijn nog plaatsen vrij: { $table }
    .body = Het is tijd voor { $game }, maar nog niet iedereen is er. De tafel wacht; de gastheer kan de plaatsen vullen.
notice-moved = Een andere tijd: { $table }
    .body = De gastheer heeft veranderd wanneer { $game } begint.
notice-rematch =
    { $by ->
        [host] Een revanche: { $table }
       *[other] { $name } wil een revanche: { $table }
    }
    .body = Je plaats voor { $game } blijft een tijdje voor je vrij: ga zitten.

# -- agenda's ----------------------------------------------------------------------------------------

calendar-title = { $table } ({ $game })
calendar-about = Een tafel voor { $players } bij Bakufu. Het spel begint vanzelf als iedereen zit.

# -- weigeringen -------------------------------------------------------------------------------------

refusal-club-members-only = Dit zien alleen leden van de club; meld je aan als lid, of vraag om de uitnodigingslink van de club.
refusal-club-owner-only = Dat kan alleen de eigenaar van de club.
refusal-club-invitation-wrong = Deze uitnodigingslink werkt niet meer, of is niet compleet; vraag om een nieuwe.
refusal-club-member-unknown = De club heeft geen ander lid dat { $name } heet.
refusal-club-name-taken = Er is al een club die { $name } heet, of zo sterk erop lijkt dat mensen ze kunnen verwarren; kies een andere naam.
refusal-club-owner-leaves = Een club heeft een eigenaar nodig: draag hem eerst over aan een ander lid, of sluit hem.
refusal-club-full = De club heeft { $most } leden, en er is geen plaats voor meer.
refusal-clubs-most = Je zit al in { $most } clubs; verlaat er eerst een.
refusal-club-visibility = Een tafel voor een club noemt de club, en alleen de leden zien hem; een andere tafel noemt er geen.
refusal-seats-held = De vrije plaatsen aan tafel { $table } zijn voor wie eerder meespeelde; probeer het straks opnieuw.
refusal-rematch-not-over = Voor een revanche moet het spel afgelopen zijn; dat aan tafel { $table } is dat niet.
refusal-schedule-time = Kies een tijd in de toekomst, hoogstens { $days } dagen vooruit.
refusal-schedule-none = De tafel { $table } heeft geen tijd waarop het spel begint.
