import { type QueryClient, useQuery } from '@tanstack/solid-query'
import type { Concern, Concerns } from '../../shared/wire/members.ts'
import { useApi } from '../application.ts'
import { kitchenKey } from './kitchen.ts'
import { together } from './together.ts'

/** What somebody eats has changed: every word about it is asked for anew. */
export function refreshMembers(queries: QueryClient): Promise<unknown> {
  const keys = [['members'], kitchenKey]
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

type Dish = { publicationId: string } | { recipeId: string }

/** For whom of the kitchen a dish is not, and why. */
export function useConcerns(dish: () => Dish) {
  const api = useApi()
  return useQuery(() => ({
    queryKey: ['members', 'concerns', dish()] as const,
    queryFn: () => ask(api, dish()),
    staleTime: 60_000,
  }))
}

/** So many fit into one address. */
const ask = together(20, async (api, dishes: readonly Dish[]) => {
  const publicationIds = dishes.flatMap((dish) =>
    'publicationId' in dish ? [dish.publicationId] : [],
  )
  const recipeIds = dishes.flatMap((dish) => ('recipeId' in dish ? [dish.recipeId] : []))
  const found: Concerns = await api.members.concerns.query({ publicationIds, recipeIds })
  return (dish: Dish): Concern[] => found[Object.values(dish)[0] ?? ''] ?? []
})
