import type { Sql } from '../db/client.ts'
import type { Log } from './log.ts'

const channel = 'komora'

/** Tells every server that something changed, so that caches and live pages follow. */
export interface Notices {
  /** Calls back for a topic: at once for changes made here, a moment later for those made elsewhere. */
  on(topic: string, listener: (detail: string) => void): () => void
  /** Call it after the change is committed: whoever reads because of it must find it. */
  tell(topic: string, detail?: string): Promise<void>
  stop(): Promise<void>
}

export async function startNotices(sql: Sql, log: Log): Promise<Notices> {
  const listeners = new Map<string, Set<(detail: string) => void>>()
  const self = crypto.randomUUID()

  const deliver = (topic: string, detail: string) => {
    for (const listener of listeners.get(topic) ?? []) listener(detail)
  }
  const subscription = await sql.listen(
    channel,
    (payload) => {
      const [from, topic = '', ...rest] = payload.split(' ')
      if (from !== self) deliver(topic, rest.join(' '))
    },
    // After a lost connection nobody knows what was missed, so everything counts as changed.
    () => {
      for (const topic of listeners.keys()) deliver(topic, '')
    },
  )

  return {
    on(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => set.delete(listener)
    },
    async tell(topic, detail = '') {
      deliver(topic, detail)
      await sql.notify(channel, `${self} ${topic} ${detail}`).catch((error) => {
        log.warn('notice.lost', { topic, error })
      })
    },
    stop: () => subscription.unlisten(),
  }
}
