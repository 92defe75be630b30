import { gone, type OrGone } from './orGone.ts'

/** What was found; undefined when it is gone, so that a `Show` can tell the two apart. */
export function present<T>(answer: OrGone<T>): T | undefined {
  return answer === gone ? undefined : (answer as T)
}
