import { useSorry } from './sorry.ts'

/** Does what a person asked for, or says why not; either way what is shown is read anew. */
export function useAttempt(
  refresh: () => Promise<unknown>,
): (work: () => Promise<unknown>) => Promise<boolean> {
  const sorry = useSorry()
  return async (work) => {
    try {
      await work()
      return true
    } catch (error) {
      sorry(error)
      return false
    } finally {
      await refresh()
    }
  }
}
