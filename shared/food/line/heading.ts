import { headingWords } from './words/headings.ts'

const {
  aim,
  alone,
  and,
  adjective,
  dressing,
  for: aims,
  mainly,
  mainlyThe,
  salad,
  the,
} = headingWords

/** The part of the dish that the lines after this one are for: «Для тіста:», «Для подачі», "For the sauce". */
export function headingOf(text: string): string | null {
  const line = text.trim().replace(/^[#*=_—–-]+ *|[*=_]+$/gu, '')
  const closed = /^(.{2,60}):$/u.exec(line)?.[1]
  if (closed) return closed.trim()
  if (line.length > 40) return null
  const words = line.toLowerCase().split(' ')
  return opensHeading(words[0] ?? '') && isHeading(words) ? line : null
}

/** How all of them begin, so that most lines are told by their first word. */
export function opensHeading(low: string): boolean {
  return [aims, alone, dressing].some((words) => words.has(low))
}

/** Whether it tells what the lines are for, and names nothing that is in them. */
export function saysWhatFor(heading: string): boolean {
  const [first = '', next] = heading.toLowerCase().split(/\s/)
  return next !== undefined && (mainly.has(first) || mainlyThe.has(first))
}

const before = /^(\p{L}+) (\p{L}+)(?: (\p{L}+))?(?: (\p{L}+))?(?: - (?=[\p{L}\d])| (?=\d))/u

/** «для крему - згущене молоко», "For the glaze 1 cup sugar and 2 tbsp milk": a colon is meant behind what the line is for. */
export function withColonBehindAim(line: string): string {
  const said = line.includes(':') ? null : before.exec(line)
  if (!said) return line
  const words = said.slice(1).flatMap((word) => word?.toLowerCase() ?? [])
  const [first = '', second = '', third] = words
  const isAim =
    (mainly.has(first) &&
      (words.length === 2 || (words.length === 3 && adjective.has(second) && isWord(third)))) ||
    (mainlyThe.has(first) && the.has(second) && third !== undefined) ||
    (aims.has(first) && aim.has(second) && words.length === 2)
  return isAim ? `${words.join(' ')}: ${line.slice(said[0].length)}` : line
}

/**
 * Without a colon only what can be nothing else: «для заварного крему» has an adjective before its noun, while
 * «для смаження олія» ends in a food.
 */
function isHeading(words: readonly string[]): boolean {
  const [first = '', second = '', third, fourth] = words
  const { length } = words
  if (alone.has(first)) return length === 1
  if (dressing.has(first)) return length === 3 && salad.has(third)
  if (aim.has(second) && length === 2) return true
  if (mainlyThe.has(first))
    return the.has(second) && length > 2 && length < 6 && words.slice(2).every(isWord)
  if (!isWord(second)) return false
  if (length === 4)
    return (mainly.has(first) || aim.has(second)) && and.has(third) && isWord(fourth)
  if (!mainly.has(first)) return false
  return length === 2 || (length === 3 && adjective.has(second) && isWord(third))
}

function isWord(said: string | undefined): boolean {
  return said !== undefined && /^[\p{L}'’-]{3,}$/u.test(said)
}
