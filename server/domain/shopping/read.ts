import type { ListDish, ShoppingListView, ShoppingPage } from '../../../shared/wire/shopping.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { pictureOf } from '../plan/rows.ts'
import { priceBook } from '../prices/book.ts'
import { unknownList } from './list-lock.ts'
import { shoppingLists } from './lists.ts'
import { type LineRow, rowsOf } from './rows.ts'

/** The lists of the kitchen, and one of them with its lines: the named one, else the current one. */
export async function readLists(
  ctx: Context,
  input: { id?: string | undefined },
): Promise<ShoppingPage> {
  signedIn(ctx)
  const lists = await shoppingLists(ctx)
  const card = lists.find((one) => (input.id === undefined ? one.current : one.id === input.id))
  if (!card && input.id !== undefined) throw unknownList(input.id)
  return { lists, open: card ? await readList(ctx, card) : null }
}

async function readList(
  ctx: Context,
  card: { id: string; name: string; current: boolean },
): Promise<ShoppingListView> {
  const [lines, dishes, priceOf] = await Promise.all([
    listLines(ctx, card.id),
    listDishes(ctx, card.id),
    priceBook(ctx),
  ])
  return {
    id: card.id,
    name: card.name,
    current: card.current,
    rows: rowsOf(lines, priceOf, ctx.language),
    dishes,
    currency: ctx.config.currency,
  }
}

/** Only ever called for a list of the actor's kitchen. */
function listLines(ctx: Context, listId: string): Promise<LineRow[]> {
  const { personId } = signedIn(ctx)
  // shopping_lines_list
  return ctx.sql<LineRow[]>`
    SELECT l.id, l.version, l.text, l.food, l.quantity, l.unit, l.note, l.made,
      l.ticked_at IS NOT NULL AS ticked,
      CASE WHEN l.added_by <> ${personId} THEN p.display_name END AS added_by,
      coalesce((SELECT json_agg(json_build_object('title', o.title, 'quantity', o.quantity, 'unit', o.unit)
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

async function listDishes(ctx: Context, listId: string): Promise<ListDish[]> {
  // shopping_lines_list, then by primary keys
  const rows = await ctx.sql<DishRow[]>`
    SELECT min(o.title) AS title, d.photo_id,
      coalesce(array_agg(DISTINCT to_char(e.date, 'YYYY-MM-DD')) FILTER (WHERE e.id IS NOT NULL), '{}') AS dates,
      coalesce((SELECT p.id FROM publications p WHERE p.recipe_id = d.id AND p.withdrawn_at IS NULL), d.id)
        AS picture_seed
    FROM shopping_lines l JOIN shopping_line_origins o ON o.line_id = l.id
    LEFT JOIN plan_entries e ON e.id = o.plan_entry_id
    LEFT JOIN recipes d ON d.id = o.recipe_id AND d.removed_at IS NULL
    WHERE l.list_id = ${listId} AND l.removed_at IS NULL
    GROUP BY coalesce(d.id, o.title), d.id ORDER BY min(e.date), min(o.title)`
  return rows.map((row) => ({
    title: row.title,
    dates: row.dates,
    picture: row.picture_seed === null ? null : pictureOf(row.picture_seed, row.photo_id),
  }))
}
