import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { threadsOf } from '../../../shared/food/threads.ts'
import type { Context } from '../../context.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { DomainError } from '../../errors.ts'

/** The colours that a publication's ingredients give to its picture; none for a seed of its own. */
export async function publicationThreads(context: Context, seed: string): Promise<string[]> {
  if (!seed.startsWith('pub_')) return []
  try {
    const publication = await getPublication(context, { publicationId: seed })
    return threadsOf(publication.ingredients.map((line) => parseIngredientLine(line.text)))
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
