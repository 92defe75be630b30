import type { Context } from '../../kernel/context.ts'
import { appsExtension, viewType } from './apps/declared.ts'
import type { Endpoint } from './endpoint.ts'

/** Nobody is told of changes, so nothing but what there is to ask for is named. */
export function capabilitiesOf<C extends Context>(endpoint: Endpoint<C>, apps = false) {
  const prompts = endpoint.prompts.length > 0
  const views = apps && endpoint.tools.some((tool) => tool.view !== undefined)
  return {
    tools: {},
    resources: {},
    ...(prompts && { prompts: {}, completions: {} }),
    ...(views && { extensions: { [appsExtension]: { mimeTypes: [viewType] } } }),
  }
}
