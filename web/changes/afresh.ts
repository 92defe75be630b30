import type { QueryClient } from '@tanstack/solid-query'

/**
 * Asks for these anew, and ends only when what is shown has its answer. Asking alone is not enough: whoever asks
 * again meanwhile, as when the server tells of the same change, ends the first asking before anything has come.
 */
export async function afresh(queries: QueryClient, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const cache = queries.getQueryCache()
  const isUnderWay = () =>
    keys.some((key) =>
      cache
        .findAll({ queryKey: [key], type: 'active' })
        .some(({ state }) => state.fetchStatus !== 'idle'),
    )
  if (!isUnderWay()) return
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (isUnderWay()) return
      stop()
      resolve()
    })
  })
}
