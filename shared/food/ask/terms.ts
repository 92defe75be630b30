import type { Diet } from '../diet-table.ts'
import { dishes } from '../lexicon/dishes.ts'
import { courses, cuisines, equipment, occasions } from '../lexicon/taxonomy.ts'
import { formOf, knownOfForm } from '../text/forms.ts'
import { indexPhrases } from '../text/phrases.ts'
import { typoFinder } from '../text/typos.ts'
import type { Kind } from './types.ts'
import { aroundEquipment } from './words/around-equipment.ts'
import { dietNames } from './words/diets.ts'

export interface Term {
  kind: Kind
  id: string
}

interface Named {
  id: string
  uk: readonly string[]
  en: readonly string[]
}

/** Dishes and the words of courses, cuisines, occasions and equipment. */
export const terms = indexPhrases<Term>([
  ...entries('dishes', dishes),
  ...entries('courses', courses),
  ...entries('cuisines', cuisines),
  ...entries('occasions', occasions),
  ...entries('equipment', equipment),
])

/** A word without which no equipment is named, so that a text that has none need not be gone through for it. */
export const tellsEquipment = knownOfForm((word) => equipmentNames.tells(word))
const equipmentNames = indexPhrases<Term>(entries('equipment', equipment), {
  ordinary: ({ low }) => (aroundEquipment.any.has(low) ? 1 : 0),
})

function entries(kind: Kind, named: readonly Named[]): (readonly [string, Term])[] {
  return named.flatMap((one) => {
    const term: Term = { kind, id: one.id }
    return [...one.uk, ...one.en].map((name) => [name, term] as const)
  })
}

/** Ways of eating by their own names; «без м'яса» is not one of them, it only excludes. */
export const dietTerms = indexPhrases<Diet>(
  Object.entries(dietNames satisfies Record<Diet, unknown>).flatMap(([diet, said]) =>
    said.map((words) => [words.join(' '), diet as Diet] as const),
  ),
)

/** What a diet's own name refuses, so that the exclusion is told as well. */
export const dietExcludes: Partial<Record<Diet, string>> = {
  'gluten-free': 'gluten',
  'dairy-free': 'dairy',
  'egg-free': 'egg',
  'nut-free': 'nut',
  'pork-free': 'pork',
  'alcohol-free': 'alcohol',
}

const nearTermWords = typoFinder(() => terms.words())
/** The terms that a misspelt word may mean. */
export function nearTerms(low: string): readonly Term[] {
  const [near, another] = nearTermWords(low)
  return near !== undefined && another === undefined ? terms.single(formOf(near)) : []
}

const nearDietWords = typoFinder(() => dietTerms.words())
export function nearDiets(low: string): readonly Diet[] {
  return nearDietWords(low).flatMap((near) => dietTerms.single(formOf(near)))
}
