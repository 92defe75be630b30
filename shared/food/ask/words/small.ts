// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** Function words by what they do between the words around them. */
export const small = wordTable({
  /** Join the members of a list, or stand between them and say nothing. */
  joining: {
    uk: 'і й та и или або чи ні ни ані будь яких якого якої всяких',
    en: 'and or nor & a an the any of',
    cs: 'ani',
    signs: ', / +',
  },
  /** «будь ласка»: this word joins nothing there. */
  please: { uk: 'ласка' },
  and: { uk: 'і та й', en: 'and' },
  or: { uk: 'або чи або-ж либо', ru: 'или', en: 'or', cs: 'nebo', signs: '/' },
  /** Between an «або» and what follows it. */
  orMore: { uk: 'ж же', en: 'a an the any of' },
  /** «… чи ні» only asks. */
  whether: { uk: 'чи або', en: 'or' },
  but: { uk: 'а' },
  /** What comes now is not as what was before. */
  contrary: { uk: 'але а проте однак зате', en: 'but though however' },
  /** «…, та кориці не треба»: after a comma it is a but. */
  andBut: { uk: 'та' },
  with: { uk: 'з', en: 'with' },
  withThem: { uk: 'з', en: 'with plus', cs: 's se' },
  plus: { uk: 'плюс', en: 'plus', signs: '+ &' },
  /** What a dish is made of or on follows. */
  madeWith: { uk: 'з на', en: 'with from' },
  /** After a food it makes a dish of it: "curry with chickpeas". */
  dishOf: { uk: 'з', en: 'with wi from' },
  /** Another way to write «з». */
  withToo: { uk: 'із зі зо' },
  lactose: {
    uk: 'лактоза лактози лактозу лактозою лактозі безлактозний безлактозна безлактозне безлактозні безлактозного безлактозної безлактозну безлактозних',
    en: 'lactose lactosefree',
    cs: 'laktóza laktoza laktózu laktozu laktózy laktozy laktózou laktozou laktóze laktoze bezlaktózový bezlaktózová bezlaktózové bezlaktózového bezlaktózovou bezlaktozovy bezlaktozova bezlaktozove',
  },
  /** Who speaks of an allergy may mean the milk itself. */
  allergic: { uk: 'алерг* абкм', en: 'allerg* cmpa cma protein', cs: 'alerg* abkm' },
  christmasEve: { uk: 'святвечір святвечора святвечорові святий святого святому' },
  /** In a title: what follows it is served with. */
  eatenWith: { uk: 'до', en: 'for', cs: 'k ke' },
  /** A tag that begins so names a dish that it is eaten with. */
  besideDish: { uk: 'до під', en: 'for with to', cs: 'k ke na' },
  goesWith: { uk: 'до' },
  /** «co k bramborové kaši»: only what fills a plate is surely there beside it. */
  goesWithFilling: { cs: 'k ke' },
  /** The same after what is served beside something: "a side dish for fish", «příloha k masu»; else "for" says nothing. */
  servedFor: { en: 'for alongside beside', cs: 'k ke' },
  /** Whatever describes it stands between: "alongside a juicy steak". */
  servedWith: { en: 'alongside beside after' },
  /** «десерт після шашлику»: that is eaten before it. */
  servedAfter: { uk: 'після', en: 'after', cs: 'po' },
  /** «є пюре», "I have mash": it is made already. */
  there: { uk: 'є маю маємо', en: 'have got', cs: 'mám mam máme mame' },
  /** "what goes well with rice" */
  goes: { en: 'go goes going' },
  /** "a side to go with fish", "a sauce to have with pasta" */
  goesAlong: {
    en: 'go goes going serve served have eat pair pairs',
    cs: 'hodí hodi podávat podavat podat servírovat servirovat',
  },
  upTo: { uk: 'до', en: 'to' },
  for: { uk: 'на для', en: 'for' },
  /** «на пікнік»: an occasion follows. */
  forOccasion: { uk: 'на для' },
  forIt: { en: 'for' },
  of: { uk: 'на', en: 'of' },
  ofWhat: { en: 'of' },
  ofWhich: { en: 'of from than' },
  /** «краще з рибою, ніж з м'ясом» */
  than: { uk: 'ніж аніж', en: 'than' },
  /** «celery out of my soup»: it is taken out of what follows. */
  outOf: { en: 'out off away' },
  /** «щось як хачапурі», "similar to burritos": a dish near the one that follows. */
  likened: {
    uk: 'як типу кшталт зразок схоже схожа схожий схожі подібне подібна подібний подібні подобі',
    en: 'like similar resembling akin',
    cs: 'jako podobné podobneho podobného podobne podobný typu způsob',
  },
  /** May stand between that and the dish. */
  likeMore: { uk: 'на до', en: 'to a an the', cs: 'under' },
  /** This stands before a likeness, for "I like borscht" is about the dish itself. */
  likeWhat: {
    uk: 'щось чогось шось страву страва їжу їжа на салат салатик суп супчик торт пиріг десерт соус',
    en: 'something anything dish meal food recipe recipes dishes meals salad soup cake pie dessert sauce',
    cs: 'salát polévka polévku dort koláč dezert',
  },
  /** What makes ill, or what something helps against. */
  after: { uk: 'від після' },
  at: { uk: 'у в' },
  against: { uk: 'від при для на', en: 'for during', cs: 'při pri od pro' },
  evening: { uk: 'ввечері увечері ввечір', en: 'tonight', cs: 'večer vecer' },
  lunch: { uk: 'обід обіду обідом обіди пообідати обідати обєд', en: 'lunch lunches lunchtime' },
  /** Where it hurts. */
  belly: {
    uk: 'живіт живота животі животик шлунок шлунка шлунку шлункові пузо пузі горло горлі',
    en: 'stomach stomachs tummy tummies belly bellies gut guts throat',
    cs: 'břicho břiše břicha bricho brise bricha žaludek žaludku zaludek zaludku bříško brisko',
  },
  ache: { en: 'a an my the his her upset bad sore our' },
  /** Where something is put: «у супі», "in a cake". */
  into: { uk: 'у в на до із зі', en: 'in into on from off onto', cs: 'v ve do na under' },
  /** «гриби – добре», "turkey is fine": such a thing said of a food is no refusal of it. */
  praise: {
    uk: 'добре нормально можна смачно супер чудово люблю любимо так завжди',
    en: 'fine ok okay allowed good great perfect yes welcome best lovely delicious favourite favorite tonight',
    cs: 'fajn dobre ano super jo',
  },
  /** After «без», "instead of": what was named already. */
  pronoun: { uk: 'нього неї них ній ними', en: 'it them', cs: 'něj něho nich ní nej ni' },
  /** "zucchini is in" */
  inAtEnd: { en: 'in' },
  yesAtEnd: { uk: 'так можна ок їсть їмо їм їдять любить люблю любимо люблять', en: 'yes ok okay fine yep yeah', cs: 'ano jo' },
  /** «без шинки, побільше сиру»: of what follows there is to be more. */
  moreOf: { uk: 'побільше подвійний подвійну подвійна подвійне екстра', en: 'extra', cs: 'víc vic více navíc navic extra dvojitý dvojity' },
  degree: { en: 'so' },
  enough: { uk: 'вистачить досить годі хватить достатньо вже', en: 'enough already', cs: 'dost stačilo uz' },
  /** «щось інше»: what was named before is not it. */
  else: { uk: 'інше інша іншу інший інакше', en: 'else different another', cs: 'jineho jiného jine jiné jinou jinak' },
  besideElse: { uk: 'щось шось дай дайте давай давайте хочу хочемо краще треба будь ласка страву рецепт', en: 'something anything give me show want i we lets have please recipe dish one', cs: 'neco něco dej dejte chci chceme radsi radši' },
  banned: { uk: 'заборон* протипоказан*', en: 'banned forbidden', cs: 'zakazan*' },
  works: { uk: 'вийде можна вдасться підійде буде вийдуть вдастся' },
  question: { uk: 'як що шо чим куди скільки', en: 'how what which where when any', cs: 'jak co jaky jaká jaké jaký kam čím cim kolik kudy' },
  /** Ask for something, at the beginning of what is said: «який торт», "which cookies", «čím naplnit». */
  asking: {
    uk: 'як що шо чим куди який яка яке які яку якого якої яких яким якою чого скільки де',
    en: 'how what which whats any',
    cs: 'jak co jaký jaka jaká jake jaké jaky jakou jakého jakeho jakým jakym čím cim kam kolik který ktery která ktera které ktere kterou kterého',
  },
  /** Of these a dish or a food follows at once, or it only goes on with what was said before. */
  whichOf: {
    uk: 'який яка яке які яку якого якої яких яким якою',
    en: 'which',
    cs: 'který ktery která ktera které ktere kterou kterého jaký jaká jaké jakou jakého jakým jaky jaka jake jakeho jakym',
  },
  thereAre: { uk: 'є ще бувають інші тоді', en: 'other else', cs: 'jsou ještě jeste jiné jine' },
  /** «чого я не їм? …», "what I hate? …": what answers it is refused. */
  whatNot: { uk: 'що чого шо хто кого', en: 'what who that' },
  onCondition: { uk: 'якщо якшо коли', en: 'if when', cs: 'když kdyz pokud jestli jestliže' },
  /** «що з'їсти, коли нудить?»: what is asked for then is no answer to it. */
  inCase: { uk: 'коли якщо зїсти їсти поїсти', en: 'when if', cs: 'když kdyz pokud' },
  oneOf: { en: 'a an' },
  because: { uk: 'бо оскільки адже', en: 'because since cause cuz coz cos bc', cs: 'protože protoze' },
  /** At the end of what is wanted it says that something else was refused. */
  inPlace: { uk: 'натомість', en: 'instead' },
  /** One of what was spoken of follows. */
  instance: { uk: 'наприклад скажімо', en: 'example instance', cs: 'třeba treba například napriklad' },
  /** «зроблю краще салат»: it comes in the place of what was named before. */
  inItsPlace: { uk: 'краще радше натомість ліпше замість', en: 'instead rather', cs: 'raději radeji radši radsi prefer místo' },
  /** Before a fault of a dish: "without the cherries being sour". */
  turning: { en: 'being getting going turning becoming falling coming tasting' },
  one: { en: 'one ones' },
  /** What was said was a reason, and what it leads to comes now: «гості не п'ють, тому глінтвейн без вина». */
  hence: { uk: 'тому отже тож отож', en: 'so therefore hence thus', cs: 'takže takze proto tudíž tudiz' },
  /** Dishes and foods that are called after a country and are no food of it: "french toast". */
  ofNoHome: { en: 'toast fries', uk: 'тости' },
  madeFrom: { en: 'from' },
  asksFor: {
    uk: 'дай дайте зроби зробіть приготуй приготуйте звари зваріть спечи спечіть хочу хочемо хочеться порадь порадьте порекомендуй порекомендуйте запропонуй запропонуйте підкажи підкажіть покажи знайди знайдіть придумай придумайте підбери підберіть шукаю треба потрібно потрібен потрібна',
    en: 'suggest recommend find recipe recipes need',
  },
  /** Said by whoever takes back what was just asked for. */
  withdrawing: {
    uk: 'ні нє ой ох ай хоча стоп чекай чекайте стривай зачекай тобто а і та але знаєте насправді краще я ми передумав передумала передумали',
    en: 'no nope wait actually scratch that hold on oh sorry um er hang not but with i we my mind changed now',
    cs: 'ne vlastne vlastně pardon pockat počkat pockej teda tedy no jsem jsme si rozmyslel rozmyslela rozmysleli',
  },
  /** Verbs in a form of which each has a subject: two in a row are two sentences. */
  likes: { uk: 'люблю любить любимо люблять хочу хоче хочемо хочуть обожнюю обожнює їм їмо', en: 'want like love' },
  loves: { uk: 'люблю любить любимо люблять обожнюю обожнює', en: 'love loves adore adores' },
  hates: { uk: 'ненавиджу ненавидить ненавидимо ненавидять', en: 'hate hates dislike dislikes detest loathe' },
  /** What takes back what was just said, though no no is in it. */
  stopping: {
    uk: 'стоп чекай чекайте стривай зачекай передумав передумала передумали',
    en: 'wait scratch changed hold',
    cs: 'počkat pockat pockej rozmyslel rozmyslela rozmysleli',
  },
  /** «без кави я не людина», «bez svíčkové není neděle»: what nobody is, or no day is, without it. */
  nothingWithout: {
    uk: 'людина життя свято обід сніданок вечеря стіл неділя різдво великдень',
    en: 'human person sunday christmas easter party dinner breakfast lunch life',
    cs: 'nedele neděle oběd obed vánoce vanoce život zivot člověk clovek svátek svatek snídaně snidane večeře vecere',
  },
  /** «хто не любить …?»: asked by whoever loves it, where it is a question. */
  who: { uk: 'хто' },
  nobody: { uk: 'ніхто нікому', en: 'nobody', cs: 'nikdo nikomu' },
  how: { uk: 'як', en: 'how', cs: 'jak' },
  /** «не дай шпинату пропасти», "dont let my spinach go bad": it has to be used. */
  letting: { uk: 'дай дати дайте', en: 'let lets' },
  spoiling: {
    uk: 'пропасти пропаде зіпсуватися зіпсуватись зіпсуються скиснути засохнути згнити зівянути',
    en: 'bad off waste rot spoil wilt expire mouldy moldy stale',
  },
  hasNot: { en: 'havent hasnt hadnt' },
  lacks: { en: 'dont doesnt didnt havent hasnt' },
  has: { en: 'have has got' },
  noSuch: { en: 'no' },
  ages: { en: 'ages forever long while' },
  inPlaceOf: { uk: 'замість' },
  minus: { uk: 'мінус', en: 'minus' },
  /** «щоб її там не було», "leave those out": how a dish is to be without it. */
  leftOut: { uk: 'без там туди', en: 'without out', cs: 'bez tam' },
  starter: { uk: 'закуска закуски закуску закусок закусочка', en: 'starter starters appetizer appetizers appetiser appetisers antipasti', cs: 'předkrm predkrm předkrmy predkrmy chuťovka chuťovky chutovky' },
  toBake: { uk: 'спекти пекти спечемо напекти випекти спечу напечу', en: 'bake', cs: 'upéct upect péct' },
  lately: {
    uk: `
      снідала снідав снідали обідала обідав обідали вечеряла вечеряв вечеряли поснідала поснідав поснідали пообідала пообідав пообідали повечеряла повечеряв повечеряли
      вчора учора позавчора поспіль понеділок вівторок середу четвер пятницю суботу неділю вранці зранку
    `,
    en: `
      yesterday yesterdays night nights just monday tuesday wednesday thursday friday saturday sunday row
    `,
    cs: 'včera vcera předevčírem predevcirem pondělí pondeli úterý utery středu stredu čtvrtek ctvrtek pátek patek sobotu neděli nedeli ráno rano',
  },
  had: {
    uk: 'снідала снідав снідали обідала обідав обідали вечеряла вечеряв вечеряли поснідала поснідав поснідали пообідала пообідав пообідали повечеряла повечеряв повечеряли їли їла їв зїли зїла зїв була був було були замовляли замовила замовив замовили',
    en: 'had ate eaten finished having was were ordered',
    cs: 'jedli jedla jedl snědli snedli byl byla bylo byly měl měla měli mel mela meli objednali',
  },
  today: { uk: 'сьогодні', en: 'today', cs: 'dnes dneska' },
  /** What somebody else brings to the table. */
  brings: {
    uk: 'привезе привезуть принесе принесуть прихопить прихоплять везе везуть несе несуть',
    en: 'bringing brings',
    cs: 'přiveze priveze přivezou privezou přinese prinese přinesou prinesou',
  },
  me: { uk: 'я ми', en: 'i im were we ill', cs: 'já ja' },
  already: { uk: 'вже уже', en: 'already', cs: 'už uz' },
  done: {
    uk: 'замовили замовила замовив замовлений замовлена замовлено замовлене купили купила купив куплений куплена куплено спекли спекла зробили зробила зроблено готовий готова готове готові',
    en: 'ordered bought sorted booked made baked done',
    cs: 'objednaný objednany objednaná objednana objednané objednali koupený koupená koupili upečený upečená upekli hotový hotová hotovou hotové hotovej uvařený uvařená uvařenou',
  },
  daily: { uk: 'щодня щовечора щотижня щоранку', en: 'daily', cs: 'denně denne' },
  eats: { uk: 'їмо їм їсть їдять', en: 'eat eating', cs: 'jíme jime jím jim jí jedí jedi' },
  /** People and animals whose names sound like foods: «кіт» is no «кета», «донечка» no «диня». */
  noFood: {
    uk: `
      кіт кота коту котові котом коти котів котам котами котик котику котикові котики собака собаки собаку собаці собак
      собакам донечка донечки донечку донечці донечкою донечок донечкам
    `,
  },
  /** What an animal does to its food, or somebody does who gives it. */
  feeds: {
    uk: 'їсть їдять жує жують любить люблять обожнює обожнюють годую годує годуємо годувала погодувала даю даємо дає',
    en: 'eats eat loves love adores adore enjoys enjoy likes feeds feed',
    cs: 'jí ji jedí jedi baští basti miluje milují miluji krmí krmi krmíme krmime dáváme davame dávám davam love',
  },
  would: { uk: 'би б', en: 'would id wed', cs: 'bych by bychom' },
  intolerance: { uk: 'непереносимість нетерпимість', en: 'intolerance intolerant' },
  sweet: { en: 'sweet' },
  /** What one asks for by its taste alone, in the nominative. */
  tasteAsked: { uk: 'солодке солоденьке солодощі смаколики гостре гостреньке солоне солоненьке кисле кисленьке' },
  taste: { uk: 'солодке солодкого солоденьке солоденького гостре гострого гостреньке', en: 'sweet spicy', cs: 'sladké sladke sladkého sladkeho sladkýho sladkyho ostré ostre ostrého ostreho pálivé palive' },
  /** Behind an «і» these begin something else: "allergic to peanuts and wants noodles". */
  wantsAsWell: { uk: 'хоче хочу хочемо хочуть просить просять замовив замовила любить люблю обожнює обожнюю мріє', en: 'want wants wanted love loves craves fancies asks requested', cs: 'chce chci chceme miluje' },
  /** What is wanted so is not wanted. */
  wantedAway: { uk: 'менше без прибрати забрати замінити викинути', en: 'gone out off rid fewer less replaced removed swapped without left', cs: 'míň min méně mene bez vynechat nahradit pryč pryc' },
  /** A vegetable or a spice. */
  pepper: { uk: 'перець перцю перцем перцеві перці' },
  /** Whatever it is made of. */
  noodles: { uk: 'локшина локшини локшину локшиною локшині лапша лапши лапшу лапшою', en: 'noodle noodles', cs: 'nudle nudlí nudli nudlích nudlemi nudlema' },
  toMeal: { uk: 'на до', en: 'for a as', cs: 'ke k na' },
  /** Beside these what is sweet is a dessert, and no breakfast. */
  tea: { uk: 'чаю чайку чаєчку' },
  afterMeal: { uk: 'чаю кави десерт десерту', en: 'tea coffee dessert desserts pudding' },
  /** Nobody cooks for the sake of these. */
  onlyInside: { uk: 'лактоза лактози лактозу лактозою лактозі глютен глютену глютеном', en: 'lactose gluten', cs: 'laktóza laktoza laktózy laktozy laktózu laktozu laktózou lepek lepku lepkem' },
  /** What was so before is not so now. */
  now: { uk: 'тепер зараз нині', en: 'now nowadays', cs: 'teď ted nyní nyni' },
  formerly: { uk: 'раніше колись', en: 'before used previously once', cs: 'dřív dříve driv drive kdysi' },
  /** "no-go peanuts": here the word behind the hyphen refuses no quality. */
  noHyphen: { en: 'no not' },
  noCompound: { en: 'go no thanks thank way' },
  pronounOf: { uk: 'її його їх нею ним ними неї нього них', en: 'it', cs: 'ho je ní ni něj nej nim nimi ním nich' },
  ways: { en: 'ways way' },
  other: { uk: 'другий друга друге інший інша інші третій третя', en: 'other others second third another', cs: 'druhy druha druzi treti' },
  /** Who is given something, and refuses nothing. */
  toWhom: { uk: 'мені нам тобі вам йому їй для дітям дитині чоловікові чоловіку дружині синові сину доньці мамі', en: 'for' },
  /** "no way": nothing is refused by it but what was said before. */
  noObject: { en: 'way chance thanks one more longer' },
  /** "has vetoed" */
  perfect: { en: 'has have had' },
  /** «скажіть йому, що перець смачний» */
  said: { uk: 'що', en: 'that', cs: 'že ze' },
  mine: { cs: 'můj muj moje má mé naše nase náš nas tvůj tvuj' },
  been: { en: 'been' },
  toMe: { cs: 'mi mu jí ji jim nám nam se si' },
  article: { en: 'a an some the' },
  not: { uk: 'не', en: 'not' },
  notIn: { uk: 'не' },
  no: { uk: 'ні ни ані' },
  noAlone: { uk: 'ні' },
  noIn: { uk: 'не ні заборон* протипоказан*' },
  nor: { uk: 'ні ані', en: 'nor' },
  noAtEnd: { uk: 'ні мінус нуль', en: 'minus zero nope no nope not isnt arent' },
  nothing: { uk: 'нічого', en: 'nothing' },
  nothingOwn: { uk: 'нічого' },
  yes: { uk: 'так якраз' },
  relative: { uk: 'що котрий котра', en: 'that thats which who whom whose', cs: 'co ktery ktera ktere' },
  omit: { en: 'omit' },
  /** «jen ne polévku», «ne ze sóji»: what follows is what is not wanted. */
  justNot: { uk: 'тільки лише', en: 'only just', cs: 'jen jenom' },
  ofNo: { uk: 'з із зі на', en: 'with from of', cs: 'z ze s se na' },
  permitted: { uk: 'можна дозволено', en: 'ok okay fine allowed' },
  /** Behind a food these say that it may come: «čočku jo», «часнику побільше». */
  welcome: { uk: 'можна так побільше', en: 'yes', cs: 'ano jo klidně klidne hodně hodne' },
  free: { en: 'free' },
  too: { uk: 'теж також', en: 'too either' },
  /** A list of refusals goes on: «…, також …». */
  goesOn: { uk: 'а також теж ще навіть будь', en: 'also any' },
  except: { uk: 'крім окрім опріч', en: 'except excluding besides', cs: 'kromě' },
  butFor: { uk: 'крім окрім', en: 'but except' },
  every: { uk: 'усі всі кожен будь', en: 'all any every each' },
  /** Prepositions that refuse what follows, and nothing before them. */
  without: { uk: 'без бес крім окрім замість', en: 'without minus except sans w instead' },
  /** «Fluffy pancakes» of whatever kitchen are thick. */
  thickPancakes: { en: 'fluffy thick american buttermilk drop souffle japanese' },
  /** «решту борошна» */
  theRest: { uk: 'решту рештою решта рештки залишок залишком', en: 'rest remaining remainder', cs: 'zbytek zbytkem zbývající zbylý zbylou' },
  /** «алергія на», "allergic to" */
  allergyTo: { uk: 'на', en: 'to' },
  /** «з вареного рису»: how it is said of what is at hand. */
  boiled: { uk: 'варений вареного вареному вареним варена вареної вареною варену варені варених відварений відвареного відвареним відварна відварної' },
  /** «смажені кабачки», "fried cauliflower" */
  asFried: { uk: 'смажений смаженого смаженому смаженим смажена смаженої смажену смаженою смажене смажені смажених смаженими підсмажений підсмажена підсмажене підсмажені', en: 'fried' },
  /** In an age. */
  months: { uk: 'місяців місяці місяць міс місячн*', en: 'months month mo old', cs: 'měsíců měsíce měsíční miminko miminka miminku mimino mimina mimi mimčo mimču kojenec kojence kojenci' },
  noneOf: { uk: 'ніякої ніякого ніяких ніякий ніяку ніяке жодної жодного жодних жодну жодне жоден', en: 'any', cs: 'žádný žádné žádnou žádná žádného žádných' },
  allOf: { uk: 'всього усього всієї усієї всіх усіх всякого всякої всяких цього цієї цих отого отої отих будь-якого будь-якої будь-яких', en: 'all any every', cs: 'všeho všech vší jakéhokoli' },
  withoutThat: { uk: 'без від', en: 'without' },
  /** «обійдусь без цибулі»: which way it goes is said right after. */
  doWithout: { uk: 'обі*' },
  /** What they refuse stands in the genitive. */
  genitive: { uk: 'без бес крім окрім замість нема немає ні' },
  swap: { uk: 'замін* підмін* поміня*', en: 'replac* substitut* swap* trade trading traded' },
  /** "swap out the cream for yogurt" */
  swapOut: { en: 'out' },
  /** Said of anything, and of food only where one is named. */
  barter: { uk: 'поміня*' },
  substitute: { en: 'substitut*' },
  /** Before the verb of a refusal: «не їсть», "does not eat". */
  negating: { uk: 'не ні', en: 'do does can will would' },
  /** What is not done is done to whatever the clause names. */
  negated: { uk: 'нічого ніколи', en: 'dont doesnt didnt wont wouldnt cant cannot couldnt never nothing refuse refuses hate hates dislike dislikes' },
  negatedVerb: { uk: 'не', en: 'dont doesnt wont wouldnt never t' },
  denial: { uk: 'не', en: 'not no dont don cant cannot wont never' },
  noMore: { uk: 'не ще', en: 'not no' },
  little: { uk: 'мало менше меншим мінімум мінімумом', en: 'low less lower reduced fewer' },
  something: { uk: 'щось шось', en: 'something' },
  whatever: { uk: 'усе все будьщо будь завгодно абищо', en: 'anything everything whatever' },
  /** «рагу, тільки баклажани не кладіть» */
  notOnly: { uk: 'тільки лише тіки тіко токо', en: 'only just' },
  onlyThis: { uk: 'тільки лише лиш тіки тіко токо', en: 'only just' },
  /** «стейк на обох»: who it is for. */
  whom: { uk: 'обох двох усіх всіх мене нас нього неї', en: 'both me us everyone everybody him her them', cs: 'oba obě dva všechny mě mne nás' },
  insteadOf: { en: 'instead' },
  /** What is at hand is still to come: «у мене лише картопля». */
  only: { uk: 'лише тільки тіки тіко токо є маю', en: 'only just have got' },
  have: { uk: 'є маю маємо у в', en: 'have got ive' },
  own: { uk: 'маю маємо', en: 'have' },
  none: { uk: 'нема немає' },
  ranOutAll: { uk: 'закінчилися закінчились скінчилися скінчились', cs: 'došly dosly' },
  forgot: { uk: 'забула забув забули', en: 'forgot', cs: 'zapomněl zapomněla zapomněli zapomnel zapomnela zapomneli' },
  oneHas: { en: 'has' },
  haveHad: { en: 'weve theyve youve' },
  /** Said of one thing alone. */
  ranOut: { uk: 'закінчився закінчилася закінчилась закінчилося закінчилось скінчився скінчилася скінчилась скінчилося скінчилось', cs: 'došla došlo došel dosla doslo dosel' },
  /** What may stand beside what ran out and says nothing more of it. */
  besideGone: {
    uk: 'у в мене нас нам мені вдома вже уже якраз раптом сьогодні вчора все весь вся всі щойно зовсім геть і й та але а',
    en: 'we i im were weve ive are am ran run running have had just all completely totally out and but or today so',
    cs: 'mi nám mně úplně uplne úplne už uz zrovna dnes včera doma právě teď nam a i ale tak',
  },
  outOfIt: { en: 'out' },
  /** It is missing, and nobody is against it. */
  gone: { uk: 'нема немає нету закінчи* скінчи*', en: 'ran run out gone', cs: 'nemám nemam nemáme nemame není neni došel dosel došla dosla došlo doslo došly dosly nezbylo' },
  withOr: { uk: 'з із зі', en: 'with i we' },
  eaten: { uk: 'їмо їм їсть їдять можна люблю любимо любить люблять смакує' },
  ideas: { uk: 'ідеї ідей', en: 'ideas idea recipes recipe suggestions', cs: 'recept recepty napady nápady tip tipy' },
  making: {
    uk: 'спекти зварити приготувати зготувати зробити посмажити стушкувати потушкувати запекти сварганити',
    en: 'bake cook make fry roast',
    cs: 'upéct upect uvařit uvarit udělat udelat',
  },
  dishIdeas: { en: 'night tonight ideas idea recipes recipe dishes ways other another' },
  /** Given up: «перестала їсти». */
  gaveUp: { uk: 'кинув* кинул* переста* припини* зарік* зарекл*' },
  eating: { uk: 'їсти вживати споживати купувати пити готувати' },
  bores: { uk: 'набрид* обрид* остогид* приїла* приїли*' },
  /** "leave the onions out": the refusal closes around its object. */
  around: { en: 'leave leaving keep keeping rule ruling' },
  aroundEnd: { en: 'out off' },
  /** Enough to take a refusal back. */
  allowing: {
    uk: 'можна можу можемо дозволено дозволили знову таки добре нормально їмо їм їсть їдять так',
    en: 'fine ok okay allowed again can yes actually',
  },
  children: { uk: 'дітям дитині малюкам діткам' },
  /** What is taken there children eat. */
  school: { uk: 'школу школи', en: 'school', cs: 'školy' },
  /** They look like a food or like a part of one and are none here. */
  genitiveToo: { uk: 'яйця' },
  son: { uk: 'син' },
  raw: { uk: 'сиру' },
  keto: { uk: 'кето' },
  greens: { uk: 'зелені' },
  /** Refused, they are no food, and what may have them in it is left out. */
  bones: { uk: 'кісточок кісточки кісточками', en: 'bone bones' },
  stove: { uk: 'плити плиту', en: 'stove hob stovetop cooktop' },
  was: { uk: 'був була було були' },
  /** Who asks. */
  myself: { uk: 'я', en: 'i', cs: 'já ja' },
  /** Nobody else eats it. */
  forOneself: { uk: 'собі себе одній одному', en: 'solo myself', cs: 'sebe sobě sobe' },
  /** Who is fed and asks for nothing. */
  animals: {
    uk: `
      кіт кота коту котові котом коти котів котам котами котик котику котикові котики кішка кішці кішку собака собаки собаку собаці собак собакам пес пса
      псу псові пси песик песику песикові папуга папузі папугу кролям свиням курам козам хом’як
    `,
    en: 'dog dogs cat cats puppy kitten parrot hamster swans pigeons labrador seagulls seagull spaniel terrier',
    cs: `
      pes psa psovi psům psum pejsek pejskovi kočka kočce kočkám kocka kocce kockam kocour kocoura kocourovi papouškovi papouskovi
      králíkům slepicím prasatům
    `,
  },
  /** How a refused food is not eaten: all of it is left out. */
  uncooked: { uk: 'сирий сира сире сирі сирого сирої сирих сирому сирій сирим сирою сирими', en: 'raw uncooked undercooked runny fresh' },
  /** What is fried, with no name of it. */
  fried: { uk: 'смажене смаженого смаженому смаженим жарене жареного' },
  /** A dish that somebody made: how it turned out. */
  cameOut: { uk: 'вийшов вийшла вийшло вийшли вдався вдалася вдалось вдалося вдалися', cs: 'povedl povedla povedlo povedly' },
  soThat: { uk: 'щоб шоб щоби аби' },
  marinade: { uk: 'марин*', en: 'marin*', cs: 'marin*' },
  wiener: { en: 'wiener' },
  halal: { uk: 'халял* мусульман*', en: 'halal muslim muslims' },
  kosher: { uk: 'кошер*', en: 'kosher' },
  /** Here they describe, and name no course: «солодка ковбаса», «гарячий шоколад». */
  describing: { uk: 'солодк* гаряч* рідк* ранков* перш* друг*' },
  /** «духовки не маю» */
  owning: { uk: 'маю маємо має нема немає', en: 'have', cs: 'nemám nemáme nemá mám máme' },
  owningNot: { en: 'dont' },
  cookedOf: { uk: 'з із зі', en: 'from with', cs: 'z ze s se' },
  opensMore: { uk: 'і й та також теж', en: 'and also', cs: 'také taky' },
  opensMoreCzech: { cs: 'a i' },
  /** «а шоколадний?»: said of what was asked before, where little follows. */
  opensTurn: { uk: 'а' },
  /** What a question may begin with that tells the kind of what was named before. */
  itIs: { uk: 'він вона воно вони', en: 'it its theyre', cs: 'je jsou' },
  quick: {
    uk: 'швидше нашвидкуруч шидко швитко експрес найшвидший найшвидше найшвидша',
    en: 'fastest quickest faster quicker',
  },
  cheap: { uk: 'недорого недороге недорогий дешевше економно', en: 'budget cheaper inexpensive' },
  easy: {
    uk: 'простий проста просте прості просту простого простої простенький простенька простіше',
    en: 'simple simpler simplest',
  },
  /** Asked for alone, any of these asks for something good. */
  anything: {
    uk: `
      щось щосьто шось чогось чимось смачне смачний смачну смачного смачненьке страва страви страву страв їжа їжу їжі їсти поїсти зїсти готувати приготувати приготуй зготувати готуємо готую
      зварити спекти посмажити рецепт рецепти рецептів рецептик порадь порадьте порекомендуй запропонуй підкажи покажи знайди варіант варіанти будьщо будь завгодно найкраще
    `,
    en: `
      something anything tasty yummy delicious food meal meals dish dishes recipe recipes cook cooking eat eating suggest recommend recommendation options best
    `,
  },
})
