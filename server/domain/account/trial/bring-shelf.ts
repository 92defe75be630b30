import { mostCookbooks } from '../../../../shared/wire/cookbooks.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Actor } from '../../../kernel/context.ts'
import type { Trial } from './left.ts'

/** In cookbooks and on the tray the recipe that is kept takes the place of the other. */
export async function standsInstead(tx: Transaction, id: string, kept: string): Promise<void> {
  await tx`
    INSERT INTO cookbook_recipes (cookbook_id, recipe_id, added_at)
    SELECT cookbook_id, ${kept}, added_at FROM cookbook_recipes WHERE recipe_id = ${id}
    ON CONFLICT DO NOTHING`
  await tx`
    UPDATE tray_dishes t SET recipe_id = ${kept} WHERE t.recipe_id = ${id} AND NOT EXISTS (
      SELECT 1 FROM tray_dishes o WHERE o.kitchen_id = t.kitchen_id AND o.recipe_id = ${kept})`
}

/** Cookbooks come behind those that are there, and one of the same name joins it; what was put by is put by still. */
export async function bringShelf(tx: Transaction, trial: Trial, actor: Actor): Promise<void> {
  const { kitchenId } = actor
  await tx`SELECT 1 FROM kitchens WHERE id = ${kitchenId} FOR NO KEY UPDATE`
  const same = tx`o.kitchen_id = ${kitchenId} AND o.removed_at IS NULL AND lower(o.name) = lower(t.name)`
  const brought = tx`t.kitchen_id = ${trial.kitchenId} AND t.removed_at IS NULL`
  // cookbooks_kitchen, cookbook_recipes_pkey
  await tx`
    INSERT INTO cookbook_recipes (cookbook_id, recipe_id, added_at)
    SELECT o.id, held.recipe_id, held.added_at FROM cookbooks t JOIN cookbooks o ON ${same}
      JOIN cookbook_recipes held ON held.cookbook_id = t.id
    WHERE ${brought} ON CONFLICT DO NOTHING`
  await tx`
    WITH own AS (
      SELECT count(*)::int AS count, coalesce(max(position), -1) AS last FROM cookbooks
      WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL
    ), coming AS (
      SELECT t.id FROM cookbooks t
      WHERE ${brought} AND NOT EXISTS (SELECT 1 FROM cookbooks o WHERE ${same})
      ORDER BY t.position, t.id LIMIT (SELECT greatest(0, ${mostCookbooks} - count) FROM own)
    )
    UPDATE cookbooks c SET kitchen_id = ${kitchenId}, position = c.position + own.last + 1
    FROM own, coming WHERE c.id = coming.id`
  // tray_dishes_kitchen_id_recipe_id_key
  await tx`
    UPDATE tray_dishes t SET kitchen_id = ${kitchenId} WHERE t.kitchen_id = ${trial.kitchenId}
      AND NOT EXISTS (SELECT 1 FROM tray_dishes o
        WHERE o.kitchen_id = ${kitchenId} AND o.recipe_id = t.recipe_id)`
}
