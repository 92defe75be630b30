import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'

export type Difference =
  | { of: 'recipe'; before: string; after: string }
  | { of: 'list'; before: string; after: string }
  | { of: 'recipe_inside' }
  | { of: 'something' }

/** What is different about a proposal since the person was shown it. */
export function changesBetween(
  before: ProposalPreview | null,
  after: ProposalPreview | null,
): Difference {
  if (before?.kind === 'plan_entry' && after?.kind === 'plan_entry') {
    const names = { before: before.recipe.title, after: after.recipe.title }
    return names.before === names.after ? { of: 'recipe_inside' } : { of: 'recipe', ...names }
  }
  if (before?.kind === 'shopping_list' && after?.kind === 'shopping_list') {
    const names = { before: before.list?.name ?? '', after: after.list?.name ?? '' }
    if (names.before !== names.after) return { of: 'list', ...names }
  }
  return { of: 'something' }
}
