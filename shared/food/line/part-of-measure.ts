import { isKindOf, kinds } from '../lexicon/index.ts'

/** «пиво 0,5», "cola 1.5": what bottles and cans of it hold, as a label says it. */
export function isOfBottle(food: string, quantity: number, source: string): boolean {
  return (
    bottled.has(quantity) &&
    /(?<![\d.,])\d[.,]\d{1,2}(?![\d.,%])/.test(source) &&
    isPoured(food) &&
    // Tea is weighed, and of milk «2,5» may be how fat it is.
    !isDry(food) &&
    (quantity <= 1 || !isKindOf(food, 'dairy'))
  )
}

const bottled: ReadonlySet<number> = new Set([0.25, 0.33, 0.5, 0.7, 0.75, 0.85, 0.9, 1.5])
const isPoured = kinds('drink alcohol water milk kefir ryazhanka vegetable-oil')
const isDry = kinds('tea coffee cocoa')
