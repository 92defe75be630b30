import { polarityRows } from './rows.ts'

// Written by the hand that mended what the fourteenth showed, before these were read; scored in decisions/0005-reading-food.md.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Племінниця після креветок ледь відкачали, а я хочу зварити рибну юшку => shrimp; ukha
  часник моєму собаці віддай, а мені суп-пюре з гарбуза => garlic; pumpkin
  у чоловіка холецистит, яйця під забороною, який омлет замінити запіканкою => egg; casserole
  хочу плов, але родзинки туди пхати не смійте => raisin; plov
  Молоко в нас не п'ють, млинці на воді розкажіть => milk; mlyntsi
  замість свинини в голубці яловичину можна? => pork; holubtsi, beef
  Дайте рецепт вареників, начинка будь-яка, капусти лиш не треба => cabbage; varenyky
  дочка висипала від полуниці, торкніться теми чізкейку без неї => strawberry; cheesecake
  Мама на гемодіалізі — томати їй не можна, яку підливу до котлет => tomato; cutlets-frozen
  для сирників родзинки викреслюю, мак додаю => raisin; syrnyky, poppy-seed
  печінковий торт мені не дуже, хочу звичайний наполеон => liver; cake
  Чи можна зварити солянку, якщо маслин у хаті жодної? => black-olives; solyanka
  грецькі горіхи — мій ворог номер один. Пахлаву хоч з чимось іншим => walnut; baklava
  Огірки закінчилися ще у вівторок, салат з помідорів => cucumber; salad, tomato
  діти вибирають цибулю з тарілки, зробіть борщ щоб її не видно => onion; borscht
  без цукру, на меду, кекс до чаю => sugar; muffins, honey
  гостра їжа мені протипоказана, аджику не пропонуйте, курку запекти => adjika; chicken
  Паприки не бачити б ще років сто. Гуляш звичайний => paprika; goulash
  Не їм рибу, але суші обожнюю, які є з овочами => fish; sushi
  мені б деруни, а часник лишіть за дверима => garlic; deruny
  тесть кріп на дух не терпить, молода картопля з чим => dill; potato
  приберіть сир зі спагеті, у хлопця лактазна недостатність => cheese; spaghetti
  вівсянка в печінках, на сніданок гречану кашу => rolled-oats; cooked-buckwheat
  На поминки пісний стіл: м'яса ані крихти, кутя потрібна => meat; kutia
  мигдаль нам дорогий, печиво з насінням => almond; cookies-dish
  В окрошку ковбасу не кладу принципово, а окрошка дуже треба => sausage; okroshka
  хіба в шакшуку сипуть корицю?! мені без => cinnamon; shakshuka
  З пивом зав'язав, тісто для кляру зробимо на мінералці => beer; dough
  Лікарка сказала: соняшникову олію геть. На чому смажити рибу => sunflower-oil; fish
  капустяк нагадує мені армію, краще розсольник => kapusnyak; rassolnik
  гарбузову кашу малий кидає на підлогу; манну їсть => pumpkin; semolina
  Імбир у чай не лийте, просто чай з м'ятою => ginger; mint
  піцу без оливок, бо на них дивитись не можу => green-olives; pizza
  та ну ті гриби, зробимо жульєн курячий => mushroom; chicken
  не кажіть слова «баклажан», мусака з кабачків => eggplant; moussaka, zucchini
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  coconut milk gives Dad the collywobbles, Thai curry with dairy cream then => coconut-milk; curry-dish, cream
  my lodger keeps kosher so shellfish is a non-starter, fish pie please => seafood; fish
  lasagne for ten, and if anybody sneaks celery in I shall know => celery; lasagna
  We've a nut ban at nursery. Flapjacks with seeds? => nut; seed
  parsnips: over my grave. roast chicken: over my sofa => parsnip; chicken
  shepherd's pie sans peas => green-peas; casserole
  strike olives from the pizza, leave the ham => green-olives; pizza, ham
  Brussels sprouts had their chance last Christmas; this year glazed carrots => brussels-sprouts; carrot
  I'd like a trifle but the sherry has to stay in the bottle => sherry
  baby's gums swell whenever he has strawberries, so what can go in his porridge => strawberry; porridge
  Please, I beg you, no more lentils, what about a beef stew => lentils; beef
  allergic to shellfish, a paella for six => seafood; paella
  Uncle Bob swore a blood oath against mayonnaise, make the potato salad some other way => mayonnaise; potato
  the cat can have the tuna. I'm having risotto => tuna; risotto
  cinnamon? in chili? hard pass, but yes to the chili => cinnamon; chili-con-carne
  half my class can't do gluten so pancakes how => gluten; oladky
  do not put raisins in the carrot cake or I'll scream => raisin; carrot
  goat cheese smells like a barnyard. beet salad with something milder => goat-cheese; beetroot
  Out with the butter, in with the olive oil, banana bread => butter; banana-bread, olive-oil
  she's off caffeine while nursing, tiramisu for her birthday => caffeine; tiramisu
  my braces hate popcorn and so do I, soft brownies pls => popcorn; brownie
  We do meatless Mondays, veggie chili => meat; chili-con-carne
  anchovies are the devil's eyelashes, caesar salad => anchovy; caesar-salad
  ran through the last of the flour, are there oat cookies => wheat-flour; oat
  had my gallbladder whipped out, cream is off limits, mushroom soup? => cream; mushroom
  not one more aubergine this summer, I've got peppers to stuff => eggplant; bell-pepper
  hates onions with a burning passion, wants meatballs => onion; cutlets-frozen
  sugar's the enemy at our house, apple crumble => sugar; apple
  peel off the bacon, I only eat the scallops => bacon; scallops
  kimchi and me don't mix. fried rice then => kimchi; stir-fry
  nothing with bananas, they make my tongue itch, smoothie => banana; smoothie
  mint ruins lamb, full stop. roast lamb with rosemary => mint; lamb
  ❌ cream ❌ cheese, potato gratin => cream, cheese; gratin
  too much tofu lately, steak night => tofu; beef-steak
  keep dill out of the borscht => dill; borscht
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Děda má dnu, luštěniny nesmí, tak co guláš => legume; goulash
  smažený sýr ano, tatarku prosím ne => tartar-sauce; cheese-sticks-breaded
  Manželovi se po česneku zvedá tlak, topinky s něčím jiným => garlic
  v bramborovém salátu okurky nechceme => cucumber; potato
  nemáme vajíčka, palačinky by šly? => egg; mlyntsi
  kuře na smetaně, jen ať tam není celer => celeriac; chicken
  z paprik mi je těžko, plněná cuketa => bell-pepper; zucchini
  Kamarádka je vegetariánka, maso ven, lasagne => meat; lasagne-sheets
  houby nám loni někdo otrávil, kulajdu bez nich => mushroom; kulajda
  skořice do perníku nepatří, říká máma => cinnamon; gingerbread
  mák mi leze krkem, bábovka kakaová => poppy-seed; pound-cake
  laktóza = průšvih, chci rýžový nákyp => dairy; casserole
  Jsem alergická na ryby, kapra na Štědrý den nahradíme čím? Řízky => fish; schnitzel
  malému z citrusů naskakují fleky, dort k narozeninám => citrus; cake
  bez cukru a bez mouky, banánové lívance => sugar, wheat-flour; oladky
  šéf nejí skopové, co na gril? kuřecí křídla => mutton; chicken-wings
  cibuli z polévky vynechat, dršťková => onion; tripe
  těhotná, plísňové sýry nesmím, quiche s pórkem => blue-cheese; leek
  Na rozinky v štrúdlu jsem háklivá => raisin; strudel
  kopr? nikdy! svíčkovou prosím => dill; svickova
  kyselé zelí nám došlo, knedlíky k pečeni z čeho => sauerkraut; bread-dumplings
  od krevet mi otekl jazyk, těstoviny s lososem => shrimp; pasta, salmon
  máslo nahraďte olejem, bublanina => butter; vegetable-oil
  Do rizota nepatří smetana, tak jak ho udělat => cream; risotto
  játra tchyně nesnáší, paštiku bych ale chtěla => liver; pate
  polohrubou mouku v obchodě neměli, tak halušky z hladké => wheat-flour; tarhonya
  syn celiak, lepek zakázán, vánočka => gluten; vanocka
  prosím vás, už žádnou dýni. Bramboračka => pumpkin; soup
  chilli radši ne, mexické fazole pro děti => chili; beans
  k čertu s kuskusem, kuřecí s rýží => couscous; rice
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  що зробити з відром яблук => ; apple
  як приготувати качку, щоб шкірка хрумтіла => ; duck
  дідусь просить гороховий суп як у їдальні => ; peas-dried
  кролик у сметані, з чим подати => ; rabbit, sour-cream
  не знаю, куди подіти три кіло вишень => ; cherry
  Борщ без пампушок — гроші на вітер => ; pampushky
  ні в кого не виходять такі налисники, як у мами, допоможіть => ; mlyntsi
  хто не пробував бограч, той не жив! рецепт => ; goulash-soup
  з вареної курки лишився бульйон, локшина до нього => ; noodles
  чому мій бісквіт завжди сідає => ; sponge-base
  засолити огірки хрусткими => ; cucumber
  давно мріяла навчитися пекти круасани => ; croissant
  на пікнік щось із лаваша => ; lavash
  не можу дочекатися сезону спаржі, що з нею роблять => ; asparagus
  перший раз купила булгур => ; bulgur
  Кабачки вродили так, що сусіди ховаються => ; zucchini
  паста карбонара для двох о десятій вечора => ; carbonara
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  what goes well with pork belly => ; pork-belly
  my sourdough starter is bubbling, what now => ; sourdough-bread
  can't go a week without tacos => ; taco
  grandpa caught six trout => ; trout
  is it okay to freeze moussaka => ; moussaka
  never met a dumpling I didn't like => ; dumplings
  two tins of chickpeas and not a clue => ; chickpeas
  there's no beating my aunt's pecan pie but let me try => ; pecan
  the kids won't stop asking for waffles => ; waffles-dish
  crispy skin salmon without a fishy smell => ; salmon
  brisket low and slow on a Weber => ; beef-brisket
  what's the trick to fluffy rice => ; rice
  I refuse to believe mac and cheese takes an hour => ; mac-and-cheese
  leeks from the allotment, ten of them => ; leek
  how come my scones never rise => ; scones
  need to get rid of eight overripe avocados => ; avocado
  not your average meatloaf => ; meatloaf
  cornish pasties for a school trip => ; pasta
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  jak na křupavou kachnu => ; duck
  co s přebytkem rajčat => ; tomato
  bez řízků by Štědrý den nebyl => ; schnitzel
  děti by jedly pořád jen špagety => ; spaghetti
  kynuté knedlíky s borůvkami od babičky => ; blueberry
  nikdo nedělá lepší bramborák než táta, chci se ho naučit => ; deruny
  mám doma dvě kila jahod => ; strawberry
  Kuřecí vývar na rýmu => ; meat-broth
  k večeři něco z tuňáka v konzervě => ; tuna
  neodolám tvarohovým buchtám => ; cottage-cheese
  jak dlouho péct krkovici => ; pork-neck
  poprvé zkouším sushi => ; sushi
  špenátové lasagne do zapékací mísy => ; lasagne-sheets
  ovesná kaše s jablkem a skořicí do práce => ; porridge, apple, cinnamon
`)
