import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by one who never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  в садочку попередили що в хлопчика алергія на горіхи, що спекти на свято => nut
  рецепт печива без яєць і молока для дитини => egg, milk; cookies-dish
  не їм свинину, порадьте плов => pork; plov
  борщ але без капусти будь ласка => cabbage; borscht
  від часнику мене пучить, хочу котлети => garlic; cutlets
  салат олів'є тільки щоб не було горошку => green-peas; olivier
  чоловік терпіти не може гриби, що зробити з куркою => mushroom; chicken
  я вагітна, лікар заборонив сиру рибу, хочу суші => fish; sushi
  закінчилась сметана, як зробити сирники => sour-cream; syrnyky
  чим замінити масло в пісочному тісті => butter; shortcrust
  що завгодно на обід тільки не гречка => buckwheat
  вже нудить від вівсянки, дайте інший сніданок => rolled-oats
  дитина виколупує цибулю з супу, потрібен суп де її нема => onion; soup
  лосось зараз дорогущий, яку рибу запекти замість нього => salmon; fish
  в мене целіакія, потрібен хліб без глютену => gluten; bread
  безлактозні млинці => dairy; mlyntsi
  після креветок в мене сверблять губи, хочу пасту з морепродуктами => shrimp; pasta, seafood
  пощу, тож ні м'яса ні молочного, хочу вареники => meat, dairy; varenyky
  мусульманин прийде в гості, свинини не можна, зроблю шашлик => pork; shashlik
  веганський торт без меду => honey; cake
  учора доїли курку, сьогодні хочеться чогось іншого, може супчик => chicken; soup
  ненавиджу кріп! окрошка => dill; okroshka
  рагу з овочів але баклажани не класти => eggplant; stew, vegetable
  мама не переносить помідори, шукаю підливу до макаронів => tomato; sauce, pasta
  швидкий перекус без цукру => sugar; snack
  у мене подагра, лікар сказав жодних бобових, що на вечерю => legume
  замість майонезу що покласти в салат з крабовими паличками => mayonnaise; salad, crab-sticks
  піца без оливок => green-olives; pizza
  доця плюється від печінки, а залізо треба підняти => liver
  я на кето, картоплю й рис не пропонувати, хочу стейк => potato, rice; beef-steak
  кролика шкода їсти, порадьте щось із індичкою => rabbit; turkey
  обожнюю каррі, але кокосове молоко не моє => coconut-milk; curry-dish
  які є страви з фаршу, щоб без хліба всередині => bread; minced-meat
  дріжджі закінчилися а хочеться пиріжків => yeast; pyrizhky
  гастрит. гостре не можна. хочу супу з квасолею => spicy; soup, beans
  нам з арахісом ніяк, малий задихається, печиво до чаю треба => peanut; cookies-dish
  ой тільки не знову макарони => pasta
  ага звісно, мрію всю ніч про варену моркву... дайте щось з сиром => carrot; cheese
  хочу з тунцем, ой ні, тунця не треба, краще з яйцем салат => tuna; salad, egg
  чи можна зробити тірамісу без кави => coffee; tiramisu
  без селери плз, смузі зелений => celery; smoothie
  не люблю кінзу вона як мило, лобіо => cilantro; lobio
  голубці без рису => rice; holubtsi
  качине м'ясо заборонили через холестерин, а рибку можна => duck; fish
  бабуся діабетик їй мед і цукор не можна, який десерт => honey, sugar; dessert
  шарлотка без борошна => wheat-flour; charlotte
  яйця зараз як золото, спекти б кекс без них => egg; muffins
  вегетаріанка, м'яса не їм, чим начинити перець => meat; stuffed-peppers
  у тата від оселедця вилізла висипка, закуска на свято => herring; snack
  студент, з їжі тільки рис і яйця, від тушонки вже верне => stewed-meat; rice, egg
  крем для торта, вершків не дістала => cream; cake
  суп з броколі без вершків => cream; soup, broccoli
  сьогодні без м'яса, п'ятниця, хочеться деруни => meat; deruny
  соя під забороною, потрібен білок після тренування => soybean
  прибери родзинки з паски => raisin; paska
  родзинки в сирній запіканці це злочин, дайте нормальну запіканку => raisin; casserole, cheese
  чимось смачним нагодуйте, крім риби їм усе => fish
  тато не їсть баранину, запах йому не йде, а плов хоче => lamb; plov
  шашлик не на оцті => vinegar; shashlik
  годую грудьми, капуста і квасоля виключені, обід на завтра => cabbage, beans
  гострого перцю не додавайте в аджику => chili; adjika
  обійдемось без ковбаси, хочу солянку => sausage; solyanka
  хочу шоколадний торт але у свекрухи алергія на шоколад, тож медовик => chocolate; cake
  від молока болить живіт, яку кашу зварити => milk; porridge
  пальмова олія ні в якому разі, домашнє згущене молоко => palm-oil; condensed-milk
  що приготувати з кабачків, смажити на олії не хочу, сир не клади => vegetable-oil, cheese; zucchini
  онук на мідії дивиться як на тарганів, що йому зварити => mussels
  хто взагалі їсть холодець? на свято щось інше, мясне => holodets; meat
  манку з дитинства не виношу, на сніданок хочу омлет => semolina; omelette
  торт наполеон не треба масляного крему, хай буде заварний => frosting; cake, custard
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  bringing a dessert to school, one kid has a nut allergy => nut; dessert
  chicken curry w/o coconut milk => coconut-milk; chicken
  gluten-free banana bread => gluten; banana-bread
  burger hold the onions => onion; burger
  anything but pasta for dinner pls => pasta
  I'm lactose intolerant and craving lasagna => dairy; lasagna
  allergic to shellfish, want paella => seafood; paella
  pregnant so no soft cheese, need a salad idea => cream-cheese; salad
  skip the cilantro, guacamole recipe => cilantro; guacamole
  ran out of eggs can i still make pancakes => egg; oladky
  my throat itches when i eat kiwi, fruit salad ideas => kiwi; fruit
  we keep kosher so no pork, need a roast for sunday => pork; roast
  what to use instead of butter in cookies => butter; cookies-dish
  sick of turkey leftovers, want a soup => turkey; soup
  kids pick the mushrooms out every time, need a stew they will eat => mushroom; stew
  beef is too pricey this month, chili ideas => beef; chili-con-carne
  doc says cut out salt, tasty fish recipe => salt; fish
  hate hate hate brussel sprouts. thanksgiving sides? => brussels-sprouts
  dairy free mac and cheese => dairy; mac-and-cheese
  no tomatoes no peppers, pizza => tomato, bell-pepper; pizza
  I don't eat veal for ethical reasons, schnitzel? => veal; schnitzel
  vegan here, no honey, granola recipe => honey; granola
  my husband can't stand liver, iron rich meals please => liver
  sugarless apple pie for my diabetic mom => sugar; charlotte
  tofu yes, tempeh no. stir fry => tempeh; tofu, stir-fry
  protein shake without whey => whey; whey-protein
  on keto so bread and rice are out, want something with bacon => bread, rice; bacon
  oh great another quinoa bowl. no thanks. give me noodles => quinoa; noodles
  salmon, wait no, i'm out of salmon, make it cod => salmon; cod
  soy gives me hives, need teriyaki chicken => soybean; teriyaki
  leave out the celery in the tuna salad => celery; tuna
  cant have garlic its my ibs, pasta sauce => garlic; pasta-sauce
  egg free mayo => egg; mayonnaise
  everyone in the house is fed up with lentils, cheap dinner => lentils
  carrot cake minus the raisins => raisin; carrot
  hindu family coming over so no beef, what about lamb => beef; lamb
  meatballs with no breadcrumbs => breadcrumbs; cutlets-frozen
  not a fan of olives, greek salad => green-olives; greek-salad
  is there risotto with no wine in it => wine; risotto
  blue cheese makes me gag, dressing for wings => blue-cheese; sauce, chicken-wings
  on warfarin so i have to avoid spinach and kale, smoothie => spinach, kale; smoothie
  had chicken yesterday, not again, something with potatoes => chicken; potato
  sesame is off the table (daughter carries an epipen), hummus? => sesame; hummus
  octopus is too smart to eat imo, other seafood on the grill => octopus; seafood
  i'd rather starve than eat cottage cheese, high protein breakfast => cottage-cheese
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  do školky upéct sušenky, jeden kluk je alergický na ořechy => nut; cookies
  bezlepkový chleba => gluten; bread
  svíčková bez smetany => cream; svickova
  mám alergii na celer, chci polévku => celeriac; soup
  nesnáším kopr, co udělat s houbama => dill; mushroom
  dcera nejí maso, čím naplnit papriky => meat; stuffed-peppers
  došla mi vejce, jak udělat palačinky => egg; mlyntsi
  čím nahradit máslo v bábovce => butter; pound-cake
  cokoliv jen ne rybu prosím => fish
  guláš bez cibule => onion; goulash
  po mléce mě bolí břicho, jakou kaši k snídani => milk; porridge
  jsem těhotná, doktor zakázal plísňové sýry, salát se sýrem => blue-cheese; salad, cheese
  deti vybiraji hrasek z rizota, recept bez nej => green-peas; risotto
  hovězí je teď strašně drahé, co dát do burgeru => beef; burger
  jsme muslimové, vepřové ne, chceme řízky => pork; schnitzel
  misto brambor neco k rybe => potato; fish
  tatarka bez majonézy => mayonnaise; tartar-sauce
  čočka už mi leze krkem, levný oběd pro studenta => lentils
  vynech rozinky z vánočky => raisin; vanocka
  bez cukru a bez mouky koláč s tvarohem => sugar, wheat-flour; pie, cottage-cheese
  muž nemusí česnek, špenát k masu => garlic; spinach, meat
  dna, takže žádné vnitřnosti, nedělní oběd => offal
  králíka mi je líto, radši kuře na smetaně => rabbit; chicken, cream
  po krevetách opuchnu, chtěla bych thajskou polévku => shrimp; soup
  no jasně, zase brokolice, jupí... radši něco s nudlema => broccoli; noodles
  chci lososa, vlastně ne, lososa nemám, tak pstruha => salmon; trout
  veganka, bez medu, perník => honey; gingerbread
  kmín do zelí prosím nedávat => caraway; cabbage
  kuře bylo včera, dneska něco jiného, třeba knedlíky => chicken; bread-dumplings
  pizza bez oliv a ančoviček => green-olives, anchovy; pizza
  sója mi nedělá dobře, potřebuju protein po tréninku => soybean
  držím keto, rýži a pečivo nejím, něco s avokádem => rice, baked-goods; avocado
  babička má cukrovku, cukr nesmí, buchty s mákem => sugar; poppy-seed
  bramborák ale majoránku ne => marjoram; deruny
  játra fakt nedám, potřebuju železo => liver
`)

/** A wish and a refusal side by side in Ukrainian. */
export const bothUk = polarityRows(`
  пельмені не зі свининою, а з індичкою => pork; pelmeni, turkey
  броколі ок, цвітна капуста ні => cauliflower; broccoli
  хочу борщ з грибами не з м'ясом => meat; borscht, mushroom
  рис замість гречки до котлет => buckwheat; rice, cutlets
  замість картоплі цвітна капуста, пюре => potato; cauliflower, mashed-potato
  сир можна, сметану не можна => sour-cream; cheese
  вареники з вишнею, тільки не з картоплею => potato; varenyky, cherry
  цибулі не треба, часнику побільше => onion; garlic
  салат з тунцем без кукурудзи з огірком => corn; salad, tuna, cucumber
  краще індичка ніж свинина => pork; turkey
  свинину ні, індичку так => pork; turkey
  без риби але з креветками => fish; shrimp
  млинці на кефірі а не на молоці => milk; mlyntsi, kefir
  хочу не суп а запіканку => soup; casserole
  радше кускус, аніж булгур => bulgur; couscous
  піца: шинка є, гриби геть => mushroom; pizza, ham
  паста без вершків з томатами => cream; pasta, tomato
  рибу люблю, оселедець ні => herring; fish
  курку їм, шкіру не їм => chicken-skin; chicken
  замінити майонез на йогурт в олів'є => mayonnaise; yogurt, olivier
  меду замість цукру в печиво => sugar; honey, cookies-dish
  дитині банан можна а полуницю ні, кашка => strawberry; banana, porridge
  омлет із помідорами, сир не клади => cheese; omelette, tomato
  не млинці, оладки! => mlyntsi; oladky
  хотіла баклажани та ні, краще кабачки => eggplant; zucchini
  суп з сочевиці, м'ясо приберіть, моркву лишіть => meat; soup, lentils, carrot
  гриби не їмо, а от капусту тушковану запросто => mushroom; cabbage
  все одно що, аби з сиром і без ковбаси => sausage; cheese
  пиріг з яблуками, кориці нуль => cinnamon; pie, apple
  рис з овочами, перець болгарський виключити, горошок залишити => bell-pepper; rice, vegetable, green-peas
`)

/** A wish and a refusal side by side in English. */
export const bothEn = polarityRows(`
  enchiladas but with turkey, not pork => pork; burrito, turkey
  baked potato with chives, hold the sour cream => sour-cream; baked-potato, chives
  carrots fine, parsnips never => parsnip; carrot
  rice instead of potatoes with my fish => potato; rice, fish
  instead of rice, cauliflower => rice; cauliflower
  no ham but extra cheese omelette => ham; cheese, omelette
  swap the butter for olive oil in mashed potatoes => butter; olive-oil, mashed-potato
  i want lamb rather than pork => pork; lamb
  pancakes not waffles => waffles-dish; oladky
  more shrimp please just no scallops => scallops; shrimp
  almond milk ok, cow's milk not ok, porridge => milk; almond-milk, porridge
  pasta w/ pesto w/o parmesan => parmesan; pasta, pesto
  forget the steak i'd like tuna => beef-steak; tuna
  salad with feta minus cucumber plus avocado => cucumber; salad, feta, avocado
  i like fish except mackerel => mackerel; fish
`)

/** A wish and a refusal side by side in Czech. */
export const bothCs = polarityRows(`
  lasagne ne s masem ale se špenátem => meat; lasagne-sheets, spinach
  mrkev jo, petržel ne, vývar => parsley; carrot, meat-broth
  rýži místo brambor ke kuřeti => potato; rice, chicken
  místo rýže kuskus => rice; couscous
  kulajda s vajíčkem, bez kopru => dill; kulajda, egg
  radši krůtu než vepřové => pork; turkey
  palačinky s tvarohem ne s marmeládou => jam; mlyntsi, cottage-cheese
  cibuli ne, česneku hodně => onion; garlic
  salát bez kukuřice s tuňákem => corn; salad, tuna
  nechci polévku, chci nákyp => soup; casserole
  sýr muže být, šunka ne, toast => ham; cheese, toast-bread
  ryby jím, kapra ale ne => carp; fish
  vyměnit máslo za olej v bábovce => butter; vegetable-oil, pound-cake
  knedlíky švestkové, meruňkové ne => apricot; bread-dumplings, plum
  chtěl jsem guláš, ale ne, radši segedín => goulash
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  як зварити борщ => ; borscht
  без томатного соку не уявляю життя, який суп з нього => ; tomato-juice, soup
  не тільки сирники, що ще можна з сиру => ; syrnyky, cheese
  сусідка принесла відро кабачків, вже не знаю куди їх => ; zucchini
  чому мій борщ не червоний => ; borscht
  нічого кращого за млинці немає => ; mlyntsi
  з чим подати гречку => ; buckwheat
  що пасує до лосося => ; salmon
  хочу щось з куркою і рисом => ; chicken, rice
  рецепт шарлотки з яблуками => ; charlotte, apple
  чому не піднялося тісто на пиріжки => ; dough, pyrizhky
  швидка вечеря з фаршу => ; minced-meat
  давно не їла деруни, нагадайте рецепт => ; deruny
  жодного дня без кави, десерт із кавою => ; coffee, dessert
  ніколи не готувала качку, з чого почати => ; duck
  не відмовлюсь від шоколадного торта => ; chocolate
  картопля скоро проросте, куди її діти => ; potato
  як зробити щоб котлети не розвалювались => ; cutlets
  у чоловіка день народження хоче наполеон => ; cake
  шо зробити з тунця з банки => ; tuna
  без сала борщ не борщ => ; salo, borscht
  ніяк не наїмося варениками з вишнею => ; varenyky, cherry
  малий просить макарони з сиром => ; pasta, cheese
  вивчаю що готувати з сочевиці => ; lentils
  маю пів гарбуза => ; pumpkin
  як посолити сьомгу вдома => ; salmon
  хочеться гострого супу том ям => ; tom-yum
  не знаю чого хочу, напевно піци => ; pizza
  суп з фрикадельками для дитини 2 роки => ; soup, cutlets-frozen
  скільки варити яйця => ; egg
  білковий сніданок з кисломолочним сиром => ; cottage-cheese
  сніданок з авокадо і яйцем пашот => ; avocado, fried-eggs
  чого не вистачає моєму хумусу, якийсь прісний => ; hummus
  не проти риби на вечерю => ; fish
  плов на 10 людей у казані => ; plov
  не лише салат, а й суп з буряка => ; salad, soup, beetroot
  що смачного з печінки => ; liver
  дитина їсть тільки гречку => ; buckwheat
  залишилась курка з учора, що з неї зробити => ; chicken
  помру якщо не зʼїм зараз шаурми => ; shawarma
  як не пересмажити стейк => ; beef-steak
  голубці ліниві в духовці => ; holubtsi
  хто не любить вареники? дайте рецепт => ; varenyky
  запекти скумбрію у фользі => ; mackerel
  жоден новий рік без олів'є => ; olivier
  консервація огірки на зиму => ; cucumber
  чому гіркі баклажани і як їх посмажити => ; eggplant
  хочу плов... хоча ні, хочу і плов і шашлик => ; plov, shashlik
  лікар радить їсти більше буряка => ; beetroot
  треба кудись діти грибі з лісу, ціле відро => ; mushroom
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  not a day goes by without hummus, new ways to make it => ; hummus
  neighbour gave me a bag of plums and i have no clue => ; plum
  what goes with roast lamb => ; lamb
  you can't beat a proper shepherds pie => ; casserole
  not only cookies, show me brownies too => ; cookies-dish, brownie
  how long to boil eggs => ; egg
  easy chicken and rice => ; chicken, rice
  never made risotto before, help => ; risotto
  i wouldn't say no to a cheesecake => ; cheesecake
  high protein dinner with tofu => ; tofu
  got half a pumpkin left, ideas => ; pumpkin
  how do i stop my meatballs falling apart => ; cutlets-frozen
  dont have much time, quick pasta => ; pasta
  can't get enough salmon lately => ; salmon
  leftover rice from yesterday what can i make => ; rice
  my kids eat nothing but noodles, new noodle ideas => ; noodles
  who doesn't love tacos => ; taco
  thanksgiving isn't complete without stuffing => ; stuffing-mix
  best way to cook a steak medium rare => ; beef-steak
  spinach is about to go bad, use it up => ; spinach
  i would kill for a good ramen rn => ; ramen
  crispy potatoes in air fryer => ; potato
  something with chickpeas => ; chickpeas
  no-bake lemon tart => ; lemon
  what's missing from my chili => ; chili-con-carne
  doctor told me to eat more beetroot => ; beetroot
  no knead bread => ; bread
  side dish for grilled fish => ; side-dish
  don't skimp on the cheese, lasagna for six => ; cheese, lasagna
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  bez sýra to u nás nejde, něco zapečeného => ; cheese
  urodilo se nám cuket že nevíme co s nima => ; zucchini
  co se hodí k jehněčímu => ; lamb
  proč je můj guláš bez chuti => ; goulash
  není nad poctivé lívance => ; oladky
  nejen buchty, ale i koláče s mákem => ; pie, poppy-seed
  jak dlouho vařit vejce natvrdo => ; egg
  rychlá večeře z kuřecího => ; chicken
  jeste nikdy jsem nedelala svickovou => ; svickova
  neodmítla bych čokoládový dort => ; chocolate
  mám půlku dýně, co s ní => ; pumpkin
  aby se karbanátky nerozpadaly => ; cutlets-frozen
  zbyla rýže od včerejška => ; rice
  děti nejedí nic jiného než špagety, nějaké nové => ; spaghetti
  kdo by neměl rád řízek => ; schnitzel
  vánoce bez bramborového salátu nejsou vánoce => ; potato
  dal bych si pořádný burger => ; burger
  plná lednice špenátu, zkazí se => ; spinach
  něco s cizrnou => ; chickpeas
  nepečený cheesecake s jahodama => ; cheesecake, strawberry
  doktor doporučil víc červené řepy => ; beetroot
  příloha k rybě => ; fish
  bramboračka jak od babičky => ; soup
  co chybí mojí kulajdě => ; kulajda
  houbová omáčka z čerstvých hub => ; mushroom-sauce, mushroom
  nemůžu se dojíst knedlíků se zelím => ; bread-dumplings, cabbage
  proteinová snídaně s tvarohem => ; cottage-cheese
  dlouho jsem neměl lososa, jak ho upéct => ; salmon
  čočka na kyselo => ; lentils
  nemám moc času, rychlé těstoviny => ; pasta
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'онук на мідії дивиться як на тарганів, що йому зварити: mussels',
    'kids pick the mushrooms out every time, need a stew they will eat: mushroom',
    'octopus is too smart to eat imo, other seafood on the grill: octopus',
    'bezlepkový chleba: gluten',
    'králíka mi je líto, radši kuře na smetaně: rabbit',
    'kuře bylo včera, dneska něco jiného, třeba knedlíky: chicken',
  ],
  beside: [
    'в мене целіакія, потрібен хліб без глютену: bread',
    "вегетаріанка, м'яса не їм, чим начинити перець: stuffed-peppers",
    'крем для торта, вершків не дістала: cake',
    'родзинки в сирній запіканці це злочин, дайте нормальну запіканку: cheese',
    'no tomatoes no peppers, pizza: pizza',
    'protein shake without whey: whey-protein',
    'leave out the celery in the tuna salad: tuna',
    'octopus is too smart to eat imo, other seafood on the grill: seafood',
    'bezlepkový chleba: bread',
    'dcera nejí maso, čím naplnit papriky: stuffed-peppers',
    'hovězí je teď strašně drahé, co dát do burgeru: burger',
    'muž nemusí česnek, špenát k masu: spinach',
    'veganka, bez medu, perník: gingerbread',
    'kmín do zelí prosím nedávat: cabbage',
    'курку їм, шкіру не їм: chicken',
    'knedlíky švestkové, meruňkové ne: bread-dumplings',
    'knedlíky švestkové, meruňkové ne: plum',
  ],
  plain: [
    'малий просить макарони з сиром: cheese',
    'суп з фрикадельками для дитини 2 роки: soup',
    'суп з фрикадельками для дитини 2 роки: cutlets-frozen',
    'чого не вистачає моєму хумусу, якийсь прісний: hummus',
    'чому гіркі баклажани і як їх посмажити: eggplant',
    'not only cookies, show me brownies too: brownie',
    'plná lednice špenátu, zkazí se: spinach',
  ],
}
