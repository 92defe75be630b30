import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { z } from 'zod'
import { en, uk } from 'zod/locales'
import type { ErrorKind } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/language/languages.ts'

export const trpcCodeOf = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_SUPPORTED',
  conflict: 'CONFLICT',
  gone: 'NOT_FOUND',
  too_large: 'PAYLOAD_TOO_LARGE',
  unsupported: 'UNSUPPORTED_MEDIA_TYPE',
  too_many: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorKind, TRPC_ERROR_CODE_KEY>

const sentences = { uk: uk().localeError, en: en().localeError }

/** Which field is wrong and why, in words; null when the cause was not a schema. */
export function inputSentence(
  cause: unknown,
  language: Language,
): { field: string; reason: string } | null {
  if (!(cause instanceof z.ZodError)) return null
  const issue = cause.issues[0]
  if (!issue) return null
  const said = sentences[language](issue as never)
  const reason = typeof said === 'string' ? said : (said?.message ?? issue.message)
  return { field: issue.path.join('.') || 'input', reason: reason.replace(/\.$/, '') }
}
