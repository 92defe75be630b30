import { understandQuery } from '../../../shared/food/ask/understand.ts'
import type { Chip } from '../../../shared/wire/search.ts'
import type { Context } from '../../context.ts'
import { asWritten } from './as-written.ts'
import { chipsOf, oneOfTwo } from './chips.ts'

/** What is understood of a question, before anything is searched. */
export async function understand(
  ctx: Context,
  input: { q: string },
): Promise<{ chips: Chip[]; followUp: boolean }> {
  const slots = oneOfTwo(await asWritten(ctx.readSql, understandQuery(input.q)))
  return {
    chips: chipsOf(slots, ctx.language, ctx.config.currency),
    followUp: slots.followUp,
  }
}
