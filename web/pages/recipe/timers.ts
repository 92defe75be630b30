import { createSignal, onCleanup } from 'solid-js'
import { ring } from './ring.ts'

export interface Timers {
  /** Milliseconds that a step's timer still has; undefined when none runs. */
  left: (step: number) => number | undefined
  start: (step: number, minutes: number) => void
  stop: (step: number) => void
}

/** Kitchen timers, one a step. They count to a moment, so that a sleeping tab loses no time. */
export function createTimers(rang: (step: number) => void): Timers {
  const [ends, setEnds] = createSignal<ReadonlyMap<number, number>>(new Map())
  const [now, setNow] = createSignal(0)
  let ticking: ReturnType<typeof setInterval> | undefined

  const stop = (step: number) => {
    setEnds((all) => new Map([...all].filter(([one]) => one !== step)))
    if (ends().size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
  const tick = () => {
    setNow(Date.now())
    for (const [step, end] of ends()) {
      if (end > Date.now()) continue
      stop(step)
      ring()
      rang(step)
    }
  }
  onCleanup(() => clearInterval(ticking))

  return {
    left: (step) => {
      const end = ends().get(step)
      return end === undefined ? undefined : Math.max(0, end - now())
    },
    start: (step, minutes) => {
      setNow(Date.now())
      setEnds((all) => new Map([...all, [step, Date.now() + minutes * 60_000]]))
      ticking ??= setInterval(tick, 250)
    },
    stop,
  }
}

/** 90 000 ms is «1:30». */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}
