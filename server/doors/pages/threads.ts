import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { threadsOf } from '../../../shared/food/threads.ts'
import type { Context } from '../../context.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { getRecipe } from '../../domain/recipes/read.ts'
import { DomainError } from '../../errors.ts'

/** The colours that a publication's ingredients give to its picture; none for a seed of its own. */
export function publicationThreads(context: Context, seed: string): Promise<string[]> {
  return orNone(async () => (seed.startsWith('pub_') ? threadsOfPublication(context, seed) : []))
}

export async function threadsOfPublication(context: Context, id: string): Promise<string[]> {
  const publication = await getPublication(context, { publicationId: id })
  return threadsOf(publication.ingredients.map((line) => parseIngredientLine(line.text)))
}

/** The same for the asker's own recipe, which may never have been in the feed. */
export function ownThreads(context: Context, recipeId: string): Promise<string[]> {
  return orNone(async () => threadsOf((await getRecipe(context, { id: recipeId })).ingredients))
}

/** What is not there, or not for this person, is woven like any other seed. */
async function orNone(read: () => Promise<string[]>): Promise<string[]> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
