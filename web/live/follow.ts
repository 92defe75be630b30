import type { LiveTopic } from '../../shared/wire/live.ts'

const shortest = 1_000
const longest = 60_000
/** The server says something every fifteen seconds. Who hears nothing for so long has lost it. */
const silence = 40_000
/** Nobody is signed in any more, or not of this kitchen: trying again would change nothing. */
const over: readonly unknown[] = ['sign_in_needed', 'kitchen_unknown']

/**
 * A stream for as long as the page is looked at, read as tRPC sends it: its own reader would come with the first
 * load of every page. `changed` is told null when whoever was there is not any more.
 */
export function createFollowing(changed: (topics: readonly LiveTopic[] | null) => void) {
  let place: string | undefined
  let kitchenId: string | undefined
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = shortest

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  /** All who were cut off at one moment come back at different ones. */
  const later = () => {
    close()
    timer = setTimeout(follow, pause * (0.5 + Math.random()))
    pause = Math.min(longest, pause * 2)
  }
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(later, silence)
  }
  const follow = () => {
    close()
    // A browser has six connections for all its windows; those that nobody looks at leave theirs to others.
    if (place === undefined || document.hidden) return
    const input = encodeURIComponent(JSON.stringify({ place, kitchenId }))
    source = new EventSource(`/trpc/live.changes?input=${input}`)
    alive()
    source.addEventListener('ping', alive)
    source.addEventListener('message', ({ data }) => {
      pause = shortest
      alive()
      changed(JSON.parse(data))
    })
    source.addEventListener('return', later)
    source.addEventListener('error', later)
    source.addEventListener('serialized-error', ({ data }: MessageEvent) => {
      if (!over.includes(JSON.parse(data).data?.reason)) return later()
      close()
      changed(null)
    })
  }
  const atOnce = () => {
    pause = shortest
    follow()
  }
  document.addEventListener('visibilitychange', atOnce)
  addEventListener('online', atOnce)

  return {
    /** Another page is open, or it shows another kitchen; none without one. */
    at: (next: string | undefined, of: string | undefined) => {
      if (next === place && of === kitchenId) return
      place = next
      kitchenId = of
      atOnce()
    },
    stop: () => {
      document.removeEventListener('visibilitychange', atOnce)
      removeEventListener('online', atOnce)
      close()
    },
  }
}
