import type { Context } from '../../kernel/context.ts'
import type { Endpoint } from './endpoint.ts'

/** Neither list ever changes while the server runs, so there is nothing to announce. */
export function capabilitiesOf<C extends Context>(endpoint: Endpoint<C>) {
  return { tools: {}, ...(endpoint.resources !== null && { resources: {} }) }
}
