import { polarityRows } from '../polarity/rows.ts'

// Written by a fifty-second hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  що швидко зробити сину перед школою він категорично не їсть яйця => egg;
  порадь щось смачне без м'яса і риби => meat, fish;
  на роботі дванадцять годин мікрохвильовки нема що взяти з собою щоб не зіпсувалось ковбасу не їм => sausage;
  мені треба щось без глютену і без молочного в дорогу => gluten, dairy;
  що приготувати без духовки і без м'яса => meat;
  у мене алергія на рибу що мені зробити ввечері => fish;
  порадь щось без цибулі => onion;
  мій хлопець не їсть ні грибів ні печінки чим мені його нагодувати => mushroom, liver;
  мене вже нудить від гречки придумай щось інше на завтра => buckwheat;
  у садочок не можна приносити горіхи і шоколад що покласти трирічному => nut, chocolate;
  мені після операції не можна бобові і капусту чим харчуватись перший тиждень => legume, cabbage;
  тренер заборонив борошняне підкажи що з'їсти після залу => floury;
  завтра приїде свекруха їй не можна солодкого і картоплі що подати на стіл => sweet, potato;
  у чоловіка целіакія що йому взяти з собою на нічну зміну => gluten;
  не хочу більше бачити макаронів що ще їдять студенти => pasta;
  годую грудьми і малу висипало від цитрусових і полуниці що мені тепер їсти => citrus, strawberry;
  щось смачне але без молочного => dairy;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  what can i make my son before school he cant have eggs => egg;
  what can i eat thats dairy free and gluten free for breakfast => dairy, gluten;
  something without cheese => cheese;
  no onions please what can i cook => onion;
  I'm allergic to fish and nuts, what's good on a cold evening? => fish, nut;
  my dads kidneys are bad and hes been told no bananas and no spinach what can he eat => banana, spinach;
  sick of pasta what else do students eat => pasta;
  nursery says no nuts no sesame what do i pack for a three year old => nut, sesame;
  coeliac and on night shifts what can i take with me to eat => gluten;
  mother in law is coming and she can't stand lamb or coriander help => lamb, coriander;
  my coach cut out bread and sweets what do i eat after training => bread, sweets;
  pregnant and told to avoid liver and blue cheese whats safe and filling => liver, blue-cheese;
  trying to cook without salt since the heart attack any ideas => salt;
  what can i make thats not chicken => chicken;
  Three of my guests are Muslim, so please suggest something with no pork and no alcohol. => pork, alcohol;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  co mám ráno rychle připravit synovi do školy když nesmí ořechy => nut;
  žádné houby prosím jinak sníme všechno => mushroom;
  manžel dělá dvanáctky potřebuju mu do krabičky něco co se dá jíst studené a rajčata nejí => tomato;
  syn má ve škole plavání potřebuje něco vydatného do krabičky nejí šunku ani paštiku => ham, pate;
  co večer uvařit bez masa děti jsou hladový => meat;
  nejím houby co mám uvařit => mushroom;
  co uvařit bez masa a bez vajec => meat, egg;
  alergie na celer a sóju poraďte mi něco teplého => celeriac, soybean;
  táta má dnu vnitřnosti a sardinky mu doktor zakázal co mu mám navařit => offal, sardine;
  těstoviny už mi lezou krkem co jiného si může student uvařit => pasta;
  v jeslích nechtějí med ani jahody co malému zabalit => honey, strawberry;
  jsem celiak a jedu na víkend na chatu co si mám vzít s sebou k jídlu => gluten;
  kojím a po mléčných výrobcích má malý vyrážku co můžu jíst => dairy;
  trenér mi vyškrtl bílé pečivo a sladkosti co si dát po posilovně => baked-goods, sweets;
  přijede kamarádka z Brna nesnáší olivy a kapary čím ji mám pohostit => green-olives, capers;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  млинці без молока => milk; mlyntsi
  сирники на рисовому борошні бо пшеничне нам не можна => wheat-flour; syrnyky, rice-flour
  слухай я щойно зі зміни дуже втомилась в холодильнику тільки гречка і сосиски придумай щось швидке але без цибулі я її терпіти не можу => onion; buckwheat, frankfurter
  закінчилась сметана чим її замінити в борщі => sour-cream; borscht
  годую грудьми малого обсипає від молочних продуктів підкажи якусь ситну кашу => dairy; porridge
  після тренування треба багато білка думаю про індичку тільки без рису він мені вже набрид => rice; turkey
  торт без горіхів на день народження в класі є хлопчик з алергією => nut; cake
  вчора була в подруги їли піцу а сьогодні хочу щось легке овочевий салат наприклад тільки не клади огірків => cucumber; vegetable
  що приготувати з фаршу якщо немає яєць => egg; minced-meat
  привіт мені треба щось дитині в ланчбокс хочу покласти курку і моркву але від арахісу в неї набряк => peanut; chicken, carrot
  я вагітна печінку мені сказали не їсти а заліза мало порадь страву з сочевиці => liver; lentils
  що зробити з черствого батона молока нема => milk; loaf
  безглютенове печиво => gluten; cookies-dish
  плов з куркою замість свинини => pork; plov, chicken
  в мене гастрит помідори і капусту не можна а хочу рагу з телятиною => tomato, cabbage; stew, veal
  мама приїжджає в суботу вона не їсть свинини а я хотіла голубці => pork; holubtsi
  чим замінити яйця в бісквіті => egg; sponge-base
  донька стала вегетаріанкою м'яса і риби не їсть просить щось із нуту і баклажанів => meat, fish; chickpeas, eggplant
  паста з креветками без вершків і без сиру => cream, cheese; pasta, shrimp
  в нас на святі буде дівчинка з целіакією тому хочу кекси без глютену з шоколадом => gluten; muffins, chocolate
  у мене діабет цукор і білий хліб виключила порадь запіканку з кисломолочного сиру => sugar, white-bread; casserole, cottage-cheese
  я з залу є куряче філе і гречка масло не пропонуй => butter; chicken-fillet, buckwheat
  грошей до п'ятниці майже нема є капуста морква і перлова крупа м'яса нема придумай щось ситне => meat; cabbage, carrot, pearl-barley
  олів'є без ковбаси з куркою => sausage; olivier, chicken
  оладки на кефірі немає соди => baking-soda; oladky, kefir
  соєвий соус закінчився а я хотіла локшину з овочами => soy-sauce; noodles, vegetable
  мій тренер сказав прибрати хліб і солодке то що мені зробити з тунця => bread, sweet; tuna
  дід не жує тверде як зробити йому парові тефтелі з індички без томату => tomato; cutlets-frozen, turkey
  шарлотка з грушами замість яблук => apple; charlotte, pear
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  pancakes no milk => milk; oladky
  ok so i just got off a night shift and all i've got is tinned tomatoes and some pasta what can i throw together and please no garlic => garlic; canned-tomatoes, pasta
  coeliac here looking for a proper loaf of bread without gluten => gluten; bread
  I'm seventy-four and my doctor has told me to cut out salt. How can I still make a tasty stew with beef? => salt; stew, beef
  ran out of butter can i still make shortbread => butter; shortbread
  breastfeeding and baby reacts to dairy need a filling porridge recipe => dairy; porridge
  six people coming tonight, one allergic to shellfish, one won't touch mushrooms, I want to do a risotto => seafood, mushroom; risotto
  my daughter has a nut allergy and its her birthday on saturday i need a chocolate cake => nut; cake
  leftover mashed potatoes what can i do with them without flour => wheat-flour; mashed-potato
  we had fish and chips last night so tonight im after something lighter like a lentil salad but leave out the onion => onion; lentils
  im pregnant so no raw fish but i really want sushi with avocado => fish; sushi, avocado
  something for the kids lunchbox with carrots in it but the school has banned peanuts => peanut; carrot
  I've got gastritis and I'm not allowed tomatoes, is there a pizza I could make => tomato; pizza
  my boyfriend gags at the smell of fish what can i cook him with potatoes => fish; potato
  soya allergy and i want a stir fry with chicken => soybean; stir-fry, chicken
  can i make muffins with oat milk instead of cows milk => milk; muffins, oat-milk
  im training for a marathon and need loads of carbs but wheat bloats me got any ideas with rice => wheat; rice
  my flatmate is vegan so no meat no eggs no dairy and i promised to make chili => meat, egg, dairy; chili-con-carne
  the baby has finally gone down and I've got twenty minutes and some minced lamb, nothing with chilli in it => chili; lamb-mince
  my husband's gout means no anchovies and no liver, what could I do with chicken thighs => anchovy, liver; chicken-thigh
  my kid will only eat meatballs and hates peas what do i cook => green-peas; cutlets-frozen
  no cilantro please it tastes of soap to me i want tacos => cilantro; taco
  out of soy sauce want fried rice => soy-sauce; stir-fry
  vegetarian guests coming no meat no fish id like to do something with aubergine => meat, fish; eggplant
  a coeliac friend is staying the weekend, I'd like to make dumplings, so obviously no gluten => gluten; dumplings
  i've gone off chicken completely since i got pregnant what can i make that has beef in it => chicken; beef
  protien balls with dates no peanut butter => peanut-butter; whey-protein, date
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  palačinky bez mléka => milk; mlyntsi
  mám celiakii a chtěla bych upéct chleba bez lepku => gluten; bread
  hele přišel jsem z noční jsem úplně hotovej v lednici mám vajíčka a kus salámu co z toho udělám cibuli nechci => onion; egg, salami
  čím nahradit vejce v bramborákách => egg; deruny
  kojím a malá má koliky takže nesmím zelí ani luštěniny poraď mi něco s kuřetem => cabbage, legume; chicken
  po tréninku chci něco s tvarohem ale bez cukru => sugar; cottage-cheese
  dcera nejí maso ani ryby a přeje si něco z cizrny => meat, fish; chickpeas
  došla mi smetana čím zahustím houbovou omáčku => cream; mushroom-sauce
  jsem těhotná syrová vejce nesmím a mám chuť na tiramisu => egg; tiramisu
  kuřecí prsa a brokolice něco fit bez smetany prosím => cream; chicken-fillet, broccoli
  vnoučata přijedou v neděli chtějí buchty ale ten menší nesmí mák => poppy-seed; buchty
  příkrm z dýně pro miminko bez soli => salt; pumpkin
  mam zlucnik veprove nesmim tak bych chtela neco z kralika => pork; rabbit
  místo vepřového bych dala do segedínu krůtu => pork; goulash, turkey
  zbyly mi vařené brambory co z nich zítra udělat vajíčka doma nemám => egg; potato
  alergie na sóju a chci asijské nudle s hovězím => soybean; noodles, beef
  máme oslavu a jedno dítě je celiak takže lepek ven potřebuju slané tyčinky nebo krekry => gluten; salty-sticks, crackers
  cukrovka druhého typu bílou mouku a cukr jsem vyřadila jde udělat perník => wheat-flour, sugar; gingerbread
  miminko konečně spí mám čtvrt hodiny a v mrazáku hrášek a krevety poraď něco bez chilli => chili; green-peas, shrimp
  kamarádka je alergická na mořské plody a já jí chci udělat rizoto s hříbky => seafood; risotto, porcini
  chlebíčky bez vajíčka pro tchyni => egg; sandwich
  loni v Itálii jsem jedla úžasné mušle ale doma chci jen obyčejné špagety s bazalkou bez parmazánu => parmesan; spaghetti, basil
  lepek mi nedělá dobře a chci palačinky z pohankové mouky => gluten; mlyntsi, buckwheat-flour
  přijdou tchán s tchyní ona nejí zvěřinu on nejí králíka co třeba pečená kachna => game, rabbit; duck
  tofu místo masa do čínských nudlí => meat; tofu, egg-noodles
  v lednici je půlka zelí a mleté maso rýži už ani nechci vidět => rice; cabbage, minced-meat
  po operaci žaludku nesmím pepř ani rajčata chtěl bych jemnou bramborovou kaši => black-pepper, tomato; mashed-potato
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  є кабачок яйця і трохи твердого сиру що з цього вийде => ; zucchini, egg, hard-cheese
  я студент живу в гуртожитку духовки немає є макарони і банка квасолі що зварити => ; pasta, beans
  що можна приготувати з лаваша сиру і шинки => ; lavash, cheese, ham
  я взагалі не вмію готувати маю рис банку кукурудзи і яйце зроби так щоб без сковорідки => ; rice, corn, egg
  хочу рибу щось типу лосося з овочами => ; fish, salmon, vegetable
  деруни з м'ясом => ; deruny, meat
  що дешеве зробити студенту з картоплі => ; potato
  що зварити із замороженої стручкової квасолі і яєць => ; green-beans, egg
  запечена скумбрія з лимоном => ; mackerel, lemon
  скоро прийдуть куми а в хаті тільки картопля сало і солоні огірки що поставити на стіл => ; potato, salo, pickled-cucumber
  вареники з вишнями => ; varenyky, cherry
  плов із баранини => ; plov, lamb
  треба спекти банановий кекс на шкільний ярмарок => ; banana-bread
  що зробити з двох стиглих бананів і вівсянки => ; banana, rolled-oats
  купила на базарі спаржу перший раз у житті як її приготувати => ; asparagus
  онуки приїхали хочуть налисники з маком як бабуся робила => ; mlyntsi, poppy-seed
  перед забігом зранку хочу рисову кашу з яблуком => ; groats, apple
  після нічної хочу яєчню з помідорами щоб хвилин за пять => ; fried-eggs, tomato
  назбирали відро грибів що з них наготувати => ; mushroom
  чоловік приніс свіжого коропа як його запекти у фользі => ; carp
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  i hate cooking give me the easiest thing with frozen peas => ; green-peas
  student kitchen no oven got rice and a tin of kidney beans => ; rice, red-beans
  curry with chickpeas and spinach => ; curry-dish, chickpeas, spinach
  what do i do with half a cabbage and some bacon => ; cabbage, bacon
  canapes with smoked salmon => ; sandwich, smoked-salmon
  broke until friday got lentils carrots and one onion => ; lentils, carrot, onion
  roast chicken with lemon => ; chicken, lemon
  cheap ideas with minced beef => ; beef-mince
  back in spain years ago i had the best octopus ever but tonight i just want a simple omelette with ham => ; omelette, ham
  i can only boil water what can i make with noodles and an egg => ; noodles, egg
  in the fridge there is feta spinach and a sheet of puff pastry => ; feta, spinach, puff-pastry
  overnight oats with blueberries => ; granola-dish, blueberry
  what to do with overripe bananas => ; banana
  kids want fish fingers tonight can i make them from scratch => ; fish-sticks
  i picked loads of blackberries and would like to make jam => ; blackberry, jam
  cheese scones => ; scones
  scrambled eggs on toast after a night shift how do i get them creamy => ; fried-eggs, toast-bread
  party for twenty and i fancy making a big paella => ; paella
  tofu and broccoli something with lots of protein => ; tofu, broccoli
  got a butternut squash and a tin of coconut milk => ; butternut-squash, coconut-milk
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  nesnáším vaření mám jen těstoviny a kečup co s tím => ; pasta, ketchup
  co uvařit z květáku a brambor => ; cauliflower, potato
  student na koleji nemám troubu jen vařič mám rýži a tuňáka => ; rice, tuna
  halušky s brynzou => ; tarhonya, brynza
  mám hlad a nechce se mi nic vařit doma je chleba sýr a rajče => ; bread, cheese, tomato
  pečený losos s bramborem => ; salmon, potato
  omeleta se špenátem => ; omelette, spinach
  do pátku mám stovku a doma čočku mrkev a cibuli co z toho navařím => ; lentils, carrot, onion
  recept na lívance z kefíru => ; oladky, kefir
  mám střevní chřipku a můžu zatím jen rýži s mrkví co z toho uvařit => ; rice, carrot
  kari s kokosovým mlékem a kuřetem => ; curry-dish, coconut-milk, chicken
  dukátové buchtičky s vanilkovým krémem => ; buchty, custard
  jsem líná chci jedním hrncem něco s fazolema => ; beans
  kulajda => ; kulajda
  bramboračka s houbami => ; potato, mushroom
  mám doma kilo švestek a nevím co s nima => ; plum
  potřebuju upéct cheesecake na oslavu pro deset lidí => ; cheesecake
  zbyla mi od neděle pečená kachna a trochu zelí co s tím => ; duck, cabbage
  co s jedním avokádem a plechovkou kukuřice => ; avocado, corn
`)
