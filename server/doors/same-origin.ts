import { type Config, isLoopbackName } from '../kernel/config.ts'
import { DomainError } from '../kernel/errors.ts'

/**
 * Refuses a change that another site's page asks for with this person's cookie. A browser always
 * says where a POST comes from; a program that sends neither header carries no cookie by accident.
 */
export function requireSameOrigin(config: Config, request: Request): void {
  const origin = request.headers.get('origin')
  if (origin !== null) {
    if (!isOwnOrigin(config, origin)) throw new DomainError('origin_refused')
    return
  }
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none')
    throw new DomainError('origin_refused')
}

/** On one's own machine localhost, 127.0.0.1 and [::1] are the same place. */
export function isOwnOrigin(config: Config, origin: string): boolean {
  if (origin === config.baseUrl) return true
  if (!config.local || !URL.canParse(origin)) return false
  const given = new URL(origin)
  const own = new URL(config.baseUrl)
  return (
    isLoopbackName(given.hostname) && given.port === own.port && given.protocol === own.protocol
  )
}
