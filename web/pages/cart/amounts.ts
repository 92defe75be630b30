import type { Format } from '../../language/format.ts'
import type { Dictionary } from '../../language/shape.ts'

interface Sold {
  pack: string | null
  weighted: boolean
}

/** «2 × 400 г», «1,3 кг», «3 шт.». */
export function soldAs(
  { pack, weighted }: Sold,
  quantity: number,
  { cart }: Pick<Dictionary, 'cart'>,
  format: Format,
): string {
  const count = format.number(quantity)
  if (weighted) return cart.kilograms(count)
  return pack === null ? cart.pieces(count) : cart.packs(count, pack)
}
