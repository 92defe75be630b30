import type { Slots } from '../../../shared/food/ask/types.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf, type Condition } from '../search/query.ts'
import { slowPots } from './senses.ts'
import { isSoftOccasion, type Soft } from './soft.ts'
import { cuisinesUnder, occasionsUnder } from './umbrellas.ts'
import { marksOf } from './wish.ts'

/** Of these a recipe says whether it is meant for them; whatever else it goes with is a matter of taste. */
const told = new Set([
  ...['christmas', 'easter', 'kids', 'fasting', 'budget', 'cold-remedy'],
  ...['spring', 'summer', 'autumn', 'winter', 'barbecue'],
])
/** Where so many say it, none is shown of which that is only thought. */
const enough = 2

const occasionMarks = (occasion: string) =>
  occasionsUnder(occasion).flatMap((id) => marksOf('occasions', id))

/** What the conditions below are counted by. */
export function countedFor({ occasions, cuisines, equipment }: Slots): string[] {
  return [
    ...equipment.map((id) => lexeme.facet('equipment', id)),
    ...occasions.flatMap(occasionMarks),
    ...cuisines.flatMap(cuisinesUnder).flatMap((id) => marksOf('cuisines', id)),
  ]
}

/**
 * The same occasions and kitchens, taken more closely than «any of these, surely or by a guess»: each occasion is
 * met, and what is surely met comes before guesses. The closest first.
 */
export function closerThan(
  { occasions: all, cuisines, equipment }: Slots,
  known: ReadonlyMap<string, number>,
): Soft[] {
  const occasions = all.filter(isSoftOccasion)
  const count = (marks: readonly string[]) =>
    marks.reduce((sum, mark) => sum + (known.get(mark) ?? 0), 0)
  const condition = (marks: readonly string[]): Condition => ({
    text: anyOf(marks.map(quoted)),
    atMost: count(marks),
  })
  const surely = occasions.map((id) => {
    const sure = [lexeme.facet('occasions', id)]
    return told.has(id) && count(sure) >= enough ? sure : occasionMarks(id)
  })
  const kitchens = cuisines.flatMap(cuisinesUnder)
  const home = kitchens.map((id) => lexeme.facet('cuisines', id))
  const isHome = kitchens.length > 0 && count(home) >= enough
  const isSure = isHome || surely.some((marks) => marks.length === 1)
  const pots = equipment.filter((id) => slowPots.includes(id))
  const itself = pots.map((id) => condition([lexeme.facet('equipment', id)]))
  const each = {
    ...(occasions.length > 0 && {
      occasions: occasions.map((id) => condition(occasionMarks(id))),
    }),
  }
  return [
    // A recipe for a pressure cooker is none for a crockpot, where anybody wrote one.
    ...(itself.some(({ atMost }) => atMost > 0) ? [{ equipment: itself }] : []),
    ...(isSure
      ? [
          {
            ...(occasions.length > 0 && { occasions: surely.map(condition) }),
            ...(isHome && { cuisines: [condition(home)] }),
          },
        ]
      : []),
    ...(occasions.length > 1 ? [each] : []),
  ]
}
