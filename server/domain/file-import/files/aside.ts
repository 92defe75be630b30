import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { bytesOf, bytesOfFile } from '../../../archives/bytes.ts'
import { isGzip } from '../../../archives/gzip.ts'
import { type ArchiveFault, ArchiveRefusal } from '../../../archives/refusal.ts'
import { isZip } from '../../../archives/zip/read.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { withTimeout } from '../../../kernel/with-timeout.ts'
import type { Found } from './found.ts'
import { readFile } from './read-file.ts'

/** A file by its number in this process, which its threads share. */
export interface FileOnDisk {
  fd: number
  size: number
  name: string
  /** How many bytes it may unpack to. */
  unpacked: number
  /** How many milliseconds it may be read for, since others wait for their turn. */
  time: number
}

/** What the reading thread says: some recipes, or why there are no more. */
export type Said = { found: Found[] } | { end: 'done' | 'unknown' | ArchiveFault }

/** So much text is read in a blink; a thread would take longer to begin. */
const slight = 32 * 1024
/** For so many milliseconds one waits until a thread has ended. */
const patience = 1000

/**
 * The recipes of a file that somebody brought, read in a thread of its own: thirty megabytes of JSON
 * are one long step, and meanwhile nobody else would be answered.
 */
export async function* readAside(file: FileOnDisk): AsyncGenerator<Found> {
  if (file.size <= slight) {
    const bytes = await bytesOfFile(file.fd, file.size).read(0, file.size)
    if (!isZip(bytes) && !isGzip(bytes)) return yield* readHere(bytes, file)
  }
  const worker = new Worker(new URL('./reader.ts', import.meta.url))
  const late = AbortSignal.timeout(file.time)
  try {
    for (let said = await ask(worker, file, late); ; said = await ask(worker, 'more', late)) {
      if ('found' in said) yield* said.found
      else return ended(said.end)
    }
  } finally {
    // A single long step inside is not broken off: the thread ends behind it, and others do not wait for that.
    await withTimeout(patience, worker.terminate()).catch(() => {})
  }
}

async function* readHere(bytes: Buffer, { unpacked, name }: FileOnDisk): AsyncGenerator<Found> {
  const all = await readFile(bytesOf(bytes), unpacked, name)
  if (!all) throw new DomainError('intake_unknown_format')
  yield* all
}

async function ask(
  worker: Worker,
  question: FileOnDisk | 'more',
  late: AbortSignal,
): Promise<Said> {
  const answer = once(worker, 'message', { signal: late })
  worker.postMessage(question)
  try {
    const [said] = await answer
    return said
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw new ArchiveRefusal('unpacks')
    throw error
  }
}

function ended(end: Exclude<Said, { found: Found[] }>['end']): void {
  if (end === 'done') return
  if (end === 'unknown') throw new DomainError('intake_unknown_format')
  throw new ArchiveRefusal(end)
}
