import { useQuery } from '@tanstack/solid-query'
import { isServer } from 'solid-js/web'
import { useApi } from '../application.ts'
import { useMe } from './me.ts'
import { storesKey } from './stores.ts'

/**
 * Whether the reader pays at a connected store in other money than the estimates are in. Then the store's
 * prices stand there alone: a figure in another country's money would only confuse.
 */
export function usePaysElsewhere(currency: () => string): () => boolean {
  // A page is made before anybody knows: only the browser asks.
  const api = useApi()
  const me = useMe()
  const stores = useQuery(() => ({
    queryKey: storesKey,
    queryFn: () => api.stores.list.query(),
    enabled: !isServer && me.isSuccess && me.data !== null,
    staleTime: 60_000,
  }))
  return () => {
    const mine =
      !isServer && stores.isSuccess ? stores.data.filter(({ state }) => state === 'connected') : []
    return mine.length > 0 && mine.every((one) => one.currency !== currency())
  }
}
