import type { Token } from '../text/tokens.ts'
import type { Item } from './item.ts'
import { isRefused, isWished, type Verdicts } from './meant.ts'

/** «koprovku nesnáším»: one word of Czech is read as two, and where the one is refused the other is not wished for. */
export function refuseWholeWords(
  items: readonly Item[],
  tokens: readonly Token[],
  verdicts: Verdicts,
): void {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    if (!next || tokens[item.to - 1]?.start !== tokens[next.from]?.start) continue
    const [one, other] = [verdicts.get(item), verdicts.get(next)]
    if (isRefused(one) && isWished(other)) verdicts.delete(next)
    if (isRefused(other) && isWished(one)) verdicts.delete(item)
  }
}
