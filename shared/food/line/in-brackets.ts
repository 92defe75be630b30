import { concepts, isKindOf } from '../lexicon/index.ts'
import { readOne } from './one.ts'
import type { ParsedLine } from './types.ts'

/**
 * «зелень (кріп, петрушка)», "nuts (almonds, pecans)": a word for many foods, and which of them are meant.
 * None where an amount is shared, or where the brackets hold anything else.
 */
export function kindsInBrackets(text: string): ParsedLine[] {
  const [, head = '', inside = ''] = /^([^()\d]{2,40})\(([^()\d]{5,120})\)\s*$/.exec(text) ?? []
  const said = inside.split(/,|;/)
  if (said.length < 2) return []
  const whole = readOne(head.trim())
  if (!whole.food || !forMany.has(whole.food)) return []
  const many = whole.food
  const isOne = ({ food, understood }: ParsedLine) =>
    food !== undefined && understood && isKindOf(food, many)
  const foods = said.map((one) => {
    const line = readOne(one.trim())
    if (isOne(line)) return line
    // «petržel» is the root among roots: as it is where it is counted.
    const { quantity: _, ...counted } = readOne(`2 ${one.trim()}`)
    return isOne(counted) ? { ...counted, text: line.text } : line
  })
  return foods.every(isOne) ? foods : []
}

const forMany: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))
