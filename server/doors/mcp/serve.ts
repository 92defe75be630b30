import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { anonymousContext } from '../context.ts'
import { openCount } from '../limited.ts'
import { accepted, rpcError, rpcResult } from './answer.ts'
import { appsSession, declaresApps, showsAppsSession } from './apps/declared.ts'
import { dispatch } from './dispatch.ts'
import type { Endpoint } from './endpoint.ts'
import { checkEnvelope } from './era/envelope.ts'
import { capabilitiesKey, eraOf } from './era/era.ts'
import { guardHost } from './guard.ts'
import { isObject, type RpcCall, type RpcId, readMessage } from './message.ts'

/** One POST, one message, one JSON answer. Nothing is remembered between two of them. */
export async function serve<C extends Context>(
  services: Services,
  limit: ReadCounter,
  endpoint: Endpoint<C>,
  request: Request,
): Promise<Response> {
  let id: RpcId = null
  const count = openCount(limit, 'mcp', request)
  try {
    guardHost(services.config, request)
    const ctx = anonymousContext(services, request)
    // Asked first: of whoever's token opens nothing a body is read only while their address may ask.
    const entered = await enter(ctx)
    const grant = 'ctx' in entered ? endpoint.grantOf(entered.ctx) : null
    if (grant !== null) count.byGrant(grant)
    else count.byAddress()
    const message = await readMessage(request)
    if (message.kind === 'call') id = message.id
    const era = eraOf(request, message)
    if (message.kind === 'call' && era === 'new') checkEnvelope(request, message)
    const apps = message.kind === 'call' && saysApps(request, message)
    if (message.kind === 'call' && message.method === 'initialize') {
      // The only call that needs no token; the new era has no such method and says so.
      const begun = rpcResult(id, await dispatch(ctx as C, endpoint, era, apps, message, limit))
      if (apps) begun.headers.set('mcp-session-id', appsSession())
      return count.say(begun)
    }
    if ('refused' in entered) throw entered.refused
    if (message.kind !== 'call') return count.say(accepted())
    return count.say(
      rpcResult(id, await dispatch(entered.ctx, endpoint, era, apps, message, limit)),
    )
  } catch (error) {
    return count.say(rpcError(services.log, id, refusal(error)))
  }

  async function enter(ctx: Context): Promise<{ ctx: C } | { refused: unknown }> {
    try {
      return { ctx: await endpoint.enter(ctx, request) }
    } catch (refused) {
      return { refused }
    }
  }

  /** What a token did not pay for, its sender's address does. */
  function refusal(error: unknown): unknown {
    try {
      count.byAddress()
      return endpoint.challenge(error)
    } catch (busy) {
      return busy
    }
  }
}

/** The new era says it with every request, the old one at its beginning. */
function saysApps(request: Request, { method, params }: RpcCall): boolean {
  const meta = params['_meta']
  if (method === 'initialize') return declaresApps(params['capabilities'])
  const declared = isObject(meta) && declaresApps(meta[capabilitiesKey])
  return declared || showsAppsSession(request)
}
