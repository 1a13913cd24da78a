# 牌桌以外的页面所需的各游戏名称与家族名，在游戏自身的词语载入之前使用。

shogun-title = 将军
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
shogun-seat-5 = { shogun-clan-black }

ikusa-title = 战（Ikusa）
ikusa-clan-blue = 蓝方
ikusa-clan-orange = 橙方
ikusa-clan-green = 绿方
ikusa-clan-red = 红方
ikusa-clan-black = 黑方
ikusa-seat-1 = { ikusa-clan-blue }
ikusa-seat-2 = { ikusa-clan-orange }
ikusa-seat-3 = { ikusa-clan-green }
ikusa-seat-4 = { ikusa-clan-red }
ikusa-seat-5 = { ikusa-clan-black }
# A clan of a player who has two: at a table for two everybody has.
ikusa-side-name = { $player }（{ $clan }）
