import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { largestFile } from '../../domain/intake/files/limits.ts'
import { asDomainError, DomainError } from '../../errors.ts'

interface Received {
  file: FileHandle
  size: number
}

const longest = 10 * 60 * 1000

/** The body on the disk for as long as the work takes, never more of it than the limit in memory. */
export async function withReceived<T>(
  { dataDir }: Config,
  request: Request,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('content-length') ?? 0) > largestFile) throw tooLarge()
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, `incoming-${crypto.randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    // Without a name it is gone by itself, whatever happens to this process.
    await unlink(path)
    return await work({ file, size: await receive(request, file) })
  } finally {
    await file.close()
  }
}

async function receive(request: Request, file: FileHandle): Promise<number> {
  const until = performance.now() + longest
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      if (size + part.byteLength > largestFile) throw tooLarge()
      // Whoever sends a byte at a time holds a place that others wait for.
      if (performance.now() > until) throw new DomainError('intake_missing')
      await file.write(part, 0, part.byteLength, size)
      size += part.byteLength
    }
  } catch (error) {
    // Whatever else breaks here is the sender's line.
    if (error instanceof DomainError || asDomainError(error).code === 'storage_full') throw error
    throw new DomainError('intake_missing', {}, { cause: error })
  }
  if (size === 0) throw new DomainError('intake_missing')
  return size
}

function tooLarge(): DomainError {
  return new DomainError('intake_too_large', { limit: '128 MB' })
}
