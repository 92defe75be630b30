import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-ninth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  мене верне від запаху вареної капусти, що ще можна на обід => cabbage;
  Печінку чоловік на дух не переносить, а залізо йому підняти треба => liver;
  Вдома закінчилися яйця, а магазин уже зачинений. Що придумати на сніданок? => egg;
  Ще одна гречка на вечерю — і я закричу. Рятуйте ідеями! => buckwheat;
  цур тій кінзі! покажіть щось азійське де її не сиплють => cilantro;
  Нам у піст м'яса зась, а ситно поїсти хочеться => meat;
  Дитина випльовує все, де трапиться хоч шматочок цибулі. Чим годувати? => onion;
  Після редьки печія така, що вночі не сплю. Що легше для шлунка ввечері? => black-radish;
  Хай йому грець, тому майонезу, від нього тільки боки ростуть! Порадьте щось легке на Новий рік => mayonnaise;
  Порадьте перекус на роботу, аби лиш не тунець => tuna;
  Діда скрутила подагра, то фасоля в нашій хаті більше не гостює. Які страви йому можна? => beans;
  від полуниці малого обсипає, чим побалувати його влітку => strawberry;
  Непереносимість лактози, отже молоко повз нас. Що на полуденок школяреві? => milk;
  Алерголог викреслив з меню рибу, мед і горіхи. Що лишається на вечерю трирічці? => fish, honey, nut;
  губи пухнуть від ківі, складіть безпечний перекус у садок => kiwi;
  Проби показали реакцію на селеру й гірчицю. Що тепер їсти першокласнику? => celery, mustard;
  годую грудьми, у малюка діатез через цитрусові, чим мені тепер перекушувати => citrus;
  Добре, але прибери звідти кріп => dill;
  ні, давай інший варіант, кролик нам не по кишені => rabbit;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  Coriander tastes like soap to me, any Thai dinners I'd survive? => coriander;
  Tesco was clean out of eggs. What can I still bake? => egg;
  blue cheese is the devil's work, party nibbles that stay well away from it? => blue-cheese;
  anything but tuna pasta again please I beg you => pasta;
  We keep kosher, so pork and shellfish are off the table for Friday night => pork, seafood;
  the texture of okra makes me gag, Southern food for beginners? => okra;
  I gave up beef for the planet, now what do I cook on a Sunday => beef;
  mushrooms? hard pass. what's for a veggie lunch then => mushroom;
  Cream gives me the runs, need comfort food ideas => cream;
  My six year old carries an EpiPen for cashews, which Indian dishes are safe? => cashew;
  Party food for a class with one egg-allergic kid and one who can't be near peanuts => egg, peanut;
  Oral allergy syndrome here: raw apples and raw carrots itch my throat. Lunchbox ideas? => apple, carrot;
  just diagnosed with alpha-gal after a tick bite so goodbye lamb, beef and pork... what now => lamb, beef, pork;
  diner ideas plz my boyfreind dispises leeks n sweetcron => leek, corn;
  nah too heavy, lose the chorizo => chorizo;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Koprovku nesnáším od školky, poraďte něco jiného na neděli => dill;
  Ze smradu tvarůžků se mi zvedá kufr, co jiného nabídnout k pivu? => tvaruzky;
  K večeři cokoli, hlavně ať v tom není květák. => cauliflower;
  Máslo teď stojí majlant, takže ho škrtám. Na co levnějšího vařit pro pět lidí? => butter;
  Přijede indický kolega, hinduista, hovězí nepozře. Čím ho pohostit? => beef;
  už žádný tofu, leze mi krkem! jiné veganské nápady? => tofu;
  po lískových oříškách se mi dělá kopřivka, co můžu péct na vánoce => hazelnut;
  Histaminová intolerance: zralé sýry, kysané zelí ani rajčata nesmím. Co na oběd? => cheese, sauerkraut, tomato;
  otéká mi jazyk z korýšů, co si vybrat z asijské kuchyně => crustacean;
  neco k snidnai manzel nesmi mlkéo ani jogrut => milk, yogurt;
  Tohle zní dobře, jen tam nechci ten česnek => garlic;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Сирники, тільки ніякої манки в тісті! => semolina; syrnyky
  Рецепт олів'є, куди не йде горошок => green-peas; olivier
  рис набрид до чортиків а лосось є шо до нього подати => rice; salmon
  У доньки анафілаксія на арахіс, який торт спекти безпечно? => peanut; cake
  Целіакія, тож пшениця і жито під забороною. З чого тоді пекти паляницю? => wheat, rye; white-bread
  Свекруха приїздить у суботу. Каже, що від часнику в неї підскакує тиск, зате за голубці душу віддасть. Як їх приготувати? => garlic; holubtsi
  Вирізали жовчний тиждень тому, хірург наказав забути про свинину й гусятину. Так кортить котлет, може на парі з індички? => pork, goose; cutlets, turkey
  Купила на базарі гарного коропа. Свекор запікати його зі сметаною не дозволяє, бо від молочного його пучить. Як запекти інакше? => sour-cream, dairy; carp
  Я на восьмому місяці, цукор у крові поганий. Лікарка зняла білий рис і виноград. Мрію про щось із сиром та ягодами. => rice, grape; cheese, berry
  тренер сказав більше білка. курку я вже бачити не можу а от яйця і тофу залюбки. накидайте вечерю => chicken; egg, tofu
  Живу в гуртожитку, у холодильнику сама пачка макаронів і плавлений сирок. Сосиски сусід доїв, тож їх не рахуйте. Що з цього зробити? => frankfurter; pasta, processed-cheese
  Донька надивилася про ферми і тепер плаче, коли бачить м'ясо в тарілці, прибрали його зовсім. Але гриби молотить за обидві щоки. Хочу зварити їй грибну юшку. => meat; mushroom-soup, mushroom
  Кум приніс відро раків, та ми такого не їмо, віддамо сусідам. Собі краще насмажимо бараболі зі шкварками. Підкажіть, як щоб хрумка була. => crayfish; potato, cracklings
  Малому рік і два. Коров'ячого молока ще не даємо, а вівсянку любить страшенно. На чому її варити? => milk; rolled-oats
  Ми з дівчатами готуємо стіл на Святвечір. Кутя обов'язково, узвар теж, а от оселедця цього року вирішили не ставити. => herring; kutia, kompot
  Зуб вирвали зранку. Горіхи чи сухарі гризти — ні в якому разі. Зробила б собі пюре з цвітної капусти. => nut, rusks; mashed-potato, cauliflower
  Бабця з Полтави завжди кидала в галушки сало. У мене від нього підшлункова бунтує. Хочу ті самі галушки, але з грибною підливою. => salo; halushky, mushroom
  Чоловік мусульманин, свинина в домі харам. На річницю мріє про справжній плов з баранини. => pork; plov, lamb
  У сина брекети. Іриски й насіння ортодонт заборонив. Як зробити ніжну запіканку з домашнього сиру? => toffee, seed; casserole, cottage-cheese
  Колись обожнювала шпроти, а після отруєння навіть на банку не дивлюся. Бутерброди на фуршет однак треба, думаю про скумбрію. => canned-sprats; sandwich, mackerel
  Раніше клала в паску родзинки, а діти їх виколупують і кидають на скатертину. Цьогоріч хочу паску з курагою. Який рецепт порадите? => raisin; paska, dried-apricot
  Тато після інфаркту. Солоні огірки й копчену грудинку сховали від нього подалі. Просить рибки, то чи не запекти хек? => pickled-cucumber, smoked-pork-belly; fish, hake
  Від пшона діти носа вернуть, хоч плач. Зате в Карпатах розкуштували банош із бринзою. Як його вдома зварити? => millet; banush, brynza
  Приїхали на дачу, а тут тільки мангал. М'ясо забули вдома в морозилці, отже шашлику не буде. Зате є кукурудза й солодкий перець — що з ними утнути на вогні? => meat, shashlik; corn, bell-pepper
  Можна: індичку, кабачки, рисову кашу. Не можна: томати, гострий перець, шоколад. Складіть обід => tomato, chili, chocolate; turkey, zucchini, groats
  Юшка хай буде із судаком, локшину туди не кидати, а картопельки побільше => noodles; ukha, zander, potato
  Шукаю рецепт чізкейка no bake, желатин геть, зате з лохиною => gelatin; cheesecake, highbush-blueberry
  хочу сендвіч з беконом і авокадо, only майонез не треба плз => mayonnaise; sandwich, bacon, avocado
  Томатний соус — так, оливки — нізащо, моцарела — подвійна: яка піца вийде? => green-olives; pizza, tomato-sauce, mozzarella
  а якщо замість сметани взяти йогурт? => sour-cream; yogurt
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  chilli that skips the kidney beans => red-beans; chili
  Is there a carbonara you can make minus the pancetta? => pancetta; carbonara
  dairy-free mac and cheese for a toddler with CMPA => dairy; mac-and-cheese
  sesame brings me out in hives, how would I do houmous? => sesame; hummus
  coeliac husband is dreaming of Yorkshire puddings, wheat flour obviously out => wheat-flour; yorkshire-pudding
  Bulking season, lads. Sick to death of chicken breast and I can't stomach cottage cheese. Give me turkey mince meals with loads of rice. => chicken-fillet, cottage-cheese; turkey-mince, rice
  It's Lent and I've sworn off chocolate till Easter. The vicar's coming round on Thursday. Thinking lemon drizzle cake? => chocolate; cake
  Flatmate finished my milk again so it has to work without. I've got oats, a banana and peanut butter. Ten minutes before my lecture, help. => milk; rolled-oats, banana, peanut-butter
  Dad's on dialysis now. Potatoes and spinach have too much potassium for him. He keeps asking for a cauliflower bake like mum used to do. => potato, spinach; cauliflower
  We've got a glut of runner beans from the allotment. Last time I pickled them with turmeric and nobody touched it, so that spice stays in the cupboard. I'd love a runner bean chutney. => turmeric; runner-beans, chutney
  used to love oysters until that weekend in whitstable never again. anniversary tomorrow and she wants steak. how do i do a peppercorn sauce => oysters; beef-steak, peppercorns
  Have: leftover turkey, cranberries, stuffing. Don't have: gravy. Sandwich? => gravy; sandwich, turkey, cranberry, stuffing-mix
  YES sweet potato, black beans, lime. NO sour cream, jalapeños. => sour-cream, jalapeno; sweet-potato, black-beans, lime
  Ramen with extra bok choy, hold the pork, double the noodles => pork; ramen, pak-choi, noodles
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  guláš, do kterého nepřijde kmín => caraway; goulash
  došel mi prášek do pečiva a večerka už má zavřeno, upeču i tak bábovku? => baking-powder; pound-cake
  Syn má alergii na vaječný bílek, dají se mu udělat palačinky? => egg-white; mlyntsi
  Bezlepkový perník pro dceru s celiakií => gluten; gingerbread
  Tchyně je po operaci žlučníku. Smetanu a uzené jí doktor zatrhl. Chtěla bych jí udělat kuře na páře s mrkví. => cream, smoked-meat; chicken, carrot
  Bydlím na koleji a do výplaty mám stovku. Na maso není, takže bez debat. Ve skříni leží čočka a konzerva rajčat, co z toho? => meat; lentils, canned-tomatoes
  Jsem ve 20. týdnu a pořád mám chuť na tvaroh. Játra mi doktorka rozmluvila kvůli vitaminu A. Poradíte tvarohové knedlíky s meruňkami? => liver; cottage-cheese, bread-dumplings, apricot
  Beru léky na štítnou žlázu, takže sóju si odpouštím. Ráno bych ráda něco s ovesnými vločkami a jablkem. => soybean; rolled-oats, apple
  Kapra na Štědrý den u nás nikdo nechce, samá kost. Letos zkusíme řízky z tresky. A k tomu prosím recept na bramborový salát. => carp; schnitzel, cod, potato
  Včera jsem to přehnal se slivovicí, dneska ji nechci ani vidět. Potřebuju zelňačku s klobásou. => slivovice; cabbage, sausage
  Rozhodli jsme se jíst zdravě a cukr jsme vyházeli z domu. V sobotu slavíme, tak bych upekla mrkvový dort slazený datlemi. => sugar; cake, date
  V řeznictví už neměli vepřovou plec. Vzala jsem místo ní krůtí prsa. Jak z nich udělat rizoto? => pork-shoulder; risotto, turkey-fillet
  Sekanou ano, ale slaninu z ní vyhoďte a místo rohlíku dejte vločky => bacon, rohlik; meatloaf, breakfast-cereal
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що приготувати з кабачка і бринзи на швидку руку => ; zucchini, brynza
  Не відмовилася б зараз від тарілки гарячого бограчу, підкажіть справжній закарпатський рецепт => ; goulash-soup
  хочу як у бабусі вареники з вишнями і щоб на парі => ; varenyky, cherry
  Скільки часу в мультиварці тушкувати квасолю, щоб стала м'якою? => ; beans
  Не можу жити без баклажанів! Що з них закрити на зиму? => ; eggplant
  куди подіти кіло перезрілих бананів => ; banana
  Лишилося пів банки нуту й жменя шпинату — є ідеї? => ; chickpeas, spinach
  ніхто в нас не відмовляється від дерунів тому треба рецепт на десятьох => ; deruny
  Пампушки, і часнику не шкодуйте! => ; pampushky, garlic
  Меню на тиждень: понеділок борщ, вівторок рибні котлети, середа лазанья. Дайте рецепти => ; borscht, fish-cakes, lasagna
  картопля + печериці + вершки, духовка, 40 хв => ; potato, champignon, cream
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  I wouldn't say no to a proper shepherd's pie tonight, how do I make one => ; casserole
  can parsnips be roasted from frozen? => ; parsnip
  can't get enough of aubergine lately, hit me with ideas => ; eggplant
  How do I make poached eggs where the yolk stays runny => ; fried-eggs
  half a tin of coconut milk to use up before it goes off => ; coconut-milk
  Never made gnocchi before, is there a foolproof recipe? => ; gnocchi
  spinach, feta, filo. go => ; spinach, feta, phyllo
  Monday tacos, Tuesday ramen, then moussaka midweek - recipes for four please => ; taco, ramen, moussaka
  ok same thing but make it with salmon => ; salmon
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  co s kilem švestek, než se zkazí => ; plum
  Neodmítl bych pořádnou kulajdu, má někdo recept? => ; kulajda
  Bez houskových knedlíků to u nás není neděle, jak je uvařit v páře? => ; bread-dumplings
  Jak dlouho péct kachní stehna, aby šla od kosti? => ; duck-leg
  zbylo mi půl červené řepy a kozí sýr nápady => ; beetroot, goat-cheese
  Děti se můžou po bramborácích utlouct, prosím osvědčený recept => ; deruny
  brambory, vejce, kopr, smetana = ? => ; potato, egg, dill, cream
  oběd svíčková, večeře obložené chlebíčky, v neděli kachna, recepty prosím => ; svickova, sandwich, duck
  a šlo by to i s krůtou? => ; turkey
`)
