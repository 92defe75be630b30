import type { Household, KitchenBrought } from '../../../shared/wire/household.ts'
import type { IntakeTrouble } from '../../../shared/wire/intakes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { addKitchen, kitchensOf, leave, mostKitchens } from '../kitchens/membership.ts'
import { partsOf } from './join-households.ts'
import { type Made, settleHousehold, unsettleHousehold } from './settle-household.ts'
import type { BroughtPicture } from './settle-lists.ts'

type Recipes = ReadonlyMap<string, string>

/** The kitchen that somebody is in gets that of the file; the others go into theirs of the same name, or into new ones. */
export async function settleKitchens(
  ctx: Context,
  tx: Transaction,
  household: Household,
  recipes: Recipes,
  /** What is found beside lines, to be kept afterwards. */
  pictures: BroughtPicture[],
  /** What of it could not be put here. */
  told: IntakeTrouble[],
): Promise<Made> {
  const made = await settleHousehold(ctx, tx, household, recipes, pictures, told)
  const others: NonNullable<Made['others']> = []
  const taken = new Set([signedIn(ctx).kitchenId])
  for (const other of household.others) {
    const found = await kitchenFor(ctx, tx, other, taken)
    if (!found) {
      const title = other.settings[0]?.kitchenName?.trim() || null
      told.push({ where: '', title, problem: 'no_room', left: partsOf(other) })
      continue
    }
    taken.add(found.id)
    const there = await settleHousehold(within(ctx, found.id), tx, other, recipes, pictures, told)
    others.push({ ...there, opened: found.opened })
  }
  return others.length > 0 ? { ...made, others } : made
}

async function kitchenFor(
  ctx: Context,
  tx: Transaction,
  { settings: [said] }: KitchenBrought,
  taken: ReadonlySet<string>,
): Promise<{ id: string; opened: boolean } | null> {
  const { personId, demo } = signedIn(ctx)
  const own = await kitchensOf(tx, personId)
  const name = said?.kitchenName?.trim() || null
  const rows = await tx<{ id: string }[]>`
    SELECT id FROM kitchens WHERE id = ANY(${own}) AND name IS NOT DISTINCT FROM ${name} ORDER BY id`
  const known = rows.find((row) => !taken.has(row.id))
  if (known) return { id: known.id, opened: false }
  if (demo || own.length >= mostKitchens) return null
  return { id: await addKitchen(ctx, tx, personId, name), opened: true }
}

/**
 * Takes it back wherever it was put, whichever kitchen is shown by now; nobody takes back from one that they have
 * left. One that was opened for it goes when nothing stands in it any more.
 */
export async function unsettleKitchens(ctx: Context, tx: Transaction, made: Made): Promise<void> {
  const actor = signedIn(ctx)
  // Whoever leaves one meanwhile waits for this to end.
  const own = await kitchensOf(tx, actor.personId)
  for (const other of made.others ?? []) {
    const { kitchenId } = other
    if (kitchenId === undefined || !own.includes(kitchenId)) continue
    await unsettleHousehold(within(ctx, kitchenId), tx, other)
    if (!other.opened || (await isLivedIn(tx, kitchenId))) continue
    await leave(ctx, tx, { ...actor, kitchenId })
  }
  // What the first one changed is put back last.
  const { kitchenId: first = actor.kitchenId } = made
  if (own.includes(first)) await unsettleHousehold(within(ctx, first), tx, made)
}

async function isLivedIn(tx: Transaction, kitchenId: string): Promise<boolean> {
  const [row] = await tx<{ lived: boolean }[]>`
    SELECT (SELECT count(*) FROM kitchen_members WHERE kitchen_id = ${kitchenId}) > 1
      OR EXISTS (SELECT 1 FROM plan_entries WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL)
      OR EXISTS (SELECT 1 FROM shopping_lists WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL)
      OR EXISTS (SELECT 1 FROM cookbooks WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL)
      OR EXISTS (SELECT 1 FROM pantry_items WHERE kitchen_id = ${kitchenId}) AS lived`
  return row?.lived ?? true
}

/** Only ever for a kitchen that was just found among the person's own. */
function within(ctx: Context, kitchenId: string): Context {
  return { ...ctx, actor: { ...signedIn(ctx), kitchenId } }
}
