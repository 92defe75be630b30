import { sectionOf } from '../visible/headings.ts'
import { headingNames } from './heading-words.ts'

export type Section = 'description' | 'ingredients' | 'steps' | 'notes'

/** In the other languages that pages have. */
const sections = { lines: 'ingredients', steps: 'steps', end: 'notes', none: null } as const
const longest = 60

/** Which part of a recipe a line stands over; null for any other line. */
export function headingOf(line: string): Section | null {
  if (line.length > longest) return null
  const bare = line
    .toLowerCase()
    .replace(/^[#*_\s]+|[:.*_\s]+$/g, '')
    .replace(/^[^\p{L}]+/u, '')
  const own = headingNames.find(([, names]) => names.has(bare))?.[0]
  const found = own ?? sections[sectionOf(bare) ?? 'none']
  // "Share the dough between two tins." is a sentence.
  return found === 'notes' && (/\S\s\S.*[.!?…]$/u.test(line) || isNote(line)) ? null : found
}

/** «Порада: додайте дрібку цукру» says all of it, and the lines below it are what they were before. */
export function isNote(line: string): boolean {
  const label = /^([^:]{3,40}):\s+\S/u.exec(line)?.[1]
  return label !== undefined && sectionOf(label) === 'end'
}
