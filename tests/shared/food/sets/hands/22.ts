import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-second hand as ordinary people type, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  суп без картоплі => potato;
  будь-який суп, аби не розсольник => rassolnik;
  Мені 72 роки, від капусти мене здуває. Який легкий суп зварити? => cabbage;
  соус до шашлику без томатів, бо в мене від них печія => tomato;
  хочу якийсь десерт але не торт і не печиво => cookies, cake, cookies-dish;
  Старший не їсть помідорів, менша не їсть огірків. Який салат зробити обом? => tomato, cucumber;
  Що приготувати на вечерю без м'яса і без риби? => meat, fish;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  any soup except minestrone => minestrone;
  One bite of a strawberry and I come out in hives. Summer dessert ideas? => strawberry;
  quick dinner ideas, no meat no fish => meat, fish;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Jakákoli polévka, jen prosím ne kulajda => kulajda;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  рецепт сирників без борошна => wheat-flour; syrnyky
  У дитини алергія на горіхи, а хочеться спекти медівник. Який порадите? => nut; honey-cake
  Що приготувати з кабачків, якшо чоловік терпіти не може часник? => garlic; zucchini
  Лікар сказав забути про свинину. Що смачного зробити з індички? => pork; turkey
  Донька не їсть цибулю ні в якому вигляді, порадте котлети => onion; cutlets
  Закінчились яйця, а діти просять млинців. Є якийсь вихід? => egg; mlyntsi
  чим замінити яйця в шарлотці => egg; charlotte
  олів'є тільки без горошку, в мене від нього живіт крутить => green-peas; olivier
  Щось на вечерю з курки, але будь ласка без майонезу => mayonnaise; chicken
  Як зварити борщ, коли зараз піст і м'яса не можна? => meat; borscht
  На піст ні м'яса, ні молочного, ні яєць. Що зварити з квасолі? => meat, dairy, egg; beans
  Від полуниці мене обсипає. Який десерт зробити з інших ягід? => strawberry; berry
  хочу пиріг з яблуками тільки без дріжджів => yeast; apple, pie
  Син зараз на сушці: риба, овочі й ніякого цукру. Що йому запекти? => sugar; fish, vegetable
  Молока мені не можна, а каші хочеться. Яку зварити? => milk; porridge
  рецепт плову з куркою... ой ні, не з куркою, а з качкою => chicken; duck, plov
  М'яса не їм ніякого, крім курятини. То що можна зробити з курятини й рису? => meat; chicken, rice
  рагу з будь-яких овочів, крім баклажанів => eggplant; vegetable, stew
  Чоловік не їсть рибу, я не їм свинину, а діти просять макарони. Що приготувати на всіх? => fish, pork; pasta
  Після арахісу я опиняюся в лікарні. Яке печиво мені можна спекти? => peanut; cookies-dish
  До котлет замість картоплі хочу щось із цвітної капусти => potato; cauliflower
  Гречка вже в горло не лізе. Дайте щось із булгуру => buckwheat; bulgur
  вареники з вишнею без яєць => egg; cherry, varenyky
  Бабусі з діабетом не можна цукру, а вона так любить запіканку з сиру => sugar; cheese, casserole
  В холодильнику тільки морква, капуста і сосиски, сметани немає. Що з цього вийде? => sour-cream; carrot, cabbage, frankfurter
  Гриби не пропонувати, у нас їх ніхто не їсть. Потрібна піца на дітей => mushroom; pizza
  Хочу торт на день народження, але шоколад у нас під забороною => chocolate; cake
  тірамісу без алкоголю, бо будуть діти => alcohol; tiramisu
  Малий випльовує все, де є морква. Порадьте пюре з гарбуза => carrot; pumpkin, mashed-potato
  Голубці, але не з рисом, а з гречкою => rice; buckwheat, holubtsi
  М'яса не їм уже десять років. Чим можна нафарширувати перці? => meat; bell-pepper
  Все що завгодно, тільки не вівсянка! Давайте щось із яєць => rolled-oats; egg
  Живу в гуртожитку, є рис і кукурудза. Тунця не люблю. Що придумати? => tuna; rice, corn
  хотіла спекти манник, а кефіру вдома нема => kefir; mannik
  Прийде подруга з алергією на морепродукти. Хочу зробити пасту, яку порадите? => seafood; pasta
  зелений борщ без щавлю, бо щавель мені не можна через нирки => sorrel; green-borscht
  Дріжджів не маю, а піцу страшенно кортить => yeast; pizza
  салат з буряка, аби без чорносливу, не виношу його => prune; beetroot
  Кардіолог заборонив сало й ковбасу. Може, порадите щось із авокадо? => salo, sausage, cured-meat; avocado
  Малюку рік, мед іще не даємо. Яку кашу зварити з яблуком? => honey; apple, porridge
  Що смачненьке приготувати з печінки, тільки не паштет, він уже був => pate; liver
  котлети з риби без хліба і манки => bread, semolina; fish, cutlets
  годую грудьми, капусту і бобові поки виключили. шо можна приготувати з кролика => cabbage, legume; rabbit
  Тренер заборонив білий рис і булки. Що зробити з тунцем? => rice, bun; tuna
  Кріп ненавиджу всією душею. Як смачно зварити молоду картоплю без нього? => dill; young-potato
  Перепрошую, помилилась: не гуляш, а бограч. Як його варити? => goulash; goulash-soup
  Мама не їсть м'яса, а для тата без картоплі обід не обід. Що їм приготувати? => meat; potato
  паска без родзинок => raisin; paska
  Алергія на гірчицю, чим тоді замаринувати крильця? => mustard; chicken-wings
  Є кіло фаршу. Тільки не котлети, будь ласка, щось інше => cutlets-frozen, cutlets; minced-meat
  крем-суп з грибів на молоці, бо вершків нема => cream; mushroom, milk, cream-soup
  гемоглобін низький а печінку я на дух не переношу. шо є з яловичини => liver; beef
  Який пиріг спекти з ревенем? Кориці не треба, в мене від неї болить голова => cinnamon; rhubarb, pie
  слухай, а шо можна зробити з курячих сердечок, тільки шоб без сметани => sour-cream; chicken-hearts
`)

/** Both in English. */
export const bothEn = polarityRows(`
  pancakes without eggs => egg; oladky
  My daughter is allergic to peanuts. What cookies can I bake for her class? => peanut; cookies-dish
  chicken curry no coconut milk please => coconut-milk; chicken, curry-dish
  Nuts send me straight to hospital, so I need a granola I can actually eat => nut; granola
  something with salmon, but my husband can't stand dill => dill; salmon
  The doctor's told me to lay off red meat. Any ideas for turkey mince? => red-meat; turkey-mince
  what can I use instead of butter in banana bread => butter; banana-bread
  we're out of milk and the kids want mac and cheese => milk; mac-and-cheese
  My son won't touch anything with onions in it. I need a bolognese he'll eat. => onion; pasta-dish
  I'd love a curry tonight but chickpeas really don't agree with me => chickpeas; curry-dish
  beef stew - no wait, not beef, lamb => beef; lamb, stew
  No meat for me apart from chicken, so what can I do with chicken thighs and rice? => meat; chicken-thigh, rice
  Coeliac here, so wheat is out. Can anyone suggest a birthday cake? => gluten, wheat; cake
  Half the table can't have shellfish and the other half won't eat pork. What can I do with noodles? => seafood, pork; noodles
  My wife is off dairy and I can't do mushrooms. Is there a lasagne we'd both enjoy? => dairy, mushroom; lasagna
  Lent starts tomorrow so meat's off the table till Easter. Ideas with lentils? => meat; lentils
  coleslaw without mayo => mayonnaise; coleslaw
  I'm sick to death of pasta. Can I have something with couscous instead? => pasta; couscous
  anything but chicken for dinner tonight, I've got plenty of potatoes => chicken; potato
  cauliflower instead of rice for a stir fry => rice; cauliflower, stir-fry
  My mother-in-law is diabetic, so no sugar, but she'd love an apple pie => sugar; charlotte
  can I make yorkshire puddings if I havent got any eggs => egg; yorkshire-pudding
  Garlic gives me terrible heartburn. What can I do with a pork shoulder? => garlic; pork-shoulder
  Cilantro tastes like soap to me. Got a salsa recipie without it? => cilantro; salsa
  chili, but hold the beans => beans; chili-con-carne
  I've been told to keep away from grapefruit because of my pills. Got a nice fruit salad? => grapefruit; fruit
  Nothing with cheese please!! my stomach can't take it. but I still want pizza => cheese; pizza
  Training for a marathon and I've cut out sugar. Looking for flapjacks with dates. => sugar; cereal-bar, date
  Brownies with any nuts except walnuts, those make my mouth itch => walnut; nut, brownie
  Im pregnant so no soft cheese. I want a salad with beetroot => cream-cheese; beetroot
  Grandad's got gout so he's not allowed liver or sardines. What could I cook him with chicken? => liver, sardine; chicken
  i hate olives. greek salad recipe? => green-olives; greek-salad
  Leftover turkey, and no more sandwiches, I beg you => sandwich; turkey
  My roommate doesn't do eggs or honey and I'd like to bake us muffins => egg, honey; muffins
  fish pie but I dont want prawns in it => shrimp; fish, pie
  There's not a drop of cream in the house. Can I still make a dauphinoise? => cream; gratin
  shakshuka, only skip the peppers, they repeat on me => bell-pepper; shakshuka
  I need a traybake with sausages and any vegetable as long as it isn't broccoli => broccoli; sausage, vegetable
  My boyfriend swears he's not picky but he refuses to eat aubergine. Is there a moussaka without it? => eggplant; moussaka
  christmas cake without raisins or candied peel => raisin, mixed-peel; cake
  Tofu is the one thing I won't eat. Show me a ramen. => tofu; ramen
  Sesame could kill my nephew. How do I make hummus for the party? => sesame; hummus
  Ran out of breadcrumbs halfway through making schnitzel, help => breadcrumbs; schnitzel
  Bread upsets my stomach these days. Anything with tuna that isn't a sandwich? => bread, sandwich; tuna
  I'm 68 and my dentures can't manage steak any more. A tender beef casserole would be lovely => beef-steak; beef, casserole
  We keep kosher, so pork and shellfish are a no. What can I do with brisket? => pork, seafood; beef-brisket
  Mushrooms, however small you chop them, my son will find and leave on the plate. Cottage pie ideas? => mushroom; casserole
  Oops, I meant zucchini, not cucumber. Fritters please => cucumber; zucchini
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  bábovka bez vajec => egg; pound-cake
  Syn má alergii na ořechy, jaké cukroví mu můžu upéct? => nut; cookies-dish
  Manžel nesnáší houby. Jaké rizoto mu mám uvařit? => mushroom; risotto
  doktor mi zakazal uzeniny, co muzu udelat z brambor => cured-meat; potato
  Z mléka mi bývá zle, ale mám chuť na palačinky => milk; mlyntsi
  něco z cukety, jen ne s česnekem => garlic; zucchini
  gulas bez masa => meat; goulash
  čím nahradit máslo ve vánočce => butter; vanocka
  Dcera nejí žádné maso kromě kuřecího. Co jí mám udělat z kuřecího a rýže? => meat; chicken, rice
  Došla mi mouka a děti chtějí lívance => wheat-flour; oladky
  Po jahodách se osypu. Máte recept na koláč s jiným ovocem? => strawberry; fruit, pie
  Chci udělat karbanátky s květákem, vlastně ne s květákem, s brokolicí => cauliflower; cutlets-frozen, broccoli
  Babička má cukrovku, takže cukr nesmí, a přitom miluje štrúdl => sugar; strudel
  bramborový salát bez majonézy => mayonnaise; potato
  Rýže už mi leze krkem, chci něco s kuskusem => rice; couscous
  Cibule mi nedělá dobře na žaludek. Jde udělat lečo bez ní? => onion; lecho
  Malý odmítá cokoliv s mrkví. Jakou pomazánku mu dát do školky? => carrot; spread-dish
  V postní době maso nejíme, máte něco z pohanky? => meat; buckwheat
  Cokoliv k obědu, jen ne ryba. Doma mám květák. => fish; cauliflower
  Kmín nemůžu ani cítit. Jak upéct vepřové koleno? => caraway; pork-knuckle
  Chtěla jsem dělat koprovku, ale smetana doma není. Jak na to? => cream, sour-cream; dill
  Mám celiakii, pšenici nesmím. Hledám recept na chléb. => gluten, wheat; bread
  Čokoládu nesmím kvůli migréně, jaký dort na narozeniny? => chocolate; cake
  zbylo mi pečené kuře, ale prosím už žádný vývar => meat-broth, broth; chicken
  Trénuju na půlmaraton a vynechávám bílé pečivo. Něco s tuňákem a vejci? => baked-goods; tuna, egg
  Játra, ať je udělá kdokoli a jakkoli, prostě nesním. Co mám uvařit z hovězího? => liver; beef
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  рецепт справжнього полтавського борщу з пампушками => ; garlic-pampushky, borscht
  Що зробити з учорашньої гречки? => ; buckwheat
  Жити не можу без бринзи. З чим її запекти? => ; brynza
  залишилось пів банки квашеної капусти, куди її подіти => ; sauerkraut
  Раніше оливок не їла, а тепер обожнюю. Що з ними спекти? => ; green-olives
  Ніколи не готувала мідій, але страшенно хочу спробувати => ; mussels
  деруни як у бабусі => ; deruny
  Хліб зачерствів, не викидати ж. Що з нього зробити? => ; bread
  чізкейк без духовки => ; cheesecake
  Після операції лікар нарешті дозволив тріску. Як її приготувати? => ; cod
  швидкий суп з фрикадельками => ; meatball-soup
  Хочу на сніданок щось із сиром і бананом => ; cheese, banana
  вареники з картоплею й грибами на Святвечір => ; potato, mushroom, varenyky
  Нема часу стояти біля плити. Як запекти цілу курку? => ; chicken
  Привезли з села домашню качку. Як запекти її з яблуками? => ; duck, apple
  млинці тоненькі на молоці => ; milk, mlyntsi
  холодець з півня => ; rooster, holodets
  Купила кіноа, лежить уже пів року. Що з нею робити? => ; quinoa
  рецепт лечо на зиму => ; lecho
  Нічого кращого за мамин рулет з маком не їла, хочу спекти такий самий => ; makivnyk
  шо зробити з картоплі й сала в казані на природі => ; potato, salo
  Придумай нам на сьогодні вечерю з квасолі та ковбасок => ; beans, sausage
  Вчора їли борщ. Що сьогодні приготувати з індички? => ; turkey
  Снідала вівсянкою, на обід хочу суп-пюре з броколі => ; broccoli, cream-soup
  Свекруха привезе оселедець і холодець. А я хочу запекти телятину, як краще? => ; veal
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  Not soup again, please. It's freezing out and I want dumplings. => ; dumplings
  easy shepherds pie => ; casserole
  what can I do with leftover roast beef => ; roast-beef
  I can't live without halloumi. What's the best way to grill it? => ; halloumi
  Never made risotto before, please keep it simple => ; risotto
  no-knead bread for a beginner => ; bread
  I've got half a cabbage and some bacon to use up => ; cabbage, bacon
  Nothing beats my nan's rhubarb crumble, I want to make one like it => ; rhubarb, crumble
  no oven in my dorm but I'm craving nachos => ; corn-chips
  Bananas going black on the counter, don't want to waste them => ; banana
  high protein breakfast with eggs and cottage cheese => ; egg, cottage-cheese
  thai green curry with prawns => ; shrimp, curry-dish
  My toddler would live on peas if I let him. Something with peas and pasta? => ; green-peas, pasta
  I don't know what to do with the celeriac my neighbour gave me => ; celeriac
  chiken noodle soup like my mum used to make when I was ill => ; chicken, noodles
  Sunday lunch for eight, I want to do roast lamb with mint sauce => ; lamb, mint-sauce, roast
  We don't have long before football practice, quick tacos? => ; taco
  can't get enough of pickles lately (yes, pregnant). recipes with them? => ; pickled-cucumber
  stale bread and tomatoes, what can I make => ; bread, tomato
  I wouldn't say no to a good sticky toffee pudding => ; toffee
  I used to hate Brussels sprouts and now I'm obsessed. New ways to cook them? => ; brussels-sprouts
  lasagna with spinach and ricotta => ; spinach, ricotta, lasagna
  cheap meals with rice and beans for a broke student => ; rice, beans
  what soup can I make with a ham bone => ; ham-bone
  We had fish and chips last night. Tonight I fancy something with lentils. => ; lentils
  Mum's bringing the trifle and my sister the ham, so I'm on potatoes. Something a bit fancy? => ; potato
  Just finished a massive burger and already thinking about breakfast. Overnight oats ideas? => ; granola-dish
  The turkey's already in the oven. Quick cranberry sauce? => ; cranberry-sauce
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  pravá svíčková jako od babičky => ; beef-tenderloin
  Co se starým chlebem? Nechci ho vyhodit => ; bread
  Nikdy jsem nedělala jehněčí, ale chci to zkusit => ; lamb
  Mám v lednici půlku dýně a nevím, co s ní => ; pumpkin
  nepečený dort s tvarohem => ; cottage-cheese, cake
  rychla vecere z lososa => ; salmon
  Bez knedlíků by to u nás nebyla neděle. Jak je udělat nadýchané? => ; bread-dumplings
  Děti chtějí špagety s rajčaty => ; spaghetti, tomato
  Není nic lepšího než bramboračka s houbami, jak ji uvařit? => ; potato, mushroom
  Dřív jsem nejedla špenát, teď ho miluju. Co s ním? => ; spinach
  Potřebuju zpracovat hromadu rybízu => ; redcurrant
  fazolová polévka s klobásou => ; beans, sausage
  Včera jsme měli guláš, dneska bych chtěla něco z hrášku => ; green-peas
  Dort už je objednaný, ještě potřebuju chlebíčky => ; sandwich
`)
