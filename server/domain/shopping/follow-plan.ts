import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { followKitchen } from '../pantry/follow.ts'
import { difference, sameAmounts } from './left-to-buy.ts'
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
  await followKitchen(ctx, kitchenId)
  // Nearly always nothing has changed: then nothing is locked or written.
  const { gaps, homeMoved } = await gapsBetween(ctx, ctx.sql, listId)
  if (gaps.length === 0 && !homeMoved) return { full: false }
  try {
    await ctx.sql.begin(async (tx) => {
      await lockList(ctx, tx, listId, kitchenId)
      const { gaps, home } = await gapsBetween(ctx, tx, listId)
      await closeGaps(ctx, tx, listId, gaps)
      const [list] = await tx<{ changes: PlanChange[] }[]>`
        SELECT changes FROM shopping_lists WHERE id = ${listId}`
      const changes = withChanges(list?.changes ?? [], gaps.flatMap(toldOf))
      await tx`UPDATE shopping_lists SET changes = ${tx.json(changes as never)}, home = ${tx.json(home as never)}
        WHERE id = ${listId}`
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
  const { gaps, home } = await gapsBetween(ctx, tx, listId)
  await closeGaps(ctx, tx, listId, gaps)
  await tx`
    UPDATE shopping_lists SET changes = '[]', home = ${tx.json(home as never)} WHERE id = ${listId}`
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
function toldOf({ key, dish, kind, atHome, before, after, home }: Gap): PlanChange[] {
  const [one] = [...after, ...before]
  if (!one || kind === 'cooked' || atHome) return []
  const { food } = one
  const had = [...before, ...home.before]
  const has = [...after, ...home.after]
  // What has come home or was used up is no change of the plan.
  if (kind === 'changed' && sameAmounts(had, has, food ?? undefined)) return []
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
      asks: has.length > 0,
      // Of a new dish, what is to be bought for it.
      ...(kind === 'added'
        ? difference(before, after, food ?? undefined)
        : difference(had, has, food ?? undefined)),
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
