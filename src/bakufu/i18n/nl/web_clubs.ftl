# Pagina's van clubs, tijden waarop tafels beginnen, revanches; geladen waar ze te zien zijn.

# -- tijden ------------------------------------------------------------------------------------------

web-clubs-starts = Begint op { $when },
web-clubs-starts-late = Zou beginnen op { $when }; wacht tot iedereen zit
web-clubs-time = Begintijd
web-clubs-time-about = Het spel begint vanzelf als alle plaatsen bezet zijn. Wie zit, hoort het een kwartier van tevoren.
web-clubs-time-choose = Een tijd kiezen
web-clubs-time-change = Een andere tijd
web-clubs-time-none = Zelf beginnen
web-clubs-time-set = Tijd vastleggen
web-clubs-calendar = In mijn agenda zetten
web-clubs-later = Vanzelf beginnen, op een tijd die ik kies
web-clubs-back = Terug

# -- revanches ---------------------------------------------------------------------------------------

web-clubs-rematch-asked = { $name } wil een revanche.
web-clubs-rematch-open = De tafel voor de revanche staat klaar.
web-clubs-rematch-go = Naar de revanche
web-clubs-held = vrijgehouden voor { $name }
web-clubs-all-held = De vrije plaatsen zijn voor wie eerder meespeelde. Kijk straks nog eens.

# -- clubs -------------------------------------------------------------------------------------------

web-lobby-visibility-club = Alleen leden van de club.
web-clubs-to-club = Naar de club
web-clubs-for = Voor een club
web-clubs-for-none = Nee, voor anderen
web-clubs-title = Clubs
web-clubs-about = Een club heeft tafels die alleen de leden zien, en een tabel met hun resultaten.
web-clubs-account = Een club moet zijn leden herkennen, daarom is er een account nodig.
web-clubs-mine = Mijn clubs
web-clubs-none = Je zit nog niet in een club. Richt er een op, of open de uitnodigingslink van een club.
web-clubs-open = Openen
web-clubs-found = Een nieuwe club
web-clubs-found-do = Oprichten
web-clubs-name = Naam van de club
web-clubs-members = Leden
web-clubs-members-count =
    { $count ->
        [one] { $count } lid
       *[other] { $count } leden
    }
web-clubs-members-only = Alleen leden zien deze club. Vraag een van hen om de uitnodigingslink.
web-clubs-owned = geleid door { $name }
web-clubs-role-owner = eigenaar
web-clubs-role-member = lid
web-clubs-new-table = Een tafel openen
web-clubs-tables-none = Er zijn nog geen tafels.
web-clubs-join = Lid worden
web-clubs-join-about = Je bent uitgenodigd. De andere leden zien je naam.
web-clubs-join-account = Je bent uitgenodigd. Om lid te worden heb je een account nodig; dat kost één klik.
web-clubs-join-sign-in = Lid worden met een account
web-clubs-invite = Mensen uitnodigen
web-clubs-invite-link = Uitnodigingslink van de club
web-clubs-invite-elsewhere = Er is een uitnodigingslink, maar alleen de browser waarin hij is gemaakt kent hem. Met een nieuwe werkt hij niet meer.
web-clubs-invite-none = Er is nu geen uitnodigingslink.
web-clubs-invite-renew = Nieuwe link
web-clubs-invite-revoke = Geen link
web-clubs-manage = Beheren
web-clubs-hand-over = Eigenaar maken
web-clubs-remove = Verwijderen
web-clubs-rename = Naam wijzigen
web-clubs-leave = De club verlaten
web-clubs-leave-sure = Je ziet de tafels van de club dan niet meer. Spellen die je speelt gaan door.
web-clubs-close = De club sluiten
web-clubs-close-sure = Dit kan niet ongedaan worden gemaakt. Tafels die wachten vervallen; spellen die begonnen zijn gaan door.
web-clubs-results = Resultaten
web-clubs-results-none = Er is nog geen spel afgelopen.
web-clubs-results-name = Lid
web-clubs-results-games = Spellen
web-clubs-results-wins = Gewonnen
web-clubs-results-place = Gemiddelde plaats
web-clubs-results-points = Punten per spel
