# 战绩：服务器对等级分与个人主页的拒绝。

refusal-rated-not-open = 计分牌桌须对所有人公开；请选择“公开”，或不计分。
refusal-rated-no-clock = 计分对局需要计时；请选择节奏，或不计分。
refusal-rated-waits = 计分对局中，超时后须有人接手；请选择电脑或投票，或不计分。
refusal-rated-advice = 计分对局中不能向电脑请教；请关闭该选项，或不计分。
refusal-rated-real-throws = 计分对局由服务器掷骰；请选择由服务器抽取，或不计分。
refusal-rated-people = 计分对局至少需要{ $least }名真人；请空出一台电脑的座位，或不计分。
refusal-rated-end-by-vote = 计分对局须由全体玩家共同决定中止，桌主不能单独中止；请发起投票。
refusal-profile-none = 没有名为{ $name }且您可以查看的个人主页。
