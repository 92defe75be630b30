import type { Queryable } from '../../db/client.ts'
import type { Actor } from '../../kernel/context.ts'

/**
 * Who may read a recipe, told once; needs `recipes r`. Its author may, and whoever cooks with them once it
 * is ready. One that was deleted is still read where a plan holds it: what was planned can be cooked.
 */
export function mayRead(sql: Queryable, actor: Actor) {
  // kitchen_members_pkey, plan_entries_recipe
  return sql`(r.person_id = ${actor.personId} OR ${sharedWith(sql, actor)})
    AND (r.removed_at IS NULL OR EXISTS (SELECT 1 FROM plan_entries held
      WHERE held.recipe_id = r.id AND held.kitchen_id = ${actor.kitchenId} AND held.removed_at IS NULL))`
}

/** What everybody of the kitchen may read; needs `recipes r`. A draft is its author's alone. */
export function sharedWith(sql: Queryable, actor: Actor) {
  return sql`(r.status = 'ready' AND r.person_id IN (SELECT cook.person_id FROM kitchen_members cook
    WHERE cook.kitchen_id = ${actor.kitchenId}))`
}

/**
 * Whether the author of a recipe cooks in a kitchen still; both are columns. In an entry of the past, or a
 * copy of one, a recipe of somebody who has left may stand: nobody there sees what becomes of it.
 */
export function cooksThere(sql: Queryable, author: Fragment, kitchen: Fragment) {
  // kitchen_members_pkey
  return sql`EXISTS (SELECT 1 FROM kitchen_members still
    WHERE still.person_id = ${author} AND still.kitchen_id = ${kitchen})`
}

/** Which recipes somebody's own may take as ingredients; needs `recipes r`. The rule stands in the database. */
export function mayBeTakenBy(sql: Queryable, ownerId: string) {
  return sql`(r.removed_at IS NULL AND r.status = 'ready' AND may_take_of(${ownerId}, r.person_id))`
}

type Fragment = ReturnType<Queryable>
