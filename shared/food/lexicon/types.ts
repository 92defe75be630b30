/** Where a shop keeps a thing; the order is the usual walk through a Ukrainian supermarket. */
export const aisles = [
  'vegetables',
  'fruit',
  'herbs',
  'bakery',
  'dairy',
  'eggs',
  'meat',
  'fish',
  'frozen',
  'grains',
  'baking',
  'spices',
  'oils',
  'canned',
  'sauces',
  'nuts',
  'sweets',
  'drinks',
  'alcohol',
  // What is no food stands behind the food.
  'household',
  'hygiene',
  'baby',
  'pharmacy',
  'pets',
  'home',
  'other',
] as const
export type Aisle = (typeof aisles)[number]

/** The fourteen allergens that EU law names. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/**
 * What a food is made of, as diets ask: a diet is a list of these that it leaves out.
 * `fish` is everything caught in water, seafood too; `sugar` is added sugar.
 */
export const foodFlags = [
  'meat',
  'fish',
  'dairy',
  'egg',
  'honey',
  'animal',
  'gluten',
  'nuts',
  'alcohol',
  'pork',
  'sugar',
] as const
export type FoodFlag = (typeof foodFlags)[number]

/** The base price of a food in minor units of the base currency, for a kilogram, a litre or a piece. */
export interface BasePrice {
  per: 'kg' | 'l' | 'piece'
  minor: number
}

/** What foods and concepts share: names, of which the first is the one a person is shown. */
interface Entry {
  id: string
  uk: readonly string[]
  en: readonly string[]
  cs: readonly string[]
  /** Ukrainian adjectives that stand for it: «курячий» for chicken. */
  adjectives?: readonly string[]
  /** Only its own; those of its parents and sources are added by the closure. */
  flags?: readonly FoodFlag[]
  allergens?: readonly Allergen[]
  price?: BasePrice
}

/** A canonical ingredient. */
export interface Food extends Entry {
  /** Broader foods or concepts that it is a kind of, nearest first; the closure is computed. */
  parents: readonly string[]
  /** What is inside it though it is no kind of it: egg in mayonnaise. Excluding that excludes it. */
  madeWith?: readonly string[]
  /**
   * What it ordinarily contains by what labels say, though not every maker puts it in: soya in sausages. It counts
   * neither as contained nor as absent.
   */
  usually?: readonly string[]
  /** What its parents hold and it does not: milk in dark chocolate. */
  without?: readonly string[]
  aisle: Aisle
  /** Grams in a millilitre, where people measure it by volume. */
  density?: number
  /** Grams in one piece, where people count it. */
  piece?: number
  /** Grams in one slice, where a piece is a whole loaf. */
  slice?: number
  /** About how many grams are in one of these units of it, where that is not as of most foods: a bunch, a sheet. */
  weighs?: Readonly<Record<string, number>>
  /** Its thread in the woven picture, as #rrggbb. */
  thread?: string
}

/** Where an allergen of a food comes from: what it is, what it is made with, or what labels ordinarily say. */
export type AllergenSource = 'itself' | 'parts' | 'labels'

/** A group above foods («м’ясо», «горіхи»); a search for it, or against it, means its whole closure. */
export interface Concept extends Entry {
  parents?: readonly string[]
  /** What all of it is made of: whoever refuses milk refuses cheese and butter too. */
  madeWith?: readonly string[]
  /** What the law calls by the same name: whoever writes «горіхи» says that there are nuts in it, of whatever kind. */
  called?: Allergen
  /** Its name says what grew or was caught, as it is: nobody means by «зелень» what is made with it, be it pesto. */
  whole?: boolean
  /** Where to look for it, when a recipe names only the group («м’ясо – 500 г»). */
  aisle?: Aisle
}

/** A name that several foods share. An exclusion means all of them, a wish or a line means one. */
export interface Ambiguity {
  /** The reading when the line gives no other sign. */
  default: string
  /** The reading when the line counts pieces or weighs from a hundred grams: «перець – 2 шт.». */
  bulk?: string
  /** Forms in the plural, which nobody says of what is ground. */
  many?: readonly string[]
  others: readonly string[]
}
