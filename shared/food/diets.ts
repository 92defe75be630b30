import { concepts } from './lexicon/concepts.ts'
import {
  allergensOf as allergensOfFood,
  descendantsOf,
  flagsOf,
  isA,
  isKindOf,
} from './lexicon/index.ts'
import { type Allergen, allergens, type FoodFlag } from './lexicon/types.ts'
import type { ParsedLine } from './line/types.ts'
import { beside } from './line/words.ts'
import { matchFoods } from './names/match.ts'
import { wordsOf } from './text/phrases.ts'

export type Diet = keyof typeof diets
/** `unknown` is said when a line was not understood or names only a group; it is never "safe". */
export type Verdict = 'yes' | 'no' | 'unknown'

/** What each diet leaves out. Lenten («пісне») forbids what animals give, except honey. */
export const diets = {
  vegetarian: ['meat', 'fish', 'slaughter'],
  vegan: ['meat', 'fish', 'dairy', 'egg', 'honey', 'animal'],
  pescatarian: ['meat', 'slaughter'],
  lenten: ['meat', 'fish', 'dairy', 'egg', 'slaughter'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
  'egg-free': ['egg'],
  'nut-free': ['nuts'],
  'pork-free': ['pork'],
  'alcohol-free': ['alcohol'],
} as const satisfies Record<string, readonly (FoodFlag | 'slaughter')[]>

export const dietIds = Object.keys(diets) as Diet[]

export function dietsOf(lines: readonly ParsedLine[]): Record<Diet, Verdict> {
  const verdicts = dietIds.map(
    (diet) => [diet, verdictOf(lines, (id) => breaks(id, diet))] as const,
  )
  return Object.fromEntries(verdicts) as Record<Diet, Verdict>
}

export interface AllergenFindings {
  contains: Allergen[]
  /** Some line may hide more: what is not in `contains` is then not known to be absent. */
  complete: boolean
  verdicts: Record<Allergen, Verdict>
}

/** Here `yes` means that the allergen is in it, `no` that every line was understood and none has it. */
export function allergensOf(lines: readonly ParsedLine[]): AllergenFindings {
  const verdicts = Object.fromEntries(
    allergens.map((allergen) => {
      const absent = verdictOf(lines, (id) => holdsAllergen(id, allergen))
      return [allergen, absent === 'no' ? 'yes' : absent === 'yes' ? 'no' : 'unknown']
    }),
  ) as Record<Allergen, Verdict>
  return {
    contains: allergens.filter((allergen) => verdicts[allergen] === 'yes'),
    complete: allergens.every((allergen) => verdicts[allergen] !== 'unknown'),
    verdicts,
  }
}

/** Whether one food breaks a diet: surely, perhaps (a group some of which do), or not. */
export const breaks = remembered((id, diet: Diet) =>
  holds(id, (each) => diets[diet].some((flag) => hasFlag(each, flag))),
)

const holdsAllergen = remembered((id, allergen: Allergen) =>
  holds(id, (each) => allergensOfFood(each).has(allergen)),
)

/** The lexicon stands still, so each of its foods is judged once. */
function remembered<Of extends string>(judge: (id: string, of: Of) => Verdict) {
  const known = new Map<Of, Map<string, Verdict>>()
  return (id: string, of: Of): Verdict => {
    const verdicts = known.get(of) ?? new Map<string, Verdict>()
    known.set(of, verdicts)
    const verdict = verdicts.get(id) ?? judge(id, of)
    verdicts.set(id, verdict)
    return verdict
  }
}

function verdictOf(lines: readonly ParsedLine[], broken: (id: string) => Verdict): Verdict {
  // Nothing is known of a recipe without ingredients.
  let verdict: Verdict = lines.length > 0 ? 'yes' : 'unknown'
  for (const line of lines) {
    if (!line.understood && !line.heading) verdict = 'unknown'
    for (const id of foodsIn(line)) {
      const one = broken(id)
      if (one === 'yes') return 'no'
      if (one === 'unknown') verdict = 'unknown'
    }
  }
  return verdict
}

function holds(id: string, test: (id: string) => boolean): Verdict {
  if (test(id)) return 'yes'
  if (!groups.has(id)) return 'no'
  return [...descendantsOf(id)].some(test) ? 'unknown' : 'no'
}

/** Gelatine and its like: of an animal, but neither milk, eggs nor honey; alone or inside a sweet. */
function hasFlag(id: string, flag: FoodFlag | 'slaughter'): boolean {
  const flags = flagsOf(id)
  if (flag !== 'slaughter') return flags.has(flag)
  if (isA(id, 'gelatin')) return true
  return (
    flags.has('animal') &&
    !flags.has('dairy') &&
    !flags.has('egg') &&
    !flags.has('honey') &&
    !flags.has('fish')
  )
}

/** Every food that a cook who follows the line might put in. */
export function foodsIn(line: ParsedLine): string[] {
  return [...(line.food ? [line.food] : []), ...(line.alternatives ?? []), ...(line.mentions ?? [])]
}

/**
 * Those of them that the line asks for: what it is about, what may be taken instead, what stands beside it
 * by «і», and kinds of it («зелень (кріп, петрушка)»). A note or «з …» only speaks of a food.
 */
export function foodsMeant(line: ParsedLine): string[] {
  const { food, alternatives = [], mentions = [] } = line
  const sure = [...(food ? [food] : []), ...alternatives]
  if (mentions.length === 0) return sure
  const words = wordsOf(line.foodText)
  const end = words.findIndex((word, at) => at > 0 && beside.has(word.low))
  const named = matchFoods(end < 0 ? words : words.slice(0, end)).map((match) => match.id)
  const isMeant = (id: string) => named.includes(id) || (food !== undefined && isKindOf(id, food))
  return [...sure, ...mentions.filter(isMeant)]
}

const groups = new Set(concepts.map((concept) => concept.id))
