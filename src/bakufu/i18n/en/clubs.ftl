# Clubs, rematches, times at which tables start: notices, calendars, refusals.

# -- notices -----------------------------------------------------------------------------------------

notice-soon = It starts soon: { $table }
    .body = { $game } starts within a quarter of an hour.
notice-late = Seats are still free: { $table }
    .body = The time for { $game } has come, but not everybody is there. The table waits; its host can fill the seats.
notice-moved = Another time: { $table }
    .body = The host has changed when { $game } starts.
notice-rematch =
    { $by ->
        [host] A rematch: { $table }
       *[other] { $name } wants a rematch: { $table }
    }
    .body = Your seat for { $game } is held for you for a while: sit down.

# -- calendars ---------------------------------------------------------------------------------------

calendar-title = { $table } ({ $game })
calendar-about = A table for { $players } at Bakufu. It starts by itself when all have taken their seats.

# -- refusals ----------------------------------------------------------------------------------------

refusal-club-members-only = Only members of its club see this; sign in as a member, or ask for the invite link of the club.
refusal-club-owner-only = Only the owner of the club can do that.
refusal-club-invitation-wrong = This invite link does not work any more, or is not complete; ask for a new one.
refusal-club-member-unknown = The club has no other member called { $name }.
refusal-club-name-taken = There already is a club called { $name }, or so much alike that people could mistake one for the other; choose another name.
refusal-club-owner-leaves = A club needs an owner: hand it over to another member first, or close it.
refusal-club-full = The club has { $most } members, and has no room for more.
refusal-clubs-most = You are in { $most } clubs already; leave one first.
refusal-club-visibility = A table for a club names the club, and is seen by its members alone; no other table names one.
refusal-seats-held = The free seats at the table { $table } are held for those who played before; try again in a while.
refusal-rematch-not-over = A rematch needs a game that is over; the one at the table { $table } is not.
refusal-schedule-time = Choose a time in the future, at most { $days } days ahead.
refusal-schedule-none = The table { $table } has no time at which it starts.
