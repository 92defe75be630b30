// biome-ignore-all format: a table of words
import type { Aisle } from '../../lexicon/types.ts'
import { wordTable } from '../../text/word-table.ts'

/** What a thing is for says what it is: «олія для тіла» is no oil, "cat biscuits" are no biscuits. */
export const purposesOf: readonly (readonly [Aisle, string])[] = [
  [
    'hygiene',
    'волосся|тіла|обличчя|рук|ніг|губ|нігтів|душу|ванни|гоління|засмаги|вмивання|шкіри|макіяжу|зняття макіяжу|зубів|інтимної гігієни|hair|body|face|hands|feet|lips|nails|skin|shaving|teeth|vlasy|ruce|nohy|tělo|obličej|pleť|zuby|holení',
  ],
  [
    'household',
    'прання|миття|посудомийки|посудомийної машини|пральної машини|підлоги|вікон|унітаза|туалету|сантехніки|прибирання|чищення|білизни|сміття|посуду|плити|комарів|молі|мурах|тарганів|накипу|прасування|dishwasher|washing machine|cleaning|laundry|floors|windows|toilet|myčky|praní|nádobí|podlahy|okna',
  ],
  [
    'pets',
    'кота|котів|кішки|котика|кошенят|собаки|собак|песика|цуценят|папуги|рибок|хом’яка|тварин|котячий|собачий|cat|cats|dog|dogs|kitten|puppy|hamster|parrot|psa|psy|kočku|kočky|kočičí|psí',
  ],
  ['baby', 'немовлят|немовляти|малюка|купання малюка|newborn|babies|miminko|miminka'],
  [
    'pharmacy',
    'кашлю|горла|нежитю|застуди|алергії|температури|головного болю|cough|bolest hlavy',
  ],
  [
    'home',
    'взуття|авто|машини|меблів|телефона|телефону|принтера|квітів|вазонів|саду|car|shoes|phone|printer|auto|boty',
  ],
]

export const goodsWords = wordTable({
  /** "hand cream", "hair oil": these words before another say what it is for. */
  before: { en: 'body face facial hair hand foot nail lip skin bath shower shaving shave toilet laundry dishwasher washing cleaning cat dog kitten puppy hamster' },
  forWhom: { uk: 'для від проти', en: 'for', cs: 'na pro do proti' },
  /** In English what follows a thing has to go on with it, else the thing only tells of what follows. */
  goesOn: { en: 'for with in of and or size', cs: 'pro na do s v a nebo' },
  /** A Ukrainian word that may only describe. */
  describing: { uk: '*ий *ій *а *я *е *є *і *ї' },
  /** «солодка вата» is a sweet. */
  sweet: { uk: 'солодка' },
  /** "hand torn basil", "skin side down" tell of a food. */
  ofFood: { en: 'torn removed side squeezed down with made' },
  ofPets: { uk: 'котяч* собач*', cs: 'kočičí psí' },
})
