# Splits: everything that is said in Vietnamese.

splits-name = Splits
splits-pitch = Ghép một đồng cỏ, rồi tách đàn cừu của bạn và cho chúng chạy theo đường thẳng. Ai có cừu chiếm nhiều ô nhất sẽ thắng.

## Options and bots

splits-option-first = Người đi đầu
splits-option-first-random = chọn ngẫu nhiên
splits-option-first-seats = chỗ số 1
splits-level-random = Ngẫu nhiên
splits-level-easy = Dễ
splits-level-normal = Vừa
splits-level-hard = Khó

## Questions and actions

splits-ask-tile = Đặt một mảnh đồng cỏ cạnh các mảnh khác
splits-ask-start = Chọn một ô ở mép ngoài cho 16 con cừu của bạn
splits-ask-split = Chọn một chồng và nơi một phần của nó sẽ đến
splits-do-lay = Đặt một mảnh ghép
splits-do-start = Đặt chồng cừu của bạn
splits-do-split = Tách một chồng

## Log

splits-event-first = { $player } đi đầu.
splits-event-laid = { $player } đặt một mảnh ghép.
splits-event-started = { $player } bắt đầu ở ô { $cell }.
splits-event-split = { $player } đưa { $amount } con cừu từ { $from } đến { $to }; { $stay } con ở lại.
splits-event-out = { $player } đã hết nước đi.
splits-event-left = { $player } đã rời ván.

## Why something is not allowed

splits-why-tile-overlap = Mảnh ghép không được đè lên mảnh khác.
splits-why-tile-apart = Mảnh ghép phải chung một cạnh với bàn cờ.
splits-why-tile-first = Mảnh đầu tiên đặt ở giữa.
splits-why-start-off = Cừu phải bắt đầu trên bàn cờ.
splits-why-start-taken = Ô này đã có một chồng khác.
splits-why-start-inside = Cừu bắt đầu ở mép ngoài. Mép của lỗ trống không được tính.
splits-why-split-not-yours = Bạn không có chồng nào ở đó.
splits-why-split-one = Một con cừu đứng lẻ không đi được: luôn phải có một con ở lại.
splits-why-split-no-line = Cừu đi theo đường thẳng, băng qua các cạnh của ô.
splits-why-split-closed = Phía đó không còn lối đi.
splits-why-split-too-short = Cừu phải đi xa hết mức có thể theo hướng đã chọn.
splits-why-split-too-far = Cừu bị chặn lại trước khi đến đó.
splits-why-split-amount = Chồng này có thể cho đi từ { $low } đến { $high } con cừu.

## Result

splits-score-cells = Số ô
splits-score-group = Nhóm lớn nhất
splits-end-cells = nhiều ô nhất
splits-end-group = số ô bằng nhau, nhưng nhóm lớn hơn
splits-end-draw = số ô bằng nhau, nhóm cũng bằng nhau
splits-end-left = những người khác đã rời ván
splits-end-void = có người rời ván khi chưa đặt đủ các chồng đầu tiên: không có kết quả

## The board

splits-board = Đồng cỏ. Dùng phím mũi tên để chuyển giữa các lựa chọn, Enter để chọn.
splits-turn-tile = Xoay mảnh ghép
splits-zoom-in = Phóng to
splits-zoom-reset = Xem toàn bộ bàn cờ
splits-keys-tile = R xoay mảnh ghép

splits-direction-n = bắc
splits-direction-ne = đông bắc
splits-direction-e = đông
splits-direction-se = đông nam
splits-direction-s = nam
splits-direction-sw = tây nam
splits-direction-w = tây
splits-direction-nw = tây bắc

# A tile has one of three outlines: \ / and standing on its tip.
splits-lie-falling = nghiêng xuống bên phải
splits-lie-rising = nghiêng lên bên phải
splits-lie-upright = dựng đứng
splits-label-tile = { $side } { $number }: { $lie }, giáp { $touching } cạnh
splits-label-start = { $cell }, { $ways ->
    [0] không có lối ra
   *[other] { $ways } lối ra
 }
splits-label-from = { $cell } ({ $sheep } con cừu)
splits-label-to = { $direction }, đến { $to }, { $length } ô
splits-label-amount = { $amount } con đi, { $stay } con ở lại

splits-draft-tile = Mảnh này, { $lie }? Bấm vào nó hoặc nhấn R để xoay.
splits-draft-start = Bắt đầu ở { $cell } với toàn bộ đàn cừu?
splits-draft-from = Cừu ở { $cell } đi đâu? Chúng đi cho đến khi bị chặn lại.
splits-draft-split = Từ { $from } đến { $to }: { $amount } con đi, { $stay } con ở lại. Bấm vào một trong hai chồng để thêm một con vào đó.
splits-go = Số cừu đi
splits-go-less = Bớt một con đi
splits-go-more = Thêm một con đi
splits-going = { $amount } con đi
splits-staying = { $stay } con ở lại

splits-cell-free = { $cell }, trống
splits-cell-stack = { $cell }: { $player }, { $sheep } con cừu
splits-cell-can = { $cell }: { $player }, { $sheep } con cừu, đi được
splits-cell-blocked = { $cell }: { $player }, { $sheep } con cừu, bị chặn
splits-cell-picked = { $cell }: { $sheep } con cừu, đã chọn
splits-cell-stay = { $cell }: { $stay } trong { $sheep } con ở lại. Nhấn để giữ thêm một con.
splits-cell-go = { $cell }: { $amount } trong { $sheep } con đến nơi. Nhấn để đưa thêm một con.

## Beside the players

splits-side-tiles = còn { $tiles } mảnh để đặt
splits-side-waiting = 16 con cừu đang chờ
splits-side-cells = { $cells } ô
splits-side-group = nhóm lớn nhất: { $group }
splits-side-spread = còn { $sheep } con để rải
splits-side-out = đã hết nước đi
splits-side-left = đã rời ván
