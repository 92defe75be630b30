import { signedIn } from '../../actor.ts'
import { ArchiveRefusal } from '../../archives/refusal.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { createTurns } from '../../turns.ts'
import { takeLimit } from '../limits/take.ts'
import { type FileOnDisk, readAside } from './files/aside.ts'
import { type Found, printable } from './files/found.ts'
import { openIntake } from './open.ts'
import { createShelf, type Shelf } from './shelf.ts'

// The tables of a backup may unfold to a few hundred megabytes while they are read.
const turns = createTurns({
  atOnce: 1,
  mayWait: 8,
  refuse: () => new DomainError('intake_busy', { seconds: 10 }),
})

const codeOf = {
  broken: 'intake_broken',
  encrypted: 'intake_encrypted',
  unpacks: 'intake_unpacks',
} as const

export interface FileToTake extends FileOnDisk {
  /** Only to tell it from other files; what it is shows in its content. */
  name: string
  /** The intake that it goes to, when it is not the first file. */
  into: string | null
}

/** Reads a person's file and keeps what is in it for an hour, until they say what of it they want. */
export async function takeFile(ctx: Context, file: FileToTake): Promise<{ id: string }> {
  await takeLimit(ctx, 'intake', signedIn(ctx).personId)
  return turns.take(async () => {
    let shelf: Shelf | null = null
    for await (const found of recipesOf(file)) {
      // Nothing is begun for a file that holds nothing.
      shelf ??= await createShelf(ctx, await openIntake(ctx, file.into), printable(file.name))
      if (!(await shelf.put(found))) break
    }
    if (!shelf) throw new DomainError('intake_empty')
    await shelf.close()
    return { id: shelf.id }
  })
}

async function* recipesOf({ fd, size }: FileOnDisk): AsyncGenerator<Found> {
  try {
    yield* readAside({ fd, size })
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error
    throw new DomainError(codeOf[error.fault], {}, { cause: error })
  }
}
