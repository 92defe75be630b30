import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-fourth hand as people type or say it to a kitchen assistant, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Чим нагодувати подругу, яка не їсть ні яєць, ні сиру? => egg, cheese;
  Сніданок без яєць!! Омлети остогидли => egg, omelette;
  підкажіть суп дієтичний після операції на жовчному, жирне м'ясо викреслили => meat;
  дай ідею без картоплі та без макаронів а то ми щодня це їмо => potato, pasta;
  що на вечерю? тільки не риба => fish;
  Замість пива в кляр що можна налити? => beer;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  quick dinner, no rice no pasta => rice, pasta;
  Christmas pudding, but raisins make me gag => raisin;
  bbq ideas other than burgers and hot dogs => frankfurter, burger, hot-dog;
  ceaser salad dresing no anchovis => anchovy;
  need a sauce for gnocchi, pesto's been done to death => pesto;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Polévku, jen ne zelňačku => cabbage;
  co vařit když už nikdo nechce vidět brambory => potato;
  něco rychlého k večeři, žádné pečivo ani uzeniny => baked-goods, cured-meat;
  chilli con carne, ale fazole mě nafukují, tak bez nich => beans;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  борщ без квасолі => beans; borscht
  хочу чогось з гарбузом, тільки не кашу => groats, porridge; pumpkin
  Чоловік на дух не переносить кріп, підкажіть окрошку без нього => dill; okroshka
  що приготувати з кабачків якщо закінчились яйця => egg; zucchini
  У дочки алергія на горіхи, а вона просить медівник на день народження => nut; honey-cake
  гості мусульмани тому свинину не можна порадьте плов => pork, alcohol; plov
  Завтра прийде свекруха, вона не їсть м'яса, що можна зробити з баклажанів? => meat; eggplant
  чим замінити сметану в бефстроганові => sour-cream; stroganoff
  Лікар заборонив сіль через нирки. Як тоді запекти курку в духовці? => salt; chicken
  будь яка риба крім оселедця => herring; fish
  знайди рецепт з яловичиною ой ні стривай краще з індичкою яловичини немає => beef; turkey
  Хлопчику десять місяців, меду ще не даємо. Яку вівсянку йому зварити? => honey; rolled-oats
  я вагітна, сирі яйця мені не можна, але дуже хочу тірамісу => egg; tiramisu
  рецепт паски на великдень без дріжджів => yeast; paska
  Маю купу яблук з дачі, пироги вже набридли, що ще можна? => pie; apple
  салат цезар тільки замість курки креветки => chicken; shrimp, caesar-salad
  пасту будь-яку, аби без грибів, бо мене від них нудить => mushroom; pasta
  У мами діабет, тому цукор виключаємо. Потрібне печиво => sugar; cookies-dish
  дитина відмовляється від броколі, які є ще супи-пюре? => broccoli; cream-soup
  Не їмо молочного, порадьте млинці => dairy; mlyntsi
  Котові дісталася печінка, а нам на вечерю хочу картопляники => liver; deruny
  не кладіть мені всюди ту кінзу! хочу нормальний рецепт харчо => cilantro; kharcho
  чи є рецепт шоколадного торта де не треба борошна => wheat-flour; chocolate, cake
  Підкажи щось із сочевиці або нуту, сьогодні піст, м'ясо й молоко не підходять => meat, milk; lentils, chickpeas
  Алергія на цитрусові в сина, який кекс можна спекти на новий рік => citrus; muffins
  олівє але не з ковбасою а з куркою => sausage, cured-meat; chicken, olivier
  картопля молода є, кріп є, часник є а масла нема, що зварганити => butter; young-potato, dill, garlic
  хочу суші вдома, але без сирої риби, боюсь паразитів => fish; sushi
  Гастрит, томати мені зась. Чи можна зробити рагу з кабачка? => tomato; zucchini, stew
  піца з моцарелою ананаси не пропонувати => pineapple; mozzarella, pizza
  у малої від молока висип, на чому тоді зварити манку => milk; semolina
  Знайди мені, будь ласка, ковбаски з телятини, що смажать на грилі, тільки щоб без свинячого сала => salo; sausage, veal
  чи можна зробити майонез якщо немає гірчиці? => mustard; mayonnaise
  ніяких солодощів, мені потрібне щось з авокадо => sweets; avocado
  сьогодні не суп. і не каша. щось із картоплі => groats, porridge; potato
  Племінник не п'є молока, і від какао в нього сверблять руки, які кекси йому спекти? => milk, cocoa; muffins
  на обід гречка з підливою тільки не з печінкою => liver; buckwheat
  Позавчора отруїлися грибами, тепер бачити їх не можу. Яку начинку для вареників узяти? => mushroom; varenyky
  до нас їдуть друзі з Індії, яловичини вони не їдять, хочу пригостити голубцями => beef; holubtsi
  цукор закінчився чи вийде компот на меду => sugar; kompot, honey
  ой я не те сказала не рисову кашу а пшоняну => rice, porridge; millet
  Як зробити холодець, якщо желатину не визнаю принципово? => gelatin; holodets
  солянка збірна м'ясна, каперси терпіти не можу => meat, capers; solyanka
  Колега святкує, вона на кето, ні хліба ні картоплі, що з лосося подати? => bread, potato; salmon
  у кума подагра щавель йому не можна а борщ зелений любить може зі шпинатом => sorrel; spinach, green-borscht
  м'ясо по-французьки, тільки курка замість свинини й без майонезу => pork, mayonnaise; meat, chicken
  Сьогодні на роботі був день народження, об'їлись тортом. На вечерю хочу легкий овочевий салат => cake; vegetable
  усі морепродукти окрім мідій підійдуть => mussels; seafood
  шо можна зробити з кислого молока крім млинців => mlyntsi; soured-milk
  хумус але нут замінити квасолею => chickpeas; hummus, beans
  чоловікові поставили брекети, горіхи гризти не можна, хочу спекти брауні => nut; brownie
  огірки на зиму, щоб не з оцтом а з лимонною кислотою => vinegar; cucumber, citric-acid
  Що подати на Різдво, якщо коропа в нас ніхто не їсть, а індика всі просять? => carp; turkey
  дитсадок просить принести печиво, арахіс суворо заборонений => peanut; cookies-dish
  Не люблю родзинки, але сама запіканка з сиру мені подобається, дайте рецепт => raisin; cheese, casserole
  скасуй лазанью давай замість неї мусаку => lasagna; moussaka
  Шаурма вегетаріанська, м'ясо міняємо на фалафель => meat; falafel, shawarma
  Бабуся просить кисіль, а крохмалю вдома катма => potato-starch, starch; kissel-mix
  рис є, курка є, карі нема. що робити? => curry-powder, curry-dish; rice, chicken
  Які є пироги з листкового тіста? Шпинат тільки не пхайте. => spinach; puff-pastry, pie
  Мені сорок, холестерин скаче, лікарка сказала забути про вершкове масло. Як зробити картопляне пюре? => butter; mashed-potato
  налисники з маком, бо сир мої діти випльовують => cheese; poppy-seed, mlyntsi
  привіт порадь щось на пікнік але ковбаски гриль уже всім приїлись може якісь овочі => homemade-sausage; vegetable
  Сир з пліснявою вагітним не можна, а салат з грушею дуже хочеться, що взяти замість такого сиру? => blue-cheese, cheese; pear
  Мені не подобається курага в мюслі. Хочу зробити свою гранолу без неї. => dried-apricot; muesli, granola
  ні рибу ні курку не пропонуй, давай щось з квасолі => fish, chicken; beans
  чим мазати бутерброди для малого, який не їсть масла => butter; sandwich
  целіакія, пшеничне борошно заборонене, які оладки можна => gluten, wheat-flour; oladky
`)

/** Both in English. */
export const bothEn = polarityRows(`
  pancakes no eggs => egg; oladky
  My flatmate's allergic to shellfish, can you suggest a paella that's safe for her => seafood; paella
  what can I do with leftover turkey that isn't a sandwich => sandwich; turkey
  any cheese but goat's cheese for a tart please => goat-cheese; cheese, pie
  we're out of butter, can I still bake shortbread? => butter; shortbread
  chiken soup wihtout noodels => egg-noodles; chicken
  lasagne please. actually no, scrap the lasagne, make it a shepherd's pie => lasagne-sheets, lasagna; casserole
  Kids won't touch anything with mushrooms in it. Ideas for a pasta bake? => mushroom; pasta-dish
  I'm 20 weeks pregnant so no blue cheese for me, what can I put in a salad with pear and walnuts instead? => blue-cheese; pear, walnut
  dairy free carrot cake => dairy; carrot, cake
  what can I use instead of buttermilk in soda bread => buttermilk; soda-bread
  the in-laws keep kosher so pork is off the table, thinking brisket => pork; beef-brisket
  Dad's on statins and was told to avoid grapefruit. Is there a nice fruit salad for him? => grapefruit; fruit
  something with chickpeas but not hummus => hummus; chickpeas
  thanksgiving ideas with sweet potato and please no marshmallows => marshmallow; sweet-potato
  toddler birthday cake, nursery says nuts are banned => nut; cake
  my gout's flaring up so no anchovies or liver, need a pizza recipe => anchovy, liver; pizza
  show me curry recipes, my wife can't stand coconut though => coconut; curry-dish
  no more chicken! we've eaten it four nights running. beef mince ideas? => chicken; beef-mince
  What do I feed a teenager who's decided she's off meat? She loves noodles. => meat; noodles
  can I make guacamole if I hate cilantro => cilantro; guacamole
  brownies but swap the sugar for dates => sugar; date, brownie
  low FODMAP so onion and garlic are out, need a bolognese => onion, garlic; pasta-dish
  Potato salad minus the mayo => mayonnaise; potato
  I don't eat red meat any more since the heart attack. What's a good chili? => red-meat, hearts; chili-con-carne
  not the tomato soup, the leek and potato one => tomato; leek, potato
  Would love a risotto, nothing with wine in it because I'm a recovering alcoholic => wine; risotto
  got too many courgettes from the garden, sick of ratatouille => ratatouille; zucchini
  egg fried rice but I've got no soy sauce left => soy-sauce; egg, stir-fry
  our granddaughter has just started solids, no honey or salt yet. porridge ideas? => honey, salt; porridge
  My friend can't have eggs, what'd replace them in a quiche? => egg; pie
  stir fry with whatever veg but leave out the peppers => bell-pepper; vegetable, stir-fry
  Do you have a meatloaf that uses turkey rather than beef? => beef; turkey, meatloaf
  We had Indian takeaway last night so no curry tonight. Tacos? => curry-powder, curry-dish; taco
  Please stop suggesting kale. I want a smoothie with mango. => kale; mango, smoothie
  how do you make pizza dough without yeast => yeast; pizza-dough
  It's Passover, flour isn't allowed. Which cake could I bake with ground almonds? => wheat-flour; almond-flour, cake
  my boyfriend thinks coriander tastes like soap so keep it out of the salsa => coriander; salsa
  He's lactose intolerant so milk's a no go, what about french toast => dairy, milk; french-toast
  Wait, I said prawns, I meant salmon. Forget the prawns. => shrimp; salmon
  How do I thicken a cheese sauce? No cornflour in the house. => corn-starch; cheese-sauce
  No fish tonight thanks, just a nice omelette => fish; omelette
  pad thai but my brother carries an epipen for peanuts => peanut; pad-thai
  I've given up chocolate for Lent. Got any flapjack recipes? => chocolate; cereal-bar
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  svickova bez smetany => cream, sour-cream; svickova
  Manžel nesnáší houby, co uvařit k nedělnímu obědu z vepřové panenky? => mushroom; pork-tenderloin
  došla mi vejce, jde upéct bábovka? => egg; pound-cake
  Syn má alergii na ořechy a ve školce chtějí na Vánoce cukroví. => nut; cookies-dish
  čím nahradit mouku v bramborácích => wheat-flour; deruny
  jakékoli maso kromě jehněčího na gril => lamb; meat
  hele najdi mi rizoto s kuřetem vlastně ne radši s krevetami kuře nemám => chicken; shrimp, risotto
  na Štědrý den kapra nechceme, spíš řízky z krocana => carp; schnitzel, turkey
  dcera nesmí mléko, ale palačinky by jedla pořád => milk; mlyntsi
  tchyně má cukrovku, cukr vynechat, jablečný závin => sugar; strudel
  Co s přezrálými banány? Banánový chleba už nechci. => banana-bread, banana-bread; banana
  těstovinový salát ale prosím nedávej tam majonézu => mayonnaise; pasta
  Švagr má celiakii, lepek nesmí. Jaký dort mu upéct? => gluten; cake
  nechci rajskou ale koprovku => tomato-sauce; dill
  Kočce jsem dala tuňáka a pro nás hledám recept na lososa v troubě. => tuna; salmon
  Doktor mi kvůli tlaku zakázal sůl. Jak okořenit kuřecí prsa? => salt; chicken-fillet
  sekana ze sojoveho masa ne z mleteho => minced-meat; soy-meat, meatloaf
  Co se dá upéct z tvarohu, když v tom nechci rozinky? => raisin; cottage-cheese
  Přítel je muslim, vepřové nejí, chci mu uvařit guláš => pork, alcohol; goulash
  můžu dát do perníku místo medu javorový sirup? med nemám => honey; gingerbread, maple-syrup
  Mám chuť na pizzu. Sýr mi ale nedělá dobře, musím ho vynechat. => cheese; pizza
  Vnukovi je deset měsíců, kravské mléko ještě nedáváme, jakou kaši mu připravit? => milk; porridge
  Dám si cokoli s kozím sýrem, hlavně ať tam není červená řepa => beetroot; goat-cheese
  Vločky mi došly, z čeho jiného můžu udělat müsli tyčinky? => breakfast-cereal, rolled-oats; cereal-bar
  kolegyně nejí vepřové ani hovězí, napadá tě něco z krůty? => pork, beef; turkey
  bramborový salát, okurky vynech, babička na ně má alergii => cucumber; potato
  Hledám náhradu za šlehačku do pavlovy => cream, whipped-cream; pavlova
  po smetaně mi bývá zle, poraďte žampionovou omáčku => cream, sour-cream; champignon
  co na grilovačku krom klobás nějaká zelenina třeba => sausage; vegetable
  cuketa cuketa cuketa, zahrada je jí plná, placky už nám lezou krkem => oladky; zucchini
  vánočka bez rozinek prosím => raisin; vanocka
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  залишилось пів банки кукурудзи, куди її подіти? => ; canned-corn
  ну які ж сирники без родзинок, знайди мені рецепт саме з ними => ; raisin, syrnyky
  12 страв на святвечір, шукаю кутю з маком => ; poppy-seed, kutia
  курячі крильця в медовому соусі => ; chicken-wings, honey
  шо зготувати на вечерю з фаршу швидко => ; minced-meat
  голубці ледачі рецепт => ; holubtsi
  треба терміново використати йогурт, завтра в нього виходить термін => ; yogurt
  шашлик з курки в кефірі => ; chicken, kefir, shashlik
  сусідка пригостила лисичками, ніколи їх не готувала, з чого почати? => ; chanterelle
  супчик з фркадельками дитині => ; cutlets-frozen
  не можу жити без оселедця під шубою, нагадай рецепт => ; herring, shuba
  Торт "Наполеон" як у дитинстві, з заварним кремом => ; custard, cake
  куди діти черствий хліб => ; bread
  У холодильнику пів кочана капусти, морква і дві сосиски. Що з цього буде? => ; cabbage, carrot, frankfurter
  скільки варити перепелині яйця => ; quail-egg
  банановий хліб, банани вже чорні => ; banana, banana-bread
  Як приготувати кролика в сметані? => ; rabbit, sour-cream
  Собаці купила курячі шиї, а собі філе індички. Як його запекти, щоб не пересохло? => ; turkey-fillet
  узвар з сушених груш => ; kompot, dried-pear
  Щось нове з курячого філе => ; chicken-fillet
  чебуреки або біляші, що простіше? => ; chebureki, pyrizhky
  Уже наліпила пельменів на місяць вперед, тепер думаю про манти з гарбузом => ; pumpkin, manti
  гороховий суп з копченими реберцями => ; peas-dried, smoked-ribs
  гарбузова каша на кокосовому молоці => ; pumpkin, coconut-milk, porridge
  Як засолити скумбрію вдома => ; mackerel
  Скільки часу запікати буряк у фользі? => ; beetroot
  Домашня локшина виходить жорстка. Як замісити, щоб була ніжна? => ; egg-noodles
  у сина в школі знову була перлова каша, удома хоче картоплю фрі => ; french-fries
  лимонний пиріг, в мене 3 лимони і нема куди подіти => ; lemon, pie
  не без часнику ж пампушки робити! покажи рецепт з часником => ; garlic, pampushky
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  ok so I had sushi for lunch, now I fancy a hearty stew => ; sushi, stew
  i've got half a tub of ricotta to use up => ; ricotta
  hey what's a good marinade for flank steak => ; flank-steak, marinade
  how long do I roast a butternut squash => ; butternut-squash, roast
  it's not a proper full english without black pudding so show me how to make one => ; black-pudding
  fish and chips in air fryer => ; fish-and-chips
  veggie burger with black beans => ; black-beans, burger
  um can you find me a a recipe for banana bread => ; banana-bread
  the dog's got his salmon kibble now what about us I've got pork chops => ; pork-chops
  slow cooker pulled pork => ; pork
  i can't imagine sunday without gravy, how do I make it from scratch => ; gravy
  My nan used to make dumplings in her beef stew, can you teach me how? => ; beef, dumplings, stew
  what can I cook with spinach, feta and filo => ; spinach, feta, phyllo
  i bought a duck, never cooked one, help => ; duck
  crispy tofu => ; tofu
  I'm training for a marathon, need high protein lunches with lentils or quinoa => ; lentils, quinoa
  hot chocolate for two => ; hot-chocolate
  Last week's beetroot salad was a hit! This time I'm after a good coleslaw => ; coleslaw
  halloween treats with pumpkin => ; pumpkin
  I wouldn't say no to a cheesecake => ; cheesecake
  rhubarb crumble => ; rhubarb, crumble
  what's a good use for stale croissants? => ; croissant
  can't decide between tiramisu and panna cotta, show me both => ; tiramisu, panna-cotta
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  mám doma půl dýně a nevím co s ní => ; pumpkin
  včera jsme měli guláš dnes bych si dala něco s čočkou => ; lentils
  knedlíky houskové recept => ; bread-dumplings
  kulajda => ; kulajda
  bramboracka s hribky => ; potato, porcini
  bez česneku to není topinka, jak ji správně udělat? => ; garlic, garlic-toast
  lívance z podmáslí => ; buttermilk, oladky
  velikonoční nádivka s kopřivami => ; stuffing-mix, nettle
  zbyla nám rýže od oběda jak ji zpracovat => ; rice
  marmelada z merunek jak na to => ; jam, apricot
  hovezi vyvar s nudlema => ; beef-broth, noodles
  kari s cizrnou a batáty => ; chickpeas, sweet-potato, curry-dish
  Žádnému trdelníku neodolám, jde udělat i doma? => ; trdelnik
  Štrúdl jsme pekli minulý týden, tentokrát bych chtěla švestkový koláč => ; plum, pie
  domácí chleba v remosce => ; bread
  Jak se dělá domácí jogurt? => ; yogurt
`)
