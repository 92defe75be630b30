import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-sixth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  у дитини алергія на яйця, чим її годувати на сніданок => egg;
  Мене обсипає від полуниці та шоколаду, що мені можна на солодке? => strawberry, chocolate;
  щось смачненьке на вечерю, тільки без цибулі й часнику => onion, garlic;
  Терпіти не можу моркву і селеру, що б таке зварити? => carrot, celery;
  ненавиджу манку з дитинства, що ще можна дати малюку зранку => semolina;
  нас уже нудить від гречки, що інше можна на гарнір? => buckwheat;
  Піст: ні м'яса, ні яєць, ні молочного, що варити цілий тиждень? => meat, egg, dairy;
  Свинину не вживаємо з релігійних причин, порадьте щось на свято => pork;
  Не пропонуй мені нічого з печінкою => liver;
  Відмовилась від червоного м'яса, чим ситним вечеряти? => red-meat;
  Дружина вагітна, від смаженої риби їй зле, що приготувати? => fried-fish;
  Лікар звелів забути про томати й щавель, що мені тепер їсти? => tomato, sorrel;
  Сало в нашій хаті під забороною, що подати на закуску? => salo;
  Поки що уникаю хліба й картоплі, що взяти на обід в офіс? => bread, potato;
  Малий випльовує броколі й шпинат, чим його годувати? => broccoli, spinach;
  курку не пропонувати, набридла => chicken;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  dinner ideas no onions no garlic => onion, garlic;
  I'm allergic to shellfish, what can I have at a barbecue? => seafood;
  nut free and sesame free lunchbox ideas => nut, sesame;
  sick of chicken, give me something else => chicken;
  I can't eat tomatoes because of my reflux, what should I cook? => tomato;
  my son hates peas and carrots, suggest a dinner he might actually finish => green-peas, carrot;
  We ran out of flour, what can I still bake? => wheat-flour;
  keto dinner so no pasta, rice or bread => pasta, rice, bread;
  anything but turkey for christmas => turkey;
  We don't eat pork in our house, what should I put in the slow cooker? => pork;
  peanuts could kill my nephew, what treats are safe for him => peanut;
  Gave up sugar for Lent and need ideas for breakfast => sugar;
  Not a fan of blue cheese or olives, what starter would you suggest? => blue-cheese, green-olives;
  vegitarian so no meat no fish and my gf cant do gluten => meat, fish, gluten;
  I'm pregnant so raw fish and soft cheese are off the menu => fish, cream-cheese;
  Milk and yoghurt disagree with me, what can I have in the morning? => milk, yogurt;
  My wife can't bear the smell of cabbage, so nothing with that => cabbage;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Jsem alergická na celer a mrkev, co můžu jíst? => celeriac, carrot;
  dítě nesmí kravské mléko ani vajíčka, tip na snídani => milk, egg;
  Nesnáším rajčata, poraď něco na oběd => tomato;
  hlavně žádné ryby prosím => fish;
  došla nám mouka a máslo, co se dá péct => wheat-flour, butter;
  Kuře už mi leze krkem, co jiného k obědu? => chicken;
  nejím vepřové ani hovězí, co si dát k večeři => pork, beef;
  Vyhýbám se cukru a bílé mouce, co na svačinu? => sugar, wheat-flour;
  Držíme půst: bez masa, bez vajec, bez mléka => meat, egg, milk;
  Manželovi je po houbách vždycky zle, co mu mám uvařit? => mushroom;
  Cokoli kromě luštěnin => legume;
  Zelí mě nadýmá, takže ho do jídla nedávat => cabbage;
  Nemám ráda kopr ani kmín, čím mám ochutit jídlo? => dill, caraway;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Лікар сказав, що доньці більше не можна молока й вершків. А вона на сніданок просить млинців, що робити? => milk, cream; mlyntsi
  Вчора на ринку накупила кабачків, треба кудись їх подіти. Тільки чоловік баклажани на дух не переносить, тож без них. => eggplant; zucchini
  Приїжджають свати, хочу здивувати їх качкою з яблуками. Сват після інфаркту, сала й ковбаси йому не можна. => salo, sausage; duck, apple
  Другий місяць сиджу на вівсянці й уже бачити її не можу. Хочеться на сніданок чогось із сиром. => rolled-oats; cheese
  Син живе в гуртожитку, духовки там нема, тільки плитка. Макарони йому вже остогидли, а от гречку з куркою їв би щодня. => pasta; buckwheat, chicken
  Зібралася варити борщ, аж дивлюсь — буряк скінчився. Чи вийде борщ без нього? => beetroot; borscht
  Онук приїхав на канікули і заявив, що він тепер вегетаріанець. М'яса й риби не їсть, зате за вареники з картоплею душу продасть. => meat, fish; varenyky, potato
  Минулого разу від арахісу в малого набряк язик, ледве довезли до лікарні. На день народження хочемо шоколадний торт. => peanut; cake
  Свекруха все поливає майонезом, а мене від нього верне. Хочу приготувати олів'є по-своєму. => mayonnaise; olivier
  Ми з подругою худнемо до літа. Хліб і цукор викреслили, лишили собі індичку та овочі, що з них зробити на вечерю? => bread, sugar; turkey, vegetable
  Минулої неділі спекла пиріг з вишнями, усі були в захваті. Хочу такий самий пиріг, але тепер з абрикосами, бо вишень більше нема. => cherry; pie, apricot
  Гостям думаю подати печену форель. Одна з подруг годує грудьми, тому цитрусових і меду уникає. => citrus, honey; trout
  У холодильнику стоїть банка сметани, треба використати, поки не скисла. Грибів у нас ніхто не їсть, тож соус хай буде без них. => mushroom; sour-cream, sauce
  куди подіти відро полуниці, тільки не варення => jam; strawberry
  запіканка з макаронів без сиру => cheese; casserole, pasta
  Хочу плов, проте замість баранини візьму курку => lamb; plov, chicken
  Синові не можна глютену й коров'ячого молока, підкажіть печиво до чаю => gluten, milk; cookies-dish
  Яєць немає, а оладок хочеться => egg; oladky
  закінчилось масло, на чому ще можна спекти кекс => butter; muffins
  Чоловік діабетик, цукор виключено, порадьте пиріг з яблуками => sugar; pie, apple
  хочу піццу но без оливок фу => green-olives; pizza
  рецепт сирнеків без борошьна => wheat-flour; syrnyky
  Ніякої риби, будь ласка, краще кролика в сметані => fish; rabbit, sour-cream
  Шукаю чахохбілі, але кінзу звідти приберіть => cilantro; chakhokhbili
  Цього разу обійдемося без дріжджів, потрібне тісто на пиріжки => yeast; pyrizhky, dough
  У мами алергія на горіхи та мак, а на свято хочемо медівник => nut, poppy-seed; honey-cake
  Рибу люблю, але тільки не хек => hake; fish
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  My daughter was diagnosed with celiac last month, so anything with wheat is out. She's been begging for pizza ever since. => wheat; pizza
  I've got half a roast chicken left from Sunday that needs using up. My flatmate can't stand mushrooms, so I need something we can both eat. => mushroom; chicken
  I lived on instant noodles all through uni and never want to see them again. Now I'd like to learn to make a proper curry with chickpeas. => instant-noodles; curry-dish, chickpeas
  My toddler broke out in hives last week, and we're staying clear of eggs until the tests come back. His birthday is on Saturday and he wants cupcakes. => egg; muffins
  Went to bake banana bread and found the butter had gone mouldy. The shops are shut, so it'll have to be made without it. => butter; banana-bread
  My sister is vegan and she's coming for dinner on Friday. She won't touch honey or cheese, but she loves anything with aubergine. => honey, cheese; eggplant
  The doctor says my cholesterol is too high and red meat has to go. I quite fancy salmon for tonight. => red-meat; salmon
  My husband started new tablets, so we've cut out spinach and kale. I'm looking for a hearty stew with beans. => spinach, kale; stew, beans
  I used to drown everything in soy sauce. It gives me headaches now so I've given it up, but I still want a decent stir fry with tofu. => soy-sauce; stir-fry, tofu
  hold the mayo, I want a potato salad => mayonnaise; potato
  dairy-free chocolate cake please => dairy; cake
  chilli but leave out the kidney beans => red-beans; chili
  fresh out of eggs but really want waffles => egg; waffles-dish
  Cilantro tastes like soap to me, so keep it out of my tacos => cilantro; taco
  Is there a way to make carbonara without bacon? => bacon; carbonara
  i dont wnat musrooms in my risoto => mushroom; risotto
  somthing with brocoli no chese pls => cheese; broccoli
  Swap the beef for lentils in shepherd's pie => beef; casserole, lentils
  Baked cod instead of salmon tonight => salmon; cod
  green curry with prawns, skip the coconut milk, I'm allergic to it => coconut-milk; curry-dish, shrimp
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  Vnučka má celiakii, takže pšeničnou mouku nesmí ani ochutnat. Ráda bych jí upekla bábovku. => wheat-flour; pound-cake
  Dostali jsme od souseda celého králíka a chceme ho upéct. Manžel nesnáší česnek, tak hledám něco, kam se nedává. => garlic; rabbit
  Po operaci žlučníku mi zakázali smetanu a uzeniny. Mám ale hroznou chuť na bramboračku. => cream, cured-meat; potato
  Celý týden jsme jedli těstoviny a už je nikdo nechce. Dneska bych radši udělala rizoto s hráškem. => pasta; risotto, green-peas
  Na koleji mám jen mikrovlnku a z domova jsem si přivezl pytel brambor. Sýr mi bohužel došel, tak co z nich uvařit? => cheese; potato
  Synovi po ořechách otekly rty a doktorka nám je zakázala. K narozeninám si přeje čokoládový dort. => nut; cake
  Chtěla jsem péct vánočku a zjistila jsem, že nemám rozinky. Dá se udělat i bez nich? => raisin; vanocka
  Snacha je vegetariánka a na oslavu přijede taky. Maso nejí, ale houby miluje. => meat; mushroom
  Držím dietu, takže pečivo i cukr jsem vyškrtla. Po večerech mám chuť na tvaroh, co dobrého z něj udělat? => baked-goods, sugar; cottage-cheese
  V neděli k nám přijde tchán a chtěl by svíčkovou. Knedlíky ale odmítá, prý ho po nich bolí břicho. => bread-dumplings; svickova
  Jako malý jsem se přejedl švestek a dodnes je nemůžu ani cítit. Na víkend bych chtěl upéct koláč s meruňkami. => plum; pie, apricot
  bramborový salát bez majonézy => mayonnaise; potato
  Udělej mi pizzu, jen vynech olivy a ančovičky => green-olives, anchovy; pizza
  neco z kvetaku ale bez syra => cheese; cauliflower
  nechcu cibuly v gulasi deti ji nejedi => onion; goulash
  bezlepkové perníčky => gluten; lebkuchen
  Játra nikdy v životě, radši třeba kachnu => liver; duck
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  як приготувати деруни щоб не розвалювались => ; deruny
  що зробити з гарбуза та пшона на сніданок => ; pumpkin, millet
  смачний сирник у духовці => ; syrnyky
  рецепт голубців як у бабусі => ; holubtsi
  Що можна спекти з перестиглих бананів? => ; banana
  вечеря за пів години з курячого філе => ; chicken-fillet
  Обожнюю печериці, підкажи, як їх загасити => ; champignon
  Дитина просить сочевичний суп, як його зварити? => ; lentils
  Маю фарш, рис і болгарський перець, що з них вийде? => ; minced-meat, rice, bell-pepper
  хочу навчитись пекти паску на великдень => ; paska
  Скучила за маминим холодцем, як його варити? => ; holodets
  страви з нуту для студента => ; chickpeas
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  how do i make fluffy pancakes => ; oladky
  quick dinner with ground beef and potatoes => ; beef-mince, potato
  what can I cook with leftover rice => ; rice
  easy sourdough bread for beginners => ; sourdough-bread
  craving mac and cheese tonight => ; mac-and-cheese
  Any ideas for a tin of tuna and some sweetcorn? => ; tuna, corn
  My kids adore meatballs, show me an easy recipe => ; cutlets-frozen
  slow cooker pulled pork => ; pork
  I'd like something warm with pumpkin => ; pumpkin
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  jak uvařit dobrou kulajdu => ; kulajda
  recept na kynuté buchty s mákem => ; buchty, poppy-seed
  Co se dá udělat z cukety a mletého masa? => ; zucchini, minced-meat
  rychlá večeře z vajec => ; egg
  Miluju guláš, poraď mi ten nejlepší => ; goulash
  mám doma červenou čočku co s ní => ; red-lentils
  Chci dětem udělat palačinky s jablky => ; mlyntsi, apple
  dýňová polévka pro začátečníky => ; pumpkin
`)
