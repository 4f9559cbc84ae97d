# Elfenland: everything that is said in Vietnamese. Names of means, kinds of ways, towns and ways stand in names.toml.
# A counter is "token", a piece "quân", a road "đường"; any way, and a crossing, is "chặng".

elfenland-name = Elfenland
elfenland-pitch = Những chàng tiên, nàng tiên trẻ cưỡi rồng, ngồi xe troll, thả bè để đến thật nhiều thị trấn. Đường do mọi người cùng mở và ai cũng được đi; ai có đúng bài trên tay sẽ đi xa nhất.

## Options and bots

elfenland-option-rounds = Độ dài ván
elfenland-option-rounds-4 = bốn vòng
elfenland-option-rounds-3 = ba vòng
elfenland-option-hometown = Biến thể Quê nhà
elfenland-option-hometown-off = không
elfenland-option-hometown-on = có: cuối ván, cứ cách quê nhà bí mật một chặng là mất một điểm
elfenland-level-random = Ngẫu nhiên
elfenland-level-easy = Dễ
elfenland-level-normal = Vừa
elfenland-level-hard = Khó

## Questions

elfenland-ask-draw = Lấy một token từ hàng ngửa hoặc từ chồng
elfenland-ask-plan = Đặt một token hoặc vật cản, hoặc bỏ lượt
elfenland-ask-travel = Đi tiếp, hoặc kết thúc chuyến đi
elfenland-ask-keep = Chọn token bạn giữ lại cho vòng sau

## Actions

elfenland-do-take = Lấy từ hàng ngửa
elfenland-do-draw = Rút từ chồng
elfenland-do-place = Đặt token
elfenland-do-obstruct = Đặt vật cản
elfenland-do-cross = Đi một chặng
elfenland-do-caravan = Đoàn lữ hành
elfenland-do-long-caravan = Đoàn lữ hành qua vật cản
elfenland-do-stop = Kết thúc chuyến đi
elfenland-do-keep = Giữ lại

elfenland-part-slot = Token nào trong hàng ngửa
elfenland-part-move = Token nào, đặt lên đường nào
elfenland-part-road = Đường nào
elfenland-part-way = Chặng nào
elfenland-part-cards = Những lá nào
elfenland-part-counter = Token nào

elfenland-hint-draw = Lấy rồi mới biết là gì; còn { $n } token.
elfenland-hint-obstruct = Cả ván chỉ một lần: trong vòng này, ai đi qua đường có token đó cũng tốn thêm một lá.
elfenland-hint-pass = Khi lại đến lượt mình, bạn vẫn có thể đặt tiếp.
elfenland-hint-cross = Trả phí rồi đưa chiếc ủng sang thị trấn kế tiếp. Không rút lại được.
elfenland-hint-caravan = Trả ba lá bất kỳ thay cho phí của một đường có token.
elfenland-hint-long-caravan = Trả bốn lá bất kỳ trên một đường có token và vật cản.
elfenland-hint-stop = Bạn giữ được tất cả bài trên tay.
elfenland-hint-give = Bạn phải bỏ { $n } lá: trên tay chỉ giữ bốn lá.

## Log
# $counter, $road, $from, $to, $town, $means and $cards are names already, $cards a whole list: "2 × Rồng, 1 × Bè".
# $start is a player’s name. What ends in the name of an argument (-town, -cards) is said to those who are told it.

elfenland-event-hometown = { $player } nhận một quê nhà bí mật.
elfenland-event-hometown-town = { $player } nhận một quê nhà bí mật: { $town }.
elfenland-event-round = Vòng { $round }: { $start } đi đầu.
elfenland-event-dealt = { $player } nhận { $n } lá bài.
elfenland-event-dealt-cards = { $player } nhận: { $cards }.
elfenland-event-secret = { $player } nhận một token bí mật.
elfenland-event-secret-counter = { $player } nhận một token bí mật: { $counter }.
elfenland-event-took = { $player } lấy từ hàng ngửa: { $counter }.
elfenland-event-drew = { $player } rút từ chồng: { $counter }.
elfenland-event-placed = { $player } đặt: { $counter }, { $road }.
elfenland-event-revealed = { $player } đặt một token bí mật: { $counter }, { $road }.
elfenland-event-obstructed = { $player } đặt vật cản: { $road }.
elfenland-event-passed = { $player } bỏ lượt.
elfenland-event-auto-passed = { $player } không còn gì để đặt nên bỏ lượt.
elfenland-event-planned = Mọi người đều đã bỏ lượt: lên đường thôi!
elfenland-event-crossed = { $player }: { $from } → { $to }, { $n } × { $means }.
elfenland-event-caravan = { $player }: { $from } → { $to }, đoàn lữ hành: { $cards }.
elfenland-event-piece = { $player } lấy một quân: { $town } ({ $n } thị trấn).
elfenland-event-stopped = { $n ->
    [0] { $player } dừng ở { $town }.
   *[other] { $player } dừng ở { $town } và bỏ { $n } lá.
 }
elfenland-event-stopped-cards = { $player } dừng ở { $town } và bỏ: { $cards }.
elfenland-event-kept = { $player } giữ lại: { $counter }.
elfenland-event-kept-secret = { $player } giữ lại một token bí mật.
elfenland-event-kept-secret-counter = { $player } giữ lại một token bí mật: { $counter }.
elfenland-event-returned = { $player } trả lại { $n } token.
elfenland-event-cleared = Mọi con đường được dọn trống.
# $n: how many ways the boot is from the hometown.
elfenland-event-home = { $n ->
    [0] { $player } đã về đến quê nhà: { $town }.
   *[other] { $player } còn cách quê nhà { $n } chặng: { $town }.
 }
elfenland-event-left = { $player } đã rời ván.

## Result

elfenland-score-points = Điểm
elfenland-score-pieces = Thị trấn
elfenland-score-distance = Khoảng cách
elfenland-score-cards = Lá bài
elfenland-end-rounds = vòng cuối đã xong
elfenland-end-complete = có người đã đến đủ 20 thị trấn
elfenland-end-alone = những người khác đã rời ván

elfenland-reckoning = Cách xếp hạng
elfenland-reckoning-plain = Mỗi thị trấn đã đến được một điểm. Bằng điểm thì ai còn nhiều lá bài hơn xếp trên; vẫn bằng nhau thì đồng hạng.
elfenland-reckoning-home = Mỗi thị trấn đã đến được một điểm, mỗi chặng từ chiếc ủng đến quê nhà trừ một điểm. Bằng điểm thì ai gần quê hơn xếp trên, rồi đến ai còn nhiều lá bài hơn; vẫn bằng nhau thì đồng hạng.

## Why something cannot be done
# In why-fare and why-caravan-cards, $n cards are needed and $held are in the hand.

elfenland-why-phase = Không phải lúc này: việc đó thuộc giai đoạn khác.
elfenland-why-counter = Bạn không có token này. Hãy chọn một token trước mặt bạn.
elfenland-why-place-none = Bạn không còn token nào để đặt.
elfenland-why-place-nowhere = Không token nào của bạn còn chỗ đặt: những đường hợp với chúng đều đã có token. Bạn có thể bỏ lượt.
elfenland-why-counter-water = Token chỉ đặt trên đường. Sông và hồ thì đi bằng bè, không cần token.
elfenland-why-terrain = Phương tiện này không đi được trên địa hình đó. Hãy xem bảng phí.
elfenland-why-taken = Đường này đã có token. Hãy chọn một đường còn trống.
elfenland-why-one = Mỗi lần chỉ đặt một token. Đến lượt sau bạn đặt tiếp.
elfenland-why-obstacle-used = Bạn đã dùng vật cản rồi: mỗi người chỉ có một cho cả ván.
elfenland-why-obstacle-nowhere = Lúc này không có đường nào để đặt vật cản: cần một đường có token mà chưa có vật cản.
elfenland-why-obstacle-water = Vật cản chỉ đặt trên đường, không đặt trên sông hay hồ.
elfenland-why-obstacle-second = Đường này đã có vật cản. Hãy chọn một đường khác có token.
elfenland-why-obstacle-free = Đường này chưa có token. Vật cản phải đặt trên đường có token.
elfenland-why-elsewhere = Chặng này không bắt đầu từ thị trấn có chiếc ủng của bạn.
elfenland-why-no-counter = Đường này không có token nên vòng này không ai đi qua được.
elfenland-why-fare = Chặng này cần { $n } × { $means ->
    [giant-pig] { elfenland-means-giant-pig }
    [elfcycle] { elfenland-means-elfcycle }
    [magic-cloud] { elfenland-means-magic-cloud }
    [unicorn] { elfenland-means-unicorn }
    [troll-wagon] { elfenland-means-troll-wagon }
    [dragon] { elfenland-means-dragon }
   *[raft] { elfenland-means-raft }
 }, { $held ->
    [0] mà bạn không có lá nào.
   *[other] mà bạn chỉ có { $held }.
 }
elfenland-why-cross-nowhere = Bài trên tay bạn không đủ trả phí thường của chặng nào từ thị trấn này.
elfenland-why-caravan-cards = Ở đây đoàn lữ hành cần { $n } lá, mà bạn chỉ có { $held }.
elfenland-why-caravan-nowhere = Đoàn lữ hành ba lá cần một đường có token và không có vật cản. Từ thị trấn này không có đường nào như vậy.
elfenland-why-long-caravan-nowhere = Đoàn lữ hành bốn lá dùng để qua vật cản. Từ thị trấn này không có đường nào có vật cản.
elfenland-why-caravan-water = Đoàn lữ hành chỉ đi đường bộ, không đi sông hay hồ.
elfenland-why-caravan-free = Đoàn lữ hành cần có token, mà đường này không có.
elfenland-why-caravan-obstacle = Đường này có vật cản: đoàn lữ hành phải trả bốn lá.
elfenland-why-caravan-no-obstacle = Đường này không có vật cản: đoàn lữ hành chỉ trả ba lá.
elfenland-why-not-in-hand = Trên tay bạn không có những lá này.
elfenland-why-exactly = Chọn đúng { $n } lá.

## The board: the ribbon above the map

elfenland-round = Vòng { $round } trên { $rounds }
elfenland-phases = Các giai đoạn của một vòng
elfenland-phase-draw = Lấy token
elfenland-phase-plan = Mở đường
elfenland-phase-travel = Lên đường
elfenland-phase-keep = Thu dọn
elfenland-phase-over = Hết ván
elfenland-phase-draw-text = Lấy token: lần lượt, ba lượt mỗi người, mỗi lượt lấy một token.
elfenland-phase-plan-text = Mở đường: đặt token lên các con đường cho đến khi mọi người bỏ lượt nối tiếp nhau.
elfenland-phase-travel-text = Lên đường: từng người một đi chuyến của mình và trả phí bằng bài.
elfenland-phase-keep-text = Thu dọn: mỗi người giữ một token và trả lại số còn lại.
elfenland-scores = Số thị trấn đã đến
elfenland-pieces = { $n } thị trấn
elfenland-starts = đi đầu
elfenland-home = Quê nhà của bạn: { $town }
elfenland-home-text = Cuối ván, cứ mỗi chặng từ chiếc ủng đến quê nhà là bạn mất một điểm. Chỉ mình bạn biết đó là thị trấn nào.
elfenland-home-away = { $n ->
    [0] bạn đang ở đây
   *[other] cách { $n } chặng
 }
# $n: the points that the distance costs.
elfenland-home-end = Quê nhà: { $town } (−{ $n })

## The board: what a player is doing, or has done

elfenland-state-draw = đang lấy token
elfenland-state-plan = đang mở đường
elfenland-state-travel = đang đi
elfenland-state-passed = đã bỏ lượt
elfenland-state-travelled = đã đi xong
elfenland-state-left = đã rời ván

## Beside the players

elfenland-hand-count = { $n } lá bài
elfenland-secrets = { $n } token bí mật
elfenland-counters-none = không có token

## The map
# Said together, as sentences: "Lapphalya. Quân của bạn còn ở đây. Ủng: Ada, Ben".

elfenland-map = Bản đồ xứ tiên. Kéo để di chuyển; dùng hai ngón tay để phóng to, thu nhỏ, hoặc lăn chuột khi giữ Ctrl hay khi bản đồ đang được chọn. Phím: + và − để phóng to, thu nhỏ, 0 để xem toàn bản đồ, các phím mũi tên để di chuyển.
elfenland-zoom-in = Phóng to (+)
elfenland-zoom-out = Thu nhỏ (−)
elfenland-zoom-all = Xem toàn bản đồ (0)
elfenland-town-piece = Quân của bạn còn ở đây
elfenland-town-home = Quê nhà của bạn
elfenland-town-boots = Ủng: { $players }
elfenland-way-free = không có token
# Cards of one means: "2 × Rồng".
elfenland-cards = { $n } × { $means }
elfenland-cards-count = { $n } lá bài
elfenland-obstacle = Vật cản
elfenland-obstacle-text = Cả ván chỉ một lần: đặt lên một đường có token. Trong vòng này, ai đi qua đó cũng tốn thêm một lá, kể cả bạn.

## What lies before the player

elfenland-own = Bạn đang có
elfenland-hand = Tay bài của bạn
elfenland-hand-none = Bạn đã hết bài trên tay.
elfenland-hand-caravan = cho đoàn lữ hành: { $chosen } trên { $n }
elfenland-card-paid = trả cho chặng { $step }
elfenland-own-counters = Token của bạn
elfenland-give = Bỏ bớt bài
elfenland-give-text = Trên tay chỉ giữ bốn lá: hãy chọn { $n } lá để bỏ. Người khác không thấy bạn bỏ lá nào.
elfenland-give-chosen = đã chọn { $chosen } trên { $n }
elfenland-secret = bí mật
elfenland-secret-text = Chỉ mình bạn thấy token này, cho đến khi bạn đặt nó.
elfenland-counter-nowhere = Không hợp với đường trống nào.
elfenland-fare = phí { $n } lá

## Drawing

elfenland-row = Hàng ngửa
elfenland-row-lap = token { $lap } trên { $laps }
elfenland-stack = Chồng
elfenland-stack-count = Chồng còn { $n } token
elfenland-stack-text = Token trên cùng: lấy rồi mới biết là gì. Sau đó nó nằm ngửa trước mặt bạn.

## Planning

elfenland-guide-plan = Chọn một token của bạn, hoặc một đường trên bản đồ.
elfenland-guide-road = Giờ hãy chọn một token của bạn hợp với đường đó.
# How many free roads suit the chosen counter.
elfenland-guide-roads = hợp với { $n } đường trống
elfenland-passes = Bỏ lượt liên tiếp: { $n } trên { $all }

## The transport chart

elfenland-chart = Bảng phí đi lại
elfenland-chart-short = Bảng phí
elfenland-means = Phương tiện
elfenland-close = Đóng
elfenland-counters-count = { $n } token
elfenland-chart-raft = Sông: xuôi dòng 1, ngược dòng 2. Hồ: 2.
elfenland-chart-obstacle = Có vật cản thì phí thêm một lá cùng loại phương tiện.
elfenland-chart-caravan = Đoàn lữ hành: trên đường có token, trả ba lá bất kỳ thay cho phí; qua vật cản thì bốn lá.

## The route planner

elfenland-planner = Lộ trình của bạn
elfenland-plan-empty = Bấm vào một thị trấn trên bản đồ, gần hay xa, để xem những lộ trình rẻ nhất đến đó.
elfenland-plan-ahead = Bấm vào các thị trấn trên bản đồ để tính trước chuyến đi.
elfenland-plan-final = Bấm “Xác nhận” là đi chặng đầu tiên. Trả rồi là xong: không chặng nào rút lại được.
elfenland-plan-later = Mới chỉ là dự tính: chưa đến lượt thì bạn chưa phải trả gì.
elfenland-plan-left = còn { $n } lá bài
elfenland-plan-back = Bỏ chặng cuối
elfenland-plan-clear = Xóa hết
elfenland-plan-gain = bạn lấy được quân của mình
elfenland-caravan = Đoàn lữ hành
elfenland-plan-cards = Chọn bài
elfenland-plan-missing = chọn thêm { $n } lá
# $cards: what the crossing costs.
elfenland-plan-short = không đủ bài, cần: { $cards }
elfenland-plan-fare = Trả { $n } × { $means }
elfenland-plan-caravan = Đoàn lữ hành ({ $n })
elfenland-plan-barred = Bạn không đi tiếp được lối này: { $way }
elfenland-plan-no-route = Bài trên tay bạn không đủ để đến { $town }.
elfenland-plan-offers = Lộ trình đến { $town }
elfenland-plan-routes = Lộ trình
elfenland-plan-offered = { $n } lộ trình đến { $town }
elfenland-plan-which = Đến { $town } bằng lối nào?
# $towns: names; $cards and $pieces: numbers.
elfenland-plan-route = { $towns }. Bài: { $cards } lá. Thị trấn mới: { $pieces }.

## The answer in progress, in the bar
# $cards: a list of cards, "–" where none is chosen; $kind: that of the way.

elfenland-draft-take = Lấy từ hàng ngửa: { $counter }
elfenland-draft-take-none = Chọn một token trong hàng ngửa
elfenland-draft-draw = Lật token trên cùng của chồng ({ $n })
elfenland-draft-place = Chọn một token
elfenland-draft-place-counter = { $counter }: chọn một đường
elfenland-draft-place-road = { $counter } → { $road }, phí { $n } lá
elfenland-draft-place-secret = { $counter } (bí mật, đặt là lộ) → { $road }, phí { $n } lá
elfenland-draft-obstruct = Vật cản: chọn một đường có token
elfenland-draft-obstruct-road = Vật cản → { $road }: { $n } × { $counter } thay vì { $before }. Bạn chỉ có một.
elfenland-draft-cross = Chọn một chặng
elfenland-draft-caravan = Đoàn lữ hành: chọn một đường
elfenland-draft-cross-way = { $from } → { $to } ({ $kind }): { $cards }. Không rút lại được.
elfenland-draft-cross-piece = { $from } → { $to } ({ $kind }): { $cards }. Bạn lấy được quân của mình. Không rút lại được.
elfenland-draft-more = { $cards }, và thêm { $n } lá
elfenland-draft-stop = Kết thúc chuyến đi ở đây
elfenland-draft-give = Kết thúc chuyến đi: chọn { $n } lá để bỏ ({ $cards })
elfenland-draft-given = Kết thúc chuyến đi và bỏ: { $cards }
elfenland-draft-keep = Chọn token bạn giữ lại
elfenland-draft-keep-counter = Giữ lại: { $counter }. Các token khác trả về chồng.

## Choices in the list

elfenland-label-road = { $road }, phí { $n } lá
elfenland-label-obstruct = { $road }: thành { $n } × { $counter }
elfenland-label-way = { $to }: { $way }
elfenland-label-cross = { $to }: { $way }, { $cards }
