import { useErrorToast } from './errorToast.ts'

const underWay = new Map<string, number>()

/** Somebody is just changing it, and it is read anew afterwards. */
export function isUnderWay(of: string): boolean {
  return (underWay.get(of) ?? 0) > 0
}

/**
 * Does what a person asked for, or says why not; either way what is shown is read anew. While more of the same
 * is under way it is not: an answer from before that would show how things were.
 */
export function useAttempt(
  of: 'plan' | 'lists' | 'pantry',
  refresh: () => Promise<unknown>,
): (work: () => Promise<unknown>) => Promise<boolean> {
  const sorry = useErrorToast()
  const count = (change: 1 | -1) => {
    const now = (underWay.get(of) ?? 0) + change
    underWay.set(of, now)
    return now
  }
  return async (work) => {
    count(1)
    let done = true
    try {
      await work()
    } catch (error) {
      sorry(error)
      done = false
    }
    if (count(-1) === 0) await refresh()
    return done
  }
}
