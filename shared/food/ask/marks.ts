import { isCyrillic } from '../text/stem.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import { phraseAt } from './cues.ts'
import { bare } from './function-words/bare.ts'
import { saidAt, type Tongue } from './function-words/index.ts'
import type { Class } from './function-words/row.ts'
import { nearRefusal } from './near-refusals.ts'
import type { Reading } from './reading.ts'
import { refusingPhrases } from './words/refusing-phrases.ts'
import { misspelling } from './words/slips.ts'
import { small } from './words/small.ts'

/** A function word or phrase of the question, and what it does to its clause. */
export interface Mark {
  class: Class
  from: number
  to: number
  /** Said in a Czech question. */
  czech: boolean
}

/** The marks that lie over each word. */
export type Marks = readonly (readonly Mark[])[]

export function marksOf({ tokens, taken, czech }: Reading): Marks {
  const over: Mark[][] = tokens.map(() => [])
  for (const at of tokens.keys()) {
    if (tokens[at]?.kind !== 'word') continue
    for (const mark of marksAt(tokens, at, czech)) {
      // The no of «не дуже солодкий» was understood already, and is of the sweetness alone.
      if (taken[at] && refuses.has(mark.class)) continue
      step()
      for (let word = mark.from; word < mark.to; word++) over[word]?.push(mark)
    }
  }
  return over.map((marks) =>
    marks.length === 0 ? marks : marks.filter((mark) => counts(mark, over, tokens)),
  )
}

const refuses: ReadonlySet<string> = new Set(['averse', 'ugh', 'twist'])

const heard: ReadonlySet<string> = new Set(['averse', 'allergy', 'ugh', 'harmless', 'more'])

function marksAt(tokens: readonly Token[], at: number, czech: boolean): Mark[] {
  const low = tokens[at]?.low ?? ''
  const tongue: Tongue = isCyrillic(low) ? 'uk' : czech ? 'cs' : 'en'
  const said = saidAt(tokens, at, tongue)
  // A question in two languages: what refuses in either does so.
  if (tongue === 'cs') said.push(...saidAt(tokens, at, 'en').filter((one) => heard.has(one.class)))
  step(1 + said.length)
  const harmless = phraseAt(tokens, at, refusingPhrases.harmless)
  if (harmless) said.unshift({ class: 'harmless', length: harmless })
  const typed = tongue === 'cs' ? bare(tokens[at]?.text ?? '') : low
  if (said.length === 0 && misspelling.verbs.has(typed)) said.push({ class: 'averse', length: 1 })
  if (said.length === 0 && nearRefusal(tongue, typed)?.doubtful)
    said.push({ class: 'slip', length: 1 })
  return said.map((one) => ({
    class: one.class,
    from: at,
    to: at + one.length,
    czech: tongue === 'cs',
  }))
}

/** Harmless words make what they cover harmless; a reaction that something is cooked against is none. */
function counts(mark: Mark, over: readonly (readonly Mark[])[], tokens: readonly Token[]): boolean {
  if (!['averse', 'allergy', 'ugh'].includes(mark.class)) return true
  // «обійдусь без цибулі»: which way it goes is said right after.
  if (small.doWithout.has(tokens[mark.from]?.low)) {
    const next = tokens.slice(mark.to, mark.to + 3)
    if (next.some(({ low }) => small.withoutThat.has(low))) return false
  }
  for (let at = mark.from; at < mark.to; at++)
    if (
      over[at]?.some((one) => one.class === 'harmless' && one.to - one.from >= mark.to - mark.from)
    )
      return false
  return mark.class === 'allergy' || !isPurpose(mark, tokens)
}

/** «при гастриті», "for an upset stomach": what is asked for is meant to help. */
function isPurpose({ from }: Mark, tokens: readonly Token[]): boolean {
  let at = from - 1
  while (at > from - 4 && small.ache.has(tokens[at]?.low)) at--
  return small.against.has(tokens[at]?.low)
}
