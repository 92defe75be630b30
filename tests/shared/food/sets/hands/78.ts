import { polarityRows } from '../polarity/rows.ts'

// Written by a seventy-eighth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  мене нудить від самого запаху риби => fish;
  підкажіть меню на тиждень без свинини і грибів => pork, mushroom;
  в нас вдома ніхто не їсть селеру => celery;
  не клади мені ніде моркву варену не перетравлюю її з дитинства => carrot;
  Від полуниць син сверблячкою вкривається, майте на увазі. => strawberry;
  страви без цибулі й часнику => onion, garlic;
  в мене на сою реакція губи німіють => soybean;
  Нам кашрут забороняє морепродукти та свинину. Що запропонуєте? => seafood, pork;
  лікар сказав забути про сіль => salt;
  у дочки діатез, цитрусові під забороною => citrus;
  Я печериці їм хіба що під дулом пістолета, врахуйте це, будь ласка. => champignon;
  нічого з яйцями будь ласка => egg;
  порадь щось швидке але щоб без макаронів бо вже обридли => pasta;
  щось дешеве на п'ятьох але не квасоля бо мене з неї пучить => beans;
  Від ківі в мене язик пече, прошу без нього. => kiwi;
  з дитинства боюся вареної цибулі не додавайте її => onion;
  У чоловіка панкреатит, капусту й редьку виключили => cabbage, black-radish;
  донька сказала що більше ніколи не їстиме м'яса => meat;
  Від самої згадки про холодець мене пересмикує => holodets;
  лише б не перловка, в армії наївся на все життя => pearl-barley;
  мамі не можна виноград бо цукор скаче => grape;
  хрін мені в ніс б'є тому без нього => horseradish;
  Годую груддю, від капусти малого мучать кольки, тож її не треба => cabbage;
  я баклажани зовсім не їм не можу їх полюбити => eggplant;
  баранину за кілометр чую й тікаю => lamb;
  сочевиця в мене поперек горла стоїть => lentils;
  Кума на безмолочній дієті, а дядько не їсть грибів. Що готувати на свято? => dairy, mushroom;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  I can't stand olives => green-olives;
  what to cook for someone who doesnt eat pork or beef => pork, beef;
  low carb dinner no pasta no bread no potatoes => pasta, bread, potato;
  my husband would rather starve than eat brussels sprouts => brussels-sprouts;
  gout flare up no anchovies no liver => anchovy, liver;
  i get migraines from red wine and aged cheese => red-wine, cheese;
  i dont do seafood => seafood;
  Please nothing with avocado => avocado;
  cook me something without onions or garlic they bloat me => onion, garlic;
  My stomach rebels at the mere sight of lentils. => lentils;
  my blood pressure is up so no soy sauce and no bacon => soy-sauce, bacon;
  ever since i got food poisoning i steer clear of oysters and mussels => oysters, mussels;
  bananas make my tongue tingle so none of those => banana;
  Whatever you suggest, no cabbage. It stinks up the flat. => cabbage;
  we dont let the kids have sugar => sugar;
  I'd sooner lick the pavement than eat an anchovy. => anchovy;
  a guest is deathly allergic to almonds and cashews => almond, cashew;
  rosemary tastes like pine trees to me leave it out => rosemary;
  gluten bloats me => gluten;
  Mum's pregnant and the midwife said no liver and no raw eggs. => liver, egg;
  never again will i eat tripe => tripe;
  cheese and me are not friends my belly swells up => cheese;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  ryby fakt nemusím => fish;
  jsem těhotná takže žádné syrové maso a plísňový sýr => meat, blue-cheese;
  játra bych nepozřela ani za zlaté prase => liver;
  Prosím něco bez česneku, mám po něm pálení žáhy. => garlic;
  mám dnu takže žádné vnitřnosti a luštěniny => offal, legume;
  mléčné výrobky nesmím => dairy;
  luštěniny mi nedělají dobře na břicho => legume;
  po kiwi mě pálí jazyk tak bez něj => kiwi;
  Jen ne špenát, ze školní jídelny ho mám plné zuby. => spinach;
  doktor mi zakázal vepřové a máslo => pork, butter;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  борщ без мяса => meat; borscht
  сирники без борошна => wheat-flour; syrnyky
  у доньки алергія на горіхи, потрібен торт на день народження => nut; cake
  мене від печінки просто верне але котлети люблю порадьте щось із яловичини => liver; cutlets, beef
  закінчилися яйця а хочу млинці на кефірі => egg; mlyntsi, kefir
  Свекруха приїде в неділю, їй лікар заборонив свинину. Хочу запекти качку з яблуками. => pork; duck, apple
  Чоловік на дух не переносить кріп. Як зробити смачну молоду картоплю? => dill; potato
  Вчора в гостях їли голубці, але сьогодні хочеться чогось легкого, скажімо рибу на пару без спецій. => spice; fish
  в мене целіакія, який хліб можна спекти => gluten; bread
  пиріг із вишнями тільки без дріжджів будь ласка => yeast; pie, cherry
  не можу молочне, живіт крутить. вівсянка на чому? => dairy; rolled-oats
  хочу плов але баранину в нас ніхто не їсть => lamb; plov
  рецепт паски без родзинок => raisin; paska
  Ми постимо, тож ні м'яса, ні яєць, ні молока. Чим начинити вареники, якщо є квашена капуста? => meat, egg, milk; varenyky, cabbage
  мама каже що від помідорів у неї печія то як зробити лечо без них з перцем => tomato; lecho, bell-pepper
  дитині рік, мед ще не можна, а печиво хочеться дати домашнє => honey; cookies-dish
  Терпіти не можу кінзу! Дайте рецепт гуакамоле. => cilantro; guacamole
  шукаю щось із сочевиці бо мяса ми не вживаємо => meat; lentils
  я вагітна, тому сиру з пліснявою мені зась. Яку піцу спекти? => blue-cheese; pizza
  у сина від арахісу набрякає горло, потрібні домашні батончики з вівсянки => peanut; protein-bar, rolled-oats
  оливки терпіти не можу а грецький салат обожнюю => green-olives; greek-salad
  Дід без зубів, йому б щось м'якеньке, кашку якусь із гарбузом, але не пшоняну. => millet; porridge, pumpkin
  гості мусульмани свинину не їдять що подати з рисом => pork; rice
  маю фарш індички, броколі, трохи сиру. вершків нема. => cream; turkey-mince, broccoli, cheese
  як засолити огірки без оцту => vinegar; cucumber
  Замість майонезу в олів'є хочу покласти йогурт. Скільки? => mayonnaise; olivier, yogurt
  баклажани мені гірчать тому їх не треба краще щось з кабачків => eggplant; zucchini
  у мене непереносимість лактози а так хочеться крем супу з печериць => dairy; cream-soup, champignon
  Сусідка пригостила нас пирогом зі щавлем, дуже сподобався. А в мене щавлю нема, є шпинат. Як зробити такий пиріг? => sorrel; pie, spinach
  після видалення жовчного масло й жовтки під забороною, а кролика можна. як готувати? => butter, egg-yolk; rabbit
  яєць катма, борошна жменя, зате бананів ціла гора => egg; banana, wheat-flour
  Що таке можна спекти з ревеню, щоб без пшеничного борошна? => wheat-flour; rhubarb
  хочу щось солоденьке з кокосом але шоколад мені не можна => chocolate; coconut
  шарлотка з грушами замість яблук => apple; charlotte, pear
  голубці тільки замсть рису булгур => rice; holubtsi, bulgur
  зробити котлети не зі свинини а з індички => pork; cutlets, turkey
  Масла не лишилося, чи вийде пісочне печиво на маргарині? => butter; cookies, margarine
  Хочу чізкейк, але замість дорогого маскарпоне візьму звичайний кисломолочний сир => mascarpone; cheesecake, cottage-cheese
  У садочку сказали: ні меду, ні горіхів. Які кекси спекти на день народження? => honey, nut; muffins
  перець фарширований без рису з кіноа => rice; stuffed-peppers, quinoa
  печінка мені як кістка в горлі краще зробіть гуляш з телятини => liver; goulash, veal
  Подруга веде дітей, у меншого алергія на яєчний білок. Що спекти з полуницею? => egg-white; strawberry
  салат цезар з креветками а анчоуси не кладіть => anchovy; caesar-salad, shrimp
  гастрит, томати і цитрусові відпадають. є курка й рис => tomato, citrus; chicken, rice
  я не по ковбасі якось краще бутерброди з авокадо і яйцем => sausage; sandwich, avocado, egg
  Желе з малини, та тільки щоб без желатину => gelatin; jelly-powder, raspberry
  щось із квасолею та без олії => vegetable-oil; beans
  тушкована риба з овочами, тільки не хек => hake; fish, vegetable
  нут замочила звечора тепер думаю що з ним без гострого перцю зробити => chili; chickpeas
  зварити харчо без баранини на яловичині => lamb; kharcho, beef
  сирна запіканка без манки є полуниця => semolina; cottage-cheese-casserole, strawberry
  син відвертається від броколі а курку їсть залюбки порадьте щось => broccoli; chicken
  Як на мене, петрушка псує будь-який суп. Дайте рецепт грибної юшки. => parsley; mushroom-soup
  лосось у духовці, соєвий соус скінчився => soy-sauce; salmon
  у мене після молока бурчить в животі пів дня порадьте какао на чомусь іншому => milk; cocoa
  пиріжки з горохом смажені тільки без сала => salo; pyrizhky, peas-dried
  Онуки приїдуть на вихідні, хочу їм пампушок напекти. Тільки часнику не треба, вони його не люблять. => garlic; pampushky
  що приготувати чоловіку після інфаркту без сала і солі щось з індички => salo, salt; turkey
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  nut free brownies => nut; brownie
  my wife is coeliac and wants a birthday cake => gluten; cake
  Mushrooms make me gag. Is there a good stroganoff with just beef? => mushroom; stroganoff, beef
  ran out of butter can i still make banana bread => butter; banana-bread
  We had lasagne at my sister's yesterday, so tonight something light please, maybe a lentil salad, no feta. => feta; lentils
  the kids wont touch brocolli but they'd eat mac and cheese all day long => broccoli; mac-and-cheese
  chili with black beans, hold the corn => corn; chili-con-carne, black-beans
  I'm off dairy. Any creamy tomato soup? => dairy; tomato
  cilantro tastes like soap to me so whats a good salsa for tacos => cilantro; salsa, taco
  swap the sour cream for greek yogurt in baked potatoes => sour-cream; baked-potato, greek-yogurt
  Doctor told my dad to lay off red meat and salt. He loves stew though, could it be done with turkey? => red-meat, salt; stew, turkey
  Tomatoes give me terrible heartburn, what pizza could I make with a white sauce? => tomato; pizza, bechamel
  pregnant and told to avoid soft cheese but im craving a quiche => cream-cheese; pie
  egg free pancaks => egg; oladky
  Gran's coming over and she's got diverticulitis, so nothing with seeds. She adores apple crumble. => seed; apple
  lamb is too strong for us so how do i do shepherds pie with turkey mince => lamb; casserole, turkey-mince
  we keep halal so no pork and no alcohol in the gravy => pork, alcohol; gravy
  what goes with duck breast but without oranges => orange; duck-breast
  my baby is ten months so no honey but id like to make her oat muffins => honey; muffins, oat
  Hi! My book club is coming on Friday and one lady can't have gluten, another hates blue cheese. I'd love to serve some kind of tart. => gluten, blue-cheese; pie
  Fish? No thank you. Give me a hearty bean soup. => fish; beans
  lactose intolerant here, need mashed potatoes that work => dairy; mashed-potato
  garlic keeps me up all night burping so a pasta sauce without it please => garlic; pasta-sauce
  My teenager just stopped eating meat. How do I make her a decent burger? => meat; burger
  gravy without cornstarch for roast chicken => corn-starch; gravy, chicken
  Any way to make pesto with walnuts rather than pine nuts? => pine-nut; pesto, walnut
  coconut makes me queasy. noodles with chicken thighs? => coconut; noodles, chicken-thigh
  i have kidney stones so spinach is out what else can go in an omelette with ham => spinach; omelette, ham
  potato salad mustard instead of mayonnaise => mayonnaise; potato, mustard
  My mother-in-law says she'll faint if she sees another turkey. So goose for Christmas then, how do I cook it? => turkey; goose
  I swell up like a balloon if I eat strawberries. Cheesecake with blueberries then? => strawberry; cheesecake, blueberry
  sugar free lemonade => sugar; lemonade
  toddler spits out anything with carrots in it how about fish fingers => carrot; fish-sticks
  Is cinnamon essential in apple pie? I loathe it. => cinnamon; charlotte
  No yeast in the house. Flatbread? => yeast; flatbread
  whats for lunch if im sick to death of pasta and theres only tuna => pasta; tuna
  french toast but almond milk not regular milk => milk; french-toast, almond-milk
  anything but liver for iron like maybe lentils => liver; lentils
  A friend keeps kosher, so no shellfish and no pork. Would a brisket be okay? How do I make it? => seafood, pork; beef-brisket
  shakshuka with feta and no chilli => chili; shakshuka, feta
  corn bread without wheat, wheat gives me cramps => wheat; cornbread
  raw fish freaks me out so sushi with cucumber and avocado please => fish; sushi, cucumber, avocado
  not a fan of tofu. curry w chickpeas => tofu; curry-dish, chickpeas
  the dog stole the ham so theres none left just leeks and eggs for the quiche => ham; pie, leek, egg
  Could I do a trifle without custard? My niece finds it slimy. => custard; trifle-dish
  Fancy a fruit cake but glacé cherries turn my stomach => glace-cherries; cake
  i want waffles but theres no baking powder left => baking-powder; waffles-dish
  do you know a good plum jam without pectin => pectin; plum-jam
  there is leftover mashed potato and cod and i hate dill => dill; mashed-potato, cod
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  svíčková bez smetany => cream; svickova
  Syn má alergii na ořechy, jaké cukroví mu upéct? => nut; cookies-dish
  došla mi mouka ale chci lívance z banánů => wheat-flour; oladky, banana
  Manžel nesnáší kmín. Jak udělat dušené zelí? => caraway; cabbage
  misto ryze dam kuskus co k tomu s kurecim masem => rice; couscous, chicken
  jsem celiak a chtel bych pizzu => gluten; pizza
  Tchyně přijede v neděli a nejí vepřové. Chtěla bych kachnu se zelím. => pork; duck, cabbage
  dcera nejí maso a já nevím co s květákem => meat; cauliflower
  Dědovi doktor zakázal sůl a uzeniny. Má rád hrachovou polévku. => salt, cured-meat; peas-dried
  jablečný závin bez rozinek => raisin; strudel
  po jahodách se osypu tak radši dort s malinami => strawberry; cake, raspberry
  Vyměnit máslo za olej v bábovce, jde to? => butter; pound-cake, vegetable-oil
  kluk vyplivne všechno kde je mrkev ale těstoviny by jedl pořád => carrot; pasta
  bramborový salát bez majonézy a bez okurek => mayonnaise, cucumber; potato
  Nejsem kamarádka s houbami. Co uvařit z krup? => mushroom; pearl-barley
  Přijdou muslimští přátelé, vepřové a alkohol nepřipadají v úvahu. Udělala bych jehněčí. => pork, alcohol; lamb
  nemám vejce, jde udělat karbanátky? => egg; cutlets-frozen
  sójová omáčka mi nedělá dobře co dát do nudlí s krevetami => soy-sauce; noodles, shrimp
  babička má cukrovku chtěla by koláč s mákem bez cukru => sugar; pie, poppy-seed
  Z kopru se mi zvedá kufr. Radši rajskou omáčku. => dill; tomato-sauce
  Ve školce je holčička alergická na arašídy a sezam. Potřebuju upéct muffiny. => peanut, sesame; muffins
  sekaná bez strouhanky, dcera nemůže lepek => breadcrumbs, gluten; meatloaf
  Kolegyně přinesla do práce výborný cheesecake. Já bych chtěla taky, ale bez želatiny. => gelatin; cheesecake
  nestrávím papriku poraď náplň do tortilly s fazolemi => paprika; tortilla, beans
  celer mi leze krkem a přitom chci vývar => celeriac; meat-broth
  vepřové už mi leze ušima dej mi něco z krůty => pork; turkey
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  є кабачки і фета, що з них зробити => ; zucchini, feta
  що приготувати з гарбуза => ; pumpkin
  Є пів качана капусти, дві моркви й шматок сала. Що з цього вийде? => ; cabbage, carrot, salo
  вдома шаром покоти тільки гречка і банка тушонки => ; buckwheat, stewed-meat
  Треба кудись подіти кіло яблук, поки не погнили => ; apple
  чахохбілі з курки => ; chakhokhbili, chicken
  Кутя з маком, медом і волоськими горіхами, як бабуся робила => ; kutia, poppy-seed, honey, walnut
  холодець з півня => ; holodets, rooster
  хачапурі з сулугуні та шпинатом => ; khachapuri, suluguni, spinach
  залишився лаваш сир і пара помідорів => ; lavash, cheese, tomato
  що б такого зготувати з бараболі та грибів => ; potato, mushroom
  вареники з вишнями на пару => ; varenyky, cherry
  качка з чорносливом на різдво => ; duck, prune
  банош зі шкварками і бринзою => ; banush, cracklings, brynza
  подарували відро чорниці підкажіть що спекти => ; blueberry
  хочу зварити юшку з коропа => ; ukha, carp
  У холодильнику миша повісилась: два яйця, сосиска і черствий батон => ; egg, frankfurter, loaf
  діти просять піцу з ананасом => ; pizza, pineapple
  як запкти скумбрію з лимоном => ; mackerel, lemon
  кум привіз дичину зайця цілого як його приготувати з морквою => ; hare, carrot
  Гості за годину, а в мене лише пачка листкового тіста і шинка. Рятуйте! => ; puff-pastry, ham
  часниковий хліб в духовці => ; garlic-bread
  запечена форель з розмарином => ; trout, rosemary
  кінчається термін у рикоти і базиліка куди їх діти => ; ricotta, basil
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  what can i make with leftover rice and two eggs => ; rice, egg
  salmon and asparagus traybake => ; salmon, asparagus
  got half a cabbage, some carrots and a tin of chickpeas => ; cabbage, carrot, chickpeas
  fridge is basically empty just bacon an onion and some stale bread => ; bacon, onion, bread
  slow cooker pulled pork => ; pork
  three ripe bananas and oats => ; banana, oat
  what can i do with a whole rabbit => ; rabbit
  how do i cook venison sausages with red cabbage => ; venison-sausage, red-cabbage
  something warm with sweet potatoes => ; sweet-potato
  peach cobbler from canned peaches => ; cobbler, peach
  ramen with soft boiled egg => ; ramen, egg
  i bought way too much zucchini help => ; zucchini
  bread pudding with rum => ; bread, rum
  roast lamb for twelve people => ; lamb
  haddock with parsley sauce => ; haddock, parsley
  use up halloumi and courgettes => ; halloumi, zucchini
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  mam doma jen cuketu a vejce co s tim => ; zucchini, egg
  guláš z hovězího => ; goulash, beef
  v lednici zbyla sunka a pulka porku => ; ham, leek
  rizoto s dýní a parmazánem => ; risotto, pumpkin, parmesan
  co s kilem meruněk => ; apricot
  krůtí prsa na smetaně => ; turkey-fillet, cream
  Něco dobrého z rebarbory => ; rhubarb
  losos s chrestem v troube => ; salmon, asparagus
  kulajda s hříbky => ; kulajda, porcini
  zbylo mi pečené kuře a brambory => ; chicken, potato
  tvarohové knedlíky s borůvkami => ; bread-dumplings, blueberry
  nevím co s uzeným tofu a červenou řepou => ; smoked-tofu, beetroot
`)
