import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import type { Described } from './described.ts'
import type { Made } from './for-little.ts'
import { searchWords } from './words.ts'

/** «Житній хліб», "Irish soda bread": bread by its title, and made of flour that something makes rise. */
export function isBread({ title, ingredients = [] }: Pick<Described, 'title'> & Made): boolean {
  const [named] = matchPlainFoods(searchWords(title))
  if (!named || !isLoaf(named.id)) return false
  const foods = ingredients.flatMap(({ food }) => food ?? [])
  return foods.some(isFlour) && foods.some(makesRise)
}

const isLoaf = remembered((id) => isKindOf(id, 'bread'))
const isFlour = remembered((id) => isKindOf(id, 'flours'))
const makesRise = remembered((id) =>
  ['yeast', 'dry-yeast', 'baking-soda', 'baking-powder', 'sourdough-starter'].some((one) =>
    isKindOf(id, one),
  ),
)
