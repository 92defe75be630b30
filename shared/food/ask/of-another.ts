import { nearFoods } from '../names/match.ts'
import type { Clause } from './clauses.ts'
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
