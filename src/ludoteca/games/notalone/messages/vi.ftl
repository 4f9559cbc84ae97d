# Not Alone: everything that is said in Vietnamese. Names of cards, places and the like stand in names.toml.

notalone-name = Not Alone
notalone-pitch = Mắc kẹt trên một hành tinh lạ, những Người bị săn bí mật chọn nơi sẽ đến, còn Sinh vật tìm cách đoán ra. Cứu hộ đến kịp, hay hành tinh sẽ đồng hóa tất cả?

## Options and bots

notalone-option-expert = Biến thể chuyên gia
notalone-option-expert-off = không
notalone-option-expert-on = có: khi kiệt sức chỉ hồi 2 Ý chí thay vì 3
notalone-option-creature = Ai vào vai Sinh vật
notalone-option-creature-random = chọn ngẫu nhiên
notalone-option-creature-owner = chủ bàn
notalone-option-creature-other = người khác
notalone-level-random = Ngẫu nhiên
notalone-level-easy = Dễ
notalone-level-normal = Vừa
notalone-level-hard = Khó

## Phases

notalone-phase-side = Trước lượt đầu tiên
notalone-phase-over = Kết thúc ván
notalone-phase-exploration-text = Mỗi Người bị săn úp một lá Địa điểm. Ai thiếu bài có thể Kháng cự hoặc Buông xuôi trước.
notalone-phase-hunting-text = Sinh vật đặt các token của mình lên hành tinh.
notalone-phase-reckoning-text = Các Địa điểm được lật lên: ai không vướng token thì dùng Địa điểm của mình, sau đó lần lượt đến token Mục tiêu, Artemia và Sinh vật.
notalone-phase-maintenance-text = Các lá Địa điểm đã chơi vào chồng bài bỏ, Sinh vật rút bài cho đủ tay, và quân Cứu hộ tiến một ô.

## Tokens

notalone-token-creature-text = Ai ở đây sẽ bị bắt: không được dùng năng lực, không được thu bài, và mất 1 Ý chí. Nếu có người bị bắt, quân Đồng hóa tiến một ô.
notalone-token-artemia-text = Ai ở đây không được dùng năng lực, không được thu bài, và phải bỏ một lá Địa điểm trên tay.
notalone-token-target-text = Tác dụng tùy theo lá Săn đuổi đã đưa token này vào cuộc.

## Places

notalone-place-1-text = Thu về tay cả chồng bài bỏ, hoặc dùng năng lực của Địa điểm có token Sinh vật (trừ Cổ vật). Nếu bị Sinh vật bắt ở đây, bạn mất thêm 1 Ý chí.
notalone-place-2-text = Thu về tay lá này và một lá trong chồng bài bỏ của bạn.
notalone-place-3-text = Lượt sau bạn úp hai lá; ngay trước khi lật bài, bạn giữ lại một lá và thu lá kia về tay.
notalone-place-4-text = Mỗi lượt một lần cho cả đội: đặt Đèn hiệu lên đây. Nếu Đèn hiệu đã ở đây, lấy nó ra và cho quân Cứu hộ tiến một ô.
notalone-place-5-text = Lấy từ kho một Địa điểm bạn chưa có.
notalone-place-6-text = Thu về tay lá này và tối đa hai lá trong chồng bài bỏ của bạn.
notalone-place-7-text = Rút hai lá Sinh tồn, giữ một lá và bỏ lá kia.
notalone-place-8-text = Mỗi lượt một lần cho cả đội: quân Cứu hộ tiến một ô.
notalone-place-9-text = Hồi 1 Ý chí cho một Người bị săn đang có 1 hoặc 2 (kể cả bạn), hoặc rút một lá Sinh tồn.
notalone-place-10-text = Lượt sau bạn úp hai lá và dùng cả hai Địa điểm. Không thể sao chép Cổ vật.

## Hunt cards

notalone-card-despair-text = Đến hết lượt, không ai được chơi hay rút lá Sinh tồn. Những Người bị săn thu lại lá đã úp và chọn lại.
notalone-card-force-field-text = Đặt ngay token Mục tiêu lên hai Địa điểm kề nhau: lượt này không ai được úp hai Địa điểm đó. Những Người bị săn thu lại lá đã úp.
notalone-card-anticipation-text = Sinh vật chỉ định một Người bị săn: nếu người đó bị bắt trong lượt này, quân Đồng hóa tiến thêm một ô.
notalone-card-ascendancy-text = Sinh vật chọn một Người bị săn có từ ba lá Địa điểm trở lên trên tay; người đó chỉ giữ hai lá và bỏ các lá còn lại.
notalone-card-fierceness-text = Ai bị bắt trong lượt này mất thêm 1 Ý chí.
notalone-card-forbidden-zone-text = Mọi Người bị săn cùng lúc bỏ một lá Địa điểm trên tay.
notalone-card-interference-text = Lượt này, Bãi biển và Xác tàu không có tác dụng.
notalone-card-persecution-text = Lượt này, năng lực của một Địa điểm chỉ thu được tối đa một lá Địa điểm.
notalone-card-mutation-text = Token Artemia còn làm mất 1 Ý chí.
notalone-card-phobia-text = Sinh vật chọn một Người bị săn có từ ba lá Địa điểm trở lên trên tay; người đó cho Sinh vật xem tất cả, trừ hai lá.
notalone-card-virus-text = Token Artemia phủ lên hai Địa điểm kề nhau.
notalone-card-clone-text = Lượt này, token Mục tiêu là một token Sinh vật thứ hai.
notalone-card-mirage-text = Token Mục tiêu phủ lên hai Địa điểm kề nhau; cả hai đều không có tác dụng.
notalone-card-scream-text = Ai ở chỗ token Mục tiêu phải bỏ hai lá Địa điểm trên tay hoặc mất 1 Ý chí.
notalone-card-toxin-text = Ai ở chỗ token Mục tiêu phải bỏ một lá Sinh tồn. Địa điểm đó không có tác dụng.
notalone-card-cataclysm-text = Sinh vật chỉ định một Địa điểm bất kỳ: nơi đó không có tác dụng đến hết lượt.
notalone-card-detour-text = Sau khi lật bài, Sinh vật dời một Người bị săn sang Địa điểm kề bên; người đó xem như khám phá nơi mới.
notalone-card-stasis-text = Cuối lượt này, quân Cứu hộ không tiến.
notalone-card-tracking-text = Lượt sau, Sinh vật được chơi hai lá Săn đuổi.
notalone-card-flashback-text = Sao chép lá Săn đuổi trên cùng của chồng bài bỏ, theo giai đoạn và biểu tượng của lá đó.

## Survival cards

notalone-card-adrenaline-text = Hồi 1 Ý chí.
notalone-card-ingenuity-text = Đặt Đèn hiệu lên Bãi biển.
notalone-card-sacrifice-text = Bỏ một lá Địa điểm trên tay: đến hết lượt không ai được chơi lá Săn đuổi. Mọi Người bị săn thu lại lá đã úp và chọn lại.
notalone-card-sixth-sense-text = Thu về tay hai lá trong chồng bài bỏ của bạn.
notalone-card-smokescreen-text = Đến hết lượt, Sinh vật không nhìn thấy chồng bài bỏ của những Người bị săn.
notalone-card-strike-back-text = Hai lá ngẫu nhiên trên tay Sinh vật bị đưa xuống đáy chồng Săn đuổi.
notalone-card-vortex-text = Khi mọi token đã đặt xong: đổi lá bạn đã úp lấy một lá trong chồng bài bỏ của bạn.
notalone-card-detector-text = Khi bạn ở chỗ token Artemia: lượt này nó không ảnh hưởng đến bạn.
notalone-card-dodge-text = Khi bạn ở chỗ token Sinh vật hoặc Nhân bản của nó: lượt này cả hai không ảnh hưởng đến bạn.
notalone-card-drone-text = Dùng năng lực của Xe thám hiểm thay cho Địa điểm của bạn.
notalone-card-gate-text = Dùng năng lực của một Địa điểm kề với lá bài của bạn thay cho Địa điểm của bạn. Không được chọn Cổ vật.
notalone-card-hologram-text = Dời token Artemia sang một Địa điểm kề bên.
notalone-card-wrong-track-text = Dời token Sinh vật, hoặc Nhân bản của nó, sang một Địa điểm kề bên.
notalone-card-amplifier-text = Lấy Đèn hiệu khỏi Bãi biển và cho quân Cứu hộ tiến ngay một ô.
notalone-card-double-back-text = Thu về tay lá Địa điểm bạn đã chơi trong lượt này.

## Names for what is said by id or number

notalone-which-place = { $place ->
    [1] { notalone-place-1 }
    [2] { notalone-place-2 }
    [3] { notalone-place-3 }
    [4] { notalone-place-4 }
    [5] { notalone-place-5 }
    [6] { notalone-place-6 }
    [7] { notalone-place-7 }
    [8] { notalone-place-8 }
    [9] { notalone-place-9 }
    [10] { notalone-place-10 }
   *[other] { $place }
 }
notalone-which-phase = { $phase ->
    [exploration] { notalone-phase-exploration }
    [hunting] { notalone-phase-hunting }
    [reckoning] { notalone-phase-reckoning }
    [maintenance] { notalone-phase-maintenance }
   *[other] { $phase }
 }
notalone-which-token = { $token ->
    [creature] { notalone-token-creature }
    [artemia] { notalone-token-artemia }
    [target] { notalone-token-target }
   *[other] { $token }
 }

## Questions

notalone-ask-side = Chọn mặt bàn cờ
notalone-ask-explore = { $count ->
    [1] Úp Địa điểm bạn sẽ khám phá
   *[other] Úp { $count } Địa điểm
 }
notalone-ask-exploration-creature = Chơi một lá Săn đuổi, hoặc bỏ qua
notalone-ask-tokens = Đặt các token của bạn lên hành tinh
notalone-ask-window = Chơi một lá bài, hoặc bỏ qua
notalone-ask-resolve = Địa điểm của bạn: { notalone-which-place }. Hãy dùng nó, hoặc thu một lá bài
notalone-ask-order = Chọn Địa điểm để bắt đầu
notalone-ask-drawn = Chơi một lá trước khi những người khác đi tiếp, hoặc bỏ qua
notalone-ask-river = Chọn Địa điểm bạn ở lại
notalone-ask-ascendancy = Khống chế: chọn hai lá bạn giữ lại
notalone-ask-phobia = Ám ảnh: chọn hai lá bạn giấu đi
notalone-ask-forbidden-zone = Vùng cấm: chọn một lá Địa điểm để bỏ
notalone-ask-artemia = Token Artemia: chọn { $count } lá Địa điểm để bỏ
notalone-ask-scream = Tiếng thét: bỏ hai lá Địa điểm, hoặc mất 1 Ý chí
notalone-ask-toxin = Độc tố: chọn một lá Sinh tồn để bỏ
notalone-ask-shelter = Chọn lá Sinh tồn bạn giữ lại

## Actions

notalone-do-side = Chọn mặt này
notalone-do-lay = Úp bài
notalone-do-take-back = Thu lại
notalone-do-resist = Kháng cự
notalone-do-give-up = Buông xuôi
notalone-do-pass-phase = Bỏ qua đến hết giai đoạn
notalone-do-pass-turn = Bỏ qua đến hết lượt
notalone-do-wait = Không bỏ qua trước nữa
notalone-do-place-creature = Đặt token Sinh vật
notalone-do-place-artemia = Đặt token Artemia
notalone-do-place-target = Đặt token Mục tiêu
notalone-do-power = Dùng năng lực
notalone-do-recover = Thu cả chồng bài bỏ
notalone-do-copy = Sao chép Địa điểm khác
notalone-do-heal = Hồi 1 Ý chí cho ai đó
notalone-do-draw = Rút một lá Sinh tồn
notalone-do-take = Thu một lá bài
notalone-do-nothing = Không làm gì
notalone-do-resolve = Bắt đầu từ đây
notalone-do-keep = Giữ lại
notalone-do-hide = Giấu đi
notalone-do-discard = Bỏ bài
notalone-do-lose-will = Mất 1 Ý chí
notalone-do-despair = Chơi { notalone-card-despair }
notalone-do-force-field = Chơi { notalone-card-force-field }
notalone-do-anticipation = Chơi { notalone-card-anticipation }
notalone-do-ascendancy = Chơi { notalone-card-ascendancy }
notalone-do-fierceness = Chơi { notalone-card-fierceness }
notalone-do-forbidden-zone = Chơi { notalone-card-forbidden-zone }
notalone-do-interference = Chơi { notalone-card-interference }
notalone-do-persecution = Chơi { notalone-card-persecution }
notalone-do-mutation = Chơi { notalone-card-mutation }
notalone-do-phobia = Chơi { notalone-card-phobia }
notalone-do-virus = Chơi { notalone-card-virus }
notalone-do-clone = Chơi { notalone-card-clone }
notalone-do-mirage = Chơi { notalone-card-mirage }
notalone-do-scream = Chơi { notalone-card-scream }
notalone-do-toxin = Chơi { notalone-card-toxin }
notalone-do-cataclysm = Chơi { notalone-card-cataclysm }
notalone-do-detour = Chơi { notalone-card-detour }
notalone-do-stasis = Chơi { notalone-card-stasis }
notalone-do-tracking = Chơi { notalone-card-tracking }
notalone-do-flashback = Chơi { notalone-card-flashback }
notalone-do-adrenaline = Chơi { notalone-card-adrenaline }
notalone-do-ingenuity = Chơi { notalone-card-ingenuity }
notalone-do-sacrifice = Chơi { notalone-card-sacrifice }
notalone-do-sixth-sense = Chơi { notalone-card-sixth-sense }
notalone-do-smokescreen = Chơi { notalone-card-smokescreen }
notalone-do-strike-back = Chơi { notalone-card-strike-back }
notalone-do-vortex = Chơi { notalone-card-vortex }
notalone-do-detector = Chơi { notalone-card-detector }
notalone-do-dodge = Chơi { notalone-card-dodge }
notalone-do-drone = Chơi { notalone-card-drone }
notalone-do-gate = Chơi { notalone-card-gate }
notalone-do-hologram = Chơi { notalone-card-hologram }
notalone-do-wrong-track = Chơi { notalone-card-wrong-track }
notalone-do-amplifier = Chơi { notalone-card-amplifier }
notalone-do-double-back = Chơi { notalone-card-double-back }

notalone-do-resist-text = Trả 1 trong { $will } Ý chí của bạn và thu về tay hai lá trong chồng bài bỏ.
notalone-do-give-up-text = Thu về tay tất cả các lá và trở lại 3 Ý chí. Quân Đồng hóa tiến một ô.
notalone-do-take-text = Thu một lá trong chồng bài bỏ của bạn thay vì dùng năng lực.
notalone-do-nothing-text = Để yên Địa điểm này.
notalone-do-recover-text = { $discards ->
    [0] Chồng bài bỏ của bạn đang trống.
   *[other] Thu về tay { $discards } lá trong chồng bài bỏ của bạn.
 }
notalone-do-copy-text = Dùng năng lực của Địa điểm có token Sinh vật.
notalone-do-heal-text = Cho một Người bị săn đang có 1 hoặc 2, kể cả bạn.
notalone-do-draw-text = Rút một lá từ chồng Sinh tồn.
notalone-do-lose-will-text = Trả 1 trong { $will } Ý chí của bạn và giữ nguyên bài.
notalone-do-discard-text = Bỏ các lá Địa điểm trên tay.

notalone-part-side = Mặt nào
notalone-part-cards = Những lá nào
notalone-part-card = Lá nào
notalone-part-place = Địa điểm nào
notalone-part-pair = Hai Địa điểm nào
notalone-part-hunted = Người bị săn nào
notalone-part-move = Ai đi đâu
notalone-part-lay = Lá nào trên bàn
notalone-part-take = Lá nào trong chồng bài bỏ
notalone-part-to = Token đi đâu
notalone-part-survival = Lá Sinh tồn nào

## Log

notalone-event-creature = { $player } vào vai Sinh vật.
notalone-event-side = Sinh vật chọn mặt { $side } của bàn cờ.
notalone-event-turn = Lượt { $turn }
notalone-event-phase = { notalone-which-phase }
notalone-event-laid = { $player } đã úp bài.
notalone-event-laid-cards = { $player } úp: { $cards }.
notalone-event-taken-back = { $player } thu lại bài đã úp.
notalone-event-taken-back-cards = { $player } thu lại bài đã úp: { $cards }.
notalone-event-resisted = { $player } Kháng cự và thu về { $n } lá bài.
notalone-event-resisted-cards = { $player } Kháng cự và thu về: { $cards }.
notalone-event-gave-up = { $player } Buông xuôi và thu về tất cả các lá.
notalone-event-gave-up-cards = { $player } Buông xuôi và thu về: { $cards }.
notalone-event-played = { $player } chơi { $card }.
notalone-event-flashback = { $player } chơi { notalone-card-flashback }, sao chép { $card }.
notalone-event-chosen = { $card } nhắm vào { $player }.
notalone-event-token = { notalone-which-token }: { $places }.
notalone-event-token-freed = { notalone-which-token }: phải đặt lại.
notalone-event-token-moved = { notalone-which-token } dời đến: { $places }.
notalone-event-struck = Đại họa: { notalone-which-place } không có tác dụng.
notalone-event-moved = { $player } bị dời đi: { $card } → { notalone-which-place }.
notalone-event-swapped = { $player } đổi { $lay } lấy { $take }.
notalone-event-put-under = Xuống đáy chồng Săn đuổi: { $cards }.
notalone-event-shown = { $player } cho Sinh vật xem { $n } lá bài.
notalone-event-shown-cards = { $player } cho xem: { $cards }.
notalone-event-kept-river = { $player } giữ một lá trên bàn.
notalone-event-kept-river-card = { $player } giữ { $keep } và thu { $card } về tay.
notalone-event-revealed = { $player }: { $cards }.
notalone-event-resolving = { $player } bắt đầu từ { $card }.
notalone-event-copied = { $player } sao chép từ Hang ổ: { notalone-which-place }.
notalone-event-resolved = { $player } dùng { notalone-which-place }.
notalone-event-nothing = { $player } không dùng { notalone-which-place }.
notalone-event-ineffective = Không có tác dụng với { $player }: { notalone-which-place }.
notalone-event-back = { $player } thu từ trên bàn về tay: { $card }.
notalone-event-took = { $player } thu { $n } lá trong chồng bài bỏ.
notalone-event-took-cards = { $player } thu về: { $cards }.
notalone-event-gained = { $player } có thêm Địa điểm: { notalone-which-place }.
notalone-event-marker-on = { $player } đặt Đèn hiệu lên Bãi biển.
notalone-event-marker-off = { $player } lấy Đèn hiệu khỏi Bãi biển.
notalone-event-healed = { $player } được { $by } hồi cho 1 Ý chí.
notalone-event-regained = { $player } hồi { $n } Ý chí.
notalone-event-drew = { $player } rút { $n } lá Sinh tồn.
notalone-event-drew-cards = { $player } rút: { $cards }.
notalone-event-kept = { $player } giữ một lá Sinh tồn.
notalone-event-kept-card = { $player } giữ { $card }.
notalone-event-threw = { $player } bỏ { $card }.
notalone-event-discarded = { $player } bỏ { $n } lá Địa điểm.
notalone-event-discarded-cards = { $player } bỏ: { $cards }.
notalone-event-lost-will = { $player } mất { $n } Ý chí.
notalone-event-artemia = { $n ->
    [1] Token Artemia tác động lên { $player }.
   *[other] Token Artemia tác động lên { $player } { $n } lần.
 }
notalone-event-caught = Bị bắt: { $player } ({ $cards }), mất { $n } Ý chí.
notalone-event-exhausted = { $player } kiệt sức: hồi { $n } Ý chí và thu về mọi Địa điểm.
notalone-event-rescue = { $cause ->
    [beach] { notalone-place-4 }
    [wreck] { notalone-place-8 }
    [amplifier] { notalone-card-amplifier }
   *[other] Cuối lượt
 }: quân Cứu hộ tiến một ô, { $left ->
    [0] cứu hộ đã đến!
   *[other] còn { $left } ô.
 }
notalone-event-assimilation = { $cause ->
    [gave-up] Buông xuôi
    [caught] Bị bắt
    [anticipation] { notalone-card-anticipation }
   *[other] Kiệt sức
 }: quân Đồng hóa tiến một ô, { $left ->
    [0] hành tinh đã thắng.
   *[other] còn { $left } ô.
 }
notalone-event-cleared = { $player } bỏ bài trên bàn: { $cards }.
notalone-event-pile = Khói tan, chồng bài bỏ của { $player }: { $n ->
    [0] trống.
   *[other] { $cards }.
 }
notalone-event-refill = Sinh vật rút { $n } lá Săn đuổi.
notalone-event-refill-cards = Sinh vật rút: { $cards }.
notalone-event-shuffled = { $deck ->
    [hunt] Các lá Săn đuổi đã bỏ được xáo thành chồng mới.
   *[other] Các lá Sinh tồn đã bỏ được xáo thành chồng mới.
 }
notalone-event-left = { $player } đã rời ván.

## Result

notalone-score-distance = Khoảng cách đến Chiến thắng
notalone-end-rescue = cứu hộ đã đến kịp
notalone-end-assimilation = hành tinh đã đồng hóa những Người bị săn
notalone-end-creature-left = Sinh vật đã rời ván: không có kết quả

## Why something cannot be done

notalone-why-over = Ván đã kết thúc.
notalone-why-despair = Tuyệt vọng đang có hiệu lực: lượt này không được chơi hay rút lá Sinh tồn.
notalone-why-played = Bạn đã chơi lá Sinh tồn của lượt này. Lá tiếp theo phải đợi lượt sau.
notalone-why-played-hunt = Lượt này bạn không còn được chơi lá Săn đuổi nào nữa.
notalone-why-sacrifice = Hy sinh đang có hiệu lực: lượt này không được chơi lá Săn đuổi.
notalone-why-phase = Chỉ chơi được trong giai đoạn: { notalone-which-phase }.
notalone-why-first = Trước hết phải giải quyết xong lá bài hoặc token vừa xuất hiện.
notalone-why-tokens = Chỉ khi mọi token đã được đặt.
notalone-why-reveal = Chỉ sau khi các Địa điểm được lật lên.
notalone-why-late = Quá muộn: token Artemia và token Sinh vật đang phát huy tác dụng.
notalone-why-full-will = Bạn đang có đủ 3 Ý chí.
notalone-why-marker-on = Đèn hiệu đã ở Bãi biển.
notalone-why-marker-off = Đèn hiệu phải ở Bãi biển.
notalone-why-creature-spent = Lượt này Sinh vật không chơi bài được nữa: không còn gì để ngăn.
notalone-why-empty-hand = Bạn không có lá Địa điểm nào trên tay để bỏ. Hãy Kháng cự hoặc Buông xuôi trước.
notalone-why-empty-pile = Chồng bài bỏ của bạn đang trống.
notalone-why-not-at-artemia = Bạn phải ở chỗ token Artemia.
notalone-why-not-at-creature = Bạn phải ở chỗ token Sinh vật.
notalone-why-moment = Chỉ khi đến phiên bạn dùng Địa điểm của mình và năng lực của nó dùng được.
notalone-why-copying = Bạn đang dùng năng lực của một Địa điểm khác rồi.
notalone-why-rover = Bạn đang ở Xe thám hiểm: hãy dùng năng lực của nó.
notalone-why-no-artemia = Token Artemia không có trên hành tinh.
notalone-why-no-card = Bạn không còn lá nào trên bàn.
notalone-why-nobody-three = Không Người bị săn nào có ba lá Địa điểm trên tay.
notalone-why-empty-hunt-pile = Chồng bài bỏ không có lá Săn đuổi nào để sao chép.
notalone-why-nobody-stands = Không Người bị săn nào còn lá trên bàn.
notalone-why-not-in-hand = Bạn không có lá này trên tay.
notalone-why-nothing-to-gain = Bạn có 3 Ý chí và chồng bài bỏ trống: không có gì để thu lại.
notalone-why-too-few = Bạn không có đủ lá để úp. Hãy Kháng cự hoặc Buông xuôi trước.
notalone-why-laid = Hãy thu lại lá đã úp trước.
notalone-why-force-field = Trường lực đang phủ Địa điểm này: lượt này không được úp.
notalone-why-two = { $count ->
    [1] Úp đúng một lá.
   *[other] Úp đúng { $count } lá khác nhau.
 }
notalone-why-used = Năng lực này đã được dùng trong lượt. Bạn vẫn có thể thu một lá bài.
notalone-why-either = Lượt này bạn đã dùng Dòng sông hoặc Cổ vật. Bạn vẫn có thể thu một lá bài.
notalone-why-reserve = Trong kho không có Địa điểm nào bạn còn thiếu. Bạn vẫn có thể thu một lá bài.
notalone-why-no-survival = Không còn lá Sinh tồn để rút.
notalone-why-nobody-to-heal = Không Người bị săn nào đang có 1 hoặc 2 Ý chí.
notalone-why-nothing-to-copy = Không có Địa điểm nào để sao chép: Hang ổ và Cổ vật không sao chép được.

## The board

notalone-planet = Hành tinh Artemia. Dùng phím mũi tên để chuyển giữa các Địa điểm, Enter để chọn.
notalone-turn = Lượt { $turn }
notalone-phases = Các giai đoạn của lượt
notalone-steps = Các bước phân định
notalone-in-play = Đang có hiệu lực trong lượt này
notalone-crew = Sinh vật và những Người bị săn
notalone-own = Bài của bạn
notalone-none = không có

notalone-track-left = { $track }: còn { $left } trên { $start } ô
notalone-rescue-text = Khi quân này đến ngôi sao, cứu hộ tới nơi và những Người bị săn thắng.
notalone-assimilation-text = Khi quân này đến ngôi sao, những Người bị săn thành một phần của hành tinh và Sinh vật thắng.
notalone-track-on = Đang ở biểu tượng Artemia
notalone-track-next = Còn { $spaces } ô đến biểu tượng Artemia
notalone-side-1 = Mặt 1
notalone-side-1-text = Biểu tượng Artemia ở cả sáu ô Cứu hộ cuối: một thời gian dài chỉ có một token, sau đó lượt nào cũng có hai.
notalone-side-2 = Mặt 2
notalone-side-2-text = Biểu tượng Artemia ở các ô xen kẽ trong mười một ô Cứu hộ cuối: có hai token sớm hơn, nhưng chỉ thỉnh thoảng.

notalone-now-order = { $player } chọn bắt đầu từ Địa điểm nào trong hai Địa điểm.
notalone-now-resolving = { $player } đang ở: { $place }. Dùng năng lực, thu một lá bài, hay không làm gì?
notalone-step-free = Địa điểm tự do
notalone-step-free-text = Lần lượt, những Người bị săn không vướng token dùng năng lực của Địa điểm hoặc thu một lá bài.
notalone-step-target = Mục tiêu
notalone-step-target-text = Lá Săn đuổi của token này tác động lên ai ở đó. Sau đó họ dùng Địa điểm của mình, trừ khi bị token khác giữ lại.
notalone-step-artemia = Artemia
notalone-step-artemia-text = Ai ở đó phải bỏ một lá Địa điểm trên tay.
notalone-step-creature = { notalone-role-creature }
notalone-step-creature-text = Ai ở đó bị bắt và mất Ý chí, còn quân Đồng hóa tiến một ô.
notalone-step-exhausted = Kiệt sức
notalone-step-exhausted-text = Ai hết Ý chí sẽ hồi lại và thu về mọi Địa điểm, còn quân Đồng hóa tiến thêm một ô.

notalone-state-ineffective = không có tác dụng trong lượt này
notalone-state-used = đã dùng trong lượt này
notalone-state-barred = không được úp trong lượt này
notalone-state-marker = ở đây: { notalone-marker }
notalone-state-token = ở đây: { $token }
notalone-state-here = ở đây: { $players }
notalone-state-maybe = có thể ở đây: { $count ->
    [1] { $players }
   *[other] { $players } ({ $count })
 }
notalone-state-laid = bạn đã úp lá này
notalone-state-reserve = trong kho: { $left }
notalone-state-left = đã rời ván
notalone-state-choosing = đang chọn
notalone-state-chosen = đã chọn
notalone-state-thinking = đang được hỏi
notalone-state-resolving = đang quyết định
notalone-state-passed = đã bỏ qua
notalone-state-ahead-phase = bỏ qua đến hết giai đoạn
notalone-state-ahead-turn = bỏ qua đến hết lượt
notalone-watch = Cho thấy người này có thể ở đâu
notalone-could-be = { $player } có thể ở: { $places }
notalone-count-will = { notalone-will }: { $will } trên 3
notalone-count-hand = { $hand } lá Địa điểm trên tay
notalone-count-kit = { $cards } lá Sinh tồn
notalone-count-laid = { $laid } lá úp
notalone-table-waiting = ở { $place }
notalone-table-resolved = ở { $place }, đã xong
notalone-table-back = đã thu về { $card }
notalone-pile = chồng bài bỏ: { $places }
notalone-pile-none = chồng bài bỏ trống
notalone-pile-hidden = { $discards } lá trong chồng bài bỏ, bị Màn khói che
notalone-shown = đã cho xem: { $places }
notalone-two-river = úp hai lá và giữ một lá ({ notalone-place-3 })
notalone-two-artefact = úp hai lá và dùng cả hai ({ notalone-place-10 })
notalone-next-river = lượt sau úp hai lá ({ notalone-place-3 })
notalone-next-artefact = lượt sau úp hai lá ({ notalone-place-10 })
notalone-hunt-hand-text = { $hand } lá trên tay; { $plays ->
    [0] lượt này không chơi được lá nào nữa.
   *[other] lượt này còn chơi được { $plays } lá.
 }
notalone-hunt-count = { $hand } lá Săn đuổi
notalone-hunt-pile = Các lá Săn đuổi
notalone-survival-pile = Các lá Sinh tồn
notalone-deck = Chồng rút còn { $deck } lá.
notalone-discarded = Đã bỏ, lá mới nhất ở cuối:
notalone-bottom = Dưới đáy chồng, lá thấp nhất trước:
notalone-known = Chắc chắn có trên tay:
notalone-pile-empty = không có

notalone-own-hand = Tay bài của bạn
notalone-own-pile = Chồng bài bỏ của bạn
notalone-own-hunt = Các lá Săn đuổi của bạn
notalone-own-survival = Các lá Sinh tồn của bạn
notalone-tray = Token cần đặt
notalone-tray-text = Bấm vào một token rồi vào một Địa điểm, hoặc kéo token đến đó.
notalone-deeds = Bạn có thể làm gì
notalone-when = Giai đoạn { $number }: { $phase }.
notalone-when-copied = Trong giai đoạn của lá được sao chép.
notalone-brings = Đưa vào cuộc: { $token }

notalone-label-move = { $player }: { $from } → { $place }
notalone-label-token = { $token } → { $place }
notalone-draft-chosen = { $title } { $chosen }
notalone-draft-lay = Úp xuống:
notalone-draft-resist = Kháng cự: trả 1 Ý chí (còn lại { $left }) và thu { $most } lá trong chồng bài bỏ:
notalone-draft-give-up = Buông xuôi: 3 Ý chí và thu về mọi lá bài, nhưng quân Đồng hóa tiến một ô (còn { $assimilation } ô).
notalone-draft-place-creature = Token Sinh vật:
notalone-draft-place-artemia = Token Artemia:
notalone-draft-place-target = Token Mục tiêu:
notalone-draft-take = Thu từ chồng bài bỏ:
notalone-draft-keep = Giữ lại:
notalone-draft-discard = Bỏ:
notalone-draft-hide = Giấu đi:
notalone-draft-resolve = Trước hết:
notalone-draft-recover = Thu về:
notalone-draft-power = Dùng năng lực:
notalone-draft-copy = Dùng năng lực của:
notalone-draft-heal = Hồi 1 Ý chí cho:
