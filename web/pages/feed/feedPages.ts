import { useInfiniteQuery } from '@tanstack/solid-query'
import { useApi } from '../../application.ts'
import { type FeedFilters, feedQueryOf } from './feedAddress.ts'

/** The feed under these filters, page after page. */
export function useFeedPages(filters: () => FeedFilters & { author?: string }) {
  const api = useApi()
  return useInfiniteQuery(() => ({
    queryKey: ['feed', 'pages', filters()] as const,
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      api.feed.page.query(feedQueryOf(filters(), pageParam), { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  }))
}
