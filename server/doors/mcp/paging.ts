import { RpcFault, rpcCodes } from './fault.ts'

/** Every list here fits on one page, so no cursor was ever given out. */
export function refuseCursor(params: Readonly<Record<string, unknown>>): void {
  if (params['cursor'] !== undefined)
    throw new RpcFault(200, rpcCodes.invalidParams, 'There is no such cursor.')
}
