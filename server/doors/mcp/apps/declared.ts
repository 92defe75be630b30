import { isObject } from '../message.ts'

export const appsExtension = 'io.modelcontextprotocol/ui'
export const viewType = 'text/html;profile=mcp-app'

/** Whether a client says of itself that it shows views. */
export function declaresApps(capabilities: unknown): boolean {
  const extensions = isObject(capabilities) ? capabilities['extensions'] : undefined
  const apps = isObject(extensions) ? extensions[appsExtension] : undefined
  if (!isObject(apps)) return false
  const { mimeTypes } = apps
  return Array.isArray(mimeTypes) && mimeTypes.includes(viewType)
}

const mark = 'apps-'

/**
 * In the old era a client says it once, in `initialize`, and nothing is remembered here between two requests.
 * So it is given the mark of what it said as its session, and shows it again with every call.
 */
export function appsSession(): string {
  return mark + crypto.randomUUID()
}

export function showsAppsSession(request: Request): boolean {
  return request.headers.get('mcp-session-id')?.startsWith(mark) ?? false
}
