import {
  type Household,
  householdFormat,
  householdVersion,
  type KitchenBrought,
  mostInFile,
  mostPictures,
} from '../../../shared/wire/household.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { listKitchens } from '../kitchens/kitchen.ts'
import { listMembers } from '../members/members.ts'
import { boughtByDay } from '../pantry/bought.ts'
import { readPantry } from '../pantry/read.ts'
import { recurringGoods } from '../shopping/recurring.ts'
import { listsOf } from './household-lists.ts'
import { besidePlan, repeatRows } from './household-settings.ts'
import { placesOf } from './places.ts'

/** What stands around the recipes, as our own reader takes it back. */
export async function householdOf(ctx: Context) {
  const others: KitchenBrought[] = []
  for (const { id } of (await listKitchens(ctx)).filter((one) => !one.current))
    others.push(await kitchenOf(await inKitchen(ctx, id)))
  const household: Household = {
    ...(await kitchenOf(ctx)),
    others,
    comments: await commentsOf(ctx),
    cut: await cutOf(ctx),
  }
  return { format: householdFormat, version: householdVersion, ...household }
}

async function kitchenOf(ctx: Context): Promise<KitchenBrought> {
  const { plan, entries } = await planOf(ctx)
  return {
    plan,
    ...(await besidePlan(ctx)),
    lists: await listsOf(ctx, entries),
    members: (await listMembers(ctx)).map(
      ({ name, self, portion, diets, allergies, dislikes }) => ({
        ...{ name, self, diets, allergies, dislikes: dislikes.map((one) => one.text) },
        portion: portion as Household['members'][number]['portion'],
      }),
    ),
    ...(await aroundOf(ctx)),
    pantry: (await readPantry(ctx)).items
      .slice(0, mostInFile.pantry)
      .map(({ text, seenAt }) => ({ text: text.slice(0, 300), seenAt })),
    cookbooks: await cookbooksOf(ctx),
    choices: await choicesOf(ctx),
    recurring: (await recurringGoods(ctx)).map(({ text, everyWeeks, nextOn }) => ({
      ...{ text: text.slice(0, 300), everyWeeks, nextOn },
    })),
    bought: (await boughtByDay(ctx, { limit: 5000 })).bought.map(({ text, boughtAt }) => ({
      ...{ text: text.slice(0, 300), at: boughtAt },
    })),
  }
}

/** By table: as many as the file takes of each kitchen, and of the person. */
async function cutOf(ctx: Context): Promise<Household['cut']> {
  const { personId } = signedIn(ctx)
  const [more] = await ctx.sql<Record<string, number>[]>`
    WITH own AS (SELECT kitchen_id AS id FROM kitchen_members WHERE person_id = ${personId})
    SELECT
      (SELECT coalesce(sum(greatest(n - ${mostInFile.plan}, 0)), 0)::int FROM (SELECT count(*) AS n FROM plan_entries e JOIN own
        ON own.id = e.kitchen_id WHERE e.removed_at IS NULL AND NOT e.sample GROUP BY e.kitchen_id) c) AS plan,
      (SELECT coalesce(sum(greatest(n - ${mostInFile.pantry}, 0)), 0)::int FROM (SELECT count(*) AS n FROM pantry_items i JOIN own
        ON own.id = i.kitchen_id GROUP BY i.kitchen_id) c) AS pantry,
      (SELECT greatest(count(*) - ${mostInFile.likes}, 0)::int FROM likes WHERE person_id = ${personId}) AS likes,
      (SELECT greatest(count(*) - ${mostInFile.follows}, 0)::int FROM follows WHERE follower_id = ${personId}) AS follows,
      (SELECT greatest(count(*) - ${mostInFile.comments}, 0)::int FROM comments
        WHERE person_id = ${personId} AND removed_at IS NULL) AS comments,
      (SELECT coalesce(sum(greatest(n - ${mostPictures}, 0)), 0)::int FROM (SELECT count(*) AS n
        FROM shopping_lines l JOIN shopping_lists s ON s.id = l.list_id JOIN own ON own.id = s.kitchen_id
        WHERE l.picture_id IS NOT NULL AND l.removed_at IS NULL AND s.removed_at IS NULL GROUP BY own.id) c) AS pictures`
  return Object.entries(more ?? {}).flatMap(([name, count]) =>
    count > 0 ? [{ name, said: String(count) }] : [],
  )
}

async function commentsOf(ctx: Context): Promise<Household['comments']> {
  // comments_person
  const rows = await ctx.sql<(Omit<Household['comments'][number], 'at'> & { at: Date })[]>`
    SELECT p.title, c.body AS text, c.created_at AS at, c.cooked
    FROM comments c JOIN publications p ON p.id = c.publication_id
    WHERE c.person_id = ${signedIn(ctx).personId} AND c.removed_at IS NULL
    ORDER BY c.created_at, c.id LIMIT ${mostInFile.comments}`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** With the person's own recipes: those of others are not in their file. */
export async function cookbooksOf(ctx: Context): Promise<Household['cookbooks']> {
  const { kitchenId, personId } = signedIn(ctx)
  // cookbooks_kitchen, cookbook_recipes_pkey
  const rows = await ctx.sql<Household['cookbooks']>`
    SELECT c.name, ARRAY(SELECT r.id FROM cookbook_recipes held JOIN recipes r ON r.id = held.recipe_id
      WHERE held.cookbook_id = c.id AND r.person_id = ${personId} AND r.removed_at IS NULL
      ORDER BY held.added_at, r.id) AS recipes
    FROM cookbooks c WHERE c.kitchen_id = ${kitchenId} AND c.removed_at IS NULL
    ORDER BY c.position, c.id`
  return [...rows]
}

async function choicesOf(ctx: Context): Promise<Household['choices']> {
  // store_choices_pkey
  const rows = await ctx.sql<Household['choices']>`
    SELECT store, key, product_id AS product, product_name AS name FROM store_choices
    WHERE kitchen_id = ${signedIn(ctx).kitchenId} ORDER BY chosen_at DESC, store, key LIMIT 3000`
  return rows.map((row) => ({ ...row, name: row.name.slice(0, 300) }))
}

type Places = 'eaters' | 'leftoverOf' | 'repeat'
type EntryRow = Omit<Household['plan'][number], Places> & {
  id: string
  position: number
  eaters: string[] | null
  leftoverOf: string | null
  repeat: string | null
}

/** The newest, where it is more than a file holds: nobody looks for a dinner of years ago. */
async function planOf(
  ctx: Context,
): Promise<{ plan: Household['plan']; entries: (id: string | null) => number | null }> {
  // plan_entries_date
  const rows = await ctx.sql<EntryRow[]>`
    SELECT * FROM (SELECT to_char(date, 'YYYY-MM-DD') AS date, slot, kind, title, note, servings, position,
      recipe_id AS recipe, to_char(cooked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "cookedAt",
      cooked_note AS "cookedNote", id, eaters, leftover_of AS "leftoverOf", repeat_id AS repeat
    FROM plan_entries
    WHERE kitchen_id = ${signedIn(ctx).kitchenId} AND removed_at IS NULL AND NOT sample
    ORDER BY date DESC, position, id LIMIT ${mostInFile.plan}) AS newest ORDER BY date, position, id`
  const members = placesOf((await listMembers(ctx)).map((one) => one.id))
  const repeats = placesOf((await repeatRows(ctx)).map((one) => one.id))
  const entries = placesOf(rows.map((one) => one.id))
  const plan = rows.map(({ id: _, position: __, eaters, leftoverOf, repeat, ...entry }) => ({
    ...entry,
    eaters: eaters?.map(members).filter((at) => at !== null) ?? null,
    leftoverOf: entries(leftoverOf),
    repeat: repeats(repeat),
  }))
  return { plan, entries }
}

async function aroundOf(ctx: Context): Promise<Pick<Household, 'staples' | 'tray'>> {
  const { kitchenId } = signedIn(ctx)
  const [kitchen] = await ctx.sql<{ staples: string[]; tray: string[] }[]>`
    SELECT k.staples, ARRAY(SELECT t.recipe_id FROM tray_dishes t
      WHERE t.kitchen_id = k.id ORDER BY t.created_at, t.id) AS tray
    FROM kitchens k WHERE k.id = ${kitchenId}`
  return { staples: kitchen?.staples ?? [], tray: kitchen?.tray ?? [] }
}
