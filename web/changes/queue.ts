import { batch, createSignal } from 'solid-js'
import type { ChangeOutcome, SentChange } from '../../shared/wire/changes.ts'
import type { About, KeptChange, KeptChanges } from './keptChanges.ts'

export type Change = SentChange['change']

export interface Queue {
  /** What was done in this kitchen and is not on the server yet, in that order. */
  waiting: () => readonly KeptChange[]
  /** What the server would not do, until the person has read why. */
  refused: () => readonly KeptChange[]
  /** It was tried and could not be sent. */
  stuck: () => boolean
  add: (...changes: Change[]) => Promise<void>
  /** The same, with what it was done to: if it is refused, the person is told until they have read it. */
  addTo: (about: About, ...changes: Change[]) => Promise<void>
  /** Takes back what has not been sent yet; false where nothing such waits any more. */
  withdraw: (made: (change: Change) => boolean) => Promise<boolean>
  /** Sends all that waits; afterwards nothing waits, or the connection is gone. */
  flush: () => Promise<void>
  /** When what was done so far has reached the server, or cannot: what is asked for next builds on it. */
  arrived: () => Promise<void>
  /** Takes up what an earlier visit could not send. */
  recover: () => Promise<void>
  dismiss: (id: string) => void
}

const mostAtOnce = 50
const firstPause = 2_000
const longestPause = 30_000

export function createQueue(options: {
  personId: string
  kitchenId: () => string
  kept: KeptChanges
  send: (changes: SentChange[]) => Promise<ChangeOutcome[]>
  /** What is shown is asked for anew, before what was sent is no longer laid over it. */
  sent: () => Promise<unknown>
  /** The server's own sentence when trying again would change nothing. */
  refusal: (error: unknown) => string | undefined
  /** Tells a person why something was not done that they need not type again. */
  say: (sentence: string) => void
}): Queue {
  const [changes, setChanges] = createSignal<readonly KeptChange[]>([])
  const [stuck, setStuck] = createSignal(false)
  const { kept } = options
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let under: Promise<void> | undefined
  let last = 0
  const unsaved = new Set<string>()

  const unsent = () => changes().filter((change) => change.refused === undefined)

  const send = async (some: readonly KeptChange[]): Promise<ChangeOutcome[]> => {
    const bare = some.map(({ id, kitchenId, change }) => ({ id, kitchenId, change }))
    try {
      return await options.send(bare)
    } catch (error) {
      const refused = options.refusal(error)
      if (refused === undefined) throw error
      // One of them cannot even be read: the others do not wait for it.
      if (some.length === 1) return some.map(({ id }) => ({ id, refused }))
      const each: ChangeOutcome[] = []
      for (const one of some) each.push(...(await send([one])))
      return each
    }
  }

  const sendAll = async (): Promise<void> => {
    const done: string[] = []
    for (;;) {
      const some = (await kept.all())
        .filter((change) => change.refused === undefined)
        .slice(0, mostAtOnce)
      if (some.length === 0) break
      for (const { id, refused } of await send(some)) {
        const change = some.find((one) => one.id === id)
        const words = change && (typed(change.change) ?? change.about?.title)
        if (refused !== null && words) await kept.put({ ...change, refused })
        else await kept.drop([id])
        if (refused !== null && !words) options.say(refused)
        done.push(id)
      }
    }
    if (done.length > 0) await options.sent()
    const left = await kept.all()
    setChanges((now) => [
      ...left,
      ...now.filter((one) => unsaved.has(one.id) && !left.some((other) => other.id === one.id)),
    ])
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    under ??= alone(sendAll)
      .then(
        () => {
          pause = firstPause
          setStuck(false)
        },
        () => {
          setStuck(true)
          timer = setTimeout(() => void flush(), pause)
          pause = Math.min(longestPause, pause * 2)
        },
      )
      .then(() => {
        under = undefined
      })
    return under
  }

  const underWay = new Set<Promise<void>>()
  const put = (more: readonly Change[], about?: About): Promise<void> => {
    const done = putAndSend(more, about)
    underWay.add(done)
    return done.finally(() => underWay.delete(done))
  }
  const putAndSend = async (more: readonly Change[], about?: About): Promise<void> => {
    const made = more.map((change) => {
      last = Math.max(last + 1, Date.now())
      const { personId, kitchenId } = options
      const id = crypto.randomUUID()
      // What is shown goes on changing and cannot be stored: this is a copy of how it was.
      const copy: Pick<KeptChange, 'change' | 'about'> = JSON.parse(
        JSON.stringify({ change, about }),
      )
      return { id, personId, kitchenId: kitchenId(), at: last, ...copy }
    })
    for (const { id } of made) unsaved.add(id)
    setChanges((before) => [...before, ...made])
    for (const change of made) {
      await kept.put(change)
      unsaved.delete(change.id)
    }
    await flush()
    // One that came while others were on their way goes after them.
    if (!stuck() && unsent().length > 0) await flush()
  }

  return {
    waiting: () => unsent().filter((change) => change.kitchenId === options.kitchenId()),
    refused: () => changes().filter((change) => change.refused !== undefined),
    stuck,
    flush,
    add: (...more) => put(more),
    addTo: (about, ...more) => put(more, about),
    withdraw: (made) =>
      // Alone, as sending is: nothing is taken back while it is on its way.
      alone(async () => {
        const found = (await kept.all()).filter(
          (one) => one.refused === undefined && made(one.change),
        )
        const ids = found.map(({ id }) => id)
        await kept.drop(ids)
        setChanges((before) => before.filter((one) => !ids.includes(one.id)))
        return ids.length > 0
      }),
    arrived: async () => {
      await Promise.allSettled(underWay)
    },
    recover: async () => {
      const found = await kept.all()
      batch(() =>
        setChanges((since) => [
          ...found.filter((one) => !since.some((other) => other.id === one.id)),
          ...since,
        ]),
      )
      if (unsent().length > 0) await flush()
    },
    dismiss: (id) => {
      setChanges((before) => before.filter((one) => one.id !== id))
      void kept.drop([id])
    },
  }
}

/** What a person would have to type again. */
export function typed(change: Change): string | undefined {
  if ('text' in change) return change.text
  if (change.kind === 'remarkLine') return change.remark || undefined
  if (change.kind === 'noteEntry') return change.note || undefined
  return change.kind === 'addEntry' && 'title' in change.dish ? change.dish.title : undefined
}

/** Of several windows one sends at a time; another finds nothing left, or what came since. */
function alone<Done>(work: () => Promise<Done>): Promise<Done> {
  return 'locks' in navigator ? navigator.locks.request('komora-changes', work) : work()
}
