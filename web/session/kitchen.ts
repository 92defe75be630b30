import { type QueryClient, useQuery } from '@tanstack/solid-query'
import { isServer } from 'solid-js/web'
import type { KitchenCard, KitchenView } from '../../shared/wire/kitchens.ts'
import type { Person } from '../../shared/wire/people.ts'
import { to } from '../addresses.ts'
import { useApi } from '../application.ts'
import { openAnew } from './entering.ts'
import { useErrorToast } from './errorToast.ts'
import { meKey, useMe } from './me.ts'

const kitchenOwns = ['plan', 'tray', 'lists', 'recipes', 'members', 'pantry'] as const

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
  // From here on this page asks as one of that kitchen.
  queries.setQueryData<Person | null>(meKey, (me) => {
    return me && { ...me, kitchenId: kitchen.id, timeZone: kitchen.timeZone }
  })
  void queries.invalidateQueries({ queryKey: kitchensKey })
  return queries.invalidateQueries({ queryKey: meKey })
}

const kitchensKey = ['kitchens', 'all'] as const

/** All the kitchens of whoever is signed in. Only the browser asks: no page should take longer to arrive for it. */
export function useKitchens() {
  const api = useApi()
  const me = useMe()
  return useQuery(() => ({
    queryKey: kitchensKey,
    queryFn: () => api.kitchens.list.query(),
    enabled: !isServer && Boolean(me.data),
  }))
}

/** What one calls it: by its name, by who else cooks there, or home. */
export function kitchenNamed({ name, others }: Pick<KitchenCard, 'name' | 'others'>, home: string) {
  return name ?? (others.join(', ') || home)
}

/** Turns this device to another kitchen. The page comes anew, so that nothing of the one before is left on it. */
export function useSwitchKitchen(): (id: string, page?: string) => Promise<void> {
  const api = useApi()
  const sorry = useErrorToast()
  return async (id, page) => {
    try {
      await api.kitchens.choose.mutate({ id })
      await openAnew(page ?? pageOfAny(location.pathname))
    } catch (error) {
      sorry(error)
    }
  }
}

/** What has the id of one kitchen's is not there in another. */
function pageOfAny(path: string): string {
  const anywhere = [to.feed(), to.plan(), to.lists(), to.recipes(), to.settings(), to.connections()]
  if (anywhere.includes(path) || path.startsWith('/r/')) return path
  return path.startsWith(`${to.lists()}/`) ? to.lists() : to.plan()
}
