import { convert } from '../../../../shared/food/amounts/convert.ts'
import type { Amount } from '../../../../shared/food/line/types.ts'
import { isSoMuch } from '../../../../shared/food/shop/bare-number.ts'
import { inGrams } from '../../../../shared/food/shop/measure.ts'
import { soldAs } from '../../../../shared/food/shop/sold.ts'
import { type UnitId, units } from '../../../../shared/food/units/units.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import type { Product } from '../dialects/types.ts'
import { readPack } from './pack.ts'
import { isOfPacks, isStrangeSize, packsOf, packsOfPackets, packsOfSize } from './size.ts'
import { qualitiesOfNeed } from './telling.ts'

export interface Quantity {
  /** Packs, or kilograms of what is weighed. */
  quantity: number
  /** False where it had to be guessed: the person has a look. */
  sure: boolean
}

/** Nobody buys so many packs of one thing without looking. */
const most = 30
/** A hair above a pack, from adding thirds, is no reason for one more. */
const crumb = 0.03
/** Of what nobody measured, and what is put on the scales. */
const someKilograms = 0.5

/** How much of a product covers what a line asks for: «томати в банці 2 шт.» are two tins. */
export function quantityFor(need: ListNeed, product: Product): Quantity {
  const { amounts, food } = need
  const tins = qualitiesOfNeed(need).includes('tinned')
  const isCounted = ({ unit }: Amount) => unit === undefined || unit === 'piece'
  const read = tins
    ? amounts.map((one) => (isCounted(one) ? { ...one, unit: 'can' as const } : one))
    : amounts
  const sized = product.weighted ? null : packsOfSize(need, product)
  if (sized !== null) return bounded({ quantity: Math.max(1, sized), sure: true })
  return quantityOf(read, food, product)
}

/** How much of a product covers what is needed. */
export function quantityOf(
  amounts: readonly Amount[],
  food: string | null,
  product: Product,
): Quantity {
  return bounded(product.weighted ? weighed(amounts, food, product) : packs(amounts, food, product))
}

function bounded(counted: Quantity): Quantity {
  return counted.quantity > most ? { quantity: most, sure: false } : counted
}

function weighed(amounts: readonly Amount[], food: string | null, product: Product): Quantity {
  const { sum, all } = summed(amounts, 'kg', food)
  const kilograms = sum > 0 ? sum : someKilograms
  const steps = Math.max(1, Math.ceil(kilograms / product.step - crumb))
  return { quantity: Number((steps * product.step).toFixed(3)), sure: all && sum > 0 }
}

function packs(amounts: readonly Amount[], food: string | null, product: Product): Quantity {
  if (amounts.length === 0 || amounts.every(isLittle)) return { quantity: 1, sure: true }
  // «оцту 100»: nobody has said of what.
  if (food !== null && !amounts.every((amount) => isSoMuch(amount, food)))
    return { quantity: 1, sure: false }
  const pack = readPack(product.pack)
  const packets = amounts.flatMap((amount) => {
    const count = packsOfPackets(amount, food, product)
    return count === undefined ? [] : [{ amount, count }]
  })
  if (packets.length > 0) {
    const rest = amounts.filter((amount) => !packets.some((one) => one.amount === amount))
    const more = rest.length > 0 ? packs(rest, food, product).quantity : 0
    const count = packets.reduce((sum, one) => sum + one.count, 0)
    // A pack for many packets may be dear, and nobody has asked for so much.
    return { quantity: Math.max(1, Math.ceil(count - crumb)) + more, sure: false }
  }
  const whole = amounts.filter((amount) => isOfPacks(amount, food, product))
  if (whole.length > 0) {
    const rest = amounts.filter((amount) => !whole.includes(amount))
    const more = rest.length > 0 ? packs(rest, food, product) : { quantity: 0, sure: true }
    const count = whole.reduce((sum, amount) => sum + packsOf(amount, product), 0)
    const strange = whole.some((amount) => isStrangeSize(amount, food, product))
    return { quantity: Math.ceil(count - crumb) + more.quantity, sure: more.sure && !strange }
  }
  const heads = pack?.unit === 'piece' && amounts.every(({ unit }) => isSoldBy(unit, food))
  if (heads) return { quantity: Math.ceil(sumOf(amounts) / pack.quantity - crumb), sure: true }
  if (!pack) {
    const pieces = amounts.every(({ unit }) => unit === undefined || unit === 'piece')
    return { quantity: pieces ? Math.ceil(sumOf(amounts)) : 1, sure: false }
  }
  const { sum, all } = summed(amounts, pack.unit, food)
  return { quantity: Math.max(1, Math.ceil(sum / pack.quantity - crumb)), sure: all }
}

/** The part of the amounts that converts, and whether that is all of them. */
function summed(amounts: readonly Amount[], unit: UnitId | undefined, food: string | null) {
  let sum = 0
  let all = true
  for (const amount of amounts) {
    const weighed = inGrams(amount, food ?? undefined)
    const same = convert(weighed, unit === 'piece' ? undefined : unit, food ?? undefined)
    if (same) sum += same.upTo ?? same.quantity
    else if (!isLittle(amount)) all = false
  }
  return { sum, all }
}

/** A head of garlic, where one product is one head. */
function isSoldBy(unit: UnitId | undefined, food: string | null): boolean {
  return food !== null && unit !== undefined && soldAs(food)?.unit === unit
}

const littles: ReadonlySet<UnitId> = new Set(['pinch', 'dash', 'leaf', 'sprig', 'drop', 'grain'])

/** A few spoons or a pinch: the smallest pack holds it. */
function isLittle({ quantity, unit }: Amount): boolean {
  if (unit === undefined) return false
  if (littles.has(unit)) return true
  const { dimension, factor } = units[unit]
  const spoons = unit === 'tsp' || unit === 'tbsp' || unit === 'dessertspoon'
  return spoons && dimension === 'volume' && quantity * factor <= 60
}

const sumOf = (amounts: readonly Amount[]) =>
  amounts.reduce((sum, { quantity, upTo }) => sum + (upTo ?? quantity), 0)

/** What a kilogram, a litre or a piece costs, where the pack says. */
export function perUnit(
  product: Pick<Product, 'price' | 'pack' | 'weighted'>,
): { minor: number; per: 'kg' | 'l' | 'piece' } | null {
  if (product.weighted) return { minor: product.price, per: 'kg' }
  const pack = readPack(product.pack)
  if (!pack?.unit) return null
  for (const per of ['kg', 'l'] as const) {
    const size = convert(pack, per)
    if (size) return { minor: Math.round(product.price / size.quantity), per }
  }
  return { minor: Math.round(product.price / pack.quantity), per: 'piece' }
}
