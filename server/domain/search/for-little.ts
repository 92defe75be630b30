import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { Described, Found } from './described.ts'
import type { PlateKind } from './foods-of-plate.ts'

type OfFood = Partial<Pick<ParsedLine, 'food' | 'mentions' | 'alternatives'>> & { text: string }
/** Where lines are known, what they are of. */
export interface Made {
  ingredients?: readonly OfFood[]
}

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

/** «пюре від 6 місяців», "6 months+", «baby led weaning», «прикорм»: who it is for is told. */
const forBabies =
  /(?<!\p{L})(?:від|з|із) (?:[5-9]|1[0-2])(?:-ти)? ?міс(?:яц\p{L}*)?(?!\p{L})|(?<!\d)(?:[5-9]|1[0-2]) ?(?:\+ ?(?:міс(?:яц\p{L}*)?|months?|m|měs(?:íc\p{L}*)?)(?!\p{L})|months? ?\+)|\bfrom (?:[5-9]|1[0-2]) months\b|baby[- ]led|\bblw\b|(?<!\p{L})(?:прикорм(?:у|ом)?(?!\p{L})|příkrm|(?:pro|kojencům) ?kojen|для немовл|пюре малюка)\p{L}*|\bfor (?:my |our |your |a )?bab(?:y|ies)\b(?! (?:shower|of|asleep))|(?<!\p{L})pro miminko|(?<!\p{L})od (?:[5-9]|1[0-2]) ?\.? ?měs/iu
/** «не для немовлят», "freezes for 3 months", «витримка»: months of keeping, or who it is not for. */
const notForBabies =
  /(?<!\p{L})(?:не для|витрим|дозрів|настою|зберіга|заморо|морозил|ferment|мам(?:и|ам|ів)?(?!\p{L})|гост)|\bnot\b|\b(?:freez\w*|keeps?|aged|matured?|ready in|pregnan\w*|party|plan)\b|(?<!\p{L})(?:ne pro|zraje|zrání|zraj|vydrží|mraz)/iu

/** It is said to be for babies, and nothing that is in it speaks against it. */
export function isForBabies(
  { title, tags, ingredients }: Pick<Described, 'title' | 'tags'> & Made,
  courses: ReadonlySet<string>,
): boolean {
  const texts = [title, ...tags]
  if (!texts.some((text) => forBabies.test(text) && !notForBabies.test(text))) return false
  if (['drink', 'preserve'].some((course) => courses.has(course))) return false
  return !isNotForBabies(ingredients)
}

/** Honey is not for them either, nor anything of nuts or peanuts. */
export function isNotForBabies(lines: readonly OfFood[] = []): boolean {
  return lines.some(({ food, mentions = [], alternatives = [] }) =>
    [food, ...mentions, ...alternatives].some(
      (id) => id !== undefined && never.some((kind) => isKindOf(id, kind)),
    ),
  )
}
const never = ['alcohol', 'spicy', 'nut', 'peanut', 'honey', 'cured-meat'] as const

/** Whether a small child may well be given it, though nobody says so. */
export function isForLittle({ dishes }: Found, plate: ReadonlySet<PlateKind>): boolean {
  return !isNotForLittle(plate) && [...dishes].some((id) => mild.has(id))
}

export const isNotForLittle = (plate: ReadonlySet<PlateKind>): boolean =>
  against.some((kind) => plate.has(kind))
