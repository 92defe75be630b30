import type { MealSlot, PlanEntryView } from '../../../shared/wire/plan.ts'
import type { Queryable } from '../../db/client.ts'

export interface PlanEntryRow {
  id: string
  day: string
  slot: MealSlot
  title: string
  note: string
  servings: number
  own_recipe_id: string | null
  cooked_at: Date | null
}

/** Needs `plan_entries e`. A recipe stays its author's own, also in a kitchen that is shared. */
export function planEntryColumns(sql: Queryable, personId: string) {
  return sql`e.id, to_char(e.date, 'YYYY-MM-DD') AS day, e.slot, e.title, e.note, e.servings, e.cooked_at,
    (SELECT r.id FROM recipes r WHERE r.id = e.recipe_id AND r.person_id = ${personId}
      AND r.removed_at IS NULL) AS own_recipe_id`
}

export function planEntryView(row: PlanEntryRow): PlanEntryView {
  return {
    id: row.id,
    date: row.day,
    slot: row.slot,
    title: row.title,
    note: row.note,
    servings: row.servings,
    recipeId: row.own_recipe_id,
    cookedAt: row.cooked_at?.getTime() ?? null,
  }
}
