import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-fifth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  суп без картоплі, будь ласка => potato;
  Пиріг, у якому немає яєць => egg;
  каша без молока для малого => milk;
  Печиво без горіхів, у доньки на них висипка. => nut;
  Вареники, тільки щоб начинка була без цибулі => onion;
  Будь-що, крім печінки. => liver;
  Не люблю кріп, дайте рецепт холодного супу. => dill;
  Чоловікові не можна гострого перцю, а обід потрібен на всіх. => chili;
  Млинці, для яких не треба молока: скінчилось. => milk;
  Юшка, але без пшона й без перловки => millet, pearl-barley;
  Печеня без чорносливу => prune;
  Торт без масляного крему, тобто взагалі без масла => butter;
  Мамі з подагрою не можна щавлю — що зварити зеленого? => sorrel;
  Не треба ні ковбаси, ні сосисок, хочу нормальної їжі. => sausage, frankfurter;
  Якийсь десерт, тільки не з маком => poppy-seed;
  У кума алергія на рибу. Чим годувати кума? => fish;
  Хочу борщ, тільки без квасолі, як у мами. => beans;
  Сніданок без хліба, щоб було ситно => bread;
  Мене верне від кінзи, а салат хочеться свіжий. => cilantro;
  Пампушки й чимось їх намастити, де часнику нема => garlic;
  Моєму татові після операції не можна капусти, взагалі ніякої, ні свіжої, ні квашеної, а він, упертюх, усе проситься на борщ. Придумайте щось рідке й тепле, щоб він не образився. => cabbage;
  Бабця казала, що борщ без сала — то вода. Але бабця жила до ста років і сала їй було можна, а мені лікар заборонив. Тож борщ по-бабциному, тільки сала не кладіть. => salo;
  Дитині рік і два місяці, педіатрка дозволила вже майже все, тільки полуницю просила поки не давати. Який десерт зробити, щоб і їй дісталось? => strawberry;
  Ну от скажіть, навіщо в олів'є яблуко? Тітка кладе. Я так більше не можу. Знайдіть мені олів'є без яблука. => apple;
  Передзвонила мама, каже, щось тебе давно не чути, їж супи. Добре, мамо, супи. Але не на курячому бульйоні, мене ним у дитинстві залікували. => chicken-broth;
  Лежу з температурою під трьома ковдрами, від запаху часнику вивертає, а їсти треба. Якусь юшечку, прозоре щось, щоб без часнику, прошу. => garlic;
  Позавчора була курка. Вчора теж. Завтра гості, а я чистий аркуш. Одне прошу: нехай там не буде оливок, я їх розпізнаю навіть перемелені. => green-olives;
  Я алергік зі стажем, тому без передмов: арахіс — ні, кунжут — ні, соя — теж ні. Азійське щось реально? => peanut, sesame, soybean;
  Невістка каже «мам, ви все пересолюєте», то тепер буде вам несолоне! Без солі зовсім. Їжте на здоров'я. Що там модне на парі? => salt;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  lasagne no mushrooms pls => mushroom;
  A curry that doesn't involve coconut milk => coconut-milk;
  Birthday cake for a kid who can't have eggs. => egg;
  Anything but salmon. => salmon;
  Is there a stew where the turnip isn't compulsory? I want it left out. => turnip;
  Minestrone, minus the kidney beans. => red-beans;
  Gravy without onion or flour, please => onion, wheat-flour;
  My other half won't touch aubergine; need a veggie main. => eggplant;
  Paella, please, but there's a shellfish allergy in the house. => seafood;
  Could you find me a coleslaw with no mayo in it? => mayonnaise;
  Nothing with beetroot ever again, thank you. => beetroot;
  We've run out of butter, so scones without it? => butter;
  So my mother-in-law is coming, the one who sends food back at other people's houses. Last time it was the raisins. There will be no raisins. A steamed pudding that can survive her, please. => raisin;
  Our youngest decided overnight that cheese is 'made of feet' and won't be reasoned with. Whatever supper you suggest, it has to be cheese-free, God help us. => cheese;
  The recipe my gran left just says 'the usual, plus suet'. I've never used suet and I don't want to start. Dumplings that do without it? => suet;
  Can't taste much since covid, so texture's everything. Crunchy, crackly, whatever. Just keep yoghurt out of it, slimy stuff makes me gag. => yogurt;
  I don't dislike tomatoes exactly, it's just the seeds, the skin and the flesh. So, no tomatoes. => tomato;
  The office potluck: Greg brings crisps, Dana brings a guacamole she thinks is legendary, and I'm stuck with 'something warm'. Two people can't do sesame and one can't do cashews. => sesame, cashew;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Polévka bez celeru, prosím. => celeriac;
  Bábovka, do které nepřijde kakao => cocoa;
  Cokoli, jen ne vnitřnosti, a játra už vůbec ne => offal, liver;
  Salát bez majonezy, na grilovačku => mayonnaise;
  Dcera je alergická na ořechy, potřebuju cukroví. => nut;
  Dá se udělat svíčková bez mrkve? => carrot;
  Nemáme vejce, oběd se bez nich musí obejít. => egg;
  Omáčka bez rajčat, manžel po nich má opar => tomato;
  No jasně, zase rybí filé, to se všichni doma radostí potrhají. Vymyslete cokoli, v čem ryba nebude. => fish;
  Zuby mi vzali dva, pusa jak balon. Něco, co se nekouše, a hlavně ne pálivá paprika, jednou jsem to zkusil a brečel jsem. => hot-paprika;
  Naši jedou na chatu, veze se gril, pes a sedm lidí. Pes nejí nic kořeněného, strejda nejí jehněčí. Psovi dáme granule, strejdovi musíme ustoupit. => lamb;
  Udělal jsem si test, nesnáším kravské mléko, holt geny. Snídani potřebuju bez kravského mléka a ať v ní nejsou ani banány, ty mi lezou krkem. => milk, banana;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Шукаю салат із буряком, але щоб без майонезу. => mayonnaise; beetroot
  Мені б риби на вечерю, тільки щоб не на салі смажена. => salo; fish
  Порадьте м'ясо на неділю, аби не свинина. => pork; meat
  Макарони хай будуть, а от помідорів не треба. => tomato; pasta
  Замість гречки хочу пшоно. => buckwheat; millet
  Запіканка з кисломолочного сиру без родзинок => raisin; cottage-cheese
  щось солодке, але на меду, а не на цукрі => sugar; honey
  Потрібен обід, де є сочевиця й немає м'яса => meat; lentils
  Гострий соус із хрону й без оцту => vinegar; horseradish
  Лосося купили, а лимонів нема, тож обійдіться без них. => lemon; salmon
  плов з барбарисом але без зіри => cumin; barberry
  шось з фаршу без рису бо вже не можу => rice; minced-meat
  Оселедець хочу, але не під шубою, тобто без буряка => beetroot; herring
  Свекруха передала три кіло яблук, і я вже не знаю, куди їх пхати: шарлотку їли в понеділок, у вівторок, і навіть кіт на мене дивиться косо. Щось нове, тільки без кориці, бо в малої від неї щоки червоні. => cinnamon; apple
  Я не те щоб вегетаріанка, просто сьогодні на м'ясо дивитися не можу після вчорашнього весілля. Шось легеньке, найкраще з огірками. => meat; cucumber
  Приходять куми, а в куми алергія на мед, причому така, що швидку викликали на хрестинах. Торт потрібен святковий, з волоськими горіхами, як вона любить. => honey; walnut
  Мені сімнадцять, я вперше лишилась сама на тиждень, і з того, що вмію, — чай. У шафі макарони, у холодильнику шматок твердого сиру. Ще є кетчуп, але його не пропонуйте, я гидую. => ketchup; pasta, hard-cheese
  Купили мультиварку, стоїть як пам'ятник. Хочу в ній щось із нутом, бо він дешевий, і щоб без томату, в мене від нього печія. => tomato; chickpeas
  Тренер сказав налягати на білок, я й наліг: яйця зранку, яйця ввечері. Тепер від яєць нудить. Потрібен сніданок, де їх нема, а кисломолочний сир якраз згодиться. => egg; cottage-cheese
  Кума каже, що в неї в селі капусту тушкують із чорносливом і копченими реберцями, язика проковтнеш. Реберця є, капуста є, а чорнослив терпіти не можу. => prune; pork-ribs, cabbage
  З трьох років пам'ятаю, як бабуся в Косові варила кулешу з грибами, дим, корови, дзвіночки. Хочу повторити, грибів насушила, але бринзи туди не треба, не перетравлюю. => brynza; mushroom
  Ми з сестрою сперечаємось: вона каже, що сирники — це сир і борошно, я — що манка. Хай буде по-моєму: сир, манка, а борошна ані ложки. => wheat-flour; cheese, semolina
  шукаю рецепт вже годину, то з вином то з коньяком, а я вагітна!!! підкажіть яловичину тушковану нормальну, без вина і без коньяку => wine, cognac; beef
  В Карпатах нас годували бринзою на сніданок, обід і вечерю, і дивно, але не набридло. Привезли з собою два кіло. Куди її? Тільки помідорів не радьте, узимку вони як трава, не їм. => tomato; brynza
  Дієтолог розписав: ніякого білого рису, ніякої картоплі, вода за годинником. Я його слухаю, але їсти хочу. Вечеря, будь ласка, з цвітною капустою. => rice, potato; cauliflower
  Син захопився Японією, вимагає «як в аніме». Водорості купила, рис купила, соєвий соус є. Риби не дам, він потім животом мучиться, тож без неї. => fish; seaweed, rice, soy-sauce
  Люди пишуть, що з буряка роблять брауні. Не вірю, але кортить. Буряк у мене є, шоколаду щоб не було, я від нього чхаю, і то в прямому сенсі. => chocolate; beetroot
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  I fancy prawns tonight, but no chilli. => chili; shrimp
  Parsnips instead of potatoes for the roast, any ideas? => potato; parsnip
  Pasta sauce with anchovies, and hold the olives. => green-olives; anchovy
  Tofu stir fry, peanuts off the menu => peanut; tofu
  tacos using turkey mince and no cilantro => cilantro; turkey-mince
  I'd like lentils with sausage, without the celery everyone adds. => celery; lentils, sausage
  Cabbage is a must; caraway is a no. => caraway; cabbage
  What goes well with duck? And don't say orange, I want no orange. => orange; duck
  Saw the price of beef, laughed out loud in the aisle, came home with a pork shoulder. Nothing with apple though, my brother comes out in hives. => apple; pork-shoulder
  ok so i meal prep on sundays and im so bored of rice. like SO bored. no rice. black beans yes, corn yes, surprise me => rice; black-beans, corn
  Camping in Wales, raining, obviously. One pan, one gas ring. We've got eggs from the farm and a bag of new potatoes; the kids are feral; mustard is banned since The Incident. => mustard; egg, young-potato
  My husband says he's allergic to coriander. He isn't, he's dramatic, but I've been married twenty-two years and I choose peace. So: lamb, no coriander. => coriander; lamb
  Had a gorgeous thing in Lisbon once, salt cod with potatoes, tiny restaurant, the waiter had a parrot. I'd love to cook something like that, but leave the olives out, my wife can't stand them. => green-olives; salt-cod, potato
  Doctor's orders after the gallbladder: cream's out, butter's out, joy's out. Is there anything with white fish that doesn't taste of hospital? => cream, butter; white-fish
  Yaar, Ma's visiting from Pune and she's keeping it strict this month, so no garlic, no potato, but paneer she'll never refuse. => garlic, potato; paneer
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  Kuře ano, ale bez smetany. => cream; chicken
  Chci rizoto s houbami, parmazán vynechat. => parmesan; mushroom
  gulas ale hovezi nechci, radsi veprove => beef; pork
  Pstruh na másle, jen ne s kmínem. => caraway; trout, butter
  Tchyně přivezla bednu jablek, že prý ať děti mají vitamíny. Děti mají čokoládu, vitamíny mám já. Poraďte něco z jablek, ale bez skořice, tu nemůžu ani cítit. => cinnamon; apple
  Na kachnu jsem se v obchodě jen podívala a pak do peněženky. Bude čočka. Tu máme rádi, jen prosím bez uzeného, toho už bylo moc. => smoked-meat; lentils
  Kolegyně přinesla do práce pomazánku z tuňáka a všichni se mohli utlouct. Já jsem teda alergická na hořčici, tak mi najděte takovou, kde není, zato s tuňákem a s kapary, ty zbožňuju. => mustard; tuna, capers
  Včera svíčková, předevčírem řízek, dneska pravda na váze. Lehká večeře z cizrny, bez oleje, doktor se na mě mračí. => vegetable-oil; chickpeas
  Rozmrazila jsem omylem králíka místo kuřete, no co už. Králík na smetaně by šel, jen rozmarýn vynechte, připomíná mi mýdlo. => rosemary; rabbit, cream
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Що приготувати з куркою й рисом на вечерю? => ; chicken, rice
  Хочеться чогось із гарбузом. => ; pumpkin
  У холодильнику пів качана капусти і дві моркви — що з них вийде? => ; cabbage, carrot
  Є кабачки, є сир. Ідеї? => ; zucchini, cheese
  Крім картоплі маю ще гриби, що зварити? => ; potato, mushroom
  З чим смачно зготувати квасолю? => ; beans
  Без часнику мені їжа не їжа, давайте щось із ним. => ; garlic
  сніданок з яйцями і шпинатом => ; egg, spinach
  Чи є у вас щось із топінамбуром? => ; jerusalem-artichoke
  Вечеря на двох: креветки та вершки. => ; shrimp, cream
  Як з'їсти пів кіла сметани, поки не скисла? => ; sour-cream
  Хочу запекти качку з яблуками. => ; duck, apple
  Індичка чи курка — мені все одно, головне щоб пташине й не сухе. => ; turkey, chicken
  Борошно, яйця, дрібка терпіння — що спечемо? => ; wheat-flour, egg
  Є хек. Заморожений. Що робити? => ; hake
  Вчора на ринку мало не купила качку, глянула на ціну і розвернулась. Дома ліпше: картопля з грибами, і сметани не шкодуйте. => ; potato, mushroom, sour-cream
  Пишу з дачі, інтернет ледве дихає. Маємо: молоду картоплю, кріп, трохи сала. Що з цього зварганити на багатті? => ; potato, dill, salo
  Кіт украв ковбасу, пес — сосиски, я з ними не розмовляю. Лишився батон і пів пачки масла. Ну й шо тепер? => ; loaf, butter
  Йой, кобіти, шо то зробити з квасних огірків, бо маю цілу банку, а зять гуде, що місця в лодівці нема? => ; cucumber
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  What can I make with leftover ham and peas? => ; ham, green-peas
  Something cosy with leeks. => ; leek
  Got a tin of chickpeas and half a jar of tahini. Go. => ; chickpeas, tahini
  I've got spinach as well as ricotta — dinner? => ; spinach, ricotta
  quick dinner w/ halloumi + peppers => ; halloumi, bell-pepper
  I can't get enough garlic. Garlic everything. => ; garlic
  Rhubarb! The garden is full of it. => ; rhubarb
  Pudding with figs => ; fig
  Me and my brother argue about this every year — stuffing with sage or without. I say with. With sage, and with walnuts. He can cook his own. => ; sage, walnut
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  Co uvařit z mletého masa a rýže? => ; minced-meat, rice
  něco s dýní => ; pumpkin
  Mám doma tvaroh a švestky. => ; cottage-cheese, plum
  Kromě brokolice mám i květák, co s tím? => ; broccoli, cauliflower
  Jáhly jsou doma, snídaně nikde. => ; millet
  Bez česneku by mi to nechutnalo, tak ať ho tam je pořádně. => ; garlic
  Co s cuketou? => ; zucchini
  Jsem těhotná a nejspíš šílená, protože bych jedla okurky s medem. Vážně, je na to recept? Okurky, med, cokoli mezi tím. => ; cucumber, honey
`)
