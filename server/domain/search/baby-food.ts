import type { Found } from './described.ts'

/** What is mashed for a baby is nobody else's dinner. */
export function addBabyFood({ dishes, courses }: Found): void {
  dishes.add('baby-food')
  // «Перше пюре» is no first course.
  for (const id of ['soup', 'mashed-potato']) dishes.delete(id)
  for (const id of ['main', 'side', ...(dishes.size > 1 ? [] : ['soup'])]) courses.delete(id)
  if (courses.size === 0) courses.add('snack')
}
