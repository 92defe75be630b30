const most = 100

/** For how many an address asks, as the plan does; nothing when it asks for something else. */
export function servingsAsked(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,2}$/.test(text)) return undefined
  return Number(text) <= most ? Number(text) : undefined
}
