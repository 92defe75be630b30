/** The closed list of changes that an agent may ask for. */
export const proposalKinds = ['recipe_draft', 'plan_entry', 'shopping_list'] as const
export type ProposalKind = (typeof proposalKinds)[number]
