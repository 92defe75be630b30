// biome-ignore-all format: one question a line
/**
 * Moods, occasions, leftovers, guests and budgets, several wishes at once: asked of the demo dishes by another
 * stranger before seeing how questions are read, in the form of `questions.ts`.
 */
export const wished = `
  uk # щось затишне на дощовий вечір # m:cozy
  uk # прийдуть гості, шестеро, двоє вегетаріанців, що подати гарячого # diet:vegetarian m:hot
  uk # у свекрухи ювілей, хочеться чогось урочистого з м'яса # o:festive +meatWanted
  uk # лишилися три банани, що спекти # +banana c:baking
  uk # залишився кефір, пів літра, куди його подіти # +kefir
  uk # нема духовки, тільки плита: що приготувати з курки # oven:no +chicken
  uk # у нас вимкнули світло, що можна зробити без плити й духовки # cook:0
  uk # вечеря на двох до ста гривень разом # c:dinner p:5000
  uk # бюджет 200 грн, нас четверо, треба обід # c:lunch p:5000
  uk # 30 хв, нас п'ятеро, без свинини # t:30 -porkAll
  uk # синові чотири роки, щось м'яке і не гостре на вечерю # c:dinner -hot
  uk # щось гостреньке до пива # o:spicy
  uk # чим погодувати дитину зранку перед школою, щоб за 20 хв # c:breakfast t:20
  uk # рецепт без духовки на десерт # c:dessert oven:no
  uk # хочу суп але не борщ і щоб без м'яса # c:soup -meat nd:борщ
  uk # у гостя целіакія, у гості непереносимість лактози, потрібна головна страва # a:gluten a:milk c:main
  uk # дочка веганка, приїде на обід, що їй зварити # diet:vegan c:lunch
  uk # у чоловіка алергія на рибу, хочу щось азійське # a:fish cu:asian
  uk # тато не переносить часник і цибулю, треба щось на обід # -garlic -onion c:lunch
  uk # що можна солодкого на Великий піст # diet:lenten c:dessert
  uk # святвечір, потрібні пісні страви # diet:lenten
  uk # що взяти на пікнік # m:picnic
  uk # спека страшна, готувати не хочеться # m:cold
  uk # осінь, гарбузи дешеві, що робити # +pumpkin
  uk # щось з картоплі і грибів без сметани # +potato +mushroom -sourcream
  uk # як використати варену картоплю що лишилась # +potato
  uk # у холодильнику яйця, помідори і цибуля, що буде # +egg/tomato
  uk # суп на овочевому бульйоні, вегетаріанський, до години # c:soup diet:vegetarian t:60
  uk # випічка для алергіка: без яєць і без горіхів # c:baking a:eggs a:nuts
  uk # вареники, тільки не з картоплею # d:вареник -potato
  uk # рибне до 60 грн порція # +fishWanted p:6000
  uk # найдешевший суп # c:soup
  uk # що приготувати за чверть години з сиру # t:15 +cheese
  uk # щось типу плову але з куркою # +chicken +rice
  uk # салатик легенький на вечерю без майонезу # c:salad -mayo
  uk # сніданок без яєць, але не вівсянка # c:breakfast a:eggs nd:Вівсянка
  uk # бабуся передала буряків, що крім борщу # +beet nd:борщ
  uk # хочу зліпити щось із дитиною # o:kids | m:dough
  uk # романтична вечеря на двох, без часнику, до години # c:dinner -garlic t:60
  uk # найпростіше що є, з мінімуму продуктів # m:simple
  uk # після тренування, багато білка, до 40 хв # +protein t:40
  uk # яка каша смакуватиме дітям # c:porridge
  uk # шо зготувати на поминки пісне й ситне # diet:lenten
  uk # щось грузинське без горіхів # cu:georgian a:nuts
  uk # нагодувати десятьох людей дешево # o:cheap
  uk # дуже поспішаю, є 10 хвилин # t:10
  uk # кум приїхав, треба закуску під горілочку, без майонезу # c:snack -mayo
  uk # мангал, свинина, літо # +pork
  uk # хочу торт із медом на день народження # +honey m:cake
  uk # маю гарбуз і пшоно # +pumpkin/millet
  uk # вегатаріанське щось з італійскої кухні # cu:italian diet:vegetarian
  uk # шо небудь з фаршу по-швидкому # +mince
  uk # пиготувати курочьку в духовці # +chicken oven:yes
  uk # напій без меду для дітей # c:drink -honey
  uk # щось із нутом, але не гостре # +chickpea -hot
  uk # сніданок на роботу в контейнері, до 30 хвилин # c:breakfast t:30 | m:picnic t:30
  uk # хочу чогось хрусткого # m:crunchy
  uk # сімейний недільний обід без глютену, часу є години півтори # c:lunch a:gluten t:90
  uk # вечеря з риби >> а дешевше 60 гривень? # +fishWanted p:6000
  uk # десерт >> без горіхів >> і щоб до години # c:dessert -nuts t:60
  en # cosy soup for a rainy day, nothing with meat # c:soup -meat
  en # my toddler is allergic to eggs, need a snack for a playdate # a:eggs c:snack
  en # feeding 8 people on 250 hryvnias total # p:3125
  en # date night, she's pescatarian, under 45 mins # diet:pescatarian t:45
  en # gluten free cake for a birthday # m:cake a:gluten
  en # leftover rice from yesterday # +rice
  en # half a cabbage sitting in my fridge, any ideas? # +cabbage
  en # no oven here, just one pot, vegan please # oven:no diet:vegan
  en # quick lunch I can take to work # c:lunch | m:picnic
  en # hangover breakfast # c:breakfast
  en # something to impress my in-laws, beef, slow cooked # +beef
  en # cheap student meals under 20 uah a portion, no pork # p:2000 -porkAll
  en # need protein after the gym, no chicken, 30 minutes tops # +protein -chickenStrict t:30
  en # what can I make with avocado and lime # +avocado/lime
  en # no-cook food for a heatwave # cook:0
  en # kids party food, nut-free and egg-free # a:nuts a:eggs o:kids
  en # breakfast for someone with coeliac disease # c:breakfast a:gluten
  en # spicy but not mexican # o:spicy ncu:mexican
  en # lentil soup that's not creamy # c:soup +lentils -cream
  en # thai or indian curry, dairy free # cu:thai a:milk | cu:indian a:milk
  en # something sweet made without flour # c:dessert -flour
  en # afternoon tea bakes, no chocolate # c:baking -chocolate
  en # my flatmates are muslim, what can i cook for dinner # c:dinner -porkAll
  en # kosher dinner for a friend # c:dinner -porkAll
  en # winter warmer with root vegetables, vegetarian # diet:vegetarian +root
  en # pasta night but no tomatoes # +pasta -tomato
  en # one tray bake, salmon or chicken # +salmon/chicken
  en # brunch for 4, no bacon # c:breakfast -bacon
  en # cant be bothered to cook, 10 min max # t:10
  en # mushrrom risoto # d:різото
  en # chikcen noodel soup # c:soup +chicken
  en # anything ukrainian with buckwheat # +buckwheat
  en # ukrainian classics for a potluck, vegetarian # cu:ukrainian diet:vegetarian
  en # under an hour, feeds a crowd, no dairy # t:60 a:milk
  en # pregnant, so fish but cooked through, dinner tonight # +fishWanted
  en # hey can you find me like a vegan lunch that's under forty minutes and doesn't need the oven # diet:vegan c:lunch t:40 oven:no
  en # i've got cod in the freezer # +cod
  en # sides for a barbecue, no mayo # m:side -mayo
  en # cold drink for summer # c:drink
  en # traditional czech sunday lunch # cu:czech c:lunch
  en # czech food without caraway # cu:czech -caraway
  en # dumplings # m:dumplings
  en # what do i do with a glut of zucchini # +zucchini
  en # easter baking # o:easter | c:baking
  en # christmas eve dishes without fish # o:christmas -fish
  en # my date is lactose intolerant and I'm broke, dinner under 40 uah each # a:milk p:4000 c:dinner
  en # chicken dinner >> no oven please # +chicken c:dinner oven:no
  en # vegetarian soup >> make it vegan # c:soup diet:vegan
  en # dessert within 45 minutes, no eggs # c:dessert t:45 a:eggs
  en # fussy eater who loves cheese # +cheese
  cs # něco teplého na podzimní večer # m:cozy
  cs # co uvařit k obědu pro čtyři do 200 hřiven celkem # c:lunch p:5000
  cs # polévka bez masa do 45 minut # c:soup -meat t:45
  cs # zbyly mi brambory, co s nimi # +potato
  cs # manžel je alergický na mléko, potřebuju večeři # a:milk c:dinner
  cs # dětská oslava, něco sladkého bez ořechů # c:dessert -nuts
  cs # bezlepková večeře s kuřecím # +chicken a:gluten c:dinner
  cs # nemám troubu, chci moučník # c:dessert oven:no
  cs # veganský oběd do 40 minut # diet:vegan c:lunch t:40
  cs # snídaně bez vajec # c:breakfast a:eggs
  cs # rychlovka do 15 minut # t:15
  cs # něco z hovězího na neděli # +beef
  cs # jídlo na Štědrý den # o:christmas
  cs # silvestr, chuťovky bez majonézy # c:snack -mayo
  cs # něco sladkého bez mouky # c:dessert -flour
  cs # příloha ke grilování # m:side
  cs # levná večeře pro studenta bez masa # c:dinner -meat o:cheap
  cs # omáčka na těstoviny bez masa # d:Pesto | +pasta -meat
  cs # klasická česká jídla na návštěvu # cu:czech
  cs # polevka s houbama # c:soup +mushroom
  cs # kure na smetane # +chicken +creamy
  cs # něco pikantního s fazolemi # o:spicy +beans
  cs # mexické jídlo bez koriandru # cu:mexican -cilantro
  cs # dort k narozeninám do hodiny a půl # m:cake t:90
  cs # salát bez cibule # c:salad -onion
  cs # co s nadbytkem cuket # +zucchini
  cs # postní jídlo # diet:lenten
  cs # rodinný oběd bez vepřového, s rýží # +rice -porkAll
  cs # něco k pivu # m:savory
  cs # svačina do školy # m:picnic
  cs # nápoj pro děti # c:drink
  cs # ryba bez lepku # +fishWanted a:gluten
  cs # italská kuchyně bez masa do 30 minut # cu:italian -meat t:30
  cs # jídlo z jednoho hrnce # m:onepot
  cs # tvaroh mi dnes končí, co z něj # +curd
  cs # luštěniny na večeři # +legumes
  cs # oběd z vepřového >> bez kysaného zelí # +pork -sauerkraut
  cs # moučník >> bez vajec # c:dessert a:eggs
  cs # mám hlad a jen 20 minut, nejím ryby # t:20 -fish
  cs # asijské nudle # +noodles
`

/** Sixty more, of other themes, written after those were mended. */
export const wishedAfter = `
  uk # чим здивувати тещу на Великдень, тільки без родзинок # o:easter -raisin
  uk # ранок, малий вередує, треба кашку за чверть години # c:porridge t:15
  uk # маю пачку сиру кисломолочного, до обіду треба щось солодке # +curd
  uk # дієта після операції: нічого смаженого й гострого, супчик # c:soup -hot
  uk # купили гарне філе лосося, як його швиденько # +salmon
  uk # з чого зварити компот чи узвар # d:Компот | d:Узвар
  uk # готуємо на козацьке свято, потрібні старовинні українські страви з м'ясом # cu:ukrainian +meatWanted
  uk # на вихідні хочу спекти щось із маком # +poppy c:baking
  uk # у нас вегани, веганів п'ятеро, грошей 200 грн # diet:vegan p:4000
  uk # що їдять грузини крім хачапурі # cu:georgian nd:Хачапурі
  uk # закінчується сметана, завтра термін # +sourcream
  uk # вечеря дешевше 30 грн з порції і не довше години # c:dinner p:3000 t:60
  uk # хочеться чогось кисленького, з квашеною капустою # +sauerkraut | d:Квашена
  uk # дай щось індійське, але без кокосового молока # cu:indian -coconut
  uk # накрити стіл колегам: закуски без риби й м'яса # c:snack -meat -fish
  uk # салат на Новий рік без ковбаси # c:salad -sausage
  uk # перша страва з курки, щоб на завтра стало # c:soup +chicken
  uk # сусідка принесла відро яблук # +apple
  uk # безлактозний десерт для дівчинки на свято # c:dessert a:milk
  uk # смажена картопля набридла, що ще з картоплі без м'яса # +potato -meat
  uk # друге на обід з гречки чи рису # +buckwheat/rice
  uk # гуляли на морозі, напоїть нас чимось гарячим # m:hotdrink
  uk # страви з яєць >> тільки без молочного # +egg a:milk
  uk # щось італійське >> а без глютену? # cu:italian a:gluten
  en # late night snack, nothing cooked # c:snack cook:0 | cook:0
  en # I want a proper sunday roast # d:Roast | d:Vepřo
  en # weeknight vegetarian pasta under 45 uah a serving # +pasta diet:vegetarian p:4500
  en # grandma's jam pancakes # c:oladky | c:crepes
  en # got a jar of honey to finish, sweet please # +honey
  en # camping trip, one pan, no dairy # a:milk
  en # mum can't have gluten, she wants a mexican night # cu:mexican a:gluten
  en # high protein vegetarian dinner # diet:vegetarian +protein
  en # light summer lunch with cucumber # +cucumber
  en # brekkie in ten to fifteen minutes # c:breakfast t:15
  en # what goes well with borscht, to bake # d:Пампушки | c:baking
  en # soup for someone with a cold # c:soup
  en # beef without tomatoes # +beef -tomatoAll
  en # low budget student dinner, vegan, 40 min # c:dinner diet:vegan t:40
  en # chocolate something # +chocolate
  en # nut free bake sale # c:baking -nuts
  en # asian dinner without soy # cu:asian a:soya
  en # dairy free baking for a coffee morning # c:baking a:milk
  en # feta needs using up # +feta
  en # fish tonight >> cheaper than 80 a serving # +fishWanted p:8000
  cs # co dobrého z kysaného zelí # +sauerkraut | d:Квашена
  cs # vegetariánská večeře do 30 minut bez vajec # diet:vegetarian t:30 a:eggs
  cs # polévka pro celiaka # c:soup a:gluten
  cs # mám doma květinovou návštěvu, co upéct ke kávě # c:baking | c:dessert
  cs # maso na neděli, ale ne vepřové # +meatWanted -porkAll
  cs # levný oběd do 25 hřiven na porci # c:lunch p:2500
  cs # studená večeře v horku # m:cold
  cs # něco s mákem # +poppy
  cs # kuře bez smetany # +chicken -creamy
  cs # indické nebo thajské jídlo # cu:indian | cu:thai
  cs # jídlo na chatu pro 8 lidí do 300 hřiven celkem # p:3750
  cs # pomazánka na chleba # m:spread
  cs # jablka ze zahrady # +apple
  cs # snídaně pro děti bez lepku # c:breakfast a:gluten
  cs # polévka >> jen bez brambor # c:soup -potato
  cs # rychlá večeře s rybou bez mléka # +fishWanted a:milk
`

/** And thirty after those. */
export const wishedLast = `
  uk # кум із кумою на порозі, що поставити на стіл за пів години # t:30
  uk # тісто не люблю, а вареників хочеться, то лінивих # d:Ліниві
  uk # що з'їсти на сніданок, коли худнеш # c:breakfast
  uk # грибний суп без м'яса # c:soup +mushroom -meat
  uk # куди діти дві банки квасолі # +beans
  uk # суп із картоплею до 40 гривень за порцію, без вершків # c:soup +potato p:4000 -cream
  uk # солодка випічка на кефірі або сметані # +kefir/creamy c:baking | +kefir/creamy c:dessert
  uk # щось японське без свинини # cu:japanese -porkAll
  uk # курка, рис, овочі, за 45 хвилин # +chicken t:45
  uk # млинці чи оладки без дріжджів # c:pancakes -yeast
  en # vegan starters for a dinner party # diet:vegan c:snack
  en # something with lentils or chickpeas, 45 minutes # +lentils/chickpea t:45
  en # quick supper with eggs and cheese # +egg
  en # ukrainian soup without beetroot # cu:ukrainian c:soup -beet
  en # cake with honey, no nuts # +honey m:cake a:nuts
  en # summer salad, no onion # c:salad -onion
  en # pork for a Sunday, gluten free # +pork a:gluten
  en # cheap vegetarian lunch under 35 uah per person # c:lunch diet:vegetarian p:3500
  en # tofu # +tofu
  en # italian food for kids >> no meat # cu:italian -meat
  cs # brambory, vejce, cibule v lednici # +potato/egg
  cs # rychlý salát do 20 minut # c:salad t:20
  cs # něco ukrajinského s bramborami # cu:ukrainian +potato
  cs # koláč bez ořechů # m:cake a:nuts
  cs # bezmasá večeře s houbami # +mushroom -meat
  cs # polévka s luštěninami # c:soup +legumes
  cs # teplá snídaně do půl hodiny # c:breakfast t:30
  cs # jídlo bez mléka a vajec, do hodiny # a:milk a:eggs t:60
  cs # česká polévka bez masa # cu:czech c:soup -meat
  cs # hovězí bez cibule # +beef -onion
`
