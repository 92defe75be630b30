import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { largestFile, largestOfGuest } from '../../domain/file-import/files/limits.ts'
import type { Config } from '../../kernel/config.ts'
import type { Actor } from '../../kernel/context.ts'
import { asDomainError, DomainError, isOfStorage } from '../../kernel/errors.ts'
import { arriving, onSlowLine } from '../slow-line.ts'
import type { Place } from './reception.ts'

interface Received {
  file: FileHandle
  size: number
}

const minute = 60_000

/** How large a file may be, and how long it may be on its way. */
const limitsOf = ({ demo }: Actor) =>
  demo ? { size: largestOfGuest, time: 2 * minute } : { size: largestFile, time: 10 * minute }
type Limits = ReturnType<typeof limitsOf>

/** The body on the disk for as long as the work takes, never more than a part of it in memory. */
export async function withReceived<T>(
  { dataDir }: Config,
  request: Request,
  actor: Actor,
  place: Place,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  const limits = limitsOf(actor)
  if (Number(request.headers.get('content-length') ?? 0) > limits.size) throw tooLarge(limits)
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, `incoming-${crypto.randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    // Without a name it is gone by itself, whatever happens to this process.
    await unlink(path)
    // Also while it waits for its turn: a whole file that lies here is no silence.
    return await onSlowLine(request, async () =>
      work({ file, size: await receive(request, file, limits, place) }),
    )
  } finally {
    await file.close()
  }
}

async function receive(
  request: Request,
  file: FileHandle,
  limits: Limits,
  place: Place,
): Promise<number> {
  let size = 0
  try {
    for await (const part of arriving(request, limits.time, missing)) {
      if (size + part.byteLength > limits.size) throw tooLarge(limits)
      place.take(part.byteLength)
      await file.write(part, 0, part.byteLength, size)
      size += part.byteLength
    }
  } catch (error) {
    // Whatever else breaks here is the sender's line.
    if (error instanceof DomainError || isOfStorage(asDomainError(error))) throw error
    throw new DomainError('intake_missing', {}, { cause: error })
  }
  if (size === 0) throw missing()
  return size
}

const missing = () => new DomainError('intake_missing')

function tooLarge({ size }: Limits): DomainError {
  return new DomainError('intake_too_large', { limit: `${size / 1024 / 1024} MB` })
}
