// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Words that the rules about lines go by, a kind a row and a language a column; folded, without apostrophes. */
export const said = wordTable({
  /** Words that lines are respelt around: each may open what the patterns look for. */
  percentInWords: { uk: 'процент* відсотк*', en: 'percent*', cs: 'procent*' },
  tipOfKnife: { uk: 'кінчик* кінці', en: 'tip point knifetip', cs: 'špič*' },
  mixOf: { en: 'mix mixture combination' },
  shortAnd: { en: 'n well' },
  /** «йогурт дитині» */
  forSomebody: { uk: 'дитині дітям малому малій синові доньці мамі татові чоловікові бабусі гостям коту кішці собаці псу песику котику кошеняті дружині чоловіку жінці батькові дідусеві дідусю дідові діду тещі свекрусі свекру сестрі братові брату подрузі сусідці сину синочку синочкові донечці малюку малюкові хлопцям дівчатам тату мужу жене', cs: 'dětem kočce psovi manželovi manželce mámě tátovi babičce dědovi synovi dceři' },
  toWhat: { uk: 'до' },
  turnedDown: { uk: 'не', cs: 'ne' },
  /** «не забудь»: it is to be bought. */
  remembering: { uk: 'забудь забути забудьте забувай забувати' },
  into: { uk: 'на', en: 'into', cs: 'na' },
  byTens: { uk: 'десяток десятка дюжина дюжину', cs: 'tucet' },
  /** «10 яєць», «10 rohlíků»: so many of them. */
  ofMany: { uk: '*ів *їв яєць яєчок банок пачок цибулин морквин картоплин булок булочок сосисок котлет груш слив', ru: 'яиц *ов', cs: '*ů vajec vajíček jablek brambor okurek rajčat hrušek cibulí paprik housek piv' },
  namedByNumber: { uk: 'сири сирів сезони сезонів злаки злаків острови островів', en: 'cheese cheeses seasons' },
  broths: { en: 'broth stock bouillon', cs: 'vývar bujón' },
  without: { uk: 'без', cs: 'bez' },
  /** "Dairy free": it is without what stands before. */
  freeOf: { en: 'free' },
  /** What foods are for, behind the last of them: «на борщ». */
  purpose: { uk: 'на для до від', en: 'for', cs: 'na pro do' },
  /** «кріп петрушка в пучку»: what they come in, behind the last of them. */
  comesIn: { uk: 'в у', en: 'in' },
  /** An amount that is of each: «кожного», "each". */
  each: { uk: 'кожного кожної кожен кожна', en: 'each ea', cs: 'každého každé obojí obojího' },
  closesEach: { uk: 'кожна кожен', en: 'each' },
  eachLast: { en: 'each' },
  apiece: { uk: 'по', cs: 'po' },
  apieceUk: { uk: 'по' },
  ofEach: { en: 'of', signs: ':' },
  of: { en: 'of from' },
  /** «середнього розміру», "medium-sized". */
  size: { uk: 'розмір*', en: 'size*' },
  whichSize: { uk: 'розмір розм р', en: 'size sz', cs: 'vel velikost' },
  aOne: { en: 'a an one' },
  onlySize: { uk: 'розмір*', en: 'size sized' },
  /** What is known to be a sprat: «кілька в томаті», «кілька солона». */
  sprat: { uk: 'кілька' },
  ofSprat: {
    uk: `
      в у з із зі для без до солон* копчен* сушен* балтійськ* пряносолен* консервован* свіж* морожен* слабосолон*
      чорноморськ* пряног*
    `,
  },
  /** «ложки зо дві»: about how many. */
  aboutTwo: { uk: 'зо' },
  /** «бульйон із грибів»: what it is made from, unless the noun stands as what is beside it does. */
  madeFrom: { uk: 'з із зі' },
  cutSo: { uk: '*ами *ями' },
  instrumental: { uk: '*ом *ем *єм *ою *ею *єю *ами *ями *им *ими' },
  /** «гашена оцтом», «розім'ята виделкою»: what it is done with. */
  doneWith: { uk: '*ом *ем *єм *ою *ею *єю *ами *ями' },
  cutInto: { uk: '*ами *ями *ками' },
  doneWithCzech: { cs: '*ou *em *ami *emi *ím' },
  /** «молочний коктейль»: the group is only said of what comes next. */
  saysOfNext: {
    uk: `
      молочний молочна молочне молочні молочного молочної молочних молочну молочним мясний мясна мясне мясні мясного мясної мясних мясну
      мясним овочевий овочева овочеве овочеві овочевого овочевої овочевих овочеву овочевим рибний рибна рибне рибні рибного рибної рибних
      рибну рибним фруктовий фруктова фруктове фруктові фруктового фруктової фруктових фруктову фруктовим ягідний ягідна ягідне ягідні
      ягідного ягідної ягідних ягідну ягідним горіховий горіхова горіхове горіхові горіхового горіхової горіхових горіхову горіховим
      грибний грибна грибне грибні грибного грибної грибних грибну грибним сирний сирна сирне сирні сирного сирної сирних сирну сирним
    `,
  },
  /** How a thing comes, and no thing of its own: "sea salt flakes". By their stem. */
  forms: { en: 'flake powder paste seed crumb' },
  /** «з гіркою», «без верху» begin with these. */
  withOrWithout: { uk: 'з із без' },
  /** Between what is done to a food: «очищена й нарізана». */
  joinsDone: { uk: 'і й та', en: 'and', signs: '&' },
  /** What a cook does to it, where a shop sells it done as well. */
  atHome: {
    uk: 'запечен* смажен* обсмажен* нарізан* натерт* подрібнен*',
    en: 'roasted* toasted* grilled* diced* cubed* sliced* chopped* mashed* grated* shredded* crushed*',
  },
  doneAtHome: { en: 'pitted stoned', cs: 'vypeckované vypeckovaných' },
  cut: { en: 'cut sliced torn into' },
  /** «яйця, білки окремо»: all of it is bought. */
  apart: { uk: 'окремо окремі', en: 'separated separately reserved', cs: 'zvlášť' },
  /** «(бажано молода)»: advice about the kind. */
  advisingKind: { uk: 'бажано краще ідеально', en: 'preferably ideally' },
  /** What follows is an example of it, and no name of its own: "such as cod". */
  forExample: { uk: 'наприклад напр кшталт', en: 'such like eg e', cs: 'jako např například třeba' },
  /** «типу тріски, хеку»: of which kind it is. */
  ofKind: { uk: 'типу виду' },
  advising: {
    uk: 'бажано краще ідеально можна наприклад тобто',
    en: 'preferably ideally or eg e ie',
    cs: 'např nejlépe',
  },
  /** «розтерти з сіллю»: what is to be done. */
  doing: { uk: '*ити *ати *яти *іти *їти *ути *сти *терти' },
  /** "saffron, soaked in warm water": what was done stands before these. */
  doneIn: { en: 'in with' },
  /** «замочена в молоці» */
  soakedIn: { uk: 'в у' },
  /** «на vymazání», «для підсипання»: what is done to a tin. */
  forThePan: { uk: 'форми форму форма дека деко підсипання посипання змащування змащення присипання', en: 'greasing dusting pan tin sheet', cs: 'vymazání vysypání vymaštění formy formu plechu plech' },
  /** "cut with scissors": a tool follows. */
  byTool: { uk: 'через крізь', en: 'with through using on over', cs: 'přes' },
  /** «+ ще 50 г на підсипку». */
  stillMore: { uk: 'ще', en: 'another', cs: 'ještě další' },
  /** «1 чарка в тісто»: what follows says where it goes. */
  goesInto: { uk: 'в у для на', en: 'for into', cs: 'do na pro' },
  /** «в пакетиках» */
  inSeveral: { uk: 'пакетиках пакетах стіках' },
  /** A noun in the nominative that ends so is no other case of a feminine. */
  masculine: { uk: '*б *в *г *ґ *д *ж *з *й *к *л *м *н *п *р *с *т *ф *х *ц *ч *ш *щ *ь' },
  /** More than one of a measure are things to buy: «хліб, пакети». */
  severalOf: { uk: '*и *і', cs: '*y', en: '*s' },
  /** So many in a pack of their own. */
  inPack: { en: 'pk' },
  /** How bright a lamp is. */
  watts: { uk: 'вт', en: 'w watt watts' },
  /** "the twirly one": it counts nothing at the end. */
  thatOne: { en: 'one' },
  /** Of what was named before. */
  ofIt: { uk: 'його її їх їхній їхнього', en: 'its their', cs: 'jeho její jejich' },
  /** «1 лимон, сік і цедра»: parts of what was named. */
  takenOff: { uk: 'сік цедра шкірка', en: 'juice zest peel rind skin', cs: 'kůra šťáva' },
  ofTheSame: {
    uk: `сік цедра шкірка м'якоть мякоть насіння зерна листя гичка білки жовтки`,
    en: 'juice zest peel rind skin skins seeds ribs leaves stems stalks yolks whites only',
    cs: 'kůra šťáva semínka semena zrnka dužina nať listy bílky žloutky',
  },
  /** "Parmesan or vegetarian alternative": whatever else would do, which nobody can buy by that name. */
  alternative: { en: 'alternative alternatives equivalent substitute' },
  /** What comes after these is beside the food: «печиво з маком». */
  holding: { uk: 'з із зі с', en: 'with', cs: 's se' },
  /** "giblets removed", "liquor reserved": parts of what was named. */
  parted: { en: 'clipped removed reserved discarded separated attached intact saved only' },
  /** What was taken away is not in it. */
  takenAway: { uk: 'видалити видалено видалені прибрати', en: 'removed discarded', cs: 'odstraněny odstraněné odstranit' },
  /** "across the grain": a way of cutting. */
  cutAlong: { en: 'across against along' },
  /** What shows that «a» is the English article. */
  english: { en: 'of and the for with in to on over through into' },
  /** "Omit if your flour has it" */
  leavingOut: { uk: 'пропустити пропустіть пропускайте', en: 'omit skip leave', cs: 'vynechte vynechat' },
  incase: { uk: 'якщо', en: 'if', cs: 'pokud jestli' },
  /** «ще трохи за потреби», "or more if needed": that more of it is optional, and not it. */
  moreOfIt: { uk: 'більше ще', en: 'more extra additional', cs: 'více víc vic' },
  /** «сік 1 лимона», "juice of half a lemon": the thing to buy comes after the amount. */
  takenFrom: {
    uk: `сік соку цедра цедри цедру шкірка листя м'якоть`,
    en: 'juice zest rind peel seeds of and grated finely',
  },
  /** "The meat of 1 crab" is of that, whatever else is called meat. */
  flesh: { uk: 'мясо мяса', en: 'meat meats' },
  /** "Whites and yolks of 3 eggs": all of the thing. */
  bothParts: { uk: 'білки білок жовтки жовток', en: 'white whites yolk yolks', cs: 'bílky žloutky' },
  ofWhat: { uk: 'з із', en: 'of from' },
  /** «на кінчику ложки» measures no spoon, «ложку» does. */
  spoonful: { uk: '*а *у чл стл' },
  /** «пів», «пол»: half of what it is glued to. */
  half: { uk: 'пів пол' },
  /** "half fat cream" */
  aHalf: { en: 'half' },
  asMuchFat: { en: 'fat' },
  halfOfFood: { uk: 'пів' },
  /** «Нам ще знадобляться», "You'll also need": a sentence that asks for what comes next, by its verb and what may stand beside. */
  asks: {
    uk: 'знадоблят* знадобит* потрібн* необхідн* треба надо нужно купить купим возьми возьмите взять візьміть візьми візьмемо беремо беріть бери взяти купити купи купіть забудьте забудь додайте додаємо додамо',
    en: 'need forget take grab buy add youll',
    cs: 'koupit kup kupte potřebovat potřebujeme potřebujete potřeba nezapomeňte nezapomeň vezměte vezmeme přidáme přidejte přidejme',
  },
  /** "Mix the flour with the cocoa": what is done to all that follows. */
  doingWith: {
    uk: 'змішайте змішати змішуємо перемішайте перемішати зєднайте збийте збити збиваємо розітріть розтерти просійте просіяти',
    en: 'mix whisk stir beat combine fold sift melt blend toss knead dissolve',
  },
  together: { en: 'together up', uk: 'разом' },
  theThing: { en: 'the' },
  besideAsks: {
    uk: 'ще нам вам мені також теж і а не про буде будуть для цього страви обовязково тут сюди',
    en: 'you we i ll will also dont do not to going have well',
    cs: 'ještě budeme budete budu bude také taky dále si na a k tomu',
  },
  /** "Butter the size of an egg": how much of it. */
  theSize: { en: 'the' },
  /** «буряк, 2 коренеплоди»: how the thing grows, counted behind its name. */
  growing: {
    uk: 'коренеплід коренеплоди коренеплодів плід плоди плодів',
    cs: 'hlíza hlízy hlíz bulva bulvy bulev plod plody plodů',
  },
  /** «петрушка, 1 корінь»: what grows below. */
  rooted: {
    uk: 'корінь корінчик корінчики корінчиків корінець корінці корінців корінця корінцю кореня кореню корені коренів',
    cs: 'kořen kořeny kořenů kořene kořenu kořínek kořínky kořínků',
    en: 'root roots',
  },
  /** «за 5 грн», "10 cents worth": what is paid. */
  money: {
    uk: 'грн гривня гривні гривень гривню коп копійка копійки копійок крб карбованець карбованці карбованців рубль рублі рублів',
    en: 'cent cents dollar dollars bucks usd penny pence pennyworth p gbp',
    cs: 'kč kc korun koruna koruny korunu haléř haléře haléřů czk eur',
    signs: '₴ $ € £',
  },
  coin: { signs: '$ € £' },
  /** «за 5 грн». */
  paidFor: { uk: 'за', cs: 'za' },
  /** "1 No. 2 can". */
  numbered: { en: 'no nr num number', cs: 'č čís číslo', signs: '# №' },
  /** «фарш (суміш свинини і яловичини)»: of both at once. */
  mixedOf: { uk: 'суміш мікс половина половину навпіл порівну пополам', en: 'mix mixture of half', cs: 'směs mix půl z' },
  /** What is said of all of them together. */
  total: {
    uk: 'разом всього усього загалом сумарно навпіл порівну пополам перемішані змішані впереміш',
    en: 'total altogether combined mixed together',
    cs: 'celkem dohromady napůl smíchané smíchaný smíchat',
  },
  /** Measures of which there are some: «листя м’яти». */
  many: { uk: 'листя листочки листки горошини гілочки стебла', en: 'leaves', cs: 'kuličky listy lístky' },
  /** As much of the one as of the other. */
  halves: { uk: 'навпіл порівну пополам', cs: 'napůl' },
  halfOf: { en: 'half' },
  /** Two kinds of a thing that differ by it are bought apart. */
  colour: {
    uk: 'червон* біл* чорн* зелен* жовт* рожев* фіолетов* синя синій сині синьої помаранчев* оранжев* коричнев*',
    en: 'red white black green yellow pink purple orange brown blue golden',
    cs: 'červen* bíl* čern* zelen* žlut* růžov* fialov* modr* oranžov* hněd*',
  },
  /** As adjectives end, and few nouns. */
  adjectival: { uk: '*ий *ій *а *я *е *є *і *ї *ого *ої *их *им *у *ю *ою *ими' },
  /** «листя вишні»: as a genitive ends, where a nominative may too. */
  genitive: { uk: '*и *і *ї *у *ю' },
  adjectiveOfMany: { uk: '*ені *ані *ті' },
  nounOfMany: { uk: '*и *ки *ші *ні *ції' },
  /** Said before the first, it was done to all of them: "dried thyme and oregano", "ground beef and pork". */
  doneToAll: { uk: 'сушен* мелен* копчен*', en: 'dried ground minced smoked', cs: 'sušen* mlet* uzen*' },
  /** "day-old". */
  day: { en: 'day' },
  old: { en: 'old' },
  /** "thick-cut", "skin-on". */
  cutHow: { en: 'thick thin hand rough fine center centre' },
  cutOnly: { en: 'cut' },
  ofBody: { en: 'bone skin shell head tail rind stem peel fat' },
  /** "oil-packed": what it lies in is no other food. */
  packedIn: { en: 'oil water brine salt juice syrup vacuum' },
  packed: { en: 'packed' },
  onOrOff: { en: 'in on off out' },
  /** «1 рецепт», «весь», "whole": the whole of another recipe. */
  recipe: { uk: 'рецепт*', en: 'recipe*', cs: 'recept*' },
  whole: { uk: 'вес* увес* ціл*', en: 'whole', cs: 'cel*' },
  /** «vepřové»: as Czech adjectives end. */
  describing: { cs: '*ý *á *é *í' },
  /** Beside a name these tell of it, though each is one. */
  notAlone: { uk: 'консерва консерви кілька ріпка ріпку пауч паучі паучів', en: 'canned' },
  /** What stands between the things of a row: «молоко потім хліб і ще яйця». */
  thenAlso: { uk: 'потім ще також', en: 'then also plus', cs: 'pak ještě taky také' },
  /** "tin beans x4". */
  timesBehind: { uk: 'х', signs: 'x ×' },
  /** «2 x 400 г», «3 по 150 г». */
  times: { uk: 'по х', signs: 'x ×' },
  /** "1 cake yeast": what comes in them, and any other is a cake. */
  cakes: { en: 'cake cakes' },
  /** Behind a number greater than one it is no plural. */
  onePack: { en: 'pack pk' },
  berry: { uk: 'ягід ягоди ягода ягоду' },
  timesSign: { uk: 'х', signs: 'x ×' },
  /** Alone they mean one kind of it: potato chips, fruit juice. */
  ofOneKind: { en: 'chips juice brine oil vinegar stock broth steak steaks pickle' },
  /** What ends so is made of a flavour and is none. */
  madeOf: {
    en: 'juice sauce paste powder oil syrup dough cake cakes chips bread butter jam soup stock broth seeds dressing puree',
    uk: 'сік соус паста олія сироп порошок варення джем суп',
    cs: 'šťáva džus omáčka olej sirup',
  },
  /** Flavours that are no foods: beside what comes in flavours they leave it what it is. */
  flavour: {
    en: `
      ranch nacho cocktail bbq barbecue tropical tropic berry berries fruits fruit citrus mixed original bubblegum bubblemint spearmint peppermint wintergreen
      menthol birthday cake batter cheesecake brownie dough swirl ripple choc chip chips cream cookies tikka masala korma sriracha buffalo jalapeno flamin roast
      cheesy pizza ketchup dill steak prawn onion spring thai smokey smoky sweet chilli chili lemonade peach blood passion cherry razz raspberry pulp punch
      ice icy arctic blast cool fresh wild forest summer sunrise sunset neapolitan rocky road praline stracciatella tutti frutti unicorn cotton candy gingerbread
      blue purple pumpkin spice mocha jasmine rose double triple latte cappuccino matcha chai earl grey english breakfast assam ceylon darjeeling camomile chamomile rooibos hibiscus flavour flavor
    `,
    uk: `
      тропік тропічн* мультифрукт* лісов* ягод* ягідн* фрукт* цитрус* асорті екзот* оригінал* класик* бабл гам ментол* крижан* арктичн* барбекю гриль
      чилі піца кетчуп васабі шашлик* холодець хрін аджик* ковбаск* мисливськ* карамельн* солон* пломбір* крембрюле брюле крем страчател* тірамісу
      капучино лате мокко бісквіт* чізкейк* печив* вафел* стронг* ориджинал бергамот* ерл грей англійськ* сніданок цейлон* чебрец* жасмин* троянд* каркаде ройбуш
    `,
    cs: `
      tropic* tropick* tropik* ovoc* lesn* citrus* mix multivitam* originál original klasik* klasick* žvýkačk* mentol* ledov* barbecue bbq gril* pizza kečup
      oříšk* mandlov* jahodov* malinov* vanilkov* čokoládov* kokosov* banánov* citronov* pomerančov* broskvov* meruňkov* višňov* třešňov* borůvkov* medov* skořicov*
      paprikov* sýrov* cibulov* rybízov* jablečn* hruškov* mangov* ananasov* kávov* rumov* pistáciov* arašídov* lískooříšk* karamel*
      šunk* slan* smetanov* stracciatella tiramisu latte cappuccino mátov* máta bergamot earl grey anglick* rooibos ibišek šípek jasmín* růže příchuť příchutí
    `,
  },
  /** How something feels, though the word is made of a food: a creamy peanut butter has no cream. */
  feeling: { en: 'creamy' },
  /** «лосось (можна форель)»: a food behind it may be taken instead. */
  maybe: { uk: 'можна', cs: 'lze' },
  /** «до 200 г», "up to 200 g": as much, or less. */
  atMost: { uk: 'до', cs: 'do až' },
  up: { en: 'up' },
  toAfterUp: { en: 'to' },
  /** «що є», "whichever": of a choice whatever there is. */
  whatever: { uk: 'що які яка який яке', en: 'whatever whichever', cs: 'co jaké jaká jaký které která který' },
  /** «на крайній випадок», "failing that": what follows may be taken instead. */
  insteadOf: { uk: 'крайньому крайній нема немає замінити', en: 'failing unavailable replaced swapped substitute not', cs: 'nouzi nejhorším není nahradit' },
  /** How it comes, and the dish is the same: "fresh or frozen". */
  state: {
    uk: 'свіж* заморожен* морожен* свіжоморожен* сушен* консервован*',
    en: 'fresh frozen dried canned tinned jarred bottled thawed salted unsalted sweetened unsweetened',
    cs: 'čerstv* mražen* sušen* konzervovan* solen* nesolen*',
  },
  /** An adjective that is made of a noun: «молочна». */
  madeOfNoun: { uk: '*ний *на *не *ні *ного *ної *ною *ним *них *ський *ська *ське *ської *овий *ова *ове *ові *ової *евий *ева *еве *ячий *яча *яче' },
  /** «на кістці», "ribs removed": it is of the thing itself, and no other food beside it. */
  itsOwn: {
    uk: 'кістк* кістц* кісток кістка* шкір* шкорин* скорин* соком розсолом',
    en: 'bone bones rib ribs skin skins liquor juice juices brine sprinkle',
    cs: 'kost* kůže kůží kůrky kůrkou šťávou lákem',
  },
  /** What is bought to be filled: so many litres go into it. */
  vessel: {
    uk: 'мішк* мішок мішечк* пакет* контейнер* відр* каністр* термос* каструл* сковор* глечик* графин* бідон* бак бачок',
    en: 'bag bags liner liners bin container containers bucket buckets box boxes thermos flask pot saucepan jug',
    cs: 'pytl* pytel sáčk* sáček pytlík* nádob* kbelík* hrnec hrnce krabič*',
  },
  /** "2 thick-cut slices". */
  cutOrSized: { en: 'cut sized' },
  /** «1 кг + 200 г», «1 кг і 200 г». */
  plus: { uk: 'плюс', en: 'plus', signs: '+' },
  /** «може бути й …»: these three in a row. */
  may: { uk: 'може можуть', en: 'can may could', cs: 'může můžou mohou' },
  be: { uk: 'бути', en: 'also', cs: 'být' },
  also: { uk: 'й і та також', en: 'be use', cs: 'i také taky and also' },
  joinsAmounts: { uk: 'і й та', en: 'and' },
  /** "150 g / 5 oz", «1 склянка або 200 г»: the same amount again. */
  sameAmount: { uk: 'або чи', en: 'or', signs: '/ = |' },
  /** A word that ends so is rather an adjective, a verb or a case than the name of a thing. */
  noNoun: {
    uk: '*ий *ій *ої *ого *ому *их *им *ими *ою *ею *ами *ями *ах *ях *но *то *ти *ть *ши *чи *у *ю *е *і *и',
    en: '*ed *ly *ing *en *less *able *ible *ish *wise *style *y *er *est *ful *ous *al *ive',
  },
})

/** What the reader puts for a half that was glued to its thing, and for a stroke between two names. */
export const halfSaid = 'пів'
export const orSaidIn = { uk: 'або', en: 'or', cs: 'nebo' }
export const orSaid = orSaidIn.uk
/** What "day-old" is known by. */
export const staleSaid = 'stale'

/** How nouns that end in these end where they are bought: «сметану». */
export const accusatives = [['у', 'а'], ['ю', 'я']] as const
