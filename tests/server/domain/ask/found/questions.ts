// biome-ignore-all format: one question a line
/**
 * What a stranger asked of the demo dishes before seeing how questions are read: the language, the question with those
 * before it, and what each answer has to keep, said in the words of `facts.ts`.
 */
export const askedFirst = `
  uk # щось із куркою # +chicken
  uk # що приготувати з гречки # +buckwheat
  uk # рецепти з гарбузом # +pumpkin
  uk # страва з яловичини без молочного # +beef a:milk
  uk # свинина з картоплею # +pork +potato
  uk # риба на вечерю # +fishWanted
  uk # суп без м'яса # c:soup -meat
  uk # суп без картоплі # c:soup -potato
  uk # салат без майонезу # c:salad -mayo
  uk # салат без цибулі та часнику # c:salad -onion -garlic
  uk # десерт без цукру # c:dessert -sugar
  uk # десерт без глютену # c:dessert a:gluten
  uk # випічка без яєць # c:baking a:eggs
  uk # випічка без дріжджів # c:baking -yeast
  uk # сніданок без молока # c:breakfast a:milk
  uk # сніданок за 15 хвилин # c:breakfast t:15
  uk # вечеря за півгодини # c:dinner t:30
  uk # вечеря до години без свинини # c:dinner t:60 -porkAll
  uk # щось швидке до 20 хв з яйцями # t:20 +egg
  uk # вечеря не довше сорока хвилин без молочки # c:dinner t:40 a:milk
  uk # обід дешевше 25 грн за порцію # c:lunch p:2500
  uk # страви до 20 гривень на порцію # p:2000
  uk # суп до тридцяти гривень порція # c:soup p:3000
  uk # м'ясо не дорожче 50 грн за порцію # +meatWanted p:5000
  uk # веганська вечеря # c:dinner diet:vegan
  uk # вегетаріанський суп # c:soup diet:vegetarian
  uk # пісна страва з квасолею # diet:lenten +beans
  uk # пісний суп # c:soup diet:lenten
  uk # безглютенова випічка # c:baking a:gluten
  uk # у дитини целіакія, що на сніданок # c:breakfast a:gluten
  uk # маю алергію на горіхи, хочу десерт # c:dessert a:nuts
  uk # алергія на яйця, потрібна вечеря # c:dinner a:eggs
  uk # непереносимість лактози, суп # c:soup a:milk
  uk # без сої і без кунжуту щось азійське # cu:asian a:soya a:sesame
  uk # борщ # d:борщ
  uk # вареники # d:вареники
  uk # вареники без сиру й картоплі # d:вареники -curd -potato
  uk # рецепт голубців # d:голубці
  uk # сирники # d:сирники
  uk # узбецький плов # d:плов
  uk # українська кухня зі свининою # cu:ukrainian +pork
  uk # італійське # cu:italian
  uk # італійська вечеря без м'яса # cu:italian c:dinner -meat
  uk # мексиканська страва без м'яса # cu:mexican -meat
  uk # грузинська кухня # cu:georgian
  uk # чеська кухня без м'яса # cu:czech -meat
  uk # японська страва # cu:japanese
  uk # святкова страва без м'яса # o:festive -meat
  uk # що спекти на Великдень # o:easter
  uk # на Різдво без молока # o:christmas a:milk
  uk # літній напій # c:drink o:summer
  uk # гарячий напій від застуди # c:drink o:cold
  uk # дитяче меню без гострого # o:kids -chili
  uk # щось для дітей до 25 хвилин # o:kids t:25
  uk # осінній десерт з яблуками # c:dessert +apple
  uk # на шістьох, з рибою # +fishWanted
  uk # вечеря на двох із лососем # +salmon
  uk # без духовки десерт # c:dessert oven:no
  uk # приготувати в духовці курку # +chicken oven:yes
  uk # салат без варіння # c:salad cook:0
  uk # з кабачків і без борошна # +zucchini -flour
  uk # страва з помідорами, але без часнику # +tomato -garlic
  uk # гриби, але не печериці # +mushroom -champ
  uk # не хочу ні м'яса, ні риби, ні яєць на вечерю # c:dinner -meat -fish a:eggs
  uk # щось солодке з маком # +poppy
  uk # каша на молоці # c:porridge +milk
  uk # каша без молока # c:porridge a:milk
  uk # оладки # c:oladky
  uk # млинці без глютену # a:gluten c:pancakes
  uk # пирог з яблуками # d:яблучний
  uk # кортопля з грибами # +potato +mushroom
  uk # курячий супчик з локшиною # c:soup +chicken +noodles
  uk # бульба з салом # +potato +salo
  uk # страви з куркою, окрім супів # +chicken nc:soup
  uk # що-небудь з капусти до 30 гривень на порцію без м'яса # +cabbage p:3000 -meat
  uk # суп >> а без цибулі? # c:soup -onion
  uk # вечеря з куркою >> без молочного # c:dinner +chicken a:milk
  uk # десерт >> а дешевше 20 грн за порцію? # c:dessert p:2000
  uk # салат >> до 15 хвилин >> і без сметани # c:salad t:15 -sourcream
  uk # страви з картоплі >> а веганські? # +potato diet:vegan
  en # chicken recipes # +chicken
  en # something with lentils # +lentils
  en # dishes with mushrooms but no meat # +mushroom -meat
  en # salmon without soy sauce # +salmon -soysauce
  en # soup without potatoes # c:soup -potato
  en # soup with no dairy # c:soup a:milk
  en # dairy-free dessert # c:dessert a:milk
  en # gluten free dinner # c:dinner a:gluten
  en # gluten-free cake # c:cake a:gluten
  en # vegan breakfast # c:breakfast diet:vegan
  en # vegan lunch under an hour # c:lunch diet:vegan t:60
  en # vegetarian dinner in 30 minutes or less # c:dinner diet:vegetarian t:30
  en # pescatarian dinner # c:dinner diet:pescatarian
  en # I'm allergic to nuts, what can I bake? # c:baking a:nuts
  en # my son has an egg allergy, need a breakfast # c:breakfast a:eggs
  en # celery allergy soup # c:soup a:celery
  en # no mustard salad # c:salad a:mustard
  en # nothing with fish or soy, asian # cu:asian a:fish a:soya
  en # dinner without onion or garlic # c:dinner -onion -garlic
  en # quick breakfast under 20 minutes # c:breakfast t:20
  en # something I can make in a quarter of an hour # t:15
  en # half an hour dinner with beef # +beef t:30
  en # meat dish in less than 45 minutes # +meatWanted t:45
  en # under 20 hryvnias per serving # p:2000
  en # soup for less than 35 UAH a portion # c:soup p:3500
  en # cheap vegan food # o:cheap diet:vegan
  en # fish under 60 hryvnias a serving # +fishWanted p:6000
  en # banana bread # d:banana
  en # carbonara # d:carbonara
  en # pancakes # c:oladky
  en # pancakes without eggs or milk # c:pancakes a:eggs a:milk
  en # brownies # d:brownies
  en # shepherds pie # d:shepherd
  en # burritos # d:burrito
  en # tacos # d:taco|d:тако
  en # chili con carne # d:chili
  en # Mexican food # cu:mexican
  en # Mexican vegetarian # cu:mexican diet:vegetarian
  en # Italian without meat # cu:italian -meat
  en # Thai curry # cu:thai
  en # Indian food # cu:indian
  en # Ukrainian soup # cu:ukrainian c:soup
  en # Czech desserts # cu:czech c:dessert
  en # traditional Czech beef # cu:czech +beef
  en # British dinner # cu:british
  en # Japanese food without meat # cu:japanese -meat
  en # festive main dish without pork # o:festive c:main -porkAll
  en # something for kids without nuts # o:kids -nuts
  en # Christmas # o:christmas
  en # summer drink # c:drink o:summer
  en # warming soup without meat # c:soup -meat
  en # spicy and vegetarian # o:spicy diet:vegetarian
  en # no-bake dessert # c:dessert oven:no
  en # no cook recipes under 15 minutes # cook:0 t:15
  en # for two people, with tofu # +tofu
  en # dinner for four with cod # +cod
  en # aubergine # +eggplant
  en # courgette soup # +zucchini c:soup
  en # something with chickpeas and no garlic # +chickpea -garlic
  en # beans but no meat # +beans -meat
  en # rice dish without meat # +rice -meat
  en # chocolate # +chocolate
  en # apple dessert without flour # +apple c:dessert -flour
  en # chiken soup # +chickenStrict c:soup
  en # vegeterian pasta # +pasta diet:vegetarian
  en # anything but soup with potatoes # +potato nc:soup
  en # without sugar breakfast # c:breakfast -sugar
  en # alcohol-free risotto or pasta # -alcohol +pasta
  en # soup >> without onions? # c:soup -onion
  en # dinner with chicken >> dairy free please # c:dinner +chicken a:milk
  en # dessert >> no nuts >> and without butter # c:dessert a:nuts -butter
  en # something with beef >> under 90 minutes # +beef t:90
  en # salad >> what about vegan # c:salad diet:vegan
  en # potato dishes >> without eggs # +potato a:eggs
  cs # něco s kuřetem # +chicken
  cs # recepty s houbami # +mushroom
  cs # polévka bez masa # c:soup -meat
  cs # polévka bez brambor # c:soup -potato
  cs # polévka bez smetany # c:soup -cream
  cs # bezlepková večeře # c:dinner a:gluten
  cs # bezlepkový dezert # c:dessert a:gluten
  cs # dezert bez mléka # c:dessert a:milk
  cs # snídaně bez vajec # c:breakfast a:eggs
  cs # veganský oběd # c:lunch diet:vegan
  cs # vegetariánská večeře do 30 minut # c:dinner diet:vegetarian t:30
  cs # rychlá večeře do půl hodiny # c:dinner t:30
  cs # snídaně do čtvrt hodiny # c:breakfast t:15
  cs # hovězí bez smetany # +beef -cream
  cs # vepřové bez mouky # +pork -flour
  cs # něco z brambor bez mléka # +potato a:milk
  cs # jídlo do 20 hřiven na porci # p:2000
  cs # polévka levnější než 40 hřiven za porci # c:soup p:4000
  cs # levné jídlo bez masa # o:cheap -meat
  cs # svíčková # d:svíčková
  cs # palačinky # c:crepes
  cs # hovězí guláš # d:guláš
  cs # knedlíky # d:knedl
  cs # vánoční jídlo bez masa # o:christmas -meat
  cs # česká kuchyně bez lepku # cu:czech a:gluten
  cs # česká polévka bez lepku a mléka # cu:czech c:soup a:gluten a:milk
  cs # italské jídlo # cu:italian
  cs # ukrajinský dezert # cu:ukrainian c:dessert
  cs # mexické bez masa # cu:mexican -meat
  cs # pro děti bez ořechů # o:kids a:nuts
  cs # mám alergii na vejce, co upéct # c:baking a:eggs
  cs # alergie na ořechy dort # c:cake a:nuts
  cs # nesnáším laktózu, omáčka # c:sauce a:milk
  cs # bez cibule a česneku, hlavní jídlo # -onion -garlic c:main
  cs # salát bez majonézy # c:salad -mayo
  cs # nápoj bez medu # c:drink -honey
  cs # losos # +salmon
  cs # ryba bez mléčných výrobků # +fishWanted a:milk
  cs # čočka # +lentils
  cs # těstoviny bez masa # +pasta -meat
  cs # kuře s rýží # +chicken +rice
  cs # dezert bez pečení # c:dessert oven:no
  cs # pro dva lososa # +salmon
  cs # zelí bez masa # +cabbage -meat
  cs # švestkove knedliky # d:ovocné
  cs # bramborova polevka # +potato c:soup
  cs # polévka >> bez cibule? # c:soup -onion
  cs # něco s kuřetem >> bez mouky # +chicken -flour
  cs # dezert >> do 45 minut # c:dessert t:45
  cs # večeře z brambor >> a vegansky? # c:dinner +potato diet:vegan
`

/** Written after those were mended, and before they were asked. */
export const askedAfter = `
  uk # щось із нутом # +chickpea
  uk # рецепт із шпинатом без м'яса # +spinach -meat
  uk # суп із грибами # c:soup +mushroom
  uk # суп з квасолею або горохом # c:soup +beans/peas
  uk # салат із буряка # c:salad +beet
  uk # салат з буряком без горіхів # c:salad +beet a:nuts
  uk # курка без цибулі # +chicken -onion
  uk # свинина без сметани # +pork -sourcream
  uk # фарш, але не свинячий # +mince -porkAll
  uk # сніданок з вівсянки # c:breakfast +oats
  uk # сніданок без цукру за 20 хвилин # c:breakfast -sugar t:20
  uk # солодке без борошна # c:dessert -flour
  uk # випічка без молочних продуктів # c:baking a:milk
  uk # десерт без масла та яєць # c:dessert -butter a:eggs
  uk # алергія на рибу, азійська вечеря # cu:asian a:fish
  uk # не їм свинини, що з української кухні на обід # cu:ukrainian c:lunch -porkAll
  uk # закуска на літо без часнику # c:snack o:summer -garlic
  uk # соус без томатів # c:sauce -tomato
  uk # напій без цукру й меду # c:drink -sugar -honey
  uk # пісна вечеря до 50 хвилин дешевше 30 грн на порцію # c:dinner diet:lenten t:50 p:3000
  uk # у духовці без м'яса # oven:yes -meat
  uk # страва з рисом >> а без м'яса? # +rice -meat
  uk # суп >> до години >> без картоплі # c:soup t:60 -potato
  uk # вечеря з рибою >> а дешевше 60 грн за порцію # c:dinner +fishWanted p:6000
  en # something with pumpkin # +pumpkin
  en # cabbage without pork # +cabbage -porkAll
  en # breakfast with cottage cheese # c:breakfast +curd
  en # cottage cheese without flour # +curd -flour
  en # soup with beans # c:soup +beans
  en # dinner with mince in under an hour # c:dinner +mince t:60
  en # egg-free baking # c:baking a:eggs
  en # sesame-free Asian dinner # cu:asian a:sesame
  en # lactose intolerant, need a quick breakfast # c:breakfast a:milk
  en # dessert without eggs # c:dessert a:eggs
  en # dessert with apples and no dairy # c:dessert +apple a:milk
  en # vegan mexican # cu:mexican diet:vegan
  en # gluten-free soup under 40 hryvnias a serving # c:soup a:gluten p:4000
  en # salad without eggs # c:salad a:eggs
  en # drink with ginger # c:drink +ginger
  en # Georgian dishes without eggs # cu:georgian a:eggs
  en # autumn soup # c:soup o:autumn
  en # hummus # d:хумус
  en # borsch without meat # d:борщ -meat
  en # potatos and mushroms # +potato +mushroom
  en # oven dishes with fish # +fishWanted oven:yes
  en # curry >> without meat # d:карі -meat
  cs # něco z cizrny # +chickpea
  cs # brokolice # +broccoli
  cs # vepřové se zelím # +pork +cabbage
  cs # tvaroh bez mouky # +curd -flour
  cs # těsto bez vajec, něco sladkého # c:dessert a:eggs
  cs # oběd bez masa do 25 hřiven na porci # c:lunch -meat p:2500
  cs # celiak, snídaně # c:breakfast a:gluten
  cs # polévka s houbami bez lepku # c:soup +mushroom a:gluten
  cs # alergie na celer, polévka # c:soup a:celery
  cs # omáčka bez smetany # c:sauce -cream -sourcream
  cs # asijská večeře do 25 minut # cu:asian t:25
  cs # gruzínská kuchyně # cu:georgian
  cs # letní salát bez sýra # c:salad o:summer -cheese
  cs # sladké jídlo bez cukru # c:dessert -sugar
  cs # oběd z brambor >> bez vajec # c:lunch +potato a:eggs
`
