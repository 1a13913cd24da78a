"""Position notation: any position as a short text, and back.

A text is a list of words. The first says the game and the number of players; every other word is `key=value`:

    ikusa/4 variant=long at=2.d.final_armies act=blue order=blue,orange,green,red steps=0,1,0
    kai=blue/2p1b3r?/c izu=orange/1p blue.circle=kai/1b1s2g/h3 orange.circle=izu/down koku=0,0,0,0

A province is `owner/units/building`: units are numbers with b, s, g, p, r for bowmen, swordsmen, gunners,
spearmen and ronin, with `?` when the ronin lie face down; c is a castle, f a fortress; `none` owns an empty
province with a building. An army is `place/units`, then `h` and its hole on the experience track (from 1) and
`down` for a laid-down daimyo. A province that is not named belongs to the
army there, if any. What is not said has its natural value. Supplies are what is left, unless a
clan has inherited figures: then its tray is written.
"""

from bakufu.games.ikusa.codec.reading import read
from bakufu.games.ikusa.codec.writing import write, write_army, write_province

__all__ = ["read", "write", "write_army", "write_province"]
