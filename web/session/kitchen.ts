import { useQuery } from '@tanstack/solid-query'
import { useApi } from '../application.ts'
import { useMe } from './me.ts'

export const kitchenKey = ['kitchens', 'mine'] as const

/** The kitchen of whoever is signed in. */
export function useKitchen() {
  const api = useApi()
  const me = useMe()
  return useQuery(() => ({
    queryKey: kitchenKey,
    queryFn: () => api.kitchens.mine.query(),
    enabled: Boolean(me.data),
  }))
}
