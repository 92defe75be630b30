import type { Token } from '../../text/tokens.ts'
import { isTimes, opensEach, rowAmountAt } from './row-amounts.ts'
import { pastTold } from './told-behind.ts'

/** Names side by side, and how much there is of the first or the last of them. */
export interface Run {
  words: readonly Token[]
  before: readonly Token[]
  behind: readonly Token[]
  /** «огірки помідори по кг»: what is of each of them. */
  each?: readonly Token[]
}

/**
 * The names between the amounts. An amount belongs to what follows it where one opens the row, has its sign behind it
 * («máslo 2x rohlíky») or a noun in the genitive («хліб 10 яєць»), and else to what it follows.
 */
export function runsOf(tokens: readonly Token[]): readonly Run[] {
  const runs: Run[] = []
  // "2% milk bread": said of what follows, where it opens the row.
  const first = pastTold(tokens, 0)
  const opens = first === 0 && rowAmountAt(tokens, 0) !== undefined
  let words: Token[] = []
  let before: readonly Token[] = tokens.slice(0, first)
  const end = (behind: readonly Token[], each?: readonly Token[]) => {
    if (words.length > 0) runs.push({ words, before, behind, ...(each && { each }) })
    words = []
    before = []
  }
  for (let at = first; at < tokens.length; ) {
    const told = pastTold(tokens, at)
    const amountHere = rowAmountAt(tokens, at)
    if (words.length > 0 && opensEach(tokens, at)) {
      end([], tokens.slice(at))
      at = tokens.length
    } else if (told > at) {
      if (words.length === 0) return []
      // «молоко 2,5% 1л хліб»: an amount behind it is of the same, where none stands ahead.
      const behind = opens ? undefined : rowAmountAt(tokens, told)
      const next = behind && !behind.ahead ? behind.next : told
      end(tokens.slice(at, next))
      at = next
    } else if (!amountHere) words.push(tokens[at++] as Token)
    else {
      const { next, ahead } = amountHere
      const amount = tokens.slice(at, next)
      const isSigned = isTimes(amount.at(-1)) && !closes(tokens)
      // «хліб 2х молоко»: nobody can say of which.
      if (isSigned && !opens && words.length < 2) return []
      const isAhead = opens || isSigned || ahead
      // «пиво 4х0.5 чіпси»: two amounts of one thing are for others to read.
      if (words.length === 0 && at > 0 && !(ahead && before.length === 0)) return []
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
  return tokens.some((_, at) => at > 0 && rowAmountAt(tokens, at)?.next === tokens.length)
}
