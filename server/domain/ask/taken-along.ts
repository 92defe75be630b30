import type { Asked } from './candidates.ts'

/**
 * What nobody can warm at work is good cold, be it a salad; and in a child's school bag lies what is held in a hand, be it
 * sweet.
 */
export function asTakenAlong(asked: Asked): Asked {
  const { occasions, courses } = asked
  const isCold = occasions.includes('eaten-cold')
  const isTaken = ['work-lunch', 'picnic'].some((id) => occasions.includes(id))
  if (isTaken && (isCold || asked.refused.equipment.includes('microwave')))
    return withoutMeal(asked, [
      'eaten-cold',
      ...without(occasions, ['work-lunch', 'eaten-cold', 'cooling']),
    ])
  // On a hot day what cools is meant.
  const isHot = occasions.includes('cooling')
  if (isCold) return withoutMeal(asked, isHot ? without(occasions, ['eaten-cold']) : occasions)
  const isForSchool = occasions.includes('work-lunch') && occasions.includes('kids')
  if (isForSchool && without(courses, ['main', 'snack', 'dessert']).length === 0)
    return {
      ...withoutMeal(asked, ['by-hand', ...without(occasions, ['work-lunch', 'kids'])]),
      forLittle: true,
      ...(courses.includes('dessert') && { isSweetSnack: true }),
    }
  return asked
}

/** When it is eaten makes no dinner of it. */
const withoutMeal = (asked: Asked, occasions: string[]): Asked => ({
  ...asked,
  occasions,
  courses: without(asked.courses, ['main', 'snack']),
})

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((id) => !some.includes(id))
