import ipaddr from 'ipaddr.js'

// What the world routes today lies in 2000::/3 (IANA, IPv6 global unicast); everything else is
// local, or a translation of an IPv4 address (64:ff9b::/96, ::ffff:0:0/96, ::/96), or unassigned.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

// Public by its number, and yet what a cloud answers to its own machines alone: Azure's WireServer.
const ofTheCloud = '168.63.129.16'

/** Whether an address belongs to the public internet, so that a server may be asked to open it. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text === ofTheCloud) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast)
}
