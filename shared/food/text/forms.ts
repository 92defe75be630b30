import { deepStem, isCyrillic, stem } from './stem.ts'

/** A word as it stands, without its ending, and levelled: the three depths at which names are compared. */
export interface Form {
  low: string
  light: string
  deep: string
  cyrillic: boolean
}

const remembered = new Map<string, Form>()
const enough = 20_000

/**
 * The sounds of «з», «із», «зі» follow their neighbours, so they are one word.
 * Stemming is most of the work and kitchens use few words, so forms are remembered, within bounds.
 */
export function formOf(low: string): Form {
  if (low === 'із' || low === 'зі' || low === 'зо') return formOf('з')
  const known = remembered.get(low)
  if (known) return known
  const form = { low, light: stem(low), deep: deepStem(low), cyrillic: isCyrillic(low) }
  if (remembered.size >= enough) remembered.clear()
  if (low.length <= 40) remembered.set(low, form)
  return form
}
