import { slipsBetween } from '../text/distance.ts'
import { knownOfForm } from '../text/forms.ts'
import { remembered } from '../text/remembered.ts'
import { isCyrillic } from '../text/stem.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import { isCzech } from './czech.ts'
import type { Tongue } from './function-words/index.ts'
import { inPhrase, longestWord, nearInPhrases } from './near-phrases.ts'
import { nearRefusal } from './near-refusals.ts'
import { isFirstPart, type Mending, mayBeParted, partsOf, splitAt } from './spacing.ts'
import { isTrueWord } from './true-words.ts'
import { refusing } from './words/refusing.ts'
import { misspelling } from './words/slips.ts'
import { small } from './words/small.ts'

/**
 * A text in which the words that refuse are written right: a letter of them was wrong ("insted of"), or a space missing or
 * too many ("nobutter", "with out"). The same text where there is nothing to mend.
 */
export function mended(text: string, tokens: readonly Token[]): string {
  let czech: boolean | undefined
  let right = text
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at] as Token
    if (token.kind !== 'word') continue
    const how = mayMatter(token.form)
    if (how === 'never' || (how === 'parted' && !mayBeParted(tokens, at))) continue
    step()
    const mending = isCyrillic(token.low)
      ? mendingAt(tokens, at, 'uk')
      : latinAt(tokens, at, () => (czech ??= isCzech(tokens)))
    if (mending) right = right.slice(0, mending.from) + mending.said + right.slice(mending.to)
  }
  return right
}

/** Whether a word may have to be mended: few have. */
const mayMatter = knownOfForm(({ low }): 'never' | 'parted' | 'may' => {
  if (mayBeMended(low) || nearInPhrases(low) || swappedIn(low) || verbNear(low)) return 'may'
  return isFirstPart(low) ? 'parted' : 'never'
})

function latinAt(tokens: readonly Token[], at: number, czech: () => boolean): Mending | undefined {
  const said = tokens[at]?.low ?? ''
  const [english, other] = [mendingAt(tokens, at, 'en'), mendingAt(tokens, at, 'cs')]
  if (!english && !other) return undefined
  const isOwn = other && (czech() || (!english && !isTrueWord('en', said) && said.length > 5))
  if (isOwn) return other
  return czech() ? undefined : english
}

function mendingAt(tokens: readonly Token[], at: number, tongue: Tongue): Mending | undefined {
  const { low, start, end } = tokens[at] as Token
  const whole = splitAt(tokens, at, tongue)
  if (whole) return whole
  const said =
    inPhrase(tokens, at, tongue) ??
    nearRefusal(tongue, low)?.meant ??
    partsOf[tongue](low) ??
    deniedVerb(tokens, at) ??
    (tongue === 'en' ? swappedIn(low) : undefined)
  return said === undefined || said === low ? undefined : { from: start, to: end, said }
}

/** Whether a word may be one that refuses, written otherwise than it is known: whatever stands beside it. */
function mayBeMended(low: string): boolean {
  const tongues: readonly Tongue[] = isCyrillic(low) ? ['uk'] : ['en', 'cs']
  return (
    nearInPhrases(low)?.own === false ||
    tongues.some((tongue) => nearRefusal(tongue, low)?.meant ?? partsOf[tongue](low))
  )
}

/** «не хчоу», "dont liek": what stands after a no is the verb that is denied. */
function deniedVerb(tokens: readonly Token[], at: number): string | undefined {
  if (!small.denial.has(tokens[at - 1]?.low)) return undefined
  return verbNear(tokens[at]?.low ?? '')
}

const verbNear = remembered((low): string | undefined => {
  if (low.length > longestWord) return undefined
  if (low.length < 4 || refusing.verbs.has(low) || isTrueWord(isCyrillic(low) ? 'uk' : 'en', low))
    return undefined
  return [...refusing.verbs.words].find(
    (verb) =>
      verb.length > 3 && Math.abs(verb.length - low.length) < 2 && slipsBetween(verb, low) === 1,
  )
})

/** "teh", "adn". */
const swappedIn = remembered((low): string | undefined => {
  if (low.length < 3 || low.length > longestWord || isTrueWord('en', low) || isTrueWord('cs', low))
    return undefined
  return [...misspelling.swapped.words].find(
    (word) =>
      word.length === low.length &&
      [...word].toSorted().join() === [...low].toSorted().join() &&
      slipsBetween(word, low) === 1,
  )
})
