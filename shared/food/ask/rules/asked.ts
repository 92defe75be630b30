import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isBare, isList } from '../lists.ts'
import { isVerbal } from '../lost.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import type { Marks } from '../marks.ts'
import { isMeant } from '../meant.ts'
import { isPut } from '../settings.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import type { Rule } from './rule.ts'

/** Whoever asks what they cannot stand tells it themselves. */
export const askedRules: readonly Rule[] = [
  {
    name: 'asked and answered',
    says: '"what ruins an omelette? Peppers", «знаєш, чого я не їм? Грибів»: the answer is what is refused, and the dish that was asked about is wanted without it.',
    decide({ clause, last, marks, verdicts }) {
      if (!clause.tells || !last) return undefined
      const items = clause.items.filter(({ words }) => !small.article.has(words[0]?.low))
      if (!(isBare({ items }) || isList(items)) || !asksForNo(last, marks)) return undefined
      for (const item of items) if (isMeant(item, verdicts)) verdicts.set(item, 'refused')
      for (const item of last.items) {
        if (isDish(item)) verdicts.set(item, 'wanted')
        else if (item.kind === 'word') verdicts.delete(item)
      }
      return 'averse'
    },
  },
]

/** «чого я не їм», "what ruins …", "what doesn't belong in …": between the question and its no stands only who says so. */
function asksForNo({ items }: Clause, marks: Marks): boolean {
  const no = items.findIndex((item) => turnsDown(item, marks))
  const asks = items.slice(0, no).findLastIndex(({ words }) => small.whatNot.has(words[0]?.low))
  if (no < 0 || asks < 0) return false
  if (!items.slice(asks + 1, no).every((item) => saysWho(item, marks))) return false
  // "what ruins a good omelette": a food in it would be what is asked about, and not what is named in answer.
  return items.every((item, at) => !isNamed(item) || isDish(item) || isPut(items, at, marks))
}

/** "what do I hate", and not «що з'їсти, коли нудить». */
function saysWho(item: Item, marks: Marks): boolean {
  if (item.words.some(({ low }) => small.inCase.has(low))) return false
  return (
    ['stop', 'gap', 'joiner'].includes(item.kind) ||
    marksOver(item, marks).some(({ class: kind }) => kind === 'person')
  )
}

/** "should not be" */
function isNotDone({ words }: Item): boolean {
  return words.length > 1 && small.not.has(words[0]?.low)
}

function turnsDown(item: Item, marks: Marks): boolean {
  const no = item.kind === 'refusal' && (item.back || isVerbal(item) || isNotDone(item))
  return no || isAverse(marksOver(item, marks))
}
