/** What a house is kept with, «назва|інша;name|other;název» line by line. */
export const household = `
туалетний папір|папір туалетний|туал папір|туалетка|зева|zewa;toilet paper|toilet roll|loo roll|toilet tissue;toaletní papír|wc papír|toaleťák
рушничок паперовий|рушнички паперові|рушнички|паперові рушники|рушники паперові|паперовий рушник|кухонні рушники;paper towels|kitchen roll|kitchen towel;papírové utěrky|kuchyňské utěrky
паперові серветки|серветки паперові|серветки столові|серветки;paper napkins|napkins|serviettes;ubrousky|papírové ubrousky
папір для випікання|пергамент|пергаментний папір|папір для випічки|кулінарний папір;baking paper|parchment paper|greaseproof paper;pečicí papír
фольга|харчова фольга|алюмінієва фольга;foil|tin foil|aluminium foil|aluminum foil;alobal
харчова плівка|плівка харчова|стретч-плівка;cling film|plastic wrap|saran wrap;potravinářská fólie
рукав для запікання|пакет для запікання|рукав для випікання;roasting bags|oven bags|roasting bag;pečicí sáček
пакети для сміття|сміттєві пакети|мішки для сміття|сміттєві мішки;bin bags|bin liners|trash bags|garbage bags;pytle na odpadky|pytle do koše|sáčky do koše|odpadkové pytle
пакети для заморозки|зіп-пакети|зіп пакети|пакети зіп|пакети із застібкою|пакети з застібкою;ziploc bags|ziplocs|zip lock bags|freezer bags|zip bags|ziplock bags|zip-lock bags;mrazicí sáčky
пакети для сніданків|пакети для бутербродів|фасувальні пакети;sandwich bags;svačinové sáčky
пакети|пакети маленькі|пакет майка|пакети майка|поліетиленові пакети|торба для покупок|еко-сумка;carrier bags|shopping bags|tote bag;igelitové tašky
пральний порошок|порошок пральний|порошок для прання;washing powder|laundry powder|laundry detergent|laundry pods;prací prášek
гель для прання|рідкий порошок|капсули для прання;laundry gel|laundry liquid|washing liquid;prací gel
кондиціонер для білизни|ополіскувач для білизни|пом’якшувач тканин;fabric softener|fabric conditioner;aviváž
відбілювач|вибілювач;bleach;bělidlo|savo
плямовивідник|засіб від плям;stain remover;odstraňovač skvrn
засіб для миття посуду|миючий засіб|рідина для посуду|мийний засіб|засіб для посуду;washing up liquid|dish soap|washing-up liquid|dishwashing liquid;prostředek na nádobí|jar na nádobí
таблетки для посудомийки|таблетки для посудомийної машини|капсули для посудомийки;dishwasher tablets|dishwasher pods|dishwasher tabs;tablety do myčky
сіль для посудомийки|сіль для посудомийної машини;dishwasher salt;sůl do myčky
ополіскувач для посудомийки;rinse aid;leštidlo do myčky
порошок аріель|порошок персил|таблетки фініш|доместос|фейрі|фері|персил|персіл|аріель|аріел|ваніш|чистін|тайд|ленор|сіліт|сілліт|гала порошок|містер пропер|містер мускул|калгон|фініш|білизна відбілювач;domestos|fairy|fairy liquid|persil|ariel|vanish|cif|tide|tide pods|lenor|dawn|finish tablets|calgon|windex|lysol|febreze|clorox|downy|ajax|mr muscle|dettol;domestos
засіб для миття вікон|засіб для скла|засіб для миття скла|засіб для вікон;window cleaner|glass cleaner;čistič oken
засіб для підлоги|засіб для миття підлоги;floor cleaner;čistič podlah
засіб для унітаза|засіб для унітазу|туалетний блок|блок для унітаза;toilet cleaner|toilet block|toilet duck;čistič wc|wc čistič
засіб для чищення|чистячий засіб|чистячий порошок;cleaning spray|all purpose cleaner|surface cleaner|scouring powder|cleaning products;čisticí prostředek
засіб від жиру|жиророзчинник|антижир;degreaser|oven cleaner;odmašťovač
засіб від накипу|антинакип;descaler|limescale remover;odvápňovač
засіб для труб|засіб від засмічень;drain cleaner;čistič odpadů
поліроль для меблів|поліроль;furniture polish|pledge;leštěnka na nábytek
кальцинована сода|сода кальцинована;washing soda|soda ash;prací soda
господарське мило|мило господарське;laundry soap;mýdlo s jelenem
губки для посуду|губка для посуду|губка|губки;dish sponges|sponges|sponge|scourer;houbičky na nádobí|houbička
металева мочалка|шкребок для посуду|йоржик для посуду;steel wool|wire scourer|dish brush;drátěnka
ганчірочки|ганчірочка|серветочки|тряпочки|тряпки|тряпка|ганчірка|ганчірки|серветка з мікрофібри|мікрофібра|ганчірка для підлоги;cleaning cloths|cleaning cloth|dishcloth|microfibre cloth|microfiber cloth;hadr|hadry
швабра|моп;mop|swiffer|swiffer pads|swiffer refills;mop
віник|мітла;broom;koště|smeták
совок для сміття|совок;dustpan;lopatka na smetí
відро для сміття|смітник;bin|trash can;odpadkový koš
рукавички|рукавиці|гумові рукавички|рукавички гумові|рукавички для прибирання|рукавички для посуду|одноразові рукавички;rubber gloves|washing up gloves|disposable gloves;gumové rukavice
освіжувач повітря|освіжувач;air freshener;osvěžovač vzduchu
йоржик для унітаза|йоржик;toilet brush;wc štětka
вантуз;plunger;zvon na odpad
засіб від молі|нафталін;moth balls|moth repellent;proti molům
засіб від тарганів|засіб від мурах|отрута для мишей|мишоловка;ant killer|roach killer|mouse trap|rat poison;past na myši
засіб від комарів|спрей від комарів|фумігатор|пластини від комарів|спіраль від комарів;mosquito repellent|insect repellent|bug spray;repelent
сірники;matches;sirky|zápalky
запальничка|газ для запальничок|розпалювач|розпалювач для гриля|розпалювач для мангалу|рідина для розпалювання;lighter|lighter fluid|bbq lighter fluid|firelighters|fire starters;zapalovač
вугілля для гриля|деревне вугілля|вугілля|брикети для гриля|рідина для розпалювання;charcoal|firelighters|lighter fluid|bbq briquettes;dřevěné uhlí|grilovací brikety
свічки|свічка|чайні свічки;candles|candle|tealights;svíčky|svíčka
одноразові стаканчики|одноразовий посуд|паперові тарілки|одноразові тарілки|пластикові стаканчики|паперові стаканчики|одноразові стакани;paper plates|paper cups|plastic cups|disposable plates;papírové talíře|kelímky
одноразові виделки|одноразові ложки|пластикові виделки;plastic forks|plastic cutlery|disposable cutlery;plastové příbory
трубочки для напоїв|соломинки|трубочки для коктейлів;drinking straws|straws|paper straws;brčka
шампури|шампур|решітка для гриля|мангал;metal skewers|barbecue grill|bbq grill;kovové jehly na špíz
зубочистки|шпажки|шпажки дерев’яні|дерев’яні шпажки;toothpicks|cocktail sticks|skewers|wooden skewers;párátka|špejle
прищіпки|прищіпка;clothes pegs|clothespins;kolíčky na prádlo
мотузка для білизни|мотузка|шпагат;clothesline|twine|string;šňůra na prádlo|provázek
антистатик|ролик для одягу|липкий ролик;lint roller;odstraňovač žmolků
фільтр для води|картридж для фільтра|картридж для води;water filter|filter cartridge;vodní filtr|filtrační patrona
фільтри для кави|паперові фільтри|кавові фільтри;coffee filters;kávové filtry
мішки для пилососа|мішок для пилососа;vacuum bags|hoover bags|vacuum cleaner bags;sáčky do vysavače
дистильована вода;distilled water|deionised water;destilovaná voda
формочки для кексів|паперові форми|тарталетниці паперові|паперові капсули;muffin cases|cupcake liners|cupcake cases|muffin liners;košíčky na muffiny
свічки для торта|свічки на торт;birthday candles;dortové svíčky
кришки для консервації|кришки для банок|банки для консервації|скляні банки;jar lids|canning lids|mason jars;víčka na zavařování|zavařovací sklenice
`

/** Kitchenware, light, paper, tools and the garden. */
export const home = `
батарейки|батарейка|акумулятори|батарейки ааа|батарейки аа;batteries|battery|aa batteries|aaa batteries;baterie
лампочка|лампочки|лампа світлодіодна|led лампа;light bulb|light bulbs|bulbs led|led bulb;žárovka led|led žárovka|žárovky led|žárovka|žárovky
ліхтарик;torch|flashlight;baterka
подовжувач|трійник|розетка;extension lead|extension cord|socket|plug adapter;prodlužovačka
зарядка|зарядний пристрій|кабель|кабель usb|повербанк;charger|phone charger|usb cable|power bank;nabíječka|kabel
скотч|клейка стрічка|ізолента;tape|sticky tape|duct tape|sellotape;lepicí páska|izolepa
клей|суперклей|клей олівець;glue|super glue|glue stick;lepidlo
ножиці;scissors;nůžky
ніж|ножі|кухонний ніж;knife|kitchen knife|knives;nůž
дошка обробна|обробна дошка;cutting board|chopping board;prkénko
сковорода|сковорідка;frying pan|skillet;pánev
каструля|кастрюля;saucepan|cooking pot|stockpot;hrnec
форма для випікання|деко|форма для кексу;baking tin|cake tin|baking tray|baking sheet;forma na pečení|plech
тарілки|тарілка;plates|dinner plates;talíře|talíř
виделки|виделка|столові прибори;forks|cutlery;vidličky|příbor
келихи|келих|бокали;wine glasses;skleničky na víno
термос|термокружка|пляшка для води;thermos|travel mug|water bottle;termoska
харчові контейнери|контейнери для їжі|контейнер для їжі|лоток для їжі|ланчбокс|пластикові контейнери;food containers|lunch box|tupperware|food container;krabičky na jídlo|svačinový box
відкривачка|штопор|консервний ніж;can opener|tin opener|corkscrew|bottle opener;otvírák|vývrtka
терка|тертка;grater;struhadlo
рушник|рушники|кухонний рушник;towel|towels|tea towel|tea towels|bath towel;ručník|utěrka
постільна білизна|простирадло|наволочка|підковдра;bed sheets|bedding|pillowcase|duvet cover;povlečení|prostěradlo
подушка|ковдра|плед;pillow|duvet|blanket;polštář|deka
скатертина|скатерка|клейонка;tablecloth;ubrus
вішалки|плічки|плічка для одягу;clothes hangers|coat hangers|hangers;ramínka
шкарпетки|носки|колготки|колготи|панчохи;socks|tights|stockings;ponožky|punčocháče
труси|білизна|майка|футболка|піжама;underwear|pants|t-shirt|pyjamas;spodní prádlo|tričko
капці|тапочки|шльопанці;slippers|flip flops;bačkory|pantofle
шнурки|устілки;shoelaces|insoles;tkaničky
крем для взуття|губка для взуття|щітка для взуття;shoe polish|shoe cream|shoe brush;krém na boty
парасоля|парасолька;umbrella;deštník
зошити|зошит|блокнот|нотатник;notebook|notebooks|notepad|exercise books;sešit|blok
ручки кулькові|ручка кулькова|ручки|ручка;pens|pen|ballpoint pens;propisky|propiska
олівці|кольорові олівці|олівець|фломастери|фарби;pencils|pencil|crayons|felt tips|paints;pastelky|tužka|fixy
маркер|маркери;marker|markers;popisovač
папір для принтера|папір а4|папір для друку|картридж для принтера|чорнило для принтера;printer ink|ink cartridge|printer paper|a4 paper|copy paper;papír do tiskárny
конверти|конверт|листівка|листівки|вітальна листівка;envelopes|greeting card|birthday card|postcards;obálky|pohlednice|přání
подарунковий папір|подарунковий пакет|папір для подарунків|стрічка подарункова;wrapping paper|gift wrap|gift bag|ribbon;balicí papír|dárková taška
повітряні кульки|кульки повітряні|кульки надувні;balloons;balónky
цвяхи|шурупи|саморізи|гвинти|дюбелі;nails|screws|wall plugs;hřebíky|šrouby
молоток|викрутка|плоскогубці;hammer|screwdriver|pliers;kladivo|šroubovák
фарба для стін|пензлик для фарби|валик для фарби;wall paint|paintbrush|paint roller;barva na zeď
ґрунт для квітів|ґрунт|земля для квітів|торф;potting soil|compost|potting mix;zemina|substrát
насіння огірків|насіння помідорів|насіння томатів|насіння моркви|насіння буряка|насіння буряків|насіння редиски|насіння капусти|насіння петрушки|насіння кабачків|насіння салату|насіння цибулі|насіння газону|насіння для городу|насіння чорнобривців|насіння квасолі|насіння перців|розсада помідорів|розсада перцю|розсада капусти|розсада полуниці|цибулини тюльпанів|тюльпани|хризантеми|насіння квітів|розсада|добриво|добрива;cucumber seeds|tomato seeds|carrot seeds|lettuce seeds|radish seeds|grass seed|garden seeds|vegetable seeds|tomato plants|pepper plants|tulip bulbs|flower seeds|seedlings|fertiliser|fertilizer|plant food;hnojivo|sazenice|semínka okurek|semínka rajčat|semena mrkve|osivo|travní semeno|sadba|cibulky tulipánů
моторне масло|моторна олива|омивач скла|незамерзайка;motor oil|engine oil|screenwash;motorový olej
квіти|букет|троянди;flowers|bouquet|roses;květiny|kytice
горщик для квітів|вазон|ваза;flower pot|vase;květináč|váza
ялинка|ялинкові прикраси|гірлянда|бенгальські вогні;christmas tree|fairy lights|sparklers|tree decorations;vánoční stromek|prskavky
газета|журнал|книга|книжка;newspaper|magazine|book;noviny|časopis|kniha
іграшка|іграшки|лего|пазл;toy|toys|lego|jigsaw;hračka|hračky
цигарки|сигарети|стіки для куріння|тютюн;cigarettes|tobacco|cigars;cigarety|tabák
`
