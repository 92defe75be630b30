import { sentencesIn } from '../sentences.ts'
import { sectionOf } from '../visible/headings.ts'
import { listInOne } from '../visible/tidy-entries.ts'
import { amountsTaken, isSurelyListed, isTaking } from './line-kinds.ts'
import { isClosed } from './parts.ts'

/** «Тісто: 300 г борошна, 150 мл води, дрібка солі»: what was written on one line, line by line. */
export function linesIn(line: string): string[] {
  const [, part, rest = ''] = /^([^:\d]{2,40}):\s+(\S.*)$/u.exec(line) ?? []
  const list = cut(rest)
  return part !== undefined && list.length > 1 ? [`${part}:`, ...list] : cut(line)
}

/** So many lines are read to see whether one is of a list. */
const mostRead = 300

/**
 * Of a text without a list of its own, the sentences that say what is taken, food by food: «Беремо 500 г борошна, 2 яйця,
 * 100 мл води. Замісити.» is a list and a step, and «Для начинки береш …» names a part.
 */
export function takenApart(lines: readonly string[]): readonly string[] {
  const hasList = (line: string, at: number) =>
    sectionOf(line) === 'lines' || (at < mostRead && isSurelyListed(line))
  if (lines.some(hasList)) return lines
  return lines.flatMap((line, at) => (at === 0 || !/\d/.test(line) ? [line] : takenIn(line)))
}

function takenIn(line: string): string[] {
  const sentences = sentencesIn(line)
  if (sentences.length === 1) return [line]
  const apart: string[] = []
  let isOpen = false
  for (const sentence of sentences) {
    const amounts = amountsTaken(sentence)
    const foods = amounts === null ? [] : linesIn(amounts)
    const last = apart.at(-1)
    if (foods.length > 1) {
      const part = partTakenFor(sentence)
      apart.push(...(part === null ? [] : [part]), ...foods)
    } else if (isOpen && last !== undefined) apart[apart.length - 1] = `${last} ${sentence}`
    else apart.push(sentence)
    isOpen = foods.length <= 1
  }
  return apart
}

/** «Для начинки береш 300 г сиру» is for «Для начинки:». */
function partTakenFor(sentence: string): string | null {
  const before = sentence.slice(0, sentence.search(/\d/)).trim().split(' ')
  const part = `${before.filter((word) => !isTaking(word)).join(' ')}:`
  return isClosed(part) ? part : null
}

const cut = (text: string) => listInOne([{ text, part: false }]).map((one) => one.text)
