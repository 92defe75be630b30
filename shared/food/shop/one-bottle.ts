/** Foods that stand in a kitchen as one bottle, whichever of its names a recipe has: «олія» is sunflower oil to who has that. */
const bottles: readonly (readonly string[])[] = [['vegetable-oil', 'sunflower-oil']]

export function oneBottleWith(food: string): readonly string[] {
  return bottles.find((bottle) => bottle.includes(food)) ?? [food]
}
