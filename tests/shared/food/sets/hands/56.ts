import { polarityRows } from '../polarity/rows.ts'

// Written by a fifty-sixth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  що приготувати якщо не їм м'ясо і рибу => meat, fish;
  У дитини алергія на арахіс. Що дати з собою до школи? => peanut;
  щось без глютену на вечір => gluten;
  Тільки не гречка! Ми її їмо третій день, запропонуйте щось інше => buckwheat;
  не терплю оливки і каперси, що запропонуєш => green-olives, capers;
  прийде подруга, а вона не їсть ні молочного, ні яєць, ні м'яса. чим пригостити => dairy, egg, meat;
  закінчилось масло і молоко, магазини зачинені, що робити на сніданок => butter, milk;
  Від помідорів у мене печія. Підкажіть щось легке => tomato;
  годую грудьми, капусту і боби поки не їм, порадьте меню => cabbage, broad-beans;
  Мама не їсть гриби, тато не їсть печінку. Чим їх нагодувати? => mushroom, liver;
  швидка вечеря без духовки і без м'яса => meat;
  Алергія на рибу і на молюсків, підберіть страви на тиждень => fish, mollusc;
  щось смачне але щоб жодного цукру => sugar;
  Обійдемося цього разу без картоплі, набридла. Які є ідеї? => potato;
  Свинину в нас удома не їдять, віра не дозволяє. Що приготувати на свято? => pork;
  лактозу не перетравлюю, що з'їсти після тренування => dairy;
  не додавайте нікуди кріп, я його не виношу. що можна зробити за 20 хвилин => dill;
  Учора була курка, але сьогодні її не треба. Дайте інший варіант => chicken;
  дворічний малюк, мед і горіхи ще рано, чим годувати => honey, nut;
  хліб скінчився, рису теж нема. що можна придумати? => bread, rice;
  У мене алергія на сою, підкажіть щось азійське => soybean;
  що завгодно, лиш би не макарони => pasta;
  Кузина приїде з малим, у нього алергія на цитрусові та полуницю. Що поставити на стіл? => citrus, strawberry;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  dinner ideas no pork no seafood => pork, seafood;
  My son is allergic to sesame. What can he take to school? => sesame;
  Anything but chicken, we've had it four nights running => chicken;
  friend with a wheat allergy staying the weekend, what should i cook => wheat;
  I gave up sugar for January. What can I have in the evening? => sugar;
  out of eggs and out of milk, what now => egg, milk;
  Kidney stones, so spinach and beetroot are off the menu. What is safe to eat? => spinach, beetroot;
  something quick with no cooking and no dairy => dairy;
  My in-laws are coming. He doesn't eat lamb, she doesn't eat garlic. Help! => lamb, garlic;
  i really dislike olives and blue cheese, suggest something => green-olives, blue-cheese;
  Expecting, so liver and raw eggs are banned. Ideas for the week? => liver, egg;
  nut free and soy free ideas for a toddler => nut, soybean;
  sick of potatoes, give me something else => potato;
  We ate prawns on holiday and I came out in hives, so no prawns ever again. What can I make tonight? => shrimp;
  please don't suggest aubergine, nobody here will touch it. what's for tea? => eggplant;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  něco bez lepku a bez mléka => gluten, milk;
  Kamarádka nejí maso ani ryby, co jí mám nabídnout? => meat, fish;
  Hlavně ne kuře, to jsme měli celý týden. Co jiného? => chicken;
  syn je alergický na arašídy, co mu dát s sebou do školky => peanut;
  došla mouka i vejce, co teď => wheat-flour, egg;
  nesnáším olivy a koriandr co navrhneš => green-olives, coriander;
  Kojím a malá má alergii na kravské mléko. Co můžu jíst? => milk;
  rychlá večeře bez masa => meat;
  Vepřové u nás nejíme z náboženských důvodů. Co připravit na svátek? => pork;
  Od ledna nejím cukr. Co si dát, když mě honí mlsná? => sugar;
  cokoliv jen ne brambory => potato;
  Táta nemá rád česnek, máma nemůže papriky. Čím je pohostit? => garlic, paprika;
  roční dítě, med a sůl ještě nesmí, čím ho krmit => honey, salt;
  Mám cukrovku, bílé pečivo jsem vyřadila. Co k snídani? => baked-goods;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  хочу борщ але без квасолі, у чоловіка від неї живіт болить => beans; borscht
  Вдома є куряче філе і рис. Сметана закінчилась, до магазину не піду. Що приготувати? => sour-cream; chicken-fillet, rice
  млинці на кефірі замість молока => milk; mlyntsi, kefir
  Прийдуть куми, вона не їсть свинину. Хочу запекти щось із картоплею та грибами => pork; potato, mushroom
  у малої алергія на яйця а вона просить сирники, як зробити => egg; syrnyky
  залишилась гречка з обіду, куди її подіти? тільки не з печінкою, мене від неї нудить => liver; buckwheat
  шукаю рецепт плову, але не з бараниною, а з куркою => lamb; plov, chicken
  торт на день народження доньки, горіхи не можна, бо в садочку є алергіки => nut; cake
  я вагітна, сирої риби не можна, але так хочу суші. може з авокадо та огірком? => fish; sushi, avocado, cucumber
  борошна нема, є вівсянка і банан, зробіть з цього печиво => wheat-flour; cookies-dish, rolled-oats, banana
  Бабуся просить голубці, а в неї діабет, тож замість рису нехай буде булгур => rice; holubtsi, bulgur
  Свекруха не терпить часнику, а чоловік хоче котлети. Як зробити, щоб усім смакувало? => garlic; cutlets
  паста з креветками, вершки не люблю => cream; pasta, shrimp
  маю пів кабачка, два помідори й трохи бринзи. баклажани не пропонуйте, ніхто не їсть => eggplant; zucchini, tomato, brynza
  Олів'є без ковбаси, краще з відвареною індичкою => sausage; olivier, turkey
  хочеться чогось шоколадного, але на молочне в мене непереносимість => dairy; chocolate
  Треба накормити шістьох, двоє вегетаріанці. М'яса не буде, зробимо каррі з нутом => meat; curry-dish, chickpeas
  піца на безглютеновому тісті з моцарелою, бо в мене целіакія і глютен під забороною => gluten; pizza, mozzarella
  Діти просять нагетси. Курку більше не їмо, тому хай будуть з цвітної капусти => chicken; nuggets, cauliflower
  шарлотка без цукру, яблук повно з дачі => sugar; charlotte, apple
  від буряка мене верне, зате картоплю їв би щодня, дайте ідею => beetroot; potato
  Зараз не їмо ні м'яса ні яєць. Хочу борщ із грибами => meat, egg; borscht, mushroom
  мій хлопець каже, що кінза смердить милом. Зроби гуакамоле без неї => cilantro; guacamole
  У холодильнику фарш та перець. Рис скінчився ще в понеділок. Чим нафарширувати? => rice; minced-meat, bell-pepper
  замість вершкового масла візьму олію, чи вийде кекс => butter; muffins, vegetable-oil
  Смажену рибу вже їли у вівторок. Сьогодні хочу запіканку з броколі, сир не кладіть => cheese; casserole, broccoli
  окрошка на квасі, не на кефірі => kefir; okroshka, kvass
  Друзі приїдуть у суботу, одна дівчина вегетаріанка і м'яса не їсть. Для неї хочу щось на грилі з халумі => meat; halloumi
  внуки обожнюють оладки, а в одного алергія на молоко => milk; oladky
  я не їм морепродукти, а рис з овочами – залюбки. що приготувати ввечері? => seafood; rice, vegetable
  деруни але щоб без яйця, яйця закінчились => egg; deruny
  Хочу лазанью. Яловичина дорога, тому без неї, візьму шпинат із рикотою => beef; lasagna, spinach, ricotta
  Мені б пирога з вишнею, та дріжджі не переношу => yeast; pie, cherry
  На роботу беру ланч у контейнері: кускус з куркою. Без цибулі, колеги скаржаться на запах => onion; couscous, chicken
  сосиски дитині більше не даю, а макарони вона їсть. З чим подати, може з горошком => frankfurter; pasta, green-peas
  Ставлю на стіл качку з яблуками. Чорнослив ніхто з гостей не любить, обійдемось без нього => prune; duck, apple
  рагу з кролика, вино не лити, їстимуть діти => wine; stew, rabbit
  мед не можна, алергія. а пряники хочеться страшенно => honey; gingerbread
  Подагра, тому бобові відпадають. Є яйця, сир твердий і пучок зелені, що можна на сніданок? => legume; egg, cheese, herb
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  My sister is coming for lunch and she can't have gluten. I'd love to make a lasagne anyway => gluten; lasagna
  got leftover rice and half a cabbage, no eggs in the house. what can i make => egg; rice, cabbage
  We had pizza last night so tonight I want a proper stew. No celery, my husband picks it out => celery; stew
  pancakes with oat milk instead of cows milk => milk; oladky, oat-milk
  my 4 year old wants cupcakes but she's allergic to nuts and eggs => nut, egg; muffins
  I'm off red meat, doctor's orders. Craving burgers though, maybe with turkey? => red-meat; burger, turkey
  salmon and asparagus for two. she hates dill => dill; salmon, asparagus
  Fridge has spinach, feta and a few potatoes. Please nothing with mushrooms, they make me gag => mushroom; spinach, feta, potato
  pad thai no peanuts => peanut; pad-thai
  ran out of butter, can i still bake banana bread with oil => butter; banana-bread, vegetable-oil
  Eight people on Saturday, one is lactose intolerant, so no dairy. I was thinking chilli with black beans => dairy; chili, black-beans
  pregnant and can't have soft cheese, want a nice pasta bake with broccoli => cream-cheese; pasta-dish, broccoli
  Grandpa wants meatloaf. He's diabetic so the sugar in the glaze has to go => sugar; meatloaf
  use lentils rather than beef for the shepherd's pie => beef; lentils, casserole
  The kids turned their noses up at cauliflower again, so skip that. They do like sweetcorn and chicken, what can I do with those? => cauliflower; corn, chicken
  chocolate cake, can't do dairy => dairy; cake
  tacos, hold the cilantro => cilantro; taco
  We don't eat pork in our house. Want dumplings like the ones at the takeaway => pork; dumplings
  Leftover roast lamb, some mint, flatbreads. We are all out of yoghurt. Ideas? => yogurt; lamb, mint, flatbread
  swap the rice for quinoa in stuffed peppers => rice; stuffed-peppers, quinoa
  My flatmate can't stand onions but we both want a decent omelette with ham => onion; omelette, ham
  low carb so no bread or potatoes, I'd like something with steak => bread, potato; beef-steak
  caesar salad but no anchovies, yuck => anchovy; caesar-salad
  had sushi yesterday and im done with fish for the week. something with tofu would be great => fish; tofu
  Mum has high blood pressure, so no bacon or soy sauce. She loves pea soup, how do I make it tasty? => bacon, soy-sauce; green-peas
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  svíčková bez smetany => cream; svickova
  Mám doma kuřecí prsa a rýži, ale došla mi cibule. Co z toho uvařit? => onion; chicken-fillet, rice
  Přijede tchyně a ta nejí houby. Chtěla bych upéct krůtu s bramborem => mushroom; turkey, potato
  palačinky z ovesného mléka misto kravského => milk; mlyntsi, oat-milk
  dcera má alergii na ořechy a chce k narozeninám čokoládový dort => nut; cake
  zbyla mi bramborová kaše od oběda, co s ní? vajíčka nemám => egg; mashed-potato
  rizoto s hráškem, parmazán vynechat => parmesan; risotto, green-peas
  Jsem těhotná, syrové maso nesmím. Chci burger, ale z cizrny => meat; burger, chickpeas
  bramborový salát bez majonézy, radši s jogurtem => mayonnaise; potato, yogurt
  místo vepřového chci do karbanátků dát krůtí => pork; cutlets-frozen, turkey
  Děda má dnu, takže žádné luštěniny. Rád by rybu na másle, jak na to? => legume; fish, butter
  bábovka, došlo mi máslo, mám jen olej => butter; pound-cake, vegetable-oil
  Na oslavu přijde šest lidí a dva jsou vegetariáni, takže bez masa. Lákalo by mě kari z květáku => meat; curry-dish, cauliflower
  v lednici půlka cukety, rajčata a balkán. Lilek ne, ten nikdo nejí => eggplant; zucchini, tomato, balkan-cheese
  Syn chce řízek, ale má alergii na vejce. Jak ho obalit? => egg; schnitzel
  Chtěla bych čočku na kyselo, ale bez uzeného, to nejím => smoked-meat; lentils
  jablečný závin bez rozinek => raisin; strudel
  mám hromadu švestek, chci koláč, skořici radši ne => cinnamon; plum, pie
  Krevety mi nedělají dobře, tak bych do těch nudlí dala tofu => shrimp; noodles, tofu
  K obědu máme mít kuře na paprice. Babička nemůže pálivé, tak jak ho udělat jemné? => spicy; chicken
  guláš z hub, maso nejím => meat; goulash, mushroom
  Rýže už nezbyla, ale mám kuskus a zeleninu. Čím to dochutit, když nechci česnek? => rice, garlic; couscous, vegetable
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  чому б не зробити сьогодні вареники з вишнею => ; varenyky, cherry
  ніяк не наїмся тими сирниками, ще якийсь рецепт є? => ; syrnyky
  не можу дочекатися суботи, бо будемо пекти хачапурі. Який рецепт найкращий? => ; khachapuri
  а чи не спекти нам яблучний пиріг => ; charlotte
  Жодне свято в нас не обходиться без холодцю. Як зварити прозорий? => ; holodets
  я без булочки вранці не людина, навчіть пекти їх з корицею => ; bun, cinnamon
  нема нічого кращого за картоплю з грибами, як засмажити => ; potato, mushroom
  Не відмовився б від тарілки гарячого харчо. Підкажіть рецепт => ; kharcho
  чого б мені не посмажити карасів зі сметаною => ; crucian, sour-cream
  Не уявляю Різдва без куті. Як правильно запарити? => ; kutia
  хіба можна відмовити дитині в млинцях? дайте тонкі на молоці => ; mlyntsi, milk
  не пам'ятаю коли востаннє їла нормальний плов, хочу нарешті приготувати => ; plov
  Давно не було в нас риби. Треба б запекти скумбрію у фользі => ; mackerel
  не завадило б зварити юшку, як це робиться => ; ukha
  ми ніколи не робили рамен, а дуже хочеться спробувати => ; ramen
  жити не можу без шоколаду, який брауні найпростіший => ; chocolate, brownie
  не жалкуй часнику! шукаю рецепт пампушок => ; garlic, pampushky
  не знаю що робити з кілограмом сливи => ; plum
  ніхто з нас не проти піци ввечері, який рецепт найшвидший => ; pizza
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  can't get enough of dumplings lately, show me a new recipe => ; dumplings
  why not do a roast chicken on sunday => ; chicken
  wouldn't say no to a good lasagna tonight => ; lasagna
  You can never have too much garlic. Give me a pasta that proves it => ; garlic, pasta
  Never made risotto before, don't know where to start => ; risotto
  My kids won't stop asking for waffles => ; waffles-dish
  I couldn't live without cheese, what can I cook with loads of it => ; cheese
  Nothing beats a bowl of ramen when it's raining. How do I make one at home? => ; ramen
  don't want these bananas to go to waste => ; banana
  No one in my family ever refuses shepherd's pie, need a recipe for ten => ; casserole
  don't skimp on the chocolate, I want brownies => ; chocolate, brownie
  can't decide what to do with a kilo of courgettes => ; zucchini
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  proč si neudělat k večeři bramboráky => ; deruny
  Nemůžu se nabažit hummusu, máte nějaký nový recept? => ; hummus
  neodmítl bych pořádnou kulajdu => ; kulajda
  Vánoce bez vánočky nejsou Vánoce, poradíte mi recept? => ; vanocka
  není nad domácí vývar s nudlemi, jak dlouho vařit => ; meat-broth, noodles
  co s kilem cuket ať se nezkazí => ; zucchini
  Děti se nemůžou dojíst lívanců. Potřebuju recept na velkou dávku => ; oladky
  nebylo by od věci upéct kachnu se zelím => ; duck, cabbage
  Už roky jsem neměl pořádnou dršťkovou, jak ji uvařím doma? => ; tripe
  Nikdo od nás neodejde, aniž by ochutnal koláče s mákem. Jak na kynuté? => ; pie, poppy-seed
  nešetři sýrem, chci zapečené těstoviny => ; cheese, pasta
  nevím co s půlkou dýně => ; pumpkin
`)
