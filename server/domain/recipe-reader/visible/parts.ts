import type { Entry } from './candidates.ts'
import { partLine } from './read.ts'

const alike = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/**
 * The data's own lines with the names of the parts that the page shows above them; null where the page
 * shows another list, or no parts.
 */
export function withParts(lines: readonly string[], seen: readonly Entry[]): string[] | null {
  const shown = seen.filter((one) => !one.part)
  if (!seen.some((one) => one.part) || shown.length > lines.length * 1.3 + 1) return null
  if (lines.some((line) => line.endsWith(':'))) return null
  const named: string[] = []
  let at = 0
  let part: string | null = null
  let met = 0
  for (const line of lines) {
    const found = placeOf(line, seen, at)
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
  return met >= lines.length * 0.8 && named.length > lines.length ? named : null
}

function placeOf(line: string, seen: readonly Entry[], from: number): number {
  const wanted = alike(line)
  return seen.findIndex(({ text, part }, at) => {
    if (at < from || part) return false
    const own = alike(text)
    return own === wanted || (own.length > 3 && (wanted.includes(own) || own.includes(wanted)))
  })
}
