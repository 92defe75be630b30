import { dietExcludes } from '../../../shared/food/ask/terms.ts'
import type { Kind, Slots } from '../../../shared/food/ask/types.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf } from '../search/query.ts'
import { searchWords } from '../search/words.ts'
import { isNearEnough, nearDishes, withNear } from './alike.ts'
import { bareHands } from './bare-hands.ts'
import type { Asked } from './candidates.ts'
import { aMeat, coursesMeant, courseWish } from './course-wish.ts'
import { isCourse } from './courses-alike.ts'
import { dishWish, stewedByName } from './dish-wish.ts'
import { foodWish } from './food-wish.ts'
import { marksOfMade } from './itself.ts'
import { occasionWish } from './occasion-wish.ts'
import { asAtHand, asIngredient, asTool, hasNoMeat } from './senses.ts'
import { isFirmOccasion, isSoftOccasion } from './soft.ts'
import { coursesUnder, cuisinesUnder, dishesUnder } from './umbrellas.ts'
import { marksOf, type Wish } from './wish.ts'

interface Nearly {
  nearOnly?: boolean
  /** Foods that stand in the place of what was asked for. */
  instead?: readonly string[]
}

export function wishesOf(slots: Slots & Pick<Asked, 'text' | 'anyMeal'> & Nearly): Wish[] {
  const wish = (kind: Wish['kind'], lexemes: string[]): Wish[] =>
    lexemes.length === 0 ? [] : [{ kind, lexemes, texts: lexemes.map(quoted) }]
  const facets = (kind: Kind, ids: readonly string[]) =>
    wish(
      kind,
      ids.flatMap((id) => marksOf(kind, id)),
    )
  const isNear = slots.nearOnly || isNearEnough(slots)
  const isSavoury = slots.refused.courses.includes('dessert')
  const isMeatless = !isSavoury && hasNoMeat(slots.dishes, [...slots.include, ...slots.useUp])
  return [
    ...slots.include.flatMap((id) => foodWish(id, slots, isNear)),
    ...slots.anyOf.flatMap((group) => wish('include', group.map(lexeme.food))),
    ...wish('useUp', slots.useUp.map(lexeme.food)).map((one) => {
      const [id = '', another] = slots.useUp
      return {
        ...one,
        texts:
          (another === undefined
            ? (asAtHand(id, slots.isCooked === true) ?? asIngredient(id))
            : undefined) ?? one.texts,
      }
    }),
    // «без молочного» refuses, and keeps a diet by that.
    ...slots.diets.flatMap((diet) =>
      wish(dietExcludes[diet] ? 'free' : 'diets', [lexeme.diet(diet)]),
    ),
    ...oneOrBoth(
      slots,
      dishWish(
        slots.dishes
          .filter((id) => isDip(slots) || !isCourse(id, slots.courses))
          .flatMap(dishesUnder),
        (id) => isBroad(id, slots),
      )
        .map((one) =>
          isNear
            ? {
                ...one,
                texts: withNear(
                  one.texts,
                  slots.dishes.flatMap((id) => nearDishes(id, isMeatAside(slots))),
                ),
              }
            : one,
        )
        .map((one) => (isMeatless ? { ...one, texts: [`(${anyOf(one.texts)} & !${aMeat})`] } : one))
        .map((one) => orFoods(one, slots.eitherFood ?? [])),
      courseWish(slots, facets('courses', coursesMeant(slots).flatMap(coursesUnder))),
    ),
    // What says so itself stands before what is thought to be.
    ...facets('cuisines', slots.cuisines.flatMap(cuisinesUnder)).map((one) => ({
      ...one,
      rank: slots.cuisines.flatMap(cuisinesUnder).map((id) => quoted(lexeme.facet('cuisines', id))),
    })),
    ...occasionWish(slots.occasions.filter(isSoftOccasion), isOpen(slots)),
    ...slots.occasions
      .filter(isFirmOccasion)
      .flatMap((id) => wish('figures', [lexeme.facet('occasions', id)])),
    ...facets(
      'equipment',
      slots.equipment.filter((id) => !bareHands.has(id)),
    ).map((one) => {
      const only = slots.equipment.find((id) => vessels.has(id))
      const tools = only ? [only] : slots.equipment.filter((id) => !bareHands.has(id))
      return {
        ...one,
        // «тушковане м'ясо»: what is called so stands before what only is made so.
        ...(tools.includes('stewing') &&
          slots.include.some(isMeatOrFish) && { rank: stewedByName }),
        ...(tools.includes('campfire') && { rank: marksOf('equipment', 'campfire').map(quoted) }),
        texts: tools.flatMap((id) => asTool(id, slots.courses, slots.include.some(isMeatOrFish))),
      }
    }),
  ]
}

/** Nothing is said of what it is to be. */
const isOpen = ({ courses, dishes }: Slots) =>
  courses.every((id) => id === 'main') && dishes.length === 0

/** "A sunday roast" is a dish, and "roast pork" any that is so cooked; «каша» is of any groats, and no breakfast of all of them. */
function isBroad(id: string, slots: Slots & Pick<Asked, 'text'>): boolean {
  const { include, courses, language, occasions, equipment } = slots
  if (id === 'roast') return include.some(isMeatOrFish)
  // «торт без випікання» is a cheesecake as often as not.
  if (id === 'cake')
    return (language === 'en' && occasions.length === 0) || equipment.includes('no-bake')
  // «оладки» are thick, and «млинці» may be either.
  if (id === 'oladky') return language === 'en' && !isThick(slots)
  if (id !== 'porridge') return true
  return language === 'uk' && include.length === 0 && !courses.includes('breakfast')
}

/** "Fluffy pancakes" are not thin. */
const isThick = ({ text = '' }: Pick<Asked, 'text'>) =>
  searchWords(text).some(({ low }) => small.thickPancakes.has(low))

const isMeatOrFish = (id: string) => isKindOf(id, 'meat') || isKindOf(id, 'fish')
/** Nobody wants meat in it, or what is wanted in it is another thing. */
const isMeatAside = ({ exclude, diets, include }: Slots) =>
  exclude.includes('meat') ||
  diets.some((diet) => meatless.has(diet)) ||
  (include.length > 0 && !include.some((id) => isKindOf(id, 'meat')))
const meatless: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'lenten', 'pescatarian'])

/** Who names one of these wants no other beside it. */
const vessels = new Set(['one-pot', 'one-tray', 'oven-only'])

/** «булочки або хліб»: what is made of the food, and not what it only is in. */
function orFoods(one: Wish, foods: readonly string[]): Wish {
  const marks = foods.flatMap(marksOfMade)
  if (marks.length === 0) return one
  return {
    ...one,
    lexemes: [...one.lexemes, ...marks],
    texts: [...one.texts, ...marks.map(quoted)],
  }
}

/** "A dip" is a sauce, or is spread. */
const isDip = ({ courses, dishes: named }: Slots) =>
  courses.join() === 'sauce' && named.join() === 'spread-dish'

/** «торт чи щось до чаю»: the one or the other. */
function oneOrBoth(slots: Slots, named: Wish[], served: Wish[]): Wish[] {
  const [dish] = named
  const [course] = served
  if (!(slots.eitherCourse || isDip(slots)) || !dish || !course) return [...named, ...served]
  const lexemes = [...dish.lexemes, ...course.lexemes]
  return [{ ...dish, lexemes, texts: [...dish.texts, ...course.texts] }]
}
