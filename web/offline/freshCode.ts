const stamp = 'komora-reloaded'
const soon = 30_000

/**
 * A page that was open while the server was renewed asks for files that are gone. Loaded anew, it
 * has those of today; once, since a file may be missing for another reason.
 */
export function reloadForNewCode(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(stamp) ?? 0)
    if (!navigator.onLine || Date.now() - last < soon) return
    sessionStorage.setItem(stamp, String(Date.now()))
    location.reload()
  })
}
