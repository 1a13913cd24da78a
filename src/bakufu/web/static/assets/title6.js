var e=`shogun-title = 将军
shogun-clan-red = 德川
    .daimyo = 德川家康
shogun-clan-blue = 上杉
    .daimyo = 上杉谦信
shogun-clan-yellow = 毛利
    .daimyo = 毛利元就
shogun-clan-purple = 羽柴
    .daimyo = 羽柴秀吉
shogun-clan-black = 武田
    .daimyo = 武田信玄
shogun-seat-1 = { shogun-clan-red }
shogun-seat-2 = { shogun-clan-blue }
shogun-seat-3 = { shogun-clan-yellow }
shogun-seat-4 = { shogun-clan-purple }
shogun-seat-5 = { shogun-clan-black }`;export{e as default};