import { polarityRows } from '../polarity/rows.ts'

// Written by a nineteenth hand as people type into a search box or a chat, without sight of the reader; scored at first
// sight in decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  як зробити сирники щоб трималися купи, а борошно не сипати взагалі => wheat-flour;
  Дитині 2 роки, моркву випльовує в будь-якому вигляді. Який суп їй зварити? => carrot;
  М'яса не їмо, крім курки. Що приготувати на неділю? => meat;
  тато після операції, йому не можна смажене і гостре. Що зварити щоб смачно => spicy;
  набридла вже та вівсянка, що ще їсти на сніданок щоб корисно => rolled-oats;
  Піст почався, а я ще й гриби не перетравлюю. Що готувати? => mushroom;
  хочу суп. просто суп. але не гороховий, бо вчора їли => peas-dried;
  перекус для дитини в садок без цукру і меду => sugar;
  Підкажіть заправку до салату, тільки не на оцті, печія страшна => vinegar;
  який соус зробити до шашлику щоб ні майонезу ні часнику => mayonnaise, garlic;
  моя подруга веган, прийде в суботу. ще вона не переносить гострого. що подати? => spicy;
  Можна все, крім свинини. Мусульманські гості, 6 людей, бюджет скромний => pork, alcohol;
  пампушки без часнику це нормально? іду на побачення) => garlic;
  Тирамісу без кави (для дітей) і звісно без алкоголю => coffee, alcohol;
  Кінза це мило. Крапка. Порадьте грузинську страву де її можна не класти => cilantro;
  У чоловіка подагра, тому м'ясні бульйони, субпродукти і бобові відпадають. Чим годувати?? => meat-broth, offal, legume;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  My daughter just got diagnosed with a peanut allergy and every satay recipe I find is full of them. Any ideas for a sauce that's similar? => peanut;
  Easy dinner for 8 people, a couple of them don't eat pork => pork;
  vegan dinner that isn't lentils again => lentils;
  is there a way to do pancakes w/o milk, just ran out => milk;
  toddler spits out anything with peas in it, pls help with lunch ideas => green-peas;
  we're fed up with chicken. cheap dinners for a family of 5? => chicken;
  My mother in law is coming over. She's diabetic, doesn't eat red meat and says fish smells. Dinner?? => sugar, red-meat, fish;
  breakfast that doesn't involve eggs or cereal => egg, grain;
  kid friendly dinner not spicy => spicy;
  I'm on warfarin so have to skip spinach and kale. looking for salads that are filling => spinach, kale;
  meal prep high protein, no protein powder, no cottage cheese => whey-protein, cottage-cheese;
  school says strictly no nuts, need lunchbox ideas => nut;
  Christmas pudding for someone who can't have alcohol => alcohol;
  coq au vin, except we never keep wine in the house. what works instead => wine;
  what can i bake with no butter => butter;
  I work nights and eat at 4am, need something light that won't give me heartburn, so tomatoes and citrus are off the table => tomato, citrus;
  Mediteranean diet but I don't like olives or aubergine. am I doomed? => green-olives, eggplant;
  Need dinner in 20 mins from Aldi, kids starving, nothing with rice cos we had that yesterday => rice;
  why does every stuffing have celery in it, I can't eat it. alternatives? => stuffing-mix, celery;
  we had a bad experience with oysters so never again lol. fancy starter for new years? => oysters;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Manžel nesnáší houby, tak chci kulajdu bez nich. Jde to? => mushroom;
  Ryby nejíme, kromě lososa. Co na Štědrý den? => fish;
  Vegetariánské jídlo pro návštěvu, 6 lidí, hlavně ať v tom není tofu => tofu;
  Čím nahradit smetanu v omáčce? Nesmím ji => cream, sour-cream;
  bramborák bez česneku prosím, zítra jdu k zubaři :) => garlic;
  už nemůžu ani vidět dýni, manželka ji dává do všeho. Nějaká podzimní polévka? => pumpkin;
  Svačina do školky, paní učitelka řekla bez cukru, bez ořechů => sugar, nut;
  Po okurkách se mi říhá, po rajčatech mám vyrážku. Jaký letní salát mi zbývá? => cucumber, tomato;
  Máma má dnu, nesmí vnitřnosti ani sardinky. Co jí uvařit k svátku? => offal, sardine;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  Доброго дня! У сина алергія на яйця та горіхи, підкажіть рецепт печива, щоб міг взяти до школи => egg, nut; cookies-dish
  борщ без буряка буває?? => beetroot; borscht
  Чоловік терпіти не може цибулю, навіть запах. Які котлети можна зробити? => onion; cutlets
  пиріг з вишнями, тільки без дріжджів, бо в мене з ними не складається => yeast; cherry, pie
  салат з тунцем без майонеза => mayonnaise; tuna
  Маю вдома рис, банку кукурудзи, крабові палички. Яєць нема, а до магазину йти лінь => egg; rice, canned-corn, crab-sticks
  Після молока мене завжди пучить. Яку кашу можна зварити зранку? => milk; porridge
  підійде будь-яка риба окрім оселедця, хочу запекти у фользі => herring; fish
  рецепт млинців на кефірі без соди => baking-soda; kefir, mlyntsi
  Я на кето, тому хліб, картоплю і макарони не пропонуйте. Що на обід з яловичини? => bread, potato, pasta; beef
  Шукаю шоколадний торт без глютену для племінниці з целіакією => gluten; chocolate, cake
  фарширований перець з гречкою замість рису => rice; buckwheat, stuffed-peppers
  У доньки день народження, хоче торт з полуницею, а масляного крему не їсть зовсім. Хто що робив? => frosting; strawberry, cake
  можна зробити олівьє без горошка? забула купити => green-peas; olivier
  лосось з овочами, без солі, бо в бабусі тиск => salt; salmon, vegetable
  від помідорів у малого висипає щоки. підкажіть яку піцу йому зробити => tomato; pizza
  рулет з маком але без родзинок, їх у нас ніхто не їсть => raisin; makivnyk
  Алергія на арахіс, сою та кунжут. Хочу азійську локшину з куркою => peanut, soybean, sesame; noodles, chicken
  Пиріжки з капустою, тісто щоб без яєць, а начинка без моркви => egg, carrot; cabbage, dough, pyrizhky
  рецепт хліба на заквасці, дріжджі використовувати не хочу => yeast; sourdough-bread
  салат де є авокадо і кревентки але нема огірка => cucumber; shrimp, avocado
  чи обов'язково класти томатну пасту в солянку? у мене від неї печія => tomato-paste; solyanka
  гарбуз з дачі вже третій місяць лежить, діти сказали що каші з нього більше їсти не будуть => groats; pumpkin
  Лікар заборонив червоне м'ясо і жирне. Що можна з бобових? => red-meat; legume
  шукаю рецепт лазаньї з куркою та броколі. Печериці, які всюди кладуть, пропустимо => champignon; chicken, broccoli, lasagna
  сімʼя наїлась курятини на рік вперед. яке ще мʼясо можна зробити на грилі => chicken; meat
  вечеря на двох, романтична, морепродукти так, мідії ні => mussels; seafood
  суп-пюре з цвітної капусти, блендер є, вершків немає => cream; cauliflower, cream-soup
  діти не їдять нічого зеленого, ні кріп ні петрушку. який омлет їм зробити => dill, parsley; omelette
  Залежалися банани, вже чорні. Кекс? але розпушувача нема => baking-powder; banana, muffins
  Замість цукру в мене стевія. З якою випічкою вона дружить? => sugar; stevia
  Не вживаємо молочку взагалі, ні сметани ні масла. Картопляна запіканка реальна? => milk, dairy, sour-cream, butter; potato, casserole
  кролик як у сметані, тільки сметану замінити на кокосове молоко => sour-cream; rabbit, coconut-milk
  Що спекти, якщо вдома є лише борошно, олія і какао? Ні яєць, ні молока, ні масла => egg, milk, butter; wheat-flour, vegetable-oil, cocoa
`)

/** Both in English. */
export const bothEn = polarityRows(`
  no cilantro please, tastes like soap to me. need a good taco night recipe => cilantro; taco
  banana bread without eggs => egg; banana-bread
  gluten free birthday cake for a 6 yr old => gluten; cake
  no seafood except prawns, hubby is picky. pasta ideas? => seafood; pasta
  Hiya, doing low fodmap so onion and garlic are out. What can I do with beef mince? => onion, garlic; beef-mince
  cream makes me ill but I really miss carbonara, is there one that's just egg and cheese? => cream; egg, cheese
  doing a roast sunday but potatoes are off my list now (type 2). what goes on the plate instead? => potato; roast
  chocolate chip cookies no brown sugar => brown-sugar; chocolate-chips, cookies-dish
  dairy free creamy soup, maybe with coconut milk or cashews => dairy; coconut-milk, cashew
  lasagne with no ricotta, cant get it here => ricotta; lasagna
  stir fry with brocolli, peppers and no soy sauce => soy-sauce; broccoli, bell-pepper, stir-fry
  can you sub applesauce for the oil in brownies? no oil left here => vegetable-oil; applesauce, brownie
  Air fryer chicken wings, crispy, no flour or cornstarch => wheat-flour, corn-starch; chicken-wings
  shepards pie but with sweet potato instead of normal potato => potato; sweet-potato, casserole
  We keep kosher, so no dairy when there's meat. Beef casserole for friday night? => pork, seafood, dairy; beef, casserole
  can't stand coconut but everyone says thai green curry is great. what else could I use? => coconut; curry-dish
  apple crumble the proper way please, oats don't belong in there imo => rolled-oats; apple, crumble
  Instant pot chickpeas with spinach, hold the cumin => cumin; chickpeas, spinach
  my son's allergic to eggs, milk, wheat and sesame. He'd love a pizza. => egg, milk, wheat, sesame; pizza
  burgers that aren't beef => beef; burger
  meatballs with no breadcrumbs or egg, my boyfriend is coeliac and I'm out of eggs => breadcrumbs, egg, gluten; cutlets-frozen
  pasta salad for a potluck, mayo free, with lots of olives => mayonnaise; pasta, green-olives
  vegitarian chili, no beans (I know, I know) => beans; chili-con-carne
  potato soup, thick, with leeks, but without heavy cream => cream; potato, leek
  Salt free recipes for high blood pressure, preferably with turkey mince => salt; turkey-mince
  My wife's craving dumplings. shrimp filling? she's off pork at the moment => pork; shrimp, dumplings
  use ground turkey instead of ground beef in chili, do i need to change anything => beef-mince; turkey-mince, chili-con-carne
  Smoothie without banana, everything has banana in it!! => banana; smoothie
  moussaka vegetarian and no bechamel => bechamel; moussaka
  pls sugestions for pork chops that dont come out dry and arent swimming in cream => cream; pork-chops
  Quick question, making curry tonight and my guest can't do ginger or anything too hot. Have 1kg of diced chicken and some yoghurt to use => ginger; chicken, yogurt
  fish pie but my lot won't touch smoked haddock, and peas are a no from me => smoked-haddock, green-peas; fish, pie
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  Dobrý den, syn má alergii na ořechy a mléko, hledám recept na vánoční cukroví => nut, milk; cookies-dish
  svíčková bez celeru, nikdo ho doma nejí => celery; svickova
  Bábovka bez vajec, došly mi => egg; pound-cake
  bezlepkový koláč s borůvkami => gluten; blueberry, pie
  rizoto s krevetami ale bez parmazánu => parmesan; shrimp, risotto
  Děti nejedí cibuli a papriku, ale guláš by chtěly => onion, bell-pepper, paprika; goulash
  padají nám švestky ze stromu... co takhle koláč? droždí nemám => yeast; plum, pie
  pomazánka z tuňáka bez majonézy a bez másla => mayonnaise, butter; tuna, spread-dish
  čočka na kyselo jinak nez s okurkou => cucumber; lentils
  sekaná, ale vepřové maso ne, jen hovězí => pork; beef, meatloaf
  Kuře s nejakou omačkou, ale zahustit bez mouky, mám celiakii => wheat-flour, gluten; chicken
  kapra nechceme, děti se bojí kostí. Něco rybího jiného? => carp, beef-bones; fish
  Hledám něco s batáty a cizrnou. Kari koření prosím ne => curry-powder; sweet-potato, chickpeas
  Palačinky z pohankové mouky místo pšeničné => wheat-flour; buckwheat-flour, mlyntsi
  dieta po žlučníku, nic smaženýho, nic tučnýho, žádná vejce. Krůtí maso mám v mrazáku => egg; turkey
  Čokoládový fondán, jen bez alkoholu a bez kávy, je to pro děti => alcohol, coffee; chocolate, fondant
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що приготувати на вечерю з курячого філе і кабачьків => ; chicken-fillet, zucchini
  залишилась гречка зі вчора, куди її можна діти => ; buckwheat
  Привіт) купила на ринку цілий кілограм шпинату а він вже в'яне, порадьте куди його => ; spinach
  Свекруха привезла відро слив. Варення вже наварили, може якась випічка? => ; plum
  Хочу риби, але щоб не смерділо потім на всю квартиру. Що порадите запекти? => ; fish
  Ненавиджу чистити картоплю, але їсти її обожнюю. Що можна зробити з молодої, прямо в шкірці? => ; potato
  Шо зробити з патисонів у мультиварці?? перший рік виросли і не знаю як до них підступитись => ; pattypan
  Печінка, але так щоб дитина з'їла і не здогадалась що то вона => ; liver
  Терміново! гості за годину, в холодильнику тільки сир, ковбаса і помідори => ; cheese, sausage, tomato
  постний борщ з квасолею і грибами => ; beans, mushroom, borscht
  Рецепти з булгуром та нутом, бажано щоб можна було взяти з собою на роботу => ; bulgur, chickpeas
  кум подарував домашню качку, ніколи такого не готувала, з чого почати => ; duck
  Що можна приготувати з одного яйця, половинки цибулини і шматка сиру? Зарплата післязавтра) => ; egg, onion, cheese
  Купив свинячу рульку, пиво є, духовка є. Як запекти? => ; pork-knuckle, beer
  катлети з індички на пару для малюка 1,5 року => ; cutlets-frozen, turkey
  Чоловік мисливець, приніс зайця. Допоможіть! => ; hare
  картопля з тушонкою як у поході, на вогнищі => ; potato, stewed-meat
  в мене остались білки після крему, штук 6, шо з ними => ; egg-white
  Кошеня вкрало рибу зі столу 😂 тепер треба щось швидко на вечерю з фаршу => ; minced-meat
  Нема часу стояти біля плити, але хочу тушковану капусту з ковбасками. Може в духовці? => ; cabbage, sausage
  Макарони + сир + бекон. швидко => ; pasta, cheese, bacon
  десерт без випічки з печивом і згущенкою => ; cookies, condensed-milk
  Бабуся дала трилітрову банку квашених огірків, куди стільки? => ; pickled-cucumber
  курячі стегна чи крильця, все одно, головне щоб соус був медовий => ; honey, chicken-thigh, chicken-wings
  Чи є у вас рецепти з топінамбуром? => ; jerusalem-artichoke
  замаринувати скумбрию на завтра швидким способом => ; mackerel
  Купила по акції селеру, кореневу, велику таку. Ніколи з неї не готувала => ; celery
  треба рецепт для мультіварки: курка, картопля, щоб закинути і забути => ; chicken, potato
  дві пачки лавашу, фета, зелень. шо придумати на перекус => ; lavash, feta, herb
  Куплю що скажете, аби тільки не тушкувати 3 години. Яловичина на свято => ; beef
  шпроти, батон, плавлений сирок. бутерброди чи ще якісь ідеї? => ; canned-sprats, loaf, processed-cheese, sandwich
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  chicken thighs and rice one pot => ; chicken-thigh, rice
  what can i make with half a cabbage and some bacon => ; cabbage, bacon
  leftover turkey, what else apart from sandwiches => ; turkey
  something with salmon thats not baked, my oven is dead => ; salmon
  Deveining shrimp is the most disgusting job in the world but I'd eat them every day. Any shell-on recipes? => ; shrimp
  Got a big bag of kale going yellow in the fridge, needs using tonight => ; kale
  What's a good side for a BBQ that won't go off in the heat? => ; side-dish
  a tofu recipe that will convert tofu haters => ; tofu
  Need to use up: 2 eggs, stale bread, half an onion, bit of cheddar. Payday's friday lol => ; egg, bread, onion, cheddar
  my neighbor gave us a bag of fresh figs and I've never cooked with them => ; fig
  best recipe for sunday roast lamb => ; lamb, roast
  Cooking for a camping trip, one gas burner and a cooler. Sausages are a must => ; sausage
  snowed in, dinner has to come out of the pantry: canned beans, tinned tomatoes, pasta => ; canned-beans, canned-tomatoes, pasta
  I love the taste of garlic but hate how it smells on my hands. roasted garlic recipes? => ; garlic
  Is there anything decent I can do with canned salmon, or should I just give it to the cat => ; canned-salmon
  dinner under 500 calories with cod or any white fish => ; cod, white-fish
  Got gifted a venison haunch by a guy at work. how do I not ruin it => ; venison-leg
  recipe with quinoa and feta => ; quinoa, feta
  Thanksgiving sides, I want some new ideas that can be made the day before => ; side-dish
  My tomatoes all ripened at once and I don't have any jars left => ; tomato
  whole chicken in a dutch oven, lemon and thyme => ; chicken, lemon, thyme
  cheap cuts of beef that get tender w/o hours of cooking => ; beef
  desert with strawberries and mascarpone no baking => ; strawberry, mascarpone
  how to make gravy that isn't lumpy => ; gravy
  I have way too much sourdough discard, receipe ideas plz => ; sourdough-bread
  honey garlic anything => ; honey, garlic
  ramadan iftar ideas, we like lamb, dates and chickpeas => ; lamb, date, chickpeas
  My freezer died, 2 lbs of ground beef and a bag of shrimp need to be eaten tonight => ; beef-mince, shrimp
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  co uvařit z kuřecích prsou a smetany => ; chicken-fillet, cream
  mám doma brambory, klobásu a kysané zelí, co s tim => ; potato, sausage, sauerkraut
  Zbyla mi husa z neděle, co s ní druhý den? => ; goose
  dort na narozeniny s tvarohem a malinami, nepečený => ; cottage-cheese, raspberry, cake
  jogurt zítra projde, co z něj upéct => ; yogurt
  Co se dá udělat v remosce? Mám bůček a pivo => ; pork-belly, beer
  těstoviny se špenátem a nivou => ; pasta, spinach, blue-cheese
  jak na kachnu aby nebyla suchá => ; duck
  jitrnice a jelita zbyly ze zabijačky, co s tím => ; jitrnice, jelito
  Bydlím na koleji, mám jen rychlovarnou konvici a mikrovlnku. Ovesné vločky mám, co dál? => ; rolled-oats
  zelí, uzené, kroupy, dá se z toho polívka? => ; cabbage, smoked-meat, pearl-barley
  v lednici jen eidam a rajčata, v obchodě zavřeno => ; edam, tomato
  Stěhujeme se a potřebuju vyjíst mrazák: hrášek, kuřecí stehna, listové těsto => ; green-peas, chicken-thigh, puff-pastry
`)
