import type { Asked } from './candidates.ts'

/** «теплий обід»: whatever is cooked, and neither a salad nor a cold soup. Which dishes warm nobody says of most. */
export function asWarmMeal(asked: Asked): Asked {
  const { courses, dishes, occasions, refused } = asked
  const isOpen = courses.join() === 'main' && dishes.length === 0
  if (!asked.isWarmMeal || !isOpen || !occasions.includes('warming')) return asked
  return {
    ...asked,
    occasions: occasions.filter((id) => id !== 'warming'),
    refused: {
      ...refused,
      courses: [...refused.courses, 'salad'],
      occasions: [...refused.occasions, 'cooling'],
    },
  }
}
