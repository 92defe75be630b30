import { createContext, createSignal, onCleanup, onMount, useContext } from 'solid-js'
import { keepTimers, onOtherWindow, readTimers, type Timer } from './keptTimers.ts'

export interface Timers {
  all: () => readonly Timer[]
  /** Milliseconds that a timer still has, none or fewer when it rings; undefined when there is none. */
  left: (id: string) => number | undefined
  start: (timer: Pick<Timer, 'id' | 'dish' | 'step' | 'href'>, minutes: number) => void
  addMinute: (id: string) => void
  stop: (id: string) => void
}

const minute = 60_000
/** A cook may be in the next room: it rings for a minute, unless somebody stops it. */
const rings = 12
const between = 5_000

export const TimersContext = createContext<Timers>()

/** The kitchen timers of this device, on whichever page. */
export function useTimers(): Timers {
  const timers = useContext(TimersContext)
  if (!timers) throw new Error('Use timers inside <TimersProvider>.')
  return timers
}

export function createTimers(rang: (timer: Timer) => void): Timers {
  const [all, setAll] = createSignal<readonly Timer[]>([])
  const [now, setNow] = createSignal(0)
  let kept = true
  let ticking: ReturnType<typeof setInterval> | undefined

  const show = (timers: readonly Timer[]) => {
    setNow(Date.now())
    setAll(timers)
    if (timers.length > 0) ticking ??= setInterval(tick, 250)
    else {
      clearInterval(ticking)
      ticking = undefined
    }
  }
  /** What another window did meanwhile is not undone: the kept timers are changed, not those shown. */
  const change = (to: (timers: Timer[]) => Timer[]) => {
    const timers = to(kept ? readTimers() : [...all()])
    kept = keepTimers(timers)
    show(timers)
  }
  const tick = () => {
    setNow(Date.now())
    if (all().some(due))
      change((timers) => timers.map((timer) => (due(timer) ? ringOnce(timer) : timer)))
  }
  const ringOnce = (timer: Timer): Timer => {
    const missed = Math.min(rings, Math.floor((Date.now() - timer.ends) / between) + 1)
    // A page that was asleep for an hour has nothing to ring for any more.
    if (timer.rung === 0 || missed === timer.rung + 1) rang(timer)
    return { ...timer, rung: missed }
  }

  onMount(() => {
    show(readTimers())
    const rest = onOtherWindow(() => show(readTimers()))
    onCleanup(() => {
      rest()
      clearInterval(ticking)
    })
  })

  return {
    all,
    left: (id) => {
      const timer = all().find((one) => one.id === id)
      return timer && timer.ends - now()
    },
    start: (timer, minutes) =>
      change((timers) => [
        ...timers.filter(({ id }) => id !== timer.id),
        { ...timer, ends: Date.now() + minutes * minute, rung: 0 },
      ]),
    addMinute: (id) =>
      change((timers) =>
        timers.map((timer) =>
          timer.id === id
            ? { ...timer, ends: Math.max(timer.ends, Date.now()) + minute, rung: 0 }
            : timer,
        ),
      ),
    stop: (id) => change((timers) => timers.filter((timer) => timer.id !== id)),
  }
}

function due({ ends, rung }: Timer): boolean {
  return rung < rings && Date.now() >= ends + rung * between
}

/** 90 000 ms is «1:30». */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}
