# Tournaments: notices, and what the server says no to. The pages are in web_tournaments.ftl.

notice-round = Your table is ready: { $name }
    .body = Round { $round } has begun, and you play { $game } at table { $number }.
notice-standings = The tournament is over: { $name }
    .body = The final standings are there.

refusal-tournament-unknown = There is no tournament { $tournament }.
refusal-tournament-name-malformed = { $name } is no name for a tournament; use letters that can be seen.
refusal-tournament-about-malformed = The description holds characters that cannot be shown.
refusal-tournament-needs-clock = A tournament needs clocks; choose a pace.
refusal-tournament-table-sizes = Tables of { $game } have { $least } to { $most } players here, and the size you want must be among them.
refusal-tournament-starts-too-early = The start must be after now, and after entries open.
refusal-tournament-too-far = A tournament is announced at most { $days } days ahead.
refusal-tournament-invitation-wrong = This tournament is for invited players; open the invitation link that its director sent you.
refusal-tournament-account-required = The director of this tournament asks for an account; sign in or make one, then enter.
refusal-tournament-full = The tournament is full: { $most } have entered.
refusal-tournament-not-open-yet = Entries are not open yet.
refusal-tournament-closed = Nobody can enter this tournament any more.
refusal-tournament-entered-already = You have entered this tournament already.
refusal-tournament-removed = The director has removed you from this tournament.
refusal-tournament-not-entered = You have not entered this tournament.
refusal-tournament-seat-gone = You have no seat at the table { $table } any more.
refusal-tournament-not-director = Only the director of the tournament can do that.
refusal-tournament-busy = Too many change this tournament at the same time; try again in a moment.
refusal-tournament-over = The tournament is over.
refusal-tournament-started = The tournament has gone on already.
refusal-tournament-too-few = A tournament needs at least { $least } entrants.
refusal-tournament-round-other = The tournament has gone on from round { $seen } to round { $now }; look again before you decide.
refusal-tournament-round-played = Round { $round } is still being played; finish it first.
refusal-tournament-no-round = No round is being played now.
refusal-tournament-no-start-time = The tournament has no start time; you start it by hand.
refusal-tournament-minutes-missing = Say by how many minutes.
refusal-tournament-table-unknown = No game is being played at a table { $table } of this round.
refusal-tournament-entrant-unknown = There is no entrant { $entrant }.
refusal-tournament-entrant-there = { $name } is there, and nobody who is there is replaced.
refusal-tournament-entrant-plays = { $name } is not free to sit down in this round.
refusal-tournament-entrant-not-playing = { $name } has no seat at a table that is being played.
