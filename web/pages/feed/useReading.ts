import { createEffect, createMemo } from 'solid-js'
import { useApplication } from '../../application.ts'
import { keepPreference, keptReading } from '../../session/preferences.ts'
import type { FeedFilters } from './feedAddress.ts'

/** Which languages the feed is read in: what its address says, and that is kept for the next time. */
export function useReading(filters: () => FeedFilters) {
  const { reading: rendered } = useApplication()
  const reading = createMemo(() => filters().lang ?? keptReading(rendered))
  createEffect(() => {
    const { lang } = filters()
    if (lang && lang !== keptReading(rendered)) void keepPreference({ reading: lang })
  })
  return reading
}
