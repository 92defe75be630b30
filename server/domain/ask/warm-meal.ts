import type { Asked } from './candidates.ts'

/** «теплий обід»: whatever is cooked, and neither a salad nor a cold soup. Which dishes warm nobody says of most. */
export function asWarmMeal(asked: Asked): Asked {
  const { courses, occasions, refused } = asked
  if (!asked.isWarmMeal || courses.join() !== 'main' || !occasions.includes('warming')) return asked
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
