# What the engine says, whatever the game.

seat-number = Seat { $number }
tally = { $seat } { $count }
event-rewound =
    { $count ->
        [one] The person who runs this server has taken the game back to this point. All draws from here on are new.
       *[other] The person who runs this server has taken the game back to this point ({ $count } times so far). All draws from here on are new.
    }

# -- a move ------------------------------------------------------------------------------------------

refusal-in-run = Move { $place }: { $text }
refusal-move-malformed = { $move } is not a move; write a list such as ["attack", "kai", 3].
refusal-move-not-legal = { $seat } cannot make this move now; choose one of the legal moves.
refusal-move-unknown-kind = There is no kind of move called { $kind }; the kinds are { $kinds }.
refusal-move-unknown-number = The number { $number } stands for no move of this game.
refusal-move-unknown-value = { $value } is no { $argument } for the move "{ $kind }"; choose a value that the legal moves show.
refusal-move-wrong-length =
    { $arguments-id ->
        [none] The move "{ $kind }" takes nothing after its name, but { $given ->
            [one] { $given } value was
           *[other] { $given } values were
        } given.
       *[other] The move "{ $kind }" takes { $arguments }, but { $given ->
            [0] nothing was
            [one] { $given } value was
           *[other] { $given } values were
        } given.
    }
refusal-run-empty = The run has no moves; hand in at least one.
refusal-run-past-barrier = This move turns up something new: a throw, a card, or what somebody kept secret. Make it on its own first, and decide on the rest when you have seen it.
refusal-run-too-long = A run of { $moves } moves is too long; hand in at most { $most } at once.

# -- taking back -------------------------------------------------------------------------------------

refusal-undo-after-draw = The move cannot be taken back: something has been drawn since.
refusal-undo-after-rewind = The move cannot be taken back: since then the person who runs this server has taken the game back to this point.
refusal-undo-after-uncovering = The move cannot be taken back: something has been uncovered since.
refusal-undo-game-over = The game is over; moves can no longer be taken back.
refusal-undo-nothing = There is nothing to take back: this seat has not moved yet.
refusal-undo-others-went-on = The move cannot be taken back: others have already built on it.

# -- the table ---------------------------------------------------------------------------------------

refusal-game-unknown =
    { $games-id ->
        [none] There is no game { $game }, and no other game is installed either.
       *[other] There is no game { $game }; the installed games are { $games }.
    }
refusal-option-bad-value = The option "{ $name }" cannot be { $value }; choose one of { $values }.
refusal-option-bad-numbers = The option "{ $name }" cannot be { $value }; write { $count } numbers from { $least } to { $most } with commas between them.
refusal-option-unknown =
    { $nearest-id ->
        [none] { $game } has no option { $name }; the options are { $names }.
       *[other] { $game } has no option { $name }; did you mean "{ $nearest }"? The options are { $names }.
    }
refusal-players-not-a-number = { $given } is not a number of players; give a whole number.
refusal-players-out-of-range = { $game } is for { $low } to { $high } players, not for { $given }.
refusal-rule-unknown =
    { $near-id ->
        [none] The rulebook of { $game } has no rule { $id }; a rule id looks like S-BAT-11 or I-SEQ-05.
       *[other] The rulebook of { $game } has no rule { $id }; did you mean { $near }?
    }
refusal-rulebook-missing = The game { $game } has brought no rulebook.
refusal-rules-version-newer = This needs version { $version } of the rules of { $game }, but only { $newest } is installed; install a newer Bakufu.
refusal-rules-version-unknown = There is no version { $version } of the rules of { $game }; the newest is { $newest }.
refusal-seat-name-malformed = { $name } cannot be the name of a seat; use 1 to { $most } printable characters.
refusal-seat-unknown = There is no seat { $seat-id } at a table of { $players }; seats are counted from 0.
refusal-seats-wrong-number =
    { $given ->
        [one] { $given } seat has a name
       *[other] { $given } seats have names
    }, but { $players } play; name every seat once.
refusal-tests-folder-missing = The tests are not here; run this inside a checkout of the source.

# -- draws -------------------------------------------------------------------------------------------

refusal-draw-not-fair =
    { $number ->
        [0] The set-up
       *[other] Move { $number }
    } does not fit the secret: the draw { $label } is recorded as { $recorded }, but the secret gives { $expected }.
refusal-draw-out-of-range =
    { $number ->
        [0] The set-up
       *[other] Move { $number }
    }: the draw { $label } is recorded as { $outcome }, but it can only be 0 to { $most }.
refusal-draws-left-over =
    { $number ->
        [0] The set-up
       *[other] Move { $number }
    } has { $left ->
        [one] { $left } recorded draw
       *[other] { $left } recorded draws
    } that the game did not ask for.
refusal-draws-run-out =
    { $number ->
        [0] The set-up
       *[other] Move { $number }
    } draws { $label }, but the record holds no outcome for it.
refusal-entropy-malformed = { $given } cannot be added to the draws; use at most { $most } printable characters.
refusal-entropy-too-late = { $seat } is too late to add to the draws: the first one has been made.
refusal-secret-wrong-length = The secret has { $given } bytes; it must have { $bytes }.

# -- records -----------------------------------------------------------------------------------------

refusal-record-commitment-wrong = The secret of this record does not fit its commitment: { $recorded } is recorded, the secret gives { $expected }.
refusal-record-field-malformed =
    { $got-id ->
        [none] { $field } in the record is not as it should be: { $expected }.
       *[other] { $field } in the record should be { $expected }, but is { $got }.
    }
refusal-record-field-missing = This is no whole record of a game: { $field } is missing. Export the game again and use that file as it is.
refusal-record-field-unknown = The record has { $field }, which no record knows; remove it.
refusal-record-illegal-move = Move { $number } of the record, { $move } by { $seat }, cannot be made: { $because }
refusal-record-no-file = There is no file { $path }.
refusal-record-not-an-object = A record is one JSON object; this file holds something else.
refusal-record-not-json = The file is not a record: it is not proper JSON ({ $problem }).
refusal-record-not-readable = { $path } cannot be read: { $reason }.
refusal-record-not-written = { $path } cannot be written: { $reason }.
refusal-record-other-commitment = This is not the game you noted: its commitment is { $recorded }, yours is { $noted }.
refusal-record-other-end =
    After { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } the game stands elsewhere than recorded: digest { $reached } instead of { $recorded }.
refusal-record-other-outcome =
    After { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } the game ends otherwise than recorded.
refusal-record-other-secret = The draws offered do not belong to this record; it needs the secret of the commitment { $recorded }.
refusal-record-seat-unknown = Move { $number } of the record is by seat { $seat-id }, but only { $players } play; seats are counted from 0.
refusal-record-secret-missing = This game of { $game } cannot go on: its record does not hold the secret of the draws.
refusal-record-still-running = This is the export of a running game ({ $format }), not a record; it cannot be replayed.
refusal-record-too-large = The file has { $bytes } bytes; a record has at most { $most }.
refusal-record-truncated = The record breaks off after { $bytes } bytes; a part of the file is missing.
refusal-record-unknown-format = The record is written as { $format }; only { $known } is known here.

# -- bots --------------------------------------------------------------------------------------------

refusal-bot-unknown = There is no bot { $bot }; choose { $bots }.
refusal-bot-not-loaded = The bot { $bot } cannot be used: { $problem }. A bot of your own is module:function, a function that gets a view and a random generator.
refusal-bots-wrong-number =
    { $given ->
        [one] { $given } bot is
       *[other] { $given } bots are
    } named for { $players } seats; name one for all seats, or one for each.
