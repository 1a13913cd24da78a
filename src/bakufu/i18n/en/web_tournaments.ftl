# The pages of tournaments, and the heads of their files.

web-tournaments-title = Tournaments
web-tournaments-open-one = Open a tournament
web-tournaments-now = To come and under way
web-tournaments-over = Finished
web-tournaments-none = There is no tournament here yet.
web-tournaments-all = All tournaments
web-tournaments-status-announced = announced
web-tournaments-status-open = open
web-tournaments-status-running = running
web-tournaments-status-finished = finished
web-tournaments-status-called-off = called off
web-tournaments-round-of = Round { $round } of { $rounds }
web-tournaments-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-tournaments-entrants = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
}
web-tournaments-tables-of = Tables of { $count }
web-tournaments-invited = invited players
web-tournaments-accounts = account needed
web-tournaments-opens = Entries open { $when }.
web-tournaments-starts = It starts { $when }.
web-tournaments-starts-by-hand = The director starts it.
web-tournaments-deadline = This round ends { $when } at the latest; then bots finish its games.
web-tournaments-next = The next round begins { $when }.
web-tournaments-no-shows = Whoever has not opened their seat within { $minutes } minutes is played by a bot, and gets no points.
web-tournaments-late = One may enter until round { $round } begins.

web-tournaments-name = Your name
web-tournaments-enter = Enter
web-tournaments-enter-as = Enter as { $name }
web-tournaments-entered = You have entered.
web-tournaments-withdraw = Withdraw
web-tournaments-withdraw-sure = Withdraw for good? A bot takes over a game that you are playing.
web-tournaments-need-account = The director asks for an account.
web-tournaments-sign-in = Sign in or make one
web-tournaments-need-invite = This tournament is for invited players: open the link that the director sent you.
web-tournaments-your-table = Your table of round { $round }
web-tournaments-to-table = To your table
web-tournaments-bye = You have a bye in this round; it counts as the mean of a table.
web-tournaments-waiting = You play from the next round on.

web-tournaments-standings = Standings
web-tournaments-final = Final standings
web-tournaments-tables = Rounds and tables
web-tournaments-log = What has happened
web-tournaments-who = Entrants
web-tournaments-about-points = A win counts 12 points, the last place 0, and the others evenly between; shared places share their points. Of equal points, those count more whose opponents made more points, then the share of the points at the tables, then wins.
web-tournaments-col-rank = Rank
web-tournaments-col-name = Name
web-tournaments-col-points = Points
web-tournaments-col-opponents = Opponents
web-tournaments-col-share = Share
web-tournaments-col-wins = Wins
web-tournaments-col-round = Round
web-tournaments-col-bye = bye
web-tournaments-col-no-show = no-show
web-tournaments-col-resigned = resigned
web-tournaments-col-replaced = replaced
web-tournaments-col-playing = playing
web-tournaments-col-number = No.
web-tournaments-place = place { $place }
web-tournaments-table = Table { $number }
web-tournaments-replay = Replay
web-tournaments-watch = Watch
web-tournaments-void = called off
web-tournaments-byes = Bye: { $names }
web-tournaments-bot = bot
web-tournaments-csv = CSV
web-tournaments-json = JSON
web-tournaments-files = Files:
web-tournaments-out = has withdrawn
web-tournaments-removed = removed
web-tournaments-banned = banned
web-tournaments-seed = Lots follow from the seed { $seed }, to which this digest was published before: { $commitment }.
web-tournaments-commitment = Lots follow from a seed with this digest, which is shown at the start: { $commitment }.

web-tournaments-director = Director
web-tournaments-act-open = Open entries now
web-tournaments-act-start = Start now
web-tournaments-act-next-round = Next round now
web-tournaments-act-finish-round = End the round now
web-tournaments-act-finish-round-sure = Bots finish all games of this round. Go on?
web-tournaments-act-extend = More time
web-tournaments-act-minutes = Minutes
web-tournaments-act-void = Call off this game
web-tournaments-act-void-sure = Call off the game at table { $number }? Its players share the points.
web-tournaments-act-replace = Replace
web-tournaments-act-by = { $name } by
web-tournaments-act-remove = Remove
web-tournaments-act-remove-sure = Remove { $name }?
web-tournaments-act-ban = Ban
web-tournaments-act-ban-sure = Ban { $name }? A banned entrant is not ranked.
web-tournaments-act-call-off = Call off the tournament
web-tournaments-act-call-off-sure = Call off the whole tournament?
web-tournaments-invite-link = Invitation
web-tournaments-invite-about = Send this link to the players. It can be used by everybody who has it.
web-tournaments-page-link = Page of the tournament
web-tournaments-invite-new = New invitation link
web-tournaments-invite-gone = The link is shown only in the browser that made it. A new one ends the one before.

web-tournaments-log-created = The tournament was announced.
web-tournaments-log-open = Entries are open.
web-tournaments-log-started = The tournament has started with { $entrants } entrants.
web-tournaments-log-round = Round { $round } has begun at { $tables } tables.
web-tournaments-log-round-over = Round { $round } is over.
web-tournaments-log-finished = The tournament is finished.
web-tournaments-log-called-off = { $reason ->
    [too-few] The tournament was called off: too few had entered.
   *[other] The director has called off the tournament.
}
web-tournaments-log-back = { $name } is back.
web-tournaments-log-withdrew = { $name } has withdrawn.
web-tournaments-log-removed = The director has removed { $name }.
web-tournaments-log-banned = The director has banned { $name }.
web-tournaments-log-extended = The director has given { $minutes } minutes more.
web-tournaments-log-finish-round = The director has ended round { $round }: bots finish its games.
web-tournaments-log-next-round = The director has begun round { $round }.
web-tournaments-log-void = The director has called off the game at table { $number } of round { $round }.
web-tournaments-log-replaced = { $by ->
    [none] The director lets a bot play for { $name } at table { $number }.
   *[other] At table { $number } the director has replaced { $name } by { $by }.
}
web-tournaments-log-new-invite = The director has made a new invitation link.

web-tournaments-make-name = Name
web-tournaments-make-about = Description
web-tournaments-make-game = Game
web-tournaments-make-rounds = Rounds
web-tournaments-make-size = Players at a table
web-tournaments-make-fill = If the number does not fit
web-tournaments-make-fill-uneven = tables of different sizes
web-tournaments-make-fill-bots = bots fill the seats
web-tournaments-make-fill-byes = byes
web-tournaments-make-pace = Pace
web-tournaments-make-entry = Who may enter
web-tournaments-make-entry-open = everybody
web-tournaments-make-entry-invite = whoever has the invitation link
web-tournaments-make-accounts = Only players with an account
web-tournaments-make-late = Players may enter late, until the last round
web-tournaments-make-starts = Start
web-tournaments-make-starts-about = Without a time you start it yourself.
web-tournaments-make-break = Minutes between rounds
web-tournaments-make-no-show = Minutes until a seat that nobody has opened is a no-show
web-tournaments-make-options = Options of the game
web-tournaments-make = Open the tournament
