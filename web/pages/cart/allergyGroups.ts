import type { Concern } from '../../../shared/wire/members.ts'
import type { MatchLine } from '../../../shared/wire/store-carts.ts'

export interface AllergyGroup {
  concerns: Concern[]
  lines: MatchLine[]
}

/**
 * Lines that are asked about only because they are, as their words say, what the same people cannot eat. What a
 * label may add, and what may be another thing or another amount, is asked about line by line.
 */
export function allergyGroups(asked: readonly MatchLine[]): AllergyGroup[] {
  const surely = asked.filter(
    ({ doubt, concerns, product, amountSure }) =>
      doubt === 'diet' &&
      product !== null &&
      amountSure &&
      concerns.every(({ unsure, unsureDiets }) => unsure.length + unsureDiets.length === 0),
  )
  const byPeople = Map.groupBy(surely, ({ concerns }) =>
    concerns
      .map(({ member }) => member)
      .toSorted()
      .join('|'),
  )
  return [...byPeople.values()]
    .filter((lines) => lines.length > 1)
    .map((lines) => ({ lines, concerns: together(lines.flatMap(({ concerns }) => concerns)) }))
}

function together(concerns: readonly Concern[]): Concern[] {
  return [...Map.groupBy(concerns, ({ member }) => member)].map(([member, some]) => ({
    member,
    holds: [...new Set(some.flatMap(({ holds }) => holds))],
    unsure: [],
    unsureDiets: [],
  }))
}
