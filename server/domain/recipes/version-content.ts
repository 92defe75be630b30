import type { VersionContent } from '../../../shared/wire/recipe-versions.ts'
import { copiedInput } from './copied.ts'
import type { RecipeRow } from './rows.ts'

/** What a person has written of a recipe, as they would type it again. */
export function contentOf(row: RecipeRow): VersionContent {
  const { status: _status, ...written } = copiedInput(row)
  return {
    ...written,
    ingredients: row.ingredients.map(({ text, recipe }) => ({
      text,
      recipeId: recipe && !recipe.lost ? recipe.id : null,
    })),
    photoId: row.photo_id,
    morePhotoIds: [...row.more_photos],
    sourceUrl: row.source_url,
    sourceAuthor: row.source_author,
  }
}

/** The language follows the words, and nobody changes it by hand. */
export function sameContent(one: VersionContent, other: VersionContent): boolean {
  const words = (content: VersionContent) => ({ ...content, language: null })
  return Bun.deepEquals(words(one), words(other))
}

export function photosOf({ photoId, morePhotoIds }: VersionContent): string[] {
  return [photoId ?? [], morePhotoIds ?? []].flat()
}
