import type { PageLine } from './page-lines.ts'
import { isUnit } from './words.ts'

/** Fewer may be the numbers of pages, or of comments. */
const fewest = 3
const longestFood = 60

/** «400 g» in one box and «flour» in the next: the two columns of a list that is not a table. */
export function withAmounts(lines: readonly PageLine[]): readonly PageLine[] {
  const amounts = lines.map((line, at) => isAmountOf(line, lines[at + 1]))
  if (amounts.filter(Boolean).length < fewest) return lines
  const joined: PageLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const food = lines[at + 1]
    if (amounts[at] && food && inList(amounts, lines, at)) {
      joined.push({
        ...food,
        text: `${line.text} ${food.text}`,
        boxes: [...line.boxes, ...food.boxes],
      })
      at += 1
    } else joined.push(line)
  }
  return joined
}

function isAmountOf(line: PageLine, next: PageLine | undefined): boolean {
  if (!next || next.kind === 'heading' || line.kind === 'heading' || next.mark !== line.mark)
    return false
  const [, number, unit = ''] =
    /^([\d½⅓⅔¼¾⅛][\d\s.,/½⅓⅔¼¾⅛–-]{0,9})(\p{L}[\p{L}. ]{0,14})?$/u.exec(line.text) ?? []
  if (!number || (unit !== '' && !isUnit(unit))) return false
  return next.text.length <= longestFood && /^\p{L}/u.test(next.text) && !/[.!?]$/.test(next.text)
}

/** A list has several of them near each other, and they do not count 1, 2, 3. */
function inList(amounts: readonly boolean[], lines: readonly PageLine[], at: number): boolean {
  const near: number[] = []
  for (let place = Math.max(0, at - 9); place < Math.min(amounts.length, at + 10); place += 1) {
    if (amounts[place]) near.push(place)
  }
  const counts = near.map((place) => Number(lines[place]?.text))
  return (
    near.length >= fewest && !counts.every((count, place) => count === (counts[0] ?? 0) + place)
  )
}
