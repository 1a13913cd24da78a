var e=`# Ikusa: the rules

The rules of Ikusa for 2 to 5 players, in the words of Bakufu. Every rule has a number that never changes:
when a move is refused, the game names the rule, and you find it here. \`(Q-05)\` after a rule points to a ruling
in section 23, where the rulebook is silent or unclear and Bakufu had to decide.

In an \`Example:\` the arrow \`->\` leads from the situation to the result.

| Word | Meaning |
| --- | --- |
| player | whoever plays one colour with its own tray, army card, province cards and koku; with 2 players everybody plays two colours, and each of them counts as a player (section 20) |
| body | an army or a provincial force |
| army | the units on one section of an army card, led by a daimyo |
| provincial force | the units standing in a province |
| regular unit | bowman, swordsman, gunner, spearman, and the daimyo of an army; never ronin, bonus units, markers or buildings |
| double-troop province | a province that holds both an army and a provincial force of the same player |
| level | the number at the hole where the daimyo's experience marker stands, 1 to 4 |
| tray, pool | a player's own figures that are not in use; the common supply |
| empty province | a province without any unit; it belongs to nobody |
| active player | whoever is now waging war (action 7) |

## 1. Components and limited supplies (I-COMP)
- **I-COMP-01** There are 5 colours of 72 figures each: 36 spearmen, 9 gunners, 9 swordsmen, 9 bowmen, 6 flag bearers and 3 daimyos.
  Example: 36+9+9+9+6+3 -> 72; five colours -> 360 figures.
- **I-COMP-02** The 6 flag bearers of a colour are 3 army markers (on the board) and 3 experience markers (on the army card). One marker of each kind shares a shape (circle, square, hexagon), so that the two together name one army.
  Example: 5 colours x 6 -> 30 markers.
- **I-COMP-03** The pool holds 10 castles, 5 fortification bases, 30 koku, 30 ronin, 1 ninja, 12 battle markers and 6 dice. Five turn order markers carry the numbers 1 to 5. (Q-04, Q-43)
- **I-COMP-04** Of the 72 cards 68 are province cards, one for each province; 4 are blank and never used.
- **I-COMP-05** Each player has a planning tray with five bins (Turn Order, Build, Levy Units, Hire Ronin, Hire Ninja), a screen and an army card with three sections.
- **I-COMP-06** A section of the army card has 1 square for the daimyo, 4 for samurai and 10 for ashigaru. Bowmen and swordsmen stand on samurai squares only, gunners and spearmen on ashigaru squares only.
  Example: army with daimyo, 4 bowmen, 10 gunners -> no room for a swordsman or a spearman.
- **I-COMP-07** The figures of a colour are all there are: what is missing from the tray cannot be levied until losses of that kind come back.
- **I-COMP-08** The dice have 12 sides; they are used for combat and for the ninja only. (Q-59)

## 2. The board (I-MAP)
- **I-MAP-01** The board has 68 provinces; each is one space. On which of the large islands a province lies makes no difference. (Q-01)
- **I-MAP-02** Two provinces are adjacent when they share a stretch of border; touching at a single point is not enough.
  Example: Kozuke and Echigo -> adjacent; Kozuke and Shimosa -> not adjacent.
- **I-MAP-03** A sea line makes the two provinces at its ends adjacent, by sea. Water without a line does not.
  Example: Iki and Nagato -> adjacent by sea; Iki and Buzen -> not adjacent.
- **I-MAP-04** Names are not unique: there is an Awa on Shikoku and an Awa on Honshu. They are two provinces.
- **I-MAP-05** Every step of a move and every attack goes along exactly one border or sea line.
- **I-MAP-06** The examples of the rulebook need these land borders, and the map has them.
  Example: Yamashiro-Omi, Omi-Wakasa, Wakasa-Tango, Yamato-Kawachi, Yamashiro-Kawachi, Tango-Tajima, Tajima-Tamba -> all adjacent by land.

## 3. Units, armies, provincial forces (I-UNIT)
- **I-UNIT-01** Combat values: daimyo 6, bowman 6, swordsman 5, ronin 5, gunner 4, spearman 4.
- **I-UNIT-02** A unit hits when its die shows its combat value or less.
  Example: combat value 6 -> hits in 6/12 of all rolls; 5 -> 5/12; 4 -> 4/12.
  Example: swordsman rolls 3 -> hit; bowman rolls 6 -> hit; bowman rolls 7 -> miss.
- **I-UNIT-03** Bowmen and gunners fight at range; daimyos, swordsmen, ronin and spearmen hand to hand.
- **I-UNIT-04** Bowmen and swordsmen are samurai; gunners and spearmen are ashigaru. Ronin take no square.
- **I-UNIT-05** A daimyo never stands on the board: the army marker shows where his army is. He is a fighting unit himself.
- **I-UNIT-06** An army is 1 daimyo with 0 to 4 samurai and 0 to 10 ashigaru: at most 15 regular units, the daimyo among them.
- **I-UNIT-07** A provincial force is 1 to 5 regular units without a daimyo; a player has at most one of them in a province.
- **I-UNIT-08** Army markers, ronin, castles, fortresses and bonus units do not count against the limits of I-UNIT-06 and I-UNIT-07.
- **I-UNIT-09** At most one army marker may stay in a province.
- **I-UNIT-10** A player never has more than 3 daimyos, not even after eliminating others.

## 4. Set-up for 3 to 5 players (I-SET)
- **I-SET-01** Each player takes a colour; all its figures start in his tray, and everything common starts in the pool.
- **I-SET-02** Each of the three armies starts with its daimyo, 1 bowman, 1 swordsman and 2 gunners; its experience marker starts in the left-most hole marked 1.
  Example: tray afterwards -> 6 bowmen, 6 swordsmen, 3 gunners, 36 spearmen, 0 daimyos; each army has 5 units.
- **I-SET-03** The 68 cards are shuffled and dealt face down one by one; everybody gets the same number, as many as possible.
  Example: 3 players -> 22 each, 2 left; 4 -> 17 each, 0 left; 5 -> 13 each, 3 left.
- **I-SET-04** The cards left lie face up in the unowned area; those provinces begin empty, and whoever wants the card must conquer the province.
- **I-SET-05** All players at once put 1 spearman into each province whose card they hold.
- **I-SET-06** Of the turn order markers, 5 stays out with 2 or 4 players, 4 and 5 with 3 players, none with 5 players. Each player draws one of the others at random; the numbers give the order for the rest of the set-up.
- **I-SET-07** Each player takes 1 koku for every 3 of his cards, rounded down.
  Example: 13 cards -> 4 koku; 17 -> 5; 22 -> 7.
- **I-SET-08** Each player sets 12 spearmen aside. In turn, each adds 2 of them to one of his provinces that has exactly one spearman, until all are placed (six times round).
  Example: in the end -> 6 provinces with 3 spearmen, the others with 1.
  Example: spearmen on the board and in the tray: 3 players -> 34 and 2; 4 -> 29 and 7; 5 -> 25 and 11.
- **I-SET-09** Then, in turn, each player puts one army marker into a province of his own without an army marker, until all three are placed.
- **I-SET-10** The turn order markers go back, the round number becomes 1, and play begins with action 1.
- **I-SET-11** Players may agree on anything at any time; no agreement binds anybody. (Q-44)

## 5. The round and the limits of the first one (I-ROUND, I-R1)
- **I-ROUND-01** A round is these actions in this order: 1 Plan, 2 Determine turn order, 3 Build, 4 Levy units, 5 Hire ronin, 6 Hire ninja, 7 Wage war, 8 Remove ronin, 9 Collect koku.
- **I-ROUND-02** All players carry out each action at the same time, except action 7: there one player after the other goes through all of its phases A, B, C and D, in the order settled in action 2.
- **I-ROUND-03** Successors of assassinated daimyos are appointed when the next round begins, before action 1.
- **I-R1-01** In round 1 nobody may attempt an assassination; a ninja hired in round 1 can only spy in round 2.
- **I-R1-02** In round 1 no battle may be declared against an enemy province with an army marker. (Q-19)

## 6. Action 1: Plan (I-PLAN)
- **I-PLAN-01** Everybody secretly divides all of his koku among the five bins; none may be kept back.
  Example: 5 koku as 1, 2, 1, 1, 0 -> allowed; as 1, 2, 1, 0, 0 -> not allowed (one is missing).
- **I-PLAN-02** The Build bin gets either 0 or 2 koku; the other four bins take any number.
- **I-PLAN-03** When all have finished, all bins are shown at the same moment and stay open.
- **I-PLAN-04** The Levy Units bin may get more koku than are useful; what they can buy is still limited by I-LEVY-03.
- **I-PLAN-05** Whoever hired the ninja last round and has not used him as an assassin may spy before dividing his own koku (I-SPY-02).

## 7. Action 2: Determine turn order (I-ORDER)
- **I-ORDER-01** Players with koku in the Turn Order bin choose a marker, the highest bid first, then the next, and so on; each takes any marker that is left, not necessarily the lowest.
- **I-ORDER-02** Players with equal bids settle among themselves who takes which marker; if they do not agree, chance decides who of them chooses first. (Q-03)
- **I-ORDER-03** When all bidders have a marker, players who bid 0 draw from the rest at random.
- **I-ORDER-04** The markers lie open; all koku of the Turn Order bins go to the pool.
- **I-ORDER-05** The number of the marker is the order in action 7, and decides shortages in actions 3 and 5.
  Example: bids A 3, B 1, C 1, D 0, markers {1, 2, 3, 4} -> A chooses first and may take 4; B and C choose second and third, in an order drawn by lot; D gets the last marker.
  Example: all bid 0 -> all markers are drawn at random.

## 8. Action 3: Build (I-BUILD)
- **I-BUILD-01** Whoever has 2 koku in Build makes exactly one building, a castle or a fortress; the 2 koku go to the pool. One building per player and round. (Q-07)
- **I-BUILD-02** A castle goes into any province of one's own without a castle or fortress.
- **I-BUILD-03** A fortress is a fortification base under a castle in a province of one's own; the castle stays in use.
- **I-BUILD-04** If castles or bases are short, the builders choose in the order of their markers; whoever cannot build any more still loses his 2 koku. (Q-07)
  Example: 1 castle in the pool, no bases, builders with markers 2 and 4 -> marker 2 builds; marker 4 pays 2 and gets nothing.
- **I-BUILD-05** Castles and fortresses are never destroyed and never moved; they belong to whoever owns the province. (Q-29)

## 9. Action 4: Levy units (I-LEVY)
- **I-LEVY-01** Each koku in the Levy Units bin buys one of five bundles: 1 bowman; 1 swordsman and 1 gunner; 2 swordsmen; 2 gunners; 3 spearmen. (Q-06)
  Example: 3 koku -> for instance 1 bowman, then 1 swordsman and 1 gunner, then 3 spearmen: 6 units.
- **I-LEVY-02** All koku of the bin go to the pool, whatever was bought. The units come from one's own tray.
- **I-LEVY-03** Nobody may levy more units than he owns provinces.
  Example: 8 provinces -> at most 8 levied units.
- **I-LEVY-04** First all players buy and show what they bought, then all players place. (Q-05)
- **I-LEVY-05** At most one levied unit enters each province in a round; a unit that joins the army there is that one.
  Example: double-troop province, a unit joins the army -> none may join the provincial force this round.
- **I-LEVY-06** A levied unit may join a provincial force, start one beside an army, or join an army. Limits: 5 regular units in a provincial force; 4 samurai and 10 ashigaru in an army.
  Example: province with a provincial force of 5 and no army -> no levied unit may enter.
- **I-LEVY-07** Daimyos and ronin cannot be levied.

## 10. Action 5: Hire ronin (I-RONIN)
- **I-RONIN-01** Each koku in the Hire Ronin bin brings 2 ronin from the pool; the koku goes to the pool.
  Example: 3 koku -> 6 ronin.
- **I-RONIN-02** If the pool is short, ronin are hired in the order of the markers; whoever gets none loses his koku anyway. (Q-08)
- **I-RONIN-03** When all have hired, everybody secretly assigns his ronin to provinces of his own: the province card lies face down with the ronin on top. (Q-09)
- **I-RONIN-04** Open to all: how many ronin a player hired, how many cards lie face down, and how many ronin stand on each. Hidden: which province a stack belongs to. (Q-09)
- **I-RONIN-05** Ronin belong to a body. A body may have at most one ronin less than its regular units; the daimyo counts as a regular unit, bonus units, markers and buildings do not.
  Example: army of 10 -> at most 9 ronin. Provincial force of 5 -> at most 4. Army of 11 and provincial force of 3 in one province -> at most 10 + 2 = 12 (not 13).
  Example: provincial force of 1, or a daimyo alone -> 0.
- **I-RONIN-06** Hidden ronin are shown when they are about to attack, defend or move, not earlier. Then they stand with their body: beside the squares of the army card, or in the province. (Q-10)
- **I-RONIN-07** Ronin never move or fight alone and are never a garrison.
- **I-RONIN-08** The limit of I-RONIN-05 must hold again after every removal of casualties and during the movement of phase D. (Q-11)
  Example: provincial force {3 spearmen, 2 ronin} takes 1 hit -> only a ronin may go (2 regular units would allow 1 ronin).
  Example: army {daimyo, 1 spearman, 1 ronin} takes 1 hit -> the ronin must go.
  Example: army {daimyo, 2 spearmen, 2 ronin} takes 2 hits -> two ronin, or one ronin and one spearman; not two spearmen.
- **I-RONIN-09** Ronin use up neither the 5 places of a provincial force nor squares of the army card.

## 11. Action 6: Hire ninja (I-NINJA, I-ASSN, I-SPY)

### 11.1 The ninja and the assassination (I-NINJA)
- **I-NINJA-01** Whoever alone has the most koku in the Hire Ninja bin takes the ninja. The koku of all these bins go to the pool. (Q-13)
- **I-NINJA-02** If several have the most, nobody gets the ninja; all the koku are lost.
  Example: 2, 2, 1 -> nobody; 2, 1, 1 -> the first; 0, 0, 0 -> nobody.
- **I-NINJA-03** The hirer need not say what he has in mind: one assassination attempt in this round, spying in action 1 of the next round, or nothing.
- **I-NINJA-04** The attempt may be made once, in phase A, B or D (not C) of any player's action 7. (Q-14)
- **I-NINJA-05** The hirer names an enemy daimyo, then rolls a 12-sided die: 8 or less succeeds, 9 or more fails. (Q-15)
- **I-NINJA-06** After a failure the owner of the target rolls: with 9 or more he picks a daimyo of the hirer, who is assassinated instead; with 8 or less nothing happens.
  Example: chances -> the target falls 8/12; the hirer loses a daimyo 4/12 x 4/12 = 1/9; nothing happens 4/12 x 8/12 = 2/9.
- **I-NINJA-07** After the attempt the ninja returns to the pool until he is hired again.

### 11.2 An assassinated daimyo (I-ASSN)
- **I-ASSN-01** An assassinated daimyo and his army marker are laid on their side. Until the round ends he cannot move, attack or defend, and rolls no die.
- **I-ASSN-02** For the rest of the round his army cannot move or attack; its other units defend as usual. A provincial force in the same province is not affected. (Q-16)
- **I-ASSN-03** If the assassinated daimyo was the only unit of his army, he is out of the game.
- **I-ASSN-04** If all other units of the army fall before the round ends, the assassinated daimyo is out too. Daimyo, army marker and experience marker go to the owner's tray. (Q-17)
- **I-ASSN-05** If at least one unit of the army outlives the round, its owner appoints a successor before the next action 1: one unit of that army, of his choice, goes back to the tray, daimyo and marker stand up again, and the experience marker goes to the left-most hole 1. (Q-18)
  Example: army {daimyo down, 2 gunners, 1 bowman} of level 3, a gunner is given up -> {daimyo, 1 gunner, 1 bowman} of level 1.

### 11.3 The ninja as a spy (I-SPY)
- **I-SPY-01** A ninja that was not used stays with his hirer until action 1 of the next round.
- **I-SPY-02** When all others have divided their koku, the hirer names one opponent, who shows all of his bins to the hirer alone and may not change them. Then the hirer divides his own. (Q-52)
- **I-SPY-03** Then the ninja returns to the pool, whether he spied or not, and all bins are shown. He can thus be hired again in action 6 of the same round.

## 12. Action 7: Wage war (I-WAR, I-OWN, I-GAR)
- **I-WAR-01** Players wage war in the order of their markers; each finishes A, B, C and D before the next begins.
- **I-OWN-01** A friendly province holds at least one of your units, and you hold its card. An enemy province is the same for an opponent. An empty province holds no unit, and its card lies in the unowned area.
- **I-OWN-02** Units move from a friendly province to an adjacent friendly one; they attack adjacent enemy or empty provinces from a friendly one.
- **I-OWN-03** The first player to move units into an empty province conquers it at once and takes its card, and any building there is his.
- **I-OWN-04** In phases A, C and D nobody may empty a province of his own by moving out. Provinces become empty only through casualties, or when a daimyo who stands alone is assassinated.
- **I-OWN-05** When a player's last unit in a province is gone, its card goes to the unowned area until somebody moves in.
- **I-GAR-01** A garrison is one or more regular units left behind, never a daimyo and never a ronin; it is a provincial force.
- **I-GAR-02** An army may split off units only (a) as the garrison of a province that would otherwise have no provincial force, in A, C or D, or (b) to conquer an adjacent empty province, in D.
  Example: an army leaves a province that has a provincial force -> no unit may be dropped there.
  Example: a daimyo alone in a province without a provincial force -> he cannot move.

## 13. Phase A: Move daimyos' armies (I-MOVE)
- **I-MOVE-01** The active player may move any of his armies from friendly provinces to adjacent friendly ones; provincial forces do not move.
- **I-MOVE-02** An army may take as many steps as its level.
  Example: level 3 -> 0 to 3 steps.
- **I-MOVE-03** No step of this phase may lead into an empty or enemy province.
- **I-MOVE-04** An army may pass through a province with another army of yours, and may stop there if that other army moves out in this phase; the two may not exchange units. (Q-20, Q-21)
- **I-MOVE-05** When an army leaves a province without a provincial force, it must first leave a garrison of at least one regular unit there; it may leave more (at most 5). (Q-20)
- **I-MOVE-06** If it has free squares, an army may pick up any number of units of provincial forces (a) in the province where it begins, whether it moves or not, and (b) in every province it enters.
- **I-MOVE-07** If an army picks up a whole provincial force and then moves on, I-MOVE-05 applies again.
  Example: (A) level 2, army in Yamashiro without a provincial force; it drops 1 gunner and 1 spearman, enters Omi, picks up a bowman there (another unit stays in Omi), enters Wakasa and stops -> 2 of 2 steps used; provincial force of Yamashiro {gunner, spearman}; the army has lost a gunner and a spearman and gained a bowman.
- **I-MOVE-08** An army with an assassinated daimyo does not move.

## 14. Phase B: Declare first battles (I-DECL)
- **I-DECL-01** The active player may declare attacks on adjacent enemy or empty provinces; he need not.
- **I-DECL-02** Each army and each provincial force gets at most one declared battle.
- **I-DECL-03** Several bodies may attack the same province; each fights a battle of its own.
- **I-DECL-04** From a double-troop province one of the two bodies may attack, or both may attack different provinces, or both the same province, one after the other.
- **I-DECL-05** A declaration names the attacking body, its province and the target, and is open to all: a battle marker lies on the border or the sea line with its arrow towards the target.
  Example: (B) blue marks Wakasa army to Tango, Wakasa provincial force to Tango, Yamato provincial force to Kawachi, Yamashiro provincial force to Kawachi -> 4 battles.
- **I-DECL-06** A declared battle must be fought in phase C if that is still possible. (Q-22, Q-23)
- **I-DECL-07** An attack along a sea line is a naval invasion.
- **I-DECL-08** Nothing moves in this phase.

## 15. Phase C: Conduct combat

### 15.1 Who fights (I-CMB)
- **I-CMB-01** The active player fights his declared battles one after the other, in any order he likes.
- **I-CMB-02** An army with more than one attack finishes all of its battles before another army begins. (Q-24)
- **I-CMB-03** The attacker uses all units of the attacking body with its ronin; none stays behind as a garrison. The other body of a double-troop province takes no part.
- **I-CMB-04** The defender uses all units in the target province: army and provincial force together, with all ronin deployed there.
- **I-CMB-05** A provincial force makes at most one attack in a round and does not move in phase C; nor does an army of level 1.

### 15.2 The course of a battle (I-SEQ)
- **I-SEQ-01** The steps of one pass: 1 bowmen (6), 2 gunners (4), 3 casualties, 4 daimyos (6), 5 swordsmen and ronin (5), 6 spearmen (4), 7 casualties, 8 the attacker may call off.
- **I-SEQ-02** In steps 1, 2, 4, 5 and 6 attacker and defender roll at the same time, one die for each unit of that kind; a step that concerns nobody is skipped.
- **I-SEQ-03** The hits of steps 1 and 2 together are taken in step 3, those of 4, 5 and 6 in step 7. Units removed in step 3 do not roll in steps 4 to 6 of that pass; units that fall in step 7 have already rolled.
- **I-SEQ-04** One unit is removed for each hit; hits beyond the number of units are lost.
- **I-SEQ-05** Whoever was hit chooses his own losses, among his units in this battle only, whether they have rolled or not. (Q-26)
- **I-SEQ-06** A daimyo may be taken only as the very last unit of his side; in a double-troop province that is after the provincial force too. (Q-27)
  Example: defenders army {daimyo, gunner} and provincial force {spearman}; 2 hits -> gunner and spearman go; 3 hits -> all go.
- **I-SEQ-07** In a province with a castle or fortress the bonus units are hit first.
- **I-SEQ-08** After the removal the ronin limit must hold for each body (I-RONIN-08).
- **I-SEQ-09** Regular units that fall return to their owner's tray and can be levied again later. (Q-12)
- **I-SEQ-10** In step 8, unless one side is gone, the attacker either goes on from step 1 or calls the battle off. The defender has no such choice.

### 15.3 The end of a battle (I-RES)
- **I-RES-01** A battle ends as soon as one side has no units; this can be after step 3.
- **I-RES-02** All defenders gone: the province is empty and its card goes to the unowned area; the attackers stay where they are (but see I-EXPC-02).
- **I-RES-03** All attackers gone: if their own province now holds no unit it becomes empty, and its card goes to the unowned area.
  Example: a provincial force of 3 attacks and is wiped out, no army in its province -> the attacker loses that province.
- **I-RES-04** Called off: the survivors of both sides stay where they are.
  Example: (C1) Yamato provincial force {2 spearmen} attacks Kawachi {swordsman, spearman}; the swordsman rolls 3 and hits, the other spearman misses, the attackers hit 1 time; each side removes a spearman -> Yamato {1 spearman}, Kawachi {swordsman}; called off.
  Example: (C2) Yamashiro provincial force {gunner, spearman} attacks Kawachi {swordsman}; the gunner hits in step 2, the swordsman goes in step 3 and never rolls -> Kawachi empty, its card to the unowned area.

### 15.4 Castle, fortress, naval invasion (I-DEF, I-NAV)
- **I-DEF-01** Castle: when it is attacked, 4 bonus spearmen (combat value 4) join the defence. (Q-28)
- **I-DEF-02** Fortress: 5 bonus ronin (combat value 5) instead of the spearmen, not beside them. They are always there, even if the pool is short.
- **I-DEF-03** Bonus units roll with their kind (step 6, or step 5 for a fortress) and are the first losses in steps 3 and 7.
- **I-DEF-04** Bonus units count for no limit, not for the ronin limit either.
- **I-DEF-05** Bonus units that fall are gone for the whole turn of that attacker: a second battle against the same province in the same turn meets only those that are left. The next player who attacks meets all of them again.
  Example: (C3-C5) Tango has a castle with 4 bonus spearmen; the provincial force of Wakasa, with 1 ronin, kills 2 of them in one pass, loses 1 spearman and the ronin, and calls off; then the army attacks -> only 2 bonus spearmen are left; one pass kills all defenders for 1 spearman, Tango is empty.
- **I-NAV-01** In a naval invasion the defenders first strike alone: one whole pass of bowmen, gunners, daimyo, swordsmen and ronin, spearmen; the attacker does not roll.
- **I-NAV-02** Bonus units take no part in the first strike.
- **I-NAV-03** The attacker removes the losses of the first strike once, after all of its rolls. (Q-30)
- **I-NAV-04** Then the battle begins as usual, now with the bonus units.
  Example: defenders {bowman, 2 spearmen} and a castle; first strike: bowman 6, spearmen 4 and 5 -> 2 hits, the attacker removes 2; then a usual pass with 3 regular and 4 bonus units.

### 15.5 Experienced daimyos (I-EXPC)
- **I-EXPC-01** An army may make as many attacks in a round as its level. Only the first is declared in phase B; the others are announced when they come. (Q-25)
- **I-EXPC-02** After a successful battle, with at least one attack left, the army chooses: stay and attack another adjacent province; move into the defeated province and attack from there; move in and wait for phase D; stay and wait for phase D.
- **I-EXPC-03** Without an attack left the army stays where it is until phase D, even after a success.
- **I-EXPC-04** Moving in conquers the province at once, and the card is taken. The province left behind needs a provincial force or a garrison.
- **I-EXPC-05** An attack on an empty province needs no combat but counts as one attack. If at least one more attack is left, the army may move in and attack from there or wait; otherwise it may not enter before phase D. It never brings experience. (Q-25)
- **I-EXPC-06** Provincial forces, and armies without an attack to spare, cannot enter empty provinces in phase C; in phase D they may.
- **I-EXPC-07** A battle that is called off counts as one attack and is no success; with an attack left the army may attack elsewhere. (Q-58)
  Example: (C6) an army of level 2 wins at Tango (attack 1), moves in from Wakasa (where a provincial force stays), takes the card of Tango, attacks the single spearman of Tajima (attack 2) and kills him -> Tajima empty; the army stays in Tango until phase D.
  Example: level 3; attack 1 called off; attack 2, elsewhere, wins and the army moves in; attack 3 goes against an empty province -> no attack left, it may not enter in phase C.

### 15.6 Experience (I-EXP)
- **I-EXP-01** A battle is a success for a daimyo when his army was the attacker and left an enemy province empty. Defending never counts.
- **I-EXP-02** No success: attacks on empty provinces, attacks called off, and attacks that could not be made because an earlier one had already succeeded.
- **I-EXP-03** When an army has finished all its battles of the round with at least one success, its experience marker moves one hole to the right, never more. (Q-02)
  Example: an army of level 3 wins 3 battles in one turn -> its marker moves 1 hole.
- **I-EXP-04** A level gained in this way gives no further attack in this round, but counts for the movement of phase D.
  Example: an army fought with level 2 in phase C, then its marker reached a hole marked 3 -> up to 3 steps in phase D.
- **I-EXP-05** Levels go from 1 to 4.

## 16. Eliminating daimyos and players (I-ELIM)
- **I-ELIM-01** A daimyo leaves the game (a) as the last casualty of his side in a battle, (b) when the rest of his army is destroyed after his assassination, (c) when he is assassinated while alone in his army.
- **I-ELIM-02** A player who loses his last daimyo is out. Whoever caused it takes over all of his units and provinces. (Q-32, Q-33)
- **I-ELIM-03** The eliminator at once gets back all of his own daimyos that were lost earlier (never those of the victim; at most 3 in all). Their experience markers start in the left-most hole 1.
  Example: the eliminator has 1 daimyo left -> 2 return, 3 in all.
- **I-ELIM-04** The army marker of each of them goes into any province that the eliminator now owns and that has no army, newly gained ones included. (Q-35)
- **I-ELIM-05** These armies begin with the daimyo alone but may at once pick up units of the provincial force where they are placed.
- **I-ELIM-06** All units that he now owns may move in phase D of this round; from the next round on he may levy figures of both colours and mix colours within a body as he likes. (Q-33, Q-34)
- **I-ELIM-07** After the take-over provinces are counted at once, for victory.
- **I-ELIM-08** It follows that an eliminated player has no armies left, each having been destroyed with its daimyo: only provincial forces, buildings, cards and the figures of his tray change hands.

## 17. Phase D: Final movement (I-FIN)
- **I-FIN-01** First the active player moves armies, then provincial forces.
- **I-FIN-02** An army may take as many steps as its level, whatever it did in phases A and C, under the rules of phase A, with pick-ups and garrisons. (Q-38)
- **I-FIN-03** Besides, an army may enter adjacent empty provinces; it conquers each of them and may go on moving.
- **I-FIN-04** Units of a provincial force may each move into one adjacent friendly or empty province; they may go in different directions. (Q-36)
- **I-FIN-05** Units that enter a friendly province join the provincial force there (at most 5) or an army there (free squares).
- **I-FIN-06** An empty province may be conquered by a whole army, by one or more units split off an adjacent army, or by one or more units of a provincial force. The card is taken at once. (Q-36)
- **I-FIN-07** No province may be left empty (I-OWN-04), and the limits for regular units and ronin hold. (Q-37)
- **I-FIN-08** At the end of the phase the player's battle markers return to the pool.
  Example: (D) an army of level 3 in Tango without a provincial force; step 1 into empty Tajima, a bowman stays in Tango; step 2 into empty Tamba, a spearman stays in Tajima; the third step is not used; then the gunner of Yamashiro {gunner, spearman} enters empty Kawachi -> 3 provinces and cards more, Yamashiro keeps {spearman}, the markers go.

## 18. Actions 8 and 9: Remove ronin, Collect koku (I-REM, I-INC)
- **I-REM-01** All ronin still alive, shown or hidden, go back to the pool.
- **I-INC-01** Each player takes 1 koku from the pool for every 3 province cards, rounded down.
  Example: 26 provinces -> 8 koku.
- **I-INC-02** A player with at least one daimyo never gets less than 3.
  Example: provinces -> koku: 1 -> 3; 8 -> 3; 9 -> 3; 11 -> 3; 12 -> 4; 34 -> 11.
- **I-INC-03** Only cards count: empty provinces bring nothing to anybody.

## 19. Winning (I-WIN)
- **I-WIN-01** With 3 to 5 players the first to own 35 provinces wins at once, at any moment of a round. (Q-39)
- **I-WIN-02** In the longer game (option \`variant\` = long) the 35 are counted only when all nine actions of a round are over.
  Example: option on; a player reaches 36 in his phase D and has 34 when the round ends -> no winner.

## 20. The game for two (I-2P)
- **I-2P-01** Each player plays two colours with separate trays, screens, army cards, province cards and koku; every action is done for each colour. (Q-42)
- **I-2P-02** All 68 cards are dealt into two piles of 34; each player divides his pile into two sets of 17, one for each colour.
  Example: 4 colours with 17 provinces, 5 koku and 29 spearmen on the board each -> markers 1 to 4.
- **I-2P-03** The two colours of a player cannot fight each other.
- **I-2P-04** Units of the two colours cannot be in the same province and cannot attack or defend together.
- **I-2P-05** A player whose colours together own at least 50 provinces at the end of a round wins. This replaces I-WIN-01.
- **I-2P-06** All else is as in the game for more players.

## 21. Quick-play for 3 to 5 players (I-QP)
- **I-QP-01** Trays and pool as usual. Each player is dealt 7 cards with 5 players, 11 with 4, 16 with 3; the rest is put aside.
- **I-QP-02** Each player puts 1 spearman into each province dealt to him; turn order markers are drawn as usual.
- **I-QP-03** Each player takes 18 spearmen. In turn, six times round: put 1 into any unoccupied province and take its card, then add 2 to provinces of one's own, together or apart. No province may get more than 3 spearmen in this way. (Q-41)
- **I-QP-04** In the end everybody has the same.
  Example: 5 players -> 13 provinces, 25 spearmen on the board, 11 in the tray, 3 provinces unoccupied. 4 -> 17, 29, 7, 0. 3 -> 22, 34, 2, 2.
- **I-QP-05** Each army gets its daimyo; all experience markers start in the left-most hole marked 2.
- **I-QP-06** Each player spreads 5 bowmen, 5 swordsmen and 6 gunners over his three armies as he likes, within the limits of the card; no spearmen.
  Example: 10 samurai, at most 4 in an army -> at least 2 samurai in every army.
- **I-QP-07** Army markers are placed one at a time in turn, as usual; once this has begun, army cards do not change any more. (Q-41)
- **I-QP-08** Then koku are taken as usual, and play begins with action 1.
  Example: 13 provinces -> 4 koku; 17 -> 5; 22 -> 7.
- **I-QP-09** Successors of assassinated daimyos start in the left-most hole marked 2.
- **I-QP-10** The game ends when the first player is eliminated: most provinces win, and the victim's provinces count for the eliminator. (Q-41)
- **I-QP-11** It also ends when somebody owns 30 provinces with 5 players, 35 with 4, or 40 with 3: he wins.
- **I-QP-12** The limits of the first round and all other rules are unchanged. (Q-19)

## 22. Who knows what

| What | Its owner | The ninja as a spy | The others |
| --- | --- | --- | --- |
| the bins before they are shown | yes | those of one opponent, once all others are done | no |
| the sizes of hidden stacks of ronin | yes | yes | yes |
| province and body of such a stack | yes | no | not before it attacks, defends or moves |
| whether the ninja will strike or spy | his hirer | - | no; but who hired him is known |
| army cards, trays, levels, koku, provinces, buildings | yes | yes | yes (Q-45) |
| what was chosen for Build, Levy, placing and casualties | yes | no | not before all concerned have chosen |

Chance decides the deal of the cards, the markers drawn in set-up and after bids of 0, ties between bids, the dice of combat, and those of ninja and revenge. Nothing else.

## 23. Rulings

Where the rulebook is silent or unclear, Bakufu rules as follows. The numbers are permanent ids, not an order.

### 23.1 What only the printed pieces show
- **Q-01 The map.** The borders are printed on the board only. Ruling: the 68 historical provinces with borders and sea lines as far as we could establish them; some of them are our estimate, and each that is doubtful is an option of the table. A sea line beside a land border changes nothing: an attack there goes by land.
- **Q-02 Holes per level.** The text says that several holes are marked 1 and several 2, and that 4 is the highest level. Ruling: the holes 1, 1, 1, 2, 2, 2, 3, 3, 3, 4; this is our estimate. In the last hole the marker stays. Option: \`experience\` = slow | fast (two holes for each level).

### 23.2 Planning, building, levying, hiring
- **Q-03 Equal bids for the turn order.** Players may agree, else chance decides. Ruling: the order in which they choose is drawn by lot at once. If the table prefers an agreement (option \`ties\` = agreement), they speak one after another, openly: each names a marker that is left, and when the last of them has named his, each has his own; whoever does not like it asks for the lot, and it is drawn.
- **Q-04 Are 30 koku enough?** Ruling: the pool never runs dry. While everybody has fewer than 35 provinces, at most 30 koku are ever due.
- **Q-05 Building, levying and placing at the same time.** Ruling: everybody chooses in secret, then all is shown at once; separately for building, buying and placing.
- **Q-06 Part of a bundle, units without a place.** Ruling: a bundle may be taken in part, if tray or provinces are short; the rest is lost without a refund. Units that cannot be placed return to the tray.
- **Q-07 Details of building.** Ruling: kind and place are chosen in action 3, not when planning. Whoever finds the kind he wanted used up may build the other; without any place the 2 koku are lost. Whoever can build must. Castle and fortress in the same province take two rounds.
- **Q-08 Too few or too many ronin.** Ruling: a player takes what is left, be it one, and loses the rest of his koku. Ronin that fit nowhere return to the pool unseen.
- **Q-09 What is settled when ronin are deployed.** Ruling: province and body, one hidden stack for each province. Its size is open to all; where it stands, and how it is divided between army and provincial force, is secret.
- **Q-10 Must ronin be shown?** Ruling: yes, it happens by itself. At the beginning of a battle all ronin of the attacking body and of the attacked province are shown, both sides at once. Moving a body, or picking up from it, shows its ronin; declaring a battle does not. An army that stays while the provincial force attacks keeps its ronin hidden.
- **Q-11 Ronin when bodies part or join.** Ruling: ronin go with regular units of their body as their owner decides; every body must keep the limit, and ronin beyond it go back to the pool. They never change their body otherwise. If the table prefers it (option \`excess_ronin\` = forbidden), nobody may divide a body so that ronin beyond the limit are left: ronin who can follow their units must do so before anything else, and where they cannot, the move is not allowed. Only if an assassin strikes in between do they go back to the pool.
- **Q-12 Ronin that fall.** Ruling: they go to the pool, not to a player's tray.
- **Q-13 Nobody bids for the ninja.** Ruling: all having 0 is a tie; nobody gets him.
- **Q-52 How to spy.** Ruling: all others must have finished for good; then the hirer spies or lets it be. Whom he spies on is told to all, what he sees to him alone.

### 23.3 The ninja
- **Q-14 When can the ninja strike?** At a table he can interrupt at any moment. Ruling: an active hirer may strike between any two of his own moves in A, B or D; any other hirer is asked at the end of A, of B and of D in each turn, as long as there is a target. He may also store a standing order whenever he is not asked, or change it: whom, and when (at the next chance, at the beginning or the end of A or D, at the end of B, or once a certain army has moved). He may ask not to be asked again in this turn or round. Waiting does not use up the ninja.
- **Q-15 Whom?** Ruling: a standing daimyo of another player, never of one's own second colour; revenge may pick any standing daimyo of the hirer, and comes to nothing if there is none. If the hirer is eliminated, the ninja returns to the pool.
- **Q-16 The army without its head.** Ruling: it cannot move, attack, pick up units, leave a garrison or split off units. Movement already made stands; a battle declared but not yet fought lapses. The fallen daimyo is neither a casualty nor a regular unit and does not raise the ronin limit, which is checked at the next casualties. Other armies of his owner may pass but not stop there.
- **Q-17 When is the fallen daimyo lost?** Ruling: the moment his last other unit falls, or at once if he was alone. It is put down to the attacker, or to the hirer or avenger. Without a provincial force the province becomes empty. By the letter of the rulebook (option \`struck_down\` = end_of_round) he is out only when the round ends, after action 9. Until then he lies where he fell and holds the province, but nobody can join him any more. Whoever attacks him there meets nobody, not even on the walls, and the province is empty; and he does not return with others (I-ELIM-03), for he is not out yet. If he was the last of his owner, the owner plays on until the round ends; then whoever struck the last blow takes over, or nobody if he is out himself by then (Q-32). Provinces are counted after that.
- **Q-18 Must there be a successor?** Ruling: yes; the owner only chooses which unit is given up. If it was the only one, the new daimyo stands alone. Ronin cannot be given up.
- **Q-57 The last defender beside a fallen daimyo.** Ruling: when all other defenders are gone the daimyo goes without a further hit, and the province is empty.

### 23.4 First round, movement, declarations
- **Q-19 Further attacks in round 1.** They are not declared, so the text does not name them. Ruling: in round 1 no attack of any kind on a province with an enemy army marker.
- **Q-20 A garrison while another army stays.** Ruling: as long as another army of yours is in the province, the one that leaves neither must nor may drop units; the last one must. By the letter of the rulebook (option \`garrison\` = always) a garrison stays whenever there is no provincial force, another army or not; then an army keeps the units that it needs to get away from another.
- **Q-21 The order of moves.** Ruling: armies may move one after the other or in turns, step by step. That only one marker is in a province is checked when the movement of armies ends.
- **Q-22 "If possible".** Ruling: a declared battle lapses only if the target is no longer the enemy's, if the attacking body is gone, or if its daimyo was assassinated. Otherwise at least one whole pass is fought before it can be called off.
- **Q-23 Does a battle that lapses use up an attack?** Ruling: yes, without success; if the target is now empty, I-EXPC-05 applies to an experienced army.
- **Q-43 Twelve battle markers.** Ruling: there are always enough.

### 23.5 Combat
- **Q-24 Other battles between those of one army.** Ruling: an army that has begun finishes its battles without interruption, by provincial forces either. By the letter of the rulebook (option \`series\` = armies_only) only other armies wait: between two battles of an army, provincial forces may fight theirs.
- **Q-25 Attacks without a declaration.** Ruling: an army without a declared first battle makes no attack at all. Further attacks may go against any enemy or empty province adjacent to where the army then stands; the level at the beginning of phase C counts. A province emptied earlier by another body is an empty target. A provincial force or an army of level 1 may be declared against an empty province, but nothing comes of it in C.
- **Q-26 Who chooses casualties first?** Ruling: both sides choose in secret and at the same time; where there is no choice, or none but the order, it is made for them. Whoever has stored an order of losses that he prefers is not asked.
- **Q-27 Which losses are allowed?** Ruling: bonus units first; then as the owner likes, except that the daimyo is the last of the whole side and every body keeps the ronin limit or is gone altogether. If two daimyos stand in one province, because they could not part, their owner chooses who of them falls.
- **Q-28 Are there four spearmen for a castle?** With 3 players only 2 are left after set-up. Ruling: always four, whatever the tray holds. In the game for two each colour's turn is that of a new attacker.
- **Q-29 A castle in an empty province.** Ruling: it stays without an owner and defends nobody; the next conqueror owns it, and meanwhile nobody may build there.
- **Q-30 The first strike.** Ruling: every naval invasion has one; ronin and a standing daimyo take part. The attacker may be wiped out before he rolls; he cannot call off between first strike and first pass.
- **Q-31 Both sides fall together.** Ruling: the target is empty, and so is the attacker's province if nothing is left there. No experience, for the army is gone, even if its daimyo returns at once through an elimination.
- **Q-59 Real dice.** At a table the players throw their own dice; the rulebook cannot say what a program does. Ruling: the program draws all dice. If the players sit at one table and prefer their own (option \`dice\` = manual), whoever rolls by the rules throws as many dice as he is told and enters what they show, in a battle first the attacker, then the defender; the game then goes on as if those numbers had been drawn. What was thrown cannot be thrown again, and the decision that led to the throw stands; only a wrong entry may be corrected, as long as nobody has gone on. Whoever has no dice at hand lets the program draw those that are still missing, and everybody is told so; bots always do.
- **Q-58 The same province again after calling off?** Ruling: not by the same army in that round; other bodies with declared battles may.

### 23.6 Elimination
- **Q-32 Two last daimyos die at the same moment.** Ruling: both players are out and nobody inherits; their units leave the board, their provinces become empty, buildings stay. If one other player is left he wins; if none is, the one with more provinces before that pass, then the defender.
- **Q-33 Elimination outside one's own phase C.** An attacker can be eliminated by the defender, and anybody by ninja or revenge. Ruling: the defender, hirer or avenger is the eliminator and takes over at once. If his turn is still to come he uses everything as usual; if he is active, captured forces and returned armies do not attack in a phase C that has begun but move in D; if his turn is over they wait. If the victim was active, his turn ends. His ronin, ninja and marker return to the pool. By the letter of the rulebook (option \`spoils\` = all) the ronin of the victim change hands as well; those who lie face down stay so, and their new owner alone knows where.
- **Q-34 Limits for captured units.** Ruling: 5 units in a provincial force, the squares of an army, three armies and one levied unit in a province, as before. Both trays can be levied from; casualties return to the tray of their colour.
- **Q-35 Placing returned daimyos.** Ruling: at once, one by one. They may pick up all units of a provincial force, for the army itself holds the province.
- **Q-46 Markers after an elimination.** Ruling: in later rounds there are as many markers as players, from 1 on.

### 23.7 Final movement, winning, other ways to play
- **Q-36 Moving twice in phase D.** Ruling: a unit moves with an army, or one step with a provincial force, or is split off an army, but only one of these. Units dropped as a garrison in this phase D stay; those dropped in A or C may move. Units are split off where the army then stands, and it costs no step. By the letter of the rulebook (option \`split_after_step\` = yes) units of an army that has moved may still be split off into an empty province next to it, and stay there.
- **Q-37 A provincial force leaves a province with an army.** Ruling: all of its units may leave; the army holds the province.
- **Q-38 Pick-ups in phase D.** Ruling: allowed where the army begins phase D and in every province it enters, as in phase A.
- **Q-39 When are provinces counted?** Ruling: after every card taken and after every take-over; the game stops at once, in another player's turn too. In the longer game after action 9; two players cannot both have 35 of 68. A game that goes on beyond the option \`round_limit\` ends there, and most provinces win. By a house rule for short games (option \`goal\`) 8, 4 or 2 provinces more than everybody begins with are enough. By another one, for a first game (\`goal\` = round_4), nobody wins by provinces in the first 3 rounds; from round 4 on they are counted as usual, and also when a round ends.
- **Q-40 Only one player is left.** Ruling: he wins at once, in every way to play.
- **Q-41 Quick-play.** Ruling: cards put aside lie open; reinforcements may also go into the province just taken; armies pick up spearmen in phase A as usual, not when their markers are placed. If several have the most provinces at the first elimination, the eliminator wins if he is one of them; otherwise they share the victory.
- **Q-42 The game for two.** Ruling: both players divide their piles in secret and show them together. No koku, units or provinces pass between one's own colours. Provinces of one's other colour are neither friendly nor to be attacked, so nothing may enter or cross them. Each colour bids for itself, and equal bids count as usual, also between one's own colours; the ninja does not spy on one's own colour. What an eliminated colour owned goes to the colour that eliminated it; whoever has lost both of his colours has lost.
- **Q-44 Alliances.** Ruling: players may promise what they like; nothing is enforced. Koku, units and cards are never traded.
- **Q-45 Open information.** Ruling: trays, army cards, levels and koku are open to all; secret are the bins before they are shown, and what I-RONIN-04 says. If the table prefers screens (option \`trays\` = hidden), each player sees only the figures left in his own tray; the pieces on the board and on army cards stay open.

### 23.8 Options of a table (default first)
| Option | Values | Ruling or rule |
| --- | --- | --- |
| \`variant\` | standard, quick, long | I-WIN-01 |
| \`experience\` | slow, fast | Q-02 |
| \`dice\` | drawn, manual | Q-59 |
| \`ties\` | lot, agreement | Q-03 |
| \`goal\` | book, plus_8, plus_4, plus_2, round_4 | Q-39 |
| \`round_limit\` | 30, 20, 12, 8 | Q-39 |
| \`trays\` | open, hidden | Q-45 |
| \`struck_down\` | at_once, end_of_round | Q-17 |
| \`garrison\` | last_out, always | Q-20 |
| \`series\` | unbroken, armies_only | Q-24 |
| \`spoils\` | regulars, all | Q-33 |
| \`split_after_step\` | no, yes | Q-36 |
| \`excess_ronin\` | dismissed, forbidden | Q-11 |
| \`land_…\` and \`sea_…\`, one for each doubtful border and sea line | true, false; the default is our estimate | Q-01 |
`;export{e as default};