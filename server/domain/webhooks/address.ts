import type { Config } from '../../kernel/config.ts'
import { DomainError } from '../../kernel/errors.ts'
import { isPublicAddress } from '../../net/public-address.ts'

/** An address that may be called; a name is looked up, and judged, each time anew. */
export function webhookAddress(config: Config, text: string): string {
  const url = URL.parse(text)
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol))
    throw new DomainError('webhook_url_invalid')
  if (mayBePrivate(config, url.href)) return url.href
  // On somebody's own machine there is nobody on the way who could read along.
  if (url.protocol === 'http:' && !config.local) throw new DomainError('webhook_url_invalid')
  if (isOfTheHouse(url.hostname)) throw new DomainError('webhook_address_refused')
  return url.href
}

/** A name that the whole world knows has a dot within it; a dot behind it changes nothing. */
function isOfTheHouse(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (/^[\d.]+$|:/.test(name)) return !isPublicAddress(name)
  return !name.includes('.') || /\.local(host)?$/.test(name)
}

/** Only what the operator has named, with its port. */
export function mayBePrivate({ webhookPrivateHosts }: Config, address: string): boolean {
  return webhookPrivateHosts.includes(new URL(address).host)
}
