import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { useApi } from '../../../application.ts'
import { useAttempt } from '../../../session/attempt.ts'

export const pantryKey = ['pantry'] as const

export function usePantry() {
  const api = useApi()
  return useQuery(() => ({
    queryKey: [...pantryKey, 'page'] as const,
    queryFn: () => api.pantry.read.query(),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  }))
}

/** Changes what is at home, or says why not; a list that leaves it out is read anew, too. */
export function usePantryChanging() {
  const queries = useQueryClient()
  return useAttempt('pantry', () =>
    Promise.all([pantryKey, ['lists']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  )
}
