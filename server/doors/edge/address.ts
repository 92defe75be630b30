import type { Config } from '../../kernel/config.ts'

export interface Peer {
  address: string
  /** Switches the listener's limit on silence off and on again, for this request. */
  slowLine?: (slow: boolean) => void
}

/**
 * Who is calling. A forwarded address counts only when the neighbour that says it is one of the
 * proxies we were told about, and then the last hop that is not a proxy is the caller.
 */
export function callerAddress(config: Config, request: Request, peer: Peer | undefined): string {
  return household(spokenFor(config, request, peer))
}

function spokenFor(config: Config, request: Request, peer: Peer | undefined): string {
  const direct = peer?.address ?? 'unknown'
  if (!isTrusted(config, direct)) return direct
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(withoutPort)
  const caller = hops.reverse().find((hop) => hop !== '' && !isTrusted(config, hop))
  return caller && /^[0-9a-fA-F.:]{2,45}$/.test(caller) ? caller : direct
}

/** Some proxies add the port, which is another one with every connection. */
function withoutPort(hop: string): string {
  return hop.trim().replace(/^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]*)\](?::\d+)?$/, '$1$2')
}

function isTrusted(config: Config, address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return config.trustedProxies.includes(plain)
}

/**
 * The address as limits count it. Where IPv4 gives a household one, IPv6 gives it 2^64 (RFC 6177),
 * and whoever changes theirs for every guess is still the same caller.
 */
function household(address: string): string {
  const inside = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
  if (inside) return inside
  if (!address.includes(':')) return address
  const [front = '', back] = address.split('::')
  const first = front.split(':').filter(Boolean)
  const last = back?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const network = [...first, ...zeros, ...last].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
