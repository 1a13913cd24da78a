# The modules of the Big Box in the web client.

web-box-tab = Big Box
web-box-key-boxes = Lay the chosen card on a box of Tenno's Court
web-box-estimate = our estimate

# -- Tenno's Court -----------------------------------------------------------------------------------

web-box-audience = Audience hall
web-box-hall = Entrance hall
web-box-supply = Officials in supply
web-box-kept = Favor cards
web-box-favor-cancel-event = Cancel the event
web-box-favor-chests = Chests
web-box-favor-armies = Armies into the tray
web-box-favor-calm = Calm a province
web-box-favor-rice = Rice
web-box-favor-points = Points
web-box-favor-building = A free building
web-box-favor-peace = Protection
web-box-favor-free-armies = Free armies
web-box-favor-gives = { $favor }: { $count }
web-box-favor-cost =
    { $count ->
        [one] costs { $count } official
       *[other] costs { $count } officials
    }
web-box-favor-none = empty
web-box-in-audience =
    { $count ->
        [one] { $seat }: { $count } official in the audience hall
       *[other] { $seat }: { $count } officials in the audience hall
    }
web-box-in-hall = { $seat }: officials in the entrance hall { $count }, in supply { $supply }
web-box-asks = asks for a favor in place { $place }
web-box-officials-left =
    { $count ->
        [one] { $count } official in supply
       *[other] { $count } officials in supply
    }
web-box-queue = These seats ask for a favor, in this order: { $seats }.

# -- Chambers ----------------------------------------------------------------------------------------

web-box-tiles = Region tiles
web-box-chamber = Row { $row }, column { $column }: { $what }
web-box-chamber-open = open
web-box-chamber-turned = turned over
web-box-chamber-bag = in the bag
web-box-row =
    { $points ->
        [one] Row { $number }: { $points } point
       *[other] Row { $number }: { $points } points
    }
web-box-column =
    { $points ->
        [one] Column { $number }: { $points } point
       *[other] Column { $number }: { $points } points
    }
web-box-ahead = (ahead: { $list })
web-box-nobody = turned markers
web-box-markers-left = Markers left
web-box-markers-of =
    { $count ->
        [one] { $seat } has { $count } marker left
       *[other] { $seat } has { $count } markers left
    }

# -- Military Leaders --------------------------------------------------------------------------------

web-box-leader-in = Leader in { $province }
web-box-leader-away = Leader not on the map
web-box-leader-of = leader of { $seat }
web-box-leader-better = Where a leader stands, his own actions are better:
web-box-one-more = { $action }: one more
web-box-one-less = { $action }: one chest less
web-box-statues-left =
    { $count ->
        [one] { $count } statue left
       *[other] { $count } statues left
    }
web-box-statues-in = Statues in { $provinces }
web-box-statues-of =
    { $count ->
        [one] statue of { $seat }
       *[other] { $count } statues of { $seat }
    }
web-box-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
web-box-trophy-here =
    { $count ->
        [one] a statue that becomes a trophy
       *[other] { $count } statues that become trophies
    }
web-box-adjacent = adjacent
web-box-col-player = Player
web-box-col-province = Leader
web-box-col-statues = Statues on the map
web-box-col-left = Statues left
web-box-col-trophies = Trophies

# -- Samurai -----------------------------------------------------------------------------------------

web-box-banner-empty = empty banner
web-box-samurai-top = Card { $number } of { $all } lies on top
web-box-regions =
    { $count ->
        [one] Stands in { $count } of { $all } regions
       *[other] Stands in { $count } of { $all } regions
    }
web-box-gift = { $count } { $benefit }

# -- opening a table, and the end --------------------------------------------------------------------

web-lobby-number-of = Number { $number } of { $count }
web-lobby-estimate = Our estimate: it is printed only on the cards or the board. Put in what yours say.
web-lobby-estimate-back = Back to our estimate
web-lobby-end-statues = statues
web-lobby-end-trophies = trophies
web-lobby-end-chambers = chambers
web-lobby-end-gifts = favors and Samurai

# -- the guide ---------------------------------------------------------------------------------------

web-learn-modules-start = Start with the Big Box
web-learn-modules-about = With all four modules, for those who know the basic game: the guide explains each of them when it comes.
web-learn-menu-on = Show the guide
web-learn-menu-off = Hide the guide
web-learn-court = Your board has three more spaces. A province card there turns 1, 2 or 3 of its armies into court officials, a dice tower card those that lie in the tray; all of them or none. The officials wait in the entrance hall. A dice tower card on an action does nothing, and as a bid it counts 0.
    .title = Tenno's Court
web-learn-favor = Who has most officials asks first. Each favor card costs as many officials as its space shows; they go back to your supply, the others wait for the next round. Most cards work at once. Numbers that are printed only on the cards are our estimate.
    .title = The Tenno's favor
web-learn-samurai = Who has provinces in four of the five regions turns up his next Samurai card and takes one of its benefits. Each card is better than the one before. After the winter all piles begin again.
    .title = Samurai
web-learn-leaders = Your leader makes your own actions better where he stands: buildings cost one chest less, rice, taxes and deployments bring one more. He does not fight; if his province is lost he comes back after the winter.
    .title = Military Leaders
web-learn-statues = After each round your leader must move on to another province of yours. If it is adjacent he may leave a statue behind: a point at the end. Statues of others, where he comes, are his trophies.
    .title = Statues and trophies
web-learn-chambers = Six chambers open in each round. At its end the region tiles are gone through from left to right: who has most provinces in the region may put a marker of his on an open chamber. Most markers in a row or column bring its points at the end; what nobody takes is turned over and counts against all.
    .title = Chambers
