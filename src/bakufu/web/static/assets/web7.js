var e=`web-play-title-turn = Your turn
web-play-your-turn = Your turn
web-play-plan-done =
    { $seats-count ->
        [0] Your plan is ready.
       *[other] Your plan is ready. The table waits for { $seats }.
    }
web-play-waiting = The table waits for { $seats }.
web-play-over = Nobody has to decide anything.
web-play-undo-none = Nothing can be taken back now. What is not handed in yet can simply be changed.
web-play-undo = Undo
web-play-by-itself = Done for you: { $move }
web-play-sure = Are you sure?
web-play-run =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves at once
    }
web-play-do-it = Do it
web-play-not-yet = Not yet
web-play-close = Close
web-play-open-rule = Read rule { $rule }
web-play-not-this = Not this one
web-play-odds-win = { $percent }% win
web-play-odds-held = { $percent }% hold
web-play-odds-undecided = { $percent }% nobody left
web-play-odds-lose = { $percent }% lose
web-play-odds-left = units left on average: { $attackers } against { $defenders }
web-play-clear = Clear
web-play-ready = Ready
web-play-not-ready = Change my plan
web-play-mute = Mute the sounds
web-play-keys = Keys
web-play-help = Help
web-play-rule = Rule { $rule }
web-play-rule-in-book = Open in the rulebook
web-play-whole-book = The whole rulebook
web-play-key-help = Help
web-play-key-undo = Undo
web-play-key-decision = To your decision
web-play-key-map = To the map
web-play-key-log = To the log
web-play-key-tab = From choice to choice, and choose
web-play-log = Log
web-play-log-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
web-play-log-empty = Nothing has happened yet.
web-play-tab-play = Decision
web-play-tab-table = Table
web-play-tab-seats = Seats
web-play-tab-text = In words
web-play-tab-chat = Chat
web-play-tab-notes = Notes
web-play-tabs = What to look at
web-play-connecting = Opening the table …
web-play-offline = The connection is lost. It comes back by itself; nothing that you have prepared is lost.
web-play-taken-back = A move was taken back: { $what }
web-play-taken-back-by = { $name } took a move back: { $what }
web-play-spectator = You are watching. Only what everybody may know is shown.
web-play-two-tabs = This table is also open in another tab. Both show the same game, and a move in one appears in the other; you can close one of them.
web-play-home = To the start page
web-play-watch = Watch without a seat
web-play-again = Try again
web-play-cancelled = The host has closed this table before the game began.
web-play-result = Result
web-play-final-board = Final board
web-play-sheet-tall = Show more of this
web-play-sheet-low = Show more of the map
web-play-to-move = to move
web-play-time-left = Time left
web-play-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-stage-now = What is happening
web-stage-pause = Pause
web-stage-resume = Continue
web-stage-step = Next step
web-stage-stepwise = Wait for me after each step
web-stage-speed = Speed: ×{ $speed }
web-stage-hurried = Speed: ×{ $pace } instead of ×{ $speed }, because much is waiting
web-stage-more = More controls
web-stage-skip = Skip to now
web-stage-behind =
    { $count ->
        [one] { $count } event behind
       *[other] { $count } events behind
    }
web-stage-key-skip = skip to the present
web-away-title = While you were away
web-recap-round = What happened last round
web-recap-map = Look at the map
web-recap-lost = Lost: { $provinces }
web-recap-gained = Gained: { $provinces }
web-away-watch = Watch it
web-away-more =
    { $count ->
        [one] and 1 more line in the log
       *[other] and { $count } more lines in the log
    }
web-board-map = Map of the provinces
web-board-map-help = Arrow keys go from province to province, Enter picks one; plus and minus zoom, 0 goes back to the whole.
web-board-credit = Map: { $credit }
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-zoom-whole = Show the whole map
web-board-tint-owner = The land in the colors of its owners
web-board-tint-to-region = Color the land by region
web-board-tint-to-owner = Color the land by owner
web-board-sea-route = Sea route: { $from } – { $to }
web-board-by-land = by land
web-board-by-sea = by sea
web-board-lit-can = can be chosen
web-board-lit-chosen = chosen
web-board-lit-target = the target
web-board-lit-origin = the armies come from here
web-board-order = Turn order
web-board-order-none = The turn order is not settled yet.
web-board-seats = Players
web-board-you = you
web-board-bot = bot
web-board-to-act = to move
web-board-text = The board in words
web-board-provinces = Provinces
web-board-col-province = Province
web-board-col-owner = Owner
web-board-col-buildings = Buildings
web-board-col-neighbours = Neighbors
web-board-col-player = Player
web-board-col-provinces = Provinces
web-board-by-sea-to = { $province } (by sea)
web-lobby-skip = Skip to the page
web-lobby-navigation = Pages
web-lobby-tagline = Daimyō, castles, a tower full of cubes and armies that march: { $games } with friends or against bots.
web-lobby-named-game = { $game }
web-lobby-play-now = Play now against bots
web-lobby-you = You
web-lobby-your-name = Your name
web-lobby-players = Players
web-lobby-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-lobby-ways = Other ways to begin
web-lobby-create = Open a table
web-lobby-tournaments = Tournaments
web-lobby-create-about = Choose players, bots, board side, rules and pace, and invite friends.
web-lobby-find = Find me a game
web-lobby-find-about = Say what you would play; you sit with others as soon as they are there.
web-lobby-footer = No account needed, no cookies: what you need to come back to your tables stays in this browser.
web-lobby-join-link = Join by link
web-lobby-link = Link or number of the table
web-lobby-link-hint = Paste the link you were sent
web-lobby-link-wrong = This is not a link to a table. Copy the whole link, with everything behind the #.
web-lobby-join = Go to the table
web-lobby-tables = Tables
web-lobby-status = Which tables
web-lobby-status-waiting = waiting
web-lobby-status-playing = playing
web-lobby-status-over = finished
web-lobby-status-cancelled = canceled
web-lobby-status-called-off = called off
web-lobby-game = Game
web-lobby-any-game = any game
web-lobby-any-players = any number
web-lobby-any-pace = any pace
web-lobby-none = No table of this kind is open right now. Open one, and others will find it here.
web-lobby-page = Page { $number }
web-lobby-page-before = Back
web-lobby-page-after = More
web-lobby-seat-open = free
web-lobby-seat-number = Seat { $number }
web-lobby-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-lobby-your-turn = Your turn
web-lobby-go-on = Go on playing
web-lobby-look-back = Look back
web-lobby-watch = Watch
web-lobby-sit-down = Sit down
web-lobby-look-in = Look in
web-lobby-own = Your tables
web-lobby-forget = Remove from this list
web-lobby-loading = Loading …
web-lobby-try-again = Try again
web-lobby-home = Start page
web-lobby-close = Close
web-lobby-who = Who plays
web-lobby-host-plays = I play at this table myself
web-lobby-seat-of = Seat of { $clan }
web-lobby-seat-open-guest = free for a guest
web-lobby-seat-here = somebody at this screen
web-lobby-seat-here-name = Name of the player of { $clan }
web-lobby-bot = bot ({ $name })
web-lobby-rules-of-table = Board and rules
web-lobby-group-usual = all as usual
web-lobby-group-changed = { $count } changed
web-lobby-usual = usual
web-lobby-number-of = Number { $number } of { $count }
web-lobby-estimate = Our estimate: it is printed only on the cards or the board. Put in what yours say.
web-lobby-estimate-back = Back to our estimate
web-lobby-table-itself = The table
web-lobby-table-name = Name of the table (if you like)
web-lobby-visibility = Who can find it
web-lobby-visibility-open = Anyone: it is in the list of tables.
web-lobby-visibility-unlisted = Anyone who knows its address; it is not in the list.
web-lobby-visibility-link = Only people with your invitation.
web-lobby-spectators = Spectators may watch
web-lobby-pace = Pace
web-lobby-pace-none = no clock
    .about = Everyone takes as long as they need.
web-lobby-pace-live = live
    .about = 10 minutes each, and 30 seconds more for each decision.
web-lobby-pace-relaxed = relaxed
    .about = 30 minutes each, and 2 minutes more for each decision.
web-lobby-pace-days = over days
    .about = A day each, and 4 hours more for each decision.
web-lobby-pace-days-fast = over days, brisk
    .about = Half a day each, and 2 hours more for each decision.
web-lobby-pace-days-slow = over days, slow
    .about = Three days each, and 12 hours more for each decision.
web-lobby-timeout = When a player's time is up
web-lobby-timeout-wait = The others wait.
web-lobby-timeout-bot = A bot plays for whoever is late, until that player comes back.
web-lobby-timeout-vote = The others vote: a bot, more time, a new player, or the end.
web-lobby-open-table = Open the table
web-lobby-waiting-for =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
web-lobby-ready = Everyone is here. The host can start the game.
web-lobby-ready-host = Everyone is here. You can start the game.
web-lobby-start = Start the game
web-lobby-seats = Seats
web-lobby-sit-here = Sit here
web-lobby-add-bot = Add a bot …
web-lobby-let-bot = Let a bot play { $clan }
web-lobby-free-seat = Free the seat
web-lobby-join-guest = Join as a guest
web-lobby-choose-seat = Choose your clan
web-lobby-freed = The host has freed your seat. You can sit down again, or ask them why.
web-lobby-full = All seats are taken, and this table does not allow spectators.
web-lobby-full-watch = All seats are taken now. You can watch as soon as the game begins, or find another table.
web-lobby-invitation-paste = Paste the invitation link here
web-lobby-invitation-open = Open the table
web-lobby-invitation-none = That is no invitation link. It ends with /invite/ and a long code.
web-lobby-invite = Invite
web-lobby-invite-link = Send this link to the people you want to play with
web-lobby-reach-restart = This link opens on this computer only. For friends on other machines, stop the server and start it again like this, with any other options that it had; your tables stay, and the link then carries this computer's address in your network:
web-lobby-reach-address = The link carries this computer's address in your network. 127.0.0.1 would mean nothing to other machines.
web-lobby-reach-unknown = This link opens on this computer only. For friends on other machines, put this computer's name or address in your network in the place of 127.0.0.1 or localhost.
web-lobby-qr = The link as a QR code for a camera
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-share = Share
web-tell-me = Tell me when it is my turn
web-tell-told = This device tells you when it is your turn.
web-tell-settings = Settings
web-tell-stop = Tell me no more
web-tell-denied = Your browser shows no notices of this page; allow them in its settings first.
web-tell-insecure = This needs a page that comes over https.
web-tell-unsupported = This browser cannot show notices while the page is closed.
web-lobby-other-device = Play this seat on another device
web-lobby-other-device-about = This link is your seat. Whoever has it can play for you: do not share it.
web-lobby-own-link = Your secret link
web-lobby-renew = Make a new link
web-lobby-renew-about = The old link will stop working on every device.
web-lobby-renewed = This is the new link; the old one no longer works.
web-lobby-leave = Leave the table
web-lobby-cancel = Cancel the table
web-lobby-facts = What is played
web-lobby-menu = Table and settings
web-lobby-your-seat = Your seat
web-lobby-watchers = Spectators
web-lobby-watch-link = With this link others can watch
web-lobby-hand-over-about = Need to leave? A bot can play on for you; you can come back at any moment.
web-lobby-hand-over = Hand over: { $bot }
web-lobby-bot-plays = Playing for you now: { $bot }.
web-lobby-take-back = Take my seat back
web-lobby-chat = Chat
web-lobby-chat-empty = Nobody has said anything yet.
web-lobby-chat-write = Say something to the table
web-lobby-chat-send = Send
web-lobby-chat-offline = The connection is lost; what you send goes out when it is back.
web-lobby-chat-guests = Only players can speak here.
web-lobby-notes = Your private notes
web-lobby-notes-hint = Only you can read what you write here.
web-lobby-notes-loading = Loading …
web-lobby-notes-saved = Saved.
web-lobby-notes-writing = Writing …
web-lobby-notes-kept = The server cannot be reached: kept in this browser and sent later.
web-lobby-fair = Fair draws
web-lobby-fair-about = Before the start the server publishes a fingerprint of its secret, so that it can no longer change it, and every browser adds randomness of its own. All draws follow from both, so no player can choose or foresee them, and nobody can change them afterwards. There is one exception: the person who runs the server knows the secret, can foresee the draws, and could even choose them by taking the last seat.
web-lobby-fair-commitment = What the table committed itself to
web-lobby-fair-entropy = What your browser has added
web-lobby-fair-later = When the game is over, the secret is shown and this page can check every draw.
web-lobby-fair-check = Check all draws in this page
web-lobby-fair-checking = Checking …
web-lobby-fair-commitment-good = The secret is the one that the table committed itself to.
web-lobby-fair-commitment-bad = The secret is not the one that the table committed itself to.
web-lobby-fair-commitment-unknown = This record shows no secret, so it cannot be compared.
web-lobby-fair-noted-good = This browser had noted the same number before the start.
web-lobby-fair-noted-bad = This browser had noted another number before the start.
web-lobby-fair-noted-unknown = This browser was not there before the start, so it has noted nothing.
web-lobby-fair-entropy-good = What your browser added is part of the draws.
web-lobby-fair-entropy-bad = What your browser added is missing from the draws.
web-lobby-fair-entropy-unknown = This browser had no seat and added nothing.
web-lobby-fair-draws-good =
    { $count ->
        [one] { $count } draw was made again here and came out the same.
       *[other] All { $count } draws were made again here and came out the same.
    }
web-lobby-fair-draws-bad = The draw “{ $label }” does not follow from the secret.
web-lobby-fair-draws-unknown = Without the secret no draw can be made again.
web-lobby-fair-more = The page has checked the numbers. That the rules asked for these draws is checked by “bakufu verify” with the exported file, on any computer. Neither covers the names of the players.
web-lobby-fair-rewound =
    { $count ->
        [one] The person who runs this server has taken the game back once; the draws after it are new ones.
       *[other] The person who runs this server has taken the game back { $count } times; the draws after it are new ones.
    }
web-lobby-end-you =
    { $seats-count ->
        [1] You have won, { $seats }!
       *[other] You share the victory: { $seats }.
    }
web-lobby-end-winner =
    { $seats-count ->
        [1] { $seats } wins
       *[other] { $seats } share the victory
    }
web-lobby-end-place =
    You are number { $place } of { $players }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-lobby-end-points = Points
web-lobby-end-total = Total
web-lobby-luck = Luck
web-lobby-luck-about = Wins compared with what the odds before each throw predicted. Results inside the shaded range are normal.
web-lobby-luck-entered = What was thrown at a real table counts as it was entered.
web-lobby-luck-reckoning = The odds of every fight are being worked out …
web-lobby-luck-lucky = { $wins } of { $fights } won; { $expected } could be expected. Luck helped.
web-lobby-luck-fair = { $wins } of { $fights } won; { $expected } could be expected.
web-lobby-luck-unlucky = { $wins } of { $fights } won; { $expected } could be expected. Unlucky.
web-lobby-luck-key-wins = won
web-lobby-luck-key-expected = expected
web-lobby-luck-key-usual = usual
web-lobby-luck-upsets = Against the odds
web-lobby-luck-none = No fight ended against the odds.
web-lobby-rematch = Play again
web-lobby-clone = The same start once more
web-lobby-link-checked = The link is being checked …
web-lobby-link-refused = The link that was opened here is wrong or out of date. Nothing has changed: you still have your seat at this table.
web-lobby-link-own-seat = Go to my seat
web-lobby-two-seats = The link opens the seat of { $other }. In this browser you already play as { $mine }. Both seats stay open to you, and you can change between them in the menu of the table. Where do you want to sit now?
    .title = Two seats at one table
web-lobby-stay-as = Stay as { $name }
web-lobby-sit-as = Sit as { $name }
web-lobby-unknown-page = There is no page at this address. This is the start page.
web-lobby-held = Many requests have come from your network, so the server asks us to wait a moment. This goes on by itself.
web-lobby-trouble-server = The server does not answer. Check your connection, then try again.
web-lobby-trouble-page = Something went wrong in this page. Load it again; your seats are kept.
web-lobby-advice-server = Perhaps your connection is gone, or the server is being started again. Nothing that was played is lost: try again in a moment.
    .title = The server does not answer
web-lobby-advice-page = This page may have been updated. Load it again; your seats are kept in this browser.
    .title = The page could not be loaded
web-lobby-advice-table = The link may be cut off or old, or the table was given up. Ask whoever sent it for a new one, or find another table.
    .title = This table does not exist
web-lobby-advice-seat = Perhaps the link is not complete, or the seat has a newer one. Open the newest link, or watch the game without a seat.
    .title = This link opens no seat
web-lobby-advice-renewed = Open the newest link, or watch the game without a seat.
    .title = This link was replaced
web-lobby-advice-spectators = This table does not allow spectators. When the game is over, those who played can watch its replay.
    .title = Only players may look in here
web-lobby-advice-invitation = Ask its host for the invitation link; the address alone does not open it.
    .title = This table wants an invitation
web-lobby-advice-void = Perhaps the link is not complete; ask for it again. You can look at the table without it.
    .title = This invitation is not valid
web-lobby-advice-started = There is nothing to look back at yet. Go to the table and wait for the start.
    .title = The game has not begun
web-lobby-advice-busy = Too much was asked at once. Wait a few seconds, then try again.
    .title = A moment, please
web-lobby-advice-lost = Ask the host why, or watch the game without a seat. What you have written is kept in this browser.
    .title = This seat is no longer yours
web-lobby-advice-other = Go back to the start page, or try again.
    .title = This did not work
web-settings-title = Settings
web-settings-language = Language
web-settings-light = Light
web-settings-dark = Dark
web-settings-theme = Light or dark
web-settings-theme-auto = as my device
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-speed = Animations
web-settings-speed-none = none
web-settings-speed-slow = slow
web-settings-speed-normal = normal
web-settings-speed-fast = fast
web-settings-speed-faster = very fast
web-settings-sound = Sounds
web-settings-volume = Volume
web-settings-notify = Tell me when it is my turn and this page is in the background
web-settings-notify-denied = Your browser does not allow this page to send messages. Allow it in the settings of the browser, then try again.
web-settings-confirm = Confirm every move
web-settings-forced = Play the only possible move for me
web-settings-answer-ask = ask me
web-settings-answer-yes = always
web-settings-answer-no = never
web-settings-kept = Kept in this browser only.
web-settings-kept-account = Kept in your account, for every device.
web-rules-title = Rules
web-rules-about = Every rule in our words, with examples; searchable.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-example = Example:
web-rules-module = module
web-rules-english = This rulebook has not been translated yet.
web-rules-unknown = There is no rule { $rule }.
web-rules-none = No rule speaks of “{ $wanted }”. Try another word, or the number of a rule, such as { $example }.
web-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-replay-title = Replay
web-replay-position = Position in the game
web-replay-step = { $number } of { $last }
web-replay-setup = Set-up
web-replay-move = { $seat }: { $what }
web-replay-viewer = Seen by
web-replay-spectator = a spectator
web-replay-link = Copy link to this moment
web-replay-link-copied = Link copied
web-replay-link-opens = The link holds the invitation of this private table: whoever has it may watch the game here, too.
web-replay-link-by-hand = Your browser does not allow copying. The link to this moment:
web-replay-picture = Save as a picture
web-replay-picture-busy = Making the picture …
web-replay-picture-saved = Picture saved
web-replay-picture-failed = Your browser could not make the picture.
web-replay-table = To the table
web-replay-export = Save as a file
web-replay-import = Open a saved game
web-replay-import-hint = Drop a record file here, or choose one. Its moves and draws are checked; the names in it are not.
web-replay-keys =
    { $by ->
        [phase] Keys: ← → step, , and . move, Shift + ← → phase, [ ] round, space plays.
       *[round] Keys: ← → step, , and . move, Shift + ← → round, [ ] year, space plays.
    }
web-replay-play-on = Play on from here
web-replay-play-on-about = A new table of your own begins at position { $number }. This game stays as it is; every draw from here on is new.
web-replay-play-on-seat = You play
web-replay-play-on-bots = Against
web-replay-play-on-go = Begin
web-replay-back = One step back
web-replay-on = One step on
web-replay-phase-back = One phase back
web-replay-phase-on = One phase on
web-replay-round-back = One round back
web-replay-round-on = One round on
web-replay-year-back = One year back
web-replay-year-on = One year on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-by-move = Stop after every move
web-replay-planned =
    { $count ->
        [one] { $count } move, made in secret
       *[other] { $count } moves, made in secret
    }
web-replay-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-learn-title = Guided first game
web-learn-about = Never played? A guide explains each part of the game when you reach it.
web-learn-unknown = There is no guided game named “{ $wanted }”. Choose one of these:
web-learn-start = Start the guided game
web-learn-contents = What you will meet
web-learn-coach = Guide
web-learn-next = Go on
web-learn-got-it = Got it
web-learn-waits = The game goes on when you have read this.
web-learn-stop = No more guide
web-learn-fold = Fold
web-learn-unfold = Unfold
web-learn-menu-on = Show the guide
web-learn-menu-off = Hide the guide
web-learn-read = Rule { $rule } says it in full
web-company-here = at the table
web-company-away = the page is in the background
web-company-gone = gone since { $when }
web-company-never = not seen yet
web-company-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-company-bot-for = bot for { $name }
web-company-offered = seat free
web-company-nudge = Nudge
web-company-nudge-told = { $by } nudges you: the table waits for you.
web-company-nudged = { $name } has been nudged.
web-company-event-bot-in =
    { $reason ->
        [offered] Until somebody takes the seat of { $name }, the { $bot } plays it.
        [clock] The time of { $name } is up. The { $bot } plays for { $name } now.
        [vote] The others have voted: the { $bot } plays for { $name } now.
        [host] The host has put a bot in: the { $bot } plays for { $name } now.
       *[other] The { $bot } plays for { $name } now.
    }
web-company-event-bot-out = { $name } plays again.
web-company-event-offered = The seat of { $name } is free for a new player.
web-company-event-joined = { $name } takes over the seat of { $was }.
web-company-event-resigned = { $name } has resigned.
web-company-event-paused =
    { $reason ->
        [host] The host has paused the game.
       *[other] The players have paused the game.
    }
web-company-event-resumed =
    { $reason ->
        [host] The host lets the game go on.
        [time] The longest pause is over. The game goes on.
       *[other] The players let the game go on.
    }
web-company-event-extended =
    { $name ->
        [everybody] More time ({ $more }) for everybody who owes a move.
       *[other] More time ({ $more }) for { $name }.
    }
web-company-event-vote-opened =
    { $about ->
        [absent] The time of { $name } is up. The others vote on what to do.
        [replace] { $by } asks whether somebody else should play for { $name }.
        [pause] { $by } asks for a pause.
        [resume] { $by } asks to go on.
        [extend] { $by } asks for more time.
       *[other] { $by } asks to call off the game.
    }
web-company-event-vote-cast = { $by } votes: { $choice }
web-company-event-vote-closed =
    { $result ->
        [failed] The vote was turned down.
        [back] { $name } is back; the vote is over.
       *[other] The vote is over.
    }
web-company-event-called-off =
    { $reason ->
        [host] The host has ended the game.
        [resigned] Nobody is left to play. The game is over.
       *[other] The players have called off the game.
    }
web-company-event-nudge = { $by } nudges { $name }.
web-company-vote-absent = The time of { $name } is up. What should happen?
web-company-vote-absent-you = Your time is up, and the others vote on what to do. Move now, and the vote is over.
web-company-vote-replace = { $by } asks: who should play for { $name }?
web-company-vote-pause = { $by } wants to pause the game.
web-company-vote-resume = { $by } wants to go on.
web-company-vote-extend = { $by } asks for more time ({ $more }) for everybody who owes a move.
web-company-vote-call-off = { $by } wants to call off the game. It would end without a winner.
web-company-vote-state = { $cast } of { $all } have voted.
web-company-vote-all = One “no” turns it down; whoever has said nothing at the end is not counted.
web-company-vote-ends =
    { $about ->
        [absent] If nobody votes, a bot plays in
        [call-off] If nobody is against it and most agree, the game ends in
       *[other] If too few agree, it is turned down in
    }
web-company-vote-mine = You have voted: { $choice }
web-company-choice-yes = Yes
web-company-choice-no = No
web-company-choice-bot = A bot plays
web-company-choice-wait = More time
web-company-choice-offer = A new player
web-company-choice-end = End the game
web-company-paused = The game is paused: nobody can move, and the clocks stand still. It goes on by itself at { $when }.
web-company-go-on = Go on
web-company-called-off = This game was called off. It has no winner.
web-company-ended-by-host = The host has ended this game. It has no winner.
web-company-ask = Ask the others
web-company-ask-about = The others vote. Bots have no vote.
web-company-ask-pause = Pause
web-company-ask-extend = More time ({ $more })
web-company-ask-call-off = Call off the game
web-company-ask-call-off-sure = Really ask to end this game for everybody?
web-company-ask-replace-bot = A bot for { $name }
web-company-ask-replace-offer = A new player for { $name }
web-company-host = As the host, at once
web-company-host-end = End the game
web-company-sure = Really end this game for everybody?
web-company-resign = Resign
web-company-resign-about = A bot plays your seat to the end, or a new player. You cannot come back.
web-company-resign-last = You are the only person here: the game ends at once, without a winner.
web-company-resign-ask = Really resign? You cannot come back.
web-company-resign-sure = Yes, resign
web-company-resigned = You have resigned. Your seat is played by: { $bot }.
web-company-not-now = No
web-company-free-seat = A seat is free in this running game.
web-company-free-tag = free seat, running game
web-company-free-about = You take over the seat as it stands, with its cards and its secrets. The others keep theirs.
web-company-take-seat = Take the seat of { $name }
web-company-take = Take a seat
web-company-hands = Who played
web-company-heir-short = Your seat went to { $name }
web-company-heir = You were away, and the others gave your seat to { $name }. You can watch the game.
web-ask-bot = What would you do?
web-ask-real-throw = Nobody can advise here: only your real throw can tell.
web-ask-whom = Which bot?
web-ask-thinking = Thinking …
web-ask-would = { $bot } would choose:
web-ask-plan = { $bot } would do this:
web-ask-do =
    { $count ->
        [one] Play this
        [2] Play both moves
       *[other] Play all { $count } moves
    }
web-ask-first = Play only the first
web-ask-times = { $count } × { $move }
web-ask-lay = Use this plan
web-ask-not-whole = This is only part of the plan: play it, then ask again.
web-ask-close = Close
web-lobby-advice-allowed = Players may ask a bot what it would do
web-lobby-advice-not-allowed = Nobody may ask a bot for advice
web-pass-title = Pass the screen to { $name }
web-pass-about = { $name } is next. Everybody else, please look away.
web-pass-ready = I am { $name }
web-pass-back = Back to { $name }
web-keep-games = Keep my games
web-keep-about = These games are only in this browser.
web-keep-signed-in = You are { $name }; your games follow you to every device.
web-keep-account = My account
web-keep-more =
    { $count ->
        [one] Keep { $count } more game
       *[other] Keep { $count } more games
    }
web-keep-elsewhere = Did you keep games on another device?
web-keep-sign-in = Sign in
web-lobby-accounts = Only people with an account may sit down, each of them once
web-lobby-rated = Rated
web-lobby-leaderboard = Leaderboard
web-lobby-accounts-needed = At this table you sit down with an account, so that everybody knows whom they play. It takes a moment.`;export{e as default};