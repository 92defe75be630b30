import { parentPort } from 'node:worker_threads'
import { priceBookOf } from '../../../shared/food/price.ts'
import type { Asked, Said } from './aside.ts'
import { type ReadBatch, type Reader, readerHere } from './batch.ts'

const batches = new Map<number, ReadBatch>()
let reader: Reader | undefined
let last: Promise<void> = Promise.resolve()

/** A thread that reads the records of an import, and makes rows of those that turn out to be new. */
parentPort?.on('message', (asked: Asked) => {
  // In the order in which it was asked; a fault ends the thread, and the import with it.
  last = last.then(() => answer(asked))
})

async function answer(asked: Asked): Promise<void> {
  if ('book' in asked) {
    reader = readerHere(priceBookOf(asked.book.prices), asked.book.currency)
  } else if ('records' in asked) {
    const read = await reader?.read(asked.records)
    if (!read) throw new Error('Nobody said by which prices.')
    batches.set(asked.batch, read)
    say({ keys: read.keys, bad: read.bad })
  } else {
    const rows = await batches.get(asked.batch)?.rows(asked.wanted)
    if (!rows) throw new Error('Rows were asked for that nobody has read.')
    batches.delete(asked.batch)
    say(
      rows,
      rows.copies.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    )
  }
}

function say(said: Said, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(said, handedOver)
}
