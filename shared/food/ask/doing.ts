import type { Item } from './item.ts'
import { isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { endings } from './words/endings.ts'
import { ofAnother } from './words/of-another.ts'
import { small } from './words/small.ts'

/** «se mi zvedá žaludek», «manžel nsnáší kopr»: what stands behind a person in Czech is rather a verb. */
export function isDoer(item: Item | undefined, marks: Marks): boolean {
  const low = item?.words[0]?.low
  if (!item || small.mine.has(low)) return false
  const person = marksOver(item, marks).some((mark) => mark.class === 'person' && mark.czech)
  return person || small.toMe.has(low)
}

/** "my cardiologist vetoed bacon": right after a person it is no participle. */
export function isDone(item: Item, before: Item | undefined, marks: Marks): boolean {
  const [form] = item.words
  return (
    form !== undefined &&
    before !== undefined &&
    !form.cyrillic &&
    marksOver(item, marks).length === 0 &&
    (small.perfect.has(before.words[0]?.low) ||
      marksOver(before, marks).some((mark) => mark.class === 'person')) &&
    endings.turning.has(form.low)
  )
}

/** "peanuts really blotched my son": behind a food and before somebody it is no participle either. */
export function isDoneBy(items: readonly Item[], at: number, marks: Marks): boolean {
  const [item, next] = items.slice(at, at + 2)
  const [form] = item?.words ?? []
  if (!item || !next || !form || form.cyrillic || !endings.turning.has(form.low)) return false
  if (marksOver(item, marks).length > 0 || !items.slice(0, at).some(isNamed)) return false
  return (
    ofAnother.somebody.has(next.words[0]?.low) ||
    marksOver(next, marks).some(({ class: kind }) => kind === 'person')
  )
}
