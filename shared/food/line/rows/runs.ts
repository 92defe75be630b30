import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { units } from '../../units/units.ts'
import { readAmount } from '../amount.ts'
import { formsOf } from '../region.ts'
import { said } from '../words/said.ts'
import { isCountAt } from './amounts-part.ts'
import { isMany, isName, nameLength } from './to-the-letter.ts'
import { pastTold } from './told-behind.ts'

/** Names side by side, and how much there is of the first or the last of them. */
export interface Run {
  words: readonly Token[]
  before: readonly Token[]
  behind: readonly Token[]
}

/**
 * The names between the amounts. An amount belongs to what follows it where one opens the row or has its sign behind it
 * («máslo 2x rohlíky»), and else to what it follows.
 */
export function runsOf(tokens: readonly Token[]): readonly Run[] {
  const runs: Run[] = []
  // "2% milk bread": said of what follows, where it opens the row.
  const first = pastTold(tokens, 0)
  const opens = first === 0 && isCountAt(tokens, 0)
  let words: Token[] = []
  let before: readonly Token[] = tokens.slice(0, first)
  const end = (behind: readonly Token[]) => {
    if (words.length > 0) runs.push({ words, before, behind })
    words = []
    before = []
  }
  for (let at = first; at < tokens.length; ) {
    const told = pastTold(tokens, at)
    const next = pastAmount(tokens, at)
    if (told > at) {
      if (words.length === 0) return []
      // «молоко 2,5% 1л хліб»: an amount behind it is of the same, where none stands ahead.
      const amount = opens ? told : pastAmount(tokens, told)
      end(tokens.slice(at, amount))
      at = amount
    } else if (next === at) words.push(tokens[at++] as Token)
    else {
      const amount = tokens.slice(at, next)
      const isSigned = isTimes(amount.at(-1)) && !closes(tokens)
      // «хліб 2х молоко»: nobody can say of which.
      if (isSigned && !opens && words.length < 2) return []
      const isAhead = opens || isSigned
      // «пиво 4х0.5 чіпси»: two amounts of one thing are for others to read.
      if (words.length === 0 && at > 0) return []
      end(isAhead ? [] : amount)
      if (isAhead) before = amount
      at = next
    }
  }
  const isWhole = before.length === 0 || words.length > 0
  end([])
  // «2 хліб молоко 3»: nobody can say what the last is of.
  return isWhole ? runs : []
}

/** Whether an amount ends the row. */
function closes(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => at > 0 && pastAmount(tokens, at) === tokens.length)
}

/** The token after the amount that stands here, with the sign that some write behind a number: «2х». */
function pastAmount(tokens: readonly Token[], at: number): number {
  if (at > 0 && isLoneMeasure(tokens[at]) && !isWithinName(tokens, at)) return at + 1
  if (!isCountAt(tokens, at)) return at
  const next = readAmount(tokens, at)?.next ?? at + 1
  return isTimes(tokens[next]) ? next + 1 : next
}

/** «лавровий лист» is no leaf of anything. */
function isWithinName(tokens: readonly Token[], at: number): boolean {
  const forms = formsOf(tokens)
  return [at - 2, at - 1].some((from) => from >= 0 && from + nameLength(forms, from) > at)
}

function isTimes(token: Token | undefined): boolean {
  return said.timesBehind.has(token?.low)
}

/** «груші кіло», «цибуля пучок»: one of it. */
function isLoneMeasure(token: Token | undefined): boolean {
  const unit = token?.kind === 'word' ? unitOf(token.form) : undefined
  if (!token || unit === undefined || isName(token.form) || isMany(token.form)) return false
  const { dimension } = units[unit]
  return token.form.cyrillic ? dimension !== 'length' : dimension === 'mass'
}
