import { type ChangedEntry, changeEntries, entriesNamed } from '../../../shared/changes/entries.ts'
import type { SentEntryChange } from '../../../shared/wire/changes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { keepRecipeWithin } from '../feed/copy.ts'
import { changeEntry } from './change.ts'
import { markCooked } from './cook.ts'
import { copyEntry } from './copy.ts'
import { insertEntry, insertPlanEntry } from './insert.ts'
import { lockPlan } from './lock-plan.ts'
import { putBack, takeOff } from './remove.ts'
import { takeFromTray } from './tray/tray.ts'

type New = Extract<SentEntryChange, { kind: 'addEntry' | 'copyEntry' }>

/** Makes a change that a device made, perhaps long ago, to the plan as it is now. */
export async function applyEntryChange(
  ctx: Context,
  tx: Transaction,
  change: SentEntryChange,
): Promise<void> {
  await lockPlan(ctx, tx)
  const held = await heldEntries(ctx, tx, entriesNamed(change))
  const needed = change.kind === 'copyEntry' ? change.of : change.entryId
  if (change.kind !== 'addEntry' && !held.has(needed)) throw new DomainError('plan_entry_unknown')
  for (const entry of changeEntries(held, change)) {
    const before = held.get(entry.id)
    if (before) await update(ctx, tx, before, entry)
    else if (change.kind === 'addEntry' || change.kind === 'copyEntry')
      await insert(ctx, tx, change)
  }
}

async function heldEntries(
  ctx: Context,
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ChangedEntry>> {
  const { kitchenId } = signedIn(ctx)
  // By primary keys
  const rows = await tx<ChangedEntry[]>`
    SELECT id, to_char(date, 'YYYY-MM-DD') AS date, slot, servings, eaters, note,
      cooked_at IS NOT NULL AS cooked, removed_at IS NOT NULL AS removed
    FROM plan_entries WHERE id = ANY(${[...ids]}) AND kitchen_id = ${kitchenId}
    ORDER BY id FOR UPDATE`
  return new Map(rows.map((row) => [row.id, row]))
}

const longestNote = 500

async function update(ctx: Context, tx: Transaction, before: ChangedEntry, after: ChangedEntry) {
  const { id, date, slot, servings, note } = after
  if (after.removed && !before.removed) return takeOff(ctx, tx, id)
  // Two who wrote a lot at once: the words stay with whoever came second, who can shorten them.
  if (note.length > longestNote) throw new DomainError('note_too_long', { limit: longestNote })
  if (before.removed) await putBack(ctx, tx, id)
  const eaters = after.eaters && [...after.eaters]
  await changeEntry(ctx, tx, { id, date, slot, servings, eaters, note })
  if (after.cooked !== before.cooked) await markCooked(ctx, tx, { id, cooked: after.cooked })
  if (after.removed) await takeOff(ctx, tx, id)
}

async function insert(ctx: Context, tx: Transaction, change: New): Promise<void> {
  const { entryId, date, slot } = change
  const taken = await tx`SELECT 1 FROM plan_entries WHERE id = ${entryId}`
  if (taken.count > 0) throw new DomainError('plan_entry_unknown')
  if (change.kind === 'copyEntry') {
    await copyEntry(ctx, tx, { id: change.of, date, slot }, entryId)
    return
  }
  const { dish, servings } = change
  if ('kind' in dish) {
    const words = { date, slot, ...dish, recipeId: null, note: '', servings: 1 }
    await insertEntry(ctx, tx, words, entryId)
    return
  }
  const recipeId =
    'recipeId' in dish
      ? dish.recipeId
      : 'trayId' in dish
        ? await takeFromTray(ctx, tx, dish.trayId)
        : (await keepRecipeWithin(ctx, tx, dish.publicationId)).id
  await insertPlanEntry(ctx, tx, { recipeId, date, slot, servings }, entryId)
}
