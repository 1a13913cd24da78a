var e=`shogun-title = Shogun
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
shogun-seat-5 = { shogun-clan-black }`;export{e as default};