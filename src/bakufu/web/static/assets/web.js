var e=`web-ikusa-round = Round { $round }
web-ikusa-moment = Round { $round } · { $stage }
web-ikusa-moment-of = Round { $round } · { $stage } · { $clan }
web-ikusa-stage-split = splitting the pile
web-ikusa-stage-spearmen = placing spearmen
web-ikusa-stage-spread = filling the army cards
web-ikusa-stage-armies = placing armies
web-ikusa-stage-round = successors
web-ikusa-stage-plan = plan
web-ikusa-stage-order = turn order
web-ikusa-stage-build = build
web-ikusa-stage-levy = levy units
web-ikusa-stage-place = place units
web-ikusa-stage-ronin = hire ronin
web-ikusa-stage-ninja = hire ninja
web-ikusa-stage-turn = wage war
web-ikusa-stage-a = A: move armies
web-ikusa-stage-a-end = A: armies have moved
web-ikusa-stage-b = B: declare battles
web-ikusa-stage-b-end = B: battles are declared
web-ikusa-stage-c = C: combat
web-ikusa-stage-d = D: final movement, armies
web-ikusa-stage-d-pf = D: final movement, forces
web-ikusa-stage-d-end = D: final movement is over
web-ikusa-stage-winter = ronin leave, koku come in
web-ikusa-army = { $army }, level { $level }: { $units }
web-ikusa-army-down = { $army } without a leader, level { $level }: { $units }
web-ikusa-army-gone = { $army }: its daimyo is lost
web-ikusa-daimyo-down = assassinated
web-ikusa-experience = Experience level { $level }: hole { $hole } of { $holes }
web-ikusa-force = provincial force: { $units }
web-ikusa-held = { $clan }, { $seat }
web-ikusa-board-empty = empty, nobody holds it
web-ikusa-ronin-secret = ronin in secret
web-ikusa-attacked-from = An attack is declared from { $provinces }.
web-ikusa-barred = At this table there is no border here: these provinces are not adjacent.
web-ikusa-corner = Kozuke, Shimosa, Musashi and Shimotsuke meet in one point. A point is not a border: across it, provinces are adjacent only where the list of neighbors says so.
web-ikusa-board-provinces = Provinces
web-ikusa-koku = Koku
web-ikusa-provinces-of = Provinces: { $count }; { $goal } win
web-ikusa-koku-of = Koku: { $count }
web-ikusa-marker = Turn order marker { $marker }
web-ikusa-board-stacks = Face-down stacks of ronin: { $stacks }
web-ikusa-ninja = Ninja
web-ikusa-ninja-held = holds the ninja
web-ikusa-ninja-of = { $seat } holds the ninja.
web-ikusa-ninja-free = The ninja is for hire.
web-ikusa-out = out
web-ikusa-board-tray = In the tray
web-ikusa-tray-hidden = behind the screen
web-ikusa-bins = Planning tray
web-ikusa-bins-hidden = secret
web-ikusa-bins-shut = Everybody still plans in secret.
web-ikusa-bin-of = { $who }: { $count } koku
web-ikusa-order-place = { $place }: { $who }
web-ikusa-round-actions = Actions of the round
web-ikusa-stage-built = Built in
web-ikusa-stage-picked-up = Units join armies in
web-ikusa-stage-marched = On the march
web-ikusa-stage-declared = Battles declared
web-ikusa-stage-declared-empty = Into empty land
web-ikusa-stage-conquered = Conquered
web-ikusa-stage-claimed = Claimed
web-ikusa-stage-mustered = Armies placed in
web-ikusa-reveal-trays = The planning trays are uncovered
web-ikusa-reveal-order = The turn order of this round
web-ikusa-reveal-levy = Everybody's levy
web-ikusa-reveal-harvest = The harvest
web-ikusa-reveal-dice = The dice are rolling
web-ikusa-pool = Common pool
web-ikusa-pool-ronin = { $count } ronin
web-ikusa-pool-castles = castles: { $count }
web-ikusa-pool-bases = fortification bases: { $count }
web-ikusa-empty-count = empty provinces: { $count }
web-ikusa-goal = { $goal } provinces win at once.
web-ikusa-goal-end = { $goal } provinces at the end of a round win.
web-ikusa-goal-quick = { $goal } provinces win at once; the first elimination ends the game too.
web-ikusa-col-koku = Koku
web-ikusa-col-marker = Turn order
web-ikusa-col-bins = Planning tray
web-ikusa-col-tray = Figures in the tray
web-ikusa-col-stacks = Hidden ronin
web-ikusa-col-army = Army
web-ikusa-col-where = Province
web-ikusa-col-units = Troops
web-ikusa-board-armies = Army cards
web-ikusa-board-declared = Declared battles
web-ikusa-declared-one = { $body } of { $origin } attacks { $target }
web-ikusa-before = Set-up
web-ikusa-mat = Army card of { $clan }
web-ikusa-end-you =
    { $seats-count ->
        [1] { $seats } wins: you are the shogun!
       *[other] You share the victory: { $seats }.
    }
web-ikusa-end-winner =
    { $seats-count ->
        [1] { $seats } becomes shogun
       *[other] { $seats } share the victory
    }
web-ikusa-end-goal = { $goal } win
web-ikusa-end-provinces = Provinces by clan
web-ikusa-end-why-goal = { $seats } reached { $count } provinces in round { $round }; { $goal } were enough.
web-ikusa-end-why-last = { $seats } is the last to stand, after round { $round }.
web-ikusa-end-why-quick = The first elimination ended the game in round { $round }: { $seats } had most provinces, { $count }.
web-ikusa-end-why-limit = The game ended after round { $round }, as the table had agreed: { $seats } had most provinces, { $count }.
web-ikusa-end-fallen = Out in round
web-ikusa-end-out = { $round }, by { $seat }
web-ikusa-end-fell = { $round }
web-ikusa-end-course = The course of the game
web-ikusa-end-numbers = The same in numbers
web-ikusa-end-deeds = What each clan did
web-ikusa-end-deeds-attacks = Battles as attacker
web-ikusa-end-deeds-won = … of them won
web-ikusa-end-deeds-defences = Battles as defender
web-ikusa-end-deeds-conquered = Provinces conquered
web-ikusa-end-deeds-castles = Castles and fortresses built
web-ikusa-end-deeds-daimyos = Enemy daimyos felled
web-ikusa-end-deeds-lost = Units lost
web-ikusa-learn-intro = You play Ikusa against three easy bots, from a prepared position. A guide points at each thing when it comes for the first time; after one round you have met nearly everything. By a house rule nobody wins before round 4. You can send the guide away at any moment, and there is no clock.
web-ikusa-learn-welcome = You lead a clan with three daimyos, each at the head of an army. Whoever owns 35 of the 68 provinces becomes shogun at once. Whoever loses all three daimyos is out, and everything goes to the one who beat him.
    .title = Ikusa
web-ikusa-learn-prepared = The set-up is nearly over: only your third army is left to place. Your other two stand beside weak provinces, so you will soon fight a battle that you will almost surely win. The three others are easy bots, and by a house rule of this table nobody wins before round 4.
    .title = Your first game
web-ikusa-learn-spearmen = The cards are dealt: one spearman stands in each province of yours. Now everybody in turn adds two more to a province, six times. Strong points at the border of others keep them away.
    .title = Spearmen
web-ikusa-learn-armies = Each army begins with its daimyo, a bowman, a swordsman and two gunners. A banner on the map shows where it stands, how many fight under it, and its level as bars. Put armies where you want to attack.
    .title = Armies
web-ikusa-learn-plan = Divide all your koku in secret over five bins: who goes when, a building (exactly 2 koku), new units, ronin for this round, the ninja. Nothing can be kept back. A good first plan puts most into new units.
    .title = Planning
web-ikusa-learn-order = The highest bid chooses a marker first, and it need not be number 1. Who goes early takes what lies open; who goes late answers with everything on the table. Whoever bid nothing draws a marker at random.
    .title = Turn order
web-ikusa-learn-build = A castle brings four more spearmen whenever its province is attacked; a fortress, built on a castle in a later round, five ronin. They stay for the whole game and belong to whoever owns the province.
    .title = Castles
web-ikusa-learn-levy = For one koku you get 1 bowman, or 2 units that are swordsmen or gunners, or 3 spearmen. Bowmen hit on 6 or less, swordsmen on 5, the others on 4; bowmen and gunners shoot first. You cannot levy more units than you own provinces.
    .title = New units
web-ikusa-learn-place = Each province takes one new unit in a round. It may join the provincial force (at most five) or an army standing there: four samurai and ten ashigaru fit on its card.
    .title = Placing
web-ikusa-learn-ronin = Each koku hires two ronin, for this round only. You place them in secret: the others see how large the stacks are, but not where. A body holds one ronin fewer than it has units of its own.
    .title = Ronin
web-ikusa-learn-ninja = The single highest bid hires the ninja. From the second round on he may strike once at a daimyo: 8 or less on the die succeeds, but a miss may come back to you. If you do not use him, he shows you a rival’s planning tray in the next round.
    .title = The ninja
web-ikusa-learn-move = Now it is your turn of war. Armies move through your own provinces, as many steps as their level. They may pick up units on the way; a province that would be left empty needs a garrison.
    .title = A: move armies
web-ikusa-learn-declare = Each army and each provincial force may be sent against one province beside it. Arrows show what is declared. Only in round 1 a province with an enemy army may not be attacked. Across a sea line the defenders strike first.
    .title = B: declare battles
web-ikusa-learn-fight = Every unit rolls a twelve-sided die; its value or less is a hit. First bowmen and gunners shoot, and losses fall at once; then daimyos, swordsmen and ronin, and spearmen. Everybody in the province defends.
    .title = C: a battle
web-ikusa-learn-losses = You choose which of your units fall, one for each hit. The daimyo is the last to go. Cheap spearmen are often the best to lose; bowmen are hard to replace.
    .title = Losses
web-ikusa-learn-stop = After each pass the attacker may call the battle off or fight on. Look at the odds: an army lost takes its daimyo with it.
    .title = Go on or stop
web-ikusa-learn-advance = An army of a higher level may attack again, or move into the province it has won and go on from there. Winning moves its experience marker; higher levels march and attack more often.
    .title = After a victory
web-ikusa-learn-final = A province won in battle lies empty: now move in and take its card. First armies move, then each unit of the provincial forces may go one province. Leave no province of your own empty.
    .title = D: final movement
web-ikusa-learn-income = All ronin leave, and everybody collects one koku for three provinces, but at least three. Then the next round begins with planning. That was a whole round.
    .title = Income
web-ikusa-learn-over = Look at the course of the game, watch it again from any seat, and play once more.
    .title = The end
web-ikusa-luck-battle-win = { $seat } took { $province } from { $defender }.
web-ikusa-luck-battle-lose = { $defender } held { $province } against { $seat }.
web-ikusa-luck-battle-undecided = { $seat } and { $defender } wiped each other out in { $province }.
web-ikusa-luck-invasion-win = { $seat } took { $province } from { $defender } by sea.
web-ikusa-luck-invasion-lose = { $defender } held the shore of { $province } against { $seat }.
web-ikusa-luck-invasion-undecided = { $seat } and { $defender } wiped each other out on the shore of { $province }.
web-ikusa-luck-about = Hits of the dice compared with what each clan could expect. Results inside the shaded range are normal.
web-ikusa-luck-lucky =
    { $wins ->
        [one] { $wins } hit
       *[other] { $wins } hits
    } with { $fights ->
        [one] { $fights } die
       *[other] { $fights } dice
    }; { $expected } could be expected. Luck helped.
web-ikusa-luck-fair =
    { $wins ->
        [one] { $wins } hit
       *[other] { $wins } hits
    } with { $fights ->
        [one] { $fights } die
       *[other] { $fights } dice
    }; { $expected } could be expected.
web-ikusa-luck-unlucky =
    { $wins ->
        [one] { $wins } hit
       *[other] { $wins } hits
    } with { $fights ->
        [one] { $fights } die
       *[other] { $fights } dice
    }; { $expected } could be expected. Unlucky.
web-ikusa-luck-key-wins = hits`;export{e as default};