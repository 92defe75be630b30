/** Where to go after signing in: a path of ours, or the first page. */
export function ownPath(wanted: string | string[] | undefined): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, nowhere))
    return '/'
  // Browsers read `\` as `/` and drop tabs, so what counts is where the address really leads.
  const { origin, pathname, search, hash } = new URL(wanted, nowhere)
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

const nowhere = 'http://nowhere.invalid'

/**
 * Opens a page anew, from the server: whoever has come or gone, the next page has nothing of the
 * other's, and is in the right language. The promise never settles, so that what waits stays busy.
 */
export function openAnew(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => {})
}
