import type { Context, Services } from '../../context.ts'
import { anonymousContext } from '../context.ts'
import { accepted, rpcError, rpcResult } from './answer.ts'
import { dispatch } from './dispatch.ts'
import type { Endpoint } from './endpoint.ts'
import { checkEnvelope } from './era/envelope.ts'
import { eraOf } from './era/era.ts'
import { guardHost } from './guard.ts'
import { type RpcId, readMessage } from './message.ts'

/** One POST, one message, one JSON answer. Nothing is remembered between two of them. */
export async function serve<C extends Context>(
  services: Services,
  endpoint: Endpoint<C>,
  request: Request,
): Promise<Response> {
  let id: RpcId = null
  try {
    guardHost(services.config, request)
    const message = await readMessage(request)
    if (message.kind === 'call') id = message.id
    const era = eraOf(request, message)
    if (message.kind === 'call' && era === 'new') checkEnvelope(request, message)
    const ctx = anonymousContext(services, request)
    if (message.kind === 'call' && message.method === 'initialize') {
      // The only call that needs no token; the new era has no such method and says so.
      return rpcResult(id, await dispatch(ctx as C, endpoint, era, message))
    }
    const entered = await endpoint.enter(ctx, request)
    if (message.kind !== 'call') return accepted()
    return rpcResult(id, await dispatch(entered, endpoint, era, message))
  } catch (error) {
    return rpcError(services.log, id, error)
  }
}
