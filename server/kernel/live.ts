import type { Sql } from '../db/client.ts'
import type { Log } from './log.ts'
import type { Notices } from './notices.ts'

/** One page that is open somewhere and waits to hear what has changed. */
export interface LiveStream {
  /** What has changed since it was last asked, at once or as soon as something does; null when the stream is over. */
  next(): Promise<string[] | null>
  end(): void
}

export interface LiveReader {
  id: string
  kitchenId: string
  personId: string
  sessionId: string
}

export interface Live {
  /** Under this name the streams of this server stand in the table of all. */
  server: string
  follow(reader: LiveReader): LiveStream
  stop(): Promise<void>
}

const beat = 20_000

/** The open pages of this server, told of their own kitchen and of no other. */
export function createLive(sql: Sql, notices: Notices, log: Log): Live {
  const server = crypto.randomUUID()
  const byKitchen = new Map<string, Set<Open>>()
  let stopped = false

  const all = () => [...byKitchen.values()].flatMap((streams) => [...streams])
  // After a lost connection nobody knows what was missed, nor who has left since: every page comes anew.
  const endAll = () => {
    for (const stream of all()) stream.end()
  }
  const silence = [
    notices.on('kitchen', (detail) => {
      if (detail === '') return endAll()
      const [kitchenId = '', topic = ''] = detail.split(' ')
      for (const stream of byKitchen.get(kitchenId) ?? []) stream.tell(topic)
    }),
    notices.on('left', (detail) => {
      const [personId = '', kitchenId = ''] = detail.split(' ')
      for (const { reader, end } of byKitchen.get(kitchenId) ?? [])
        if (reader.personId === personId) end()
    }),
    notices.on('session', (detail) => {
      for (const { reader, end } of all()) if (reader.sessionId === detail) end()
    }),
  ]
  const timer = setInterval(() => {
    if (byKitchen.size === 0) return
    // live_streams_server, live_streams_seen
    sql`WITH alive AS (UPDATE live_streams SET seen_at = now() WHERE server = ${server})
      DELETE FROM live_streams WHERE seen_at < now() - interval '1 minute' AND server <> ${server}`.catch(
      (error) => log.warn('live.unseen', { error }),
    )
  }, beat)
  timer.unref()

  return {
    server,
    follow(reader) {
      const stream = openStream(reader, () => {
        const streams = byKitchen.get(reader.kitchenId)
        streams?.delete(stream)
        if (streams?.size === 0) byKitchen.delete(reader.kitchenId)
      })
      const streams = byKitchen.get(reader.kitchenId) ?? new Set()
      byKitchen.set(reader.kitchenId, streams.add(stream))
      if (stopped) stream.end()
      return stream
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      for (const quiet of silence) quiet()
      endAll()
      await sql`DELETE FROM live_streams WHERE server = ${server}`.catch(() => undefined)
    },
  }
}

interface Open extends LiveStream {
  reader: LiveReader
  tell(topic: string): void
}

/** However slowly somebody reads, what waits for them is at most one of each topic. */
function openStream(reader: LiveReader, ended: () => void): Open {
  const changed = new Set<string>()
  let over = false
  let wake: (() => void) | null = null
  const awake = () => {
    wake?.()
    wake = null
  }
  return {
    reader,
    tell(topic) {
      changed.add(topic)
      awake()
    },
    async next() {
      while (changed.size === 0 && !over)
        await new Promise<void>((resume) => {
          wake = resume
        })
      if (over) return null
      const told = [...changed]
      changed.clear()
      return told
    },
    end() {
      if (over) return
      over = true
      ended()
      awake()
    },
  }
}
