import { z } from 'zod'

/** What a JSON Schema of zod's is looked at for. */
interface Node {
  anyOf?: Node[]
  oneOf?: Node[]
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  format?: string
  pattern?: string
  minimum?: number
  minItems?: number
  items?: Node
  properties?: Record<string, Node>
  required?: string[]
}

/**
 * What fits a schema, with the same words wherever any words fit: each alternative of a union, everything that may
 * be said, and only what has to be.
 */
export function inputsFor(schema: z.ZodType, words: string): unknown[] {
  return fits(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, words)
}

function fits(node: Node, words: string): unknown[] {
  const among = node.anyOf ?? node.oneOf
  if (among) return among.flatMap((one) => fits(one, words))
  if ('const' in node) return [node.const]
  if (node.enum) return node.enum.slice(0, 1)
  const type = Array.isArray(node.type) ? node.type[0] : node.type
  switch (type) {
    case 'object':
      return objects(node, words)
    case 'array':
      return fits(node.items ?? {}, words).map((item) => Array(node.minItems ?? 1).fill(item))
    case 'boolean':
      return [true, false]
    case 'integer':
    case 'number':
      return [Math.max(1, node.minimum ?? 1)]
    case 'null':
      return [null]
    default:
      return [text(node, words)]
  }
}

function objects({ properties = {}, required = [] }: Node, words: string): unknown[] {
  const each = Object.entries(properties).map(([name, node]) => [name, fits(node, words)] as const)
  const first = Object.fromEntries(each.map(([name, some]) => [name, some[0]]))
  const others = each.flatMap(([name, some]) =>
    some.slice(1).map((one) => ({ ...first, [name]: one })),
  )
  const least = Object.fromEntries(
    Object.entries(first).filter(([name]) => required.includes(name)),
  )
  return [first, ...others, least]
}

function text({ format, pattern }: Node, words: string): string {
  if (format === 'date') return '2027-03-08'
  if (format === 'uuid') return crypto.randomUUID()
  if (format === 'uri') return 'https://example.org/'
  const made = pattern && /^\^(\w{3}_)\[0-9a-z\]\{26\}\$$/.exec(pattern)?.[1]
  return made && !words.startsWith(made) ? `${made}${'7'.repeat(26)}` : words
}
