# The words of the hall in Vietnamese: the shell in the browser, the kernel, the server, the command line.

## Everywhere

shell-skip = Đến nội dung chính
shell-home = Ludoteca: về trang chủ
shell-nav = Các trang chính
shell-loading = Chờ một chút…
shell-close = Đóng
shell-save = Lưu
shell-send = Gửi
shell-cancel = Hủy
shell-not-now = Để sau
shell-game = Trò chơi
shell-copy = Sao chép
shell-copied = Đã sao chép link.
shell-copy-failed = Trình duyệt không cho sao chép. Hãy chọn link rồi tự sao chép.
shell-share = Chia sẻ
shell-offline = Không kết nối được với Ludoteca. Hãy kiểm tra mạng rồi thử lại.
shell-went-wrong = Chưa được rồi. Hãy thử lại.
shell-footer = Ludoteca, phòng chơi board game tự do và mở.
shell-footer-independent = Một bản thực hiện độc lập. Tên các trò chơi thuộc về nhà phát hành của chúng.
shell-about = Giới thiệu
shell-about-text = Ludoteca là một phòng chơi board game mà ai cũng có thể tự mở cho hội của mình: trên trình duyệt, bằng sáu ngôn ngữ, người chơi không cần cài đặt gì. Đây là phần mềm tự do.
shell-about-fair = Mọi lần xáo và rút đều sinh ra từ một con số bí mật được ấn định trước khi ván bắt đầu. Dấu vân tay của nó hiện ngay từ đầu, còn chính con số hiện ở cuối ván: ai cũng có thể kiểm tra rằng không có gì bị thay đổi. Bot chỉ thấy những gì một người ngồi ở chỗ đó thấy được, không hơn.
shell-about-libraries = Thư viện dùng trong trình duyệt
shell-missing = Ô này trống
shell-missing-text = Không có trang nào ở địa chỉ này. Có thể link đã cũ hoặc thiếu một ký tự.
shell-return-gone = Link này không còn mở được chỗ nào nữa
shell-return-gone-text = Link riêng hết hiệu lực khi có link mới hơn. Hãy tạo link mới trong phần cài đặt trên thiết bị bạn đang chơi.
shell-to-hall = Về trang chủ
shell-your-turn = Đến lượt bạn
# A link in the header: tables where it is the reader’s turn.
shell-tables-waiting = Đến lượt bạn ở { $count } bàn

## Settings

shell-settings = Cài đặt
shell-name = Tên của bạn
shell-name-hint = Mọi người ở bàn sẽ thấy tên này.
shell-name-saved = Bây giờ tên bạn là { $name }.
shell-language = Ngôn ngữ
shell-theme = Màu sắc
shell-theme-auto = Theo thiết bị
shell-theme-light = Sáng
shell-theme-dark = Tối
shell-theme-now = Màu sắc: { $theme }
shell-sound = Âm thanh
shell-notices = Báo cho tôi khi đến lượt
shell-notices-refused = Trình duyệt không cho phép trang này gửi thông báo.
shell-device = Chơi trên thiết bị khác
shell-device-hint = Link riêng mở các chỗ của bạn trên điện thoại hoặc máy tính. Đừng đưa cho ai khác.
shell-device-make = Tạo link riêng
shell-device-link = Link riêng

## Door

shell-enter = Phòng chơi riêng
shell-enter-text = Ở đây cần mật khẩu. Hãy hỏi người đã mời bạn.
shell-password = Mật khẩu
shell-come-in = Vào

## Hall

shell-hero-title = Board game cùng hội bạn, ngay trên trình duyệt
shell-hero-text = Mở một bàn, gửi link cho bạn bè rồi chơi: trên điện thoại hay máy tính, không cần cài đặt, không cần tài khoản.
shell-create = Tạo bàn
shell-see-tables = Xem các bàn
shell-games = Trên kệ
shell-my-tables = Bàn của bạn
shell-tables = Các bàn
shell-open-tables = Bàn đang mở
shell-playing-tables = Ván đang chơi
shell-no-tables = Lúc này chưa có bàn nào đợi người chơi. Hãy tạo một bàn, người đến sau có thể vào chơi cùng bạn.
shell-join = Tham gia
shell-watch = Xem
shell-table-open = chưa bắt đầu
shell-table-playing = đang chơi
shell-table-over = đã xong

## A game’s page

shell-begin = Chơi ngay
shell-bot-level = Trình độ bot
shell-play-bot = Chơi với bot
shell-play-people = Chơi với người khác
shell-pages = Về trò chơi
shell-page-help = Cách chơi
shell-page-tips = Mẹo chơi
shell-page-rules = Luật chơi
shell-fact-players = { $fewest ->
    [1] { $most ->
        [1] 1 người chơi
       *[other] 1 đến { $most } người chơi
    }
   *[other] { $fewest } đến { $most } người chơi
 }
shell-fact-minutes = { $least } đến { $most } phút
shell-fact-time = Thời lượng
shell-fact-complexity = Độ phức tạp
shell-fact-complexity-of = Độ phức tạp: { $number } trên 5
shell-fact-designer = Tác giả
shell-fact-publisher = Nhà phát hành
shell-fact-year = Năm
shell-fact-seats = Số người chơi

## Making a table

shell-seats = Số người chơi
# Behind a choice that cannot be made for this number of players.
shell-choice-seats = chỉ khi có { $seats } người chơi
shell-access = Ai được tham gia
shell-access-invited = Chỉ người có link
shell-access-public = Mọi người
shell-limit = Thời gian trả lời tối đa

## A table before its match

shell-table = Bàn
shell-no-table = Không có bàn này
shell-no-table-text = Có thể bàn đã đóng vì không ai đến, hoặc link bị thiếu.
shell-how-to-play = Cách chơi
shell-seat-free = Chỗ trống
shell-seat-invited = { $name } (đã mời)
shell-seat-number = Chỗ { $number }
shell-you = bạn
shell-sit = Ngồi vào
shell-sit-here = Chuyển sang đây
shell-stand = Đứng dậy
shell-remove = Mời ra
shell-take-out = Bỏ ra
shell-bot = Bot
shell-bot-name = Bot { $level }
shell-bot-for = Bot ({ $level }) đang chơi thay người này
shell-add-bot = Thêm bot
shell-start = Bắt đầu
shell-all-here = Mọi người đã đông đủ.
shell-seats-missing = Ván có thể bắt đầu khi mọi chỗ đều có người.
shell-take-a-seat = Hãy ngồi vào một chỗ trống để chơi.
shell-waiting-players = Đang đợi thêm người chơi…
shell-owner-starts = Bàn đã đủ người. Chủ bàn có thể bắt đầu ván.
shell-invite = Mời
shell-invite-text = Ai mở link này cũng có thể ngồi vào hoặc xem.
shell-invite-link = Link đến bàn này
shell-invite-title = Chơi { $game } với mình nhé
shell-table-settings = Về bàn này

## A table under way

shell-bar = Việc cần làm
shell-waiting-for = Đang đợi { $names }
shell-offer = Không ai đợi bạn, nhưng bạn vẫn có thể hành động.
shell-you-watch = Bạn đang xem ván này.
shell-sending = Đang gửi…
shell-validate = Xác nhận
shell-given = Câu trả lời của bạn: { $answer }. Bạn vẫn có thể đổi.
# A link to a clause of the rules.
shell-rule = Luật { $clause }
shell-to-play = đến lượt
shell-players = Người chơi
shell-player = Người chơi
shell-winner = Thắng
shell-here = đang ở bàn
shell-away = không ở bàn
shell-gone = đã rời ván
shell-watching = { $count } người đang xem
shell-papers = Nhật ký, lựa chọn và trò chuyện
shell-log = Nhật ký
shell-log-empty = Chưa có gì xảy ra.
shell-choices = Bạn có thể làm gì
shell-choices-none = Lúc này chưa có gì: chưa đến lượt bạn.
shell-chat = Trò chuyện
shell-chat-empty = Hãy chào một tiếng.
shell-chat-say = Viết cho cả bàn
shell-unread = chưa đọc
shell-no-board = Trò chơi này chưa có bàn cờ. Hãy dùng “Bạn có thể làm gì”.
shell-connection-lost = Mất kết nối. Đang thử lại… Những gì bạn đã làm đều được giữ nguyên.
shell-away-title = Trong lúc bạn vắng mặt
shell-bot-plays-you = Bot đang chơi ở chỗ của bạn.
shell-take-back = Lấy lại chỗ của tôi
shell-proposal = { $player } đề nghị dừng ván mà không tính kết quả.
shell-agree = Đồng ý
shell-decline = Từ chối
shell-withdraw = Rút lại đề nghị
shell-abandoned = { $player } đã quá thời hạn trả lời của bàn này.
shell-bot-plays-on = Để bot chơi tiếp
shell-give-up-seat = Xử bỏ cuộc

## The list of what one can do

shell-actions = Chọn việc cần làm
shell-part-one = Chọn một
shell-part-some = { $least ->
    [0] Chọn tối đa { $most }
   *[other] Chọn từ { $least } đến { $most }
 }
shell-part-exactly = Chọn { $most }
shell-part-number = Chọn một số từ { $low } đến { $high }
shell-part-order = Chọn lần lượt từng cái
shell-part-move = Chọn điểm đi, rồi điểm đến
shell-none = Không có
shell-one-back = Lùi một bước
shell-amount = Bao nhiêu
shell-less = Bớt một
shell-more = Thêm một

## The table’s menu

shell-menu = Menu của bàn
shell-keys = Bàn phím
shell-keys-intro = Mọi thứ đều làm được bằng bàn phím. “Bạn có thể làm gì” liệt kê mọi lựa chọn bằng chữ.
shell-keys-tab = Sang phần tiếp theo của trang: thanh trên cùng, bàn cờ, danh sách lựa chọn
shell-keys-arrows = Chuyển giữa các lựa chọn trên bàn cờ và trong danh sách; giữa các bước khi xem lại
shell-keys-enter = Chọn; và xác nhận khi câu trả lời đã đủ
shell-keys-escape = Hủy câu trả lời đang làm, đóng hộp thoại
shell-keys-ends = Lựa chọn đầu hoặc cuối, bước đầu hoặc cuối
shell-sound-on = Bật âm thanh
shell-sound-off = Tắt âm thanh
shell-watch-link = Link để xem
shell-watch-link-text = Ai mở link này sẽ xem được ván chơi, trừ những gì còn ẩn.
shell-propose = Đề nghị dừng ván
shell-propose-text = Nếu tất cả đồng ý, ván sẽ dừng mà không tính kết quả.
shell-propose-deed = Đề nghị
shell-concede = Nhận thua
shell-concede-text = Bạn bỏ ván này. Không thể rút lại.
shell-fair = May rủi công bằng
shell-fair-text = Mọi may rủi của ván này đều sinh ra từ một con số được ấn định từ đầu. Đây là dấu vân tay của nó:
shell-fair-seed = Còn đây là con số ấy, để ai cũng có thể kiểm tra:

## Result and replay

shell-result = Kết quả
shell-result-win = { $player } thắng
shell-result-you = Bạn thắng!
shell-result-draw = Hòa giữa { $names }
shell-result-team = { $names } cùng thắng
shell-result-team-you = Đội của bạn thắng!
shell-result-none = Không có kết quả
shell-place = Hạng
shell-rematch = Tái đấu
shell-rematch-join = Đến bàn tái đấu
shell-replay = Xem lại
shell-record = Bản ghi ván
shell-replay-title = Xem lại: { $game }
shell-replay-open = Ván đã kết thúc; mọi thứ đều được mở.
shell-eyes = Xem dưới góc nhìn nào
shell-eyes-of = Góc nhìn của { $player }
shell-eyes-all = Góc nhìn của khán giả
shell-replay-later = Ván chưa kết thúc
shell-replay-later-text = Khi ván kết thúc, bạn có thể xem lại từng bước.
shell-step = { $step } trên { $last }
shell-step-slider = Bước của ván
shell-step-first = Về đầu
shell-step-back = Lùi một bước
shell-step-forward = Tiến một bước
shell-step-last = Đến cuối
shell-step-play = Phát
shell-step-pause = Tạm dừng
shell-step-link = Sao chép link đến thời điểm này

## Kernel: common actions, why an answer is refused, and how a match can stop

kernel-do-yes = Có
kernel-do-no = Không
kernel-do-pass = Bỏ lượt
kernel-do-choose = Chọn
kernel-level-random = Ngẫu nhiên
kernel-not-a-choice = Ở đây không thể chọn cái này.
kernel-not-so-many = { $least ->
    [0] Chọn tối đa { $most }.
   *[other] Chọn từ { $least } đến { $most }.
 }
kernel-not-in-range = Chọn một số từ { $low } đến { $high }.
kernel-not-an-order = Hãy xếp thứ tự cho từng cái, mỗi cái một lần.
kernel-not-a-move = Hãy cho biết từ đâu, đến đâu và bao nhiêu.
kernel-wrong-parts = Câu trả lời này còn thiếu.
kernel-not-an-answer = Đây không phải là câu trả lời.
kernel-no-such-action = Lúc này không thể làm điều đó.
kernel-stopped = Mọi người đã đồng ý dừng ván.

## Server

server-description = Chơi board game với bạn bè, người lạ hoặc bot ngay trên trình duyệt, không cần cài đặt gì.
server-title-home = Ludoteca
server-title-lobby = Các bàn – Ludoteca
server-title-about = Giới thiệu – Ludoteca
server-title-game = { $game } – Ludoteca
server-title-table = Bàn { $game } – Ludoteca
server-title-replay = Một ván { $game }, từng bước một – Ludoteca
server-title-unknown = Không tìm thấy – Ludoteca
# Names for guests who have not chosen one, with commas between them; a number is put after the name.
server-guest-names = Lửng, Gấu, Hải Ly, Ong, Bò Rừng, Mèo, Sếu, Hươu, Cá Heo, Bồ Câu, Vịt, Đại Bàng, Chim Ưng, Cáo, Ếch, Ngỗng, Thỏ, Nhím, Diệc, Ngựa, Sơn Dương, Bói Cá, Linh Miêu, Khướu, Sóc Đất, Chuột Chũi, Kỳ Giông, Rái Cá, Cú Mèo, Gấu Trúc, Bồ Nông, Cánh Cụt, Ngựa Vằn, Hải Âu, Quạ, Oanh, Cá Hồi, Hải Cẩu, Cừu, Sẻ, Sóc, Cò, Én, Thiên Nga, Hổ, Cóc, Rùa, Cá Voi, Sói, Chích Chòe
server-return-title = Bạn là ai ở đây?
server-return-question = Link này là của { $other }. Trên thiết bị này, bạn là { $present }.
server-return-go = Tiếp tục với tên { $other }
server-return-stay = Vẫn là { $present }

server-name-empty = Tên cần có ít nhất một chữ cái, chữ số hoặc ký hiệu.
server-name-too-long = Tên có thể dài tối đa { $most } ký tự.
server-wrong-password = Mật khẩu không đúng.
server-password-needed = Trước hết hãy nhập mật khẩu của chủ nhà.
server-foreign = Yêu cầu này đến từ một trang khác.
server-flood = Quá nhiều yêu cầu cùng lúc. Hãy thử lại sau { $seconds } giây.
server-too-large = Quá lớn: tối đa { $most } byte.
server-not-json = Hãy gửi JSON với kiểu nội dung application/json.
server-malformed = Máy chủ không hiểu tin nhắn này.
server-wrong-method = Địa chỉ này không nhận loại yêu cầu đó.
server-unavailable = Lúc này máy chủ chưa làm được. Chưa có gì thay đổi; hãy thử lại.
server-stopping = Máy chủ đang dừng. Hãy thử lại sau giây lát.
server-not-a-monitor = Các số liệu này chỉ dành cho chủ nhà.

server-no-such-page = Không có trang này.
server-no-such-game = Không có trò chơi này.
server-no-such-table = Không có bàn này.
server-no-such-seat = Không có chỗ này.
server-no-such-level = Không có bot này.
server-bad-seats = Trò chơi này dành cho { $least } đến { $most } người.
server-bad-options = Trò chơi không có thiết lập này.
server-bad-limit = Giới hạn thời gian phải từ { $least } đến { $most } giây.
server-not-owner = Chỉ chủ bàn mới làm được việc này.
server-not-seated = Bạn không ngồi ở bàn này.
server-sent-away = Chủ bàn đã mời bạn rời khỏi bàn này.
server-seat-taken = Chỗ này đã có người.
server-no-seat-free = Tất cả các chỗ đều đã có người.
server-seats-not-filled = Trước hết mọi chỗ phải có người ngồi.
server-nobody-there = Chỗ này chưa có ai.
server-no-bot-there = Không có bot nào chơi ở chỗ này.
server-bot-plays = Bot đang chơi ở chỗ này. Hãy lấy lại chỗ trước.
server-already-started = Ván đã bắt đầu rồi.
server-not-over = Ván chưa kết thúc.
server-decision-gone = Câu hỏi này không còn nữa.
server-nothing-proposed = Chưa ai đề nghị dừng ván.
server-not-playing = Ván không đang diễn ra.
server-has-left = Người này đã rời ván.
server-not-abandoned = Chỗ đó chưa bị chờ quá thời hạn.
server-own-seat = Đó là chỗ của chính bạn.
server-cannot-save = Máy chủ chưa lưu được. Chưa có gì thay đổi; hãy thử lại.
server-rules-failed = Chương trình luật gặp lỗi của chúng tôi. Chưa có gì thay đổi; chủ nhà xem chi tiết trong nhật ký máy chủ.
server-table-damaged = Không đọc được bàn này. Chủ nhà xem chi tiết trong nhật ký máy chủ.
server-resume-first = Trước hết hãy hỏi trạng thái của bàn.
