import { useQuery } from '@tanstack/solid-query'
import { useApi } from '../application.ts'

export const meKey = ['people', 'me'] as const

/** Who is signed in; null for a guest. */
export function useMe() {
  const api = useApi()
  return useQuery(() => ({
    queryKey: meKey,
    queryFn: () => api.people.me.query(),
    staleTime: Number.POSITIVE_INFINITY,
  }))
}
