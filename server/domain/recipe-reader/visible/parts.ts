import { partLine } from './read.ts'
import type { Entry } from './tidy-entries.ts'

const alike = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/**
 * The data's own lines with the names of the parts that the page shows above them; null where the page
 * shows another list, or no parts.
 */
export function withParts(lines: readonly string[], seen: readonly Entry[]): string[] | null {
  const shown = seen.filter((one) => !one.part)
  if (!seen.some((one) => one.part) || shown.length > lines.length * 1.3 + 1) return null
  if (lines.some((line) => line.endsWith(':'))) return null
  const keys = seen.map((one) => (one.part ? '' : alike(one.text)))
  const named: string[] = []
  let at = 0
  let part: string | null = null
  let met = 0
  for (const line of lines) {
    const found = placeOf(alike(line), keys, at)
    if (found >= 0) {
      met += 1
      const above = seen.slice(at, found).findLast((one) => one.part)
      if (above && above.text !== part) {
        part = above.text
        named.push(partLine(part))
      }
      at = found + 1
    }
    named.push(line)
  }
  // One name over all of it is that of the dish.
  const inside = named.slice(1).some((line) => line.endsWith(':'))
  if (!inside) return null
  return met >= lines.length * 0.8 && named.length > lines.length ? named : null
}

/** The data's own steps under the names that the page shows above them; null where it shows none, or other steps. */
export function withStepParts(
  steps: readonly { text: string; minutes: number | null; part?: string }[],
  seen: readonly Entry[],
): Entry[] | null {
  if (steps.length < 2 || !seen.some((one) => one.part)) return null
  if (steps.some((one) => one.part || one.minutes !== null)) return null
  const texts = steps.map((one) => one.text)
  const named = withParts(texts, seen)
  if (!named) return null
  const own = new Set(texts)
  return named.map((text) => (own.has(text) ? { text, part: false } : { text, part: true }))
}

/** The same words, or, among the next few, those that hold the others: a page adds a note here and there. */
function placeOf(wanted: string, keys: readonly string[], from: number): number {
  const same = keys.indexOf(wanted, from)
  if (same >= 0) return same
  return keys.findIndex((own, at) => {
    if (at < from || at > from + 3 || own.length < 4) return false
    return wanted.includes(own) || own.includes(wanted)
  })
}
