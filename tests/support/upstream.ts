import { startTestApp, type TestApp } from './app.ts'
import type { Caller } from './caller.ts'
import { type Account, client, githubClient, OpenIdProvider } from './openid-provider.ts'

export interface Upstream {
  app: TestApp
  provider: OpenIdProvider
  /** From us to the provider and to its door back, not yet through it. */
  leave(caller: Caller, name?: string, search?: string): Promise<URL>
  /** All the way; where the browser ends up. */
  goThrough(caller: Caller, who: Account, name?: string, search?: string): Promise<string>
  stop(): Promise<void>
}

/** A house where people sign in with accounts of another service, and that service. */
export async function startUpstream(): Promise<Upstream> {
  const provider = await OpenIdProvider.start()
  const app = await startTestApp({ ...client, ...githubClient })
  provider.serve(app)

  async function leave(caller: Caller, name = 'google', search = '') {
    const away = await caller.fetch(`/auth/${name}/start${search}`)
    const agreed = await fetch(location(away), { redirect: 'manual' })
    return new URL(location(agreed))
  }

  return {
    app,
    provider,
    leave,
    async goThrough(caller, who, name, search) {
      provider.account = who
      const back = await leave(caller, name, search)
      return location(await caller.fetch(back.pathname + back.search))
    },
    async stop() {
      await app.stop()
      provider.stop()
    },
  }
}

export const location = (response: Response) => response.headers.get('location') ?? ''

let subjects = 1000

/** An account that nobody has signed in with yet. */
export function account(more: Partial<Account> = {}): Account {
  subjects += 1
  const sub = String(subjects)
  return { sub, email: `u${sub}@example.org`, email_verified: true, name: 'Ганна', ...more }
}
