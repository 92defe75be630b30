import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { recipeInState } from '../../recipe-reader/script-state.ts'
import { type Reading, readingOf, webAddress } from './reading.ts'

/** Norish, AnyList and any other program whose recipes have a name, lines and steps by whatever words. */
export function readOtherJson(value: SchemaNode): Reading[] | null {
  const node = recipeInState(value)
  if (!node) return null
  const seconds = Array.isArray(value['preparationSteps'])
  return [
    readingOf(
      { ...node, ...(seconds && anyListTimes(value)), keywords: tagsOf(value) },
      {
        source: value['sourceName'] ?? value['source'],
        sourceUrl: webAddress(
          value['sourceUrl'],
          value['source_url'],
          value['url'],
          value['source'],
        ),
        notes: listOf(value['notes'] ?? value['note']).map((one) =>
          isNode(one) ? one['text'] : one,
        ),
        rating: value['rating'],
        nutrition: typeof value['nutritionalInfo'] === 'string' ? value['nutritionalInfo'] : '',
        created: value['createdAt'] ?? value['creationTimestamp'],
        key: value['id'] ?? value['identifier'],
      },
    ),
  ]
}

/** AnyList counts in seconds. */
function anyListTimes(value: SchemaNode) {
  const minutes = (seconds: unknown) => Math.round(Number(seconds) / 60) || undefined
  return { prepTime: minutes(value['prepTime']), cookTime: minutes(value['cookTime']) }
}

function tagsOf(value: SchemaNode): unknown[] {
  return [...listOf(value['tags']), ...listOf(value['categories']), ...listOf(value['labels'])].map(
    (tag) => (isNode(tag) ? (tag['name'] ?? tag['title']) : tag),
  )
}
