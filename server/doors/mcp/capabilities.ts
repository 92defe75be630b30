import type { Context } from '../../kernel/context.ts'
import type { Endpoint } from './endpoint.ts'

/** Nobody is told of changes, so nothing but what there is to ask for is named. */
export function capabilitiesOf<C extends Context>(endpoint: Endpoint<C>) {
  const prompts = endpoint.prompts.length > 0
  return { tools: {}, resources: {}, ...(prompts && { prompts: {}, completions: {} }) }
}
