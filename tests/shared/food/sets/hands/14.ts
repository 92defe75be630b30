import type { Differs } from '../../../../support/polarity-exam.ts'
import { polarityRows } from '../polarity/rows.ts'

// Written by one who never saw the reader; scored at first sight in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  у доньки алергія на арахіс, яке печиво можна спекти? => peanut; cookies-dish
  Мене верне від печінки, але залізо треба піднімати. Що з гречки чи буряка порадите? => liver; buckwheat, beetroot
  чоловік не переносить кінзу, хочу приготувати гуакамоле => cilantro; guacamole
  Лікар заборонив сіль і смажене, хочу курячий суп => salt; chicken, soup
  малий випльовує цибулю з котлет, як зробити котлети щоб не помітив відсутності, тобто без неї => onion; cutlets
  яйця скінчились а сирники хочеться аж не можу => egg; syrnyky
  замість майонезу чим заправити олів'є => mayonnaise; olivier
  свекруха на дух не переносить часник, а я хочу зробити борщ => garlic; borscht
  свинину ми не їмо, ми мусульмани. порадьте плов => pork; plov
  Тільки не гречка! будь що з куркою => buckwheat; chicken
  млинці на воді бо молока катма => milk; mlyntsi
  я вже дивитись не можу на картоплю, дайте щось із капусти => potato; cabbage
  доброго дня підкажіть будь ласка рецепт пирога з яблуками але щоб без кориці бо в мене від неї печія => cinnamon; apple, pie
  У сина непереносимість лактози. Він обожнює пюре. Як зробити без молока і вершкового масла? => milk, butter; mashed-potato
  гриби ні в якому разі, а так лазанью хочемо => mushroom; lasagna
  Ніякої риби, прошу! Хочеться запеченої качки => fish; duck
  баба казала у вареники класти шкварки, а я їх терпіти не можу. вареники з картоплею як краще => cracklings; varenyky, potato
  кум приїде він м'яса не їсть, голубці з грибами можна? => meat; holubtsi, mushroom
  обійдемось без оселедця, який салат з буряком на новий рік => herring; beetroot, salad
  хочу шашлик але не зі свинини => pork; shashlik
  піца без оливок і без каперсів => green-olives, capers; pizza
  мене обсипає від полуниці тож торт з малиною => strawberry; cake, raspberry
  Донька веган від учора (зітхаю). Тобто ні м'яса, ні яєць, ні молочки. Що з нуту? => meat, egg, dairy; chickpeas
  забули купити сметану, а деруни вже тру => sour-cream; deruny
  Вгадайте хто знову зжер весь сир? Правильно, не я. Тому паста без сиру => cheese; pasta
  цього тижня піст тому скоромного ні-ні, хочу кашу з гарбузом => ; porridge, pumpkin
  дитина каже фу на броколі, а на цвітну капусту каже ням => broccoli; cauliflower
  що приготувати з фаршу якщо рис вже сидить у печінках => rice; minced-meat
  суп з сочевиці тільки приберіть звідти моркву => carrot; lentils, soup
  окрошка на кефірі, ковбасу не кладемо => sausage; okroshka, kefir
  мені не можна глютен а хочеться хліба => gluten; bread
  в мене подагра, червоне м'ясо відпадає, що з індичкою зробити => red-meat; turkey
  кабачки в мене вже з вух лізуть, зробіть мені щось з баклажанів => zucchini; eggplant
  Тато любить гостре, мама гострого не може, я не їм помідори. Який суп нам усім зварити? => tomato, spicy; soup
  стривай ні не з тунцем, з куркою сендвіч => tuna; chicken, sandwich
  без цукру сирник спекти реально? у мами діабет => sugar; cheesecake
  чим замінити кокосове молоко в карі, терпіти його не можу => coconut-milk; curry-dish
  не клади мені той селери в суп грибний => celery; mushroom, soup
  від капусти здуває шо кульку, порадьте салат з огірків => cabbage; cucumber, salad
  Чоловік сказав: ще раз побачу вівсянку — піду до мами. Що на сніданок? => rolled-oats; breakfast
  крім курки, що можна запекти з картоплею в духовці => chicken; potato
  усе окрім баранини, хочу тушковане мясо => lamb; meat
  ненавиджу родзинки в пасці. як спекти паску => raisin; paska
  Креветки не пропонувати, чоловік опухає. А от ризото було б класно => shrimp; risotto
  хочу щось солодке проте шоколад мені протипоказаний => chocolate; dessert
  вагітна, сирої риби не можна, але суші дуже хочу => fish; sushi
  мед у медівник обов'язково? бо в малого на нього висип => honey; honey-cake
  нема ні яєць ні молока є борошно і банан що спекти => egg, milk; wheat-flour, banana
  юшка але щоб без пшона будь ласка => millet; ukha
  Я не фанат кропу, зовсім. Молода картопелька як? => dill; potato
  рагу овочеве мінус баклажан => eggplant; stew
  обід для офісу щоб не тхнув рибою, тобто без риби взагалі, краще з булгуром => fish; bulgur
  в нас єврейська родина тож свинина й креветки мимо, хочемо хумус => pork, shrimp; hummus
  карбонара тільки замість бекону індичка => bacon; carbonara, turkey
  внучка крутить носом від манки, чим нагодувати? любить сир домашній => semolina; cottage-cheese
  на кріветки алергія у брата шо замутити з кальмаром => shrimp; squid
  відмовилась від хліба, худну, хочу бутерброди на огірках => bread; cucumber
  пельмені але не з яловичиною вона мені тверда => beef; pelmeni
  Соя для мене табу (щитоподібка), порадьте азійську локшину => soybean; noodles
  мабуть хватить уже макаронів, давайте краще рис з овочами => pasta; rice, vegetable
  Гірчиці не додавати!!! Соус для салату цезар => mustard; caesar-salad
  хай йому грець тому холодцю, несила вже, зробіть мені заливну рибу => holodets; fish
  я розлюбила авокадо. тост з чим тоді? з лососем? => avocado; sandwich, salmon
  Нас троє. Один не їсть перець болгарський, другий гриби, а третій всеїдний. Хочемо піцу => bell-pepper, mushroom; pizza
  буряк не треба, хочу зелений борщ зі щавлем => beetroot; green-borscht, sorrel
  кава мені шкодить, який какао напій зварити => coffee; hot-chocolate-mix
  Смакує усе, крім гарбуза. Мафіни на полудень? => pumpkin; muffins
  вершки закінчилися, грибний соус треба на вчора => cream; mushroom-sauce
  у мене рефлюкс, цитрусові та помідори геть. Запечена тріска? => citrus, tomato; cod
  позбавте мене від ізюму, штрудель з вишнею прошу => raisin; strudel, cherry
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  my son is allergic to peanuts, what cookies can I bake => peanut; cookies-dish
  I can't stand cilantro but I'd love some tacos => cilantro; taco
  no onions please, burger recipe => onion; burger
  We ran out of eggs and the kids want waffles => egg; waffles-dish
  what can I use instead of butter in banana bread => butter; banana-bread
  Look, I've tried to like olives for thirty years and I give up. Give me a Greek salad I'd actually eat => green-olives; greek-salad
  anything but chicken for dinner, maybe salmon => chicken; salmon
  mushrooms make me gag lol need a risotto => mushroom; risotto
  My husband had a gallbladder attack, so the doctor took him off fatty meat and fried food. He wants soup with barley. => ; soup, barley
  we keep halal so skip the pork and wine, thinking meatballs => pork, wine; cutlets-frozen
  lasagne sans mushrooms => mushroom; lasagna
  dairy free mac and cheese is that even a thing => dairy; mac-and-cheese
  hold the mayo, i want a tuna sandwich => mayonnaise; tuna, sandwich
  hey so um my mother in law is coming on sunday and she doesn't do garlic like at all and i was thinking roast lamb what do you think => garlic; lamb
  coconut is the devil. thai curry? => coconut; curry-dish
  I'm off carbs so no pasta no rice no bread, give me something with zucchini => pasta, rice, bread; zucchini
  The toddler throws peas on the floor every single time. Carrots are fine though. => green-peas; carrot
  ew not liver again. beef stew maybe? => liver; beef, stew
  fresh out of milk, can I still make pancakes => milk; oladky
  Could you kindly suggest a chocolate cake that does not contain any nuts, as my colleague carries an EpiPen? => nut; chocolate, cake
  shellfish would literally kill me so what about a fish pie => seafood; fish, pie
  I'd rather starve than eat brussels sprouts. Roast potatoes with what? => brussels-sprouts; baked-potato
  celiac here, craving pizza => gluten; pizza
  chili without beans like in texas => beans; chili-con-carne
  pad thai, easy on nothing, but leave out the shrimp => shrimp; pad-thai
  Tofu? Hard pass. Give me a beef stir fry => tofu; beef, stir-fry
  my wife is pregnant and cant have soft cheese, wants a quiche => cream-cheese; pie
  sick to death of turkey leftovers, want something with prawns => turkey; shrimp
  I said lentils, I mean chickpeas. not lentils. curry => lentils; chickpeas, curry-dish
  Kosher kitchen. No mixing, no pork. Brisket ideas? => pork; beef-brisket
  not a fan of raisins in carrot cake, got one without? => raisin; cake
  one kid hates tomatoes the other hates cheese and they both want pasta => tomato, cheese; pasta
  avacado gives me a rash, nachos please => avocado; corn-chips
  There's no way I'm touching anchovies. Caesar salad though, yes => anchovy; caesar-salad
  apple crumble minus the cinnamon => cinnamon; apple, crumble
  vegetarian daughter visiting, so no meat, she adores eggplant => meat; eggplant
  swap the bacon for something else in a carbonara => bacon; carbonara
  I gave up sugar for lent. What dessert with berries? => sugar; dessert, berry
  beets taste like dirt to me, what soup with cabbage => beetroot; cabbage, soup
  spare me the kale. smoothie with mango => kale; mango, smoothie
  fodmap diet means onion and garlic are out, need a bolognese => onion, garlic; pasta-dish
  can you do a potato salad that's not swimming in mayonnaise, actually none at all => mayonnaise; potato, salad
  Grandpa's dentures mean nuts are a no go. Brownies? => nut; brownie
  the smell of lamb turns my stomach, moussaka with something else => lamb; moussaka
  haven't got any cream, what can I do for mushroom soup => cream; mushroom, soup
  eggs are so expensive now im boycotting them, french toast? => egg; french-toast
  As a Hindu family we avoid beef; we'd like a burger alternative with paneer => beef; burger, paneer
  Bananas disagree with me. Oatmeal ideas? => banana; rolled-oats
  pls no ketchup no ketchup NO KETCHUP. meatloaf => ketchup; meatloaf
  I'm watching my blood pressure so salt is a no. Chicken and rice? => salt; chicken, rice
  My flatmate is one of those "fish is friends" people. Ramen for two? => fish; ramen
  stuffed peppers, but don't you dare put rice in them => rice; stuffed-peppers
  Nothing with coconut in it. A birthday cake for a six year old. => coconut; cake
  all out of flour can i make brownies => wheat-flour; brownie
  soy intolerant, need teriyaki salmon somehow => soybean; salmon
  I like all vegetables except okra. gumbo? => okra; gumbo
  a curry that is neither chicken nor lamb, maybe cauliflower => chicken, lamb; cauliflower, curry-dish
  You know what ruins a good omelette? Bell pepper. Make me an omelette => bell-pepper; omelette
  honey isn't vegan, so no. granola recipe => honey; granola
  Tim won't touch spinach, Ana can't have gluten, me I eat everything. Pie for dinner? => spinach, gluten; pie
  cut out the cheese, I want a burrito with beans => cheese; burrito, beans
  never again oysters. crab cakes? => oysters; crab-cakes
  I'd have the ratatouille, only my dad breaks out in hives from eggplant => eggplant; ratatouille
  butter's gone, margarine too, scones? => butter, margarine; scones
  so tired of rice. rice rice rice. could we please have noodles with tofu => rice; noodles, tofu
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  mám alergii na ořechy, co upéct na Vánoce za cukroví => nut; cookies-dish
  nesnáším koriandr, ale na guacamole mám chuť => coriander; guacamole
  syn nejí cibuli, jak udělat guláš => onion; goulash
  Došla nám vejce a děti chtějí palačinky => egg; mlyntsi
  čím nahradit smetanu ve svíčkové => cream; svickova
  hlavně žádné houby, jinak rizoto klidně => mushroom; risotto
  bez lepku bych chtěla bábovku => gluten; pound-cake
  Manžel má dnu, takže vnitřnosti ne. Co s kuřecím? => offal; chicken
  z mlíka mě bolí břicho, ale chtěl bych bramborovou kaši => milk; mashed-potato
  rybu nemusím, co třeba králík na smetaně => fish; rabbit, cream
  dcera ohrnuje nos nad brokolicí, květák jí => broccoli; cauliflower
  jsme muslimové vepřové nejíme, řízek ano => pork; schnitzel
  už mi ta dýně leze krkem, udělám radši polévku z pórku => pumpkin; leek, soup
  zelňačka ale bez klobásy => sausage; cabbage, soup
  Nemám doma mouku, dají se upéct muffiny s banánem? => wheat-flour; muffins, banana
  tchyně nesmí sůl ani nic tučného, chce kuřecí vývar => salt; chicken-broth
  pizza bez oliv prosím => green-olives; pizza
  Všechno, jen ne špenát! Knedlíky by šly => spinach; bread-dumplings
  jsem těhotná a nesmím syrové maso ale tatarák tak chci, co místo něj z červené řepy => meat; beetroot
  fuj rajčata. těstoviny se sýrem => tomato; pasta, cheese
  Dobrý den, chtěla bych poprosit o recept na jablečný závin, do kterého se nedávají rozinky, protože je vnuk vybírá. => raisin; strudel
  vynech kmín, dělám bramboračku => caraway; potato, soup
  jahody mě osypou, dort s malinama => strawberry; cake, raspberry
  mohl bys mi poradit polívku bez celeru mám na něj alergii jinak zeleninovou => celery; vegetable, soup
  krom hovězího cokoliv na gril, třeba krkovička => beef; pork-neck
  s laktózou si nerozumím, chci tvarohové knedlíky => dairy
  Držím půst, maso vynechávám, co takhle čočka => meat; lentils
  čočku už nemůžu ani vidět, dej mi něco s fazolema => lentils; beans
  místo vepřového bych do segedínu dal krůtí => pork; goulash, turkey
  nechci rýži, nechci brambory, chci kuskus => rice, potato; couscous
  česnek mi nedělá dobře, topinky s čím => garlic; garlic-toast
  Zapomněla jsem koupit máslo. Jde udělat linecké? => butter; cookies-dish
  kluk alergickej na arašídy, co na oslavu, dort asi => peanut; cake
  žádný kokos, prosím, kuličky z kakaa => coconut; cocoa
  kdo vymyslel játra, ten mě neměl rád. Co s mletým masem? => liver; minced-meat
  babička nekouše tvrdé věci, oříšky tedy vynecháme, perník ale chce => nut; gingerbread
  Olivy vybírám, papriku taky. Řecký salát jinak miluju. => green-olives, bell-pepper; greek-salad
  ne, kapra ne, radši lososa => carp; salmon
  od té doby, co jsem se otrávila krevetami, je nemůžu pozřít. Paella by šla? => shrimp; paella
  bolonske spagety ale bez masa => meat; spaghetti
  tofu ať si nechají, já chci pořádný burger => tofu; burger
  vegani přijdou, takže ani med ani vejce, perníček => honey, egg; gingerbread
  zelí nadýmá, takže ho vyřadíme. Kachna s čím? => cabbage; duck
  doktor mi zatrhl kafe, jaké kakao => coffee; cocoa
  majonéza v bramborovém salátu? nikdy. Jak ho udělat jinak => mayonnaise; potato, salad
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  люблю сир, але не плавлений. бутерброди на вечір => processed-cheese; cheese, sandwich
  рибу так, а креветки ні, паста => shrimp; fish, pasta
  гриби замість м'яса у голубцях => meat; mushroom, holubtsi
  хочу не борщ а розсольник => borscht; rassolnik
  курку їмо, свинину ні, яловичину зрідка => pork; chicken
  вареники не з картоплею а з вишнею => potato; varenyky, cherry
  молоко ні, кефір можна, оладки => milk; kefir, oladky
  козячий сир ок, коров'ячий ні => ; goat-cheese
  все з гарбузом, лиш не каша => porridge; pumpkin
  червона риба так, короп ні бо кістки => carp; red-fish
  не суп, а крем-суп з броколі => soup; broccoli
  жовтки можна білки не можна що спекти => egg-white; egg-yolk
  мені б рибних котлет, бо від м'ясних вже нудить => ; fish-cakes
  цибуля зелена ок, ріпчаста ні. салат з яйцем => onion; spring-onion, egg
  картопля лишилась, але не пюре і не фрі, запечена => mashed-potato, french-fries; potato
  чорний шоколад люблю, білий ні. мус => white-chocolate; dark-chocolate, dessert-jelly
  мигдаль їй можна, арахіс ніяк, печиво => peanut; almond, cookies-dish
  рис, а не гречку, до печінки => buckwheat; rice, liver
  не люблю варену моркву, сиру обожнюю => ; carrot
  більше ніякої курки хочу індика => chicken; turkey
  помідори свіжі ні, а в соусі так, спагеті => ; spaghetti
  Салат з куркою, тільки не цезар => caesar-salad; chicken, salad
  бульйон з півня а не з кубика => bouillon-cube; meat-broth
  торт без крему, зате з ягодами => cream; cake, berry
  сметана замість майонезу в олівʼє => mayonnaise; sour-cream, olivier
  омлет з сиром? ні, краще з шинкою, сир не треба => cheese; omelette, ham
  щось із яєць окрім омлету => omelette; egg
  вівсяне молоко замість коров'ячого у млинцях => milk; oat-milk, mlyntsi
  ковбасу ні, а от сосиски діти їдять => sausage; frankfurter
  кислу капусту їм, свіжу ні. Капусняк? => ; sauerkraut, kapusnyak
  Хотіла плов, але передумала, давайте різотто => plov; risotto
  сир твердий не їмо, кисломолочний їмо, запіканка => hard-cheese; fermented-dairy, casserole
  з квасолею, не з горохом, суп => green-peas; beans, soup
  гострий перець не клади, солодкий клади, лечо => chili; bell-pepper, lecho
  пиріг з вишнями замість яблук => apple; pie, cherry
  лимон так, апельсин ні, кекс => orange; lemon, muffins
  я за баранину, проти свинини, хочу люля кебаб => pork; lamb, lulya-kebab
  що з кабачків крім оладок => oladky; zucchini
  спаржева квасоля ок, звичайна ні => beans; green-beans
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  fish yes, shrimp no, for a paella => shrimp; fish, paella
  mushrooms instead of meat in a lasagna => meat; mushroom, lasagna
  I eat cheese but not blue cheese, pasta bake => blue-cheese; cheese, pasta-dish
  white chocolate no, dark chocolate yes, mousse => white-chocolate; dark-chocolate, dessert-jelly
  chicken soup but hold the noodles, add rice => egg-noodles; chicken, soup, rice
  not sweet potato, regular potato, fries => sweet-potato; potato, french-fries
  almonds fine, peanuts not, granola => peanut; almond, granola
  something with eggs that isn't an omelette => omelette; egg
  oat milk rather than cow's milk in a rice pudding => milk; oat-milk, rice
  I'll have lamb over beef any day, no beef please, kebabs => beef; lamb, shashlik
  goat cheese good, feta bad, salad => feta; goat-cheese, salad
  pumpkin anything except pumpkin pie => pie; pumpkin
  turkey bacon not pork bacon, breakfast sandwich => pork; turkey-bacon, sandwich
  raw tomatoes no, cooked tomatoes sure, what soup => ; tomato, soup
  I wanted tacos but let's do burritos instead => taco; burrito
  use yogurt where you'd use sour cream, I don't have sour cream, stroganoff => sour-cream; yogurt, stroganoff
  beans but no kidney beans in my chili => red-beans; beans, chili-con-carne
  less rice more like quinoa, well no rice at all, stuffed peppers => rice; quinoa, stuffed-peppers
  cauliflower crust in place of wheat dough, pizza => dough; cauliflower, pizza
  I do eat fish, I don't eat meat, what's for dinner => meat; fish
  green olives ok black olives nope, salad with tuna => black-olives; green-olives, tuna, salad
  a chicken dish, just not curry => curry-dish; chicken
  coconut milk is fine, coconut flakes aren't, a cake => coconut-flakes; coconut-milk, cake
  egg whites only, no yolks, meringue => egg-yolk; egg-white, meringue
  scallops yes mussels no linguine => mussels; scallops, linguine
  not a pumpkin soup, a lentil one => pumpkin; lentils, soup
  cherry pie without the cherries being sour, and no almonds => almond; pie
  spinach over kale, always, kale is bitter, no kale in my pie => kale; spinach, pie
  swap beef for lentils in shepherd's pie => beef; lentils, casserole
  rye bread, not wheat, sandwich with egg => ; rye-bread, egg, sandwich
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  ryby ano, krevety ne, těstoviny => shrimp; fish, pasta
  houby místo masa v guláši => meat; mushroom, goulash
  sýr mám rád, ale ne plísňový, quiche => blue-cheese; cheese, pie
  ne bramborové, houskové knedlíky => potato; bread-dumplings
  mandle můžu, lískové ořechy nesmím, dort => hazelnut; almond, cake
  chci polévku, ne však gulášovou => goulash-soup; soup
  tvaroh ano, tavený sýr ne, pomazánka => processed-cheese; cottage-cheese, spread-dish
  knedlíky s meruňkami, ne se švestkami => plum; bread-dumplings, apricot
  ovesné mléko namísto kravského do kaše => milk; oat-milk, porridge
  hořkou čokoládu, ne mléčnou, do brownies => milk-chocolate; dark-chocolate, brownies
  krůta ano, kuře ne, řízky => chicken; turkey
  něco z vajec kromě omelety => omelette; egg
  losos jo, tuňák ne, salát => tuna; salmon, salad
  jehněčí radši než hovězí, to vůbec nejím => beef; lamb
  rýže místo brambor ke kuřeti => potato; rice, chicken
  kysané zelí ano čerstvé ne polévka => ; sauerkraut, soup
  syrovou mrkev nejím vařenou jo => ; carrot
  původně jsem chtěla lasagne, ale dám raději cannelloni => lasagne-sheets; cannelloni
  bez sýra, ale se šunkou, toast => cheese; ham
`)

/** Wishes, of which many sound like refusals, in Ukrainian. */
export const wishedUk = polarityRows(`
  не можу жити без грибів, що сьогодні? => ; mushroom
  чому мій борщ без кольору => ; borscht
  який же Новий рік без олів'є => ; olivier
  скільки варити гречку => ; buckwheat
  що приготувати з вчорашньої курки => ; chicken
  гості через годину, є сир і помідори => ; cheese, tomato
  дешевий обід на чотирьох з квасолею => ; beans
  ні дня без кави! який десерт з кавою => ; coffee, dessert
  хіба хтось відмовиться від вареників з вишнею => ; varenyky, cherry
  не сильно солоний сир зі шпинатом у пиріг => ; cheese, spinach, pie
  що не так з моїми сирниками, розпливаються => ; syrnyky
  не проти оселедця під шубою => ; shuba
  чому не піднялося дріжджове тісто => ; yeast-dough
  швидка вечеря з макаронів за 15 хвилин => ; pasta
  ніколи не пробувала лосося, з чого почати => ; salmon
  давно не їла дерунів => ; deruny
  не відмовлюсь від супу з фрикадельками => ; meatball-soup
  як зробити щоб рис не злипався => ; rice
  щоб печінка не була гіркою як її готувати => ; liver
  на день народження тортик шоколадний => ; chocolate, cake
  що взяти на пікнік, курячі крильця? => ; chicken-wings
  куди подіти пів банки квашеної капусти => ; sauerkraut
  без зайвого клопоту курка в духовці => ; chicken
  нема нічого кращого за молоду картоплю з кропом => ; potato, dill
  малий нічого крім макаронів не їсть => ; pasta
  млинці ті що не рвуться => ; mlyntsi
  не знаю що робити з кабачками => ; zucchini
  холодильник порожній, лише яйця й цибуля => ; egg, onion
  а чи можна заморозити голубці => ; holubtsi
  хочу здивувати тещу качкою => ; duck
  не тільки сало, а й часник люблю => ; salo, garlic
  узвар на святвечір => ; kompot
  щось грузинське з баклажанами => ; eggplant
  чого не вистачає моєму плову => ; plov
  що пасує до печеної риби => ; fish
  скільки калорій у сирній запіканці => ; cottage-cheese-casserole
  не встигаю, дайте щось з фаршу на пательні => ; minced-meat
  тато сумує за бабусиним холодцем => ; holodets
  з чого б почати, якщо ніколи не варив борщ => ; borscht
  не пересмажити стейк як? => ; beef-steak
  хто ж не любить піцу => ; pizza
  вівсянка вже не та без бананів => ; rolled-oats, banana
  не зашкодило б трохи супчику з локшиною => ; noodles, soup
  сніданок у ліжко коханій, може сирники => ; syrnyky
  позичила в сусідки відро яблук => ; apple
  не дай боже лишитися без хліба. як спекти хліб => ; bread
  у нас багато гарбуза і мало часу => ; pumpkin
  як позбутися зайвих помідорів з городу => ; tomato
  жити не можу без шоколаду поможіть => ; chocolate
  нічого складного, просто гречка з грибами => ; buckwheat, mushroom
`)

/** Wishes, of which many sound like refusals, in English. */
export const wishedEn = polarityRows(`
  who doesn't love pancakes => ; oladky
  I can't get enough of mushrooms => ; mushroom
  I wouldn't say no to a lasagna tonight => ; lasagna
  why is my risotto not creamy => ; risotto
  you can't go wrong with roast chicken, right? => ; chicken
  leftover turkey, what now => ; turkey
  cheap dinner for six with lentils => ; lentils
  quick 20 minute pasta => ; pasta
  no time, need eggs => ; egg
  can't live without cheese => ; cheese
  what goes with salmon => ; salmon
  Christmas without gingerbread is no Christmas => ; gingerbread
  I've never cooked squid before => ; squid
  it's not summer without gazpacho => ; gazpacho
  how do I keep avocado from going brown => ; avocado
  how to stop my rice from sticking => ; rice
  I hate to admit it but I love spam => ; spam
  how long do I boil potatoes => ; potato
  nothing beats a good burger => ; burger
  I'm dying for a curry => ; curry-dish
  don't skimp on the garlic, chicken please => ; garlic, chicken
  no-bake cheesecake => ; cheesecake
  we have too many zucchini from the garden, help me get rid of them => ; zucchini
  kids refuse to eat anything but pasta => ; pasta
  haven't had dumplings in ages => ; dumplings
  not just any soup, my gran's chicken noodle soup => ; chicken, soup
  my date loves seafood, impress her => ; seafood
  I couldn't care less about calories, give me fried chicken => ; chicken
  stop me before I eat all the brownies... anyway brownies recipe => ; brownie
  Sunday lunch for ten people, pork maybe => ; pork
  something warm with beans for a cold night => ; beans
  is it bad to eat eggs every day? omelette ideas => ; omelette
  I'm out of ideas for ground beef => ; beef-mince
  it would be a crime not to use these tomatoes => ; tomato
  my stew lacks flavor => ; stew
  what can I make with bread that is going stale => ; bread
  don't have a grill, can I still do ribs => ; pork-ribs
  don't forget the dill in my potato salad => ; dill, potato, salad
  we never have enough hummus => ; hummus
  can pumpkin soup be frozen => ; pumpkin, soup
  what's a good salad for a picnic => ; salad
  never mind the mess, let's make pizza => ; pizza
  I miss my mom's borscht => ; borscht
  no knead bread => ; bread
  kill for a tiramisu right now => ; tiramisu
`)

/** Wishes, of which many sound like refusals, in Czech. */
export const wishedCs = polarityRows(`
  nemůžu se nabažit dýně => ; pumpkin
  kdo by neměl rád svíčkovou => ; svickova
  bez knedlíků to není oběd => ; bread-dumplings
  jak dlouho vařit vejce na hniličku => ; egg
  co se zbytkem kuřete => ; chicken
  levná večeře z brambor => ; potato
  neodmítla bych bábovku => ; pound-cake
  nikdy jsem nevařila kapra, jak na to => ; carp
  co s ním, mám moc cuket => ; zucchini
  nemám čas, něco z mletého masa do půl hodiny => ; minced-meat
  Vánoce bez bramborového salátu si neumím představit => ; potato, salad
  na oslavu jednohubky se sýrem => ; cheese
  děti nejedí nic jiného než špagety => ; spaghetti
  proč se mi trhají palačinky => ; mlyntsi
  není nad pořádný guláš => ; goulash
  jak zařídit aby rýže nebyla rozvařená => ; rice
  něco sladkého s tvarohem => ; cottage-cheese, dessert
  hosté za chvíli, mám šunku a křen => ; ham, horseradish
  umírám touhou po knedlíku se švestkami => ; plum
  česneku není nikdy dost, česnečka => ; garlic, soup
  nevím co s lilkem => ; eggplant
  kolik stojí uvařit čočkovou polévku pro pět lidí => ; lentils, soup
  dlouho jsem neměl koprovku => ; dill
  ne že bych nechtěla řízek => ; schnitzel
  jak se zbavit hromady jablek => ; apple
  rychlá snídaně s ovesnými vločkami => ; rolled-oats
  na neděli kachnu se zelím => ; duck, cabbage
  lehký salát s tuňákem do práce => ; tuna, salad
  zbyla mi rýže, co teď => ; rice
  nešetřit česnekem, chci topinky => ; garlic, garlic-toast
  na grilovačku něco z vepřového => ; pork
  polévka, po které nebudu mít hlad, třeba fazolová => ; beans, soup
  bez houbaření by to nebyl podzim, smaženice => ; mushroom
  dá se zmrazit sekaná => ; meatloaf
`)

/** What is still not taken as it was meant. */
export const differs: Partial<Differs> = {
  refused: [
    'My flatmate is one of those "fish is friends" people. Ramen for two?: fish',
    'Olivy vybírám, papriku taky. Řecký salát jinak miluju.: green-olives',
    'Olivy vybírám, papriku taky. Řecký salát jinak miluju.: bell-pepper',
    'бульйон з півня а не з кубика: bouillon-cube',
    'торт без крему, зате з ягодами: cream',
    'спаржева квасоля ок, звичайна ні: beans',
    'chci polévku, ne však gulášovou: goulash-soup',
  ],
  beside: [
    'малий випльовує цибулю з котлет, як зробити котлети щоб не помітив відсутності, тобто без неї: cutlets',
    'без цукру сирник спекти реально? у мами діабет: cheesecake',
    'pad thai, easy on nothing, but leave out the shrimp: pad-thai',
    'vegani přijdou, takže ani med ani vejce, perníček: gingerbread',
    'цибуля зелена ок, ріпчаста ні. салат з яйцем: spring-onion',
    'не люблю варену моркву, сиру обожнюю: carrot',
    'бульйон з півня а не з кубика: meat-broth',
    'ковбасу ні, а от сосиски діти їдять: frankfurter',
    'turkey bacon not pork bacon, breakfast sandwich: turkey-bacon',
    'raw tomatoes no, cooked tomatoes sure, what soup: tomato',
    'less rice more like quinoa, well no rice at all, stuffed peppers: quinoa',
    'cauliflower crust in place of wheat dough, pizza: pizza',
    'green olives ok black olives nope, salad with tuna: green-olives',
    'egg whites only, no yolks, meringue: meringue',
    'syrovou mrkev nejím vařenou jo: carrot',
  ],
  plain: [
    "haven't had dumplings in ages: dumplings",
    'stop me before I eat all the brownies... anyway brownies recipe: brownie',
  ],
}
