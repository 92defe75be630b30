import type { SharedList, SharedTick } from '../../../shared/wire/shopping.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countUse } from '../limits/count-use.ts'
import { endLink, followLink, openLink, secretOf } from '../open-links/open-links.ts'
import { walkOf } from './aisle-order.ts'
import { tickWithin } from './change-lines.ts'
import { followPlan } from './follow-plan.ts'
import { listName } from './lists.ts'
import { pictureOfLine } from './pictures.ts'
import { listLines } from './read.ts'
import { rowsOf } from './rows.ts'

/** A link by which somebody without an account reads one list and ticks what they have bought; nothing else. */
export async function shareList(ctx: Context, input: { id: string }): Promise<{ url: string }> {
  await ownList(ctx, input.id)
  return { url: urlOf(ctx, await openLink(ctx, { listId: input.id })) }
}

/** The link that is open, if one is. */
export async function heldShare(
  ctx: Context,
  input: { id: string },
): Promise<{ url: string | null }> {
  await ownList(ctx, input.id)
  const secret = await secretOf(ctx, { listId: input.id })
  return { url: secret && urlOf(ctx, secret) }
}

export async function endShare(ctx: Context, input: { id: string }): Promise<{ url: null }> {
  await ownList(ctx, input.id)
  await endLink(ctx, { listId: input.id })
  return { url: null }
}

/** What one needs in a shop: no dishes, no names of people, and of no other list that there is one. */
export async function readShared(ctx: Context, input: { key: string }): Promise<SharedList> {
  const list = await listBehind(ctx, input.key)
  await followPlan(ctx, list.id, list.kitchenId)
  const { order } = await walkOf(ctx.sql, list.kitchenId, list.id)
  const rows = rowsOf(await listLines(ctx, list.id), () => undefined, ctx.language, order)
  return {
    name: listName(list.name, ctx.language),
    rows: rows.map(({ key, name, amount, note, remark, aisle, ticked, lines }) => ({
      ...{ key, name, amount, note, remark, aisle, ticked },
      lines: lines.map(({ id, picture }) => ({
        id,
        picture: picture && pictureOfLine(picture.id, input.key),
      })),
    })),
  }
}

export async function tickShared(ctx: Context, input: SharedTick): Promise<{ ids: string[] }> {
  const { id } = await listBehind(ctx, input.key)
  await countUse(ctx, 'sharedTick', id)
  return tickWithin(ctx, ctx.sql`(${id})`, input)
}

async function listBehind(ctx: Context, key: string) {
  const { kitchenId, listId } = await followLink(ctx, key)
  // By primary key.
  const [list] = await ctx.sql<{ id: string; name: string }[]>`
    SELECT id, name FROM shopping_lists
    WHERE id = ${listId} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  if (!list) throw new DomainError('link_closed')
  return { ...list, kitchenId }
}

async function ownList(ctx: Context, id: string): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  const [list] = await ctx.sql`
    SELECT 1 FROM shopping_lists WHERE id = ${id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  if (!list) throw new DomainError('list_unknown')
}

/** The secret stands in the query, of which no log line tells. */
const urlOf = ({ config }: Context, secret: string) => `${config.baseUrl}/shared/list?key=${secret}`
