import type { LeftField } from '../../../../shared/wire/intakes.ts'
import { lineText } from '../../recipe-reader/plain-text.ts'
import { isNode } from '../../recipe-reader/schema.ts'
import { isBeyondCounting } from './numbers.ts'

/** What a reader knows of an object of another program. */
export interface Keys {
  /** Taken over, in whatever field. */
  taken: string
  /** Of use inside that program alone: its ids, sums and places. */
  marks?: string
  inside?: Readonly<Record<string, Keys | (() => Keys)>>
}

const mostNamed = 40
const longestName = 80
const longestSaid = 200
const deepest = 8

/** Every key with a value that no reader takes: nothing of a file goes without a word. */
export function leftOf(value: unknown, keys: Keys): LeftField[] {
  const left = new Map<string, string>()
  walk(value, keys, '', left, 0)
  return named(left)
}

/** The same of labels in a text or a table. */
export function leftLabels(labels: Iterable<readonly [string, string]>): LeftField[] {
  const left = new Map<string, string>()
  for (const [name, said] of labels) if (!left.has(name)) left.set(name, said)
  return named(left)
}

function named(left: ReadonlyMap<string, string>): LeftField[] {
  return [...left]
    .map(([name, said]) => ({
      name: lineText(name, longestName),
      said: lineText(said, longestSaid),
    }))
    .filter(({ name, said }) => name !== '' && said !== '')
    .slice(0, mostNamed)
}

function walk(
  value: unknown,
  keys: Keys,
  path: string,
  left: Map<string, string>,
  depth: number,
): void {
  if (Array.isArray(value)) for (const one of value) walk(one, keys, path, left, depth)
  if (!isNode(value) || depth > deepest || left.size >= mostNamed) return
  const known = knownOf(keys)
  for (const [key, one] of Object.entries(value)) {
    const bare = bareOf(key)
    const inner = known.inside.get(bare)
    // Whoever takes the field cannot count so far.
    const kept = known.whole.has(bare) && (known.marks.has(bare) || !isBeyondCounting(one))
    if (kept || isNothing(one)) continue
    const name = path === '' ? key : `${path}.${key}`
    if (inner === undefined) {
      if (!left.has(name)) left.set(name, brief(one, 0))
    } else walk(one, typeof inner === 'function' ? inner() : inner, name, left, depth + 1)
  }
}

interface Known {
  marks: ReadonlySet<string>
  whole: ReadonlySet<string>
  inside: ReadonlyMap<string, Keys | (() => Keys)>
}

const kept = new WeakMap<Keys, Known>()

function knownOf(keys: Keys): Known {
  const before = kept.get(keys)
  if (before) return before
  const words = (said = '') => said.split(/\s+/).map(bareOf)
  const marks = new Set(words(keys.marks))
  const inside = Object.entries(keys.inside ?? {}).map(([key, one]) => [bareOf(key), one] as const)
  const known = { marks, whole: new Set([...words(keys.taken), ...marks]), inside: new Map(inside) }
  kept.set(keys, known)
  return known
}

/** `prep_time` and `prepTime` are one key. */
function bareOf(key: string): string {
  return key.toLowerCase().replace(/[_-]/g, '')
}

/** No, none and nought are the silence of a program. */
function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNothing)
  if (isNode(value)) return Object.values(value).every(isNothing)
  return !value || value === '0' || (typeof value === 'string' && value.trim() === '')
}

/** The beginning of what it says, however much that is. */
export function brief(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.slice(0, longestSaid * 4)
  if (depth > 3) return '…'
  if (Array.isArray(value))
    return value
      .slice(0, 8)
      .map((one) => brief(one, depth + 1))
      .join(', ')
  if (!isNode(value)) return String(value ?? '')
  return Object.entries(value)
    .filter(([, one]) => !isNothing(one))
    .slice(0, 12)
    .map(([key, one]) => `${key}: ${brief(one, depth + 1)}`)
    .join('; ')
}
