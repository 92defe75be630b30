/** What the person brought last: one at a time, so that it needs no address of its own. */
export const intakeKey = ['intakes', 'current'] as const
