import { type UseQueryResult, useQuery } from '@tanstack/solid-query'
import { createContext, useContext } from 'solid-js'
import type { Person } from '../../shared/wire/people.ts'
import { useApi } from '../application.ts'

export const meKey = ['people', 'me'] as const
export type Me = UseQueryResult<Person | null, Error>

export const MeContext = createContext<Me>()

/** Who is signed in; null for a guest. One query for the whole page, however many ask. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('Ask who is signed in inside <Session>.')
  return me
}

export function createMe(): Me {
  const api = useApi()
  return useQuery(() => ({
    queryKey: meKey,
    queryFn: () => api.people.me.query(),
    staleTime: Number.POSITIVE_INFINITY,
  }))
}
