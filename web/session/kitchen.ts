import { type QueryClient, useQuery } from '@tanstack/solid-query'
import type { KitchenView } from '../../shared/wire/kitchens.ts'
import { useApi } from '../application.ts'
import { meKey, useMe } from './me.ts'

const kitchenOwns = ['plan', 'tray', 'lists', 'recipes', 'members'] as const

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

/** Whoever has come to another kitchen sees nothing more of the one before. */
export function moveTo(queries: QueryClient, kitchen: KitchenView): Promise<void> {
  for (const owned of kitchenOwns) queries.removeQueries({ queryKey: [owned] })
  queries.setQueryData(kitchenKey, kitchen)
  return queries.invalidateQueries({ queryKey: meKey })
}
