import { kinds, namesAnything, type Slots, type Vague } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { wordConditions } from './words.ts'

interface Passed {
  words: string[]
  vague?: Vague
}

/** More parts than a question has that somebody says in one breath. */
const mostParts = 8

/**
 * «старовинна українська страва, яку вже мало хто готує»: a part of the question that names nothing, and of which a
 * word stands in no recipe, is passed over where another part is plain. Returns its words; what it might refuse is
 * no word, and stays; and what the rest wishes for, where it names nothing.
 */
export async function passedOver(
  ctx: Context,
  sql: Sql,
  { words }: Slots,
  text: string,
): Promise<Passed> {
  const none: Passed = { words: [] }
  if (words.length === 0) return none
  const parts = partsOf(text)
  if (parts.length < 2 || parts.length > mostParts) return none
  const read = parts.map((part) => understandQuery(part))
  const riddles = read.filter((slots) => saysNothing(slots) && slots.words.length > 0)
  if (riddles.length === 0 || riddles.length === read.length) return none
  const asked = async (slots: Slots) => {
    const own = slots.words.filter((word) => words.includes(word))
    return wordConditions(ctx, sql, own)
  }
  const others = read.filter((slots) => !saysNothing(slots))
  const plain = await Promise.all(
    others.map(async (slots) => (await asked(slots)).strange.length === 0),
  )
  if (!plain.includes(true)) return none
  const passed: string[] = []
  for (const slots of riddles)
    if ((await asked(slots)).unknown.length > 0) passed.push(...slots.words)
  const vague = others.find((slots) => slots.vague !== undefined)?.vague
  return {
    words: words.filter((word) => passed.includes(word)),
    ...(passed.length > 0 && vague !== undefined && { vague }),
  }
}

function partsOf(text: string): string[] {
  return text.split(/[,.;:!?\n]+|\s[-–—]\s/u).filter((part) => part.trim() !== '')
}

/** Nothing but words. */
function saysNothing(slots: Slots): boolean {
  const { vague, maxMinutes, minMinutes, maxEnergy, price, servings, beside } = slots
  const limits = [vague, maxMinutes, minMinutes, maxEnergy, price, servings]
  const refused = kinds.some((kind) => slots.refused[kind].length > 0)
  const named = namesAnything({ ...slots, words: [] }) || refused || beside.length > 0
  return !named && limits.every((one) => one === undefined)
}
