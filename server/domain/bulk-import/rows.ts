import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { readerVersion } from '../../../shared/food/line/version.ts'
import { newId } from '../../kernel/ids.ts'
import { withDetails } from '../recipes/details.ts'
import { described, publicationOf } from '../recipes/publication.ts'
import { documentText, searchTerms, searchVersion, type Weight } from '../search/document.ts'
import { arrayText, type CopyRow } from './copy.ts'
import type { Imported } from './imported.ts'

export interface ImportedRows {
  recipe: CopyRow
  /** Null for one that lacks what a published recipe needs. */
  publication: CopyRow | null
  terms: ReadonlyMap<string, Weight>
}

export function rowsOf(
  { recipe, understood, key }: Imported,
  personId: string,
  now: Date,
  publishedAt: number | null,
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
  const row: CopyRow = {
    id,
    person_id: personId,
    status: 'ready',
    ...told,
    tags: arrayText([...new Set(tags)]),
    ingredients: `[${ingredients.map(written).join(',')}]`,
    steps: JSON.stringify(steps),
    equipment: arrayText(equipment),
    source_url: recipe.sourceUrl ?? null,
    source_author: recipe.sourceAuthor ?? null,
    import_key: key,
    created_at: now,
    updated_at: now,
    reader_version: readerVersion,
    search: null,
    search_version: 0,
  }
  if (publishedAt === null || !isPublishable(recipe))
    return { recipe: row, publication: null, terms: new Map() }
  const read = { ...told, tags, ingredients, steps, equipment }
  const terms = searchTerms(described(read))
  const search = documentText(terms)
  const own = { id: newId('pub'), recipe_id: id, author_id: personId, published_at: publishedAt }
  return {
    recipe: { ...row, search, search_version: searchVersion },
    publication: { ...own, ...publicationOf(read, search) },
    terms,
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
