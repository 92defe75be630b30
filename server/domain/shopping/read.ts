import { keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import { shelfPrices } from '../../../shared/food/shop/shelf-prices.ts'
import type { ListDish, ShoppingListView, ShoppingPage } from '../../../shared/wire/shopping.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { pantryRows } from '../pantry/moves.ts'
import { pictureOf } from '../plan/rows.ts'
import { priceBook } from '../prices/book.ts'
import { cooksThere } from '../recipes/may-read.ts'
import { walkOf } from './aisle-order.ts'
import { homeOfList } from './awaited.ts'
import { followPlan } from './follow-plan.ts'
import { habitsFor } from './habits.ts'
import { homeOfRow, leftOut } from './home-told.ts'
import { shoppingLists } from './lists.ts'
import { type PlanChange, toldChanges } from './plan-changes.ts'
import { leftAtHome } from './plan-gaps.ts'
import { type LineRow, rowsOf } from './rows.ts'

/** The lists of the kitchen, and one of them with its lines: the named one, else the current one. */
export async function readLists(
  ctx: Context,
  input: { id?: string | undefined },
): Promise<ShoppingPage> {
  const { kitchenId } = signedIn(ctx)
  const before = await shoppingLists(ctx)
  const card = before.find((one) => (input.id === undefined ? one.current : one.id === input.id))
  if (!card && input.id !== undefined) throw new DomainError('list_unknown')
  if (!card) return { lists: before, open: null }
  const { full } = await followPlan(ctx, card.id, kitchenId)
  return { lists: await shoppingLists(ctx), open: await readList(ctx, card, full) }
}

async function readList(
  ctx: Context,
  card: { id: string; name: string; current: boolean },
  full: boolean,
): Promise<ShoppingListView> {
  const [lines, dishes, staples, changes, priceOf, { shop, order }, home, pantry] =
    await Promise.all([
      listLines(ctx, card.id),
      listDishes(ctx, card.id),
      leftAtHome(ctx.sql, card.id),
      listChanges(ctx, card.id),
      priceBook(ctx),
      walkOf(ctx.sql, signedIn(ctx).kitchenId, card.id),
      homeOfList(ctx.sql, card.id),
      pantryRows(ctx.sql, signedIn(ctx).kitchenId),
    ])
  const known = { home, pantry, now: ctx.now(), language: ctx.language }
  return {
    id: card.id,
    name: card.name,
    current: card.current,
    shop,
    rows: rowsOf(lines, shelfPrices(priceOf), ctx.language, order, (group) =>
      homeOfRow(group, known),
    ),
    dishes,
    // What somebody has put on the list all the same is not at home any more.
    atHome: staples
      .filter((need) => !lines.some((line) => keyOf(line) === need.key))
      .map((need) => (need.food === null ? need.words : nameOf(need.food, ctx.language))),
    inPantry: leftOut(lines, known),
    changes: toldChanges(changes, ctx.language),
    full,
    currency: ctx.config.currency,
    habits: await habitsFor(ctx, lines, pantry),
  }
}

/** What the plan has changed on the list, until somebody has seen it or cooked the dish. */
async function listChanges(ctx: Context, listId: string): Promise<PlanChange[]> {
  // By primary keys.
  const [list] = await ctx.sql<{ changes: PlanChange[]; cooked: string[] }[]>`
    SELECT l.changes, ARRAY(SELECT e.id FROM plan_entries e WHERE e.cooked_at IS NOT NULL
      AND e.id IN (SELECT c->>'entryId' FROM jsonb_array_elements(l.changes) AS c)) AS cooked
    FROM shopping_lists l WHERE l.id = ${listId}`
  return list?.changes.filter(({ entryId }) => !list.cooked.includes(entryId)) ?? []
}

/** Only ever called for a list that whoever asks may read; a guest with a link is nobody. */
export function listLines(ctx: Context, listId: string): Promise<LineRow[]> {
  const personId = ctx.actor?.personId ?? ''
  // shopping_lines_list
  return ctx.sql<LineRow[]>`
    SELECT l.id, l.version, l.text, l.food, l.quality, l.quantity, l.unit, l.note, l.remark, l.picture_id, l.made,
      l.ticked_at IS NOT NULL AS ticked,
      CASE WHEN l.added_by <> ${personId} THEN p.display_name END AS added_by,
      coalesce((SELECT json_agg(json_build_object('title', o.title, 'quantity', o.quantity, 'unit', o.unit,
          'part', o.part)
          ORDER BY o.position)
        FROM shopping_line_origins o WHERE o.line_id = l.id), '[]') AS origins
    FROM shopping_lines l LEFT JOIN people p ON p.id = l.added_by
    WHERE l.list_id = ${listId} AND l.removed_at IS NULL ORDER BY l.position, l.id`
}

interface DishRow {
  title: string
  dates: string[]
  picture_seed: string | null
  photo_id: string | null
}

/** A dish of the feed, or of somebody who has left, looks as the feed shows it, whatever its author makes of it. */
async function listDishes(ctx: Context, listId: string): Promise<ListDish[]> {
  const { sql } = ctx
  const { kitchenId } = signedIn(ctx)
  // shopping_lines_list, then by primary keys and publications_recipe
  const rows = await sql<DishRow[]>`
    SELECT min(o.title) AS title,
      CASE WHEN ${cooksThere(sql, sql`d.person_id`, sql`${kitchenId}`)} THEN d.photo_id
        ELSE (SELECT p.photo_id FROM publications p WHERE p.recipe_id = d.id AND p.withdrawn_at IS NULL)
        END AS photo_id,
      coalesce(array_agg(DISTINCT to_char(e.date, 'YYYY-MM-DD')) FILTER (WHERE e.id IS NOT NULL), '{}') AS dates,
      coalesce((SELECT p.id FROM publications p WHERE p.recipe_id = d.id AND p.withdrawn_at IS NULL), d.id)
        AS picture_seed
    FROM shopping_lines l JOIN shopping_line_origins o ON o.line_id = l.id
    LEFT JOIN plan_entries e ON e.id = o.plan_entry_id
    LEFT JOIN recipes d ON d.id = o.recipe_id
    WHERE l.list_id = ${listId} AND l.removed_at IS NULL
    GROUP BY coalesce(d.id, o.title), d.id ORDER BY min(e.date), min(o.title)`
  return rows.map((row) => ({
    title: row.title,
    dates: row.dates,
    picture: row.picture_seed === null ? null : pictureOf(row.picture_seed, row.photo_id),
  }))
}
