/** Fetches a part of the program before it is asked for, so that it is there without a connection as well. */
export function comesLater(load: () => Promise<unknown>): void {
  const fetchNow = () => void load().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow)
  else setTimeout(fetchNow, 1000)
}
