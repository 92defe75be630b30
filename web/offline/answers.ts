/** A browser may believe to be online in a network that leads nowhere; only the server can tell. */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
