import type { Dictionary } from '../language/shape.ts'

/** The sentence for whatever went wrong: without an answer it was the connection, and nothing of ours. */
export function saidOf(error: unknown, { states }: Pick<Dictionary, 'states'>): string {
  return sentenceOf(error) ?? (isUnreached(error) ? states.offline : states.failed)
}

/** The server's own sentence; nothing when the request never reached it. */
export function sentenceOf(error: unknown): string | undefined {
  return codeOf(error) ? (error as Error).message : undefined
}

/** The code of a refusal from our closed list, as the server attached it. */
export function codeOf(error: unknown): string | undefined {
  const { reason } = dataOf(error)
  return typeof reason === 'string' ? reason : undefined
}

export function httpStatusOf(error: unknown): number | undefined {
  const { httpStatus } = dataOf(error)
  return typeof httpStatus === 'number' ? httpStatus : undefined
}

function dataOf(error: unknown): { reason?: unknown; httpStatus?: unknown } {
  if (typeof error !== 'object' || error === null || !('data' in error)) return {}
  return typeof error.data === 'object' && error.data !== null ? error.data : {}
}

/** What `fetch` throws when no answer came, as tRPC hands it on. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof Error && error.name === 'TRPCClientError') return isFailedFetch(error.cause)
  // A part of the program that this device does not have yet.
  return isFailedFetch(error) && navigator.onLine === false
}

/** Every browser words it in its own way, and all of them take this kind for it. */
function isFailedFetch(cause: unknown): boolean {
  return cause instanceof TypeError
}
