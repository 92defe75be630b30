import type { Publication } from '../../../../shared/wire/feed.ts'
import type { RecipeVersions } from '../../../../shared/wire/recipe-versions.ts'
import type { Recipe, RecipeView } from '../../../../shared/wire/recipes.ts'
import type { TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

export const get = (who: Caller, id: string) => who.query<RecipeView>('recipes.get', { id })

export const versions = async (who: Caller, id: string) =>
  (await who.query<RecipeVersions>('recipes.versions', { id })).items

/** Lets the others of the kitchen change a recipe of this author, or no more. */
export const allow = (author: Caller, id: string, allowed = true) =>
  author.mutate<{ kitchenEdits: boolean }>('recipes.letKitchenEdit', { id, allowed })

/** A recipe of this author that the others of the kitchen may change. */
export async function letIn(author: Caller, fields: Record<string, unknown> = {}): Promise<string> {
  const { id } = await author.compose(fields)
  await allow(author, id)
  return id
}

export const save = async (who: Caller, id: string, fields: Record<string, unknown>) =>
  who.mutate<Recipe>('recipes.update', { id, version: (await get(who, id)).version, ...fields })

export const inFeed = async (app: TestApp, publicationId: string) =>
  (await (await app.fetch(`/api/social/${publicationId}`)).json()) as Publication
