import { isKindOf } from '../lexicon/index.ts'
import { readOne } from './one.ts'
import type { ParsedLine } from './types.ts'

/** Nobody would take the one for the other. */
const alwaysBoth = ['salt', 'black-pepper']
const seasonings = ['spice', 'herb', ...alwaysBoth]

/**
 * "Sea salt / black pepper / chilli flakes" is a list, as salt leaves nobody a choice; of seasonings without it both may
 * be meant. Nothing for what is no row of single foods.
 */
export function betweenStrokes(text: string): readonly ParsedLine[] | 'unsure' | undefined {
  const said = text.split('/').map((one) => one.trim())
  if (said.length < 3 || said.includes('') || text.includes(',')) return undefined
  const lines = said.map((one) => readOne(one))
  if (!lines.every(isOneFood)) return undefined
  const isAmong = (kinds: readonly string[]) => (line: ParsedLine) =>
    kinds.some((kind) => isKindOf(line.food ?? '', kind))
  if (lines.some(isAmong(alwaysBoth))) return lines
  return lines.every(isAmong(seasonings)) ? 'unsure' : undefined
}

function isOneFood({ food, understood, quantity, alternatives, mentions }: ParsedLine): boolean {
  const more = quantity ?? alternatives ?? mentions
  return understood && food !== undefined && more === undefined
}
