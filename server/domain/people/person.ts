import type { Language } from '../../../shared/language/languages.ts'
import type { Person } from '../../../shared/wire/people.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'

interface PersonRow {
  id: string
  email: string | null
  email_verified_at: Date | null
  display_name: string
  language: Language | null
  demo: boolean
  has_password: boolean
  kitchen_id: string
}

export async function readPerson(sql: Queryable, personId: string): Promise<Person | null> {
  const [row] = await sql<PersonRow[]>`
    SELECT p.id, p.email, p.email_verified_at, p.display_name, p.language, m.kitchen_id,
      p.demo_until IS NOT NULL AS demo, p.password_hash IS NOT NULL AS has_password
    FROM people p JOIN kitchen_members m ON m.person_id = p.id WHERE p.id = ${personId}`
  if (!row) return null
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    displayName: row.display_name,
    language: row.language,
    demo: row.demo,
    hasPassword: row.has_password,
    kitchenId: row.kitchen_id,
  }
}

/** Who is signed in, or null: asking is not an error. */
export async function me(ctx: Context): Promise<Person | null> {
  return ctx.actor ? readPerson(ctx.sql, ctx.actor.personId) : null
}

export async function updateProfile(
  ctx: Context,
  input: { displayName?: string | undefined; language?: Language | null | undefined },
): Promise<Person | null> {
  const actor = signedIn(ctx)
  const { displayName, language } = input
  await ctx.sql`
    UPDATE people SET
      display_name = coalesce(${displayName ?? null}, display_name),
      language = ${language === undefined ? ctx.sql`language` : language}
    WHERE id = ${actor.personId}`
  // Every card in the feed carries its author's name.
  if (displayName !== undefined) await ctx.notices.tell('feed')
  return readPerson(ctx.sql, actor.personId)
}
