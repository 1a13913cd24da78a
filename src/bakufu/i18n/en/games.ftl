# What the pages around a table say of each game, before its own words are loaded: its name and its clans.

shogun-title = Shogun
shogun-clan-red = Tokugawa
    .daimyo = Tokugawa Ieyasu
shogun-clan-blue = Uesugi
    .daimyo = Uesugi Kenshin
shogun-clan-yellow = Mōri
    .daimyo = Mōri Motonari
shogun-clan-purple = Hashiba
    .daimyo = Hashiba Hideyoshi
shogun-clan-black = Takeda
    .daimyo = Takeda Shingen
shogun-seat-1 = { shogun-clan-red }
shogun-seat-2 = { shogun-clan-blue }
shogun-seat-3 = { shogun-clan-yellow }
shogun-seat-4 = { shogun-clan-purple }
shogun-seat-5 = { shogun-clan-black }

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
