import type { Household, KitchenBrought } from '../../../shared/wire/household.ts'
import type { IntakeTrouble } from '../../../shared/wire/intakes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { newId } from '../../kernel/ids.ts'
import { lockPlan } from '../plan/lock-plan.ts'
import { type ChoiceMade, settleChoices, unsettleChoices } from './settle-choices.ts'
import { settleCookbooks, unsettleCookbooks } from './settle-cookbooks.ts'
import { type BroughtPicture, settleLists } from './settle-lists.ts'
import {
  type BoughtMade,
  settleBought,
  settlePantry,
  unsettleBought,
  unsettlePantry,
} from './settle-pantry.ts'
import { eatersHere, settleMenus, settlePlan, settleRepeats } from './settle-plan.ts'
import { settleRecurring, unsettleRecurring } from './settle-recurring.ts'
import { settleSettings, unsettleSettings } from './settle-settings.ts'

/** More than its page takes back could not be changed there any more. */
const mostStaples = 100

/** What was put into the kitchen, so that it can be taken back. */
export interface Made {
  entries: string[]
  lists: string[]
  members: string[]
  staples: string[]
  tray: string[]
  /** Not in what was brought before there was a pantry. */
  pantry?: string[]
  cookbooks?: string[]
  recurring?: string[]
  bought?: BoughtMade[]
  choices?: ChoiceMade[]
  repeats?: string[]
  menus?: string[]
  likes?: string[]
  follows?: string[]
  /** How it was set up before. */
  settings?: Household['settings']
  /** Where; one's only kitchen, before there were several. */
  kitchenId?: string
  /** In the other kitchens of the person, and which of those were opened for it. */
  others?: (Made & { opened: boolean })[]
}

/** What stood around the recipes of a file, in the actor's own kitchen. What is there already stays once. */
export async function settleHousehold(
  ctx: Context,
  tx: Transaction,
  household: KitchenBrought,
  recipes: ReadonlyMap<string, string>,
  pictures: BroughtPicture[],
  told: IntakeTrouble[],
): Promise<Made> {
  await lockPlan(ctx, tx)
  const settings = await settleSettings(ctx, tx, household.settings)
  const members = await settleMembers(ctx, tx, household.members, told)
  const repeats = await settleRepeats(ctx, tx, household.repeats, recipes)
  const eaters = await eatersHere(ctx, tx, household.members)
  const { made: entries, here } = await settlePlan(ctx, tx, household.plan, {
    recipes,
    repeats,
    eaters,
  })
  const lists = await settleLists(ctx, tx, household.lists, {
    ...{ recipes, entries: here, pictures, told },
  })
  return {
    kitchenId: signedIn(ctx).kitchenId,
    settings,
    entries,
    repeats: repeats.filter((id) => id !== null),
    menus: await settleMenus(ctx, tx, household.menus, recipes),
    lists,
    members,
    staples: await settleStaples(ctx, tx, household.staples),
    tray: await settleTray(ctx, tx, household.tray, recipes),
    // First what was bought, then what of it is there.
    bought: await settleBought(ctx, tx, household),
    pantry: await settlePantry(ctx, tx, household.pantry, { entries, lists }),
    recurring: await settleRecurring(ctx, tx, household.recurring),
    cookbooks: await settleCookbooks(ctx, tx, household.cookbooks, recipes),
    choices: await settleChoices(ctx, tx, household.choices),
  }
}

async function settleMembers(
  ctx: Context,
  tx: Transaction,
  members: Household['members'],
  told: IntakeTrouble[],
): Promise<string[]> {
  const { kitchenId, personId } = signedIn(ctx)
  const made: string[] = []
  for (const { self, name, portion, diets, allergies, dislikes } of members) {
    const id = newId('eat')
    // What somebody has said of themselves here already is newer than any file.
    const added = self
      ? await tx`
          INSERT INTO eaters (id, person_id, portion, diets, allergies, dislikes, created_at)
          VALUES (${id}, ${personId}, ${portion}, ${diets}, ${allergies}::text[], ${dislikes}, ${ctx.now()})
          ON CONFLICT (person_id) DO NOTHING`
      : await tx`
          INSERT INTO eaters (id, kitchen_id, name, portion, diets, allergies, dislikes, created_at)
          SELECT ${id}, ${kitchenId}, ${name}, ${portion}, ${diets}, ${allergies}::text[], ${dislikes}, ${ctx.now()}
          WHERE (SELECT count(*) FROM eaters WHERE kitchen_id = ${kitchenId}) < 20
            AND NOT EXISTS (SELECT 1 FROM eaters WHERE kitchen_id = ${kitchenId} AND name = ${name})`
    if (added.count > 0) made.push(id)
    else if (!self && !(await isHere(tx, kitchenId, name)))
      told.push({ where: '', title: name, problem: 'no_room' })
  }
  return made
}

async function isHere(tx: Transaction, kitchenId: string, name: string): Promise<boolean> {
  // eaters_kitchen
  const rows = await tx`SELECT 1 FROM eaters WHERE kitchen_id = ${kitchenId} AND name = ${name}`
  return rows.count > 0
}

async function settleStaples(ctx: Context, tx: Transaction, staples: string[]): Promise<string[]> {
  const { kitchenId } = signedIn(ctx)
  const [kitchen] = await tx<{ staples: string[] }[]>`
    SELECT staples FROM kitchens WHERE id = ${kitchenId}`
  const before = kitchen?.staples ?? []
  const fresh = [...new Set(staples)]
    .filter((one) => !before.includes(one))
    .slice(0, Math.max(0, mostStaples - before.length))
  if (fresh.length > 0)
    await tx`UPDATE kitchens SET staples = ${[...before, ...fresh]} WHERE id = ${kitchenId}`
  return fresh
}

async function settleTray(
  ctx: Context,
  tx: Transaction,
  tray: string[],
  recipes: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { kitchenId, personId } = signedIn(ctx)
  const made: string[] = []
  for (const [at, key] of tray.entries()) {
    const recipeId = recipes.get(key)
    if (!recipeId) continue
    const id = newId('try')
    const added = await tx`
      INSERT INTO tray_dishes (id, kitchen_id, recipe_id, added_by, created_at)
      SELECT ${id}, ${kitchenId}, ${recipeId}, ${personId}, ${new Date(ctx.now().getTime() + at)}
      WHERE (SELECT count(*) FROM tray_dishes WHERE kitchen_id = ${kitchenId}) < 50
      ON CONFLICT (kitchen_id, recipe_id) DO NOTHING`
    if (added.count > 0) made.push(id)
  }
  return made
}

/** Takes it back; what somebody has changed since stays. */
export async function unsettleHousehold(ctx: Context, tx: Transaction, made: Made): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  await tx`
    UPDATE plan_entries SET removed_at = ${ctx.now()}
    WHERE id = ANY(${made.entries}::text[]) AND kitchen_id = ${kitchenId} AND version = 1`
  // What the sweep has put there since came by them.
  await tx`
    UPDATE plan_entries SET removed_at = ${ctx.now()}
    WHERE repeat_id = ANY(${made.repeats ?? []}::text[]) AND kitchen_id = ${kitchenId}
      AND version = 1 AND removed_at IS NULL`
  await tx`
    DELETE FROM plan_repeats WHERE id = ANY(${made.repeats ?? []}::text[]) AND kitchen_id = ${kitchenId}`
  await tx`
    DELETE FROM plan_menus WHERE id = ANY(${made.menus ?? []}::text[]) AND kitchen_id = ${kitchenId}`
  await unsettleSettings(ctx, tx, made.settings ?? [])
  await tx`
    UPDATE shopping_lists SET removed_at = ${ctx.now()}, is_current = false
    WHERE id = ANY(${made.lists}::text[]) AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  await tx`
    DELETE FROM eaters WHERE id = ANY(${made.members}::text[])
      AND (kitchen_id = ${kitchenId} OR person_id = ${signedIn(ctx).personId})`
  await unsettlePantry(ctx, tx, made.pantry ?? [])
  await unsettleBought(ctx, tx, made.bought ?? [])
  await unsettleRecurring(ctx, tx, made.recurring ?? [])
  await unsettleChoices(ctx, tx, made.choices ?? [])
  await unsettleCookbooks(ctx, tx, made.cookbooks ?? [])
  await tx`DELETE FROM tray_dishes WHERE id = ANY(${made.tray}::text[]) AND kitchen_id = ${kitchenId}`
  await tx`
    UPDATE kitchens SET staples = ARRAY(SELECT one FROM unnest(staples) WITH ORDINALITY AS s (one, at)
      WHERE NOT one = ANY(${made.staples}::text[]) ORDER BY at)
    WHERE id = ${kitchenId}`
}
