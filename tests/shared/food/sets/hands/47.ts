import { polarityRows } from '../polarity/rows.ts'

// Written by a forty-seventh hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  чоловіка скрутила подагра, червоне м'ясо і субпродукти лікар заборонив, що готувати => red-meat, offal;
  У мене гастрит. Цибулю, часник і перець не кладіть => onion, garlic, bell-pepper;
  мамі видалили жовчний, масло і сметану не можна, чим її годувати => butter, sour-cream;
  П'ю варфарин, сказали шпинат і капусту не їсти. Що тоді готувати? => spinach, cabbage;
  печія пече вночі, помідори й лимон прибрала, що лишається => tomato, lemon;
  токсикоз, від запаху м'яса нудить, приготуйте щось без м'яса => meat;
  у хлопця алергія на морепродукти, хочу його вразити, що готувати => seafood;
  приймаю антибіотик, молочне з ним не можна => dairy;
  мене від селери аж трусить, губи пухнуть. Готувати без неї => celery;
  коліки у немовляти, я годую, капусту й горох виключила, що їсти мамі => cabbage, peas-dried;
  хашимото, без глютену і без сої => gluten, soybean;
  позавчора був кесарів, ні капусти ні бобових ні винограду мені поки не можна => cabbage, legume, grape;
  подружка не їсть нічого з очима каже, вегетаріанка. М'яса й риби не класти => meat, fish;
  у мами гіпертонія, квашені огірки і солоний сир під забороною => pickled-cucumber, cheese;
  мій трирічний м'ясо випльовує, чим годувати його без м'яса => meat;
  камінь у нирці, шпинат ревінь буряк не можна => spinach, rhubarb, beetroot;
  мама на діалізі, бананів і сухофруктів їй не дозволяють => banana, dried-fruit;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  gout flare up again so no red meat, no beer, no anchovies => red-meat, beer, anchovy;
  on warfarin, told to leave kale and spinach alone, what can I cook => kale, spinach;
  heartburn every night, cutting out tomatoes, chocolate and mint => tomato, chocolate, mint;
  kidney stones so no spinach no rhubarb no beetroot => spinach, rhubarb, beetroot;
  breastfeeding, baby gets gassy if I eat cabbage or beans so not those => cabbage, beans;
  the doc says no bananas and no oranges, too much potassium => banana, orange;
  ibs tummy no onion no garlic no wheat => onion, garlic, wheat;
  celery brings my wife out in a rash, how do I cook round that => celery;
  mum is 88, high cholesterol, the bacon and butter have to go => bacon, butter;
  dads blood pressure tablets mean no liquorice and no grapefruit => licorice, grapefruit;
  sulphites set off my asthma so no wine or dried fruit => wine, dried-fruit;
  pancreatitis, no cream and no fried eggs for a month => cream, fried-eggs;
  old dog of a husband had a stent fitted, no more sausages or bacon for him => sausage, bacon;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  manžel má dnu, vnitřnosti a sardinky nesmí, co mu uvařit => offal, sardine;
  tchyni vzali žlučník, takže žádné máslo ani smetana => butter, cream;
  Beru léky na ředění krve, špenát ani kapustu nesmím. Co mám vařit? => spinach, savoy-cabbage;
  košer večeře, žádné krevety ani vepřové => shrimp, pork;
  doktor mi zakázal luštěniny => legume;
  histaminová intolerance: zrající sýry, kysané zelí, rajčata ven => cheese, sauerkraut, tomato;
  tátovi po infarktu už žádné sádlo ani uzené => lard, smoked-meat;
  Kojím a malýho bolí bříško, kapustu, cibuli a fazole vynechávám. Co jíst? => savoy-cabbage, onion, beans;
  žaludeční vředy, pepř ani chilli nesmím => black-pepper, chili;
  táta je na dialýze, banány a sušené ovoce nesmí, co mu na oslavu => banana, dried-fruit;
  Sestra přestala jíst ryby i maso. Co uvařím na Štědrý den? => fish, meat;
  štítná žláza, sója a kapusta pryč => soybean, savoy-cabbage;
  po korýších jdu do nemocnice na kapačku, vařte prosím bez nich => crustacean;
  chci shodit 5 kilo, pečivo a brambory jsem vyřadil => baked-goods, potato;
  po chemoterapii mi vadí maso, nemůžu ho ani cítit => meat;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  млинці без глютену => gluten; mlyntsi
  вагітна 30 тиждень, цукор в крові скаче, хочеться сирник але без цукру => sugar; syrnyky
  кума мусульманка і свинину не їсть що поставити на стіл з баранини => pork; lamb
  Піст. Ні м'яса, ні яєць, ні молока. Пиріжки з капустою => meat, egg, milk; pyrizhky, cabbage
  доньку від полуниці обсипає по всьому тілу, а торт на день народження просить => strawberry; cake
  вівсяне печиво для тата діабетика, замість цукру стевія => sugar; oat-cookies, stevia
  хворі нирки тушкована картопля зовсім без солі => salt; potato
  подруга що прийде завтра мяса не їсть, зварю їй борщ без мяса і без сала => meat, salo; borscht
  худнемо з чоловіком, хліба не їмо, в холодильнику кабачки і яйця => bread; zucchini, egg
  від молока мене пучить, а картопляне пюре люблю страшенно, як зробити без молока => milk; mashed-potato
  халяльний стіл на десять людей, тож ні свинини ні алкоголю, головне щоб був плов => pork, alcohol; plov
  при целіакії що спекти з кукурудзяного борошна => gluten; corn-flour
  алергія на яйця сирники => egg; syrnyky
  панкреатит у чоловіка, рибні тефтелі без томатної пасти => tomato-paste; cutlets-frozen
  внучка задихається від арахісу, спечіть їй печиво без арахісу => peanut; cookies-dish
  пшеничного борошна не можна, як загустити підливу => wheat-flour; sauce
  великий піст у нас строгий: м'ясо риба молочне яйця мимо. є квасоля і гриби => meat, fish, dairy, egg; beans, mushroom
  сідаю на дієту, ніякої картоплі та рису, буде лосось => potato, rice; salmon
  Тьоща не їсть гриби, їй від них зле. Качка в духовці => mushroom; duck
  дружина при надії, сирої риби їй не можна, але хоче роли => fish; sushi
  тірамісу для вагітної без сирих яєць і кави => egg, coffee; tiramisu
  ліки від тиску і грейпфрут несумісні, салат фруктовий без грейпфрута => grapefruit; fruit
  сечокам'яна, щавель викреслили. зелений борщ на кропиві замість щавлю => sorrel; green-borscht, nettle
  чим замінити сметану в борщі, лактозу не переношу => sour-cream, dairy; borscht
  дайте рецепт пп запіканки без манки => semolina; casserole
  у садочку дівчинка з алергією на мед. хочу спекти на всю групу кекси => honey; muffins
  омлет для качалки без жовтків => egg-yolk; omelette
  гостям пообіцяв торт, а один з них на інсуліні і цукру йому не треба => sugar; cake
  котлети дитині в садок без яйця і хліба => egg, bread; cutlets
  шкварки і смалець татові зась, холестерин. Вареники з картоплею чим полити? => cracklings, lard; varenyky, potato
  на горіхи в мене набряк Квінке був, тому медівник без горіхів => nut; honey-cake
  у п'ятницю м'яса не їмо, вареники з вишнями => meat; varenyky, cherry
  Святвечір, кутя без маку бо в малої на нього висип => poppy-seed; kutia
  не перетравлюю часник, живіт крутить. Хумус без часнику можливий? => garlic; hummus
  млинці на кефірі, але в чоловіка діабет і біле борошно йому не йде => wheat-flour; mlyntsi, kefir
  цитрусові нам не можна, сік до столу з яблук => citrus; fruit-juice, apple
  дочка сказала що креветок їй не можна, губа розпухла в ресторані. Значить різотто без них => shrimp; risotto
  по середах мяса не їмо, є сочевиця томатна паста і цибуля => meat; lentils, tomato-paste, onion
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  gluten free pancakes => gluten; oladky
  my toddler comes out in hives with eggs, need a birthday cake => egg; cake
  I'm 12 weeks pregnant and the smell of coffee and fish makes me heave. Something with potatoes? => coffee, fish; potato
  milk gives me the runs. mac and cheese with no dairy pls => dairy; mac-and-cheese
  halal lasagne so no pork and no wine in the sauce => pork, wine; lasagna
  peanut allergy kid in class, cookies for the bake sale => peanut; cookies-dish
  My mother in law is coeliac and coming Sunday. Roast lamb and a gravy without wheat flour. => gluten, wheat-flour; lamb, gravy
  lent, no meat no dairy, have chickpeas and a tin of tomatoes => meat, dairy; chickpeas, tomato
  my veggie mate's coming over, i said i'd make chili so no meat in it => meat; chili-con-carne
  tiramisu without raw eggs, expecting => egg; tiramisu
  garlic and onions wreck my stomach, but i love curry => garlic, onion; curry-dish
  Husband is type 2 and misses dessert. No sugar please, maybe cheesecake => sugar; cheesecake
  shrimp makes my throat close up. Fried rice for tonight => shrimp; stir-fry
  passover coming, no bread no flour, brisket is bought => bread, wheat-flour; beef-brisket
  dropping weight for the wedding, no rice or pasta, plenty of cauliflower here => rice, pasta; cauliflower
  does anybody have a nut free granola, my boy carries an epipen => nut; granola
  Sesame sends my sister to hospital. Falafel with no tahini or sesame seeds? => tahini, sesame; falafel
  he's lactose intolerent and wants a creamy mushroom pasta => dairy; mushroom, pasta
  kosher neighbours coming round, no pork and no dairy with the chicken i bought => pork, dairy; chicken
  no honey before one, so what goes in his porridge => honey; porridge
  strawberries give her a rash so a raspberry trifle instead => strawberry; raspberry
  my partner is on insulin. pancakes, no syrup no sugar => syrup, sugar; oladky
  stomach ulcer, baked cod, leave out the black pepper and lemon => black-pepper, lemon; cod
  vegetarian nephew staying all week so no meat or fish, i have eggs and leeks => meat, fish; egg, leek
  chemo mouth. meat tastes of metal so none of that. Cold noodles would be lovely => meat; noodles
  one of the guests does not eat beef for religious reasons, doing burgers on the grill => beef; burger
  low carb pizza, no flour crust => wheat-flour; pizza
  our lent rules are simple, no meat and no cheese. stuffed peppers => meat, cheese; stuffed-peppers
  soft cheese is off while i'm pregnant, quiche please => cream-cheese; pie
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  palacinky bez lepku => gluten; mlyntsi
  syn má celiakii, chce pizzu => gluten; pizza
  Jsem těhotná a z vůně kuřete se mi zvedá žaludek. Poradíte něco z čočky? => chicken; lentils
  muj syn ma alergii na mleko a chce bábovku => milk; pound-cake
  děda má cukrovku, buchty bez cukru => sugar; buchty
  kamarád muslim přijde na večeři, vepřové a víno nepřichází v úvahu, jehněčí mám => pork, wine; lamb
  po ořeších mi natéká krk, chci mrkvový dort => nut; cake
  bez soli kvůli ledvinám, kuřecí prsa na zeleninovém vývaru => salt; chicken-fillet, vegetable-broth
  postní guláš bez masa z hlívy => meat; goulash, oyster-mushroom
  místo smetany kokosové mléko do dýňové polévky, máma mléčné nesmí => cream, dairy; coconut-milk, pumpkin
  v těhotenství nemůžu syrová vejce, chci domácí zmrzlinu => egg; ice-cream
  dítě 14 měsíců, lososa máme a brambory taky, sůl ještě nedávám => salt; salmon, potato
  po sójové omáčce otékám, čím ji nahradit ve smažené rýži => soy-sauce; rice
  čtyřletý kluk má alergii na arašídy, chce sušenky do školky => peanut; cookies
  vajíčka došla a stejně na ně má malá alergii, bábovka půjde? => egg; pound-cake
  pravoslavný půst, bez masa bez mléčných výrobků bez vajec a mám fazole => meat, dairy, egg; beans
  med pod rok nesmíme, ovesná kaše s jablkem => honey; porridge, apple
  kuřecí nugety na oslavu, jedno z dětí nemůže lepek => gluten; nuggets
  Mám slinivku. Smažený sýr mi chybí ale sýr nesmím, takže něco z krůty => cheese; turkey
  chia puding s malinami, mlíko nepiju nafukuje mě => milk; chia, raspberry
  ledvinové kameny, reveň a špenát mi doktorka škrtla, máme řapíkatý celer => rhubarb, spinach; celery
  kombinace sezam a já rovná se pohotovost, falafel prosím bez něj => sesame; falafel
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  гречана каша для малюка 8 місяців => ; cooked-buckwheat
  син після футболу голодний як вовк, є куряче філе рис і броколі => ; chicken-fillet, rice, broccoli
  бабусі 84 зубів майже нема, приготувати щось м'якеньке з риби => ; fish
  свекор після інфаркту, є скумбрія і картопля => ; mackerel, potato
  страви з чечевиці для вагітної у якої низький гемоглобін => ; lentils
  перший прикорм брокколі пюре => ; mashed-potato, broccoli
  набираю масу, сир кисломолочний і яйця в наявності, банани теж => ; cottage-cheese, egg, banana
  зуб вирвали, жувати боляче, хочу сирний суп => ; cheese
  запор у дворічної, чорнослив і буряк лежать вдома => ; prune, beetroot
  в діда остеопороз, твердий сир і кунжут купила => ; hard-cheese, sesame
  в бабусі діабет 2 типу, перловка з грибами => ; pearl-barley, mushroom
  вчора об'їлася шашликом, сьогодні печінка ниє, щось легке з кабачка => ; zucchini
  у дитини вітрянка, їсть тільки йогурт і банан, що з них зробити => ; yogurt, banana
  дідові після інсульту важко ковтати, все збиваю блендером. Є індичка, картопля => ; turkey, potato
  щитовидка, потрібен йод, хек і морква є => ; hake, carrot
  гемоглобін 90, печінка куряча є і гречка => ; chicken-liver, buckwheat
  після шунтування шлунка другий тиждень, протерта індичка з кабачком => ; turkey, zucchini
  кістковий бульйон для суглобів => ; bone-broth
  парові тефтелі з кролика дитині 10 місяців => ; cutlets-frozen, rabbit
  перед тренуванням вівсянка з арахісовою пастою => ; rolled-oats, peanut-butter
  ліниві вареники дитині 3 роки => ; gnocchi-dish
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  dad's home from his hip op, cottage pie => ; casserole
  post leg day, got turkey mince rice and black beans => ; turkey-mince, rice, black-beans
  something with broccoli a 9 month old can hold => ; broccoli
  gastric bypass 4 weeks ago, blended chicken soup => ; chicken
  iron is low, got beef and lentils => ; beef, lentils
  iftar for 8, samosas with lamb => ; samosa, lamb
  knee op next week, filling the freezer, beef mince and kidney beans to use => ; beef-mince, red-beans
  Grandad can't swallow well since the stroke. Minced pork and carrots, all mashed. => ; pork-mince, carrot
  we had pizza last night and my belly is paying for it, plain rice with something gentle => ; rice
  marathon sunday, pasta with tuna => ; pasta, tuna
  constipated toddler, prunes and pears in the cupboard => ; prune, pear
  gran can't taste much any more, ginger custard => ; custard, ginger
  Third trimester and all I want is pickles. Potato salad with loads of them => ; pickled-cucumber, potato
  ramadan suhoor with oats and eggs => ; rolled-oats, egg
  Trying to lose my baby weight. Courgettes, eggs, feta => ; zucchini, egg, feta
  anaemic and pregnant, beef and peppers in the fridge => ; beef, bell-pepper
  sick bug going round, kids can keep down broth and crackers => ; meat-broth, crackers
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  první příkrm z dýně => ; pumpkin
  hubnu, doma mám tvaroh, cuketu a vajíčka => ; cottage-cheese, zucchini, egg
  co dát miminku na zácpu když mám doma hrušky => ; pear
  Babička už nemá zuby, ale miluje svíčkovou. Jak ji udělat hodně do měkka? => ; svickova
  před maratonem těstoviny s kuřetem => ; pasta, chicken
  angína, nemůžu polykat, chci krémovou polévku z brokolice => ; cream, broccoli
  nízká hladina železa, hovězí a červená řepa => ; beef, beetroot
  trénuju na triatlon, proteinové lívance z tvarohu a ovesných vloček => ; oladky, cottage-cheese, rolled-oats
  máma po mrtvici polyká jen kašovité, mixovaná zelenina s hovězím => ; vegetable, beef
  zlomená čelist, jím brčkem, smoothie z borůvek a banánu => ; smoothie, blueberry, banana
  po antibiotikach by to chtelo kefir a banan => ; kefir, banana
  dcera má průjem, rýže a mrkev doma je => ; rice, carrot
  babičce 90 jemná krupicová polévka => ; semolina
  malá má neštovice, bolí ji v puse, jogurt a banán zvládne udělejte z toho něco => ; yogurt, banana
  dietní chlebíčky s tvarohem => ; sandwich, cottage-cheese
  třetí trimestr a hrozná chuť na čočku na kyselo a kyselé okurky => ; lentils, pickled-cucumber
  posilovna, kuřecí maso batáty fazolové lusky => ; chicken, sweet-potato, green-beans
`)
