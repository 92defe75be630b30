import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-third hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Вечеря без м'яса => meat;
  Що спекти до чаю без яєць => egg;
  шо зготувати шоб цибулі не було взагалі => onion;
  У сина алергія на горіхи, сильна, з уколом у рюкзаку. На день народження в клас треба понести щось солодке, де їх нема навіть слідів. => nut;
  Суп, але не з капустою. Капуста моєму організму нічого не вибачає, а в мене завтра захист диплома, і зал маленький. => cabbage;
  салат без майонезу на новий рік, бо скільки можна => mayonnaise;
  Переїхали до свекрів. Свекор не їсть риби, свекруха не їсть грибів, а їхній кіт не їсть нічого. Що готувати на всіх, щоб дожити до ремонту? => fish, mushroom;
  Сніданки без молока й хліба => milk, bread;
  Порадьте пиріг, тільки не з яблуками, вже видихаю ними => apple;
  Щось на обід дитині 3 роки, гриби й гострий перець виключити => mushroom, chili;
  Якийсь крем для торта без вершкового масла => butter;
  Лікар заборонив свинину. Я заплакав. Дружина сказала: нарешті. Що тепер люди їдять на вечерю? => pork;
  піца без сиру, буває таке? => cheese;
  На гарнір — усе, лиш не гречка. Я її в армії їв зранку, в обід і замість свят. Жінка каже «корисна», а я на неї дивлюсь і чую команду «підйом». => buckwheat;
  Вагітна, сьомий місяць. Від риби вивертає, від яєць вивертає, від чоловіка теж, але його не замінити. Що з'їсти ввечері? => fish, egg;
  Млинці без молока і без соди => milk, baking-soda;
  Ми вчора їли макарони, позавчора їли макарони. Якщо сьогодні знов макарони, я йду з дому. Що ще буває в цьому житті? => pasta;
  Щороку на восьме березня мені дарують цукерки, і щороку я їх передаровую, бо від шоколаду мігрень на три дні. Хочу сама собі зробити десерт, де шоколаду нема. => chocolate;
  Швидка вечеря, коли лактоза ворог: ні сметани, ні вершків, ні молока => sour-cream, cream, milk;
  закуску на стіл дайте, оселедець тільки приберіть звідусіль => herring;
  Чи є торт без борошна, але не такий, що розвалюється від погляду? => wheat-flour;
  Моя мама вважає, що кріп — то лікарська рослина й має бути в усьому, навіть, здається, в компоті. Я в неї гостюю вже тиждень. Скажіть, є хоч одна наша страва без кропу? => dill;
  Котлети без часнику. Завтра побачення, перше за чотири роки, я вже навіть сорочку випрасував. => garlic;
  салати без огірка, у сестри висипка => cucumber;
  Олів'є без ковбаси => sausage;
  Нам би тушковане щось, лише без моркви. Вона солодка, псує все. => carrot;
  Друг приїжджає, каже: не їм баклажанів, печінки й манки. Наче в садочку, їй-богу. Чим пригостити тридцятивосьмирічного чоловіка з такими травмами? => eggplant, liver, semolina;
  Прикорм без цукру та солі, щось цікаве => sugar, salt;
  Суші вдома без сирої риби => fish;
  Страви без сої, будь ласка. І без кунжуту. Так, я читаю всі етикетки, так, стою з ними біля полиць по годині, так, я вже втомилась. => soybean, sesame;
  Які є супи без картоплі? => potato;
  Хотіла шарлотку, ні, хотіла медівник, ні... Хай буде будь-яка випічка, аби без кориці, бо в Павла від неї губи пухнуть => cinnamon;
  Друга страва на поминки, піст же. М'яса не можна, яєць не можна, і на рибу наш отець косо дивиться, то риби теж не треба => meat, egg, fish;
  дайте меню де нема курки, вже кудкудакаю => chicken;
  Невістка привезла з Польщі моду: нічого з пшениці. Я тридцять років печу, а тут на тобі. Які коржі спекти, щоб і вона з'їла? => wheat;
  Перше без квасолі й гороху. Живемо в однокімнатній, самі розумієте. => beans, peas-dried;
  що попоїсти вночі без хліба => bread;
  Святвечір, дванадцять страв, і в кожній другій гриби. А хресний після того отруєння в дев'яносто восьмому їх і на картинці боїться. Назвіть пісне без грибів. => mushroom;
  Сирники без манки! => semolina;
  До пива щось, тільки без арахісу: Ден від нього синіє => peanut;
  Печінка, серце, нирки — це все мимо, не їм і не вмовляйте. Решту порадьте, на бюджет 150 гривень => liver, hearts, kidneys;
  Чоловік італієць, каже, хто додав вершки, той ворог нації. Хай буде паста без вершків, мені мир дорожчий => cream;
  Шашлик не зі свинини, бо друзі з Баку приїдуть => pork;
  З домашніх тортів: будь-який, де нема горіхів і родзинок. У нашому селі на весілля печуть один дуже гарний, так саме він мене торік відправив у лікарню просто з-за столу. => nut, raisin;
  хочу борщ але без буряка) смішно, знаю, жовчний міхур так не вважає => beetroot;
  Ковбаса скінчилась, і добре. Назавжди. Бутерброди в школу без ковбаси — на чому ще тримається світ? => sausage;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  dinner without onions => onion;
  Dessert for someone allergic to almonds => almond;
  no mushrooms pls. just dinner => mushroom;
  My roommate is doing no sugar January and is mean about it. What can I bake that has no sugar and will shut her up? => sugar;
  Soups with no cream in them => cream;
  I'm feeding nine people on Saturday. Claire can't have shellfish, Dev hates olives, everyone else is a normal human. Main course? => seafood, green-olives;
  burgers that arent beef => beef;
  Kid-friendly lunchbox stuff, peanut butter is banned at school => peanut-butter;
  Anything but rice tonight. We lived on it for a month while the kitchen was ripped out and the cooker sat in the hall. => rice;
  what to cook for a guest who can't eat garlic or onion => garlic, onion;
  Muffins without butter => butter;
  Mum's kidneys are failing, and the leaflet says avoid bananas and potatoes, i.e. everything she loves. What can I make that'd cheer her up and not land us back in A&E? => banana, potato;
  why is every vegetarian main an eggplant pretending to be something else. it makes my tongue itch, i can't have it. show me a main that isn't => eggplant;
  I moved to Brno for work and the oven here is a toy, so stovetop only. Also no pork, since my wife doesn't eat it, which in this country is like saying you don't breathe. => pork;
  casserole, no cheese => cheese;
  Is there any Thai dish without fish sauce? Asking for a vegetarian who is crying => fish-sauce;
  Cake for the office. Priya: no eggs. Tom: no hazelnuts. Me: no patience. => egg, hazelnut;
  Everything on your list has coriander. I have the gene. It all tastes of soap. Show me the rest. => coriander;
  sth spicy w/out bell peppers => bell-pepper;
  tired of chicken. so tired of chicken. what else is there => chicken;
  Low effort breakfast that doesn't involve oats or eggs => rolled-oats, egg;
  After that stomach bug nobody here can look at salmon. It wasn't the salmon's fault, but try telling a six year old. Dinner ideas that aren't it? => salmon;
  A red sauce with no tomatoes in it => tomato;
  It's our anniversary, he's cooking, he can't cook, and I can't have wheat flour. Something foolproof then. => wheat-flour;
  no beans no lentils whatsoever, i'm bloated as a balloon animal. lunch? => beans, lentils;
  cookies, not raisin ones. raisins are lies => raisin;
  Good stew where you leave out the red wine? => red-wine;
  My goodness, the pumpkin. Every café, every soup, every candle. October dinners, zero pumpkin, please => pumpkin;
  Heatwave, nobody's turning the oven on, so a salad. Trouble is tomatoes and cucumber give me ulcers and that's basically what the British think a salad is. One minus those? => tomato, cucumber;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Oběd bez masa => meat;
  cukroví bez ořechů => nut;
  Co k snídani, když nesmím vejce ani mléko? => egg, milk;
  Polévka bez mouky a bez smetany => wheat-flour, cream;
  Přítel nejí ryby. Ani mořské, ani rybniční, ani ty, „co nejsou vůbec cítit“. Co mu dát na Štědrý den? => fish;
  svačiny do školky, jen žádné arašídy => peanut;
  Nevařte mi tu samé kuře! Už měsíc kuře. Co jinýho dát chlapům na stavbě, aby neutekli ke konkurenci? => chicken;
  dort bez cukru pro tátu => sugar;
  Tchyně je z Moravy, všude dává sádlo. My ho po tátově infarktu nesmíme, jenže říct jí to nikdo nemá odvahu. Potřebuju vánoční recepty, kde sádlo není. => lard;
  omáčka bez rajčat => tomato;
  Jsem po operaci zubů, takže všechno měkké, ale ovesné vločky už prosím ne, ty mi lezou krkem od středy => rolled-oats;
  V práci máme chlebíčkový pátky a všechno plave v majonéze. Já po ní umírám do hodiny. Poraďte pomazánky bez majonézy, ať nesedím v koutě jen s kafem. => mayonnaise;
  nemám rád koriandr ani římský kmín, jde vůbec něco mexickýho? => coriander, cumin;
  Snacha je těhotná, plísňové sýry a syrová vejce prý ne. Chci jí udělat radost nedělním obědem, co by šlo? => blue-cheese, egg;
  Rychlovka bez brambor => potato;
  hele potřebuju něco na oslavu, Tomáš je alergickej na krevety a Jana na sezam => shrimp, sesame;
  Kdykoli hledám přílohu, vyskočí na mě květák. Květák ne. Ta vůně mi připomíná školní jídelnu v Kladně a paní kuchařku Blažkovou. => cauliflower;
  Jde udělat těsto na pizzu bez droždí? => yeast;
  Doktorka: žádné máslo, žádná šunka. Já: aha. Takže co teda? => butter, ham;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Що зробити з курячим філе, щоб без сметани і без майонезу? Чоловік на дієті, а я вже не знаю, чим його годувати. => sour-cream, mayonnaise; chicken-fillet
  Маю пів гарбуза, пакет сочевиці й жменю бажання готувати. Кокосове молоко не пропонуйте, мене від нього верне. => coconut-milk; pumpkin, lentils
  вечеря з гречки та печінки але цибулю ми не їмо взагалі => onion; buckwheat, liver
  Спека така, що плита під забороною. Хочу щось холодне з фетою і помідорами, але грецький салат мені не кажіть, бо там оливки, а я оливки ненавиджу з дитсадка, коли переплутала їх із виноградом. => green-olives; feta, tomato
  Доньці поставили алергію на яйця. А вона за сирники душу продасть, навіть молодшого брата. Сир домашній є, манка є. Як зліпити без яєць, щоб не розповзлося по сковорідці? => egg; cottage-cheese, semolina
  Капуста, морква, трохи рису. М'яса нема і не треба, гриби теж не сипте => meat, mushroom; cabbage, carrot, rice
  Думав зробити плов, як годиться, з бараниною, але дружина її запаху не переносить, тож баранина відпадає. Є свинина і рис. Шо порадите, щоб узбеки не образились? => lamb; pork, rice
  скумбрія в духовці, і щоб без лимона, в мене від нього ясна печуть => lemon; mackerel
  Тиждень тому ми ще їли пампушки з варенням, а тепер у мами діабет другого типу, і цукор під забороною. Яблук повний підвал. Що можна з них спекти, щоб вона не плакала над чужим тортом? => sugar; apple
  Швидкий суп із квасолею, але без томатної пасти => tomato-paste; beans
  Малому рік і два. Педіатр каже: броколі, індичка — так, коров'яче молоко поки ні. Що зварити, аби він не розмазав це по стелі? => milk; broccoli, turkey
  Салат на роботу з тунцем, але благаю, без кукурудзи. Наша їдальня сипле її всюди, в суботу я знайшов зернину навіть у кишені піджака. => corn; tuna
  У холодильнику самотній баклажан і пів банки нуту. Болгарський перець — ні, після нього печія така, що хоч пожежників клич. => bell-pepper; eggplant, chickpeas
  шось з фаршем і макаронами тіко без сиру, в кума непереносимість => cheese; minced-meat, pasta
  Печу сама, бо магазинний безглютеновий хліб на смак як мочалка. Маю рисове борошно та гречане борошно. Потрібен рецепт, де пшеничного борошна ні ложки. => wheat-flour; rice-flour, buckwheat-flour
  Буряк запечений плюс щось. Тільки не козячий сир, він смердить бабусиною козою. => goat-cheese; beetroot
  Гості за годину, креветки розмерзаються, спагеті в шафі. Все б добре, та вершки не лийте: минулого разу Олю рятували активованим вугіллям. => cream; shrimp, spaghetti
  Вівсянка з бананом, без молока. Але щоб це можна було їсти, а не клеїти шпалери => milk; rolled-oats, banana
  Картопля. Багато картоплі. І оселедець. Але оцет чоловік чує за кілометр і йде їсти до своєї мами, тож без оцту. => vinegar; potato, herring
  хотіла лазанью зі шпинатом, передумала, бо сьогодні шпинат мені з рук не йде, навіть не кажіть про нього. лишилась рікота, давайте щось із нею => spinach; ricotta
  Є тофу. Подарували. Я м'ясоїд, але нехай. Тільки соєвий соус не лийте, тиск скаче від солоного. => soy-sauce; tofu
  Цвітну капусту хочу так, аби без яєць => egg; cauliflower
  пиріг з вишнями, але тісто не на дріжджах, бо з дріжджами в мене війна => yeast; cherry
  На сніданок яйця, але помідори не треба — вони зараз пластмасові й по сто двадцять гривень => tomato; egg
  Донька раптом веганка. Третій день. М'яса, риби, яєць — ні. Сочевиця червона є, батат купила для проби. Поможіть, бо плаче і їсть самий хліб. => meat, fish, egg; red-lentils, sweet-potato
  Стала на ваги, злізла, ще раз стала — не допомогло. Отже, суп-пюре з броколі, і щоб ані вершків, ані картоплі => cream, potato; broccoli
  Індиче філе лежить з понеділка, треба сьогодні. Хочу з імбиром, щось азійське, але кокос — ні-ні. => coconut; turkey-fillet, ginger
  Чим наситити підлітка, який їсть як трактор? Любить квасолю, курку, лаваш. Не терпить моркви, а цибулю виколупує навіть із котлет і розкладає по краю тарілки, ніби докази на суді. => carrot, onion; beans, chicken, lavash
  Хек або минтай, що дешевше буде. Борошно не можна. => wheat-flour; hake, pollock
  Маскарпоне відкрила, хотіла тірамісу, а тоді дійшло, що прийдуть першокласники і після кави я їх зі стелі зніматиму. Десерт із маскарпоне без кави є якийсь? => coffee; mascarpone
  Салат з капусти й огірків, тільки не майонезом заправляйте => mayonnaise; cabbage, cucumber
  Свинячі реберця без кетчупу. У всіх рецептах він! Люди, ви що, змовились? => ketchup; pork-ribs
  Колись бабця робила шось із кислої капусти й гороху, називала «капусняк-не-капусняк». Сала вона туди валила пів кіла, а я його не їм, жовчний не дозволяє. Відтворимо без сала? => salo; sauerkraut, peas-dried
  булгур + овочі які лишились (перець, цукіні). без кінзи!!! вона на смак мило => cilantro; bulgur, bell-pepper, zucchini
  П'ятниця, 19:40, сил нуль. Пельмені вже були вчора. Бачу яйця, твердий сир і пів пачки шпинату. Бекон не пропонуйте, ми мусульмани. => bacon; egg, hard-cheese, spinach
  зняв кімнату, на кухні лише мікрохвильовка і табличка «не палити». картопля і яйця є. ковбаса — ні, з принципу, я на ній всю сесію просидів => sausage; potato, egg
  Приїхала з дачі, багажник аж осів. Баклажани, кабачок, помідори, ще якась квітка від сусідів. Хочу рагу на два дні. Туди можна все, що завгодно, крім солодкого перцю: на нього в чоловіка гикавка, лікарі не вірять. => bell-pepper; eggplant, zucchini, tomato
  пісне щось з печерицями, і так щоб не на соняшниковій олії, вона нам гірчить => sunflower-oil; champignon
  Перепелині яйця й авокадо. Лосось не додавати: мама дивиться на нього як на зрадника родини. => salmon; quail-egg, avocado
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  chicken thighs but no cream pls => cream; chicken-thigh
  What can I do with cold rice and eggs that isn't swimming in sesame oil? => sesame-oil; rice, egg
  red lentils, spinach, no coconut milk, thanks => coconut-milk; red-lentils, spinach
  I promised something for the bake sale and then the school emailed: no walnuts, no pecans, no exceptions. I've five bananas that are already black. Help. => walnut, pecan; banana
  Something slow cooked with beef brisket, without tomatoes because my reflux is a tyrant => tomato; beef-brisket
  risotto with mushrooms and no wine, my sister's in recovery => wine; mushroom
  I was going to do carbonara but the bacon smelled like a wet dog, so out it went, and frankly I'm off bacon for good. Eggs and parmesan still here. What else could it become? => bacon; egg, parmesan
  high protein lunch, turkey mince yes, cottage cheese NO => cottage-cheese; turkey-mince
  The allotment gave me courgettes again. Eleven of them. Everyone says feta, my mother says feta, the radio says feta. I can't stand it, so leave it out. => feta; zucchini
  my nan's dumplings used suet and i can't face suet, never could. stewing beef is already defrosted so it's that tonight. what do i put on top instead? => suet; beef-stew-cuts
  Pork chops, apples, no mustard. => mustard; pork-chops, apple
  dinner for a fussy teen: likes tortillas, black beans, corn. hates avocado with the passion of a thousand suns => avocado; tortilla, black-beans, corn
  a dessert with strawberries, no gelatin => gelatin; strawberry
  We've half a leg of lamb left from Easter. Not shepherd's pie again, and please no mint, it's like someone brushed their teeth on my dinner. => mint; lamb
  new girlfriend coming over, she carries two epipens, one for each thigh she says. i bought tofu. stirfry i guess? no peanuts, no peanut oil, nothing that ends in sirens => peanut, peanut-oil; tofu
  Something with tinned tuna, baked, but without sweetcorn. Grew up on it, never again. => corn; canned-tuna
  a soup out of broccoli and cheddar that isn't thickened with flour => wheat-flour; broccoli, cheddar
  Halloween leftovers, i.e. a pumpkin the size of my head. Every pie on the internet wants condensed milk. I don't want condensed milk. What then? => condensed-milk; pumpkin
  Roast a whole cauliflower for me. Do NOT put tahini on it, I beg of you. => tahini; cauliflower
  gran left me her cast iron pan. i want to cook something worthy in it, maybe duck breast. yes, duck breast. everyone does it with oranges so no oranges, and no honey either, my wife keeps bees and is sick of it => orange, honey; duck-breast
  Can you make meatballs from ground beef with no breadcrumbs and no milk? => breadcrumbs, milk; beef-mince
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  Co s kuřecími prsy, ale bez smetany? => cream; chicken-fillet
  mám cuketu velkou jak raketu a manžela, co nesnáší česnek => garlic; zucchini
  Něco z brambor a vajec, jen prosím bez kmínu, ten mi leze i z uší => caraway; potato, egg
  Švagrová zase přijede a zase bude „jenom ochutnávat“. Vepřové nejí. Mám krůtí maso a pytel mrkve, co z toho, aby byl u stolu klid? => pork; turkey, carrot
  ocet nesmím, tak mi klasická čočka na kyselo padá. ale čočku mám ráda, jak ji teda udělat jinak => vinegar; lentils
  Guláš umím, rajskou taky. Teď chci hovězí nějak lehčeji, hlavně nic zahuštěného moukou. => wheat-flour; beef
  Losos v troubě, ne s koprem! Kopr patří do omáčky mojí tchyně a tam ať si ho i nechá. => dill; salmon
  Vnuk má celiakii a pšeničná mouka k nám do domu nesmí, snacha to hlídá jak celník. Chtěla bych mu upéct něco s tvarohem a borůvkama, ať nemá jen ty polystyrenový sušenky. => wheat-flour; cottage-cheese, blueberry
  dýně + zázvor, bez kokosovýho mlíka => coconut-milk; pumpkin, ginger
  Jsme na chatě, prší čtvrtý den, zbyla konzerva tuňáka, cibule a trochu rýže. Kečup nechci ani vidět, děti ho lily i na jahody. => ketchup; tuna, onion, rice
  Kapr jinak než smažený a bez strouhanky, tchán má cukrovku => breadcrumbs; carp
  Sušený houby mám, plnou zavařovačku. Do kuby se prý musí majoránka, no já ji nesnesu, tak jak na to bez majoránky? => marjoram; dried-mushrooms
  co z kysaného zelí, když nejíme uzené => smoked-meat; sauerkraut
  Dcera jí pátý den jen rohlíky. Chci do ní dostat brokolici, klidně lstí. Mléko ale ne, bolí ji po něm břicho. => milk; broccoli
  Něco moučného s jablky, bez skořice a bez rozinek, to je u nás casus belli => cinnamon, raisin; apple
  Hermelín nakládat nechci, zapéct jo. A pálivé papričky vynechat, mám žaludek z papíru. => chili; hermelin
  pohanka s houbama bez cibule? => onion; buckwheat, mushroom
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Що приготувати з яловичини, щоб була м'яка? => ; beef
  куди дівати кисле молоко => ; soured-milk
  шо можна з курячих сердечок на швидку руку => ; chicken-hearts
  Тренер сказав: курка і рис, п'ять разів на день. Мені вже сниться, що я квочка. Підкажіть, як зробити з курки й рису щось таке, за чим не плачуть => ; chicken, rice
  Сусідка винесла відро абрикосів: «бери, бо викину». Ну я й узяла. Тепер стою посеред кухні, мухи вже знають дорогу. Що печуть з абрикосами? => ; apricot
  сніданок з вівсяними пластівцями і ягодами => ; rolled-oats, berry
  Залишилась варена картопля, штук вісім. Просто смажити обридло => ; potato
  Бабуся просить «шось із маком, як на Маковія в Лубнах». Їй дев'яносто один, відмовляти не можна, а рецепт вона забула ще за Кучми. => ; poppy-seed
  Вперше в житті купив спаржу. Коштувала як бензин. Не хочу зіпсувати. Що роблять із нею нормальні люди? => ; asparagus
  сир кисломолочний, пачка 9%, треба щось солодке => ; cottage-cheese
  Спочатку хотів стейк. Потім подивився на ціни. Тепер хочу щось гідне з курячих стегон. => ; chicken-thigh
  Горох розмок ще вчора, дайте вже рецепт => ; peas-dried
  Якби ви мали цілу індичу гомілку, що б ви з нею робили? => ; turkey-leg
  У морозилці знайшла кролика. Не питайте, звідки. Тушити чи пекти — мені однак, аби не був як підошва, бо зуби вже не казенні. => ; rabbit
  Рулька свиняча, пиво темне. Друзі їдуть з Чернівців. Робіть висновки й давайте рецепт. => ; pork-knuckle, beer
  щось тепле з сочевицею на вечір => ; lentils
  Чоловік наловив карасів — дрібних, кістлявих, зате з гордістю. Треба похвалити і щось із ними зробити, поки не повіз їх показувати тестеві. => ; crucian
  Кабачок, один, великий, як підводний човен. Куди його? => ; zucchini
  Маю пачку тіста філо і 200 г бринзи => ; phyllo, brynza
  Духовка здохла якраз перед днем народження, майстер буде «десь у вівторок». Тому торт без випікання, з полуницею, бо іменинниця інших не визнає => ; strawberry
  Мені б супчику якогось на індичому фарші => ; turkey-mince
  Кукурудзяна крупа й бринза — хочу банош, як у Верховині, але щоб вийшло на звичайній плиті => ; corn-grits, brynza
  Що спекти з гарбузом до кави? => ; pumpkin
  малина. багато малини. допоможіть => ; raspberry
  хочу локшину з креветками як у тому кафе на Подолі => ; noodles, shrimp
  Сестра після операції, їсти можна все, але тягне на ніжне. Думаю про телятину з пюре. Або ні, пюре вона в лікарні наїлась. Хай буде телятина з рисом, дайте варіанти. => ; veal, rice
  з чим тушкувати капусту? сосиски є, чорнослив є => ; cabbage, frankfurter, prune
  Гуртожиток, четвертий поверх, до стипендії два дні. На чотирьох маємо пачку макаронів, плавлений сирок, два яйця й совість. Що з цього виходить, крім сліз? => ; pasta, processed-cheese, egg
  Тесть уперше довірив мені шашлики. Мені тридцять чотири, я чекав на це сім років. Ошийок свинячий, чотири кіла. Який маринад, щоб не опозоритись? => ; pork-neck
  У доні перший зуб і перший прикорм: броколі й кабачок. Чи можна з них щось, крім пюре? => ; broccoli, zucchini
  Ідею вечері з лососем і броколі, хвилин за двадцять => ; salmon, broccoli
  Прошу щось із яблуками й корицею, бо осінь, дощ, і хочеться плакати гарно, а не просто так => ; apple, cinnamon
  Після свят лишилось: холодець (доїли), оселедець (кіт доїв), варений буряк і квасоля. Із двох останніх можна щось злагодити? => ; cooked-beetroot, beans
  Крабові палички — і щось новеньке, а не той салат, що в усіх => ; crab-sticks
  Нут із банки + в'ялені томати = ? => ; chickpeas, sundried-tomato
  Запіканка як у садочку, хочу саме ту, з манкою => ; semolina
  На роботі всі обідають боулами з едамаме, а я теж хочу красиво, тільки по-нашому: з гречкою і копченою куркою => ; buckwheat, smoked-chicken
  Як використати сироватку, що лишилась після домашнього сиру? => ; whey
  щавель виліз на грядці рано цього року. борщ зелений вже їли тричі. що ще з ним роблять => ; sorrel
  Хтось колись робив печеню в горщиках? Свинина лежить, чорнослив лежить, я теж лежу, але готова встати. => ; pork, prune
  Дайте щось на пікнік із лавашем => ; lavash
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  easy dinner with ground beef => ; beef-mince
  what goes with roasted beets => ; beetroot
  There's a head of cabbage in my fridge old enough to vote. Ideas? => ; cabbage
  Recipes using buttermilk => ; buttermilk
  chorizo + white beans =? => ; chorizo, beans
  Something cozy with barley, it's been raining since Thursday => ; barley
  Have: eggplant. Have: miso. Have: no plan. => ; eggplant, miso
  My father in law shot a pheasant, plucked it on our patio and handed it to me like a newborn. How do I cook pheasant without making an enemy? => ; pheasant
  rhubarb!!! but something other than crumble => ; rhubarb
  breakfast ideas w greek yogurt and granola => ; greek-yogurt, granola
  how to use up half a jar of sun-dried tomatoes => ; sundried-tomato
  I thought about pizza, then about takeaway, then about my overdraft. Chickpeas and couscous it is. Make it exciting. => ; chickpeas, couscous
  one pot meal with sausage and potatoes => ; sausage, potato
  Anything with halloumi on the bbq => ; halloumi
  Ripe figs. So many. Jealous neighbours. => ; fig
  What do Scots do with turnips besides regret? => ; turnip
  date night, scallops, never cooked them => ; scallops
  Been craving something with peanut butter and noodles ever since the test came back positive. Congratulate me later, cook first. => ; peanut-butter, noodles
  two overripe mangoes, go => ; mango
  lemon and ricotta cake please => ; lemon, ricotta
  Cheapest thing with kidney beans. I already soaked them overnight like a grown-up. => ; red-beans
  Neighbor swapped me a dozen duck eggs for fixing her fence. What'll I bake with them? => ; duck-egg
  Leeks, leeks, leeks. That's the whole veg box this week. => ; leek
  I want to bake cookies with rye flour => ; rye-flour
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  V pět trénink, v šest třídní schůzky, v sedm prý přijde i babi. Mleté maso mám rozmražené od rána. Co z něj na rychlo? => ; minced-meat
  Zbylo mi šest bílků => ; egg-white
  recept s červenou řepou a kozím sýrem => ; beetroot, goat-cheese
  večeře z cizrny => ; chickpeas
  Nějakou polívku z pórku, venku je hnusně => ; leek
  Student, kolej, jeden vařič, vločky a banán. Poraďte. => ; breakfast-cereal, banana
  Jak udělat pstruha na másle, aby se nerozpadl? => ; trout, butter
  co s tvrdým chlebem => ; bread
  Chceme o víkendu grilovat krkovici, máte nějakou marinádu, co není furt dokola to samý? => ; pork-neck
  lehký oběd s kuskusem a fetou => ; couscous, feta
  Dort s mascarpone a malinami => ; mascarpone, raspberry
  hledám salát k řízkům, nějakej s křenem => ; horseradish
  Uzené tofu. Koupil jsem ho omylem místo sýra, vypadalo důvěryhodně. Co teď s ním? => ; smoked-tofu
`)
