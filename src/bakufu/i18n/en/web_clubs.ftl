# Pages of clubs, times at which tables start, rematches; fetched where they are shown.

# -- times -------------------------------------------------------------------------------------------

web-clubs-starts = Starts { $when },
web-clubs-starts-late = It was to start { $when }; it waits for all to sit down
web-clubs-time = Time of the start
web-clubs-time-about = It starts by itself when all seats are taken. Everybody seated is told a quarter of an hour before.
web-clubs-time-choose = Choose a time
web-clubs-time-change = Another time
web-clubs-time-none = Start by hand
web-clubs-time-set = Set the time
web-clubs-calendar = Add to my calendar
web-clubs-later = Start by itself, at a time that I choose
web-clubs-back = Back

# -- rematches ---------------------------------------------------------------------------------------

web-clubs-rematch-asked = { $name } wants a rematch.
web-clubs-rematch-open = The table of the rematch is open.
web-clubs-rematch-go = To the rematch
web-clubs-held = held for { $name }
web-clubs-all-held = The free seats are held for those who played before. Look again in a while.

# -- clubs -------------------------------------------------------------------------------------------

web-lobby-visibility-club = Only members of the club.
web-clubs-to-club = To the club
web-clubs-for = For a club
web-clubs-for-none = No, for others
web-clubs-title = Clubs
web-clubs-about = A club has tables that only its members see, and a table of their results.
web-clubs-account = A club needs to know its members again, so it takes an account.
web-clubs-mine = My clubs
web-clubs-none = You are in no club yet. Create one, or open the invite link of one.
web-clubs-open = Open
web-clubs-found = A new club
web-clubs-found-do = Create the club
web-clubs-name = Name of the club
web-clubs-members = Members
web-clubs-members-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
web-clubs-members-only = Only members see this club. Ask one of them for the invite link.
web-clubs-owned = run by { $name }
web-clubs-role-owner = owner
web-clubs-role-member = member
web-clubs-new-table = Open a table
web-clubs-tables-none = There are no tables yet.
web-clubs-join = Join the club
web-clubs-join-about = You are invited. The other members will see your name.
web-clubs-join-account = You are invited. To join you need an account; it takes one click.
web-clubs-join-sign-in = Join with an account
web-clubs-invite = Invite people
web-clubs-invite-link = Invite link of the club
web-clubs-invite-elsewhere = There is an invite link, but only the browser where it was made knows it. With a new one it stops working.
web-clubs-invite-none = There is no invite link now.
web-clubs-invite-renew = New link
web-clubs-invite-revoke = No link
web-clubs-manage = Manage
web-clubs-hand-over = Make owner
web-clubs-remove = Remove
web-clubs-rename = Rename
web-clubs-leave = Leave the club
web-clubs-leave-sure = You would no longer see the tables of the club. Games that you play go on.
web-clubs-close = Close the club
web-clubs-close-sure = This cannot be undone. Tables that wait are given up; games that have begun go on.
web-clubs-results = Results
web-clubs-results-none = No game is over yet.
web-clubs-results-name = Member
web-clubs-results-games = Games
web-clubs-results-wins = Wins
web-clubs-results-place = Mean place
web-clubs-results-points = Points per game
