import { isNode, listOf, type SchemaNode } from './schema.ts'

const most = 100_000
/** Ten thousand that all point to one long list would have it read ten thousand times. */
const mostFollowed = 2000

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
  let left = mostFollowed
  const resolve = (value: unknown) => {
    const to = isNode(value) ? byName.get(value['__ref'] ?? value['id']) : undefined
    if (to === undefined || left <= 0) return value
    left -= 1
    return to
  }
  return (value) => (Array.isArray(value) ? listOf(value).map(resolve) : resolve(value))
}
