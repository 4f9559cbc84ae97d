# Innovation: everything that is said in Vietnamese. Names of cards, colours, icons, ages and the like stand in names.toml.
# A pile is "chồng" (of any colour: "chồng màu"), the supply "kho bài", a board "khu bài", the launcher "người kích hoạt".
# Said in the same words everywhere: rút, hạ, lót, ghi điểm, trả về kho, xòe, giành, chuyển, đổi, lật; drawn face up: rút ngửa.

innovation-name = Innovation
innovation-pitch = Từ bánh xe đến internet: 105 lá bài, mỗi lá một sức mạnh riêng mà người khác có thể hưởng chung hoặc phải gánh chịu. Năm chồng phát minh, bốn việc để làm, và không ván nào giống ván nào.

## Options and bots

innovation-option-edition = Bộ luật
innovation-option-edition-last = mới: các lá như trong ấn bản thứ ba
innovation-option-edition-first = cũ: chín lá như trong ấn bản đầu tiên
innovation-option-teams = Đội
innovation-option-teams-no = không: mỗi người một phe
innovation-option-teams-random = hai đấu hai, chia đội ngẫu nhiên
innovation-option-teams-1-2 = chỗ 1 và 2 đấu với 3 và 4
innovation-option-teams-1-3 = chỗ 1 và 3 đấu với 2 và 4
innovation-option-teams-1-4 = chỗ 1 và 4 đấu với 2 và 3
innovation-level-random = Ngẫu nhiên
innovation-level-easy = Dễ
innovation-level-normal = Vừa
innovation-level-hard = Khó

## What the cards do
# Said to whoever carries the effect out, or suffers the demand. Every demand begins in the same way. Keep to the words of
# the keywords below: a player may rely on them. "Có" is said of a card that has an icon, seen or covered; "hiện", of what can
# be seen on a board. "-first" is the effect in the rule set "first", where it is another.

# Age 1.

innovation-card-pottery-1 = Bạn có thể trả về kho tối đa ba lá trên tay. Nếu làm vậy, rút và ghi điểm một lá có thời đại bằng số lá đã trả.
innovation-card-pottery-2 = Rút một lá thời đại 1.
innovation-card-tools-1 = Bạn có thể trả về kho đúng ba lá trên tay. Nếu làm vậy, rút và hạ một lá thời đại 3.
innovation-card-tools-2 = Bạn có thể trả về kho một lá thời đại 3 trên tay. Nếu làm vậy, rút ba lá thời đại 1.
innovation-card-writing-1 = Rút một lá thời đại 2.
innovation-card-archery-1 = Yêu sách: rút một lá thời đại 1. Sau đó chuyển lá cao nhất trên tay bạn sang tay bài của người kích hoạt.
innovation-card-metalworking-1 = Rút ngửa từng lá thời đại 1. Lá nào có lâu đài thì ghi điểm rồi rút tiếp; gặp lá không có lâu đài thì cầm lá đó lên tay và dừng.
innovation-card-oars-1 = Yêu sách: chuyển một lá có vương miện trên tay bạn sang chồng điểm của người kích hoạt và rút một lá thời đại 1. Lặp lại chừng nào trên tay bạn còn lá có vương miện.
innovation-card-oars-1-first = Yêu sách: chuyển một lá có vương miện trên tay bạn sang chồng điểm của người kích hoạt. Nếu làm vậy, rút một lá thời đại 1.
innovation-card-oars-2 = Nếu yêu sách không chuyển được lá nào, rút một lá thời đại 1.
innovation-card-clothing-1 = Hạ một lá trên tay có màu chưa có trên khu bài của bạn.
innovation-card-clothing-2 = Cứ mỗi màu có trên khu bài của bạn mà không đối thủ nào có trên khu bài, rút và ghi điểm một lá thời đại 1.
innovation-card-sailing-1 = Rút và hạ một lá thời đại 1.
innovation-card-the-wheel-1 = Rút hai lá thời đại 1.
innovation-card-agriculture-1 = Bạn có thể trả về kho một lá trên tay. Nếu làm vậy, rút và ghi điểm một lá cao hơn lá đó một thời đại.
innovation-card-domestication-1 = Hạ lá thấp nhất trên tay. Sau đó, dù thế nào, rút một lá thời đại 1.
innovation-card-masonry-1 = Bạn có thể hạ số lá tùy ý trong các lá có lâu đài trên tay. Nếu hạ từ bốn lá trở lên, nhận thành tựu { innovation-special-monument }.
innovation-card-city-states-1 = Yêu sách: nếu khu bài của bạn hiện từ bốn lâu đài trở lên, chuyển một lá trên cùng có lâu đài từ đó sang khu bài của người kích hoạt. Nếu làm vậy, rút một lá thời đại 1.
innovation-card-code-of-laws-1 = Bạn có thể lót một lá trên tay có màu đã có trên khu bài của bạn. Nếu làm vậy, bạn có thể xòe chồng màu đó sang trái.
innovation-card-mysticism-1 = Rút ngửa một lá thời đại 1. Nếu màu của nó đã có trên khu bài của bạn, hạ nó và rút một lá thời đại 1; nếu không, cầm nó lên tay.

# Age 2.

innovation-card-calendar-1 = Nếu chồng điểm của bạn có nhiều lá hơn tay bài, rút hai lá thời đại 3.
innovation-card-mathematics-1 = Bạn có thể trả về kho một lá trên tay. Nếu làm vậy, rút và hạ một lá cao hơn lá đó một thời đại.
innovation-card-construction-1 = Yêu sách: chuyển hai lá trên tay bạn sang tay bài của người kích hoạt. Sau đó, dù thế nào, rút một lá thời đại 2.
innovation-card-construction-2 = Nếu khu bài của bạn có đủ năm màu và không đối thủ nào có đủ năm màu, nhận thành tựu { innovation-special-empire }.
innovation-card-road-building-1 = Hạ một hoặc hai lá trên tay. Nếu hạ hai lá, bạn có thể chuyển lá đỏ trên cùng của mình sang khu bài của một người chơi khác, rồi chuyển lá xanh lục trên cùng ở đó sang khu bài của bạn.
innovation-card-currency-1 = Bạn có thể trả về kho số lá tùy ý trên tay. Cứ mỗi thời đại khác nhau trong các lá đã trả, rút và ghi điểm một lá thời đại 2.
innovation-card-mapmaking-1 = Yêu sách: chuyển một lá thời đại 1 từ chồng điểm của bạn sang chồng điểm của người kích hoạt.
innovation-card-mapmaking-2 = Nếu yêu sách đã chuyển được lá bài nào, rút và ghi điểm một lá thời đại 1.
innovation-card-canal-building-1 = Bạn có thể đổi tất cả các lá cao nhất trên tay lấy tất cả các lá cao nhất trong chồng điểm của bạn.
innovation-card-fermenting-1 = Cứ mỗi chồng màu của bạn có hiện chiếc lá, rút một lá thời đại 2.
innovation-card-fermenting-1-first = Cứ hai chiếc lá hiện trên khu bài của bạn, rút một lá thời đại 2.
innovation-card-monotheism-1 = Yêu sách: chuyển một lá trên cùng có màu mà khu bài của người kích hoạt không có, từ khu bài của bạn sang chồng điểm của người đó. Nếu làm vậy, rút và lót một lá thời đại 1.
innovation-card-monotheism-2 = Rút và lót một lá thời đại 1.
innovation-card-philosophy-1 = Bạn có thể xòe một chồng màu của mình sang trái.
innovation-card-philosophy-2 = Bạn có thể ghi điểm một lá trên tay.

# Age 3.

innovation-card-alchemy-1 = Cứ ba lâu đài hiện trên khu bài của bạn, rút ngửa một lá thời đại 4. Nếu trong đó có lá đỏ, trả về kho tất cả các lá vừa rút cùng cả tay bài; nếu không, cầm chúng lên tay.
innovation-card-alchemy-2 = Hạ một lá trên tay, rồi ghi điểm một lá trên tay.
innovation-card-translation-1 = Bạn có thể hạ cả chồng điểm của mình, theo thứ tự tùy ý.
innovation-card-translation-2 = Nếu mọi lá trên cùng trên khu bài của bạn đều có vương miện, nhận thành tựu { innovation-special-world }.
innovation-card-engineering-1 = Yêu sách: chuyển tất cả các lá trên cùng có lâu đài từ khu bài của bạn sang chồng điểm của người kích hoạt.
innovation-card-engineering-2 = Bạn có thể xòe chồng đỏ của mình sang trái.
innovation-card-optics-1 = Rút và hạ một lá thời đại 3. Nếu nó có vương miện, rút và ghi điểm một lá thời đại 4. Nếu không, chuyển một lá từ chồng điểm của bạn sang chồng điểm của một đối thủ ít điểm hơn bạn.
innovation-card-compass-1 = Yêu sách: chuyển một lá trên cùng có chiếc lá, không phải màu xanh lục, từ khu bài của bạn sang khu bài của người kích hoạt. Sau đó, dù thế nào, chuyển một lá trên cùng không có chiếc lá từ khu bài của người kích hoạt sang khu bài của bạn.
innovation-card-paper-1 = Bạn có thể xòe chồng xanh lục hoặc chồng xanh dương của mình sang trái.
innovation-card-paper-2 = Cứ mỗi chồng màu của bạn đang xòe sang trái, rút một lá thời đại 4.
innovation-card-machinery-1 = Yêu sách: đổi cả tay bài của bạn lấy tất cả các lá cao nhất trên tay người kích hoạt.
innovation-card-machinery-2 = Ghi điểm một lá có lâu đài trên tay. Sau đó, dù thế nào, bạn có thể xòe chồng đỏ của mình sang trái.
innovation-card-medicine-1 = Yêu sách: đổi lá cao nhất trong chồng điểm của bạn lấy lá thấp nhất trong chồng điểm của người kích hoạt.
innovation-card-education-1 = Bạn có thể trả về kho lá cao nhất trong chồng điểm của mình. Nếu làm vậy, rút một lá cao hơn lá cao nhất còn lại ở đó hai thời đại.
innovation-card-feudalism-1 = Yêu sách: chuyển một lá có lâu đài trên tay bạn sang tay bài của người kích hoạt. Nếu làm vậy, chồng màu đó của bạn không còn xòe nữa.
innovation-card-feudalism-1-first = Yêu sách: chuyển một lá có lâu đài trên tay bạn sang tay bài của người kích hoạt.
innovation-card-feudalism-2 = Bạn có thể xòe chồng vàng hoặc chồng tím của mình sang trái.

# Age 4.

innovation-card-experimentation-1 = Rút và hạ một lá thời đại 5.
innovation-card-printing-press-1 = Bạn có thể trả về kho một lá trong chồng điểm của mình. Nếu làm vậy, rút một lá cao hơn lá tím trên cùng của bạn hai thời đại; nếu bạn không có lá tím, rút một lá thời đại 2.
innovation-card-printing-press-2 = Bạn có thể xòe chồng xanh dương của mình sang phải.
innovation-card-colonialism-1 = Rút và lót một lá thời đại 3. Lặp lại chừng nào lá vừa lót có vương miện.
innovation-card-gunpowder-1 = Yêu sách: chuyển một lá trên cùng có lâu đài từ khu bài của bạn sang chồng điểm của người kích hoạt.
innovation-card-gunpowder-2 = Nếu yêu sách đã chuyển được lá bài nào, rút và ghi điểm một lá thời đại 2.
innovation-card-invention-1 = Bạn có thể xòe sang phải một chồng màu của mình đang xòe sang trái. Nếu làm vậy, rút và ghi điểm một lá thời đại 4.
innovation-card-invention-2 = Nếu bạn có đủ năm chồng màu và chồng nào cũng đang xòe, theo bất kỳ hướng nào, nhận thành tựu { innovation-special-wonder }.
innovation-card-navigation-1 = Yêu sách: chuyển một lá thời đại 2 hoặc 3 từ chồng điểm của bạn sang chồng điểm của người kích hoạt.
innovation-card-anatomy-1 = Yêu sách: trả về kho một lá trong chồng điểm của bạn. Nếu làm vậy, trả về kho một lá trên cùng thuộc đúng thời đại đó trên khu bài của bạn.
innovation-card-perspective-1 = Bạn có thể trả về kho một lá trên tay. Nếu làm vậy, cứ hai bóng đèn hiện trên khu bài của bạn, ghi điểm một lá trên tay.
innovation-card-enterprise-1 = Yêu sách: chuyển một lá trên cùng có vương miện, không phải màu tím, từ khu bài của bạn sang khu bài của người kích hoạt. Nếu làm vậy, rút và hạ một lá thời đại 4.
innovation-card-enterprise-2 = Bạn có thể xòe chồng xanh lục của mình sang phải.
innovation-card-reformation-1 = Bạn có thể lót các lá trên tay: cứ hai chiếc lá hiện trên khu bài của bạn thì một lá, không được ít hơn trừ khi hết bài trên tay.
innovation-card-reformation-2 = Bạn có thể xòe chồng vàng hoặc chồng tím của mình sang phải.

# Age 5.

innovation-card-chemistry-1 = Bạn có thể xòe chồng xanh dương của mình sang phải.
innovation-card-chemistry-2 = Rút và ghi điểm một lá cao hơn lá trên cùng cao nhất của bạn một thời đại. Sau đó trả về kho một lá trong chồng điểm của bạn.
innovation-card-physics-1 = Rút ngửa ba lá thời đại 6. Nếu có hai lá cùng màu, trả về kho cả ba cùng cả tay bài; nếu không, cầm chúng lên tay.
innovation-card-coal-1 = Rút và lót một lá thời đại 5.
innovation-card-coal-2 = Bạn có thể xòe chồng đỏ của mình sang phải.
innovation-card-coal-3 = Bạn có thể ghi điểm một trong các lá trên cùng của mình. Nếu làm vậy, ghi điểm luôn lá nằm ngay dưới nó.
innovation-card-the-pirate-code-1 = Yêu sách: chuyển hai lá thời đại 4 trở xuống từ chồng điểm của bạn sang chồng điểm của người kích hoạt.
innovation-card-the-pirate-code-2 = Nếu yêu sách đã chuyển được lá bài nào, ghi điểm lá thấp nhất trong các lá trên cùng có vương miện của bạn.
innovation-card-banking-1 = Yêu sách: chuyển một lá trên cùng có nhà máy, không phải màu xanh lục, từ khu bài của bạn sang khu bài của người kích hoạt. Nếu làm vậy, rút và ghi điểm một lá thời đại 5.
innovation-card-banking-2 = Bạn có thể xòe chồng xanh lục của mình sang phải.
innovation-card-measurement-1 = Bạn có thể lật một lá trên tay và trả về kho lá đó. Nếu làm vậy, xòe chồng cùng màu với nó của bạn sang phải và rút một lá có thời đại bằng số lá trong chồng ấy.
innovation-card-measurement-1-first = Bạn có thể trả về kho một lá trên tay. Nếu làm vậy, chọn một màu, xòe chồng màu đó của bạn sang phải và rút một lá có thời đại bằng số lá trong chồng ấy.
innovation-card-statistics-1 = Yêu sách: chuyển tất cả các lá cao nhất trong chồng điểm của bạn về tay chính bạn.
innovation-card-statistics-1-first = Yêu sách: chuyển lá cao nhất trong chồng điểm của bạn về tay chính bạn. Nếu đó là lá duy nhất trên tay bạn, lặp lại.
innovation-card-statistics-2 = Bạn có thể xòe chồng vàng của mình sang phải.
innovation-card-steam-engine-1 = Rút và lót hai lá thời đại 4. Sau đó ghi điểm lá dưới cùng của chồng vàng của bạn.
innovation-card-astronomy-1 = Rút ngửa từng lá thời đại 6. Lá nào màu xanh lục hoặc xanh dương thì hạ rồi rút tiếp; gặp lá màu khác thì cầm lá đó lên tay và dừng.
innovation-card-astronomy-2 = Nếu mọi lá trên cùng của bạn, không kể lá tím, đều thuộc thời đại 6 trở lên, nhận thành tựu { innovation-special-universe }.
innovation-card-societies-1 = Yêu sách: chuyển một lá trên cùng có bóng đèn, cao hơn lá trên cùng có màu đó của người kích hoạt, từ khu bài của bạn sang khu bài của người đó. Nếu làm vậy, rút một lá thời đại 5.
innovation-card-societies-1-first = Yêu sách: chuyển một lá trên cùng có bóng đèn, không phải màu tím, từ khu bài của bạn sang khu bài của người kích hoạt. Nếu làm vậy, rút một lá thời đại 5.

# Age 6.

innovation-card-atomic-theory-1 = Bạn có thể xòe chồng xanh dương của mình sang phải.
innovation-card-atomic-theory-2 = Rút và hạ một lá thời đại 7.
innovation-card-encyclopedia-1 = Bạn có thể hạ tất cả các lá cao nhất trong chồng điểm của mình, theo thứ tự tùy ý.
innovation-card-industrialization-1 = Cứ mỗi chồng màu của bạn có hiện nhà máy, rút và lót một lá thời đại 6.
innovation-card-industrialization-1-first = Cứ hai nhà máy hiện trên khu bài của bạn, rút và lót một lá thời đại 6.
innovation-card-industrialization-2 = Bạn có thể xòe chồng đỏ hoặc chồng tím của mình sang phải.
innovation-card-machine-tools-1 = Rút và ghi điểm một lá cùng thời đại với lá cao nhất trong chồng điểm của bạn.
innovation-card-classification-1 = Lật một lá trên tay. Mọi lá cùng màu trên tay các đối thủ được chuyển sang tay bài của bạn. Sau đó hạ mọi lá màu đó trên tay bạn, theo thứ tự tùy ý.
innovation-card-metric-system-1 = Nếu chồng xanh lục của bạn đang xòe sang phải, bạn có thể xòe một chồng màu của mình sang phải.
innovation-card-metric-system-2 = Bạn có thể xòe chồng xanh lục của mình sang phải.
innovation-card-canning-1 = Bạn có thể rút và lót một lá thời đại 6. Nếu làm vậy, ghi điểm tất cả các lá trên cùng không có nhà máy của bạn.
innovation-card-canning-2 = Bạn có thể xòe chồng vàng của mình sang phải.
innovation-card-vaccination-1 = Yêu sách: trả về kho tất cả các lá thấp nhất trong chồng điểm của bạn. Nếu có trả lá nào, rút và hạ một lá thời đại 6.
innovation-card-vaccination-2 = Nếu yêu sách đã khiến lá bài nào bị trả về kho, rút và hạ một lá thời đại 7.
innovation-card-democracy-1 = Bạn có thể trả về kho số lá tùy ý trên tay. Nếu tính trong cả hành động này bạn đã trả nhờ lá bài này nhiều lá hơn từng người chơi khác, rút và ghi điểm một lá thời đại 8.
innovation-card-emancipation-1 = Yêu sách: chuyển một lá trên tay bạn sang chồng điểm của người kích hoạt. Nếu làm vậy, rút một lá thời đại 6.
innovation-card-emancipation-2 = Bạn có thể xòe chồng đỏ hoặc chồng tím của mình sang phải.

# Age 7.

innovation-card-evolution-1 = Bạn có thể chọn một trong hai: rút và ghi điểm một lá thời đại 8 rồi trả về kho một lá trong chồng điểm của bạn; hoặc rút một lá cao hơn lá cao nhất trong chồng điểm của bạn một thời đại.
innovation-card-publications-1 = Bạn có thể xếp lại thứ tự các lá trong một chồng màu của mình. Chồng vẫn xòe như cũ.
innovation-card-publications-2 = Bạn có thể xòe chồng vàng hoặc chồng xanh dương của mình lên trên.
innovation-card-combustion-1 = Yêu sách: cứ bốn vương miện hiện trên khu bài của người kích hoạt, chuyển một lá từ chồng điểm của bạn sang chồng điểm của người đó.
innovation-card-combustion-1-first = Yêu sách: chuyển hai lá từ chồng điểm của bạn sang chồng điểm của người kích hoạt.
innovation-card-combustion-2 = Trả về kho lá dưới cùng của chồng đỏ của bạn.
innovation-card-explosives-1 = Yêu sách: chuyển ba lá cao nhất trên tay bạn sang tay bài của người kích hoạt. Nếu có chuyển lá nào và trên tay bạn không còn lá nào, rút một lá thời đại 7.
innovation-card-bicycle-1 = Bạn có thể đổi cả tay bài lấy cả chồng điểm của mình.
innovation-card-electricity-1 = Trả về kho tất cả các lá trên cùng không có nhà máy của bạn. Sau đó cứ mỗi lá đã trả, rút một lá thời đại 8.
innovation-card-refrigeration-1 = Yêu sách: trả về kho một nửa tay bài của bạn, làm tròn xuống.
innovation-card-refrigeration-2 = Bạn có thể ghi điểm một lá trên tay.
innovation-card-sanitation-1 = Yêu sách: đổi hai lá cao nhất trên tay bạn lấy lá thấp nhất trên tay người kích hoạt.
innovation-card-lighting-1 = Bạn có thể lót tối đa ba lá trên tay. Cứ mỗi thời đại khác nhau trong các lá đã lót, rút và ghi điểm một lá thời đại 7.
innovation-card-railroad-1 = Trả về kho cả tay bài của bạn, rồi rút ba lá thời đại 6.
innovation-card-railroad-2 = Bạn có thể xòe lên trên một chồng màu của mình đang xòe sang phải.

# Age 8.

innovation-card-quantum-theory-1 = Bạn có thể trả về kho tối đa hai lá trên tay. Nếu trả đủ hai, rút một lá thời đại 10, rồi rút và ghi điểm một lá thời đại 10.
innovation-card-rocketry-1 = Cứ hai đồng hồ hiện trên khu bài của bạn, trả về kho một lá trong chồng điểm của một đối thủ.
innovation-card-flight-1 = Nếu chồng đỏ của bạn đang xòe lên trên, bạn có thể xòe một chồng màu của mình lên trên.
innovation-card-flight-2 = Bạn có thể xòe chồng đỏ của mình lên trên.
innovation-card-mobility-1 = Yêu sách: chuyển hai lá cao nhất trong các lá trên cùng không phải màu đỏ và không có nhà máy từ khu bài của bạn sang chồng điểm của người kích hoạt. Nếu có chuyển lá nào, rút một lá thời đại 8.
innovation-card-corporations-1 = Yêu sách: chuyển một lá trên cùng có nhà máy, không phải màu xanh lục, từ khu bài của bạn sang chồng điểm của người kích hoạt. Nếu làm vậy, rút và hạ một lá thời đại 8.
innovation-card-corporations-2 = Rút và hạ một lá thời đại 8.
innovation-card-mass-media-1 = Bạn có thể trả về kho một lá trên tay. Nếu làm vậy, chọn một thời đại và trả về kho mọi lá thuộc thời đại đó trong tất cả các chồng điểm.
innovation-card-mass-media-2 = Bạn có thể xòe chồng tím của mình lên trên.
innovation-card-antibiotics-1 = Bạn có thể trả về kho tối đa ba lá trên tay. Cứ mỗi thời đại khác nhau trong các lá đã trả, rút hai lá thời đại 8.
innovation-card-skyscrapers-1 = Yêu sách: chuyển một lá trên cùng có đồng hồ, không phải màu vàng, từ khu bài của bạn sang khu bài của người kích hoạt. Nếu làm vậy, ghi điểm lá vốn nằm ngay dưới nó và trả về kho phần còn lại của chồng đó.
innovation-card-empiricism-1 = Chọn hai màu, rồi rút ngửa một lá thời đại 9. Nếu lá đó có một trong hai màu, hạ nó và bạn có thể xòe chồng màu ấy lên trên; nếu không, cầm nó lên tay.
innovation-card-empiricism-2 = Nếu khu bài của bạn hiện từ hai mươi bóng đèn trở lên, bạn thắng.
innovation-card-socialism-1 = Bạn có thể lót cả tay bài, theo thứ tự tùy ý. Nếu trong đó có lá tím, tất cả các lá thấp nhất trên tay mỗi đối thủ được chuyển sang tay bài của bạn.

# Age 9.

innovation-card-computers-1 = Bạn có thể xòe chồng đỏ hoặc chồng xanh lục của mình lên trên.
innovation-card-computers-2 = Rút và hạ một lá thời đại 10, rồi thực hiện một mình lá đó.
innovation-card-genetics-1 = Rút và hạ một lá thời đại 10, rồi ghi điểm tất cả các lá nằm dưới nó.
innovation-card-composites-1 = Yêu sách: chuyển tất cả các lá trên tay bạn, trừ một lá, sang tay bài của người kích hoạt. Sau đó, dù thế nào, chuyển lá cao nhất trong chồng điểm của bạn sang chồng điểm của người kích hoạt.
innovation-card-fission-1 = Yêu sách: rút ngửa một lá thời đại 10. Nếu nó màu đỏ, mọi tay bài, khu bài và chồng điểm bị loại khỏi ván và hành động chấm dứt; nếu không, cầm nó lên tay.
innovation-card-fission-2 = Trả về kho một lá trên cùng, trừ { innovation-card-fission }, trên bất kỳ khu bài nào. Sau đó, dù thế nào, rút một lá thời đại 10.
innovation-card-fission-2-first = Trả về kho một lá trên cùng, trừ { innovation-card-fission }, trên bất kỳ khu bài nào.
innovation-card-collaboration-1 = Yêu sách: rút ngửa hai lá thời đại 9. Người kích hoạt chọn một lá để chuyển sang khu bài của mình; bạn hạ lá kia.
innovation-card-collaboration-2 = Nếu chồng xanh lục của bạn có từ mười lá trở lên, bạn thắng.
innovation-card-satellites-1 = Trả về kho cả tay bài của bạn, rồi rút ba lá thời đại 8.
innovation-card-satellites-2 = Bạn có thể xòe chồng tím của mình lên trên.
innovation-card-satellites-3 = Hạ một lá trên tay, rồi thực hiện một mình lá đó.
innovation-card-ecology-1 = Bạn có thể trả về kho một lá trên tay. Nếu làm vậy, ghi điểm một lá trên tay và rút hai lá thời đại 10.
innovation-card-suburbia-1 = Bạn có thể lót số lá tùy ý trên tay. Cứ mỗi lá đã lót, rút và ghi điểm một lá thời đại 1.
innovation-card-services-1 = Yêu sách: chuyển tất cả các lá cao nhất trong chồng điểm của bạn sang tay bài của người kích hoạt. Nếu có chuyển lá nào, chuyển một lá trên cùng không có chiếc lá từ khu bài của người kích hoạt về tay bạn.
innovation-card-specialization-1 = Lật một lá trên tay. Lá trên cùng của màu đó trên khu bài mỗi đối thủ được chuyển về tay bạn.
innovation-card-specialization-2 = Bạn có thể xòe chồng vàng hoặc chồng xanh dương của mình lên trên.

# Age 10.

innovation-card-bioengineering-1 = Chuyển một lá trên cùng có chiếc lá từ khu bài của một đối thủ sang chồng điểm của bạn.
innovation-card-bioengineering-2 = Nếu khu bài của người chơi nào đó hiện chưa đến ba chiếc lá, người duy nhất hiện nhiều chiếc lá nhất sẽ thắng.
innovation-card-software-1 = Rút và ghi điểm một lá thời đại 10.
innovation-card-software-2 = Rút và hạ hai lá thời đại 10, rồi thực hiện một mình lá thứ hai.
innovation-card-miniaturization-1 = Bạn có thể trả về kho một lá trên tay. Nếu lá đó thuộc thời đại 10, cứ mỗi thời đại khác nhau trong chồng điểm của bạn, rút một lá thời đại 10.
innovation-card-robotics-1 = Ghi điểm lá xanh lục trên cùng của bạn. Sau đó, dù thế nào, rút và hạ một lá thời đại 10 rồi thực hiện một mình lá đó.
innovation-card-databases-1 = Yêu sách: trả về kho một nửa chồng điểm của bạn, làm tròn lên.
innovation-card-self-service-1 = Thực hiện một mình một lá trên cùng khác của bạn.
innovation-card-self-service-2 = Nếu bạn có nhiều thành tựu hơn từng đối thủ, bạn thắng.
innovation-card-globalization-1 = Yêu sách: trả về kho một lá trên cùng có chiếc lá trên khu bài của bạn.
innovation-card-globalization-2 = Rút và ghi điểm một lá thời đại 6. Sau đó, nếu không khu bài nào hiện chiếc lá nhiều hơn nhà máy, người duy nhất có nhiều điểm nhất sẽ thắng.
innovation-card-stem-cells-1 = Bạn có thể ghi điểm cả tay bài.
innovation-card-ai-1 = Rút và ghi điểm một lá thời đại 10.
innovation-card-ai-2 = Nếu { innovation-card-robotics } và { innovation-card-software } đều là lá trên cùng, trên bất kỳ khu bài nào, người duy nhất có ít điểm nhất sẽ thắng.
innovation-card-the-internet-1 = Bạn có thể xòe chồng xanh lục của mình lên trên.
innovation-card-the-internet-2 = Rút và ghi điểm một lá thời đại 10.
innovation-card-the-internet-3 = Cứ hai đồng hồ hiện trên khu bài của bạn, rút và hạ một lá thời đại 10.

## Keywords
# The words that the cards use, explained.

innovation-keyword-draw = Rút
innovation-keyword-draw-text = Lấy lá trên cùng trong kho bài của thời đại đó lên tay, không cho ai xem. Nếu thời đại đó đã hết bài, rút ở thời đại cao hơn gần nhất còn bài; phải rút quá thời đại 10 thì ván kết thúc.
innovation-keyword-meld = Hạ
innovation-keyword-meld-text = Đặt lá bài lên trên chồng cùng màu của bạn; chưa có chồng thì nó mở chồng mới.
innovation-keyword-tuck = Lót
innovation-keyword-tuck-text = Đặt lá bài xuống dưới chồng cùng màu của bạn; chưa có chồng thì nó mở chồng mới.
innovation-keyword-score = Ghi điểm
innovation-keyword-score-text = Đặt lá bài vào chồng điểm của bạn. Lá thuộc thời đại mấy thì được bấy nhiêu điểm.
innovation-keyword-return = Trả về kho
innovation-keyword-return-text = Đặt lá bài xuống dưới cùng kho bài của thời đại ghi trên lá.
innovation-keyword-splay = Xòe
innovation-keyword-splay-text = Xòe một chồng từ hai lá trở lên theo một hướng, để các lá bị che lộ ra một phần biểu tượng: sang trái một biểu tượng mỗi lá, sang phải hai, lên trên ba.
innovation-keyword-achieve = Giành thành tựu
innovation-keyword-achieve-text = Lấy một thành tựu. Thành tựu của một thời đại tốn một hành động; cần số điểm gấp năm lần số của thời đại và một lá trên cùng thuộc thời đại đó trở lên. Điểm vẫn giữ nguyên.
innovation-keyword-transfer = Chuyển
innovation-keyword-transfer-text = Đưa lá bài đến nơi được nêu: tay bài, chồng điểm, hoặc lên trên chồng cùng màu. Không tính là đã ghi điểm hay đã hạ.
innovation-keyword-exchange = Đổi
innovation-keyword-exchange-text = Hai nhóm bài đổi chỗ cho nhau cùng lúc. Một trong hai có thể không có lá nào.
innovation-keyword-reveal = Lật
innovation-keyword-reveal-text = Cho mọi người xem lá bài.
innovation-keyword-claim = Nhận thành tựu
innovation-keyword-claim-text = Lấy ngay thành tựu đặc biệt đó, nếu chưa ai có.
innovation-keyword-demand = Yêu sách
innovation-keyword-demand-text = Đánh vào mọi đối thủ hiện ít biểu tượng của dogma hơn người kích hoạt. Người kích hoạt là người đang dùng hành động dogma.
innovation-keyword-share = Không phải yêu sách
innovation-keyword-share-text = Ai hiện số biểu tượng của dogma bằng hoặc nhiều hơn người kích hoạt cũng thực hiện, và làm trước. Nếu nhờ đó có gì thay đổi với một đối thủ, cuối cùng người kích hoạt rút một lá.
innovation-keyword-alone = Thực hiện một mình
innovation-keyword-alone-text = Thực hiện mọi hiệu ứng của lá bài không phải yêu sách. Không ai được hưởng chung.
innovation-keyword-top = Lá trên cùng
innovation-keyword-top-text = Lá nằm trên hết trong một chồng.
innovation-keyword-highest = Cao nhất, thấp nhất
innovation-keyword-highest-text = Tính theo thời đại. Nếu có nhiều lá bằng nhau thì chỉ một lá, do người di chuyển nó chọn, trừ khi ghi rõ là tất cả.
innovation-keyword-shows = Có biểu tượng, hiện biểu tượng
innovation-keyword-shows-text = Lá bài có ba biểu tượng in trên nó. Chồng hay khu bài thì hiện những biểu tượng nhìn thấy được: mọi biểu tượng của các lá trên cùng, và những gì lộ ra nhờ xòe.

## What achievements need

# $age is a number, $points is five times as much.
innovation-age-needs = { $points } điểm và một lá trên cùng thuộc thời đại { $age } trở lên
innovation-special-empire-text = Khu bài của bạn hiện đủ sáu loại biểu tượng, mỗi loại ít nhất ba.
innovation-special-empire-card = Hoặc nhờ { innovation-card-construction }: đủ năm màu, khi không đối thủ nào có đủ năm.
innovation-special-monument-text = Lót sáu lá, hoặc ghi điểm sáu lá, trong cùng một lượt, bất kể lượt của ai.
innovation-special-monument-card = Hoặc nhờ { innovation-card-masonry }: hạ một lần bốn lá có lâu đài.
innovation-special-wonder-text = Khu bài của bạn có đủ năm màu, chồng nào cũng xòe sang phải hoặc lên trên.
innovation-special-wonder-card = Hoặc nhờ { innovation-card-invention }: đủ năm màu, chồng nào cũng xòe, theo bất kỳ hướng nào.
innovation-special-world-text = Khu bài của bạn hiện ít nhất mười hai đồng hồ.
innovation-special-world-card = Hoặc nhờ { innovation-card-translation }: mọi lá trên cùng đều có vương miện.
innovation-special-universe-text = Khu bài của bạn có đủ năm màu, mọi lá trên cùng đều thuộc thời đại 8 trở lên.
innovation-special-universe-card = Hoặc nhờ { innovation-card-astronomy }: mọi lá trên cùng, không kể lá tím, đều thuộc thời đại 6 trở lên.

## Names for what is said by id
# What comes is the id, or the name already. These lists are the same in every language.

innovation-which-card = { $card ->
    [pottery] { innovation-card-pottery }
    [tools] { innovation-card-tools }
    [writing] { innovation-card-writing }
    [archery] { innovation-card-archery }
    [metalworking] { innovation-card-metalworking }
    [oars] { innovation-card-oars }
    [clothing] { innovation-card-clothing }
    [sailing] { innovation-card-sailing }
    [the-wheel] { innovation-card-the-wheel }
    [agriculture] { innovation-card-agriculture }
    [domestication] { innovation-card-domestication }
    [masonry] { innovation-card-masonry }
    [city-states] { innovation-card-city-states }
    [code-of-laws] { innovation-card-code-of-laws }
    [mysticism] { innovation-card-mysticism }
    [calendar] { innovation-card-calendar }
    [mathematics] { innovation-card-mathematics }
    [construction] { innovation-card-construction }
    [road-building] { innovation-card-road-building }
    [currency] { innovation-card-currency }
    [mapmaking] { innovation-card-mapmaking }
    [canal-building] { innovation-card-canal-building }
    [fermenting] { innovation-card-fermenting }
    [monotheism] { innovation-card-monotheism }
    [philosophy] { innovation-card-philosophy }
    [alchemy] { innovation-card-alchemy }
    [translation] { innovation-card-translation }
    [engineering] { innovation-card-engineering }
    [optics] { innovation-card-optics }
    [compass] { innovation-card-compass }
    [paper] { innovation-card-paper }
    [machinery] { innovation-card-machinery }
    [medicine] { innovation-card-medicine }
    [education] { innovation-card-education }
    [feudalism] { innovation-card-feudalism }
    [experimentation] { innovation-card-experimentation }
    [printing-press] { innovation-card-printing-press }
    [colonialism] { innovation-card-colonialism }
    [gunpowder] { innovation-card-gunpowder }
    [invention] { innovation-card-invention }
    [navigation] { innovation-card-navigation }
    [anatomy] { innovation-card-anatomy }
    [perspective] { innovation-card-perspective }
    [enterprise] { innovation-card-enterprise }
    [reformation] { innovation-card-reformation }
    [chemistry] { innovation-card-chemistry }
    [physics] { innovation-card-physics }
    [coal] { innovation-card-coal }
    [the-pirate-code] { innovation-card-the-pirate-code }
    [banking] { innovation-card-banking }
    [measurement] { innovation-card-measurement }
    [statistics] { innovation-card-statistics }
    [steam-engine] { innovation-card-steam-engine }
    [astronomy] { innovation-card-astronomy }
    [societies] { innovation-card-societies }
    [atomic-theory] { innovation-card-atomic-theory }
    [encyclopedia] { innovation-card-encyclopedia }
    [industrialization] { innovation-card-industrialization }
    [machine-tools] { innovation-card-machine-tools }
    [classification] { innovation-card-classification }
    [metric-system] { innovation-card-metric-system }
    [canning] { innovation-card-canning }
    [vaccination] { innovation-card-vaccination }
    [democracy] { innovation-card-democracy }
    [emancipation] { innovation-card-emancipation }
    [evolution] { innovation-card-evolution }
    [publications] { innovation-card-publications }
    [combustion] { innovation-card-combustion }
    [explosives] { innovation-card-explosives }
    [bicycle] { innovation-card-bicycle }
    [electricity] { innovation-card-electricity }
    [refrigeration] { innovation-card-refrigeration }
    [sanitation] { innovation-card-sanitation }
    [lighting] { innovation-card-lighting }
    [railroad] { innovation-card-railroad }
    [quantum-theory] { innovation-card-quantum-theory }
    [rocketry] { innovation-card-rocketry }
    [flight] { innovation-card-flight }
    [mobility] { innovation-card-mobility }
    [corporations] { innovation-card-corporations }
    [mass-media] { innovation-card-mass-media }
    [antibiotics] { innovation-card-antibiotics }
    [skyscrapers] { innovation-card-skyscrapers }
    [empiricism] { innovation-card-empiricism }
    [socialism] { innovation-card-socialism }
    [computers] { innovation-card-computers }
    [genetics] { innovation-card-genetics }
    [composites] { innovation-card-composites }
    [fission] { innovation-card-fission }
    [collaboration] { innovation-card-collaboration }
    [satellites] { innovation-card-satellites }
    [ecology] { innovation-card-ecology }
    [suburbia] { innovation-card-suburbia }
    [services] { innovation-card-services }
    [specialization] { innovation-card-specialization }
    [bioengineering] { innovation-card-bioengineering }
    [software] { innovation-card-software }
    [miniaturization] { innovation-card-miniaturization }
    [robotics] { innovation-card-robotics }
    [databases] { innovation-card-databases }
    [self-service] { innovation-card-self-service }
    [globalization] { innovation-card-globalization }
    [stem-cells] { innovation-card-stem-cells }
    [ai] { innovation-card-ai }
    [the-internet] { innovation-card-the-internet }
   *[other] { $card }
 }
innovation-which-colour = { $colour ->
    [blue] { innovation-colour-blue }
    [red] { innovation-colour-red }
    [green] { innovation-colour-green }
    [yellow] { innovation-colour-yellow }
    [purple] { innovation-colour-purple }
   *[other] { $colour }
 }
innovation-which-direction = { $direction ->
    [left] { innovation-direction-left }
    [right] { innovation-direction-right }
    [up] { innovation-direction-up }
   *[other] { $direction }
 }
innovation-which-special = { $name ->
    [empire] { innovation-special-empire }
    [monument] { innovation-special-monument }
    [wonder] { innovation-special-wonder }
    [world] { innovation-special-world }
    [universe] { innovation-special-universe }
   *[other] { $name }
 }
# Where a card comes from, and where it goes: "shown" is a card that has just been drawn face up.
innovation-which-out = { $out ->
    [hand] { innovation-zone-hand }
    [score] { innovation-zone-score }
    [board] { innovation-zone-board }
    [supply] { innovation-zone-supply }
    [shown] vừa rút ngửa
   *[other] { $out }
 }
innovation-which-into = { $into ->
    [hand] { innovation-zone-hand }
    [score] { innovation-zone-score }
    [board] { innovation-zone-board }
    [supply] { innovation-zone-supply }
   *[other] { $into }
 }

## Questions
# $card is the card that asks. Where an answer may be refused, there is a button for that.

innovation-ask-first-meld = Chọn lá bạn hạ lúc bắt đầu
innovation-ask-action = Chọn một hành động (còn { $left })
innovation-ask-return = { innovation-which-card }: chọn một lá để trả về kho
innovation-ask-meld = { innovation-which-card }: chọn một lá để hạ
innovation-ask-tuck = { innovation-which-card }: chọn một lá để lót
innovation-ask-score = { innovation-which-card }: chọn một lá để ghi điểm
innovation-ask-give = { innovation-which-card }: chọn một lá để chuyển đi
innovation-ask-take = { innovation-which-card }: chọn một lá để lấy
innovation-ask-show = { innovation-which-card }: chọn một lá để lật
innovation-ask-swap = { innovation-which-card }: chọn một lá để đổi
innovation-ask-swap-all = { innovation-which-card }: đổi tất cả các lá này?
innovation-ask-splay = { innovation-which-card }: chọn một chồng để xòe { innovation-which-direction }
innovation-ask-name-colour = { innovation-which-card }: chọn một màu
innovation-ask-name-value = { innovation-which-card }: chọn một thời đại
innovation-ask-trade = { innovation-which-card }: đưa lá đỏ trên cùng của bạn cho ai, để lấy lá xanh lục trên cùng ở đó?
innovation-ask-give-to = { innovation-which-card }: đối thủ nào nhận một lá trong chồng điểm của bạn?
innovation-ask-meld-all = { innovation-which-card }: hạ từ chồng điểm của bạn, tất cả hoặc không lá nào?
innovation-ask-tuck-all = { innovation-which-card }: lót cả tay bài?
innovation-ask-score-all = { innovation-which-card }: ghi điểm cả tay bài?
innovation-ask-draw-tuck = { innovation-which-card }: rút và lót một lá thời đại 6?
innovation-ask-evolve = { innovation-which-card }: chọn một trong hai
innovation-ask-reorder = { innovation-which-card }: chọn một chồng để xếp lại
innovation-ask-put-next = { innovation-which-card }: chọn lá tiếp theo, xếp từ trên xuống
innovation-ask-carry-out = { innovation-which-card }: chọn lá bạn thực hiện một mình

## Actions

innovation-do-draw = Rút
innovation-do-meld = Hạ
innovation-do-dogma = Dogma
innovation-do-achieve = Giành thành tựu

innovation-part-card = Lá nào
innovation-part-age = Thời đại nào
innovation-part-colour = Màu nào
innovation-part-value = Thời đại nào
innovation-part-seat = Người chơi nào
innovation-part-back = Từ chồng điểm nào, thời đại nào
innovation-part-way = Cách nào trong hai cách

innovation-way-score = Rút và ghi điểm một lá thời đại 8, rồi trả về kho một lá trong chồng điểm của bạn
innovation-way-draw = Rút một lá cao hơn lá cao nhất trong chồng điểm của bạn một thời đại

## Log
# $player is who acts; $to, $who, $owner, $one, $two, $three and $four are names of players too. $cards and $ages are whole lists:
# "Tools, Oars" and "1, 1, 3"; $cards can name fewer cards than there are, those that the reader may know. What ends in
# -card or -cards once more is said to those who are told which cards they are.

innovation-event-teams = Hai đội: { $one } và { $three } đấu với { $two } và { $four }.
innovation-event-first = { $player } đi trước: lá đứng đầu theo bảng chữ cái.
innovation-event-turn = Đến lượt { $player }: { $actions } hành động.
innovation-event-dogma = { $player } kích hoạt dogma của { innovation-which-card }.
# $demand is "true" (or 1) for a demand.
innovation-event-effect = { $demand ->
    [true] { innovation-which-card }, hiệu ứng { $number }: yêu sách đối với { $player }.
    [1] { innovation-which-card }, hiệu ứng { $number }: yêu sách đối với { $player }.
   *[other] { innovation-which-card }, hiệu ứng { $number }: { $player }.
 }
innovation-event-bonus = Có đối thủ hưởng chung: { $player } rút thêm một lá.
innovation-event-drew = { $player } rút một lá thời đại { $age }.
innovation-event-drew-card = { $player } rút { innovation-which-card }.
innovation-event-revealed = { $player } rút ngửa: { innovation-which-card }.
innovation-event-kept = { $player } cầm lên tay: { innovation-which-card }.
innovation-event-melded = { $out ->
    [supply] { $player } rút và hạ { innovation-which-card }.
    [score] { $player } hạ từ chồng điểm: { innovation-which-card }.
   *[other] { $player } hạ { innovation-which-card }.
 }
innovation-event-tucked = { $out ->
    [supply] { $player } rút và lót { innovation-which-card }.
   *[other] { $player } lót { innovation-which-card }.
 }
innovation-event-scored = { $out ->
    [supply] { $player } rút và ghi điểm một lá thời đại { $age }.
   *[other] { $player } ghi điểm một lá thời đại { $age }.
 }
innovation-event-scored-card = { $out ->
    [supply] { $player } rút và ghi điểm { innovation-which-card }.
    [board] { $player } ghi điểm từ khu bài: { innovation-which-card }.
   *[other] { $player } ghi điểm { innovation-which-card }.
 }
innovation-event-scored-cards = { $player } ghi điểm ({ innovation-which-out }), thời đại: { $ages }.
innovation-event-scored-cards-cards = { $player } ghi điểm ({ innovation-which-out }): { $cards } (thời đại: { $ages }).
innovation-event-returned = { $player } trả về kho một lá thời đại { $age } ({ innovation-which-out }).
innovation-event-returned-card = { $player } trả về kho { innovation-which-card } ({ innovation-which-out }).
innovation-event-returned-other = { $player } trả về kho một lá thời đại { $age } ({ $owner }: { innovation-which-out }).
innovation-event-returned-other-card = { $player } trả về kho { innovation-which-card } ({ $owner }: { innovation-which-out }).
innovation-event-transferred = Một lá thời đại { $age }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-card = { innovation-which-card }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards = Các lá thời đại { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-transferred-cards-cards = { $cards } (thời đại: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped = Đổi bài, thời đại { $ages }: { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-swapped-cards = Đổi bài, { $cards } (thời đại: { $ages }): { $player } ({ innovation-which-out }) → { $to } ({ innovation-which-into }).
innovation-event-showed = { $player } lật { innovation-which-card }.
# $colour is the name of a colour.
innovation-event-splayed = { $player } xòe chồng { innovation-which-colour } { innovation-which-direction }.
innovation-event-unsplayed = { $player }: chồng { innovation-which-colour } không còn xòe nữa.
innovation-event-reordered = { $player } xếp lại chồng { innovation-which-colour }, từ dưới lên: { $cards }.
innovation-event-named-colour = { $player } chọn màu: { innovation-which-colour }.
innovation-event-named-value = { $player } chọn thời đại: { $value }.
innovation-event-named-seat = { $player } chọn { $who }.
innovation-event-no-card = { $player } không có lá nào hợp với { innovation-which-card }, hiệu ứng { $number }.
innovation-event-achieved = { $player } giành thành tựu thời đại { $age }.
innovation-event-special = { $player } nhận thành tựu { innovation-which-special }.
innovation-event-wiped = Màu đỏ! Mọi tay bài, khu bài và chồng điểm bị loại khỏi ván.
innovation-event-left = { $player } đã rời ván.
innovation-event-ended = Ván kết thúc: { $how ->
    [achievements] { innovation-end-achievements }
    [points] { innovation-end-points }
    [dogma] { innovation-end-dogma }
   *[other] { innovation-end-left }
 }.

## Result

innovation-score-achievements = Thành tựu
innovation-score-points = Điểm
innovation-end-achievements = đã đủ thành tựu
innovation-end-points = hết bài để rút, hơn thua bằng điểm
innovation-end-dogma = thắng nhờ một lá bài
innovation-end-left = những người khác đã rời ván

## Why something cannot be done

innovation-why-taken = Thành tựu thời đại { $age } đã có người giành rồi.
innovation-why-points = Thành tựu thời đại { $age } cần { $need } điểm. Bạn có { $have }.
innovation-why-top = Thành tựu thời đại { $age } cần một lá trên cùng thuộc thời đại { $age } trở lên. { $have ->
    [0] Khu bài của bạn đang trống.
   *[other] Lá cao nhất của bạn thuộc thời đại { $have }.
 }
innovation-why-no-hand = Tay bài trống: không có lá nào để hạ.
innovation-why-no-top = Khu bài của bạn đang trống: không có lá nào để dùng dogma.
innovation-why-no-ages = Mọi thành tựu thời đại đều đã có người giành.
innovation-why-no-pass = Không được bỏ hành động nào. Lúc nào bạn cũng có thể rút bài.
