import type { ProposalKind } from '../../../shared/wire/proposals.ts'
import type { Kind } from './kind.ts'
import { planEntry } from './kinds/plan-entry.ts'
import { recipeDraft } from './kinds/recipe-draft.ts'
import { shoppingList } from './kinds/shopping-list.ts'

export const kinds = {
  recipe_draft: recipeDraft,
  plan_entry: planEntry,
  shopping_list: shoppingList,
} as const satisfies Record<ProposalKind, Kind<never, unknown>>

export type InputOf<K extends ProposalKind> = Parameters<(typeof kinds)[K]['prepare']>[2]

/** The kind of a row, together with the payload that it alone has written there. */
export function kindOf(name: ProposalKind): Kind<never, unknown> {
  return kinds[name] as unknown as Kind<never, unknown>
}
