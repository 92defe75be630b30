import { isObject, type RpcMessage } from '../message.ts'
import { isOldVersion } from './versions.ts'

export type Era = 'old' | 'new'

export const versionKey = 'io.modelcontextprotocol/protocolVersion'
export const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities'
export const serverInfoKey = 'io.modelcontextprotocol/serverInfo'

/** The body decides; a header alone counts when it names a version that the old era does not have. */
export function eraOf(request: Request, message: RpcMessage): Era {
  const meta = message.kind === 'call' ? message.params['_meta'] : undefined
  if (isObject(meta) && versionKey in meta) return 'new'
  const header = request.headers.get('mcp-protocol-version')?.trim()
  return header && !isOldVersion(header) ? 'new' : 'old'
}
