import { DomainError } from '../../kernel/errors.ts'
import { withTimeout } from '../../kernel/with-timeout.ts'
import type { DoorName } from './door-of.ts'

/** Longer than any statement may run. What takes longer waits for something that never comes. */
const patience = 20_000

/**
 * A database that says nothing more, and does not hang up either, leaves its callers waiting. They are
 * told so. Uploads are left alone: a slow line is no fault.
 */
export async function withDeadline(door: DoorName, answer: Promise<Response>): Promise<Response> {
  if (door === 'assets') return answer
  return withTimeout(patience, answer, () => new DomainError('unavailable'))
}
