import type { ErrorCode } from '../../shared/errors.ts'
import { TrpcRefusal } from './caller.ts'

/** The code that a call is refused with; a call that succeeds gives null. */
export async function refusal(call: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof TrpcRefusal) return error.reason
    throw error
  }
}
