import type { Described, Found } from './described.ts'
import type { PlateKind } from './foods-of-plate.ts'

/** What small children are given everywhere. */
const mild = new Set([
  ...[
    'cutlets',
    'meatballs',
    'meatball-soup',
    'chicken-soup',
    'cream-soup',
    'pumpkin-soup',
    'lentil-soup',
  ],
  ...[
    'pasta-dish',
    'mac-and-cheese',
    'varenyky',
    'halushky',
    'gnocchi-dish',
    'mashed-potato',
    'casserole',
  ],
  ...[
    'porridge',
    'omelette',
    'syrnyky',
    'cottage-cheese-casserole',
    'oladky',
    'mlyntsi',
    'minestrone',
  ],
  ...['roast-chicken', 'kissel', 'dessert-jelly', 'baked-fish'],
])
/** What is not for them: it burns, is salted and smoked, has spirits or may choke. */
const against: readonly PlateKind[] = ['spicy', 'alcohol', 'nut', 'cured-meat', 'mushroom']

/** «від 6 місяців», "(6 months+)", «baby led weaning»: who it is for is told in months. */
const forBabies =
  /(?<!\p{L})(?:від|з|із) \d{1,2}(?:-ти)? ?міс|\d{1,2} ?\+ ?(?:міс|months?|m\b|měs)|\b\d{1,2} ?(?:months?|mo)\+?(?: old)?\b|baby[- ]led|\bblw\b|(?<!\p{L})(?:прикорм|příkrm|kojen|немовл)\p{L}*|\bfor bab(?:y|ies)\b|(?<!\p{L})pro miminko|(?<!\p{L})od \d{1,2} ?\.? ?měs/iu

export function isForBabies({ title, tags }: Pick<Described, 'title' | 'tags'>): boolean {
  return [title, ...tags].some((text) => forBabies.test(text))
}

/** Whether a small child may well be given it, though nobody says so. */
export function isForLittle({ dishes }: Found, plate: ReadonlySet<PlateKind>): boolean {
  return !isNotForLittle(plate) && [...dishes].some((id) => mild.has(id))
}

export const isNotForLittle = (plate: ReadonlySet<PlateKind>): boolean =>
  against.some((kind) => plate.has(kind))
