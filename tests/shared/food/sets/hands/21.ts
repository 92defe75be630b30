import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-first hand in as many ways to say it as it has questions, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Ні, без майонезу, будь ласка => mayonnaise;
  Після креветок у мене набрякають губи, що безпечно з'їсти на вечерю? => shrimp;
  Щось солодке, але не шоколад і не печиво => chocolate, cookies, cookies-dish;
  Ані селери, ані пастернаку в мене ніхто не їсть, який обід буде на всіх? => celery, parsnip;
  Крім оселедця, я на святковий стіл згодна на все => herring;
  я на кето тож хліб і рис відпадають => bread, rice;
  Дружині на дієті баранину викреслили, порадьте їй вечерю => lamb;
  Третій день їмо тушковану капусту, більше не можу, давайте щось інше => cabbage, cabbage-family;
  Від помідорів у мене печія, що легеньке зробити ввечері? => tomato;
  Рибою пропахла вся хата, більше її не смажитиму. Що гаряче подати? => fish;
  У невістки целіакія, отже пшениця під забороною, що спекти до чаю? => gluten, wheat;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  Anything but lentils tonight please => lentils;
  The doctor took me off grapefruit, so which fruit salad would be fine? => grapefruit;
  and nothing with cheese => cheese;
  Shellfish makes my throat itch, what's a safe starter? => seafood;
  Hummus with no garlic in it, my stomach rebels otherwise => hummus, garlic;
  I've gone right off bacon since I got pregnant, so a breakfast that isn't that => bacon;
  Our guest doesn't drink, so the coq au vin has to be made without wine => wine;
  Peanut butter is banned at her school, what can go in the lunchbox? => peanut-butter;
  Do you have one like the last but without chilli? => chili;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Cokoliv, jen ne čočka => lentils;
  Hoste budou ctyri a jeden nemuze lepek, co napect? => gluten;
  Ani houby, ani zelí tchán nejí, co mu předložit? => mushroom, cabbage;
  Poradite neco sladkeho, co neobsahuje cukr? => sugar;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  Що приготувати з гарбуза, якщо доньку обсипає від молока? => milk; pumpkin
  У чоловіка алергія на горіхи, який торт йому спекти на день народження => nut; cake
  Син броколі на дух не переносить, а курку їсть залюбки. Ідеї на вечерю? => broccoli; chicken
  Чи виходить смачним борщ, якщо не класти буряк? => beetroot; borscht
  Закінчився цукор, а малі просять млинців => sugar; mlyntsi
  Гречка вже набридла, хочу щось із рису => buckwheat; rice
  Лосось тепер кусається по ціні, яку рибу запекти замість нього => salmon; fish
  хочу рибні котлети але не з минтая => pollock; fish-cakes
  Одна з гостей не переносить лактозу, а я обіцяла чізкейк => dairy; cheesecake
  Чим замінити яйця в бісквіті? => egg; sponge-base
  Рецепт пирога з вишнями, ой ні, зі сливами => cherry; plum, pie
  Будь-яка каша, аби не манна => semolina; porridge
  Сочевиця чи квасоля підійде, нут ні, мені від нього здуває живіт => chickpeas; lentils, beans
  Мене від кінзи верне, дайте рецепт чахохбілі з петрушкою => cilantro; parsley, chakhokhbili
  Замість картоплі до м'яса хочу тушковану капусту => potato; cabbage
  Як спекти хліб, коли дріжджів удома немає? => yeast; bread
  Чоловікові з подагрою щавель не можна, а зелений борщ він просить. Як бути? => sorrel; green-borscht
  Макарони можна, тільки соус щоб не гострий, і часнику не кладіть => spicy, garlic; pasta
  Онука після арахісу кашляє й чухається, яке печиво їй спекти? => peanut; cookies-dish
  пісний торт без яєць і молока => egg, milk; cake
  Олія скінчилась, на чому посмажити сирники => vegetable-oil; syrnyky
  Родзинки в сирній запіканці в нас усі виколупують, що туди покласти натомість? => raisin; cottage-cheese-casserole
  Діти просять піцу, менша без оливок => green-olives; pizza
  Не люблю, коли в плові барбарис, а зіра хай буде => barberry; cumin, plov
  тато діабетик цукор йому не можна а хоче варення з абрикосів => sugar; apricot-jam
  Не з яблуками, а з грушами шарлотка => apple; pear, charlotte
  Педіатр радить кролика або індичку, курятину поки прибрати => chicken; rabbit, turkey
  Що ж, тоді з фетою і без огірка => cucumber; feta
  рецепт сирникив без муки => wheat-flour; syrnyky
  Сестра вагітна, сира риба їй заборонена, з чим тоді крутити роли? => fish; sushi
  Квасоля консервована є, кукурудза є, а крабових паличок не купили, який салат вийде => crab-sticks; canned-beans, corn
  Племінник кривиться на печінку, а сосиски готовий їсти щодня. Чим його годувати? => liver; frankfurter
`)

/** Both in English. */
export const bothEn = polarityRows(`
  My toddler comes out in hives after eggs, what pancakes can I make? => egg; oladky
  We've run out of butter, can I still bake scones? => butter; scones
  Sick of pasta, give me something with couscous => pasta; couscous
  Lasagne, only this time leave the bechamel out => bechamel; lasagna
  beef or lamb is fine, but not pork => pork; beef, lamb
  Is there a swap for fish sauce in pad thai? => fish-sauce; pad-thai
  Make it turkey, sorry, I meant duck => turkey; duck
  My sister can't have gluten and she's coming for Sunday roast => gluten; roast
  I can't stand the texture of aubergine, how would you do a moussaka? => eggplant; moussaka
  hi i need a cake for a boy who is allergic to nuts and sesame => nut, sesame; cake
  My kids refuse to touch cauliflower, though broccoli disappears in seconds. Dinner ideas? => cauliflower; broccoli
  Two cans of tuna and no mayo in the house, what's for lunch? => mayonnaise; canned-tuna
  I'd rather have sweet potato than regular potato with my burger => potato; sweet-potato, burger
  My flatmate loathes olives and she's eating with us, what focaccia do I bake? => green-olives; homemade-bread
  Give me a shepherd's pie, but with lentils in place of the mince => minced-meat; lentils, casserole
  Neither kidney nor liver, please, but a pie would be lovely => kidneys, liver; pie
  Is it okay to use yoghurt instead of buttermilk in soda bread? => buttermilk; soda-bread, yogurt
  Goat's cheese is fine for him, cow's milk gives him cramps => milk; goat-cheese
  something with chickpeas but please not another hummus => hummus; chickpeas
  For the barbecue: chicken wings, yes. Sausages, we've had enough of those. => sausage; chicken-wings
  The shop had zero parsley, will mint do in tabbouleh? => parsley; mint, tabbouleh
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  Co uvařit z cukety, když má manžel alergii na celer? => celery; zucchini
  Došla mi mouka, dají se udělat lívance? => wheat-flour; oladky
  misto brambor chci k rizku bulgur => potato; schnitzel, bulgur
  Kuřecí ano, krůtí ne, na gril => turkey; chicken
  Po mléce mi je pokaždé špatně, jakou krupičnou kaši si mám dát? => milk; porridge
  Dort pro vnučku, která nesmí ořechy => nut; cake
  Uz me nebavi ryze, poradte neco s kuskusem => rice; couscous
  Čím nahradit vejce v bramborácích? => egg; deruny
  Losos, tedy vlastně pstruh, na másle => salmon; trout, butter
  Doktor tátovi zakázal uzeniny, jakou zelňačku mu můžu uvařit? => cured-meat; cabbage
  Těstoviny s houbami nebo se špenátem, hlavně ne s rajčaty => tomato; pasta, mushroom, spinach
  Bramborový salát, ale majonézu prosím nahraďte jogurtem => mayonnaise; potato, yogurt
  Tchyne chce rybu, jenom at to neni kapr => carp; fish
  nechutna mi jehneci, kralika si dam rad => lamb; rabbit
  Kynuté knedlíky, když v obchodě neměli droždí => yeast; bread-dumplings
  Radši bych kachnu než husu, s čím ji podávat? => goose; duck
  Babička musí od mrtvice vynechávat sůl, kuře ale miluje => salt; chicken
  Krevety ne, kalamary klidne => shrimp; squid
  Přílohu prosím bez hranolek, stačí pečená zelenina => french-fries; vegetable, side-dish
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  цибулевий суп із сухариками => ; onion, croutons
  Сметана завтра прострочиться, куди її подіти? => ; sour-cream
  Сусідка віддала мішок кабачків, рятуйте => ; zucchini
  Вчора їли плов, сьогодні тягне на легкий овочевий суп => ; vegetable
  Собаці зварила перловку, а нам що з фаршу придумати? => ; minced-meat
  Салат із печінкою тріски, якщо хліб я вже купила => ; cod-liver
  А можна те саме, але з індичкою? => ; turkey
  вареники з картоплею => ; potato, varenyky
  У морозилці лежить качка, з чого почати? => ; duck
  запечена форель у фользі => ; trout
  У сусідів за парканом абрикоса ломиться, а в мене тільки аґрус, що з нього зварити? => ; gooseberry
  куряча печенка в сметані => ; chicken-liver, sour-cream
  Банани почорніли, викидати шкода, який кекс із них вийде? => ; banana, muffins
  Хто як маринує скумбрію, поділіться => ; mackerel
  Що з індички зготувати, щоб і свекор без зубів поїв? => ; turkey
  Курячий бульйон вийшов каламутний, як його врятувати? => ; chicken-broth
  холодець з півня => ; rooster, holodets
  Коту взяла хека, а собі щуку, як її фарширувати => ; pike
  Авокадо перестигло, що з ним на сніданок? => ; avocado
  Риба з озера у відрі ще живенька, карасі дрібні, на що вони годяться? => ; crucian
  Є пів кіло сиру, два яйця й манка, на що вистачить? => ; cheese, egg, semolina
  Ковбасу доїв син зранку, а я мрію про солянку => ; solyanka
  Брат привіз із полювання кабана. Скільки його тушкувати? => ; wild-boar
  Паску печу щороку, а цього разу кортить додати шафран => ; saffron, paska
  Цілий кошик опеньків назбирали, чи можна їх у пиріг? => ; honey-fungus, pie
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  chicken soup with dill => ; chicken, dill
  There's a bag of spinach going slimy, how do I use it up today? => ; spinach
  We had curry last night, so maybe a salad with halloumi today => ; halloumi
  quinoa salad => ; quinoa
  Brownies with black beans in them, do they actually work? => ; black-beans, brownie
  potatos and leeks what can i do => ; potato, leek
  We're driving through Cheddar on Saturday, what sandwiches travel well? => ; sandwich
  As a vegan I skip honey, so what do I glaze the carrots with? => ; icing, carrot
  what can i make with eggs and a tin of tomatoes => ; egg, tomato
  pizza dough overnight => ; pizza-dough
  Can you put strawberries in a risotto? => ; strawberry, risotto
  Tell me a way of cooking trout that isn't frying => ; trout
  cheap dinner mince and beans => ; minced-meat, beans
  Someone gave us venison steaks, we've never cooked any => ; venison
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  polevka s jatrovymi knedlicky => ; liver, bread-dumplings
  Dostali jsme od babičky králíka, jak ho upéct? => ; rabbit
  Vcera jsme meli knedliky, dnes bych si dala salat s tunakem => ; tuna
  V mrazáku mám kilo borůvek => ; blueberry
  buchty s makem => ; poppy-seed, buchty
  Psovi jsem uvařila srdíčka, ale co pro nás z mletého masa? => ; minced-meat
  Zbyla mi od neděle rajská omáčka, co s ní? => ; tomato-sauce
  rychla vecere z vajec => ; egg
  Jako malé mi maminka vařila krupicovou kaši, dneska mám chuť na něco s pohankou => ; buckwheat
  cizrnova pomazanka s paprikou => ; chickpeas, bell-pepper, spread-dish
  Jak dlouho se vaří hovězí jazyk? => ; beef-tongue
  zapekane testoviny s brokolici => ; pasta, broccoli
  Vnouček ještě nemá zuby, tak něco měkkého z dýně => ; pumpkin
  Tak dobře, a s kozím sýrem by to šlo? => ; goat-cheese
`)
