"""Ikusa (2011; earlier Shogun, 1986, and Samurai Swords): rules-true, for 2 to 5 players.

Where the sections of the rules live:

    1-3   tables.py (pieces, map, units), bodies.py (armies, provincial forces, limits, ownership)
    4     setup.py; also 20 (two players, each with two clans) and 21 (quick-play)
    5-6   phases/plan.py: a round begins, successors, bins, the spy
    7-11  phases/order.py, build.py, levy.py, ronin.py, ninja.py
    12-14 phases/war.py (the frame of a turn, declarations), march.py (armies: steps, garrisons, pick-ups),
          parting.py (two armies in one province), paths.py (paths of several steps, for the view)
    15    phases/combat.py (which battle, attacks, experience), sequence.py (rolls), losses.py (casualties)
    16    victory.py (elimination), phases/takeover.py (recovered daimyos)
    17    phases/march.py (armies, split-offs) and final.py (provincial forces)
    18-19 phases/winter.py, victory.py
    22    decisions.py: every question, its legal moves and their effect; flow.py: what follows by itself;
          view.py: who knows what

A clan is one colour set, the rulebook's seat; a player has one clan, or two in the game for two.
"""

from bakufu.games.ikusa.meta import GAME

__all__ = ["GAME"]
