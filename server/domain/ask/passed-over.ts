import { kinds, namesAnything, type Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { wordConditions } from './words.ts'

/** More parts than a question has that somebody says in one breath. */
const mostParts = 8

/**
 * «старовинна українська страва, яку вже мало хто готує»: a part of the question that names nothing, and of which a
 * word stands in no recipe, is passed over where another part is plain. Returns its words; what it might refuse is
 * no word, and stays.
 */
export async function passedOver(
  ctx: Context,
  sql: Sql,
  { words }: Slots,
  text: string,
): Promise<string[]> {
  if (words.length === 0) return []
  const parts = partsOf(text)
  if (parts.length < 2 || parts.length > mostParts) return []
  const read = parts.map((part) => understandQuery(part))
  const riddles = read.filter((slots) => saysNothing(slots) && slots.words.length > 0)
  if (riddles.length === 0 || riddles.length === read.length) return []
  const strange = async (slots: Slots) => {
    const own = slots.words.filter((word) => words.includes(word))
    return (await wordConditions(ctx, sql, own)).strange.length > 0
  }
  const others = read.filter((slots) => !saysNothing(slots))
  const plain = await Promise.all(others.map(async (slots) => !(await strange(slots))))
  if (!plain.includes(true)) return []
  const passed: string[] = []
  for (const slots of riddles) if (await strange(slots)) passed.push(...slots.words)
  return words.filter((word) => passed.includes(word))
}

function partsOf(text: string): string[] {
  return text.split(/[,.;:!?\n]+|\s[-–—]\s/u).filter((part) => part.trim() !== '')
}

/** Nothing but words. */
function saysNothing(slots: Slots): boolean {
  const { vague, maxMinutes, minMinutes, price, servings, beside } = slots
  const limits = [vague, maxMinutes, minMinutes, price, servings]
  const refused = kinds.some((kind) => slots.refused[kind].length > 0)
  const named = namesAnything({ ...slots, words: [] }) || refused || beside.length > 0
  return !named && limits.every((one) => one === undefined)
}
