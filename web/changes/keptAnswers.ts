import { useMe } from '../session/me.ts'
import { isUnreached } from '../session/said.ts'

/** Beside what waits to be sent: losing this loses nothing that anybody did. */
const database = 'komora-answers'
const store = 'answers'

export interface KeptAnswers {
  /** Hands on an answer and keeps it; where the server cannot be reached, the one that was kept. */
  ask: <Answer>(
    name: string,
    asked: () => Promise<Answer>,
    otherwise?: () => Answer | Promise<Answer>,
  ) => Promise<Answer>
  last: <Answer>(name: string) => Promise<Answer | undefined>
}

/** Answers on this device. Each person has their own in each kitchen, and whoever signs out leaves none. */
export function useKeptAnswers(): KeptAnswers {
  const me = useMe()
  const address = (name: string) => `${me.data?.id} ${me.data?.kitchenId} ${name}`
  const last = <Answer>(name: string) => read(address(name)) as Promise<Answer | undefined>
  return {
    last,
    ask: async (name, asked, otherwise) => {
      try {
        const answer = await asked()
        void keep(address(name), answer)
        return answer
      } catch (error) {
        if (!isUnreached(error)) throw error
        const kept = await last<Awaited<ReturnType<typeof asked>>>(name)
        if (kept !== undefined) return kept
        if (!otherwise) throw error
        return otherwise()
      }
    },
  }
}

async function keep(address: string, answer: unknown): Promise<void> {
  const held = await open()
  held?.transaction(store, 'readwrite').objectStore(store).put(answer, address)
}

async function read(address: string): Promise<unknown> {
  const held = await open()
  if (!held) return undefined
  const request = held.transaction(store).objectStore(store).get(address)
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
}

let opened: Promise<IDBDatabase | null> | undefined

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null)
    const asked = indexedDB.open(database, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store)
    asked.onerror = () => resolve(null)
    asked.onsuccess = () => {
      asked.result.onversionchange = () => {
        asked.result.close()
        opened = undefined
      }
      resolve(asked.result)
    }
  })
  return opened
}
