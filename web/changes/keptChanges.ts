import type { SentChange } from '../../shared/wire/changes.ts'
import type { PlanEntryCard } from '../../shared/wire/plan.ts'
import type { TrayDish } from '../../shared/wire/tray.ts'

/** What was changed as it was shown then: it stays on the device, to show it and to speak of it. */
export interface About {
  title: string
  entry?: PlanEntryCard
  dish?: TrayDish
}

/** A change that waits on this device until the server has it, or that it has refused and that was not read yet. */
export interface KeptChange extends SentChange {
  personId: string
  /** Its place among the others. */
  at: number
  about?: About
  refused?: string
}

export interface KeptChanges {
  all: () => Promise<KeptChange[]>
  put: (change: KeptChange) => Promise<void>
  drop: (ids: readonly string[]) => Promise<void>
}

const database = 'komora'
const store = 'changes'

/** In the browser's database, so that a closed page loses nothing. One person finds nothing of another. */
export function keptChanges(personId: string): KeptChanges {
  // What the browser cannot keep, be it for want of room, the open page still does.
  const here = new Map<string, KeptChange>()
  let opened: Promise<IDBDatabase | null> | undefined
  const open = () => {
    opened ??= opening()
    return opened
  }
  const write = async (work: (changes: IDBObjectStore) => void): Promise<boolean> => {
    const held = await open()
    if (!held) return false
    const transaction = held.transaction(store, 'readwrite')
    work(transaction.objectStore(store))
    return new Promise((resolve) => {
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
  }
  return {
    all: async () => {
      const held = await open()
      const found = held
        ? await answerOf<KeptChange[]>(held.transaction(store).objectStore(store).getAll())
        : []
      return [...found.filter((change) => !here.has(change.id)), ...here.values()]
        .filter((change) => change.personId === personId)
        .sort((one, other) => one.at - other.at)
    },
    put: async (change) => {
      here.set(change.id, change)
      if (await write((changes) => changes.put(change))) here.delete(change.id)
    },
    drop: async (ids) => {
      for (const id of ids) here.delete(id)
      await write((changes) => {
        for (const id of ids) changes.delete(id)
      })
    },
  }
}

function opening(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null)
    const asked = indexedDB.open(database, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'id' })
    asked.onerror = () => resolve(null)
    asked.onsuccess = () => {
      // Whoever signs out in another window has it deleted.
      asked.result.onversionchange = () => asked.result.close()
      resolve(asked.result)
    }
  })
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
