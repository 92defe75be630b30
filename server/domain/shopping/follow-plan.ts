import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { difference } from './left-to-buy.ts'
import { lockList } from './list-lock.ts'
import { addNeeds, dropEmptyLines, takeBackNeeds } from './made-lines.ts'
import { type PlanChange, withChanges } from './plan-changes.ts'
import { type Gap, gapsBetween } from './plan-gaps.ts'

/**
 * Brings a list up to date with what is planned on its days, and keeps what that changed until somebody has
 * seen it. Says whether there was room for it.
 */
export async function followPlan(
  ctx: Context,
  listId: string,
  kitchenId: string,
): Promise<{ full: boolean }> {
  // Nearly always nothing has changed: then nothing is locked or written.
  if ((await gapsBetween(ctx.sql, listId)).length === 0) return { full: false }
  try {
    await ctx.sql.begin(async (tx) => {
      await lockList(ctx, tx, listId, kitchenId)
      const gaps = await gapsBetween(tx, listId)
      await closeGaps(ctx, tx, listId, gaps)
      const [list] = await tx<{ changes: PlanChange[] }[]>`
        SELECT changes FROM shopping_lists WHERE id = ${listId}`
      const changes = withChanges(list?.changes ?? [], gaps.flatMap(toldOf))
      await tx`UPDATE shopping_lists SET changes = ${tx.json(changes as never)} WHERE id = ${listId}`
    })
    return { full: false }
  } catch (error) {
    // The list is read all the same, and says that it has no room for what the plan asks for.
    if (error instanceof DomainError && error.code === 'list_full') return { full: true }
    throw error
  }
}

/** The same for somebody who asks for it and so has seen it, inside a transaction that holds the list. */
export async function madeToFollow(ctx: Context, tx: Transaction, listId: string): Promise<void> {
  await closeGaps(ctx, tx, listId, await gapsBetween(tx, listId))
  await tx`UPDATE shopping_lists SET changes = '[]' WHERE id = ${listId}`
}

async function closeGaps(ctx: Context, tx: Transaction, listId: string, gaps: readonly Gap[]) {
  await takeBackNeeds(
    ctx,
    tx,
    gaps.flatMap((gap) => gap.before),
  )
  await addNeeds(
    ctx,
    tx,
    listId,
    gaps.flatMap((gap) => gap.after),
  )
  await dropEmptyLines(tx, listId)
}

/** What people are told of. That a dish which was cooked needs nothing any more, they know. */
function toldOf({ key, dish, kind, atHome, before, after }: Gap): PlanChange[] {
  const [one] = [...after, ...before]
  if (!one || kind === 'cooked' || atHome) return []
  const { food } = one
  return [
    {
      ...{
        entryId: dish.entryId ?? '',
        dish: dish.title,
        servings: dish.servings,
        kind,
        key,
        food,
      },
      words: 'words' in one ? one.words : one.text,
      asks: after.length > 0,
      ...difference(before, after, food ?? undefined),
    },
  ]
}

/** The days join those that the list is for already. */
export async function followDays(
  tx: Transaction,
  listId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx`
    UPDATE shopping_lists SET days = days + datemultirange(daterange(${from}, ${to}, '[]'))
    WHERE id = ${listId}`
}
