import type { ErrorKind } from '../../../shared/errors.ts'
import { asDomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { secondsToWait } from '../retry-after.ts'
import { statusOf } from '../status.ts'

/** JSON-RPC 2.0 §5.1, and A2A 1.0 §5.4 for those of its own. */
export const codes = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  internal: -32_603,
  taskNotFound: -32_001,
  unsupported: -32_004,
  contentType: -32_005,
  version: -32_009,
} as const

export class RpcFault extends Error {
  override name = 'RpcFault'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const codeOfKind = {
  invalid: codes.parse,
  unauthenticated: codes.request,
  forbidden: codes.request,
  not_found: codes.unsupported,
  method_not_allowed: codes.request,
  conflict: codes.request,
  gone: codes.unsupported,
  too_large: codes.request,
  unsupported: codes.request,
  unprocessable: codes.request,
  too_many: codes.internal,
  unavailable: codes.internal,
  internal: codes.internal,
} as const satisfies Record<ErrorKind, number>

/** The one error map of this door. What the protocol has a code for is 200, as JSON-RPC over HTTP says it. */
export function a2aError(log: Log, id: unknown, thrown: unknown): Response {
  if (thrown instanceof RpcFault) {
    const status = thrown.code === codes.parse || thrown.code === codes.request ? 400 : 200
    return answer(id, thrown.code, thrown.message, status)
  }
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('a2a.failed', { error: error.cause })
  const seconds = secondsToWait(error)
  const wait: Record<string, string> = seconds === null ? {} : { 'retry-after': String(seconds) }
  return answer(id, codeOfKind[error.kind], error.sentence('en'), statusOf[error.kind], wait)
}

function answer(
  id: unknown,
  code: number,
  message: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { jsonrpc: '2.0', id: id ?? null, error: { code, message } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}
