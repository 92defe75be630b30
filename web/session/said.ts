import type { Dictionary } from '../language/dictionary.ts'

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
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  const data = error.data
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined
  return typeof data.reason === 'string' ? data.reason : undefined
}

/** What `fetch` throws when no answer came, as tRPC hands it on. */
function isUnreached(error: unknown): boolean {
  return error instanceof Error && error.name === 'TRPCClientError' && isFailedFetch(error.cause)
}

/** Every browser words it in its own way, and all of them take this kind for it. */
function isFailedFetch(cause: unknown): boolean {
  return cause instanceof TypeError
}
