import type { Context } from '../../../kernel/context.ts'
import { viewUri } from '../apps/views.ts'
import type { Tool } from '../endpoint.ts'
import { refuseCursor } from '../paging.ts'
import type { Served } from '../served.ts'
import { type ToolView, toolView } from '../tool-view.ts'

const made = new WeakMap<object, ToolView[]>()

/** Always the whole list, in one order, whatever the token allows: a client may ask for more later. */
export function listTools<C extends Context>({ endpoint, apps, params }: Served<C>) {
  refuseCursor(params)
  const tools = toolViews(endpoint.tools)
  return { tools: apps ? tools.map((tool, at) => shownBy(tool, endpoint.tools[at])) : tools }
}

export function toolViews<C extends Context>(tools: readonly Tool<C>[]): ToolView[] {
  const views = made.get(tools) ?? tools.map((tool) => toolView(tool))
  made.set(tools, views)
  return views
}

function shownBy<C extends Context>(view: ToolView, tool: Tool<C> | undefined) {
  return tool?.view ? { ...view, _meta: { ui: { resourceUri: viewUri(tool.view) } } } : view
}
