import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by one who never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  що приготувати на вечерю, у сина алергія на арахіс => peanut
  Доню обсипає від полуниці, який десерт їй зробити? => strawberry; dessert
  суп без цибулі для дитини => onion; soup
  не їм свинину, порадьте плов => pork; plov
  від молока крутить живіт, яку кашу можна зварити => milk; porridge
  борщ але без буряка бо скінчився => beetroot; borscht
  терпіти не можу кінзу, є якийсь рис з овочами? => cilantro; rice, vegetable
  Чоловік не переносить запаху риби. Що на обід? => fish
  я вагітна, лікар заборонив сирі яйця, а хочеться тірамісу => egg; tiramisu
  пост, отже без м'яса і молочного. щось із картоплі => meat, dairy; potato
  чим замінити яйця в млинцях => egg; mlyntsi
  сирники без борошна => wheat-flour; syrnyky
  в мене целіакія ніякої пшениці, хочу хліб => wheat; bread
  діти виколупують гриби з піци, тож піца без них => mushroom; pizza
  лосось тепер дорогий як крило літака, яка риба підійде для запікання, тільки не він => salmon; fish
  набридла гречка! дайте ідею вечері з фаршу => buckwheat; minced-meat
  вже третій день курка, не можу на неї дивитись. щось інше на вечерю => chicken
  салат олів'є, тільки без горошку => green-peas; olivier
  все що завгодно крім печінки => liver
  замість майонезу шо покласти в крабовий салат => mayonnaise; crab-sticks
  після креветок у мене набрякає губа, порадьте пасту => shrimp; pasta
  мама діабетик, цукор не можна, спечіть їй щось з яблук => sugar; apple
  подагра, бобові під забороною. який суп зварити => legume; soup
  ми мусульмани свинина нам не підходить що з баранини => pork; lamb
  веган, тому без сиру і яєць, лазанья => cheese, egg; lasagna
  на кето, прибрав картоплю й рис, хочу стейк з гарніром => potato, rice; beef-steak
  гарбузовий суп, вершки не додавати => cream; pumpkin
  свекруха не їсть часник, приходить у неділю, хочу зробити холодець => garlic; holodets
  швидка вечеря, сметани вдома нема, є капуста => sour-cream; cabbage
  закінчилось масло, а треба пісочне тісто => butter; shortcrust
  ненавиджу варену моркву в супі, курячий бульйон з локшиною підкажіть => carrot; chicken-broth, egg-noodles
  Добрий день! У мого чоловіка гастрит, гостре і томати йому зась. Що зварити на обід з телятини? => spicy, tomato; veal
  безглютенові пельмені рецепт => gluten; pelmeni
  безлактозний чізкейк => dairy; cheesecake
  пиріг з вишнею без дріжджів плиз => yeast; pie, cherry
  торт, але не шоколадний, у малої на шоколад діатез => chocolate; cake
  кабачки вже в печінках сидять, що ще є на літо з баклажанів => zucchini; eggplant
  ні, не з кролем. кроля шкода. рагу з чогось іншого => rabbit; stew
  з етичних причин не їм телятину, але яловичину їм, гуляш => veal; beef, goulash
  сину 1 рік, мед ще рано, яку запіканку зробити з сиру => honey; casserole, cheese
  хочу шаурму, лаваш мене дратує, то без нього => lavash; shawarma
  олія пальмова ні в якому разі, печиво вівсяне => palm-oil; oat-cookies
  у подруги анафілаксія на горіхи, печу торт медовик => nut; cake
  дитина плюється від броколі, який овочевий суп дати => broccoli; vegetable
  легкий салат з тунцем, огірок не кладіть => cucumber; salad, tuna
  вареники з чим завгодно, аби не з капустою => cabbage; varenyky
  о так, звісно, я ж обожнюю оливки... жарт, прибери їх. грецький салат => green-olives; greek-salad
  хочу деруни з м'ясом ой ні без м'яса, сьогодні ж п'ятниця => meat; deruny
  окрошка на кефірі, ковбасу не хочу => sausage; okroshka
  після інфаркту тато не має їсти сало і смажене. шо йому готувати з риби => salo; fish
  солі нуль, лікар сказав, нирки. курка в духовці => salt; chicken
  мене нудить від самої думки про яйця, сніданок будь ласка => egg; breakfast
  сніданок для спортзалу, багато білка, без творогу вже не лізе => cottage-cheese; breakfast
  що приготувати з індички якщо перець болгарський дитина не їсть => bell-pepper; turkey
  на соєвий соус чухаюсь, а хочу рол або локшину вок => soy-sauce; sushi, egg-noodles
  мінус цибуля плюс сир: запечена картопля => onion; cheese, potato
  суп-пюре з чечевиці, селеру терпіти не можемо всією родиною => celery; lentils, cream-soup
  хлопці в гуртожитку майонез не вживаємо, бутерброди на швидку руку => mayonnaise; sandwich
  піст у середу. рибу теж не можна. щось з грибів => fish; mushroom
  чоловік кинув пити тож тушковане мясо без вина => wine; meat
  вчорашні макарони доїдати не буду, що з ковбаси зробити? => pasta; sausage
  манка для мене дитяча травма, порадьте запіканку без манки => semolina; casserole
  Чи можна спекти шарлотку, якщо кориця викликає в доньки кашель? => cinnamon; charlotte
  мідії, кальмари, креветки мені протипоказані. паелья з куркою? => mussels, squid, shrimp; paella, chicken
  бабусі зуби не дозволяють горіхи, хоче пляцок => nut; cake
  банани ні, яблука так, якийсь смузі => banana; apple, smoothie
  годую грудьми, капуста пучить малого, що з м'яса на обід => cabbage; meat
  голубці, а рису нема в хаті => rice; holubtsi
  не люблю родзинки в пасці, є рецепт паски без них? => raisin; paska
  салатик якийсь, тільки ради бога не оселедець під шубою знову => herring; salad
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  what can i make for dinner my son is allergic to peanuts => peanut
  pasta for tonight no mushrooms pls => mushroom; pasta
  dairy free mac and cheese => dairy; mac-and-cheese
  I'm 20 weeks pregnant so no raw fish, craving sushi => fish; sushi
  my throat itches after kiwi, any fruit salad ideas => kiwi; fruit
  burger hold the onions => onion; burger
  ran out of eggs, can i still bake brownies? => egg; brownie
  what to use instead of butter in banana bread => butter; banana-bread
  anything but chicken tonight, we've had it four days running => chicken
  can't stand cilantro, need a good taco recipe => cilantro; taco
  We keep kosher so pork and shellfish are off the table. Looking for a stew. => pork, seafood; stew
  husband has gout, doctor said stay away from red meat and sardines. lunch ideas => red-meat, sardine
  quick stir fry w/o soy sauce => soy-sauce; stir-fry
  gluten-free pizza dough => gluten; pizza-dough
  kids pick the peas out of everything, what rice dish can i do => green-peas; rice
  beef is too expensive rn, cheap chili without it => beef; chili-con-carne
  I stopped eating lamb for ethical reasons, shepherds pie? => lamb; casserole
  so sick of turkey leftovers, give me soup ideas, no more turkey => turkey; soup
  skip the tomatoes, greek salad => tomato; greek-salad
  sugar free cheesecake for my diabetic dad => sugar; cheesecake
  im lactose intolerant, milk and cream wreck me, creamy potato soup => milk, cream; potato
  oh great, tofu again, said no one ever. a high protein dinner that isn't tofu => tofu; main
  breakfast with oats but bananas make me gag => banana; rolled-oats
  vegan here, so no honey or eggs. pancakes => honey, egg; oladky
  cutting carbs, no bread no rice, what goes well with salmon => bread, rice; salmon
  my wife breaks out in hives if she even touches shrimp. want to make paella => shrimp; paella
  Ramadan iftar dish, alcohol must not be in it, something with dates => alcohol; date
  celery is the devil. chicken noodle soup recipe => celery; chicken
  Good evening, my mother (82) takes warfarin and has been told to avoid spinach and kale. Which quiche would you suggest? => spinach, kale; pie
  garlic gives me awful heartburn, pasta sauce that leaves it out => garlic; pasta-sauce
  stuffed peppers minus the rice => rice; stuffed-peppers
  cookies my nut allergic nephew can eat => nut; cookies-dish
  i want curry but coconut milk is a no from me => coconut-milk; curry-dish
  caesar salad, not into anchovies => anchovy; caesar-salad
  meatless lasagna => meat; lasagna
  egg allergy. birthday cake. help => egg; cake
  toddler spits out anything with broccoli, veggie fritters? => broccoli; vegetable
  I'd rather starve than eat liver, what else is high in iron => liver
  make it with bacon, wait no, my guest is muslim, no bacon. carbonara => bacon; carbonara
  low fodmap so onion and garlic are out, beef stew => onion, garlic; beef
  bulking, 3 chicken meals a day ok but i refuse to eat cottage cheese anymore => cottage-cheese; chicken
  no salt at all, kidneys. baked fish => salt; fish
  ribs w/o bbq sauce => bbq-sauce; pork-ribs
  olives ruin every pizza for me. pizza for two please => green-olives; pizza
  is there a tiramisu with no coffee in it, for kids => coffee; tiramisu
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  co k večeři, syn má alergii na ořechy => nut
  svickova bez smetany => cream; svickova
  nesnasim koriandr, chci nejake kari => coriander; curry-dish
  bezlepková bábovka => gluten; pound-cake
  Jsem těhotná a nesmím plísňové sýry, co na chlebíčky? => blue-cheese; sandwich
  dosla vejce a chci palacinky => egg; mlyntsi
  čím nahradit máslo v cukroví => butter; cookies-dish
  po rajčatech mám vyrážku, potřebuju omáčku na těstoviny => tomato; sauce, pasta
  děti vybírají z polévky mrkev, poraďte vývar bez ní => carrot; meat-broth
  cokoli jen ne kuře, už mi leze krkem => chicken
  manžel nejí ryby, co na Štědrý den místo kapra => fish, carp
  vepřové nejíme kvůli víře, guláš z čeho => pork; goulash
  doktor mi zakazal sul a uzeniny, chci cockovou polivku => salt, cured-meat; lentils
  bramborový salát bez majonézy => mayonnaise; potato
  jsem vegan takže žádné mléko ani vejce, buchty s mákem => milk, egg; poppy-seed
  salát s kozím sýrem, vlašské ořechy vynechat => walnut; salad, goat-cheese
  hovězí je teď strašně drahé, co dobrého z mletého, ale ne hovězího => beef; minced-meat
  nemusím celer, zeleninová polévka prosím => celeriac; vegetable
  od laktózy mě nadýmá, dezert s jahodami => dairy; dessert, strawberry
  no jasně, brokolice, můj sen... ne díky, radši něco s bramborem bez brokolice => broccoli; potato
  rychlá večeře, rýži už nemůžu ani vidět => rice
  pizza ale ananas tam fakt nepatří => pineapple; pizza
  štrúdl bez rozinek => raisin; strudel
  dcera má ekzém z kravského mléka, jakou kaši jí uvařit? => milk; porridge
  cukr nejim, hubnu, neco sladkeho z tvarohu => sugar; cottage-cheese
  tchán má dnu, nesmí luštěniny ani vnitřnosti, co k obědu z krůty => legume, offal; turkey
  udělám rizoto s houbama, vlastně ne, houby ne, Petr je nejí => mushroom; risotto
  z krevet otékám, thajská polévka => shrimp; soup
  králíka jíst nebudu, měli jsme ho doma jako mazlíčka. pečené maso s knedlíkem? => rabbit; meat, bread-dumplings
  hamburger bez okurky a cibule => cucumber, onion; burger
  na keto nesmím brambory, příloha ke kachně => potato; side-dish, duck
  babička nesnáší česnek a ja chci delat bramboracku => garlic; soup
  včerejší těstoviny už nikdo nechce, co uvařit z klobásy => pasta; sausage
  Dobrý den, mám celiakii, pšeničnou mouku ne. Lze udělat ovocné knedlíky? => wheat-flour; bread-dumplings
  všechno kromě špenátu, hlavně rychle, mám vejce => spinach; egg
`)

/** A wish and a refusal side by side in Ukrainian. */
export const bothUk = polarityRows(`
  не з яловичиною, а з куркою плов => beef; chicken, plov
  квасоля так, горох ні, суп => peas-dried; beans, soup
  хочу рибу, не м'ясо => meat; fish
  замість рису гречка в голубцях => rice; buckwheat, holubtsi
  замінити сметану йогуртом у салаті => sour-cream; yogurt, salad
  курка без шкіри з картоплею без цибулі => onion; chicken, potato
  млинці не солодкі а з грибами => sweet; mlyntsi, mushroom
  сирники з родзинками без цукру => sugar; syrnyky, raisin
  без м'яса з грибами вареники => meat; mushroom, varenyky
  краще індичка ніж свинина, котлети => pork; turkey, cutlets
  люблю сир, не люблю сирний соус, макарони => cheese-sauce; cheese, pasta
  салат з огірками, помідори геть => tomato; cucumber, salad
  картопля є, моркви не треба, рагу => carrot; potato, stew
  донька їсть броколі, а шпинат ні, то щось з броколі => spinach; broccoli
  будь-яке м'ясо крім баранини => lamb; meat
  всі овочі ок, тільки не баклажан => eggplant; vegetable
  молоко не можна, кефір можна, оладки => milk; kefir, oladky
  не треба вершків, дайте кокосове молоко до карі => cream; coconut-milk, curry-dish
  піцу з ковбасою хоча ні ковбасу прибери постав шинку => sausage; pizza, ham
  часнику побільше, цибулі зовсім не треба, тушкована капуста => onion; garlic, cabbage
  яйця алергія, сир люблю, запіканка => egg; cheese, casserole
  хочу не борщ, а капусняк => borscht; kapusnyak
  риби сьогодні не буде, буде курка, що до неї => fish; chicken
  з маком ні, з сиром так, пиріжки => poppy-seed; cheese, pyrizhky
  рис замість макаронів до підливи => pasta; rice, sauce
  горіхи нехай, а от арахіс ні, печиво => peanut; nut, cookies-dish
  телятина підійде, свинини мамі не давати => pork; veal
  суп з локшиною, картоплю не кидаємо => potato; soup, egg-noodles
  мені з лососем, тільки без авокадо, боул => avocado; salmon, bowl
  ні сала ні ковбаси, тільки овочі й крупа => salo, sausage; vegetable, groats
`)

/** A wish and a refusal side by side in English. */
export const bothEn = polarityRows(`
  not with beef but with chicken, enchiladas => beef; chicken, burrito
  soup with leek, hold the cream => cream; soup, leek
  beans yes, peas no, quick salad => green-peas; beans, salad
  swap the rice for quinoa in a burrito bowl => rice; quinoa, burrito
  replace butter with olive oil in cookies => butter; olive-oil, cookies-dish
  turkey rather than pork meatballs => pork; turkey, cutlets-frozen
  i like cheese just not blue cheese, pasta bake => blue-cheese; cheese, pasta-dish
  any fish except tuna => tuna; fish
  no onion extra garlic chicken soup => onion; garlic, chicken
  tofu instead of eggs scramble => egg; tofu
  salmon, no wait, cod. my kid hates salmon => salmon; cod
  almond milk ok cow's milk not ok porridge => milk; almond-milk, porridge
  dairy-free mushroom risotto without wine => dairy, wine; mushroom, risotto
  potatoes without butter but with dill => butter; potato, dill
  don't want pasta, want noodles => pasta; noodles
`)

/** A wish and a refusal side by side in Czech. */
export const bothCs = polarityRows(`
  ne s hovězím, ale s kuřecím, guláš => beef; chicken, goulash
  fazole ano, hrách ne, polévka => peas-dried; beans, soup
  místo rýže brambory k řízku => rice; potato, schnitzel
  nahradit smetanu jogurtem v omáčce => cream; yogurt, sauce
  knedlíky s povidly bez máku => poppy-seed; bread-dumplings, povydlo
  radši krůtu než vepřové, karbanátky => pork; turkey, cutlets-frozen
  bez masa s houbami kuba => meat; mushroom
  sýr jo, ale niva ne, toasty => blue-cheese; cheese, toast-bread
  jakékoli maso kromě jehněčího => lamb; meat
  česnek klidně, cibuli ne, špenát k tomu => onion; garlic, spinach
  chci rybu, ne kuře => chicken; fish
  palačinky s tvarohem, ne vlastně s jablky, tvaroh nemáme => cottage-cheese; mlyntsi, apple
  těstoviny bez rajčat se špenátem => tomato; pasta, spinach
  kravské mléko nesmím, kozí můžu, kaše => milk; goat-milk, porridge
  ani párky ani salám, jen zelenina a vejce => frankfurter, salami; vegetable, egg
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що приготувати з курки на вечерю => ; chicken
  не уявляю життя без часнику, що з ним зробити => ; garlic
  не знаю що робити з купою кабачків => ; zucchini
  нема нічого кращого за бабусині млинці, рецепт => ; mlyntsi
  чому мій борщ вийшов несмачний => ; borscht
  що пасує до печеного гарбуза => ; pumpkin
  плов не тільки з бараниною буває? хочу з куркою => ; plov, chicken
  вчора купила лосося, пропаде якщо не приготую => ; salmon
  шось швиденьке з яєць => ; egg
  ніколи не готувала качку, з чого почати => ; duck
  залишилось пів банки квасолі куди її => ; beans
  Як зварити гречку, щоб не прилипала? => ; buckwheat
  не можу відмовитись від сиру, порадьте закуску => ; cheese, snack
  діти просять піцу, тісто є => ; pizza, dough
  ідеї на сніданок з вівсянки => ; rolled-oats
  чи не зробити мені сьогодні вареники з картоплею? => ; varenyky, potato
  студент, є тільки макарони і тушонка => ; pasta, stewed-meat
  деруни щоб хрустіли => ; deruny
  хочеться чогось з грибами аж не можу => ; mushroom
  який соус до стейка => ; sauce, beef-steak
  як засолити огірки без мороки => ; cucumber
  у чоловіка день народження, він обожнює наполеон => ; cake
  рецепт сирників, які не розвалюються => ; syrnyky
  доїдаємо індичку, що з залишків зробити => ; turkey
  голубці ліниві на сковорідці => ; holubtsi
  не відмовилась би від гарячого супу з фрикадельками => ; soup, cutlets-frozen
  багато білка після тренування, тунець і рис => ; tuna, rice
  без кави не прокидаюсь, що спекти до кави => ; coffee
  яблука сиплються з дерева, рятуйте => ; apple
  дайте рецепт паски як у мами => ; paska
  чому котлети сухі виходять => ; cutlets
  скільки варити яйця щоб жовток не був рідкий => ; egg
  онуки приїдуть, млинчики з сиром хочу => ; mlyntsi, cheese
  шо можна з фаршу і капусти => ; minced-meat, cabbage
  не пам'ятаю, як варити зелений борщ зі щавлем, нагадайте => ; green-borscht, sorrel
  кріп некуди дівати, куди можна додати => ; dill
  хочу навчитись не пересмажувати печінку => ; liver
  ну хто ж не любить шоколадний торт, поділіться простим => ; chocolate
  Підкажіть, будь ласка, яку страву подати з запеченою скумбрією на свято. => ; mackerel
  буряк зварила забагато, шо робити => ; beetroot
  салат з крабовими паличками на швидку руку => ; salad, crab-sticks
  можна і м'ясо і рибу, нас багато, все їмо => ; meat, fish
  на новий рік не обійтись без олів'є, класика => ; olivier
  рис вчорашній лишився => ; rice
  лікар порадив їсти більше риби => ; fish
  при анемії кажуть печінку їсти, як смачно зробити => ; liver
  малий нічого крім макаронів не їсть, урізноманітніть макарони => ; pasta
  скучила за маминими пампушками з часником => ; pampushky, garlic
  ні дня без картоплі, що нового з неї придумати => ; potato
  каша гарбузова мультиварка => ; pumpkin
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  can't live without garlic, give me something garlicky => ; garlic
  no idea what to do with all this zucchini => ; zucchini
  what goes with roast lamb => ; lamb
  why is my borscht bland => ; borscht
  nothing better than pancakes on a sunday, fluffy ones please => ; oladky
  not only for vegans, good lentil curry => ; lentils, curry-dish
  easy chicken thighs dinner => ; chicken-thigh
  how do i stop rice from sticking => ; rice
  half a cabbage in the fridge what now => ; cabbage
  I never say no to chocolate cake => ; chocolate
  no-bake cheesecake => ; cheesecake
  cheap student meals with eggs and noodles => ; egg, noodles
  high protein tuna lunch => ; tuna
  Could you suggest a nice side for grilled salmon? => ; side-dish
  leftover turkey sandwich ideas => ; turkey, sandwich
  no-knead bread => ; bread
  my kids won't eat anything but pasta so pasta ideas pls => ; pasta
  craving dumplings so bad => ; dumplings
  wouldn't mind some mushroom soup tonight => ; mushroom
  pulled pork slow cooker no fuss => ; pork
  how long to boil potatoes so they dont fall apart => ; potato
  why not tacos tonight? => ; taco
  the doctor told me to eat more spinach => ; spinach
  bananas going brown help => ; banana
  who doesn't love fried chicken, crispy recipe => ; chicken
  don't forget the dill, potato salad => ; dill, potato
  grandma's apple pie the old fashioned way => ; charlotte
  beef stew in under an hour, no time => ; beef
  too much basil in my garden => ; basil
  you can't go wrong with meatballs, how do you make them => ; cutlets-frozen
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  co uvařit z kuřecích prsou => ; chicken-fillet
  bez česneku nedám ani ránu, něco hodně česnekového => ; garlic
  nevím co s tolika cuketami => ; zucchini
  co se hodí k pečené kachně => ; duck
  proč je můj guláš řídký => ; goulash
  není nad babiččinu svíčkovou, prosím recept => ; svickova
  nejen o Vánocích, kapr na másle => ; carp, butter
  rychlá večeře z vajec => ; egg
  zbyla mi rýže od včerejška => ; rice
  nikdy jsem nedělala knedlíky, jak na to => ; bread-dumplings
  bramborak at je krupavy => ; deruny
  mam jen testoviny a tunaka => ; pasta, tuna
  děti by pořád jedly palačinky, jak udělat tenké => ; mlyntsi
  nepečený dort s jahodami => ; cake, strawberry
  Dobrý den, jak uvařit čočku, aby se nerozvařila? => ; lentils
  jablek mame plnou zahradu => ; apple
  neodmítla bych dobrou kulajdu => ; kulajda
  kdo by nemiloval řízek, jak ho správně usmažit => ; schnitzel
  syn nejí nic jiného než rohlíky, co dobrého na rohlík => ; rohlik
  po tréninku tvaroh a ovoce => ; cottage-cheese, fruit
  houby z lesa plný košík => ; mushroom
  lasagne jednoduse bez prace => ; lasagne-sheets
  co s půlkou dýně => ; pumpkin
  doktor doporučil víc ryb => ; fish
  proč ne dneska halušky? => ; tarhonya
  bramborová kaše bez hrudek => ; mashed-potato
  mletý maso a zelí co z toho => ; minced-meat, cabbage
  vepřo knedlo zelo jako v hospodě => ; pork, bread-dumplings, cabbage
  jaký dezert ke kávě => ; dessert, coffee
  nemůžu se nabažit špenátu, ještě nějaký nápad => ; spinach
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'лосось тепер дорогий як крило літака, яка риба підійде для запікання, тільки не він: salmon',
    'bezlepková bábovka: gluten',
  ],
  beside: [
    'ненавиджу варену моркву в супі, курячий бульйон з локшиною підкажіть: chicken-broth',
    'ненавиджу варену моркву в супі, курячий бульйон з локшиною підкажіть: egg-noodles',
    'дитина плюється від броколі, який овочевий суп дати: vegetable',
    'мінус цибуля плюс сир: запечена картопля: potato',
    'чоловік кинув пити тож тушковане мясо без вина: meat',
    'Good evening, my mother (82) takes warfarin and has been told to avoid spinach and kale. Which quiche would you suggest?: pie',
    'toddler spits out anything with broccoli, veggie fritters?: vegetable',
    'no salt at all, kidneys. baked fish: fish',
    'краще індичка ніж свинина, котлети: cutlets',
    'люблю сир, не люблю сирний соус, макарони: pasta',
    'піцу з ковбасою хоча ні ковбасу прибери постав шинку: ham',
    'горіхи нехай, а от арахіс ні, печиво: nut',
    'turkey rather than pork meatballs: cutlets-frozen',
    'tofu instead of eggs scramble: tofu',
    'radši krůtu než vepřové, karbanátky: cutlets-frozen',
    'bez masa s houbami kuba: mushroom',
    'kravské mléko nesmím, kozí můžu, kaše: goat-milk',
  ],
  plain: [
    'не відмовилась би від гарячого супу з фрикадельками: soup',
    'не відмовилась би від гарячого супу з фрикадельками: cutlets-frozen',
    'без кави не прокидаюсь, що спекти до кави: coffee',
    'при анемії кажуть печінку їсти, як смачно зробити: liver',
    'vepřo knedlo zelo jako v hospodě: pork',
    'vepřo knedlo zelo jako v hospodě: bread-dumplings',
    'vepřo knedlo zelo jako v hospodě: cabbage',
    'jaký dezert ke kávě: coffee',
  ],
}
