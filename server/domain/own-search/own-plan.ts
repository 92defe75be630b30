import { isIdle } from '../../../shared/food/ask/plain.ts'
import type { PriceLimit } from '../../../shared/food/ask/types.ts'
import type { Asked } from '../ask/candidates.ts'
import { mealsMeant } from '../ask/course-wish.ts'
import { notForThem } from '../ask/for-whom.ts'
import { asLactoseFree, withoutLactose } from '../ask/lactose.ts'
import { neverOf } from '../ask/never.ts'
import { isForeign, limited, openWish } from '../ask/said.ts'
import { orderToDrop, type SoftKind } from '../ask/soft.ts'
import { toEatOnly } from '../ask/to-eat.ts'
import type { Wish } from '../ask/wish.ts'
import { wishesOf } from '../ask/wishes.ts'
import { energyUpTo } from '../search/energy.ts'
import { anyOf } from '../search/query.ts'

/** A question as a shelf is asked it: nobody counts what stands on one, so nothing is put in the place of a rare food. */
export interface OwnPlan {
  /** Refusals and diets, as parts of a tsquery. They hold whatever else is left out. */
  firm: string[]
  /** What is wished for, and stays wished for. */
  wanted: string[]
  /** What may be left out where nothing meets it all. */
  soft: Partial<Record<Exclude<SoftKind, 'words'>, string[]>>
  words: string[]
  /** In which order that goes. */
  order: readonly SoftKind[]
  limits: { minMinutes?: number; maxMinutes?: number; price?: PriceLimit; servings?: number }
  /** It refuses something, or says how long or dear it may be. */
  isBound: boolean
  /** It asks for something even when all that is soft is left out. */
  stays: boolean
}

export function ownPlan(said: Asked, currency: string): OwnPlan {
  const asked = asLactoseFree(said)
  const wishes = wishesOf(asked)
  const of = (...names: Wish['kind'][]) =>
    wishes.filter(({ kind }) => names.includes(kind)).map(({ texts }) => anyOf(texts))
  const meals = mealsMeant(asked)
  const { maxEnergy, minMinutes, maxMinutes, price, servings } = asked
  const told = [...toEatOnly(asked), ...notForThem(asked)].map(({ text }) => text)
  const refusing = [
    ...neverOf(asked),
    ...of('diets', 'free', 'figures'),
    ...withoutLactose(said).map(({ text }) => text),
    ...(maxEnergy === undefined ? [] : [energyUpTo(maxEnergy)]),
  ]
  const wanted = of('include', 'useUp', 'dishes', 'courses')
  const isLimited = limited(asked, currency)
  return {
    firm: [...refusing, ...told],
    wanted,
    soft: {
      equipment: of('equipment'),
      meals: meals ? [meals.text] : [],
      occasions: of('occasions'),
      cuisines: of('cuisines'),
    },
    words: asked.words.filter((word) => !isIdle(word) && !asked.told?.includes(word)),
    order: orderToDrop(asked.occasions),
    limits: {
      ...(minMinutes !== undefined && { minMinutes }),
      ...(maxMinutes !== undefined && { maxMinutes }),
      ...(price && !isForeign(asked, currency) && { price }),
      ...(servings !== undefined && { servings }),
    },
    isBound: refusing.length > 0 || isLimited,
    stays:
      refusing.length + wanted.length > 0 || isLimited || openWish(asked, currency) !== undefined,
  }
}

/** First the whole question, then without its words, and so on, as far as there is something left to ask for. */
export function waysToAsk({ soft, words, order, stays }: OwnPlan): SoftKind[][] {
  const present = order.filter((kind) =>
    kind === 'words' ? words.length > 0 : (soft[kind] ?? []).length > 0,
  )
  const most = stays ? present.length : Math.max(0, present.length - 1)
  return Array.from({ length: most + 1 }, (_, count) => present.slice(0, count))
}
