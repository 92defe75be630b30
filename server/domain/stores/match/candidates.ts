import type { Concern } from '../../../../shared/wire/members.ts'
import type { Doubt, MatchLine, ProductChoice } from '../../../../shared/wire/stores.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import type { Product } from '../dialects/types.ts'
import type { Eaters } from './eaters.ts'
import { judge, possible, sure } from './judge.ts'
import { perUnit, quantityOf } from './quantity.ts'
import { tellingWords } from './telling.ts'

const shown = 8

/** Of products that are as good a match as each other, the ones within this much are compared by price. */
const alike = 0.04

interface Candidate {
  product: Product
  score: number
  quantity: number
  amountSure: boolean
  concerns: Concern[]
}

/** What is proposed for a line, and what may be taken instead. */
export function proposalFor(
  need: ListNeed,
  products: readonly Product[],
  rememberedId: string | null,
  eaters: Eaters,
): Omit<MatchLine, 'done'> {
  const candidates = ranked(need, products, eaters)
  const kept = candidates.find(({ product }) => product.id === rememberedId && product.available)
  const best = kept ?? candidates.find(({ product }) => product.available)
  const soldOut = candidates[0]?.product.available === false && candidates[0].score >= sure
  return {
    key: need.key,
    name: need.name,
    aisle: need.aisle,
    amount: need.amount,
    product: best ? choiceOf(best) : null,
    doubt: doubtOf(best, kept !== undefined, soldOut),
    concerns: best?.concerns ?? [],
    remembered: kept !== undefined,
    alternatives: candidates
      .filter((one) => one !== best)
      .slice(0, shown)
      .map(choiceOf),
  }
}

function ranked(need: ListNeed, products: readonly Product[], eaters: Eaters): Candidate[] {
  const telling = tellingWords(
    need,
    products.map(({ name }) => name),
  )
  const judged = products
    .flatMap((product) => {
      const score = judge(need, product.name, telling)
      if (score < possible) return []
      const { never, ask: concerns } = eaters(need, product.name)
      if (never) return []
      const { quantity, sure: amountSure } = quantityOf(need.amounts, need.food, product)
      return { product, score, quantity, amountSure, concerns }
    })
    .sort((a, b) => b.score - a.score)
  const top = judged[0]?.score ?? 0
  const first = judged.filter(({ score }) => score > top - alike)
  // An amount that fits comes before a price that had to be guessed.
  first.sort(
    (a, b) =>
      Number(b.amountSure) - Number(a.amountSure) ||
      a.concerns.length - b.concerns.length ||
      costOf(a) - costOf(b) ||
      a.quantity - b.quantity,
  )
  return [...first, ...judged.filter(({ score }) => score <= top - alike)]
}

function doubtOf(best: Candidate | undefined, kept: boolean, soldOut: boolean): Doubt | null {
  if (!best) return soldOut ? 'sold_out' : 'nothing'
  if (!kept && best.score < sure) return soldOut ? 'sold_out' : 'name'
  // Whoever chose it once knew what may be in it, but not who would come to eat.
  const { concerns } = best
  if (concerns.some(({ holds }) => holds.length > 0 || !kept)) return 'diet'
  return best.amountSure ? null : 'amount'
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
