// biome-ignore-all format: a table of words

/**
 * What a row may say that it must be free of. Id; how it is said in Ukrainian, English and Czech; adjectives that say
 * it in one word; what stands behind «без» and «bez»; what stands before "-free" and behind "without"; the
 * foods that it is. What goes by a name of its own, as gluten, lactose and sugar do, stands in `told-apart`.
 */
export const table = `
dairy-free; без молока; dairy-free; bez mléka; безмолочний безмолочна безмолочне безмолочні немолочний немолочна немолочне немолочні bezmléčný bezmléčná bezmléčné bezmléčného bezmlecny nondairy; молока молочного молочки молочних молочки бкм абкм mléka mléčného mlíka mleka mléčné mléčných; dairy milk; dairy
butter-free; без масла; butter-free; bez másla; ; масла másla; butter; butter
cream-free; без вершків; cream-free; bez smetany; ; вершків сметани smetany šlehačky; cream; cream
cheese-free; без сиру; cheese-free; bez sýra; безсирний; сиру sýra sýru; cheese; cheese cottage-cheese
casein-free; без казеїну; casein-free; bez kaseinu; безказеїновий; казеїну kaseinu; casein; dairy
egg-free; без яєць; egg-free; bez vajec; безяєчний безяєчна безяєчне безяєчні bezvaječný bezvaječná bezvaječné bezvaječného eggless; яєць яйця яїць яйц яєчного яєчних vajec vejce vajíček; egg eggs; egg
nut-free; без горіхів; nut-free; bez ořechů; безгоріховий безгоріхова безгоріхове безгоріхові bezořechový bezořechová bezořechové; горіхів горіха горішків ořechů oříšků; nut nuts tree-nut tree-nuts; nut
peanut-free; без арахісу; peanut-free; bez arašídů; безарахісовий; арахісу arašídů burských; peanut peanuts groundnut groundnuts; peanut
almond-free; без мигдалю; almond-free; bez mandlí; ; мигдалю mandlí; almond almonds; almond
sesame-free; без кунжуту; sesame-free; bez sezamu; безкунжутний; кунжуту сезаму sezamu; sesame; sesame
soy-free; без сої; soy-free; bez sóji; безсоєвий безсоєва безсоєве безсоєві bezsójový bezsójová bezsójové; сої соєвого соєвих sóji sóje; soy soya; soy
fish-free; без риби; fish-free; bez ryb; безрибний; риби рибного ryb ryby; fish; fish
seafood-free; без морепродуктів; seafood-free; bez mořských plodů; ; морепродуктів ракоподібних молюсків креветок měkkýšů korýšů krevet; seafood shellfish crustaceans shrimp; seafood
wheat-free; без пшениці; wheat-free; bez pšenice; безпшеничний безпшенична безпшеничне безпшеничні bezpšeničný; пшениці пшеничного_борошна пшеничної_муки пшеничного pšenice pšeničné; wheat; wheat
flour-free; без борошна; flourless; bez mouky; безборошняний безборошняна безборошняне безборошняні flourless; борошна муки mouky; flour; flours
grain-free; без злаків; grain-free; bez obilovin; беззерновий беззлаковий; злаків зернових obilovin; grain grains; grain
without-yeast; без дріжджів; without yeast; bez droždí; бездріжджовий бездріжджова бездріжджове бездріжджові bezkvasnicový yeastless; дріжджів droždí kvasnic; yeast; yeast
meat-free; без м’яса; meat-free; bez masa; безм'ясний безм'ясна безм'ясне безм'ясні bezmasý bezmasá bezmasé meatless; м'яса мяса masa; meat; meat
pork-free; без свинини; pork-free; bez vepřového; ; свинини vepřového; pork; pork
honey-free; без меду; honey-free; bez medu; ; меду medu; honey; honey
celery-free; без селери; celery-free; bez celeru; ; селери celeru; celery; celery
mustard-free; без гірчиці; mustard-free; bez hořčice; ; гірчиці hořčice; mustard; mustard
onion-free; без цибулі; onion-free; bez cibule; ; цибулі cibule; onion onions; onion
garlic-free; без часнику; garlic-free; bez česneku; ; часнику česneku; garlic; garlic
mushroom-free; без грибів; mushroom-free; bez hub; ; грибів печериць hub žampionů; mushroom mushrooms; mushroom
tomato-free; без помідорів; tomato-free; bez rajčat; ; помідорів томатів rajčat; tomato tomatoes; tomato
potato-free; без картоплі; potato-free; bez brambor; ; картоплі brambor; potato potatoes; potato
corn-free; без кукурудзи; corn-free; bez kukuřice; ; кукурудзи kukuřice; corn maize; corn
coconut-free; без кокоса; coconut-free; bez kokosu; ; кокоса кокосу kokosu; coconut; coconut
chocolate-free; без шоколаду; chocolate-free; bez čokolády; ; шоколаду какао čokolády kakaa; chocolate cocoa; chocolate
raisin-free; без родзинок; without raisins; bez rozinek; ; родзинок ізюму rozinek; raisin raisins; raisin
palm-free; без пальмової олії; palm-oil-free; bez palmového oleje; ; пальмової_олії пальмового_масла пальмової_та palmového_oleje пальми palmy; palm-oil palm
alcohol-free; без алкоголю; alcohol-free; bez alkoholu; безалкогольний nealkoholický; алкоголю спирту alkoholu; alcohol
additive-free; без консервантів; without additives; bez konzervantů; ; консервантів барвників ароматизаторів konzervantů barviv aditiv éček; preservatives additives colours
vegan; веганське; vegan; veganské; ; ; 
`

/** What is told in other tables, and is kept as strictly. */
export const asWell = 'gluten-free lactose-free'

/** A name that says it of all of these at once: who makes it so uses none of them. */
export const saidByVegan = 'vegan* веган* vegán*'
export const vegan = 'vegan'
export const freeWhereVegan = 'dairy-free butter-free cream-free cheese-free casein-free egg-free fish-free seafood-free meat-free pork-free honey-free'

/** What stands before the thing: «без молока», "without milk"; some such may stand between, joined: «без яєць і молока». */
export const without = 'без|bez|without|not with'
/** It may be had with it as well. */
export const asOneLikes = 'можна|можливо|або|чи|or|optionally|nebo|lze'
export const join = ',|/| ?[&+]|,? (?:і|й|та|або|чи|and|or|a|nebo|ani|či)'
/** Whose it is, before the thing: «без коров'ячого молока», "without cow's milk". Of one kind alone it would be free: «без сухого молока». */
export const whose = "(?:(?:коров['’]?ячого|козячого|овечого|тваринного|будь-якого|жодного|жодних|ніякого|ніяких|курячих|доданого|kravského|kozího|žádného|žádných|any|added|cow[’']?s|hen[’']?s) )?"
/** An adjective is the thing itself where nothing follows that it is said of: «без молочного», and not «без молочного цукру». */
export const adjectival = 'ого|их|ої|ého|ných|né'
export const ofAll = 'продукт|виріб|вироб|výrobk|product'
/** What is said behind it in English: "milk-free", "dairy and egg free". */
export const behind = 'free'
export const joinedBehind = '(?: and | & | or |/|-?, (?:and )?|-? and )'
/** Of several that stand so the first, which nobody buys by such a name alone: "dairy and egg free". */
export const joinable = 'dairy egg nut soy soya gluten lactose wheat peanut sesame casein'
export const joinsLast = '-?(?:,? and | & |,? or |/)'
export const freeOtherwise = 'range|from'
/** A thing that follows is what it is free of: "without milk chocolate". */
export const mayFollow = 'without|and|or|nor|for|in|with|please|at|on'
/** "Ghee, or oil to keep it vegan": the ghee is not. */
export const turned = 'to (?:keep|make|turn|have) (?:it|this|them)(?: all)?'
/** «не веганський» */
export const not = "(?:не|ні|non|not|ne)(?: для| for| pro)?"
/** "Non-dairy", and a remark that ends with it: "no nuts". */
export const none = 'non|no(?=[- ]\\p{L}+\\s*(?:$|[,;)]))'
export const opening = 'non?|not'

/** What is refused by a name of its own, and stands in such lists too. */
export const listedAsWell = 'глютену клейковини лактози цукру солі lepku laktózy cukru'
export const listJoin = '(?:,? (?:і|й|та|a|ani|чи|або) |, ?)'
/** They stand so where they are bought, too. */
export const bought = 'яйця vejce молочка молочки риби ryby горіха сиру'
/** "Without nuts, eggs or milk": none of them. */
export const noneLast = ',? n?or '
export const noneJoin = ', (?:n?or )?| n?or '

/** "Cookies free of nuts" */
export const freeOfThing = 'free (?:of|from)'
export const inEnglish = 'without'

/** Where a food is made of it, something else stands in its place, and what that is no name says. */
export const replaced = 'dairy-free butter-free cream-free cheese-free casein-free egg-free fish-free seafood-free wheat-free flour-free grain-free meat-free vegan'
