import { agreeing, agreeingCzech } from '../agreement.ts'
import type { Food } from '../types.ts'

/**
 * What is sold without what its name holds: «веганська сметана», "gluten-free biscuits", «індичі сосиски». Each is
 * read from a table of qualities and of foods that are sold so, and is a food of its own with its own answers.
 */
interface Quality {
  id: string
  uk: string
  en: string
  /** In the neuter. */
  cs: string
  of: readonly string[]
  made: (food: Food) => Pick<Food, 'parents' | 'madeWith' | 'usually' | 'without'>
}

const glutenFree: Quality = {
  id: 'gluten-free',
  uk: 'безглютеновий',
  en: 'gluten-free|gluten free',
  cs: 'bezlepkové',
  of: words(`
    cookies oat-cookies digestive-biscuits chocolate-cookies crackers oreo gingerbread lavash pita naan tortilla bun
    baguette ciabatta pizza-base pizza-dough puff-pastry shortcrust pie-shell dough muffins waffles-soft waffle-cones
    sponge-base pound-cake pancake-mix breadsticks croutons rusks panko beer spaghetti penne fusilli tagliatelle
    lasagne-sheets vermicelli egg-noodles granola muesli corn-flakes savoiardi gnocchi pelmeni nuggets fish-sticks
    oat-flour oat-milk miso hoisin teriyaki oyster-sauce stuffing-mix brownie-mix bouillon-cube doughnut bagel
  `),
  made: ({ id }) => ({
    parents: [id],
    usually: ['soy', 'lupin'],
    without: words(
      'gluten gluten-grain wheat wheat-flour barley rye rye-flour malt bread breadcrumbs soy-sauce',
    ),
  }),
}

const veganDairy: Quality = {
  id: 'vegan',
  uk: 'веганський|рослинний|безмолочний',
  en: 'vegan|plant-based|dairy-free|non-dairy|milk-free',
  cs: 'veganské',
  of: words(`
    sour-cream feta mozzarella cheddar parmesan ricotta cream-cheese mascarpone hard-cheese cottage-cheese brynza
    condensed-milk whipped-cream greek-yogurt kefir ice-cream halloumi processed-cheese buttermilk
  `),
  made: () => ({
    parents: ['dairy-substitute'],
    usually: words('soy cashew almond oat coconut'),
  }),
}

const veganMeat: Quality = {
  id: 'vegan',
  uk: 'веганський|рослинний|вегетаріанський',
  en: 'vegan|vegetarian|plant-based|meatless|meat-free|veggie',
  cs: 'veganské',
  of: words(`
    bacon ham nuggets pate frankfurter salami chorizo chicken chicken-fillet cutlets-frozen burger-patty pelmeni
    boiled-sausage tuna salmon shrimp crab-sticks fish-sticks jerky
  `),
  made: () => ({ parents: ['meat-substitute'], usually: words('soy wheat pea-protein') }),
}

const veganSweets: Quality = {
  id: 'vegan',
  uk: 'веганський|безмолочний',
  en: 'vegan|dairy-free|non-dairy|milk-free',
  cs: 'veganské',
  of: words(`
    chocolate milk-chocolate white-chocolate chocolate-chips cookies marshmallow caramel gummies toffee croissant
    puff-pastry shortcrust meringue custard chocolate-spread muffins egg
  `),
  made: ({ parents }) => ({
    parents: parents.filter((one) => !animals.has(one)),
    usually: words('soy tree-nut wheat'),
  }),
}

/** Dark chocolate has little but cocoa and sugar: said to have no milk, it is itself. */
const veganDark: Quality = {
  ...veganSweets,
  of: words('dark-chocolate semisweet-chocolate german-chocolate'),
  made: ({ id }) => ({ parents: [id], without: words('dairy milk milk-powder butter cream') }),
}

const animals = new Set(words('dairy egg-product egg animal-product chocolate dough'))

/** Meat of one animal, where the name alone leaves open whose it is. */
const ofAnimals: readonly Quality[] = [
  ofAnimal('turkey', 'індичий', 'turkey', 'krůtí'),
  ofAnimal('chicken', 'курячий', 'chicken', 'kuřecí'),
  ofAnimal('beef', 'яловичий', 'beef', 'hovězí'),
  ofAnimal('lamb', 'баранячий', 'lamb', 'jehněčí'),
  ofAnimal('duck', 'качиний', 'duck', 'kachní'),
  ofAnimal('rabbit', 'кролячий', 'rabbit', 'králičí'),
  ofAnimal('venison', 'оленячий', 'venison', 'srnčí'),
]

function ofAnimal(id: string, uk: string, en: string, cs: string): Quality {
  return {
    ...{ id, uk, en, cs },
    of: words(
      'sausage frankfurter salami chorizo smoked-sausage boiled-sausage pate cutlets-frozen burger-patty jerky',
    ),
    made: (food) => {
      const isSausage = food.parents.includes('sausage') || food.id === 'sausage'
      return {
        parents: [id, ...(isSausage ? ['sausage'] : food.id === 'jerky' ? ['cured-meat'] : [])],
        // Whatever animal the name says, lard and beef are ordinary in a sausage and a pâté.
        usually: isSausage || food.id === 'pate' ? words('pork soy milk') : words('soy egg milk'),
        ...(food.id === 'cutlets-frozen' && { madeWith: ['breadcrumbs'] }),
      }
    },
  }
}

/** The kinds that these foods are sold as; a name that a food has already stays its own. */
export function freeFrom(foods: readonly Food[]): Food[] {
  const byId = new Map(foods.map((food) => [food.id, food]))
  const taken = new Set(foods.flatMap(({ uk, en, cs }) => [...uk, ...en, ...cs]))
  const ids = new Set(byId.keys())
  const made: Food[] = []
  for (const quality of [glutenFree, veganDairy, veganMeat, veganSweets, veganDark, ...ofAnimals]) {
    for (const of of quality.of) {
      const food = byId.get(of)
      const kind = food && kindOf(food, quality, taken)
      if (!kind || ids.has(kind.id)) continue
      ids.add(kind.id)
      for (const name of [...kind.uk, ...kind.en, ...kind.cs]) taken.add(name)
      made.push(kind)
    }
  }
  return made
}

function kindOf(food: Food, quality: Quality, taken: ReadonlySet<string>): Food | undefined {
  const free = (names: string[]) => [...new Set(names)].filter((name) => !taken.has(name))
  const uk = free(
    quality.uk.split('|').flatMap((adjective) =>
      plain(food.uk).flatMap((noun) => {
        const agreed = agreeing(adjective, noun)
        return [`${agreed} ${noun}`, `${noun} ${agreed}`]
      }),
    ),
  )
  const en = free(
    quality.en.split('|').flatMap((word) => food.en.slice(0, 6).map((noun) => `${word} ${noun}`)),
  )
  const cs = free(food.cs.slice(0, 1).map((noun) => `${agreeingCzech(quality.cs, noun)} ${noun}`))
  if (uk.length === 0 || en.length === 0 || cs.length === 0) return undefined
  const { aisle, density, piece, slice, price } = food
  return {
    ...{ id: `${quality.id}-${food.id}`, uk, en, cs, aisle },
    ...(density !== undefined && { density }),
    ...(piece !== undefined && { piece }),
    ...(slice !== undefined && { slice }),
    // What is made for few costs more.
    ...(price && { price: { per: price.per, minor: Math.round(price.minor * 1.5) } }),
    ...quality.made(food),
  }
}

/** Names of one word, which an adjective can stand before; else the first one. */
function plain(names: readonly string[]): string[] {
  const single = names.filter((name) => !name.includes(' ')).slice(0, 3)
  return single.length > 0 ? single : names.slice(0, 1)
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
