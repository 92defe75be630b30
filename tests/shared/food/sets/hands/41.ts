import { polarityRows } from '../polarity/rows.ts'

// Written by a forty-first hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  що приготувати на вечерю, аби тільки без риби => fish;
  вже в печінках сидить та гречка, дайте щось інше на гарнір => buckwheat;
  терпіти не можу кінзу, покажіть грузинські страви, де її нема => cilantro;
  щось солодке до чаю, але не на маргарині => margarine;
  діти не їдять цибулю ні в якому вигляді, що варити на обід => onion;
  закінчилося борошно, а магазин уже зачинений, що зробити на сніданок => wheat-flour;
  недільний обід для свекрухи, вона на дух не переносить часник => garlic;
  будь-що, крім макаронів, ми їх їмо третій день поспіль => pasta;
  нічого зі свининою, бо в гостях будуть друзі-мусульмани => pork;
  накидайте ідей на тиждень без м'яса й ковбаси, у нас піст => meat, sausage;
  мене нудить від запаху печінки, тож що завгодно, лише не вона => liver;
  меню при подагрі для чоловіка, йому заборонили бобові, субпродукти й сардини => legume, offal, sardine;
  вечеря для діабетика без цукру та білого рису => sugar, rice;
  татові після інсульту лікар прибрав із раціону сало та копченості, чим його годувати => salo, smoked-meat;
  годую грудьми, малюка обсипає від полуниці й меду, що мені можна з солодкого => strawberry, honey;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  dinner ideas with no mushrooms please, I can't stand the texture => mushroom;
  anything but chicken, we've had it four nights running => chicken;
  what can I bake when I'm out of eggs => egg;
  picnic food that doesn't have mayonnaise in it => mayonnaise;
  sick and tired of pasta, what else is cheap and filling => pasta;
  what do I feed a toddler who spits out anything with peas => green-peas;
  we've given up red meat for the new year, show me some ideas for the week => red-meat;
  cilantro tastes like soap to me so leave it out of everything => cilantro;
  lunchbox ideas, our school doesn't allow peanuts => peanut;
  husband has gout so no anchovies, liver or beer => anchovy, liver, beer;
  low FODMAP dinner, onion and garlic are off the menu for me => onion, garlic;
  I'm on blood thinners and was told to stay away from grapefruit and kale, what can I have for lunch => grapefruit, kale;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  večeře bez masa, prosím něco rychlého => meat;
  cokoliv kromě těstovin, máme je pořád dokola => pasta;
  nesnáším koriandr, hledám asijská jídla, ve kterých není => coriander;
  došla mi mouka, co můžu upéct => wheat-flour;
  děti nejí houby v žádné podobě, co jim uvařit na oběd => mushroom;
  chci něco na gril, jen ne vepřové maso => pork;
  už mi leze krkem kuřecí maso, dejte mi jiný nápad na oběd => chicken;
  tchyně nevystojí česnek, co jí uvařit v neděli => garlic;
  občerstvení na školní oslavu, učitelka zakázala cokoliv s ořechy => nut;
  manžel má dnu, nesmí vnitřnosti, luštěniny ani pivo => offal, legume, beer;
  babička je po operaci žlučníku, lékař jí zakázal smetanu a uzeniny => cream, cured-meat;
  alergie na ryby a mořské plody, co na štědrovečerní stůl místo kapra => fish, seafood, carp;
  kojím a malá má vyrážku z jahod a rajčat, co můžu jíst => strawberry, tomato;
  při refluxu nesmím čokoládu ani citrusy, poraďte něco sladkého => chocolate, citrus;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  донька має алергію на горіхи, який торт спекти їй на день народження => nut; cake
  не переношу лактозу, як зробити картопляне пюре без молока => dairy, milk; mashed-potato
  у мене алергія на морепродукти, а річкову рибу дуже люблю, порадьте щось на вечерю => seafood; river-fish
  від помідорів у мене печія, як зварити борщ без томатної пасти => tomato, tomato-paste; borscht
  дитині рік, яєць поки не даємо через висипку, потрібна сирна запіканка => egg; cottage-cheese-casserole
  загострився гастрит, каву й цитрусові довелося прибрати, порадьте кашу на сніданок => coffee, citrus; porridge
  при панкреатиті лікар дозволив індичку з кабачком, а гриби категорично заборонив, що мені приготувати => mushroom; turkey, zucchini
  є фарш, рис і капуста, нема томатної пасти => tomato-paste; minced-meat, rice, cabbage
  що спекти, якщо вдома є борошно, кефір, яблука, а яєць жодного => egg; wheat-flour, kefir, apple
  олів'є без ковбаси, з куркою => sausage; olivier, chicken
  хочу плов, але не з баранини, а з курки => lamb; plov, chicken
  пісні вареники з картоплею, тісто без яєць => egg; varenyky, potato
  замість вершкового масла хочу взяти кокосову олію, яке печиво з нею вийде => butter; cookies-dish, coconut-oil
  шарлотка з яблуками без кориці, бо чоловік її ненавидить => cinnamon; charlotte, apple
  подруга веганка, хочу пригостити її шоколадним тортом без яєць і молока => egg, milk; cake
  набридла курка, хочеться качки або кролика на недільний обід => chicken; duck, rabbit
  хочу піцу, моцарела й печериці є, дріжджів нема => yeast; pizza, mozzarella, champignon
  зелений борщ зі щавлем, м'ясо не кладемо => meat; green-borscht, sorrel
  цезар із креветками, анчоуси не додавати => anchovy; caesar-salad, shrimp
  люблю рибу, але коропа не пропонуйте, у ньому забагато кісток => carp; fish
  котлети з індички, обійдемося без хліба у фарші => bread; cutlets, turkey
  Завтра приїжджає племінниця, вона вегетаріанка. М'яса й риби не їсть, зате обожнює гриби. Що поставити на стіл? => meat, fish; mushroom
  Відключили світло, працює тільки газова плита. Є макарони і консервований тунець, сиру не лишилося. Що з цього вийде? => cheese; pasta, canned-tuna
  Син повернувся зі служби і просить домашніх дерунів. Сметану він любить, а от часник у тісто класти не дозволяє. => garlic; deruny, sour-cream
  Мамі вісімдесят, жувати їй уже важко. Порадьте м'яке рагу з кабачків, лише без перцю чилі. => chili; stew, zucchini
  Купила на базарі велику щуку. Хочу накрутити з неї котлет. Сала в домі немає, чи обов'язково воно? => salo; pike, cutlets
  У мого хлопця алергія на яйця. Сьогодні наша річниця, і я мрію подати йому тірамісу з маскарпоне. Чи є такий рецепт? => egg; tiramisu, mascarpone
  Лікар посадив мене на п'ятий стіл. Шоколад під забороною, проте курятину на парі дозволили. Що смачного з неї зробити? => chocolate; chicken
  На роботі в мене є лише мікрохвильовка. Бутерброди остогидли. Хочу щось із рисом і овочами. => sandwich; rice, vegetable
  Готую поминальний обід на сорок людей у піст. Потрібні коливо й пісний борщ. Сметани на столі не буде. => sour-cream; kutia, borscht
  Діти нарвали цілий кошик вишень. Варення ще торішнє стоїть, більше не треба. Хочу пиріг або вареники. => jam; cherry, pie, varenyky
  Почала бігати і рахую білок. Кисломолочний сир уже не лізе, яйця теж приїлися. Дайте щось із нутом або квасолею. => cottage-cheese, egg; chickpeas, beans
  Тато після інфаркту на суворій дієті. Сіль йому заборонили зовсім. Як смачно приготувати минтай? => salt; pollock
  Забула купити розпушувач, а кекси обіцяла на завтра. Сода в хаті є. Чи можна спекти з нею? => baking-powder; muffins, baking-soda
  До нас ідуть друзі з Ізраїлю, вони дотримуються кашруту. Свинини й креветок на столі бути не може. Думаю про запечену індичку. => pork, shrimp; turkey
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  my son has coeliac disease, looking for a gluten free birthday cake => gluten; cake
  I'm lactose intolerant and want a potato soup made without milk or cream => milk, cream; potato
  shellfish allergy in the house, is there a paella without prawns and mussels => seafood, shrimp, mussels; paella
  a guest is allergic to sesame, what dip can I serve instead of hummus => sesame, hummus; spread-dish
  my daughter is allergic to eggs but fine with dairy, need pancakes for Saturday => egg; oladky
  soy gives me hives, any stir fry with beef that uses no soy sauce => soybean, soy-sauce; stir-fry, beef
  diabetic grandad wants something sweet without sugar, he loves strawberries => sugar; strawberry
  fridge has tofu, broccoli, half a cabbage, no rice left => rice; tofu, broccoli, cabbage
  what can I cook with eggs, tortillas and cheddar but no butter => butter; egg, tortilla, cheddar
  sweet potato, black beans, avocado and a lime, fresh out of coriander => coriander; sweet-potato, black-beans, avocado, lime
  lasagne with spinach instead of beef => beef; lasagna, spinach
  chilli con carne, hold the kidney beans => red-beans; chili-con-carne
  banana bread without walnuts => walnut; banana-bread
  I love fish but not salmon, something for the barbecue => salmon; fish
  swap the white rice for cauliflower in a chicken biryani => rice; chicken, cauliflower
  apple crumble with oats, we never put cinnamon in it => cinnamon; apple, rolled-oats
  I want to bake a carrot cake but my wife hates raisins => raisin; cake
  My mum just had her wisdom teeth out and can only eat soft food. She fancies butternut squash soup. Nothing with chilli, it stings. => chili; butternut-squash
  I bought way too much asparagus at the market. My boyfriend won't touch hollandaise. What else goes with it? => hollandaise; asparagus
  I started dialysis last month. The dietitian cut out potatoes and tomatoes. I still want a decent Sunday roast. => potato, tomato; roast
  I've been eating oatmeal every single morning and I'm over it. Got cottage cheese and blueberries in the fridge. Any breakfast ideas? => rolled-oats; cottage-cheese, blueberry
  I used to be allergic to strawberries but I've grown out of it. Now I want to make a strawberry cheesecake for my birthday. I don't have any gelatin though. => gelatin; cheesecake
  My roommate is doing keto, so bread and pasta are out. He'd happily live on steak. What should I cook for him? => bread, pasta; beef-steak
  Grandma is 90 and has trouble swallowing. She has always loved rice pudding. Please leave out the nuts. => nut; rice
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  syn má celiakii, potřebuju upéct chleba bez lepku => gluten; bread
  dcera je alergická na vejce, jaký dort jí upéct k narozeninám => egg; cake
  cukrovka druhého typu, hledám buchtu s tvarohem bez cukru => sugar; buchty, cottage-cheese
  po sóje se osypu, jak udělat čínské kuře bez sójové omáčky => soybean, soy-sauce; chicken
  mám čočku, mrkev, cibuli, ale žádný ocet => vinegar; lentils, carrot, onion
  doma jen těstoviny, rajčatový protlak a česnek, sýr není => cheese; pasta, tomato-paste, garlic
  bramborový salát bez majonézy, s jogurtem => mayonnaise; potato, yogurt
  rizoto s dýní, ale bez parmazánu => parmesan; risotto, pumpkin
  kuře na paprice, smetanu vynechat => cream; chicken
  místo másla chci použít řepkový olej, jakou bábovku s ním upéct => butter; pound-cake, rapeseed-oil
  mám ráda ryby, ale pstruha ne => trout; fish
  štrúdl s jablky, rozinky od nás nikdo nejí => raisin; strudel, apple
  pizza s ančovičkami a olivami, žampiony tam nedávejte => champignon; pizza, anchovy, green-olives
  segedínský guláš z kuřecího masa místo vepřového => pork; goulash, chicken
  houbová polévka, ale kmín prosím ne => caraway; mushroom
  Přijede k nám kamarád z Turecka, je muslim. Vepřové samozřejmě nejí. Napadlo mě jehněčí na rozmarýnu. => pork; lamb, rosemary
  Táta je po infarktu a musí jíst zdravěji. Se sádlem a špekem je konec. Rád by tresku se zeleninou. => lard, bacon; cod, vegetable
  Dcera přestala jíst maso. Čočku už nemůže ani vidět. Ráda by něco s cizrnou. => meat, lentils; chickpeas
  Chtěla jsem dělat tiramisu, ale v obchodě neměli mascarpone. Mám doma ricottu. Půjde to s ní? => mascarpone; tiramisu, ricotta
  Vnukovi je deset měsíců a začíná jíst s námi. Sůl a med mu ještě nedáváme. Jak mu připravit batáty? => salt, honey; sweet-potato
  Držím keto už druhý měsíc. Chleba a brambory nejím, zato vajíčka a slaninu klidně denně. Poraďte snídani. => bread, potato; egg, bacon
  Jsem těhotná a z kávy se mi dělá zle. Pořád bych jedla kyselé okurky. Co s nimi uvařit? => coffee; pickled-cucumber
  Zapomněla jsem koupit droždí a slíbila jsem koláče. Prášek do pečiva mám. Existuje těsto, kde stačí? => yeast; pie, baking-powder
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що приготувати з курячого філе та грибів на вечерю => ; chicken-fillet, mushroom
  хочу навчитися варити справжній червоний борщ, як у бабусі => ; borscht
  як засолити оселедець вдома, щоб був не гірший за магазинний => ; herring
  рецепт сирників, які не розвалюються на пательні => ; syrnyky
  куди подіти три кілограми кабачків із дачі => ; zucchini
  підкажіть, що смачного спекти з гарбуза на шкільний ярмарок => ; pumpkin
  я вагітна і страшенно хочу квашеної капусти, що з нею приготувати => ; sauerkraut
  не уявляю Святвечір без куті, дайте перевірений рецепт => ; kutia
  хочу на Масницю насмажити не тільки млинців, а й оладок на кефірі => ; mlyntsi, oladky, kefir
  як запекти скумбрію в духовці з лимоном => ; mackerel, lemon
  вечеря на двох до дня закоханих, обоє любимо креветки у вершковому соусі => ; shrimp, cream-sauce
  в холодильнику є яйця, шинка, болгарський перець і трохи твердого сиру => ; egg, ham, bell-pepper, hard-cheese
  картопля, морква, цибуля, банка тушонки, що з цього зварити => ; potato, carrot, onion, stewed-meat
  гречка печериці сметана кріп => ; buckwheat, champignon, sour-cream, dill
  ми на дачі, є мангал, баклажани, помідори й курячі крила => ; eggplant, tomato, chicken-wings
  лосось, броколі, вершки, на все пів години => ; salmon, broccoli, cream
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  what can i make with leftover roast chicken and stuffing => ; chicken, stuffing-mix
  best way to cook salmon in an air fryer => ; salmon
  how do I use up six overripe bananas before they go off => ; banana
  something warm with lentils for a rainy evening => ; lentils
  food for a kids' birthday party, they all go mad for pizza and jelly => ; pizza, fruit-jelly
  my neighbour gave me a bag of rhubarb, what do I do with it => ; rhubarb
  there's no such thing as too much garlic, give me your best garlicky mushroom pasta => ; garlic, pasta
  chickpeas, spinach, tin of tomatoes, feta => ; chickpeas, spinach, tomato, feta
  I've got minced beef, an onion, carrots and a bag of potatoes => ; beef-mince, onion, carrot, potato
  bacon, leeks, double cream, puff pastry => ; bacon, leek, cream, puff-pastry
  camping stove dinner from instant noodles, canned tuna and sweetcorn => ; instant-noodles, canned-tuna, corn
  Student here, just a microwave and a kettle. I have couscous and a can of chickpeas. What can I throw together? => ; couscous, chickpeas
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  co uvařit z mletého masa a brambor k večeři => ; minced-meat, potato
  kam s přebytkem cuket ze zahrádky => ; zucchini
  dostala jsem chuť na bramborák s majoránkou => ; deruny, marjoram
  Vánoce si bez vanilkových rohlíčků nedovedu představit, poraďte osvědčený recept => ; rohlik
  jak upéct kachnu, aby měla křupavou kůžičku => ; duck
  manžel miluje guláš, chci ho jím překvapit k výročí => ; goulash
  nasbírali jsme hřiby, jak je nejlíp zpracovat => ; porcini
  zbyly mi bílky po pečení, co z nich => ; egg-white
  v lednici mám vejce, šunku, pórek a kousek nivy => ; egg, ham, leek, blue-cheese
  brambory, kysané zelí, klobása => ; potato, sauerkraut, sausage
  tvaroh, hrubá mouka, meruňky a jedno vejce, udělám z toho knedlíky? => ; cottage-cheese, wheat-flour, apricot, egg, bread-dumplings
  krůtí prsa, brokolice, smetana ke šlehání => ; turkey-fillet, broccoli, cream
  na chatě máme špekáčky, chleba, hořčici a papriky => ; spekacky, bread, mustard, bell-pepper
  Vypadl nám proud a mám jen plynový vařič. Doma jsou fazole v konzervě a cibule. Co z toho dát dohromady? => ; beans, onion
`)
