import { polarityRows } from '../polarity/rows.ts'

// Written by a fiftieth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  вагітна, печінку й тунця лікарка їсти не дозволяє, що готувати собі щодня => liver, tuna;
  сніданок дитині в школу без глютену => gluten;
  в синовому класі заборонили арахіс, що давати на перекус => peanut;
  внучка не їсть моркви й вареної цибулі, що їй зварити на обід => carrot, onion;
  мамі прописали їсти без солі що їй приготувати => salt;
  Зять не їсть рибу, теща не їсть мʼясо, а готую на всіх я одна. Що подати? => fish, meat;
  дитині рік і два місяці, коров'ячого молока і меду ще не даємо. ідеї на полуденок => milk, honey;
  свекруха сидить на дієті, цукру і борошна не їсть. що їй подати => sugar, wheat-flour;
  У батька подагра, квасолю і печінку заборонили. Що йому тепер варити? => beans, liver;
  ніякої манки! придумайте сніданок для першокласниці => semolina;
  щось швидке без майонезу => mayonnaise;
  донька сказала що мʼяса більше не їстиме. чим її годувати після школи => meat;
  у садку карантин, сидимо вдома, малий не їсть ні риби ні сиру. придумайте меню => fish, cheese;
  обід для діда, нічого з цибулею => onion;
  Хочу на 8 березня сам нагодувати дружину. Креветок їй не можна, минулого разу набряк був => shrimp;
  дитячий день народження, у двох гостей алергія на арахіс, у третього на ківі => peanut, kiwi;
  що спекти до свята без дріжджів => yeast;
  Годую грудьми, у малюка висипка від коровʼячого молока й цитрусових. Що мені їсти на сніданок? => milk, citrus;
  Тітка з Канади не їсть гречки, каже гірка. Чим нагодувати її з дороги? => buckwheat;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  packed lunch ideas no bread => bread;
  Dad's kidneys aren't great so no bananas or tomatoes any more. What can he have for lunch? => banana, tomato;
  I'm 20 weeks pregnant and have been told to skip liver and soft cheese. What's a good quick lunch? => liver, cream-cheese;
  Grandad is off salt, doctor's orders. What can I cook him? => salt;
  the little one won't touch peas or carrots, what will she eat => green-peas, carrot;
  Niece is coming for the weekend and has given up meat, dairy and eggs. What on earth do I feed her? => meat, dairy, egg;
  One guest hates lamb, the other can't have garlic. What do I cook? => lamb, garlic;
  Strawberries and peaches bring her out in a rash, what can I serve at her summer party? => strawberry, peach;
  my gout is back, no anchovies no liver. what can i have for dinner => anchovy, liver;
  mum's not allowed seeds or nuts after her hospital stay, what can i take round => seed, nut;
  my reflux is terrible, no tomatoes no chocolate, dinner ideas => tomato, chocolate;
  buffet for the neighbours no pork or beef => pork, beef;
  school has banned peanuts and sesame, snack box ideas => peanut, sesame;
  weekly plan for two, no mushrooms => mushroom;
  my in-laws dont eat meat or eggs, sunday lunch? => meat, egg;
  picky 4 yr old hates anything with onion in, tea time ideas => onion;
  something for the bbq without soy sauce => soy-sauce;
  cant eat wheat anymore, whats for breakfast => wheat;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Jsem těhotná, plísňový sýr a játra nesmím. Co si dát k večeři? => blue-cheese, liver;
  v pátek nejíme maso co uvařit => meat;
  tchán má vysoký tlak a nesmí sůl, co mu uvařit k obědu => salt;
  svačina do školy bez arašídů, třídní je zakázala => peanut;
  dcera nesní hrášek ani fazolky, co jí uvařit => green-peas, green-beans;
  oběd bez celeru, švagr je na něj alergický => celeriac;
  vnuk je alergický na mléko a vejce, co mu dát ke svačině => milk, egg;
  co upéct bez medu => honey;
  na silvestra pohoštění bez ryb, manžel má alergii => fish;
  Vnoučata přijedou na prázdniny, jedno nejí rajčata, druhé sýr. Co na oběd? => tomato, cheese;
  Snacha kojí a malému vadí kapusta a luštěniny. Čím ji nakrmit? => savoy-cabbage, legume;
  Otec má dnu, luštěniny a vnitřnosti mu doktor zakázal. Co mu mám vařit? => legume, offal;
  zeť nejí chleba ani brambory, čím ho pohostit => bread, potato;
  dcera je od září vegetariánka takže bez masa, co jí dát na oběd do školy => meat;
  pálí mě žáha, rajčata a ocet nesmím, poraďte lehkou večeři => tomato, vinegar;
  na výročí chci ženě uvařit něco slavnostního, krevety ne, otéká po nich => shrimp;
  přijede teta a nejí česnek ani houby co navařit => garlic, mushroom;
  dětská oslava alergie na kiwi a lískové ořechy => kiwi, hazelnut;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  торт на день народження сина без горіхів і меду => nut, honey; cake
  Свекруха приїде в неділю, грибів не їсть зовсім. Хочу запекти качку з яблуками => mushroom; duck, apple
  вареники з картоплею на кефірі бо сметани нема => sour-cream; varenyky, potato, kefir
  У доньки алергія на яйця, але вона хоче млинців з бананом => egg; mlyntsi, banana
  олівʼє з куркою замість ковбаси => sausage; olivier, chicken
  паска без родзинок => raisin; paska
  борщ на святвечір з квасолею без мʼяса => meat; borscht, beans
  тесть не переносить часнику і гострого перцю, а на шашлик чекає з травня => garlic, chili; shashlik
  закінчилось молоко, зварю вівсяну кашу на воді з яблуком як краще => milk; groats, apple
  голубці з пшоном замість рису => rice; holubtsi, millet
  Купила на ринку два кілограми слив, мʼякі вже. Хочу пиріг, але цукру чоловікові не можна, діабет => sugar; plum, pie
  йогурт зіпсувався викинула, на чому замісити оладки без нього => yogurt; oladky
  На Різдво буде кума, вона мʼяса й риби не їсть, зате гриби обожнює. Порадьте рецепт юшки з ними => meat, fish; ukha, mushroom
  ювілей бабусі 80 років, зуби слабкі. треба ніжна телятина, тільки без перцю бо в неї печія => bell-pepper; veal
  чим замінити вершки в пасті є плавлений сирок => cream; pasta, processed-cheese
  пряники до Миколая, у чоловіка алергія на мед => honey; gingerbread
  сирники на манці без борошна => wheat-flour; syrnyky, semolina
  печиво сусідці без глютену в мене є рисове борошно => gluten; cookies-dish, rice-flour
  майонез закінчився, чим заправити крабовий салат => mayonnaise; crab-sticks
  Лактози не перетравлюю, обіди на роботу ношу з дому. Підкажіть запіканку з цвітної капусти без молочного => dairy; casserole, cauliflower
  торт з карамеллю замість шоколаду, бо в іменинниці від шоколаду мігрень => chocolate; cake, caramel
  бутерброди на роботу без ковбаси бо вже не лізе => sausage; sandwich
  маргарин замість масла для пісочного печива => butter; margarine, cookies
  в чоловіка алергія на сою а я купила курячі стегенця і хочу щось китайське => soybean; chicken-thigh
  є: буряк, квасоля, солоні огірки. немає: картоплі. хочу вінегрет => potato; beetroot, beans, pickled-cucumber, vinegret
  Дідові після інсульту важко ковтати, усе перетираю. Порадьте крем-суп, але без гороху, від нього дуже пучить => peas-dried; cream-soup
  плов зі свининою замість баранини => lamb; plov, pork
  в рагу замість картоплі кладу батат підкажіть рецепт => potato; stew, sweet-potato
  чорниця з морозилки, желе на агарі а не на желатині => gelatin; blueberry, jelly-powder, agar
  болгарський перець фарширований рисом та грибами, мʼяса до получки нема => meat; bell-pepper, rice, mushroom
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  nut free birthday cake for a class of 25 => nut; cake
  My mother-in-law can't stand coriander. What curry can I make her with the prawns I bought? => coriander; curry-dish, shrimp
  no buttermilk have yoghurt, scones => buttermilk; scones, yogurt
  my son is allergic to egg and wants pancakes with blueberries => egg; oladky, blueberry
  leftover turkey pie for boxing day, nobody wants sprouts in it => brussels-sprouts; turkey, pie
  chilli with beans instead of mince => minced-meat; chili, beans
  gluten free biscuits for my sister in law, I've got almond flour => gluten; cookies-dish, almond-flour
  the cream had gone off so mushroom soup without it please => cream; mushroom
  paella, husband swells up with shellfish => seafood; paella
  green tomato relish without onions => onion; green-tomato, relish
  rice pudding with coconut milk i am lactose intolerant => dairy; rice, coconut-milk
  blackberry and apple crumble with no oats in the topping => rolled-oats; blackberry, apple, crumble
  ham instead of bacon in a quiche => bacon; ham, pie
  ran out of rice, got bulgur, making stuffed peppers => rice; bulgur, stuffed-peppers
  stir fry with tofu instead of chicken => chicken; stir-fry, tofu
  had a wisdom tooth out this morning and want soft polenta, nothing with chilli => chili; polenta
  easter lamb shoulder no rosemary, we hate it => rosemary; lamb-shoulder
  burger buns but theres no yeast in the house => yeast; hamburger-bun
  got a box of pears from the tree, chutney or cake, either is fine, just no ginger => ginger; pear, chutney, cake
  honey instead of sugar in granola => sugar; honey, granola
  frozen spinach thawed on the counter, lasagne? kids dont eat ricotta => ricotta; spinach, lasagna
  We're out of breadcrumbs but there are crackers in the cupboard. Fishcakes? => breadcrumbs; crackers, fish-cakes
  have: potatoes, eggs, chorizo. dont have: cheese => cheese; potato, egg, chorizo
  is there a cheesecake i can make for a friend allergic to gelatine => gelatin; cheesecake
  pancake day!! no lemons, got oranges => lemon; oladky, orange
  diabetic grandma, sugar free rhubarb crumble => sugar; rhubarb, crumble
  Husband's cholesterol is up so butter is off the menu. Mashed potato with olive oil? => butter; mashed-potato, olive-oil
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  dort k pátým narozeninám bez ořechů a čokolády => nut, chocolate; cake
  vánoční cukroví bez lepku s kokosem => gluten; cookies-dish, coconut
  linecké se sádlem místo másla => butter; cookies-dish, lard
  rozmrazilo se mi kilo mletýho masa co s tim, děti nejedí cibuli => onion; minced-meat
  syn má alergii na mléko ale chce palačinky s jahodama => milk; mlyntsi, strawberry
  cukety ze zahrady naložit do sklenic bez cukru => sugar; zucchini
  Manžel je po operaci žlučníku, nesmí vejce ani smetanu. Co mu uvařit z brambor a mrkve? => egg, cream; potato, carrot
  došla mouka, mám ovesné vločky, chci lívance => wheat-flour; oladky, rolled-oats
  kapra doma nikdo nejí, na Štědrý večer budou kuřecí řízky. recept prosím => carp; chicken-fillet
  mazanec bez rozinek => raisin; vanocka
  houbová omáčka bez smetany protože mi zkysla a vyhodila jsem ji => cream; mushroom-sauce
  Na Nový rok přijede kamarádka, nejí maso, vejce ani mléčné výrobky. Doma mám čočku a sušená rajčata. => meat, egg, dairy; lentils, sundried-tomato
  čím nahradit tvaroh v buchtách, mám mák => cottage-cheese; buchty, poppy-seed
  sušenky z pohankové mouky, lepek nesmím => gluten; cookies, buckwheat-flour
  ročnímu miminku cuketa a krůta, bez soli => salt; zucchini, turkey
  do guláše vepřové místo hovězího => beef; goulash, pork
  babička špatně kouše, potřebuju měkkého králíka na smetaně, jen bez hořčice => mustard; rabbit, cream
  halušky s uzeným místo brynzy => brynza; tarhonya, smoked-meat
  dort s mascarpone místo šlehačky => cream; cake, mascarpone
  Celá rodina má rýmu. Vývar ze slepice, prosím bez nudlí. => noodles; meat-broth, stewing-hen
  chlebíčky bez šunky na promoci => ham; sandwich
  kulajda, kopr mám, vejce taky, smetana došla => cream; kulajda, dill, egg
  jídelníček na týden pro mamku s cukrovkou: ryby, zelenina, bez cukru => sugar; fish, vegetable
  mám: brambory, pórek, slaninu. nemám: sýr. co zapéct => cheese; potato, leek, bacon
  děda po mrtvici špatně polyká, krémová polévka z květáku, česnek mu nedávám => garlic; cream, cauliflower
  jsem po očkování bez chuti, nechci nic s kořením, snad jen bramborovou kaši => spice; mashed-potato
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  до зарплати три дні в холодильнику тільки капуста дві морквини і пачка макаронів що зварити => ; cabbage, carrot, pasta
  кутя з пшениці на святвечір => ; kutia, wheat
  обід на роботу в судочку з гречкою і куркою => ; buckwheat, chicken
  Учора сусідка пригощала борщем, а в мене сьогодні тільки картопля і шматок сала. Що придумати? => ; potato, salo
  огірки перезріли жовті вже, що з них закатати => ; cucumber
  морозиво розтануло, що з нього спекти => ; ice-cream
  шарлотка шоб пишна була => ; charlotte
  у холодильнику тільки яйця і пів цибулини => ; egg, onion
  помідори треба сьогодні переробити, хочу аджику => ; tomato, adjika
  як засолити кавуни => ; watermelon
  лишилось картопляне пюре зі вчора, що з нього посмажити => ; mashed-potato
  грибів назбирали три кошики, як їх замаринувати => ; mushroom
  узвар із сушених груш => ; kompot, dried-pear
  тунець у банці, рис, кукурудза. гості через годину => ; tuna, rice, corn
  Вимкнули світло, морозилка потекла: курячі крильця, горошок і листкове тісто. Що з цього спекти або стушкувати? => ; chicken-wings, green-peas, puff-pastry
  пляцок з яблуками на храмове свято => ; cake, apple
  бабуся просить куліш, пшоно і сало є => ; kulish, millet, salo
  піца, діти хочуть багато сиру й кукурудзи => ; pizza, cheese, corn
  Кума привезла гарбуз на 12 кіло. Сусідам роздала половину, а з решти хочу спекти кекси => ; pumpkin, muffins
  печінковий торт як у бабусі => ; cake
  взяла на базарі скумбрію як засолити вдома => ; mackerel
  деруни з грибами для кума, він любить товсті => ; deruny, mushroom
  лечо з перцю і моркви на зиму => ; lecho, bell-pepper, carrot
  меню на тиждень сину спортсмену: курка, яйця, рис => ; chicken, egg, rice
  як приготувати коропа щоб не пахнув болотом => ; carp
  різдвяні вареники з капустою => ; varenyky, cabbage
  лишилась запечена індичка після свята, що зробити з неї на обід у школу => ; turkey
  скисло молоко цілий літр, не хочу виливати, що з нього спекти => ; soured-milk
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  payday is friday and all i have is lentils an onion and half a cabbage => ; lentils, onion, cabbage
  freezer died overnight and i need to use two salmon fillets and a bag of peas today => ; salmon, green-peas
  glut of courgettes, chutney please => ; zucchini, chutney
  thanksgiving stuffing with chestnuts => ; stuffing-mix, chestnut
  brown bananas, what can i bake => ; banana
  plum jam => ; plum-jam
  milk has gone sour can i use it up in soda bread => ; soured-milk, soda-bread
  my brother brought us venison, easy ways to cook it => ; venison
  two eggs, stale bread, nothing else till thursday => ; egg, bread
  sweet potato finger food for my 11 month old => ; sweet-potato
  pickled onions like my nan made => ; pickled-onion
  cold work lunch with couscous and feta => ; couscous, feta
  We had roast beef on Sunday and fish on Friday. Tonight I just want an omelette. => ; omelette
  halloween cupcakes with pumpkin => ; muffins, pumpkin
  sore throat chicken broth => ; chicken-broth
  Teenagers want something cheesy and I only have cheddar and penne. => ; cheddar, penne
  My daughter made brownies for the school fair and they sold out. I'd like to bake flapjacks for the next one. => ; cereal-bar
  elderflower cordial => ; elderflower-cordial
  half a jar of pesto and some gnocchi => ; pesto, gnocchi
  lunchbox wraps with hummus and cucmber => ; tortilla, hummus, cucumber
  birthday tea for my gran, she'd like smoked salmon sandwiches => ; smoked-salmon, sandwich
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  do výplaty čtyři dny a v lednici jen vejce a půlka zelí => ; egg, cabbage
  do krabičky do práce něco z kuskusu a cizrny => ; couscous, chickpeas
  bramborový salát na štědrý den => ; potato
  mám přezrálé banány co z nich => ; banana
  povidla ze švestek v troubě => ; povydlo, plum
  kysané zelí a klobása, nic jinýho doma není => ; sauerkraut, sausage
  houskové knedlíky aby se nerozpadly => ; bread-dumplings
  rybízová marmeláda => ; jam
  jak upéct jitrnice aby nepraskly => ; jitrnice
  zbyly knedlíky od neděle => ; bread-dumplings
  nasbírali jsme hřiby a chci je usmažit => ; porcini
  hosti za hodinu!! mám krevety, rýži a limetku => ; shrimp, rice, lime
  domácí rybí prsty pro děti => ; fish-sticks
  koláče s povidly na posvícení => ; pie, povydlo
  dýňová polevka => ; pumpkin
  Minulý týden jsme měli rajskou, předevčírem řízky. Dneska bych ráda něco z červené řepy. => ; beetroot
  pizza, hodně žampionů a kukuřice => ; pizza, champignon, corn
  zbyl mi litr podmáslí co z něj upéct => ; buttermilk
  bábovka s tvarohem => ; pound-cake, cottage-cheese
  husa na martina => ; goose
  Puberťák dorazil z tréninku a snědl všechny koláče od babičky. Mám už jen vejce a těstoviny, co z toho? => ; egg, pasta
`)
