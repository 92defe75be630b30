import { foods, isKindOf } from '../../../shared/food/lexicon/index.ts'
import { once } from '../../../shared/food/text/remembered.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'

const course = (id: string) => quoted(lexeme.facet('courses', id))
const dish = (id: string) => quoted(lexeme.facet('dishes', id))
const tool = (id: string) => quoted(lexeme.facet('equipment', id))
const food = (id: string) => quoted(lexeme.food(id))

/** Who wants chocolate wants no stew with a square of it. */
const sweets = ['chocolate', 'cocoa', 'caramel']

/** What is drunk as tea is called so, be it of leaves or of ginger. */
const teas = ['black-tea', 'green-tea'].map((id) => quoted(lexeme.headline(id)))

/** What a food that somebody wishes for is looked for as, where its mark alone would find what nobody means. */
export function asEaten(id: string): string[] | undefined {
  if (id === 'brewed-tea') return [`(${anyOf([food(id), ...teas])} & ${course('drink')})`]
  if (!sweets.some((one) => isKindOf(id, one))) return undefined
  const marks = isKindOf(id, 'chocolate') ? [id, 'cocoa'] : [id]
  return marks.map((one) => `(${food(one)} & !(${course('main')} & !${course('dessert')}))`)
}

/** Cheeses of one name: curd is «сир» in Ukrainian, and no cheese or sýr to anybody else. */
const curd = food('cottage-cheese')
const noCurd = once(() =>
  foods
    .filter(({ id, parents = [] }) => parents.includes('cheese') && id !== 'cottage-cheese')
    .map(({ id }) => food(id)),
)

export function asCheese(id: string, language: Language): string[] | undefined {
  if (id !== 'cheese' || language === 'uk') return undefined
  return [`(${food(id)} & (!${curd} | ${anyOf(noCurd())}))`]
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

/** The dishes that begin with it raw. */
export const beginRaw = (id: string): string[] => (begun[id] ?? []).map(dish)

export function asAtHand(id: string, isCooked: boolean): string[] | undefined {
  // Who has bread bakes none, and a slice to thicken a goulash with uses up no loaf.
  if (isKindOf(id, 'bread')) return [`(${food(id)} & ${quoted(lexeme.bread)})`]
  const jars = (inJars[id] ?? []).map(food)
  const raw = isCooked ? beginRaw(id) : []
  const others = [...jars, ...raw]
  return others.length === 0 ? undefined : [`(${food(id)} & !${anyOf(others)})`]
}

/** Who cooks with such a food has it: how it is made is another question. */
const made = ['sauerkraut', 'pickled-cucumber', 'dill-pickles']

export function asIngredient(id: string): string[] | undefined {
  if (isMadeDrink(id)) return [`(${food(id)} & ${course('drink')})`]
  if (!made.includes(id)) return undefined
  return [`(${food(id)} & !(${course('preserve')} & ${quoted(lexeme.headline(id))}))`]
}

/** Made at home to be drunk: who asks for узвар wants no porridge that it is poured over. */
const drinks = ['kompot', 'lemonade']
export const isMadeDrink = (id: string): boolean => drinks.includes(id)

const noDinner = `(!${course('sauce')} | ${dish('spread-dish')})`
/** What is eaten between meals is in no jar, and no sauce but one to dip into. */
const aSnack = `(${course('snack')} & !${anyOf([course('preserve'), quoted(lexeme.headline('pickle'))])} & ${noDinner})`
/** Beside a drink a pickle is, and no muesli. */
const withDrinks = `(${course('snack')} & !${course('breakfast')} & ${noDinner})`
/** And to beer there is more, be it called a snack or not. */
const pubDishes = [
  ...['deruny', 'shashlik', 'chebureki', 'burger', 'taco', 'nuggets-dish', 'schnitzel'],
].map(dish)

export function snackFor(occasions: readonly string[], isLight: boolean): string {
  if (occasions.includes('with-beer')) return anyOf([withDrinks, ...pubDishes])
  if (occasions.includes('with-drinks')) return withDrinks
  // Of few calories a pickle is as good as any.
  return isLight ? `(${course('snack')} & ${noDinner})` : aSnack
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

/** A dinner, or what was asked for, that is stewed. */
function stewed(courses: readonly string[]): string {
  const no = noStew.filter((one) => !courses.includes(one)).map(course)
  const soup = courses.includes('soup') ? '' : ` & !${course('soup')}`
  return `(${tool('stewing')} & (${course('main')} | !${anyOf(no)})${soup})`
}

const noStew = ['salad', 'baking', 'dessert', 'breakfast', 'snack', ...besideOven]

/** How a tool that somebody wants to cook with is looked for, where its mark alone would find what nobody means. */
export const slowPots = ['multicooker', 'slow-cooker']

export function asTool(id: string, courses: readonly string[], isMeat: boolean): string[] {
  if (id === 'one-pot') return [onePot]
  if (id === 'one-tray') return [oneTray]
  // Where nobody cooks in the one, the other will do.
  if (slowPots.includes(id)) return slowPots.map(tool)
  // What is made over coals needs no kettle, and a fire is there.
  if (id === 'campfire') return [tool(id), tool('grill')]
  if (id === 'oven-only') return [`(${tool('oven')} & !${anyOf(ovenAlone)})`]
  // A beet is stewed for a soup, and nobody calls the soup so.
  if (id === 'stewing') return [stewed(courses)]
  // The bread for a salad comes from the oven, and not the chicken.
  const beside = isMeat ? [...besideOven, 'salad'] : besideOven
  const no = beside.filter((one) => !courses.includes(one)).map(course)
  return [id === 'oven' && no.length > 0 ? `(${tool('oven')} & !${anyOf(no)})` : tool(id)]
}

/** A meal in a sauce, as a title or a description says it. */
const sauces = ['підлив', 'соус', 'omáčk', 'omack', 'gravy', 'sauce']
const begins = (word: string) =>
  [lexeme.title(word), lexeme.told(word)].map((one) => `${quoted(one)}:*`)
export const inSauce = allOf([
  course('main'),
  `!${course('soup')}`,
  anyOf([course('sauce'), dish('goulash'), dish('stroganoff'), ...sauces.flatMap(begins)]),
])

/** Beside mash or rice on a plate is meat or fish, and no second filling. */
const filling = [
  ...[
    'plov',
    'risotto',
    'burrito',
    'taco',
    'pizza',
    'bowl',
    'stir-fry',
    'varenyky',
    'halushky',
    'deruny',
  ],
].map(dish)
export const besideFilling = allOf([
  course('main'),
  `!${course('soup')}`,
  anyOf(['meat', 'fish', 'mushroom'].map(food)),
  `!${anyOf([food('pasta-product'), food('potato'), ...filling])}`,
])

/** "Carrot pie": no other vegetable than potatoes is what a meat pie is called by. */
export function hasNoMeat(dishes: readonly string[], foods: readonly string[]): boolean {
  const is = (...kinds: readonly string[]) =>
    foods.some((id) => kinds.some((kind) => isKindOf(id, kind)))
  const isPie = dishes.some((id) => id === 'pie' || id === 'cake')
  // «торт чи пиріг», and neither of them savoury.
  if (['pie', 'cake'].every((id) => dishes.includes(id)))
    return !is('meat', 'fish', 'mushroom', 'potato')
  return isPie && is('vegetable', 'fruit') && !is('potato', 'meat', 'fish', 'mushroom')
}

/** One thing to wash up: a pot, or a tray, and nothing beside it. */
const others = (...ids: string[]) => `!${anyOf(ids.map(tool))}`
const filled = ['ramen', 'varenyky', 'halushky', 'pelmeni-dish', 'roast', 'holubtsi'].map(dish)
const inPot = allOf([tool('pot'), others('oven', 'frying-pan', 'blender', 'steamer')])
const onTray = allOf([tool('oven'), others('pot', 'frying-pan', 'frying', 'blender')])
/** No vessel is named, and such dishes stand in one. */
const inNone = allOf([
  quoted(lexeme.cooked),
  others('oven', 'frying-pan', 'steamer', 'grill', 'fried', 'pot'),
  `!${anyOf(filled)}`,
  anyOf([
    course('soup'),
    ...['curry-dish', 'stew', 'goulash', 'kulish', 'chili-con-carne'].map(dish),
  ]),
])
/** A dinner that comes whole from the oven, and says by its name what it lies on. */
const trays = ['дек', 'tray', 'sheet', 'plech', 'plec'].map(
  (word) => `${quoted(lexeme.title(word))}:*`,
)
const oneTray = anyOf([tool('one-tray'), allOf([course('main'), onTray, anyOf(trays)])])
const onePot = anyOf([
  tool('one-pot'),
  inNone,
  `(${anyOf([course('main'), course('soup')])} & !${anyOf([...filled, course('baking'), course('dessert'), course('sauce')])} & ((${inPot}) | (${onTray})))`,
])
