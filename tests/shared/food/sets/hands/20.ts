import { polarityRows } from '../polarity/rows.ts'

// Written by a twentieth hand as households type, dictate and chat, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  те саме але без сиру => cheese;
  а якщо без вершків => cream;
  без арахісу і без кунжуту будь ласка, алергія => peanut, sesame;
  тільки не печінка => liver;
  чоловік не їсть грибів, що на вечерю => mushroom;
  пельмені вже не лізуть, придумайте щось інше => pelmeni;
  у невістки непереносимість лактози, тож меню без молока і сиру => dairy, milk, cheese;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  the same but without cheese => cheese;
  leave out the garlic please => garlic;
  toddler refuses all vegetables except sweet corn and carrots => vegetable;
  ok that sounds good but my wife can't have tomatoes => tomato;
  anything but lentils => lentils;
  no nuts no sesame, my nephew is allergic => nut, sesame;
  i never want to see another casserole => casserole;
  we don't eat pork or gelatin => pork, gelatin;
  dinner without potatoes for once => potato;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  to samé ale bez sýra => cheese;
  cokoliv kromě čočky => lentils;
  bez laktózy a bez vajec, malá to nesnáší => dairy, egg;
  prosím žádné vnitřnosti => offal;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  рецепт сирників без борошна => wheat-flour; syrnyky
  у сина алергія на яйця, порадьте печиво до чаю => egg; cookies-dish
  хочу щось з гарбузом але не кашу => groats, porridge; pumpkin
  чим замінити сметану в бефстроганові, вона закінчилась => sour-cream; stroganoff
  картопля так, цибуля ні => onion; potato
  обожнюю баклажани, терпіти не можу кабачки => zucchini; eggplant
  лікар заборонив смажене і гостре, що можна на вечерю з індичкою => spicy; turkey
  малий не їсть рибу ніяку взагалі, а хочеться чогось корисного з овочами => fish; vegetable
  вареники не з картоплею а з капустою => potato; cabbage, varenyky
  торт наполеон без яєць у кремі => egg; cake
  набридла гречка, що ще можна на гарнір до котлет => buckwheat; side-dish
  замість майонезу хочу йогурт в олів'є => mayonnaise; yogurt, olivier
  є кілограм печінки курячої, підкажіть рецепт, тільки щоб без молока бо в чоловіка непереносимість лактози => milk, dairy; chicken-liver
  окрошка на кефірі, не на квасі => kvass; kefir, okroshka
  червоного м'яса не їм, рибу і птицю можна => red-meat; fish, poultry
  запросили гостей вісім людей хочу зробити канапе з лососем і щось без свинини гаряче => pork; salmon, sandwich
  дочка ненавидить помідори, а я їх люблю, зробіть щось для неї з сиром => tomato; cheese
  не люблю кінзу, чим приправити плов => cilantro; plov
  шо можна зварганить з кабачків шоб не оладки => oladky; zucchini
  без грибів! у мене від них живіт болить. а так їм усе, найбільше люблю картоплю => mushroom; potato
  ковбасу не пропонувати, хочу нормальне м'ясо тушковане => sausage, cured-meat; meat
  в мене діабет, потрібен десерт без цукру з ягодами => sugar; berry
  що приготувати дитині рік і два місяці, морква й кабачок подобаються, від шпинату плюється => spinach; carrot, zucchini
  горіхи не можна нікому в нашій родині, порадьте торт на день народження з шоколадом => nut; chocolate, cake
  дайте щось з буряка крім борщу і вінегрету => borscht, vinegret; beetroot
  свекруха приїде вона не їсть часнику і цибулі, хочу зробити качку в духовці => allium; duck
  кефір прокис, що спекти з кефіру крім оладок => oladky; kefir
  замість свинини візьму курку, як зробити шашлик => pork; chicken, shashlik
  хочу шашлик ой ні краще рибу на грилі => shashlik; fish
  ні, не курку, я казала про індика => chicken; turkey
  а можна з грибами замість м'яса => meat; mushroom
  додай ще моркви, а перець прибери => black-pepper, bell-pepper, chili; carrot
  целіакія у доньки тому пшеницю не можна, гречка і рис можна => gluten, wheat; buckwheat, rice
  рис набрид, макарони набридли, може щось з булгуром => rice, pasta; bulgur
  на сніданок яєчня вже в печінках сидить, що ще можна з яєць => fried-eggs; egg
  морепродукти не їм, алергія, а так хочу азійське з локшиною => seafood; noodles
  арахіс під забороною. локшину з куркою хочу => peanut; noodles, chicken
  паска без родзинок бо діти їх виколупують => raisin; paska
  не хочу нічого солодкого, щось до пива з сиром => sweet; cheese
  кетодієта: без хліба, картоплі та круп, можна авокадо й лосось => bread, potato, groats; avocado, salmon
  сижу на дієті нічого мучного, порадьте вечерю з сьомгою => floury; salmon
  молочку виключили педіатр сказав, а кашу малому варити на чому => milk, dairy; porridge
  цвітну капусту люблю а броколі ні => broccoli; cauliflower
  капусту не дуже, зате квасолю можу їсти щодня => cabbage, cabbage-family; beans
  салат без огірків, бо вони гіркі вродили, зате помідорів відро => cucumber; tomato
  відро помідорів що консервувати крім кетчупу => ketchup; tomato
`)

/** Both in English. */
export const bothEn = polarityRows(`
  my son is allergic to peanuts, need a cookie recipe for school => peanut; cookies-dish
  love salmon, can't stand tuna => tuna; salmon
  no onions please, something with ground beef for tonight => onion; beef-mince
  can you swap the pork for turkey => pork; turkey
  my doctor told me to stop eating red meat so what about beans => red-meat; beans
  gluten-free banana bread with walnuts => gluten; walnut, banana-bread
  we ran out of butter, can i still make scones => butter; scones
  potatoes yes, peas no => green-peas; potato
  my daughter hates broccoli but she'll eat cauliflower any day => broccoli; cauliflower
  dinner for six friday one guest is vegetarian and another can't have nuts i was thinking lasagna => nut; lasagna
  something with zucchini that isnt zucchini bread => zucchini-bread; zucchini
  sick of oatmeal, what else for breakfast with berries => rolled-oats; berry
  no wait not shrimp, i meant scallops => shrimp; scallops
  tacos w/o cilantro, tastes like soap to me => cilantro; taco
  keto dinner no bread no rice no potatoes, steak is fine => bread, rice, potato; beef-steak
  avocado is too expensive now, what else can i put on toast, i've got hummus => avocado; toast-bread, hummus
  hubby won't touch eggplant so moussaka with potatoes instead => eggplant; potato, moussaka
  shellfish allergy!! paella with chicken only => seafood; chicken, paella
  anything with chickpeas except hummus => hummus; chickpeas
  everything but the olives, i love greek salad => green-olives; greek-salad
  add more mushrooms and drop the peppers => bell-pepper; mushroom
  there's no flour in the house but plenty of oats, can i bake cookies => wheat-flour; rolled-oats, cookies-dish
  chicken again? no. duck maybe => chicken; duck
  diabetic friendly dessert with strawberries no added sugar => sugar; strawberry
  my mother in law says never put cream in carbonara, so carbonara without cream => cream; carbonara
  what to do with overripe bananas other than banana bread => banana-bread, banana-bread; banana
  please no seafood, half the guests wont eat it, we'd like finger food with cheese => seafood; cheese
  don't like coconut. mango curry? => coconut; mango, curry-dish
  kosher so no pork and no shellfish, roast for sunday => pork, seafood; roast
  so we have turkey left from thanksgiving and cranberry sauce and nobody wants sandwiches anymore => sandwich; turkey, cranberry-sauce
  soy allergy, stir fry with beef and broccoli without soy sauce => soybean, soy-sauce; beef, broccoli, stir-fry
  i'm bored of sandwiches for lunch, maybe wraps with falafel => sandwich; tortilla, falafel
  nothing with mayo. deviled eggs possible? => mayonnaise; stuffed-eggs
  can't eat wheat or rye but corn tortillas are great => wheat, rye; corn-tortilla
  breakfast ideas with cottage cheese, not sweet => sweets; cottage-cheese
  my kid said yuck to the spinach so now i need another green thing to put in her smoothie, kale maybe => spinach; kale, smoothie
  fresh out of eggs and milk, want french toast => egg, milk; french-toast
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  syn má alergii na ořechy, potřebuju recept na cukroví => nut; cookies-dish
  brambory ano, cibuli ne => onion; potato
  miluju houby, nesnáším špenát => spinach; mushroom
  místo vepřového bych dala krůtu => pork; turkey
  došla mi vejce a chci péct bábovku => egg; pound-cake
  dcera nejí ryby, má ráda kuře a těstoviny => fish; chicken, pasta
  červené maso nejíme, drůbež klidně => red-meat; poultry
  už mě nebaví pořád rýže, dala bych si knedlíky => rice; bread-dumplings
  ne kuře, myslela jsem kachnu => chicken; duck
  co k jídlu pro nemocné dítě, mléčné výrobky teď nesmí, vývar ano => dairy; meat-broth
  manžel nemůže ani cítit kmín, chci upéct vepřovou pečeni => caraway; pork, roast
  bez česneku prosím, špenát s knedlíkem => garlic; spinach, bread-dumplings
  děti chtěly špagety, ale ne s kečupem => ketchup; spaghetti
  přidej víc mrkve a celer vynech => celery; carrot
  mořské plody nemůžu kvůli alergii, paella s kuřetem jde => seafood; chicken, paella
  nechci nic pálivého, spíš jemné kari s kokosovým mlékem => spicy; coconut-milk, curry-dish
  chtela bych dort bez lepku a bez vajec s jahodama => gluten, egg; strawberry, cake
  místo másla olej, dá se tak udělat perník => butter; vegetable-oil, gingerbread
  na oběd něco lehkého s cuketou, uzeniny vynechat => cured-meat; zucchini
  játra nesnáším už od školky, ale guláš z hovězího bych si dal => liver; beef, goulash
  tchyně je diabetička, hledám moučník s tvarohem => sugar; cottage-cheese
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що приготувати з курячого філе і броколі => ; chicken-fillet, broccoli
  залишилось пів качана капусти і дві морквини що з ними зробити => ; cabbage, carrot
  тільки не суп знову будь ласка, є картопля й гриби => ; potato, mushroom
  вареники з вишнями => ; cherry, varenyky
  шо зробити на вечерю з фаршу і макаронів => ; minced-meat, pasta
  швидкий сніданок з вівсянки і банана => ; rolled-oats, banana
  пісні страви з квасолі => ; beans
  що можна спекти якщо нема духовки а є яблука і трохи манки => ; apple, semolina
  учора їли борщ, сьогодні хочеться чогось з рисом => ; rice
  котлети на пару з індички, не смажені => ; turkey, cutlets
  пиріг з м'ясом або з капустою => ; meat, cabbage, pie
  паста з вершковим соусом і креветками => ; pasta, cream-sauce, shrimp
  є черствий хліб, два яйця і шматок сиру => ; bread, egg, cheese
  хліб викидати шкода, що з нього зробити солодке => ; bread
  я веган без меду теж, хочу сніданок з тофу => ; tofu
  качка з яблуками на різдво => ; duck, apple
  сир кисломолочний пропадає завтра термін куди його => ; cottage-cheese
  деруни зі сметаною та шкварками => ; sour-cream, cracklings, deruny
  чоловік сказав більше ніяких салатів, хоче м'яса => ; meat
  що таке кускус і як його варити => ; couscous
  кролик у сметані => ; rabbit, sour-cream
  зелений борщ зі щавлем і яйцем => ; sorrel, egg, green-borscht
  банош з бринзою => ; brynza, banush
  гарбузова каша з пшоном на молоці => ; pumpkin, millet, milk, porridge
  шукаю рецепт чізкейку без випікання => ; cheesecake
  картопля не смажена, а запечена з розмарином => ; potato, rosemary
  у холодильнику пів пачки масла, три яблука і йогурт => ; butter, apple, yogurt
  хочу на обід юшку з карася чи коропа => ; crucian, carp, ukha
  бульйон з домашньої курки => ; meat-broth, stewing-hen
  хочу чогось тепленького з картоплею і кропом бо змерзла => ; potato, dill
  діти просять нагетси з курки як в макдональдсі => ; nuggets, chicken
  тато любить холодець, зробимо йому на ювілей => ; holodets
  лишилась гречка з вечора і трохи сосисок => ; frankfurter, buckwheat
  рецепт медовика як у бабусі => ; cake
  тісто для піци тонке => ; pizza-dough
  закуска з лаваша і крабових паличок на день народження => ; lavash, crab-sticks
  скумбрія в духовці з лимоном => ; mackerel, lemon
  пшонка з гарбузом у горщику => ; millet, pumpkin
  в морозилці знайшла полуницю і листкове тісто => ; strawberry, puff-pastry
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  what can i make with leftover rice and two eggs => ; rice, egg
  mushroom risotto => ; mushroom, risotto
  not soup again, we have carrots and lentils => ; carrot, lentils
  i have half a cabbage and some bacon that needs using up => ; cabbage, bacon
  baked not fried chicken wings => ; chicken-wings
  what goes well with roast pork as a side => ; side-dish
  had pizza last night so maybe something with fish today => ; fish
  spinach feta pie => ; spinach, feta, pie
  could you make it with quinoa => ; quinoa
  got a bag of frozen peas and some ham, ideas? => ; green-peas, ham
  sweet potato fries in the air fryer => ; sweet-potato, french-fries
  how do i cook an artichoke => ; artichoke
  more like the last one but with beef => ; beef
  nothing fried nothing greasy, just a nice piece of cod => ; cod
  uncle bob only eats steak and potatoes => ; beef-steak, potato
  birthday cake for a 1 year old no honey => ; cake
  crispy tofu => ; tofu
  liver and onions like grandma made => ; liver, onion
  sour cream and dill, cucumbers, that's all i have => ; sour-cream, dill, cucumber
  chicken pot pie => ; chicken, pie
  i found a pack of smoked mackerel in the fridge and some potatoes => ; smoked-mackerel, potato
  my kids adore mac and cheese can we make it from scratch => ; mac-and-cheese
  wanna make sushi at home for the first time => ; sushi
  what can i do with a ton of rhubarb from the garden => ; rhubarb
  lemon drizzle cake for the school bake sale => ; lemon, cake
  the nutritionist told me to get more iron so something with beef liver => ; beef-liver
  leftover roast chicken and half a leek => ; chicken, leek
  shrimp and grits => ; shrimp, grits
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  co uvařit z kuřecích prsou a smetany => ; chicken-fillet, cream
  svíčková na smetaně => ; svickova, cream
  hlavně ne zase polévku, mám doma mrkev a čočku => ; carrot, lentils
  zbyla mi rýže od oběda co s ní => ; rice
  doktor mi zakázal smažené, co třeba pstruh => ; trout
  kapr na vánoce jinak než smažený => ; carp
  švestkové knedlíky z tvarohového těsta => ; plum, bread-dumplings, cottage-cheese, dough
  mám doma půlku zelí a slaninu => ; cabbage, bacon
  včera byla pizza, dneska bych chtěla něco s rybou => ; fish
  dýňová polévka se zázvorem => ; pumpkin, ginger
  přezrálé banány, co z nich upéct => ; banana
  koprovka pro celou rodinu => ; dill
  fazole nebo cizrna, obojí mi chutná => ; beans, chickpeas
  jak se dělá hovězí vývar => ; beef-broth
  mame hodne rajcat a papriky ze zahrady co s tim => ; tomato, bell-pepper
  zapečené brambory s uzeným => ; potato, smoked-meat
  kyselo s houbami a vejcem => ; mushroom, egg
  bramboračka => ; potato
  v mrazáku mám borůvky a listové těsto => ; blueberry, puff-pastry
  vnoučata milují krupicovou kaši s kakaem => ; semolina, cocoa, porridge
  co se hodí jako příloha k pečené kachně => ; side-dish
  rajská omáčka s hovězím => ; tomato-sauce, beef
`)
