# -- playing ----------------------------------------------------------------------------------------

web-play-title-turn = Your turn
web-play-your-turn = Your turn
web-play-plan-done =
    { $seats-count ->
        [0] Your plan is ready.
       *[other] Your plan is ready. The table waits for { $seats }.
    }
web-play-waiting = The table waits for { $seats }.
web-play-over = Nobody has to decide anything.
web-play-undo = Take back
web-play-by-itself = Done by itself: { $move }
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
web-play-taxes = taxes
web-play-rice = rice
web-play-armies = armies
web-play-markers = revolt markers
web-play-free-spaces =
    { $count ->
        [one] { $count } free building space
       *[other] { $count } free building spaces
    }
web-play-neutral = neutral
web-play-pile = The unseen pile
web-play-pile-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-play-group =
    { $left ->
        [one] group of { $armies }
       *[other] group of { $armies } (you have { $left })
    }
web-play-place = Place { $place } in the turn order
web-play-taken-by = Taken by { $seat }
web-play-from =
    { $armies ->
        [one] { $armies } army stands
       *[other] { $armies } armies stand
    } in { $province }. Choose where they go, here or on the map.
web-play-attack = Attack
web-play-move = Move
web-play-why-not = Why not?
web-play-other-target = Another target
web-play-not-this = Not this one
web-play-fewer = One army fewer
web-play-more = One army more
web-play-quick = Quick numbers
web-play-all = all { $armies }
web-play-odds-win = { $percent } % win
web-play-odds-hold = { $percent } % put down
web-play-odds-held = { $percent } % held
web-play-odds-undecided = { $percent } % nobody left
web-play-odds-lose = { $percent } % lost
web-play-odds-left = left on average: { $attackers } against { $defenders }
web-play-fight =
    { $attacker } attacks { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against { $guard }.
web-play-always = Always
web-play-never = Never
web-play-always-hint = Always and Never hold until you change them in the settings of the menu.
web-play-standing = Answered for you
web-play-ask-again = Ask me again
web-play-take = Take { $province }
web-play-deploy-where =
    { $province } holds { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; { $supply ->
        [one] { $supply } is
       *[other] { $supply } are
    } left in your supply.
web-play-revolt-place = { $province }: number { $place } of { $count }. Arrow up or down moves it.
web-play-revolt-drag = Drag, or use the arrow keys
web-play-revolt-earlier = { $province } earlier
web-play-revolt-later = { $province } later
web-play-revolt-all =
    { $count ->
        [one] Face this revolt
       *[other] Face all { $count } in this order
    }
web-play-extra-farmers =
    { $count ->
        [one] { $count } hungry farmer joins each revolt.
       *[other] { $count } hungry farmers join each revolt.
    }
web-play-thrown = { $count } thrown in
web-play-tray-enter = Enter the tray
web-play-bid = Bid for the turn order
web-play-space =
    { $turn ->
        [bid] { $title }
        [later] Face down, { $title }
       *[other] Action { $turn }, { $title }
    }: { $lies }. { $doubt }
web-play-would-skip = Would be skipped. { $why }
web-play-may-skip = May be skipped. { $why }
web-play-would-revolt = { $province } would revolt: revolt markers lie there.
web-play-board = Your individual board
web-play-hand = Your hand
web-play-held = Now choose a space for { $card }.
web-play-lack =
    { $count ->
        [one] { $count } space still wants a card. Drag it, or tap a card and then a space.
       *[other] { $count } spaces still want a card. Drag them, or tap a card and then a space.
    }
web-play-complete = Your plan is complete. You can still move and swap cards.
web-play-spare =
    { $count ->
        [one] You have one card too few: you choose which space stays empty.
       *[other] You have { $count } cards too few: you choose which spaces stay empty.
    }
web-play-sort = Sort by
web-play-sort-name = name
web-play-sort-tax = taxes
web-play-sort-rice = rice
web-play-sort-armies = armies
web-play-take-back = Back into the hand
web-play-clear = Clear
web-play-ready = Ready
web-play-not-ready = Change my plan
web-play-ledger = Chests: { $start }, after a bid of { $bid } and the open actions { $known }, at the end { $end }.
web-play-estimate = An estimate
web-play-doubts =
    { $count ->
        [one] { $count } doubt
       *[other] { $count } doubts
    }
web-play-no-doubts = Nothing seems to stand in the way.
web-play-keys = Keys
web-play-key-help = This list
web-play-key-undo = Take back
web-play-key-decision = To your decision
web-play-key-map = To the map
web-play-key-log = To the log
web-play-key-tab = From choice to choice, and choose
web-play-key-spaces = Lay the chosen card on a space, in the order of the row; b is the bid
web-play-key-delete = Take the card of a space back into the hand
web-play-key-escape = Let go of the chosen card; show a throw of the tower at once
web-play-log = Log
web-play-log-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
web-play-log-empty = Nothing has happened yet.
web-play-season = Year { $year }, { $season }
web-play-before = Before the first season
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
web-play-points = points
web-play-chests = chests
web-play-to-move = to move
web-play-time-left = Time left
web-play-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# -- end of playing ----------------------------------------------------------------------------------

# -- what one sees of the board ----------------------------------------------------------------------

web-board-map = Map of the provinces
web-board-map-help = Arrow keys go from province to province, Enter picks one; plus and minus zoom, 0 goes back to the whole.
web-board-credit = Map: { $credit }
web-board-zoom-in = Closer
web-board-zoom-out = Farther
web-board-zoom-whole = The map as it was
web-board-closed = out of play
web-board-neutral = neutral
web-board-held =
    { $armies ->
        [one] { $seat }, { $armies } army
       *[other] { $seat }, { $armies } armies
    }
web-board-yield = tax { $tax }, rice { $rice }
web-board-tax = tax { $tax }
web-board-rice = rice { $rice }
web-board-markers =
    { $count ->
        [one] { $count } revolt marker
       *[other] { $count } revolt markers
    }
web-board-spaces-free =
    { $count ->
        [one] { $count } building space, empty
       *[other] { $count } building spaces, all empty
    }
web-board-by-land = by land
web-board-by-sea = by sea
web-board-lit-can = can be chosen
web-board-lit-chosen = chosen
web-board-lit-target = the target
web-board-lit-origin = the armies come from here
web-board-points = Victory points
web-board-rice-track = Rice
web-board-on-track = { $seat }: { $count }
web-board-actions = Actions of the season
web-board-action-open = { $number }: { $action }
web-board-action-closed = { $number }: face down
web-board-action-now = now
web-board-action-done = done
web-board-specials = Special cards and turn order
web-board-special-at = Place { $number }: { $special }
web-board-special-free = free
web-board-special-taken = { $seat } has it
web-board-events = Events of the year
web-board-event-now = this season
web-board-event-shown = still to come
web-board-event-gone = gone
web-board-event-loss = Winter: { $count } rice spoils
web-board-no-events = No event cards lie out now.
web-board-no-actions = No action cards lie out now.
web-board-order = Turn order
web-board-order-none = The turn order is not settled yet.
web-board-date = Year { $year }, { $season }
web-board-seats = Players
web-board-you = you
web-board-bot = bot
web-board-to-act = to move
web-board-chests =
    { $count ->
        [one] { $count } war chest
       *[other] { $count } war chests
    }
web-board-supply =
    { $count ->
        [one] { $count } army in supply
       *[other] { $count } armies in supply
    }
web-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-board-points-of =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
web-board-rice-of = { $count } rice
web-board-special-of = special card: { $special }
web-board-plan = Individual board
web-board-plan-secret = plans in secret
web-board-plan-card = { $space }: { $card }
web-board-plan-hidden = { $space }: a face-down card
web-board-plan-empty = { $space }: empty
web-board-tower = Battle tower
web-board-inside = In the tower
web-board-inside-hidden = How many cubes are in the tower is not shown at this table.
web-board-tray = In the tray
web-board-tiles = Building tiles left
web-board-tiles-of = { $building }: { $count }
web-board-farmers-left =
    { $count ->
        [one] { $count } farmer in supply
       *[other] { $count } farmers in supply
    }
web-board-nothing = nothing
web-board-throw = A throw of the battle tower
web-board-throw-skip = Skip
web-board-throw-loading = The tower is filled before the first round.
web-board-throw-next = Go on
web-board-year-points = Where the points of year { $year } came from
web-board-throw-held =
    { $count ->
        [one] { $count } cube stays in the tower
       *[other] { $count } cubes stay in the tower
    }
web-board-throw-old =
    { $count ->
        [one] { $count } old cube falls out
       *[other] { $count } old cubes fall out
    }
web-board-throw-losses = { $seat } loses { $lost }, { $defender } loses { $own }
web-board-throw-losses-farmers = { $seat } loses { $lost }, the farmers lose { $own }
web-board-text = The board in words
web-board-provinces = Provinces
web-board-col-province = Province
web-board-col-region = Region
web-board-col-tax = Tax
web-board-col-rice = Rice
web-board-col-owner = Owner
web-board-col-armies = Armies
web-board-col-buildings = Buildings
web-board-col-markers = Revolt markers
web-board-col-neighbours = Neighbours
web-board-col-player = Player
web-board-col-points = Points
web-board-col-chests = War chests
web-board-col-supply = Armies in supply
web-board-col-cards = Cards
web-board-col-special = Special card
web-board-col-provinces = Provinces
web-board-buildings-of = { $buildings } ({ $count } of { $spaces })
web-board-buildings-none = 0 of { $spaces }
web-board-by-sea-to = { $province } (by sea)

# -- end of the board ---------------------------------------------------------------------------------

# -- around the game --------------------------------------------------------------------------------

# start page and tables
web-lobby-skip = Skip to the page
web-lobby-navigation = Pages
web-lobby-tagline = Daimyō, castles, a tower full of cubes and armies that march: Shogun and Ikusa with friends or against bots.
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
web-lobby-create-about = Choose players, bots, board side, rules and pace, and invite friends.
web-lobby-footer = No account, no cookies: what you need to come back to your tables stays in this browser.
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
web-lobby-status-cancelled = called off
web-lobby-game = Game
web-lobby-any-game = any game
web-lobby-any-players = any number
web-lobby-any-pace = any pace
web-lobby-none = There is no such table right now. Open one, and others will find it here.
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
web-lobby-own = Your tables
web-lobby-forget = Take off this list
web-lobby-loading = Loading …
web-lobby-try-again = Try again
web-lobby-home = Start page
web-lobby-close = Close

# opening a table
web-lobby-who = Who plays
web-lobby-host-plays = I play at this table myself
web-lobby-seat-of = Seat of { $clan }
web-lobby-seat-open-guest = free for a guest
web-lobby-bot = bot ({ $name })
web-lobby-rules-of-table = Board and rules
web-lobby-group-usual = all as usual
web-lobby-group-changed = { $count } changed
web-lobby-usual = usual
web-lobby-table-itself = The table
web-lobby-table-name = Name of the table (if you like)
web-lobby-visibility = Who can find it
web-lobby-visibility-open = Everybody: it stands in the list of tables.
web-lobby-visibility-unlisted = Whoever knows its address; it is not in the list.
web-lobby-visibility-link = Only who has your invitation.
web-lobby-spectators = Spectators may watch
web-lobby-pace = Pace
web-lobby-pace-none = no clock
    .about = Everybody takes the time he needs.
web-lobby-pace-live = live
    .about = 10 minutes for everybody, and 30 seconds more for each decision.
web-lobby-pace-relaxed = relaxed
    .about = 30 minutes for everybody, and 2 minutes more for each decision.
web-lobby-pace-days = over days
    .about = A day for everybody, and 4 hours more for each decision.
web-lobby-pace-days-fast = over days, brisk
    .about = Half a day for everybody, and 2 hours more for each decision.
web-lobby-pace-days-slow = over days, slow
    .about = Three days for everybody, and 12 hours more for each decision.
web-lobby-timeout = When the time of a player is up
web-lobby-timeout-wait = The others wait.
web-lobby-timeout-bot = A bot plays on for him until he takes his seat back.
web-lobby-open-table = Open the table

# before the game
web-lobby-waiting-for =
    { $count ->
        [one] The table waits for { $count } more player.
       *[other] The table waits for { $count } more players.
    }
web-lobby-ready = Everybody is here. The host can start the game.
web-lobby-ready-host = Everybody is here. You can start the game.
web-lobby-start = Start the game
web-lobby-seats = Seats
web-lobby-sit-here = Sit here
web-lobby-add-bot = Add a bot …
web-lobby-let-bot = Let a bot play { $clan }
web-lobby-free-seat = Free the seat
web-lobby-join-guest = Join as a guest
web-lobby-choose-seat = Choose your clan
web-lobby-freed = The host has freed your seat. You can sit down again, or ask him why.
web-lobby-full = All seats are taken, and this table admits no spectators.
web-lobby-full-watch = All seats are taken now. You can watch as soon as the game begins, or find another table.
web-lobby-invite = Invite
web-lobby-invite-link = Send this link to whoever shall play
web-lobby-reach-restart = This link opens on this computer only. For friends on other machines, stop the server and start it again like this; your tables stay, and the link then carries this computer's address in your network:
web-lobby-reach-address = The link carries this computer's address in your network. 127.0.0.1 would mean nothing to other machines.
web-lobby-reach-unknown = This link opens on this computer only. For friends on other machines, put this computer's name or address in your network in the place of 127.0.0.1 or localhost.
web-lobby-qr = The link as a QR code for a camera
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-other-device = Play this seat on another device
web-lobby-other-device-about = This link is your seat. Whoever has it can play for you: send it to nobody but yourself.
web-lobby-own-link = Your secret link
web-lobby-renew = Make a new link
web-lobby-renew-about = The old link then opens nothing any more, on any device.
web-lobby-renewed = This is the new link; the old one opens nothing any more.
web-lobby-leave = Leave the table
web-lobby-cancel = Call the table off
web-lobby-facts = What is played

# at the table
web-lobby-menu = Table and settings
web-lobby-your-seat = Your seat
web-lobby-watchers = Spectators
web-lobby-watch-link = With this link others can watch
web-lobby-hand-over-about = Must you go? A bot can play on for you; you can come back at any moment.
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

# fair draws
web-lobby-fair = Fair draws
web-lobby-fair-about = Before the start the server binds itself to a secret by a number that it cannot change any more, and every browser adds some chance of its own. All draws follow from both, so no player can choose or foresee them, and nobody can change them afterwards. This does not bind the person who runs the server, who knows the secret: that person can foresee the draws, and by sitting down last could even choose them.
web-lobby-fair-commitment = What the table has bound itself to
web-lobby-fair-entropy = What your browser has added
web-lobby-fair-later = When the game is over, the secret is shown and this page can check every draw.
web-lobby-fair-check = Check all draws in this page
web-lobby-fair-checking = Checking …
web-lobby-fair-commitment-good = The secret is the one that the table had bound itself to.
web-lobby-fair-commitment-bad = The secret is not the one that the table had bound itself to.
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

# after the game
web-lobby-end-you =
    { $seats-count ->
        [1] { $seats } wins: you are the shogun!
       *[other] You share the victory: { $seats }.
    }
web-lobby-end-winner =
    { $seats-count ->
        [1] { $seats } becomes shogun
       *[other] { $seats } share the victory
    }
web-lobby-end-points = Points
web-lobby-end-year = Year { $year }
web-lobby-end-provinces = provinces
web-lobby-end-buildings = buildings
web-lobby-end-majorities = majorities
web-lobby-end-total = Total
web-lobby-end-battles = Battles and revolts
web-lobby-end-fights-attacks = attacks made
web-lobby-end-fights-won = … and won
web-lobby-end-fights-defences = attacks suffered
web-lobby-end-fights-held = … and repelled
web-lobby-end-fights-revolts = revolts
web-lobby-end-fights-down = … and put down

# -- luck --
web-lobby-luck = Luck
web-lobby-luck-about = Wins against those that the odds just before each throw let one expect. Within the shaded stretch nothing is unusual.
web-lobby-luck-reckoning = The odds of every fight are being worked out …
web-lobby-luck-lucky = { $wins } of { $fights } won; { $expected } could be expected. Luck helped.
web-lobby-luck-fair = { $wins } of { $fights } won; { $expected } could be expected. As was to be expected.
web-lobby-luck-unlucky = { $wins } of { $fights } won; { $expected } could be expected. Luck was away.
web-lobby-luck-key-wins = won
web-lobby-luck-key-expected = expected
web-lobby-luck-key-usual = usual
web-lobby-luck-about-hits = Hits of the dice against those that each clan could expect. Within the shaded stretch nothing is unusual.
web-lobby-luck-lucky-hits =
    { $wins ->
        [one] { $wins } hit
       *[other] { $wins } hits
    } with { $fights ->
        [one] { $fights } die
       *[other] { $fights } dice
    }; { $expected } could be expected. Luck helped.
web-lobby-luck-fair-hits =
    { $wins ->
        [one] { $wins } hit
       *[other] { $wins } hits
    } with { $fights ->
        [one] { $fights } die
       *[other] { $fights } dice
    }; { $expected } could be expected. As was to be expected.
web-lobby-luck-unlucky-hits =
    { $wins ->
        [one] { $wins } hit
       *[other] { $wins } hits
    } with { $fights ->
        [one] { $fights } die
       *[other] { $fights } dice
    }; { $expected } could be expected. Luck was away.
web-lobby-luck-key-hits = hits
web-lobby-luck-upsets = Against the odds
web-lobby-luck-none = No fight ended against the odds.
web-lobby-luck-battle-win = { $seat } took { $province } from { $defender }.
web-lobby-luck-battle-lose = { $defender } held { $province } against { $seat }.
web-lobby-luck-battle-undecided = { $seat } and { $defender } wiped each other out in { $province }.
web-lobby-luck-neutral-win = { $seat } took { $province } from its farmers.
web-lobby-luck-neutral-lose = The farmers of { $province } held out against { $seat }.
web-lobby-luck-neutral-undecided = Nobody was left standing in { $province }.
web-lobby-luck-revolt-win = { $seat } put down the revolt in { $province }.
web-lobby-luck-revolt-lose = The revolt took { $province } from { $seat }.
web-lobby-luck-revolt-undecided = Nobody was left standing in { $province }.
web-lobby-luck-invasion-win = { $seat } took { $province } from { $defender } by sea.
web-lobby-luck-invasion-lose = { $defender } held the shore of { $province } against { $seat }.
web-lobby-luck-invasion-undecided = { $seat } and { $defender } wiped each other out on the shore of { $province }.
web-lobby-rematch = Play again
web-lobby-clone = The same deal once more

# troubles
web-lobby-link-checked = The link is being checked …
web-lobby-link-refused = The link that was opened here is wrong or out of date. Nothing has changed: you still have your seat at this table.
web-lobby-link-own-seat = Go to my seat
web-lobby-two-seats = The link opens the seat of { $other }. In this browser you already play as { $mine }. Both seats stay open to you, and you can change between them in the menu of the table. Where do you want to sit now?
    .title = Two seats at one table
web-lobby-stay-as = Stay as { $name }
web-lobby-sit-as = Sit as { $name }
web-lobby-held = Many requests have come from your network, so the server asks us to wait a moment. This goes on by itself.
web-lobby-trouble-server = The server does not answer. Check your connection; what you typed is still here.
web-lobby-trouble-page = Something went wrong in this page. Load it again; your seats are kept.
web-lobby-advice-server = Perhaps your connection is gone, or the server is being started again. Nothing that was played is lost: try again in a moment.
    .title = The server does not answer
web-lobby-advice-page = The program of this page may have been renewed. Load it again; your seats are kept in this browser.
    .title = The page could not be loaded
web-lobby-advice-table = The link may be cut off or old, or the table was given up. Ask whoever sent it for a new one, or find another table.
    .title = This table does not exist
web-lobby-advice-seat = Perhaps the link is not complete, or the seat has a newer one. Open the newest link, or watch the game without a seat.
    .title = This link opens no seat
web-lobby-advice-spectators = The host admits no spectators to this table. When the game is over, its replay can be seen by those who played.
    .title = Only players may look in here
web-lobby-advice-invitation = Ask its host for the invitation link; the address alone does not open it.
    .title = This table wants an invitation
web-lobby-advice-started = There is nothing to look back at yet. Go to the table and wait for the start.
    .title = The game has not begun
web-lobby-advice-busy = Too much was asked at once. Wait a few seconds, then try again.
    .title = A moment, please
web-lobby-advice-lost = Ask the host why, or watch the game without a seat. What you have written is kept in this browser.
    .title = This seat is no longer yours
web-lobby-advice-other = Go back to the start page, or try again.
    .title = This did not work

# settings
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
web-settings-sound = Sounds
web-settings-notify = Tell me when it is my turn and this page is in the background
web-settings-notify-denied = Your browser does not allow this page to send messages. Allow it in the settings of the browser, then try again.
web-settings-confirm = Ask once more before every move
web-settings-forced = Make a move by itself when there is only one
web-settings-extra-attack = The extra army in an attack
web-settings-extra-defense = The extra army in a defence
web-settings-answer-ask = ask me
web-settings-answer-yes = always
web-settings-answer-no = never
web-settings-kept = Kept in this browser only.

# rulebook
web-rules-title = Rules
web-rules-about = Every rule in our words, with examples; searchable.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-example = Example:
web-rules-module = module
web-rules-english = This rulebook has not been translated yet.
web-rules-unknown = There is no rule { $rule }.
web-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

# replay
web-replay-title = Replay
web-replay-position = Position in the game
web-replay-step = { $number } of { $last }
web-replay-setup = Set-up
web-replay-moment = Year { $year }, { $season }
web-replay-moment-action = Year { $year }, { $season }, action { $number }
web-replay-move = { $seat }: { $what }
web-replay-viewer = Seen by
web-replay-spectator = a spectator
web-replay-link = Copy link to this position
web-replay-table = To the table
web-replay-export = Save as a file
web-replay-import = Open a saved game
web-replay-import-hint = Drop a record file here, or choose one. Its moves and draws are checked; the names in it are not.
web-replay-keys =
    { $by ->
        [phase] Keys: ← → step, Shift + ← → phase, [ ] round, space plays.
       *[round] Keys: ← → step, Shift + ← → round, [ ] year, space plays.
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

# guided first game
web-learn-title = Guided first game
web-learn-about = Never played? A guide explains each thing when it comes.
web-learn-intro = You play a whole game of Shogun against two bots. A guide says a few words whenever something comes for the first time. You can send it away at any moment, and there is no clock.
web-learn-start = Start the guided game
web-learn-contents = What you will meet
web-learn-coach = Guide
web-learn-next = Go on
web-learn-got-it = Understood
web-learn-stop = No more guide
web-learn-fold = Fold
web-learn-unfold = Unfold
web-learn-read = Rule { $rule } says it in full
web-learn-welcome = You lead one of the great clans of Japan. The game lasts two years. Each year has three rounds, in spring, summer and fall, and then a winter with points for provinces and buildings. Whoever has most points at the end becomes shogun.
    .title = Welcome, daimyō
web-learn-draft = Everybody claims provinces in turn: take one of the two open cards, or the unseen one from the pile. Provinces side by side are easier to hold; look at taxes, rice and the building spaces as well.
    .title = Your first provinces
web-learn-group = Each new province gets one of your army groups. Large groups belong where neighbours are near; a province in a quiet corner needs few.
    .title = Armies for the province
web-learn-round = Ten actions will be carried out, in an order that is drawn anew in each round. The first five lie open; the others are turned up one by one. Everybody will do each action in only one province.
    .title = A round begins
web-learn-planning = Lay a province card on each action: there you will carry it out. Nobody sees your plan, and you do not see theirs. Each province can do one action only. A chest card or nothing means: not this round. Mind the order: money from taxes is only there once its turn has come.
    .title = Plan in secret
web-learn-bid = One card goes on the auction space. A chest card costs as much as it shows; the highest bid chooses first among the special cards, which also decide the turn order. A province card costs nothing and beats a 0.
    .title = Bid for the turn order
web-learn-event = One of the four open event cards is drawn. It holds for this whole round, and you planned without knowing which one it would be. The card that is left for winter says how much rice will spoil.
    .title = The event of the season
web-learn-specials = Each card helps you for this round and gives you its place in the turn order. Going first is good for attacks; going last means that you see what the others do.
    .title = Choose a special card
web-learn-actions = Now each action comes up in turn, and everybody turns over his card for it. Most of it happens by itself; you are asked when you have something to decide. An action that is not possible any more is skipped.
    .title = The actions are carried out
web-learn-build = A castle costs 3 chests, a temple 2, a Nô theater 1. Each stands on a building space of its province and brings a point every winter; the most of a kind in a region bring more. A province holds each kind only once.
    .title = Buildings
web-learn-levy = The province gives rice or money, and its farmers grow angry: a revolt marker is laid there. Whoever takes again where a marker lies already causes a revolt.
    .title = Rice and taxes
web-learn-deploy = Three actions bring armies: 5 for 3 chests, 3 for 2, and 1 for 1. With one of them you may also move armies on to a province next door. Deploy before a battle comes, if the order allows it.
    .title = New armies
web-learn-battle = Armies go to a province next door, by land or by a sea route; at least one must stay behind. Into a province of yours they simply move. Any other is attacked. The odds beside the slider tell what to expect.
    .title = Battle and movement
web-learn-tower = All armies of the battle are thrown into the tower, with what still lies in the tray. Some cubes stay inside, some from older battles fall out. Whoever has more cubes in the tray wins; the loser's are lost, and the winner loses as many as the loser had. Farmers in the tray help the defender where no revolt marker lies.
    .title = The battle tower
web-learn-revolt = Farmers fight against their lord: they are thrown into the tower together with the armies of the province. If more of your cubes than farmers lie in the tray, you keep it; else it is neutral again and its buildings are gone.
    .title = A revolt
web-learn-winter = First some rice spoils: the number on the last event card. Then every province of yours needs one rice. For those without, there are revolts, and the more are hungry, the worse.
    .title = Winter
web-learn-scoring = Each province and each building is worth 1 point. In each region the most castles bring 3 points, the most temples 2, the most Nô theaters 1; one less for each when several are equal.
    .title = Points
web-learn-over = Look at the result, watch the game again from any seat, and play once more: now you know everything that can happen.
    .title = The game is over

# -- end of around the game --------------------------------------------------------------------------

# -- what would you do? ------------------------------------------------------------------------------

web-ask-bot = What would you do?
web-ask-whom = Which bot?
web-ask-thinking = Thinking …
web-ask-would = { $bot } would choose:
web-ask-plan = { $bot } would do this:
web-ask-do =
    { $count ->
        [one] Play this
       *[other] Play all { $count } moves
    }
web-ask-first = Play only the first
web-ask-times = { $count } × { $move }
web-ask-lay = Use this plan
web-ask-not-whole = This is only part of the plan: play it, then ask again.
web-ask-close = Close
web-lobby-advice-allowed = Players may ask a bot what it would do
web-lobby-advice-not-allowed = Nobody may ask a bot for advice
