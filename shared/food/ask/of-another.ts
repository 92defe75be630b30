import { nearFoods } from '../names/match.ts'
import { type Clause, marksOver } from './clauses.ts'
import type { Item } from './item.ts'
import { isKnownWord } from './known.ts'
import type { Marks } from './marks.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { endings } from './words/endings.ts'
import { ofAnother } from './words/of-another.ts'

/**
 * «спаржа. Не хочу зіпсувати», «бараболя є, фантазії нема», "cod. Don't want to ruin it": what is not to be done, or is not
 * there, is another thing, which nobody knows; whether it says anything of the food before it nobody can tell.
 */
export function speaksOfAnother({ items }: Clause, verdicts: Verdicts): boolean {
  return items.some((item, at) => {
    const [word] = item.words
    if (item.kind !== 'word' || !word || !isRefused(verdicts.get(item))) return false
    // «тунець? не хочу бачити», «чай? чайку нема»
    if (ofAnother.sensed.has(word.low) || nearFoods(word.low).length > 0) return false
    const [before, after] = [items[at - 1], items[at + 1]]
    const wanted = before?.kind === 'refusal' && ofAnother.want.has(before.words.at(-1)?.low)
    if (wanted && endings.infinitive.has(word.low)) return true
    return after?.kind === 'refusal' && after.words.some(({ low }) => ofAnother.there.has(low))
  })
}

/** «не смійтесь», "didn't survive": nobody knows what is not done, and it is not said to be done to it. */
export function isUnknownDoing({ items, marks: own }: Clause, marks: Marks): boolean {
  const isKnown = (item: Item) => {
    const [word] = item.words
    return word !== undefined && isKnownWord(word, marksOver(item, marks))
  }
  if (own.some((mark) => mark.class === 'it')) return false
  return items.some((item, at) => {
    const [word] = item.words
    const next = items[at + 1]
    if (item.kind !== 'refusal' || item.words.length > 1 || !ofAnother.merelyNot.has(word?.low))
      return false
    return next?.kind === 'word' && !isKnown(next)
  })
}
