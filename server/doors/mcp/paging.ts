import { RpcFault, rpcCodes } from './fault.ts'

/** Of a list that fits on one page no cursor was ever given out. */
export function refuseCursor(params: Readonly<Record<string, unknown>>): void {
  if (params['cursor'] !== undefined) throw unknownCursor()
}

export function unknownCursor(): RpcFault {
  return new RpcFault(200, rpcCodes.invalidParams, 'There is no such cursor.')
}
