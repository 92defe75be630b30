import { descendantsOf, entryOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme } from '../search/lexemes.ts'

/** Cuisines that others belong to: whoever asks for Asian food is glad of Thai. */
const cuisines: Readonly<Record<string, readonly string[]>> = {
  asian: ['japanese', 'chinese', 'korean', 'thai', 'vietnamese', 'indian'],
  mediterranean: ['italian', 'greek', 'spanish', 'turkish', 'moroccan', 'middle-eastern'],
  balkan: ['bulgarian', 'romanian'],
}

/** A feast for which a dish is not said to be made has what is festive. */
const occasions: Readonly<Record<string, readonly string[]>> = {
  'new-year': ['festive', 'christmas'],
  birthday: ['festive'],
  ahead: ['keeps', 'freezer'],
}

/** Fruit that seasons is no fruit to eat, and dried fruit is asked for by its name. */
const seasoning = new Set(['dried-fruit', 'citrus'])
const eatenCitrus = ['orange', 'mandarin', 'grapefruit', 'pomelo']

/** Who asks for legumes wants pulses, and no soy sauce, peas in a pod or peanuts. */
const pulses = [
  ...['beans', 'lentils', 'chickpeas', 'peas-dried', 'mung-bean', 'broad-beans', 'pigeon-peas'],
  ...['black-eyed-peas', 'adzuki', 'chana-dal', 'urad-dal', 'field-peas', 'dried-broad-beans'],
  ...['soybean', 'lupin', 'fresh-lima'],
]

/** Foods that a wide word is taken to wish for; most are meant as they stand. */
export function foodsUnder(id: string): readonly string[] {
  if (id === 'legume') return pulses
  if (id !== 'fruit') return [id]
  const kinds = [...descendantsOf(id)].filter((one) => entryOf(one)?.parents?.includes(id))
  return [...kinds.filter((one) => !seasoning.has(one)), ...eatenCitrus]
}

/** One word for what has a name of its own in every kitchen. */
const dishes: Readonly<Record<string, readonly string[]>> = {
  cake: ['honey-cake'],
  pie: ['charlotte'],
  stew: ['goulash', 'goulash-soup', 'pechenya', 'stroganoff', 'ratatouille', 'chili-con-carne'],
  cutlets: ['chicken-kyiv', 'meatballs'],
  'homemade-bread': ['pampushky', 'paska', 'banana-bread', 'khachapuri'],
  buns: ['pampushky', 'buchty', 'pyrizhky'],
  dumplings: ['varenyky', 'pelmeni-dish', 'halushky', 'gnocchi-dish', 'gyoza', 'khinkali'],
}

/** Who refuses one of these means the others as well: a pancake is thick in one kitchen and thin in another. */
const refusedTogether: readonly (readonly string[])[] = [['oladky', 'mlyntsi']]

export const dishesRefused = (id: string): readonly string[] =>
  [id, ...(refusedTogether.find((group) => group.includes(id)) ?? [])].flatMap(dishesUnder)

/** What is eaten beside a dish may be called a side, and is more often called what it is. */
const courses: Readonly<Record<string, readonly string[]>> = {
  side: ['salad', 'preserve'],
}

interface Suiting {
  foods?: readonly string[]
  cuisines?: readonly string[]
  dishes?: readonly string[]
  /** Courses that do not suit, but for what is said to be for it. */
  not?: readonly string[]
}

/** What nobody says of a recipe: what restaurants serve by candlelight, and what keeps when it is frozen. */
const suiting: Readonly<Record<string, Suiting>> = {
  romantic: {
    foods: ['salmon', 'shrimp', 'scallops', 'mussels', 'duck'],
    cuisines: ['italian', 'french', 'thai', 'japanese'],
    not: ['soup', 'sauce', 'drink'],
  },
  freezer: {
    dishes: [
      ...['stew', 'goulash', 'goulash-soup', 'chili-con-carne', 'pechenya', 'cutlets', 'meatballs'],
      ...[
        'meatloaf',
        'holubtsi',
        'stuffed-peppers',
        'varenyky',
        'pelmeni-dish',
        'halushky',
        'lasagna',
      ],
      ...['casserole', 'burrito', 'lentil-soup', 'minestrone', 'borscht'],
      ...[
        'kapusnyak',
        'pea-soup',
        'chicken-soup',
        'pumpkin-soup',
        'ratatouille',
        'moussaka',
        'dal',
      ],
      ...['pyrizhky', 'chakhokhbili'],
    ],
    not: ['salad', 'drink'],
  },
}

/** What is said to be both is rather the other: Olivier is called a light salad and fills. */
const against: Readonly<Record<string, readonly string[]>> = { light: ['hearty'] }
export const occasionsAgainst = (id: string): readonly string[] => against[id] ?? []

/** The marks of foods, kitchens and dishes that suit an occasion, and of the courses that do not. */
export const suitingMarks = (occasion: string): string[] => {
  const { foods = [], cuisines: kitchens = [], dishes: named = [] } = suiting[occasion] ?? {}
  return [
    ...foods.map(lexeme.food),
    ...kitchens.map((id) => lexeme.facet('cuisines', id)),
    ...named.map((id) => lexeme.facet('dishes', id)),
  ]
}
export const notSuiting = (occasion: string): string[] =>
  (suiting[occasion]?.not ?? []).map((id) => lexeme.facet('courses', id))

/** What goes by the same common name. */
export function dishesWith(id: string): readonly string[] {
  const groups = Object.entries(dishes).map(([name, kinds]) => [name, ...kinds])
  return groups.filter((group) => group.includes(id)).flat()
}

const under = (table: Readonly<Record<string, readonly string[]>>) => (id: string) => [
  id,
  ...(table[id] ?? []),
]

export const cuisinesUnder = under(cuisines)
export const occasionsUnder = under(occasions)
export const dishesUnder = under(dishes)
export const coursesUnder = under(courses)
