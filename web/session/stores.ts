import { useQuery } from '@tanstack/solid-query'
import type { StoreId } from '../../shared/wire/stores.ts'
import { useApi } from '../application.ts'
import { useErrorToast } from './errorToast.ts'

export const storesKey = ['stores', 'list'] as const

/** The grocery stores that this server knows, and how this person stands with each. */
export function useStores() {
  const api = useApi()
  return useQuery(() => ({
    queryKey: storesKey,
    queryFn: () => api.stores.list.query(),
    // Coming back from a store's own page, the answer of before would be wrong.
    staleTime: 0,
  }))
}

/** Leaves for the store's own page, where the person says yes or no. */
export function useConnectStore() {
  const api = useApi()
  const sorry = useErrorToast()
  return async (store: StoreId, returnTo: string) => {
    try {
      const { redirectTo } = await api.stores.connect.mutate({ store, returnTo })
      window.location.assign(redirectTo)
    } catch (error) {
      sorry(error)
    }
  }
}
