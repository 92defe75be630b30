import type { FillState, StoreChoice, StoreMatch } from '../../shared/wire/store-carts.ts'
import type { TestApp } from './app.ts'
import type { Caller } from './caller.ts'

/** Everything that is proposed for a list, put into the cart; what became of it. */
export async function fillFrom(
  app: TestApp,
  who: Caller,
  listId: string,
  store: string,
): Promise<FillState> {
  const choices = chosen(await who.query<StoreMatch>('stores.match', { listId, store }))
  const runKey = crypto.randomUUID()
  const { fillId } = await who.mutate<{ fillId: string }>('stores.fill', {
    listId,
    store,
    runKey,
    choices,
  })
  return whenDone(app, who, fillId)
}

export function chosen(match: StoreMatch): StoreChoice[] {
  return match.lines.map(({ key, product }) => ({ key, productId: product?.id ?? null }))
}

export async function whenDone(app: TestApp, who: Caller, fillId: string): Promise<FillState> {
  await app.services.background.settled()
  return who.query<FillState>('stores.fillState', { fillId })
}

export async function listOf(who: Caller, ...lines: string[]): Promise<string> {
  const { listId } = await who.mutate<{ listId: string }>('lists.addLines', { lines })
  return listId
}
