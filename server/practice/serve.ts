import {
  answerPractice,
  type ChainName,
  createPracticeStore,
  type PracticeOptions,
} from './create.ts'
import type { PracticeStore } from './store.ts'

export interface ServedStore {
  store: PracticeStore
  /** The agent endpoint, as it is configured. */
  url: string
  stop(): Promise<void>
}

/** A practice store behind a port of its own. */
export function servePracticeStore(
  name: ChainName,
  { port = 0, ...options }: PracticeOptions & { port?: number } = {},
): ServedStore {
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    fetch: async (request) =>
      (await answerPractice(store, request)) ?? new Response('Not found\n', { status: 404 }),
  })
  const base = `http://localhost:${server.port}`
  const store = createPracticeStore(name, base, options)
  return { store, url: `${base}/mcp`, stop: () => server.stop(true) }
}
