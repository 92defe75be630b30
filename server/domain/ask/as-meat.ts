import { descendantsOf, isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf } from '../search/query.ts'

const kindsOf = (id: string) => [...descendantsOf(id)].filter((one) => isKindOf(one, id))

/** Kinds of meat that nobody cooks as a piece of it. */
const noPieces = [
  'cured-meat',
  'offal',
  'animal-fat',
  'minced-meat',
  'broth',
  'canned',
  'cracklings',
  'pork-rinds',
]
const isNoPiece = (id: string) => noPieces.some((kind) => isKindOf(id, kind))
const food = (id: string) => quoted(lexeme.food(id))

/**
 * What stands in the place of a cut that no recipe has: another cut, or the meat where nothing else of it is there; and
 * no lard that something is fried in.
 */
export function asMeat(id: string): string[] | undefined {
  if (!isKindOf(id, 'meat')) return undefined
  const kinds = kindsOf(id)
  const others = kinds.filter(isNoPiece)
  const cuts = kinds.filter((one) => one !== id && !kindsOf(one).some(isNoPiece))
  const itself = others.length === 0 ? food(id) : `(${food(id)} & !${anyOf(others.map(food))})`
  return [...cuts.map(food), itself]
}
