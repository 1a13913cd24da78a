# What the pages around a table say of the game before its other words are loaded: its name and its clans.

# Wat de pagina's rond een tafel van elk spel zeggen, voordat zijn eigen woorden geladen zijn: zijn naam en zijn clans.

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
