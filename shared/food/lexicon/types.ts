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

/** What a food is made of, as diets ask: a diet is a list of these that it leaves out. */
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

/** A canonical ingredient. The first name of each language is the one a person is shown. */
export interface Food {
  id: string
  uk: readonly string[]
  en: readonly string[]
  cs: readonly string[]
  /** Ukrainian adjectives that stand for this food: «курячий» for chicken. */
  adjectives?: readonly string[]
  /** Broader foods or concepts, nearest first; the closure is computed. */
  parents: readonly string[]
  aisle: Aisle
  /** Only its own; those of its parents are added by the closure. */
  flags?: readonly FoodFlag[]
  allergens?: readonly Allergen[]
  /** Grams in a millilitre, where people measure it by volume. */
  density?: number
  /** Grams in one piece, where people count it. */
  piece?: number
  price?: BasePrice
  /** Its thread in the woven picture, as #rrggbb. */
  thread?: string
}

/** A group above foods («м’ясо», «горіхи»); a search for it, or against it, means its whole closure. */
export interface Concept {
  id: string
  uk: readonly string[]
  en: readonly string[]
  cs: readonly string[]
  adjectives?: readonly string[]
  parents?: readonly string[]
  flags?: readonly FoodFlag[]
  allergens?: readonly Allergen[]
}
