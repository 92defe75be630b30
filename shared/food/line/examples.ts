import { entryOf, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { isModifier, isPart, isPreparation } from '../names/modifiers.ts'
import type { Form } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { wordForms } from './region.ts'
import { isOfFamily } from './several/kinds.ts'
import { andWords, beside, noteStarts, orWords } from './words/index.ts'
import { said } from './words/said.ts'

/** Where a list of examples stands: from the word that opens it to behind its last. */
export interface Region {
  from: number
  to: number
}

/**
 * "such as cremini, oyster and maitake", «наприклад гауда, едам і чеддер»: a list of examples parts nothing, whatever
 * joins it. It ends where an amount begins, or what is no such thing. One example alone is no list.
 */
export function examplesIn(tokens: readonly Token[]): Region | undefined {
  const from = tokens.findIndex((_, at) => at > 0 && opens(tokens, at))
  if (from < 0 || isBracketed(tokens, from)) return undefined
  const head = wordForms(tokens.slice(0, from))
  const listed: Token[][] = [[]]
  let to = tokens.length
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (!joins(token)) {
      if (ends(tokens, at)) return listed.length > 1 ? { from, to: at } : undefined
      listed.at(-1)?.push(token)
      continue
    }
    const end = tokens.findIndex((one, i) => i > at && (joins(one) || one.low === '('))
    const next = tokens.slice(at + 1, end < 0 ? undefined : end)
    // "such as cremini, oyster, and maitake": what stands between two marks is nothing.
    if (next.length === 0 && end > at) continue
    to = at
    // "such as Maldon, and black pepper": the comma has closed what is no list yet.
    const closed =
      listed.length === 1 && tokens[at - 1]?.low === ',' && !isKind(wordForms(next), head)
    if (closed || !goesOn(next, listed, head)) break
    listed.push([])
    to = tokens.length
  }
  while (joins(tokens[to - 1])) to--
  return listed.length > 1 ? { from, to } : undefined
}

/** The foods of such a list; "oyster" said of mushrooms are mushrooms. */
export function kindsAmong(part: readonly Token[], named: readonly Form[]): string[] | undefined {
  if (!part[0] || !opens(part, 0)) return undefined
  const kinds: string[] = []
  let words: Form[] = []
  for (const token of [...part, undefined]) {
    if (token?.kind === 'word' && !joins(token)) {
      if (!opensExamples(token) && !noteStarts.has(token.low)) words.push(token.form)
      continue
    }
    const own = matchFoods(words).filter(({ weak }) => !weak)
    const kind = kindOf(words, named)
    kinds.push(...(kind === undefined ? own.map(({ id }) => id) : [kind]))
    words = []
  }
  return kinds
}

/** Whether it opens as examples do, and has more than one of them. */
export function isListed(part: readonly Token[]): boolean {
  return opens(part, 0) && part.some(joins)
}

export function isInside(region: Region | undefined, at: number): boolean {
  return region !== undefined && at >= region.from && at < region.to
}

function opens(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && opensExamples(token)
}

export function opensExamples({ low, text }: Token): boolean {
  return isOfExamples(low) || (text !== low && isOfExamples(text.toLowerCase()))
}

function isOfExamples(low: string): boolean {
  return said.forExample.has(low) || said.ofKind.has(low) || said.advisingKind.has(low)
}

function isBracketed(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at)
  return (
    before.findLastIndex(({ low }) => low === '(') > before.findLastIndex(({ low }) => low === ')')
  )
}

function joins(token: Token | undefined): boolean {
  if (!token) return false
  const { low } = token
  return low === ',' || low === ';' || andWords.has(low) || orWords.has(low) || low === 'a'
}

/** An amount, a bracket or what was added. */
function ends(tokens: readonly Token[], at: number): boolean {
  const { kind, low } = tokens[at] as Token
  return kind === 'number' || low === '(' || low === '+' || low === 'plus' || low === '-'
}

function goesOn(
  next: readonly Token[],
  listed: readonly Token[][],
  head: readonly Form[],
): boolean {
  const words = wordForms(next)
  const [first] = words
  if (!first || next[0]?.kind === 'number') return false
  if (noteStarts.has(first.low) || beside.has(first.low) || orWords.has(first.low)) return false
  if (words.every((word) => isPreparation(word) || isModifier(word) || isPart(word))) return false
  if (isLike(words, head)) return true
  // Where all before it were kinds of what was named, what is none begins anew: «горіхи, наприклад мигдаль, мед».
  return (
    matchFoods(words).every(({ weak }) => weak) ||
    !listed.every((one) => isLike(wordForms(one), head))
  )
}

/** Whether it is of the kind that was named, or stands on its shelf. */
function isLike(words: readonly Form[], head: readonly Form[]): boolean {
  const [whole] = matchFoods(head)
  if (whole === undefined || isKind(words, head)) return true
  const shelf = entryOf(whole.id)?.aisle
  return matchFoods(words).some(({ id, weak }) => !weak && entryOf(id)?.aisle === shelf)
}

function isKind(words: readonly Form[], head: readonly Form[]): boolean {
  const [whole] = matchFoods(head)
  if (whole === undefined || kindOf(words, head) !== undefined) return true
  return matchFoods(words).some(({ id }) => isKindOf(id, whole.id))
}

/** What the words name together with the noun: "oyster" and "mushrooms", «біле» and «вино». */
function kindOf(words: readonly Form[], named: readonly Form[]): string | undefined {
  const [whole] = matchFoods(named)
  const noun = whole && named[named[0]?.cyrillic ? whole.from : whole.to - 1]
  if (!noun || words.length === 0) return undefined
  for (const both of [
    [...words, noun],
    [noun, ...words],
  ]) {
    const found = names.longest(both, 0)
    const id = found?.length === both.length ? found.values[0] : undefined
    if (id !== undefined && id !== whole.id && isOfFamily(id, whole.id)) return id
  }
  return undefined
}
