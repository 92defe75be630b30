import { isMaker } from '../brands/index.ts'
import { concepts } from '../lexicon/index.ts'
import { type Form, knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import * as words from './words/modifiers.ts'

/** How "skin-on", "bone-in" and their like are looked up, all of them: they only describe. */
export const boneIn = 'bone-in'

/** A word that describes a food without naming one. */
export const isModifier = knownOfForm((word) => {
  if (word.low === boneIn || word.low.startsWith('№') || isMaker(word)) return true
  return raw.has(word.low) || descriptors.has(word.light) || isPreparation(word)
})

/** The same of words that stand in the tables, whatever a word looks like. */
export const isListedModifier = knownOfForm(
  ({ low, light }) => raw.has(low) || descriptors.has(light) || preparations.has(light),
)

/**
 * «сирі яйця» are raw and «солодка вода» is sweet, although «сир» is cheese and «солодке» a group: an
 * adjective beside something else only describes it.
 */
export function describes(word: Form, ids: readonly string[], beside: boolean): boolean {
  if (raw.has(word.low)) return true
  // «варена курка» is boiled, and no «варення».
  if (beside && word.cyrillic && isPreparation(word) && !word.low.includes(words.nounEnding))
    return true
  if (!beside || word.low.endsWith(words.nounEnd)) return false
  return descriptors.has(word.light) && ids.every((id) => groups.has(id))
}

/** What was or will be done to it: it belongs to the note, wherever it stands. */
export const isPreparation = knownOfForm((word) => {
  // «варення» is no «варене».
  if (preparations.has(word.light)) return !word.low.includes(words.nounEnding)
  if (word.cyrillic) return false
  return word.low.length > 5 && /(?:[^e]ed|ly)$/.test(word.low) && !notDone.has(word.low)
})

/** A spice that was ground is sold so, and stays of its kind. */
export const isGround = knownOfForm((word) => ground.has(word.light))

/** A part or a form, after which the food is still what the adjective says: «куряче філе». */
export const isPart = knownOfForm((word) => parts.has(word.light))

const raw = new Set(words.raw.split(' '))
const groups = new Set(concepts.map((concept) => concept.id))
const notDone = new Set(words.notDone.split(' '))

const descriptors = lights(words.descriptors)

const preparations = lights(words.preparations)

const parts = lights(words.parts)
const ground = lights(words.ground)

function lights(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list).map((form) => form.light))
}
