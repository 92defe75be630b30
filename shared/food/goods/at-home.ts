/** What a house is kept with, «назва|інша;name|other;název» line by line. */
export const household = `
плівка стреч|стреч плівка|стрейч плівка|плівка стрейч;kitchen rolls;strečová fólie
рідина для скла|спрей для скла|серветки для скла|рідина для вікон|спрей для вікон|ополіскувач|антистатик|крохмаль для білизни|синька для білизни;fly spray|mosquito spray|wasp spray|all purpose spray|disinfectant|disinfectant spray|disinfectant wipes|lemon bleach|glass spray|floor cleaner|cleaner|cloths|lint roller|washing machine cleaner|descaling tablets|slug pellets|weed killer|fly paper|fly traps|dishwasher cleaner;fólie|potravinová fólie|potravinářská folie|sáčky do mrazáku|sáčky|igelitka|igelitky|taška na nákup|wc blok|leštidlo|okena|dezinfekce|kbelík|lepky na mouchy|mucholapka|postřik na mravence|proti komárům|proti mravencům|proti vosám|tablety do pračky|změkčovač vody|škrob na prádlo
відро|тазик|таз|корзина для білизни|кошик для білизни|дошка для прасування|сушарка для білизни|праска;bucket|laundry basket|ironing board|clothes airer|iron for clothes|washing line;kýbl na podlahu|koš na prádlo|žehlicí prkno|sušák na prádlo|žehlička
папір для випічки|папір для запікання|форма для випічки|форми для випічки|силіконова форма|силіконові форми;bog roll|kitchen paper|muffin tin|muffin tray|loaf tin|cake tins|pie dish|baking mat;forma na bábovku|forma na dort|papír na pečení|silikonová forma|pečící papír|pečící papir
стаканчики|стакани|трубочки|відра для льоду|серветниця;ice bucket|cocktail umbrellas|party hats|banners|party bags;jehly na špízy|jehly na špíz|papírové kelímky|plastové kelímky|papírové ubrousky
дрова|дрова для мангалу|розпалка|газовий балон|газ для плитки|балон газу|тріска для копчення;firewood|kindling|propane|gas canister|bbq charcoal|bbq tongs|propane tank|wood chips for smoking|logs for the fire;dřevo|palivové dřevo|grilovací uhlí|uhlí na gril|dřevěné uhlí|podpalovač|plynová bomba|brikety
отрута від мишей|отрута від щурів|отрута для щурів|липучка для мух|пастка для мух|пастка для мишей|пастка|пастки|спрей від комах|спрей від мух|дихлофос|засіб від мух;mouse traps|mouse poison|moth traps;past na myši|jed na myši|jed na krysy
одноразові рукавички нітрилові|нітрилові рукавички;latex gloves|nitrile gloves|oven gloves|oven mitts;chňapka|latexové rukavice
фільтр-пакети|тени|пакети зіплок|силікагель;water filters|brita filters|brita filter|vacuum sealer bags;filtr do konvice|filtry do konvice|filtry do kávovaru|filtr na vodu|víčka na sklenice|víčka na zavařovačky|sklenice na zavařování
туалетний папір|туалетная бумага|папір туалетний|туал папір|туалетка|зева|zewa;toilet paper|bog roll|toilet roll|loo roll|toilet tissue;toaletní papír|wc papír|toaleťák|hajzlpapír|hajzlák|toaleťák|toaletňák
рушничок паперовий|рушнички паперові|рушнички|паперові рушники|рушники паперові|паперовий рушник|кухонні рушники;paper towels|kitchen roll|kitchen towel;papírové utěrky|kuchyňské utěrky
паперові серветки|серветки паперові|серветки столові|серветки;paper napkins|napkins|serviettes;ubrousky|papírové ubrousky
папір для випікання|пергамент|пергаментний папір|папір для випічки|кулінарний папір;baking paper|baking parchment|parchment paper|greaseproof paper;pečicí papír
фольга|харчова фольга|алюмінієва фольга;foil|tin foil|aluminium foil|aluminum foil;alobal
харчова плівка|плівка харчова|стретч-плівка;cling film|plastic wrap|saran wrap;potravinářská fólie
рукав для запікання|пакет для запікання|рукав для випікання;roasting bags|oven bags|roasting bag;pečicí sáček
пакети для сміття|сміттєві пакети|мішки для сміття|мішки на сміття|пакети на сміття|сміттєві мішки;bin bags|bin liners|trash bags|garbage bags;pytle na odpadky|pytle do koše|sáčky do koše|odpadkové pytle
пакети для заморозки|пакети для заморожування|пакет для заморозки|зіп-пакети|зіп пакети|пакети зіп|пакети із застібкою|пакети з застібкою;ziploc bags|ziplocs|ziplocks|ziplock|zip lock bags|freezer bags|zip bags|ziplock bags|zip-lock bags;mrazicí sáčky
пакети для сніданків|пакети для бутербродів|фасувальні пакети;sandwich bags;svačinové sáčky
пакети|пакети маленькі|пакет майка|пакети майка|поліетиленові пакети|торба для покупок|еко-сумка;carrier bags|shopping bags|tote bag;igelitové tašky
пральний порошок|порошок пральний|порошок для прання;washing powder|laundry powder|laundry detergent|laundry pods;prací prášek
гель для прання|рідкий порошок|капсули для прання;laundry gel|laundry liquid|washing liquid;prací gel
кондиціонер для білизни|ополіскувач для білизни|пом’якшувач тканин;fabric softener|fabric conditioner;aviváž
відбілювач|вибілювач;bleach;bělidlo|savo
плямовивідник|засіб від плям;stain remover;odstraňovač skvrn
засіб для миття посуду|миючий засіб|рідина для посуду|мийний засіб|засіб для посуду;washing up liquid|dish soap|washing-up liquid|dishwashing liquid;prostředek na nádobí|jar na nádobí|jar nádobí|jar citron|jar pomeranč|jar levandule
таблетки для посудомийки|таблетки для посудомийної машини|капсули для посудомийки;dishwasher tablets|finish tabs|finish tablets|dishwasher pods|dishwasher tabs;tablety do myčky
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
металева мочалка|шкребок для посуду|йоржик для посуду;steel wool|wire scourer|chicken wire|wire mesh|dish brush;drátěnka
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
кришки для консервації|кришки для банок|закрутки|закрутки на банки|закатки|банки для консервації|скляні банки;jar lids|canning lids|mason jars;víčka na zavařování|zavařovací sklenice
`

/** Kitchenware, light, paper, tools and the garden. */
export const home = `
гантелі|гантель|затирка|затирки|шпаклівка|штукатурка|клейстер|шейкер|пітчер|йога мат;turkey baster|turkey basters|baster|basters|chopsticks|dumbbells|dumbbell|sandpaper|grout|yarn|perfume stand;činky|činka|jednoruční činky
насіння кабачків|насіння гарбузів|насіння перцю|насіння салату|насіння петрушки|насіння базиліку|насіння руколи|насіння шпинату|насіння селери|насіння цибулі|насіння гороху на посадку|насіння квасолі на посадку|насіння кукурудзи на посадку|насіння квітів|насіння трави|насіння газону|насіння газонної трави|насіння полуниці|насіння дині|насіння кавуна|насіння баклажанів|насіння щавлю|насіння м’яти|насіння лаванди|насіння петунії|насіння чорнобривців|насіння майорців|насіння соняшника на посадку|насіння тютюну|розсада|розсада помідорів|розсада перцю|розсада капусти|цибулини тюльпанів|саджанці|землю для розсади|земля для розсади|кокосовий субстрат|агроволокно;carrot seeds|seeds carrot|tomato seeds|seeds tomato|basil seeds|seeds basil|lettuce seeds|seeds lettuce|radish seeds|seeds radish|cucumber seeds|seeds cucumber|pepper seeds|seeds pepper|zucchini seeds|seeds zucchini|courgette seeds|seeds courgette|spinach seeds|seeds spinach|parsley seeds|seeds parsley|flower seeds|seeds flower|wildflower seeds|seeds wildflower|grass seeds|seeds grass|lawn seeds|seeds lawn|cilantro seeds|seeds cilantro|kale seeds|seeds kale|beetroot seeds|seeds beetroot|beet seeds|seeds beet|leek seeds|seeds leek|pea planting seeds|seeds pea planting|bean planting seeds|seeds bean planting|cress seeds|seeds cress|rocket seeds|seeds rocket|arugula seeds|seeds arugula|sweet pea seeds|seeds sweet pea|petunia seeds|seeds petunia|marigold seeds|seeds marigold|lavender seeds|seeds lavender|mint seeds|seeds mint|herb seeds|seeds herb|vegetable seeds|seeds vegetable|strawberry seeds|seeds strawberry|watermelon seeds|seeds watermelon|chilli plant seeds|seeds chilli plant|lawn seed|grass seed|seed packets|packet of seeds|seed tray|seed trays|seedlings|tomato plants|tomato seedlings|pepper plants|strawberry plants|herb plants|bedding plants;semínka mrkve|semena mrkve|osivo mrkve|semínka ředkviček|semena ředkviček|osivo ředkviček|semínka ředkvičky|semena ředkvičky|osivo ředkvičky|semínka salátu|semena salátu|osivo salátu|semínka okurek|semena okurek|osivo okurek|semínka rajčat|semena rajčat|osivo rajčat|semínka papriky|semena papriky|osivo papriky|semínka petržele|semena petržele|osivo petržele|semínka bazalky|semena bazalky|osivo bazalky|semínka špenátu|semena špenátu|osivo špenátu|semínka cibule|semena cibule|osivo cibule|semínka hrášku|semena hrášku|osivo hrášku|semínka fazolek|semena fazolek|osivo fazolek|semínka cukety|semena cukety|osivo cukety|semínka dýní|semena dýní|osivo dýní|semínka květin|semena květin|osivo květin|semínka trávy|semena trávy|osivo trávy|semínka trávníku|semena trávníku|osivo trávníku|semínka kopru na výsev|semena kopru na výsev|osivo kopru na výsev|semínka pažitky|semena pažitky|osivo pažitky|semínka kedluben|semena kedluben|osivo kedluben|semínka zelí|semena zelí|osivo zelí|semínka celeru|semena celeru|osivo celeru|semínka řepy|semena řepy|osivo řepy|semínka měsíčku|semena měsíčku|osivo měsíčku|semínka levandule|semena levandule|osivo levandule|semínka máty|semena máty|osivo máty|semínka melounu|semena melounu|osivo melounu|travní semeno|travní osivo|sazenice|sazenice rajčat|sazenice paprik|sadba|sadbové brambory
чайник|електрочайник|турка|кавоварка|блендер|міксер|тостер|мультиварка|соковижималка|м’ясорубка|праска|фен|пилосос|мікрохвильовка|ваги кухонні|кухонні ваги;kettle|toaster|blender|mixer|hairdryer|vacuum cleaner|microwave oven|kitchen scales|food processor|hand blender|iron|juicer|coffee machine;konvice|rychlovarná konvice|toustovač|mixér|kávovar|fén|vysavač|žehlička|mikrovlnka|kuchyňská váha|odšťavňovač
солонка|перечниця|цукорниця|хлібниця|маслянка посуд|друшляк|сито|ополоник|лопатка кухонна|качалка для тіста|качалка|чашки|чашка для чаю|блюдця|блюдце|склянки|салатниця|глечик|кухоль|миска|миски|пательня|пляшка для води|пляшки для води|пляшка спортивна|скляні банки|банки|скляні банки|лійка;salt shaker|salt and pepper shakers|salt and pepper shaker|salt & pepper shakers|salt and pepper mills|salt shakers|pepper mill|sugar bowl|bread bin|colander|sieve|ladle|rolling pin|mugs|saucers|bowls|jug|tumblers|wooden spoon|measuring cup|measuring jug|vegetable peeler|garlic press|whisk;slánka|cukřenka|chlebník|cedník|naběračka|váleček|hrnky|hrnek|podšálky|sklenice|sklenička|mísa|mísy|džbán|láhev na vodu|lahev na vodu|vařečka|odměrka|škrabka|metla na šlehání
лампа|настільна лампа|світильник|торшер|люстра;lamp|lampshade|bulbs|desk lamp|bulb;lampa|lampička|lustr
навушники|мишка для комп’ютера|килимок для миші|флешка|чохол для айфона|чохол для телефона|чохол на телефон|захисне скло|зарядка для айфона|айфон зарядка|провід для зарядки;headphones|earphones|iphone case|phone case|screen protector|apple watch strap|apple watch charger|apple tv remote|mouse mat|usb stick|charger cable|airpods;sluchátka|obal na mobil|obal na telefon|podložka pod myš|flashka|ochranné sklo|prodlužka|nabíječka na mobil
wd-40|вд 40|вд-40 мастило|антифриз|тосол|бензин|дизель|омивайка|омивач|мастило|вд-40|олива моторна|олія для дошки|олія для дощок|масло для дошки|масло для двигуна|масло для ланцюга|масло для бензопили|масло двотактне|вода для акумулятора|рідина для омивача|ароматизатор в авто|освіжувач в авто|ялинка в авто;antifreeze|chain oil|chain lube|brake fluid|windscreen wash|car air freshener|car shampoo|petrol|diesel|de-icer;benzín|nafta|nemrznoucí směs|kapalina do ostřikovačů|motorový olej|olej do motoru|olej na řetěz|vůně do auta|nemrznoucí kapalina|adblue
фарба|пензлик|пензель|валик|шпаклівка|штукатурка|герметик|силікон|цемент|монтажна піна|шпалери|наждачка|наждачний папір|рулетка|свердло;paint|roller|filler|silicone sealant|sealant|sandpaper|masking tape|drill bits|wallpaper|grout|plaster for walls;barva|štětec|váleček na barvu|silikon|tmel|brusný papír|malířská páska|vruty|hmoždinky|montážní pěna|vrták|tapety
лопата|граблі|шланг|секатор|тачка|садові рукавички|лійка садова|обприскувач|мішковина|ведро садове|гербіцид|фунгіцид|бордоська суміш;garden hose|rake|spade|shovel|secateurs|watering can|gardening gloves|trellis|plant pot|plant pots|house plant|houseplant|tomato feed|plant food|rose feed|lawn feed|bark mulch|canes;lopata|hrábě|hadice|zahradnické nůžky|konev|zahradní rukavice|truhlík|květináče|postřik|postřik na růže|hnojivo|hnojivo na rajčata|hnojivo na trávník|kůra mulčovací
тюльпани|хризантеми|гвоздики|лілії|піони|орхідея|троянда|мімоза квіти|букет троянд|живі квіти|кімнатна рослина;tulips|daffodils|lilies|peonies|orchid|sunflowers bouquet|chrysanthemums|bunch of flowers|bunch of roses|wreath;růže|růže pro mámu|tulipány|karafiáty|chryzantémy|pivoňky|orchidej|věnec|cibulky tulipánů|pokojová květina
штори|тюль|карниз|килим|килимок|килимок для ванної|дзеркало|рамка для фото|годинник|полиця|стілець|стіл|диван;curtains|rug|carpet|mirror|photo frame|clock|shelf|bath mat|doormat|shower curtain;závěs|záclony|koberec|rohožka|zrcadlo|rámeček na fotku|hodiny|sprchový závěs|předložka
лялька|кубики|м’яч|машинка іграшка|настільна гра|пластилін|розмальовка|наліпки|велосипед|самокат|скакалка|бадмінтон|конструктор|пазли;doll|ball|puzzle|puzzles|board game|playdough|play doh|colouring book|coloring book|stickers|bike|scooter|skipping rope|card game|building blocks;panenka barbie|hra|stolní hra|puzzle|míč|kolo|koloběžka|omalovánky|samolepky|plastelína|stavebnice|švihadlo
степлер|скріпки|щоденник|лінійка|гумка для стирання|коректор|папка|файли для паперу|клей-олівець|циркуль|пенал|рюкзак;stapler|staples|ruler|eraser|diary|folder|binder|highlighters|pencil case|backpack|school bag|cards|stamps|stickers|post its|printer cartridges|toner cartridge;sešívačka|pravítko|guma na gumování|diář|desky na papíry|zvýrazňovač|penál|batoh|známky|pohled|pohledy|toner|náplň do tiskárny
рідина для вейпа|вейп|електронна сигарета|попільничка;vape|vape juice|vape liquid|vape pods|rolling papers|ashtray|lottery ticket|scratch card;náplň do elektronické cigarety|papírky|los|losy|popelník
коробка для подарунка|папір для упаковки|папір пакувальний|бант для подарунка|стрічка для подарунка;gift card|party favors;dárková krabička|stuha
батарейки|батарейка|акумулятори|батарейки ааа|батарейки аа;batteries|battery|aa batteries|aaa batteries|batts|aa batts|aaa batts;baterie
лампочка|лампочки|лампа світлодіодна|led лампа;light bulb|lightbulb|lightbulbs|light bulbs|bulbs led|led bulb;žárovka led|led žárovka|žárovky led|žárovka|žárovky
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
форма для випікання|деко|форма для кексу;baking tin|cake tin|pie tin|pie tins|cake tins|muffin tin|muffin tins|pie pan|cake pan|baking tray|baking sheet;forma na pečení|plech
тарілки|тарілка;plates|dinner plates;talíře|talíř
виделки|виделка|столові прибори;forks|cutlery;vidličky|příbor
келихи|келих|бокали;wine glasses;skleničky na víno
термос|термокружка|пляшка для води;thermos|travel mug|water bottle;termoska
харчові контейнери|контейнери для їжі|контейнер для їжі|лоток для їжі|ланчбокс|пластикові контейнери;food containers|lunch box|tupperware|food container;krabičky na jídlo|svačinový box
відкривачка|штопор|консервний ніж;can opener|tin opener|corkscrew|bottle opener;otvírák|vývrtka
терка|тертка|тертка для сиру;grater|cheese grater|box grater|microplane;struhadlo|struhadlo na sýr
картоплечистка|овочечистка|часникодавка|прес для часнику|ніж для чищення картоплі;peeler|potato peeler|vegetable peeler|apple corer|corer|garlic press|garlic crusher|lemon squeezer|citrus squeezer|squeezer|juicer|melon baller|baller|egg slicer|slicer|salad spinner|spinner|nutcracker|nutcrackers|corkscrew|pizza cutter|pizza wheel|cookie cutter|cookie cutters|pastry cutter|biscuit cutter|pastry brush|herb scissors|kitchen scissors|egg whisk|balloon whisk|fish slice|ice cream scoop|honey dipper|corn holders;škrabka|škrabka na brambory|lis na česnek|louskáček|vývrtka|vykrajovátka|šlehací metla
таймер|таймер для яєць|кухонний таймер;timer|egg timer|kitchen timer;minutka|minutka na vejce|kuchyňská minutka
кавомолка|млинок для перцю|млинок для спецій|заварник|заварник для чаю|турка для кави|спінювач молока;coffee grinder|pepper mill|salt and pepper mills|tea strainer|strainer|teapot|cafetiere|french press|milk frother|frother|rice cooker|slow cooker|pasta maker|bread maker|ice cream maker|egg boiler|egg cooker;mlýnek na pepř|mlýnek na kávu|čajítko|konvice na čaj|napěňovač mléka
дошка для сиру|ніж для хліба|ніж для сиру|ніж для піци|щипці для льоду|відкривачка для пива|хлібниця|маслянка скляна|підставка для яєць|палички для суші;bread knife|cheese knife|cheese board|steak knife|steak knives|fish knives|oyster knife|butter dish|bread bin|cake stand|fruit bowl|rice bowl|rice bowls|soup bowl|soup bowls|salad bowl|salad bowls|banana stand|fruit basket|ice tongs|salad servers;prkénko na sýr|nůž na chleba|nůž na chléb|máslenka|stojánek na vejce|hůlky na sushi
форма для хліба|форма для кексу|форма для піци|деко для випічки;bread tin|loaf tin|pie dish|pizza stone|bundt pan;forma na bábovku|forma na chleba|plech na pizzu
чарки для горілки|келихи для шампанського|склянки для соку|чашки для кави|кружка для чаю;coffee mug|coffee mugs|teacups|beer glass|beer glasses|beer mug|beer mugs|champagne flutes|champagne glasses|whisky glasses|cocktail glasses;hrnek na kávu|hrnky na čaj|sklenice na víno|sklenice na pivo|půllitr
рушник|рушники|кухонний рушник;towel|towels|tea towel|tea towels|bath towel;ručník|utěrka
постільна білизна|простирадло|наволочка|підковдра;bed sheets|bedding|pillowcase|duvet cover;povlečení|prostěradlo
подушка|ковдра|плед;pillow|duvet|blanket;polštář|deka
скатертина|скатерка|клейонка;tablecloth;ubrus
вішалки|плічки|плічка для одягу;clothes hangers|coat hangers|hangers;ramínka
шкарпетки|носки|колготки|колготи|панчохи;socks|tights|stockings;ponožky|punčocháče|punčochy
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
кульки|повітряні кульки|кульки повітряні|кульки надувні;balloons;balónky
цвяхи|шурупи|саморізи|гвинти|дюбелі;nails|screws|wall plugs;hřebíky|šrouby
молоток|викрутка|плоскогубці;hammer|screwdriver|pliers;kladivo|šroubovák
фарба для стін|пензлик для фарби|валик для фарби|валік|валік для фарби|валік малярний;wall paint|paintbrush|paint roller|emulsion paint|matt emulsion|magnolia emulsion|white emulsion;barva na zeď
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
