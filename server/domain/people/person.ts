import type { Language } from '../../../shared/language/languages.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { chosenKitchen } from './sessions.ts'

interface PersonRow {
  id: string
  email: string | null
  email_verified_at: Date | null
  display_name: string
  language: Language | null
  demo_until: Date | null
  trial_waits: boolean
  has_password: boolean
  kitchen_id: string
  time_zone: string | null
}

export async function readPerson(
  sql: Queryable,
  personId: string,
  sessionId: string | null = null,
  /** Where they are; without it, where they have been last. */
  kitchenId: string | null = null,
): Promise<Person | null> {
  const [row] = await sql<PersonRow[]>`
    SELECT ${personColumns(sql, sessionId)}
    FROM people p JOIN kitchens k ON k.id = coalesce(${kitchenId}, ${chosenKitchen(sql, sql`p.id`)})
    WHERE p.id = ${personId}`
  return row ? personOf(row) : null
}

/** Needs `people p` and `kitchens k` in the statement. */
function personColumns(sql: Queryable, sessionId: string | null) {
  return sql`p.id, p.email, p.email_verified_at, p.display_name, p.language, k.id AS kitchen_id, k.time_zone,
    p.demo_until, p.password_hash IS NOT NULL AS has_password,
    EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId} AND s.trial_id IS NOT NULL) AS trial_waits`
}

function personOf(row: PersonRow): Person {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    displayName: row.display_name,
    language: row.language,
    demo: row.demo_until !== null,
    demoUntil: row.demo_until?.getTime() ?? null,
    trialWaits: row.trial_waits,
    hasPassword: row.has_password,
    kitchenId: row.kitchen_id,
    timeZone: row.time_zone,
  }
}

/** Who is signed in, or null: asking is not an error. */
export async function me(ctx: Context): Promise<Person | null> {
  if (!ctx.actor) return null
  const { personId, sessionId, kitchenId } = ctx.actor
  return readPerson(ctx.sql, personId, sessionId, kitchenId)
}

export async function updateProfile(
  ctx: Context,
  input: { displayName?: string | undefined; language?: Language | null | undefined },
): Promise<Person | null> {
  const actor = signedIn(ctx)
  const { displayName, language } = input
  const [row] = await ctx.sql<PersonRow[]>`
    UPDATE people p SET
      display_name = coalesce(${displayName ?? null}, p.display_name),
      language = ${language === undefined ? ctx.sql`p.language` : language}
    FROM kitchens k WHERE k.id = ${actor.kitchenId} AND p.id = ${actor.personId}
    RETURNING ${personColumns(ctx.sql, actor.sessionId)}`
  // Every card in the feed carries its author's name.
  if (displayName !== undefined) await ctx.notices.tell('feed')
  return row ? personOf(row) : null
}
