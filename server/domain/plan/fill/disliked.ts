import type { FillEntry } from '../../../../shared/wire/plan-fill.ts'
import type { Context } from '../../../kernel/context.ts'
import { concernsOf } from '../../members/concerns.ts'
import type { MemberRow } from '../../members/rows.ts'
import type { Candidate } from './candidate.ts'
import { linesOfDishes } from './rows.ts'

/** What one does not like gives way before a place stays empty; diets and allergies never do. */
export const likingAll = (members: readonly MemberRow[]): MemberRow[] =>
  members.map((one) => ({ ...one, dislikes: [] }))

export const dislikesAnything = ({ dislikes }: MemberRow) => dislikes.length > 0

/** Of dishes that nothing else speaks against: who at the table does not like what is in them, by their keys. */
export async function dislikedIn(
  ctx: Context,
  dishes: readonly Candidate[],
  table: readonly MemberRow[],
): Promise<Map<string, Pick<FillEntry, 'disliked'>>> {
  if (!table.some(dislikesAnything)) return new Map()
  const lines = await linesOfDishes(ctx, dishes)
  const found = new Map<string, Pick<FillEntry, 'disliked'>>()
  for (const { key } of dishes) {
    const dish = lines.get(key) ?? []
    if (concernsOf(dish, likingAll(table), ctx.language).length > 0) continue
    const disliked = concernsOf(dish, table, ctx.language).map(({ member, holds }) => ({
      member,
      foods: holds,
    }))
    if (disliked.length > 0) found.set(key, { disliked })
  }
  return found
}
