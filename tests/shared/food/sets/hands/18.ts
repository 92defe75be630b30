import { polarityRows } from '../polarity/rows.ts'

// Written by an eighteenth hand in plain everyday words, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  щось тільки без печериць => champignon;
  у сина алергія на арахіс, що спекти до чаю => peanut; baking
  терпіти не можу кінзу => cilantro;
  борщ без квасолі => beans; borscht
  чоловік цибулю взагалі не їсть, що готувати => onion;
  суп з сочевиці без картоплі => potato; lentils
  мені не можна глютен, хочу млинці => gluten; mlyntsi
  баклажани не люблю, дайте шось інше => eggplant;
  хочу приготувати шось без майонезу => mayonnaise;
  десерт без яєць і без желатину => egg, gelatin; dessert
  дитина не переносить лактозу, що можна => dairy;
  паста з креветками без вершків => cream; pasta, shrimp
  від болгарського перцю в мене печія => bell-pepper;
  салат з тунцем, кукурудзу не класти => corn; tuna
  тільки не рибу, набридла вже => fish;
  гості не їдять свинину, що робити => pork;
  олів'є без ковбаси => sausage, cured-meat; olivier
  пиріг з яблуками але щоб без кориці => cinnamon; apple, pie
  в мене алергія на мед => honey;
  сирники без манки => semolina; syrnyky
  голубці, тільки рису не треба => rice; holubtsi
  шось з гарбуза, не солодке і без імбиру => sweet, ginger; pumpkin
  мама не їсть часник, а вона завтра в гості => garlic;
  не хочу гречку, що ще на гарнір до котлет => buckwheat;
  вегетаріанський плов без моркви можна? => carrot; plov
  донька не терпить броколі, чим її годувати => broccoli;
  нічого з твердим сиром, лікар заборонив => hard-cheese;
  маю нут і шпинат, але кмину не люблю => caraway; chickpeas, spinach
  приберіть усе з оселедцем, будь ласка => herring;
  без буряка, мене від нього верне => beetroot;
  чим нагодувати свекруху, вона не їсть м'яса => meat;
  яловичину не їмо, а індичку можна => beef; turkey
  потрібен торт без маргарину і без згущенки => margarine, condensed-milk; cake
  у мене непереносимість сої => soybean;
  вівсянка на сніданок, родзинки не додавати => raisin; rolled-oats
  оливки терпіти не можу => green-olives;
  шось без кропу => dill;
  рагу з кролика, тільки без вина => wine; rabbit, stew
  не їм баранину, що порадите => lamb;
  ми не вживаємо алкоголь, потрібен тірамісу без коньяку => alcohol, cognac; tiramisu
  суші без лосося => salmon; sushi
  у тата подагра, щавель йому не можна => sorrel;
  соус до вареників без сметани => sour-cream; sauce
  мідії та кальмари не пропонуйте => mussels, squid;
  рецепти без пальмової олії => palm-oil;
  дітям не можна полуницю, обсипає => strawberry;
  без помідорів і огірків будь ласка => tomato, cucumber;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  no aubergine please => eggplant;
  my daughter is allergic to cashews => cashew;
  I hate blue cheese, what can you suggest => blue-cheese;
  chili without kidney beans => red-beans; chili-con-carne
  dairy free lasagne => dairy; lasagna
  birthday cake with no eggs => egg; cake
  can't stand fennel => fennel-bulb;
  husband won't eat brussels sprouts, need a side for roast duck => brussels-sprouts; side-dish
  stir fry with tofu but hold the peanuts => peanut; tofu, stir-fry
  nothing with celery, i'm allergic => celery, celeriac;
  i don't eat pork or bacon, any ideas => pork, bacon;
  brownies minus the walnuts => walnut; brownie
  got leftover turkey, don't like cranberry with it => cranberry; turkey
  gluten free banana bread => gluten; banana-bread
  no shellfish, mum swells up => seafood;
  kids refuse to eat peas => green-peas;
  vegan dinner party starter, no coconut => coconut; snack
  hummus without tahini => tahini; hummus
  anything but chicken, we've had it all week => chicken;
  I'm off sugar this month => sugar;
  guacamole without cilantro => cilantro; guacamole
  can you leave out anchovies, i want a caesar salad => anchovy; caesar-salad
  low carb lunch, no tuna => tuna; main
  pad thai without fish sauce => fish-sauce; pad-thai
  dont like capers or olives => capers, green-olives;
  nut free cookies for school => nut; cookies-dish
  trying to avoid red meat what shall i cook => red-meat;
  sister is lactose intolerant, want mac and cheese she can eat => dairy; mac-and-cheese
  trifle without custard => custard;
  pregnant so no raw egg => egg;
  parsnips make me gag => parsnip;
  mexican food without jalapenos => jalapeno;
  we don't do beetroot in this house => beetroot;
  no yoghurt no banana thx => yogurt, banana;
  never cooking lamb again, show me something else => lamb;
  scones without sultanas => golden-raisins; scones
  i've gone off quinoa => quinoa;
  turmeric stains everything, skip it => turmeric;
  not cod again => cod;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  něco bez žampionů prosím => champignon;
  nesnáším koprovku, jakou jinou omáčku k hovězímu => dill; sauce
  syn má alergii na lískové oříšky => hazelnut;
  guláš bez cibule => onion; goulash
  nejím vepřové, co poradíte => pork;
  polévka z dýně bez smetany => cream, sour-cream; pumpkin
  bezlepkové knedlíky => gluten; bread-dumplings
  bramborový salát bez majonézy => mayonnaise; potato
  manžel nemá rád špenát => spinach;
  bábovka bez rozinek => raisin; pound-cake
  nechci čočku, je z ní nadýmání => lentils;
  dcera nesmí mléko, chce palačinky => milk; mlyntsi
  svíčková ale bez brusinek => lingonberry; svickova
  rizoto s hráškem, parmazán tam nedávejte => parmesan; green-peas, risotto
  nejíme maso => meat;
  jen ne kapra prosím => carp;
  alergie na sezam, chci něco arabského => sesame;
  buchty, jenom ne s mákem => poppy-seed;
  kuřecí játra nemusím => chicken-liver;
  mám doma pórek a brambory, slaninu nejím => bacon; leek, potato
  koláč bez kvasnic => yeast; pie
  babička nesmí sůl, co jí uvařit => salt;
  zeleninová pomazánka bez česneku => garlic; vegetable-caviar
  kmín nesnesu => caraway;
  hosté nejedí mořské plody => seafood;
  pizza bez šunky => ham; pizza
  nemám ráda květák a kapustu => cauliflower, savoy-cabbage;
  dort bez másla na narozeniny => butter; cake
  vynechte prosím ředkvičky, chci jarní salát => radish; salad
  bez pečiva a bez vajec => baked-goods, egg;
`)

/** Refusals in Ukrainian whose wording is close to a wish. */
export const bothUk = polarityRows(`
  хочу салат, де нема крабових паличок => crab-sticks; salad
  рис, овочі, курка, а от ананас зайвий => pineapple; rice, vegetable, chicken
  качка з яблуками смачно, але чорнослив туди не треба => prune; duck, apple
  з рибою щось, хек не беріть, він сухий => hake; fish
  дуже хочеться супу, тільки горохового вже не можу => peas-dried; soup
  печиво з вівсянки, шоколад прибрати => chocolate; rolled-oats, cookies-dish
  перець фарширований, рис всередині не люблю => rice; stuffed-peppers
  форель є, лимон до неї не хочу => lemon; trout
  дайте рецепт пирога, вишні тільки не пропонуйте, від них висипка => cherry; pie
  замість перловки щось інше до грибів => pearl-barley;
  хочу омлет, з ковбасою не хочу => sausage, cured-meat; omelette
  солянка, але каперси мені туди не кладіть, кислі => capers; solyanka
  фініки, курага, горіхи ок, кокос мимо => coconut; date, dried-apricot, nut
  щось з квасолею, а не з нутом => chickpeas; beans
  кролик у сметані, гірчицю пропустити, діти не їдять => mustard; rabbit, sour-cream
  млинці з м'ясом будуть, з ікрою не треба, дорого => caviar, vegetable-caviar; meat, mlyntsi
`)

/** Refusals in English whose wording is close to a wish. */
export const bothEn = polarityRows(`
  a salad with feta yes, with rocket no => arugula; feta
  i'd like noodles, prawns are off the table, my wife is allergic => shrimp; noodles
  spinach fine, peppers fine, okra not fine => okra; spinach, bell-pepper
  want a crumble, rhubarb is the one thing i won't have => rhubarb; crumble
  potatoes instead of rice with salmon => rice; potato, salmon
  everything on a burger except gherkins => pickled-cucumber; burger
  a cheesecake would be lovely, lime in it wouldn't => lime; cheesecake
  risotto, and asparagus? no thanks => asparagus; risotto
  something with beef rather than venison => venison; beef
  love pumpkin, hate nutmeg, what can i bake => nutmeg; pumpkin
  tacos with whatever you like apart from sweetcorn => corn; taco
  mackerel gives me a headache, sardines are ok => mackerel; sardine
  need a soup, barley in it upsets my stomach => barley; soup
  couscous salad and don't you dare put mint in => mint; couscous
  crepes with jam, nutella we've had enough of => chocolate-spread; jam, mlyntsi
  ice cream, any flavour, pistachio excluded => pistachio; ice-cream
`)

/** Refusals in Czech whose wording is close to a wish. */
export const bothCs = polarityRows(`
  řízek ano, bramborovou kaši ne => mashed-potato; schnitzel
  chci těstoviny, tuňáka v nich ale ne => tuna; pasta
  losos může být, treska ne, tu nikdo nejí => cod; salmon
  něco s tvarohem, meruňky radši vynechat => apricot; cottage-cheese
  kuře s paprikou, feferonky bych nedával, děti to nesnědí => chili; chicken, bell-pepper
  všechno sladké kromě marcipánu => marzipan; sweet
  mám chuť na polévku, dršťková to být nemusí, tu nejím => tripe; soup
  raději krůtu než kachnu => duck; turkey
  perník upéct chci, hřebíček do něj nechci => clove; gingerbread
  lečo s vejcem jo, s klobásou už ne => sausage; lecho, egg
`)

/** Wishes in Ukrainian, many with words that often refuse. */
export const wishedUk = polarityRows(`
  не маю часу, хочу яєчню з помідорами => ; tomato, fried-eggs
  щось не важке з індичкою => ; turkey
  немає духовки, а хочеться шарлотки => ; charlotte
  без зайвих клопотів суп з фрикадельками => ; meatball-soup
  грошей нема до зарплати, що з макаронів зробити => ; pasta
  не знаю що робити з кабачками, назбиралось повно => ; zucchini
  ніколи не готувала судака, з чого почати => ; zander
  без вихідних працюю, треба обід на кілька днів => ; main
  не можу жити без сала, порадьте закуску => ; salo
  не вмію пекти, але хочу медівник => ; honey-cake
  деруни щоб не розвалювались => ; deruny
  чому б не зробити хачапурі => ; khachapuri
  ні дня без кави, десерт з кавою будь ласка => ; coffee
  немає міксера, як зробити безе => ; meringue
  шукаю рецепт бануша => ; banush
  хочу веганську вечерю на двох => ; main
  щось грузинське для гостей => ;
  що приготувати з квашеної капусти => ; sauerkraut
  за 15 хвилин сніданок з сиром => ; cheese
  не проти б з'їсти щось з квасолею => ; beans
  лінуюсь стояти біля плити, хочу салат з крабом => ; crab
  риба, яка не пересохне в духовці => ; fish
  не дорого і ситно, з гречкою => ; buckwheat
  дитина не спить, треба за 10 хв кашу пшоняну => ; millet, porridge
  сто років не їла узвару, як варити => ; kompot
  маю пів банки горошку і варену моркву => ; canned-peas, carrot
  холодильник порожній, є тільки рис і яйця => ; rice, egg
  без мангалу можна шашлик з курки? => ; chicken, shashlik
  не дуже солодкий пиріг з ревенем => ; rhubarb, pie
  на роботі нема мікрохвильовки, що взяти на обід з тунцем => ; tuna
  обожнюю часник, побільше його в підливу до м'яса => ; garlic
  не соромно подати гостям і щоб з лососем => ; salmon
  чоловік без борщу не сяде за стіл => ; borscht
  ще не пробували кускус, з чим він смачний => ; couscous
`)

/** Wishes in English, many with words that often refuse. */
export const wishedEn = polarityRows(`
  no time tonight, want an omelette => ; omelette
  no oven here, can i make a cheesecake => ; cheesecake
  not too hard, beef stew => ; beef, stew
  i can't get enough of halloumi => ; halloumi
  don't have much money, something with lentils => ; lentils
  no idea what to do with a whole cauliflower => ; cauliflower
  never made gnocchi before, easy recipe? => ; gnocchi
  can't be bothered to knead, want focaccia => ; homemade-bread
  sunday isn't sunday without roast potatoes => ; baked-potato
  why not a moussaka for saturday => ; moussaka
  one pot chicken and rice without much washing up => ; chicken, rice
  indian food for six people => ;
  leftover mashed potato and ham => ; ham, mashed-potato
  i wouldn't say no to a crab linguine => ; crab, linguine
  no fuss tomato soup => ; tomato
  don't forget the gravy, i want sausages and mash => ; sausage, gravy, mashed-potato
  30 minute dinner with prawns => ; shrimp
  how do i poach eggs without them falling apart => ; egg
  vegetarian chilli for the freezer => ; chili
  no blender, can i still make pesto => ; pesto
  something with figs for dessert => ; fig
  keto breakfast with avocado => ; avocado
`)

/** Wishes in Czech, many with words that often refuse. */
export const wishedCs = polarityRows(`
  nemám čas, rychlé těstoviny s pestem => ; pasta, pesto
  bez trouby, ale chci zapečené brambory => ; potato
  není to drahé? něco z mletého masa => ; minced-meat
  nevím co s kedlubnou => ; kohlrabi
  nikdy jsem nedělala kachnu, poradíte => ; duck
  bez knedlíků to není oběd => ; bread-dumplings
  bez práce a rychle, bramboračka => ; potato
  nemůžu se dočkat švestkových knedlíků => ; plum, bread-dumplings
  chtěl bych něco italského s lilkem => ; eggplant
  proč ne třeba falafel => ; falafel
  nemám váhu, jednoduchá bublanina s třešněmi => ; sweet-cherry
  polévka na nachlazení se zázvorem => ; ginger
  něco ne moc těžkého k večeři z ryby => ; fish
  co uvařit z hlívy ústřičné => ; oyster-mushroom
  zbyla mi šunka a tvrdý rohlíky => ; ham, rohlik
  vegetariánský oběd do krabičky => ; main
  bez peněz ale s chutí, rýžový nákyp => ; rice, casserole
  do 20 minut krevety na másle => ; shrimp, butter
  miluju kopr, dejte mi kulajdu => ; dill
`)
