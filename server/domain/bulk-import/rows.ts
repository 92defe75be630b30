import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { readerVersion } from '../../../shared/food/line/version.ts'
import { newId } from '../../kernel/ids.ts'
import { withDetails } from '../recipes/details.ts'
import { described, publicationOf } from '../recipes/publication.ts'
import { searchLexemes, searchVersion } from '../search/document.ts'
import type { Imported } from './imported.ts'
import type { NewPublication, NewRecipe } from './tables.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface ImportedRows {
  recipe: NewRecipe
  /** Null for one that lacks what a published recipe needs. */
  publication: NewPublication | null
}

export function rowsOf(
  { recipe, understood, key }: Imported,
  personId: string,
  now: Date,
  publishedAt: number | null,
  vocabulary: Vocabulary,
): ImportedRows {
  const id = newId('rec')
  const { title, description, servings, tags } = recipe
  const steps = recipe.steps.map(({ text, minutes, part }) => ({
    text,
    minutes: minutes ?? null,
    ...(part && { part }),
  }))
  const { equipment, more_photos: _photos, replaced: _replaced, ...details } = withDetails(recipe)
  const { ingredients, price } = understood
  const told = {
    title,
    description,
    language: recipe.language ?? ('uk' as const),
    servings,
    prep_minutes: recipe.prepMinutes ?? null,
    cook_minutes: recipe.cookMinutes ?? null,
    estimated_price: price,
    photo_id: null,
    ...details,
  }
  const row = {
    id,
    person_id: personId,
    status: 'ready' as const,
    ...told,
    tags: [...new Set(tags)],
    ingredients: `[${ingredients.map(written).join(',')}]`,
    steps: JSON.stringify(steps),
    equipment,
    source_url: recipe.sourceUrl ?? null,
    source_author: recipe.sourceAuthor ?? null,
    import_key: key,
    created_at: now,
    updated_at: now,
    reader_version: readerVersion,
    search: null,
    search_version: 0,
  }
  if (publishedAt === null || !isPublishable(recipe)) return { recipe: row, publication: null }
  const read = { ...told, tags, ingredients, steps, equipment }
  const search = vocabulary.document(searchLexemes(described(read)))
  const own = { id: newId('pub'), recipe_id: id, author_id: personId, published_at: publishedAt }
  return {
    recipe: { ...row, search, search_version: searchVersion },
    publication: { ...own, ...publicationOf(read, ''), search },
  }
}

/** A line that was read once for a whole file is written once, too. */
function written(line: ParsedLine): string {
  const before = writtenLines.get(line)
  if (before !== undefined) return before
  const json = JSON.stringify(line)
  writtenLines.set(line, json)
  return json
}

const writtenLines = new WeakMap<ParsedLine, string>()

function isPublishable(recipe: Imported['recipe']): boolean {
  return recipe.ingredients.length > 0 && recipe.steps.length > 0
}
