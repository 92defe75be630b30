import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-sixth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  син не їсть рибу взагалі ніяку, шо йому давати на обід => fish;
  салат на свято тіки не олів'є => olivier;
  закусь до пива, але не сухарики => croutons;
  Тато після операції: капусту, бобові і гриби йому виключили. Порадьте легкий суп. => cabbage, cabbage-family, legume, mushroom;
  десерт без шоколаду, в нього від шоколаду мігрень => chocolate;
  Подагра в діда, не можна йому субпродуктів, щавлю й оселедців. Чим нагодувати на вечерю? => offal, sorrel, herring;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  sick of turkey! what else for christmas dinner => turkey;
  Low FODMAP: I've been told to avoid onion, garlic and apples. Soup suggestions? => onion, garlic, apple;
  my toddler spits out anything with peas. lunch ideas => green-peas;
  Potluck on Friday, the hostess is allergic to shellfish, so no prawns, crab or lobster. I'm bringing a cold appetizer. => seafood, shrimp, crab, lobster;
  Oatmeal every morning for a month, I can't look at it anymore. Breakfast please!! => rolled-oats;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  polévka bez celeru, mám na něj alergii => celeriac;
  svačina do školy bez ořechů, ve třídě je alergik => nut;
  Po operaci žlučníku nesmím smetanu, slaninu ani vejce. Jaký lehký oběd? => cream, bacon, egg;
  nějakej moučník bez kakaa a čokolády => cocoa, chocolate;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  буряк є, а борщ уже в печінках сидить, щось інше з нього => borscht; beetroot
  Торт без яєць, бо в доньки алергія. => egg; cake
  оселедець під шубою, але без цибулі, чоловік її терпіть не може => onion; herring, shuba
  У мене діабет другого типу, лікар заборонив цукор і білий рис. Що можна на вечерю з рибою? => sugar, rice; fish
  зараз піст, м'яса й молочного не їмо, порадьте супчик з квасолею => meat, dairy; beans
  млинці без молока, бо скисло і я вилила => milk; mlyntsi
  Гречка вже не лізе, тиждень її їмо. Маю ще булгур. => buckwheat; bulgur
  що спекти без дріжджів? пиріжки з капустою хочу => yeast; cabbage, pyrizhky
  В чоловіка целіакія: пшеничного борошна, жита і манки йому не можна. Порадьте хліб з кукурудзяного борошна. => gluten, wheat-flour, rye, semolina; bread, corn-flour
  вегетаріанка в гостях буде, голубці без м'яса з грибами => meat; mushroom, holubtsi
  Закінчилося вершкове масло. Чи вийде кекс на олії? => butter; vegetable-oil, muffins
  в мене непереносимість лактози тобто молоко вершки сметана мимо. пюре з батату хочу => dairy, milk, cream, sour-cream; sweet-potato, mashed-potato
  дитині рочок, мед і горіхи ще не можна, а кашку яку? => honey, nut; porridge
  свинину не їмо, хочеться шашлика з баранини => pork; lamb, shashlik
  паштет з печінки, тільки моркву не кладіть => carrot; pate, liver
  рис скінчився, чим начинити перець? фарш є => rice; bell-pepper, minced-meat
  Кінзу ненавиджу. Харчо можна без неї? => cilantro; kharcho
  паелья з мідіями але без креветок бо обсипає => shrimp; mussels, paella
  майонез викинули з раціону. салат з тунцем чим заправити => mayonnaise; tuna
  Не їм яловичини, то чи можна бефстроганов з курки? => beef; chicken, stroganoff
  вдома ні сметани, ні майонезу, а є пекінська капуста і шинка => sour-cream, mayonnaise; napa-cabbage, ham
  шось з гарбузом тіки не каша => porridge; pumpkin
  начинка для вареників без картоплі, бо картопля вже набридла => potato; varenyky
  оливки і каперси не ложу нікада, нада піца домашня => green-olives, capers; pizza
  хотіла зробити лосося, ой ні, лосось дорогий, давайте краще хек => salmon; hake
  чоловік любить кров'янку, я її на дух не переношу, тож на двох буде печеня з телятини => blood-sausage; veal, pechenya
  Чим замінити маскарпоне в тірамісу? В селі його не дістати. => mascarpone; tiramisu
  вишні є, то хай буде пиріг, тільки не з пісочного тіста, бо минулого разу розсипалось => shortcrust; cherry, pie
  окей значить так курка є але ні курку лишимо на завтра сьогодні візьмемо індичу печінку і яблука => chicken; turkey-liver, apple
  брат веган: ні м'яса, ні яєць, ні молока, ні меду. А всі хочуть лазанью. Треба така, щоб і він міг їсти => meat, egg, milk, honey; lasagna
  замість рису в суші можна кіноа? рису нема => rice; quinoa, sushi
  В кафе окрошка була на сироватці, мені сподобалось. Вдома хочу окрошку на кефірі, тільки без ковбаси. => sausage, cured-meat; kefir, okroshka
  Куму вже пригощала пляцком з горіхами, їй смакувало. Тепер хочу пляцок з маком, але без родзинок. => raisin; cake, poppy-seed
  Не те щоб я не любила квасолю, люблю, тож давайте лобіо! Тільки гострого перцю не треба. => chili; beans, lobio
  хліб зачерствів, але грінок не хочу, краще якийсь хлібний пудинг => croutons; pudding-powder, bread
`)

/** Both in English. */
export const bothEn = polarityRows(`
  My daughter is allergic to peanuts, what biscuits can I bake for her class party? => peanut; cookies-dish
  chili no beans => beans; chili-con-carne
  carbonara without cream pls => cream; carbonara
  I'm coeliac so no wheat, barley or rye. I'd love a lemon drizzle cake. => gluten, wheat, barley, rye; lemon, cake
  run out of eggs, can i still make brownies => egg; brownie
  husband hates coriander, need a guacamole => coriander; guacamole
  we don't eat pork, halal household, want sausage rolls w beef => pork; corn-dogs, beef
  Diabetic here. No sugar and no honey please. A pudding with berries would be lovely. => sugar, honey; berry
  curry without coconut milk, it upsets my tummy => coconut-milk; curry-dish
  cant stand mushrooms, need risotto => mushroom; risotto
  pasta bake, hold the tuna => tuna; pasta-dish
  Vegetarian flatmate, so no meat or fish: Sunday dinner with butternut squash? => meat, fish; butternut-squash
  no ricotta left in the shop, still want cannelloni with spinach => ricotta; cannelloni, spinach
  keto so no bread no potatoes no pasta. got pork chops => bread, potato, pasta; pork-chops
  nut free pesto => nut; pesto
  trying to find a stuffing recipe thats not got celery in it my mums allergic => celery; stuffing-mix
  Not a soup, not a stew, just a proper salad with freekeh and pomegranate => stew; freekeh, pomegranate
  if it has blue cheese in it I'm out, otherwise anything with pears and walnuts => blue-cheese; pear, walnut
  Everyone at work raves about the ramen place downstairs. Anyway, I've got tofu and bok choy and want a stir fry, only I'm out of soy sauce. => soy-sauce; tofu, pak-choi, stir-fry
  Mum's visiting, she's given up meat for Lent but she still eats fish. Thinking sea bass for the main. => meat; fish, sea-bass
  a cheesecake but without the cream cheese, maybe quark instead => cream-cheese; cottage-cheese, cheesecake
  make me tacos. actually scratch that, burritos. with pulled pork and no sour cream => sour-cream, taco; pork, burrito
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  bezlepkově, tedy bez pšeničné mouky, chci palačinky => wheat-flour; mlyntsi
  uz nechci videt kureci, radsi kralika => chicken; rabbit
  bramborový salát bez majonézy => mayonnaise; potato
  došly vajíčka, jde upéct perník? => egg; gingerbread
  Mám cukrovku, tak prosím dezert bez cukru, třeba s rybízem. => sugar; redcurrant
  rizoto ale bez hub => mushroom; risotto
  vegetariánka přijede, takže žádné maso ani ryby, mám květák a pohanku => meat, fish; cauliflower, buckwheat
  nemůžu mléko, lívance by šly? => milk; oladky
  dcera nesní rajčata v žádné podobě, co s mletým masem? => tomato; minced-meat
  přejedla jsem se knedlíků, nějaká příloha z brambor by nebyla? => bread-dumplings; potato, side-dish
  Čím nahradit pomazánkové máslo v chlebíčkách? Nemám ho. => cream-cheese; sandwich
  tchán miluje dršťky, já je nepozřu, takže v hrnci ať je radši zelňačka s klobásou => tripe; cabbage, sausage
  když buchty, tak s mákem, povidla ne, ty už došly => povydlo; poppy-seed, buchty
  ne že bych neměl rád hrách, mám a chci ho, jen ať v něm není uzené => smoked-meat; peas-dried
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  гарбуз лежить на балконі що з ним зробити => ; pumpkin
  Підкажіть, будь ласка, рецепт пісочного печива, щоб діти самі могли формочками вирізати. => ; cookies
  борщ зелений зі щавлем => ; sorrel, green-borscht
  шо приготувати з кабачка і сиру фета => ; zucchini, feta
  Добрий день! Я пенсіонерка, маю пів кіло перлової крупи. Яку з неї кашу можна зварити, щоб була розсипчаста? => ; pearl-barley, porridge
  на сніданок шось з вівсянки => ; rolled-oats
  скумбрія в духовці => ; mackerel
  Як запекти коропа на Святвечір? => ; carp
  банош як у Карпатах => ; banush
  треба торт на день народження малому, шість років, дуже любить полуницю => ; strawberry, cake
  деруни => ; deruny
  окуня річкового наловили ціле відро, чоловік задоволений, а я не знаю куди його дівати => ; perch
  залишилось відварене пшоно, куди його => ; millet
  студент, гуртожиток, є тільки мівіна, яйце і сосиски => ; instant-noodles, egg, frankfurter
  Хочу навчитися робити вареники з вишнею, так щоб тісто не рвалося. => ; cherry, varenyky
  рецепт хачапурі по аджарськи => ; khachapuri
  топінамбур викопали на дачі шо з нього готувати => ; jerusalem-artichoke
  Чи можна з ревеню зробити пиріг? => ; rhubarb, pie
  кролик у сметані => ; rabbit, sour-cream
  сочевиця червона суп швидкий => ; red-lentils
  квашеної капусти стоїть ціла бочка, порадьте щось гаряче з неї => ; sauerkraut
  Шановна редакціє! Чим би мені здивувати гостей на закуску? Маю баночку ікри тріски. => ; cod-roe
  сирники з рисовим борошном => ; rice-flour, syrnyky
  десерт з хурми => ; persimmon
  є кіло тигрових креветок на вечерю => ; king-prawns
  качка з яблуками => ; duck, apple
  нут замочила з вечора, шо далі => ; chickpeas
  холодєц як зварить шоб застиг => ; holodets
  патісони фаршировані => ; pattypan
  кулешу козацького хочу в казані на природі => ; kulish
  салат з печінкою тріски і кукурудзою => ; cod-liver, corn
  є банка згущонки і пачка печива, дитина просить на десерт щось таке без духовки => ; condensed-milk, cookies-dish
  рагу з синеньких => ; eggplant, stew
  кальмари боюсь перетримати, як їх правильно => ; squid
  лохини зібрали 5 кг, мафіни там чи шо => ; highbush-blueberry, muffins
  Як приготувати бограч на вогнищі? => ; goulash-soup
  шо на обід якщо є тіки картопля й цибуля, до зарплати три дні => ; potato, onion
  напій з обліпихи, щоб зігрітися => ; sea-buckthorn
  цвітна капуста в клярі => ; cauliflower
  кутя з пшениці => ; wheat, kutia
  Вчора їли у куми плов, смачний був. А сьогодні хочу сама спробувати зробити лагман. => ; shurpa
  індичка філе пів кіла і банка ананасів => ; turkey-fillet, pineapple
  Спершу думав про суп, але передумав: супу не хочу, хочу запіканку з кольрабі. => ; kohlrabi, casserole
  учора варили юшку з карася, смакувало, а сьогодні маю спаржу і яйця => ; asparagus, egg
  гості принесуть солодке, тож десертів не пропонуйте, мені треба основна страва з кроля => ; rabbit
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  what can i do with a glut of courgettes => ; zucchini
  leftover roast lamb, ideas please => ; lamb
  shepherd's pie => ; casserole
  I've got a tin of chickpeas and half a jar of tahini => ; chickpeas, tahini
  Easy pancakes for a Sunday breakfast with the kids => ; oladky
  how do you cook kohlrabi => ; kohlrabi
  hey so i bought like 3 mangoes and theyre super ripe what dessert can i make => ; mango
  cheap lentil soup => ; lentils
  mackerel fillets on the bbq => ; mackerel
  Could you kindly recommend a starter using smoked trout? => ; smoked-trout
  okra n tomatoes => ; okra, tomato
  something with halloumi and aubergine => ; halloumi, eggplant
  need a birthday cake w raspberries => ; raspberry, cake
  what to make with quinoa and black beans, meal prep for the week => ; quinoa, black-beans
  pierogi from scratch => ; varenyky
  grandad grew far too many gooseberries, jam maybe? => ; gooseberry, jam
  um ok google find me a recipe for uh clam chowder => ; clams, chowder
  duck legs in the freezer, friends coming Saturday => ; duck-leg
  how to use up stale croissants => ; croissant
  venison stew => ; venison, stew
  pho with brisket => ; beef-brisket, pho
  swede and carrot mash => ; rutabaga, carrot, mashed-potato
  i only got ramen eggs and frozen peas in my dorm => ; egg, green-peas, ramen
  Is there any nice bread made with spelt flour? => ; bread, spelt-flour
  side dish with brussel sprouts => ; brussels-sprouts, side-dish
  smoothie with kale and pineapple => ; kale, pineapple, smoothie
  polenta with gorgonzola => ; polenta, gorgonzola
  What drink can I make from elderflowers? => ; elderflower
  We had curry at a friend's last night, lovely it was. Tonight I fancy a proper moussaka. => ; moussaka
  The pan still smells of bacon from this morning but I'd like to fry some plantain in it => ; plantain
  The neighbours served prawn cocktail at theirs and it was grand. For my own do I need a main course with pheasant. => ; pheasant
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  svíčková na smetaně => ; svickova
  co s cuketama ze zahrady => ; zucchini
  Dobrý den, ráda bych upekla bábovku s tvarohem, poradíte? => ; pound-cake, cottage-cheese
  mam doma jen cocku a vajicka => ; lentils, egg
  kulajda jako od babičky => ; kulajda
  rychlá večeře z kuskusu => ; couscous
  Chytil jsem candáta, jak ho připravit? => ; zander
  bramboráky => ; deruny
  švestkové knedlíky z kynutýho těsta => ; plum, bread-dumplings, dough
  zbyl mi hermelín a pár jablek => ; hermelin, apple
  kapr na vánoce, poraďte jak ho udělat šťavnatý => ; carp
  děti chtěj krupicovou kaši => ; semolina, porridge
  snídaně s ovesnými vločkami a borůvkami => ; rolled-oats, blueberry
  co se dá udělat z mangoldu => ; chard
  potřebuju předkrm na oslavu, mám chřest => ; asparagus
  niva a špagety prosim => ; blue-cheese, spaghetti
  cukroví vanilkové rohlíčky => ; vanilla, rohlik, cookies-dish
  jáhly co s nima => ; millet
  fazolový lusky na kyselo => ; green-beans
  Jsem na koleji, mám rýži, kukuřici a tuňáka v konzervě. => ; rice, corn, canned-tuna
  halušky s bryndzou => ; tarhonya, brynza
  dýňová polívka => ; pumpkin
  Vnuk si přeje k narozeninám dort s jahodama. => ; strawberry, cake
  včera sme byli na sushi, dneska bych dala pořádnou sekanou => ; meatloaf
  mám červenou řepu, jen ne do salátu prosím => ; beetroot
`)
