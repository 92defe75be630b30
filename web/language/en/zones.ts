/** The names of the clocks of the world are English already. */
export const zones: Record<string, string> = {}
