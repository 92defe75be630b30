import { inTitles } from '../../../shared/food/ask/words/in-titles.ts'
import { isCzechSaid } from '../../../shared/food/czech/tell.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { normalise } from '../../../shared/food/text/normalise.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import { wordsIn } from '../../../shared/food/text/tokens.ts'
import type { Described, Found } from './described.ts'
import { isPutUp } from './no-dinner.ts'
import { isSweetened } from './sweetened.ts'
import { behindName } from './terms-said.ts'
import { searchWords } from './words.ts'

/** What is made at home and may be bought as well is of the course that it is sold for. */
const byFood: readonly (readonly [kind: string, course: string])[] = [
  ['broth', 'soup'],
  ['plant-milk', 'drink'],
  ['drinking-yogurt', 'drink'],
  ['jam', 'preserve'],
  ['berry-syrup', 'drink'],
  ['alcohol', 'drink'],
  ['drink', 'drink'],
  ['juice', 'drink'],
  ['pickle', 'preserve'],
  ['sauce', 'sauce'],
  ['condiment', 'sauce'],
  ['baked-goods', 'baking'],
]

/** «Аджика на зиму» is put up, and is a sauce as well. */
export function addCourseByName(title: string, { courses }: Found): void {
  const named = courseByName(title)
  if (courses.has('preserve') && named === 'sauce') courses.add('sauce')
}

/** The course of a dish that nobody knows by its name. */
export function coursesOfUnknown(
  { title, ingredients, servings }: Described,
  found: Found,
): string[] {
  const foods = needsIn(ingredients).flatMap((line) => line.food ?? [])
  const isBaked = ['oven', 'bread-maker'].some((tool) => found.equipment.has(tool))
  const isDough = isBaked && foods.some(isFlour)
  const named = courseByName(title)
  // «Булочки з рваною свининою», "Chicken in Tomato Sauce": a dinner.
  const isFilled = foods.some(isMeat)
  // A broth is boiled of meat.
  if (named && (!isFilled || named === 'soup')) return [named]
  if (isPutUp(title, ingredients)) return ['preserve']
  if (areSweet(foods)) {
    // What the yeast eats makes no cake of a loaf.
    if (isDough && !isSweetened(ingredients, servings)) return ['baking']
    return isDough ? ['baking', 'dessert'] : ['dessert']
  }
  const isHot = heats.some((tool) => found.equipment.has(tool))
  return isHot && isPlainSide(title, foods) ? ['main', 'side'] : ['main']
}

/** «Тушкована капуста», «Молода картопля з кропом»: a dinner for some, and beside meat for others. */
function isPlainSide(title: string, foods: readonly string[]): boolean {
  const [first] = matchPlainFoods(searchWords(title))
  if (!first || !sides.some((kind) => isKindOf(first.id, kind))) return false
  return !foods.some(fills)
}

const heats = ['oven', 'pot', 'stewing', 'frying', 'frying-pan', 'grill', 'steamer']
const sides = ['vegetable', 'potato', 'groats', 'rice']
const filling = ['meat', 'fish', 'seafood', 'egg', 'cheese', 'cottage-cheese', 'legume', 'tofu']
const fills = remembered((food) => filling.some((kind) => isKindOf(food, kind)))

/** "Mango Lassi", «Смородиновий морс»: the title says nothing but what it is. */
function courseByName(title: string): string | undefined {
  const all = searchWords(title)
  const other = behindName(all, inTitles.madeFor)
  // "Salsa for tacos": what it is made for says nothing of it.
  const words = other < 0 ? all : all.slice(0, other)
  const foods = matchPlainFoods(words)
  const isEnglish = words[0]?.cyrillic === false && !isCzechSaid(title)
  const own = isEnglish ? foods.at(-1) : foods[0]
  if (!own || (isEnglish ? own.to !== words.length : own.from > 1)) return undefined
  const course = byFood.find(([kind]) => isKindOf(own.id, kind))?.[1]
  // "Eggs in dill sauce", «Koprovka s vejcem»: what stands beside it makes a dinner of it.
  const isBeside = wordsIn(normalise(title)).some((low, at) => at > 0 && beside.has(low))
  // "Pork and Cider", «Pivo a zelí»: a dish of both.
  const next = words[isEnglish ? own.from - 1 : own.to]
  if (next && joins.has(next.low)) return undefined
  return isBeside && course !== 'drink' ? undefined : course
}

const joins = new Set(['and', 'on', 'a', 'na', 'та', 'й', 'і'])
const isMeat = remembered((food) => isKindOf(food, 'meat') || isKindOf(food, 'fish'))
const isFlour = remembered((food) => isKindOf(food, 'flours'))
const sweet = ['sugar', 'honey', 'chocolate']
const savoury = ['meat', 'fish', 'onion', 'garlic', 'black-pepper', 'mushroom', 'potato']
const sweetens = remembered((food) => sweet.some((kind) => isKindOf(food, kind)))
const savours = remembered((food) => savoury.some((kind) => isKindOf(food, kind)))

/** Of what is sweet as a rule its foods tell whether it is. */
export function sortOutSweets(foods: readonly string[], { dishes, courses }: Found): void {
  // «Rýžový nákyp s meruňkami»: a sweet bake is no dinner.
  if (dishes.has('casserole') && courses.has('dessert') && areSweet(foods)) courses.delete('main')
  // «Пісне печиво з бананом»: what no spoon of sugar sweetens is a sweet as well.
  if (dishes.has('cookies-dish') && tasteSweet(foods)) courses.add('dessert')
}

/** Cheese is in sweet things too. */
function areSweet(foods: readonly string[]): boolean {
  return foods.some(sweetens) && !foods.some(savours)
}

function tasteSweet(foods: readonly string[]): boolean {
  return (
    (foods.some(sweetens) || foods.some(isFruit)) && !foods.some(savours) && !foods.some(isSalty)
  )
}
const isFruit = remembered((food) => isKindOf(food, 'fruit') || isKindOf(food, 'dried-fruit'))
const isSalty = remembered(
  (food) => isKindOf(food, 'hard-cheese') || food === 'cheese' || food === 'rosemary',
)
