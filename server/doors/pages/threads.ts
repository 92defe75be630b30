import { threadsOf } from '../../../shared/food/threads.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { getRecipe } from '../../domain/recipes/read.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

/** What a picture is woven by: the seed of its pattern, and the colours of the ingredients. */
export interface Weft {
  seed: string
  colours: string[]
}

/** A publication's; a seed of its own has no colours of its own. */
export function publicationWeft(context: Context, seed: string): Promise<Weft> {
  return orPlain(seed, async () => ({
    seed,
    colours: seed.startsWith('pub_') ? await threadsOfPublication(context, seed) : [],
  }))
}

export async function threadsOfPublication(context: Context, id: string): Promise<string[]> {
  return threadsOf((await getPublication(context, { publicationId: id })).lines)
}

/** That of a recipe that may never have been in the feed; a copy looks as what it was copied from. */
export function ownWeft(context: Context, recipeId: string): Promise<Weft> {
  return orPlain(recipeId, async () => {
    const { copiedFrom, ingredients } = await getRecipe(context, { id: recipeId })
    return { seed: copiedFrom?.publicationId ?? recipeId, colours: threadsOf(ingredients) }
  })
}

/** What is not there, or not for this person, is woven like any other seed. */
async function orPlain(seed: string, read: () => Promise<Weft>): Promise<Weft> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DomainError) return { seed, colours: [] }
    throw error
  }
}
