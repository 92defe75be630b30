import { type QueryClient, useQuery } from '@tanstack/solid-query'
import { useApi } from '../../application.ts'
import { orGone } from '../../session/orGone.ts'

export const listsKey = ['lists'] as const

/** The named list or the current one, and the names of the others. */
export function useList(id: () => string | undefined) {
  const api = useApi()
  return useQuery(() => ({
    queryKey: [...listsKey, 'one', id() ?? ''] as const,
    queryFn: () => {
      const named = id()
      return orGone(api.lists.read.query(named === undefined ? {} : { id: named }))
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  }))
}

export function refreshLists(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: listsKey })
}
