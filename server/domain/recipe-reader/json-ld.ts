import { parseAll } from './loose-json.ts'
import { authorOf } from './said-by.ts'
import { type FoundRecipe, isNode, isOfType, type SchemaNode } from './schema.ts'
import { isEmpty, tidyRecipe } from './tidy.ts'

const articles = ['Article', 'BlogPosting', 'NewsArticle', 'WebPage']

/** A page with more objects than this is not about one recipe. */
const mostObjects = 50_000

/** The recipe among everything that a page says of itself; one with ingredients before one without. */
export function findInJsonLd(
  scripts: readonly string[],
  about: { name: string | null; address: string | null } = { name: null, address: null },
): FoundRecipe | null {
  const nodes = allNodes(scripts.flatMap(parseAll))
  // A page about a recipe names a few more beside it; a list of a thousand is not looked through.
  const recipes = nodes.filter((node) => isOfType(node, 'Recipe')).slice(0, 50)
  const recipe = fullest(recipes.map(tidyRecipe), about)
  if (!recipe) return null
  // A recipe is often only a part of an article that says who wrote it.
  const article = nodes.find((one) => isOfType(one, ...articles) && !isEmpty(one['author']))
  const node = isEmpty(recipe['author']) ? { ...recipe, author: article?.['author'] } : recipe
  const byId = new Map<unknown, SchemaNode>()
  // The fullest object of an id is the one itself; the others only point to it.
  for (const one of nodes) {
    const known = byId.get(one['@id'])
    if (!known || Object.keys(one).length > Object.keys(known).length) byId.set(one['@id'], one)
  }
  return {
    node,
    resolve(value) {
      if (!isNode(value) || typeof value['@id'] !== 'string') return value
      return byId.get(value['@id']) ?? value
    },
  }
}

/** The first of those that say the most, and of these the one that the page is named after: others are of other pages. */
function fullest(
  recipes: readonly SchemaNode[],
  { name, address }: { name: string | null; address: string | null },
): SchemaNode | undefined {
  const same = (said: unknown, own: string | null) =>
    own !== null && typeof said === 'string' && said.trim().toLowerCase() === own.toLowerCase()
  const weight = (node: SchemaNode) =>
    (isEmpty(node['recipeIngredient']) ? 0 : 4) +
    (isEmpty(node['recipeInstructions']) ? 0 : 2) +
    (same(node['name'], name) || same(node['url'], address) ? 1 : 0)
  const [first, ...others] = recipes.toSorted((one, other) => weight(other) - weight(one))
  // Several names and nothing else are links to other pages.
  return first && others.length > 0 && weight(first) === 0 ? undefined : first
}

/** Who wrote the article that a page is. */
export function articleAuthor(scripts: readonly string[]): string | null {
  const nodes = allNodes(scripts.flatMap(parseAll))
  const article = nodes.find((one) => isOfType(one, ...articles) && !isEmpty(one['author']))
  const byId = new Map(nodes.map((one) => [one['@id'], one]))
  const resolve = (value: unknown) =>
    isNode(value) && value['name'] === undefined ? (byId.get(value['@id']) ?? value) : value
  return article ? authorOf(article, resolve) : null
}

/** Level by level, without recursion: the outermost recipe of a page comes first. */
function allNodes(roots: readonly unknown[]): SchemaNode[] {
  const queue: unknown[] = [...roots]
  const nodes: SchemaNode[] = []
  for (let at = 0; at < queue.length && queue.length < mostObjects; at += 1) {
    const value = queue[at]
    if (Array.isArray(value)) for (const one of value) queue.push(one)
    else if (isNode(value)) {
      nodes.push(value)
      for (const one of Object.values(value)) if (typeof one === 'object') queue.push(one)
    }
  }
  return nodes
}
