import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { dayLong, dayOf, instantOf, weekAround } from './days.ts'
import type { EntryRow } from './insert.ts'
import { putMany } from './put-many.ts'
import { planOrder } from './rows.ts'

/** The week around one day once more around another; nothing of it was cooked there yet. */
export async function copyWeek(
  ctx: Context,
  input: { from: string; to: string },
): Promise<{ ids: string[] }> {
  const entries = await weekEntries(ctx, input.from)
  const shift = instantOf(weekAround(input.to).from) - instantOf(weekAround(input.from).from)
  return ctx.sql.begin((tx) =>
    putMany(
      ctx,
      tx,
      entries.map((entry) => ({ ...entry, date: shifted(entry.date, shift) })),
    ),
  )
}

/** All that stands in the week around a day, in its order. */
export async function weekEntries(ctx: Context, day: string): Promise<EntryRow[]> {
  const { kitchenId } = signedIn(ctx)
  const { from, to } = weekAround(day)
  // plan_entries_date
  const entries = await ctx.sql<EntryRow[]>`
    SELECT to_char(e.date, 'YYYY-MM-DD') AS date, e.slot, e.kind, e.recipe_id AS "recipeId", e.title, e.note,
      e.servings
    FROM plan_entries e
    WHERE e.kitchen_id = ${kitchenId} AND e.date BETWEEN ${from} AND ${to} AND e.removed_at IS NULL
    ORDER BY ${planOrder(ctx.sql)}`
  if (entries.length === 0) throw new DomainError('week_empty')
  return [...entries]
}

const shifted = (date: string, by: number) =>
  dayOf(new Date(instantOf(date) + Math.round(by / dayLong) * dayLong))
