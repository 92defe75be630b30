import { rohlikChain } from './chains/rohlik.ts'
import { silpoChain } from './chains/silpo.ts'
import { Faults } from './faults.ts'
import { answerMcp } from './mcp.ts'
import { register, resourceMetadata, revoke, serverMetadata, token } from './oauth.ts'
import { authorize, checkout } from './pages.ts'
import type { SisterName } from './shelves/shelves.ts'
import { emptyState, inMemory, type Kept, type State } from './state.ts'
import type { Chain, PracticeStore } from './store.ts'

export type ChainName = 'silpo' | 'rohlik' | SisterName

export interface PracticeOptions {
  kept?: Kept<State>
  now?: () => Date
  chain?: Partial<
    Pick<Chain, 'loopbackOnly' | 'within' | 'withoutCart' | 'accessSeconds' | 'rotates' | 'answers'>
  >
}

const chains: Readonly<Record<ChainName, () => Chain>> = {
  silpo: silpoChain,
  rohlik: () => rohlikChain(),
  kifli: () => rohlikChain('kifli'),
  gurkerl: () => rohlikChain('gurkerl'),
  knuspr: () => rohlikChain('knuspr'),
  sezamo: () => rohlikChain('sezamo'),
}

/** A grocery chain of our own, which speaks as the real one does and sells nothing. */
export function createPracticeStore(
  name: ChainName,
  base: string,
  { kept = inMemory(emptyState()), now = () => new Date(), chain }: PracticeOptions = {},
): PracticeStore {
  return {
    chain: { ...chains[name](), ...chain },
    base,
    kept,
    faults: new Faults(),
    calls: [],
    changed: new Map(),
    missingTools: new Set(),
    noSlots: false,
    now,
  }
}

/** Answers a request to the store; null when the address is none of its own. */
export async function answerPractice(
  store: PracticeStore,
  request: Request,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const own = new URL(store.base).pathname.replace(/\/$/, '')
  if (pathname === `/.well-known/oauth-protected-resource${own}/mcp`) return resourceMetadata(store)
  if (pathname === `/.well-known/oauth-authorization-server${own}`) return serverMetadata(store)
  switch (pathname) {
    case `${own}/mcp`:
      return answerMcp(store, request)
    case `${own}/register`:
      return register(store, request)
    case `${own}/authorize`:
      return authorize(store, request)
    case `${own}/token`:
      return token(store, request)
    case `${own}/revoke`:
      return revoke(store, request)
    case `${own}/checkout`:
      return checkout(store, request)
    default:
      return null
  }
}
