import { type ErrorCode, type ErrorKind, errorKinds } from '../../shared/errors.ts'
import type { Language } from '../../shared/language/languages.ts'
import { type Details, errorSentence } from '../../shared/language/sentence.ts'

/** A refusal that a person or a client can understand. Anything else thrown is a fault of ours. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.details = details
  }

  get kind(): ErrorKind {
    return errorKinds[this.code]
  }

  /** Worth a line in the log with what lies behind it: somebody has to do something about it. */
  get needsOperator(): boolean {
    return this.kind === 'internal' || isOfStorage(this)
  }

  sentence(language: Language): string {
    return errorSentence(this.code, language, this.details)
  }
}

/** Any thrown value as a DomainError: a database that does not answer is `unavailable`, the unknown is `internal`. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isUnstorable(error)) return new DomainError('input_unstorable', {}, { cause: error })
  if (isStorageAway(error)) return new DomainError('storage_away', {}, { cause: error })
  if (isStorageFull(error)) return new DomainError('storage_full', {}, { cause: error })
  if (isDatabaseGone(error)) return new DomainError('unavailable', {}, { cause: error })
  return new DomainError('internal', {}, { cause: error })
}

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '40P01', // deadlock_detected: of two that waited for each other one has to come again
  '57014', // query_canceled: it took longer than a statement may
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
  '08000', // connection_exception
  '08003', // connection_does_not_exist
  '08006', // connection_failure
])

function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && goneCodes.has(code)
}

/** Of the folder that photos and files lie in, or of the database (53100, disk_full). */
function isStorageFull(error: unknown): boolean {
  const { code } = (error instanceof Error ? error : {}) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

/** A disk that was mounted for reading alone, or something else in the place of a folder. */
function isStorageAway(error: unknown): boolean {
  const { code } = (error instanceof Error ? error : {}) as { code?: unknown }
  return code === 'EROFS' || code === 'ENOTDIR'
}

const unstorableCodes = new Set([
  '22021', // character_not_in_repertoire: a null byte
  '22P05', // untranslatable_character: the same, escaped in JSON
  '22P02', // invalid_text_representation: half of a surrogate pair in JSON
  '22003', // numeric_value_out_of_range
  '22008', // datetime_field_overflow
])

/** What somebody sent in a field whose schema let it pass. */
function isUnstorable(error: unknown): boolean {
  const { code } = (error instanceof Error ? error : {}) as { code?: unknown }
  return typeof code === 'string' && unstorableCodes.has(code)
}

/** Nothing can be written where photos and files lie, for one reason or another. */
export function isOfStorage(error: DomainError): boolean {
  return error.code === 'storage_full' || error.code === 'storage_away'
}

/** The name of the unique index that a statement ran into, if that is what happened. */
export function violatedIndex(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, constraint_name } = error as { code?: unknown; constraint_name?: unknown }
  return code === '23505' && typeof constraint_name === 'string' ? constraint_name : null
}
