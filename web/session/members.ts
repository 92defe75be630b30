import { type QueryClient, useQuery } from '@tanstack/solid-query'
import type { Concern, Concerns } from '../../shared/wire/members.ts'
import type { Api } from '../api.ts'
import { useApi } from '../application.ts'
import { kitchenKey } from './kitchen.ts'

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
const mostAtOnce = 20

let waiting: {
  dish: Dish
  resolve: (found: Concern[]) => void
  reject: (error: unknown) => void
}[] = []

/** What a page asks at one go is one question. */
function ask(api: Api, dish: Dish): Promise<Concern[]> {
  return new Promise((resolve, reject) => {
    waiting.push({ dish, resolve, reject })
    if (waiting.length === 1) queueMicrotask(() => send(api))
  })
}

function send(api: Api): void {
  const asked = waiting
  waiting = []
  for (let at = 0; at < asked.length; at += mostAtOnce) {
    const some = asked.slice(at, at + mostAtOnce)
    const publicationIds = some.flatMap(({ dish }) =>
      'publicationId' in dish ? [dish.publicationId] : [],
    )
    const recipeIds = some.flatMap(({ dish }) => ('recipeId' in dish ? [dish.recipeId] : []))
    api.members.concerns.query({ publicationIds, recipeIds }).then(
      (found: Concerns) => {
        for (const { dish, resolve } of some) resolve(found[Object.values(dish)[0] ?? ''] ?? [])
      },
      (error: unknown) => {
        for (const { reject } of some) reject(error)
      },
    )
  }
}
