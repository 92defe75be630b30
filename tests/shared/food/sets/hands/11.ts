import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by one who never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  у сина алергія на арахіс, що спекти на день народження в садочок => peanut
  Від молока мене пучить, порадьте кашу на сніданок => milk; porridge
  суп без катроплі => potato; soup
  чоловік терпіти не може печінку що зробити з фаршу => liver; minced-meat
  закінчились яйця, хочу сирники => egg; syrnyky
  Млинці, але замість молока щось інше => milk; mlyntsi
  будь-яке м'ясо крім свинини на вечерю => pork; meat
  Ми мусульмани, свинину не їмо, хочемо плов => pork; plov
  вагітна, лікар заборонив сиру рибу, а так хочеться суші => fish; sushi
  дитина виколупує цибулю з усього, який борщ їй зварити => onion; borscht
  набридла гречка, шо ще на гарнір => buckwheat; side-dish
  Лосось зараз дорогий, не потягну, яку рибу запекти дешевше => salmon; fish
  торт безглютеновий шоколадний => gluten; chocolate
  у мене целіакія, пшеницю не можна зовсім, хочу піцу => wheat, gluten; pizza
  я веган, шо приготувати з нуту, без яєць і молочки => egg, dairy; chickpeas
  не перетравлюю лактозу, десерт на вечір => dairy; dessert
  після креветок губи пухнуть, порадьте пасту з чимось => shrimp; pasta
  Доброго дня! У свекрухи подагра, бобові їй не можна. Який легкий суп зварити? => legume; soup
  салат без майонезу на новий рік => mayonnaise; salad
  олівє тільки без горошку бо діти не їдять => green-peas; olivier
  ненавиджу селеру. що на обід з куркою => celery; chicken
  мене нудить від запаху риби, перший триместр, що легкого на вечерю => fish
  чим замінити вершки в карбонарі => cream; carbonara
  чим замінити сметану в голубцях, бо скінчилась => sour-cream; holubtsi
  пост, м'ясного не можна, хочу вареники => meat; varenyky
  у середу постимо, ні м'яса ні яєць ні молока, що на обід => meat, egg, milk
  Дочка сказала, що їй шкода кроликів і їсти їх не буде. Що з картоплі на вечерю? => rabbit; potato
  вчора весь день їли макарони, сьогодні тільки не їх => pasta
  знову капуста? ні дякую. дайте щось з кабачком => cabbage; zucchini
  ага, бо я ж так люблю варену моркву... супчик якийсь без неї будь ласка => carrot; soup
  хочу рибу, ой ні, риби не треба, краще курку => fish; chicken
  запіканка з сиром але без родзинок!! => raisin; casserole, cheese
  без цукру печиво вівсяне => sugar; oat-cookies
  на сушці, рис і хліб виключив, що поїсти з яловичиною => rice, bread; beef
  кето вечеря, ніякої картоплі, свинина є => potato; pork
  шо зварганити з яєць тіко без помідорів, печія від них => tomato; egg
  Панкреатит. Смажене сало і часник заборонили. Які котлети можна? => salo, garlic; cutlets
  у малого висип від полуниці, який десерт зробити з сиру => strawberry; dessert, cheese
  мед нам не можна, дитині 10 місяців, кашку яку => honey; porridge
  бабуся з діабетом просить пиріг з яблуками, цукор їй не можна => sugar; pie, apple
  рагу овочеве тільки баклажани не кладіть => eggplant; stew, vegetable
  приберіть кінзу з рецепту, хочу хачапурі => cilantro; khachapuri
  Я не фанат грибів, а от сирний суп люблю => mushroom; cheese
  гості не їдять гострого перцю, як зробити чилі => chili; chili
  дріжджів нема вдома, хліб хочу спекти => yeast; bread
  борошна не лишилось ні грама, а хочеться оладок => wheat-flour; oladky
  салат з тунцем, оливки мимо => green-olives; salad, tuna
  без горіхів і кунжуту щось до чаю, син алергік => nut, sesame
  мене вже верне від курячої грудки, качаюсь, треба білок => chicken-fillet; egg-white
  Курку не пропонувати. Індичка є, що з неї швидко? => chicken; turkey
  жодних морепродукітв, різотто на двох => seafood; risotto
  обійдемось без масла, треба крем для тортика => butter; cake
  не додавайте кріп нікуди, окрошку хочу => dill; okroshka
  на буряк дивитись не можу, хочу якусь зелену юшку => beetroot; ukha
  гемоглобін низький, але печінку не запропонуйте, не їм => liver
  лікарка сказала забути про каву, що на сніданок солоденького => coffee; sweet
  алергія на білок коров'ячого молока, хочу пюре картопляне => milk; mashed-potato
  від квасолі гази, шо зробити в борщ замість неї => beans; borscht
  Хочемо деруни, тільки щоб без яйця тримались купи => egg; deruny
  у подруги алергія на рибу і краби, аж задихається, прийде в гості, який салат => fish, crab; salad
  м'ясо не їм з етичних міркувань, лазанью хочу => meat; lasagna
  яловичина кусається по ціні, тож без неї. гуляш реально? => beef; goulash
  соєвий соус відпадає, натрій. вок з локшиною => soy-sauce; noodles, stir-fry
  чоловік єврей, молочне з м'ясом не їсть, тому молочного не треба, шо з телятиною => dairy; veal
  син крутить носом від броколі, чим нагодувати => broccoli
  паштет хочу але не з печінки => liver; pate
  каша без молока на воді з гарбузом => milk; porridge, pumpkin
  Все крім оселедця. Закуска на стіл. => herring; snack
  швидко перекус на роботу хліба не треба => bread; snack
  після отруєння на шаурму дивитись страшно, а рис нормально заходить => shawarma; rice
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  what can i bake for school, nut free classroom => nut
  chicken curry w/o coconut milk => coconut-milk; chicken
  burger ideas, hold the onions => onion; burger
  my throat itches when I eat kiwi, need a fruit salad => kiwi; fruit
  dairy-free mac and cheese pls => dairy; mac-and-cheese
  gluten free brownies => gluten; brownie
  ran out of eggs, can i still make pancakes => egg; oladky
  What can I use instead of butter in banana bread? => butter; banana-bread
  anything but salmon tonight, we have rice => salmon; rice
  im pregnant and off raw fish, something like poke bowl maybe => fish; bowl
  my doctor told me to quit red meat, need a filling stew => red-meat; stew
  kids pick out the mushrooms every single time. pasta bake? => mushroom; pasta-dish
  so sick of chicken breast, high protein dinner => chicken-fillet; whey-protein
  beef is way too pricey rn so no beef, what taco filling => beef; taco
  I don't eat octopus, they're too clever. Seafood pasta? => octopus; seafood
  had pizza last night so not that again, quick dinner with tomatoes => pizza; tomato
  cant stand cilanto, tastes like soap. guacamole recipe => cilantro; guacamole
  halal lasagna no pork => pork; lasagna
  we keep kosher so shellfish and pork are out, what about a paella => seafood, pork; paella
  skip the cheese, i want an omelette => cheese; omelette
  breakfast smoothie that isn't made with banana => banana; smoothie
  oh great, kale again. give me any other salad => kale; salad
  I'd like lamb, actually scratch that, no lamb, do pork chops => lamb; pork-chops
  egg allergy birthday cake for toddler => egg; cake
  Garlic gives me terrible heartburn. What soup can I make with leeks? => garlic; soup, leek
  low fodmap, cant have onion or garlic, want chili => onion, garlic; chili-con-carne
  my wife breaks out in hives from shirmp, date night dinner => shrimp
  sugar-free oat cookies for my diabetic dad => sugar; oat-cookies
  vegan shepherds pie, no soy please => soybean; casserole
  lactose intolerant, craving ice cream so bad => dairy; ice-cream
  kidney diet, bananas and potatoes are off limits, whats for lunch => banana, potato
  leave out the rasins, carrot cake => raisin; carrot
  tuna salad minus the mayo => mayonnaise; tuna
  not a fan of eggplant, but I love moussaka, any version? => eggplant; moussaka
  roommate is allergic to sesame, can i make hummus => sesame; hummus
  cutting carbs so no bread no pasta, sausages need using => bread, pasta; sausage
  tofu? over my dead body. stir fry with noodles => tofu; stir-fry, noodles
  i gave up chocolate for lent what dessert can i have => chocolate; dessert
  Could you suggest a casserole that contains neither celery nor peppers? => celery, bell-pepper; casserole
  no more turkey leftovers, we've had 4 days of it, something with fish => turkey; fish
  granddad is on warfarin and must avoid spinach, which quiche => spinach; pie
  steer clear of peanuts, pad thai for 4 => peanut; pad-thai
  my toddler spits out peas, need a rice dish => green-peas; rice
  soup thats not tomato => tomato; soup
  honey isn't vegan so no honey, granola recipe => honey; granola
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  syn má alergii na ořechy, co upéct do školky => nut
  guláš bez cibuel => onion; goulash
  dosla mi vejce, chci palacinky => egg; mlyntsi
  Čím nahradit smetanu ve svíčkové? => cream; svickova
  bezlepkový koláč s jablky => gluten; pie, apple
  mam celiakii, pšenici nesmim, co k snidani kaše => wheat, gluten; porridge
  po mleku me boli bricho, chci bramborovou kasi => milk; mashed-potato
  cokoliv kromě ryby k večeři => fish
  jsem těhotná a tatarák nesmím, co s hovězím => ; beef
  děti vybírají z jídla houby, jaké rizoto jim udělat => mushroom; risotto
  manžel nesnáší kopr, polévka k obědu => dill; soup
  už nemůžu ani vidět kuřecí, chci něco s tofu => chicken; tofu
  losos je moc drahý, jinou rybu na pečení prosim => salmon; fish
  vepřové nejíme kvůli víře, chceme řízky => pork; schnitzel
  bramborový salát ale bez majonézy => mayonnaise; potato
  Doktor mi zakázal luštěniny kvůli dně. Jaký salát? => legume; salad
  po jahodách se osypu, letní dort => strawberry; cake
  vynechat rozinky, vánočka => raisin; vanocka
  bez cukru nějaké sušenky pro diabetika => sugar; cookies
  včera byly knedlíky tak dneska ne, co k vepřovému => bread-dumplings; pork
  laktózu netrávim, chci tiramisu => dairy; tiramisu
  no jasně, zase zelí, jako bych ho neměla plné zuby. Co s bramborami? => cabbage; potato
  dam si kure, vlastne ne, kure ne, radsi kruti => chicken; turkey
  jsem vegan, žádná vejce ani máslo, bábovka => egg, butter; pound-cake
  česnek mi nedělá dobře, pomazánka na chleba => garlic; spread-dish, bread
  keto, brambory a rýži ne, mám mletý maso => potato, rice; minced-meat
  králíka jíst nebudu, je mi ho líto, ale chci smetanovou omáčku => rabbit; cream-sauce
  dort bez mouky => wheat-flour; cake
  holka nejí brokolici ani květák, zeleninové placičky => broccoli, cauliflower; vegetable
  místo másla něco do buchet => butter
  jídlo s krevetama ne, otečou mi rty, těstoviny ano => shrimp; pasta
  Nemám ráda játra, ale polévku s nudlemi bych si dala => liver; soup, noodles
  babička nesmí sůl a uzeniny, co jí uvařit lehkého => salt, cured-meat
  pizza jen prosím žádné olivy => green-olives; pizza
  nedávejte mi tam celer, chci vývar => celeriac; meat-broth
`)

/** A wish and a refusal side by side in Ukrainian. */
export const bothUk = polarityRows(`
  не з яловичиною а з куркою плов => beef; plov, chicken
  квасоля так, горох ні => peas-dried; beans
  курку будемо, рибу не будемо => fish; chicken
  вареники з картоплею, не з сиром => cheese; varenyky, potato
  замість рису гречку хочу до котлет => rice; buckwheat, cutlets
  хочу гречку замість макаронів => pasta; buckwheat
  краще індичка ніж свинина => pork; turkey
  суп з грибами без сметани => sour-cream; soup, mushroom
  без грибів зі сметаною картоплю тушковану => mushroom; potato, sour-cream
  рибу люблю, кісток і креветок ні, що запекти => shrimp; fish
  млинці не з сиром, а з м'ясом => cheese; mlyntsi, meat
  ні цибулі, а часнику побільше, котлети => onion; garlic, cutlets
  дочка їсть моркву сиру, а варену ні, який салат => carrot; carrot, salad
  Не курка, не свинина, а качка. Що з нею робити? => chicken, pork; duck
  сьогодні не борщ, сьогодні солянка => borscht; solyanka
  яйця можна, молока не можна, що на сніданок => milk; egg
  молока не можна яйця можна шо на сніданок => milk; egg
  піца з шинкою помідори не треба оливки треба => tomato; pizza, ham, green-olives
  чоловік хоче сала, а мені без сала, але картоплю обоє => salo; potato
  салат з буряком без оселедця з горіхами => herring; salad, beetroot, nut
  торт з вишнею, тільки не з полуницею => strawberry; cake, cherry
  не рис я просила а булгур => rice; bulgur
  з баклажанів щось, хоча ні, з кабачків, баклажани не хочу => eggplant; zucchini
  коров'яче молоко ні, козяче так, каша манна => milk; goat-milk, semolina
  паста з тунцем мінус каперси плюс лимон => capers; pasta, tuna, lemon
  хочу пиріг з капустою, яйце в начинку не клади => egg; pie, cabbage
  не стільки м'яса, скільки риби хочеться, м'ясо взагалі не треба => meat; fish
  Сир твердий їм, плавлений ні. Бутерброди гарячі? => processed-cheese; hard-cheese, sandwich
  поміняй свинину на курку в шашлику => pork; chicken, shashlik
  рагу з кроликом, морква хай буде, перець хай не буде => black-pepper; stew, rabbit, carrot
`)

/** A wish and a refusal side by side in English. */
export const bothEn = polarityRows(`
  not with beef but with chicken, a stroganoff => beef; chicken, stroganoff
  soup with leek, hold the cream => cream; soup, leek
  beans yes, lentils no => lentils; beans
  lentils no beans yes => lentils; beans
  turkey instead of pork meatballs => pork; turkey, cutlets-frozen
  swap the rice for quinoa in my burrito bowl => rice; quinoa, burrito
  rather duck than goose for christmas, goose is too fatty for us => goose; duck
  no cheese but extra bacon on the potatoes => cheese; bacon, potato
  pasta with shrimp without garlic with lemon => garlic; pasta, shrimp, lemon
  i said cod not salmon, how long to bake => salmon; cod
  goat cheese is fine, cow's milk isn't, tart ideas => milk; goat-cheese, pie
  pie with apples, none of that cinnamon => cinnamon; pie, apple
  she wants mushrooms, he can't have them, so no mushrooms, steak for both => mushroom; beef-steak
  Tofu scramble, hmm no, forget tofu, make it eggs => tofu; egg
  replace sour cream with yogurt, beef stew => sour-cream; yogurt, beef
`)

/** A wish and a refusal side by side in Czech. */
export const bothCs = polarityRows(`
  ne s hovězím ale s kuřecím, rizoto => beef; chicken, risotto
  fazole ano, hrách ne => peas-dried; beans
  hrach ne fazole jo => peas-dried; beans
  polévka s pórkem bez smetany => cream; soup, leek
  místo rýže bulgur ke kuřeti => rice; bulgur, chicken
  radši krůtu než vepřové na řízky => pork; turkey, schnitzel
  knedlíky s jahodami ne, s meruňkami ano => strawberry; bread-dumplings, apricot
  pizza se šunkou žampiony ne kukuřice jo => champignon; pizza, ham, corn
  vejce smím, mléko nesmím, snídaně => milk; egg
  chtěla bych kapra, teda ne kapra, pstruha => carp; trout
  vyměň slaninu za uzené tofu, bramboračka => bacon; smoked-tofu, soup
  těstoviny s tuňákem, ale kapary ne, citron klidně => capers; pasta, tuna, lemon
  Ne tvarohový, ale makový koláč prosím => cottage-cheese; pie, poppy-seed
  bez česneku s majoránkou, bramboráky => garlic; deruny, marjoram
  syrovou mrkev ano, vařenou ne, salát k masu => ; carrot, salad
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  жити не можу без часнику, що з ним приготувати => ; garlic
  чому мій борщ несмачний і прісний => ; borscht
  не знаю що робити з кабачками, їх море => ; zucchini
  нема нічого кращого за млинці, дайте рецепт => ; mlyntsi
  з чим подають качку => ; duck
  що пасує до лосося => ; salmon
  не тільки картопля, а й гриби є, що зробити => ; potato, mushroom
  хочу вареників з вишнею => ; varenyky, cherry
  скільки варити гречку => ; buckwheat
  залишився рис з учора, куди його => ; rice
  курка з картоплею в духовці швидко => ; chicken, potato
  чому не піднімається тісто на пиріжки => ; dough, pyrizhky
  ніколи не готувала кролика, з чого почати => ; rabbit
  Син їсть тільки макарони. Які соуси зробити? => ; pasta, sauce
  не можу відмовитись від солодкого, порадьте чізкейк => ; cheesecake
  ще не пробувала кіноа, з чим її їсти => ; quinoa
  що приготувати з фаршу на 5 людей => ; minced-meat
  оселедець у холодильнику пропадає, шо робити => ; herring
  які ж голубці без сметани, звісно з нею => ; holubtsi, sour-cream
  чому б не зробити піцу, що треба => ; pizza
  не зовсім розумію як варити рис щоб не злипався => ; rice
  суп з сочевиці на зиму хочеться => ; soup, lentils
  як не пересушити індичку => ; turkey
  Нарешті лікар дозволив яйця! Що приготувати? => ; egg
  більше не маю алергії на мед, хочу медовик => ; cake, honey
  чоловік не наїдається без м'яса, чим нагодувати => ; meat
  гарбуз здоровенний і нуль ідей => ; pumpkin
  смакоту якусь з сиру та ягід => ; cheese, berry
  шоб не морочитись, яєчня з помідорами => ; fried-eggs, tomato
  не проти риби сьогодні => ; fish
  тре білка, тунець і яйця є => ; tuna, egg
  бабусин рецепт пирога з капустою => ; pie, cabbage
  ніхто не любить мій плов, як правильно => ; plov
  без борщу день не день, дай новий рецепт => ; borscht
  купила забагато помідорв => ; tomato
  хто не любить сирники? от і ми любимо. рецепт плз => ; syrnyky
  дуже скучила за бабусиними пампушками => ; pampushky
  боюсь зіпсувати стейк, як смажити => ; beef-steak
  що зробити з черствого хліба щоб не викидати => ; bread
  авокадо тверде що з ним робити => ; avocado
  помираю за шоколадом, десерт за 10 хвилин => ; chocolate, dessert
  ідея для риби на пару дитині рік => ; fish
  не відмовлюсь від холодцю, як варити => ; holodets
  як зробити вівсянку не нудною => ; rolled-oats
  доїсти треба буряк і моркву => ; beetroot, carrot
  як замаринувати шашлик зі свинини => ; shashlik, pork
  гарнір до печінки => ; liver, side-dish
  діти просять нагетси => ; nuggets
  квасолі повна банка шо зготувати => ; beans
  сьогодні Святвечір, треба кутя => ; kutia
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  can't live without garlic, give me ideas => ; garlic
  no idea what to do with all this zucchini => ; zucchini
  what goes with lamb => ; lamb
  why is my borscht so bland => ; borscht
  nothing better than pancakes on sunday, recipe? => ; oladky
  not only potatoes but leeks too in my fridge => ; potato, leek
  dont let my spinach go bad => ; spinach
  how do I stop rice sticking => ; rice
  leftover turkey ideas => ; turkey
  who doesn't love mac and cheese => ; mac-and-cheese
  never cooked octopus before, where to start => ; octopus
  chicken and brocoli quick => ; chicken, broccoli
  need to use up eggs => ; egg
  wouldn't say no to a curry => ; curry-dish
  i cant get enough of hummus => ; hummus
  is there such a thing as too much cheese? cheesy dinner pls => ; cheese
  My son only eats pasta. Sauces? => ; pasta, sauce
  why not tacos tonight => ; taco
  Finally allowed to eat nuts again, what should I bake? => ; nut
  high protein lunch with tuna => ; tuna
  what's a good side for pork chops => ; pork-chops
  my banana bread never rises => ; banana-bread
  dinner isn't dinner without potatoes => ; potato
  craving something with mango => ; mango
  stew for a rainy day with beef and carrots => ; stew, beef, carrot
  i don't mind liver actually, how to fry it => ; liver
  how not to overcook salmon => ; salmon
  stale bread, dont want to throw it out => ; bread
  a tin of chickpeas and 15 minutes => ; chickpeas
  dying for chocolate cake => ; chocolate
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  bez česneku nedám ani ránu, co s ním uvařit => ; garlic
  nevím co s tolika cuketama => ; zucchini
  co se hodí ke kachně => ; duck
  proč je můj guláš mdlý => ; goulash
  není nad palačinky, recept prosím => ; mlyntsi
  nejen brambory ale i houby mam doma => ; potato, mushroom
  zbyla mi ryze od vcera => ; rice
  jak nevysušit krůtu => ; turkey
  kdo by nemiloval svíčkovou => ; svickova
  kure s ryzi rychle => ; chicken, rice
  nikdy jsem nevařila králíka, jak na to => ; rabbit
  lososa bych neodmítla => ; salmon
  Syn jí jenom těstoviny, jaké omáčky k nim? => ; pasta, sauce
  potřebuju spotřebovat tvaroh => ; cottage-cheese
  proč mi nekyne těsto na buchty => ; dough
  konečně můžu zase vejce, co uvařit => ; egg
  neděle bez řízku není neděle => ; schnitzel
  mám chuť na čočku => ; lentils
  příloha k pečenému vepřovému => ; side-dish
  hodně bílkovin s tuňákem => ; tuna
  polévka z dýně => ; soup, pumpkin
  starý chleba nechci vyhodit, co z něj => ; bread
  nemám nic proti játrům, jak je osmažit => ; liver
  umírám touhou po čokoládě => ; chocolate
  děti chtějí lívance => ; oladky
  jak dlouho vařit vejce naměkko => ; egg
  bábovka se mi nikdy nepovede => ; pound-cake
  co s přezrálými banány => ; banana
  k snídani ovesnou kaši s ovocem => ; porridge, fruit
  Proč ne kapr i v létě? Nápady? => ; carp
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'Лосось зараз дорогий, не потягну, яку рибу запекти дешевше: salmon',
    'жодних морепродукітв, різотто на двох: seafood',
    'im pregnant and off raw fish, something like poke bowl maybe: fish',
    'дочка їсть моркву сиру, а варену ні, який салат: carrot',
  ],
  beside: [
    'Лосось зараз дорогий, не потягну, яку рибу запекти дешевше: fish',
    'олівє тільки без горошку бо діти не їдять: olivier',
    'гості не їдять гострого перцю, як зробити чилі: chili',
    'обійдемось без масла, треба крем для тортика: cake',
    'лікарка сказала забути про каву, що на сніданок солоденького: sweet',
    "чоловік єврей, молочне з м'ясом не їсть, тому молочного не треба, шо з телятиною: veal",
    'швидко перекус на роботу хліба не треба: snack',
    'so sick of chicken breast, high protein dinner: whey-protein',
    'lactose intolerant, craving ice cream so bad: ice-cream',
    'leave out the rasins, carrot cake: carrot',
    'vynechat rozinky, vánočka: vanocka',
    'jsem vegan, žádná vejce ani máslo, bábovka: pound-cake',
    'česnek mi nedělá dobře, pomazánka na chleba: bread',
    'holka nejí brokolici ani květák, zeleninové placičky: vegetable',
  ],
  plain: [],
}
