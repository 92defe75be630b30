import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { RpcFault, rpcCodes } from '../fault.ts'
import { refuseCursor, unknownCursor } from '../paging.ts'
import type { Served } from '../served.ts'

/** The old era has a code of its own for a resource that is not there. */
const resourceNotFound = -32002

export async function listResources<C extends Context>(served: Served<C>) {
  const { ctx, endpoint, apps, params } = served
  const { cursor } = params
  if (cursor === undefined) return endpoint.shelf.list(ctx, apps)
  if (typeof cursor !== 'string') throw unknownCursor()
  try {
    return await endpoint.shelf.list(ctx, apps, cursor)
  } catch (error) {
    const unknown = error instanceof DomainError && error.code === 'cursor_unknown'
    throw unknown ? unknownCursor() : error
  }
}

export function listTemplates<C extends Context>({ endpoint, params }: Served<C>) {
  refuseCursor(params)
  return { resourceTemplates: endpoint.shelf.templates }
}

export async function readResource<C extends Context>({ ctx, endpoint, era, params }: Served<C>) {
  const { uri } = params
  if (typeof uri !== 'string')
    throw new RpcFault(200, rpcCodes.invalidParams, 'uri has to be a string.')
  const found = await endpoint.shelf.read(ctx, uri)
  if (found === null) {
    const code = era === 'new' ? rpcCodes.invalidParams : resourceNotFound
    throw new RpcFault(200, code, 'There is no such resource.', { data: { uri } })
  }
  return { contents: [found] }
}
