import type { Found } from './described.ts'

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
  ...[
    'meatballs',
    'mlyntsi',
    'smoothie',
    'ratatouille',
    'dal',
    'kissel',
    'pudding',
    'baby-food',
    'rice-pudding',
  ],
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
}

/** Whether it may be eaten by who cannot chew, surely or by what is said of it; unknown is no. */
export function softness(recipe: Told, found: Found): 'soft' | 'said' | undefined {
  const names = [recipe.title, ...recipe.ingredients.map(({ text }) => text)].join('. ')
  if (hard.test(names) || found.equipment.has('fried')) return undefined
  const isBlendedSoup = found.courses.has('soup') && found.equipment.has('blender')
  if (isBlendedSoup || [...found.dishes].some((id) => soft.has(id))) return 'soft'
  const said = `${recipe.title}. ${recipe.description}`
  if (crisp.test(said) || chewed.some((course) => found.courses.has(course))) return undefined
  return saidSo.test(said) ? 'said' : undefined
}
