import type { MealSlot, PlanKind } from '../../../shared/meals.ts'
import type { PlanEntryCard, PlanEntryView } from '../../../shared/wire/plan.ts'
import type { Queryable } from '../../db/client.ts'
import type { Actor } from '../../kernel/context.ts'
import { photoPaths } from '../photos/paths.ts'
import { mayRead } from '../recipes/may-read.ts'
import { totalMinutes } from '../recipes/rows.ts'

export interface PlanEntryRow {
  id: string
  day: string
  slot: MealSlot
  title: string
  note: string
  servings: number
  recipe_id: string | null
  cooked_at: Date | null
}

export interface PlanCardRow extends PlanEntryRow {
  kind: PlanKind
  sample: boolean
  repeat: PlanEntryCard['repeat']
  eaters: string[] | null
  picture_seed: string | null
  photo_id: string | null
  prep_minutes: number | null
  cook_minutes: number | null
  rest_minutes: number | null
  price: number
}

/** Needs `plan_entries e`. An agent of somebody's is told of their own recipes alone. */
export function planEntryColumns(sql: Queryable, { personId }: Actor) {
  return sql`${entryColumns(sql)}, (SELECT r.id FROM recipes r
    WHERE r.id = e.recipe_id AND r.person_id = ${personId} AND r.removed_at IS NULL) AS recipe_id`
}

/** Needs `plan_entries e LEFT JOIN recipes d`: what the dish looks like and costs is for all who eat it. */
export function planCardColumns(sql: Queryable, actor: Actor) {
  return sql`${entryColumns(sql)}, e.kind, e.eaters, d.photo_id, d.prep_minutes, d.cook_minutes, d.rest_minutes,
    (SELECT r.id FROM recipes r WHERE r.id = e.recipe_id AND ${mayRead(sql, actor)}) AS recipe_id,
    (e.sample AND e.version = 1) AS sample,
    (SELECT json_build_object('weekdays', p.weekdays, 'everyWeeks', p.every_weeks,
        'until', to_char(p.until, 'YYYY-MM-DD')) FROM plan_repeats p
      WHERE p.id = e.repeat_id AND (p.until IS NULL OR p.until > e.date)) AS repeat,
    coalesce((SELECT p.id FROM publications p WHERE p.recipe_id = d.id AND p.withdrawn_at IS NULL), d.id)
      AS picture_seed,
    coalesce(d.estimated_price::float8 * e.servings / d.servings, 0) AS price`
}

function entryColumns(sql: Queryable) {
  return sql`e.id, to_char(e.date, 'YYYY-MM-DD') AS day, e.slot, e.title, e.note, e.servings, e.cooked_at`
}

/** By day, then by meal, then as they were added. */
export function planOrder(sql: Queryable) {
  return sql`e.date, array_position(ARRAY['breakfast', 'lunch', 'dinner', 'snack'], e.slot), e.position, e.id`
}

export function planEntryView(row: PlanEntryRow): PlanEntryView {
  return {
    id: row.id,
    date: row.day,
    slot: row.slot,
    title: row.title,
    note: row.note,
    servings: row.servings,
    recipeId: row.recipe_id,
    cookedAt: row.cooked_at?.getTime() ?? null,
  }
}

export function planEntryCard(row: PlanCardRow): PlanEntryCard {
  return {
    ...planEntryView(row),
    kind: row.kind,
    sample: row.sample,
    repeat: row.repeat,
    eaters: row.eaters,
    totalMinutes: totalMinutes(row),
    picture: row.picture_seed === null ? null : pictureOf(row.picture_seed, row.photo_id),
  }
}

export function pictureOf(seed: string, photoId: string | null) {
  return { seed, photoUrl: photoId === null ? null : photoPaths(photoId).medium }
}
