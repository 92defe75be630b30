import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-second hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  салат без майонезу => mayonnaise;
  борщ але без капусти, дочка не їсть => cabbage;
  тісто на пиріжки без яєць => egg;
  Алергія на арахіс. Що на десерт? => peanut;
  котлети без хліба => bread;
  млинці без молока і без яєць => milk, egg;
  з чого зварити суп якщо нема моркви => carrot;
  піцца без оливок і без ананаса => green-olives, pineapple;
  вечеря без хліба макаронів картоплі => bread, pasta, potato;
  соус до стейка не грибний => mushroom;
  нема дріжджів а хліба хочеться => yeast;
  шось на грилі, свинину не треба => pork;
  бутерброди на перекус без ковбаси => sausage;
  вчора їли плов, позавчора голубці, сьогодні хочу щось де рису нема взагалі => rice;
  Чоловік: «тільки не знову гречка». Я: «гаразд». Отже, чим ще гарнірити печінку? => buckwheat;
  прибрати з рецепту треба родзинки, решта хай. Кекс => raisin;
  Тато їсть усе. Мама все, крім печериць. Сестра все, крім індички. Я все. Що готувати? => champignon, turkey;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  any soup w/o onions => onion;
  nut free brownies => nut;
  eggless pancakes => egg;
  meatloaf without breadcrumbs => breadcrumbs;
  dinner for 2, no dairy, no seafood => dairy, seafood;
  vegan cheesecake no cashews => cashew;
  hummus no tahini my son is allergic to sesame => tahini, sesame;
  soup for tonight not tomato, not pumpkin => tomato, pumpkin;
  cornbread without buttermilk => buttermilk;
  a curry thats not made w coconut milk => coconut-milk;
  No, I'm not vegetarian, I just don't fancy sausages tonight. Chops would be grand. => sausage;
  Yesterday we had salmon, the day before prawns, so no fish or seafood tonight, please surprise me => fish, seafood;
  Everything on the pizza except, and I mean except, sweetcorn => corn;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  polévka bez celeru => celeriac;
  rizoto, houby ne => mushroom;
  došlo mi mléko, palačinky? => milk;
  knedlíky bez mouky? => wheat-flour;
  guláš ne vepřový, ne hovězí. Buřtový! => pork, beef;
`)

/** What refuses beside a wish in Ukrainian. */
export const bothUk = polarityRows(`
  шо можна з кабачків і фаршу тільки без часнику => garlic; zucchini, minced-meat
  хочу гречку не з мясом а з грибами => meat; buckwheat, mushroom
  сніданок з бананом без цукру => sugar; banana
  риба не минтай => pollock; fish
  Без кінзи будь ласка! І з баклажанами. => cilantro; eggplant
  паста без томатів, від томатів печія => tomato; pasta
  оселедець замаринувати без цукру => sugar; herring
  кальмари швидко і без вершків => cream; squid
  омлет без молока з помідорами => milk; tomato
  цибулю не їм зовсім, шо приготувати з фаршу => onion; minced-meat
  запіканка з цвітної капусти без манки => semolina; cauliflower
  драники тільки не з картоплі а з батату => potato; sweet-potato
  прийшла з роботи в холодильнику пів пачки сиру кисломолочного і два яблука діти голодні, яйця закінчились => egg; cottage-cheese, apple
  Свекруха приїжджає в суботу, вона мусульманка, отже свинини і вина в страві бути не може. Хочу баранину. => pork, wine; lamb
  Вагітна, нудить від запаху риби і кави, хочеться чогось кисленького зі щавлем => fish, coffee; sorrel
  Дитині рік і два місяці. Педіатр сказав мед не давати взагалі. Хочу їй запекти груші з сиром. => honey; pear, cheese
  на день народження сина торт, у його друга алергія на полуницю і на волоські горіхи, син просить з маскарпоне => strawberry, walnut; mascarpone
  В бабусі діабет, цукру й меду не можна, а солоденького хоче, в саду смородина => sugar, honey; blackcurrant
  ми на дачі, газ є, духовки нема, привезли курячі стегна, забули олію. що зробити?? => vegetable-oil; chicken-thigh
  У мене целіакія, тому жодної пшениці, ячменю чи жита. Люблю пироги з маком. => wheat, barley, rye; poppy-seed
  Я на кето, ні рису ні картоплі ні круп. Хочу ситну вечерю з качкою => rice, potato, groats; duck
  Працюю в школі, нам заборонили арахіс і кунжут на ярмарку, а я завжди пекла козинаки. Порадьте щось із соняшниковим насінням => peanut, sesame; sunflower-seeds
  Похід у Карпати на 3 дні. Тушонку тягти не хочу, беремо булгур і сушені гриби => stewed-meat; bulgur, dried-mushrooms
  на роботі мікрохвильовка одна на всіх, рибу гріти соромно, тож обід в контейнер без риби, з кіноа => fish; quinoa
  син 14 років качається, треба білок, але творог вже бачити не може. з індички або тунця => cottage-cheese; turkey, tuna
  Ми в піст їмо рибу тільки на Благовіщення, а сьогодні ні, не можна. Суп із гороху, будь ласка => fish; peas-dried
  дитина не їсть нічого зеленого — ні броколі, ні шпинату, ні гороху, а вітаміни треба. морква піде, давайте з нею => broccoli, spinach, peas-dried; carrot
  Ставлю стіл на поминки, має бути без м'яса, коливо вже є, треба щось з рибою => meat; fish
  сосиски вкрав кіт, тож без них, на вечерю лише макарони і твердий сир => frankfurter; pasta, hard-cheese
  переїхали в Канаду, сирники тепер роблю з рікоти. Порадьте пропорції, без ваніліну, бо чоловік не любить => vanillin; ricotta
  Будь-яке м'ясо окрім баранини, баранину їжте самі => lamb; meat
  я не проти цибулі, проти неї мій син, а готую я йому. Тефтелі з індички => onion; turkey
  На узвар груш у мене нема, є яблука сушені і чорнослив, вийде? => pear; dried-apple, prune
  Шукаю оту запіканку, де нема ні манки ні борошна, тільки сир, яйця й родзинки => semolina, wheat-flour; cheese, egg, raisin
  Лосось викреслюємо, дорого. Хай буде хек, запечений. => salmon; hake
  З куркою. Ні, стоп, курка для собаки. З індичкою і грушею => chicken; turkey, pear
  Кума казала, що в окрошку кладе редьку. Фу, ніякої редьки. Окрошка на кефірі, з редискою => black-radish; kefir, radish
  Не солодке, не мʼясне. Шось з буряка і фети, й горіхи щоб були => meat; beetroot, feta, nut
  Замість вершків — кокосове молоко, замість креветок — тофу. Суп том-ям => cream, shrimp; coconut-milk, tofu
  Ми не вегани! Просто сьогодні понеділок, по понеділках без м'яса. З яйцями можна і треба. => meat; egg
  У малого алергія на білок коров'ячого молока — не плутати з лактозою. Козяче дозволили. Кашу рисову зварити => milk; rice
  Питання з зірочкою: піца, сир не моцарела, а сулугуні, і щоб ковбаси духу не було => mozzarella, sausage; suluguni
  Сто років не їла вареників з лівером! Навчіть. Тільки шкварки не треба, шлунок => cracklings; offal
  Хай йому грець, тому грецькому йогурту, скис. Є звичайна ряжанка, на ній щось спечу? => greek-yogurt; ryazhanka
  бабуся клала в сирну паску цукати, ми їх виколупували. зроблю по її рецепту, але вже без цукатів, з ізюмом => candied-fruit; cheese, raisin
  морозиво з порічок, без жирних вершків, на йогурті => cream; redcurrant, yogurt
  Ой тільки не треба мені тих авокад! Дайте наше: квасолю, цибулю, олію. => avocado; beans, onion, vegetable-oil
  Для бісквіта: фундук лишаємо, а мигдаль — це реанімація. => almond; hazelnut
  Ковбасу домашню набиваю. Кров не буду, гречку не буду, буду з печінки і пшоняної каші => blood, buckwheat; liver, millet
  пюре з пастернаку замість картопляного, бо картоплю жуки поїли => potato; parsnip
  Кажуть, на закваску йде мед. Моя закваска меду не бачила й не побачить. Цільнозернове борошно маю. => honey; wholegrain-flour
  супчик дитячий з кролем, лише щоб без лаврушки => bay-leaf; rabbit
  хочу пиріжок як у макдональдсі, вишневий, не персиковий => peach; cherry
`)

/** What refuses beside a wish in English. */
export const bothEn = polarityRows(`
  chickpeas no coconut => coconut; chickpeas
  potato salad hold the mayo => mayonnaise; potato
  out of flour, want to thicken a beef stew => wheat-flour; beef
  cauliflower cheese minus the mustard => mustard; cauliflower, cheese
  stir fry, tofu not chicken => chicken; tofu
  Ribeye, no butter please, doctor's orders. => butter; ribeye
  what can i make with quinoa and black beans no cilantro => cilantro; quinoa, black-beans
  Ramadan iftar for twelve, dates are already on the table, want a lentil soup that isn't thickened with flour => wheat-flour; lentils
  gallbladder acting up... nothing with egg yolk or cream. i have chicken breast and carrots => egg-yolk, cream; chicken-fillet, carrot
  I teach a preschool cooking class. Two kids can't have eggs, one can't have strawberries. We'd like to use bananas and oats. => egg, strawberry; banana, rolled-oats
  Dad's on warfarin, so he has to avoid spinach and kale, he loves liver though and I was thinking liver => spinach, kale; liver
  My nan used to make something with suet and treacle. I can't get suet, so with butter then? => suet; black-treacle, butter
  date night, he eats anything, i'm allergic to shellfish, we both love fennel => seafood; fennel-bulb
  Baby led weaning, 8 months. No honey no salt. Salmon with peas? => honey, salt; salmon, green-peas
  We ran out of eggs and the shop's shut, kids want a cake, there's plenty of cocoa => egg; cocoa
  Post-wisdom-teeth mush ideas, squash based, nothing with seeds => seed; pumpkin
  Allergic to mustard AND celery, every supermarket broth has one or the other. Leek and potato soup how => mustard, celery; leek, potato
  brother's home from the navy, wants steak pie, I hate kidney so not that => kidneys; beef-steak
  Please I search a recipe where is the cabbage but it is not with vinegar, my stomach is not friend with vinegar. => vinegar; cabbage
  hello i am from Brazil, here no have cassava flour, i want make cheese bread with tapioca, is possible? => cassava-flour; cheese, tapioca
  Church supper, 80 people, ham. No pineapple, Father Tom is deadly allergic => pineapple; ham
  Chicken, wait no, I gave that to next door. The duck legs. => chicken; duck-leg
  anything but tuna. ok not anything. anything with pasta but tuna => tuna; pasta
  Without question, the best part of a trifle is the custard, so extra of that, but no sherry => sherry; custard
  Less is more with parsley, and none is best. Fishcakes with smoked haddock. => parsley; smoked-haddock
  Recipe said anchovy paste. I gagged. So not that. What else makes a puttanesca salty - olives? More olives? => anchovy-paste; green-olives
  "No" to walnuts, "maybe" to pecans, "hell yes" to maple syrup: a loaf cake => walnut; maple-syrup
  Substitute for sour cream in stroganoff that isn't yogurt because that's off too? Got mushrooms, got crème fraîche => sour-cream, yogurt; mushroom, creme-fraiche
  Not sweet potatoes - ordinary potatoes, candied, like the Danes do at Christmas => sweet-potato; potato
  Nothing with tentacles, so no octopus and no squid. My kid watched a documentary. He asked for crab. => octopus, squid; crab
`)

/** What refuses beside a wish in Czech. */
export const bothCs = polarityRows(`
  co z cukety bez sýra => cheese; zucchini
  kuřecí prsa bez smetany => cream; chicken-fillet
  salat s tunakem bez kukurice => corn; tuna
  ryba, ale ne kapr => carp; fish
  sladké bez cukru s datlemi => sugar; date
  pomazánka z vajec bez majonézy => mayonnaise; egg
  alergie na sóju, chci asijské nudle => soybean; noodles
  špenát bez česneku, ať nesmrdím => garlic; spinach
  buchta s rybízem, bez droždí => yeast; redcurrant
  pečená kachna bez kmínu => caraway; duck
  Babička po mrtvici špatně polyká, potřebuje kaši, žádné oříšky ani rozinky, ráda má meruňky. => nut, raisin; apricot
  Dítě má skolku bez lepku a bez vajec, chci upéct muffiny s borůvkami na oslavu => gluten, egg; blueberry
  Přítel je z Ukrajiny a chce vareniky s bramborem, já tvaroh nesnáším, tak bez něj => cottage-cheese; potato
  Diabetik 2. typu, takže bez bílé mouky a cukru, ale mám spoustu švestek => wheat-flour, sugar; plum
  Jsem v sedmém měsíci, nesmím syrové maso ani plísňový sýr. Mám chuť na těstoviny s lososem. => meat, blue-cheese; pasta, salmon
  Syn má rovnátka, nic tvrdého ani karamel. Chce banánový dort => caramel; banana
  dcera od včera nejí zvířátka, ale vajíčka prý jo. Takže něco s vajíčky a bez masa => meat; egg
  Na Silvestra chlebíčky. Se šunkou, bez okurky kvůli tetě => cucumber; ham
  Mikulášská besídka a půlka třídy má alergii na arašídy... perníčky s medem tedy => peanut; honey
  Nemám pánev!! jen hrnec a remosku. Mám kuřecí křídla a nechci do toho sójovku => soy-sauce; chicken-wings
  Pracuju na noční, potřebuju něco do termosky, třeba vývar, ale hovězí mi nedělá dobře. Slepici mám v mrazáku => beef; stewing-hen
  Manželka jí nízkohistaminově: žádná rajčata, žádný ocet, žádné víno. Koupila telecí. => tomato, vinegar, wine; veal
  Dělám svatbu na zahradě, 60 lidí, chci grilovat hermelín, maso ne, to bude dělat švagr jinde => meat; hermelin
  Jsem student z Vietnam, nevím kde v Brno koupit rybí omáčka. Udělám nudle bez ní, mám hovězí a skořice => fish-sauce; noodles, beef, cinnamon
  včera byla čočka a dneska nesmí být nic co vypadá jako čočka. Těstoviny s mletým => lentils; pasta, minced-meat
  Z rozinek mám trauma ze školní jídelny, vánočku ano, rozinky ne, mandle ano => raisin; almond
  Kromě řepy sním z kořenové zeleniny všechno, i petržel, tak mi ji upečte => beetroot; parsley
  Máma nám vštípila: hlavně žádnou vegetu! Takže polívka z kedlubny bez ní. => vegeta; kohlrabi
  Smažený sýr bez sýra? Manžel drží dietu. Třeba z celeru. => cheese; celeriac
  Zbyla mi půlka svíčkové omáčky, knedlíky jsme snědli. Co s tou omáčkou, ať to není zase s knedlíkem? => bread-dumplings; svickova
`)

/** Plain wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  щось з печінкою => ; liver
  рис, тунець з банки, кукурудза => ; rice, tuna, corn
  є пів гарбуза куди подіти => ; pumpkin
  супчик з сочевиці не гострий => ; lentils
  картопля + сир + шинка духовка => ; potato, cheese, ham
  шось солодке з вишень бо вишні пропадають => ; cherry
  Дім: селера, пів селери точніше, що з неї => ; celery
  пісне, з квасолею => ; beans
  Індичка. Тільки не суха. => ; turkey
  пиріг з ревенем => ; rhubarb
  що з кролика на двох => ; rabbit
  ківі і творог => ; kiwi, cottage-cheese
  стручкова квасоля морожена, шось м'ясне до неї в одну сковороду => ; green-beans, meat
  Скумбрія в духовці з лимоном => ; mackerel, lemon
  у гуртожитку тільки мікрохвильовка, є вівсянка, арахісова паста та банан => ; rolled-oats, peanut-butter, banana
  Завтра екзамен, грошей 60 грн, є макарони й банка кільки в томаті => ; pasta, sprats-tomato
  Після свят лишилось повно оселедця під шубою й холодцю, на роботу роздала, а сьогодні хочеться легкого супчику з броколі => ; broccoli
  Зуб вирвали, жувати не можу, тож щось рідке з картоплі й цибулі порею але не гаряче => ; potato, leek
  мама привезла з села домашню сметану 3 літри, куди її => ; sour-cream
  Не те щоб я не любила баклажани — люблю, просто шкірку знімаю. Дайте щось з ними. => ; eggplant
  не кажіть мені про дієти! сало, картопля, яйця на сковорідку, шо ще додати => ; salo, potato, egg
  Нема такого поняття як «забагато грибів». Юшка! => ; mushroom
  без хріна холодець не холодець, сказав дід. Ну то хай буде з хроном => ; horseradish
  Лишилися самі білки від восьми яєць, жовтки пішли в крем. Що з білків без міксера? => ; egg-white
  нема часу, нема сил, нема настрою. шо робити з макаронами => ; pasta
  Смажити гливи скільки хвилин і з чим => ; oyster-mushroom
`)

/** Plain wishes in English. */
export const wishedEn = polarityRows(`
  pork chops and apples => ; pork-chops, apple
  something with halloumi pls => ; halloumi
  leftover turkey ideas, sick of sandwiches => ; turkey
  shrimp but not spicy => ; shrimp
  kale. why. anyway what do i do with it => ; kale
  tin of sardines, half a lemon, stale bread => ; sardine, lemon, bread
  rhubarb & ginger anything => ; rhubarb, ginger
  okra recipes that arent slimy => ; okra
  brussel sprouts w bacon => ; brussels-sprouts, bacon
  lamb shanks slow cooker => ; lamb-shank
  fridge: feta, spinach, filo => ; feta, spinach, phyllo
  My flatmate's coeliac and I've only got one pan. There's chorizo and a tin of butter beans in the cupboard. => ; chorizo, butter-beans
  im at uni, got a kettle and a microwave, instant noodles, frozen peas. broke till friday => ; instant-noodles, green-peas
  Kohlrabi and celeriac in the farm box. I cook for one and I loathe coleslaw. => ; kohlrabi, celeriac
  my mother give me 4 kg of quince and she will ask => ; quince
  There was a cucumber sandwich at the wake that I still think about. Today I want soup. With barley. => ; barley
  She's allergic to cats and I'm allergic to effort. Something with a rotisserie chicken. => ; rotisserie-chicken
  peanut noodles => ; peanut, noodles
`)

/** Plain wishes in Czech. */
export const wishedCs = polarityRows(`
  hovězí, mrkev, hrnec, 2 hodiny => ; beef, carrot
  něco z tvarohu nesladké => ; cottage-cheese
  mám lilek => ; eggplant
  jablka padají, co s nima => ; apple
  brambory a uzené => ; potato, smoked-meat
  květák jinak než smažený => ; cauliflower
  krůta + brokolice + krabičkování => ; turkey, broccoli
  zelí kysané mám litr => ; sauerkraut
  cizrna, rajčata v plechovce => ; chickpeas, tomato
  Tchán slaví sedmdesátku, vepřové koleno už je objednané v hospodě, já mám donést dezert s mákem. => ; poppy-seed
  v lednici otevřený kelímek zakysané smetany, půlka okurky, kopr. Venku 35 stupňů a nechci zapínat troubu => ; sour-cream, cucumber, dill
  Mám po babičce litinový kotlík a dvě kila skopového. => ; mutton
`)
