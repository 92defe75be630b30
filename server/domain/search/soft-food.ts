/** Dishes that are spooned up, or fall apart under a fork. */
const soft = new Set([
  ...['cream-soup', 'pumpkin-soup', 'lentil-soup', 'cheese-soup', 'porridge', 'mashed-potato'],
  ...[
    'omelette',
    'syrnyky',
    'cottage-cheese-casserole',
    'casserole',
    'risotto',
    'banush',
    'halushky',
  ],
  ...['meatballs', 'mlyntsi', 'smoothie', 'ratatouille', 'dal', 'kissel', 'pudding'],
])
/** What is drunk with them is no food, and what stands raw on the table is chewed. */
const chewed = ['salad', 'drink', 'preserve', 'snack', 'sauce', 'baking', 'dessert']

/** «ніжна підлива», "soft and creamy": said of the dish. */
const saidSo =
  /(?<!\p{L})(?:ніжн|м.?як(?:е|і|а|ий|еньк|ун)|пухк|розпада)\p{L}*|\b(?:soft|tender|creamy|silky|melting|fluffy)\b|(?<!\p{L})(?:jemn|měkk|vláčn|nadýchan|krémov|rozpadá)\p{L}*/iu
const crisp =
  /(?<!\p{L})(?:хруст|шкварк)\p{L}*|\b(?:crisp|crunch|crackl)\w*|(?<!\p{L})(?:křup|chřup)\p{L}*/iu
/** What nobody bites through who cannot chew. */
const hard =
  /(?<!мускатн\p{L}{2,3} )горіх|мигдал|шашлик|(?<!\p{L})реб(?:ер|рець)|\b(?:walnuts?|almonds?|nuts|ribs|steaks?)\b|(?<!mušk\p{L}{2,8} )ořech|mandl|žeb(?:er|ír)/iu

interface Told {
  title: string
  description: string
  ingredients: readonly { text: string }[]
  steps: readonly { text: string }[]
}

interface Found {
  dishes: ReadonlySet<string>
  courses: ReadonlySet<string>
  equipment: ReadonlySet<string>
  occasions: Set<string>
}

/** Whether it may be eaten by who cannot chew, and whether it keeps when it is frozen; unknown is no. */
export function addHowItIsEaten(recipe: Told, found: Found, guessed: Set<string>): void {
  if (isSaidToFreeze([recipe.description, ...recipe.steps.map(({ text }) => text)]))
    found.occasions.add('freezer')
  const names = [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('. ')
  if (hard.test(names) || found.equipment.has('fried')) return
  const isBlendedSoup = found.courses.has('soup') && found.equipment.has('blender')
  if (isBlendedSoup || [...found.dishes].some((id) => soft.has(id))) {
    found.occasions.add('soft')
    return
  }
  const said = `${recipe.title}. ${recipe.description}`
  if (crisp.test(said) || chewed.some((course) => found.courses.has(course))) return
  if (!saidSo.test(said)) return
  found.occasions.add('soft')
  guessed.add('soft')
}

/** "Freezes well", «можна заморозити»: of the dish, and not of what is bought frozen. */
const isSaidToFreeze = (texts: readonly string[]): boolean =>
  texts.some((text) => freezes.test(text))

const freezes =
  /\b(?:freezes?|freezable|freezer-friendly)\b(?! until| for an hour)|(?<!\p{L})(?:за|по)?моро(?:зьте|зити|жуйте|жую|зиться|жується)(?!\p{L})|(?<!\p{L})(?:za|z)?mra(?:zit|zte|žte|zí)(?!\p{L})/iu
