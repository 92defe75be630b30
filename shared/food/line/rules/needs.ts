import type { ParsedLine } from '../types.ts'
import { andWords } from '../words/index.ts'
import type { Draft } from './draft.ts'
import { kinds } from './kinds.ts'

/** What parts one need from another, if it does not stand in brackets or in a name. */
export const parting = kinds.comma | kinds.plus | kinds.and | kinds.mixing

export function parts({ low }: { low: string }): boolean {
  return (
    low === ',' || low === ';' || low === '+' || low === 'plus' || low === 'a' || andWords.has(low)
  )
}

/** The line is the first of them and holds the others. */
export function answer(draft: Draft, [first, ...more]: readonly ParsedLine[]): boolean {
  if (!first) return false
  const { text } = draft
  draft.answer = more.length > 0 ? { ...first, text, more } : { ...first, text }
  return true
}

/** What an example expects of the foods of a line, in their order. */
export function needs(first: string, ...others: readonly string[]): Partial<ParsedLine> {
  return { food: first, more: others.map((food) => expected(food)) }
}

function expected(food: string): ParsedLine {
  return { food } as ParsedLine
}
