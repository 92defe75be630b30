import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by one who never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  у сина алергія на арахіс, що приготувати на день народження, хочу торт => peanut; cake
  дочка не переносить лактозу, яку кашу зварити на сніданок => dairy; porridge
  суп без цибулі будь ласка => onion; soup
  ненавиджу кінзу, порадьте салат з огірками => cilantro; salad, cucumber
  лікар заборонив мені сіль і смажене, що можна з курки => salt; chicken
  в мене від полуниці висипка, який десерт зробити з вершками => strawberry; dessert, cream
  закінчились яйця а хочеться млинців => egg; mlyntsi
  чоловік не їсть рибу, що на вечерю => fish
  ми не їмо свинину, як зробити голубці => pork; holubtsi
  щось з гречки тільки не з грибами => mushroom; buckwheat
  малий виколупує з супу моркву, зваріть мені щось без неї, з локшиною => carrot; soup, noodles
  борщ але без буряка, чоловік його терпіти не може => beetroot; borscht
  піст, мяса і молочного не можна, хочу щось з квасолі => meat, dairy; beans
  я вагітна, сиру рибу не можна, а хочеться суші => fish; sushi
  замість майонезу чим заправити олівє => mayonnaise; olivier
  набридла вже та курка, дайте щось з індички => chicken; turkey
  оселедець дорогий зараз, що подати до картоплі => herring; potato
  безглютеновий хліб в духовці => gluten; bread
  у мене целіакія, хочу піцу => gluten; pizza
  мене пучить від капусти, який овочевий суп легкий => cabbage; vegetable
  веганка, без яєць і меду, шукаю печиво => egg, honey; cookies-dish
  що завгодно крім печінки => liver
  все люблю, окрім баклажанів. порадьте рагу => eggplant; stew
  з креветками паста, часник не кладіть => garlic; pasta, shrimp
  сирники без борошна пп => wheat-flour; syrnyky
  на дієті, цукор виключила, хочеться чогось до чаю, може кекс => sugar; muffins
  свекруха прийде, вона не їсть гострого і перцю, зробити б плов => spicy, black-pepper; plov
  ой ні, тільки не знову макарони! є картопля і фарш => pasta; potato, minced-meat
  хочу суп з сочевицею, хоча ні, сочевиці не треба, давай з горохом => lentils; soup, peas-dried
  так, звичайно, ще одна вівсянка зранку, мрія всього мого життя... є щось з сиром? => rolled-oats; cheese
  мої діти від шпинату тікають як від вогню, чим нагодувати, може котлети => spinach; cutlets
  не терплю запаху баранини, шашлик хочу => lamb; shashlik
  алергія на горіхи і кунжут, що з печива спекти => nut, sesame; cookies-dish
  у мами подагра, бульйони і субпродукти не можна, вареники підійдуть? => meat-broth, offal; varenyky
  після мідій мене минулого разу везли на швидкій, порадьте ризото => mussels; risotto
  щось солодке з яблук, корицю не люблю => cinnamon; apple
  салат цезар без анчоусів => anchovy; caesar-salad
  помідори не купила, хочу все одно яєчню => tomato; fried-eggs
  вершкового масла нема вдома, як спекти пиріг з вишнею => butter; pie, cherry
  чим замінити сметану в борщі, вона мені не йде => sour-cream; borscht
  гастрит, кисле і гостре протипоказане, пюре хочу => spicy; mashed-potato
  рис вже не лізе, третій день їмо, приготую щось з кабачків => rice; zucchini
  обійдусь без сала, зелений борщ як варити => salo; green-borscht
  телятину шкода їсти, вони ж маленькі, давайте гуляш з яловичини => veal; goulash, beef
  халяль, без алкоголю і свинини, гостям щось з рисом => alcohol, pork; rice
  донька вегетаріанка мяса не їсть, лазанью хоче => meat; lasagna
  мені від молока погано в животі, какао на чому зварити => milk; cocoa
  без сої! алергія. хочу вок з куркою => soybean; stir-fry, chicken
  кріп не сипати, юшка з коропа => dill; ukha, carp
  діабет 2 тип, білий рис і цукор ні, що на обід з рибою => rice, sugar; fish
  шукаю шарлотку, але щоб без яєць бо у внучки діатез від них => egg; charlotte
  тільки не кажіть мені про броколі, дайте рецепт деруни => broccoli; deruny
  сьогодні п'ятниця мяса не їмо, що пісного з грибів => meat; mushroom
  зубів мало, горіхи не вгризу, мякий десерт з сиру => nut; dessert, cheese
  я не фанат селери, але смузі хочу зелений => celery; smoothie
  безлактозний чізкейк є? => dairy; cheesecake
  від часнику печія, як замаринувати курку => garlic; chicken
  хлопця верне від оливок, порадьте піцу з шинкою => green-olives; pizza, ham
  хочу шось швидке з тунцем, кукурудзу прибрати => corn; tuna
  родзинки геть, а паску хочу пухку => raisin; paska
  не даю дитині ковбасу, що покласти в бутерброд замість неї, може сир => sausage; sandwich, cheese
  кето, без картоплі та хліба, вечеря з лососем => potato, bread; salmon
  годуючим мамам бобові не можна, а мені б супчику => legume; soup
  супер, чоловік знов купив 5 кіло хека, який я їсти не буду. що зробити з курячих стегон => hake; chicken-thigh
  гарбуз діти не їдять ні в якому вигляді, каша пшоняна => pumpkin; millet
  рецепт наполеона без маргарину => margarine; cake
  кролика не пропонуйте, у нас вдома живе такий. рагу з овочами => rabbit; stew, vegetable
  мені не можна цитрусові, губи набрякають, яке желе зробити => citrus; jelly-powder
  вчора їли гречку, сьогодні хочеться чогось іншого, може запіканки => buckwheat; casserole
  Доброго дня, мені 70 років, лікар сказав забути про жирне, а так хочеться холодцю => ; holodets
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  what can i make for dinner, my son is allergic to peanuts, he wants noodles => peanut; noodles
  chicken curry without coconut milk => coconut-milk; chicken
  dairy-free mac and cheese => dairy; mac-and-cheese
  i cant stand cilantro, need a taco recipe => cilantro; taco
  burger, hold the onions => onion; burger
  pasta w/o garlic pls => garlic; pasta
  ran out of eggs, can i still bake brownies => egg; brownie
  im pregnant so no raw fish, what about a poke bowl => fish; bowl
  anything but chicken tonight please => chicken
  we keep kosher so no shellfish or pork, want a stew => seafood, pork; stew
  kids pick out the peas every time, need a fried rice they will eat => green-peas; stir-fry
  gluten free banana bread => gluten; banana-bread
  mushrooms make me gag. creamy soup ideas? => mushroom; cream
  my doctor told me to cut out salt, something with salmon => salt; salmon
  sick of turkey leftovers, give me a beef dish => turkey; beef
  beef is too expensive rn, what chili can i make with beans => beef; chili-con-carne, beans
  what can i use instead of butter in cookies => butter; cookies-dish
  my throat swells up when i eat shrimp, easy paella? => shrimp; paella
  low fodmap, no onion no garlic, lentil soup => onion, garlic; lentils
  i gave up meat for lent, lasagna ideas => meat; lasagna
  oh great, kale again. said nobody ever. give me a potato salad => kale; potato
  something with tuna, actually no, not tuna, make it sardines => tuna; sardine
  husband hates olives but loves feta, greek salad? => green-olives; feta, greek-salad
  skip the sugar, i want oatmeal muffins => sugar; rolled-oats
  lactose intolerant and craving ice cream => dairy; ice-cream
  nut-free snacks for school, maybe granola bars => nut; cereal-bar
  vegan so no eggs or honey, pancakes for two => egg, honey; oladky
  i get hives from strawberries, whats a good summer cake => strawberry; cake
  keto dinner, no rice no pasta, pork chops => rice, pasta; pork-chops
  I don't eat veal on principle, schnitzel from something else? => veal; schnitzel
  my toddler wont touch broccoli, what veg with fish fingers => broccoli; vegetable, fish-sticks
  tomatoes give me heartburn, can i make pizza => tomato; pizza
  no mayo coleslaw => mayonnaise; coleslaw
  halal meals, no alcohol in the sauce, lamb => alcohol; lamb
  had pasta yesterday and the day before, cant face it again. got some sausages => pasta; sausage
  everything is fine except celery, just leave the celery out. chicken soup => celery; chicken
  eggless chocolate cake moist => egg; chocolate
  my flatmate is celiac, wheat is out, want to do dumplings => wheat; dumplings
  I'd rather starve than eat liver, what else has iron, spinach maybe => liver; spinach
  soy allergy, want a stir fry with rice noodles => soybean; stir-fry, rice-noodles
  gout so no red meat or beer, what about cod => red-meat, beer; cod
  sugar free cheesecake for my diabetic mum => sugar; cheesecake
  not a fan of eggplant, veggie curry? => eggplant; curry-dish
  steak dinner minus the mushrooms => mushroom; beef-steak
  on warfarin so i have to avoid grapefruit and spinach, need a salad => grapefruit, spinach; salad
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  syn má alergii na arašídy, co upéct na oslavu, chce dort => peanut; cake
  guláš bez cibule => onion; goulash
  nesnasim koriandr, poradte nejake tacos => coriander; taco-shells
  bezlepkové knedlíky recept => gluten; bread-dumplings
  došla mi vejce, jde udělat bábovka? => egg; pound-cake
  dcera nesnese laktózu, chtěla by puding => dairy; pudding-powder
  jsem těhotná, plísňové sýry nesmím, co s těstovinami => blue-cheese; pasta
  cokoliv jen ne játra => liver
  děti vybírají z polévky mrkev, jakou polévku s nudlemi uvařit => carrot; soup, noodles
  manžel nejí ryby, co na večeři s bramborem => fish; potato
  místo smetany co dát do svíčkové => cream; svickova
  kuře už mi leze krkem, něco z krůty => chicken; turkey
  hovězí je teď moc drahé, chci guláš z vepřového => beef; goulash, pork
  vegan, bez vajec a medu, perník => egg, honey; gingerbread
  po kiwi mi otéká pusa, jaký ovocný salát => kiwi; salad
  doktor mi zakázal sůl a tučné, co s krůtím masem => salt; turkey
  nejím vepřové kvůli víře, čím plnit papriky => pork; stuffed-peppers
  houby ne prosím, rizoto => mushroom; risotto
  mam chut na pizzu ale olivy vynechat => green-olives; pizza
  z česneku mě pálí žáha, bramboračka půjde? => garlic; soup
  chci čočku, vlastně ne, čočku ne, radši fazole => lentils; beans
  jasně, zase rýže, to je teda překvapení. mám doma mleté maso => rice; minced-meat
  keto večeře bez brambor a pečiva, losos => potato, baked-goods; salmon
  všechno kromě brokolice, zapékané těstoviny => broccoli; pasta
  babička má dnu, luštěniny a vnitřnosti nesmí, co třeba kuřecí => legume, offal; chicken
  sladké bez cukru, třeba tvarohový koláč => sugar; cottage-cheese
  nemam doma maslo, chci linecke => butter
  králíka bych nesnědla, máme ho doma jako mazlíčka. sekaná? => rabbit
  rozinky do vánočky nedávat, jak na ni => raisin; vanocka
  alergie na sóju a ořechy, asijské nudle => soybean, nut; noodles
  špenát? fuj, ten ne. něco zeleného, třeba hrášek => spinach; green-peas
  včera byly špagety, dneska už je nechci. polévka nějaká? => spaghetti; soup
  celer nemusím, ale bramborový salát ano => celeriac; potato
  bezmasé jídlo z cukety => meat; zucchini
  kokos mi vůbec nejede, kuře kari => coconut; chicken, curry-dish
`)

/** A wish and a refusal side by side in Ukrainian. */
export const bothUk = polarityRows(`
  не з яловичиною, а з куркою плов => beef; plov, chicken
  квасоля так, горох ні => peas-dried; beans
  борщ зі сметаною але без часнику => garlic; borscht, sour-cream
  без часнику але з цибулею котлети => garlic; cutlets, onion
  хочу рибу а не мясо => meat; fish
  краще гречка ніж рис => rice; buckwheat
  замість рису картоплю до котлет => rice; potato, cutlets
  гриби люблю, печінку ні => liver; mushroom
  печериці ні, лисички так => champignon; chanterelle
  вареники з картоплею, не з капустою => cabbage; varenyky, potato
  вареники не з картоплею, з капустою => potato; varenyky, cabbage
  сир можна, молоко не можна => milk; cheese
  молоко не можна, кефір можна, млинці => milk; kefir, mlyntsi
  салат з тунцем без яєць => egg; salad, tuna
  салат без тунця з яйцем => tuna; salad, egg
  суші з лососем, авокадо не треба => avocado; sushi, salmon
  шинку прибрати, додати моцарели на піцу => ham; mozzarella, pizza
  не суп, а салат хочу => soup; salad
  курку їм, шкірку ні => chicken-skin; chicken
  свинини не хочу хочу індичку => pork; turkey
  хочу індичку свинини не хочу => pork; turkey
  дитині моркву можна а буряк поки ні, пюре => beetroot; carrot, mashed-potato
  якщо вже вибирати то лосось, не короп => carp; salmon
  кабачки чи баклажани? кабачки. баклажани гірчать => eggplant; zucchini
  пиріг з яблуками, ой ні, з грушами, яблук нема => apple; pie, pear
  паста вершкова без бекону з креветкою => bacon; cream, shrimp
  чоловікові стейк вже набрид, мені теж, хочемо сочевицю => beef-steak; lentils
  омлет: помідор так, перець ні, сир так => black-pepper; omelette, tomato, cheese
  окрошка на кефірі не на квасі => kvass; okroshka, kefir
  не маслом а олією заправити кашу => butter; vegetable-oil, porridge
`)

/** A wish and a refusal side by side in English. */
export const bothEn = polarityRows(`
  stew not with beef but with chicken => beef; stew, chicken
  soup with leek, hold the cream => cream; soup, leek
  beans yes, peas no => green-peas; beans
  rice instead of potatoes with meatballs => potato; rice, cutlets-frozen
  i'd rather have fish than pork => pork; fish
  no bacon, extra cheese, on a burger => bacon; cheese, burger
  pasta with shrimp without garlic with lemon => garlic; pasta, shrimp, lemon
  love mushrooms hate olives, pizza => green-olives; mushroom, pizza
  swap the beef for lentils in shepherds pie => beef; lentils, casserole
  not tofu, tempeh => tofu; tempeh
  turkey sandwich no mayo mustard ok => mayonnaise; turkey, mustard
  eggs are fine but milk isn't, french toast => milk; egg, french-toast
  cant do cows milk but goat cheese is fine, salad => milk; goat-cheese, salad
  apple pie, wait no, pear, we have no apples left => apple; pie, pear
  skip the rice and give me more veg with the salmon => rice; vegetable, salmon
`)

/** A wish and a refusal side by side in Czech. */
export const bothCs = polarityRows(`
  ne s hovězím, ale s kuřecím, guláš => beef; chicken, goulash
  fazole ano, hrách ne => peas-dried; beans
  polévka s pórkem bez smetany => cream; soup, leek
  bez česneku ale s cibulí, karbanátky => garlic; onion, cutlets-frozen
  radši rybu než maso => meat; fish
  místo rýže brambory k řízku => rice; potato, schnitzel
  knedlíky se švestkami, ne s meruňkami => apricot; bread-dumplings, plum
  knedliky ne se svestkama, s jahodama => plum; bread-dumplings, strawberry
  houby miluju, olivy nesnáším, pizza => green-olives; mushroom, pizza
  sýr můžu, mléko nemůžu => milk; cheese
  salát s tuňákem, vejce vynechat => egg; salad, tuna
  nechci polévku, chci salát => soup; salad
  kuře jím, kůži ne => chicken-skin; chicken
  koláč s jablky, teda ne, s hruškami, jablka došla => apple; pie, pear
  těstoviny bez slaniny s krevetami => bacon; pasta, shrimp
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що приготувати з кабачків, їх повний город => ; zucchini
  не можу жити без часнику, який соус з ним зробити => ; garlic, sauce
  чому мій борщ несмачний => ; borscht
  нема нічого кращого за млинці, як зробити тонкі => ; mlyntsi
  що подати до качки => ; duck
  не знаю що робити з трьома кіло слив => ; plum
  не тільки котлети можна з фаршу, а що ще? => ; minced-meat
  як зварити рис щоб не злипався => ; rice
  хочу сирників => ; syrnyky
  швидка вечеря з курки і картоплі => ; chicken, potato
  чоловік без мяса за стіл не сяде, що зварити => ; meat
  плов як у бабусі => ; plov
  деруни розвалюються, що не так => ; deruny
  що можна з черствого хліба => ; bread
  гарбузовий суп пюре => ; pumpkin
  чому не піднімається тісто на пиріжки => ; dough, pyrizhky
  ніколи не варила холодець, з чого почати => ; holodets
  діти обожнюють макарони з сиром => ; pasta, cheese
  ідеї на сніданок з вівсянкою => ; rolled-oats
  на пікнік шашлик з свинини, маринад => ; shashlik, pork
  лосось в духовці у фользі => ; salmon
  в холодильнику тільки яйця й помідори => ; egg, tomato
  без борщу обід не обід, дайте рецепт => ; borscht
  ніхто не відмовиться від наполеона, рецепт будь ласка => ; cake
  багато білка після тренування, творог чи курка => ; cottage-cheese, chicken
  хочется чогось гострого, може рамен => ; spicy, ramen
  не відмовлюсь від тарілки вареників з вишнею => ; varenyky, cherry
  з чим їдять хумус => ; hummus
  скільки варити буряк => ; beetroot
  щоб не пропала сметана, що з неї спекти => ; sour-cream
  в мене мало часу, паста з тунцем => ; pasta, tuna
  печу паску вперше, як не пересушити => ; paska
  дуже люблю гриби, хоч щодня їла б => ; mushroom
  дитина нічого не їсть крім локшини => ; noodles
  чи не зробити мені сьогодні лазанью? => ; lasagna
  як позбутися гіркоти в баклажанах => ; eggplant
  борщ з квасолею і пампушками => ; borscht, beans, pampushky
  юшка з окунів на вогні => ; ukha, perch
  нарешті доїли той суп, тепер хочу піцу => ; pizza
  бюджетно з сочевиці на студента => ; lentils
  голубці ліниві в духовці => ; holubtsi
  а чого б і не з'їсти торт о десятій вечора, дайте рецепт => ; cake
  купила авокадо і не розумію що з ним робити => ; avocado
  що таке булгур і з чим його готувати => ; bulgur
  нам з дідом кашку гарбузову => ; pumpkin
  зимовий салат з квашеною капустою => ; salad, sauerkraut
  не шкодуйте сиру, запіканка з броколі => ; cheese, casserole, broccoli
  чому майонез не густіє => ; mayonnaise
  котлети з щуки щоб не сухі => ; cutlets, pike
  як врятувати пересолений суп => ; soup
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  cant live without garlic, what should i make => ; garlic
  no idea what to do with all this zucchini => ; zucchini
  what goes with roast duck => ; duck
  why is my chili so bland => ; chili-con-carne
  nothing better than pancakes on sunday, fluffy recipe => ; oladky
  not only soup, what else can i make from pumpkin => ; pumpkin
  quick chicken and rice => ; chicken, rice
  how do i keep salmon from drying out => ; salmon
  can't get enough of mushrooms => ; mushroom
  never made lasagna before, easy one? => ; lasagna
  high protein breakfast with eggs => ; egg
  leftover mashed potatoes ideas => ; mashed-potato
  my kids eat nothing but pasta, new ideas => ; pasta
  i wouldn't say no to a cheesecake => ; cheesecake
  how long to boil lentils => ; lentils
  dont want my tofu to stick to the pan => ; tofu
  what to do with stale bread => ; bread
  beef stew slow cooker => ; beef
  no time, got tuna and corn => ; tuna, corn
  why won't my bread rise => ; bread
  who doesnt love tacos, shrimp ones pls => ; taco, shrimp
  cheap bean recipes for students => ; beans
  carrot cake like grandmas => ; carrot
  you can never have too much cheese, baked something => ; cheese
  is it weird to eat ramen for breakfast? recipe pls => ; ramen
  need to use up spinach before it goes off => ; spinach
  what sauce for pork tenderloin => ; sauce, pork-tenderloin
  i miss my mums apple crumble => ; apple
  can i freeze cabbage rolls => ; holubtsi
  totally healthy choice: double bacon mac n cheese, how => ; bacon, mac-and-cheese
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  nemůžu žít bez česneku, co z něj => ; garlic
  nevím co s tolika cuketami => ; zucchini
  co se hodí ke kachně => ; duck
  proč je můj guláš bez chuti => ; goulash
  není nad palačinky, recept => ; mlyntsi
  nejen polévka, co ještě z dýně => ; pumpkin
  rychle kure s ryzi => ; chicken, rice
  jak uvařit rýži aby se nelepila => ; rice
  svíčková jako od babičky => ; svickova
  nikdy jsem nedělala lasagne, jak na to => ; lasagne-sheets
  děti by nejedly nic jiného než těstoviny => ; pasta
  co ze starého chleba => ; bread
  bramboráky se mi rozpadají => ; deruny
  snídaně s ovesnou kaší => ; porridge
  mám jen vejce a rajčata => ; egg, tomato
  houbová omáčka recept => ; mushroom-sauce
  losos v troubě => ; salmon
  neodmítla bych kus tvarohového koláče => ; cottage-cheese
  proč mi nekyne těsto na buchty => ; dough
  bez knedlíků to není oběd, jak je udělat => ; bread-dumplings
  levne jidlo z cocky => ; lentils
  co s broskvemi než se zkazí => ; peach
  jak dlouho vařit řepu => ; beetroot
  kdo by neměl rád řízek, jak ho udělat křupavý => ; schnitzel
  po tréninku něco s tvarohem => ; cottage-cheese
  bramborový salát na vánoce => ; potato
  štrúdl s jablky => ; strudel, apple
  jak zachránit přesolenou polévku => ; soup
  sýra není nikdy dost, zapečené brambory => ; cheese, potato
  dala bych si ramen => ; ramen
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'оселедець дорогий зараз, що подати до картоплі: herring',
    'так, звичайно, ще одна вівсянка зранку, мрія всього мого життя... є щось з сиром?: rolled-oats',
    'вчора їли гречку, сьогодні хочеться чогось іншого, може запіканки: buckwheat',
    'bezmasé jídlo z cukety: meat',
    'курку їм, шкірку ні: chicken-skin',
    'кабачки чи баклажани? кабачки. баклажани гірчать: eggplant',
    'kuře jím, kůži ne: chicken-skin',
  ],
  beside: [
    'алергія на горіхи і кунжут, що з печива спекти: cookies-dish',
    'гарбуз діти не їдять ні в якому вигляді, каша пшоняна: millet',
    'lactose intolerant and craving ice cream: ice-cream',
    'keto dinner, no rice no pasta, pork chops: pork-chops',
    'vegan, bez vajec a medu, perník: gingerbread',
    'nejím vepřové kvůli víře, čím plnit papriky: stuffed-peppers',
    'keto večeře bez brambor a pečiva, losos: salmon',
    'všechno kromě brokolice, zapékané těstoviny: pasta',
    'rozinky do vánočky nedávat, jak na ni: vanocka',
    'špenát? fuj, ten ne. něco zeleného, třeba hrášek: green-peas',
    'шинку прибрати, додати моцарели на піцу: pizza',
    'love mushrooms hate olives, pizza: pizza',
    'not tofu, tempeh: tempeh',
    'apple pie, wait no, pear, we have no apples left: pie',
    'kuře jím, kůži ne: chicken',
  ],
  plain: ['діти обожнюють макарони з сиром: cheese'],
}
