import { isCarriedBoxed, isEatenByHand, isEatenCold } from './carried.ts'
import type { Described, Found } from './described.ts'
import { foodsOfPlate, type PlateKind } from './foods-of-plate.ts'
import { isForLittle, isNotForLittle } from './for-little.ts'
import { isMadeAhead, isSaidToFreeze, keeps } from './keeps.ts'
import { softness } from './soft-food.ts'

/** What follows from how a dish is eaten: where it may be taken, how long it keeps, who can chew it; unknown is no. */
export function addHowItIsEaten(recipe: Described, found: Found, guessed: Set<string>): void {
  const { occasions } = found
  const say = (id: string) => void occasions.add(id)
  const guess = (id: string) => {
    if (occasions.has(id)) return
    occasions.add(id)
    guessed.add(id)
  }
  const plate = foodsOfPlate(recipe.ingredients)
  // «Рибний пиріг», a quiche with ham: such a pie is a dinner.
  if (found.dishes.has('pie') && ['meat', 'fish'].some((kind) => plate.has(kind as 'meat')))
    found.courses.add('main')
  // "Lemonade chicken", "Beef cobbler": of meat there is no drink and no sweet.
  if (['meat', 'fish', 'seafood'].some((kind) => plate.has(kind as PlateKind))) beDinner(found)
  if (isSaidToFreeze([recipe.description, ...recipe.steps.map(({ text }) => text)])) say('freezer')
  const soft = softness(recipe, found)
  if (soft) (soft === 'soft' ? say : guess)('soft')
  if (isEatenCold(recipe, found)) say('eaten-cold')
  if (isHotDrink(recipe.title, found)) {
    say('warming')
    guessed.delete('warming')
  }
  if (isEatenByHand(found) && !plate.has('fish') && !isNotForLittle(plate)) say('by-hand')
  if (found.dishes.has('baby-food')) for (const id of ['kids', 'soft']) guess(id)
  if (isCarriedBoxed(found, plate)) guess('work-lunch')
  if (keeps(found, plate)) say('keeps')
  if (isMadeAhead(recipe, found)) say('ahead')
  if (isForLittle(found, plate)) guess('kids')
  // By custom a cream soup is for children, and one with wine is not.
  else if (guessed.has('kids') && isNotForLittle(plate))
    for (const set of [occasions, guessed]) set.delete('kids')
}

const isSaidHot = /(?<!\p{L})гаряч|\bhot (?!margarita)|(?<!\p{L})hork(?:á|ý|é)/iu
const hot =
  /(?<!\p{L})(?:гаряч|чай|чаю|какао|глінтвейн)|\b(?:hot|mulled|tea|cocoa)\b|(?<!\p{L})(?:hork|svařen|svařák|čaj|kakao)/iu
const iced =
  /(?<!\p{L})(?:холодн|льод|крижан|лимонад|комбуч|чайний гриб|коктейл)|\b(?:iced?|ice|cold|bubble|lemonades?|kombucha|sweet tea|sun tea|margarita|cocktail|smoothie|shake)\b|(?<!\p{L})(?:led(?:ov|em)|studen|limon[aá]d)/iu

/** «Horká čokoláda», «обліпиховий чай»: nobody drinks them to cool down. */
const isHotDrink = (title: string, { courses }: Found): boolean =>
  courses.has('drink') && (isSaidHot.test(title) || (hot.test(title) && !iced.test(title)))

function beDinner({ courses, dishes }: Found): void {
  const isSweet = courses.delete('drink') || courses.delete('dessert')
  courses.delete('dessert')
  if (isSweet && courses.size === 0) courses.add('main')
  for (const id of ['lemonade-dish', 'mulled-wine-dish']) dishes.delete(id)
}
