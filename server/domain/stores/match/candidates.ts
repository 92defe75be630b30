import type { Concern } from '../../../../shared/wire/members.ts'
import type { Doubt, MatchLine, ProductChoice } from '../../../../shared/wire/store-carts.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import type { Product } from '../dialects/types.ts'
import type { ShopLanguage } from '../names/languages.ts'
import type { Eaters } from './eaters.ts'
import { fatOrder } from './fat.ts'
import { judge, possible, sure } from './judge.ts'
import { perUnit, quantityFor } from './quantity.ts'
import { fitsSize } from './size.ts'
import { tellingOf } from './telling.ts'

const shown = 8

/** Of products that are as good a match as each other, the ones within this much are compared by price. */
const alike = 0.04

/** In which language a shop writes its titles, and who eats what is bought there. */
export interface Shelf {
  language: ShopLanguage
  eaters: Eaters
}

interface Candidate {
  product: Product
  score: number
  quantity: number
  amountSure: boolean
  /** Its packs are of the size that was written, or that is usual where they are only counted. */
  fitting: boolean
  concerns: Concern[]
}

/** Somebody who takes one thing for another unasked may make it a little dearer, and no more. */
const dearer = 1.3

/**
 * What is proposed for a line, and what may be taken instead. `instead` is what the store itself names for a
 * thing that it has sold out: it is shown before our own, and asked about.
 */
export function proposalFor(
  need: ListNeed,
  products: readonly Product[],
  rememberedId: string | null,
  shelf: Shelf,
  instead: readonly Product[] = [],
): Omit<MatchLine, 'done'> {
  const found = ranked(need, products, shelf)
  const named = judged(need, instead, shelf, 0).filter(({ product }) => product.available)
  const usual = usualOf(found, rememberedId)
  const soldOut = usual?.product.available === false
  const kept = soldOut || rememberedId === null ? undefined : usual
  const ours = kept ?? found.find(({ product }) => product.available)
  const fits = ours !== undefined && doubtOf(ours, kept !== undefined, usual) === null
  const best = fits || !soldOut ? ours : (named[0] ?? ours)
  const candidates = distinct([...(fits ? [] : named), ...found])
  return {
    key: need.key,
    name: need.name,
    aisle: need.aisle,
    amount: need.amount,
    product: best ? choiceOf(best) : null,
    doubt: doubtOf(best, kept !== undefined, usual),
    concerns: best?.concerns ?? [],
    amountSure: best?.amountSure ?? false,
    remembered: kept !== undefined,
    alternatives: candidates
      .filter((one) => one !== best)
      .slice(0, shown)
      .map(choiceOf),
  }
}

/** The product that would be taken, had the store any of it; its own tool may know another. */
export function soldOutOf(
  need: ListNeed,
  products: readonly Product[],
  rememberedId: string | null,
  shelf: Shelf,
): string | null {
  const usual = usualOf(ranked(need, products, shelf), rememberedId)
  return usual && !usual.product.available ? usual.product.id : null
}

/** What was taken last time, else what is surely meant; there or not. */
function usualOf(found: readonly Candidate[], rememberedId: string | null): Candidate | undefined {
  const remembered = found.find(({ product }) => product.id === rememberedId)
  if (remembered) return remembered
  const [first] = found
  return rememberedId === null && first && first.score >= sure ? first : undefined
}

function ranked(need: ListNeed, products: readonly Product[], shelf: Shelf): Candidate[] {
  const all = judged(need, products, shelf, possible).sort((a, b) => b.score - a.score)
  const top = all[0]?.score ?? 0
  const first = all.filter(({ score }) => score > top - alike)
  const fatter = fatOrder(
    need,
    first.map(({ product }) => product.name),
  )
  // An amount that fits comes before a price that had to be guessed.
  first.sort(
    (a, b) =>
      Number(b.amountSure) - Number(a.amountSure) ||
      a.concerns.length - b.concerns.length ||
      fatter(a.product.name) - fatter(b.product.name) ||
      Number(b.fitting) - Number(a.fitting) ||
      costOf(a) - costOf(b) ||
      a.quantity - b.quantity,
  )
  return [...first, ...all.filter(({ score }) => score <= top - alike)]
}

function judged(
  need: ListNeed,
  products: readonly Product[],
  { eaters, language }: Shelf,
  least: number,
): Candidate[] {
  const telling = tellingOf(
    need,
    products.map(({ name }) => name),
  )
  return products.flatMap((product) => {
    const score = judge(need, withoutBrand(product), telling, language)
    if (score < least) return []
    const { never, ask: concerns } = eaters(need, withoutBrand(product))
    if (never) return []
    const { quantity, sure: amountSure } = quantityFor(need, product)
    const fitting = fitsSize(need, product)
    return { product, score, quantity, amountSure, fitting, concerns }
  })
}

/** «Boldog Tyúk» means a happy hen and sells cheese too. */
function withoutBrand({ name, brand }: Product): string {
  return brand && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((one) => [one.product.id, one])).values()]
}

function doubtOf(
  best: Candidate | undefined,
  kept: boolean,
  usual: Candidate | undefined,
): Doubt | null {
  const soldOut = usual?.product.available === false
  if (!best) return soldOut ? 'sold_out' : 'nothing'
  if (!kept && best.score < sure) return soldOut ? 'sold_out' : 'name'
  if (soldOut && isMuchDearer(best, usual)) return 'sold_out'
  // Whoever chose it once knew what may be in it, but not who would come to eat.
  const { concerns } = best
  if (concerns.some(({ holds }) => holds.length > 0 || !kept)) return 'diet'
  return best.amountSure ? null : 'amount'
}

/** By the kilogram, litre or piece, where both say; else by what has to be paid. */
function isMuchDearer(one: Candidate, usual: Candidate): boolean {
  const [price, before] = [perUnit(one.product), perUnit(usual.product)]
  if (price && before && price.per === before.per) return price.minor > before.minor * dearer
  return costOf(one) > costOf(usual) * dearer
}

const costOf = ({ product, quantity }: Candidate) => Math.round(product.price * quantity)

function choiceOf(candidate: Candidate): ProductChoice {
  const { product, quantity } = candidate
  return {
    id: product.id,
    name: product.name,
    pack: product.pack,
    weighted: product.weighted,
    quantity,
    total: costOf(candidate),
    price: product.price,
    perUnit: perUnit(product),
    available: product.available,
  }
}
