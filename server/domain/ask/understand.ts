import type { Chip } from '../../../shared/wire/search.ts'
import type { Context } from '../../context.ts'
import { chipsOf, oneOfTwo } from './chips.ts'
import { readQuestion } from './read-question.ts'

/** What is understood of a question, before anything is searched. */
export async function understand(
  ctx: Context,
  input: { q: string },
): Promise<{ chips: Chip[]; followUp: boolean }> {
  const slots = oneOfTwo(await readQuestion(ctx, ctx.readSql, input.q))
  return {
    chips: chipsOf(slots, ctx.language, ctx.config.currency),
    followUp: slots.followUp,
  }
}
