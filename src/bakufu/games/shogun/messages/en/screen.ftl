# What the terminal says.

cli-help-shogun =
    Answer with
      a number of the list, and the amount behind it: 3 2
      a few words of a move: attack kai 3
      its JSON form: ["attack", "kai", 3]
    or ask for
      show              the question again
      map [PROVINCE]    the whole table, or a province and its neighbors
      log [N]           the last N lines of the log
      rule ID           a rule, such as S-BAT-11
      odds PROVINCE [N] the odds of an attack with N armies
      hint              what a bot would do
      undo              undo your last move, unless it revealed something
      save [FILE]       save the game, or a copy of it
      quit              save and leave

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
cli-shogun-move-on =
    { $origin } now has { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }. They may move on to a province of your own; one must stay.
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
cli-shogun-revolt-odds = put down { $percent }%
cli-shogun-odds = with { $armies }: won { $win }%, neutral { $undecided }%, lost { $lose }%
cli-shogun-odds-revolt = { $province }: a revolt there would be put down in { $percent }% of cases.
cli-shogun-odds-number = Say with how many armies, as in: odds { $province } 4
cli-shogun-fight =
    { $attacker_name } attacks { $defender_name } in { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against { $defenders }. You would win { $with }% with the extra army, { $without }% without it.
cli-shogun-fight-neutral =
    { $attacker_name } attacks neutral { $province } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }. You would win { $with }% with the extra army, { $without }% without it.
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
cli-shogun-confirm-plan = This completes your plan. Afterwards it cannot be changed.

# -- the modules of the Big Box ----------------------------------------------------------------------

cli-shogun-favor =
    { $amount ->
        [0] { $cost } officials: { $name }. { $about }
       *[other] { $cost } officials: { $name }, { $amount }. { $about }
    }
cli-shogun-officials = { $name }: officials at court { $hall }, in supply { $supply }
cli-shogun-samurai = Samurai cards on top: { $list }
cli-shogun-leader = { $name }: leader in { $where }; statues: { $list }; trophies: { $trophies }
cli-shogun-chambers = o open, x turned, · in the bag; points at the ends of the lines. Region tiles: { $list }

# -- throws of the tower -----------------------------------------------------------------------------

cli-shogun-farmers = Farmers
cli-shogun-throw-head = The tower rattles:
cli-shogun-throw-line = { $name }: { $thrown_count } in, { $out_count } out; { $held_before } inside before, { $held } now
cli-shogun-throw-line-hidden = { $name }: { $thrown_count } in, { $out_count } out
