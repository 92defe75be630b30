import type { Tool } from './tool.ts'

interface ModelContext {
  registerTool: (tool: Tool) => unknown
}

type Holder = { modelContext?: Partial<ModelContext> }

/**
 * WebMCP: a browser with an assistant in it is offered what anybody may read here. Where there is none, which
 * is nearly everywhere, the tools are not even fetched.
 */
export function offerTools(): void {
  const context = (document as Holder).modelContext ?? (navigator as Holder).modelContext
  if (typeof context?.registerTool !== 'function') return
  void import('./tools.ts')
    .then(({ tools }) => Promise.all(tools.map((tool) => context.registerTool?.(tool))))
    // The page does without, as it does in every other browser.
    .catch(() => undefined)
}
