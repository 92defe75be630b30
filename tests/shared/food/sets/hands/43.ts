import { polarityRows } from '../polarity/rows.ts'

// Written by a forty-third hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Вчора у сина після арахісової пасти знову висипало на щоках. Лікар сказав прибрати арахіс зовсім. Чим тепер його годувати на сніданок? => peanut, peanut-butter;
  Мама п'є варфарин, тому шпинат і броколі їй не даємо. Вона вже втомилася від одноманітності. Що їй зварити на обід? => spinach, broccoli;
  у доньки від цитрусових кропив'янка, порадьте щось на день народження => citrus;
  що приготувати на вечерю, якщо в дитини діатез від томатів і шоколаду => tomato, chocolate;
  від селери набрякає обличчя, що мені можна на обід => celery;
  терпіти не можу кріп, що приготувати на обід => dill;
  щось на сніданок, тільки не вівсянка => rolled-oats;
  набридла курка, що зробити на вечерю => chicken;
  ми мусульмани, свинину не їмо, порадьте святкове меню => pork;
  скінчилися яйця, а магазин зачинений, що приготувати => egg;
  у мене загострення гастриту, часнику і оцту не можна, що поїсти => garlic, vinegar;
  мене нудить від запаху капусти, перший триместр, що б з'їсти => cabbage;
  без цибулі, будь ласка, дитина її виколупує звідусіль => onion;
  вечеря без м'яса і без риби на чотирьох => meat, fish;
  принципово не купую пальмову олію і маргарин, що спекти на вихідні => palm-oil, margarine;
  приймаю статини, грейпфрут не можна, що їсти на сніданок => grapefruit;
  тримаю піст, не їм ні м'яса, ні молока, ні яєць => meat, milk, egg;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  My toddler broke out in hives after one bite of scrambled eggs. We're keeping eggs out of the house for now. What can he have for breakfast? => egg, fried-eggs;
  My mother-in-law is coming on Sunday and she won't touch lamb. I've never cooked for her before. What would you roast instead? => lamb;
  Kidney stones again, so the doctor banned beetroot and almonds. I'm running out of ideas. What should I be cooking this week? => beetroot, almond;
  my daughter's lips swell up when she eats peaches, dessert ideas => peach;
  shellfish sends my husband to hospital, what can we cook on holiday => seafood;
  sesame makes my throat close up, safe dinner ideas please => sesame;
  allergic to both wheat and eggs, what can I have for breakfast => wheat, egg;
  I can't stand cilantro, what's for dinner => cilantro;
  anything but chicken tonight please => chicken;
  fed up with porridge every morning, what else is there => porridge;
  we ran out of butter and I want to bake something => butter;
  quick lunch for four, none of us eat meat or fish => meat, fish;
  the texture of mushrooms makes me gag, weeknight dinner ideas => mushroom;
  we keep halal so no pork and no alcohol, what can I cook for a crowd => pork, alcohol;
  I refuse to buy foie gras or veal, need a fancy starter => foie-gras, veal;
  on warfarin so no kale, dinner ideas for two => kale;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Včera jsme měli guláš, předevčírem taky. Manžel už ho nechce ani vidět. Co byste mi poradili na dnešek? => goulash;
  Tátovi vzali žlučník a nesmí vajíčka ani smetanu. Pořád by jenom něco uždiboval. Co mu uvařit? => egg, cream;
  Kamarádka je muslimka a vepřové nejí. Zvu ji v sobotu na večeři. Co jí mám uvařit? => pork;
  manžel se po krevetách dusí, co uvařit k výročí => shrimp;
  po arašídech mi vyskáčou pupínky, co zdravého na zub => peanut;
  mám plné zuby rýže, co uvařit => rice;
  oběd bez masa => meat;
  hlavně ať v tom není kmín => caraway;
  došla mi mouka a obchody jsou zavřené, co upéct => wheat-flour;
  játra se mi hnusí, co jiného má hodně železa => liver;
  držíme půst, takže žádné maso ani mléčné výrobky => meat, dairy;
  z etických důvodů nejíme husí játra ani chobotnici, co na slavnostní předkrm => goose-liver, octopus;
  mám cukrovku, cukr nesmím, co si můžu dát na mlsání => sugar;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Завтра приїжджає свекруха, а вона не переносить риби. Хочу запекти качку з яблуками, підкажіть простий рецепт. => fish; duck, apple
  Купила два кіло кабачків на ринку, бо дешево було. Оладки вже всім набридли, а фаршу чоловік не їсть. Що ще з них зробити? => oladky, minced-meat; zucchini
  Дідусь після інфаркту, сіль йому заборонили, і сала теж більше ніякого. Він любить тушковану капусту. Як зробити її смачною? => salt, salo; cabbage
  У племінника целіакія, і він приїде до нас на тиждень. Пшениця, жито і ячмінь йому під забороною. Хочу посмажити для нього сирники. => wheat, rye, barley; syrnyky
  Наш малюк почав їсти шматочками. Від полуниці в нього з'явилися червоні плями, тож її поки прибрали. Що йому приготувати з гарбузом і морквою? => strawberry; pumpkin, carrot
  Завтра Святвечір, а я вперше готую сама. Лишилося наліпити вареників з капустою. Як замісити тісто без яєць і молока? => egg, milk; varenyky, cabbage
  Бабуся завжди крутила голубці з м'ясом. Я перейшла на рослинне харчування, тож м'ясо відпадає. Чи смачно буде з булгуром? => meat; holubtsi, bulgur
  син задихається від кеш'ю, шукаю веганський чізкейк без горіхів => cashew, nut; cheesecake
  у мене алергія на креветки, чим замінити їх у паельї => shrimp; paella
  після яєць дитину обсипає, як спекти мафіни => egg; muffins
  Чоловік набрякає від меду, а я хочу пряники => honey; gingerbread
  непереносимість лактози, але дуже хочу картопляне пюре як у їдальні => dairy; mashed-potato
  малому не можна сою, від неї болить живіт, порадьте котлетки з індички => soybean; cutlets, turkey
  у подруги анафілаксія на кунжут, хумус без тахіні реально зробити? => sesame, tahini; hummus
  є фарш, рис, морква і цибуля, а томатної пасти нема => tomato-paste; minced-meat, rice, carrot, onion
  маю борошно, кефір, соду, цукор, але яєць немає => egg; wheat-flour, kefir, baking-soda, sugar
  картопля, сир, бекон є, вершкового масла не залишилось => butter; potato, cheese, bacon
  хочу олів'є: картоплю, моркву, огірки, горошок купила, а ковбаси нема => sausage; olivier, potato, carrot, cucumber, green-peas
  кабачок, баклажан, помідори, солодкий перець, хочу рагу без картоплі => potato; stew, zucchini, eggplant, tomato, bell-pepper
  олів'є без ковбаси, з куркою => sausage; olivier, chicken
  хочу налисники з сиром, але без родзинок => raisin; mlyntsi, cheese
  гречка з грибами замість м'яса => meat; buckwheat, mushroom
  у піст хочеться солоденького: пиріг з вишнею без яєць і масла => egg, butter; pie, cherry
  вчора їли вареники, сьогодні вже не хочу, краще запіканку з кабачків => varenyky; casserole, zucchini
  салат цезар, але анчоусів у соус не кладіть => anchovy; caesar-salad
  дитина просить нагетси, тільки не з курки, а з риби => chicken; nuggets, fish
  запіканка з сиру без манки => semolina; casserole, cheese
  хочу тірамісу без алкоголю і без сирих яєць => alcohol, egg; tiramisu
  діабет другого типу, цукор заборонили, хочу сирну паску => sugar; paska
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  I'm 30 weeks pregnant and the midwife told me no liver and no unpasteurised cheese. I've been craving lasagna like crazy. => liver, cheese; lasagna
  We had tacos on Tuesday, tacos on Wednesday and tacos last night. Nobody wants to see another one. Could I do a stir-fry with noodles? => taco; stir-fry, noodles
  Found a bag of spinach that turned to slime, so that's in the bin. I've still got ricotta and pasta shells. What can I do with those? => spinach; ricotta, shells-pasta
  My dad started on an MAOI and now aged cheese and soy sauce are off limits. He loves fried rice. How can I season it? => cheese, soy-sauce; stir-fry
  I gave up meat after watching a documentary about pigs. The only thing I miss is shepherd's pie. Can I make it with lentils? => meat; casserole, lentils
  My girlfriend says coconut tastes like sunscreen. I love Thai curry though. Is there a version without coconut milk? => coconut, coconut-milk; curry-dish
  dairy free mac and cheese for a kid with a milk protein allergy => dairy, casein; mac-and-cheese
  toddler gets eczema from tomatoes, pasta sauce ideas => tomato; pasta-sauce
  school is strictly nut free, granola bars for lunchboxes => nut; cereal-bar
  I start wheezing after mustard, how do I make a vinaigrette => mustard; vinaigrette
  coeliac guest coming, need a gluten-free apple pie => gluten; charlotte
  I come out in a rash from strawberries so what else goes in a pavlova => strawberry; pavlova
  I have flour, sugar, butter and eggs but no baking powder => baking-powder; wheat-flour, sugar, butter, egg
  got chickpeas, garlic, lemon and olive oil, out of tahini, can I still do hummus => tahini; hummus, chickpeas, garlic, lemon, olive-oil
  potatoes, leeks, stock, no cream => cream; potato, leek, meat-broth
  ground beef, kidney beans, canned tomatoes, onions and I forgot to buy cumin => cumin; beef-mince, red-beans, canned-tomatoes, onion
  guacamole without onion => onion; guacamole
  carbonara with peas, hold the cream => cream; carbonara, green-peas
  burgers with portobello mushrooms instead of beef => beef; burger, portobello
  greek yogurt instead of sour cream in stroganoff => sour-cream; stroganoff, greek-yogurt
  shakshuka that isn't spicy, leave the chili out => chili-con-carne; shakshuka
  we had pizza yesterday so not that again, maybe grilled salmon => pizza; salmon
  low FODMAP bolognese, garlic and onion are out => garlic, onion; pasta-dish
  coleslaw with vinegar rather than mayo => mayonnaise; coleslaw, vinegar
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  Dcera po lískových oříšcích dostala kopřivku a skončili jsme na pohotovosti. Od té doby žádné ořechy nejíme. Jak upéct vánoční cukroví, aby bylo dobré? => hazelnut, nut; cookies-dish
  V neděli přijede tchán a ten nesnáší kopr. Chtěla bych dělat svíčkovou s knedlíkem. Poradíte dobrý postup? => dill; svickova, bread-dumplings
  Jsem ve čtvrtém měsíci a z kávy se mi zvedá žaludek. Zato mám hroznou chuť na bramboračku. S houbami, prosím. => coffee; potato, mushroom
  Syn přestal jíst maso, protože je mu líto zvířat. Chci mu udělat radost. Zkusila bych burger z červené řepy. => meat; burger, beetroot
  Otevřela jsem ledničku a šunka byla slizká, tak letěla do koše. Zbyly mi brambory, vejce a pažitka. Co z toho k večeři? => ham; potato, egg, chives
  Vnouček má celiakii, takže pšeničná mouka k nám nesmí. Chce k narozeninám perník. Jde ho upéct z pohankové mouky? => wheat-flour; gingerbread, buckwheat-flour
  Babička pekla bábovku se sádlem. Já sádlo nemůžu ani cítit. Dá se udělat s olejem? => lard; pound-cake, vegetable-oil
  bezlepkové palačinky pro školku => gluten; mlyntsi
  dcera má po rajčatech ekzém, co na pizzu místo nich => tomato; pizza
  dítě s alergií na vejce chce řízek, v čem ho obalit => egg; schnitzel
  mám intoleranci laktózy, dá se udělat bramborová kaše => dairy; mashed-potato
  mám kuřecí prsa, smetanu, žampiony, ale došla mi rýže => rice; chicken-fillet, cream, champignon
  mouka, droždí, mléko jsou, máslo chybí, chci vánočku => butter; vanocka, wheat-flour, yeast, milk
  mám vločky, jablka, skořici a med, mléko se zkazilo => milk; breakfast-cereal, apple, cinnamon, honey
  bramborový salát bez majonézy => mayonnaise; potato
  jogurt místo smetany do koprové omáčky => cream; dill, yogurt
  chci kulajdu, jenom houby vynechat => mushroom; kulajda
  beru léky na ředění krve a špenát nesmím, dala bych si quiche s pórkem => spinach; pie, leek
  včera byla ryba, dnes už ji nechci, radši něco s krůtím masem => fish; turkey
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Чоловік повернувся з риболовлі з відром карасів. Хочу запекти їх у сметані. Скільки часу тримати в духовці? => ; crucian, sour-cream
  У гуртожитку зламалася духовка. Є рис, консервована кукурудза і тунець. Що з цього можна приготувати на плиті? => ; rice, corn, tuna
  хочу деруни, такі хрусткі, як у бабусі => ; deruny
  щось швидке з печінки на вечерю => ; liver
  лишилася половина гарбуза, куди її подіти => ; pumpkin
  банани почорніли, викидати шкода, що спекти => ; banana
  сирники, які не розвалюються на пательні => ; syrnyky
  рецепт шарлотки, щоб діти просили добавки => ; charlotte
  чоловік замовив на вечерю плов з бараниною => ; plov, lamb
  дякую, минулого разу все вийшло неймовірно смачно! тепер хочу спробувати канелоні з рикотою => ; cannelloni, ricotta
  треба терміново використати сметану, завтра їй кінець терміну => ; sour-cream
  гості просять холодець, скільки його варити => ; holodets
  не можу жити без шоколаду, порадьте брауні => ; chocolate, brownie
  як ліпити вареники не тільки з картоплею, а й з вишнями => ; varenyky, potato, cherry
  діти просять піцу з ковбасою => ; pizza, sausage
  чим нафарширувати перець, щоб було ситно => ; bell-pepper
  обожнюю курячий бульйон з домашньою локшиною, навчіть робити => ; chicken-broth, noodles
  в холодильнику куряче філе, печериці, вершки, що з цього буде => ; chicken-fillet, champignon, cream
  дома лише макарони, консервований горошок і сосиски => ; pasta, green-peas, frankfurter
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  My son suddenly loves broccoli and asks for it every single day. I'm looking for a new way to cook it. Maybe with cheddar? => ; broccoli, cheddar
  can't get enough of aubergine lately, any new ideas => ; eggplant
  how do I make proper fish and chips at home => ; fish-and-chips
  half a cabbage going sad in the fridge, what can I make with it => ; cabbage
  the kids are begging for waffles => ; waffles-dish
  you really nailed it last time, everyone had seconds! now I want to try zucchini bread => ; zucchini-bread
  no party is complete without deviled eggs, show me a good recipe => ; stuffed-eggs
  something cozy with sweet potatoes and black beans => ; sweet-potato, black-beans
  use up leftover turkey after thanksgiving => ; turkey
  I need a fruit cake loaded with dates => ; cake, date
  in the fridge: half a chorizo, peppers, leftover rice => ; chorizo, bell-pepper, rice
  oats, peanut butter, honey, dark chocolate, what can I make without an oven => ; rolled-oats, peanut-butter, honey, dark-chocolate
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  jak udělat nadýchané buchty s mákem => ; buchty, poppy-seed
  něco rychlého z mletého masa => ; minced-meat
  zbylo mi půl kila tvarohu, co s ním => ; cottage-cheese
  děti chtějí k obědu lívance s borůvkami => ; oladky, blueberry
  bez česneku to není pořádný bramborák, poraďte recept => ; deruny, garlic
  nemůžu se nabažit dýňové polévky, máte ještě jinou verzi => ; pumpkin
  kynuté knedlíky s meruňkami => ; bread-dumplings, apricot
  návštěva si přeje pečenou kachnu se zelím => ; duck, cabbage
  minule to bylo skvělé, všichni si přidali, teď bych chtěla rajskou omáčku => ; tomato-sauce
  banány už hnědnou, potřebuju je zpracovat => ; banana
  těstoviny, uzené, zelí a nic víc => ; pasta, smoked-meat, cabbage
  v lednici cuketa, feta, rajčata, bazalka => ; zucchini, feta, tomato, basil
`)
