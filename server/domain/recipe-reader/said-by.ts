import { lineText } from './plain-text.ts'
import { isNode, listOf, type SchemaNode } from './schema.ts'

const longestName = 120

/** Who wrote it, as the page says: a name, a person, several, or one that is described elsewhere on the page. */
export function authorOf(node: SchemaNode, resolve: (value: unknown) => unknown): string | null {
  const names = listOf(node['author'] ?? node['creator'])
    .flatMap((one) => (isNode(one) ? [resolve(one)] : listOf(one)))
    .map((one) => lineText(isNode(one) ? one['name'] : one, longestName))
    .map(authorName)
    .filter((name) => name !== null)
  return [...new Set(names)].join(', ').slice(0, longestName) || null
}

/** An address is no name, and «автор: Оля» is «Оля». */
export function authorName(said: string): string | null {
  const name = said
    .replace(/^(?:by|recipe by|author|автор|від|von|par|di|de|por|od|av|door)(?:\s?:\s?|\s)/iu, '')
    .trim()
  return name === '' || /^https?:\/\/|^#|^admin$/i.test(name) ? null : name
}
