# Finding a game: a notice, and what the server says no to.

notice-paired = Your game has begun: { $table }
    .body = Bakufu has found people for { $game }, and you play.

refusal-finding-nothing-chosen = Choose at least one number of players and one pace.
refusal-finding-players = One cannot look for a game of { $given } players; known are { $known }.
refusal-finding-lengths = There is no length { $given } of this game; known are { $known }.
refusal-finding-paces = There is no pace { $given } for a game among strangers; known are { $known }.
refusal-finding-languages = Bakufu does not know the language { $given }; known are { $known }.
refusal-finding-no-form = There is no { $game } of this length for so few players; choose another length or more players.
refusal-finding-notify-account = Only people with an account can be told by a notice; keep this page open, or sign in.
refusal-finding-notify-channel = There is no way to tell you yet; set up notices in your account first.
refusal-finding-none = You are not looking for a game any more.
refusal-finding-busy = Another window of yours has just begun to look for a game; try again.
refusal-finding-bots-early = Bots can join you in { $seconds } seconds, if nobody else comes by then.
refusal-finding-no-bots = You wished for a game without bots.
refusal-finding-address-most = { $most } people at your internet address look for a game already; that is as many as this server allows.
