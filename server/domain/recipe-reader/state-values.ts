import { parseLoosely } from './loose-json.ts'
import { isNode, listOf, type SchemaNode } from './schema.ts'

const listing = /ingredients?|zutaten/i

/** What a script hands to the browser, as far as it is written down in it. */
export function stateIn(script: string): unknown {
  // Nothing that names no ingredients is worth being parsed.
  if (!/ingredient|zutat|instruction/i.test(script)) return null
  const text = script.trimStart()
  if (text.startsWith('[')) return unfolded(parseLoosely(text))
  if (text.startsWith('{')) return parseLoosely(text)
  const called = calledIn(text)
  if (called) return called
  const from = text.search(/=\s{0,9}(?:JSON\.parse\(\s{0,9}["']|[{[])/)
  if (from < 0) return null
  const value = text.slice(from + 1).trimStart()
  if (!value.startsWith('JSON')) return parseLoosely(value)
  const quoted = /^JSON\.parse\(\s{0,9}(".*?(?<!\\)")\s{0,9}\)/s.exec(value)?.[1]
  return quoted ? parseLoosely(textIn(quoted)) : null
}

/** `(function(a,b){return {…}}(1,"x"))`: values that repeat are handed in by name. */
function calledIn(text: string): unknown {
  const [head = '', names = ''] =
    /=\s{0,9}\(?function\s{0,9}\(([\w$,\s]{0,20000})\)\s{0,9}\{\s{0,9}return\s/.exec(text) ?? []
  const end = text.lastIndexOf('}(')
  if (head === '' || end < 0) return null
  const given = parseLoosely(`[${text.slice(end + 2).replace(/\)[\s);]*$/, '')}]`)
  const values = names
    .split(',')
    .map((name, at) => [name.trim(), JSON.stringify(listOf(given)[at] ?? null)] as const)
  return parseLoosely(text.slice(text.indexOf(head) + head.length, end), new Map(values))
}

export function textIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return ''
  }
}

/** A list that names itself again and again would have no end. */
const mostUnfolded = 50_000

/** Nuxt lays every value once in one list, and names the others by their places in it. */
function unfolded(list: unknown): unknown {
  if (!Array.isArray(list) || !list.some(isNode)) return list
  const at = (place: unknown) => (typeof place === 'number' ? list[place] : place)
  let left = mostUnfolded
  const deep = (value: unknown, depth: number): unknown => {
    left -= 1
    if (depth > 5 || left < 0) return null
    if (Array.isArray(value)) {
      // ["Reactive", 3] wraps the value at 3.
      if (typeof value[0] === 'string') return deep(at(value[1]), depth + 0.5)
      return value.slice(0, 300).map((one) => deep(at(one), depth + 1))
    }
    if (!isNode(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, place]) => [key, deep(at(place), depth + 1)]),
    )
  }
  return list
    .filter((one): one is SchemaNode => isNode(one) && listing.test(Object.keys(one).join(' ')))
    .slice(0, 20)
    .map((one) => deep(one, 0))
}
