import { type FoundRecipe, isNode, isOfType, type SchemaNode } from './schema.ts'

/** A page with more objects than this is not about one recipe. */
const mostObjects = 50_000

/** The recipe among everything that a page says of itself; one with ingredients before one without. */
export function findInJsonLd(scripts: readonly string[]): FoundRecipe | null {
  const nodes = allNodes(scripts.map(parseLoosely))
  const recipes = nodes.filter((node) => isOfType(node, 'Recipe'))
  const node = recipes.find((one) => one['recipeIngredient'] ?? one['ingredients']) ?? recipes[0]
  if (!node) return null
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

/** JSON as templates print it: in a comment, with a semicolon, with bare line breaks inside strings. */
function parseLoosely(text: string): unknown {
  const bare = text
    .replaceAll('<!--', '')
    .replaceAll('-->', '')
    .replaceAll('//<![CDATA[', '')
    .replaceAll('<![CDATA[', '')
    .replaceAll('//]]>', '')
    .replaceAll(']]>', '')
    .trim()
  const candidates = [text, bare.endsWith(';') ? bare.slice(0, -1) : bare]
  for (const candidate of [...candidates, ...candidates.map(withoutControls)]) {
    try {
      return JSON.parse(candidate)
    } catch {
      // The next reading may fit; a script that fits none says nothing.
    }
  }
  return null
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}
