import { polarityRows } from '../polarity/rows.ts'

// Written by a forty-fifth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  щось швидке на вечерю без м'яса => meat;
  чоловік не їсть риби й грибів, що сьогодні готувати => fish, mushroom;
  дитина відмовляється від капусти, цибулі й кабачків. Чим годувати ввечері? => cabbage, onion, zucchini;
  вечеря без глютену на трьох => gluten;
  яйця закінчились, хліб закінчився, до магазину йти лінь => egg, bread;
  алергія на молоко у молодшого, порадьте вечерю => milk;
  тільки не картоплю, вона вже набридла => potato;
  вечеря без цукру і без борошна => sugar, wheat-flour;
  у мене гастрит, не можна капусту, квасолю і помідори => cabbage, beans, tomato;
  Учора смажили рибу, вся хата пропахла. Сьогодні будь-що але не рибу => fish;
  картоплю, рис, макарони не пропонувати, я на дієті => potato, rice, pasta;
  вечеря для двох, жодного часнику => garlic;
  Моя мала визбирує з тарілки кріп, петрушку, зелену цибулю. Порадьте вечерю без них => dill, parsley, spring-onion;
  батькові мед і білий рис лікар заборонив, чим його годувати ввечері => honey, rice;
  без лактози на вечір будь ласка => dairy;
  олія скінчилась, що тепер можна приготувати => vegetable-oil;
  горіхи, арахіс, кунжут заборонені, у сина алергія => nut, peanut, sesame;
  сусідка зайде ввечері, свинину не їсть, морепродуктів теж => pork, seafood;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  something quick without meat => meat;
  husband eats neither lamb nor tofu, what do i cook tonight => lamb, tofu;
  She is seven and gags on tomatoes and avocado. What can I put on the table tonight without either? => tomato, avocado;
  gluten free dinner for three => gluten;
  Oil's finished, onions are finished, shop is shut. Ideas? => vegetable-oil, onion;
  youngest is allergic to soy and milk, need a dinner => soybean, milk;
  dinner ideas but not chicken again, we are sick of it => chicken;
  low effort dinner no tomatos no peppers => tomato, bell-pepper;
  stomach has been bad all week and the doctor says no beans, no cabbage, what can i eat tonight => beans, cabbage;
  My gran fried mackerel every Friday and the smell still haunts me. Dinner ideas please, just never fish. => fish;
  crisps, sausages, white bread: off the menu from today, ideas for dinner => potato-chips, sausage, white-bread;
  supper for two, absolutely no garlic => garlic;
  nuts, sesame, shellfish all banned, son has allergies => nut, sesame, seafood;
  dairy free weeknight dinner => dairy;
  girl from work is coming over, she won't eat meat, eggs or dairy => meat, egg, dairy;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  něco rychlého bez masa => meat;
  přítel nemá rád kapary a ančovičky co dneska vařit => capers, anchovy;
  Dceři je pět a hrášek, kapustu ani rajčata nepozře. Čím ji mám dneska nakrmit? => green-peas, savoy-cabbage, tomato;
  bezlepkova vecere pro tri => gluten;
  mladší má alergii na sóju a mléko, poraďte večeři => soybean, milk;
  dneska už prosím žádné kuře, máme ho třetí den => chicken;
  večer něco bez pečiva a bez sýra => baked-goods, cheese;
  nesmím luštěniny ani zelí, mám citlivý žaludek => legume, cabbage;
  V práci měli v kantýně segedín a já seděla u salátu. Teď mám hlad, jen ať v tom není knedlík. => bread-dumplings;
  salám, párky, paštika, majonéza, to všechno mám od dneška zakázané, co k večeři => salami, frankfurter, pate, mayonnaise;
  večeře pro dva bez česneku => garlic;
  ořechy, arašídy, sezam zakázané, syn je alergik => nut, peanut, sesame;
  bez laktózy prosím na večer => dairy;
  Olej došel a máslo taky. Co se dá bez nich večer uvařit? => vegetable-oil, butter;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  вечеря без цибулі чоловік її терпіти не може, є фарш і картопля => onion; minced-meat, potato
  молоко, яйця, масло закінчились, лишилось борошно і яблука. що спекти? => milk, egg, butter; wheat-flour, apple
  картопля морква капуста є мяса немає => meat; potato, carrot, cabbage
  донька 4 роки рибу в рот не бере, а треба використати рис і броколі => fish; rice, broccoli
  Чоловік не любить гречку, грибів теж не їсть. Що зробити з курячим філе ввечері після роботи? => buckwheat, mushroom; chicken-fillet
  вчора їли борщ, сьогодні хочу макарони тільки без томатної пасти => tomato-paste; pasta
  оладки без яєць на кефірі => egg; oladky, kefir
  сирники, замість борошна візьму манку => wheat-flour; syrnyky, semolina
  помідори, перець, кабачок, баклажани, все крім баклажанів піде в рагу => eggplant; tomato, bell-pepper, zucchini, stew
  сир, шинка, яйця, гриби. гриби не беремо, зіпсувались. шо на вечерю => mushroom; cheese, ham, egg
  у сина алергія на горіхи та мед а хоче печиво => nut, honey; cookies-dish
  рис, курка, кукурудза, горошок. Горошок не класти, малий його випльовує => green-peas; rice, chicken, corn
  яйця, молоко, борошно є, нема тільки цукру. Як зробити млинці? => sugar; egg, milk, wheat-flour, mlyntsi
  котлети з індички без хліба => bread; cutlets, turkey
  плов з куркою без барбарису => barberry; plov, chicken
  Прийшов о восьмій, голодний як вовк. На полиці банка квасолі, пів цибулини і сосиски, хліба вже нема. Що з цього зробити? => bread; beans, onion, frankfurter
  лікар заборонив мамі цукор і родзинки, вона просить сирну запіканку => sugar, raisin; cottage-cheese-casserole
  тушкована капуста, чоловік не терпить кмин => caraway; cabbage
  гречка з печерицями на вечерю без вершкового масла => butter; buckwheat, champignon
  деруни без яйця й без борошна => egg, wheat-flour; deruny
  підкажіть піцу на сковорідці, дріжджів нема, ковбаса і сир є => yeast; pizza, sausage, cheese
  я вагітна, печінку лікар їсти не велів, хочу щось із яловичиною => liver; beef
  лишився варений рис і пів курки, соєвого соусу немає => soy-sauce; rice, chicken
  чоловік сказав жодних кабачків, а в мене є фарш і помідори => zucchini; minced-meat, tomato
  запіканка з макаронів, малій не можна молочного => dairy; casserole, pasta
  цвітна капуста є сметани нема часнику теж нема => sour-cream, garlic; cauliflower
  сьогодні ввечері тільки я і кіт, хочу омлет, молока вдома нема => milk; omelette
  у холодильнику стоїть тушонка, квашена капуста, буряк; буряк не чіпати, він на завтра => beetroot; stewed-meat, sauerkraut
  хек, картопля, лимон. Майонез не пропонуйте => mayonnaise; hake, potato, lemon
  свекруха прийде на вечерю, часнику й перцю не їсть, хочу запекти качку => garlic, bell-pepper; duck
  Дитині 2 рочки, від яєць висипає. Які млинці їй спекти на вівсянці? => egg; mlyntsi, rolled-oats
  паста з тунцем але без оливок і каперсів => green-olives, capers; pasta, tuna
  гарячі бутерброди на вечір з сиром, молодша ковбасу не їсть => sausage; sandwich, cheese
  картопляне пюре без молока як зробити => milk; mashed-potato
  вареники з вишнею, тісто щоб без яєць => egg; varenyky, cherry
  У чоловіка подагра, бобові й печінка під забороною. Що приготувати з кролика? => legume, liver; rabbit
  фарширований перець, замість рису булгур => rice; stuffed-peppers, bulgur
  морква, гарбуз, пастернак, картопля: пастернак прибрати решту використати => parsnip; carrot, pumpkin, potato
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  just got home starving, got chicken thighs and half a cabbage, no rice left => rice; chicken-thigh, cabbage
  yeast, cocoa, sugar all gone, only oats and pears left, what can i bake => yeast, cocoa, sugar; rolled-oats, pear
  lentils yes, carrots yes, coconut milk no. dinner for four => coconut-milk; lentils, carrot
  tuna pasta without olives => green-olives; tuna, pasta
  My husband hates mushrooms and can't stand blue cheese. What can I do with a pack of pork chops tonight? => mushroom, blue-cheese; pork-chops
  peppers, courgette, tomatoes, aubergine, use everything except the aubergine => eggplant; bell-pepper, zucchini, tomato
  ham, cheese, eggs, spinach. skip the spinach its gone slimy => spinach; ham, cheese, egg
  pancakes for tea, out of eggs => egg; oladky
  mac and cheese for a kid who can't have dairy => dairy; mac-and-cheese
  shepherds pie without peas => green-peas; casserole
  We had chili at my sister's yesterday. Tonight I want fried rice, but we ran out of soy sauce. => soy-sauce; stir-fry
  meatloaf no breadcrumbs in the house => breadcrumbs; meatloaf
  couscous, chorizo, olives, feta minus the olives => green-olives; couscous, chorizo, feta
  cookies for a nut-allergic 6 year old, no peanuts either => nut, peanut; cookies-dish
  doctor told dad to give up salt and bacon, he wants lentil soup => salt, bacon; lentils
  mashed potato without milk => milk; mashed-potato
  hubby won't eat fish, i have kale and some noodles => fish; kale, noodles
  burgers tonight, no buns left => bun; burger
  stir fry with prawns, no ginger please => ginger; stir-fry, shrimp
  turkey mince in the bolognese, not beef => beef; turkey-mince, pasta-dish
  Mother-in-law is coming for dinner and she doesn't eat garlic. I was going to roast a duck. => garlic; duck
  carrots, parsnips, swede, potatoes – swede is out, the rest needs using up => rutabaga; carrot, parsnip, potato
  toddler comes out in a rash from eggs, want something for her with oats and banana => egg; rolled-oats, banana
  omelette, no milk no cheese => milk, cheese; omelette
  can of chickpeas, jar of pesto, half an onion, no bread. what's for dinner => bread; chickpeas, pesto, onion
  pan pizza without yeast, have salami and mozzarella => yeast; pizza, salami, mozzarella
  cod, potatoes, lemon. don't suggest anything with mayo => mayonnaise; cod, potato, lemon
  Kids picked the onions out of everything this week, so no onions. I've got ground beef and a bag of tortillas. => onion; beef-mince, tortilla
  banana bread without sugar => sugar; banana-bread
  swap the cream for yogurt in a chicken korma => cream; yogurt, chicken
  sweet potato and black beans, he refuses coriander => coriander; sweet-potato, black-beans
  Long day. There's a tin of tomatoes and some sausages, the pasta ran out on Tuesday. What do I make? => pasta; tomato, sausage
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  manžel nesnáší koriandr, mám kuřecí stehna a kokosové mléko => coriander; chicken-thigh, coconut-milk
  droždí, mléko, vejce došly, zbývá mouka a tvaroh. co upéct => yeast, milk, egg; wheat-flour, cottage-cheese
  brambory, pórek, slanina mám, smetana chybí => cream; potato, leek, bacon
  těstoviny s lososem bez hub, dcera je vybírá z talíře => mushroom; pasta, salmon
  Přišel jsem z práce hladový jako vlk. V lednici je půlka kuřete a rýže, sójová omáčka došla. => soy-sauce; chicken, rice
  bramborák bez vajec => egg; deruny
  palačinky, ale syn má alergii na mléko => milk; mlyntsi
  koprovka, místo smetany mám jogurt => cream; dill, yogurt
  tofu, pórek, hlíva, celer, ten celer škrtněte, nikdo ho nejí => celeriac; tofu, leek, oyster-mushroom
  šunka, sýr, vejce, žampiony, ty žampiony ne, zkazily se => champignon; ham, cheese, egg
  kuskus, chorizo, ředkvičky, fazolky, jenom ředkvičky nepoužívat => radish; couscous, chorizo, green-beans
  Manžel nejí ryby ani olivy. Mám krůtí prsa a brokolici, co z toho večer udělat? => fish, green-olives; turkey-fillet, broccoli
  Včera byla u mámy svíčková. Dneska chci něco z čočky, ale bez octa. => vinegar; lentils
  sekaná bez housky => kaiser-roll; meatloaf
  lečo s vejcem, klobásu nedávat => sausage; lecho, egg
  děti nechtějí špenát, zbyly mi vařené brambory a uzené => spinach; potato, smoked-meat
  mám žlučník, doktor zakázal smetanu a vepřové, co s králíkem => cream, pork; rabbit
  jsem těhotná, játra nesmím, chtěla bych večer hovězí => liver; beef
  rychla pizza na panvi bez drozdi => yeast; pizza
  zapečené těstoviny bez mléčných výrobků, mám mleté maso => dairy; pasta, minced-meat
  muž říkal hlavně žádný kmín, mám zelí a klobásu => caraway; cabbage, sausage
  mrkev, petržel, kedlubna, brambory: kedlubna pryč, ostatní spotřebovat => kohlrabi; carrot, parsley, potato
  karbanátky z pohanky, strouhanka není => breadcrumbs; cutlets-frozen, buckwheat
  Malá má rok a půl a po vejcích se osype. Co jí udělat k večeři z ovesných vloček a banánu? => egg; rolled-oats, banana
  kuskus s cizrnou bez rajčat => tomato; couscous, chickpeas
  tchyně přijde na večeři, česnek nejí, budu péct kachnu => garlic; duck
  bramborová kaše bez másla jak na to => butter; mashed-potato
  plněné papriky, bulgur místo rýže => rice; stuffed-peppers, bulgur
  fazole v konzervě, párky, půlka cibule, chleba nemám. co z toho => bread; beans, frankfurter, onion
  muffiny bez cukru pro dceru, mám zralé banány => sugar; muffins, banana
  tousty na večer se sýrem, mladší nejí šunku => ham; toast-bread, cheese
  treska, brambory, citron. Tatarku nechci => tartar-sauce; cod, potato, lemon
  Ahoj, mám celiakii, lepek nesmím, a večer bych si dala lívance z jáhel. => gluten; oladky, millet
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Прийшла з роботи голодна, в холодильнику курка, сметана і гриби => ; chicken, sour-cream, mushroom
  що приготувати з капусти й ковбаси => ; cabbage, sausage
  швидка вечеря з яєць і помідорів => ; egg, tomato
  залишились сосиски і варена картопля шо зробити => ; frankfurter, potato
  дитина просить нагетси, є куряче філе => ; nuggets, chicken-fillet
  Чоловік обожнює печінку, приготую йому сьогодні з яблуками => ; liver, apple
  пів кочана капусти, дві морквини, банка тунця. щось вийде? => ; cabbage, carrot, tuna
  хочу сьогодні деруни зі сметаною => ; deruny, sour-cream
  тушкована картопля з реберцями на вечір => ; potato, pork-ribs
  у холодильнику тільки яйця та твердий сир => ; egg, hard-cheese
  Учора варили холодець, а сьогодні треба щось легке з кабачка => ; zucchini
  малий готовий їсти лише макарони і сир, придумайте щось нове з них => ; pasta, cheese
  гречка лишилась з обіду куди її подіти => ; buckwheat
  бабуся дала відро яблук, спечу шарлотку => ; apple, charlotte
  запечена скумбрія з лимоном => ; mackerel, lemon
  треба використати кефір бо завтра пропаде => ; kefir
  фарш розморозився, є ще рис, зробимо тефтелі => ; minced-meat, rice, cutlets-frozen
  борщ на вечір скоренько, буряк уже варений => ; borscht, beetroot
  лаваш, копчена курка, помідор, сир => ; lavash, smoked-chicken, tomato, cheese
  діти хочуть млинці після тренування => ; mlyntsi
  стоїть банка горошку й банка кукурудзи, треба їх кудись використати => ; green-peas, corn
  пиріг з маком до вечірнього серіалу => ; pie, poppy-seed
  Повернулися з дачі пізно, є молода картопля, кріп і огірки => ; potato, dill, cucumber
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  chicken mushrooms cream what can i cook => ; chicken, mushroom, cream
  leftover roast potatoes and sausages => ; potato, sausage
  quick supper from eggs and tomatoes => ; egg, tomato
  noodle soup in 20 minutes => ; noodles
  my boy is begging for chicken nuggets => ; nuggets
  only eggs and cheddar in the fridge => ; egg, cheddar
  My husband loves liver so I'm doing it with onions tonight => ; liver, onion
  easy cottage pie => ; casserole
  need to use up ricotta before it goes off tomorrow => ; ricotta
  neighbor left us a bag of rhubarb, making crumble => ; rhubarb, crumble
  she only eats plain pasta and cheese, something new with those two => ; pasta, cheese
  wraps, halloumi, cucumber, hummus => ; tortilla, halloumi, cucumber, hummus
  waht to do with a whole brocoli => ; broccoli
  Back late from football, kids want pancakes with blueberries => ; oladky, blueberry
  baked salmon and asparagus => ; salmon, asparagus
  tin of tuna and spaghetti is all i have => ; tuna, spaghetti
  half a cabbage and a smoked sausage => ; cabbage, smoked-sausage
  friends popping round at eight, thinking nachos with guacamole => ; corn-chips, guacamole
  the mince has thawed so meatballs it is => ; minced-meat, cutlets-frozen
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  kure smetana zampiony co s tim => ; chicken, cream, champignon
  zbyly párky a vařené brambory => ; frankfurter, potato
  rychlá večeře z vajec a špenátu => ; egg, spinach
  nudlová polévka za 20 minut => ; soup-noodles
  syn si vymyslel řízky, mám kuřecí prsa => ; schnitzel, chicken-fillet
  v lednici jen vejce a eidam => ; egg, edam
  Manžel miluje játra, dneska mu je udělám na cibulce => ; liver, onion
  francouzské brambory => ; potato
  potřebuju spotřebovat tvaroh, zítra mu končí datum => ; cottage-cheese
  děda přivezl bednu švestek, upeču koláč => ; plum, pie
  malý jí jenom těstoviny a kečup, vymyslete něco z těch dvou => ; pasta, ketchup
  tortilla, krevety, avokádo, limetka => ; tortilla, shrimp, avocado, lime
  bábovka na večer k televizi => ; pound-cake
  co s květákem => ; cauliflower
  Vrátili jsme se z chaty pozdě, máme nové brambory, kopr a okurku. => ; potato, dill, cucumber
  děti po tréninku chtějí lívance s borůvkami => ; oladky, blueberry
  pečený pstruh s bramborem => ; trout, potato
  zbytek rýže od oběda kam s ní => ; rice
  krabička sardinek a špagety, nic víc doma není => ; sardine, spaghetti
  gulášovka z hovězího do hodiny => ; goulash-soup, beef
`)
