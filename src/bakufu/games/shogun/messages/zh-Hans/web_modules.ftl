# 网页客户端里的大盒版模块。

web-box-tab = 大盒版
web-box-key-boxes = 把选中的牌放到宫廷格上
web-box-estimate = 我们的估计

# -- 天皇宫廷 ----------------------------------------------------------------------------------------

web-box-audience = 觐见厅
web-box-hall = 门厅
web-box-supply = 资源堆里的廷臣
web-box-kept = 恩惠牌
web-box-favor-cancel-event = 取消事件
web-box-favor-chests = 宝箱
web-box-favor-armies = 军队进接盘
web-box-favor-calm = 安抚一国
web-box-favor-rice = 稻米
web-box-favor-points = 分数
web-box-favor-building = 免费建筑
web-box-favor-peace = 保护
web-box-favor-free-armies = 免费军队
web-box-favor-gives = { $favor }：{ $count }
web-box-favor-cost = 需要{ $count }名廷臣
web-box-favor-none = 空
web-box-in-audience = { $seat }：觐见厅里有{ $count }名廷臣
web-box-in-hall = { $seat }：门厅里有{ $count }名廷臣，资源堆里有{ $supply }名
web-box-asks = 第{ $place }个求取恩惠
web-box-officials-left = 资源堆里有{ $count }名廷臣
web-box-queue = 依次求取恩惠：{ $seats }。

# -- 宫室 --------------------------------------------------------------------------------------------

web-box-tiles = 地区牌片
web-box-chamber = 第{ $row }行第{ $column }列：{ $what }
web-box-chamber-open = 开放
web-box-chamber-turned = 已翻面
web-box-chamber-bag = 在袋中
web-box-row = 第{ $number }行：{ $points }分
web-box-column = 第{ $number }列：{ $points }分
web-box-ahead = （领先：{ $list }）
web-box-nobody = 翻面的标志物
web-box-markers-left = 剩余标志物
web-box-markers-of = { $seat }还剩{ $count }个标志物

# -- 将领 --------------------------------------------------------------------------------------------

web-box-leader-in = 将领在{ $province }
web-box-leader-away = 将领不在地图上
web-box-leader-of = { $seat }的将领
web-box-leader-better = 将领所在的国，己方行动更有利：
web-box-one-more = { $action }：多一个
web-box-one-less = { $action }：少付一箱
web-box-statues-left = 还剩{ $count }座雕像
web-box-statues-in = 雕像在{ $provinces }
web-box-statues-of =
    { $count ->
        [one] { $seat }的雕像
       *[other] { $seat }的{ $count }座雕像
    }
web-box-trophies = { $count }个战利品
web-box-trophy-here = { $count }座雕像会成为战利品
web-box-adjacent = 相邻
web-box-col-player = 游戏者
web-box-col-province = 将领
web-box-col-statues = 地图上的雕像
web-box-col-left = 剩余雕像
web-box-col-trophies = 战利品

# -- 武士 --------------------------------------------------------------------------------------------

web-box-banner-empty = 空白旗帜
web-box-samurai-top = 第{ $number }张（共{ $all }张）在最上面
web-box-regions = 立足于{ $all }个地区中的{ $count }个
web-box-gift = { $benefit }{ $count }

# -- 开设牌桌与终局 ----------------------------------------------------------------------------------

web-lobby-number-of = 第{ $number }个数（共{ $count }个）
web-lobby-estimate = 我们的估计：只印在牌或图板上。请填入您手中所印的数。
web-lobby-estimate-back = 恢复我们的估计
web-lobby-end-statues = 雕像
web-lobby-end-trophies = 战利品
web-lobby-end-chambers = 宫室
web-lobby-end-gifts = 恩惠与武士

# -- 向导 --------------------------------------------------------------------------------------------

web-learn-modules-start = 从大盒版开始
web-learn-modules-about = 使用全部四个模块，适合已熟悉基本游戏的人：每个模块出现时向导会讲解。
web-learn-menu-on = 显示向导
web-learn-menu-off = 隐藏向导
web-learn-court = 您的个人图板多了三个格。国牌放在那里，会把该国的1、2或3支军队转换为廷臣；骰塔牌则转换接盘里的军队；数量不够就不执行。廷臣在门厅等候。骰塔牌放在行动上没有作用，用来出价则算0。
    .title = 天皇宫廷
web-learn-favor = 廷臣最多者先求恩惠。每张恩惠牌需要的廷臣数见其所在的格；用掉的廷臣回到资源堆，其余的等到下一轮。多数牌立即生效。只印在牌上的数字是我们的估计。
    .title = 天皇的恩惠
web-learn-samurai = 在五个地区中的四个拥有国的游戏者翻出下一张武士牌，并选取其中一种好处。牌一张比一张好。冬季之后所有牌堆重新开始。
    .title = 武士
web-learn-leaders = 将领所在的国，您自己的行动更有利：建筑物少付一箱，稻米、税金和征兵各多一个。将领不参战；所在国失守时，他在冬季之后归来。
    .title = 将领
web-learn-statues = 每轮之后，将领必须前往您的另一个国。若与原来的国相邻，可以留下一座雕像：终局时值一分。将领到达之处若有他人的雕像，就成为他的战利品。
    .title = 雕像与战利品
web-learn-chambers = 每轮开放六个宫室。轮末从左到右依次处理地区牌片：在该地区拥有最多国的游戏者，可以把自己的标志物放到一个开放的宫室。终局时，一行或一列中标志物最多者得到其分数；无人占据的翻为背面，与所有人相争。
    .title = 宫室
