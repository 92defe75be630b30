import { codeOf } from '../../session/said.ts'

// No connection, and what the server itself expects to pass.
const passing: readonly (string | undefined)[] = [
  undefined,
  'unavailable',
  'internal',
  'rate_limited',
]

/** Trying again may help. */
export const mayPass = (error: unknown) => passing.includes(codeOf(error))
