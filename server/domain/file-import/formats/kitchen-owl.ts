import { intakeWords } from '../../../../shared/language/intake.ts'
import type { Language } from '../../../../shared/language/languages.ts'
import { languageOfText } from '../../../../shared/language/of-text.ts'
import { besideWords } from '../../../../shared/language/written.ts'
import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { type Keys, leftOf } from './left.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { type Reading, readingOf } from './reading.ts'

const known: Keys = {
  taken: 'name description yields prep_time cook_time time photo source',
  marks: `id household_id created_at updated_at photo_hash planned planned_days
    planned_cooking_dates suggestion_score suggestion_rank visibility server_curated`,
  inside: {
    tags: { taken: 'name', marks: 'id household_id created_at updated_at' },
    items: {
      taken: 'name description optional',
      marks:
        'id icon category category_id ordering support default default_key household_id created_at updated_at',
    },
  },
}

/** KitchenOwl: a method in Markdown, and the foods of its shopping list with their amounts as descriptions. */
export function readKitchenOwl(value: SchemaNode): Reading[] | null {
  const items = listOf(value['items']).filter(isNode)
  // A recipe without foods still has the fields that only this program has.
  const own =
    items.every((one) => 'description' in one && 'name' in one) &&
    (items.length > 0 ||
      (Array.isArray(value['items']) && 'yields' in value && 'cook_time' in value))
  if (!own || typeof value['description'] !== 'string') return null
  const steps = plainMarkdown(value['description']).replace(
    /@(\p{L}[\p{L}\d_]{0,60})/gu,
    (_, name) => String(name).replaceAll('_', ' '),
  )
  const words = [value['name'], ...items.map((one) => one['name']), steps].join('\n')
  const language = besideWords(languageOfText(words) ?? 'uk')
  return [
    readingOf(
      {
        name: value['name'],
        recipeYield: value['yields'],
        prepTime: value['prep_time'],
        cookTime: value['cook_time'],
        totalTime: value['time'],
        keywords: listOf(value['tags']).map((tag) => (isNode(tag) ? tag['name'] : tag)),
        recipeIngredient: items.map((item) => lineOf(item, language)),
        recipeInstructions: [steps],
        image: value['photo'],
      },
      {
        source: value['source'],
        sourceUrl: value['source'],
        key: value['id'],
        left: leftOf(value, known),
      },
    ),
  ]
}

/** In the language of the dish: a food may be left out. */
function lineOf({ name, description, optional }: SchemaNode, language: Language): string {
  const said = [description, name]
    .map((one) => String(one ?? '').trim())
    .filter(Boolean)
    .join(' ')
  return optional === true ? `${said} (${intakeWords[language].optional})` : said
}
