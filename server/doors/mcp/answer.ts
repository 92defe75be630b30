import { asDomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { secondsToWait } from '../retry-after.ts'
import { statusOf } from '../status.ts'
import { RpcFault, rpcCodes } from './fault.ts'
import { InvalidMessage, type RpcId } from './message.ts'

const noStore = { 'cache-control': 'no-store' }

export function rpcResult(id: RpcId, result: unknown): Response {
  return Response.json({ jsonrpc: '2.0', id, result }, { headers: noStore })
}

export function accepted(): Response {
  return new Response(null, { status: 202, headers: noStore })
}

/** Whatever was thrown, as a JSON-RPC error with the status of its kind. */
export function rpcError(log: Log, id: RpcId, thrown: unknown): Response {
  const fault = asFault(log, thrown)
  const { code, message, data } = fault
  const error = { code, message, ...(data !== undefined && { data }) }
  const known = thrown instanceof InvalidMessage ? thrown.id : id
  return Response.json(
    { jsonrpc: '2.0', id: known, error },
    { status: fault.status, headers: { ...noStore, ...fault.headers } },
  )
}

function asFault(log: Log, thrown: unknown): RpcFault {
  if (thrown instanceof RpcFault) return thrown
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('mcp.failed', { error: error.cause })
  const code = error.kind === 'too_large' ? rpcCodes.invalidRequest : rpcCodes.internalError
  const seconds = secondsToWait(error)
  const headers: Record<string, string> = seconds === null ? {} : { 'retry-after': String(seconds) }
  return new RpcFault(statusOf[error.kind], code, error.sentence('en'), { headers })
}
