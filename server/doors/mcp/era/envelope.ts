import { RpcFault, rpcCodes } from '../fault.ts'
import { isObject, type RpcCall } from '../message.ts'
import { capabilitiesKey, versionKey } from './era.ts'
import { isNewVersion, supportedVersions } from './versions.ts'

/** What a request of the new era has to say about itself, in its body and again in its headers. */
export function checkEnvelope(request: Request, call: RpcCall): void {
  const version = checkMeta(call)
  checkVersion(request, version)
  checkMirror(request, 'Mcp-Method', call.method)
  const name = mirroredName(call)
  if (name !== null) checkMirror(request, 'Mcp-Name', name)
}

function checkMeta(call: RpcCall): string {
  const meta = call.params['_meta']
  if (!isObject(meta)) throw invalidParams(`_meta with ${versionKey} is missing.`)
  const version = meta[versionKey]
  if (typeof version !== 'string') throw invalidParams(`_meta has to carry ${versionKey}.`)
  if (!isObject(meta[capabilitiesKey]))
    throw invalidParams(`_meta has to carry ${capabilitiesKey}, an object.`)
  return version
}

function checkVersion(request: Request, version: string): void {
  checkMirror(request, 'MCP-Protocol-Version', version)
  if (isNewVersion(version)) return
  throw new RpcFault(400, rpcCodes.unsupportedVersion, 'This protocol version is not supported.', {
    data: { supported: supportedVersions, requested: version },
  })
}

/** Intermediaries route by the headers, so they must not say anything else than the body. */
function checkMirror(request: Request, header: string, expected: string): void {
  const given = request.headers.get(header)
  if (given !== null && decoded(given.trim()) === expected) return
  const reason = given === null ? 'is missing' : 'does not agree with the body'
  throw new RpcFault(400, rpcCodes.headerMismatch, `The header ${header} ${reason}.`)
}

/** A value that no header may hold as it is travels as `=?base64?…?=`. */
function decoded(value: string): string {
  const match = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value)
  return match ? Buffer.from(match[1] ?? '', 'base64').toString('utf8') : value
}

/** Which field the header repeats. */
const named: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

function mirroredName(call: RpcCall): string | null {
  const value = call.params[named[call.method] ?? '']
  return typeof value === 'string' ? value : null
}

function invalidParams(message: string): RpcFault {
  return new RpcFault(400, rpcCodes.invalidParams, message)
}
