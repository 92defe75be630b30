import { DomainError } from '../../kernel/errors.ts'
import { storeLibrary } from './library.ts'

/** The store did not take our token, and did nothing. */
export class StaleToken extends Error {
  override name = 'StaleToken'
}

/** What the status of an answer says has gone wrong, before anything reads its body. */
export async function refusalIn(response: Response): Promise<Error | null> {
  const type = response.headers.get('content-type') ?? ''
  const page = response.ok && type.includes('text/html')
  if (response.ok && !page) return null
  await response.body?.cancel()
  if (response.status === 401) return new StaleToken()
  if (response.status === 429) return new DomainError('store_slow_down')
  // A page instead of an answer keeps robots away; a session that is gone begins anew.
  return new DomainError('store_unavailable', {}, { cause: new Error(`Status ${response.status}`) })
}

/** Whatever a call failed with, as the few things that a person can be told. */
export async function failureOf(error: unknown): Promise<Error> {
  const known = [error, (error as Error | null)?.cause].find(
    (one) => one instanceof DomainError || one instanceof StaleToken,
  )
  if (known) return known as Error
  const { ProtocolError, SdkError } = await storeLibrary()
  // The store answered, and does not know what we asked for.
  if (error instanceof ProtocolError)
    return new DomainError('store_changed', {}, { cause: new Error(`RPC ${error.code}`) })
  const cause = error instanceof SdkError ? new Error(`SDK ${error.code}`) : error
  return new DomainError('store_unavailable', {}, { cause })
}
