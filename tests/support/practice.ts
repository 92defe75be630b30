import type { ChainName, PracticeOptions } from '../../server/practice/create.ts'
import { type ServedStore, servePracticeStore } from '../../server/practice/serve.ts'
import { startTestApp, type TestApp } from './app.ts'
import type { Caller } from './caller.ts'

export interface Practising {
  app: TestApp
  silpo: ServedStore
  rohlik: ServedStore
  stop(): Promise<void>
}

/** A house that knows two practice stores, each behind a port of its own. */
export async function startPractising(
  options: Partial<Record<ChainName, PracticeOptions>> = {},
): Promise<Practising> {
  const silpo = servePracticeStore('silpo', options.silpo)
  const rohlik = servePracticeStore('rohlik', options.rohlik)
  const app = await startTestApp({ STORE_SILPO_URL: silpo.url, STORE_ROHLIK_URL: rohlik.url })
  return {
    app,
    silpo,
    rohlik,
    async stop() {
      await Promise.all([silpo.stop(), rohlik.stop()])
      await app.stop()
    },
  }
}

/** From us to the store, through its question, and back; where the browser ends up. */
export async function connectStore(
  who: Caller,
  store: ChainName,
  answer: 'allow' | 'deny' = 'allow',
): Promise<string> {
  const { redirectTo } = await who.mutate<{ redirectTo: string }>('stores.connect', { store })
  const back = await answered(redirectTo, answer)
  return (await who.fetch(back.pathname + back.search)).headers.get('location') ?? ''
}

/** What a browser at the store's page is sent back to, once its person has answered. */
export async function answered(
  redirectTo: string,
  answer: 'allow' | 'deny' = 'allow',
): Promise<URL> {
  const asked = await fetch(redirectTo, { redirect: 'manual' })
  const said = await fetch(redirectTo, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: asked.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    },
    body: `answer=${answer}`,
  })
  return new URL(said.headers.get('location') ?? '')
}
