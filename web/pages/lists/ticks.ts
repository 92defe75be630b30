import { createSignal } from 'solid-js'
import type { KeptTicks } from '../../session/keptTicks.ts'

export interface Ticks {
  /** What the person wants of a line; undefined when the server knows it already. */
  wanted: (lineId: string) => boolean | undefined
  tick: (lineIds: readonly string[], ticked: boolean) => void
  /** Something is not saved, and is being tried again. */
  waiting: () => boolean
  /** Takes up what an earlier visit could not send. */
  recover: () => void
  /** Tries at once, as when the connection is back. */
  flush: () => Promise<void>
}

const firstPause = 2_000
const longestPause = 30_000

/**
 * Ticks as a person makes them, kept until the server has them. A line holds only the last wish, and the
 * wish says what shall be, so sending one again does no harm.
 */
export function createTicks(options: {
  send: (lineIds: string[], ticked: boolean) => Promise<unknown>
  sent: (lineIds: readonly string[], ticked: boolean) => void
  /** True for an answer of the server's own: trying again would change nothing. */
  refused: (error: unknown) => boolean
  kept: KeptTicks
}): Ticks {
  const [wishes, setWishes] = createSignal<ReadonlyMap<string, boolean>>(new Map())
  const [waiting, setWaiting] = createSignal(false)
  let busy = false
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  const forget = (ids: readonly string[], ticked: boolean) => {
    options.kept.forget(ids, ticked)
    setWishes((before) => {
      const left = new Map(before)
      for (const id of ids) if (left.get(id) === ticked) left.delete(id)
      return left
    })
  }

  const sendAll = async (ticked: boolean): Promise<void> => {
    const ids = [...wishes()].flatMap(([id, wish]) => (wish === ticked ? id : []))
    if (ids.length === 0) return
    try {
      await options.send(ids, ticked)
      options.sent(ids, ticked)
    } catch (error) {
      if (!options.refused(error)) throw error
    }
    forget(ids, ticked)
  }

  const flush = async (): Promise<void> => {
    if (busy) return
    busy = true
    clearTimeout(timer)
    try {
      // What is ticked while a request is on its way goes with the next one.
      while (wishes().size > 0) {
        await sendAll(true)
        await sendAll(false)
      }
      pause = firstPause
      setWaiting(false)
    } catch {
      setWaiting(true)
      timer = setTimeout(() => void flush(), pause)
      pause = Math.min(longestPause, pause * 2)
    } finally {
      busy = false
    }
  }

  return {
    wanted: (id) => wishes().get(id),
    tick: (ids, ticked) => {
      options.kept.keep(ids, ticked)
      setWishes((before) => new Map([...before, ...ids.map((id) => [id, ticked] as const)]))
      void flush()
    },
    recover: () => {
      // What was ticked since this page opened is newer.
      setWishes((since) => new Map([...options.kept.read(), ...since]))
      void flush()
    },
    waiting,
    flush,
  }
}
