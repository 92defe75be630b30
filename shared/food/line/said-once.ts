import { named } from '../czech/names.ts'
import { adjectives, names } from '../names/index.ts'
import { findFood } from '../names/match.ts'
import { isModifier } from '../names/modifiers.ts'
import type { Form } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { formsOf } from './region.ts'
import type { ParsedLine } from './types.ts'

export interface Segment {
  tokens: Token[]
  by: string
  /** What it is of, where only the next one says so. */
  noun?: string
}

/** What parted it from the one before stands in `by`: a comma, «+» or a word. */
export interface Part extends Segment {
  line: ParsedLine
  /** How much, where that stands apart: «свинина і яловичина, 500 г». */
  amount?: string
}

export type Words = Pick<Part, 'tokens' | 'amount' | 'noun'>

/** "1 red and 1 green pepper", «2 білі та 3 червоні цибулини»: the noun is said once, and each is a need. */
export function withSaidOnce(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    const next = segments[at + 1]
    const before = nounBefore(segments, at)
    if (before !== undefined) return { ...segment, noun: before }
    const [counts] = segment.tokens
    const last = next?.tokens.at(-1)
    if (!next || next.by === ',' || last?.kind !== 'word') return segment
    const czech = czechNoun(last)
    const length = czech ? 1 : nounLength(next.tokens)
    if (isOneWord(segment, next)) return { ...segment, noun: last.text }
    if (next.tokens.length < (czech ? 2 : length + 2)) return segment
    const noun = next.tokens.slice(-length).map(({ text }) => text)
    const words = kindIn(segment.tokens)
    const told = counts?.kind === 'number' && words.length > 0 && words.every(isAdjective)
    const alike =
      next.tokens[0]?.kind === 'number' && kindIn(next.tokens.slice(0, -length)).every(isAdjective)
    return told && alike ? { ...segment, noun: czech ?? noun.join(' ') } : segment
  })
}

/** «300 г свинячого та 200 г курячого фаршу»: each kind is a word that names a food with the noun. */
function isOneWord(segment: Segment, next: Segment): boolean {
  if (segment.tokens[0]?.kind !== 'number' || next.tokens[0]?.kind !== 'number') return false
  const noun = next.tokens.at(-1)?.text
  const both = [kindIn(segment.tokens), kindIn(next.tokens.slice(0, -1))]
  const foods = both.map(([word, ...more]) =>
    word && more.length === 0 && isOfFood(word) ? findFood(`${word.text} ${noun}`) : undefined,
  )
  return (
    foods.every((one) => one !== undefined && one !== findFood(noun ?? '')) && foods[0] !== foods[1]
  )
}

function isOfFood(token: Token): boolean {
  const [form] = formsOf([token])
  return form !== undefined && adjectives.single(form).length > 0
}

/** Without how much of it: «300 г свинячого». */
function kindIn([, unit, ...words]: readonly Token[]): readonly Token[] {
  const [form] = unit ? formsOf([unit]) : []
  if (!unit || words.length === 0) return unit ? [unit] : []
  return form && unit.kind === 'word' && unitOf(form) !== undefined ? words : [unit, ...words]
}

/** «шоколад чорний і молочний»: the noun is said first, and the second kind of it has a name too. */
function nounBefore(segments: readonly Segment[], at: number): string | undefined {
  const [segment, before] = [segments[at], segments[at - 1]]
  const [noun, first, ...more] = before?.tokens ?? []
  const [kind, ...others] = segment?.tokens ?? []
  if (!noun || !first || !kind || more.length + others.length > 0 || segment?.by === ',')
    return undefined
  const [nounForm, firstForm, kindForm] = formsOf([noun, first, kind])
  if (!nounForm?.cyrillic || !firstForm || !kindForm) return undefined
  const [one] = nameOf([nounForm, firstForm])
  const [other] = nameOf([nounForm, kindForm])
  return one && other && one !== other ? noun.text : undefined
}

function nameOf(words: readonly Form[]): readonly string[] {
  const found = names.longest(words, 0)
  return found?.length === words.length ? found.values : []
}

/** "1 red and 1 yellow bell pepper": two words, where the last two have a name of their own. */
function nounLength(tokens: readonly Token[]): number {
  const last = tokens.slice(-2)
  if (last.some(({ kind }) => kind !== 'word') || isAdjective(last[0] as Token)) return 1
  return names.longest(formsOf(last), 0)?.length === 2 ? 2 : 1
}

/** «1 žlutá a 1 červená paprika»: a Czech name is one word already, and its last part is the noun. */
function czechNoun({ low }: Token): string | undefined {
  const words = low.startsWith(named) ? low.slice(named.length).split(' ') : []
  return words.length > 1 ? words.at(-1) : undefined
}

function isAdjective(token: Token): boolean {
  const [form] = formsOf([token])
  return token.kind === 'word' && form !== undefined && isModifier(form)
}
