var e=`# Shogun: the rules

The rules of Shogun for 3 to 5 players, in the words of Bakufu. Every rule has a number that never changes:
when a move is refused, the game names the rule, and you find it here. \`(A-05)\` after a rule points to a ruling
in section 12, where the rulebook is silent or unclear and Bakufu had to decide. What is marked \`(module)\` belongs to an expansion module and is not part of the
base game.

In an \`Example:\` the arrow \`->\` leads from the situation to the result. Numbers after \`tray\` are the cubes that
lie in the tray after the throw.

## 1. State, components, supplies

### 1.1 State invariants (S-STATE)
- **S-STATE-01** A player controls a province exactly when at least one of his armies stands in it, and then (and only then) he holds its province card, in hand or on his boards.
- **S-STATE-02** Outside the resolution of a battle no province contains armies of two players.
- **S-STATE-03** A province without armies belongs to nobody and is neutral; a neutral province never holds buildings or revolt markers.
- **S-STATE-04** Cube conservation: per player, armies in supply + on the board + in the tray + in the tower = 62; green cubes in supply + tray + tower = 20. This holds after every change.
- **S-STATE-05** Green cubes are never put on the map.
- **S-STATE-06** Every used province card is in exactly one place: a player's hand, one space of his boards, or the neutral card supply.

### 1.2 Components and finite supplies (S-COMP)
- **S-COMP-01** The board has a sun side and a moon side; each shows 5 regions of 9 provinces (45 provinces), grouped differently on the two sides.
- **S-COMP-02** There are 53 province cards; each carries a sun mark, a moon mark, or both. With 45 provinces per side this means 37 cards common to both sides, 8 sun-only and 8 moon-only.
  Example: side=sun -> 45 cards in use; side=moon -> 45 cards in use; 37+8+8 = 53.
- **S-COMP-03** A province card shows the province's name, tax yield, rice yield and number of building spaces.
- **S-COMP-04** Five sets of five chest cards exist, one card of each value 0, 1, 2, 3, 4 per set; their backs match the province cards' backs (so planned cards cannot be told apart). (A-45)
- **S-COMP-05** There are 5 special cards, 10 action cards, 12 event cards and 5 Daimyo cards.
- **S-COMP-06** Each player has 62 army cubes; this is a hard limit.
- **S-COMP-07** There are 20 farmer (green) cubes; this is a hard limit: when fewer are in the supply than a battle calls for, only those available join. (A-09)
- **S-COMP-08** Money: 35 chests of value 1 and 20 of value 5, total value 135; change may be made freely. The bank never runs dry here. (A-07)
  Example: 35 x 1 + 20 x 5 -> 135; after set-up the bank holds 81 (3 players), 75 (4), 75 (5).
- **S-COMP-09** Building tiles: 28 castles, 26 temples, 26 Nô theaters; hard limits: a building whose stock is empty cannot be built (the action is skipped). (A-08)
- **S-COMP-10** There are 42 revolt markers; treated as unlimited when exhausted. (A-08)
- **S-COMP-11** Each player has one victory point marker (scoring track) and one rice marker (provision track).
- **S-COMP-12** The battle tower keeps an unpredictable part of the cubes thrown into it and may release cubes kept from earlier throws.
- **S-COMP-13** The five player colours are red, blue, yellow, purple and black.

## 2. Set-up

### 2.1 General (S-SETUP)
- **S-SETUP-01** The game is for 3, 4 or 5 players.
- **S-SETUP-02** The players pick one board side; province cards without that side's mark leave the game.
- **S-SETUP-03** With exactly 3 players, 8 further provinces (and their cards) are unused: **sun** Izumo, Iwami, Sanuki, Tosa, Echigo, Mutsu, Kazusa, Awa-Boso; **moon** Iwami, Aki, Mutsu, Shimotsuke, Iyo, Tosa, Hitachi, Shimosa.
  Example: players=3, side=sun -> 37 provinces in play; players=4 or 5 -> 45.
- **S-SETUP-04** Unused provinces are closed for the whole game: no army may ever be placed in or moved into them, so they can be neither attacked, nor crossed, nor claimed by any card effect.
- **S-SETUP-05** Each player takes, in his colour: an individual board, 62 armies, a Daimyo card and the chest cards 0-4.
- **S-SETUP-06** Starting money per player: 18 chests with 3 players, 15 with 4, 12 with 5.
  Example: players -> each / total: 3 -> 18/54; 4 -> 15/60; 5 -> 12/60.
- **S-SETUP-07** Start provinces are either claimed in a draft (2.2) or dealt by the fixed tables (2.3); the group chooses.
- **S-SETUP-08** Province cards not owned by a player after set-up form an open neutral supply; those provinces can be conquered during the game.
  Example: neutral provinces at start: 3 players -> 37-27 = 10; 4 -> 45-32 = 13; 5 -> 45-35 = 10.
- **S-SETUP-09** Armies not placed form the player's individual supply.
- **S-SETUP-10** All victory point markers start on 0; all rice markers start at the foot of the provision track, which counts as 0.
- **S-SETUP-11** Tower loading: 7 armies of every player and 10 farmers are thrown together in one throw.
  Example: players -> cubes thrown: 3 -> 31; 4 -> 38; 5 -> 45.
- **S-SETUP-12** All cubes that fall into the tray during loading go back to their owners' supplies (green ones to the farmer supply); the tray is empty when play starts.
  Example: 5 players, blue before loading 62-23 = 39 in supply, 7 thrown, 2 fall out -> supply 34, tower 5, tray 0, board 23.
- **S-SETUP-13** The remaining farmers (10 plus those that fell out) are the farmer supply; the remaining chests are the bank.
- **S-SETUP-14** The 12 event cards are shuffled; the top 4 are laid face up; the other 8 stay as a face-down pile.

### 2.2 Claiming start provinces (S-DRAFT)
- **S-DRAFT-01** Shuffle the used province cards into a face-down pile and turn the top two face up.
- **S-DRAFT-02** Each player lays out army groups on the front of his board: 9 groups with 3 players, 8 with 4, 7 with 5; sizes 5,4,4,3,3,2,2 for everybody, one more 2 with 3 or 4 players, and yet one more 2 with 3 players. (A-44)
  Example: total armies placed per player: 3 -> 27; 4 -> 25; 5 -> 23.
- **S-DRAFT-03** The oldest player starts; turns go clockwise, one province per turn. (Here by default a random player starts; a table may name a seat.) (A-42)
- **S-DRAFT-04** On his turn a player takes either one of the two face-up cards or the unseen top card of the pile; a card drawn blind must be kept.
- **S-DRAFT-05** He then moves one army group of his choice from his board to that province and takes the card in hand. The group is chosen after the card is known.
- **S-DRAFT-06** A face-up card that was taken is at once replaced from the pile; after a blind draw nothing is refilled.
- **S-DRAFT-07** Cycling: if, at the start of a player's turn, both face-up cards are the very same two that lay there at his own previous turn, he may (before choosing) put both face down under the pile and turn up two new ones; at most once per turn.
  Example: P1 draws blind with {Kai, Noto} open, P2 and P3 also draw blind, P1 again sees {Kai, Noto} -> cycling allowed. If any player took Kai or Noto in between -> not allowed. First turn of the draft -> not allowed.
- **S-DRAFT-08** The draft ends when all groups of all players are on the map; then all boards are flipped to the action side.

### 2.3 Fixed set-up (S-FIXED)
- **S-FIXED-01** The fixed tables exist for the sun side only; on the moon side the draft is compulsory.
- **S-FIXED-02** Each player receives one column of the table for the player count: the listed armies go into the listed provinces and he takes the matching cards. There are 12 columns: 3, 4 and 5 for 3, 4 and 5 players.
  Example: 3 players, column A -> {Suruga 5, Mino 4, Tamba 4, Musashi 3, Harima 3, Izu 2, Owari 2, Sagami 2, Tajima 2}.
  Example: 5 players, column E -> {Yamato 5, Kaga 4, Kii 4, Shima 3, Omi 3, Ise 2, Noto 2}.
- **S-FIXED-03** Nothing says who gets which column: they are dealt at random (option: by seat). (A-43)

## 3. Year and round structure (S-ROUND)
- **S-ROUND-01** The game lasts two years of four rounds each: spring, summer, fall (action rounds) and winter (supply and scoring).
- **S-ROUND-02** An action round has six steps in this order: lay out action cards; lay out special cards; plan actions and bid; determine event; determine turn order; carry out actions.
- **S-ROUND-03** With modules the full order of an action round is: (0) Chambers draw; (1) action cards; (2) special cards; (3) favor cards; (4) planning incl. court boxes; (5) event; (6) turn order; (6a) first placement of Military Leaders, only in spring of year 1 after a fixed set-up; (6b) Samurai check; (6c) Tenno's Court; (7) the ten actions; (8) end of round: Chambers exchange, then leader moves, then clean-up. (A-30)
- **S-ROUND-04** After the fall round comes winter instead of another action round.

### 3.1 Lay out action cards (S-LAYOUT)
- **S-LAYOUT-01** Each action round all 10 action cards are shuffled; cards 1-5 are laid face up on fields 1-5, cards 6-10 face down on fields 6-10.
- **S-LAYOUT-02** The order is fixed by the shuffle and never changes during the round; nobody may look at face-down cards.
- **S-LAYOUT-03** When all players have finished an action, its card is set aside and the first face-down card is turned up: after action k (k = 1..5), cards 1..5+k have been revealed.
  Example: 0 actions done -> 5 known; 1 -> 6 known; 5 or more -> all 10 known.

### 3.2 Special cards (S-SPEC)
- **S-SPEC-01** Each action round all 5 special cards are shuffled and laid face up on spaces 1-5, whatever the number of players.
- **S-SPEC-02** A special card has two functions: its space number is its taker's position in turn order; its text is a privilege for its taker during this round only.
- **S-SPEC-03** *+1 War Chest*: the holder receives 1 chest more from his Collect Taxes action.
- **S-SPEC-04** *+1 Rice*: the holder receives 1 rice more from his Confiscate Rice action.
- **S-SPEC-05** *6 Armies*: with Deploy 5 Armies the holder may place 6 instead (a replacement by the number 6, not "+1"); the price stays 3 chests; Deploy 3 Armies and Deploy / Move 1 Army are unaffected.
- **S-SPEC-06** *+1 Army with Attack*: each time the holder attacks with Battle / Move A or B (a player's or a neutral province) he may throw 1 extra army from his supply into the tower.
- **S-SPEC-07** *+1 Army with Defense*: each time another player attacks one of the holder's provinces with Battle / Move A or B, the holder may throw 1 extra army from his supply. It never applies to revolts.
- **S-SPEC-08** If the supply is empty the extra army of S-SPEC-06/07 is simply missing. (A-06)

## 4. Planning and bidding

### 4.1 Planning (S-PLAN)
- **S-PLAN-01** All players plan secretly and at the same time; nothing planned is visible until revealed under S-ORDER-01 or S-ACT-04.
- **S-PLAN-02** The individual board has 11 spaces: the 10 actions (Build a Castle, Build a Temple, Build a Nô Theater, Confiscate Rice, Collect Taxes, Deploy 5 Armies, Deploy 3 Armies, Deploy / Move 1 Army, Battle / Move A, Battle / Move B) and 1 auction space.
- **S-PLAN-03** A space holds at most one card.
- **S-PLAN-04** As far as his cards go, a player must put a card on every space: with at least 11 cards all 11 spaces are filled; with fewer, all his cards are placed and he chooses which spaces stay empty.
  Example: 9 provinces -> 14 cards, 11 placed, 3 kept in hand. 6 provinces -> 11 cards, all placed. 4 provinces -> 9 cards, all placed, 2 spaces empty. 0 provinces -> 5 chest cards placed, 6 empty.
- **S-PLAN-05** A province card on an action space orders that action in that province; as each province has one card, a province is the source of at most one action per round.
- **S-PLAN-06** A province whose card is placed elsewhere may still be the target of moves and battles.
- **S-PLAN-07** A chest card on an action space means "no action here"; its value is ignored and costs nothing.
- **S-PLAN-08** An empty action space counts as a chest card.
- **S-PLAN-09** A player may plan actions that are impossible or unaffordable now (deliberately or hoping for income); legality is tested only when the action is executed.
- **S-PLAN-10** Planned cards cannot be changed once all players have committed.

### 4.2 Bid (S-BID)
- **S-BID-01** The bid is one chest card or one province card on the auction space.
- **S-BID-02** A province card used as a bid performs no action this round.
- **S-BID-03** A chest card whose value exceeds the chests the player owns at planning time may not be used as the bid. (A-05)
  Example: chests=2 -> legal bids {0,1,2, any province card}; 3 and 4 may still be used on action spaces.
- **S-BID-04** The auction space may be empty only if the player has fewer than 11 cards (14 with Tenno's Court).

## 5. Event and turn order

### 5.1 Event (S-EVT)
- **S-EVT-01** After planning, the face-up event cards (4 in spring, 3 in summer, 2 in fall) are shuffled, one is drawn and becomes the event of the round for all players; the others are laid out face up again.
- **S-EVT-02** At the end of the round the event card leaves the game; the single card left after fall is used only for its rice loss in winter.
- **S-EVT-03** Every event card has an effect (upper half) and a winter rice loss (lower half); the 12 cards are:

  | Card | Effect (our label) | Rule | Rice loss |
  | --- | --- | --- | --- |
  | EV01 | Nô theaters calm | S-EVT-04 | 5 |
  | EV02 | Nô theaters calm | S-EVT-04 | 7 |
  | EV03 | armed farmers (2) | S-EVT-05 | 3 |
  | EV04 | manned castles | S-EVT-06 | 2 |
  | EV05 | manned castles | S-EVT-06 | 6 |
  | EV06 | temple peace | S-EVT-07 | 3 |
  | EV07 | low taxes (max. 5) | S-EVT-08 | 0 |
  | EV08 | high taxes (min. 6) | S-EVT-09 | 2 |
  | EV09 | temple peace | S-EVT-07 | 4 |
  | EV10 | good harvest (min. 4) | S-EVT-10 | 3 |
  | EV11 | bad harvest (max. 3) | S-EVT-10 | 4 |
  | EV12 | small levies | S-EVT-11 | 1 |

  Example: sum of the 12 rice losses -> 40; multiset -> {0,1,2,2,3,3,3,4,4,5,6,7}.
- **S-EVT-04** *Nô theaters calm* (2 cards): whenever a Nô theater is built, 1 revolt marker is removed from that province, if there is one.
- **S-EVT-05** *Armed farmers (2)*: an attack on a neutral province brings 2 farmers into the tower instead of 1. (A-16)
- **S-EVT-06** *Manned castles* (2 cards): when a province with a castle is attacked, its owner must throw 1 additional army from his supply (none if the supply is empty). Not in revolts. (A-06)
- **S-EVT-07** *Temple peace* (2 cards): while this event lasts nobody can attack a province that holds a temple; moving into one's own temple province and revolts there are unaffected.
- **S-EVT-08** *Low taxes (max. 5)*: Collect Taxes yields at most 5 before other bonuses.
- **S-EVT-09** *High taxes (min. 6)*: Collect Taxes yields at least 6 before other bonuses, even when the card shows less. (A-01)
- **S-EVT-10** *Good harvest (min. 4)* / *Bad harvest (max. 3)*: Confiscate Rice is credited at least 4 / at most 3 before other bonuses.
- **S-EVT-11** *Small levies*: Deploy 5 Armies places only 3 armies and Deploy 3 Armies only 2; prices stay 3 and 2 chests; Deploy / Move 1 Army is unaffected.

### 5.2 Turn order (S-ORDER)
- **S-ORDER-01** All bids are revealed at the same time and paid to the bank at once, before anyone chooses; a province card costs nothing.
- **S-ORDER-02** Rank of bids: 4 > 3 > 2 > 1 chests > province card > chest card 0 > no card.
  Example: red 0, blue province, yellow 3, black none, purple 1 -> choosing order yellow, purple, blue, red, black; paid 0/0/3/0/1.
- **S-ORDER-03** Equal bids are ordered at random (shuffle of the Daimyo cards) separately in each tied group; two province cards tie, two empty auction spaces tie.
- **S-ORDER-04** In that order each player takes one special card still on display and puts his Daimyo card in its place; passing is not possible.
- **S-ORDER-05** Turn order of the round = Daimyo cards by space number 1 to 5, skipping spaces without one.
  Example: 3 players on spaces 2 (red), 3 (blue), 5 (black) -> order red, blue, black.
- **S-ORDER-06** Special cards not taken are out of effect this round.
- **S-ORDER-07** The event is already known when special cards are chosen, but not when plans and bids are made.

## 6. Carrying out actions

### 6.1 General (S-ACT)
- **S-ACT-01** The 10 actions are resolved in the order of the action cards; within one action every player acts once, in turn order, and only then the next action starts.
- **S-ACT-02** A player who can execute his action must do so; there is no voluntary pass.
- **S-ACT-03** A player who cannot execute the action completely skips it: nothing is paid, nothing happens. There is no partial execution of a compulsory part.
  Example: Deploy 5 Armies, 2 chests owned -> skipped, 2 chests remain. Deploy 5 Armies, 3 chests, 4 armies in supply -> skipped, 3 chests remain.
- **S-ACT-04** A player's card on the current action is revealed only on his turn within that action, not together with the others'.
- **S-ACT-05** Chest card, dice tower card or empty space: the player does nothing.
- **S-ACT-06** Revealed cards stay on the board until all 10 actions are finished, then all cards return to hand; exception S-CARD-02.
- **S-ACT-07** A player needs the province at the moment of execution: a planned card whose province was lost is no longer on the board, so the action is void.
- **S-ACT-08** Costs are paid to the bank first, then the effect follows, within the same step.
- **S-ACT-09** Chests gained earlier in the round (taxes, favors, Samurai) can be spent in any later action of the same round.

### 6.2 Buildings (S-BUILD)
- **S-BUILD-01** Build a Castle: pay 3 chests, place a castle in the ordered province.
- **S-BUILD-02** Build a Temple: pay 2 chests, place a temple.
- **S-BUILD-03** Build a Nô Theater: pay 1 chest, place a Nô theater.
- **S-BUILD-04** A province has 1 to 3 building spaces; each building takes one free space.
- **S-BUILD-05** A province holds at most one building of each kind.
  Example: Aki (2 spaces, empty): temple -> allowed, 1 space left, castle or theater possible, second temple not. After temple + castle -> nothing more can be built.
- **S-BUILD-06** If money, a free space, the "one of a kind" rule or the tile stock fails, the action is skipped without payment. (S-ACT-03)
- **S-BUILD-07** Buildings stay with the province when it is conquered (new owner scores them) and are removed when it becomes neutral.

### 6.3 Rice and taxes (S-YIELD)
- **S-YIELD-01** Confiscate Rice: raise the player's rice by the card's rice value, modified by S-MOD. No cost.
- **S-YIELD-02** Collect Taxes: take from the bank the card's tax value, modified by S-MOD. No cost.
- **S-YIELD-03** Both are compulsory when the province is still held, even if a revolt is certain.
- **S-YIELD-04** Sequence: (a) receive the yield; (b) if the province held at least 1 revolt marker before this action, a revolt breaks out (9); (c) if there was no revolt, or the revolt was put down, place 1 revolt marker.
- **S-YIELD-05** The yield is kept even if the province is lost in the revolt. (A-11)
  Example: province tax 5, 0 markers -> +5 chests, no battle, markers 1. Same, 2 markers, revolt won -> +5 chests, markers 3. Same, 2 markers, revolt lost -> +5 chests, province neutral, markers 0.
- **S-YIELD-06** Rice is not capped by the rules and never turns into chests or points. A table may end it where the printed track ends, at 18. (A-12)

### 6.4 Deploying (S-DEPLOY)
- **S-DEPLOY-01** Deploy 5 Armies: pay 3 chests, move 5 armies from supply to the ordered province.
- **S-DEPLOY-02** Deploy 3 Armies: pay 2 chests, move 3 armies.
- **S-DEPLOY-03** Deploy / Move 1 Army: pay 1 chest, move 1 army from supply to the ordered province (compulsory part); afterwards the player may move armies from that province to one adjacent province of his own (optional part).
- **S-DEPLOY-04** If the compulsory part of Deploy / Move 1 Army is impossible (no chest or no army in supply), the whole action incl. the move is skipped. (S-ACT-03)
  Example: 0 chests, 6 armies in the province -> skipped, no move. 1 chest, 1 in supply, 3 in province -> 0 chests, 4 in province, then 0 to 3 may move on.
- **S-DEPLOY-05** The move of Deploy / Move 1 Army never leads to battle: neutral and foreign provinces are not legal targets.
- **S-DEPLOY-06** The number to place is fixed by S-MOD; if the supply cannot cover the compulsory number, the action is skipped; the leader's bonus army is reduced to what the supply holds; the special card's 6 is all or nothing. (A-10)

### 6.5 Movement (S-MOVE)
- **S-MOVE-01** Any number of armies may move, but at least 1 must stay in the origin.
- **S-MOVE-02** There is no limit to the armies in a province.
- **S-MOVE-03** Provinces joined by a dashed sea route are adjacent in both directions.
  Example: Shima <-> Izu adjacent by sea.
- **S-MOVE-04** Battle / Move A and B are two separate actions with identical rules; each moves armies from the ordered province into exactly one adjacent province.
- **S-MOVE-05** The target is chosen when the action is executed, not when it is planned.
- **S-MOVE-06** Target own province: plain move. Target neutral or another player's: battle (8).
- **S-MOVE-07** At least 2 armies in the origin are needed; otherwise the action is skipped.
- **S-MOVE-08** If the origin has 2 or more armies and at least one legal target exists (own adjacent, or attackable adjacent), the player must move at least 1 army; he chooses target and number freely. He need not attack if an own adjacent province exists. Option \`optional_battle_move\`. (A-04)
- **S-MOVE-09** A province is not attackable if it is closed (S-SETUP-04), protected by *temple peace*, or its owner is protected by a favor card (S-TC-27). If no legal target remains, the action is skipped.
- **S-MOVE-10** Armies are anonymous: cubes that arrived earlier in the round may move on when their new province's own card is executed.
- **S-MOVE-11** Only one target per action; a force cannot be split over two provinces.

## 7. Order of modifiers (S-MOD)
- **S-MOD-01** For every quantity the modifiers apply in this fixed order: **printed value → Military Leader (he improves the action itself) → event → special card**. (A-20)
- **S-MOD-02** Event limits (low/high taxes, bad/good harvest, small levies) act on the value as the leader improved it; the special card's bonus may exceed or undercut the limit.
  Example: Settsu tax 7, event low taxes (max. 5), special +1 War Chest -> 7 → 5 → 6 chests.
  Example (module): the same plus own leader in Settsu -> 7 → 8 → 5 → 6 chests (with \`additive_last\` 7).
- **S-MOD-03** Tax = limited(card + (1 if leader)) + (1 if special +1 War Chest).
  Example: card 4, event high taxes (min. 6), no special, no leader -> 6; card 7 -> 7.
  Example (module): card 4, event high taxes (min. 6), special + leader -> 4 → 5 → 6 → 7 (with \`additive_last\` 8).
- **S-MOD-04** Rice = limited(card + (1 if leader)) + (1 if special +1 Rice).
  Example: card 5, bad harvest (max. 3), special -> 4.
  Example (module): card 2, good harvest (min. 4), special + leader -> 2 → 3 → 4 → 5 (with \`additive_last\` 6).
- **S-MOD-05** Deploy 5 Armies: 5 → (leader: 6) → (small levies: 3) → (special 6 Armies: may become 6). Price 3.
  Example: small levies + 6 Armies -> 6 armies. Small levies alone -> 3. 6 Armies alone -> 6.
  Example (module): leader alone -> 6. Small levies + leader -> 3. 6 Armies + leader -> 6. All three -> 3 or 6. (With \`additive_last\`: 4, 7, 4 or 7.)
- **S-MOD-06** Deploy 3 Armies: 3 → (leader: 4) → (small levies: 2). Price 2. Deploy / Move 1 Army: 1 → (leader: 2). Price 1.
  Example: Deploy 3 Armies, small levies, special 6 Armies -> 2.
  Example (module): Deploy 3 Armies, small levies, leader -> 2 (with \`additive_last\` 3).
- **S-MOD-07** Building price: 3/2/1 → (leader: -1) = 2/1/0. Events and special cards never change prices.
- **S-MOD-08** Extra armies in battle are additive: manned castles +1 and +1 Army with Defense give +2 for the defender; they are thrown from supply in the order event, then special, as far as the supply reaches.
  Example: defender 3 armies, castle, manned castles, +1 Defense, supply 5 -> 5 defending cubes thrown, supply 3. Supply 1 -> 4 thrown, supply 0.
- **S-MOD-09** (module) Once an event was cancelled by favor card #1 it is skipped in this chain for the rest of the round.

## 8. Battles against players and neutral provinces

### 8.1 Throwing (S-TOWER)
- **S-TOWER-01** Every battle uses one throw: all participating cubes together with everything lying in the tray go into the tower at once.
- **S-TOWER-02** Some thrown cubes may stay inside; cubes from earlier throws may come out. What lies in the tray afterwards decides.
- **S-TOWER-03** The tower is never emptied before the end of the game; not between years either.
- **S-TOWER-04** Cubes kept inside remain their owner's (they count against the 62) and may come out in any later throw. (A-14)
- **S-TOWER-05** Cubes of players who do not take part are ignored and stay in the tray until the next throw.
- **S-TOWER-06** The rulebooks do not say how many cubes the tower keeps. Here it is a random model with memory: kept cubes stay inside until a later throw; the model is an option of the table. (A-40)

### 8.2 Participants (S-BAT)
- **S-BAT-01** The attacker takes part with all armies he moved in, plus the optional extra army of S-SPEC-06.
- **S-BAT-02** The defending player takes part with all his armies in the contested province, plus S-EVT-06 and S-SPEC-07.
- **S-BAT-03** In a neutral province 1 farmer from the supply (2 with event S-EVT-05) is thrown as defender.
- **S-BAT-04** In a battle over a player's province no farmer is thrown from the supply; farmers matter only through the tray.

### 8.3 Counting (S-BAT, continued)
- **S-BAT-05** Attack strength = attacker's cubes in the tray. Defense strength = defender's cubes in the tray + all green cubes in the tray if the province has no revolt marker.
- **S-BAT-06** If the defending player's province has at least 1 revolt marker, green cubes are neutral: they are not counted and stay in the tray.
- **S-BAT-07** In a neutral province all green cubes in the tray are the defense.
- **S-BAT-08** All own-colour cubes in the tray count, also those released from earlier throws; survivors may outnumber those sent.

### 8.4 Outcome (S-BAT, continued)
- **S-BAT-09** *Attacker wins* if attack > defense: all defender cubes and counted farmers leave the tray to their supplies, the attacker returns cubes equal to the defense strength to his supply, and the rest (attack - defense, at least 1) is placed in the province; he takes the card.
  Example: attack 3 blue; tray after throw: 3 blue, 1 yellow, 1 green, 1 red; Kozuke (yellow), 0 markers -> 3:2, blue wins; to supply: 1 yellow, 1 green, 2 blue; 1 blue in Kozuke; red cube stays in the tray; card yellow → blue.
- **S-BAT-10** On an attacker's victory buildings and revolt markers in the province stay.
- **S-BAT-11** *Defender wins* if defense > attack and at least one cube of the defending player lies in the tray: the attacker's cubes in the tray go to his supply; the defending side loses as many cubes as the attack strength, farmers first; remaining farmers also go to the farmer supply; remaining defender cubes return to the province.
  Example: tray 3 blue (attack), 2 yellow, 2 green, 0 markers -> yellow wins 4:3; lost: 2 green + 1 yellow; 1 yellow stays in the province.
  Example: tray 1 blue, 2 yellow, 3 green -> yellow wins 5:1; lost 1 green, 2 green back to supply, 2 yellow stay.
  Example: tray 1 blue, 2 yellow, 3 green, 1 marker -> farmers not counted: yellow wins 2:1, 1 yellow stays, 3 green remain in the tray.
- **S-BAT-12** Survivors of a winning defender = own - max(0, attack - farmers), always at least 1.
- **S-BAT-13** *Undecided* if attack = defense (also 0:0), or if defense > attack but only farmers and no cube of the defending player came out. Then all cubes of both participants (incl. counted farmers) in the tray go to their supplies, all buildings and revolt markers of the province are removed, and its card goes to the neutral supply.
  Example: tray 2 blue, 1 yellow, 1 green, 0 markers -> undecided, province neutral.
  Example: tray 1 blue, 0 yellow, 2 green, 0 markers -> undecided (farmers only), province neutral.
  Example: tray 0 blue, 0 yellow, 0 green -> undecided. Tray 0 blue, 0 yellow, 2 green, 1 marker -> 0:0 undecided, 2 green stay.
- **S-BAT-14** *Neutral province held*: if attack <= farmers, the attacker's cubes and all green cubes in the tray go to their supplies and the province stays neutral.
  Example: tray 2 blue, 2 green -> neutral, 2 blue and 2 green to supply. Tray 3 blue, 1 green -> blue holds the province with 2.
- **S-BAT-15** After any battle in which farmers counted, no green cube is left in the tray; otherwise all green cubes stay there.
- **S-BAT-16** Attacker's armies that stayed behind in the origin are never affected.

## 9. Revolts (S-REV)
- **S-REV-01** A revolt happens (a) when rice or taxes are collected in a province that already has at least 1 revolt marker, (b) in winter through rice shortage.
- **S-REV-02** The owner is the defender with all his armies in that province; farmers are the attackers.
- **S-REV-03** Farmers thrown from supply: 1 per revolt marker lying in the province before the action; in winter plus the number from the provisions table.
  Example: Mikawa, 4 armies, 2 markers, taxes -> thrown: 4 armies + 2 farmers + tray.
  Example: winter, shortage 2, Kai drawn, 1 marker -> 2 + 1 = 3 farmers.
- **S-REV-04** Strengths: owner's cubes in the tray against all green cubes in the tray.
- **S-REV-05** *Put down* if owner > farmers: owner returns as many of his cubes as there were farmers; the rest goes back to the province; the farmers go to the supply. (A-03)
  Example: tray 4 red, 1 green -> red keeps the province with 3, then +1 marker if this was rice/taxes.
- **S-REV-06** *Lost* if owner <= farmers (ties included, also 0:0): owner's and green cubes in the tray go to their supplies, all buildings and revolt markers are removed, the card goes to the neutral supply.
- **S-REV-07** No extra armies of any kind join a revolt: neither manned castles nor special cards nor leaders.
- **S-REV-08** A revolt in winter places no new revolt marker.
- **S-REV-09** After a revolt no green cube is left in the tray.

## 10. Province cards, end of round, winter, end of game

### 10.1 Province cards (S-CARD)
- **S-CARD-01** When a province changes hands its card passes to the new owner at once.
- **S-CARD-02** This holds also for cards lying on a board: a not yet executed action planned with it is lost; the freed space counts as empty.
- **S-CARD-03** A card gained during a round goes to the hand and cannot be used before the next planning.
- **S-CARD-04** A province that becomes neutral sends its card (from hand or board) to the open neutral supply.

### 10.2 End of an action round (S-END)
- **S-END-01** After the tenth action: boards are cleared to hands, special cards are turned in, the event leaves the game, Daimyo cards return to the players.
- **S-END-02** Exception: after fall the Daimyo cards stay until winter is over; fall's turn order governs winter.

### 10.3 Winter (S-WIN)
- **S-WIN-01** Rice loss: every player's rice drops by the number on the last event card, not below 0. (A-13)
  Example: rice 4, loss 7 -> 0.
- **S-WIN-02** Each player needs 1 rice per province he controls; unsupplied = max(0, provinces - rice).
- **S-WIN-03** Provisions table (unsupplied → provinces in revolt, extra farmers each): 1 → 1,1; 2 → 1,2; 3-4 → 2,2; 5-6 → 2,3; 7+ → 3,3; 0 → none.
  Example: 9 provinces, rice 6 after loss -> 3 unsupplied -> 2 revolts, 2 extra farmers each (plus 1 per marker).
- **S-WIN-04** The affected player's left neighbour draws the revolting provinces at random from that player's province cards only (never chest cards); here every set of them is equally likely.
- **S-WIN-05** Players are handled one after the other in fall's turn order; a player with several revolts chooses their order, seeing each result before the next. (A-18)
- **S-WIN-06** The shortage is computed once; provinces lost on the way do not change it. (A-18)
- **S-WIN-07** Winter has no actions, no event effect and no special card privileges.

### 10.4 Scoring (S-SCORE)
- **S-SCORE-01** After all winter revolts each player scores 1 VP per controlled province and 1 VP per building in his provinces.
- **S-SCORE-02** In each of the 5 regions: most castles 3 VP, most temples 2 VP, most Nô theaters 1 VP.
- **S-SCORE-03** Tie for the most: every tied player gets the value minus 1 (2 / 1 / 0).
- **S-SCORE-04** A player without a building of that kind in the region gets nothing, even if all have none.
  Example: one region, castles A2 B2 C1, temples A1, theaters B1 C1 -> castles A+2 B+2; temples A+2; theaters 0 for B and C.
  Example: player with 9 provinces, 7 buildings, castle majority alone in 1 region, temple tie in 1 region -> 9+7+3+1 = 20.

### 10.5 Year end and game end (S-YEAR, S-GAME)
- **S-YEAR-01** After winter of year 1, in this order: remove all revolt markers from the map; reveal 4 new event cards from the pile; set all rice to 0.
- **S-YEAR-02** Armies, chests, buildings, tower and tray carry over; the last event card of year 1 is out of the game.
  Example: events used: 4 in year 1, 4 in year 2, 4 never seen.
- **S-GAME-01** The game ends after the second winter's scoring; most VP wins.
- **S-GAME-02** Tie: more chests (by value) wins; still tied: shared victory. (A-19)
- **S-GAME-03** A player without provinces is not eliminated: he keeps planning (chest cards), bidding and taking special cards, and may return through favor card #12. (A-17)

### 10.6 Public and hidden information (S-INFO)
- **S-INFO-01** Public: map, armies and supplies of all players, chests, rice, VP, buildings, markers, tray, neutral cards, face-up action/special/event/favor cards, which provinces each player owns (hence which province cards he has), number of cards in hand and on each space (0/1).
- **S-INFO-02** Hidden from others until revealed: which card lies on which space. Hidden from everybody: face-down action cards, order of piles, positions of cubes inside the tower.
- **S-INFO-03** The number of cubes of each colour inside the tower is deducible (S-STATE-04) and may be displayed.
- **S-INFO-04** A card surrendered from a board shows everybody which action had been planned with it. (S-CARD-02)

### 10.7 Compulsory and optional decisions
| Situation | Compulsory | Optional |
| --- | --- | --- |
| Planning | a card on every space as far as cards reach | which; which stay empty if too few |
| Bid | one card on the auction space if 11+ cards | which affordable card |
| Taking a special card | yes | which |
| Build / Deploy 5 Armies / Deploy 3 Armies | yes if fully possible | - |
| 6 Armies card | - | 6 instead of the current number |
| Rice / Taxes | yes, revolt included | - |
| Deploy / Move 1 Army | pay 1, place 1 | subsequent move, number, target (own, adjacent) |
| Battle / Move A, B | move >= 1 army if a legal target exists | target, number, attack or own move |
| +1 Attack / +1 Defense | - | yes / no each time |
| Army of manned castles | yes if supply > 0 | - |
| Order of own winter revolts | - | player's choice |
| Cycling in the draft | - | yes / no |
| Court boxes (module) | yes if fully possible | - |
| Taking a favor card (module) | - | yes / no, which |
| Applying a taken favor (module) | yes if possible (#1 may be declined) | targets |
| Samurai benefit (module) | pile advances | which benefit; may decline |
| Leader move after an action round (module) | yes if another own province exists | target; statue yes / no |
| Chambers exchange (module) | - | yes / no, which face-up marker |

## 11. Expansion modules (module)
The base rules hold unless a module says otherwise.

### 11.1 Module 1, Tenno's Court (S-TC) (module)
**Components and set-up**
- **S-TC-01** Parts: court board (entrance hall; audience hall with 3 card spaces showing 4, 3 and 2 court officials), 5 extra player boards with 3 boxes each, 35 court officials (7 per player), 21 favor cards numbered 1-21, 15 dice tower cards (3 per player).
- **S-TC-02** Each player gets an extra board, 7 officials and 3 dice tower cards; surplus parts leave the game.
- **S-TC-03** During tower loading (S-SETUP-11) each player puts 1 official from his supply into the entrance hall for each own army that falls out; the armies go back to supply.
  Example: tray after loading: 2 green, 2 blue, 2 red, 1 purple -> entrance hall: blue 2, red 2, purple 1; all 7 cubes back to supplies.
- **S-TC-04** Favor cards are shuffled face down; each action round uses 3: 18 of 21 in a game.

**Lay out favor cards (each action round)**
- **S-TC-05** The top 3 favor cards are laid open: highest number on the space costing 4 officials, middle number on 3, lowest on 2.
  Example: drawn 2, 10, 8 -> #10 costs 4, #8 costs 3, #2 costs 2.

**Planning**
- **S-TC-06** The boxes "convert 1", "convert 2", "convert 3" are 3 further planning spaces; as far as cards reach, each must hold exactly one card, planned secretly with the others (14 spaces in all).
  Example: cards = provinces + 5 chest + 3 dice tower; 6 provinces -> 14 cards, all spaces filled.
- **S-TC-07** A box accepts a province card, a dice tower card or a chest card.
- **S-TC-08** A province card on a box is its province's only order of the round (S-PLAN-05).
- **S-TC-09** A dice tower card on a normal action space acts as a chest card; on the auction space as a chest card 0.

**Court step 1: deploy officials**
- **S-TC-10** In turn order each player reveals and resolves box 3, then box 2, then box 1, and finishes all three before the next player.
- **S-TC-11** Province card on box n: remove exactly n own armies from that province to supply and move n officials from supply to the entrance hall; the province must keep 1 army or more.
  Example: Kai has 4 yellow armies, box 3 -> Kai 1, entrance hall +3. Kai 3 armies, box 3 -> not performed.
- **S-TC-12** Dice tower card on box n: remove exactly n own armies from the tray to supply and move n officials to the entrance hall.
  Example: tray has 2 yellow, box 2 -> tray 0 yellow, entrance hall +2. Tray 1 yellow, box 2 -> not performed.
- **S-TC-13** Chest card or empty box: nothing.
- **S-TC-14** If armies or officials do not suffice for all n, the box is not performed at all; if they suffice, it must be.
  Example: officials in supply 2, box 3, province with 5 armies -> not performed; later box 2 -> performed.

**Court step 2: favors**
- **S-TC-15** Order: most officials in the entrance hall first (counting those left from earlier rounds and from set-up), ties by turn order; the order is fixed before the first player acts.
  Example: yellow 5, red 4, blue 2, purple 2 with blue before purple in turn order -> yellow, red, blue, purple.
- **S-TC-16** Each player acts once: he moves all his officials to the audience hall and may take one favor card if he has at least as many officials there as its space shows; he returns exactly that many to his supply.
  Example: yellow 5 officials takes the card costing 3 -> 3 to supply, 2 stay in the audience hall.
- **S-TC-17** A player without officials cannot take a card.
- **S-TC-18** A taken favor must be applied at once if possible and then leaves the game; exceptions #4, #10, #11, #18 (S-TC-23, S-TC-27). If it is impossible, the card is lost without effect. (A-24)
- **S-TC-19** The step ends when the cards are gone or all players have acted; officials in the audience hall return to the entrance hall and stay for the next round (also over winter); untaken favor cards leave the game.

**Favor cards**
- **S-TC-20** #1: the player may cancel this round's event for everybody; the event card is removed.
- **S-TC-21** #2, #9, #16: receive 3, 5, 7 chests. (The rulebook does not tell the numbers on these cards; these are our estimate, and a table may put in those of its own copy.)
- **S-TC-22** #3, #8, #14: put 3, 4, 5 own armies from supply into the tray. (Our estimate, as in S-TC-21.)
- **S-TC-23** #4: remove 1 revolt marker from one own province; if no own province has one, the player may keep the card: the next revolt marker that would be placed in one of his provinces is not placed and the card is discarded.
  Example: kept #4, taxes in a province with 0 markers -> taxes received, markers stay 0, card gone.
- **S-TC-24** #5, #15, #20: gain 2, 3, 4 rice. #6, #13, #19: gain 1, 2, 3 VP. (Our estimate, as in S-TC-21.)
- **S-TC-25** #7, #17, #21: build the shown building free of charge in one own province under the normal building rules (S-BUILD-04/05, tile stock). (Which card shows which building is our estimate, as in S-TC-21.) (A-25)
- **S-TC-26** #12: place 3 armies from supply free of charge in one own province or in one neutral province anywhere; in the second case take its card without battle.
- **S-TC-27** #10, #11, #18: this round the player cannot be attacked with Battle / Move A, with B, or with either; the card is removed at the end of the round. (Which card protects against which is our estimate, as in S-TC-21.) (A-25)
- **S-TC-28** Tenno's Court changes neither winter nor game end.

### 11.2 Module 2, Samurai (S-SA) (module)
- **S-SA-01** Each player has 4 cards in a face-up pile in fixed order: empty banner on top, then three cards of rising benefits.
- **S-SA-02** Every action round, right after turn order is determined, in turn order, each player who controls provinces in at least 4 different regions moves his top card under the pile and may take one (only one) of the benefits on the new top card.
- **S-SA-03** A player in fewer than 4 regions keeps his pile as it is and receives nothing, even if a benefit card is on top.
  Example: spring 4 regions -> card 2 benefit; summer 3 regions -> nothing; fall 5 regions -> card 3 benefit.
- **S-SA-04** Possible benefits: chests from the bank, rice, own armies from supply into the tray, VP. Card 2: 2 chests or 1 army. Card 3: 4 chests, 1 rice or 2 armies. Card 4: 6 chests, 2 rice, 3 armies or 1 VP. (The rulebook does not tell the numbers; several independent reports of the game agree on them.)
- **S-SA-05** After winter every pile is restored to the starting order; so a year gives at most cards 2, 3, 4.
- **S-SA-06** With Tenno's Court the Samurai check comes before all court actions; armies put into the tray can therefore be converted by dice tower cards in the same round.

### 11.3 Module 3, Military Leaders (S-ML) (module)
- **S-ML-01** Each player has 1 leader, 6 statue tokens and an overview tile.
- **S-ML-02** Fixed set-up: in spring of year 1, after turn order is determined, each player in turn order places his leader in one of his provinces (plans are already made).
- **S-ML-03** Draft: when claiming a province the player decides whether to put the leader there; if not yet placed, he must put it into his last claimed province.
- **S-ML-04** An action executed in the province where the player's own leader stands at that moment is improved: castle 2, temple 1, theater 0 chests; rice +1; taxes +1; Deploy 5 Armies places 6; Deploy 3 Armies places 4; Deploy / Move 1 Army places 2; prices of deployments unchanged.
  Example: leader in province, 0 chests, Build a Nô Theater -> built. Leader, 2 chests, Build a Castle -> built, 0 left.
- **S-ML-05** Battle / Move, revolts, winter, court boxes and favors get no leader bonus; leaders do not fight.
- **S-ML-06** After each action round, in turn order, each player with a leader on the map must move it to another province he controls; if he controls only one, it stays. (A-21, A-22)
- **S-ML-07** If the new province is adjacent to the old one (sea routes count), he may place one statue of his in the old province, as long as he has tokens; if not adjacent, no statue. Moving to a non-adjacent province is allowed even when an adjacent own one exists.
  Example: leader Settsu → adjacent Yamato -> statue in Settsu, 5 tokens left. Leader → non-adjacent -> no statue.
- **S-ML-08** Statues stay when the province is conquered or becomes neutral.
- **S-ML-09** When a player puts his leader into a province with statues of other players, he takes those statues as trophies; his own statue there stays.
- **S-ML-10** A player who loses the province with his leader removes the leader from the map at once; it returns after the next winter into any province he controls, without placing a statue.
  Example: leader lost in spring -> absent in summer and fall, back before spring of year 2. Lost in year 2 -> absent to the end.
- **S-ML-11** Game end: 1 VP for each own statue on the map (whoever owns the province) and 1 VP for each trophy.
  Example: 4 own statues on the map + 3 trophies -> 7 VP.

### 11.4 Module 4, Chambers (S-CH) (module)
- **S-CH-01** Parts: chamber board of 6 rows and 6 columns, 15 markers per player, 36 chamber markers (one per board space), 5 region tiles, a bag.
- **S-CH-02** Set-up: shuffle the region tiles into an open row; put the 36 chamber markers into the bag.
- **S-CH-03** At the start of each action round draw 6 chamber markers and lay them face up on their spaces; 6 rounds x 6 = 36, so winter has no draw. (A-27)
- **S-CH-04** At the end of each action round go through the region tiles from left to right: the player with the most provinces in that region may exchange one face-up chamber marker for one of his own markers; the chamber marker leaves the game.
- **S-CH-05** Tie for the most provinces: the earlier in this round's turn order wins. A region in which no player has a province is skipped.
  Example: region with A 3, B 3 provinces and B before A in turn order -> B may exchange.
- **S-CH-06** One player may win several regions and then exchanges once for each; a player without own markers left cannot exchange.
- **S-CH-07** After all 5 tiles, face-up markers still on the board are turned face down; the leftmost region tile goes to the end of the row.
  Example: row 1-2-3-4-5 in spring -> 2-3-4-5-1 in summer.
- **S-CH-08** Game end: each row and each column gives its printed points to the player with the most markers in it; face-down chamber markers together count as one neutral player who can win or tie. Rows and columns are worth 1, 1, 2, 2, 3, 3 from the first to the last. (The size of the board and these points are our estimate; a table may put in the points of its own copy.)
- **S-CH-09** Tie for the most: each tied player gets the printed points minus 1; a tie with the neutral player also costs 1 point; if the neutral player alone has the most, nobody scores. (A-28)
  Example: points per line 3+0+2 -> 5; 1+1+0+2 -> 4; 3+2 -> 5; 2+1+0+1+2 -> 6; no majority -> 0.

### 11.5 Interactions (S-X) (module)
- **S-X-01** All modules can be combined freely; each only adds to the base rules.
- **S-X-02** After turn order: first leader placement (fixed set-up, spring of year 1), then Samurai, then court, then actions. (S-ROUND-03, A-30)
- **S-X-03** A free Nô theater from a favor card under *Nô theaters calm* also removes 1 revolt marker, unless #1 has cancelled the event before. (A-26)
- **S-X-04** Leader discounts are irrelevant for favor buildings (already free).
- **S-X-05** Favor #12 used on a neutral province changes control at once; it counts for this round's chamber majorities but not for this round's Samurai check, which is over. The new card goes to hand (S-CARD-03).
- **S-X-06** Armies put into the tray by Samurai or favors take part in the next throw like any tray cube: they count if their owner is a participant. (S-TOWER-01, S-BAT-08)
- **S-X-07** Favor protection (S-TC-27) and *temple peace* are checked when the target is chosen; an attacker with another legal target must still move. (S-MOVE-08/09)
- **S-X-08** Kept favor #4 works in all later rounds, both years, until used; it also stops the marker due after a revolt that was put down. (S-TC-23)
- **S-X-09** Court conversions never make a province neutral (1 army stays), so leaders and majorities are unaffected. (S-TC-11)
- **S-X-10** End of an action round: Chambers exchange first (using this round's turn order), then leader moves, then clean-up; after fall all this precedes winter. (A-30)
- **S-X-11** After winter of year 1: base reset (S-YEAR-01), then Samurai piles are restored, then removed leaders return in fall's turn order, then Daimyo cards go back. (A-30)
- **S-X-12** Final scoring: winter scoring, then statues and trophies, then Chambers, then the winner by S-GAME-01/02.
- **S-X-13** Statues, leaders and chamber markers are not buildings and never score as such.
- **S-X-14** With 3 players all module effects ignore closed provinces (S-SETUP-04).
- **S-X-15** A province with a leader that is lost: leader removed first (S-ML-10), statues stay, card passes (S-CARD-01).

## 12. Rulings

Where the editions differ or are silent, Bakufu rules as follows, with the reason. Some rulings are options of a table (name and values, the default first). The numbers are permanent ids, not an order.

### 12.1 Where the editions differ
- **A-01 Event "minimum 6 chests".** The English edition of 2006 adds "even if the card shows a higher amount"; the others say lower. Ruling: a misprint; minimum means raise low values (S-EVT-09). Option: no.
- **A-02 Farmers as casualties.** The Dutch and Chinese editions: when a winning defending side takes losses, farmers go first, the rest of the farmers goes to the supply. The English editions: all green cubes return to the supply after a battle with farmers; no order of losses stated. These do not contradict: greens leave in any case and the total loss is "as many as the defeated side". Ruling: farmers first (S-BAT-11); any other order could leave a victorious defender with no army. Option: no.
- **A-03 Losses of a player who puts down a revolt.** The English editions: he loses as many armies as farmers fell out. The others only say that his remaining armies go back. Ruling: as in English, in line with the general loss rule. Option: no.
- **A-04 Must Battle / Move be carried out?** All editions: who can, must; none says whether "can" includes an unwanted attack. Ruling: strict, at least 1 army moves if a legal target exists (S-MOVE-08); a single army satisfies the duty, and an own neighbour makes it harmless. Option: \`optional_battle_move\` = false | true.
- **A-15 "may" or flat.** *6 Armies* and the +1 armies: most editions say "may", the Chinese one does not. Ruling: may. Option: no.
- **A-29 Winter draw.** The English edition of 2006 draws from the whole hand; the others exclude chest cards. Ruling: province cards only. Option: no.
- **A-31 Undecided by farmers.** Some editions have it in a margin note, the Big Box also in the main text. Same rule. Option: no.
- **A-32 Misprints of the Chinese edition.** Chest cards all show 4 (should be 0-4); lost revolts send all armies to the common supply (should be each to its own); the note on too few cards is missing; Hida is written 飞禅 (usual: 飞驒). Ruling: follow the others. Option: no.
- **A-33 Terms.** The Dutch edition says "paleis" (palace) for castle; module 1 of the Big Box says "dice tower" and "peasant" for battle tower and farmer. Same things. Option: no.
- **A-34 Kozuke example.** The Big Box adds a red cube that stays in the tray; the others do not have it. Both examples are valid. Option: no.
- **A-35 Attack bonus cube.** That it comes from the supply is stated in two editions only. Ruling: supply. Option: no.
- **A-36 Rice start.** Next to the bottom, on the lowest field, or at the foot of the track, depending on the edition. Ruling: 0. Option: no.

### 12.2 Silent points in the base game
- **A-05 Bid beyond one's money.** Ruling: illegal at planning (S-BID-03). Chests cannot change between planning and reveal (no effect comes in between), so the check is exact. Option: \`overbid\` = forbid | treat_as_zero.
- **A-06 Supply empty for a compulsory extra defender or an optional extra army.** Ruling: it is missing, battle goes on. The skip rule concerns players' own actions, not battle extras. Option: no.
- **A-07 Bank empty.** Ruling: unlimited; the tokens are mere currency. Option: \`bank\` = unlimited | finite_135 (then a tax collector gets what is left).
- **A-08 Building tiles or revolt markers exhausted.** Ruling: tiles are a hard limit (an action that cannot place its tile is an action that cannot be completed; 28/26/26 are seldom reached); markers unlimited, because a missing marker would reward over-taxing. Option: \`revolt_markers\` = unlimited | finite_42.
- **A-09 Farmer supply short.** Ruling: throw what is there (possibly 0). Option: no.
- **A-10 Forced deployment without enough armies.** Ruling: compulsory number not available → skip, no payment; the card "6 Armies" is all or nothing (S-SPEC-05 calls it a replacement by 6): the player chooses the usual number or 6, and 6 only where the supply holds 6; the leader's +1 is limited to the supply, since an improvement should not make an action fail. Option: \`short_supply\` = all_or_nothing | as_far_as_possible (then 3 or 4 where the example says 3 placed with supply 4). Version 1 of the rules had the second reading.
  Example: Deploy 5 Armies, supply 5, card 6 Armies -> 5 placed; supply 4 -> skipped; small levies, supply 4, card 6 -> 3 placed; supply 6 -> 3 or 6.
- **A-11 Yield when the revolt is lost.** Ruling: kept; the revolt is a consequence of having collected. Option: \`revolt_income\` = keep | forfeit.
- **A-12 Rice beyond the track.** The printed track goes from 0 to 18; the base game cannot exceed it, modules can. Ruling: no cap. Option: \`rice_track\` = open | 18 (then what is more than 18 is lost).
- **A-13 Rice below zero.** Ruling: floor at 0; the loss never counts as additional shortage. Option: no.
- **A-14 Own cubes left in the tower.** Ruling: stay there, remain owned, may come out in anybody's battle; if the owner does not take part they lie in the tray and are thrown next time. They are not returned at year end. Option: no.
- **A-16 Armed farmers: 2 farmers instead of or in addition to 1?** Ruling: 2 in all; the text names the number to throw. Option: no.
- **A-17 Player with zero provinces.** Ruling: stays in the game (S-GAME-03); in winter nothing to feed, scores 0. Option: no. A client may shorten his planning, but never his bid, and with Tenno's Court not his court boxes (dice tower cards and favor #12 are his way back).
- **A-18 Winter detail.** Draw all revolting provinces first, owner then chooses the order step by step; no recomputation. Cannot draw more cards than exist, as the table never asks for more than the shortage. Option: no.
- **A-19 Tie after chests.** Ruling: shared victory. Option: \`final_tie\` = shared | turn_order.
- **A-37 Attack on a closed province with 3 players.** Forbidden by all editions (S-SETUP-04). Option: no.
- **A-38 Order of paying.** Bids: all at reveal, before choosing. Actions: before the effect. No loans, no trade, no gifts between players (no edition permits them). Option: no.
- **A-39 Conquest and markers.** A conquered province keeps buildings and revolt markers; the new owner inherits the unrest. Reason: removal is ordered only for undecided battles and lost revolts. Option: no.
- **A-40 Tower statistics.** The rulebooks give none. Ruling: a model with persistent content, calibrated on real towers; every throw is in the record. Option: \`tower_model\` = physics | two_thirds | manual.
- **A-41 Neutral card supply.** Laid "within reach"; open or closed is not said. Ruling: open, as the map shows the same facts. Option: no.
- **A-42 Draft start.** "Oldest player" cannot be known. Ruling: random. Option: \`draft_start\` = random | seat; then \`draft_seat\` names the seat.
- **A-43 Fixed columns.** Ruling: random deal. Option: \`fixed_columns\` = random | by_seat.
- **A-44 Group sizes in the draft.** Printed on the boards; the fixed tables give 5,4,4,3,3,2,2(,2(,2)) for all columns. Ruling: same sizes. Option: no.
- **A-45 Card backs.** Province and chest cards must look alike from behind, or secrecy fails; not stated. Module cards (dice tower) likewise. Option: no.
- **A-46 Same card on bid and action.** Impossible, one physical card each. Option: no.
- **A-47 Empty spaces with too few cards.** The player chooses which; he may leave the auction space empty and keep e.g. a chest card on an action, but all cards must be placed. Option: no.
- **A-48 What may be looked at.** Chests and armies open (all editions). VP and rice are open on tracks. Hand size open. Option: \`show_tower_counts\` = true | false.
- **A-49 Temple peace and a planned attack.** The attacker may redirect because targets are chosen at execution (S-MOVE-05). Option: no.
- **A-50 Nô theaters calm, but there is no marker.** Theater may be built, nothing to remove. Option: no.
- **A-51 Left neighbour.** Only matters at a real table; here every draw is equally likely. Option: no.

### 12.3 Silent points in the modules (module)
- **A-20 Military Leader with event and special card.** No order given; texts give absolute numbers for deployments and "+1" for yields. Ruling: the leader improves the action before anything else (S-MOD-01): the Big Box names the improved action "Deploy 6 Armies" and gives the yield shown on the card plus one; the event then limits it, and only the special card is promised a place after the event (Deploy 5 Armies: 6 → small levies 3 → card 6, never above 6; taxes in Settsu with low taxes (max. 5), +1 War Chest and leader: 7+1 → 5 → 6). Alternative: +1 (price -1) applied last (then 7 in the example). Option: \`leader_modifier\` = improved_base | additive_last. Version 1 of the rules had the second as its default; games begun under it keep it.
- **A-21 "After each round": does it include winter?** Ruling: no; six action rounds match the six statue tokens, and leaders lost are replaced "after winter" by a separate rule. Option: \`leader_moves_after_winter\` = false | true.
- **A-22 Leader may stay? Only one province? Not adjacent by choice?** Ruling: must move to a different province if any; otherwise stays without statue; any own province is a legal target. Some play that a non-adjacent one is allowed only if there is no adjacent own province; the rulebook does not say so. Option: \`leader_far_move\` = free | only_if_needed.
- **A-23 Several own statues in one province.** Not forbidden. Ruling: allowed (literal), an enemy leader takes all of them. It lets a player shuttle between two provinces. Option: \`statues_per_province\` = unlimited | one_per_player.
- **A-24 Favor that cannot be applied fully.** "Must, if possible". Ruling: a bonus is given as far as the supply allows (e.g. #12 with 2 armies in supply -> 2 placed); with nothing possible the card has no effect; officials are paid in any case. Option: no.
- **A-25 Which number shows what among #7/17/21 and #10/11/18.** The text lists them together. Ruling by listed order and rising value: 10 = A, 11 = B, 18 = A and B; 7 = theater, 17 = temple, 21 = castle. Option: \`favor_buildings\` for 7, 17 and 21; \`favor_peace\` for 10, 11 and 18.
- **A-26 Event and free theater.** Event says "when built". Ruling: applies. Option: no.
- **A-27 Chambers "each round".** 36 markers / 6 = 6 action rounds. Ruling: no winter. Option: no.
- **A-28 Chambers, neutral player.** "Counts as an additional player". Ruling: it can win (nobody scores) and tie (others get 1 less). Option: no.
- **A-30 Order of module steps at the same moment.** Fixed by the rulebook: Samurai before court; leader placement after turn order. Ruling for the rest as in S-ROUND-03 and S-X-10/11. Leader placement first, because it is part of set-up. Option: no.
- **A-52 Court: exact or up to n?** The rulebook: exactly n or not performed. "Up to n" is a known house rule. Option: \`court_conversion\` = exact | up_to.
- **A-53 Court cost 4/3/2.** Clear in the rulebook; some summaries say 3/2/1. Ruling: 4/3/2. Option: no.
- **A-54 Order in court step 2: deployed this round or standing in the hall?** The text speaks of officials deployed at the entrance hall; leftovers stand there too and the example compares all. Ruling: all officials in the hall. Option: no.
- **A-55 Samurai benefit short of armies.** Ruling: as many as the supply holds; choosing another benefit is possible. Option: no.
- **A-56 Kept #4: compulsory on the next marker?** Ruling: automatic. Option: no.
- **A-57 #12 on a province with enemy statue or leader.** Neutral provinces have no leader; statues stay. Option: no.
- **A-58 Leader and "Move 2 armies".** The improved action is named "Deploy / Move 2 armies"; the move part stays "any number" as in the base. Option: no.
- **A-59 Leader placement under a fixed set-up comes after planning.** Literal; the leader may therefore be put exactly where a plan profits. Option: no.
- **A-60 Chambers, player markers 15.** Could run out only after 15 exchanges. Ruling: then no exchange. Option: no.

### 12.4 Options of a table (default first)
| Option | Values | Ruling or rule |
| --- | --- | --- |
| \`board\` | sun, moon | S-SETUP-02 |
| \`setup\` | draft, fixed | S-SETUP-07 |
| \`optional_battle_move\` | false, true | A-04 |
| \`overbid\` | forbid, treat_as_zero | A-05 |
| \`bank\` | unlimited, finite_135 | A-07 |
| \`revolt_markers\` | unlimited, finite_42 | A-08 |
| \`revolt_income\` | keep, forfeit | A-11 |
| \`final_tie\` | shared, turn_order | A-19 |
| \`draft_start\` | random, seat | A-42 |
| \`draft_seat\` | 1, 2, 3, 4, 5 | S-DRAFT-03 |
| \`fixed_columns\` | random, by_seat | A-43 |
| \`show_tower_counts\` | true, false | A-48 |
| \`tower_model\` | physics, two_thirds, manual | A-40 |
| \`short_supply\` | all_or_nothing, as_far_as_possible | A-10 |
| \`rice_track\` | open, 18 | A-12 |
| \`modules\` | none, court, samurai, leaders, chambers | S-X-01 |
| \`leader_modifier\` (module) | improved_base, additive_last | A-20 |
| \`leader_moves_after_winter\` (module) | false, true | A-21 |
| \`leader_far_move\` (module) | free, only_if_needed | A-22 |
| \`statues_per_province\` (module) | unlimited, one_per_player | A-23 |
| \`court_conversion\` (module) | exact, up_to | A-52 |
| \`favor_chests\` (module) | 3,5,7 | S-TC-21 |
| \`favor_armies\` (module) | 3,4,5 | S-TC-22 |
| \`favor_rice\` (module) | 2,3,4 | S-TC-24 |
| \`favor_points\` (module) | 1,2,3 | S-TC-24 |
| \`favor_buildings\` (module) | theater,temple,castle | S-TC-25 |
| \`favor_peace\` (module) | a,b,ab | S-TC-27 |
| \`chamber_rows\` (module) | 1,1,2,2,3,3 | S-CH-08 |
| \`chamber_columns\` (module) | 1,1,2,2,3,3 | S-CH-08 |

A table may take several of the \`modules\`. Where its own favor cards or chamber board show something else, it puts in three numbers from 0 to 20 for a kind of card, the three buildings or protections in their order, or six numbers from 0 to 9 for the rows or the columns.
`;export{e as default};