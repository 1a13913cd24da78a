# 友好相处：聊天、屏蔽、举报、封禁、管理员、保存期限。

refusal-phrase-unknown = 没有{ $phrase }这句快捷用语。可用的有：{ $known }。
refusal-phrase-with-text = 请发送快捷用语或自己写的文字，不能两者都发。
refusal-sign-unknown = 没有{ $sign }这个表情。可用的有：{ $known }。
refusal-line-unknown = 聊天中没有第{ $line }条，或者它已太旧。
refusal-line-gone = 第{ $line }条已被删除。
refusal-spectators-only = 游戏结束后，牌桌{ $table }的玩家才能看观战者的聊天。
refusal-spectators-full = 牌桌{ $table }的观战者聊天已满：最多{ $most }条发言和表情。
refusal-table-chat-players = 游戏结束前，只有玩家可以在牌桌{ $table }发言。
refusal-reactions-full = 这条发言已有{ $most }个这样的表情。
refusal-browser-missing = 要在这里发言，程序须在X-Browser标头中发送自己的密码，长度为{ $least }到{ $most }个普通字母。
refusal-author-unknown = 观战者中没有这个人的发言。
refusal-block-yourself = 这是您自己。
refusal-block-unknown = 您的名单上已没有这一项。
refusal-blocks-too-many = 您的名单已有{ $most }项，请先移除一项。
refusal-join-not-welcome = 您不能在牌桌{ $table }入座，请选择另一张牌桌。
refusal-report-already = 您已举报过，管理员会处理。
refusal-report-yourself = 您不能举报自己。
refusal-report-no-person = 这个座位没有真人在玩。
refusal-report-unknown = 没有第{ $report }号举报。
refusal-report-closed-already = 第{ $report }号举报已处理完毕。
refusal-reports-full = 等待管理员处理的举报太多，暂时不能再提交，请明天再试。
refusal-banned = 在{ $until }之前，您不能在这里入座、开桌或发言。原因：{ $reason }。
refusal-ban-unknown = 没有仍然有效的第{ $ban }号封禁。
refusal-ban-needs-report = 单个地址只能从举报中封禁；您也可以输入一个地址段来封禁。
refusal-ban-nobody = 第{ $report }号举报中没有这项信息，请选择其他封禁对象。
refusal-range-malformed = { $range }不是地址段；请写成203.0.113.0/24或2001:db8::/48。
refusal-range-too-wide = 地址段{ $range }太大，最大为/{ $least }。
refusal-not-a-moderator = 只有管理员可以这样做。
refusal-moderator-token-short = 管理员令牌至少要有{ $least }个普通字母或数字。
refusal-moderator-already = { $name }已经是管理员。
refusal-moderator-unknown = { $name }不是管理员。
refusal-person-unknown = 这里没有名为{ $name }的账号。
refusal-words-unreadable = 无法读取{ $folder }中的词表：{ $problem }。
refusal-words-missing = { $folder }中没有词表；至少应有其中一个：{ $files }。
refusal-words-too-many = 词表共有{ $given }个词，最多{ $most }个。
refusal-keep-malformed = 无法理解{ $given }；请写成“名称=天数”。可用的名称有：{ $known }。
refusal-ban-whom = 请用--person、--range或--report之一指明封禁对象。
refusal-ban-of = 不能封禁{ $given }；--of请选person、address或network。
refusal-ban-days = 封禁时长从几分钟到{ $most }天；不能是{ $given }。
refusal-moderators-act = 无法理解{ $given }；请写list、add名称或remove名称。

# -- `bakufu admin` ----------------------------------------------------------------------------------

cli-admin-report = 第{ $report }号举报，{ $at }：牌桌{ $table }的{ $name }，原因：{ $reason }；举报人：{ $reporter }；此前有{ $before }次。
cli-admin-reports = 共{ $number }项举报。
cli-admin-report-closed = 第{ $report }号举报已处理完毕。
cli-admin-banned = 第{ $ban }号封禁已生效；正在运行的服务器几秒内就会知道。
cli-admin-unbanned = 第{ $ban }号封禁已结束。
cli-admin-line-deleted = 牌桌{ $table }的第{ $line }条发言已删除。
cli-admin-renamed = 这位玩家现在名为{ $name }。
cli-admin-moderator-added = { $name }现在是管理员。
cli-admin-moderator-removed = { $name }不再是管理员。
cli-admin-moderators = 共{ $number }位管理员。
cli-admin-col-number = 编号
cli-admin-col-until = 截止（UTC）
cli-admin-col-lifted = 解除（UTC）
cli-admin-col-by = 操作者
cli-admin-col-facts = 详情
cli-admin-col-event = 事件
