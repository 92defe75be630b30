import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by a sixteenth hand that never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  У мене алергія на горіхи, що спекти до чаю? => nut; baking
  Дитина терпіти не може цибулю, зробіть якийсь суп => onion; soup
  Закінчилися яйця, а хочеться млинців => egg; mlyntsi
  мене верне від печінки порадь щось з куркою => liver; chicken
  Борщ, але щоб без буряка, бо чоловік його не перетравлює => beetroot; borscht
  Лікар заборонив смажене м'ясо і сало, що можна приготувати з гречки? => salo; buckwheat
  Я вегетаріанка, але яйця їм. Що на сніданок? => ; egg, breakfast
  Ми постимо, м'яса й молочного не вживаємо, хочемо вареники з картоплею => meat, dairy; varenyky, potato
  Замість майонезу щось інше, салат з крабовими паличками => mayonnaise; salad, crab-sticks
  тільки не рибу знову благаю хочу макарони => fish; pasta
  Ой, дуже люблю кріп... жартую, ненавиджу його. Молода картопля з чим? => dill; potato
  Сусідка принесла гарбуз, варимо кашу, тільки пшона в хаті нема => millet; pumpkin, porridge
  Чи є рецепт сирників без борошна? => wheat-flour; syrnyky
  Малий випльовує броколі й цвітну капусту, може котлетки якісь? => broccoli, cauliflower; cutlets
  у свекрухи діабет цукор їй не можна шо спекти з яблук => sugar; apple, baking
  Кінзу на дух не переношу, а от рис люблю => cilantro; rice
  Що приготувати з фаршу, якщо рис закінчився => rice; minced-meat
  Хочу плов, але свинину ми не їмо, мусульмани => pork; plov
  Від часнику в мене печія. Соус до спагеті підкажіть => garlic; sauce
  Добрий день! Підкажіть, будь ласка, страву на ювілей для гостей, серед яких двоє не їдять грибів, а один не вживає морепродуктів. Хотілося б щось із качкою. Дуже дякую! => mushroom, seafood; duck
  Обійдемося без сметани, деруни все одно будуть => sour-cream; deruny
  голубці ток без морквы вона там зайва => carrot; holubtsi
  Я купила помідори, ні, стоп, помідори якраз не треба — огірки купила. Що зробити? => tomato; cucumber
  Непереносимість лактози: молоко і вершки відпадають. Хочу десерт з полуницею => milk, cream; dessert, strawberry
  Целіакія у доньки, на день народження торт треба => gluten; cake
  Аби тільки не оселедець! Новорічний салат порадьте => herring; salad
  Курку вже бачити не можу, що з індичкою зробити? => chicken; turkey
  Та ну її, ту квасолю, краще горох. Суп гороховий => beans; green-peas, soup
  Хочу окрошку на кефірі, а ковбаси туди не кладіть => sausage; okroshka, kefir
  Ізюм у пасці — це зло. Рецепт паски => raisin; paska
  Кум приїде, він від баклажанів пухне, а любить шашлик => eggplant; shashlik
  безглютенове печиво з вівсянки є? => gluten; cookies-dish, rolled-oats
  Мені той селерій ні в які ворота, а овочеве рагу хочу => celery; stew
  прибери мед, залиш імбир, хочу чай => honey; ginger, black-tea
  Що можна зробити з кабачків, аби в складі не було ні яєць, ні сиру? => egg, cheese; zucchini
  Олів'є як у бабусі, але горошок викинь => green-peas; olivier
  Відмовилась від червоного м'яса, лишились риба й птиця. Вечеря? => red-meat; fish, poultry, main
  манку з дитинства не зношу, а сніданок якийсь кашу хочу => semolina; breakfast, porridge
  Вагітна, сиру рибу не можна, але так кортить суші => fish; sushi
  кокосова стружка це як пісок на зубах фе. цукерки домашні з шоколадом => coconut-flakes; truffles-sweet, chocolate
  У пиріг з вишнями хотіла додати корицю, та чоловік на неї чхає, тож без неї => cinnamon; pie, cherry
  Гостре мені зась, перець чилі відпадає, але мексиканське люблю => chili-con-carne; 
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  I'm allergic to shellfish, what can I make for a summer party? => seafood; 
  My kid gags at the sight of peas, need a pasta dinner => green-peas; pasta, main
  We're out of butter. Can I still bake cookies? => butter; cookies-dish
  anything but chicken please im so sick of it, maybe beef => chicken; beef
  Hold the anchovies, I want a Caesar salad => anchovy; caesar-salad
  Doctor says to cut out salt, so a soup with lentils? => salt; soup, lentils
  We keep halal so no pork or wine, thinking of a stew => pork, wine; stew
  Oh sure, because everybody LOVES raisins in their salad. Leave them out. Carrot salad please => raisin; carrot, salad
  mushrooms make me wanna hurl got any risotto ideas => mushroom; risotto
  I thought I'd use tofu, actually scratch that, no tofu, chickpeas instead for a curry => tofu; chickpeas, curry-dish
  My husband can't do dairy but he misses lasagna => dairy; lasagna
  Swap out the sour cream for yogurt in my stroganoff => sour-cream; yogurt, stroganoff
  vegan chocolate cake that isn't dry => ; chocolate, cake
  gluten and I broke up last year. bread? => gluten; bread
  The last time I ate cashews I ended up in the ER. Thai food for tonight? => cashew; 
  Ugh, cilantro tastes like soap to me. Tacos though, yes => cilantro; taco
  I would be very grateful for a suggestion for Sunday lunch; my mother-in-law does not care for lamb, and my father-in-law avoids garlic, but both adore potatoes. => lamb, garlic; potato, main
  dinner w/ salmon minus the dill => dill; salmon, main
  Is there a way to make pancakes when you haven't got any milk? => milk; oladky
  Kosher household, so shrimp is out. Something with rice => shrimp; rice
  not a fan of coconut, want thai curry => coconut; curry-dish
  I gave up sugar for Lent, is there a dessert with bananas I can have => sugar; dessert, banana
  Skip the olives and give me a pizza recipe => green-olives; pizza
  keto dinner, no potatos no rise, with pork => potato, rice; pork, main
  My roommate ate all the cheese. What can I do with macaroni now? => cheese; macaroni
  onions are the devil. burger recipe pls => onion; burger
  Peanut-free snacks for my son's class => peanut; snack
  Celery can go jump in a lake. Chicken soup? => celery; chicken
  Something cozy with pumpkin, but my daughter breaks out in hives from cinnamon => cinnamon; pumpkin
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  I can't stomach liver, is there another way to get pâté, say with beans? => liver; pate, beans
  we never eat beef in our family as hindus, can you suggest a vegetable curry => beef; vegetable, curry-dish
  What goes in a fruit salad besides kiwi, which makes my tongue itch => kiwi; fruit
  eggless banana bread => egg; banana-bread
  Nothing fishy tonight. Let's do mushrooms => fish; mushroom
  I used to love tuna until I got food poisoning from it, now I can't even smell it. Sandwich ideas? => tuna; sandwich
  Low FODMAP so garlic and onion are off the table, roast chicken please => garlic, onion; chicken
  Rather than beef I'd like turkey in my meatballs => beef; turkey, cutlets-frozen
  Hey so um I want like a smoothie but bananas no no bananas maybe mango => banana; smoothie, mango
  breakfast with oats, I'm lactose intolerant => dairy; rolled-oats, breakfast
  Whatever you suggest, keep beets far away from it. Goat cheese salad? => beetroot; goat-cheese, salad
  Mám alergii na ořechy, poraďte nějaké cukroví na Vánoce => nut; cookies-dish
  Děti nesnáší špenát, co k večeři s kuřetem => spinach; chicken, main
  Došla mi mouka, jde udělat nějaký dezert s tvarohem? => wheat-flour; dessert, cottage-cheese
  Svíčková bez smetany, jde to? => cream; svickova
  nejím vepřové ale guláš bych si dal => pork; goulash
  Mám celiakii a chci knedlíky => gluten; bread-dumplings
  Jen ne zase čočku, prosím. Radši brambory. => lentils; potato
  z hub mi je špatně, chci omáčku k těstovinám => mushroom; sauce
  Manžel nemůže cibuli ani česnek, potřebuju polévku z dýně => onion, garlic; pumpkin, soup
  Místo másla bych dala olej, bábovka => butter; pound-cake, vegetable-oil
  Rybu fakt nemusím, co takhle něco s rýží => fish; rice
  Jsem vegan, co si mám dát k snídani? => ; breakfast
  Vynechte prosím koriandr, jinak mám chuť na indické kari => cilantro; curry-dish
  Dobrý den, čekáme návštěvu a jedna paní je alergická na celer, druhá nejí mléčné výrobky. Co byste doporučili k obědu s krůtou? Předem děkuji. => celery, dairy; turkey, main
  Rozinky mi do štrúdlu nikdo nedá, fuj. Recept na štrúdl? => raisin; strudel
  Řízek, ale žádný vepřový, jedině kuřecí => pork; schnitzel, chicken
  chtela jsem rajcata ale zadny nemam mam jen papriku => tomato; bell-pepper
  Dcera má po jahodách vyrážku, chci koláč s tvarohem => strawberry; pie, cottage-cheese
  Kmín mi leze krkem, zelí chci => caraway; cabbage
  Palačinky když nemám vajíčka => egg; mlyntsi
  Okurku ne, pardon, okurku vynech, salát s rajčaty => cucumber; salad, tomato
  Do bramborového salátu majonézu necpi => mayonnaise; potato
  Bezlaktózový cheesecake => dairy; cheesecake
  Kapra na Štědrý den odmítáme, co třeba losos? => carp; salmon
  Nesmím nic pálivého, chilli ven, ale fazole ano => chili-con-carne; beans
  Játra bych nepozřela ani za zlaté prase, hovězí klidně => liver; beef
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Не курку, а курячий бульйон залиште — суп хочу => ; soup, chicken-broth
  Рибу люблю, морепродукти ні => seafood; fish
  Хочу сир, але не плавлений, піцу => processed-cheese; cheese, pizza
  Без свинини, з яловичиною голубці => pork; beef, holubtsi
  З картоплею без грибів вареники => mushroom; potato, varenyky
  Гриби так, м'ясо ні, сметана так, цибуля ні => meat, onion; mushroom, sour-cream
  Замість рису гречку, замість курки індичку => rice, chicken; buckwheat, turkey
  Молоко не п'ю, а кефір п'ю, оладки => milk; kefir, oladky
  Чоловік їсть капусту, я ні, зате обоє любимо моркву => cabbage; carrot
  Від яблук відмовляюсь на користь груш, пиріг => apple; pear, pie
  Цибулю ріпчасту не додавай, зелену додай, салат => onion; spring-onion, salad
  Не хочу суп, хочу борщ => soup; borscht
  Не те щоб я не любила буряк, але моркву не люблю => carrot; 
  Або квасоля, або горох — квасолі нема => beans; green-peas
  Шоколад чорний, молочний не треба, торт => milk-chocolate; dark-chocolate, cake
  Солодкий перець так, гострий ні => chili; bell-pepper
  Ні м'яса ні риби, тільки овочі й сир => meat, fish; vegetable, cheese
  Салат з тунцем, а не з лососем => salmon; tuna, salad
  Краще вже печінка ніж серце => ; liver
  Білок залиш, жовток прибери, омлет => egg-yolk; egg-white, omelette
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  I eat fish but not shellfish, pasta please => seafood; fish, pasta
  Chicken not turkey, rice not noodles => turkey, egg-noodles; chicken, rice
  No butter, peanut butter is fine, cookies => butter; peanut-butter, cookies-dish
  Coconut milk yes, cow's milk no, in a curry => milk; coconut-milk, curry-dish
  I'd sooner have lamb than pork => pork; lamb
  Without potatoes with sweet potatoes a stew => potato; sweet-potato, stew
  I don't want cake, I want pie, cherry pie not apple => cake, apple; pie, sweet-cherry
  She won't touch beans but green beans are okay => beans
  Garlic yes onion no, tomato yes pepper no => onion, black-pepper; garlic, tomato
  Not only do I hate olives, I also love feta => green-olives; feta
  Trade the bacon for mushrooms in the quiche => bacon; mushroom, pie
  Less of the beef, in fact none, more of the beans, chili => beef; beans, chili-con-carne
  Eggs I can't have, eggplant I can => egg; eggplant
  My wife loves tuna, I'm allergic to it, we both love cod => tuna; cod
  Cream cheese but no cream, a frosting => cream; cream-cheese, frosting
  Buckwheat is fine, wheat isn't, bread => wheat; buckwheat, bread
  instead of rice give me quinoa instead of shrimp chicken => rice, shrimp; quinoa, chicken
  Ham out, cheese in, omelette => ham; cheese, omelette
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  Ne kuřecí, ale krůtí maso => chicken; turkey
  Bez masa, s houbami a bez cibule guláš => meat, onion; mushroom, goulash
  Rýži místo brambor => potato; rice
  Brambory místo rýže, ne naopak => rice; potato
  Sýr ano, tvaroh ne, k večeři => cottage-cheese; cheese, main
  Máslo nemám, sádlo mám, koláčky => butter; lard
  Mrkev jím, celer nejím, petržel jím, polévka => celery; carrot, parsley, soup
  Ryby mi nevadí, vadí mi maso => meat; fish
  Radši losos než tuňák na salát => tuna; salmon, salad
  Vyměň špek za sýr v knedlíkách => bacon; cheese, bread-dumplings
  Meruňky ne, švestky jo, knedlíky => apricot; plum, bread-dumplings
  Polévka ne krémová, ale vývar s nudlemi => ; meat-broth, noodles
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Що приготувати з кабачків і фаршу? => ; zucchini, minced-meat
  Без м'яса не уявляю обіду, давай щось ситне => ; meat, main
  Не можу жити без шоколаду, десерт! => ; chocolate, dessert
  Хіба є щось краще за вареники з вишнею? => ; varenyky, cherry
  Нічого, крім картоплі, в хаті нема => ; potato
  Лишилося пів курки, що з неї зробити => ; chicken
  Як зварити борщ => ; borscht
  Чоловік не проти риби, що на вечерю? => ; fish, main
  Не знаю, що робити з буряком => ; beetroot
  Що не соромно подати гостям з качки? => ; duck
  Ніколи не пробувала кускус, хочу спробувати => ; couscous
  Боюся, що пропаде сметана — куди її подіти? => ; sour-cream
  Хочу пиріг з капустою => ; pie, cabbage
  Щось на Великдень із сиром => ; cheese
  А можна мені не просто омлет, а з сиром і помідорами? => ; omelette, cheese, tomato
  Чому б не зробити плов? => ; plov
  Не відмовилась би від деруників => ; deruny
  Що їдять з гороховою кашею? => ; porridge
  Треба позбутися яблук, цілий мішок => ; apple
  Швидка вечеря з рисом і куркою => ; rice, chicken, main
  Набридло думати, хочу суп з галушками => ; soup, halushky
  Ненавиджу готувати, але млинці люблю => ; mlyntsi
  Раніше я не любила гриби, а тепер обожнюю => ; mushroom
  Терпіти не можу чекати. Салат з тунцем за 10 хвилин => ; tuna, salad
  Діти просять піцу => ; pizza
  Який смузі зробити з бананом і чорницею => ; smoothie, banana, blueberry
  Не забудьте часник у пампушки => ; garlic, pampushky
  Мало солодкого в житті, хочу медівник => ; honey-cake
  Дешево і сердито: макарони з тушонкою => ; pasta, stewed-meat
  холодець на свята => ; holodets
  Алергії немає ні на що, хочу креветки => ; shrimp
  Не шкодуй сиру на лазанью => ; cheese, lasagna
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  What can I make with zucchini and feta? => ; zucchini, feta
  I can't get enough of mushrooms => ; mushroom
  I wouldn't say no to a curry => ; curry-dish
  You can't go wrong with roast chicken, recipe? => ; chicken
  No idea what to do with leftover rice => ; rice
  There's nothing like a good beef stew => ; beef, stew
  I've never cooked lamb, where do I start => ; lamb
  My kids don't mind broccoli, dinner ideas => ; broccoli, main
  Need to use up a ton of tomatoes before they go bad => ; tomato
  Nothing but pasta will do tonight => ; pasta
  Quick breakfast with eggs => ; egg, breakfast
  Who doesn't love pancakes? => ; oladky
  I'm running out of ideas for salmon => ; salmon
  Not without my garlic! Pasta please => ; garlic, pasta
  I hate cooking but I love soup => ; soup
  Won't you help me bake a lemon cake => ; lemon, cake
  Christmas dinner with turkey => ; turkey
  a no-fuss tuna sandwich => ; tuna, sandwich
  no-bake cheesecake with strawberries => ; cheesecake, strawberry
  I've no time, give me a quick noodle dish => ; noodles
  Don't forget the bacon in my carbonara => ; bacon, carbonara
  Isn't there some Italian soup with beans? => ; soup, beans
  I used to hate beets, now I eat them daily => ; beetroot
  Mexican street corn => ; corn
  I'm dying for a burger => ; burger
  Sick of winter, want something with strawberries => ; strawberry
  don't skimp on the cheese, mac and cheese => ; cheese, mac-and-cheese
  Best pumpkin pie for thanksgiving => ; pie
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  Co uvařit z brambor a vajec? => ; potato, egg
  Bez knedlíků to není oběd, chci svíčkovou => ; bread-dumplings, svickova
  Nemůžu se nabažit čokolády => ; chocolate
  Neodmítla bych guláš => ; goulash
  Nevím, co s dýní => ; pumpkin
  Zbyla mi rýže od včerejška => ; rice
  Nikdy jsem nedělala rizoto, poraďte => ; risotto
  Proč ne třeba čočková polévka? => ; lentils
  Děti chtějí lívance s borůvkami => ; oladky, blueberry
  Nešetři česnekem, topinky => ; garlic, garlic-toast
  Rychlá večeře s kuřecím masem => ; chicken, main
  Nejen brambory, ale i zelí mám doma => ; potato, cabbage
  Manželovi nevadí ryby, co k obědu => ; fish, main
  Vánoční cukroví s ořechy => ; nut, cookies-dish
  Nic než palačinky nechci => ; mlyntsi
  Dřív jsem nejedla špenát, teď ho miluju => ; spinach
  Umírám hlady, něco se sýrem => ; cheese
  Nezapomeň na kmín do bramboračky => ; caraway, potato
  Nemám čas, těstoviny s tuňákem => ; pasta, tuna
  Bublanina s třešněmi => ; sweet-cherry
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'Та ну її, ту квасолю, краще горох. Суп гороховий: beans',
    'Мені той селерій ні в які ворота, а овочеве рагу хочу: celery',
    'Гостре мені зась, перець чилі відпадає, але мексиканське люблю: chili-con-carne',
    'keto dinner, no potatos no rise, with pork: rice',
    'Nesmím nic pálivého, chilli ven, ale fazole ano: chili-con-carne',
    'Шоколад чорний, молочний не треба, торт: milk-chocolate',
    'Less of the beef, in fact none, more of the beans, chili: beef',
  ],
  beside: [
    'Обійдемося без сметани, деруни все одно будуть: deruny',
    'Я купила помідори, ні, стоп, помідори якраз не треба — огірки купила. Що зробити?: cucumber',
    'Та ну її, ту квасолю, краще горох. Суп гороховий: green-peas',
    'У пиріг з вишнями хотіла додати корицю, та чоловік на неї чхає, тож без неї: pie',
    'У пиріг з вишнями хотіла додати корицю, та чоловік на неї чхає, тож без неї: cherry',
    "I can't stomach liver, is there another way to get pâté, say with beans?: beans",
    'What goes in a fruit salad besides kiwi, which makes my tongue itch: fruit',
    'chtela jsem rajcata ale zadny nemam mam jen papriku: bell-pepper',
    'Bezlaktózový cheesecake: cheesecake',
    'Хочу сир, але не плавлений, піцу: pizza',
    'Цибулю ріпчасту не додавай, зелену додай, салат: spring-onion',
    'Або квасоля, або горох — квасолі нема: green-peas',
    'Шоколад чорний, молочний не треба, торт: dark-chocolate',
    'Краще вже печінка ніж серце: liver',
    'I eat fish but not shellfish, pasta please: pasta',
    'Less of the beef, in fact none, more of the beans, chili: beans',
    'Less of the beef, in fact none, more of the beans, chili: chili-con-carne',
    'Cream cheese but no cream, a frosting: frosting',
    'instead of rice give me quinoa instead of shrimp chicken: chicken',
    'Brambory místo rýže, ne naopak: potato',
  ],
  plain: [
    "Без м'яса не уявляю обіду, давай щось ситне: main",
    'Не відмовилась би від деруників: deruny',
  ],
}
