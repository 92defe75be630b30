import type { z } from 'zod'
import type { LeftField } from '../../../../shared/wire/intakes.ts'
import { lineText } from '../../recipe-reader/plain-text.ts'
import { isNode } from '../../recipe-reader/schema.ts'
import { brief } from './left.ts'

/** What is left out may have been needed by what it stood in. */
const rounds = 4

/** Reads one of our own things; what of it cannot be is left out and named, and takes nothing else with it. */
export function salvage<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { read: T; left: LeftField[] } | null {
  let whole = value
  const left: LeftField[] = []
  for (let round = 0; round < rounds; round += 1) {
    const parsed = schema.safeParse(whole)
    if (parsed.success) return { read: parsed.data, left }
    if (round === 0) whole = structuredClone(value)
    // The last of an array first, so that the places of the others stay theirs.
    const issues = parsed.error.issues.toSorted((a, b) => -comparePaths(a.path, b.path))
    for (const issue of issues) if (!leaveOut(whole, issue, left)) return null
  }
  return null
}

/** False when it can only be left out with everything. */
function leaveOut(whole: unknown, issue: z.core.$ZodIssue, left: LeftField[]): boolean {
  let path = issue.path
  const said = at(whole, path)
  if (issue.code === 'too_big' && Array.isArray(said)) {
    told(path, said.splice(Number(issue.maximum)), left)
    return true
  }
  if (said === undefined) {
    // It is missing where it has to be: what it is missing in goes, if there are others like it.
    const last = path.findLastIndex((part) => typeof part === 'number')
    if (last === -1) return false
    path = path.slice(0, last + 1)
  }
  const key = path.at(-1)
  const holder = at(whole, path.slice(0, -1))
  // A neighbour in the same array may have taken it along already.
  if (key === undefined || typeof key === 'symbol') return false
  if (Array.isArray(holder)) told(path, holder.splice(Number(key), 1)[0], left)
  else if (isNode(holder)) {
    told(path, holder[key], left)
    Reflect.deleteProperty(holder, key)
  }
  return true
}

function told(path: readonly PropertyKey[], value: unknown, left: LeftField[]): void {
  const name = path.filter((part) => typeof part === 'string').join('.')
  // What cannot be stored is often the very reason.
  const said = lineText(brief(value, 0), 200)
  if (said !== '' && left.length < mostTold) left.push({ name: lineText(name, 80), said })
}

const mostTold = 40

function at(whole: unknown, path: readonly PropertyKey[]): unknown {
  let inner = whole
  for (const part of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, part)) return undefined
    inner = (inner as Record<PropertyKey, unknown>)[part]
  }
  return inner
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (const [place, part] of a.entries()) {
    const other = b[place]
    if (other === undefined) return 1
    if (part === other) continue
    if (typeof part === 'number' && typeof other === 'number') return part - other
    return String(part) < String(other) ? -1 : 1
  }
  return a.length - b.length
}
