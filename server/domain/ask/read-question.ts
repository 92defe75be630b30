import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { toMinor } from '../../../shared/money.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { asWritten } from './as-written.ts'

/** A question as this instance understands it. */
export function readQuestion({ config }: Context, sql: Queryable, text: string): Promise<Slots> {
  return asWritten(sql, inCurrency(understandQuery(text), config.currency))
}

/** «до 300» names no currency and was read as hundredths: it means the money of this instance. */
function inCurrency(slots: Slots, currency: string): Slots {
  const { price } = slots
  if (!price || price.currency !== undefined) return slots
  return { ...slots, price: { ...price, max: toMinor(price.max / 100, currency) } }
}
