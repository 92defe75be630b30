import { czechIndex } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { foods } from '../lexicon/index.ts'
import { adjectives, conceptNames, names } from '../names/index.ts'
import { isListedModifier } from '../names/modifiers.ts'
import { cardinals } from '../numbers/words.ts'
import { isCommon } from '../text/common.ts'
import { formOf } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { unitOf } from '../units/find.ts'
import { isGlossed } from './czech.ts'
import { isFunctionWordOf } from './function-words/alone.ts'
import { bare } from './function-words/bare.ts'
import type { Tongue } from './function-words/index.ts'
import { dietTerms, terms } from './terms.ts'
import { refusing } from './words/refusing.ts'
import { small } from './words/small.ts'
import { stopWords } from './words/stop.ts'
import { timing } from './words/time.ts'
import { trueWords } from './words/true-words.ts'
import { wishing } from './words/wishing.ts'

const tables = once(
  () =>
    new Set(
      [small, refusing, wishing].flatMap((table) =>
        Object.values(table).flatMap(({ words }) => [...words]),
      ),
    ),
)

/** Whether a word is one that somebody may mean as it is written, and so no slip of another. */
export function isTrueWord(tongue: Tongue, low: string): boolean {
  return isName(low) || isSaid(tongue, low) || (tongue === 'cs' && isCzechWord(low))
}

/** What names a food or a dish alone. */
export function isNamed(low: string): boolean {
  const form = formOf(low)
  return names.single(form).length > 0 || terms.single(form).length > 0
}

/** Words of names as they stand or without their endings: what only sounds alike may well be a slip. */
const named = once(
  () =>
    new Set(
      [names, conceptNames, adjectives, terms, dietTerms].flatMap((index) => [...index.words()]),
    ),
)
/** The same as the lexicon has them: «безе». */
const exact = once(
  () => new Set(foods.flatMap(({ uk, en }) => [...uk, ...en]).flatMap((name) => name.split(' '))),
)
const czechNamed = once(() => new Set(czechIndex.words()))

/** Of a food, a dish, or what is said of one; «безз» is no form of the «без» that stands in some. */
function isName(low: string): boolean {
  const form = formOf(low)
  const isForm = named().has(form.light) && !tables().has(form.light) && !stopWords.has(form.light)
  return (
    exact().has(low) ||
    named().has(low) ||
    isForm ||
    isListedModifier(form) ||
    unitOf(form) !== undefined
  )
}

function isSaid(tongue: Tongue, low: string): boolean {
  return (
    stopWords.has(low) ||
    trueWords.has(tongue === 'cs' ? bare(low) : low) ||
    cardinals.has(low) ||
    isCommon(formOf(low).light) ||
    timing.minutes.has(low) ||
    timing.hours.has(low) ||
    isFunctionWordOf(tongue, tongue === 'cs' ? bare(low) : low) ||
    tables().has(low) ||
    refusing.stems.has(low)
  )
}

function isCzechWord(low: string): boolean {
  return isGlossed(bare(low)) || czechNamed().has(low) || czechNamed().has(czechForm(low).light)
}
