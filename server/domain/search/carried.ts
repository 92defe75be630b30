import type { Described, Found } from './described.ts'
import type { PlateKind } from './foods-of-plate.ts'

const has = (ids: ReadonlySet<string>, some: ReadonlySet<string>) => !ids.isDisjointFrom(some)

/** Held in a hand, and good when they have cooled. */
const held = new Set([
  ...[
    'sandwich',
    'burrito',
    'lavash-roll',
    'spring-rolls',
    'pyrizhky',
    'buns',
    'buchty',
    'muffins',
  ],
  ...[
    'cutlets',
    'meatballs',
    'nuggets-dish',
    'oladky',
    'syrnyky',
    'mlyntsi',
    'cookies-dish',
    'mannik',
  ],
  ...['cottage-cheese-casserole', 'charlotte', 'pie', 'banana-bread', 'brownie', 'waffles-dish'],
  ...['chebureki', 'homemade-bread', 'strudel'],
])
/** Nobody wants them in a school bag. */
const sticky = ['soup', 'drink', 'sauce', 'preserve']

/** What a child takes along and eats without a fork. */
export function isEatenByHand({ dishes, courses }: Found): boolean {
  return has(dishes, held) && !sticky.some((course) => courses.has(course))
}

/** Good as they are, though they are no salad. */
const cold = new Set([
  ...['sandwich', 'burrito', 'lavash-roll', 'sushi', 'spring-rolls', 'bowl', 'lobio', 'satsivi'],
  ...['holodets', 'stuffed-eggs', 'forshmak', 'pyrizhky'],
])
const warm =
  /(?<!\p{L})(?:гаряч|тепл)(?:ий|ого|ої|а|е|і|их|ими)(?!\p{L})|\b(?:warm(?:ed)?|hot|grilled|sizzling|toasted|melted)\b|(?<!\p{L})(?:tepl|hork)(?:ý|é|ého|ou|á)(?!\p{L})|enchilada|fajita/iu

/** A meal that nobody warms: a salad, or what is rolled up. */
export function isEatenCold(
  { title }: Pick<Described, 'title'>,
  { dishes, courses }: Found,
): boolean {
  if (['soup', 'drink', 'sauce'].some((course) => courses.has(course))) return false
  if (warm.test(title)) return false
  if (courses.has('salad')) return !courses.has('preserve')
  return has(dishes, cold)
}

/** Good at once, or served on what no box has room for. */
const atOnce = new Set([
  ...[
    'omelette',
    'fried-eggs',
    'shakshuka',
    'taco',
    'pizza',
    'risotto',
    'burger',
    'hot-dog',
    'steak-dish',
  ],
  ...[
    'shashlik',
    'lulya-kebab',
    'deruny',
    'khachapuri',
    'chebureki',
    'schnitzel',
    'chicken-kyiv',
    'sushi',
  ],
  ...[
    'banush',
    'julienne',
    'spring-rolls',
    'roast',
    'mlyntsi',
    'oladky',
    'syrnyky',
    'goulash-soup',
    'kulish',
  ],
])
const courses = ['soup', 'salad', 'dessert', 'drink', 'sauce', 'baking']

/** A dinner that is as good when it is warmed up again, and does not smell through an office. */
export function isCarriedBoxed(found: Found, plate: ReadonlySet<PlateKind>): boolean {
  if (!found.courses.has('main') || courses.some((course) => found.courses.has(course)))
    return false
  if (plate.has('fish') || plate.has('seafood') || has(found.dishes, atOnce)) return false
  return !found.equipment.has('fried') || has(found.dishes, held)
}
