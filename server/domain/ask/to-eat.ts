import type { Slots } from '../../../shared/food/ask/types.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import type { Condition } from '../search/query.ts'
import { marksOf } from './wish.ts'

const none = (course: string): Condition => ({
  text: `!${quoted(lexeme.facet('courses', course))}`,
  atMost: Number.POSITIVE_INFINITY,
})

/** In a box that nothing is said of is a meal, be it a salad. */
const noMeal = ['drink', 'sauce', 'preserve', 'dessert', 'baking']

/** «teplý nápoj»: nothing that is drunk on a hot day. */
const isHotDrink = ({ courses, occasions }: Slots) =>
  courses.join() === 'drink' && occasions.includes('warming')
const cold = ['cooling', 'summer'].flatMap((id) =>
  marksOf('occasions', id).map((mark) => ({
    text: `!${quoted(mark)}`,
    atMost: Number.POSITIVE_INFINITY,
  })),
)

/** Who is hungry and names nothing is not given a drink; a main dish that is asked for by that name is no soup, nor is what goes into a box. */
export function toEatOnly(slots: Slots): Condition[] {
  const { courses, dishes, include, useUp, anyOf: choices } = slots
  const named = [courses, dishes, include, useUp, choices].some((list) => list.length > 0)
  const isSavoury = slots.refused.courses.includes('dessert')
  const isMain = slots.noSoup && courses.join() === 'main'
  const isBoxed = slots.occasions.includes('work-lunch') && courses.every((id) => id === 'main')
  const isDry = dishes.length === 0 && (isMain || isBoxed)
  return [
    // «щось солоне» is to be eaten too.
    ...((slots.toEat || isSavoury) && !named ? [none('drink')] : []),
    ...(isDry ? [none('soup')] : []),
    ...(isBoxed && !named ? noMeal.map(none) : []),
    ...(isHotDrink(slots) ? cold : []),
  ]
}
