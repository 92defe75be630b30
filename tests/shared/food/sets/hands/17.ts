import { polarityRows } from '../polarity/rows.ts'

// Written by a seventeenth hand that never saw the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  у малого висипає від полуниці, а він просить тортик на день народження, що порадите => strawberry; cake
  Від одного запаху печінки мене нудить. Зате курячі сердечка їм за милу душу => liver; chicken-hearts
  ми з чоловіком тримаємо піст, тож м'ясо й молочка відпадають, хочеться якоїсь ситної каші => meat, dairy; porridge
  борщ хочу але без квасолі бо свекор її не переносить => beans; borscht
  Доброго дня! Пишу вам уперше. Лікар після операції заборонив мені смажене, гостре й копчене, а чоловік щодня просить чогось м'ясного. Чи є якась страва, щоб і мені можна було, і йому смакувало? => spicy; meat
  Шо завгодно, аби не вівсянка => rolled-oats; 
  в хаті ні грама цукру а хочеться солодкого => sugar; dessert
  Баклажани? Дякую, утримаюся. Кабачкові оладки — то інша річ => eggplant; oladky
  салат із тунцем, тільки оливки приберіть => green-olives; tuna
  мене з дитсадка трусить від молочної локшини з пінкою.. зробіть якусь запіканку сирну => milk; cottage-cheese-casserole
  усі овочі люблю, крім селери. хочу рагу => celery; stew
  Кінзу хай їсть той, хто її посадив. А мені хачапурі => cilantro; khachapuri
  вагітна 8 міс, суші з сирою рибою зась, але запечені роли можна ж? => fish; 
  часник на ніч не буду, завтра побачення. якусь легку вечерю => garlic; main
  мусульмани в гостях, отже сала й вина на столі бути не повинно, думаю плов => salo, wine; plov
  цибульку в фарш не кладіть, син виколупує. тефтелі в томаті підійдуть => onion; cutlets-frozen
  шукаю рецепт сирників без манки => semolina; syrnyky
  од грибів відвернуло після того як сусід потруївся. зробила б голубців => mushroom; holubtsi
  вже третій день макарони, я більше не витримаю, люди, дайте м'яса => pasta; meat
  лактоза мені ворог номер один. какао на чому зварити? => dairy; cocoa
  Риби в рот не беру, хіба форшмак бабин => fish; forshmak
  Не треба мені ваших смузі, я чоловік простий: картопля з салом і огірок => smoothie; potato, salo, cucumber
  підсіла на кето, прощавай хлібчику. шо на обід з яєць можна => bread; egg, main
  Як на мене, родзинки в пасці — злочин. Рецепт паски з цукатами киньте => raisin; paska, candied-fruit
  мені курку пліз. хоча ні, курку вчора їли, давай індичку => chicken; turkey
  солі нефролог майже не дозволяє, як підсмакувати рибу на пару => salt; fish
  не лізе мені та манна каша хоч убий краще вже яєшня => porridge; fried-eggs
  хочу чогось тепленького, але тільки не з кукурудзи, мамалиги за канікули в Рахові наїлася на рік => corn; 
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  my son swells up if there's even a trace of sesame so need a bun recipe thats safe => sesame; bun
  Lent starts tomorrow and we give up meat on fridays, what's a decent fish pie => meat; pie
  we're out of eggs and I promised the kids pancakes => egg; oladky
  not lasagne, sorry, autocorrect, I meant laksa => lasagna; 
  anything but quiche => pie; 
  gimme tacos hold the sour cream => sour-cream; taco
  doc says gout so bye bye anchovies n liver, whats good for supper => anchovy, liver; main
  what can i swap the butter for in flapjacks => butter; cereal-bar
  Nan put tripe in front of us every Wednesday of my childhood and I've sworn never again. Her dumplings though, I miss those. => tripe; dumplings
  chilli con carne minus the kidney beans pls => red-beans; 
  hubby cant stand coconut in anything savoury, looking for a thai style soup => coconut; soup
  no pork no alcohol in the house, need a sausage casserole that works => pork, alcohol; casserole
  Burger. Extra pickles. If I see a tomato I'm sending it back. => tomato; burger, pickled-cucumber
  low fodmap so onion and garlic are banned, dying for a proper bolognese => onion, garlic; pasta-dish
  the toddler has decided peas are the enemy, need lunch ideas with sweetcorn => green-peas; main, corn
  risotto tonight... but the white wine's all been drunk lol => white-wine; risotto
  Instead of the usual turkey we fancy a goose this Christmas => turkey; goose
  cilantro = soap. salsa recipe? => cilantro; salsa
  my flatmate's coeliac, my other flatmate's lazy, I just want brownies => gluten; brownie
  Went right off coffee since I got pregnant, is there a warm drink w ginger => coffee; drink, ginger
  could you leave out the nutmeg next time, the rice pudding was otherwise lovely and I'd have it again => nutmeg; rice
  scrap the salmon idea, its £30 a kilo, we'll go with mackerel => salmon; mackerel
  aubergine makes my tongue itch so moussaka w potatoes maybe? => eggplant; moussaka, potato
  thought I'd grow out of hating sprouts but I'm 46 and here we are. roast parsnips it is => brussels-sprouts; roast
  ive got g6pd so fava beans could literally kill me, falafel made from chickpeas ok? => broad-beans; falafel, chickpeas
  Veal? In this economy? And morally, no. Schnitzel out of chicken then => veal; schnitzel
  Tiramisu, but kids are coming so the Marsala has to go => marsala; tiramisu
  spam fritters were school dinner hell, dont even joke. toad in the hole was the good day => spam; 
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Malej má alergii na kravské mlíko a chce palačinky, co s tím => milk; mlyntsi
  koprovku fakt ne, to je pro mě trauma z jídelny. svíčkovou bych si ale dal => dill; svickova
  Dobrý den, manžel má po infarktu zakázané uzeniny a sádlo, přitom miluje bramborák. Dal by se udělat v troubě? Předem děkuji, Hana V. => smoked-meat, lard; deruny
  dřív jsem vepřový koleno zbouchal na posezení, dneska už mi nedělá dobře, tak spíš kuře na paprice => pork-knuckle; 
  cibuli vynechte prosím vás, po tý mám žáhu jak blázen. guláš => onion; goulash
  No jasně, zase čočka na kyselo, to je teda překvápko. Nešly by radši lívance? => lentils; oladky
  pomazánka z čehokoli kromě sardinek => sardine; spread-dish
  kmín mi do chleba nikdo nesype!! recept na kváskovej => caraway; sourdough-bread
  jsem těhotná a tatarák mi doktor vyškrt, tak pořádně propečenej steak? => ; beef-steak
  králíka dceři říct nemůžu to bysme měli po večeři, udělám krůtu na smetaně => rabbit; turkey
  ne počkej, já nechtěla rajskou, já chtěla rajčatovej salát => tomato-sauce; tomato
  ořechů ani stopa, jinak skončíme na áru. Vánoční cukroví poraďte => nut; cookies-dish
  banánovej chleba ale bez cukru pls => sugar; banana-bread
  Čím nahradím máslo ve vánočce => butter; vanocka
  kapary na pizze? za trest možná. šunkovou normálku => capers; pizza
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  рибу люблю, морепродукти ні => seafood; fish
  Без сметани, зате з часниковою олією — вареники => sour-cream; varenyky, garlic-oil
  окрошку на квасі, не на кефірі! ковбаси теж не треба, редиски побільше => kefir, sausage; okroshka, kvass, radish
  м'ясо їмо але курку з печінкою ні => chicken, liver; meat
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  yes to lentils, no to beans, soup => beans; lentils, soup
  pasta without cream but with loads of parmesan => cream; pasta, parmesan
  no ketchup no mustard no relish just a hot dog w onions => ketchup, mustard, relish; hot-dog, onion
  a stew with neither carrots nor swede, but do chuck in pearl barley => carrot, rutabaga; stew, pearl-barley
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  ryby ne, krevety klidně => fish; shrimp
  Tvaroh ano, tvarůžky ani omylem => tvaruzky; cottage-cheese
  hovězí nemusím, telecí miluju, co na neděli => beef; veal
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  ненавиджу стояти біля плити, а плову хочеться => ; plov
  без кави я не людина, навчіть варити в турці => ; coffee
  А чи не зварити нам сьогодні куліш => ; kulish
  хто ж відмовиться від шкварок => ; cracklings
  м'ясо аж від кістки відстає, отаке хочу, ребра => ; pork-ribs
  лежить у холодильнику пів кабачка, шматок бринзи і два яйця, куди їх => ; zucchini, brynza, egg
  ніколи в житті не пробував равликів, з чого почати => ; snails
  Жодне свято в нас не минає без холодцю => ; holodets
  зять у мене не дурний, за налисники з сиром душу продасть => ; mlyntsi
  як спряжити сало, щоб вишкварки хрустіли => ; salo, cracklings
  Перепрошую, що пишу так пізно, у нас у гуртожитку одна мультиварка на поверх, черга до ночі, але ж кортить нарешті нормальної гречаної каші з грибною підливкою => ; cooked-buckwheat, gravy
  шо, невже нема рецепту пляцків по-галицьки => ; 
  ледачі вареники => ; gnocchi-dish
  ну як можна не любити тюльку! смажену! => ; sprat
  чи не забагато трьох зубків часнику на аджику => ; garlic, adjika
  помираю хочу чебурек => ; chebureki
  заквасила молоко, вийшло якесь тягуче, ряжанка так і має? => ; ryazhanka
  зуби не ті вже, то щось м'якеньке, котлетки парові => ; cutlets
  кожен день одне й те саме: шо варити. хай буде рис з овочами, і по всьому => ; rice
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  can't live without my nightly bowl of ramen => ; ramen
  I hate cooking but I love eating, esp. katsu => ; 
  why's my yorkshire pudding flat as a pancake => ; yorkshire-pudding
  not a day goes by that I don't crave pho => ; pho
  brisket so tender it falls apart when you look at it, how => ; beef-brisket
  isn't there a way to do hollandaise that doesn't split => ; hollandaise
  there's nothing better than a cold slice of pizza for breakfast => ; pizza, breakfast
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  how do you spatchcock a poussin without losing a finger => ; cornish-hen
  who doesn't like garlic bread?? weirdos. how much butter => ; garlic-bread, butter
  no idea what to do with a celeriac the size of my head => ; celeriac
  it's not that I dislike okra, I just dont know how to stop the slime => ; okra
  damn good biscuits n gravy like a truck stop waitress would serve ya => ; cookies-dish
  i could murder a kebab => ; shashlik
  dont you dare tell me theres such a thing as too much cheese sauce. cauliflower cheese for 6 => ; cauliflower, cheese-sauce
  what's wrong with my sourdough, crumb's gummy and crust could break a window => ; sourdough-bread
  never say never but i never thought i'd like haggis. n now i do => ; haggis
  no-knead focaccia => ; homemade-bread
  got a glut of runner beans n nobody to give them to => ; runner-beans
  nothing fancy, beans on toast, just how d'you make it feel less sad => ; beans
  Bez svíčkový není neděle => ; svickova
  maso se muselo rozpadat na jazyku, takový líčka chci => ; 
  nemáte náhodou recept na bábovku od babičky => ; pound-cake
  kdo by odolal větrníku, že => ; profiteroles
  Nikdy jsem nedělal kynuté těsto a bojím se ho jak čert kříže. Na koláče => ; yeast-dough, pie
  není nad pořádnej chleba se sádlem => ; bread
  Vážení, omlouvám se, že obtěžuji, jsem vdovec a po padesáti letech stojím u plotny poprvé. Nevěděli byste, jak se dělá obyčejná bramborová kaše? => ; mashed-potato
  umírám hlady kde je langoš => ; 
  utopence po čtrnácti dnech, to se nedá nemilovat => ; 
`)
