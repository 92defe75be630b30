import { nameOf } from '../../../shared/food/shop/good.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { listName } from '../shopping/lists.ts'

interface ExportedList {
  id: string
  name: string
  current: boolean
  shop: string | null
  removedAt: Date | null
  lines: {
    text: string
    remark: string
    pictureId: string | null
    food: string | null
    tickedAt: string | null
    removedAt: string | null
  }[]
}

/** The plan of the person's kitchen, cooked dishes too. */
export function wholePlan(ctx: Context, { kitchenId }: Actor) {
  return ctx.sql`
    SELECT id, to_char(date, 'YYYY-MM-DD') AS date, slot, kind, title, note, servings,
      recipe_id AS "recipeId", cooked_at AS "cookedAt", cooked_note AS "cookedNote",
      leftover_of AS "leftoverOf", eaters, removed_at AS "removedAt"
    FROM plan_entries WHERE kitchen_id = ${kitchenId} ORDER BY date, slot, position, id`
}

/** As the person reads them: what the plan has made is stored without a language. */
export async function allShoppingLists(ctx: Context, { kitchenId }: Actor) {
  // shopping_lines_list
  const lists = await ctx.sql<ExportedList[]>`
    SELECT l.id, l.name, l.is_current AS current, l.shop, l.removed_at AS "removedAt",
      coalesce((SELECT json_agg(json_build_object('text', i.text, 'remark', i.remark, 'pictureId', i.picture_id,
          'food', CASE WHEN i.made THEN i.food END, 'tickedAt', i.ticked_at,
          'removedAt', i.removed_at) ORDER BY i.position)
        FROM shopping_lines i WHERE i.list_id = l.id), '[]') AS lines
    FROM shopping_lists l WHERE l.kitchen_id = ${kitchenId} ORDER BY l.created_at, l.id`
  return lists.map(({ lines, ...list }) => ({
    ...list,
    name: listName(list.name, ctx.language),
    lines: lines.map(({ food, ...line }) => ({
      ...line,
      text: food === null ? line.text : nameOf(food, ctx.language),
    })),
  }))
}

/** Which links of the kitchen stand open; the secrets in them are shown where they are made. */
export function allOpenLinks(ctx: Context, { kitchenId, personId }: Actor) {
  return ctx.sql`
    SELECT CASE WHEN list_id IS NULL THEN 'calendar' ELSE 'list' END AS opens, list_id AS "listId",
      NULL AS "recipeId", created_at AS "createdAt"
    FROM open_links WHERE kitchen_id = ${kitchenId}
    UNION ALL
    SELECT 'recipe', NULL, r.id, l.created_at FROM recipe_links l JOIN recipes r ON r.id = l.recipe_id
    WHERE r.person_id = ${personId}
    ORDER BY "createdAt"`
}

export function allRepeats(ctx: Context, { kitchenId }: Actor) {
  return ctx.sql`
    SELECT title, slot, kind, servings, recipe_id AS "recipeId", to_char(first, 'YYYY-MM-DD') AS first,
      weekdays, every_weeks AS "everyWeeks", to_char(until, 'YYYY-MM-DD') AS until
    FROM plan_repeats WHERE kitchen_id = ${kitchenId} ORDER BY first, id`
}

/** What was bought when, as it stood on the list. */
export function allBought(ctx: Context, { kitchenId }: Actor) {
  // pantry_moves_recent
  return ctx.sql`
    SELECT text, quantity, unit, moved_at AS "boughtAt" FROM pantry_moves
    WHERE kitchen_id = ${kitchenId} AND kind = 'bought' AND key <> '' ORDER BY moved_at, id`
}
