var e=`web-finding-title = 帮我找一局
web-finding-about = 说明您想玩什么。只要有足够多的人想玩同样的对局，大家就会坐到同一张桌上。
web-finding-any = 不选表示都可以
web-finding-length = 长度
web-finding-with-whom = 和谁玩，以及其他
web-finding-languages = 您书写的语言
web-finding-level = 您对游戏的熟悉程度
web-finding-level-1 = 我是新手
web-finding-level-2 = 我会玩
web-finding-level-3 = 我玩得好
web-finding-same-level = 只和同等水平的人玩
web-finding-offer-bots = 如果没有人来，问我是否与电脑玩家开始
web-finding-notify = 关闭本页后继续寻找，并给我发通知
web-finding-notify-how = 拥有账号并设置了通知，您就可以在等待时关闭本页。
web-finding-account = 账号
web-finding-looking =
    { $count ->
        [0] 目前没有人在找{ $game }的对局。
       *[other] 有{ $count }人在找{ $game }的对局。
    }
web-finding-alone = 目前只有您一个人。
web-finding-on = 您正在找{ $game }的对局
web-finding-players = 人数：{ $numbers }
web-finding-since = 从{ $time }开始
web-finding-keep-open = 请在这个浏览器中保持 Bakufu 打开，任何页面都可以。对局一到，就会自动带您入桌。
web-finding-may-close = 您可以关闭本页；对局一开始您就会收到通知。
web-finding-bots-offer = 今天要等一会儿。您可以现在开始，空位由电脑玩家补上。
web-finding-bots-now = 现在与电脑玩家开始
web-finding-bots-coming = 电脑玩家正在入座。
web-finding-browser-note = 让浏览器提醒我
web-finding-stop = 停止寻找
web-finding-begun = 您的对局已经开始
web-finding-enter = 前往牌桌
web-finding-minutes = 约{ $count }分钟
web-finding-hours = 约{ $count }小时
web-finding-days = 约{ $count }天
web-finding-range = { $from }到{ $until }
web-finding-opened = { $since }开桌
web-finding-started = { $since }开始
web-finding-lasts = 全局{ $length }
web-finding-host-here = 桌主在场
web-finding-host-away = 桌主暂离
web-finding-host-gone = 桌主不在
web-finding-with-bots = 有{ $count }名电脑玩家`;export{e as default};