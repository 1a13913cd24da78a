var e=`refusal-advice-busy = The bots are thinking for others; ask again in a moment.
refusal-advice-failed = The bot { $bot } found no answer; ask again, or ask another one.
refusal-advice-forbidden = At the table { $table } nobody may ask a bot for advice; the host has settled it so.
refusal-advice-no-bot = No bot knows { $game } well enough to give advice.
refusal-advice-nothing-asked = You have nothing to decide now; ask for advice when it is your turn.
refusal-advice-real-throw = Nobody can advise here: enter what the real throw shows.
refusal-clone-no-commitment = The game at the table { $table } was drawn without a commitment; its deal cannot be taken over.
refusal-clone-not-over = The game at the table { $table } is not over; its deal can be played again only when nothing of it is secret.
refusal-luck-not-reckoned = Nobody reckons the luck of { $game } yet.
refusal-play-on-bots =
    { $others ->
        [one] One bot is needed for the other seat, or none; { $given } were named.
       *[other] { $others } bots are needed for the other seats, one name for all of them, or none; { $given } were named.
    }
refusal-play-on-no-position = There is no position { $position }; choose one from 0 to { $last }.
refusal-lesson-missing = There is no prepared first game of { $game }.
refusal-play-on-not-yet = The game at the table { $table } is not over; it can be played on from a position only when nothing of it is secret.
refusal-play-on-over = At this position the game is over; choose an earlier one.
refusal-rewind-no-entry = There is no entry { $entry } to go back to; choose a number from 0, before { $last }.
refusal-seat-open-with-bot = { $seat } is left open and names a bot; choose one of the two.
refusal-table-broken = The table { $name } cannot be opened: it was played by other rules than those installed here (entry { $entry }, { $because }). The person who runs this server can rewind or end it; all other tables go on.
refusal-table-cancelled = The table { $table } has been given up; look for another table.
refusal-table-other-draws = What is drawn is not what was written down.
refusal-table-other-position = The game does not end in the position that was written down.
refusal-invitation-wrong = This invitation does not fit the table { $table }; ask its host for a new link.
refusal-no-spectators = The table { $table } does not allow spectators; only its players may look.
refusal-not-the-host = Only the host of the table { $table } can do this.
refusal-pace-unknown = There is no pace { $pace }; choose one of { $known }.
refusal-record-not-over = The game of this record is not over; only finished games can be brought in.
refusal-replay-not-yet = The game at the table { $table } is still running: until its end you can look back through your own eyes only.
refusal-seat-is-human = { $seat } is played by a person, not by a bot.
refusal-name-malformed = This cannot be a name: use 1 to { $most } letters, digits or signs that can be seen; joined emoji and invisible characters do not work.
refusal-seat-name-taken = Somebody called { $name } already sits at this table; choose another name.
refusal-seat-name-before = { $name } is what the player before you was called; choose another name, so that everybody sees who plays now.
refusal-seat-name-mixed = { $name } mixes alphabets whose letters look alike, such as Latin and Cyrillic; use one of them.
refusal-seat-name-bot = { $name } could be taken for a bot; choose another name.
refusal-seat-taken = The seat of { $seat } is taken; choose a free one.
refusal-seats-open =
    The game cannot start yet: { $open ->
        [one] { $open } seat is
       *[other] { $open } seats are
    } still free; wait, or let bots sit down.
refusal-table-busy = Too much is happening at the table { $table } right now; try again in a moment.
refusal-table-full = No seat is free at this table; look for another one.
refusal-table-name = The name of the table will not do; use at most { $most } printable characters.
refusal-table-not-playing =
    { $status ->
        [waiting] The game at the table { $table } has not begun; wait for its start.
       *[other] The game at the table { $table } is over; no more moves can be made.
    }
refusal-table-not-started = The game at the table { $table } has not begun; wait for its start.
refusal-table-started = The game at the table { $table } has already begun; look for another table.
refusal-table-unknown = There is no table { $table }; check the link.
refusal-too-many-tables = You have opened many tables in a short time; wait a while before the next one.
refusal-chat-length =
    { $given ->
        [0] The line is empty; write something.
       *[other] The line has { $given } characters; write at most { $most }.
    }
refusal-command-id = A command needs an id of 1 to { $most } printable characters.
refusal-command-stale = The table has moved on: you answered state { $seen }, but it stands at { $now }. Look again, then decide.
refusal-draft-nothing-asked = Nothing is asked of you now, so there is nothing to draft; wait for your turn.
refusal-hello-first = The first message must be a hello.
refusal-hello-once = The hello has been said already; send something else.
refusal-link-renewed = A new link was made for this seat at the table { $table }, so this one no longer works; use the new one.
refusal-seat-lost = This seat at the table { $table } is no longer yours: it was freed, or somebody else sits there now.
refusal-message-malformed = The message cannot be understood: { $problem }.
refusal-message-too-large = The message has { $bytes } bytes; send at most { $most }.
refusal-notes-length = The notes have { $given } characters; keep them to { $most }.
refusal-query-number = { $name } must be a whole number from 0 to { $most }, not { $value }.
refusal-query-name = { $name } must be a name of at most { $most } letters, not { $value }.
refusal-spectators-only-watch = Spectators can only watch; join a table to play.
refusal-token-malformed = The Authorization header must read: Bearer, a space, and the token.
refusal-token-missing = This needs the token of your seat; send it in the Authorization header.
refusal-token-wrong = This link opens no seat at the table { $table }; use the link that you got when you joined.
refusal-too-fast = That was too fast; wait a moment before the next message.
refusal-body-slow = The request took longer than { $seconds } seconds to arrive; send it again.
refusal-method-unknown = This address does not take that method; it takes { $allowed }.
refusal-origin-foreign = The page of { $origin } may not change anything here; the host can allow it with --origin.
server-page-unknown = There is nothing at this address. Your seats and games are safe.
refusal-page-unknown = There is nothing at this address; /openapi.json lists what there is.
refusal-query-choice = { $name } cannot be { $value }; choose one of { $known }.
refusal-query-twice = { $name } is given twice; say it once.
refusal-query-unknown = There is no parameter { $name } here; there is { $known }.
refusal-too-many-sockets = You hold many connections open; close one before you open the next.
refusal-table-paused = The game at the table { $table } is paused; somebody must let it go on first.
refusal-table-not-paused = The game at the table { $table } is not paused.
refusal-table-events-full = Too much has happened at the table { $table } besides moves (more than { $most } events); just play on.
refusal-timeout-without-clock = A vote when time is up needs a clock; choose a pace, or something else for absent players.
refusal-seat-resigned = Whoever had the seat of { $seat } has resigned; there is no way back.
refusal-seat-played-by-bot = A bot plays your seat now; take the seat back first.
refusal-seat-not-replaceable = { $seat } cannot be replaced: choose another player, not a bot and not yourself.
refusal-seat-replaced-already = Somebody else plays for { $seat } already.
refusal-seat-not-absent = { $seat } is still there; a player can be replaced when the time is up, or { $seconds } seconds after leaving.
refusal-vote-not-playing = Only those who play themselves can ask or vote; take your seat back first.
refusal-vote-not-yours = You have no vote here: it is about you, or you do not play your seat yourself.
refusal-vote-twice = You have voted already.
refusal-vote-over = This vote is over.
refusal-vote-choice = { $choice } is not among the choices of this vote.
refusal-vote-open-already = The others are being asked this already.
refusal-vote-again =
    { $minutes ->
        [one] This was turned down a moment ago; you can ask again in a minute.
       *[other] This was turned down a moment ago; you can ask again in { $minutes } minutes.
    }
refusal-vote-no-clock = This table has no clock, so nobody needs more time.
refusal-vote-needs-seat = Say whom to replace, and by whom: a bot, or a new player.
refusal-vote-without-seat = This is about everybody; do not name a seat.
refusal-nudge-nobody = Choose another player to nudge: not a bot, and not yourself.
refusal-nudge-not-asked = The table does not wait for { $seat }.
refusal-nudge-again =
    { $minutes ->
        [one] You have just nudged this player; you can do so again in a minute.
       *[other] You have just nudged this player; you can do so again in { $minutes } minutes.
    }
refusal-server-failed = Something went wrong on the server. Nothing is lost that was acknowledged; try again in a moment.
refusal-database-away = The database is away for a moment. Nothing is lost that was acknowledged; try again soon.
refusal-odds-nothing-to-ask = There are no odds to tell at this table; they are only for a battle or revolt that you could bring about.
refusal-odds-no-place = There is no province { $value } in this game; say its name as the moves do.
bot-random = at random
    .about = Makes any legal move, without a thought.
bot-easy = easy
    .about = Plays with sense, one step at a time, and often misjudges.
bot-normal = normal
    .about = Weighs what every move is worth, plans ahead and guards its borders.
bot-hard = hard
    .about = Plays every plan out in its head many times before it decides; it thinks about a second.`;export{e as default};