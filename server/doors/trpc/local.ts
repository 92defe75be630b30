import { createTRPCClient, localLink } from '@trpc/client'
import type { Context } from '../../context.ts'
import { appRouter } from './router.ts'

/** The browser's own client, but answered in this process: pages that are rendered here ask it. */
export function localApi(context: Context, request: Request) {
  const createContext = async () => ({ ...context, request, reply: new Headers() })
  return createTRPCClient<typeof appRouter>({
    links: [localLink({ router: appRouter, createContext })],
  })
}
