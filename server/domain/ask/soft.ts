import type { Condition } from '../search/query.ts'

/** What may be left out when nothing meets the whole question, the first to go first. */
export const softKinds = ['words', 'equipment', 'meals', 'occasions', 'cuisines'] as const
export type SoftKind = (typeof softKinds)[number]
export type Soft = Partial<Record<SoftKind, Condition[]>>
