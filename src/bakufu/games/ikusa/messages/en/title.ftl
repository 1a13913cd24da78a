# What the pages around a table say of the game before its other words are loaded: its name and its clans.

ikusa-title = Ikusa
ikusa-clan-blue = Blue
ikusa-clan-orange = Orange
ikusa-clan-green = Green
ikusa-clan-red = Red
ikusa-clan-black = Black
ikusa-seat-1 = { ikusa-clan-blue }
ikusa-seat-2 = { ikusa-clan-orange }
ikusa-seat-3 = { ikusa-clan-green }
ikusa-seat-4 = { ikusa-clan-red }
ikusa-seat-5 = { ikusa-clan-black }
# A clan of a player who has two: at a table for two everybody has.
ikusa-side-name = { $player } ({ $clan })
