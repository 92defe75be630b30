import type { SearchAnswer } from '../../../shared/wire/search.ts'
import type { Context } from '../../context.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { recipeObject } from '../../domain/feed/recipe-object.ts'
import { DomainError } from '../../errors.ts'
import type { Question } from './request.ts'

/** The answer's objects, each read when it is its turn, so that a client who left costs nothing more. */
export async function* resultsOf(
  ctx: Context,
  question: Question,
  answer: SearchAnswer,
): AsyncGenerator<Record<string, unknown>> {
  for (const { id } of answer.items) {
    const recipe = await readRecipe(ctx, id)
    if (recipe) yield recipe
  }
  if (question.summarize)
    yield {
      '@type': 'SearchSummary',
      text: answer.summary,
      ...(answer.relaxed !== null && { description: answer.relaxed }),
    }
}

/** Null for one that its author took back since it was found. */
async function readRecipe(ctx: Context, id: string): Promise<Record<string, unknown> | null> {
  try {
    return recipeObject(await getPublication(ctx, { publicationId: id }), ctx.config.baseUrl)
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return null
    throw error
  }
}
