import type { Queryable } from '../../../db/client.ts'
import { newId } from '../../../kernel/ids.ts'
import { dayLong, dayOf } from '../days.ts'
import { mostADay } from '../insert.ts'
import { occurrences } from './occurrences.ts'

export interface RepeatRow {
  id: string
  first: string
  weekdays: number[]
  everyWeeks: number
  until: string | null
  through: string
}

/** Half a year ahead; the sweep sees to it that it stays so. */
export const horizon = 182 * dayLong

export function repeatColumns(sql: Queryable) {
  return sql`id, to_char(first, 'YYYY-MM-DD') AS first, weekdays, every_weeks AS "everyWeeks",
    to_char(until, 'YYYY-MM-DD') AS until, to_char(through, 'YYYY-MM-DD') AS through`
}

/** Puts into the plan what comes up to the horizon and was not there before; a full day is left as it is. */
export async function extendRepeat(sql: Queryable, row: RepeatRow, now: Date): Promise<string[]> {
  const to = dayOf(new Date(now.getTime() + horizon))
  if (to <= row.through) return []
  const dates = occurrences(row, row.through, to)
  const ids = dates.map(() => newId('ple'))
  const held = sql`FROM plan_entries o WHERE o.kitchen_id = p.kitchen_id AND o.date = n.date
    AND o.removed_at IS NULL`
  // plan_entries_date: the entries of one day
  const added = await sql<{ id: string }[]>`
    INSERT INTO plan_entries (id, kitchen_id, date, slot, position, kind, recipe_id, title, note,
      servings, added_by, created_at, updated_at, repeat_id)
    SELECT n.id, p.kitchen_id, n.date, p.slot, (SELECT coalesce(max(o.position) + 1, 0) ${held}), p.kind,
      p.recipe_id, p.title, p.note, p.servings, p.added_by, ${now}, ${now}, p.id
    FROM plan_repeats p, unnest(${ids}::text[], ${dates}::date[]) AS n(id, date)
    WHERE p.id = ${row.id} AND (SELECT count(*) ${held}) < ${mostADay}
    RETURNING id`
  await sql`UPDATE plan_repeats SET through = ${to} WHERE id = ${row.id}`
  return added.map(({ id }) => id)
}
