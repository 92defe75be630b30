import { QueryCache, QueryClient } from '@tanstack/solid-query'

/** Answers stay fresh for a minute, so that walking back and forth asks for nothing twice. */
export function createQueries(failed: (error: unknown) => void = () => {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: failed }),
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: 15 * 60_000, retry: 1, refetchOnWindowFocus: false },
    },
  })
}
