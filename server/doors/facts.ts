import type { Language } from '../../shared/language/languages.ts'

/** What is known of a request before any door opens: who is on the line, and its name in the log. */
export interface RequestFacts {
  id: string
  address: string
  /** Keeps the listener from hanging up on a slow line, for as long as a door has limits of its own. */
  slowLine?: (slow: boolean) => void
  /** Once the session was read: what the person behind it reads. */
  language?: Language
}

const known = new WeakMap<Request, RequestFacts>()

export function setRequestFacts(request: Request, facts: RequestFacts): void {
  known.set(request, facts)
}

export function requestFacts(request: Request): RequestFacts {
  return known.get(request) ?? { id: 'unknown', address: 'unknown' }
}
