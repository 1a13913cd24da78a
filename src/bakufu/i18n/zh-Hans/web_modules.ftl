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
web-box-favor-none = 已被拿走
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
