# What the command line says.

# -- bad input -----------------------------------------------------------------------------------------

refusal-command-unknown = There is no command { $command }; the commands are { $commands }.
refusal-command-line = The command line cannot be understood: { $problem }
refusal-argument-left-over = Nothing can be done with { $given } here; see --help.
refusal-flag-unknown = There is no flag { $flag } here; see --help.
refusal-flag-missing = { $flag } is missing or needs a value; see --help.
refusal-flag-repeated = { $flag } may be given only once.
refusal-flag-not-a-number = { $flag } must be a whole number, not { $given }.
refusal-flag-not-a-pair = { $flag } is written NAME=VALUE, not { $given }.
refusal-flag-twice = { $flag } names { $name } twice.
refusal-flag-too-small = { $flag } must be at least { $least }, not { $given }.
refusal-language-unknown = There are no words in the language { $lang }; the languages are { $languages }.
refusal-bot-unknown = There is no bot { $bot } for { $game }; choose one of { $bots }.
refusal-bots-wrong-number =
    { $given ->
        [one] { $given } bot was
       *[other] { $given } bots were
    } named for { $players } seats; name one for each seat, or one for all.
refusal-humans-out-of-range = { $given } people cannot sit at a table of { $players }.
refusal-seat-with-humans = Either name the seats with --seat or count the people with --humans, not both.
refusal-seat-name-unknown = Nobody called { $name } sits at this table; the seats are { $names }.
refusal-load-with = { $flag } cannot be changed in a saved game; leave it out when you load one.
refusal-save-exists = { $path } is already there and is not overwritten; name another file.
refusal-record-other-game = { $path } holds a game of { $recorded }, not of { $given }.
refusal-replay-two-viewers = Watch either from a seat or as a spectator, not both.
refusal-replay-too-short =
    There is no step { $given }: this viewer sees { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
refusal-choice-unknown = There is no number { $given } on the list; choose 1 to { $most }.
refusal-amount-unknown = { $given } is not possible; choose { $low } to { $high }.
refusal-answer-unknown = { $given } is neither on the list nor a command; type a number of the list, or ? for help.
refusal-province-unknown = There is no province { $given }; the command map shows their names.

# -- at the table --------------------------------------------------------------------------------------

cli-welcome = A game of { $game } begins: { $list }.
cli-welcome-back = The game of { $game } goes on: { $list }.
cli-saving-to = It is saved after every move in { $path }.
cli-commitment = The draws are fixed by a secret. Note its commitment to check them afterwards: { $commitment }
cli-how-to = Answer with a number of the list. Type ? for help, quit to stop; nothing is lost.
cli-question = { $name }: { $question }
cli-your-move = Make a move.
cli-prompt = >
cli-choose = Type a number from 1 to { $most }, or ? for help.
cli-several = { $number } moves fit; say which:
cli-confirm = This completes your plan, and it cannot be changed then. Enter: yes; undo: take the last card back; anything else: choose again.
cli-undone = Taken back.
cli-saved = Saved in { $path }.
cli-hint = The bot "{ $bot }" would: { $move }.
cli-hand-over-head = The next player
cli-hand-over = Pass the device to { $name }. { $name }, press Enter when nobody else is looking.
cli-press-enter = Enter: go on; q: stop.
cli-no-map = This game has no map here.
cli-no-odds = There are no odds to tell here.
cli-end = The game is over
cli-reveal = The secret of the draws was { $secret }; its commitment is { $commitment }.
cli-check = Everything is recorded in { $path }. Check it with: bakufu verify { $path }
cli-quit = The game is saved. Go on with: bakufu play { $game } --load { $path }
cli-input-ended = The input has ended, so the game stops here; it is saved. Go on with: bakufu play { $game } --load { $path }
cli-interrupted-saved = Stopped; the game is saved. Go on with: bakufu play { $game } --load { $path }
cli-interrupted = Stopped.
cli-help =
    Answer with a number of the list; where armies march you can add how many, as in "2 3".
    A few words will do as well (attack kai 3), and so will the JSON form (["attack", "kai", 3]).
    A refused move tells you why, and names the rule.
    {"  "}undo             take back your last move, as long as nothing became known by it
    {"  "}map              the provinces: who holds them, armies, buildings, revolt markers
    {"  "}odds KAI 4       how an attack on Kai with 4 armies would probably end
    {"  "}hint             what a bot would do in your place
    {"  "}rule S-BAT-11    a rule in our words
    {"  "}log 50           the last 50 things that happened
    {"  "}show             the question again
    {"  "}save FILE        a copy of the game; it is saved after every move anyway
    {"  "}quit             stop; the game can go on later

# -- telling what happens ------------------------------------------------------------------------------

cli-spectator = a spectator
cli-farmers = Farmers
cli-throw-head = The tower is thrown:
cli-throw-line = { $name }: { $thrown_count } in, { $out_count } out; inside { $held_before }, now { $held }
cli-throw-line-hidden = { $name }: { $thrown_count } in, { $out_count } out
cli-you-did = Your move: { $move }.

# -- replay --------------------------------------------------------------------------------------------

cli-replay-head =
    A game of { $game }: { $list }; { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. Seen by { $viewer }.
cli-replay-options = Options: { $options }
cli-replay-running = Here the record ends; the game is not over.
cli-replay-breaks = Move { $number } breaks the program: { $problem } ({ $where })

# -- verify --------------------------------------------------------------------------------------------

cli-verify-moves =
    { $moves ->
        [one] The one move is
       *[other] All { $moves } moves are
    } legal under version { $version } of the rules of { $game }.
cli-verify-fair =
    { $draws ->
        [one] The one draw follows
       *[other] All { $draws } draws follow
    } from the secret, and the secret fits the commitment { $commitment }.
cli-verify-note = Compare this commitment with the one that was shown before the game; --commitment does it for you.
cli-verify-no-secret = { $draws } draws are as recorded, but the secret of the commitment { $commitment } is not shown: whether they are fair cannot be said yet.
cli-verify-no-commitment = { $draws } draws are as recorded; the table made no commitment, so whether they are fair cannot be said.
cli-verify-end = The game ends in exactly the position that is recorded.
cli-verify-no-end = The record names no final position: its last move broke the program.
cli-verify-running = The game is not over yet.
cli-verify-outcome = { $winners } won; the points: { $list }.

# -- sim -----------------------------------------------------------------------------------------------

cli-sim-progress = games
cli-sim-crashed = Game { $number } broke the program ({ $problem }). Look at it with: bakufu replay { $path }
cli-sim-crashed-unwritten = Game { $number } broke the program ({ $problem }), and no record of it could be written.
cli-sim-head =
    { $game }, { $players } players, seed { $seed }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $time } s: { $micros } µs a decision, { $speed } games/s.
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-share = of games
cli-sim-score = mean points
cli-sim-shared =
    { $number ->
        [one] { $number } victory was shared; it counts
       *[other] { $number } victories were shared; each counts
    } in equal parts.

# -- games ---------------------------------------------------------------------------------------------

cli-games-head = { $game }: { $low } to { $high } players
cli-games-bots = bots: { $bots }
cli-games-option = option
cli-games-values = values, the default first
cli-games-rule = rule
cli-games-about = what it is about

# -- Shogun at the terminal ------------------------------------------------------------------------------

# One letter each for castle, temple and Nô theater.
cli-shogun-letters = CTN
cli-shogun-legend = C castle, T temple, N Nô theater, . free building space, ! revolt marker; the last numbers are taxes/rice.
cli-shogun-moment = Year { $year }, { $season }
cli-shogun-neutral = neutral
cli-shogun-closed = closed
cli-shogun-plan-bid = Make your bid ({ $place } of { $most }). { $about }
cli-shogun-plan = A card for { $space } ({ $place } of { $most }). { $about }
cli-shogun-march =
    { $origin } has { $armies } armies, one of which must stay. Where do the others go?
cli-shogun-move-on = { $origin } now has { $armies } armies. They may move on to a province of your own; one must stay.
cli-shogun-group = Which army group goes to { $province }?
cli-shogun-deploy = How many armies are deployed in { $province }?
cli-shogun-how-many = How many armies
cli-shogun-tower = How many { $colour } cubes lie in the tray
cli-shogun-card = { $province }: tax { $tax }, rice { $rice }, building spaces { $spaces }, { $region }
cli-shogun-beside = (beside { $list })
cli-shogun-provinces = Your provinces and armies: { $list }
cli-shogun-no-provinces = You have no provinces yet.
cli-shogun-groups = Your army groups: { $list }
cli-shogun-neighbours = Around { $province }:
cli-shogun-neighbour =
    { $province }: { $owner_name }{ $armies ->
        [0] {""}
       *[other] , { $armies }
    }
cli-shogun-attack-target =
    attack { $province }: { $owner_name }{ $armies ->
        [0] {""}
        [one] , { $armies } army
       *[other] , { $armies } armies
    }{ $markers ->
        [0] {""}
        [one] , { $markers } revolt marker
       *[other] , { $markers } revolt markers
    }
cli-shogun-move-target =
    move to { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } there
cli-shogun-revolt-target =
    { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $markers ->
        [0] {""}
        [one] , { $markers } revolt marker
       *[other] , { $markers } revolt markers
    }
cli-shogun-revolt-odds = put down { $percent } %
cli-shogun-odds = with { $armies }: won { $win } %, neutral { $undecided } %, lost { $lose } %
cli-shogun-odds-revolt = { $province }: a revolt there would be put down in { $percent } % of cases.
cli-shogun-odds-number = Say with how many armies, as in: odds { $province } 4
cli-shogun-fight = { $attacker_name } attacks { $defender_name } in { $province }: { $armies } armies against { $defenders }. You would win { $with } % with the extra army, { $without } % without it.
cli-shogun-fight-neutral = { $attacker_name } attacks neutral { $province } with { $armies } armies. You would win { $with } % with the extra army, { $without } % without it.
cli-shogun-special = place { $place }: { $special }. { $about }
cli-shogun-row = The actions:
cli-shogun-row-hidden =
    ; { $number ->
        [one] { $number } lies
       *[other] { $number } lie
    } face down
cli-shogun-specials = Places in turn order:
cli-shogun-events = One of these becomes the event; the last one of the year takes rice in winter:
cli-shogun-event-line = { $event }: { $about } (winter: -{ $loss } rice)
cli-shogun-event = Event: { $event }. { $about }
cli-shogun-tray = Tray:
cli-shogun-inside = Inside the tower:
cli-shogun-your-plan = Your orders: { $list }
cli-shogun-col-seat = seat
cli-shogun-col-points = points
cli-shogun-col-provinces = prov.
cli-shogun-col-chests = chests
cli-shogun-col-rice = rice
cli-shogun-col-supply = supply
cli-shogun-col-special = card
cli-shogun-col-space = space
cli-shogun-col-order = turn
cli-shogun-col-cost = cost
cli-shogun-col-card = card
cli-shogun-col-tax = tax
cli-shogun-col-armies = armies
cli-shogun-col-built = built
cli-shogun-col-markers = revolt
cli-shogun-col-threat = next door
