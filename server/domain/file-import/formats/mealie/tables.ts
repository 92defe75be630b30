import type { SchemaNode } from '../../../recipe-reader/schema.ts'

export function byId(rows: readonly SchemaNode[]): Map<unknown, SchemaNode> {
  return new Map(rows.map((row) => [row['id'], row]))
}

/** The rows of each recipe, in their order. One table spells its key with an e too many. */
export function grouped(rows: readonly SchemaNode[]): Map<unknown, SchemaNode[]> {
  const placed = rows.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
  return Map.groupBy(placed, (row) => row['recipe_id'] ?? row['recipee_id'])
}

export function named(
  links: readonly SchemaNode[],
  key: string,
  rows: readonly SchemaNode[],
): Map<unknown, { name: unknown }[]> {
  const names = byId(rows)
  const all = new Map<unknown, { name: unknown }[]>()
  for (const [recipe, own] of grouped(links))
    all.set(
      recipe,
      own.map((link) => ({ name: names.get(link[key])?.['name'] })),
    )
  return all
}
