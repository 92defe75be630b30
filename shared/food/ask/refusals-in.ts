import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { remembered } from '../text/remembered.ts'
import { isCyrillic } from '../text/stem.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { isFirst, phraseAt, withoutOwn } from './cues.ts'
import { isCzech } from './czech.ts'
import { saidAt, steers } from './function-words/index.ts'
import type { Class } from './function-words/row.ts'
import { mayBeMended } from './mended.ts'
import { isWrittenAsMeant } from './reading.ts'
import { dietTerms, nearDiets } from './terms.ts'
import type { Slots } from './types.ts'
import { emptySlots, understandQuery } from './understand.ts'
import { refusing } from './words/refusing.ts'
import { refusingPhrases } from './words/refusing-phrases.ts'
import { misspelling, spelled } from './words/slips.ts'
import { small } from './words/small.ts'

type Refused = Pick<Slots, 'exclude' | 'refused'>

/**
 * What the title of a dish says that it does without: «Олів'є без ковбаси». Few titles do, and one in which
 * no word could turn anything down is not read as a question.
 */
export function refusalsIn(title: string): Refused {
  return mayRefuse(title) ? understandQuery(title) : nothing
}

const nothing: Refused = emptySlots('uk')

/** Whether anything in a text could refuse, as far as single words and phrases tell: yes, when in doubt. */
export function mayRefuse(text: string): boolean {
  const said = normalise(text)
  if (!isWrittenAsMeant(said)) return true
  const tokens = tokenize(said)
  if (tokens.some(({ kind, low }) => kind === 'number' || (kind === 'word' && turnsDown(low))))
    return true
  const forms = tokens.map(({ low }) => formOf(low))
  const isSaid = ({ low }: Token, at: number) =>
    mayOpen(low) && (isPhraseAt(tokens, at) || dietTerms.longest(forms, at) !== undefined)
  return tokens.some(isSaid) || isCzech(tokens)
}

const words = [
  ...[refusing.opening, refusing.stems, refusing.allergy, refusing.ill],
  ...[small.free, small.not, small.no, small.nothing, small.noAtEnd, small.without, small.except],
  ...[small.swap, small.negated, small.denial, small.banned, small.little, small.gaveUp],
  ...[small.around, small.bores, small.raw, small.doWithout, small.enough],
]

const turnsDown = remembered(
  (low) =>
    words.some((kind) => kind.has(low)) ||
    withoutOwn(low).length > 0 ||
    nearDiets(low).length > 0 ||
    isGlued(low) ||
    misspelling.verbs.has(low) ||
    mayBeMended(low),
)

const turningDown: readonly Class[] = ['averse', 'allergy', 'ugh', 'remark', 'more', 'first']
const { opening, rejecting } = refusingPhrases

/** Whether any phrase that could refuse begins with a word: none does with most of them. */
const mayOpen = remembered(
  (low) =>
    steers(low, 'uk') ||
    steers(low, 'en') ||
    [opening, rejecting].some((phrases) => isFirst(low, phrases)) ||
    dietTerms.knows(formOf(low)),
)

function isPhraseAt(tokens: readonly Token[], at: number): boolean {
  const tongue = isCyrillic(tokens[at]?.low ?? '') ? 'uk' : 'en'
  return (
    saidAt(tokens, at, tongue).some((said) => turningDown.includes(said.class)) ||
    [opening, rejecting].some((phrases) => phraseAt(tokens, at, phrases) !== undefined)
  )
}

/** «нелюблю»: a slip of the space bar. */
function isGlued(low: string): boolean {
  for (const not of spelled.not.words)
    if (low.startsWith(not) && refusing.verbs.has(low.slice(not.length))) return true
  return false
}
