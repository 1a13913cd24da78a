# 寻找对局：通知，以及服务器拒绝的事。

notice-paired = 您的对局已经开始：{ $table }
    .body = Bakufu 已为{ $game }找到玩家，您也在其中。

refusal-finding-nothing-chosen = 请至少选择一种人数和一种节奏。
refusal-finding-players = 没有{ $given }人的对局；可选的有{ $known }。
refusal-finding-lengths = 这个游戏没有长度{ $given }；可选的有{ $known }。
refusal-finding-paces = 陌生人之间的对局没有节奏{ $given }；可选的有{ $known }。
refusal-finding-languages = Bakufu 没有语言{ $given }；可选的有{ $known }。
refusal-finding-no-form = 人数这么少时，{ $game }没有这种长度；请选择别的长度或更多人数。
refusal-finding-notify-account = 只有拥有账号的人才能收到通知；请保持本页打开，或者登录。
refusal-finding-notify-channel = 目前还没有办法通知您；请先在账号页设置通知。
refusal-finding-none = 您已不再寻找对局。
refusal-finding-busy = 您的另一个窗口刚刚开始寻找对局；请再试一次。
refusal-finding-bots-early = 如果届时没有其他人加入，{ $seconds }秒后电脑玩家可以加入。
refusal-finding-no-bots = 您选择了不与电脑玩家对局。
refusal-finding-address-most = 您所在的网络地址已有{ $most }人在寻找对局；本服务器不允许更多。
