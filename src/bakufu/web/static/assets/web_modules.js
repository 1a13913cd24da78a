var e=`web-shogun-box-tab = Big Box
web-shogun-box-key-boxes = Lay the chosen card on a box of Tenno's Court
web-shogun-box-estimate = our estimate
web-shogun-box-audience = Audience hall
web-shogun-box-hall = Entrance hall
web-shogun-box-supply = Officials in supply
web-shogun-box-kept = Favor cards
web-shogun-box-benefit =
    { $benefit-id ->
        [chests] { $count ->
            [one] chest
           *[other] chests
        }
        [rice] rice
        [armies] { $count ->
            [one] army into the tray
           *[other] armies into the tray
        }
        [points] { $count ->
            [one] victory point
           *[other] victory points
        }
       *[other] { $benefit }
    }
web-shogun-box-favors-aid = The favor cards of the Tenno
web-shogun-box-favor-cancel-event = Cancel the event
web-shogun-box-favor-chests = Chests
web-shogun-box-favor-armies = Armies into the tray
web-shogun-box-favor-calm = Calm a province
web-shogun-box-favor-rice = Rice
web-shogun-box-favor-points = Points
web-shogun-box-favor-building = A free building
web-shogun-box-favor-peace = Protection
web-shogun-box-favor-free-armies = Free armies
web-shogun-box-favor-gives = { $favor }: { $count }
web-shogun-box-favor-cost =
    { $count ->
        [one] costs { $count } official
       *[other] costs { $count } officials
    }
web-shogun-box-favor-none = empty
web-shogun-box-in-audience =
    { $count ->
        [one] { $seat }: { $count } official in the audience hall
       *[other] { $seat }: { $count } officials in the audience hall
    }
web-shogun-box-in-hall = { $seat }: officials in the entrance hall { $count }, in supply { $supply }
web-shogun-box-asks = asks for a favor in place { $place }
web-shogun-box-officials-left =
    { $count ->
        [one] { $count } official in supply
       *[other] { $count } officials in supply
    }
web-shogun-box-queue = These seats ask for a favor, in this order: { $seats }.
web-shogun-box-tiles = Region tiles
web-shogun-box-chamber = Row { $row }, column { $column }: { $what }
web-shogun-box-chamber-open = open
web-shogun-box-chamber-turned = turned over
web-shogun-box-chamber-bag = in the bag
web-shogun-box-row =
    { $points ->
        [one] Row { $number }: { $points } point
       *[other] Row { $number }: { $points } points
    }
web-shogun-box-column =
    { $points ->
        [one] Column { $number }: { $points } point
       *[other] Column { $number }: { $points } points
    }
web-shogun-box-ahead = (ahead: { $list })
web-shogun-box-nobody = turned markers
web-shogun-box-markers-left = Markers left
web-shogun-box-markers-of =
    { $count ->
        [one] { $seat } has { $count } marker left
       *[other] { $seat } has { $count } markers left
    }
web-shogun-box-leader-in = Leader in { $province }
web-shogun-box-leader-away = Leader not on the map
web-shogun-box-leader-of = leader of { $seat }
web-shogun-box-leader-better = Where a leader stands, his own actions are better:
web-shogun-box-one-more = { $action }: one more
web-shogun-box-one-less = { $action }: one chest less
web-shogun-box-statues-left =
    { $count ->
        [one] { $count } statue left
       *[other] { $count } statues left
    }
web-shogun-box-statues-in = Statues in { $provinces }
web-shogun-box-statues-of =
    { $count ->
        [one] statue of { $seat }
       *[other] { $count } statues of { $seat }
    }
web-shogun-box-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
web-shogun-box-trophy-here =
    { $count ->
        [one] a statue that becomes a trophy
       *[other] { $count } statues that become trophies
    }
web-shogun-box-adjacent = adjacent
web-shogun-box-col-player = Player
web-shogun-box-col-province = Leader
web-shogun-box-col-statues = Statues on the map
web-shogun-box-col-left = Statues left
web-shogun-box-col-trophies = Trophies
web-shogun-box-banner-empty = empty banner
web-shogun-box-samurai-top = Card { $number } of { $all } lies on top
web-shogun-box-regions =
    { $count ->
        [one] Stands in { $count } of { $all } regions
       *[other] Stands in { $count } of { $all } regions
    }
web-shogun-box-gift = { $count } { $gift }
web-shogun-end-statues = statues
web-shogun-end-trophies = trophies
web-shogun-end-chambers = chambers
web-shogun-end-gifts = favors and Samurai
web-shogun-learn-modules-start = Start with the Big Box
web-shogun-learn-modules-about = With all four modules, for those who know the basic game: the guide explains each of them when it comes.
web-shogun-learn-court = Your board has three more spaces. A province card there turns 1, 2 or 3 of its armies into court officials, a dice tower card those that lie in the tray; all of them or none. The officials wait in the entrance hall. A dice tower card on an action does nothing, and as a bid it counts 0.
    .title = Tenno's Court
web-shogun-learn-favor = Who has most officials asks first. Each favor card costs as many officials as its space shows; they go back to your supply, the others wait for the next round. Most cards work at once. Numbers that are printed only on the cards are our estimate.
    .title = The Tenno's favor
web-shogun-learn-samurai = Players with provinces in four of the five regions turn up their next Samurai card and take one of its benefits. Each card is better than the one before. After the winter all piles begin again.
    .title = Samurai
web-shogun-learn-leaders = Your leader makes your own actions better where he stands: buildings cost one chest less, rice, taxes and deployments bring one more. He does not fight; if his province is lost he comes back after the winter.
    .title = Military Leaders
web-shogun-learn-statues = After each round your leader must move on to another province of yours. If it is adjacent he may leave a statue behind: a point at the end. Statues of others, where he comes, are his trophies.
    .title = Statues and trophies
web-shogun-learn-chambers = Six chambers open in each round. At its end the region tiles are gone through from left to right: who has most provinces in the region may put a marker of his on an open chamber. Most markers in a row or column bring its points at the end; what nobody takes is turned over and counts against all.
    .title = Chambers`;export{e as default};