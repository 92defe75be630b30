import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { z } from 'zod'
import type { ErrorKind } from '../../../shared/errors.ts'
import { explainIssue, type InputIssue } from '../../../shared/language/input.ts'
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
  unprocessable: 'UNPROCESSABLE_CONTENT',
  too_many: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorKind, TRPC_ERROR_CODE_KEY>

/** Which field is wrong and why, in words; null when the cause was not a schema. */
export function inputDetails(
  cause: unknown,
  language: Language,
): { path: string; field: string; reason: string } | null {
  if (!(cause instanceof z.ZodError)) return null
  const [issue] = cause.issues
  return issue ? explainIssue(issue as InputIssue, language) : null
}
