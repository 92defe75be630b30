import type { Size } from '../types.ts'

/** How a slice or a sprig looks; the food is the same. */
export const shapes = setOf(`
  thick thin long short fat plump good nice full tender fresh leafy skinny chunky heavy light paper товстий товста
  товсті товстих тонкий тонка тонкі тонких добра добрий добре добру повна повний повне повну неповна неповний неповне
  неповну довгий довга довгі довгих свіжі свіжих гарні гарних добрі добрячі добрячих повні повних silné silných tenké
  tenkých tlusté
`)

/** Phrases, as folded words; every one of them is taken out of the line. */
export const tasteWords = phrases(`
  чи за смаком|або за смаком|or to taste|or more to taste|or as needed|nebo podle chuti|nebo dle chuti
  за смаком|до смаку|по смаку|на смак|на ваш смак|по вкусу|за вашим смаком|на власний смак|скільки візьме тісто|скільки вбере тісто|скільки візьме|скільки потрібно|скільки душа забажає|скільки забажаєте|скільки захочете
  to taste|to your taste|to personal taste|as needed|as required|podle chuti|dle chuti
`)

export const optionalWords = phrases(`
  за бажанням|по бажанню|за бажання|необовязково|необов язково|не обовязково|опціонально|опційно|при бажанні|можна без|за потреби|за потребою
  optional|optionally|if desired|if you like|if using|if liked|if needed|if necessary|volitelné|volitelně|nepovinné
`)

/** Who needs it takes it so. */
export const neededWords = phrases(`
  за потреби|за потребою|якщо потрібно|якщо треба|при потребі|за необхідності
  if needed|if necessary|if required|if you need it|dle potřeby|podle potřeby|pokud je třeba
`)

/** As much as of the food before; a longer phrase stands before one that begins as it does. */
export const asMuchAsBefore = phrases(`
  стільки ж само|стільки ж|стільки само|така ж кількість|таку ж кількість|таку саму кількість|така сама кількість
  the same amount of|the same quantity of|the same of|same amount of|an equal amount of|equal amount of
  stejné množství|stejným množstvím|totéž množství|stejně|tolik co
`)

export const sizes: ReadonlyMap<string, Size> = new Map([
  ...forms(
    'large',
    'великий велика велике великі великих великого великої велику великому величенький величенька величеньке величенькі чималий чимала чималі здоровенний здоровенна здоровенне здоровенні здоровенних здоровий здорова здорове здорові великуватий крупний крупна крупне крупні крупних крупного large big xl jumbo huge lg lge velký velké velká',
  ),
  ...forms(
    'medium',
    'середній середня середнє середні середніх середньому середнього середньої середню середненький середненька середненькі medium střední',
  ),
  ...forms(
    'small',
    'маленький маленька маленькому маленьким маленьке маленькі маленьких маленького маленької маленьку манюній манюня манюні невеличкий невеличка невеличке невеличкі невеличких невеличкого невеличкої невеличку малий мала мале малі малих малу невеликий невелика невелике невеликі невеликих невеликому невеликого невеликої невелику дрібних дрібні дрібненькі дрібненьких small little tiny sm malý malé malá',
  ),
])

/** What comes after these and "with" is a second ingredient with an amount of its own. */
export const mixings = setOf(`
  mixed dissolved whisked stirred blended diluted combined розведений розведена розведене розведені розчинений
  розчинена розчинені змішаний змішана змішаного
`)

/** "cornflour mixed with 2 tbsp water", «желатин, розведений у воді»; but "mixed nuts" is a name. */
export function mixes(word: string, next: string | undefined): boolean {
  return mixings.has(word) && /^(?:with|in|into|з|із|зі|у|в)$/u.test(next ?? '')
}

/** Where a note begins, unless the word is inside a name («тісто для піци»). */
export const noteStarts = setOf(`
  для на якщо if pokud když jestli jestliže якшо щоб без розміром завтовшки температури кімнатної плюс разом сорту
  типу від після до дітям малому малій синові доньці чоловікові татові дитині малечі гостям мамі коту котику кішці
  кошеняті собаці песику псу бабусі дружині чоловіку жінці батькові дідусеві дідусю дідові діду тещі свекрусі свекру сестрі братові брату подрузі сусідці сину синочку синочкові донечці малюку малюкові хлопцям дівчатам тату мужу жене manželovi manželce mámě tátovi babičce dědovi synovi dceři for to plus without enough not cut into at about from such like as preferably
  until on divided per na pro dětem bez
`)

/** What follows is in or beside the food, not the food itself. */
export const beside = setOf('з із зі в у під зо with in no s v ve se')

export const orWords = setOf('або чи or nebo или альтернативно alternatively otherwise')
export const andWords = setOf('і й та и and плюс или')

/** Small words that carry nothing of their own before a food. */
export const small = setOf('of the a an із з від each either кожного по recipe batch slab')

/** Phrases by their first word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

function phrases(list: string): Phrases {
  const all = list.split(/[|\n]/).map((phrase) => phrase.trim())
  return Map.groupBy(
    all.filter(Boolean).map((phrase) => phrase.split(' ')),
    ([first = '']) => first,
  )
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

function forms(size: Size, list: string): [string, Size][] {
  return list.split(' ').map((form) => [form, size])
}

/** What a spoon is full of: «з гіркою», «без верху». */
export const heaped = setOf('гіркою гірки гірку верхом верху горбом горкою горою')

/** How full a spoon or a cup is, said before or behind it. */
export const fullness = setOf(`
  heaping heaped scant generous level rounded packed lightly loosely firmly tightly повна повні повних повну неповна
  неповні неповних неповну щедра щедру
`)

/** Neither what it is for nor what it is without is in it. */
export const holdsNone: { has(low: string | undefined): boolean } = new Set<string | undefined>(
  'для до not не for без without no zero to pro bez ne ніяких ніякого ніякої жодних жодного жодної žádné žádný žádnou žádných'.split(
    ' ',
  ),
)
