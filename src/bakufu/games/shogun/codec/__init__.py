"""Position notation: any position as a short text, and back.

A text is a list of words. The first says the game and the number of players; every other word is `key=value`:

    shogun/4 board=moon at=y1.summer.actions.battle_move act=red order=red,blue,yellow,purple
    row=taxes,battle_a,rice,castle,temple,deploy_3,?,?,?,? field=2 turn=1 origin=kai
    kai=red5ct*2 mino=blue3 chests=7,3,0,5 red.plan=bid:chest_2,battle_a:kai tray=blue2,farmers1

A province is `owner` `armies`, then c, t, n for castle, temple and Nô theater, `*2` for revolt markers,
`'` when its card was gained this round. What is not said has its natural value: no cubes in the tower, no
chests, an empty board, the actions in board order. Supplies and tile stocks are never written: they are
what is left (S-STATE-04).
"""

from bakufu.games.shogun.codec.reading import read
from bakufu.games.shogun.codec.writing import write, write_province

__all__ = ["read", "write", "write_province"]
