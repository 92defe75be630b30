import type { Caller } from './caller.ts'

/** What a page hears, as its browser would read it. */
export interface Hearing {
  /** The next things that are said to have changed; null once the stream has ended. */
  next(): Promise<string[] | null>
  /** The same, but for who has come and gone. */
  heard(): Promise<string[] | null>
  /** Waits until this has been said to have changed. */
  until(topic: string): Promise<void>
  /** Why nothing is told at all, when it was refused. */
  refused(): string | null
  leave(): void
}

export async function listen(who: Caller, place = 'lists', kitchenId?: string): Promise<Hearing> {
  const leaving = new AbortController()
  const input = encodeURIComponent(JSON.stringify({ place, kitchenId }))
  const answer = await who.fetch(`/trpc/live.changes?input=${input}`, { signal: leaving.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const waiting: string[] = []
  let text = ''
  let refusal: string | null = null

  async function event(): Promise<string | null> {
    while (waiting.length === 0) {
      const chunk = await reader?.read().catch(() => undefined)
      if (!chunk || chunk.done) return null
      text += chunk.value
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      waiting.push(...parts.map((part) => part.trim()).filter(Boolean))
    }
    return waiting.shift() ?? null
  }

  const hearing: Hearing = {
    async next() {
      for (;;) {
        const said = await event()
        if (said === null || said.startsWith('event: return')) return null
        const data = said.slice(said.indexOf('data: ') + 'data: '.length)
        if (said.startsWith('event: serialized-error')) {
          refusal = (JSON.parse(data) as { data: { reason: string } }).data.reason
          return null
        }
        if (said.startsWith('data: ')) return JSON.parse(data) as string[]
      }
    },
    async heard() {
      for (;;) {
        const changed = await hearing.next()
        const heard = changed?.filter((topic) => topic !== 'here') ?? null
        if (heard?.length !== 0) return heard
      }
    },
    async until(topic) {
      for (;;) {
        const changed = await hearing.next()
        if (changed === null) throw new Error(`The stream ended before it said «${topic}».`)
        if (changed.includes(topic)) return
      }
    },
    refused: () => refusal,
    leave: () => leaving.abort(),
  }
  return hearing
}
