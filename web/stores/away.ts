/** A connection that is under way at a store whose address the person brings back. */
export interface Away {
  redirectTo: string
  until: number
}

const place = (store: string) => `komora.store-away ${store}`
/** As long as the server takes it. */
const life = 10 * 60_000

/** A phone may load our page anew while its person is at the store. */
export function readAway(store: string): Away | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(store)) ?? 'null') as Away | null
    return kept && kept.until > Date.now() ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepAway(store: string, redirectTo: string | null): Away | undefined {
  const away = redirectTo === null ? undefined : { redirectTo, until: Date.now() + life }
  try {
    if (away) sessionStorage.setItem(place(store), JSON.stringify(away))
    else sessionStorage.removeItem(place(store))
  } catch {
    // A browser that keeps nothing begins anew with the page.
  }
  return away
}
