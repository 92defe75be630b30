export const viewNames = ['recipe', 'week', 'proposal'] as const
export type ViewName = (typeof viewNames)[number]
