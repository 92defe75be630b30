// biome-ignore-all format: a table of words

/** What shelves, labels and receipts say beside a product, and what changes nothing a cook must know; in any case and number. */
export const ukrainian = `
короб коробом наніч кулер кулера арабіка робуста яготин шер пепті безмолочний безмолочна стартова коробочка мішечок сіточка відерко контейнер пачечка підвага вагова
бариста вірджин проріз прорізь прорізом швидкий бистрий миттєвий заварний заварювання приготовлення варіння варки слабосол малосол смак присмак смакота аромат ароматом
ультрапаст ультрапастериз пастериз паст стерил охол охолодж замор заморож свіжоморож мороз нарізка нарізці нарізкою нарізаний порціонний порційка скибка скибки скибочка тостовий
хлібний формовий подовий подова круглий овальний цеглинка подільський столичний національний обідній сімейка родинний студентський козацький
фасовка фас ваговий вагове розважний нефасований упаковка упаковці блістер лоток підкладка підложка ватман бочка бочечка каністра балон банка банці скло склі жерсть жерстяний пластик пляшці пакеті стакан стаканчик відерце відро сітка ящик мішок кег
економ економ акція знижка розпродаж вигідний дешевий дорогий нормальний кращий гарненький якась якийсь десь хоча б треба купить взяти візьми обов'язково терміново побільше поменше багато мало
маленька дитяче діткам дітки малюкам малому малій мені собі тату синові доньці внукам додому дачу роботу школу садочок свято різдво великдень новий рік обід вечерю сніданок вечеря снідан перекус гостей гості дієта
пекти жарити варити смажити тушити запікати кипітити консервація консервації закрутка закрутки засолка
бюджетний аналог заміна свій власноручний саморобний ручний ручної роботи крафтовий крафт ремісничий фермер ферма село бабці базар ринок сільпо атб новус ашан метро варус фора
преміальний ексклюзив вип gold голд люкс стандарт оригінал новинка новий старий старовинний рецепт рецептом рецептура гост дсту ту тм вг іг вищ ґатун гат сорт перший другий третій вищого першого другого
збитий збивання взбитий кулінарія кулінарний випічки випікання смаження салатів салат гриль грилю барбекю шашлик мангал духовки фритюру піци суші борщу супу
малокалорійний легкий полегшений знежир жирн жирний жирненький протеїновий фітнес фіт лайтовий без добавок гмо консервантів натурпродукт натур
чистий очищ очищений нечищ тушка тушкою патраний непатраний потрошений непотрошений безголовий голови головою шкурою хребтом хребта половинка чвертка четвертинка відруб шматком шматками кільце кільця кільцем півкільця коло півкола палка палиця батон паличка слайс слайсами тонкослайсований
сирокопч варенокопч напівкопч копчен солен марин запеч підпечений підкопчен пров'ял сушен вялений
мелена розчинна сублімована гранульована зернова зернах зерно зерна капсульована крапельна фільтрова пакетована листова крупнолистова дрібнолиста байхова
газ негазир газир сильногаз середньогаз слабкогаз лужна лікувальна столова джерельна артезіанська питна бутильована
рожеві рожевий жовтенький червоненький чорненький синенький біленький рябенький
міньйон крупніший дрібніший більший менший середненький здоровий велетенський гігант
гладенький шершавий м'якушка хрумкий хрумка хрусткий пухнастий ніжненький соковитенький солодкуватий кислючий гострючий солодкавий
тонка тоненька рвана гофрований рифлений хвилястий рельєф
святкова подарунковий подарункова набір асорті мікс сет ланч
розмір розмірний калібр категорія категорії св с0 с1 с2 д0 до
осінь весна літо зима сезонний першоцвіт цьогорічний торішній урожай врожай
рожки рожок московський київський дрогобицький королек корольок супер шарон діабетичний фруктоза фруктозі кишмиш вірменський кавказький по-домашньому домашньому тушка тушки пакет пакетик акційний виробник україна польща туреччина іспанія італія греція єгипет норвегія голандія еквадор індія китай
віденський баварський мюнхенський празький чеський литовський латвійський естонський білоруський російський руський бельгійський швейцарський австрійський норвезький ісландський чилійський аргентинський бразильський колумбійський ефіопський кенійський цейлонський індонезійський
лагід лагідна дачний пікантний гострий кетчуповий шашличний
`

export const english = `
clamshell clamshells case cases flat flats frozn atora birds bombay bunches loose prepacked family-size catering wholesale pint pints
flavor flavour flavors flavours barista virgin spray sprays overnight bbq evoo xl xxl lg sm med jumbo giant huge tiny tall short king regular reg grande trenta
org orgnc natural nat fresh frsh frzn frz fz rtc rte diy lowcarb hi hp
fully cooked precooked preseasoned
shredded shrd sliced slcd thinsliced diced cubed chopped shoestring spiralized riced batons florets
bnls sknls fam fampack twin trio triple quad bonus jar jars tins tinned tetra carton cartons pouch pouches sachet sachets punnet punnets crate tray trays net nets bag bags bottle btl btls ctn pkt pkts pks ct count cnt pk pc pcs ea each per fl floz
slimline crumbles burrito fajita variety multipack everything assorted trimmings tubes tube pouch squeezable granules walmart target costco aldi lidl tesco sainsburys sainsbury asda morrisons waitrose ocado iceland coop spar sams kirkland traders joes publix kroger safeway wegmans
lunch lunches lunchbox school kids kid kiddies toddler adult adults dad mum mom gran grandma hubby guests visitors weekend week tonight tomorrow breakfast brekkie dinner bbqs picnic christmas xmas easter thanksgiving birthday halloween
pls please need needed get grab some few lots cheap cheapest cheapo offer deal discounted clearance bogof sale ownbrand storebrand generic brand branded fancy posh good nice best bestest usual normal same sort type kind kinds ones one those stuff thingy
strength mellow bold roast breve crema decaf decaffeinated instant arabica robusta columbian colombian ethiopian kenyan guatemalan sumatra espresso filter cafetiere pods capsules
bags bagged tagged stringless everyday breakfast afternoon
draught draft craft nonalcoholic session pale export cans canned bottled tallboy tallboys sixpack
spreadable spreading squeezy squeezable squirty tub tubs block blocks bar bars wheel log logs ball balls pearls pearl slice slices singles
thickcut thincut xlean leanest ff
crustless thicksliced thinly wholewheat multigrain multiseed seeded seedy bloomer farmhouse
longlife uht skimmed fullfat lowfat nonfat fatfree lactofree a2 grassfed omega fortified ultrafiltered filtered unhomogenised homogenised homogenized
freerange cagefree woodland
unwaxed waxed ripened readytoeat microwaveable microwavable microwave steamable prewashed washed trimmed topped untopped
juicy tasty yummy plump crisp crunchy crumbly soggy
sustainably deveined shellless
nosugar sugarfree unsweet lowsodium
glutenfree dairyfree
himalayan mediterranean southern kansas memphis cape philly chicago brooklyn jersey scottish irish cornish devon somerset kentish norfolk highland lincoln
`

/** Of Czech the forms that the table of describing words does not lead to. */
export const czech = `
uht bio eko xxl mini maxi nealko light zero max
`
