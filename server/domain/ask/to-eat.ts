import type { Slots } from '../../../shared/food/ask/types.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import type { Condition } from '../search/query.ts'

const none = (course: string): Condition => ({
  text: `!${quoted(lexeme.facet('courses', course))}`,
  atMost: Number.POSITIVE_INFINITY,
})

/** Who is hungry and names nothing is not given a drink, and a main dish that is asked for by that name is no soup. */
export function toEatOnly(slots: Slots): Condition[] {
  const { courses, dishes, include, useUp, anyOf: choices } = slots
  const named = [courses, dishes, include, useUp, choices].some((list) => list.length > 0)
  const isMain = slots.noSoup && dishes.length === 0 && courses.join() === 'main'
  return [...(slots.toEat && !named ? [none('drink')] : []), ...(isMain ? [none('soup')] : [])]
}
