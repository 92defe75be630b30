import type { Language } from '../../../shared/language/languages.ts'
import type { SessionView } from '../../../shared/wire/people.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Actor, Context, Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { forgetDevices } from './known-devices.ts'

const days = 24 * 60 * 60 * 1000
/** A session lives this long after it was last used. */
const sessionLife = 30 * days

export interface NewSession {
  id: string
  personId: string
  token: string
}

export async function startSession(
  ctx: Context,
  sql: Queryable,
  personId: string,
  trialId: string | null,
): Promise<NewSession> {
  const id = newId('ses')
  const token = newToken('ks')
  const expiresAt = new Date(ctx.now().getTime() + sessionLife)
  await sql`
    INSERT INTO sessions (id, token_hash, person_id, kitchen_id, trial_id, device, created_at, last_seen_at,
      expires_at)
    VALUES (${id}, ${hashToken(token)}, ${personId}, ${chosenKitchen(sql, sql`${personId}`)}, ${trialId},
      ${ctx.device}, ${ctx.now()}, ${ctx.now()}, ${expiresAt})`
  return { id, personId, token }
}

/** Where somebody begins who has not said where: in the kitchen that they have turned to last. */
export function chosenKitchen(sql: Queryable, personId: ReturnType<Queryable>) {
  // kitchen_members_pkey
  return sql`(SELECT chosen.kitchen_id FROM kitchen_members chosen WHERE chosen.person_id = ${personId}
    ORDER BY chosen.chosen_at DESC, chosen.kitchen_id LIMIT 1)`
}

/**
 * The actor behind a session token, or null. They act in the kitchen that the page before them shows or, where
 * that is not said, in that of the device. Using a session now and then moves its end further away.
 */
export async function findActor(
  services: Services,
  token: string,
  shown: string | null,
): Promise<Actor | null> {
  const now = services.now()
  // sessions_token; kitchen_members_pkey
  const [row] = await services.sql<
    {
      id: string
      person_id: string
      kitchen_id: string | null
      demo: boolean
      language: Language | null
      last_seen_at: Date
    }[]
  >`
    SELECT s.id, s.person_id, m.kitchen_id, p.demo_until IS NOT NULL AS demo, p.language, s.last_seen_at
    FROM sessions s
    JOIN people p ON p.id = s.person_id
    LEFT JOIN kitchen_members m ON m.person_id = s.person_id AND m.kitchen_id =
      coalesce(${shown}, s.kitchen_id, ${chosenKitchen(services.sql, services.sql`s.person_id`)})
    WHERE s.token_hash = ${hashToken(token)} AND s.expires_at > ${now}
      AND (p.demo_until IS NULL OR p.demo_until > ${now})`
  if (!row) return null
  // Never silently another one: the page is shown anew and says where it is.
  if (row.kitchen_id === null) {
    if (shown === null) return null
    throw new DomainError('kitchen_left')
  }
  if (now.getTime() - row.last_seen_at.getTime() > 10 * 60 * 1000) {
    await services.sql`
      UPDATE sessions SET last_seen_at = ${now}, expires_at = ${new Date(now.getTime() + sessionLife)}
      WHERE id = ${row.id}`
  }
  return {
    personId: row.person_id,
    sessionId: row.id,
    kitchenId: row.kitchen_id,
    demo: row.demo,
    language: row.language,
  }
}

/**
 * Inside the transaction of whatever opens another way in. What ends this session waits for it, or
 * has come first, and then nothing is opened: a session that is over leaves nothing behind.
 */
export async function holdSession(ctx: Context, tx: Transaction): Promise<void> {
  const { sessionId } = signedIn(ctx)
  const held = await tx`SELECT 1 FROM sessions WHERE id = ${sessionId} FOR KEY SHARE`
  if (held.count === 0) throw new DomainError('sign_in_needed')
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

/** The device may be in other hands now. Which one it is nobody knows, so none but this one stays known. */
export async function endSession(ctx: Context, id: string): Promise<Actor> {
  const actor = signedIn(ctx)
  const ended =
    await ctx.sql`DELETE FROM sessions WHERE id = ${id} AND person_id = ${actor.personId}`
  if (ended.count === 0) throw new DomainError('session_unknown')
  await forgetDevices(ctx, ctx.sql, actor.personId)
  return actor
}

export async function endOtherSessions(ctx: Context): Promise<Actor> {
  const actor = signedIn(ctx)
  await ctx.sql`DELETE FROM sessions WHERE person_id = ${actor.personId} AND id <> ${actor.sessionId}`
  await forgetDevices(ctx, ctx.sql, actor.personId)
  return actor
}

export async function signOut(ctx: Context): Promise<void> {
  if (ctx.actor) await ctx.sql`DELETE FROM sessions WHERE id = ${ctx.actor.sessionId}`
}
