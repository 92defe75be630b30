/** A schema.org object as a stranger's page gave it: any property may be anything. */
export type SchemaNode = Readonly<Record<string, unknown>>

/** A recipe on a page, and where the objects are that it names by `@id`. */
export interface FoundRecipe {
  node: SchemaNode
  resolve(value: unknown): unknown
}

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One value, several or none, as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** `Recipe`, `schema:Recipe`, `https://schema.org/Recipe` and `recipe` are one type. */
export function isOfType(node: SchemaNode, ...types: readonly string[]): boolean {
  return listOf(node['@type'] ?? node['@Type'] ?? node['@TYPE']).some((one) => {
    const bare = typeof one === 'string' ? one.trim().split(/[/#:]/).at(-1)?.toLowerCase() : ''
    return types.some((type) => type.toLowerCase() === bare)
  })
}
