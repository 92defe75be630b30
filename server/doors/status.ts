import type { ErrorKind } from '../../shared/errors.ts'

/** The HTTP status of each kind of error, for the doors that answer with plain HTTP. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorKind, number>
