import type { ProposalKind } from '../../../shared/wire/proposals.ts'
import type { Scope } from '../../../shared/wire/scopes.ts'

/**
 * What a program has to be allowed before it is shown what the person sees of its proposal: a dish stands there
 * with its own title among all that is planned for the day; a draft, and lines for a list, say no more than the
 * program has, but for the name of the list, which the scope for lists shows anyway.
 */
export const scopeOfPreview = {
  recipe_draft: 'service.drafts',
  plan_entry: 'service.read',
  shopping_list: 'service.shopping-list',
} as const satisfies Record<ProposalKind, Scope>
