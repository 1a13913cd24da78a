# 锦标赛：通知，以及服务器拒绝的内容。页面文字在 web_tournaments.ftl 中。

notice-round = 您的牌桌已备好：{ $name }
    .body = 第{ $round }轮已经开始，您在第{ $number }桌玩{ $game }。
notice-standings = 锦标赛已结束：{ $name }
    .body = 最终排名已经公布。

refusal-tournament-unknown = 没有锦标赛{ $tournament }。
refusal-tournament-name-malformed = { $name }不能作为锦标赛的名称；请使用看得见的字符。
refusal-tournament-about-malformed = 说明中含有无法显示的字符。
refusal-tournament-needs-clock = 锦标赛需要计时；请选择一种节奏。
refusal-tournament-table-sizes = { $game }在这里每桌{ $least }至{ $most }人，您想要的人数必须在此范围内。
refusal-tournament-starts-too-early = 开始时间必须晚于现在，也必须晚于报名开放的时间。
refusal-tournament-too-far = 锦标赛最多提前{ $days }天公布。
refusal-tournament-invitation-wrong = 这场锦标赛只限受邀玩家；请打开赛事总监发给您的邀请链接。
refusal-tournament-account-required = 这场锦标赛的赛事总监要求使用账号；请先登录或新建账号，再报名。
refusal-tournament-full = 锦标赛已满：已有{ $most }人报名。
refusal-tournament-not-open-yet = 报名尚未开放。
refusal-tournament-closed = 这场锦标赛已不能再报名。
refusal-tournament-entered-already = 您已经报名参加这场锦标赛。
refusal-tournament-removed = 赛事总监已将您移出这场锦标赛。
refusal-tournament-not-entered = 您没有报名参加这场锦标赛。
refusal-tournament-seat-gone = 您在牌桌{ $table }已经没有座位。
refusal-tournament-not-director = 只有赛事总监可以这样做。
refusal-tournament-busy = 同时修改这场锦标赛的人太多；请稍后再试。
refusal-tournament-over = 锦标赛已经结束。
refusal-tournament-started = 锦标赛已经继续进行了。
refusal-tournament-too-few = 锦标赛至少需要{ $least }名参赛者。
refusal-tournament-round-other = 锦标赛已从第{ $seen }轮进行到第{ $now }轮；请重新查看后再决定。
refusal-tournament-round-played = 第{ $round }轮仍在进行；请先结束这一轮。
refusal-tournament-no-round = 现在没有正在进行的轮次。
refusal-tournament-no-start-time = 这场锦标赛没有定开始时间；由您手动开始。
refusal-tournament-minutes-missing = 请说明延长多少分钟。
refusal-tournament-table-unknown = 本轮没有正在进行对局的牌桌{ $table }。
refusal-tournament-entrant-unknown = 没有参赛者{ $entrant }。
refusal-tournament-entrant-there = { $name }在场，在场的人不能被替换。
refusal-tournament-entrant-plays = { $name }在本轮没有空，不能入座。
refusal-tournament-entrant-not-playing = { $name }没有坐在正在对局的牌桌上。
