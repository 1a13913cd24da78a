# -- playing ----------------------------------------------------------------------------------------

web-play-title-turn = Your turn
web-play-your-turn = Your turn
web-play-plan = Lay a card on each space of your board.
web-play-plan-done =
    { $seats-count ->
        [0] Your plan is ready.
       *[other] Your plan is ready. The table waits for { $seats }.
    }
web-play-waiting = The table waits for { $seats }.
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
web-play-fewer = One army fewer
web-play-more = One army more
web-play-quick = Quick numbers
web-play-all = all { $armies }
web-play-odds-win = { $percent } % win
web-play-odds-hold = { $percent } % put down
web-play-odds-undecided = { $percent } % nobody left
web-play-odds-lose = { $percent } % lost
web-play-fight =
    { $attacker } attacks { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against { $guard }.
web-play-always = Always
web-play-never = Never
web-play-ask = Ask me
web-play-always-hint = Always and Never hold until you change them under the question mark.
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
web-play-habit-attack = Extra army with my attacks
web-play-habit-defense = Extra army with my defenses
web-play-habit-forced = Make moves by themselves where there is no choice
web-play-habit-confirm = Ask once more before each move
web-play-keys = Keys
web-play-habits = How you are asked
web-play-key-help = This list
web-play-key-undo = Take back
web-play-key-decision = To your decision
web-play-key-map = To the map
web-play-key-log = To the log
web-play-key-tab = From choice to choice, and choose
web-play-key-spaces = Lay the chosen card on a space, in the order of the row; b is the bid
web-play-key-delete = Take the card of a space back into the hand
web-play-key-escape = Let go of the chosen card
web-play-log = Log
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
web-play-map = Map
web-play-connecting = Opening the table …
web-play-offline = The connection is lost. It comes back by itself; nothing that you have prepared is lost.
web-play-spectator = You are watching. Only what everybody may know is shown.
web-play-two-tabs = This table is also open in another tab. Both show the same game, and a move in one appears in the other; you can close one of them.
web-play-gone = This table cannot be opened
web-play-gone-unknown = It may have been closed, or the link was cut short. Ask for the link again, or open a new table.
web-play-gone-token = The link to this seat no longer fits: the seat may have been given to somebody else. Ask the host for a new link, or watch.
web-play-gone-spectators = Ask the host for an invitation if you want to play.
web-play-gone-other = Try again in a moment. If it stays so, tell the person who runs this server.
web-play-home = To the start page
web-play-watch = Watch without a seat
web-play-again = Try again
web-play-cancelled = The host has closed this table before the game began.
web-play-result = Result
web-play-final-board = Final board
web-play-table = Table
web-play-help = Keys and habits
web-play-sheet-tall = Show more of this
web-play-sheet-low = Show more of the map

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
web-board-place = place { $number }
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
web-board-throw-into = Into the tower
web-board-throw-out = Out of the tower
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
web-board-throw-losses = { $seat } loses { $lost }, { $defender } loses { $own }; left: { $left }
web-board-throw-losses-farmers = { $seat } loses { $lost }, the farmers lose { $own }; left: { $left }
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
