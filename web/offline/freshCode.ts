import { answers } from './answers.ts'

const stamp = 'komora-reloaded'
const soon = 30_000

/**
 * A page that was open while the server was renewed asks for files that are gone. Loaded anew, it
 * has those of today; once, since a file may be missing for another reason. Where the server is out of
 * reach, the page would only lose what was done on it.
 */
export function reloadForNewCode(): void {
  addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(stamp) ?? 0)
    if (Date.now() - last < soon || !(await answers())) return
    sessionStorage.setItem(stamp, String(Date.now()))
    location.reload()
  })
}
