import { parentPort } from 'node:worker_threads'
import { bytesOfFile } from '../../../archives/bytes.ts'
import { ArchiveRefusal } from '../../../archives/refusal.ts'
import type { FileOnDisk, Said } from './aside.ts'
import type { Found } from './found.ts'
import { readFile } from './read-file.ts'

const mostAtOnce = 25
const bytesAtOnce = 8 * 1024 * 1024

/** The thread that reads one file: it says a few recipes at a time, and goes on when asked for more. */
parentPort?.once('message', (file: FileOnDisk) => {
  const batches = batchesOf(file)
  const next = async () => {
    const said = await nextOf(batches)
    parentPort?.postMessage(said)
    if ('found' in said) parentPort?.once('message', next)
  }
  return next()
})

async function nextOf(batches: AsyncGenerator<Found[], 'done' | 'unknown'>): Promise<Said> {
  try {
    const { done, value } = await batches.next()
    return done ? { end: value } : { found: value }
  } catch (error) {
    if (error instanceof ArchiveRefusal) return { end: error.fault }
    throw error
  }
}

async function* batchesOf(file: FileOnDisk): AsyncGenerator<Found[], 'done' | 'unknown'> {
  const all = await readFile(bytesOfFile(file.fd, file.size), file.unpacked, file.name)
  if (!all) return 'unknown'
  let batch: Found[] = []
  let held = 0
  try {
    for await (const found of all) {
      // A part of a larger buffer would be sent with all of it.
      const photos = found.photos.map((photo) => new Uint8Array(photo))
      batch.push({ ...found, photos })
      held += photos.reduce((sum, photo) => sum + photo.length, 0)
      if (batch.length < mostAtOnce && held < bytesAtOnce) continue
      yield batch
      batch = []
      held = 0
    }
  } catch (error) {
    // What was found before the fault is found.
    if (batch.length > 0) yield batch
    throw error
  }
  if (batch.length > 0) yield batch
  return 'done'
}
