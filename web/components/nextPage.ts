import { createEffect, onCleanup } from 'solid-js'

/** Near the lower edge of what is shown the next page comes by itself, while there is one and none is on its way. */
export function useNextPage(
  edge: () => Element | undefined,
  page: { more: () => boolean; loading: () => boolean; fetch: () => void },
): void {
  createEffect(() => {
    const watched = edge()
    if (!watched || !page.more() || page.loading()) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && page.fetch(),
      { rootMargin: '100%' },
    )
    watch.observe(watched)
    onCleanup(() => watch.disconnect())
  })
}
