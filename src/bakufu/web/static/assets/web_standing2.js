var e=`web-standing-rated-about = Met rating: de partij verandert de ratings van de spelers. Voor iedereen open, met klok, zonder advies; alleen wie een account heeft, gaat zitten.
web-standing-leaderboard = Ranglijst
web-standing-kind = Soort tafel
web-standing-pace-live = live
web-standing-pace-days = over meerdere dagen
web-standing-pace-none = zonder klok
web-standing-place = Plaats
web-standing-name = Naam
web-standing-rating = Rating
web-standing-games = Partijen
web-standing-wins = Gewonnen
web-standing-value = { $rating } ± { $deviation }
web-standing-provisional = voorlopig
web-standing-empty = Niemand heeft nog genoeg partijen met rating van deze soort gespeeld.
web-standing-order = Op volgorde van wat zeker is: de rating min de onzekerheid. Na 10 partijen met rating van een soort sta je hier.
web-standing-newer = Terug
web-standing-older = Meer
web-standing-profile = Het profiel van { $name }
web-standing-since = Hier sinds { $day }
web-standing-no-games = Nog geen openbare partij uitgespeeld.
web-standing-ratings = Ratings
web-standing-curve = De rating na elke partij: eerst { $first }, nu { $last }
web-standing-record = Resultaten
web-standing-record-line =
    { $games ->
        [one] { $games } partij uitgespeeld, { $wins } gewonnen
       *[other] { $games } partijen uitgespeeld, { $wins } gewonnen
    }
web-standing-conduct = Betrouwbaarheid
web-standing-conduct-good = Heeft elke partij uitgespeeld, altijd op tijd.
web-standing-conduct-left =
    { $count ->
        [one] Heeft { $count } partij aan een bot overgelaten
       *[other] Heeft { $count } partijen aan een bot overgelaten
    }
web-standing-conduct-resigned =
    { $count ->
        [one] waarvan { $count } opgegeven
       *[other] waarvan { $count } opgegeven
    }
web-standing-conduct-clock =
    { $count ->
        [one] Eén keer door de tijd gegaan
       *[other] { $count } keer door de tijd gegaan
    }
web-standing-times = De helft van de zetten duurt langer dan
web-standing-time-line = { $pace }: { $time }
web-standing-seconds = { $number } s
web-standing-minutes = { $number } min
web-standing-hours = { $number } uur
web-standing-sides = Per kant
web-standing-side-line = { $games } keer gespeeld, { $wins } gewonnen, gemiddeld plaats { $place }
web-standing-rivals = Vaste tegenstanders
web-standing-rival-line =
    { $games ->
        [one] { $games } partij samen: { $ahead } keer ervoor, { $behind } keer erachter
       *[other] { $games } partijen samen: { $ahead } keer ervoor, { $behind } keer erachter
    }
web-standing-history = Partijen
web-standing-seat-line = { $place }. { $name }
web-standing-change-up = +{ $points }
web-standing-change-down = −{ $points }
web-standing-change-none = ±0
web-standing-replay = Terugkijken: { $day }
web-standing-changes = Ratings
web-standing-counting = De ratings worden berekend …
web-standing-unrated-casual = Deze partij telt niet mee.
web-standing-unrated-continued = Deze partij telt niet mee: ze ging verder op een andere.
web-standing-unrated-rewound = Deze partij telt niet mee: ze is teruggedraaid.
web-standing-unrated-few-people = Deze partij telt niet mee: er speelden minder dan twee mensen.
web-standing-unrated-same-people = Deze partij telt niet mee: dezelfde mensen hebben deze maand al veel partijen met rating samen gespeeld.
web-standing-change-line = { $before } → { $after }
web-standing-mine = Mijn profiel
web-standing-mine-public = Mijn profiel en mijn ratings zijn openbaar
web-standing-mine-about = Het toont uitgespeelde partijen aan openbare tafels, nooit aan besloten tafels. Verborgen zie alleen jij het.
web-standing-mine-look = Bekijken`;export{e as default};