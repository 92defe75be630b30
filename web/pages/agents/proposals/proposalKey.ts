export const proposalKey = (id: string) => ['proposals', 'one', id] as const
