import { newId } from '../../ids.ts'
import { described } from '../recipes/publication.ts'
import { pricePerServing, totalMinutes } from '../recipes/rows.ts'
import { documentText, searchTerms, searchVersion, type Weight } from '../search/document.ts'
import { arrayText, type CopyValue } from './copy.ts'
import type { Imported } from './imported.ts'

export const recipeColumns = [
  'id',
  'person_id',
  'status',
  'title',
  'description',
  'language',
  'servings',
  'prep_minutes',
  'cook_minutes',
  'tags',
  'ingredients',
  'steps',
  'estimated_price',
  'source_url',
  'import_key',
  'created_at',
  'updated_at',
] as const

export const publicationColumns = [
  'id',
  'recipe_id',
  'author_id',
  'published_at',
  'title',
  'servings',
  'cook_minutes',
  'total_minutes',
  'estimated_price',
  'price_per_serving',
  'search',
  'search_version',
] as const

export interface ImportedRows {
  recipe: CopyValue[]
  /** Null for one that lacks what a published recipe needs. */
  publication: CopyValue[] | null
  terms: ReadonlyMap<string, Weight>
}

export function rowsOf(
  { recipe, understood, key }: Imported,
  personId: string,
  now: Date,
  publishedAt: number | null,
): ImportedRows {
  const id = newId('rec')
  const { title, servings, tags, language } = recipe
  const prep = recipe.prepMinutes ?? null
  const cook = recipe.cookMinutes ?? null
  const steps = recipe.steps.map(({ text, minutes }) => ({ text, minutes: minutes ?? null }))
  const { ingredients, price } = understood
  const published = publishedAt !== null && isPublishable(recipe)
  const terms: ReadonlyMap<string, Weight> = published
    ? searchTerms(
        described({
          title,
          description: recipe.description,
          tags,
          ingredients,
          steps,
          prep_minutes: prep,
          cook_minutes: cook,
          estimated_price: price,
          servings,
        }),
      )
    : new Map()
  return {
    recipe: [
      id,
      personId,
      'ready',
      title,
      recipe.description,
      language ?? 'uk',
      servings,
      prep,
      cook,
      arrayText([...new Set(tags)]),
      JSON.stringify(ingredients),
      JSON.stringify(steps),
      price,
      recipe.sourceUrl ?? null,
      key,
      now,
      now,
    ],
    publication:
      publishedAt === null || !published
        ? null
        : [
            newId('pub'),
            id,
            personId,
            publishedAt,
            title,
            servings,
            cook,
            totalMinutes(prep, cook),
            price,
            pricePerServing(price, servings),
            documentText(terms),
            searchVersion,
          ],
    terms,
  }
}

function isPublishable(recipe: Imported['recipe']): boolean {
  return recipe.ingredients.length > 0 && recipe.steps.length > 0
}
