import { understood } from '../../server/domain/shopping/lines.ts'
import type { ListNeed } from '../../server/domain/shopping/list-needs.ts'
import type { Product } from '../../server/domain/stores/dialects/types.ts'
import { proposalFor } from '../../server/domain/stores/match/candidates.ts'
import { type Eaters, eatersAmong } from '../../server/domain/stores/match/eaters.ts'
import { termsFor } from '../../server/domain/stores/match/terms.ts'
import type { ShopLanguage } from '../../server/domain/stores/names/languages.ts'
import { catalogueOf } from '../../server/practice/catalogue/catalogue.ts'
import type { Good } from '../../server/practice/catalogue/good.ts'
import { findGoods } from '../../server/practice/catalogue/search.ts'
import type { Tongue } from '../../server/practice/catalogue/tongues.ts'
import { parseIngredientLine } from '../../shared/food/line/parse.ts'
import { sizeAndCount } from '../../shared/food/shop/size-and-count.ts'

/** A line as it stands on a list. */
export function needOf(line: string): ListNeed {
  const read = parseIngredientLine(line)
  const { foodText } = read
  const { food, quality, quantity, unit } = understood(read)
  const size = food === null ? undefined : sizeAndCount(line, food)?.size
  return {
    key: line,
    food,
    name: foodText || line,
    aisle: 'other',
    amount: '',
    amounts: quantity === null ? [] : [{ quantity, ...(unit && { unit }) }],
    ...(size && { size }),
    qualities: quality?.split(',') ?? [],
    said: line,
  }
}

export const everybody: Eaters = eatersAmong([], 'uk', 'uk')

const offered = (good: Good): Product => ({
  id: good.id,
  name: good.name,
  ...(good.brand && { brand: good.brand }),
  price: good.minor,
  pack: good.weighted ? null : good.pack,
  weighted: good.weighted,
  step: good.step,
  available: true,
  stock: null,
})

/** The whole shelf of a practice store, asked as a store is: by the first name, then where that left a doubt by the others. */
export function shelfOf(tongue: Tongue) {
  return askedShelf(catalogueOf(tongue), { language: tongue.language, austrian: false })
}

/** The same of any goods in any of the languages. */
export function askedShelf(
  goods: readonly Good[],
  store: { language: ShopLanguage; austrian: boolean },
) {
  const byId = new Map(goods.map((good) => [good.id, good]))
  const shown = new Map<string, readonly Good[]>()
  const hits = (term: string) => {
    const found = shown.get(term) ?? findGoods(goods, term).slice(0, 30)
    shown.set(term, found)
    return found
  }
  return {
    good: (id: string | undefined) => byId.get(id ?? ''),
    propose(line: string, eaters: Eaters = everybody) {
      const need = needOf(line)
      const shelf = { language: store.language, eaters }
      const terms = termsFor(need, store)
      const first = hits(terms[0] ?? '')
      const proposal = proposalFor(need, first.map(offered), null, shelf)
      if (proposal.doubt !== 'name' && proposal.doubt !== 'nothing') return proposal
      const all = new Set([...first, ...terms.slice(1).flatMap(hits)])
      return proposalFor(need, [...all].map(offered), null, shelf)
    },
  }
}

/** «Молоко «Лугова» 2,5%» is titled «молоко», and «молоко 2,5%» too. */
export function isTitled(good: Good, title: string, tongue: Tongue): boolean {
  const bare = good.name
    .replace(tongue.brand(good.brand), '')
    .replace(tongue.weighed, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return bare === title || new RegExp(`^${RegExp.escape(title)} [\\d,]+%$`).test(bare)
}
