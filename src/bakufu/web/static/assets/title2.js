var e=`ikusa-title = Ikusa
ikusa-clan-blue = Blauw
ikusa-clan-orange = Oranje
ikusa-clan-green = Groen
ikusa-clan-red = Rood
ikusa-clan-black = Zwart
ikusa-seat-1 = { ikusa-clan-blue }
ikusa-seat-2 = { ikusa-clan-orange }
ikusa-seat-3 = { ikusa-clan-green }
ikusa-seat-4 = { ikusa-clan-red }
ikusa-seat-5 = { ikusa-clan-black }
ikusa-side-name = { $player } ({ $clan })`;export{e as default};