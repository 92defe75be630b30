import { namesRecipes, readFields } from '../fields.ts'
import type { Reading } from '../reading.ts'

/** A table whose first row names its columns: Plan to Eat, My Recipe Box, RecipeSage, BigOven and others. */
export function readCsv(text: string): Iterable<Reading> | null {
  const head = text.slice(0, 8000)
  const separator = [',', ';', '\t'].find((one) => {
    const [first] = rowsOf(head, one)
    return first !== undefined && first.length > 2 && namesRecipes(first)
  })
  return separator === undefined ? null : readings(text, separator)
}

function* readings(text: string, separator: string): Generator<Reading> {
  let labels: string[] | null = null
  for (const row of rowsOf(text, separator)) {
    if (labels === null) labels = row
    else if (row.some((cell) => cell.trim() !== '')) {
      yield readFields(labels.map((label, at) => [label, row[at] ?? ''] as const))
    }
  }
}

/** RFC 4180: quotes around what holds separators and line breaks, doubled inside. */
function* rowsOf(text: string, separator: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1)
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
      if (end < 0) end = text.length
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    }
    const next = endOfCell(text, at, separator)
    row.push(cell + text.slice(at, next))
    at = next + 1
    if (text[next] === separator) continue
    if (text[next] === '\r' && text[at] === '\n') at += 1
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
    at += 1
  return at
}
