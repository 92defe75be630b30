import { names } from '../../names/index.ts'
import { isModifier } from '../../names/modifiers.ts'
import { isQuality } from '../../names/qualities.ts'
import { opensNumber, readNumber } from '../../numbers/read.ts'
import { endsInVowel } from '../../text/stem.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { readAmount } from '../amount.ts'
import { formsOf, wordForms } from '../region.ts'
import type { AmountRead } from '../types.ts'
import { noteStarts } from '../words/index.ts'
import { said } from '../words/said.ts'
import { namesFood } from './head.ts'

/** What is known of the words before any rule is asked: where a name ends that looks like an amount, and what opens. */
export interface Look {
  tokens: readonly Token[]
  opening: number
  leading: AmountRead | undefined
  /** A unit without a number opens it. */
  bare: boolean
}

export function lookAt(tokens: readonly Token[]): Look {
  const opening = nameOpens(tokens)
  const leading = opening > 0 || isItsOwn(tokens) ? undefined : readAmount(tokens, 0, true)
  return { tokens, opening, leading, bare: leading !== undefined && bareUnit(tokens) }
}

/** «батон Кулиничі»: nothing after it is measured, so what could measure is the food. */
function isItsOwn(tokens: readonly Token[]): boolean {
  const [first, next] = tokens
  if (first?.kind !== 'word' || next?.kind !== 'word') return false
  if (!unitOf(first.form) || names.single(first.form).length === 0) return false
  // «кілька ложок» are some of what was named before; «кілька банка» is a tin of sprats.
  if (said.sprat.has(first.low) && unitOf(next.form) && !endsInVowel(next.low)) return false
  if (noteStarts.has(next.low)) return true
  const [, ...words] = wordForms(tokens)
  return (
    words.every((word) => isModifier(word) || isQuality(word) || unitOf(word)) &&
    !namesFood(tokens.slice(1))
  )
}

function bareUnit(tokens: readonly Token[]): boolean {
  return tokens[0]?.kind === 'word' && readAmount(tokens, 0) === undefined
}

/** "half and half", «пак-чой»: how many tokens a name takes that begins like an amount or has a hyphen. */
function nameOpens(tokens: readonly Token[]): number {
  const [opening] = tokens
  if (opening?.kind !== 'word') return 0
  if (!opensNumber(opening.low) && !tokens.some(({ low }) => low === '-')) return 0
  const run = gluedRun(tokens)
  const words = run.filter((token) => token.kind === 'word')
  const found = names.longest(formsOf(words), 0)
  const last = found && words[found.length - 1]
  if (!found || !last || found.length < 2) return 0
  const end = tokens.indexOf(last) + 1
  const hyphened = tokens.slice(0, end).some((token) => token.kind === 'mark')
  return hyphened || readNumber(tokens, 0) !== undefined ? end : 0
}

/** Words, and hyphens without spaces. */
function gluedRun(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex((token, at) => {
    if (token.kind === 'word') return false
    return (
      token.low !== '-' ||
      token.start !== tokens[at - 1]?.end ||
      token.end !== tokens[at + 1]?.start
    )
  })
  return tokens.slice(0, end < 0 ? tokens.length : end)
}
