import type { SessionView } from '../../../shared/wire/people.ts'
import { signedIn } from '../../actor.ts'
import type { Actor, Context, Services } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { hashToken, newToken } from '../../secrets.ts'

const days = 24 * 60 * 60 * 1000
/** A session lives this long after it was last used. */
export const sessionLife = 30 * days

export interface NewSession {
  token: string
}

export async function startSession(
  ctx: Context,
  sql: Queryable,
  personId: string,
): Promise<NewSession> {
  const token = newToken('ks')
  const expiresAt = new Date(ctx.now().getTime() + sessionLife)
  await sql`
    INSERT INTO sessions (id, token_hash, person_id, device, created_at, last_seen_at, expires_at)
    VALUES (${newId('ses')}, ${hashToken(token)}, ${personId}, ${ctx.device}, ${ctx.now()}, ${ctx.now()}, ${expiresAt})`
  return { token }
}

/** The actor behind a session token, or null. Using it now and then moves its end further away. */
export async function findActor(services: Services, token: string): Promise<Actor | null> {
  const now = services.now()
  // sessions_token; kitchen_members by its key
  const [row] = await services.sql<
    { id: string; person_id: string; kitchen_id: string; demo: boolean; last_seen_at: Date }[]
  >`
    SELECT s.id, s.person_id, m.kitchen_id, p.demo_until IS NOT NULL AS demo, s.last_seen_at
    FROM sessions s
    JOIN people p ON p.id = s.person_id
    JOIN kitchen_members m ON m.person_id = s.person_id
    WHERE s.token_hash = ${hashToken(token)} AND s.expires_at > ${now}
      AND (p.demo_until IS NULL OR p.demo_until > ${now})`
  if (!row) return null
  if (now.getTime() - row.last_seen_at.getTime() > 10 * 60 * 1000) {
    await services.sql`
      UPDATE sessions SET last_seen_at = ${now}, expires_at = ${new Date(now.getTime() + sessionLife)}
      WHERE id = ${row.id}`
  }
  return { personId: row.person_id, sessionId: row.id, kitchenId: row.kitchen_id, demo: row.demo }
}

export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const actor = signedIn(ctx)
  const rows = await ctx.sql<
    { id: string; device: string; created_at: Date; last_seen_at: Date }[]
  >`
    SELECT id, device, created_at, last_seen_at FROM sessions
    WHERE person_id = ${actor.personId} AND expires_at > ${ctx.now()} ORDER BY last_seen_at DESC`
  return rows.map((row) => ({
    id: row.id,
    current: row.id === actor.sessionId,
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    device: row.device,
  }))
}

export async function endSession(ctx: Context, id: string): Promise<void> {
  const actor = signedIn(ctx)
  const ended =
    await ctx.sql`DELETE FROM sessions WHERE id = ${id} AND person_id = ${actor.personId}`
  if (ended.count === 0) throw new DomainError('session_unknown')
}

export async function endOtherSessions(ctx: Context): Promise<void> {
  const actor = signedIn(ctx)
  await ctx.sql`DELETE FROM sessions WHERE person_id = ${actor.personId} AND id <> ${actor.sessionId}`
}

export async function signOut(ctx: Context): Promise<void> {
  if (ctx.actor) await ctx.sql`DELETE FROM sessions WHERE id = ${ctx.actor.sessionId}`
}
