import { join } from 'node:path'
import type { Config } from '../kernel/config.ts'
import { type StoreFetch, storeFetch } from '../net/store-fetch.ts'
import { answerPractice, type ChainName, createPracticeStore } from './create.ts'
import { emptyState, inFile } from './state.ts'

interface Practice {
  answer(request: Request): Promise<Response | null>
  fetch: StoreFetch
  settled(): Promise<void>
}

const none: Practice = {
  answer: async () => null,
  fetch: storeFetch,
  settled: async () => {},
}

/** Practice stores at an address of this server, where demonstration content is wanted. */
export async function createPractice(config: Config): Promise<Practice> {
  if (!config.practiceStores) return none
  const names: ChainName[] = ['silpo', 'rohlik']
  const stores = await Promise.all(
    names.map(async (name) => {
      const kept = await inFile(join(config.dataDir, `practice-${name}.json`), emptyState())
      const base = `${config.baseUrl}/practice/${name}`
      return createPracticeStore(name, base, {
        kept,
        chain: { loopbackOnly: false, within: config.baseUrl },
      })
    }),
  )
  const answer = async (request: Request) => {
    for (const store of stores) {
      const answered = await answerPractice(store, request)
      if (answered) return answered
    }
    return null
  }
  return {
    answer,
    // This server may not reach itself by its public name, so it does not go out and in again.
    async fetch(store, url, init) {
      const own = String(url).startsWith(`${config.baseUrl}/`)
      if (!own) return storeFetch(store, url, init)
      return (await answer(new Request(url, init))) ?? new Response(null, { status: 404 })
    },
    async settled() {
      await Promise.all(stores.map((store) => store.kept.settled()))
    },
  }
}
