var e=`ikusa-title = Ikusa
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
ikusa-side-name = { $player } ({ $clan })`;export{e as default};