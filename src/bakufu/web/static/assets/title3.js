var e=`ikusa-title = 战（Ikusa）
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
ikusa-side-name = { $player }（{ $clan }）`;export{e as default};