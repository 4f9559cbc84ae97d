# What is said in a terminal: to hosts, and to those who play there.

## Hosting

server-serve-open = Ludoteca đã mở: { $url }
server-serve-others = Người khác trong mạng của bạn mở: { $url }
server-serve-public = Người khác mở: { $url }
server-serve-stop = Nhấn Ctrl+C để dừng.
server-port-taken = Cổng { $port } đang được chương trình khác dùng. Hãy dừng chương trình đó hoặc chọn cổng khác: --port { $next }
server-port-forbidden = Không phải ai cũng dùng được cổng { $port }. Hãy chọn cổng trên 1023: --port 8000
server-cannot-listen = Không thể lắng nghe tại { $host }, cổng { $port }: { $reason }
server-backup-not-sqlite = Cơ sở dữ liệu này không phải tệp SQLite. Hãy dùng công cụ của máy chủ cơ sở dữ liệu.
server-backup-nothing = Không có cơ sở dữ liệu tại { $path }.
server-backup-exists = { $path } đã tồn tại. Chưa có gì bị ghi đè; hãy chọn tên khác.
server-backup-cannot-write = Không thể ghi { $path }: { $reason }
server-doctor-python = Python
server-doctor-folder = Thư mục dữ liệu
server-doctor-disk = Ổ đĩa trống
server-doctor-clock = Đồng hồ
server-doctor-port = Cổng
server-doctor-database = Cơ sở dữ liệu
server-doctor-schema = Định dạng dữ liệu
server-doctor-games = Trò chơi
server-doctor-matches = Ván chơi
server-doctor-words = Văn bản
server-doctor-fine = ổn
server-doctor-broke = Chính việc kiểm tra bị lỗi: { $error }
server-doctor-old-python = Python { $version } quá cũ. Hãy cài Python 3.11 trở lên.
server-doctor-folder-closed = Không thể ghi vào { $path } ({ $reason }). Hãy đổi chủ sở hữu hoặc quyền truy cập.
server-doctor-disk-full = Chỉ còn trống { $free } megabyte. Hãy giải phóng bớt dung lượng.
server-doctor-clock-wrong = Đồng hồ chậm hàng năm trời. Hãy chỉnh lại hoặc để mạng tự chỉnh.
server-doctor-clock-back = Có nước đi đến từ tương lai: đồng hồ đã bị vặn lùi. Hãy kiểm tra lại.
server-doctor-running = Ludoteca đang chạy ở cổng { $port }.
server-doctor-port-taken = Chương trình khác đang dùng cổng { $port }. Hãy dừng nó hoặc dùng --port khác.
server-doctor-no-database = Chưa có; lần chạy đầu tiên sẽ tạo { $path }.
server-doctor-database-damaged = Bị hỏng ({ $reason }). Hãy quay về bản sao lưu gần nhất.
server-doctor-schema-older = Thuộc phiên bản cũ; lần chạy tới sẽ nâng cấp. Hãy sao lưu trước.
server-doctor-schema-newer = Thuộc phiên bản Ludoteca mới hơn. Hãy cài phiên bản đó hoặc quay về một bản sao lưu.
server-doctor-no-games = Chưa cài trò chơi nào. Hãy cài lại Ludoteca.
server-doctor-games-found = { $names }
server-doctor-matches-fine = { $count } ván đã được phát lại đến trạng thái hiện tại.
server-doctor-matches-broken = Không thể phát lại { $count } ván ({ $names }). Hãy giữ cơ sở dữ liệu và báo lại cho chúng tôi.
server-doctor-words-missing = Thiếu { $count } văn bản trong { $path }; chúng hiện bằng tiếng Anh.

## Playing

cli-player = Người chơi { $number }
cli-you = Bạn
cli-welcome = Chào mừng đến với { $game }. Gõ số hoặc tên của một lựa chọn; q để thoát.
cli-quit = Bạn đã rời ván.
cli-record = Bản ghi ván nằm ở { $file }.
cli-more = và { $count } lựa chọn nữa
cli-how = Gõ số hoặc tên của một lựa chọn; q để thoát.
cli-offer = Bạn vẫn có thể hành động: gõ một lựa chọn, hoặc nhấn Enter để tiếp tục.
cli-move-hint = nơi đi, nơi đến, số lượng; ví dụ A1 C3 2
