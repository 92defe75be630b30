import type { Described, Found } from './described.ts'
import type { PlateKind } from './foods-of-plate.ts'

/** Better on the second day, as everybody says. */
const lasting = new Set([
  ...[
    'borscht',
    'kapusnyak',
    'solyanka',
    'pea-soup',
    'lentil-soup',
    'minestrone',
    'goulash-soup',
    'shurpa',
  ],
  ...[
    'stew',
    'goulash',
    'chili-con-carne',
    'pechenya',
    'curry-dish',
    'dal',
    'lobio',
    'ratatouille',
  ],
  ...['holubtsi', 'stuffed-peppers', 'plov', 'granola-dish', 'cookies-dish', 'lasagna', 'ajvar'],
  ...['pickled-snack', 'homemade-jam', 'preserves-dish', 'honey-cake', 'kutia'],
])
/** On the second day it is another dish: soaked, curdled or stale. */
const fleeting: readonly PlateKind[] = [
  'fish',
  'seafood',
  'noodles',
  'pasta',
  'egg',
  'milk',
  'cream',
]

/** Whether a pot of it is eaten for days. */
export function keeps(
  { dishes, courses, equipment, occasions }: Found,
  plate: ReadonlySet<PlateKind>,
): boolean {
  if (courses.has('salad') || courses.has('drink') || equipment.has('fried')) return false
  if (courses.has('preserve')) return true
  // Of fish nothing is warmed up again, whatever it is called.
  if (plate.has('fish') || plate.has('seafood')) return false
  if ([...dishes].some((id) => lasting.has(id))) return true
  if (courses.has('baking')) return !plate.has('cream')
  if (occasions.has('cooling') || fleeting.some((kind) => plate.has(kind))) return false
  if (courses.has('soup')) return true
  const isStewed = equipment.has('stewing') && (plate.has('meat') || plate.has('cabbage'))
  return courses.has('main') && (isStewed || plate.has('legume'))
}

/** Set, soaked or ripened until the next day. */
const ripening = new Set([
  ...[
    'tiramisu',
    'cheesecake',
    'panna-cotta',
    'dessert-jelly',
    'holodets',
    'granola-dish',
    'chia-pudding',
  ],
  ...['honey-cake', 'cake', 'olivier', 'shuba', 'vinegret', 'liver-cake', 'trifle-dish'],
])
const overnight =
  /(?<!\p{L})(?:на ніч|на добу|до ранку)(?!\p{L})|\bovernight\b|(?<!\p{L})(?:přes noc|do druhého dne)(?!\p{L})/iu
const longRest = 180

/** Whether it is made the day before that it is eaten on. */
export function isMadeAhead(
  { steps, restMinutes }: Pick<Described, 'steps' | 'restMinutes'>,
  { dishes, courses }: Found,
): boolean {
  if (courses.has('main') && dishes.has('cake')) return false
  if ([...dishes].some((id) => ripening.has(id)) || (restMinutes ?? 0) >= longRest) return true
  // Beans are soaked overnight, and cooked on the day.
  return (
    !courses.has('main') && !courses.has('soup') && steps.some(({ text }) => overnight.test(text))
  )
}

/** "Freezes well", «можна заморозити»: of the dish, and not of what is bought frozen. */
export const isSaidToFreeze = (texts: readonly string[]): boolean =>
  texts.some((text) => freezes.test(text))

const freezes =
  /\b(?:freezes?|freezable|freezer-friendly)\b(?! until| for an hour)|(?<!\p{L})(?:за|по)?моро(?:зьте|зити|жуйте|жую|зиться|жується)(?!\p{L})|(?<!\p{L})(?:za|z)?mra(?:zit|zte|žte|zí)(?!\p{L})/iu
