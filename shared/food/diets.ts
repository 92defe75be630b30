import { type Diet, dietIds, diets, type Verdict } from './diet-table.ts'
import { foodsIn } from './foods-in.ts'
import { concepts } from './lexicon/concepts.ts'
import { allergenSource, entryOf, flagsOf, isA, mayHold, possibleFlagsOf } from './lexicon/index.ts'
import { membersOf } from './lexicon/members.ts'
import { type Allergen, allergens, type FoodFlag } from './lexicon/types.ts'
import { needsIn } from './line/needs.ts'
import type { ParsedLine } from './line/types.ts'
import { withoutMadeHere } from './made-here.ts'
import { isMadeOtherwise } from './made-otherwise.ts'

/** What steps name and no line has is perhaps in it: of what that breaks nobody knows. */
type Told = readonly string[]

export function dietsOf(lines: readonly ParsedLine[], told: Told = []): Record<Diet, Verdict> {
  return verdictsOf(lines, told, dietIds, brokenDiets)
}

export interface AllergenFindings {
  contains: Allergen[]
  /** What composed foods of it ordinarily contain by their labels, and may be bought without. */
  ordinary: Allergen[]
  /** All that is not known to be absent: the ordinary ones, and whatever a line not understood may hide. */
  mayContain: Allergen[]
  /** Nothing is left open: what is not in `contains` is absent. */
  complete: boolean
  verdicts: Record<Allergen, Verdict>
}

const contrary: Record<Verdict, Verdict> = { yes: 'no', no: 'yes', unknown: 'unknown' }

/** Here `yes` means that the allergen is in it, `no` that every line was understood and none has it. */
export function allergenVerdicts(
  lines: readonly ParsedLine[],
  told: Told = [],
): Record<Allergen, Verdict> {
  const verdicts = verdictsOf(lines, told, allergens, heldAllergens)
  for (const one of allergens) verdicts[one] = contrary[verdicts[one]]
  return verdicts
}

export function allergensOf(lines: readonly ParsedLine[], told: Told = []): AllergenFindings {
  const verdicts = allergenVerdicts(lines, told)
  const foods = withoutMadeHere(lines).flatMap(foodsIn)
  const mayContain = allergens.filter((allergen) => verdicts[allergen] === 'unknown')
  return {
    contains: allergens.filter((allergen) => verdicts[allergen] === 'yes'),
    ordinary: mayContain.filter((one) => foods.some((id) => allergenSource(id, one) === 'labels')),
    mayContain,
    complete: mayContain.length === 0,
    verdicts,
  }
}

/** Whether one food breaks a diet: surely, perhaps (some of a group do, or labels ordinarily say so), or not. */
export const breaks = remembered((id, diet: Diet) =>
  holds(
    id,
    (each) => diets[diet].some((flag) => hasFlag(flag, flagsOf(each), (what) => isA(each, what))),
    (each) =>
      diets[diet].some((flag) =>
        hasFlag(flag, possibleFlagsOf(each), (what) => mayHold(each, what)),
      ),
  ),
)

const holdsAllergen = remembered((id, allergen: Allergen) =>
  holds(
    id,
    (each) =>
      calledLike(each, allergen) || !['labels', undefined].includes(allergenSource(each, allergen)),
    (each) => allergenSource(each, allergen) !== undefined,
  ),
)

/** What a food holds by itself, whoever sells it. */
export const surelyHeldBy = (id: string): Allergen[] =>
  allergens.filter((allergen) => holdsAllergen(id, allergen) === 'yes')

function calledLike(id: string, allergen: Allergen): boolean {
  const entry = entryOf(id)
  return entry !== undefined && 'called' in entry && entry.called === allergen
}

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

/** Of each diet or allergen a bit: those that a food surely breaks or holds, and those that it perhaps does. */
interface Bits {
  surely: number
  perhaps: number
}

const brokenDiets = bitsOf(dietIds, breaks)
const heldAllergens = bitsOf(allergens, holdsAllergen)

function bitsOf<Of>(all: readonly Of[], judge: (id: string, of: Of) => Verdict) {
  const known = new Map<string, Bits>()
  return (id: string): Bits => {
    const before = known.get(id)
    if (before) return before
    const verdicts = all.map((of) => judge(id, of))
    const where = (verdict: Verdict) =>
      verdicts.reduce((bits, one, at) => (one === verdict ? bits | (1 << at) : bits), 0)
    const bits = { surely: where('yes'), perhaps: where('unknown') }
    known.set(id, bits)
    return bits
  }
}

/** Of each whether all of these are free of it. */
function verdictsOf<Of extends string>(
  lines: readonly ParsedLine[],
  told: Told,
  all: readonly Of[],
  bitsOf: (id: string) => Bits,
): Record<Of, Verdict> {
  const needs = needsIn(withoutMadeHere(lines))
  let surely = 0
  let perhaps = 0
  // Nothing is known of a recipe without ingredients.
  let clear = needs.length > 0
  for (const line of needs) {
    clear &&= (line.understood && !isMadeOtherwise(line)) || line.heading === true
    for (const id of foodsIn(line)) {
      const bits = bitsOf(id)
      surely |= bits.surely
      perhaps |= bits.perhaps
    }
  }
  for (const id of told) perhaps |= bitsOf(id).surely
  const verdicts = {} as Record<Of, Verdict>
  for (const [at, of] of all.entries()) {
    const bit = 1 << at
    if (surely & bit) verdicts[of] = 'no'
    else verdicts[of] = clear && !(perhaps & bit) ? 'yes' : 'unknown'
  }
  return verdicts
}

function holds(
  id: string,
  surely: (id: string) => boolean,
  perhaps: (id: string) => boolean,
): Verdict {
  if (surely(id)) return 'yes'
  if (perhaps(id)) return 'unknown'
  if (!groups.has(id)) return 'no'
  return membersOf(id).some(surely) ? 'unknown' : 'no'
}

/** What an animal had to die for, though it is no flesh: alone or inside something else. */
const slaughtered = ['gelatin', 'rennet', 'carmine', 'collagen', 'animal-fat']

function hasFlag(
  flag: FoodFlag | 'slaughter',
  flags: ReadonlySet<FoodFlag>,
  isHeld: (id: string) => boolean,
): boolean {
  if (flag !== 'slaughter') return flags.has(flag)
  if (slaughtered.some(isHeld)) return true
  return (
    flags.has('animal') &&
    !flags.has('dairy') &&
    !flags.has('egg') &&
    !flags.has('honey') &&
    !flags.has('fish')
  )
}

const groups = new Set(concepts.map((concept) => concept.id))
