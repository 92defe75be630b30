/** The revision of MCP Apps that the views speak. */
const protocolVersion = '2026-01-26'

export interface HostContext {
  theme?: string
  locale?: string
}

export interface ToolResult {
  isError?: boolean
  content?: { type: string; text?: string }[]
  structuredContent?: Record<string, unknown>
  _meta?: Record<string, unknown>
}

interface Listeners {
  context(context: HostContext): void
  result(result: ToolResult): void
}

interface Message {
  id?: unknown
  method?: unknown
  params?: unknown
  result?: unknown
}

const waiting = new Map<number, (result: unknown) => void>()
let asked = 0
let opensLinks = false

/** Begins to talk with the program in which this page is shown. Nobody else is listened to. */
export async function connect(listeners: Listeners): Promise<void> {
  addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    if (data.method === undefined) settle(data)
    else answer(data, listeners)
  })
  const started = (await ask('ui/initialize', {
    protocolVersion,
    appInfo: { name: 'komora', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline'] },
  })) as { hostContext?: HostContext; hostCapabilities?: { openLinks?: object } } | undefined
  opensLinks = started?.hostCapabilities?.openLinks !== undefined
  listeners.context(started?.hostContext ?? {})
  tell('ui/notifications/initialized', {})
  new ResizeObserver(tellSize).observe(document.documentElement)
}

/** False where the program opens no addresses, so that they have to be shown instead. */
export function canOpenLinks(): boolean {
  return opensLinks
}

export function openLink(url: string): void {
  void ask('ui/open-link', { url })
}

function settle({ id, result }: Message): void {
  if (typeof id !== 'number') return
  waiting.get(id)?.(result)
  waiting.delete(id)
}

function answer({ id, method, params }: Message, listeners: Listeners): void {
  if (method === 'ui/notifications/tool-result') listeners.result((params ?? {}) as ToolResult)
  if (method === 'ui/notifications/host-context-changed')
    listeners.context((params ?? {}) as HostContext)
  if (method === 'ping' || method === 'ui/resource-teardown') send({ id, result: {} })
}

function ask(method: string, params: object): Promise<unknown> {
  const id = ++asked
  send({ id, method, params })
  return new Promise((resolve) => waiting.set(id, resolve))
}

function tell(method: string, params: object): void {
  send({ method, params })
}

function send(message: object): void {
  // The page does not know the origin of its host, and says nothing that the host has not told it.
  parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
}

function tellSize(): void {
  const { width, height } = document.documentElement.getBoundingClientRect()
  tell('ui/notifications/size-changed', { width: Math.ceil(width), height: Math.ceil(height) })
}
