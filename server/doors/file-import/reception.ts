import { largestFile, largestOfGuest } from '../../domain/file-import/files/limits.ts'
import type { Actor } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

const megabyte = 1024 * 1024

interface Held {
  files: number
  bytes: number
}

/** Of files that arrive, or lie on the disk until it is their turn to be read. */
const most = {
  person: { files: 3, bytes: 2 * largestFile },
  guest: { files: 1, bytes: largestOfGuest },
  // All that try it out together, so that no crowd of them stands in anybody's way.
  guests: { files: 20, bytes: 20 * largestOfGuest },
  everybody: { files: 80, bytes: 3072 * megabyte },
} as const satisfies Record<string, Held>

/** One file on its way. */
export interface Place {
  /** Counts bytes that have come, or refuses them. */
  take(bytes: number): void
  leave(): void
}

export interface Reception {
  enter(actor: Actor): Place
}

/**
 * Where files wait, so that a slow line holds up nobody else: the lane in which they are read is for
 * those that have come. Whoever sends slowly on purpose fills only the places that are their own.
 */
export function createReception(): Reception {
  const everybody: Held = { files: 0, bytes: 0 }
  const guests: Held = { files: 0, bytes: 0 }
  const persons = new Map<string, Held>()

  return {
    enter({ personId, demo }) {
      const own = persons.get(personId) ?? { files: 0, bytes: 0 }
      const counted: readonly (readonly [Held, Held])[] = demo
        ? [
            [own, most.guest],
            [guests, most.guests],
            [everybody, most.everybody],
          ]
        : [
            [own, most.person],
            [everybody, most.everybody],
          ]
      if (counted.some(([held, limit]) => held.files >= limit.files)) throw busy()
      persons.set(personId, own)
      for (const [held] of counted) held.files += 1
      let taken = 0
      return {
        take(bytes) {
          if (counted.some(([held, limit]) => held.bytes + bytes > limit.bytes)) throw busy()
          taken += bytes
          for (const [held] of counted) held.bytes += bytes
        },
        leave() {
          for (const [held] of counted) {
            held.files -= 1
            held.bytes -= taken
          }
          if (own.files === 0) persons.delete(personId)
        },
      }
    },
  }
}

function busy(): DomainError {
  return new DomainError('intake_busy', { seconds: 20 })
}
