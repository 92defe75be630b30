import { DomainError } from '../../errors.ts'
import type { DoorName } from './door-of.ts'

/** Longer than any statement may run. What takes longer waits for something that never comes. */
const patience = 20_000

/**
 * A database that dies at the wrong moment can leave the driver with a query that nobody answers
 * any more. Whoever waits for it is told so. Uploads are left alone: a slow line is no fault.
 */
export async function inTime(door: DoorName, answer: Promise<Response>): Promise<Response> {
  if (door === 'assets') return answer
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DomainError('unavailable')), patience)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
