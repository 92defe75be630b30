import type { BasePrice } from '../lexicon/types.ts'
import { basePrice, type PriceOf } from '../price.ts'

/** What a litre in a bottle costs: a recipe's water comes from the tap, and the water of a list from a shop. */
const bottled: BasePrice = { per: 'l', minor: 1200 }

/** The prices of what is bought, of a book that is also one of what is cooked. */
export function shelfPrices(priceOf: PriceOf): PriceOf {
  return (food) => {
    const price = priceOf(food)
    return food === 'water' && price?.minor === basePrice(food)?.minor ? bottled : price
  }
}
