import type { SchemaNode } from '../../recipe-reader/schema.ts'
import type { Reading } from './reading.ts'

/** What else stands in a file with its recipes: each list by its name, with how many there are. */
export function tablesLeft(value: SchemaNode, read: string, marks = ''): Reading[] {
  const known = new Set(`${read} ${marks}`.split(/\s+/))
  const left = Object.entries(value)
    .filter(([name]) => !known.has(name))
    .flatMap(([name, one]) => {
      const said = Array.isArray(one) ? one.length : one
      return (typeof said === 'number' && said > 0) || (typeof said === 'string' && said !== '')
        ? [{ name: name.slice(0, 80), said: String(said).slice(0, 200) }]
        : []
    })
  return left.length > 0 ? [{ title: null, problem: 'besides', left: left.slice(0, 60) }] : []
}
