import type { Language } from '../../../../shared/language/languages.ts'
import { dayAt, usualTimeZone } from '../../../../shared/time-zone.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { endLink, followLink, openLink, secretOf } from '../../open-links/open-links.ts'
import { dayLong, dayOf, instantOf } from '../days.ts'
import { planOrder } from '../rows.ts'
import { type CalendarEntry, writeCalendar } from './write.ts'

/** What was eaten last month is looked up at times; nobody plans further than a year. */
const daysBack = 60
const daysAhead = 366
const mostEntries = 3000

/** A secret link of the kitchen's by which a calendar program follows the plan. */
export async function calendarLink(ctx: Context): Promise<{ url: string }> {
  signedIn(ctx)
  return { url: urlOf(ctx, await openLink(ctx, { listId: null })) }
}

/** The link that is open, if one is. */
export async function heldCalendarLink(ctx: Context): Promise<{ url: string | null }> {
  const secret = await secretOf(ctx, { listId: null })
  return { url: secret && urlOf(ctx, secret) }
}

export async function endCalendarLink(ctx: Context): Promise<{ url: null }> {
  await endLink(ctx, { listId: null })
  return { url: null }
}

/** The secret stands in the query, of which no log line tells, and so does who reads it in which language. */
function urlOf({ config, language }: Context, secret: string): string {
  return `${config.baseUrl}/calendar.ics?key=${secret}&language=${language}`
}

/** The plan behind such a link, for a program that is nobody. */
export async function readCalendar(
  ctx: Context,
  input: { key: string; language: Language; allDay: boolean },
): Promise<string> {
  const { sql } = ctx
  const { kitchenId, listId } = await followLink(ctx, input.key)
  if (listId !== null) throw new DomainError('link_closed')
  const [kitchen] = await sql<{ name: string | null; time_zone: string | null }[]>`
    SELECT name, time_zone FROM kitchens WHERE id = ${kitchenId}`
  const timeZone = kitchen?.time_zone ?? usualTimeZone
  const today = instantOf(dayAt(ctx.now(), timeZone))
  // plan_entries_date, then by primary keys
  const entries = await sql<CalendarEntry[]>`
    SELECT e.id, to_char(e.date, 'YYYY-MM-DD') AS day, e.slot, e.kind, e.title, e.note, e.servings,
      e.version, e.created_at AS "createdAt", e.updated_at AS "updatedAt", r.id AS "recipeId",
      nullif(coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0), 0) AS minutes
    FROM plan_entries e LEFT JOIN recipes r ON r.id = e.recipe_id AND r.removed_at IS NULL
      AND r.status = 'ready'
    WHERE e.kitchen_id = ${kitchenId} AND e.removed_at IS NULL
      AND e.date BETWEEN ${dayOf(new Date(today - daysBack * dayLong))}
        AND ${dayOf(new Date(today + daysAhead * dayLong))}
    ORDER BY ${planOrder(sql)} LIMIT ${mostEntries}`
  const { language, allDay } = input
  const { baseUrl } = ctx.config
  return writeCalendar({
    kitchen: kitchen?.name ?? null,
    timeZone,
    language,
    allDay,
    baseUrl,
    entries,
  })
}
