import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { courses } from '../../../shared/food/lexicon/taxonomy.ts'

/** "A dip", "a side dish" are said of a course and of a dish alike: whatever is of the course is meant. */
const coursesNamedAlike = new Map(
  dishes.map((dish) => {
    const names = new Set([...dish.uk, ...dish.en])
    const alike = courses.filter(({ uk, en }) => [...uk, ...en].some((name) => names.has(name)))
    return [dish.id, alike.map((course): string => course.id)]
  }),
)

export function isCourse(dish: string, asked: readonly string[]): boolean {
  return coursesNamedAlike.get(dish)?.some((course) => asked.includes(course)) ?? false
}
