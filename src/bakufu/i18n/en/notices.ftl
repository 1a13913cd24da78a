# Notices: what people are told while they are away, and what the server says no to about them.

# -- what they say -----------------------------------------------------------------------------------

notice-turn = Your turn: { $table }
    .body = { $game } waits for your move.
notice-started = It has begun: { $table }
    .body = { $game } has started, and you play.
notice-over = Over: { $table }
    .body = The game of { $game } is over; see how it ended.
notice-clock = Your time is running out: { $table }
    .body = Most of your time for this move of { $game } is gone.
notice-nudge = { $name } waits for you: { $table }
    .body = { $name } would like { $game } to go on.
notice-replaced = A bot plays for you: { $table }
    .body = You can take your seat back in { $game }.
notice-joined = { $name } sits at your table: { $table }
    .body =
        { $free ->
            [0] Everybody is there: you can start { $game }.
           *[other] { $name } has taken a seat for { $game }.
        }
notice-vote = A vote is open: { $table }
    .body =
        { $about ->
            [absent] The time of { $name } at { $game } is up: say what should happen.
            [replace] At { $game }, should somebody else play for { $name }?
            [pause] Should { $game } pause?
            [resume] Should { $game } go on?
            [extend] Should everybody at { $game } have more time?
           *[other] Should { $game } be called off?
        }
notice-test = Bakufu can reach you
    .body = This is only a test. From now on you learn here when it is your turn.
notice-digest =
    { $count ->
        [one] { $count } notice of today
       *[other] { $count } notices of today
    }

# -- e-mail ------------------------------------------------------------------------------------------

notice-mail-open = Open the table
notice-mail-why = You get this because you asked Bakufu to tell you by e-mail. Answers to this address are not read.
notice-mail-settings = What you are told, and when
notice-mail-stop = No more e-mail about games
notice-mail-stop-ask = Shall Bakufu send no more e-mail about games to this address?
notice-mail-stopped = Done: no more e-mail about games goes to this address. You can switch it on again in your settings.
notice-mail-stop-unknown = This link is not complete, or not from here.

# -- refusals ----------------------------------------------------------------------------------------

refusal-notice-kind-unknown = There is no kind of notice { $kind }; known are { $known }.
refusal-zone-unknown = { $zone } is no time zone; one is written as Europe/Amsterdam.
refusal-night-malformed = { $night } is no night; write it as 22:00-08:00, or none.
refusal-night-empty = This night begins when it ends; choose two different times.
refusal-notice-address-malformed = { $address } is no address of the web to which a notice can be sent.
refusal-notice-address-insecure = Notices go only to addresses that begin with https.
refusal-notice-address-private = { $host } is not in the public internet; notices do not go there.
refusal-notice-host-unknown = Nobody knows the host { $host }.
refusal-notice-port = Notices do not go to port { $port }; these are possible: { $ports }.
refusal-notice-webhook-host = { $host } is no address of { $kind }.
refusal-notice-email-unconfirmed = { $address } is not one of your confirmed addresses; add it to your account first.
refusal-notice-push-malformed = The subscription of your browser cannot be understood; try again.
refusal-notice-channels-most = You have { $most } ways to be told already; remove one first.
refusal-notice-channel-unknown = You have no way { $channel } to be told.
refusal-notice-way-off = This server sends no notices by { $way } now.
refusal-notice-seat-of-person = The seat at the table { $table } belongs to an account; sign in and set up notices there.
refusal-notice-not-delivered =
    { $how ->
        [timeout] The notice did not arrive: no answer came in time.
        [connection] The notice did not arrive: nobody answers at that address.
        [tls] The notice did not arrive: the certificate of that address is not accepted ({ $why }).
        [status] The notice did not arrive: the other side does not take it (HTTP { $why }).
       *[other] The notice did not arrive: { $why }.
    }
