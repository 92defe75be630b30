import type { dietsOf } from '../../../shared/food/diets.ts'
import { isLowInCarbohydrates } from './carbohydrates.ts'
import { coursesOfUnknown } from './courses-of-unknown.ts'
import type { Described, Found, Guessed } from './described.ts'
import { fillOf } from './light.ts'
import { isRichInProtein } from './protein.ts'

/** A serving below this is what people call cheap, in minor units. */
const cheapServing = 5000
/** Below this nobody would call it anything else. */
const surelyCheapServing = 2500
/** And above this dear, whatever its author says. */
const dearServing = 6000
const quickMinutes = 30
/** What a recipe is by its minutes, its price and its figures. */
export function addWhatFollows(
  recipe: Described,
  diets: ReturnType<typeof dietsOf>,
  found: Found,
  guessed: Guessed,
): void {
  const { occasions } = found
  const say = (id: string) => {
    occasions.add(id)
    guessed.occasions.delete(id)
  }
  const { prepMinutes, cookMinutes, restMinutes } = recipe
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0) + (restMinutes ?? 0)
  if (minutes > 0 && minutes <= quickMinutes) say('quick')
  // How long it takes is checked by its minutes, and a vague wish wants what is liked first.
  if (guessed.occasions.delete('quick') && minutes > quickMinutes) occasions.delete('quick')
  if (minutes > quickMinutes * 2)
    for (const set of [occasions, guessed.occasions]) set.delete('quick')
  const price = recipe.pricePerServing
  if (price > 0 && price <= surelyCheapServing) say('budget')
  else if (price > 0 && price <= cheapServing && !occasions.has('budget')) {
    occasions.add('budget')
    guessed.occasions.add('budget')
  }
  // What is called cheap and is dear is not.
  if (price > dearServing) occasions.delete('budget')
  if (recipe.cookMinutes === 0 && minutes > 0 && !occasions.has('cooling')) {
    occasions.add('cooling')
    guessed.occasions.add('cooling')
  }
  if (diets.lenten === 'yes') say('fasting')
  if (isRichInProtein(recipe.ingredients, recipe.servings)) say('protein')
  if (recipe.servings && isLowInCarbohydrates(recipe.ingredients, recipe.servings)) say('low-carb')
  // What is called light and fills is not; and a meal is light by its figures, be it called so or not.
  const fill = recipe.servings && fillOf(recipe.ingredients, recipe.servings, found.courses)
  if (fill === 'filling') for (const set of [occasions, guessed.occasions]) set.delete('light')
  else if (fill === 'light') say('light')
  if (found.courses.size === 0)
    for (const course of coursesOfUnknown(recipe, found)) found.courses.add(course)
}
