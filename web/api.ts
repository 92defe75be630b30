import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import type { AppRouter } from '../server/doors/trpc/router.ts'

/** What the pages ask of the server. In the browser it goes over HTTP, on the server in process. */
export type Api = TRPCClient<AppRouter>

// Longer addresses are cut off by proxies.
const longestAddress = 2_000

export function browserApi(): Api {
  return createTRPCClient({
    links: [httpBatchLink({ url: '/trpc', maxURLLength: longestAddress })],
  })
}
