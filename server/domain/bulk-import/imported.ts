import type { PriceOf } from '../../../shared/food/price.ts'
import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import { parseForeignJson } from '../../kernel/foreign-json.ts'
import { draftOf } from '../recipe-reader/draft.ts'
import { isNode, isOfType, listOf, type SchemaNode } from '../recipe-reader/schema.ts'
import { type Understood, understandIngredients } from '../recipes/understand.ts'
import type { RawRecord } from './records.ts'

/** A recipe of the file, read and understood, with the key that a second run knows it by. */
export interface Imported {
  number: number
  key: string
  recipe: RecipeInput
  understood: Understood
}

export interface Bad {
  number: number
  reason: string
}

/** Pictures are not fetched, so that addresses without a page may be relative to nowhere. */
const nowhere = 'https://nowhere.invalid/'

export function readImported(
  record: RawRecord,
  priceOf: PriceOf,
  currency: string,
): Imported | Bad {
  const { number } = record
  const node = recipeIn(parse(record.text))
  if (node === undefined) return { number, reason: 'is not JSON' }
  if (node === null) return { number, reason: 'is not a schema.org Recipe' }
  const draft = draftOf({ node, resolve: (value) => value }, nowhere)
  if (!draft) return { number, reason: 'has no name, or neither ingredients nor steps' }
  const recipe = { ...draft.recipe, sourceUrl: addressOf(node) }
  const texts = recipe.ingredients.map((one) => one.text)
  return {
    number,
    key: keyOf(node, recipe.title),
    recipe,
    understood: understandIngredients(texts, priceOf, currency),
  }
}

function parse(text: string): unknown {
  try {
    return parseForeignJson(text)
  } catch {
    return undefined
  }
}

/** The object itself, or the recipe in its graph. A type that is not said is taken for a Recipe. */
function recipeIn(value: unknown): SchemaNode | null | undefined {
  if (value === undefined) return undefined
  if (!isNode(value)) return null
  if (isOfType(value, 'Recipe') || value['@type'] === undefined) {
    const inner = listOf(value['@graph']).find((one) => isNode(one) && isOfType(one, 'Recipe'))
    return (inner as SchemaNode | undefined) ?? value
  }
  return null
}

function keyOf(node: SchemaNode, title: string): string {
  const named = [node['@id'], node['url']].find((one) => typeof one === 'string' && one !== '')
  const key = typeof named === 'string' ? named : `name ${title.toLowerCase()}`
  // Postgres keeps no null bytes, and an index no key of a page's length.
  const clean = key.toWellFormed().replaceAll('\u0000', '')
  return clean.length <= 500
    ? clean
    : `hash ${new Bun.CryptoHasher('sha256').update(clean).digest('hex')}`
}

function addressOf(node: SchemaNode): string | null {
  const [url] = [node['url'], node['@id']].filter(
    (one): one is string => typeof one === 'string' && /^https?:\/\//.test(one),
  )
  return url !== undefined && url.length <= 2000 && URL.canParse(url) ? url.toWellFormed() : null
}
