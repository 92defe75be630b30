/** A word of the taxonomy: a course, a cuisine, an occasion, a piece of equipment. */
export interface Term<Id extends string = string> {
  id: Id
  uk: readonly string[]
  en: readonly string[]
}

export const courseIds = [
  'soup',
  'salad',
  'main',
  'side',
  'breakfast',
  'dessert',
  'baking',
  'drink',
  'snack',
  'sauce',
  'preserve',
] as const
export type CourseId = (typeof courseIds)[number]

export const cuisineIds = [
  'ukrainian',
  'italian',
  'georgian',
  'french',
  'japanese',
  'chinese',
  'korean',
  'thai',
  'vietnamese',
  'indian',
  'mexican',
  'american',
  'british',
  'greek',
  'turkish',
  'middle-eastern',
  'jewish',
  'spanish',
  'german',
  'austrian',
  'hungarian',
  'czech',
  'polish',
  'romanian',
  'bulgarian',
  'lithuanian',
  'scandinavian',
  'crimean-tatar',
  'central-asian',
  'armenian',
  'azerbaijani',
  'moroccan',
  'mediterranean',
  'asian',
  'balkan',
] as const
export type CuisineId = (typeof cuisineIds)[number]

export const occasionIds = [
  'warming',
  'cooling',
  'light',
  'hearty',
  'festive',
  'quick',
  'kids',
  'picnic',
  'cold-remedy',
  'hangover',
  'fasting',
  'christmas',
  'easter',
  'new-year',
  'birthday',
  'romantic',
  'party',
  'budget',
  'healthy',
  'low-carb',
  'sunday',
  'protein',
  'comfort',
  'work-lunch',
  'summer',
  'autumn',
  'winter',
  'spring',
  'barbecue',
  'soft',
  'freezer',
  'keeps',
  'ahead',
  'eaten-cold',
  'by-hand',
  'with-beer',
  'with-drinks',
] as const
export type OccasionId = (typeof occasionIds)[number]

/** A dish as people name it, for queries that say «борщ» or «щось тепле». */
export interface Dish {
  id: string
  uk: readonly string[]
  en: readonly string[]
  course: CourseId
  cuisine?: CuisineId
  occasions: readonly OccasionId[]
}
