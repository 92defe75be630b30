import { isMaker } from '../brands/index.ts'
import { isOfGoods } from '../goods/index.ts'
import { adjectives, names } from '../names/index.ts'
import { isModifier, isPart, isPreparation } from '../names/modifiers.ts'
import { isQuality } from '../names/qualities.ts'
import { approximations, cardinals, vague } from '../numbers/words.ts'
import type { Form } from '../text/forms.ts'
import { isOfUnit, unitOf } from '../units/find.ts'
import { readAnew } from './parse.ts'
import type { Draft } from './rules/draft.ts'
import { watching } from './rules/rule.ts'
import { andWords, beside, noteStarts, orWords, shapes, sizes, small } from './words/index.ts'

export interface Explained {
  /** The rules that found something, in their order; those about a part of the line name it. */
  rules: { rule: string; says: string; in?: string }[]
  /** Each word and number of the line, with everything that the reader can take it for. */
  words: { said: string; readings: string[] }[]
  /** The words that it can take for nothing: beside a food they leave the line unsure. */
  unread: string[]
}

/** Which rules have read a line, and how its words are seen before any rule has chosen among their readings. */
export function explainLine(text: string): Explained {
  const rules: Explained['rules'] = []
  const drafts: Draft[] = []
  watching(
    ({ name, says }, draft) => {
      rules.push({ rule: name, says, ...(draft.text !== text && { in: draft.text }) })
      drafts.push(draft)
    },
    () => readAnew(text),
  )
  const whole = drafts.find((draft) => draft.text === text)
  const words = (whole?.tokens ?? []).flatMap(({ kind, start, end, form }) => {
    if (kind === 'mark') return []
    const said = whole?.source.slice(start, end) ?? ''
    return [{ said, readings: kind === 'number' ? ['number'] : of(form) }]
  })
  const unread = words.flatMap(({ said, readings }) => (readings.length > 0 ? [] : said))
  return { rules, words, unread }
}

function of(form: Form): string[] {
  return readings.flatMap(([name, read]) => {
    const found = read(form)
    if (!found) return []
    return found === true ? name : `${name} ${found}`
  })
}

const listed = (words: { has(low: string): boolean }) => (form: Form) => words.has(form.low)
const ids = (found: readonly string[]) => [...new Set(found)].join(' or ')

const readings: readonly (readonly [string, (form: Form) => string | boolean])[] = [
  ['number', listed(cardinals)],
  ['about', listed(approximations)],
  ['some', listed(vague)],
  ['measure', (form) => unitOf(form) ?? isOfUnit(form)],
  ['size', (form) => sizes.get(form.low) ?? shapes.has(form.low)],
  ['food', (form) => ids(names.single(form))],
  ['food, as an adjective,', (form) => ids(adjectives.single(form))],
  ['in names of foods', (form) => names.knows(form) && names.single(form).length === 0],
  ['done to it', isPreparation],
  ['describing', (form) => (isModifier(form) && !isPreparation(form)) || isQuality(form)],
  ['a part', isPart],
  ['maker', isMaker],
  ['household', isOfGoods],
  ['or', listed(orWords)],
  ['and', listed(andWords)],
  ['beside', listed(beside)],
  ['note', listed(noteStarts)],
  ['small', listed(small)],
]
