import type { Services } from '../../kernel/context.ts'
import type { AgentContext } from './access.ts'

/** How often this server writes down what it saw; a crash forgets no more than that. */
const tellEvery = 1000

interface Seen {
  grantId: string
  tool: string
  minute: number
  last: Date
  calls: number
  refused: number
}

const seenBy = new WeakMap<Services['notices'], Map<string, Seen>>()

/**
 * Remembers that a client used a tool. Writing a row for every read would cost more than the read,
 * so calls are added up here and written once a second.
 */
export function recordActivity(ctx: AgentContext, tool: string, refused: boolean): void {
  const seen = seenBy.get(ctx.notices) ?? new Map<string, Seen>()
  seenBy.set(ctx.notices, seen)
  const last = ctx.now()
  const minute = Math.floor(last.getTime() / 60_000) * 60_000
  const key = `${ctx.grant.id} ${tool} ${minute}`
  const one = seen.get(key) ?? { grantId: ctx.grant.id, tool, minute, last, calls: 0, refused: 0 }
  if (seen.size === 0) setTimeout(() => void activitySentence(ctx), tellEvery)
  seen.set(key, { ...one, last, calls: one.calls + 1, refused: one.refused + (refused ? 1 : 0) })
}

/** Writes what was seen so far. */
export async function activitySentence(services: Services): Promise<void> {
  const seen = seenBy.get(services.notices)
  if (!seen || seen.size === 0) return
  const all = [...seen.values()].sort((a, b) => (a.grantId < b.grantId ? -1 : 1))
  seen.clear()
  try {
    await services.sql`
      WITH seen AS (
        SELECT * FROM unnest(${all.map((one) => one.grantId)}::text[], ${all.map((one) => one.tool)}::text[],
          ${all.map((one) => new Date(one.minute).toISOString())}::timestamptz[], ${all.map((one) => one.last.toISOString())}::timestamptz[],
          ${all.map((one) => one.calls)}::int[], ${all.map((one) => one.refused)}::int[])
          AS s(grant_id, tool, minute, last, calls, refused)
      ), used AS (
        UPDATE grants g SET first_used_at = coalesce(first_used_at, u.first), last_used_at = u.last
        FROM (SELECT grant_id, min(last) AS first, max(last) AS last FROM seen GROUP BY grant_id) u
        WHERE g.id = u.grant_id RETURNING g.id
      )
      INSERT INTO agent_activity (grant_id, tool, minute, calls, refused)
      SELECT s.grant_id, s.tool, s.minute, s.calls, s.refused FROM seen s JOIN used ON used.id = s.grant_id
      ON CONFLICT (grant_id, minute, tool) DO UPDATE SET calls = agent_activity.calls + excluded.calls,
        refused = agent_activity.refused + excluded.refused`
  } catch (error) {
    services.log.warn('agents.activity.lost', { error })
  }
}
