import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import type { AppRouter } from '../server/doors/trpc/router.ts'
import { kitchenHeader } from '../shared/kitchen-header.ts'

/** What the pages ask of the server. In the browser it goes over HTTP, on the server in process. */
export type Api = TRPCClient<AppRouter>

// Longer addresses are cut off by proxies.
const longestAddress = 2_000

/** A page acts in the kitchen that it shows, whichever another window has turned to meanwhile. */
export function browserApi(shown: () => string | undefined): Api {
  const headers = () => {
    const kitchenId = shown()
    return kitchenId === undefined ? {} : { [kitchenHeader]: kitchenId }
  }
  return createTRPCClient({
    links: [httpBatchLink({ url: '/trpc', maxURLLength: longestAddress, headers })],
  })
}
