import type { Language } from '../../language/languages.ts'
import { dayOf, daySaid } from './day-said.ts'
import { kept, written } from './words/kept.ts'

/** Until when something at home keeps, and whether it was opened. Days are such as 2026-12-02. */
export interface Kept {
  bestBefore: string | null
  opened: boolean
  /** Null where nobody said when. */
  openedOn: string | null
}

export const nothingKept: Kept = { bestBefore: null, opened: false, openedOn: null }

const until = new RegExp(`(?<!\\p{L})(?:${kept.until}) (?<day>${daySaid})`, 'iu')
const openedThen = new RegExp(
  `(?<!\\p{L})(?:${kept.opened})(?: (?:${kept.on}))? (?<day>${daySaid})`,
  'iu',
)
/** «Відкритий пиріг» is a pie: without a day it has to stand behind the food. */
const openedSome = new RegExp(`(?<=\\S[\\s(,]+)(?:${kept.opened})(?=\\s*(?:[,;)]|$))`, 'iu')

/** A line without what it says of its age, which is no word of the food: «сметана відкрита вчора». */
export function readKept(text: string, today: string): Kept & { text: string } {
  const found = { ...nothingKept }
  let rest = text
  const take = (shape: RegExp, way: 'ahead' | 'behind'): string | null => {
    const said = shape.exec(rest)
    const day = said?.groups?.['day'] ? dayOf(said.groups['day'], today, way) : null
    if (said && day) rest = rest.replace(said[0], ' ')
    return day
  }
  found.bestBefore = take(until, 'ahead')
  found.openedOn = take(openedThen, 'behind')
  found.opened = found.openedOn !== null || openedSome.test(rest)
  if (found.openedOn === null) rest = rest.replace(openedSome, ' ')
  return { ...found, text: rest === text ? text : tidied(rest) || text }
}

/** The same in the words of a language, such as are read again: «до 02.12.2026». */
export function keptText({ bestBefore, opened, openedOn }: Kept, language: Language): string {
  const words = written[language]
  return [
    bestBefore ? `${words.until} ${figures(bestBefore)}` : '',
    opened ? `${words.opened} ${openedOn ? figures(openedOn) : ''}`.trim() : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function figures(day: string): string {
  return day.split('-').toReversed().join('.')
}

function tidied(text: string): string {
  return text
    .replace(/\(\s*[,;]?\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
}
