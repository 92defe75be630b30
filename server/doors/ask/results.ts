import type { SearchAnswer } from '../../../shared/wire/search.ts'
import { readRecipeObjects } from '../../domain/feed/recipe-objects.ts'
import type { Context } from '../../kernel/context.ts'
import type { Question } from './request.ts'

const atOnce = 5

/** The answer's objects, a few read when it is their turn: a client who left costs nothing more. */
export async function* resultsOf(
  ctx: Context,
  question: Question,
  answer: SearchAnswer,
): AsyncGenerator<Record<string, unknown>> {
  const ids = answer.items.map((item) => item.id)
  for (let at = 0; at < ids.length; at += atOnce)
    yield* await readRecipeObjects(ctx, ids.slice(at, at + atOnce))
  const told = [answer.taken, answer.relaxed].filter((one) => one !== null)
  if (question.summarize)
    yield {
      '@type': 'SearchSummary',
      text: answer.summary,
      ...(told.length > 0 && { description: told.join(' ') }),
    }
}
