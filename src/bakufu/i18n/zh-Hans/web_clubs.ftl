# 俱乐部页面、定时开局、再战；在用到的地方加载。

# -- 时间 --------------------------------------------------------------------------------------------

web-clubs-starts = 开局时间：{ $when }，
web-clubs-starts-late = 原定{ $when }开局；等待全员入座
web-clubs-time = 开局时间
web-clubs-time-about = 所有座位坐满后，到时间自动开局。入座的玩家会提前一刻钟收到通知。
web-clubs-time-choose = 选择时间
web-clubs-time-change = 更改时间
web-clubs-time-none = 改为手动开局
web-clubs-time-set = 确定时间
web-clubs-calendar = 加入我的日历
web-clubs-later = 在我选定的时间自动开局
web-clubs-back = 返回

# -- 再战 --------------------------------------------------------------------------------------------

web-clubs-rematch-asked = { $name }想再战一局。
web-clubs-rematch-open = 再战的牌桌已经开好。
web-clubs-rematch-go = 前往再战
web-clubs-held = 为{ $name }保留
web-clubs-all-held = 空位正为上一局的玩家保留。请稍后再来看看。

# -- 俱乐部 ------------------------------------------------------------------------------------------

web-lobby-visibility-club = 只有俱乐部成员。
web-clubs-to-club = 前往俱乐部
web-clubs-for = 为俱乐部开桌
web-clubs-for-none = 不，为其他人
web-clubs-title = 俱乐部
web-clubs-about = 俱乐部有只对成员可见的牌桌，还有成员的战绩表。
web-clubs-account = 俱乐部需要认得自己的成员，因此需要账号。
web-clubs-mine = 我的俱乐部
web-clubs-none = 您还没有加入俱乐部。您可以创建一个，或打开某个俱乐部的邀请链接。
web-clubs-open = 打开
web-clubs-found = 新的俱乐部
web-clubs-found-do = 创建
web-clubs-name = 俱乐部名称
web-clubs-members = 成员
web-clubs-members-count = { $count }位成员
web-clubs-members-only = 只有成员才能看到这个俱乐部。请向成员索取邀请链接。
web-clubs-owned = 由{ $name }管理
web-clubs-role-owner = 所有者
web-clubs-role-member = 成员
web-clubs-new-table = 开一张牌桌
web-clubs-tables-none = 还没有牌桌。
web-clubs-join = 加入俱乐部
web-clubs-join-about = 您受到了邀请。其他成员会看到您的名字。
web-clubs-join-account = 您受到了邀请。加入俱乐部需要账号，点一下即可。
web-clubs-join-sign-in = 用账号加入
web-clubs-invite = 邀请朋友
web-clubs-invite-link = 俱乐部的邀请链接
web-clubs-invite-elsewhere = 邀请链接已经存在，但只有创建它的浏览器知道。生成新链接后，旧链接即告失效。
web-clubs-invite-none = 目前没有邀请链接。
web-clubs-invite-renew = 新的链接
web-clubs-invite-revoke = 取消链接
web-clubs-manage = 管理
web-clubs-hand-over = 设为所有者
web-clubs-remove = 移除
web-clubs-rename = 更名
web-clubs-leave = 退出俱乐部
web-clubs-leave-sure = 退出后您将看不到俱乐部的牌桌。正在进行的对局会继续。
web-clubs-close = 关闭俱乐部
web-clubs-close-sure = 此操作无法撤销。等待中的牌桌会取消；已经开始的对局会继续。
web-clubs-results = 战绩
web-clubs-results-none = 还没有结束的对局。
web-clubs-results-name = 成员
web-clubs-results-games = 局数
web-clubs-results-wins = 胜局
web-clubs-results-place = 平均名次
web-clubs-results-points = 每局得分
