import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { OwnPrice } from '../../../shared/food/price.ts'
import type { ReadBatch, Reader, Rows, Wanted } from './batch.ts'
import type { Bad } from './imported.ts'
import type { RawRecord } from './records.ts'

/** By which prices the thread reads; said first. */
export interface Book {
  prices: readonly OwnPrice[]
  currency: string
}

/** What a reading thread is asked: each is answered in its turn. */
export type Asked =
  | { book: Book }
  | { batch: number; records: readonly RawRecord[] }
  | { batch: number; wanted: Wanted }

export type Said = { keys: readonly string[]; bad: readonly Bad[] } | Rows

/** More would wait for the database. */
const mostThreads = 4

/**
 * Threads that read side by side. One processor is left to the database: a thread more would take from it what it
 * gave, and each begins with a second or two in which it learns to read fast.
 */
export function readersAside(book: Book): Reader[] {
  const threads = Math.max(1, Math.min(mostThreads, availableParallelism() - 1))
  return Array.from({ length: threads }, () => aside(book))
}

function aside(book: Book): Reader {
  const worker = new Worker(new URL('./thread.ts', import.meta.url))
  const waiting: PromiseWithResolvers<Said>[] = []
  let fault: Error | undefined
  worker.on('message', (said: Said) => waiting.shift()?.resolve(said))
  worker.on('error', (error: Error) => {
    fault = error
    for (const one of waiting.splice(0)) one.reject(error)
  })
  worker.postMessage({ book } satisfies Asked)
  const ask = <T extends Said>(asked: Asked): Promise<T> => {
    if (fault) return Promise.reject(fault)
    const answer = Promise.withResolvers<Said>()
    waiting.push(answer)
    worker.postMessage(asked)
    return answer.promise as Promise<T>
  }
  let batches = 0
  return {
    async read(records): Promise<ReadBatch> {
      const batch = batches++
      const { keys, bad } = await ask<Pick<ReadBatch, 'keys' | 'bad'>>({ batch, records })
      return { keys, bad, rows: (wanted) => ask<Rows>({ batch, wanted }) }
    },
    async end() {
      await worker.terminate()
    },
  }
}
