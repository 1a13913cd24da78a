# What the command line says.

# -- at the table ------------------------------------------------------------------------------------

cli-welcome = { $game }: { $list } sit down to play.
cli-welcome-back = { $game } goes on: { $list } are back at the table.
cli-saving-to = Every move is saved in { $path }.
cli-commitment = The draws are fixed by a secret. Note its commitment now, and you can check the game afterwards: { $commitment }
cli-how-to = Answer with a number of the list, a few words of a move, or its JSON form. Type ? for help.
cli-hand-over-head = The next player
cli-hand-over = { $name } is to decide. Hand over the keyboard and press Enter when nobody else is looking.
cli-question = { $name }: { $question }
cli-your-move = Choose a move.
cli-prompt = >
cli-confirm = Enter to confirm, n to choose again, undo to take the last step back:
cli-choose = Type a number from 1 to { $most }, or ? for help.
cli-several = This fits { $number } moves; say a little more:
cli-undone = Your last move has been taken back.
cli-hint = The bot "{ $bot }" would choose: { $move }.
cli-saved = The game is saved in { $path }.
cli-quit = Until next time. Go on with: bakufu play { $game-id } --load { $path }
cli-input-ended = The input has ended. Go on with: bakufu play { $game-id } --load { $path }
cli-letters-unknown = The output encoding { $encoding } lacks some characters; they are shown as question marks. To see them, set PYTHONIOENCODING=utf-8.
cli-interrupted = Interrupted.
cli-interrupted-saved = Interrupted, but saved. Go on with: bakufu play { $game-id } --load { $path }
cli-end = The end
cli-reveal = The secret of the draws was { $secret }; its commitment is { $commitment }.
cli-check = Check the whole game with: bakufu verify { $path }
cli-no-map = This game has no map to show here.
cli-no-odds = There are no odds to show here.
cli-press-enter = Enter for the next step, q to leave:
cli-help =
    Answer with
      a number of the list: 3
      a few words of a move
      its JSON form
    or ask for
      show              the question again
      map [PLACE]       the whole table, or the part around a place
      log [N]           the last N lines of the log
      rule ID           a rule
      odds PLACE        the odds of an attack, where the game knows them
      hint              what a bot would do
      undo              undo your last move, unless it revealed something
      save [FILE]       save the game, or a copy of it
      quit              save and leave

# -- bakufu games ------------------------------------------------------------------------------------

cli-games-head = { $game-id }: { $low } to { $high } players
cli-games-bots = Bots: { $bots }
cli-games-option = option
cli-games-values = values
cli-games-any = any of { $names }
cli-games-rule = rule
cli-games-about = what it is about

# -- bakufu replay -----------------------------------------------------------------------------------

cli-spectator = a spectator
cli-you-did = You chose: { $move }.
cli-replay-head =
    { $game } with { $list }, as seen by { $viewer }; { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in the record.
cli-replay-options = Options: { $options }
cli-replay-running = The record ends here; the game is not over.
cli-replay-breaks = Move { $number } breaks the program: { $problem } ({ $where })

# -- bakufu rules ------------------------------------------------------------------------------------

cli-rules-module-section = { $section }, module
cli-rules-example = Example { $number }: { $text }
cli-rules-module-example = Example { $number } (module): { $text }
cli-rules-no-code = Needs no code: { $reason }
cli-rules-test-example = example { $number }

# -- bakufu sim --------------------------------------------------------------------------------------

cli-sim-progress = Playing
cli-sim-head =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } with { $players } players: { $decisions } decisions in { $time } s, { $micros } µs a decision, { $speed } games a second, seed { $seed-id }
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-wins = wins
cli-sim-share = share
cli-sim-score = points
cli-sim-shared =
    { $number ->
        [one] { $number } victory was shared.
       *[other] { $number } victories were shared.
    }
cli-bot-record = The game up to there is in { $path }.
cli-sim-crashed = Game { $number } broke the program: { $problem }. Its record is in { $path }.
cli-sim-crashed-unwritten = Game { $number } broke the program: { $problem }. Its record could not be written.

# -- bakufu arena ------------------------------------------------------------------------------------

cli-arena-head =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } with { $players } players, seed { $seed-id }; bots all alike would win { $equal }% each
cli-arena-bot = bot
cli-arena-wins = victories (95 % bounds)
cli-arena-points = points
cli-arena-rating = OpenSkill
cli-arena-time = a decision
cli-arena-slowest = slowest
cli-arena-all = all
cli-arena-crosstable = How often the bot of the row finishes before that of the column:
cli-arena-fault = Game { $number }: { $bot } { $what }.
cli-arena-fault-raised = raised { $detail }
cli-arena-fault-illegal = answered { $detail }, which is not a legal move
cli-arena-fault-late = did not answer within { $detail }
cli-arena-fault-died = took the process down with it; nobody gets this game
cli-arena-traceback = Where { $bot } was in game { $number }:
cli-arena-faults-more =
    { $more ->
        [one] And { $more } more fault;
       *[other] And { $more } more faults;
    } --json and results.json name them all.
refusal-arena-no-bots = Name the bots that play, such as --bots normal,random.
refusal-arena-faults-unknown = --faults is { $given }; choose { $known }.
refusal-arena-limit = --limit cannot be { $given }; give seconds from { $least } to { $most }.
refusal-arena-on-unknown = A tournament cannot be played on { $given }; choose { $known }.
refusal-ray-not-started = Ray did not start: { $problem }. Try again when the machine is less busy, or see whether RAY_ADDRESS is right.
refusal-arena-other-tournament = The folder { $folder } holds another tournament; choose a new one, or the same game, players, options, bots and seed.
refusal-arena-journal-damaged = Line { $line } of { $path } cannot be read; take that line out, and its game is played again.
refusal-arena-folder = The folder { $folder } cannot be used: { $problem }.

# -- bakufu verify -----------------------------------------------------------------------------------

cli-verify-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of { $game }, all legal under version { $version } of the rules.
cli-verify-fair = All { $draws } draws follow from the secret, and the secret fits the commitment { $commitment }.
cli-verify-fair-but-deal = The draws after the set-up ({ $draws }) follow from the secret, and the secret fits the commitment { $commitment }.
cli-verify-deal = The set-up was taken over from the game of the commitment { $deal }: its { $draws } draws are taken as recorded. Compare them with the record of that game.
cli-verify-fair-later = The draws after the beginning that was taken over ({ $draws }) follow from the secret, and the secret fits the commitment { $commitment }.
cli-verify-continues = The set-up and the first { $moves } moves were taken over from another game: their { $draws } draws are taken as recorded. Compare them with its record; the SHA-256 of that file is { $digest }.
cli-verify-note = To those who noted that commitment before the game this proves that no draw was changed afterwards; pass yours with --commitment to compare. It does not bind whoever ran the server and knew the secret.
cli-verify-rewound =
    { $count ->
        [one] The game was taken back once by whoever ran the server; the draws after it were new, and what was undone is not in the record.
       *[other] The game was taken back { $count } times by whoever ran the server; the draws after it were new, and what was undone is not in the record.
    }
cli-verify-names = Not checked: the names of the players, and who moved for them. Anybody who has the file can write other names into it.
cli-verify-no-secret = The { $draws } draws are taken as recorded: without the secret of the commitment { $commitment } nobody can check them.
cli-verify-no-commitment = The { $draws } draws are taken as recorded: this table had no commitment, so nobody can check them.
cli-verify-end = The game ends exactly as recorded.
cli-verify-no-end = The record does not say how the game should end.
cli-verify-running = The game is not over.
cli-verify-outcome =
    { $winners-count ->
        [one] { $winners } won. The final points: { $list }.
       *[other] { $winners } won together. The final points: { $list }.
    }

# -- refusals ----------------------------------------------------------------------------------------

refusal-amount-unknown = { $given } will not do here; give a number from { $low } to { $high }.
refusal-answer-unknown = { $given } is no answer to this; type a number of the list, a few words of a move, or ? for help.
refusal-argument-left-over = { $given } is one argument too many; bakufu --help shows how it is written.
refusal-choice-unknown = There is no choice { $given } in the list; type a number from 1 to { $most }.
refusal-command-line = The command cannot be understood: { $problem } Try bakufu --help.
refusal-command-unknown = There is no command { $command }; the commands are { $commands }.
refusal-flag-missing = { $flag } is missing; bakufu --help shows how it is written.
refusal-flag-not-a-number = { $flag } takes a whole number, not { $given }.
refusal-flag-not-a-pair = { $flag } takes NAME=VALUE, not { $given }.
refusal-flag-repeated = { $flag } is given more than once; give it once.
refusal-flag-too-small = { $flag } cannot be { $given }; give at least { $least }.
refusal-flag-twice = { $flag } is given twice for { $name }; give it once.
refusal-flag-unknown = There is no flag { $flag }; bakufu --help lists the flags.
refusal-humans-out-of-range = { $given } people cannot sit at a table of { $players }; choose 0 to { $players }.
refusal-language-unknown = There are no words in the language { $lang }; choose one of { $languages }.
refusal-load-with = A loaded game has settled { $flag } already; leave it out, or start a new game without --load.
refusal-record-other-game = { $path } holds a game of { $recorded }, not of { $given }; name the right game or file.
refusal-replay-too-short =
    There is no step { $given } for this viewer, only { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; choose an earlier one.
refusal-replay-two-viewers = Watch either from a seat or as a spectator, not both; leave --seat or --spectator out.
refusal-save-exists = { $path } is already there and will not be overwritten; choose another name.
refusal-seat-name-unknown = Nobody called { $name } sits at this table; the seats are { $names }.
refusal-seat-with-humans = Say who plays either with --seat or with --humans, not with both.
refusal-province-unknown = There is no province { $given }; the command map shows their names.

# -- environments ------------------------------------------------------------------------------------

refusal-game-no-encoding = { $game } offers no encoding of its positions, so nothing can learn from them; its package must bring one.
refusal-action-unknown = { $action } is no action; the actions are the whole numbers from 0 to { $last }.
refusal-action-not-legal = The action { $action } is not legal now; choose one whose place in the mask is 1.
refusal-action-not-legal-in-game = The action { $action } is not legal in game { $index } of the batch; choose one whose place in its mask is 1.
refusal-actions-wrong-number = Actions were given for { $given } games, but there are { $games }; give one for each.
refusal-games-too-few = { $given } games are too few; at least 1 is needed.
refusal-spiel-options = { $given } is no option; write name:value;name:value, with + for a comma.
refusal-observer-parameters = An observer takes no parameters, but { $given } was given; leave it out.

# -- bakufu dataset ----------------------------------------------------------------------------------

cli-dataset-done =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    } of games in { $folder }, { $amount } MiB together.
refusal-extra-missing = This needs the package { $package }, which is not installed; pip install "bakufu[{ $extra }]" brings it.
refusal-dataset-other = The folder { $folder } holds another dataset; choose a new one, or the same game, players, options, bots and seed.
refusal-dataset-damaged = The file { $file } of the dataset cannot be read; take it away, and its games are played again.
refusal-dataset-empty = The folder { $folder } holds no games; write some with "bakufu dataset".
refusal-dataset-folder = The folder { $folder } cannot be used: { $problem }.
refusal-dataset-no-game = There is no game { $number } in the folder { $folder }; ask for one that is there.
refusal-dataset-process-died = A process died while it played; what was finished is in { $folder }. Give the same command again to go on.

# -- running a server: said where it runs, never in a browser ----------------------------------------

refusal-database-kind = There is no driver for databases of the kind { $kind }; use { $known }.
refusal-database-newer = The database is of a newer form ({ $revision }) than this version of Bakufu knows; install the newer version.
refusal-database-url = { $url } is not the address of a database; write it like sqlite:///bakufu.db.
refusal-database-unusable = The database { $url } cannot be used: { $problem }.
refusal-host-unknown = The server cannot listen on { $host }: { $problem }.
refusal-metrics-private = The metrics are for the host of this server only; send the host's token, or ask from the same machine.
refusal-origin-malformed = { $origin } is not the origin of web pages; write it like https://example.org.
refusal-port-taken = The server cannot listen on { $host } at port { $port }: { $problem }.
refusal-workers-need-postgresql = { $workers } worker processes need PostgreSQL; with SQLite there can be only one.
refusal-flag-out-of-range = { $flag } cannot be { $given }; give { $least } to { $most }.
refusal-limits-wrong = --limits cannot be { $given }; give a factor such as 2, or 0 for no limits.
refusal-log-level-unknown = --log cannot be { $given }; choose one of { $known }.
cli-serve-address = Bakufu is open at { $address }
cli-serve-data =
    The data is in { $data }{ $workers ->
        [one] {""}
       *[other] , { $workers } worker processes
    }. Ctrl-C stops; whoever plays is told, and nothing is lost.
cli-serve-stopped = Stopped.
refusal-database-missing = There is no database { $file }; name one with --db.
refusal-delete-not-meant = A deleted table cannot be brought back; add --yes to delete { $table }.
refusal-link-not-meant = A new link for { $seat } at { $table } invalidates the current link of { $name }; add --yes if that is what you want.
refusal-link-no-guest = Nobody has taken { $seat } at { $table }, so there is no link to renew.
refusal-file-unreadable = The file { $path } cannot be read: { $problem }.
refusal-file-unwritable = The file { $path } cannot be written: { $problem }.
refusal-status-unknown = There is no status { $status }; choose one of { $known }.
cli-admin-sound =
    { $number ->
        [one] The one table replays as it was played.
       *[other] All { $number } tables replay as they were played.
    }
cli-admin-differ = { $number } of { $all } tables do not replay as they were played; they are not served:
cli-admin-page =
    { $number ->
        [one] { $number } line
       *[other] { $number } lines
    }, page { $page } of { $pages }
cli-admin-exported = The record is in { $path }.
cli-admin-imported = The table { $table } has been made. The host's token: { $token } Its moves and draws were checked; the names in the file were not.
cli-admin-seat-token = The token of { $name }: { $token }
cli-admin-rewound = The table { $table } stands again as after entry { $entry }.
cli-admin-ended = The table { $table } has ended.
cli-admin-link =
    The new link of { $name }: { $link }
    Whoever has it plays this seat. The old link no longer works.
cli-admin-deleted = The table { $table } is gone.
cli-admin-outbox-counts = { $waiting } wait; { $dead } are dead letters; the oldest has been due for { $seconds } s.
cli-admin-outbox-revived =
    { $number ->
        [one] { $number } dead letter is sent again.
       *[other] { $number } dead letters are sent again.
    }
cli-admin-outbox-forgotten =
    { $number ->
        [one] { $number } dead letter is deleted.
       *[other] { $number } dead letters are deleted.
    }
cli-admin-col-channel = channel
cli-admin-col-person = person or seat
cli-admin-col-tries = tries
cli-admin-col-table = table
cli-admin-col-name = name
cli-admin-col-status = status
cli-admin-col-entry = entry
cli-admin-col-why = why
cli-admin-col-players = players
cli-admin-col-seats = seats
cli-admin-col-seat = seat
cli-admin-col-created = created (UTC)
cli-admin-col-what = what
cli-admin-col-value = value
cli-admin-col-game = game
cli-admin-col-options = options
cli-admin-col-commitment = commitment
cli-admin-col-at = at (UTC)
cli-admin-col-kind = kind
cli-admin-col-moves = moves
