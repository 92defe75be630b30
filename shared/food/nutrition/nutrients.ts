/** What a label says, in the order in which it says it: kilocalories for energy, grams for the rest. */
export const nutrients = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugars',
  'fibre',
  'salt',
] as const
export type Nutrient = (typeof nutrients)[number]
