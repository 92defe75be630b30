import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { toMinor } from '../../../shared/money.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { asWritten } from './as-written.ts'

/** A question as this instance understands it. */
export function readQuestion({ config }: Context, sql: Queryable, text: string): Promise<Slots> {
  const slots = inCurrency(understandQuery(text), config.currency)
  return asWritten(sql, hotSauceMade(madeOfIt(slots)))
}

/** «до 300» names no currency and was read as hundredths: it means the money of this instance. */
function inCurrency(slots: Slots, currency: string): Slots {
  const { price } = slots
  if (!price || price.currency !== undefined) return slots
  return { ...slots, price: { ...price, max: toMinor(price.max / 100, currency) } }
}

/** «кажуть, буряк корисний. що з нього приготувати?»: it is the beetroot that is healthy. */
function madeOfIt(slots: Slots): Slots {
  if (!slots.ofThat) return slots
  return { ...slots, occasions: slots.occasions.filter((id) => id !== 'healthy') }
}

/** «гострий соус до м’яса на зиму»: what is put up, or served beside something, is made and not bought. */
function hotSauceMade(slots: Slots): Slots {
  const { include, courses, beside } = slots
  const isMade = courses.includes('preserve') || beside.length > 0
  if (!isMade || !include.includes('hot-sauce')) return slots
  const others = include.filter((id) => id !== 'hot-sauce')
  return {
    ...slots,
    include: [...new Set([...others, 'spicy'])],
    insisted: slots.insisted.filter((id) => id !== 'hot-sauce'),
    courses: [...new Set([...courses, 'sauce' as const])],
  }
}
