# 俱乐部、再战、定时开局：通知、日历、拒绝。

# -- 通知 --------------------------------------------------------------------------------------------

notice-soon = 即将开局：{ $table }
    .body = { $game }将在一刻钟之内开始。
notice-late = 还有空位：{ $table }
    .body = { $game }的开局时间已到，但人还没有到齐。牌桌会继续等候；桌主可以补足座位。
notice-moved = 时间有变：{ $table }
    .body = 桌主更改了{ $game }的开局时间。
notice-rematch =
    { $by ->
        [host] 再战一局：{ $table }
       *[other] { $name }想再战一局：{ $table }
    }
    .body = { $game }的座位会为您保留一段时间，请入座。

# -- 日历 --------------------------------------------------------------------------------------------

calendar-title = { $table }（{ $game }）
calendar-about = Bakufu的{ $players }人牌桌。全员入座后，到时间自动开局。

# -- 拒绝 --------------------------------------------------------------------------------------------

refusal-club-members-only = 只有俱乐部成员才能看到这里；请以成员身份登录，或索取俱乐部的邀请链接。
refusal-club-owner-only = 只有俱乐部的所有者才能这样做。
refusal-club-invitation-wrong = 这个邀请链接已经失效，或者不完整；请索取新的链接。
refusal-club-member-unknown = 俱乐部里没有另一位名叫{ $name }的成员。
refusal-club-name-taken = 已有名为{ $name }的俱乐部，或名称过于相似而容易混淆；请换一个名称。
refusal-club-owner-leaves = 俱乐部需要一位所有者：请先把它移交给另一位成员，或者关闭它。
refusal-club-full = 俱乐部已有{ $most }位成员，没有空位了。
refusal-clubs-most = 您已加入{ $most }个俱乐部；请先退出一个。
refusal-club-visibility = 俱乐部的牌桌要指明俱乐部，并且只有成员可见；其他牌桌不能指明俱乐部。
refusal-seats-held = 牌桌{ $table }的空位正为上一局的玩家保留；请稍后再试。
refusal-rematch-not-over = 对局结束后才能再战；牌桌{ $table }的对局尚未结束。
refusal-schedule-time = 请选择将来的时间，最多提前{ $days }天。
refusal-schedule-none = 牌桌{ $table }没有设定开局时间。
