import { ArchiveRefusal } from '../../archives/refusal.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { type FileOnDisk, readAside } from './files/aside.ts'
import { type Found, printable } from './files/found.ts'
import {
  longestReading,
  longestReadingOfGuest,
  mostUnpacked,
  mostUnpackedOfGuest,
} from './files/limits.ts'
import { openIntake } from './open.ts'
import { createFoundStore, type Shelf } from './shelf.ts'

// The tables of a backup may unfold to a few hundred megabytes while they are read. What waits lies on the disk.
const lane = createSemaphore({
  atOnce: 1,
  mayWait: 40,
  refuse: () => new DomainError('intake_busy', { seconds: 10 }),
})

const codeOf = {
  broken: 'intake_broken',
  encrypted: 'intake_encrypted',
  unpacks: 'intake_unpacks',
} as const

export interface FileToTake extends Omit<FileOnDisk, 'unpacked' | 'time'> {
  /** The intake that it goes to, when it is not the first file. */
  into: string | null
}

/** Reads a person's file and keeps what is in it for an hour, until they say what of it they want. */
export async function receiveFile(ctx: Context, file: FileToTake): Promise<{ id: string }> {
  const { personId, demo } = signedIn(ctx)
  await countOwnUse(ctx, 'intake')
  // All who only try it out share the turn of one.
  return lane.run(() => readFound(ctx, file), demo ? 'guests' : personId)
}

async function readFound(ctx: Context, file: FileToTake): Promise<{ id: string }> {
  let shelf: Shelf | null = null
  const limits = signedIn(ctx).demo
    ? { unpacked: mostUnpackedOfGuest, time: longestReadingOfGuest }
    : { unpacked: mostUnpacked, time: longestReading }
  for await (const found of recipesOf({
    fd: file.fd,
    size: file.size,
    name: file.name,
    ...limits,
  })) {
    // Nothing is begun for a file that holds nothing.
    shelf ??= await createFoundStore(ctx, await openIntake(ctx, file.into), printable(file.name))
    if (!(await shelf.put(found))) break
  }
  if (!shelf) throw new DomainError('intake_empty')
  await shelf.close()
  return { id: shelf.id }
}

async function* recipesOf(file: FileOnDisk): AsyncGenerator<Found> {
  try {
    yield* readAside(file)
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error
    throw new DomainError(codeOf[error.fault], {}, { cause: error })
  }
}
