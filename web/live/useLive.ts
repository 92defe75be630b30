import { useQueryClient } from '@tanstack/solid-query'
import { type Accessor, createEffect, onCleanup } from 'solid-js'
import { useMe } from '../session/me.ts'
import { createFollowing } from './follow.ts'
import { refreshChanged } from './refresh.ts'

/**
 * While this page is looked at, it is told what others of the kitchen change. A browser that cannot be told shows
 * what it asked for itself.
 */
export function useLive(place: Accessor<string>): void {
  const queries = useQueryClient()
  const me = useMe()
  // Effects are the browser's alone.
  createEffect(() => {
    if (!('EventSource' in window)) return
    const following = createFollowing((topics) => refreshChanged(queries, topics))
    createEffect(() => following.at(me.data ? place() : undefined, me.data?.kitchenId))
    onCleanup(following.stop)
  })
}
