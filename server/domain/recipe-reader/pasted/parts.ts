import { headingOf as partHeading } from '../../../../shared/food/line/heading.ts'
import { isDoing } from './line-kinds.ts'
import { linePatterns } from './line-words.ts'
import type { Rows } from './rows.ts'
import { withoutBullet } from './tidy-line.ts'

const part = new RegExp(`(?<!\\p{L})(?:${linePatterns.part})(?!\\p{L})`, 'iu')

/** The name of a part of the dish, where the lines below it are its foods: «Тісто/основа:», «Бісквіт»; else null. */
export function partAbove(rows: Rows, at: number): string | null {
  const line = withoutBullet(rows.texts[at] ?? '')
  if (isClosed(line)) return rows.isFood(at + 1) && !isDoing(line) ? line : null
  if (!mayName(rows, at)) return null
  const isBlock = startsBlock(rows, at)
  const sure =
    (part.test(line) && (isBlock || isOverTwo(rows, at, line))) ||
    (isBlock && isShouted(line) && !isShouted(rows.texts[at + 1] ?? ''))
  const named = sure || (rows.kind(at) === 'said' && namesSeveral(rows))
  // Said with a colon, as a list is read by it.
  return named ? `${line}:` : null
}

/** «Крем:», «Для крему»: it can be nothing else. */
export const isClosed = (line: string) => partHeading(line) !== null

/** A few words without an amount right above one. */
function mayName(rows: Rows, at: number): boolean {
  const line = withoutBullet(rows.texts[at] ?? '')
  return (
    /^\p{L}[^\d,.!?…;:]{2,40}\d?$/u.test(line) &&
    line.split(' ').length <= 4 &&
    rows.kind(at + 1) === 'listed' &&
    (!rows.isApart(at + 1) || at === 1) &&
    !isDoing(line)
  )
}

/** «BÉCHAMEL» over «1 litre of milk» is none to buy. */
const isShouted = (line: string) =>
  line === line.toUpperCase() && line !== line.toLowerCase() && /\p{Lu}{3}/u.test(line)

/** What the first line below the title is, or one below a blank line. */
const startsBlock = (rows: Rows, at: number) => at === 1 || rows.isApart(at)

/** In the middle of a list a cream is something to buy, unless amounts follow and it is written as a name. */
const isOverTwo = (rows: Rows, at: number, line: string) =>
  /^\p{Lu}/u.test(line) && rows.isFood(at + 2) && !rows.isApart(at + 2)

/** Where several blocks have such a line above their amounts, it is what they are called. */
function namesSeveral(rows: Rows): boolean {
  const all = rows.texts.keys().filter((at) => at > 0 && startsBlock(rows, at) && mayName(rows, at))
  return all.take(2).toArray().length > 1
}
