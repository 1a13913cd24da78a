var e=`web-shogun-box-tab = 大盒版
web-shogun-box-key-boxes = 把选中的牌放到宫廷格上
web-shogun-box-estimate = 我们的估计
web-shogun-box-audience = 觐见厅
web-shogun-box-hall = 门厅
web-shogun-box-supply = 资源堆里的廷臣
web-shogun-box-kept = 恩惠牌
web-shogun-box-benefit =
    { $count ->
       *[other] { $benefit }
    }
web-shogun-box-favors-aid = 天皇的恩惠牌
web-shogun-box-favor-cancel-event = 取消事件
web-shogun-box-favor-chests = 宝箱
web-shogun-box-favor-armies = 军队进接盘
web-shogun-box-favor-calm = 安抚一国
web-shogun-box-favor-rice = 稻米
web-shogun-box-favor-points = 分数
web-shogun-box-favor-building = 免费建筑
web-shogun-box-favor-peace = 保护
web-shogun-box-favor-free-armies = 免费军队
web-shogun-box-favor-gives = { $favor }：{ $count }
web-shogun-box-favor-cost = 需要{ $count }名廷臣
web-shogun-box-favor-none = 空
web-shogun-box-in-audience = { $seat }：觐见厅里有{ $count }名廷臣
web-shogun-box-in-hall = { $seat }：门厅里有{ $count }名廷臣，资源堆里有{ $supply }名
web-shogun-box-asks = 第{ $place }个求取恩惠
web-shogun-box-officials-left = 资源堆里有{ $count }名廷臣
web-shogun-box-queue = 依次求取恩惠：{ $seats }。
web-shogun-box-tiles = 地区牌片
web-shogun-box-chamber = 第{ $row }行第{ $column }列：{ $what }
web-shogun-box-chamber-open = 开放
web-shogun-box-chamber-turned = 已翻面
web-shogun-box-chamber-bag = 在袋中
web-shogun-box-row = 第{ $number }行：{ $points }分
web-shogun-box-column = 第{ $number }列：{ $points }分
web-shogun-box-ahead = （领先：{ $list }）
web-shogun-box-nobody = 翻面的标志物
web-shogun-box-markers-left = 剩余标志物
web-shogun-box-markers-of = { $seat }还剩{ $count }个标志物
web-shogun-box-leader-in = 将领在{ $province }
web-shogun-box-leader-away = 将领不在地图上
web-shogun-box-leader-of = { $seat }的将领
web-shogun-box-leader-better = 将领所在的国，己方行动更有利：
web-shogun-box-one-more = { $action }：多一个
web-shogun-box-one-less = { $action }：少付一箱
web-shogun-box-statues-left = 还剩{ $count }座雕像
web-shogun-box-statues-in = 雕像在{ $provinces }
web-shogun-box-statues-of =
    { $count ->
        [one] { $seat }的雕像
       *[other] { $seat }的{ $count }座雕像
    }
web-shogun-box-trophies = { $count }个战利品
web-shogun-box-trophy-here = { $count }座雕像会成为战利品
web-shogun-box-adjacent = 相邻
web-shogun-box-col-player = 游戏者
web-shogun-box-col-province = 将领
web-shogun-box-col-statues = 地图上的雕像
web-shogun-box-col-left = 剩余雕像
web-shogun-box-col-trophies = 战利品
web-shogun-box-banner-empty = 空白旗帜
web-shogun-box-samurai-top = 第{ $number }张（共{ $all }张）在最上面
web-shogun-box-regions = 立足于{ $all }个地区中的{ $count }个
web-shogun-box-gift = { $gift }{ $count }
web-shogun-end-statues = 雕像
web-shogun-end-trophies = 战利品
web-shogun-end-chambers = 宫室
web-shogun-end-gifts = 恩惠与武士
web-shogun-learn-modules-start = 从大盒版开始
web-shogun-learn-modules-about = 使用全部四个模块，适合已熟悉基本游戏的人：每个模块出现时向导会讲解。
web-shogun-learn-court = 您的个人图板多了三个格。国牌放在那里，会把该国的1、2或3支军队转换为廷臣；骰塔牌则转换接盘里的军队；数量不够就不执行。廷臣在门厅等候。骰塔牌放在行动上没有作用，用来出价则算0。
    .title = 天皇宫廷
web-shogun-learn-favor = 廷臣最多者先求恩惠。每张恩惠牌需要的廷臣数见其所在的格；用掉的廷臣回到资源堆，其余的等到下一轮。多数牌立即生效。只印在牌上的数字是我们的估计。
    .title = 天皇的恩惠
web-shogun-learn-samurai = 在五个地区中的四个拥有国的游戏者翻出下一张武士牌，并选取其中一种好处。牌一张比一张好。冬季之后所有牌堆重新开始。
    .title = 武士
web-shogun-learn-leaders = 将领所在的国，您自己的行动更有利：建筑物少付一箱，稻米、税金和征兵各多一个。将领不参战；所在国失守时，他在冬季之后归来。
    .title = 将领
web-shogun-learn-statues = 每轮之后，将领必须前往您的另一个国。若与原来的国相邻，可以留下一座雕像：终局时值一分。将领到达之处若有他人的雕像，就成为他的战利品。
    .title = 雕像与战利品
web-shogun-learn-chambers = 每轮开放六个宫室。轮末从左到右依次处理地区牌片：在该地区拥有最多国的游戏者，可以把自己的标志物放到一个开放的宫室。终局时，一行或一列中标志物最多者得到其分数；无人占据的翻为背面，与所有人相争。
    .title = 宫室`;export{e as default};