import type { Diet } from '../../../shared/food/diet-table.ts'
import type { Allergen } from '../../../shared/food/lexicon/types.ts'
import type { Queryable } from '../../db/client.ts'
import { DomainError } from '../../kernel/errors.ts'
import { foodsRefusedBy } from './dislikes.ts'
import { type MemberRow, membersOf } from './rows.ts'

/** What a dish has to keep so that everybody at the table may eat it. */
export interface Needs {
  diets: Diet[]
  allergies: Allergen[]
  /** Foods and groups that must not be in it. */
  without: string[]
}

export function needsOf(members: readonly MemberRow[]): Needs {
  return {
    diets: [...new Set(members.flatMap((one) => one.diets))],
    allergies: [...new Set(members.flatMap((one) => one.allergies ?? []))],
    without: [...new Set(members.flatMap((one) => one.dislikes.flatMap(foodsRefusedBy)))],
  }
}

/** For how many the kitchen cooks; null while it has one cook of whose portion nothing was said. */
export async function portionsOf(sql: Queryable, kitchenId: string): Promise<number | null> {
  return portionsAmong(await membersOf(sql, kitchenId))
}

export function portionsAmong(members: readonly MemberRow[]): number | null {
  if (members.length <= 1 && !members.some((one) => one.portion !== 1)) return null
  return Math.max(1, Math.ceil(members.reduce((sum, one) => sum + one.portion, 0)))
}

/** For these members alone, or for all of them again; undefined where nobody has said for whom. */
export async function portionsFor(
  sql: Queryable,
  kitchenId: string,
  eaters: readonly string[] | null | undefined,
): Promise<number | undefined> {
  if (eaters === undefined) return undefined
  const members = await membersOf(sql, kitchenId)
  const chosen = eaters === null ? members : members.filter((one) => eaters.includes(one.id))
  if (chosen.length === 0) throw new DomainError('member_unknown')
  return Math.max(1, Math.ceil(chosen.reduce((sum, one) => sum + one.portion, 0)))
}
