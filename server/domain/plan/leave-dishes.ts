import type { Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { newId } from '../../kernel/ids.ts'
import { standAlone } from '../recipes/whole.ts'
import { dayLong, dayOf } from './days.ts'

/**
 * Before somebody leaves a kitchen: they take their recipes along, and the dishes that are still to be cooked
 * stay. Of each that the others could read, whoever has cooked there longest keeps a copy, for the plan.
 */
export async function leaveDishes(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  { personId, kitchenId }: { personId: string; kitchenId: string },
): Promise<void> {
  // kitchen_members_kitchen
  const [heir] = await tx<{ id: string }[]>`
    SELECT person_id AS id FROM kitchen_members
    WHERE kitchen_id = ${kitchenId} AND person_id <> ${personId} ORDER BY joined_at, person_id LIMIT 1`
  if (!heir) return
  // It is still yesterday somewhere.
  const since = dayOf(new Date(now().getTime() - dayLong))
  const ahead = tx`kitchen_id = ${kitchenId} AND date >= ${since}`
  const menus = tx`menu_id IN (SELECT id FROM plan_menus WHERE kitchen_id = ${kitchenId})`
  // plan_entries_date, plan_menus_kitchen, plan_repeats_kitchen
  const dishes = await tx<{ id: string; ready: boolean }[]>`
    SELECT id, status = 'ready' AS ready FROM recipes
    WHERE person_id = ${personId} AND id IN (SELECT recipe_id FROM plan_entries WHERE ${ahead}
      UNION SELECT recipe_id FROM plan_menu_dishes WHERE ${menus}
      UNION SELECT recipe_id FROM plan_repeats WHERE kitchen_id = ${kitchenId})`
  for (const { id, ready } of dishes) {
    const kept = ready ? newId('rec') : null
    if (kept)
      await tx`
        INSERT INTO recipes (id, person_id, status, title, description, language, servings, prep_minutes,
          cook_minutes, tags, ingredients, steps, estimated_price, photo_id, source_url, source_author,
          notes, yield_text, rest_minutes, equipment, video_url, more_photos, replaced,
          copied_publication_id, copied_title, copied_author, last_cooked_at, created_at, updated_at,
          reader_version, search, search_version)
        SELECT ${kept}, ${heir.id}, r.status, r.title, r.description, r.language, r.servings,
          r.prep_minutes, r.cook_minutes, r.tags, r.ingredients, r.steps, r.estimated_price, r.photo_id,
          r.source_url, r.source_author, r.notes, r.yield_text, r.rest_minutes, r.equipment, r.video_url,
          r.more_photos, r.replaced, r.copied_publication_id, coalesce(r.copied_title, r.title),
          coalesce(r.copied_author, p.display_name), r.last_cooked_at, ${now()}, ${now()},
          r.reader_version, r.search, r.search_version
        FROM recipes r JOIN people p ON p.id = r.person_id WHERE r.id = ${id}`
    if (kept) await standAlone(tx, kept)
    await tx`UPDATE plan_entries SET recipe_id = ${kept} WHERE recipe_id = ${id} AND ${ahead}`
    await tx`UPDATE plan_menu_dishes SET recipe_id = ${kept} WHERE recipe_id = ${id} AND ${menus}`
    await tx`
      UPDATE plan_repeats SET recipe_id = ${kept} WHERE recipe_id = ${id} AND kitchen_id = ${kitchenId}`
  }
}
