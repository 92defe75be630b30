import type { ErrorCode } from '../../../../shared/errors.ts'
import type { FillState } from '../../../../shared/wire/store-carts.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { listName } from '../../shopping/lists.ts'
import { findStore, placeToConnect, viewOf } from '../stores.ts'
import type { Fill } from './kept.ts'
import { continueFill } from './run.ts'

/** How far it is. Whoever looks at a filling that nobody works on any more sets it going again. */
export async function fillState(ctx: Context, input: { fillId: string }): Promise<FillState> {
  const fill = await ownFill(ctx, input.fillId)
  const idle = fill.held_until === null || fill.held_until < ctx.now()
  if (fill.status === 'running' && idle)
    ctx.background.run('store.fill', () => continueFill(ctx, fill.id))
  const { id, status, lines, cart } = fill
  return {
    id,
    list: { id: fill.list_id, name: listName(fill.list_name, ctx.language) },
    store: viewOf(ctx, findStore(ctx, fill.store), 'connected'),
    status,
    lines,
    total: cart?.total ?? null,
    checkoutUrl: cart?.checkoutUrl ?? null,
    terms: cart?.terms ?? null,
    slot: cart?.slot ?? null,
    slotMoved: cart?.slotMoved ?? false,
    error:
      fill.error === null
        ? null
        : new DomainError(fill.error as ErrorCode, { url: placeToConnect(ctx) }).sentence(
            ctx.language,
          ),
  }
}

/** What is in the cart stays there; nothing more goes in. */
export async function stopFill(ctx: Context, input: { fillId: string }): Promise<null> {
  const { id } = await ownFill(ctx, input.fillId)
  await ctx.sql`
    UPDATE store_fills SET status = 'stopped', held_until = NULL, updated_at = ${ctx.now()}
    WHERE id = ${id} AND status = 'running'`
  return null
}

/** Another person's filling and one that never was look the same. */
async function ownFill(ctx: Context, id: string): Promise<Fill & { list_name: string }> {
  const { personId } = signedIn(ctx)
  const [fill] = await ctx.sql<(Fill & { list_name: string })[]>`
    SELECT f.*, l.name AS list_name FROM store_fills f JOIN shopping_lists l ON l.id = f.list_id
    WHERE f.id = ${id} AND f.person_id = ${personId}`
  if (!fill) throw new DomainError('fill_unknown')
  return fill
}
