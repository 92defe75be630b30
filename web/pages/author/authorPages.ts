import { useLocation } from '@solidjs/router'
import { useInfiniteQuery } from '@tanstack/solid-query'
import { useApi } from '../../application.ts'

/** What an author has published, page after page, from where the address says on. */
export function useAuthorPages(author: () => string) {
  const api = useApi()
  const location = useLocation()
  return useInfiniteQuery(() => {
    const first = /^\d{1,15}$/.test(String(location.query['before'] ?? ''))
      ? Number(location.query['before'])
      : undefined
    return {
      queryKey: ['feed', 'by', author(), first] as const,
      queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
        api.feed.page.query(
          { author: author(), ...(pageParam !== undefined && { before: pageParam }) },
          { signal },
        ),
      initialPageParam: first,
      getNextPageParam: (page) => page.nextBefore ?? undefined,
    }
  })
}
