import type { Context } from '../../../kernel/context.ts'
import { RpcFault, rpcCodes } from '../fault.ts'
import { refuseCursor } from '../paging.ts'
import type { Served } from '../served.ts'

/** The old era has a code of its own for a resource that is not there. */
const resourceNotFound = -32002

export function listResources<C extends Context>({ endpoint, params }: Served<C>) {
  refuseCursor(params)
  return { resources: endpoint.resources ?? [] }
}

export function listTemplates<C extends Context>({ params }: Served<C>) {
  refuseCursor(params)
  return { resourceTemplates: [] }
}

export function readResource<C extends Context>({ endpoint, era, params }: Served<C>) {
  const { uri } = params
  if (typeof uri !== 'string')
    throw new RpcFault(200, rpcCodes.invalidParams, 'uri has to be a string.')
  const text = endpoint.readResource(uri)
  if (text === null) {
    const code = era === 'new' ? rpcCodes.invalidParams : resourceNotFound
    throw new RpcFault(200, code, 'There is no such resource.', { data: { uri } })
  }
  return { contents: [{ uri, mimeType: 'text/markdown', text }] }
}
