// biome-ignore-all format: a table of words
import type { Aisle } from '../../lexicon/types.ts'
import { wordTable } from '../../text/word-table.ts'

/** What a thing is for says what it is: «олія для тіла» is no oil, "cat biscuits" are no biscuits. */
export const purposesOf: readonly (readonly [Aisle, string])[] = [
  [
    'hygiene',
    'бриття|щік|лиця|волос|епіляції|педикюру|манікюру|ванн|засмаги|бороди|вусів|вій|брів|кутикули|масажу|депіляції|шугарингу|повік|пілінгу|сухості|зморшок|лупи|vousy|vousů|koupele|pokožku|nehty|opalování|obličeje|lupům|beard|eyelashes|massage|волосся|тіла|обличчя|рук|ніг|губ|нігтів|душу|ванни|гоління|засмаги|вмивання|шкіри|макіяжу|зняття макіяжу|зубів|інтимної гігієни|hair|body|face|hands|feet|lips|nails|skin|shaving|teeth|vlasy|ruce|nohy|tělo|obličej|pleť|zuby|holení',
  ],
  [
    'household',
    'стірки|стірання|унітаз|унітазу|туалета|ванної|плям|жиру|скла|дзеркал|кахлю|килимів|труб|засмічень|іржі|цвілі|мух|ос|кліщів|мишей|щурів|прання|миття|посудомийки|посудомийної машини|пральної машини|підлоги|вікон|унітаза|туалету|сантехніки|прибирання|чищення|білизни|сміття|посуду|плити|комарів|молі|мурах|тарганів|накипу|прасування|dishwasher|washing machine|cleaning|laundry|floors|windows|toilet|myčky|praní|nádobí|podlahy|okna',
  ],
  [
    'pets',
    'slepicím|králíkům|собачки|собачці|песикові|котика|котиків|хом’яків|канарки|гризунів|цуценя|кошеняти|псів|песиків|котиків|котика|котам|собакам|псам|ptáčky|křečka|štěňata|koťata|kočičku|pejska|pejsky|kocoura|ptáčků|рибок|акваріума|акваріуму|кролика|кроликів|шиншили|морської свинки|черепахи|птахів|курей|králíka|morče|papouška|rybičky|ptáky|kočky|psům|rabbits|birds|chickens to eat|кота|котів|кішки|котика|кошенят|собаки|собак|песика|цуценят|папуги|рибок|хом’яка|тварин|котячий|собачий|cat|cats|dog|dogs|the dog|the cat|my dog|my cat|our dog|our cat|kitten|puppy|hamster|parrot|psa|psy|kočku|kočky|kočičí|psí',
  ],
  ['baby', 'немовлят|немовляти|малюка|купання малюка|newborn|babies|miminko|miminka'],
  [
    'pharmacy',
    'kašel|kašli|rýmu|krk|nosu|nos|oči|očí|záda|alergii|spaní|нежиті|очей|носа|вух|спини|суглобів|судом|закрепу|проносу|глистів|hay fever|sore throat|кашлю|горла|нежитю|застуди|алергії|температури|головного болю|cough|bolest hlavy',
  ],
  [
    'home',
    'дерев’яної дошки|обробної дошки|дерев’яних дошок|стільниці|cutting board|cutting boards|chopping board|prkénko|мотора|мотопили|велосипеда|телевізора|смартфона|андроїда|айпада|планшета|риболовлі|розсади|теплиці|саджанців|кактусів|фіалок|шпалер|паркету|ламінату|kolo|řetězy|sekačku|počítač|notebook|telefon|pokojovky|orchideje|двигуна|ланцюга|бензопили|акумулятора|омивача|айфона|айфону|ноутбука|комп’ютера|вейпа|розсади|газону|орхідей|троянд|посадки|посіву|городу|грядки|zahradu|výsev|setí|motoru|řetěz|mobil|tiskárny|ostřikovačů|auta|tiskárnu|růže|trávník|engine|bike|iphone|laptop|взуття|авто|машини|меблів|телефона|телефону|принтера|квітів|вазонів|саду|car|shoes|phone|printer|auto|boty',
  ],
]

export const goodsWords = wordTable({
  /** "hand cream", "hair oil": these words before another say what it is for. */
  before: { en: 'body face facial hair hand foot nail lip skin bath shower shaving shave toilet laundry dishwasher washing cleaning cat dog kitten puppy hamster' },
  forWhom: { uk: 'для від проти під', en: 'for', cs: 'na pro do proti' },
  /** In English what follows a thing has to go on with it, else the thing only tells of what follows. */
  goesOn: { en: 'for with in of and or size spf', cs: 'pro na do s v a nebo' },
  /** A Ukrainian word that may only describe. */
  describing: { uk: '*ий *ій *а *я *е *є *і *ї' },
  /** «солодка вата» is a sweet. */
  sweet: { uk: 'солодка' },
  /** Beside any of these nothing on a line is a food, whatever it smells of: "honey hand soap", «mýdlo med a mléko». */
  surely: {
    uk: 'затирка затирки гантелі гантель шейкер перчатки перчаток пітчер чавунок шпаклівка штукатурка клейстер засіб засоби освіжувач освіжувачі корм наповнювач добриво шампунька ополіскувач антистатик плямовивідник відбілювач пральний пральна пральне туалетний туалетна туалетне туалетні зубної зубну косметичні косметична косметичний вмивання гоління бриття прання стірки підгузники памперс котячий котяча котячі собачий собача собачі аромасвічка аромасвічки саджанець саджанці кущ кущі розсада антисептик пластир пластирі труси лопата солонка пастка пастки чайник шампунь дезодорант антиперспірант лосьйон зарядка памперси підгузки прокладки',
    en: 'freshner fresheners deo deos razors vit baster basters thermometer thermometers teats sandpaper grout yarn knitting crochet earplugs dumbbells chopsticks stapler staples disinfectant disinfecting antibacterial moisturizer moisturiser perfume cologne fertilizer fertiliser laundry toilet fabric bodywash handwash facewash hairspray diffuser freshener cleaner cleaners candle candles remover fertilizer shampoo conditioner lip nail toothpaste mouthwash deodorant antiperspirant detergent softener lotion soap sanitizer sanitiser shower nappies nappy diapers diaper tampons litter chapstick sunscreen sudocrem cough',
    cs: 'kartáček kartáčky michátka michátko míchátka míchátko spárovačka tmel brusný činky nitě sazenice sadba prostředek čistič osvěžovač sprchový sprchová toaletní prací vlasový vlasová krmivo krmení pamlsky hnojivo kondicionér dezinfekce dezinfekční difuzér plenkové pleťový pleťové pleťovou čisticí čistící šampon sprcháč mýdlo aviváž labello kašel zubní plínky plenky pleny deodorant kapesníčky stelivo podestýlka pleťová',
  },
  /** What holds food is no thing to buy where it says of what it is full: «миска салату», "a jug of cream". */
  vessels: {
    uk: 'слоїк слоїки баночка баночки пляшка пляшечка келих чарка рюмка кошик тарілка тарілки тарілочка ківш судочок контейнери кухлик банка казан казанок каструля кастрюля піднос таця горщик горщики форма формочки пакетики пакетик миска миски мисок глечик кухоль чашка чашки таз тазик відро салатниця банки лоток',
    en: 'pot bag box bottle jar jars tray tin tins basket bucket bowl bowls jug mug mugs tumblers measuring bucket',
    cs: 'miska misky sáčky sáček kelímky kelímek pytel pytle dóza dózy talíř talíře hrnec hrnce lahvička krabičky pekáč džbánek šálky mísa mísy hrnek hrnky sklenice sklenička džbán konev plech kýbl',
  },
  of: { en: 'of' },
  /** At the head or at the end of a name they are the thing, and the food is its scent: "vanilla candle". */
  scented: {
    en: `
      candle candles cleaner cleaners peeler peelers corer corers grater graters squeezer timer timers spinner frother baller
      strainer slicer nutcracker masher holder sanitiser sanitizer lighter cooker cookers blender grinder scissors soaps pillow mug mugs towels towel cutter cutters whisk ladle colander spatula apron charger socks toy toys leash shampoo
      wipes remover corkscrew juicer
    `,
    uk: 'картоплечистка овочечистка часникодавка тертка терка соковижималка',
    cs: 'svíčka svíčky svicka svicky osvěžovač osvezovac' },
  /** Nobody sells these with a scent: a food beside one is another thing. */
  scentless: {
    uk: 'плівка фольга рукав пакети пакет мішки мішок батарейки батарейка лампочка лампочки фільтри фільтр тертка сірники зубочистки шампури рушники ліхтарик скотч',
    en: 'roll rolls film foil paper filter filters bag bags cases tin tins battery batteries bulb bulbs grater cups plates straws skewers matches toothpicks peeler corer timer tongs tray wrap clingfilm towels',
    cs: 'papír fólie sáčky pytle filtry baterie baterky žárovka žárovky struhadlo utěrky zápalky párátka alobal tácky',
  },
  /** "hand torn basil", "skin side down" tell of a food. */
  ofFood: { en: 'torn removed side squeezed down with made' },
  ofPets: { uk: 'котяч* собач*', cs: 'kočičí psí' },
})
