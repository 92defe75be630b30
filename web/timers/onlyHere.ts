/** As long as windows may be apart that notice the same moment. */
const aMoment = 2_000

/** Does it in the first window that asks. Others that ask for the same in this moment leave it. */
export function onlyHere(what: string, deed: () => void): void {
  const { locks } = navigator as { locks?: LockManager }
  // A page that was not fetched safely has no locks.
  if (!locks) deed()
  else
    void locks.request(what, { ifAvailable: true }, (lock) => {
      if (lock) deed()
      return lock && new Promise((done) => setTimeout(done, aMoment))
    })
}
