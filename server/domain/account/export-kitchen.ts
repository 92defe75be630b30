import type { Actor, Context } from '../../context.ts'

/** The plan of the person's kitchen, cooked dishes too. */
export function wholePlan(ctx: Context, { kitchenId }: Actor) {
  return ctx.sql`
    SELECT id, to_char(date, 'YYYY-MM-DD') AS date, slot, kind, title, note, servings,
      recipe_id AS "recipeId", cooked_at AS "cookedAt", removed_at AS "removedAt"
    FROM plan_entries WHERE kitchen_id = ${kitchenId} ORDER BY date, slot, position, id`
}

export function allShoppingLists(ctx: Context, { kitchenId }: Actor) {
  // shopping_lines_list
  return ctx.sql`
    SELECT l.id, l.name, l.is_current AS current, l.removed_at AS "removedAt",
      coalesce((SELECT json_agg(json_build_object('text', i.text, 'tickedAt', i.ticked_at,
          'removedAt', i.removed_at) ORDER BY i.position)
        FROM shopping_lines i WHERE i.list_id = l.id), '[]') AS lines
    FROM shopping_lists l WHERE l.kitchen_id = ${kitchenId} ORDER BY l.created_at, l.id`
}
