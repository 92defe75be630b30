import { type Config, isLoopbackName } from '../../kernel/config.ts'
import { isOwnOrigin } from '../same-origin.ts'
import { RpcFault, rpcCodes } from './fault.ts'

/**
 * DNS rebinding: a page whose name was made to point at this machine sends its own name as Host,
 * and its own origin. Neither is ours.
 */
export function guardHost(config: Config, request: Request): void {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (!isOwnHost(config, host)) throw refused('Host')
  const origin = request.headers.get('origin')
  if (origin !== null && !isAcceptable(config, origin)) throw refused('Origin')
}

function isOwnHost(config: Config, host: string): boolean {
  const own = new URL(config.baseUrl)
  if (host === own.host) return true
  const given = URL.parse(`${own.protocol}//${host}`)
  // On one's own machine a proxy may stand on another port.
  return config.local && given !== null && isLoopbackName(given.hostname)
}

/** Pages on https may call, since only a token lets them in; plain http could be anybody on the way. */
function isAcceptable(config: Config, origin: string): boolean {
  if (isOwnOrigin(config, origin)) return true
  const url = URL.parse(origin)
  if (!url) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname))
}

function refused(header: string): RpcFault {
  return new RpcFault(403, rpcCodes.invalidRequest, `The header ${header} is not acceptable here.`)
}
