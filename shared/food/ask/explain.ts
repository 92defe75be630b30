import { within } from '../text/steps.ts'
import { unknownIn } from './known.ts'
import type { Mark, Marks } from './marks.ts'
import type { Verdicts } from './meant.ts'
import { rules } from './rules/index.ts'
import type { Judged } from './rules/rule.ts'
import type { Slots } from './types.ts'
import { enoughSteps, read, tangled } from './understand.ts'

/** One thing that was said, and how it was taken. */
interface Explained {
  said: string
  /** The rule that took it, and what that rule says. */
  rule: string
  because: string
  /** What its function words do. */
  cues: string[]
  taken: string[]
  /** The words that nothing knows. */
  unread: string[]
}

/** What a question asks for, and of each clause what decided about it: for whoever looks for a fault. */
export function explainQuery(text: string): { slots: Slots; clauses: Explained[] } {
  const found = within(enoughSteps, () => read(text))
  if (!found) return { slots: tangled(text), clauses: [] }
  const { slots, clauses, marks, verdicts } = found
  return { slots, clauses: clauses.map((one) => explained(one, marks, verdicts)) }
}

function explained(clause: Judged, over: Marks, verdicts: Verdicts): Explained {
  const { items, marks, rule } = clause
  const lowOf = (words: readonly { low: string }[]) =>
    words.map(({ low }) => low.replace('\u0000', '')).join(' ')
  const inside = (mark: Mark) => items.filter(({ from, to }) => from < mark.to && mark.from < to)
  return {
    said: items.map(({ words }) => lowOf(words)).join(' '),
    rule,
    because: rules.find(({ name }) => name === rule)?.says ?? '',
    cues: marks
      .filter((mark) => mark.class !== 'plain')
      .map(
        (mark) =>
          `${mark.class}: ${inside(mark)
            .map(({ words }) => lowOf(words))
            .join(' ')}`,
      ),
    taken: items.flatMap((item) => {
      const verdict = verdicts.get(item)
      return verdict ? [`${lowOf(item.words)}: ${verdict}`] : []
    }),
    unread: unknownIn(clause, over, verdicts).map(({ words }) => lowOf(words)),
  }
}
