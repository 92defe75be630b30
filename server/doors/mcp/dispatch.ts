import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Context } from '../../kernel/context.ts'
import type { Endpoint } from './endpoint.ts'
import { type Era, serverInfoKey } from './era/era.ts'
import { RpcFault, rpcCodes } from './fault.ts'
import type { RpcCall } from './message.ts'
import { complete } from './methods/complete.ts'
import { discover } from './methods/discover.ts'
import { initialize } from './methods/initialize.ts'
import { getPrompt, listPrompts } from './methods/prompts.ts'
import { listResources, listTemplates, readResource } from './methods/resources.ts'
import { callTool } from './methods/tools-call.ts'
import { listTools } from './methods/tools-list.ts'
import type { Served } from './served.ts'

interface Method {
  eras: readonly Era[]
  /** Only where the endpoint has prompts. */
  ofPrompts?: true
  /** For how long a client may keep the answer, which only the new era says: what is of a person, as their shelf says. */
  keep?: number | 'shelf'
  answer<C extends Context>(served: Served<C>): object | Promise<object>
}

const hour = 3_600_000

const methods: Readonly<Record<string, Method>> = {
  initialize: { eras: ['old'], answer: initialize },
  ping: { eras: ['old'], answer: () => ({}) },
  'server/discover': { eras: ['new'], keep: hour, answer: discover },
  'tools/list': { eras: ['old', 'new'], keep: hour, answer: listTools },
  'tools/call': { eras: ['old', 'new'], answer: callTool },
  'resources/list': { eras: ['old', 'new'], keep: 'shelf', answer: listResources },
  'resources/templates/list': { eras: ['old', 'new'], keep: hour, answer: listTemplates },
  'resources/read': { eras: ['old', 'new'], keep: 'shelf', answer: readResource },
  'prompts/list': { eras: ['old', 'new'], ofPrompts: true, keep: hour, answer: listPrompts },
  'prompts/get': { eras: ['old', 'new'], ofPrompts: true, answer: getPrompt },
  'completion/complete': { eras: ['old', 'new'], ofPrompts: true, answer: complete },
}

/** The one table of both endpoints and both eras. */
export async function dispatch<C extends Context>(
  ctx: C,
  endpoint: Endpoint<C>,
  era: Era,
  apps: boolean,
  call: RpcCall,
  limit: ReadCounter,
): Promise<object> {
  const method = Object.hasOwn(methods, call.method) ? methods[call.method] : undefined
  const served = method?.eras.includes(era) && (!method.ofPrompts || endpoint.prompts.length > 0)
  if (!method || !served) {
    // The old era answers everything with 200; the new one says 404 for what is not there.
    const status = era === 'new' ? 404 : 200
    throw new RpcFault(status, rpcCodes.methodNotFound, 'There is no such method.')
  }
  const result = await method.answer({ ctx, endpoint, era, apps, limit, params: call.params })
  return era === 'new' ? finished(endpoint, method, result) : result
}

function finished<C extends Context>(endpoint: Endpoint<C>, method: Method, result: object) {
  const { keep } = method
  return {
    resultType: 'complete',
    ...result,
    ...(keep !== undefined && {
      ttlMs: keep === 'shelf' ? endpoint.shelf.keep : keep,
      cacheScope: endpoint.open ? 'public' : 'private',
    }),
    _meta: { ...(result as { _meta?: object })._meta, [serverInfoKey]: endpoint.info },
  }
}
