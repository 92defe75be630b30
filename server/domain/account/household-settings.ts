import { type Household, mostInFile } from '../../../shared/wire/household.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

type BesidePlan = Pick<Household, 'repeats' | 'menus' | 'likes' | 'follows' | 'settings'>

/** What comes again, weeks that were saved, what was liked and whom they follow, and how the house is set up. */
export async function besidePlan(ctx: Context): Promise<BesidePlan> {
  return {
    repeats: (await repeatRows(ctx)).map(({ id: _, ...one }) => one),
    menus: await menusOf(ctx),
    likes: await likesOf(ctx),
    follows: await followsOf(ctx),
    settings: await settingsOf(ctx),
  }
}

type RepeatRow = Household['repeats'][number] & { id: string }

export async function repeatRows(ctx: Context): Promise<RepeatRow[]> {
  // plan_repeats_kitchen
  const rows = await ctx.sql<RepeatRow[]>`
    SELECT id, slot, kind, title, note, servings, recipe_id AS recipe, weekdays, every_weeks AS "everyWeeks",
      to_char(first, 'YYYY-MM-DD') AS first, to_char(through, 'YYYY-MM-DD') AS through,
      to_char(until, 'YYYY-MM-DD') AS until
    FROM plan_repeats WHERE kitchen_id = ${signedIn(ctx).kitchenId} ORDER BY first, id LIMIT 60`
  return [...rows]
}

async function menusOf(ctx: Context): Promise<Household['menus']> {
  // plan_menus_kitchen, plan_menu_dishes_pkey
  const rows = await ctx.sql<Household['menus']>`
    SELECT m.name, coalesce((SELECT json_agg(json_build_object('weekday', d.weekday, 'slot', d.slot,
        'kind', d.kind, 'title', d.title, 'note', d.note, 'servings', d.servings, 'recipe', d.recipe_id)
        ORDER BY d.position) FROM plan_menu_dishes d WHERE d.menu_id = m.id), '[]') AS dishes
    FROM plan_menus m WHERE m.kitchen_id = ${signedIn(ctx).kitchenId} AND m.removed_at IS NULL
    ORDER BY lower(m.name), m.id LIMIT 60`
  return [...rows]
}

async function likesOf(ctx: Context): Promise<Household['likes']> {
  const rows = await ctx.sql<Household['likes']>`
    SELECT p.id, p.title FROM likes l JOIN publications p ON p.id = l.publication_id
    WHERE l.person_id = ${signedIn(ctx).personId} AND p.withdrawn_at IS NULL
    ORDER BY l.created_at, p.id LIMIT ${mostInFile.likes}`
  return [...rows]
}

async function followsOf(ctx: Context): Promise<Household['follows']> {
  const rows = await ctx.sql<Household['follows']>`
    SELECT a.id, a.display_name AS title FROM follows f JOIN people a ON a.id = f.author_id
    WHERE f.follower_id = ${signedIn(ctx).personId} ORDER BY f.created_at, a.id LIMIT ${mostInFile.follows}`
  return [...rows]
}

async function settingsOf(ctx: Context): Promise<Household['settings']> {
  const { personId, kitchenId } = signedIn(ctx)
  const rows = await ctx.sql<Household['settings']>`
    SELECT p.language, k.name AS "kitchenName", k.time_zone AS "timeZone", k.aisles, k.shop_orders AS "shopOrders"
    FROM people p, kitchens k WHERE p.id = ${personId} AND k.id = ${kitchenId}`
  return [...rows]
}
