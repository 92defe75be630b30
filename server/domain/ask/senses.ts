import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'

const course = (id: string) => quoted(lexeme.facet('courses', id))
const dish = (id: string) => quoted(lexeme.facet('dishes', id))
const tool = (id: string) => quoted(lexeme.facet('equipment', id))
const food = (id: string) => quoted(lexeme.food(id))

/** Who wants chocolate wants no stew with a square of it. */
const sweets = ['chocolate', 'cocoa', 'caramel']

/** What a food that somebody wishes for is looked for as, where its mark alone would find what nobody means. */
export function asEaten(id: string): string[] | undefined {
  if (!sweets.some((one) => isKindOf(id, one))) return undefined
  const marks = isKindOf(id, 'chocolate') ? [id, 'cocoa'] : [id]
  return marks.map((one) => `(${food(one)} & !(${course('main')} & !${course('dessert')}))`)
}

/** What is kept in a jar is another food than the fresh one that wants to be used. */
const inJars: Readonly<Record<string, readonly string[]>> = {
  cabbage: ['sauerkraut', 'sauerkraut-juice'],
}

/** What is cooked already goes into no dish that begins with it raw. */
const begun: Readonly<Record<string, readonly string[]>> = {
  rice: ['plov', 'risotto', 'paella'],
  chicken: ['roast-chicken', 'roast', 'chicken-kyiv', 'nuggets-dish', 'schnitzel'],
  potato: ['deruny'],
}

export function asAtHand(id: string, isCooked: boolean): string[] | undefined {
  const jars = (inJars[id] ?? []).map(food)
  const raw = isCooked ? (begun[id] ?? []).map(dish) : []
  const others = [...jars, ...raw]
  return others.length === 0 ? undefined : [`(${food(id)} & !${anyOf(others)})`]
}

/** Who cooks with such a food has it: how it is made is another question. */
const made = ['sauerkraut', 'pickled-cucumber', 'dill-pickles']

export function asIngredient(id: string): string[] | undefined {
  if (!made.includes(id)) return undefined
  return [`(${food(id)} & !(${course('preserve')} & ${quoted(lexeme.headline(id))}))`]
}

const noDinner = `(!${course('sauce')} | ${dish('spread-dish')})`
/** What is eaten between meals is in no jar, and no sauce but one to dip into. */
const aSnack = `(${course('snack')} & !${course('preserve')} & ${noDinner})`
/** Beside a drink a pickle is, and no muesli. */
const withDrinks = `(${course('snack')} & !${course('breakfast')} & ${noDinner})`
/** And to beer there is more, be it called a snack or not. */
const pubDishes = [
  ...['deruny', 'goulash', 'shashlik', 'chebureki', 'burger', 'taco', 'nuggets-dish', 'schnitzel'],
].map(dish)

export function snackFor(occasions: readonly string[]): string {
  if (occasions.includes('with-beer')) return anyOf([withDrinks, ...pubDishes])
  return occasions.includes('with-drinks') ? withDrinks : aSnack
}

/** "Vegetable soup" is of vegetables. */
export const ofVegetables = `(${food('vegetable')} & !${anyOf(['meat', 'fish', 'seafood'].map(food))})`

/** What is called «запечене» is no soup that buns are baked for. */
const besideOven = ['soup', 'sauce', 'preserve', 'drink']
/** A dinner that the oven alone makes. */
const ovenAlone = [
  tool('frying'),
  tool('frying-pan'),
  ...['baking', 'dessert', 'breakfast', 'salad', ...besideOven].map(course),
]

/** How a tool that somebody wants to cook with is looked for, where its mark alone would find what nobody means. */
export function asTool(id: string, courses: readonly string[]): string[] {
  if (id === 'one-pot') return [onePot]
  if (id === 'oven-only') return [`(${tool('oven')} & !${anyOf(ovenAlone)})`]
  const no = besideOven.filter((one) => !courses.includes(one)).map(course)
  return [id === 'oven' && no.length > 0 ? `(${tool('oven')} & !${anyOf(no)})` : tool(id)]
}

/** One thing to wash up: a pot, or a tray, and nothing beside it. */
const others = (...ids: string[]) => `!${anyOf(ids.map(tool))}`
const filled = ['varenyky', 'halushky', 'pelmeni-dish', 'roast', 'holubtsi'].map(dish)
const inPot = allOf([tool('pot'), others('oven', 'frying-pan', 'blender', 'steamer')])
const onTray = allOf([tool('oven'), others('pot', 'frying-pan', 'frying', 'blender')])
const onePot = anyOf([
  tool('one-pot'),
  `(${anyOf([course('main'), course('soup')])} & !${anyOf([...filled, course('baking'), course('dessert'), course('sauce')])} & ((${inPot}) | (${onTray})))`,
])
