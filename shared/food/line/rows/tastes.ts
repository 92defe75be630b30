import { type Kinds, kinds } from '../../lexicon/kinds.ts'

export const salted = kinds(`
  potato-chips corn-chips croutons crackers rice-cakes prawn-crackers popcorn instant-noodles ramen-noodles
  bouillon-cube cup-soup cream-cheese processed-cheese hummus
`)
const sweet = kinds(`
  ice-cream frozen-yogurt yogurt drinking-yogurt dairy-dessert curd-snack curd-dessert whey-protein plant-protein
  protein-bar chewing-gum candy gummies hard-candy jelly-powder pudding-powder fruit-jelly zefir marshmallow cookies
  waffles granola chocolate frosting fruit-puree baby-porridge baby-snack cake cereal-bar sweets
  plant-yogurt jam
`)
/** «рачки», «корівка»: sweets have names of their own, of which some are of animals. */
export const namedSweets = kinds('candy hard-candy gummies zefir')
export const animals = kinds('seafood fish meat')
const drinks = kinds(`
  energy-drink sports-drink lemonade cola tonic sparkling-water coconut-water tea fruit-juice drink beer cider vodka
`)
const cooked = kinds(
  'broth sauce soup dough salad sandwich stuffing-mix pasta-sauce ranch-dressing',
)
const pressed = kinds('vegetable-oil nut-butter vinegar milk plant-milk butter')
export const filled = kinds(
  'pizza-frozen pyrizhky varenyky-frozen pelmeni sweet-pie pancakes sauce soup',
)
const strewn = kinds('bun rohlik halva croissant sweet-pie')
/** What English says a grain, a fruit or a spice before: "apple oatmeal", "rice pasta". */
const porridge = kinds('rolled-oats muesli pasta noodles')

const savoury = kinds(`
  cheese crab shrimp bacon ham onion garlic chicken beef pork salmon caviar seafood vegetable hard-cheese cheddar blue-cheese
  parmesan sour-cream salt sea-salt barbecue-sauce wasabi kimchi pickle olive tomato mushroom herb spice vinegar
`)
const sweetened = kinds(`
  fruit berry citrus nut vanilla mint caramel toffee honey chocolate coconut ginger condensed-milk coffee cocoa cookies
  rum icing fruit-jelly jelly-powder
`)
const fruity = kinds(
  'fruit berry citrus mint honey ginger coconut vanilla tomato carrot beetroot celery herb flower',
)
const stuff = kinds('vegetable herb cheese mushroom meat fish seafood legume')
const grownFor = kinds('nut seed coconut olive oats soybean cocoa')
const fillings = kinds('cheese legume vegetable mushroom meat fish fruit berry cottage-cheese egg')
const strewnWith = kinds('seed nut raisin fruit berry poppy-seed cinnamon chocolate')
const saidBefore = kinds('fruit berry cinnamon honey grain rice legume nut')
/** What soap and candles smell of. */
export const scents = kinds(
  'fruit berry citrus herb spice flower honey vanilla coconut oats ginger chocolate cocoa tea',
)

/** What English often says another food before: "potato fries", "poppy seed bagels". */
export const headed = kinds(`
  baked-goods floury sweets sauce soup salad sandwich frozen-food potato-chips corn-chips french-fries dairy-dessert ice-cream
  jam fruit-juice vinegar-kind oil pate nut-butter breakfast-cereal drink pasta-product tortilla rice-cakes dessert
`)
/** The same of what comes in tastes, by a name of several words as well: "ice cream". */
export const bearing = (id: string) => salted(id) || sweet(id)

/** A dish is seldom called by it: "wine cheese crackers". */
export const poured = kinds('drink alcohol water')

/** What food for animals tastes of, or toys of theirs look like. */
export const pettish = kinds('meat fish seafood vegetable fruit grain nut seed')

/** Nothing smells of these. */
export const neverScents = kinds(
  'meat fish sausage cheese bread pasta-product infant-formula flour sugar sour-cream kefir butter onion garlic water egg potato cabbage legume buckwheat',
)

/** What comes in tastes, and those that are said of it. */
const tastes: readonly (readonly [Kinds, Kinds])[] = [
  [salted, savoury],
  [sweet, sweetened],
  [drinks, fruity],
  [cooked, stuff],
  [pressed, grownFor],
  [filled, fillings],
  [strewn, strewnWith],
]

/** What this may taste of or be made of. */
export function mayTasteOf(bearer: string, taste: string): boolean {
  return tastes.some(([bearers, of]) => bearers(bearer) && of(taste))
}

/** "Tomato sauce", while a salsa is called so whatever is in it. */
const named: ReadonlySet<string> = new Set([
  ...[
    'sauce',
    'pasta-sauce',
    'soup-ready',
    'deli-salad',
    'sandwich-ready',
    'broth',
    'ranch-dressing',
  ],
])

/** The same of what English says first. */
export function isSaidFirst(taste: string, bearer: string): boolean {
  return (
    (named.has(bearer) && stuff(taste) && !salted(taste)) || (porridge(bearer) && saidBefore(taste))
  )
}
