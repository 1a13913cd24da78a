var e=`shogun-decision-go-on = Nobody has to decide; the game goes on by itself.
shogun-decision-draft-take = Take one of the face-up province cards or the top card of the pile.
shogun-decision-draft-group = Choose the army group that occupies your new province.
shogun-decision-plan = Place a card on the next space of your individual board.
shogun-decision-take-special = Choose a special card; its place becomes yours in the turn order.
shogun-decision-deploy-six = Choose how many armies to deploy; your special card allows the larger number.
shogun-decision-move-on = Move armies on to an adjacent province of your own, or let them stay.
shogun-decision-battle-move = Move armies to an adjacent province of your own, or attack one that is not.
shogun-decision-extra-attack = Say whether an extra army from your supply joins the attack.
shogun-decision-extra-defense = Say whether an extra army from your supply joins the defense.
shogun-decision-choose-revolt = Choose the province whose revolt comes next.
shogun-decision-enter-tower = Throw the battle tower and enter how many cubes of each color lie in the tray.
shogun-decision-game-over = The game is over.
shogun-move-plan =
    { $card-id ->
        [none] Leave { $space } empty
       *[other] Place { $card } on { $space }
    }
shogun-move-take = Take { $special }
shogun-move-draft =
    { $source ->
        [first] Take the first face-up card
        [second] Take the second face-up card
       *[pile] Take the top card of the pile
    }
shogun-move-cycle = Put both face-up cards under the pile and turn up two new ones
shogun-move-group =
    Send the group of { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
shogun-move-deploy =
    Deploy { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
shogun-move-stay = Let all armies stay
shogun-move-pass = Neither move nor attack
shogun-move-extra =
    { $answer ->
        [yes] Send an extra army
       *[no] Send no extra army
    }
shogun-move-revolt = Face the revolt in { $province } next
shogun-move-tower =
    { $cubes ->
        [0] No { $colour } cube lies in the tray
        [one] { $cubes } { $colour } cube lies in the tray
       *[other] { $cubes } { $colour } cubes lie in the tray
    }
shogun-move-move =
    Move { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } to { $province }
shogun-move-attack =
    Attack { $province } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
shogun-kind-plan = planning
shogun-kind-take = taking a special card
shogun-kind-draft = taking a province card
shogun-kind-cycle = exchanging the face-up cards
shogun-kind-group = sending an army group
shogun-kind-deploy = deploying armies
shogun-kind-stay = staying
shogun-kind-pass = passing
shogun-kind-extra = an answer about an extra army
shogun-kind-revolt = choosing a revolt
shogun-kind-tower = entering a throw
shogun-kind-move = moving armies
shogun-kind-attack = an attack
shogun-event-column = { $seat } starts with the provinces of column { $column }.
shogun-event-draft-opens = The provinces are up for the taking: { $cards } lie open, and { $seat } chooses first.
shogun-event-draft-open = { $seat } claims { $card }.
shogun-event-draft-blind = { $seat } trusts to luck and draws { $card } from the pile.
shogun-event-draft-cycle = { $seat } wants something better: { $cards } are turned up.
shogun-event-draft-group =
    { $armies ->
        [one] { $seat } sets up in { $province } with { $armies } army.
       *[other] { $seat } sets up in { $province } with { $armies } armies.
    }
shogun-notice-round = Year { $year }, { $season }.
shogun-event-round = Year { $year }, { $season }: the daimyos make their plans.
shogun-event-events-shown = The year may bring: { $events }.
shogun-event-actions-shown = The first five actions: { $actions }.
shogun-event-action-shown = The next hidden action card shows { $action }.
shogun-event-specials-shown = The special cards, from first to last place: { $specials }.
shogun-event-ready = { $seat } has finished planning.
shogun-event-event = The event of the season: { $event }.
shogun-event-bid =
    { $chests ->
        [0] { $card-id ->
            [none] { $seat } makes no bid.
            [chest_0] { $seat } bids 0 chests.
            [chest_1] { $seat } bids 1 chest, but cannot pay it; it counts as 0.
            [chest_2] { $seat } bids 2 chests, but cannot pay them; it counts as 0.
            [chest_3] { $seat } bids 3 chests, but cannot pay them; it counts as 0.
            [chest_4] { $seat } bids 4 chests, but cannot pay them; it counts as 0.
           *[other] { $seat } bids with a province card, { $card }.
        }
        [one] { $seat } bids { $chests } chest.
       *[other] { $seat } bids { $chests } chests.
    }
shogun-event-special-taken = { $seat } takes { $special } and place { $place } in the turn order.
shogun-event-turn-order = The turn order: { $seats }.
shogun-event-action = Action { $number }: { $action }.
shogun-event-no-action =
    { $card-id ->
        [none] { $seat } has no orders for this.
       *[other] { $seat } does nothing here: only { $card } lies on the space.
    }
shogun-event-skipped = { $seat } cannot carry out { $action } in { $province }. { $reason }
shogun-event-built = { $seat } builds a { $building } in { $province }.
shogun-event-calmed =
    The play charms { $province }: { $markers ->
        [0] the last revolt marker goes.
        [one] a revolt marker goes, { $markers } stays.
       *[other] a revolt marker goes, { $markers } stay.
    }
shogun-event-rice = { $seat } confiscates { $amount } rice in { $province }.
shogun-event-taxes =
    { $seat } squeezes { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    } of taxes out of { $province }.
shogun-event-marker =
    { $province } grumbles: { $markers ->
        [one] a revolt marker is laid there.
       *[other] { $markers } revolt markers lie there now.
    }
shogun-event-deployed =
    { $armies ->
        [one] { $armies } fresh army
       *[other] { $armies } fresh armies
    } of { $seat } { $armies ->
        [one] musters
       *[other] muster
    } in { $province }.
shogun-event-moved =
    { $seat } moves { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } from { $origin } to { $target }.
shogun-event-passed = { $seat } holds still and neither moves nor attacks.
shogun-event-card-surrendered = { $seat } loses the card { $card }; it lay on { $space }, which is empty now.
shogun-event-attack =
    { $seat } attacks { $defender } in { $target } from { $origin } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
shogun-event-attack-neutral =
    { $seat } attacks neutral { $target } from { $origin } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
shogun-event-extra-attacker = An extra army of { $seat } joins the attack.
shogun-event-extra-defender = An extra army of { $seat } hurries to the defense.
shogun-event-castle-defender = The castle of { $province } sends { $seat } an extra army.
shogun-event-throw = Into the tower: { $thrown }. Out of it: { $out }.
shogun-event-battle-won =
    { $attack } against { $own }{ $farmers ->
        [0] {""}
        [one] {" "}and { $farmers } farmer
       *[other] {" "}and { $farmers } farmers
    }: { $seat } takes { $province } from { $defender } and holds it with { $left ->
        [one] { $left } army
       *[other] { $left } armies
    }.
shogun-event-battle-lost =
    { $attack } against { $own }{ $farmers ->
        [0] {""}
        [one] {" "}and { $farmers } farmer
       *[other] {" "}and { $farmers } farmers
    }: the attack of { $seat } fails, and { $defender } holds { $province } with { $left ->
        [one] { $left } army
       *[other] { $left } armies
    }.
shogun-event-battle-undecided =
    { $attack } against { $own }{ $farmers ->
        [0] {""}
        [one] {" "}and { $farmers } farmer
       *[other] {" "}and { $farmers } farmers
    }: neither { $seat } nor { $defender } is left standing, and { $province } becomes neutral.
shogun-event-neutral-conquered =
    { $attack } against { $farmers ->
        [0] nobody
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }: { $seat } conquers { $province } and holds it with { $left ->
        [one] { $left } army
       *[other] { $left } armies
    }.
shogun-event-neutral-held =
    { $attack } against { $farmers ->
        [0] nobody
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }: { $province } throws { $seat } back and stays neutral.
shogun-event-revolt =
    Revolt in { $province }! { $farmers ->
        [one] { $farmers } farmer rises
       *[other] { $farmers } farmers rise
    } against { $seat } and { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
shogun-event-revolt-put-down =
    { $own } against { $farmers ->
        [0] nobody
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }: { $seat } puts the revolt down and keeps { $province } with { $left ->
        [one] { $left } army
       *[other] { $left } armies
    }.
shogun-event-revolt-lost =
    { $own } against { $farmers ->
        [0] nobody
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }: the people drive { $seat } out, and { $province } becomes neutral.
shogun-event-rice-forfeited = With the province { $seat } loses the { $amount } rice that it brought.
shogun-event-taxes-forfeited =
    With the province { $seat } loses the { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    } that it brought.
shogun-event-winter =
    { $loss ->
        [0] Winter, and a mild one: no rice spoils.
       *[other] Winter: { $loss } rice spoils in every store.
    }
shogun-event-fed =
    { $seat } feeds { $provinces ->
        [one] { $provinces } province
       *[other] all { $provinces } provinces
    } with { $rice } rice.
shogun-event-hungry =
    { $seat } has { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }; { $missing ->
        [one] { $missing } goes
       *[other] { $missing } go
    } hungry, and revolt breaks out in { $revolts }.
shogun-event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $provinces } for provinces, { $buildings } for buildings, { $majorities } for majorities) and now has { $total }.
shogun-event-tie =
    { $seats } are level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $decided ->
        [chests] The most chests decide: { $winners } has { $chests }.
        [order] In chests, too; so fall's turn order decides, in favor of { $winners }.
       *[nothing] In chests, too ({ $chests } each): they share the victory.
    }
shogun-event-game-over =
    { $winners-count ->
        [one] { $winners } becomes Shogun! The final points: { $points }.
       *[other] { $winners } share the victory! The final points: { $points }.
    }
shogun-refusal-game-over = The game is over; no more moves can be made.
shogun-refusal-nothing-asked = Nobody is asked anything now: the game goes on by itself.
shogun-refusal-not-your-turn = It is not your turn; wait for { $seats }.
shogun-refusal-wrong-kind = This is not the moment for { $kind }. { $decision }
shogun-refusal-cycle-twice = You have already exchanged the face-up cards in this turn; take a card now.
shogun-refusal-cycle-new-cards = Two cards can be exchanged only if both have lain here since your last turn, and these have not; take a card.
shogun-refusal-no-such-group = You have no group of { $armies } armies left; choose among the groups of { $groups }.
shogun-refusal-plan-finished = Your plan is finished; wait for the others.
shogun-refusal-plan-order = It is too early or too late for { $space }; place a card on { $due } first.
shogun-refusal-plan-space-taken = { $space } already holds a card.
shogun-refusal-plan-must-fill =
    There must be a card on { $space }: you hold { $cards } for { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }; leave a space empty only when the cards run short.
shogun-refusal-not-your-card = You do not have the card { $card }, for the province is not yours; choose a card from your hand.
shogun-refusal-card-placed = { $card } already lies on your board; choose another card.
shogun-refusal-overbid =
    You cannot bid { $value }: you own { $chests ->
        [one] only { $chests } chest
       *[other] only { $chests } chests
    }; bid no more than that, or bid with a province card.
shogun-refusal-special-gone = { $seat } has already taken { $special }; choose one that is left.
shogun-refusal-deploy-number = You cannot deploy { $armies } here; choose { $least } or { $most }.
shogun-refusal-closed = { $target } is out of play with three players; choose another province.
shogun-refusal-not-adjacent = { $target } is not adjacent to { $origin }; choose a province that shares a border or a sea route with it.
shogun-refusal-attack-own = { $target } is your own; move there instead of attacking.
shogun-refusal-move-foreign = { $target } is not yours; a deployed army can only move on to a province of your own.
shogun-refusal-move-is-attack = { $target } is not yours; to enter it from { $origin } you must attack.
shogun-refusal-temple-peace = { $target } has a temple, and this season's event protects it; attack another province.
shogun-refusal-march-number =
    { $armies ->
        [0] You must send at least 1 army
       *[other] You cannot send { $armies } from { $origin }
    }: one army must stay behind, so choose 1 to { $most } for { $target }.
shogun-refusal-must-move = You must move or attack from { $origin }; at this table it cannot be left undone.
shogun-refusal-no-money =
    It costs { $price ->
        [one] { $price } chest
       *[other] { $price } chests
    }, but { $chests ->
        [0] no chest is
        [one] only { $chests } is
       *[other] only { $chests } are
    } left.
shogun-refusal-building-there = { $province } already has a { $building }.
shogun-refusal-no-space =
    { $spaces ->
        [one] The only building space of { $province } is
       *[other] All { $spaces } building spaces of { $province } are
    } taken.
shogun-refusal-no-tile = No { $building } tile is left in the general supply.
shogun-refusal-no-armies =
    It takes { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }, but { $supply ->
        [0] the supply is empty
        [one] only { $supply } is in the supply
       *[other] only { $supply } are in the supply
    }.
shogun-refusal-too-few-armies = A lone army may not leave { $province }.
shogun-refusal-no-target = No province beside { $province } can be entered or attacked.
shogun-refusal-odds-no-battle = You cannot attack { $province } now, so there are no odds to tell; choose a province from the legal attacks.
shogun-refusal-no-revolt-there = { $province } is not in revolt; choose { $revolts }.
shogun-refusal-tower-order = The { $colour } cubes are not asked for now; enter the { $due } cubes of the tray.
shogun-refusal-tower-number =
    There cannot be { $cubes ->
        [one] { $cubes } { $colour } cube
       *[other] { $cubes } { $colour } cubes
    } in the tray: at most { $most } were thrown in or stuck inside; count again.
shogun-refusal-players = Shogun is for { $least } to { $most } players, not for { $players }.
shogun-refusal-fixed-on-moon = The predetermined set-up exists only for the sun side; choose the sun side or the draft.
shogun-refusal-draft-seat = Seat { $seat-id } cannot start the draft, for only { $players } play; choose a seat from 1 to { $players }.
shogun-refusal-position-head = A position begins with shogun/3, shogun/4 or shogun/5, not with "{ $word }".
shogun-refusal-position-word = "{ $word }" cannot be understood in this position; correct or remove it.
shogun-refusal-position-cubes = This position has too many { $colour } cubes; there are only { $most }.
shogun-options-setup = Set-up in detail
    .about = Who begins, and who gets which column.
shogun-options-rulings = Rulings and house rules
    .about = Where the rulebook is silent, or tables like to play otherwise.
shogun-options-tower = Battle tower
    .about = The computer's tower or your own, and whether its cubes are counted for you.
shogun-option-board = Side of the board
    .sun = the sun side
    .moon = the moon side
shogun-option-setup = Starting provinces
    .draft = claimed one by one
    .fixed = the predetermined set-up
shogun-option-optional-battle-move = May a Battle / Move be left undone when its card comes up?
    .false = it must be carried out if it can be
    .true = its player may pass
shogun-option-overbid = A bid that its player cannot pay
    .forbid = it may not be placed
    .treat-as-zero = it counts as 0
shogun-option-bank = When does the bank run out of chests?
    .unlimited = never
    .finite-135 = at 135 chests
shogun-option-revolt-markers = When do the revolt markers run out?
    .unlimited = never
    .finite-42 = at 42 markers
shogun-option-revolt-income = Rice or taxes of a province that is lost in the revolt they cause
    .keep = they are kept
    .forfeit = they are given back
shogun-option-final-tie = Equal points and chests at the end
    .shared = the victory is shared
    .turn-order = whoever was earlier in the turn order of fall
shogun-option-draft-start = Who claims the first starting province?
    .random = a seat drawn by lot
    .seat = a seat that you name
shogun-option-draft-seat = The seat that claims the first starting province
shogun-option-fixed-columns = Columns of the predetermined set-up
    .random = by lot
    .by-seat = in the order of the seats
shogun-option-show-tower-counts = Number of cubes of each color in the tower
    .true = they are shown
    .false = everybody counts alone
shogun-option-tower-model = Battle tower
    .physics = a tower that remembers which cubes are stuck
    .two-thirds = a simple one: each cube falls out two times in three
    .manual = a real tower; its throws are entered by hand
shogun-tower-model-manual = A real tower
    .about = Bots cannot throw your tower: the program makes up their throws, and the log says what to lay in the tray.
shogun-option-short-supply = The card "6 Armies" when the supply holds fewer than 6
    .all-or-nothing = nothing: 6 armies or the usual number
    .as-far-as-possible = as many armies as are left
shogun-option-rice-track = The most rice that the provision track counts
    .open = any amount
shogun-action-castle = Build a Castle
    .about = Pay 3 chests and put a castle on a free building space of the province.
shogun-action-temple = Build a Temple
    .about = Pay 2 chests and put a temple on a free building space of the province.
shogun-action-theater = Build a Nô Theater
    .about = Pay 1 chest and put a Nô theater on a free building space of the province.
shogun-action-rice = Confiscate Rice
    .about = Take the rice of the province; it gets a revolt marker, or revolts if it has one.
shogun-action-taxes = Collect Taxes
    .about = Take the chests of the province; it gets a revolt marker, or revolts if it has one.
shogun-action-deploy-5 = Deploy 5 Armies
    .about = Pay 3 chests and put 5 armies into the province.
shogun-action-deploy-3 = Deploy 3 Armies
    .about = Pay 2 chests and put 3 armies into the province.
shogun-action-deploy-1 = Deploy / Move 1 Army
    .about = Pay 1 chest and put 1 army into the province; then armies may move on to an adjacent province of your own.
shogun-action-battle-a = Battle / Move A
    .about = Move armies to an adjacent province of your own, or attack another; one army stays behind.
shogun-action-battle-b = Battle / Move B
    .about = Move armies to an adjacent province of your own, or attack another; one army stays behind.
shogun-space-bid = the auction space
    .about = A chest card here is your bid for the turn order; the highest chooses first.
shogun-card-chest-0 = war chest card 0
shogun-card-chest-1 = war chest card 1
shogun-card-chest-2 = war chest card 2
shogun-card-chest-3 = war chest card 3
shogun-card-chest-4 = war chest card 4
shogun-card-none = no card
shogun-special-chest = +1 War Chest
    .about = Taxes bring you 1 chest more.
shogun-special-rice = +1 Rice
    .about = Confiscated rice brings you 1 unit more.
shogun-special-six-armies = 6 Armies
    .about = You may deploy 6 armies instead of 5, if your supply holds 6.
shogun-special-attack = +1 Army with Attack
    .about = An army from your supply may join each of your attacks.
shogun-special-defense = +1 Army with Defense
    .about = An army from your supply may join each of your defenses against an attack.
shogun-eventcard-ev01 = Nô theaters calm
    .about = Whoever builds a Nô theater removes 1 revolt marker from its province.
shogun-eventcard-ev02 = { shogun-eventcard-ev01 }
    .about = { shogun-eventcard-ev01.about }
shogun-eventcard-ev03 = Armed farmers
    .about = A neutral province is defended by 2 farmer armies instead of 1.
shogun-eventcard-ev04 = Manned castles
    .about = A province with a castle gets 1 army more when it is attacked.
shogun-eventcard-ev05 = { shogun-eventcard-ev04 }
    .about = { shogun-eventcard-ev04.about }
shogun-eventcard-ev06 = Temple peace
    .about = Provinces with a temple may not be attacked.
shogun-eventcard-ev07 = Low taxes
    .about = Collect Taxes brings at most 5 chests.
shogun-eventcard-ev08 = High taxes
    .about = Collect Taxes brings at least 6 chests.
shogun-eventcard-ev09 = { shogun-eventcard-ev06 }
    .about = { shogun-eventcard-ev06.about }
shogun-eventcard-ev10 = Good harvest
    .about = Confiscate Rice brings at least 4 units.
shogun-eventcard-ev11 = Bad harvest
    .about = Confiscate Rice brings at most 3 units.
shogun-eventcard-ev12 = Small levies
    .about = Deploy 5 Armies brings only 3, and Deploy 3 Armies only 2.
shogun-building-castle = castle
shogun-building-temple = temple
shogun-building-theater = Nô theater
shogun-season-spring = spring
shogun-season-summer = summer
shogun-season-fall = fall
shogun-season-winter = winter
shogun-region-green = green region
shogun-region-red = red region
shogun-region-purple = purple region
shogun-region-yellow = yellow region
shogun-region-brown = brown region
shogun-colour-red = red
shogun-colour-blue = blue
shogun-colour-yellow = yellow
shogun-colour-purple = purple
shogun-colour-black = black
shogun-colour-farmers = farmer
shogun-cubes-0 = { $count } red
shogun-cubes-1 = { $count } blue
shogun-cubes-2 = { $count } yellow
shogun-cubes-3 = { $count } purple
shogun-cubes-4 = { $count } black
shogun-cubes-5 =
    { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
shogun-cubes-none = nothing
shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-event-reason-attack =
    { $win ->
        [100] { $target } falls almost surely.
       *[other] In { $win }% of cases { $target } falls, { $undecided ->
            [0] in { $lose }% it holds.
           *[other] in { $undecided }% the battle stays undecided, in { $lose }% the province holds.
        }
    }
shogun-event-reason-move =
    { $target } then has { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; the strongest foreign force that could come has { $threat }.
shogun-event-reason-building = The { $building } in { $province } makes it { $own } of its kind for you in the { $region }; the strongest rival has { $rivals }.
shogun-event-reason-rice =
    { $province } brings { $amount } rice for winter{ $markers ->
        [0] , and nobody revolts.
        [one] , against { $markers } farmer who revolts.
       *[other] , against { $markers } farmers who revolt.
    }
shogun-event-reason-taxes =
    { $province } brings { $amount ->
        [one] one chest
       *[other] { $amount } chests
    }{ $markers ->
        [0] , and nobody revolts.
        [one] , against { $markers } farmer who revolts.
       *[other] , against { $markers } farmers who revolt.
    }
shogun-event-reason-battle =
    { $province } has { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } for a battle or a move.
shogun-event-reason-deploy =
    { $province } has { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } so far; { $threat ->
        [0] nobody beside it can attack.
       *[other] the strongest foreign force that could come has { $threat }.
    }
shogun-event-reason-bid =
    { $bid ->
        [0] Choosing early is not worth a chest now.
       *[other] A bid of { $bid } buys an early choice and leaves { $left } for the sheet.
    }
shogun-event-reason-special =
    { $special } stands at place { $place } of the turn order; { $battles ->
        [0] your sheet orders no battle.
        [one] your sheet orders one battle or move.
       *[other] your sheet orders { $battles } battles or moves.
    }
shogun-event-reason-draft =
    { $province } brings { $tax ->
        [one] one chest
       *[other] { $tax } chests
    } or { $rice } rice, has room for { $spaces ->
        [one] one building
       *[other] { $spaces } buildings
    } and borders { $friends ->
        [0] none of your provinces.
        [one] one province of yours.
       *[other] { $friends } provinces of yours.
    }
shogun-event-reason-group =
    Of the neighbors of { $province } { $rivals ->
        [0] none belongs
        [one] one belongs
       *[other] { $rivals } belong
    } to rivals; { $neutral ->
        [0] none is free.
        [one] one is free.
       *[other] { $neutral } are free.
    }
shogun-event-reason-stay =
    No march is worth its risk; { $province } keeps its { $armies ->
        [one] army.
       *[other] { $armies } armies.
    }
shogun-event-reason-revolt =
    { $province } is the best guarded, with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }: it clears the tray of farmers for the others.`;export{e as default};