import { type ErrorCode, type ErrorKind, errorKinds } from '../shared/errors.ts'
import type { Language } from '../shared/language/languages.ts'
import { type Details, errorSentence } from '../shared/language/sentence.ts'

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
    return this.kind === 'internal' || this.code === 'storage_full'
  }

  sentence(language: Language): string {
    return errorSentence(this.code, language, this.details)
  }
}

/** Any thrown value as a DomainError: a lost database is `unavailable`, the unknown is `internal`. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isUnstorableText(error))
    return new DomainError('input_invalid', { field: 'input', reason: 'UTF-8' }, { cause: error })
  if (isStorageFull(error)) return new DomainError('storage_full', {}, { cause: error })
  if (isDatabaseGone(error)) return new DomainError('unavailable', {}, { cause: error })
  return new DomainError('internal', {}, { cause: error })
}

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
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

/** A null byte or half of a surrogate pair, in a field whose schema let it pass. */
function isUnstorableText(error: unknown): boolean {
  const { code } = (error instanceof Error ? error : {}) as { code?: unknown }
  return code === '22021' || code === '22P05'
}

/** The name of the unique index that a statement ran into, if that is what happened. */
export function violatedIndex(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, constraint_name } = error as { code?: unknown; constraint_name?: unknown }
  return code === '23505' && typeof constraint_name === 'string' ? constraint_name : null
}
