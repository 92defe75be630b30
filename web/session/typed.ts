import { useQuery } from '@tanstack/solid-query'
import type { Typed } from '../../shared/pages.ts'
import { useApplication } from '../application.ts'

/** What was in a form before it came back. It is known where the page is rendered, and travels with it. */
export function useTyped() {
  const { typed } = useApplication()
  return useQuery(() => ({
    queryKey: ['typed'] as const,
    queryFn: async (): Promise<Typed> => typed ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  }))
}
