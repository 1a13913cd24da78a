var e=`web-shogun-play-taxes = taxes
web-shogun-play-rice = rice
web-shogun-play-armies =
    { $count ->
        [one] army
       *[other] armies
    }
web-shogun-play-markers =
    { $count ->
        [one] revolt marker
       *[other] revolt markers
    }
web-shogun-play-free-spaces =
    { $count ->
        [one] { $count } free building space
       *[other] { $count } free building spaces
    }
web-shogun-play-neutral = neutral
web-shogun-play-face-up = Face-up cards
web-shogun-play-pile = The unseen pile
web-shogun-play-pile-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-shogun-play-group =
    { $left ->
        [one] group of { $armies }
       *[other] group of { $armies } (you have { $left })
    }
web-shogun-play-place = Place { $place } in the turn order
web-shogun-play-taken-by = Taken by { $seat }
web-shogun-play-from =
    { $armies ->
        [one] { $armies } army stands
       *[other] { $armies } armies stand
    } in { $province }. Choose where they go, here or on the map.
web-shogun-play-attack = Attack
web-shogun-play-move = Move
web-shogun-play-why-not = Why not?
web-shogun-play-other-target = Another target
web-shogun-play-fewer = One army fewer
web-shogun-play-more = One army more
web-shogun-play-quick = Quick numbers
web-shogun-play-all = all { $armies }
web-shogun-play-odds-hold = { $percent }% put down
web-shogun-play-fight =
    { $attacker } attacks { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against { $guard }.
web-shogun-play-fight-neutral =
    { $attacker } attacks neutral { $province }: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against one farmer of the province and the farmers that fall out of the tower or lie in the tray.
web-shogun-play-winter = Some rice spoils. Then every province needs one rice; where it is missing, farmers revolt. At last points are counted for provinces, buildings and the most buildings of a kind in a region.
web-shogun-play-always = Always
web-shogun-play-never = Never
web-shogun-play-always-hint = Always and Never hold until you change them in the settings of the menu.
web-shogun-play-standing = Answered for you
web-shogun-play-ask-again = Ask me again
web-shogun-play-take = Take { $province }
web-shogun-play-deploy-where =
    { $province } holds { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; { $supply ->
        [one] { $supply } is
       *[other] { $supply } are
    } left in your supply.
web-shogun-play-revolt-place = { $province }: number { $place } of { $count }. Arrow up or down moves it.
web-shogun-play-revolt-drag = Drag, or use the arrow keys
web-shogun-play-revolt-earlier = { $province } earlier
web-shogun-play-revolt-later = { $province } later
web-shogun-play-revolt-all =
    { $count ->
        [one] Face this revolt
        [2] Face both in this order
       *[other] Face all { $count } in this order
    }
web-shogun-play-revolts-why = Drawn at random from your province cards, because rice is short: 1 revolt if 1 or 2 are missing, 2 if 3 to 6 are, 3 if 7 or more are.
web-shogun-play-extra-farmers =
    { $count ->
        [one] { $count } hungry farmer joins each revolt.
       *[other] { $count } hungry farmers join each revolt.
    }
web-shogun-play-thrown = { $count } thrown in
web-shogun-play-tray-enter = Enter the tray
web-shogun-play-made-up = The program made up this throw for the bot { $seat }. Lay the tray like this; all other cubes that went in stay in the tower.
web-shogun-play-cube-fewer = One { $colour } cube fewer
web-shogun-play-cube-more = One { $colour } cube more
web-shogun-play-bid = Auction: bid for the turn order
web-shogun-play-space =
    { $turn ->
        [bid] { $title }
        [later] Face down, { $title }
       *[other] Action { $turn }, { $title }
    }: { $lies }. { $doubt }
web-shogun-play-would-skip = Would be skipped. { $why }
web-shogun-play-may-skip = May be skipped. { $why }
web-shogun-play-would-revolt = { $province } would revolt: revolt markers lie there.
web-shogun-play-board = Your individual board
web-shogun-play-hand = Your hand
web-shogun-play-held = Now choose a space for { $card }.
web-shogun-play-space-chosen = Now choose a card for “{ $space }”. { $about }
web-shogun-play-lack =
    { $count ->
        [one] { $count } space still needs a card. Drag it, or tap a card and then a space.
       *[other] { $count } spaces still need a card. Drag them, or tap a card and then a space.
    }
web-shogun-play-complete = Your plan is complete. You can still move and swap cards.
web-shogun-play-spare =
    { $count ->
        [one] You have one card too few: you choose which space stays empty.
       *[other] You have { $count } cards too few: you choose which spaces stay empty.
    }
web-shogun-play-sort = Sort by
web-shogun-play-sort-name = name
web-shogun-play-sort-tax = taxes
web-shogun-play-sort-rice = rice
web-shogun-play-sort-armies = armies
web-shogun-play-take-back = Back into the hand
web-shogun-play-ledger = Chests now { $start }; after a bid of { $bid } and the open actions { $known }; at the end of the round { $end }.
web-shogun-play-estimate = An estimate
web-shogun-play-doubts =
    { $count ->
        [one] { $count } order may fail
       *[other] { $count } orders may fail
    }
web-shogun-play-no-doubts = As far as can be foreseen, every action can be carried out.
web-shogun-play-key-spaces = Lay the chosen card on a space, in the order of the row; b is the bid
web-shogun-play-key-delete = Take the card of a space back into the hand
web-shogun-play-key-escape = Let go of the chosen card; show a throw of the tower at once
web-shogun-play-season = Year { $year }, { $season }
web-shogun-play-before = Before the first season
web-shogun-play-points = points
web-shogun-play-chests = chests
web-shogun-board-claimed = just claimed; its armies are on the way
web-shogun-board-closed = out of play with three players
web-shogun-board-neutral = neutral
web-shogun-board-held =
    { $armies ->
        [one] { $seat }, { $armies } army
       *[other] { $seat }, { $armies } armies
    }
web-shogun-board-yield = tax { $tax }, rice { $rice }
web-shogun-board-tax = tax { $tax }
web-shogun-board-rice = rice { $rice }
web-shogun-board-markers =
    { $count ->
        [one] { $count } revolt marker
       *[other] { $count } revolt markers
    }
web-shogun-board-spaces-free =
    { $count ->
        [one] { $count } building space, empty
       *[other] { $count } building spaces, all empty
    }
web-shogun-board-points = Victory points
web-shogun-board-rice-track = Rice
web-shogun-board-on-track = { $seat }: { $count }
web-shogun-board-actions = Actions of the season
web-shogun-board-action-open = { $number }: { $action }
web-shogun-board-action-closed = { $number }: face down
web-shogun-board-action-now = now
web-shogun-board-action-done = done
web-shogun-board-specials = Special cards and turn order
web-shogun-board-special-at = Place { $number }: { $special }
web-shogun-board-special-free = free
web-shogun-board-special-taken = { $seat } has it
web-shogun-board-events = Events of the year
web-shogun-board-event-now = this season
web-shogun-board-event-shown = still to come
web-shogun-board-event-gone = gone
web-shogun-board-event-loss = Winter: { $count } rice spoils
web-shogun-board-no-events = No event cards lie out now.
web-shogun-board-no-actions = No action cards lie out now.
web-shogun-board-date = Year { $year }, { $season }
web-shogun-board-chests =
    { $count ->
        [one] { $count } war chest
       *[other] { $count } war chests
    }
web-shogun-board-supply =
    { $count ->
        [one] { $count } army in supply
       *[other] { $count } armies in supply
    }
web-shogun-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-shogun-board-points-of =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
web-shogun-board-rice-of = { $count } rice
web-shogun-board-special-of = special card: { $special }
web-shogun-board-plan = Individual board
web-shogun-board-own-plan = Your plan
web-shogun-board-plan-secret = plans in secret
web-shogun-board-plan-card = { $space }: { $card }
web-shogun-board-plan-hidden = { $space }: a face-down card
web-shogun-board-plan-empty = { $space }: empty
web-shogun-board-tower = Battle tower
web-shogun-board-inside = In the tower
web-shogun-board-inside-hidden = How many cubes are in the tower is not shown at this table.
web-shogun-board-tray = In the tray
web-shogun-board-tiles = Building tiles left
web-shogun-board-tiles-of = { $building }: { $count }
web-shogun-board-farmers-left =
    { $count ->
        [one] { $count } farmer in supply
       *[other] { $count } farmers in supply
    }
web-shogun-board-nothing = nothing
web-shogun-board-throw = A throw of the battle tower
web-shogun-board-throw-skip = Skip
web-shogun-stage-bids = The bids are turned up
web-shogun-stage-officials = Officials enter the entrance hall
web-shogun-stage-order = The new turn order
web-shogun-stage-rice = Rice from
web-shogun-stage-taxes = Taxes from
web-shogun-stage-deployed = New armies in
web-shogun-stage-built = Built in
web-shogun-stage-moved = Armies move
web-shogun-stage-skipped = Left out
web-shogun-stage-set-up = Set up in
web-shogun-stage-food = Rice for the provinces
web-shogun-stage-fed = fed
web-shogun-stage-hungry = { $count } rice missing: { $revolts ->
    [one] { $revolts } province revolts
   *[other] { $revolts } provinces revolt
  }
web-shogun-stage-points = The points of the year
web-shogun-stage-points-leaders = Points for statues and trophies
web-shogun-stage-points-chambers = Points for the chambers
web-shogun-board-throw-loading = The tower is filled before the first round.
web-shogun-board-throw-next = Go on
web-shogun-board-year-points = Where the points of year { $year } came from
web-shogun-board-throw-in = These go into the tower:
web-shogun-board-throw-held =
    { $count ->
        [one] { $count } cube stays in the tower
       *[other] { $count } cubes stay in the tower
    }
web-shogun-board-throw-old =
    { $count ->
        [one] { $count } old cube falls out
       *[other] { $count } old cubes fall out
    }
web-shogun-board-throw-losses = { $seat } loses { $lost }, { $defender } loses { $other }
web-shogun-board-throw-losses-farmers = { $seat } loses { $lost }, the farmers lose { $other }
web-shogun-board-col-region = Region
web-shogun-board-col-tax = Tax
web-shogun-board-col-rice = Rice
web-shogun-board-col-armies = Armies
web-shogun-board-col-markers = Revolt markers
web-shogun-board-col-points = Points
web-shogun-board-col-chests = War chests
web-shogun-board-col-supply = Armies in supply
web-shogun-board-col-cards = Cards
web-shogun-board-col-special = Special card
web-shogun-board-buildings-of = { $buildings } ({ $count } of { $spaces })
web-shogun-board-buildings-none = 0 of { $spaces }
web-shogun-end-you =
    { $seats-count ->
        [1] { $seats } wins: you are the shogun!
       *[other] You share the victory: { $seats }.
    }
web-shogun-end-winner =
    { $seats-count ->
        [1] { $seats } becomes shogun
       *[other] { $seats } share the victory
    }
web-shogun-end-year = Year { $year }
web-shogun-end-provinces = provinces
web-shogun-end-buildings = buildings
web-shogun-end-majorities = majorities
web-shogun-end-battles = Battles and revolts
web-shogun-end-fights-attacks = attacks made
web-shogun-end-fights-won = … and won
web-shogun-end-fights-defences = attacks suffered
web-shogun-end-fights-held = … and repelled
web-shogun-end-fights-revolts = revolts
web-shogun-end-fights-down = … and put down
web-shogun-luck-battle-win = { $seat } took { $province } from { $defender }.
web-shogun-luck-battle-lose = { $defender } held { $province } against { $seat }.
web-shogun-luck-battle-undecided = { $seat } and { $defender } wiped each other out in { $province }.
web-shogun-luck-neutral-win = { $seat } took { $province } from its farmers.
web-shogun-luck-neutral-lose = The farmers of { $province } held out against { $seat }.
web-shogun-luck-neutral-undecided = Nobody was left standing in { $province }.
web-shogun-luck-revolt-win = { $seat } put down the revolt in { $province }.
web-shogun-luck-revolt-lose = The revolt took { $province } from { $seat }.
web-shogun-luck-revolt-undecided = Nobody was left standing in { $province }.
web-shogun-standing-extra-attack = The extra army in an attack
web-shogun-standing-extra-defense = The extra army in a defense
web-shogun-replay-moment = Year { $year }, { $season }
web-shogun-replay-moment-action = Year { $year }, { $season }, action { $number }
web-shogun-learn-intro = You play a whole game of Shogun against two bots. A guide says a few words whenever something comes for the first time. You can send it away at any moment, and there is no clock.
web-shogun-learn-welcome = You lead one of the great clans of Japan. The game lasts two years. Each year has three rounds, in spring, summer and fall, and then a winter with points for provinces and buildings. Whoever has most points at the end becomes shogun.
    .title = Welcome, daimyō
web-shogun-learn-draft = Everybody claims provinces in turn: take one of the two open cards, or the unseen one from the pile. Provinces side by side are easier to hold; look at taxes, rice and the building spaces as well.
    .title = Your first provinces
web-shogun-learn-group = Each new province gets one of your army groups. Large groups belong where neighbors are near; a province in a quiet corner needs few.
    .title = Armies for the province
web-shogun-learn-round = Ten actions will be carried out, in an order that is drawn again each round. The first five lie open; the others are turned up one by one. Everybody will do each action in only one province.
    .title = A round begins
web-shogun-learn-planning = Lay a province card on each action: there you will carry it out. Nobody sees your plan, and you do not see theirs. Each province can do one action only. A chest card means: no action here this round. As long as your cards last, every space gets one; a space stays empty only when your cards run short. Mind the order: money from taxes is only there once its turn has come.
    .title = Plan in secret
web-shogun-learn-bid = One card goes on the auction space. A chest card costs as much as it shows; the highest bid chooses first among the special cards, which also decide the turn order. A province card costs nothing and beats a 0.
    .title = Bid for the turn order
web-shogun-learn-event = One of the four open event cards is drawn. It holds for this whole round, and you planned without knowing which one it would be. The card that is left for winter says how much rice will spoil.
    .title = The event of the season
web-shogun-learn-specials = Each card helps you for this round and gives you its place in the turn order. Going first is good for attacks; going last means that you see what the others do.
    .title = Choose a special card
web-shogun-learn-actions = Now each action comes up in turn, and everybody turns over their card for it. Most of it happens by itself; you are asked when you have something to decide. An action that is no longer possible is skipped.
    .title = The actions are carried out
web-shogun-learn-build = A castle costs 3 chests, a temple 2, a Nô theater 1. Each stands on a building space of its province and brings a point every winter; the most of a kind in a region bring more. A province holds each kind only once.
    .title = Buildings
web-shogun-learn-levy = The province gives rice or money, and its farmers grow angry: a revolt marker is laid there. Taking from a province that already has a marker causes a revolt.
    .title = Rice and taxes
web-shogun-learn-deploy = Three actions bring armies: 5 for 3 chests, 3 for 2, and 1 for 1. With one of them you may also move armies on to a province next door. Deploy before a battle comes, if the order allows it.
    .title = New armies
web-shogun-learn-battle = Armies go to a province next door, by land or by a sea route; at least one must stay behind. Into a province of yours they simply move. Any other is attacked. When you attack, the odds beside the slider tell you what to expect.
    .title = Battle and movement
web-shogun-learn-tower = All armies of the battle are thrown into the tower, with what still lies in the tray. Some cubes stay inside, some from older battles fall out. Whoever has more cubes in the tray wins; the loser's are lost, and the winner loses as many as the loser had. Farmers in the tray help the defender where no revolt marker lies.
    .title = The battle tower
web-shogun-learn-revolt = Farmers fight against their lord: they are thrown into the tower together with the armies of the province. If more of your cubes than farmers lie in the tray, you keep it; else it is neutral again and its buildings are gone.
    .title = A revolt
web-shogun-learn-winter = First some rice spoils: the number on the last event card. Then every province of yours needs one rice. If you lack 1 or 2, one of your provinces revolts; with 3 to 6 two, with 7 or more three. The player on your left draws them at random from your province cards, and hungry farmers join in.
    .title = Winter
web-shogun-learn-scoring = Each province and each building is worth 1 point. In each region the most castles bring 3 points, the most temples 2, the most Nô theaters 1; one less for each when several are equal.
    .title = Points
web-shogun-learn-over = Look at the result, watch the game again from any seat, and play once more: you have met every part of a year.
    .title = The game is over`;export{e as default};