var e=`web-finding-title = Find me a game
web-finding-about = Say what you would play. As soon as enough people want the same, you sit at a table together.
web-finding-any = none chosen: any
web-finding-length = Length
web-finding-with-whom = With whom, and what else
web-finding-languages = Languages that you write
web-finding-level = How well you know the game
web-finding-level-1 = I am new to it
web-finding-level-2 = I know it
web-finding-level-3 = I play it well
web-finding-same-level = Only with people of my level
web-finding-offer-bots = If nobody comes, ask me whether to start with bots
web-finding-notify = Go on looking while this page is closed, and send me a notice
web-finding-notify-how = With an account that has notices, you can close this page while you wait.
web-finding-account = Account
web-finding-looking =
    { $count ->
        [0] Nobody is looking for a game of { $game } right now.
        [one] { $count } person is looking for a game of { $game }.
       *[other] { $count } people are looking for a game of { $game }.
    }
web-finding-alone = So far, you are the only one.
web-finding-on = You are looking for a game of { $game }
web-finding-players = players: { $numbers }
web-finding-since = since { $time }
web-finding-keep-open = Keep Bakufu open in this browser; any page of it will do. Once the game is there, you are taken to the table.
web-finding-may-close = You may close this page; you get a notice as soon as the game begins.
web-finding-bots-offer = It takes a while today. You can start now, with bots in the free seats.
web-finding-bots-now = Start with bots now
web-finding-bots-coming = The bots are sitting down.
web-finding-browser-note = Let the browser tell me
web-finding-stop = Stop looking
web-finding-begun = Your game has begun
web-finding-enter = To the table
web-finding-minutes =
    { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
web-finding-hours =
    { $count ->
        [one] about { $count } hour
       *[other] about { $count } hours
    }
web-finding-days =
    { $count ->
        [one] about { $count } day
       *[other] about { $count } days
    }
web-finding-range = { $from } to { $until }
web-finding-opened = opened { $since }
web-finding-started = begun { $since }
web-finding-lasts = takes { $length }
web-finding-host-here = the host is here
web-finding-host-away = the host is away
web-finding-host-gone = the host is not here
web-finding-with-bots =
    { $count ->
        [one] with { $count } bot
       *[other] with { $count } bots
    }`;export{e as default};