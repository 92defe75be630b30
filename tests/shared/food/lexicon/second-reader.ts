/**
 * What a second reader says of the commonest foods, by their names and from general knowledge: what each
 * contains, and what its label ordinarily says. It says so by name, knows no id, and is compared with the lexicon.
 */

/** Nothing of the fourteen allergens, and fit for every diet. */
export const harmless = `
картопля|морква|цибуля|часник|буряк|капуста|помідор|огірок|солодкий перець|баклажан|кабачок|гарбуз|броколі|цвітна капуста|
редиска|шпинат|щавель|листя салату|рукола|кукурудза|зелений горошок|стручкова квасоля|спаржа|авокадо|печериці|гливи|білі гриби|
лисички|батат|пастернак|корінь петрушки|імбир|чилі|пекінська капуста|брюссельська капуста|цибуля-порей|зелена цибуля|
яблуко|груша|слива|вишня|черешня|персик|абрикос|виноград|банан|апельсин|лимон|лайм|мандарин|грейпфрут|ананас|манго|ківі|
гранат|хурма|полуниця|малина|чорниця|ожина|смородина|порічки|аґрус|журавлина|калина|кавун|диня|інжир|айва|
кріп|петрушка|кінза|базилік|м’ята|розмарин|чебрець|шавлія|
рис|гречка|пшоно|кукурудзяна крупа|кіноа|квасоля|горох|сочевиця|нут|маш|червона сочевиця|рис басматі|рис арборіо|
цукор|коричневий цукор|цукрова пудра|сіль|сода|розпушувач|дріжджі|сухі дріжджі|картопляний крохмаль|кукурудзяний крохмаль|
какао|агар|пектин|лимонна кислота|кокосова вода|
чорний перець|паприка|лавровий лист|кориця|гвоздика|мускатний горіх|куркума|кмин|зіра|коріандр|кардамон|орегано|ваніль|
соняшникова олія|оливкова олія|кукурудзяна олія|ріпакова олія|кокосова олія|лляна олія|
кокосове молоко|томатна паста|томатний сік|апельсиновий сік|яблучний сік|лимонний сік|вода|мінеральна вода|кава|чорний чай|
оцет|яблучний оцет|квашена капуста|оливки|маслини|каперси|помідори у власному соку|консервована кукурудза|
мак|насіння соняшника|гарбузове насіння|льон|чіа|кокос|рисове борошно|кукурудзяне борошно|гречане борошно|нутове борошно|
кленовий сироп|варення|фініки|чорнослив|лохина|тапіока|рисова локшина|гречане молоко|
corn tortilla|popcorn|black beans|kidney beans|jalapeño|poblano|watercress|tomatillo|hominy|coconut cream|molasses|sweet potato
`

/** `name: what it contains; what labels ordinarily say`. Beside allergens: meat, pork, honey, gelatin, alcohol. */
export const others = `
молоко: milk
вершки: milk
сметана: milk
кефір: milk
ряжанка: milk
йогурт: milk
грецький йогурт: milk
вершкове масло: milk
топлене масло: milk
кисломолочний сир: milk
твердий сир: milk
моцарела: milk
фета: milk
бринза: milk
пармезан: milk; gelatin eggs
сулугуні: milk
крем-сир: milk
маскарпоне: milk
рікота: milk
камамбер: milk
плавлений сир: milk; soya
згущене молоко: milk
сухе молоко: milk
морозиво: milk; eggs soya
маргарин: ; milk soya
яйце: eggs
жовток: eggs
білок: eggs
перепелине яйце: eggs
майонез: eggs mustard
курка: meat
куряче філе: meat
курячі крильця: meat
курячий фарш: meat
індичка: meat
качка: meat
гуска: meat
кролик: meat
яловичина: meat
телятина: meat
яловичий фарш: meat
баранина: meat
свинина: meat pork
свинячий ошийок: meat pork
свинячі реберця: meat pork
свинячий фарш: meat pork
фарш: meat; pork
фарш свинячо-яловичий: meat pork
куряча печінка: meat
яловича печінка: meat
печінка: meat; pork
язик: meat; pork
сало: meat pork
смалець: meat pork
бекон: meat pork
шинка: meat pork; milk soya
прошуто: meat pork
ковбаса: meat; pork soya milk gluten mustard celery sulphites
сосиски: meat; pork soya milk gluten mustard celery sulphites
варена ковбаса: meat pork; soya milk eggs gluten mustard celery sulphites
салямі: meat pork; soya milk gluten mustard celery sulphites
кров’янка: meat pork; gluten soya milk mustard celery sulphites
паштет: meat; pork milk gluten eggs soya
пельмені: gluten meat pork; eggs soya milk
вареники: gluten; milk eggs meat pork
голубці заморожені: meat; pork soya celery
котлети: meat gluten; pork eggs soya milk celery mustard
нагетси: meat gluten; eggs milk celery soya
желатин: gelatin meat pork
лосось: fish
форель: fish
скумбрія: fish
оселедець: fish; mustard
тунець: fish
тріска: fish
хек: fish
минтай: fish
короп: fish
судак: fish
щука: fish
пікша: fish
ставрида: fish
анчоуси: fish
шпроти: fish
червона ікра: fish
рибний соус: fish
креветки: crustaceans; sulphites
краб: crustaceans
раки: crustaceans
мідії: molluscs
кальмар: molluscs
восьминіг: molluscs
устриці: molluscs
крабові палички: fish eggs gluten soya crustaceans
пшеничне борошно: gluten
житнє борошно: gluten
вівсяне борошно: gluten
манка: gluten
булгур: gluten
кускус: gluten
перлова крупа: gluten
ячна крупа: gluten
вівсяні пластівці: gluten
висівки: gluten
пшениця: gluten
солод: gluten
макарони: gluten
спагеті: gluten
яєчна локшина: gluten eggs
вермішель: gluten
удон: gluten
соба: gluten
локшина швидкого приготування: gluten; soya milk eggs celery fish crustaceans mustard sesame meat pork
хліб: gluten
житній хліб: gluten
батон: gluten
багет: gluten
лаваш: gluten
піта: gluten
круасан: gluten milk; eggs soya
булочка: gluten; eggs milk sesame soya
бріош: gluten milk eggs; sesame soya
панірувальні сухарі: gluten
листкове тісто: gluten; milk eggs soya
дріжджове тісто: gluten; milk eggs
пісочне тісто: gluten; milk eggs soya meat pork
тісто філо: gluten
печиво: gluten; milk eggs soya
вафлі: gluten; milk eggs soya
крекер: gluten; milk soya sesame eggs
пряники: gluten; milk eggs soya honey
бісквіт: gluten eggs; milk soya
савоярді: gluten eggs
мюслі: gluten nuts sulphites; milk soya honey
гранола: gluten nuts honey; milk soya sesame peanuts
пиво: gluten alcohol
квас: gluten
соєвий соус: soya gluten
тамарі: soya
місо: soya; gluten
тофу: soya
соєве молоко: soya
вівсяне молоко: gluten
мигдальне молоко: nuts
соя: soya
едамаме: soya
темпе: soya
сейтан: gluten
волоські горіхи: nuts
мигдаль: nuts
фундук: nuts
кеш’ю: nuts
фісташки: nuts
пекан: nuts
кедрові горішки: nuts
арахіс: peanuts
арахісова паста: peanuts
кунжут: sesame
тахіні: sesame
халва: sesame; nuts peanuts soya eggs milk
кунжутна олія: sesame
хумус: sesame
шоколад: milk soya
чорний шоколад: soya; milk
білий шоколад: milk soya
шоколадна паста: nuts milk soya
марципан: nuts
мед: honey
зефір: eggs
безе: eggs
маршмелоу: gelatin meat pork
мармелад: ; gelatin gluten meat pork
желейні цукерки: gelatin meat pork; gluten
цукерки: ; milk soya nuts peanuts gluten eggs gelatin meat pork alcohol
карамель: milk
козинаки: ; honey sesame peanuts nuts
нуга: nuts eggs; honey peanuts soya milk gluten
гірчиця: mustard
діжонська гірчиця: mustard; sulphites
зерна гірчиці: mustard
хрін: ; sulphites
кетчуп: ; celery
аджика: ; nuts celery
песто: milk nuts; eggs gelatin
вустерський соус: fish gluten
теріякі: soya gluten; sesame alcohol fish
хойсін: soya gluten sesame
устричний соус: molluscs soya gluten; fish
соус барбекю: ; mustard soya fish gluten celery
соус тартар: eggs mustard; milk
соус цезар: eggs mustard fish milk; gelatin
васабі: mustard; soya milk gluten
кімчі: fish; crustaceans molluscs soya gluten sesame
салатна заправка: ; mustard eggs celery milk sulphites soya
селера: celery
корінь селери: celery
курячий бульйон: meat; celery
м’ясний бульйон: meat; pork celery
овочевий бульйон: ; celery
рибний бульйон: fish; celery crustaceans molluscs
бульйонний кубик: meat celery; pork gluten milk soya eggs mustard
вегета: celery; gluten milk eggs soya mustard
карі приправа: ; mustard celery
хмелі-сунелі: ; celery mustard
біле вино: sulphites alcohol
червоне вино: sulphites alcohol
винний оцет: sulphites
бальзамічний оцет: sulphites
горілка: alcohol
коньяк: alcohol
ром: alcohol
лікер: alcohol
ванільний екстракт: ; alcohol
родзинки: sulphites
курага: sulphites
сушені яблука: ; sulphites
цукати: sulphites
солоні огірки: ; mustard
люпин: lupin
peanut butter cups: peanuts milk soya
macadamia: nuts
cashew milk: nuts
vegan sour cream: ; soya nuts gluten
gluten-free biscuits: ; milk eggs soya lupin
turkey sausage: meat; pork soya milk gluten mustard celery sulphites
sujuk: meat; soya milk mustard celery sulphites
halal sausage: meat; soya milk gluten mustard celery sulphites
head cheese: meat pork; soya celery
clamato: molluscs
naan: gluten; milk eggs
pie shell: gluten; milk eggs soya meat pork
sponge fingers: gluten eggs
ranch seasoning: milk; gluten eggs soya celery
malt vinegar: gluten
grana padano: milk eggs gelatin
royal icing: eggs
blue cheese: milk; gelatin
black pudding: meat pork gluten; soya milk mustard celery sulphites
instant coffee:
dashi: fish; soya
shrimp paste: crustaceans; sulphites
surimi: fish eggs gluten soya crustaceans
beef gelatin: gelatin meat
worcestershire sauce: fish gluten
quorn: eggs; milk gluten
eggnog: milk eggs; alcohol
panna cotta: milk gelatin meat pork
cheesecake: milk eggs gluten; soya
spelt: gluten
kamut: gluten
marmite: gluten celery
tabasco:
sriracha: ; sulphites
tom yum paste: crustaceans; fish soya
yeast extract: gluten celery
`
