import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-first hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Вечеря без яєць => egg;
  Тільки не курка! Вже третій тиждень курка => chicken;
  щось солодке але без цукру => sugar;
  Салат без майонезу => mayonnaise;
  Гості завтра, у двох алергія на горіхи, а в одного на рибу => nut, fish;
  На обід що завгодно, аби не гречка => buckwheat;
  Не треба мені ніяких грибів => mushroom;
  Випічка без яєць і молока для дитини => egg, milk;
  Малюкові рік, мед ще не можна. Яку кашу варити? => honey;
  Дружина вагітна, від запаху часнику тікає з кухні. Поможіть з вечерею => garlic;
  Суп без картоплі буває? => potato;
  Ні селери, ні петрушки! Що зварити? => celery, parsley;
  Печиво без масла => butter;
  не їмо свинини. порадьте гаряче на весілля => pork;
  Вчора рибу їли, позавчора теж рибу. Давайте вже щось інше => fish;
  Каша? Ні, дякую. Сніданок інший => porridge;
  Набридла картопля у всіх видах, що ще на гарнір? => potato;
  Ага, звісно, знову з майонезом... А нормальний святковий салат є? => mayonnaise;
  Цибулю не класти, часник не класти, чоловік з виразкою, що варити => onion, garlic;
  Дома нема яєць, і не буде до пʼятниці. Що їсти зранку => egg;
  Дід без зубів, горіхів і сухарів не вгризе. Солоденького йому => nut, rusks;
  Яйця подорожчали страшно, готуємо без них тепер => egg;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  dinner without onions => onion;
  anything but fish => fish;
  Nut-free snacks for nursery => nut;
  I am so sick of chicken => chicken;
  no eggs no milk cake => egg, milk;
  Oh great, another recipe with kale. Got anything without it? => kale;
  My religion doesn't allow beef, what could I serve my parents => beef;
  Party food please, two coeliacs coming so no wheat => wheat;
  Breakfast that isn't porridge => porridge;
  Toddler comes out in hives from strawberries and kiwi, need a dessert => strawberry, kiwi;
  we ran out of flour and the shop's closed, pudding? => wheat-flour;
  I'd rather eat my own shoe than celery. Soup? => celery;
  low sodium, skip the soy sauce and the bacon => soy-sauce, bacon;
  Doctor says give up butter. Biscuits then? => butter;
  keep mushrooms away from me => mushroom;
  curry, nobody here likes coconut => coconut;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  večeře bez masa => meat;
  Jen ne zase rýže => rice;
  Dort bez vajec a mléka => egg, milk;
  Přijede tchyně, na ořechy je alergická => nut;
  Něco sladkého bez cukru, mám cukrovku => sugar;
  K večeři cokoli, hlavně žádný ryby => fish;
  Celer? Fuj. Polévku bez něj, prosím => celeriac;
  Vepřové nejíme z náboženských důvodů, co na oslavu => pork;
  Už mi kuře leze krkem => chicken;
  Kojím a malému vadí kapusta, květák i čočka => savoy-cabbage, cauliflower, lentils;
  no super, všude samá smetana, máte i něco bez ní => cream;
  kmín ne!!! jinak cokoliv => caraway;
`)

/** What refuses beside a wish in Ukrainian. */
export const bothUk = polarityRows(`
  Що зробити з курячого філе без духовки і без майонезу => mayonnaise; chicken-fillet
  Свекруха приїжджає, любить рибу, але лук на дух не переносить, що спекти?? => onion; fish
  маю пів кіло фаршу і гречку, тільки от цибулі малий не їсть => onion; minced-meat, buckwheat
  Хочу супчик з сочевицею, картоплю туди не треба => potato; lentils
  Якийсь салат з тунцем, де нема ні кукурудзи, ні яєць => corn, egg; tuna
  Доброго дня, підкажіть будь ласка страви з індички для дитини 2 роки, на молоко алергія => milk; turkey
  рис з овочами, горошок не класти бо ніхто його не їсть => green-peas; rice, vegetable
  Млинці на воді бо молоко скінчилося => milk; mlyntsi
  Шарлотка, тільки щоб без кориці, мене від неї верне => cinnamon; charlotte
  Купила печінку, чоловік каже "тільки не зі сметаною". З чим тоді? => sour-cream; liver
  борщ але без буряка бо дід такий не їсть смішно канєшно => beetroot; borscht
  лосось у духовці, лимона нема вдома => lemon; salmon
  Гарбуз, гарбуз і ще раз гарбуз... три штуки лежить на балконі! Тільки не каша, і без пшона. => millet; pumpkin
  Страва з квасолі для постуючих, олії в ці дні не вживаємо => vegetable-oil; beans
  Салат із капусти, не з квашеної, а зі свіжої => sauerkraut; cabbage
  дай рецепт котлет не свинячих а з індички => pork; cutlets, turkey
  Що з баклажанів, але щоб часником не тхнуло — на роботу ж завтра => garlic; eggplant
  Пиріг з сиром без борошна є таке? => wheat-flour; cheese
  Вареники з картоплею, а не з капустою => cabbage; varenyky, potato
  Щось мʼясне на мангал, тільки не свинина, бо гості мусульмани => pork; meat
  У мами панкреатит. Можна щось із кабачка на пару без смаженої цибулі й перцю? => onion, bell-pepper; zucchini
  картопелька молода з кропчиком, а зубок часнику я туди не кладу ніколи => garlic; potato, dill
  З куркою і ананасом щось святкове, майонез на столі заборонений лікарем) => mayonnaise; chicken, pineapple
  Омлет, але молока в холодильнику ні краплі => milk; omelette
  Який десерт зробити з полуниці, якщо донька не переносить желатин? => gelatin; strawberry
  Тушкована капуста. Сосисок не треба, ми їх не купуємо => frankfurter; cabbage
  плов з бараниною чи яловичиною (свинину не їмо) => pork; plov, lamb, beef
  Шукаю сирну запіканку. Родзинки діти виколупують, тож обійдемося без них => raisin; cottage-cheese-casserole
  Курячий суп для хворого горла, хай буде без перцю і без нічого кислого => bell-pepper; chicken
  Хек або минтай, чоловік від оселедця вже кривиться => herring; hake, pollock
  Холодець чисто з півня, свинячих ніжок не кладемо => pork-trotters; holodets, rooster
  паста з креветками без вершків, і щоб не томатна => cream; pasta, shrimp
  Олів'є з куркою замість ковбаси => sausage; olivier, chicken
  Торт медовий, горіхи туди не сипати — в сина набряк Квінке => nut; honey-cake
  Що можна спекти з бананами, якщо яєць катма => egg; banana
  Вінегрет без квасолі але з горошком => beans; vinegret, green-peas
  Дєвочки, а хтось робив голубці не з рисом, а з гречкою? => rice; holubtsi, buckwheat
  Люблю авокадо, ненавиджу кінзу. Що порадите до сніданку? => cilantro; avocado
  кролик у чомусь, тільки не у вині, я за кермом => wine; rabbit
  Шпинат є, яйця є, а от масла нема. Сніданок? => butter; spinach, egg
  Рагу з овочів, хоч би й зимове, баклажан викреслюємо => eggplant; vegetable
  Порадьте закуску з оселедця (шуба набридла, буряк теж) => beetroot; herring
  Куліш варили з салом, а я сала не їм — чи смачно з грибами? => salo; kulish, mushroom
  Сало їм, а цибулю до нього — дзуськи. Що з ним приготувати => onion; salo
  Куди подіти кефір? Оладки всі пекли, тому без борошна => wheat-flour; kefir
  Кума казала запекти свинину з чорносливом, але ми чорнослив не любимо, то з чим? => prune; pork
`)

/** What refuses beside a wish in English. */
export const bothEn = polarityRows(`
  chicken dinner no mushrooms please => mushroom; chicken
  Something with salmon but hubby can't stand dill => dill; salmon
  I've got a bag of spinach and some feta, out of eggs though => egg; spinach, feta
  Lentil soup without onion? => onion; lentils
  My daughter's allergic to peanuts and wants Thai noodles for her birthday => peanut; noodles
  What can I make with leftover turkey that isn't yet another curry, and no cream => cream; turkey
  banana bread minus the walnuts => walnut; banana-bread
  a risotto with prawns instead of mushrooms => mushroom; risotto, shrimp
  Potatoes yes, garlic no, guests at seven => garlic; potato
  Grandad's gout is back so no liver or sardines, but he can have eggs — ideas? => liver, sardine; egg
  quinoa salad, nix the coriander => coriander; quinoa
  i want tuna not salmon for once => salmon; tuna
  Pork chops... apple sauce is out, my son gags at apples => apple; pork-chops
  Could you suggest a chocolate cake made with oil rather than butter => butter; chocolate, vegetable-oil
  shepherds pie but the kids refuse peas => green-peas; casserole
  Zucchini fritters, flour free => wheat-flour; zucchini
  Stir fry with tofu, no soy sauce (low salt diet, sigh) => soy-sauce; tofu
  Mum can't do dairy or tomatoes, loves fish. What's for Sunday? => dairy, tomato; fish
  I'm dying for pancakes but the milk's gone off => milk; oladky
  a roast that's not chicken. maybe duck? => chicken; duck
  Chili without beans, plenty of beef. Texan husband will check => beans; chili-con-carne, beef
  carrot cake sans raisins thx => raisin; carrot
  Need a veggie lasagne, aubergine makes my mouth itch => eggplant; lasagna
  Pumpkin soup with ginger, coconut milk is a no from me => coconut-milk; pumpkin, ginger
  egg salad w/o mayo => mayonnaise; egg
  Broccoli is on offer everywhere. Just don't tell me to smother it in bacon => bacon; broccoli
  Got cod. Got lemons. Haven't got any butter. Help a dad out => butter; cod, lemon
`)

/** What refuses beside a wish in Czech. */
export const bothCs = polarityRows(`
  Co uvařit z kuřete bez hub => mushroom; chicken
  bramborový salát bez majonézy => mayonnaise; potato
  Mám mletý maso a rýži, ale cibuli děti nejedí => onion; minced-meat, rice
  Svíčková, jenže švagr nesmí smetanu => cream; svickova
  nějaká polévka z čočky, jen prosím ne s klobásou => sausage; lentils
  Koláč s tvarohem, rozinky tam nikdo nechce => raisin; cottage-cheese
  Losos v troubě, citron mi došel => lemon; salmon
  guláš ne z vepřového, ale z hovězího => pork; goulash, beef
  palačinky když nemám vejce => egg; mlyntsi
  Babička peče štrúdl s ořechama, já na ně mám alergii. Chci jablečný! => nut; apple
  Co s cuketou, jen ať v tom není sýr => cheese; zucchini
  Krůtí prsa na pánvi, smetanu vynechat => cream; turkey-fillet
  Miluju avokádo, nesnáším koriandr, poraďte mi snídani => coriander; avocado
  Rizoto s hráškem místo kuřete => chicken; risotto, green-peas
  Ryba ano, kapr ne — na Štědrý den => carp; fish
  Bábovka, máslo je drahý, takže s olejem => butter; pound-cake, vegetable-oil
  dýně se nám urodila jak blázen, ale polévku s kokosovým mlíkem už ne => coconut-milk; pumpkin
  Zapečené brambory, hlavně bez uzeného, dcera je vegetariánka => smoked-meat; potato
  Knedlíky bez lepku, mouku pšeničnou nesmím => wheat-flour; bread-dumplings
  květák, ale ne smažený, a bez strouhanky => breadcrumbs; cauliflower
  Pomazánka z tuňáka, vajíčka do ní nedávám => egg; tuna
  Perník potřebuju, med ale v rodině nesmí nejmladší => honey; gingerbread
  Čína z tofu, arašídy prosím pryč => peanut; tofu
  Vepřová panenka bez alkoholu v omáčce, žádné víno => wine; pork-tenderloin
`)

/** Plain wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Що приготувати з кабачків? => ; zucchini
  рецепт сирників => ; syrnyky
  Як зварити смачний гороховий суп => ; peas-dried
  Страви з перловки на вечерю => ; pearl-barley
  Швидка вечеря з макаронів та тушонки => ; pasta, stewed-meat
  що зробити з яблук в духовці => ; apple
  Салат з печінкою тріски => ; cod-liver
  Є буряк, морква, трохи квасолі. Що вийде? => ; beetroot, carrot, beans
  Ідеї з лаваша і сиру на пікнік => ; lavash, cheese
  Скільки вариться нут і що з нього роблять? => ; chickpeas
  Курка з рисом в мультиварці => ; chicken, rice
  Без часнику й борщ не борщ! Знайдіть мені справжній => ; borscht, garlic
  Не можу жити без сиру, порадь пиріг => ; cheese
  Дитина не їсть нічого, крім макаронів. З чим їх поєднати? => ; pasta
  Я не проти грибів, хай будуть з картоплею => ; mushroom, potato
  А чому б не зробити щось із квасолі => ; beans
  тато сам вдома, вміє тільки яйця смажити. що ще можна з яєць => ; egg
  Хочеться риби => ; fish
  Бабуся робила пиріжки з лівером, де знайти рецепт => ; pyrizhky, offal
  бульйон із перепілки для малюка => ; quail
  Запіканка з цвітної капусти та броколі => ; cauliflower, broccoli
  варення з кизилу => ; dogwood-berry
  До свята хочемо качку з яблуками => ; duck, apple
  Риба не пахне? Якраз скумбрія у нас свіженька, як її запекти => ; mackerel
  Не лише з вишнею, а й з маком, рулет шукаю => ; cherry, poppy-seed
  Сало, часник, чорний хліб. Намазка? => ; salo, garlic, bread
  Що смачного з топінамбура, сусід приніс відро => ; jerusalem-artichoke
  Їм усе, але найбільше хочу креветок => ; shrimp
  Кутя з пшениці на Святвечір => ; kutia, wheat
  Сочевичний суп на роботу в термос => ; lentils
  Вівсянка зранку, як зробити щоб діти зʼїли => ; rolled-oats
  Пісні страви з грибами => ; mushroom
  Домашній майонез, як збити? => ; mayonnaise
  Пиріг з ревенем і полуницею => ; rhubarb, strawberry
  Заготовки з огірків на зиму => ; cucumber
  тунець консервований + рис = ? => ; tuna, rice
  Онуки просять вареники з вишнею => ; varenyky, cherry
  Пів гарбуза і трохи вершків залишилось, крем-суп? => ; pumpkin, cream
  Мужики, як маринувати шию на шашлик => ; shashlik
  Сніданок із сиром кисломолочним => ; cottage-cheese
  Хліба вдома гора, а викидати гріх. Ну що з ним? => ; bread
`)

/** Plain wishes in English. */
export const wishedEn = polarityRows(`
  what to make with sweet potatoes => ; sweet-potato
  easy chicken and rice one pot => ; chicken, rice
  Slow cooker beef brisket => ; beef-brisket
  how long do you boil a beetroot and what goes with it => ; beetroot
  Christmas pudding recipe => ; dessert
  haddock chowder => ; haddock
  My husband won't eat anything but steak => ; beef-steak
  I can't live without cheese, what shall I bake => ; cheese
  There's no such thing as too much garlic. Show me what you've got => ; garlic
  why not try something with rhubarb => ; rhubarb
  Don't forget the bacon, I want it in the pasta => ; bacon, pasta
  not just any omelette, a proper Spanish one with potatoes => ; omelette, potato
  halloumi and watermelon?? => ; halloumi, watermelon
  three overripe bananas staring at me => ; banana
  chikpea curry => ; chickpeas
  Kale. Convince me. => ; kale
  leftover mashed potato ideas => ; mashed-potato
  Sausage and lentils for a rainy Tuesday => ; sausage, lentils
  Is there any way to use up half a jar of tahini => ; tahini
  the kids will only eat corn and sausages this week => ; corn, sausage
  porridge with berries => ; porridge, berry
  Something Portuguese with octopus => ; octopus
  What do I do with all these plums => ; plum
  A pie with leeks, chicken optional => ; leek
  oatmeal cookies for school bake sale => ; oat-cookies
  we don't mind a bit of chilli with our prawns => ; shrimp, chili
  Wouldn't say no to a gooseberry crumble => ; gooseberry
  split pea soup with ham => ; peas-dried, ham
  Quick lunch with eggs => ; egg
  Fancy some venison => ; venison
  grilled peaches => ; peach
`)

/** Plain wishes in Czech. */
export const wishedCs = polarityRows(`
  co z cukety => ; zucchini
  recept na bramboráky => ; deruny
  Rychlá večeře z kuřecích prsou => ; chicken-fillet
  Jak dlouho vařit hovězí jazyk => ; beef-tongue
  Mám doma kedlubny a mrkev => ; kohlrabi, carrot
  Polívka z dýně => ; pumpkin
  vánoční cukroví s marcipánem => ; marzipan
  Bez knoflíku... pardon bez česneku to není topinka! Tak ať je ho hodně => ; garlic, garlic-toast
  Chlap bez masa nevydrží ani den, co mu dát k večeři => ; meat
  Děti nejedí nic kromě těstovin => ; pasta
  proč si neudělat něco ze špenátu => ; spinach
  Nejen maková, i tvarohová buchta by byla, poraďte => ; poppy-seed, cottage-cheese
  zvěřina po dědovi myslivci, kus srnčího => ; roe-deer
  Kachna se zelím => ; duck, cabbage
  Něco z tvarohu k snídani => ; cottage-cheese
  jahodové knedlíky => ; strawberry
  Co s přezrálými banány? => ; banana
  rybí prsty domácí pro vnoučata => ; fish-sticks
  Kuře, brambory, jeden plech a mám klid => ; chicken, potato
  Na zahradě nám dozrál rybíz, co s ním => ; redcurrant
  Chtěla bych zkusit pohanku => ; buckwheat
  pstruh na másle => ; trout, butter
  Dneska by to chtělo guláš, venku sněží => ; goulash
  Sekaná z mletého jako od maminky => ; meatloaf, minced-meat
  Zbyl mi kus uzeného bůčku a kyselý zelí => ; smoked-pork-belly, sauerkraut
  Halušky s bryndzou => ; tarhonya, brynza
  Žampiony na grilu => ; champignon
`)
