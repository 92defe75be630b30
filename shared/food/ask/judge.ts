import { step } from '../text/steps.ts'
import { atHand, diet, named } from './hearing/foods.ts'
import { extend, type Heard } from './hearing/heard.ts'
import { isOver, joiner, refusal, stop, swap, wish } from './hearing/refusals.ts'
import type { Item } from './item.ts'
import type { Marks } from './marks.ts'
import { isColon, refuseBefore } from './runs.ts'
import type { Verdict } from './verdict.ts'

/**
 * Decides of each item whether it is wanted or refused. A refusal holds its list («без молока, яєць і
 * горіхів») until a wish, an end, or a word in the nominative begins something new. When in doubt an
 * item is refused: a refusal that cannot be resolved must never become a wish.
 */
export function judge(items: readonly Item[], marks: Marks): Map<Item, Verdict> {
  const verdicts = new Map<Item, Verdict>()
  const heard: Heard = {
    items,
    marks,
    verdicts,
    refusing: undefined,
    hand: false,
    substitute: false,
    turnedDown: false,
  }
  for (const [at, item] of items.entries()) {
    step()
    if (isOver(heard, item, at)) heard.refusing = undefined
    const one = hear[item.kind] ?? named
    one(heard, item, at)
  }
  return verdicts
}

type Hear = (heard: Heard, item: Item, at: number) => void

/** What each kind of item does; all others name something. */
const hear: Partial<Record<Item['kind'], Hear>> = {
  refusal,
  swap,
  wish,
  hand: atHand,
  joiner,
  stop,
  diet,
  free({ items, verdicts }, _, at) {
    refuseBefore(items, at, verdicts, 'refused')
  },
  less({ verdicts }, item) {
    verdicts.set(item, 'refused')
  },
  end(heard) {
    heard.refusing = undefined
    heard.hand = false
  },
  /** "allergy list: lasagna, beans" */
  gap(heard, item) {
    if (heard.refusing?.verdict === 'allergy' && isColon(item)) extend(heard, { held: true })
  },
}
