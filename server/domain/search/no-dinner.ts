import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import { wordTable } from '../../../shared/food/text/word-table.ts'
import { putOf } from './plate.ts'
import { searchWords } from './words.ts'

const words = wordTable({
  /** What other dishes are made with, and nobody eats by itself; its name begins so, behind one word at most that tells of what kind. */
  beginsPart: {
    uk: 'тісто крем начинка глазур помадка сироп маринад заправка кляр паніровка панірування розсіл корж коржі приправа',
    cs: 'těsto krém náplň poleva sirup marináda zálivka nálev koření',
  },
  /** And in English it ends so. */
  endsPart: {
    en: 'dough crust batter frosting icing glaze filling buttercream syrup marinade brine seasoning dressing',
  },
  /** Behind one of these it is what the dish is called by: «крем-суп», «крем брюле». */
  dish: { uk: 'суп брюле карамель', en: 'soup brulee', cs: 'polévka brulee karamel' },
  /** What is put up, as people call it at home. */
  putUp: {
    uk: 'малосолка малосолки малосольн* соління соленина солонина закрутка закрутки закатка закатки квашенина хріновина хріновуха',
    en: 'pickles',
    cs: 'nakládačky kvašáky',
  },
  /** Before it stands what it is of, and behind it what it is for. */
  joins: { uk: 'на для до з із зі', en: 'for with', cs: 'na pro do k ke z ze s se' },
})

/** «Тісто на вареники», «Заварний крем», "Pie crust": a part of other dishes, whatever these are. */
export function isPartOfDish(title: string): boolean {
  const all = searchWords(title)
  const join = all.findIndex(({ low }, at) => at > 0 && words.joins.has(low))
  const own = join < 0 ? all : all.slice(0, join)
  const at = own.findIndex(({ low }) => words.beginsPart.has(low))
  const begins = at >= 0 && at <= 1 && !words.dish.has(own[at + 1]?.low)
  return begins || words.endsPart.has(own.at(-1)?.low)
}

/** In grams: less salt and vinegar than that only seasons so many vegetables. */
const leastSalt = 25
const saltOfAll = 0.015
const leastVinegar = 40
const vinegarOfAll = 0.03
/** A jar is not put up of less. */
const leastVegetables = 900

const grown = ['vegetable', 'fruit', 'mushroom']
/** Of these a meal is made, however much of it is salted. */
const filling = [
  ...['meat', 'fish', 'seafood', 'dairy', 'egg-product', 'egg', 'legume', 'grain', 'groats'],
  ...['flours', 'floury', 'potato', 'rice', 'pasta-product'],
]
const isGrown = remembered((food) => grown.some((kind) => isKindOf(food, kind)))
const isFilling = remembered((food) => filling.some((kind) => isKindOf(food, kind)))

/** «Малосолка», or cucumbers with so much salt that they lie in it: nobody’s dinner. */
export function isPutUp(title: string, lines: readonly ParsedLine[]): boolean {
  const foods = needsIn(lines).flatMap(({ food }) => food ?? [])
  if (foods.some(isFilling)) return false
  if (searchWords(title).some(({ low }) => words.putUp.has(low))) return true
  const grams = (is: (food: string) => boolean) =>
    lines
      .flatMap(putOf)
      .reduce((sum, { line: { food }, grams: each }) => sum + (food && is(food) ? each : 0), 0)
  const all = grams(isGrown)
  if (all < leastVegetables) return false
  const salt = grams((food) => isKindOf(food, 'salt'))
  const vinegar = grams((food) => isKindOf(food, 'vinegar-kind'))
  return (
    salt >= Math.max(leastSalt, all * saltOfAll) ||
    vinegar >= Math.max(leastVinegar, all * vinegarOfAll)
  )
}
