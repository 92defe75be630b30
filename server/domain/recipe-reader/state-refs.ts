import { isNode, listOf, type SchemaNode } from './schema.ts'

const most = 100_000

/** Some states lay every object once, under its own name, and point to it by that: {"__ref": "Step:2"}. */
export function refsIn(root: unknown): (value: unknown) => unknown {
  const byName = new Map<unknown, SchemaNode>()
  const queue: unknown[] = [root]
  for (let at = 0; at < queue.length && queue.length < most; at += 1) {
    for (const [key, value] of Object.entries(Object(queue[at]))) {
      if (typeof value !== 'object' || value === null) continue
      if (key.includes(':') && isNode(value)) byName.set(key, value)
      queue.push(value)
    }
  }
  const resolve = (value: unknown) =>
    isNode(value) ? (byName.get(value['__ref'] ?? value['id']) ?? value) : value
  return (value) => (Array.isArray(value) ? listOf(value).map(resolve) : resolve(value))
}
