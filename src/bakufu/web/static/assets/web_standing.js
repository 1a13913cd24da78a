var e=`web-standing-rated-about = Rated: the game changes the ratings of its players. Open to all, with a clock, without advice; only people with an account sit down.
web-standing-leaderboard = Leaderboard
web-standing-kind = Kind of table
web-standing-pace-live = live
web-standing-pace-days = over days
web-standing-pace-none = no clock
web-standing-place = Place
web-standing-name = Name
web-standing-rating = Rating
web-standing-games = Games
web-standing-wins = Won
web-standing-value = { $rating } ± { $deviation }
web-standing-provisional = provisional
web-standing-empty = Nobody has played enough rated games of this kind yet.
web-standing-order = In the order of what is sure: the rating less its uncertainty. After 10 rated games of a kind you stand here.
web-standing-newer = Back
web-standing-older = More
web-standing-profile = The profile of { $name }
web-standing-since = Here since { $day }
web-standing-no-games = No finished public game yet.
web-standing-ratings = Ratings
web-standing-curve = The rating after each game: { $first } at first, { $last } now
web-standing-record = Results
web-standing-record-line =
    { $games ->
        [one] { $games } finished game, { $wins } won
       *[other] { $games } finished games, { $wins } won
    }
web-standing-conduct = Reliability
web-standing-conduct-good = Has played every game to the end, always in time.
web-standing-conduct-left =
    { $count ->
        [one] Left { $count } game to a bot
       *[other] Left { $count } games to a bot
    }
web-standing-conduct-resigned =
    { $count ->
        [one] resigned { $count } of them
       *[other] resigned { $count } of them
    }
web-standing-conduct-clock =
    { $count ->
        [one] Ran out of time once
       *[other] Ran out of time { $count } times
    }
web-standing-times = Half of the moves take longer than
web-standing-time-line = { $pace }: { $time }
web-standing-seconds = { $number } s
web-standing-minutes = { $number } min
web-standing-hours = { $number } h
web-standing-sides = By side
web-standing-side-line =
    { $games ->
        [one] { $games } game, { $wins } won, place { $place } on average
       *[other] { $games } games, { $wins } won, place { $place } on average
    }
web-standing-rivals = Favorite rivals
web-standing-rival-line =
    { $games ->
        [one] { $games } game together: ahead in { $ahead }, behind in { $behind }
       *[other] { $games } games together: ahead in { $ahead }, behind in { $behind }
    }
web-standing-history = Games
web-standing-seat-line = { $place }. { $name }
web-standing-change-up = +{ $points }
web-standing-change-down = −{ $points }
web-standing-change-none = ±0
web-standing-replay = Replay of { $day }
web-standing-changes = Ratings
web-standing-counting = The ratings are being counted …
web-standing-unrated-casual = This game does not count.
web-standing-unrated-continued = This game does not count: it went on from another one.
web-standing-unrated-rewound = This game does not count: it was rewound.
web-standing-unrated-few-people = This game does not count: fewer than two people played it.
web-standing-unrated-same-people = This game does not count: the same people have played many rated games together this month.
web-standing-change-line = { $before } → { $after }
web-standing-mine = My profile
web-standing-mine-public = My profile and my ratings are public
web-standing-mine-about = It tells of finished games at public tables, never of private ones. Hidden, only you see it.
web-standing-mine-look = Look at it`;export{e as default};