import type { FillLine, StoreChoice } from '../../../../shared/wire/store-carts.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError, violatedIndex } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { type ListNeed, listNeeds } from '../../shopping/list-needs.ts'
import { connectionOf } from '../connect/kept.ts'
import type { Product } from '../dialects/types.ts'
import { matched, opened } from '../match/match.ts'
import { rememberChoices } from '../match/memory.ts'
import { recallOffers } from '../match/offers.ts'
import { quantityFor } from '../match/quantity.ts'
import { findStore, type Store } from '../stores.ts'
import { continueFill } from './run.ts'

interface StartFill {
  listId: string
  store: string
  runKey: string
  choices?: readonly StoreChoice[] | undefined
}

/** Begins to fill the cart. The same press of the same page, however often it arrives, is one filling. */
export async function startFill(ctx: Context, input: StartFill): Promise<{ fillId: string }> {
  const { personId } = signedIn(ctx)
  const store = findStore(ctx, input.store)
  const before = await sameRun(ctx, input.runKey)
  if (before) return { fillId: before }
  const { cannot } = await connectionOf(ctx, personId, store)
  if (cannot.includes('fill')) throw new DomainError('store_cannot_fill')
  const { id: listId, needs } = await listNeeds(ctx, input.listId)
  const lines = await linesFor(ctx, store, listId, needs, input.choices)
  if (lines.length === 0) throw new DomainError('store_nothing')
  const fillId = newId('fil')
  try {
    await ctx.sql`
      INSERT INTO store_fills (id, person_id, list_id, store, run_key, lines, created_at, updated_at)
      VALUES (${fillId}, ${personId}, ${listId}, ${store.id}, ${input.runKey},
        ${ctx.sql.json(lines as never)}, ${ctx.now()}, ${ctx.now()})`
  } catch (error) {
    return { fillId: await otherRun(ctx, error, input, listId) }
  }
  const {
    actor: _actor,
    language: _language,
    address: _address,
    device: _device,
    ...services
  } = ctx
  ctx.background.run('store.fill', () => continueFill(services, fillId))
  return { fillId }
}

async function sameRun(ctx: Context, runKey: string): Promise<string | null> {
  const { personId } = signedIn(ctx)
  // store_fills_run
  const [row] = await ctx.sql<{ id: string }[]>`
    SELECT id FROM store_fills WHERE person_id = ${personId} AND run_key = ${runKey}`
  return row?.id ?? null
}

/** Somebody was faster: the same press, or another page that fills the same cart. */
async function otherRun(
  ctx: Context,
  error: unknown,
  input: StartFill,
  listId: string,
): Promise<string> {
  const index = violatedIndex(error)
  const same = index === 'store_fills_run' ? await sameRun(ctx, input.runKey) : null
  if (same) return same
  if (index !== 'store_fills_running') throw error
  const { personId } = signedIn(ctx)
  // store_fills_running
  const [running] = await ctx.sql<{ id: string; list_id: string }[]>`
    SELECT id, list_id FROM store_fills
    WHERE person_id = ${personId} AND store = ${input.store} AND status = 'running'`
  if (running?.list_id === listId) return running.id
  throw new DomainError('store_filling')
}

async function linesFor(
  ctx: Context,
  store: Store,
  listId: string,
  needs: readonly ListNeed[],
  choices: readonly StoreChoice[] | undefined,
): Promise<FillLine[]> {
  const known = choices && recallOffers(ctx, store, listId)
  const { offers, proposed } = known
    ? { offers: known, proposed: [] }
    : await askAgain(ctx, store, listId, needs, choices ?? [])
  const wanted: readonly StoreChoice[] = choices ?? proposed
  const byId = new Map(offers.map((product) => [product.id, product]))
  const lines: FillLine[] = []
  const kept: { key: string; product: Product }[] = []
  for (const { key, productId, remember } of wanted) {
    const need = needs.find((one) => one.key === key)
    const product = byId.get(productId ?? '')
    // A line that went off the list meanwhile, or a product that nobody offered, is not bought.
    if (!need || !product) continue
    lines.push(lineOf(need, product))
    if (remember) kept.push({ key, product })
  }
  await rememberChoices(ctx, store, kept)
  return lines
}

/** What was shown was shown by another server, or too long ago. */
async function askAgain(
  ctx: Context,
  store: Store,
  listId: string,
  needs: readonly ListNeed[],
  choices: readonly StoreChoice[],
): Promise<{ offers: Product[]; proposed: StoreChoice[] }> {
  const { shop } = await opened(ctx, store.id)
  try {
    const place = await shop.prepare(true)
    const { lines, offers } = await matched(ctx, store, shop, place, needs, listId)
    const terms = choices.flatMap(({ query }) => query ?? [])
    const found = (await shop.search(place, terms, 20)).flat()
    const proposed = lines.flatMap(({ key, product, doubt, done }) =>
      product && doubt === null && !done ? [{ key, productId: product.id }] : [],
    )
    return { offers: [...offers, ...found], proposed }
  } finally {
    await shop.close()
  }
}

function lineOf(need: ListNeed, product: Product): FillLine {
  const { id, name, pack, weighted } = product
  return {
    key: need.key,
    name: need.name,
    aisle: need.aisle,
    amount: need.amount,
    product: { id, name, pack, weighted },
    wanted: quantityFor(need, product).quantity,
    got: null,
    price: product.price,
    priceWas: null,
    outcome: 'waiting',
  }
}
