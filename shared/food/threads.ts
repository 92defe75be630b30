import { weighLine } from './amounts/weigh.ts'
import { entryOf } from './lexicon/index.ts'
import { needsIn } from './line/needs.ts'
import type { ParsedLine } from './line/types.ts'

/** The colours of a recipe's heaviest foods, heaviest first, for its woven picture. */
export function threadsOf(lines: readonly ParsedLine[], most = 5): string[] {
  const weights = new Map<string, number>()
  for (const line of needsIn(lines)) {
    const colour = line.food === undefined ? undefined : threadOf(line.food)
    if (colour) weights.set(colour, (weights.get(colour) ?? 0) + weighLine(line).grams)
  }
  const heaviest = [...weights].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
  return heaviest.slice(0, most).map(([colour]) => colour)
}

/** Its own, or that of the nearest food above it. */
function threadOf(id: string): string | undefined {
  const queue = [id]
  for (const each of queue) {
    const entry = entryOf(each)
    if (entry && 'thread' in entry && entry.thread) return entry.thread
    if (queue.length < 20) queue.push(...(entry?.parents ?? []))
  }
  return undefined
}
