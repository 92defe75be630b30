import type { Config } from '../../config.ts'

export interface Peer {
  address: string
}

/**
 * Who is calling. A forwarded address counts only when the neighbour that says it is one of the
 * proxies we were told about, and then the last hop that is not a proxy is the caller.
 */
export function callerAddress(config: Config, request: Request, peer: Peer | undefined): string {
  const direct = peer?.address ?? 'unknown'
  if (!isTrusted(config, direct)) return direct
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const caller = hops.reverse().find((hop) => hop !== '' && !isTrusted(config, hop))
  return caller && /^[0-9a-fA-F.:]{2,45}$/.test(caller) ? caller : direct
}

function isTrusted(config: Config, address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return config.trustedProxies.includes(plain)
}
