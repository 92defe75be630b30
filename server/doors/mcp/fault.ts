/** JSON-RPC 2.0 §5.1 and the codes that MCP adds to it. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const

/** An error of the protocol itself. What goes wrong inside a tool is a result, not one of these. */
export class RpcFault extends Error {
  override name = 'RpcFault'
  readonly status: number
  readonly code: number
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: number,
    message: string,
    more: { data?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.data = more.data
    this.headers = more.headers ?? {}
  }
}
