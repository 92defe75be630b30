import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by one who never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  що приготувати на вечерю, син не переносить горіхи => nut
  у доньки алергія на яйця, який пиріг їй спекти => egg; pie
  рецепт борщу без квасолі => beans; borscht
  добрий вечір, до нас завтра прийдуть гості, хочу зробити салат з куркою, тільки дуже прошу без майонезу => mayonnaise; salad, chicken
  чоловік терпіти не може гриби, що зробити з картоплі => mushroom; potato
  закінчилось молоко, як зробити млинці => milk; mlyntsi
  млинці на воді замість молока => milk; mlyntsi
  суп будь-який аби не гороховий => peas-dried; soup
  від креветок мене обсипає, порадьте пасту => shrimp; pasta
  я мусульманка, що з м'яса можна крім свинини => pork; meat
  лікар заборонив сіль, як запекти рибу => salt; fish
  вагітна, сирої риби не можна, а хочеться ролів => fish; sushi
  дитина виколупує цибулю з котлет, як зробити котлети без неї => onion; cutlets
  обридла гречка, хочу інший гарнір до печінки => buckwheat; liver
  вчора їли рис, позавчора теж рис, сьогодні подайте до курки щось інше => rice; chicken
  яловичина зараз дорога, з чого ще зварити борщ => beef; borscht
  не їм м'яса вже рік, що наварити з сочевиці => meat; lentils
  вегетаріанські голубці без м'яса з грибами => meat; holubtsi, mushroom
  безглютенове печиво до чаю => gluten; cookies-dish
  десерт без цукру для діабетика => sugar; dessert
  шукаю безлактозну кашу на сніданок => dairy; porridge
  ненавиджу варену моркву. який суп зварити => carrot; soup
  терпіти не можу кінзу але дуже хочу гуакамоле => cilantro; guacamole
  мене нудить від запаху риби, що легкого на обід => fish
  після молока пучить живіт, який омлет можна => milk; omelette
  швидкий торт без випічки і без желатину => gelatin; cake
  оливʼє без ковбаси => sausage; olivier
  вінегрет але без квашеної капусти будь ласка => sauerkraut; vinegret
  тільки не баклажани! щось з кабачків => eggplant; zucchini
  що завгодно крім макаронів => pasta
  піцу хочу, а оливки хай їсть хтось інший => green-olives; pizza
  сирники без борошна, на манці => wheat-flour; syrnyky, semolina
  як зробити сирники якщо яєць нема => egg; syrnyky
  нема вдома сметани, чим заправити салат з огірків => sour-cream; salad, cucumber
  пісний борщ, без сала і без мʼяса => salo, meat; borscht
  дієта без хліба, що на сніданок з яєць => bread; egg
  у мене целіакія, пшеницю не можна, хочу запіканку з сиру => wheat; casserole, cheese
  приїжджає свекруха на три дні, часник вона не їсть зовсім, а я обіцяла курку, як її замаринувати => garlic; chicken
  від полуниці в малого висипка, який десерт з бананом => strawberry; dessert, banana
  що спекти з яблуками, щоб без кориці => cinnamon; apple
  плов не зі свинини => pork; plov
  уникаю вершкового масла, як приготувати пюре => butter; mashed-potato
  печінка ні в якому вигляді, але паштет хочеться => liver; pate
  діти крутять носом від броколі, який крем-суп їм зварити => broccoli; cream-soup
  відмовилась від цукру, чим підсолодити вівсянку => sugar; rolled-oats
  чоловік на кето, ні картоплі ні хліба, що на вечерю з лосося => potato, bread; salmon
  цезар то добре, але зубів на сухарики в мене вже нема => croutons; caesar-salad
  гострого не можна, тож без чилі, супчик з локшиною => chili; soup, noodles
  мені б рагу, а перець болгарський не лізе => bell-pepper; stew
  заміни майонез на щось, салат з тунцем => mayonnaise; salad, tuna
  чим замінити яйця в бісквіті, у сина алергія => egg; sponge-base
  чи можна зварити солянку без каперсів => capers; solyanka
  я веган, сир і молоко відпадають, порадь лазанью => cheese, milk; lasagna
  не кладу в деруни цибулю, дайте рецепт дерунів => onion; deruny
  без селери!!! овочевий суп => celery; vegetable
  кокосу не переношу, хочу карі з нутом => coconut; curry-dish, chickpeas
  обід на роботу, щоб не смерділо рибою — без риби => fish
  кролика шкода, їсти не буду, а от качку давайте => rabbit; duck
  телятину з етичних причин не їм, гуляш з чогось іншого => veal; goulash
  щось на грилі, але ковбаски вже в печінках сидять => sausage
  знов ця цвітна капуста, досить. дайте щось із гарбуза => cauliflower; pumpkin
  ну так, давай ще раз гречку, мрію просто... ні, дай краще вареники => buckwheat; varenyky
  хочу курку, ой ні, не курку, індичку => chicken; turkey
  суп з галушками, тобто без галушок, з локшиною => halushky; soup, noodles
  тушкована капуста, тільки томатну пасту не треба => tomato-paste; cabbage
  від помідорів печія, а так хочеться рататую => tomato; ratatouille
  бабусі не можна капусту, здуває. чим нагодувати, любить кашу => cabbage; porridge
  в садочку сказали ніяких арахісів, що дати з собою солодкого => peanut
  рецпт шарлотки бех яєць => egg; charlotte
  хочу салт з креветкми без авокадо => avocado; salad, shrimp
  підкажіть паштет з квасолі, горіхи виключити => nut; bean-pate
  не люблю родзинки в пасці, спечу без них => raisin; paska
  кутя без маку, у дитини алергія на мак => poppy-seed; kutia
  тортик на др, шоколад не можна, діатез => chocolate; cake
  мед протипоказаний, з чим спекти пряники => honey; gingerbread
  сьогодні пʼятниця, мʼяса не їмо, хочемо зрази з картоплі => meat; potato
  на піст щось смачне, без яєць і молочного => egg, dairy
  сало вже не лізе в горло, чим ще заправити кулеш => salo; kulish
  я по запаху чую кріп і виходжу з кухні. молода картопля з чим? => dill; young-potato
  хто взагалі кладе горошок в олівʼє, я не кладу. рецепт => green-peas; olivier
  мене вивертає від холодцю, що ще на новий рік з мʼяса => holodets; meat
  для подруги яка не вживає алкоголь, тірамісу без лікеру => liqueur; tiramisu
  маю подагру, бобові не можна, порадьте крупник => legume; buckwheat-side
  качаюсь, білка багато треба, але сир кисломолочний задовбав => cottage-cheese
  білок без курячої грудки бо вже не можу її бачити => chicken-fillet
  смузі без банана з ягодами => banana; smoothie, berry
  паста карбонара, бекон не їм, чим замінити => bacon; carbonara
  на вечерю рибу, але не скумбрію => mackerel; fish
  минулого тижня отруїлись шаурмою, тож не її, а щось у лаваші => shawarma; lavash
  борошна пшеничного катма, є кукурудзяне, що спекти => wheat-flour; corn-flour
  грибна юшка, сметану прибери => sour-cream; mushroom-soup
  соєвий соус виключаємо, локшина з овочами => soy-sauce; noodles, vegetable
  у тата холестерин, жовтків йому зась, омлетик би => egg-yolk; omelette
  морепродукти під забороною, різото з чим зробити => seafood; risotto
  в селері й петрушці сенсу не бачу, не додавайте. курячий бульйон => celery, parsley; chicken-broth
  котлети, і не кажіть мені класти туди батон => loaf; cutlets
  мої не їдять ні щавель, ні шпинат. зелений борщ з чим? => sorrel, spinach; green-borscht
  чебуреки з сиром, мʼясо ні => meat; chebureki, cheese
  шось на швидку руку з тушонки окрім макаронів по флотськи => pasta; stewed-meat
  яка запіканка вийде без рису та без манки, сир є => rice, semolina; casserole, cheese
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  what can i cook tonight, my son can't have nuts => nut
  chicken curry without coconut milk => coconut-milk; chicken
  dairy-free mac and cheese ideas => dairy; mac-and-cheese
  gluten free banana bread pls => gluten; banana-bread
  my daughter breaks out in hives from strawberries, need a summer dessert => strawberry; dessert
  pasta for two, hold the anchovies => anchovy; pasta
  pizza w/o olives => green-olives; pizza
  anything but salmon for dinner => salmon
  ran out of eggs, can i still make pancakes => egg; oladky
  chili with no beans => beans; chili-con-carne
  I'm pregnant so no raw fish, what sushi can I make => fish; sushi
  we don't eat pork, what to put in a carbonara => pork; carbonara
  husband hates mushrooms but wants stroganoff => mushroom; stroganoff
  kids pick out the onions every time, meatloaf they'll actually eat => onion; meatloaf
  sick of chicken breast, need other high protein lunches => chicken-fillet
  beef is way too expensive right now, what stew can i do => beef; stew
  doctor told me to cut out salt, tasty soup please => salt; soup
  sugar-free cheesecake => sugar; cheesecake
  fish tacos, whoever invented cilantro can keep it => cilantro; fish
  guacamole but cilantro tastes like soap to me => cilantro; guacamole
  use something instead of butter in shortbread => butter; shortbread
  lasagna with ricotta, sorry I mean without ricotta => ricotta; lasagna
  had rice yesterday, what else goes with teriyaki => rice; teriyaki
  vegan brownies, so no eggs or milk => egg, milk; brownie
  lactose intolerant and craving ice cream, no milk obviously => milk; ice-cream
  fried rice leave out the peas => green-peas; stir-fry
  shrimp makes my throat swell. paella? => shrimp; paella
  peanut allergy in the house, pad thai recipe => peanut; pad-thai
  can't stand eggplant. what veggie bake can i do => eggplant; vegetable
  not a fan of blue cheese, burger topping ideas => blue-cheese; burger
  hi, I get home at 7, two hungry teenagers, need an easy dinner that isn't pasta for once => pasta
  my mother in law is coming and she is allergic to celery of all things, which soup is safe for her => celery; soup
  I gave up bread, what do I have with eggs in the morning => bread; egg
  low carb so potatoes and rice are out, something with pork chops => potato, rice; pork-chops
  halal stir fry, pork is off the table => pork; stir-fry
  keep kosher, no shellfish, fancy fish dish => seafood; fish
  tuna salad, mayo is the devil => mayonnaise; tuna
  i dont do dairy. creamy tomato soup? => dairy; tomato
  tomatoes give me heartburn, is there a pasta sauce i can eat => tomato; pasta-sauce
  grandma can't chew steak anymore, what can i make her with mince => beef-steak; minced-meat
  never liked coconut, which thai curry works => coconut; curry-dish
  oatmeal cookies, raisins should be illegal => raisin; oat-cookies
  oh great, kale again. no thanks. what else goes in a salad => kale; salad
  if I see one more lentil I'll scream, just give me a chicken korma => lentils; chicken
  beef stew, wait no, my wife doesnt eat beef, lamb stew => beef; lamb
  omelette with ham actually scratch the ham, just cheese => ham; omelette, cheese
  turkey leftovers are finally gone and nobody wants turkey for a month, what roast next => turkey; roast
  veggie burger that's not made of black beans => black-beans; burger
  birthday cake for a kid allergic to wheat and egg => wheat, egg; cake
  is there shakshuka without bell peppers => bell-pepper; shakshuka
  mashed potatoes with zero garlic => garlic; mashed-potato
  no time, no oven, no cheese in the fridge - quick quesadilla type thing => cheese; burrito
  i cant eat soy so whats a good stir fry sauce => soybean; stir-fry-sauce
  fodmap diet, garlic and onion are forbidden, want meatballs => garlic, onion; cutlets-frozen
  warfarin means no spinach for me, nice quiche please => spinach; pie
  gout flaring up so liver's a no go, what pate => liver; pate
  my gym bro swears off seed oils and bread, wants burgers => bread; burger
  baby is 10 months so no honey, sweet porridge => honey; porridge
  we avoid veal on principle, schnitzel ideas => veal; schnitzel
  i stopped eating meat in january, hearty winter stew? => meat; stew
  nut-free granola bars for school => nut; cereal-bar
  alcohol free tiramisu => alcohol; tiramisu
  decent ramen with no pork in the broth => pork; ramen
  trying to avoid cream, fish pie => cream; fish
  everything in caesar salad except the croutons => croutons; caesar-salad
  somehting with zucchini no chese => cheese; zucchini
  chiken soup withuot noodles => egg-noodles; chicken
  plz no cauliflower rice my bf will cry. dinner with cod => cauliflower; cod
  potato salad, pickles are banned => pickled-cucumber; potato
  we're all tired of tacos, ground beef other ways => taco; beef-mince
  out of flour, want muffins => wheat-flour; muffins
  guests: one vegan no eggs, one coeliac no gluten. dessert? => egg, gluten; dessert
  I'd rather not touch raw chicken, what dinner with chickpeas => chicken; chickpeas
  sesame is a problem for us, hummus without tahini => sesame, tahini; hummus
  mustard makes my lips itch, potato salad recipe => mustard; potato
  chocolate triggers my migraines, fun dessert with pears => chocolate; dessert, pear
  spicy noodles, but my stomach won't take chili => chili-con-carne; noodles
  nothing with fish sauce please, vietnamese noodle bowl => fish-sauce; noodles
  lent fridays no meat, something filling with potatoes => meat; potato
  cabbage makes me bloat, what slaw can i make for pulled pork => cabbage; coleslaw, pork
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  co dnes uvařit, syn nesmí ořechy => nut
  svíčková bez smetany => cream; svickova
  bezlepkové knedlíky => gluten; bread-dumplings
  dobrý den, přijede tchyně a má alergii na celer, jakou polévku jí mám uvařit => celeriac; soup
  manžel nesnáší houby, chci omáčku k masu => mushroom; sauce, meat
  dcera má alergii na vejce, jaký dort upéct => egg; cake
  došlo mi mléko, jak udělat palačinky => milk; mlyntsi
  cokoliv jen ne čočku => lentils
  místo másla něco jiného do bábovky => butter; pound-cake
  po rajčatech mě pálí žáha, jaká omáčka na těstoviny => tomato; sauce, pasta
  jsem těhotná a syrové maso nesmím, co místo tataráku => meat
  vegetariánský guláš bez masa => meat; goulash
  děti vybírají cibuli z karbanátků, jak na karbanátky bez ní => onion; cutlets-frozen
  nejím vepřové, čím nahradit v řízku => pork; schnitzel
  hovezi je drahe, z ceho levnejsi gulas => beef; goulash
  táta má cukrovku a narozeniny, takže dort, ale bez cukru => sugar; cake
  mam intoleranci laktozy, bramborova kase => dairy; mashed-potato
  doktor zakázal sůl, jak ochutit kuře => salt; chicken
  salát s kuřetem a majonézou, pardon, bez majonézy => mayonnaise; salad, chicken
  pizza bez oliv a bez ančoviček => green-olives, anchovy; pizza
  už mi lezou krkem těstoviny, co s mletým masem => pasta; minced-meat
  včera byla rýže, tak dneska s čím jiným kuře na paprice => rice; chicken
  bramboráky ale bez česneku, tchyně ho nesmí => garlic; deruny
  nemůžu ani cítit ryby, co na štědrý večer => fish
  krevety mi nedělají dobře, paella => shrimp; paella
  vánoční cukroví bez vajec => egg; cookies-dish
  bramborový salát bez hrášku, ten nikdo nejí => green-peas; potato
  držím keto, takže brambory ani chleba ne, co k steaku => potato, bread; beef-steak
  nemám doma mouku, chci lívance => wheat-flour; oladky
  kokos nemusím, kari s cizrnou by šlo => coconut; curry-dish, chickpeas
  rozinky nesnáším, štrúdl s jablky => raisin; strudel, apple
  koprovka? fuj kopr. radši rajskou => dill; tomato-sauce
  veganské lasagne, sýr nechci => cheese; lasagne-sheets
  muslim na návštěvě, vepřové nepřichází v úvahu, co z jehněčího => pork; lamb
  chci rybu, ale ne kapra => carp; fish
  sója mi vadí, nudle se zeleninou => soybean; noodles, vegetable
  rizoto všechno krom hub => mushroom; risotto
  kapr zas, jupí... ne díky, dejte mi řízky => carp; schnitzel
  kuřecí polívka, teda ne kuřecí, zeleninová => chicken; vegetable
  prosím vás něco z cukety bez sýra => cheese; zucchini
  buchty s povidlim, mak ne => poppy-seed; povydlo
  burákové máslo nesmí do domu, co sladkého k svačině => peanut-butter
  chci nakládaný hermelín, ale feferonky nedávat => chili; hermelin
  miminko nesmí med, ovesná kaše => honey; porridge
  sekana bez housky, mám celiakii => kaiser-roll
  bílkoviny po tréninku, ale tvaroh už nemůžu ani vidět => cottage-cheese
  zelí mě nadýmá, čím ke kachně => cabbage; duck
  játra mi nikdy nechutnala, jakou paštiku udělat => liver; pate
  králíka mi je líto, nejím. co ze zvěřiny => rabbit; game
  co upéct s tvarohem, aby tam nebyla želatina => gelatin; cottage-cheese
  rychla vecere s tunakem bez kukurice => corn; tuna
  polivka s nudlema, mrkev tam nechci => carrot; soup, noodles
  guacamole vynech koriandr => coriander; guacamole
  smoothie bez banánu s borůvkami => banana; smoothie, blueberry
  máme půst, maso ne, něco s bramborem => meat; potato
  čokoláda mi spouští migrénu, dezert s hruškou => chocolate; dessert, pear
  kari bez chilli pro děti => chili; curry-dish
  vyhýbám se mléčným výrobkům, krémová polévka z dýně => dairy; soup, pumpkin
  lilek ne-e, ale musaku bych si dala => eggplant; moussaka
  slaninu vyhodit, fazolová polévka => bacon; beans
`)

/** A wish and a refusal side by side in Ukrainian. */
export const bothUk = polarityRows(`
  не з яловичиною, а з куркою рагу => beef; chicken, stew
  квасоля так, горох ні => peas-dried; beans
  суп з сочевицею, вершків не треба => cream; soup, lentils
  хочу гречку без мʼяса з грибами => meat; buckwheat, mushroom
  хочу гречку з грибами без мʼяса => meat; buckwheat, mushroom
  замість картоплі батат запечений => potato; sweet-potato
  рис замість макаронів до котлет => pasta; rice, cutlets
  краще риба ніж курка => chicken; fish
  курку не хочу хочу рибу => chicken; fish
  курку хочу рибу не хочу => fish; chicken
  свинину ні, телятину можна => pork; veal
  сир буду, ковбасу ні, бутерброди => sausage; cheese, sandwich
  вареники з капустою, не з картоплею => potato; varenyky, cabbage
  вареники не з картоплею, з вишнею => potato; varenyky, cherry
  і з цибулею, і з морквою, тільки не з часником підлива => garlic; sauce, onion, carrot
  пиріг з яблуками, а не з сиром => cheese; pie, apple
  без грибів піца з шинкою => mushroom; pizza, ham
  піца з шинкою грибів не кладіть => mushroom; pizza, ham
  салат: тунець є, кукурудзу не хочу, яйце можна => corn; salad, tuna, egg
  лосось, не тунець, салат => tuna; salmon, salad
  замініть рис на булгур у плові => rice; bulgur, plov
  молоко ні, кефір так — оладки => milk; oladky, kefir
  олію можна, вершкове масло не можна, печиво => butter; vegetable-oil, cookies-dish
  дружина їсть рибу але не мʼясо => meat; fish
  я за баклажани, чоловік проти кабачків => zucchini; eggplant
  не хочу суп хочу борщ => soup; borscht
  індичка підійде, качка занадто жирна, не треба => duck; turkey
  не огірки, помідори люблю, салат з них => cucumber; tomato, salad
  паста з креветками мінус часник плюс лимон => garlic; pasta, shrimp, lemon
  омлет із сиром, ні, сир заберіть, зі шпинатом => cheese; omelette, spinach
  із фаршем, тільки не свинячим, а індичим => pork-mince; turkey-mince
  шоколад без молока і з горіхами десерт => milk; chocolate, nut, dessert
  не сирники, а запіканку з сиру => syrnyky; casserole, cheese
  сметана замість майонезу в салат з крабовими паличками => mayonnaise; sour-cream, salad, crab-sticks
  кукурудзяну кашу так, пшоняну і манну ні => millet, semolina; corn
`)

/** A wish and a refusal side by side in English. */
export const bothEn = polarityRows(`
  not with beef but with chicken, a stew => beef; chicken, stew
  soup with leek, hold the cream => cream; soup, leek
  beans yes, peas no => green-peas; beans
  no rice but potatoes are fine => rice; potato
  rice is fine but no potatoes => potato; rice
  fish rather than meat tonight => meat; fish
  swap the beef for lentils in my bolognese => beef; lentils, pasta-dish
  replace butter with olive oil in cake => butter; olive-oil, cake
  use yogurt instead of mayo in coleslaw => mayonnaise; yogurt, coleslaw
  instead of noodles give me zucchini => egg-noodles; zucchini
  burger without cheese with bacon => cheese; burger, bacon
  burger with bacon without cheese => cheese; burger, bacon
  I like salmon, my wife doesn't like tuna => tuna; salmon
  don't want soup want salad => soup; salad
  salad not soup => soup; salad
  tofu over chicken any day, stir fry without chicken => chicken; tofu, stir-fry
  pork no lamb yes => pork; lamb
  spinach and feta pie, minus the feta, plus ricotta => feta; spinach, pie, ricotta
  mushroom risotto, no wine, parmesan ok => wine; mushroom, parmesan
  she eats eggs but not cheese, breakfast => cheese; egg
  tacos, fish not shrimp => shrimp; taco, fish
  honey not sugar in my granola => sugar; honey, granola
  not pancakes again, waffles => oladky; waffles-dish
  tomato sauce, garlic in, onion out => onion; tomato-sauce, garlic
  I'm off bread, on oats: what breakfast => bread; rolled-oats
`)

/** A wish and a refusal side by side in Czech. */
export const bothCs = polarityRows(`
  ne s hovězím, ale s kuřetem guláš => beef; chicken, goulash
  fazole ano, hrách ne => peas-dried; beans
  polévka s pórkem, smetanu vynechat => cream; soup, leek
  místo rýže brambory ke kuřeti => rice; potato, chicken
  brambory místo knedlíků => bread-dumplings; potato
  radši rybu než maso => meat; fish
  nechci polévku chci salát => soup; salad
  salát chci, polévku ne => soup; salad
  pizza se šunkou bez žampionů => champignon; pizza, ham
  pizza bez šunky s žampiony => ham; pizza, champignon
  knedlíky s jahodami, ne s meruňkami => apricot; bread-dumplings, strawberry
  ne kapra, pstruha => carp; trout
  krůtu jo, kachnu ne => duck; turkey
  řízek kuřecí, ne vepřový => pork; chicken-fillet
  těstoviny se špenátem, žádný česnek, sýr klidně => garlic; pasta, spinach, cheese
  vyměnit máslo za olej v bábovce => butter; vegetable-oil, pound-cake
  manželka jí ryby ale kuře ne => chicken; fish
  omeleta se slaninou, vlastně bez slaniny, s pažitkou => bacon; omelette, chives
  jogurt namísto majonézy do bramborového salátu => mayonnaise; yogurt, potato
  ani rýži ani kuskus, dej mi bulgur => rice, couscous; bulgur
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  не можу жити без часнику, що з ним приготувати => ; garlic
  що робити з купою кабачків, нема вже ідей => ; zucchini
  чому мій борщ несмачний => ; borscht
  немає нічого кращого за млинці, дайте рецепт => ; mlyntsi
  що подати до запеченої качки => ; 
  не тільки курка, а й індичка годиться на рагу => ; chicken, turkey, stew
  не знаю що зробити з фаршу => ; minced-meat
  рецепт деруни => ; deruny
  хочу вареники з вишнями => ; varenyky, cherry
  що приготувати з гарбуза швидко => ; pumpkin
  як зварити рис щоб не злипався => ; rice
  борщ без помилок, покроково => ; borscht
  борщ як у бабусі => ; borscht
  без зайвих клопотів шарлотка => ; charlotte
  сирники які не розвалюються => ; syrnyky
  не проти грибного супу => ; mushroom
  чому б не спекти піцу => ; pizza
  ніколи не готувала кролика, з чого почати => ; rabbit
  ніколи не пробував плов, як його роблять => ; plov
  дитина не відмовиться від макаронів з сиром => ; pasta, cheese
  без сала ми не українці, що з ним зробити => ; salo
  яка ж вечеря без картоплі, порадьте з картоплі щось => ; potato
  як врятувати пересолений суп => ; soup
  не вистачає заліза, хочу печінку => ; liver
  кекс без духовки в мікрохвильовці => ; muffins
  торт без випічки з печива => ; cake, cookies-dish
  що на сніданок з вівсянки => ; rolled-oats
  лосось з овочами в духовці => ; salmon, vegetable
  ой як хочеться оселедця під шубою => ; herring
  олівʼє на новий рік на 10 людей => ; olivier
  що смачного зробити з залишків вчорашньої курки => ; chicken
  залишилось пів банки квасолі шкода викидати => ; beans
  треба десь подіти кефір, закисає => ; kefir
  голубці ліниві рецепт => ; holubtsi
  чоловік обожнює котлети => ; cutlets
  син просить нагетси => ; nuggets
  швидкий салат з крабовими паличками => ; salad, crab-sticks
  низькокалорійна запіканка з сиром => ; casserole, cheese
  багато білка з тунцем => ; tuna
  супчик гороховий з копченими реберцями => ; peas-dried, smoked-ribs
  нічого не хочу крім суші => ; sushi
  хочу тільки пельмені і більше нічого => ; pelmeni
  ніколи не думала що полюблю брюссельську капусту, порадьте рецепт з нею => ; brussels-sprouts
  не уявляю ранку без омлету => ; omelette
  як не пересмажити стейк => ; beef-steak
  хачапурі по аджарськи => ; khachapuri
  щоб тісто на пиріжки не прилипало, пиріжки з капустою => ; pyrizhky, cabbage
  скільки варити яйця => ; egg
  куліш на багатті => ; kulish
  мамин холодець, не можу дочекатись => ; holodets
  чи не приготувати нам сьогодні лазанью => ; lasagna
  часнику не шкода, курка по-домашньому => ; garlic, chicken
  рецепт з баклажанами і не дуже довго => ; eggplant
  креветки в вершковому соусі => ; shrimp, cream-sauce
  не гірша за ресторанну паста карбонара => ; carbonara
  шо з бананів перезрілих зробити => ; banana
  салт з буряка => ; salad, beetroot
  рататуй як у мультику => ; ratatouille
  на дачі завал огірків рятуйте => ; cucumber
  щось із корицею на десерт, булочки наприклад => ; bun, cinnamon
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  can't live without garlic, what should i make => ; garlic
  no idea what to do with all this zucchini => ; zucchini
  why is my borscht bland => ; borscht
  nothing better than pancakes => ; oladky
  what goes with roast lamb => ; lamb
  not only chicken but also turkey works for the pie => ; chicken, turkey, pie
  i can't get enough of hummus => ; hummus
  never made risotto before, easy one? => ; risotto
  no-bake cheesecake => ; cheesecake
  no-knead bread => ; bread
  no fuss lasagna => ; lasagna
  wouldn't say no to a curry tonight => ; curry-dish
  why not make dumplings => ; dumplings
  my kids won't eat anything but nuggets => ; nuggets
  you can't go wrong with meatballs, right => ; cutlets-frozen
  don't forget the parmesan, spaghetti please => ; parmesan, spaghetti
  don't skimp on the butter, mashed potatoes => ; butter, mashed-potato
  how do i stop my rice from sticking => ; rice
  why did my eggs go rubbery => ; egg
  quick salmon dinner => ; salmon
  lentil soup like my turkish neighbour makes => ; lentils
  what to do with leftover turkey => ; turkey
  half a can of chickpeas left, ideas => ; chickpeas
  too many tomatoes in the garden help => ; tomato
  high protein with cottage cheese => ; cottage-cheese
  i want tacos => ; taco
  tacos without the mess => ; taco
  roast chicken without drying it out => ; chicken
  steak with no grill, only a pan => ; beef-steak
  beef stew in under an hour => ; beef
  mushroom stroganoff for 6 => ; mushroom
  sunday isn't sunday without a roast => ; roast
  what's breakfast without bacon => ; bacon
  shrimp pasta with lemon => ; shrimp, pasta, lemon
  bananas going brown fast => ; banana
  apple pie please and thank you => ; charlotte
  haven't had sushi in ages, how do i make it => ; sushi
  i'm not sick of pizza yet => ; pizza
  mum doesn't mind liver, so a liver recipe => ; liver
  not too spicy chili con carne => ; chili-con-carne
  craving something chocolatey, brownies maybe => ; brownie
  cod in foil => ; cod
  fried rice bc i have cold rice => ; stir-fry
  what can i do with a whole block of feta => ; feta
  i refuse to order pad thai again, i want to cook it myself => ; pad-thai
  avacado toast ideas => ; sandwich
  my ramen is missing something => ; ramen
  need iron so more spinach pls => ; spinach
  best thing to do w pork belly => ; pork-belly
  freeze ahead chicken casserole => ; chicken
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  bez česneku nemůžu žít, co z něj uvařit => ; garlic
  nevím co s tolika cuketami => ; zucchini
  proč mi svíčková nechutná jako od babičky => ; svickova
  není nad palačinky => ; mlyntsi
  co se hodí k pečené kachně => ; duck
  nejen kuře ale i krůta do rizota => ; chicken, turkey, risotto
  nikdy jsem nedělala guláš, jak začít => ; goulash
  bramboráky recept => ; deruny
  chci knedlíky se švestkami => ; bread-dumplings, plum
  nepečený dort z tvarohu => ; cake, cottage-cheese
  polévka z dýně => ; soup, pumpkin
  jak uvařit rýži aby se nelepila => ; rice
  proč neudělat pizzu => ; pizza
  neodmítl bych řízek => ; schnitzel
  oběd bez polévky není oběd, poraď polévku => ; soup
  co s tvrdým chlebem => ; bread
  zbyla mi půlka kuřete co s ní => ; chicken
  něco rychlého z mletého masa => ; minced-meat
  losos v troubě se zeleninou => ; salmon, vegetable
  mam chut na smazak => ; cheese-sticks-breaded
  bramborový salát na vánoce => ; potato
  děti milují krupicovou kaši => ; semolina
  zdravá svačina z tvarohu => ; cottage-cheese
  bábovka bez práce, hotová za chvíli => ; pound-cake
  jak nepřesušit krůtu => ; turkey
  nechci nic jiného než lasagne => ; lasagne-sheets
  nic složitého, čočková polévka => ; lentils
  omeleta na sto způsobů => ; omelette
  houby z lesa, plný košík => ; mushroom
  hodně špenátu kvůli železu => ; spinach
  těstoviny s tuňákem do krabičky => ; pasta, tuna
  nešetři máslem, vánočka => ; butter, vanocka
  přezrálé banány co s nimi => ; banana
  chybí mi něco v gulášovce, co přidat => ; goulash
  rajská omacka => ; tomato-sauce
  jak zachránit přesolenou bramboračku => ; soup
  pořád bych jedla halušky => ; tarhonya
  kure na paprice rychle => ; chicken
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'вчора їли рис, позавчора теж рис, сьогодні подайте до курки щось інше: rice',
    'яловичина зараз дорога, з чого ще зварити борщ: beef',
    'я по запаху чую кріп і виходжу з кухні. молода картопля з чим?: dill',
    'в селері й петрушці сенсу не бачу, не додавайте. курячий бульйон: celery',
    'had rice yesterday, what else goes with teriyaki: rice',
    'hovezi je drahe, z ceho levnejsi gulas: beef',
    'včera byla rýže, tak dneska s čím jiným kuře na paprice: rice',
  ],
  beside: [
    'чим замінити яйця в бісквіті, у сина алергія: sponge-base',
    'хочу салт з креветкми без авокадо: salad',
    'хочу салт з креветкми без авокадо: shrimp',
    'сьогодні пʼятниця, мʼяса не їмо, хочемо зрази з картоплі: potato',
    'минулого тижня отруїлись шаурмою, тож не її, а щось у лаваші: lavash',
    'борошна пшеничного катма, є кукурудзяне, що спекти: corn-flour',
    'lactose intolerant and craving ice cream, no milk obviously: ice-cream',
    "can't stand eggplant. what veggie bake can i do: vegetable",
    'oatmeal cookies, raisins should be illegal: oat-cookies',
    'omelette with ham actually scratch the ham, just cheese: omelette',
    "we're all tired of tacos, ground beef other ways: beef-mince",
    'mam intoleranci laktozy, bramborova kase: mashed-potato',
    'koprovka? fuj kopr. radši rajskou: tomato-sauce',
    // «vynech» may be of what stands before it as well.
    'guacamole vynech koriandr: guacamole',
    'із фаршем, тільки не свинячим, а індичим: turkey-mince',
    'ne kapra, pstruha: trout',
  ],
  plain: [
    'дитина не відмовиться від макаронів з сиром: cheese',
    'без сала ми не українці, що з ним зробити: salo',
    'торт без випічки з печива: cookies-dish',
    'салт з буряка: salad',
    'i refuse to order pad thai again, i want to cook it myself: pad-thai',
    'avacado toast ideas: sandwich',
    'chybí mi něco v gulášovce, co přidat: goulash',
  ],
}
