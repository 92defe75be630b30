import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-seventh hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  після молока живіт влаштовує концерт на весь під'їзд => milk;
  від арахісу губи роздуває, як вареники => peanut;
  гречка вже з вух лізе => buckwheat;
  минулого разу гриби довели мене до реанімації => mushroom;
  малий виколупує цибулю з тарілки по шматочку і складає на край столу => onion;
  знову манка з грудочками, дякую, у садочку наїлась на все життя => semolina;
  побачу в тарілці селеру – встану й піду => celery;
  ціна на лосося така, що хай його їдять олігархи => salmon;
  кріп для мене пахне старою аптекою, верне => dill;
  доця, щойно бачить броколі, ховається під стіл => broccoli;
  після креветок чухаюся до крові => shrimp;
  свекор мусульманин, свинина в нашому домі під забороною => pork;
  три дні їли пюре, на четвертий мене змусять хіба під дулом автомата => mashed-potato;
  варені яйця смердять сіркою, мене аж вивертає => boiled-egg;
  у студентські роки сиділа на самій мівіні, досі здригаюсь => instant-noodles;
  з рибою в мене війна ще з дитсадка => fish;
  кінза на смак як господарське мило => cilantro;
  сьогодні побачення, тож часник хай почекає до завтра => garlic;
  горіхи застрягають під протезом, мука пекельна => nut;
  глютен для мене отрута, целіакія => gluten;
  халва осточортіла ще на роботі, ми її фасуємо => halva;
  згадую шкільні котлети з духом ганчірки – і апетит тікає => cutlets;
  качка пахне болотом, мій ніс категорично проти => duck;
  кава після обіду – і я до ранку рахую тріщини на стелі, годі з мене => coffee;
  від помідорів малюк покривається плямами => tomato;
  вершки скисли, вилила в унітаз => cream;
  щось на вечерю, сир уже в печінках сидить => cheese;
  салат на свято, майонез лікар викреслив червоною ручкою => mayonnaise;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  the stink of boiled cabbage takes me back to boarding school and I weep => cabbage, cabbage-family;
  my stomach and milk signed divorce papers last year => milk;
  cottage cheese has the texture of wet insulation => cottage-cheese;
  mushrooms feel like chewing slugs => mushroom;
  liver tastes like licking a battery => liver;
  walnuts make my throat close up => walnut;
  oh great, quinoa again, said nobody ever => quinoa;
  kids held a funeral for the brussels sprouts last night, straight in the bin => brussels-sprouts;
  our rabbi would faint if he saw shellfish in my kitchen => seafood;
  my pills and grapefruit are mortal enemies, says the pharmacist => grapefruit;
  tofu is a bath sponge with delusions of grandeur, keep it away from me => tofu;
  aubergine: slimy, squeaky, evil => eggplant;
  I'd sooner eat my own shoe than sardines => sardine;
  my husband swells up like a balloon after onions => onion;
  birthday cake for a boy who carries an EpiPen because of peanuts => peanut;
  brunch ideas, avocado at these prices is daylight robbery so skip it => avocado;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  телятину їсти гріх, очі в тих телят як у дітей => veal;
  десерт якийсь, желатин варять з кісток, мене від цієї думки тіпає => gelatin;
  po mléce mi břicho hraje na tubu => milk;
  z krevet mi nateče obličej jak balon => shrimp;
  játra? to radši podrážku => liver;
  syn vyhazuje hrášek z okna => green-peas;
  květák mi zasmradí celý barák, fuj => cauliflower;
  knedlíky už mi lezou krkem => bread-dumplings;
  jak tam bude kmín, odcházím od stolu => caraway;
  hovězí za ty peníze ať si jedí ministři => beef;
  tlačenka se klepe jak moje teta u zubaře, děsím se jí => head-cheese;
  kvůli dně mi doktorka zatrhla vnitřnosti => offal;
  česnek a moje žaludeční vředy spolu vedou válku => garlic;
  rychlá večeře, tuňák mi už leze ušima => tuna;
  salát k vodě, majonéza na sluníčku loni poslala půlku party do nemocnice => mayonnaise;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  тортик на день народження, іменинниця від шоколаду вкривається висипкою => chocolate; cake
  пиріжки, тільки капуста в них – і привіт, печія => cabbage, cabbage-family; pyrizhky
  зелений борщ, яйця на час посту лишаємо куркам => egg; green-borscht
  плов на компанію, половина гостей від баранини носа верне => lamb; plov
  млинчики б на Масницю, а червона ікра за ціною золота, хай далі лежить у крамниці => caviar; mlyntsi
  куряча грудка є, від карі чоловік плюється => curry-dish; chicken-fillet
  запіканка з макаронів, гриби мій син обходить десятою дорогою => mushroom; pasta, casserole
  гуляш, та від чилі шлунок палає як нафтобаза => chili; goulash
  хочу плов, але замість баранини курку => lamb; chicken, plov
  є гриби й сметана, чоловік не любить цибулю => onion; mushroom, sour-cream
  шарлотка, тільки не з яблук, а з груш => apple; pear, charlotte
  донька їсть тільки макарони, сир терпіти не може => cheese; pasta
  чим замінити яйця в сирниках => egg; syrnyky
  борщ без м'яса але з квасолею => meat; beans, borscht
  якщо бананові кекси можна спекти без цукру, то як => sugar; banana-bread
  ні стривай, не рибу, краще курочку з рисом => fish; chicken, rice
  чоловік обожнює печінку, а я її на дух не переношу, що приготувати собі з індички => liver; turkey
  сьогодні піст, тож м'ясо відпадає, картопля й капуста є => meat; potato, cabbage
  хочу млинці, молоко закінчилось, є кефір => milk; kefir, mlyntsi
  не гречку, а булгур => buckwheat; bulgur
  салат з тунцем, тільки прибери майонез і кукурудзу => mayonnaise, corn; tuna
  думала про голубці, але рису нема, зате є пшоно => rice; millet, holubtsi
  суп-пюре з гарбуза, вершки заміни на кокосове молоко => cream; pumpkin, coconut-milk, cream-soup
  свекруха радить додати родзинки в паску, а я проти => raisin; paska
  цибуля хай буде, а от часнику не треба, рецепт котлет => garlic; onion, cutlets
  окрошка на квасі, не на кефірі => kefir; kvass, okroshka
  ой, не лосось, помилилась, скумбрія в мене => salmon; mackerel
  будь-який гарнір, крім картоплі => potato; side-dish
`)

/** Both in English. */
export const bothEn = polarityRows(`
  something with chicken thighs, garlic repeats on me for three days => garlic; chicken-thigh
  pasta night, tomatoes set my reflux on fire => tomato; pasta
  salmon tonight, dill tastes like lawn clippings to me => dill; salmon
  curry for the in-laws, they're Hindu so beef is off the table => beef; curry-dish
  pizza please, olives get picked off one by one and fed to the dog => green-olives; pizza
  pancakes, the butter went rancid and got binned => butter; oladky
  chilli but with turkey instead of beef => beef; chili, turkey
  I love mushrooms, my girlfriend hates them, so leave them out of the risotto => mushroom; risotto
  apple crumble, no cinnamon => cinnamon; apple, crumble
  actually scrap the salmon, I've got cod => salmon; cod
  what can replace eggs in banana bread => egg; banana-bread
  lasagne without meat, spinach and ricotta are in the fridge => meat; spinach, ricotta, lasagna
  pad thai but my flatmate is allergic to peanuts => peanut; pad-thai
  quick dinner with rice, anything except fish => fish; rice
  lemon tart for dad, he's diabetic so leave the sugar out => sugar; lemon, pie
  i said beans? meant beets. beets i have, beans i can't digest => beans; beetroot
  tacos for six, one of us can't eat dairy => dairy; taco
  mac and cheese, hold the bacon => bacon; mac-and-cheese
  ran out of flour, still want pancakes, got oats and bananas => wheat-flour, double-zero-flour, flours; rolled-oats, banana, oladky
  a salad with feta, everyone here likes olives but me so skip them => green-olives; feta
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  bramborová kaše, z cibule mě pálí žáha až za ušima => onion; mashed-potato
  pizza, ananas na ní je zločin proti lidskosti => pineapple; pizza
  koláč s tvarohem, rozinky děti vydlabávají a lepí pod stůl => raisin; cottage-cheese, pie
  guláš pro hosty, jsou to muslimové, vepřové je pro ně tabu => pork; goulash
  kuřecí stehna na plech, rozmarýn mi voní jak osvěžovač na záchod => rosemary; chicken-thigh
  no-bake cheesecake please, gelatine is out because we're vegetarian => gelatin; cheesecake
  svíčková, ale místo knedlíků těstoviny => bread-dumplings; svickova, pasta
  mám lilek a rajčata, manžel nejí česnek => garlic; eggplant, tomato
  čím nahradit vejce v palačinkách => egg; mlyntsi
  cheesecake bez želatiny, s jahodami => gelatin; cheesecake, strawberry
  děti milují špagety, ale houby v omáčce neberou => mushroom; spaghetti
  bábovka, došlo mi máslo, mám olej => butter; pound-cake, vegetable-oil
  oprava, losos ne, mám tresku => salmon; cod
  guláš bez masa, nejradši s houbami => meat; mushroom, goulash
  bramborák ano, majoránku ne => marjoram; deruny
  oběd pro vegetariánku, ryby ani maso nejí, tofu má ráda => fish, meat; tofu
  nádivka na Velikonoce, uzené vynechat, kopřivy přidat => smoked-meat; stuffing-mix, nettle
  proti cibuli nic, ale pórek mi vadí, chci quiche => onion, leek; pie
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  баба з села передала відро вишень, що з ними робити => ; cherry
  сусідка пригостила кабачками, лежать на балконі третій день => ; zucchini
  у холодильнику самотньо лежить пів качана капусти => ; cabbage
  хочу борщ як у мами => ; borscht
  сирники => ; syrnyky
  що з вівсянки на сніданок дитині 2 рочки => ; rolled-oats
  приснилися вареники з картоплею, тепер тільки про них і думаю => ; varenyky
  тато з рибалки притяг трьох коропів => ; carp
  шо зробити з фаршу швидко => ; minced-meat
  куряче філе духовка => ; chicken-fillet
  мама каже, колись у полі варили куліш на вогні, навчіть і мене => ; kulish
  кума привезла з Херсона кавун, здоровенний => ; watermelon
  назбирали лисичок у лісі після дощу => ; chanterelle
  скільки варити перепелині яйця => ; quail-egg
  чи треба замочувати нут на ніч => ; chickpeas
  лежить у морозилці індича гомілка, ще з Нового року => ; turkey-leg
  дідусеві 80, хочу спекти йому медівник => ; honey-cake
  бараболі повна пивниця, файно би щось з неї зварити => ; potato
  рибні котлетки, як у їдальні => ; fish
  на весіллі в куми були суші, а мені б домашнього яблучного пирога => ; charlotte
  гарбузова каша => ; pumpkin, porridge
  перший раз варитиму узвар, підкажіть з чого почати => ; kompot
  сметана завтра прострочиться, треба її кудись діти => ; sour-cream
  чоловік повернувся з полювання з диким кабаном => ; wild-boar
  закрутки на зиму з огірків => ; cucumber, preserves-dish
  голова болить після вчорашнього, врятує тільки розсольник => ; rassolnik
  студент, гуртожиток, одна плитка і пачка макаронів => ; pasta
  сонце пече, хочу холодника => ; cold-borscht
  швидкий обід із консервованої квасолі => ; canned-beans
  як запекти качку до Різдва щоб була соковита => ; duck
  ожина так вродила що гілки гнуться => ; blackberry
  чи можна запарити булгур окропом => ; bulgur
  бабця з Косова робила бануш, хочу повторити => ; banush
  донька закохана в панкейки => ; oladky
  купила на акції три кіло курячих крилець => ; chicken-wings
  зварити компот із сушених груш => ; kompot, dried-pear
  хлопці завтра прийдуть на футбол, зроблю їм піцу => ; pizza
  Шановна редакціє, маю баночку чорної ікри, подарунок колеги, як її гідно подати => ; black-caviar
  кортить чогось із маком, може рулет => ; poppy-seed
  дерун чи дерунчик, коротше дайте рецепт дерунів => ; deruny
  шпинат підмерз на грядці, але ще зелений => ; spinach
  подарували авокадо, вперше в житті його тримаю => ; avocado
  після тренування хочу омлет => ; omelette
  залишилося пюре з неділі => ; mashed-potato
  ну от короче є сосиски і є яйця => ; frankfurter, egg
  торт на хрестини => ; cake
  сливи падають просто на голову, пора вже джем варити => ; plum, jam
  кукурудза молочна, щойно зірвана => ; corn
  хачапурі по аджарськи => ; khachapuri
  свиняча рулька у темному пиві як у Празі => ; pork-knuckle, beer
  для бабусі, яка жує повільно, м'якенькі тефтелі => ; cutlets-frozen
  запікнка з творогу => ; cottage-cheese, casserole
  щось із сочевиці, тільки не суп => ; lentils
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  my neighbour left a bag of courgettes on my doorstep again => ; zucchini
  chicken soup like my nan made => ; chicken
  leftover roast lamb, day three, still smells fine => ; lamb, roast
  overnight oats => ; granola-dish
  dreamt about cinnamon rolls, woke up starving => ; bun
  it's raining sideways and I want a stew => ; stew
  how long do I boil beetroot => ; beetroot
  got a butternut squash the size of my toddler => ; butternut-squash
  my son caught two trout and is very proud => ; trout
  Good evening, might you kindly suggest something with duck breast for Sunday? => ; duck-breast
  bananas gone brown help => ; banana
  wat 2 do w mince n tatties => ; minced-meat, potato
  do I rinse rice before making sushi => ; rice, sushi
  frozen to the bone after the match, need a hot chocolate => ; hot-chocolate
  grandad's allotment exploded with runner beans => ; runner-beans
  the office is doing a bake sale and I volunteered brownies, why oh why => ; brownie
  my mate swears his paella is the best in town, I want to beat him => ; paella
  had curry yesterday, thinking of pancakes tonight => ; oladky
  tuna pasta bake for hungry teenagers => ; tuna, pasta-dish
  what's the trick to crispy roast potatoes => ; baked-potato
  a lady at the market talked me into buying kohlrabi => ; kohlrabi
  first date coming over, I promised risotto => ; risotto
  half a jar of pesto needs a purpose in life => ; pesto
  why does my sourdough come out flat => ; sourdough-bread
  pulled pork slow cooker => ; pork
  frozen raspberries have been in there since last summer => ; frozen-raspberry
  so um I've got like some salmon and uh some asparagus => ; salmon, asparagus
  aldi had cheap mangoes so I bought twelve => ; mango
  can i freeze cooked quinoa for later => ; quinoa
  rhubarb everywhere in the garden this year => ; rhubarb
  kids want fish fingers, homemade ones => ; fish-sticks
  at the wedding they served lobster, me I'm happy with a good shepherd's pie => ; casserole
  craving dumplings at 2am => ; dumplings
  pears as hard as bricks, will they soften in the oven => ; pear
  bought a whole cauliflower because it looked pretty => ; cauliflower
  not a soup this time, do something else with the pumpkin => ; pumpkin
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  babička mi dala plnou tašku švestek => ; plum
  svíčková jako od mámy => ; svickova
  venku leje, dal bych si gulášovou polévku => ; goulash-soup
  co s tvrdým chlebem => ; bread
  bramboračka => ; potato
  soused nám přinesl cuketu jak poleno => ; zucchini
  jak dlouho se vaří vejce natvrdo => ; boiled-egg
  Dobrý den, poradíte mi prosím, jak připravit kapra na Štědrý den? Předem děkuji. => ; carp
  zdálo se mi o borůvkových knedlících => ; blueberry, bread-dumplings
  mam doma kureci prsa a smetanu => ; chicken-fillet, cream
  děda nasbíral v lese hřiby => ; porcini
  čoveče, jsem bez nápadu, mám mletý maso a rýžu => ; minced-meat, rice
  jak udělat bramborový salát, aby byl druhý den ještě lepší => ; potato
  meruňky ze zahrady dozrály všechny naráz => ; apricot
  tchyně peče nejlepší bábovku na světě, chci ji trumfnout => ; pound-cake
  dort pro syna, bude mu pět => ; cake
  palačinky => ; mlyntsi
  proč mi kynuté těsto spadne => ; yeast-dough
  tři zapomenuté mrkve a půlka celeru => ; carrot, celeriac
  koupil jsem ve slevě kilo špenátu => ; spinach
  těstoviny s tuňákem na koleji => ; pasta, tuna
  rychlá večeře z uzeného tofu => ; smoked-tofu
  lze zamrazit uvařenou čočku => ; lentils
  manžel chytil pstruha a tváří se jak vítěz => ; trout
  kolegyně přivezla z Řecka fetu a olivy => ; feta, green-olives
  zima, tma, chci kakao => ; cocoa
  perníčky na vánoce kdy začít péct => ; lebkuchen
  něco z čočky, jen prosím ne polévku => ; lentils
`)
