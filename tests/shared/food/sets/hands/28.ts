import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-eighth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  суп тільки без картоплі => potato;
  вечеря без м'яса і риби => meat, fish;
  Годую грудьми, полуниці мені зараз не можна, який десерт зробити? => strawberry;
  У батька подагра, м'ясний бульйон під забороною, який суп йому зварити => meat-broth;
  свинини в нас не їдять, що запекти на свято? => pork;
  Я обожнюю оселедець, а невістка його не терпить, і саме вона прийде на вечерю. Чим її пригостити? => herring;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  Since I got pregnant even the smell of salmon makes me gag. What's for dinner? => salmon;
  Coeliac friend coming over so wheat flour's off the table, dessert ideas please => wheat-flour;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Kuřete už mám plné zuby, dejte něco jiného k večeři => chicken;
  Na ryby u nás nikdo nesáhne, takže z čeho jiného udělat štědrovečerní večeři? => fish;
  Smetana se zkazila, musela jsem ji vyhodit, potřebuju omáčku na těstoviny => cream;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  борщ без квасолі => beans; borscht
  У доньки алергія на горіхи, а на день народження просить медівник => nut; honey-cake
  Яєць вдома катма, а млинців хочеться => egg; mlyntsi
  Піст, м'яса не їмо, що зварити з квасолі? => meat; beans
  салат олів'є, але щоб не було вареної ковбаси => boiled-sausage; olivier
  Мене вже нудить від кабачків, дайте щось із баклажанів => zucchini; eggplant
  Лікар заборонив мені молоко, яку кашу зварити на сніданок? => milk; porridge
  Чоловік на дух не переносить кінзу, а я хочу харчо => cilantro; kharcho
  Хочу напекти печива, але масло закінчилося => butter; cookies-dish
  Пиріг з яблуками, тільки корицю не додавайте, у мене від неї сверблять губи => cinnamon; apple, pie
  шукаю торт без борошна => wheat-flour, flours; cake
  Після торішнього отруєння креветок до рота не беру, паста з чим іще буває? => shrimp; pasta
  вінегрет шоб без горошку => green-peas; vinegret
  Обійдемось без майонезу: салат з крабовими паличками => mayonnaise; crab-sticks
  Холодильник повен моркви, а цибулі нема ні одної => onion; carrot
  у сина целіакія, пшеничне борошно виключено, які вареники йому зліпити => wheat-flour; varenyky
  Родзинки терпіти не можу, сирну паску як зробити? => raisin; cheese, paska
  Ніякої риби! Щось із картоплі => fish; potato
  За тиждень наїлися гречки по саме горло, давайте інший гарнір => buckwheat; side-dish
  дієта, цукор зась, десерт з бананів => sugar; banana
  Сусід приніс кролика, тушкувати буду, але сметани в нас катма => sour-cream; rabbit
  Думала пекти з вишнями, але ні, вишень не буде, хай буде пиріг зі сливами => cherry; plum, pie
  Взяла курку… ой, ні, курки не було, взяла індичатину, що з неї зробити? => chicken; turkey
  Чим замінити яйця в сирниках? => egg; syrnyky
  Якщо прийде кум, то без гострого перцю, а прийде він точно. Готую гуляш => chili; goulash
  Замість рису в голубці хочу гречку => rice; buckwheat, holubtsi
  Тільки не борщ знову, краще юшку з риби => borscht; fish, ukha
  Мама веганка, решта їсть усе. Торт потрібен такий, щоб і мамі: без яєць, без молока => egg, milk; cake
`)

/** Both in English. */
export const bothEn = polarityRows(`
  pesto without nuts => nut; pesto
  egg free pancakes => egg; oladky
  My son's allergic to peanuts, what noodles can I make him? => peanut; noodles
  curry but hold the coconut milk => coconut-milk; curry-dish
  I'm out of butter and craving scones => butter; scones
  My husband can't stand mushrooms, need a stroganoff recipe => mushroom; stroganoff
  We don't eat pork, looking for a meatball recipe => pork; cutlets-frozen
  dairy gives my mum cramps and she's asking for rice pudding => dairy; rice
  Potato salad that doesn't have mayo in it => mayonnaise; potato
  lasagne minus the beef => beef; lasagna
  Doctor told me to lay off grapefruit, so I want a fruit salad that skips it => grapefruit; fruit
  Cilantro tastes like soap to me. Salsa recipe? => cilantro; salsa
  I've given up chocolate for Lent but still want cookies => chocolate; cookies-dish
  onions are a no for my dad, he loves a good meatloaf though => onion; meatloaf
  Shop had no cream left and I promised everyone a potato gratin => cream; potato, gratin
  not keen on olives, want to make pizza => green-olives; pizza
  Vegetarian household, no meat no fish, want a hearty stew with lentils => meat, fish; lentils, stew
  I was going to roast a chicken, scratch that, it's gone off, so let's do something with eggs instead => chicken; egg
  What can I use in place of milk in mashed potatoes? => milk; mashed-potato
  If my niece comes she can't have sesame, and she is coming. Stir fry with tofu please => sesame; tofu, stir-fry
  burgers with black beans instead of beef => beef; black-beans, burger
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  bramborový salát bez majonézy => mayonnaise; potato
  Dcera má alergii na vejce a chtěla by lívance => egg; oladky
  guláš bez cibule => onion; goulash
  Došlo mi máslo a chci upéct sušenky => butter; cookies
  Nejíme vepřové, hledám recept na sekanou => pork; meatloaf
  celiakie v rodině, pšeničná mouka tam nesmí být, jaký dort? => wheat-flour; cake
  polívka ze zeleniny ale celer prosím vynechat => celeriac; vegetable
  Babička nesmí mléko, ráda by krupicovou kaši => milk; semolina, porridge
  Po houbách mi bývá zle, co udělat s rýží? => mushroom; rice
  Perník, akorát rozinky tam nechci => raisin; gingerbread
  Pátek, postní den, maso nejíme. Z čočky něco? => meat; lentils
  Kluk dostane po jahodách vyrážku, poraďte mu dort k narozeninám => strawberry; cake
  pizza, olivy ne, žampiony taky ne => green-olives, champignon; pizza
  Čím nahradit vejce v bramborácích? => egg; deruny
  rizoto, vlastně ne rizoto, radši kuskus se zeleninou => risotto; couscous, vegetable
  Když přijede ségra, nesmí tam být arašídy, a ona přijede. Nudle s kuřecím => peanut; noodles, chicken
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  гарбузова каша => ; pumpkin, porridge
  сирники духовка => ; syrnyky
  що зробити з кабачків => ; zucchini
  Принесла з ринку відро вишень, половину діти вже з'їли, а з рештою що робити? => ; cherry
  сусідка дала два кілограми курячої печінки, ніколи її не готувала, підкажіть щось нескладне => ; chicken-liver
  суп на завтра з сочевицею => ; lentils
  У свекрухи ювілей, хочу здивувати її тортом з маком і лимоном => ; poppy-seed, lemon, cake
  залишилося пів кочана капусти і трохи фаршу, що з цього буде => ; cabbage, minced-meat
  деруни => ; deruny
  шо можна зварганити з вчорашньої картоплі та яєць => ; potato, egg
  На вулиці мряка, хочеться гарячого супу з грибами => ; mushroom
  чоловік наловив карасів ціле відро виручайте => ; crucian
  Сніданок дитині перед школою, щоб з вівсянкою => ; rolled-oats
  вареники з капустою => ; cabbage, varenyky
  окей знайди як зробити банош з бринзою => ; brynza, banush
  Скоро Великдень, а я ще не маю рецепту паски, порадьте => ; paska
  Купила вперше батат, з чим його їдять? => ; sweet-potato
  Вчора в гостях подавали холодець, а я сьогодні хочу просто курячого бульйону => ; chicken-broth
  Є пачка листкового тіста і шпинат => ; puff-pastry, spinach
  кутя з пшениці, мамин рецепт загубила => ; wheat, kutia
  лисичок з лісу принесли, смажити їх чи як? => ; chanterelle
  салатик легенький з огірків та редиски на вечерю => ; cucumber, radish
  кисіль із ревеню => ; kissel-mix, rhubarb
  качка з яблуками на неділю => ; duck, apple
  У нас вимкнули світло, є газовий балончик, гречка і тушонка, що приготувати? => ; buckwheat, stewed-meat
  Бабуся розказувала, що колись робили пампухи з повидлом, знайдіть такі => ; doughnut, povydlo
  Треба швидко закуску до вина, маю камамбер і груші => ; camembert, pear
  шарлотка => ; charlotte
  рис з морепродуктами => ; rice, seafood
  Дайте рицепт голупців як у столовій => ; holubtsi
  Куди приткнути кисле молоко, літри зо два назбиралося => ; soured-milk
  Хочу на пікнік бутерброди з тунцем => ; tuna, sandwich
  крумплі й капуста є, шо файного з того звариш? => ; potato, cabbage
  Бульба є, сало є, цибуля є. Вечерю, будь ласка => ; potato, salo, onion
  Морквяний пиріг для колег, нас одинадцятеро => ; carrot, pie
  варення з кульбаби => ; jam, dandelion
  Синочок після футболу голодний як вовк, є макарони і сосиски => ; pasta, frankfurter
  плов з баранини в казані на дачі => ; lamb, plov
  Кума передала з Херсона кавунів, один тріснув, може якийсь десерт з нього => ; watermelon
  що смачного з індички на обід => ; turkey
  тісто на млинці з кефіру => ; kefir, mlyntsi
  перець на зиму консервація => ; bell-pepper, preserves-dish
  Порадьте щось із нуту, бо замочила на ніч цілу миску => ; chickpeas
  Перша окрошка цього літа, маю квас => ; kvass, okroshka
  Син колись не їв печінки, а тепер розсмакував, давайте паштет з неї => ; liver, pate
  Не те щоб я не любила буряк, люблю! Салат із ним, будь ласка => ; beetroot
  Не можу жити без сала! Знайдіть мені щось із салом => ; salo
  Не лише картоплю, а й гриби треба сьогодні використати => ; potato, mushroom
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  leftover rice => ; rice
  shepherd's pie => ; casserole
  What can I do with a glut of courgettes from the allotment? => ; zucchini
  something with chickpeas and spinach for dinner => ; chickpeas, spinach
  pumpkin soup for a chilly Halloween night => ; pumpkin
  birthday cake for a six year old who's mad about chocolate => ; chocolate, cake
  hey can u find me a good chilli recipe => ; chili
  overripe bananas => ; banana
  Got half a jar of tahini and some eggplants, ideas? => ; tahini, eggplant
  fish tacos => ; fish, taco
  We had lamb at my sister's yesterday, tonight I just fancy an omelette => ; omelette
  How do I use up stale bread? => ; bread
  Granny used to make rhubarb crumble on Sundays, I'd love to try it => ; rhubarb, crumble
  breakfast muffins with blueberries => ; blueberry, muffins
  slow cooker beef stew => ; beef, stew
  Bringing a salad to a barbecue on Saturday, thinking potatoes => ; potato
  what do i make with a tin of sardines => ; sardine
  camping this weekend, one pot, we've packed beans and bacon => ; beans, bacon
  recipie for brocoli and chedder quiche => ; broccoli, cheddar, pie
  It's snowing and the kids are home, let's bake gingerbread => ; gingerbread
  sourdough crackers => ; sourdough-bread, crackers
  How do you make pad thai at home? => ; pad-thai
  Something fancy with scallops for our anniversary => ; scallops
  The butcher talked me into buying oxtail. Help. => ; oxtail
  no-bake cheesecake => ; cheesecake
  Cabbage was on sale so I bought three heads, now what => ; cabbage
  Quick lunch, got tortillas, got leftover chicken => ; tortilla, chicken
  beetroot hummus => ; beetroot, hummus
  I don't mind garlic at all, load it up, I want garlic bread => ; garlic, garlic-bread
  used to hate brussels sprouts, now can't get enough of them => ; brussels-sprouts
  I can't live without cheese so give me mac and cheese => ; cheese, mac-and-cheese
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  bramboračka => ; potato
  svíčková recept => ; svickova
  Co s přerostlou cuketou? => ; zucchini
  něco z kuřecích prsou a rýže => ; chicken-fillet, rice
  bábovka s tvarohem => ; pound-cake, cottage-cheese
  polévka z čočky na zahřátí => ; lentils
  Zbyly mi bílky, co z nich upéct? => ; egg-white
  Mám doma půlku dýně a zázvor, co z toho => ; pumpkin, ginger
  ovocné knedlíky se švestkami => ; fruit, bread-dumplings, plum
  Včera jsme byli u tchyně na kachně, dneska bych dala jen lehký salát s rajčaty => ; tomato
  snídaně do krabičky s jogurtem a ovesnými vločkami => ; yogurt, rolled-oats
  kam s tvrdejma rohlíkama, mám jich celej pytel => ; rohlik
  vánoční cukroví z ořechů => ; nut, cookies-dish
  hele jak se dělá pořádnej guláš z hovězího => ; beef, goulash
  Kamarád chytil kapra, tak budeme péct => ; carp
  koláč s rebarborou => ; rhubarb, pie
  Venku třicet ve stínu, chci studenou okurkovou polévku => ; cucumber
  špenát a vejce k obědu => ; spinach, egg
  Soused nám dal králíka, nevím si s ním rady => ; rabbit
  pomazanka z tunaka na oslavu => ; tuna, spread-dish
  palačinky pro tři hladový kluky => ; mlyntsi
  Dort k babiččiným osmdesátinám, miluje marcipán => ; marzipan, cake
  Co uvařit z krup a uzeného => ; pearl-barley, smoked-meat
  těstoviny s brokolicí rychlovka => ; pasta, broccoli
  Česnek mi nevadí, naopak, chci pořádnou česnečku => ; garlic
  Dřív jsem tvarůžky nesnášel, teď je miluju, co z nich? => ; tvaruzky
`)
