import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-fifth hand in sentences of two hundred people, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Давайте деруни... хоча ні, деруни не треба, зробімо зрази. => hash-browns, deruny;
  Що сьогодні на вечерю? Гречку не пропонуй, вона мені вже сниться. => buckwheat;
  Дід на дієті номер п'ять: свинину й щавель викреслюємо. Що йому на обід? => pork, sorrel;
  Можна якось обійтися без хрону, коли робиш буряковий салат? => horseradish;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  Can you make a Victoria sponge when there are no eggs in the house? => egg;
  Show me a trifle that skips the custard. => custard;
  Neither anchovies nor olives, thanks: I just want a puttanesca my son can eat => anchovy, green-olives;
  Picky guest list: one hates fennel, another hates tuna. Ideas for lunch? => fennel-bulb, tuna;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  K obědu cokoli kromě čočky. => lentils;
  Je možné medovník upéct bez medu? => honey;
  Játra jsem uvařila kocourovi. Pro nás plánuju zapečené brambory, jak na ně? => ; potato
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  мій малий покривається висипом від яєць, а просить оладки. що робити? => egg; oladky
  Здрастуйте, я пенсіонерка, зуби погані, хочу щось із гарбуза, тільки не каші, каша вже набридла. => groats, porridge; pumpkin
  Скінчилося вершкове масло. Чим змастити форму, щоб спекти кекс? => butter; muffins
  Лікар після виписки заборонив ковбасу й копчений сир, дозволив судака на парі. То як його готувати? => sausage, cured-meat, smoked-cheese; zander
  Плов. Із бараниною. Родзинок не сипати! => raisin; lamb, plov
  Прийде кума-мусульманка, свинини на столі бути не може, тож думаю про шурпу з баранини => pork, alcohol; lamb, shurpa
  Дід не зносить кропу, а окрошку любить => dill; okroshka
  чим замінити сметану в бефстроганові => sour-cream; stroganoff
  Ані риби, ані курятини чоловік не визнає – порадьте відбивні з телятини => fish, chicken; veal, schnitzel
  Як зварити куліш, щоб сала там не було зовсім => salo; kulish
  Донька стала веганкою й відмовилась від молока, меду та яєць, а печиво все одно клянчить. => milk, honey, egg; cookies-dish
  Борошно скінчилось, яблука є, шарлотку страшенно хочу!! => wheat-flour; apple, charlotte
  Мені б супчику горохового, тільки копченостей туди не кладіть => smoked-meat; peas-dried
  Замість рису в голубці можна пшоно? => rice; millet, holubtsi
  Салат потрібен такий, щоби буряк був, а часник – ні. => garlic; beetroot
  Юшку зварю залюбки, але коропа не хочу: кістлявий. Нехай буде щука. => carp; pike, ukha
  Вареники з чим завгодно, аби не з капустою => cabbage; varenyky
  Хумус без тахіні буває? => tahini; hummus
  Запечіть мені ідею: макарони, фарш, а помідорів не додавати => tomato; pasta, minced-meat
  Гості дотримуються кошеру, тож креветкам зась, а ось форель піде. => pork, seafood, shrimp; trout, pide
  Що спекти з вишень? Шоколад нам не підходить, у малої діатез. => chocolate; cherry
  Пшениця мені протипоказана, а хліба хочеться. На гречаному борошні вийде? => wheat; bread, buckwheat-flour
  Навчіть робити солянку, каперсів у нас ніхто не їсть => capers; solyanka
  Спершу гадав запекти скумбрію, потім побачив ціну й передумав: скумбрії не треба, нехай буде хек. => mackerel; hake
  Шашлик із курятини хочу, але оцет мені після гастриту не можна => vinegar, vinegar-essence; chicken, shashlik
  кінза як мило!!! дайте харчо без неї => cilantro; kharcho
  Закінчилися дріжджі, магазин зачинено, а на вечір обіцяла пиріжки. => yeast; pyrizhky
  Розсольник люблю, перловку – ненавиджу. => pearl-barley; rassolnik
  Порадь закуску: авокадо, лосось, огірок. Майонез ні в якому разі => mayonnaise; avocado, salmon, cucumber
  Чи обійдеться тирамісу без маскарпоне? Немає його в нашому селі. => mascarpone; tiramisu
  Млинці: начинка з грибів – так, із м'яса – ні => meat; mushroom, mlyntsi
  Щось із кролика, але не рагу. => stew; rabbit
  Сирники, як у садочку: ваніль лишаємо, родзинки викидаємо => raisin; vanilla, syrnyky
  Я не буду ні супу, ні борщу, мені подавай голубці => borscht; holubtsi
  Брат-спортсмен просить миску з тунця й кіноа. Кукурудзу прибери. => corn; tuna, quinoa
  У піст риби не беремо, хочеться юшки грибної => fish; mushroom-soup
  «Цезар» із креветками, анчоуси геть => anchovy; shrimp, caesar-salad
  оселедець під шубою, тільки щоб туди ні яблука, ні картоплі => apple, potato; herring, shuba
  Ти ж знаєш, я арахісу не переношу: від нього набрякаю. А козинаки з насіння люблю, дай рецепт => peanut; kozinaki, seed
  Перепелині яйця подарували. Придумай салат, проте шпинату не пропонуй. => spinach; quail-egg
  Купила забагато сметани, термін до п'ятниці, підкинь ідею :) торти відпадають => cake; sour-cream
  Кума просить йогуртовий мус, полуниці їй зась, то може з малиною? => strawberry; yogurt, raspberry, dessert-jelly
  Онук плюється від печінки, тому паштет ліпимо з квасолі. => liver; pate, beans
  Як підсмажити тофу, щоб хрустіло? Соєвий соус солоний, обійдімося без нього. => soy-sauce; tofu
  Біляші, а не чебуреки, бо чебуреки в мене завжди тріскають => chebureky, chebureki; pyrizhky
  Пельмені хочу, а фаршу катма. Чим начинити? => minced-meat; pelmeni
  мак є горіхів нема штрудель буде? => nut; poppy-seed, strudel
`)

/** Both in English. */
export const bothEn = polarityRows(`
  my toddler can't have peanuts. granola bars please? => peanut; cereal-bar
  Ran out of butter, still craving shortbread. => butter; shortbread
  Actually scrap the risotto, make it gnocchi. => risotto; gnocchi
  What could stand in for fish sauce in pad thai? => fish-sauce; pad-thai
  Fridge is bursting with beetroot and I refuse to eat another borscht => borscht; beetroot
  Ramen, hold the egg. => egg; ramen
  Jewish friends over on Friday: pork is out, shellfish is out, brisket is in. How do I braise it? => pork, seafood; beef-brisket
  anything but mushrooms on this pizza => mushroom; pizza
  Still on the soft diet from hospital, so nuts are banned. Rice pudding? => nut; rice
  Nobody here eats lamb. Moussaka with lentils? => lamb; lentils, moussaka
  Milk upsets my stomach. Is there a porridge for me? => milk; porridge
  Give me a curry, any curry, so long as there's no coconut in it => coconut; curry-dish
  I typed turkey but meant tuna. tuna melt! No turkey. => turkey; tuna
  Is quiche doable minus the bacon? => bacon; pie
  We picked blackberries. Not jam again, please, we have forty jars of it. => jam; blackberry
  Bread sauce: yes. Cranberry sauce: no. Need it for Christmas. => cranberry-sauce; bread
  I've gone off chicken completely, duck would be a treat. => chicken; duck
  Could the baba ganoush be made without tahini => tahini; pickled-snack
  apple strudel but leave out raisins cinnamon is welcome => raisin; apple, cinnamon, strudel
  Whatever you do, keep celery away from the chicken soup. => celery; chicken
  In Paris last spring I ate eclairs every day. Now I'm trying to bake madeleines at home. => eclairs, eclairs; madeleines
  Wheat makes me ill. Would buckwheat pancakes be easy to make? => wheat; oladky
  Onions give me heartburn, garlic too, yet I crave chilli con carne => onion, garlic; chili-con-carne
  out of soy sauce mid stir fry what now => soy-sauce; stir-fry
  Not a fan of aubergine, so ratatouille sans aubergine? => eggplant; ratatouille
  Thanksgiving for a family that dislikes sweet potatoes: green bean casserole? => sweet-potato, green-beans; casserole
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  Dcera má alergii na ořechy, chce perník. => nut; gingerbread
  bez kmínu prosím, zelňačku => caraway; cabbage
  Chtěl jsem kachnu, ne, vlastně husu. Kachnu ne! => duck; goose
  Čím nahradím vejce v bábovce? => egg; pound-cake
  Guláš jo, hovězí ne. Třeba z krůtího masa? => beef; turkey, goulash
  Koprovku miluju, jen smetanu do ní ne, tělo ji nesnese => cream, sour-cream; dill
  Na Vánoce letos žádný bramborový salát. Co takhle čočkový salát? => potato; lentils
  Petržel mi vadí, jinak vývar s nudlemi můžu => parsley; meat-broth, noodles
  Hledám halušky. Brynza nesmí chybět, slaninu klidně škrtněte. => bacon; tarhonya, brynza
  Nesnáším koriandr!! ale tacos zbožňuju => coriander; taco-shells
  Zapomeňte na řízky, uděláme karbanátky. => schnitzel; cutlets-frozen
  Smažený květák, prosím, ale tatarku k němu ne => tartar-sauce; cauliflower
  Jablka padají ze stromu, povidla z nich nechceme, mošt ano => povydlo; apple, apple-cider-fresh
  Do sekané klidně mrkev, celer v žádném případě => celery; carrot, meatloaf
  Pšeničnou mouku nesmím. Šly by palačinky z pohankové mouky? => wheat-flour; buckwheat-flour, mlyntsi
  Utopence jsem snědl v hospodě, doma si naložím hermelín, jen feferonky ne => chili; hermelin
  Pro tatínka s cukrovkou: tvarohový koláč, cukr ven. => sugar; pie
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  кабачки фета => ; zucchini, feta
  Учора їли борщ, сьогодні душа просить локшини. => ; noodles
  Сусідка хвалилася голубцями, але мені до смаку вареники, підкажіть рецепт => ; varenyky
  Холодильник тріщить від баклажанів та помідорів, допоможіть! => ; eggplant, tomato
  Гречка, печінка, пів години часу. => ; buckwheat, liver
  Сардельки зіпсувалися, згодувала їх собаці. А мені тепер хочеться омлету. => ; omelette
  Студентський гуртожиток, мікрохвильовка, сосиски. Що вийде? => ; frankfurter
  На Різдво в нас завжди була кутя, а на іменини гості замовили пляцок. Як його пекти? => ; cake
  Кілька жовтків лишилося після безе. Куди їх? => ; egg-yolk, meringue
  холодець з півня => ; rooster, holodets
  Пів банки згущеного молока стоїть. Вафлі спечемо? => ; condensed-milk, waffles-dish
  З обіду залишилося пюре. Якісь крокети? => ; tater-tots, mashed-potato
  Сусіди смажать ковбаски, а мені треба кукурудза на вугіллі, навчіть. => ; sausage, corn
  Позавчора сусіди пригощали хінкалі, а сьогодні я мрію про чебуреки => ; khinkali, chebureki
  рецепт квашених огірків => ; pickled-cucumber
  Морква і селера, більше в хаті нічого => ; carrot, celery
  Скільки варити яйця пашот? => ; fried-eggs
  Торік на іменини замовляли суші. Цього разу печемо лазанью, з чого почати? => ; sushi, lasagna
  Печені перці, рис, трохи базиліку => ; roasted-peppers, rice, basil
  Макарони по-флотськи. Крапка. => ; pasta
  кабачкова ікра на зиму бабусин спосіб => ; vegetable-caviar
  Раніше в мене ріс ревінь, на нього було багато рецептів. Тепер шукаю компот із агрусу => ; kompot, gooseberry
  Розкажи, як варити банош. Ми були в Карпатах, їли там бограч. => ; banush, goulash-soup
  Ріпа. Що взагалі з нею роблять? => ; turnip
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  leek and gruyere => ; leek, gruyere
  The dog got the mouldy sausages. I'm left with half a cabbage to use up. => ; cabbage
  halloumi => ; halloumi
  pear and ginger crumble => ; pear, ginger, crumble
  My flatmate cooked a great shepherd's pie for himself. I'm after dumplings. => ; dumplings
  Two tins of chickpeas and a jar of harissa. Go. => ; chickpeas, harissa
  how long do I boil quail eggs => ; quail-egg
  Growing up, Mum served liver on Mondays. Today it's tacos I'm cooking, so how? => ; liver, taco
  Poached salmon with new potatoes and dill, if you have one. => ; young-potato, dill
  uses for stale sourdough => ; sourdough-bread
  Student budget, one ring hob, lentils, an onion. => ; lentils, onion
  Teach me hollandaise => ; hollandaise
  My colleague cooks goulash on Sundays. I need a stroganoff with mushrooms for tomorrow. => ; mushroom, goulash, stroganoff
  Sushi rice left over from Tuesday, plus a cucumber => ; cucumber, sushi-rice
  Rhubarb! => ; rhubarb
  what goes into a proper minestrone, asking for a friend => ; minestrone
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  květák a brokolice => ; cauliflower, broccoli
  Včera byla svíčková, dneska bych si dal rizoto. => ; risotto
  Sousedka smaží bramboráky a voní to až sem, já ale potřebuju recept na knedlíky => ; bread-dumplings
  Plná lednice cuket!!! => ; zucchini
  bublanina třešně => ; sweet-cherry
  Na táboře jsme jedli buřty, doma chci zkusit kuřecí špízy. => ; chicken
  Jak dlouho péct dýni hokaido? => ; hokkaido-squash
  Zbylo mi půl kelímku ricotty a hrst špenátu => ; ricotta, spinach
  student, 50 korun, těstoviny a tuňák v konzervě => ; pasta, canned-tuna
  Synovi ve školce včera dali rybí prsty, doma mu udělám pstruha. Poradíte? => ; trout
  Rajčata z balkonu, mozzarella, trochu bazalky => ; tomato, mozzarella, basil
  fazolová polévka => ; beans
  Kdysi jsem v Itálii ochutnala tiramisu. Teď ale sháním recept na panna cottu => ; panna-cotta
  Jak se správně dělá kynuté těsto => ; yeast-dough
`)
