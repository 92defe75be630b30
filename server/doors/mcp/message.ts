import { DomainError } from '../../kernel/errors.ts'
import { parseJson, readText } from '../body.ts'
import { RpcFault, rpcCodes } from './fault.ts'

const largestBody = 1024 * 1024

export type RpcId = string | number | null

export interface RpcCall {
  kind: 'call'
  id: RpcId
  method: string
  params: Readonly<Record<string, unknown>>
}

export type RpcMessage = RpcCall | { kind: 'notification'; method: string } | { kind: 'response' }

/** The one message of a request, or a fault that carries its id as far as it could be read. */
export async function readMessage(request: Request): Promise<RpcMessage> {
  const body = await readBody(request)
  if (!isObject(body))
    throw invalid('The body has to be one JSON-RPC object; batches are not taken.')
  if (body['jsonrpc'] !== '2.0') throw invalid('jsonrpc has to be "2.0".', body)
  const { id, method, params } = body
  if (method === undefined && ('result' in body || 'error' in body)) return { kind: 'response' }
  if (typeof method !== 'string') throw invalid('method has to be a string.', body)
  if (params !== undefined && !isObject(params)) throw invalid('params has to be an object.', body)
  if (!('id' in body)) return { kind: 'notification', method }
  if (!isId(id)) throw invalid('id has to be a string, an integer or null.', body)
  return { kind: 'call', id, method, params: params ?? {} }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id of what could not be taken, so that its sender can tell which request it was. */
export class InvalidMessage extends RpcFault {
  readonly id: RpcId

  constructor(message: string, id: RpcId) {
    super(400, rpcCodes.invalidRequest, message)
    this.id = id
  }
}

function invalid(message: string, body?: Record<string, unknown>): InvalidMessage {
  const id = body?.['id']
  return new InvalidMessage(message, isId(id) ? id : null)
}

function isId(value: unknown): value is RpcId {
  return value === null || typeof value === 'string' || Number.isSafeInteger(value)
}

async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request, largestBody)
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new RpcFault(400, rpcCodes.parseError, 'The body has to be valid JSON.')
  }
}
