/** What is known of a request before any door opens: who is on the line, and its name in the log. */
export interface RequestFacts {
  id: string
  address: string
}

const known = new WeakMap<Request, RequestFacts>()

export function rememberFacts(request: Request, facts: RequestFacts): void {
  known.set(request, facts)
}

export function factsOf(request: Request): RequestFacts {
  return known.get(request) ?? { id: 'unknown', address: 'unknown' }
}
