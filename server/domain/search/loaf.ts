import { inTitles } from '../../../shared/food/ask/words/in-titles.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import type { Described, Found } from './described.ts'
import type { Made } from './for-little.ts'
import { searchWords } from './words.ts'

/** «Житній хліб», "Irish soda bread": bread by its title, and made of flour that something makes rise. */
export function isBread({ title, ingredients = [] }: Pick<Described, 'title'> & Made): boolean {
  const words = searchWords(title)
  const served = words.findIndex(({ low }, at) => at > 0 && isAside(low))
  const named = matchPlainFoods(served < 0 ? words : words.slice(0, served))
  if (!named.some(({ id }) => isLoaf(id))) return false
  const foods = ingredients.flatMap(({ food }) => food ?? [])
  return foods.some(isFlour) && foods.some(makesRise)
}

/** "Egg muffins" are baked in the same tin, and there is nothing of cake in them. */
export function isOfEggs({ title, ingredients = [] }: Pick<Described, 'title'> & Made): boolean {
  const foods = ingredients.flatMap(({ food }) => food ?? [])
  return ofEggs.test(title) && foods.some((id) => isKindOf(id, 'egg')) && !foods.some(isDough)
}

const ofEggs = /\begg\b|omelet|frittata|(?<!\p{L})(?:яєчн|яйц|омлет|фрітат)|vaječn|vejc|omelet/iu
const isDough = remembered((id) =>
  ['flours', 'groats', 'sweetener', 'oat-flakes', 'rolled-oats', 'starch', 'cake-mix'].some((one) =>
    isKindOf(id, one),
  ),
)

/** «Увімкнути режим „Житній хліб“», "zapnout program": what no oven has is a bread machine. */
export const isProgramme = ({ text }: { text: string }): boolean => programme.test(text)

const programme =
  /(?<!\p{L})(?:програм|режим|відр[оаі](?!\p{L})|відерц|хлібопіч)|\b(?:program(?:me)?|bread machine|bread maker|cycle|setting)\b|(?<!\p{L})(?:program|pekárn)/iu

/** "Eggs on rye bread", «Тісто для хліба». */
const isAside = (low: string) =>
  [beside, inTitles.madeFor, inTitles.liesIn, inTitles.liesOn].some((words) => words.has(low))

const isLoaf = remembered((id) => isKindOf(id, 'bread'))
const isFlour = remembered((id) => isKindOf(id, 'flours'))
const makesRise = remembered((id) =>
  ['yeast', 'dry-yeast', 'baking-soda', 'baking-powder', 'sourdough-starter'].some((one) =>
    isKindOf(id, one),
  ),
)

/** Muffins of eggs are no baking, and eaten in the morning. */
export function beOfEggs({ dishes, courses }: Found): void {
  dishes.delete('muffins')
  courses.add('breakfast')
}
