import type { Actor, Context } from '../../kernel/context.ts'

/** The programs that the person let in, also those that they have shown the door. */
export function allConnections(ctx: Context, { personId }: Actor) {
  // grants_person
  return ctx.sql`
    SELECT g.id, c.name AS program, g.scopes, g.auto_approve AS "autoApproval",
      g.created_at AS "connectedAt", g.last_used_at AS "lastUsedAt", g.revoked_at AS "revokedAt"
    FROM grants g JOIN clients c ON c.id = g.client_id
    WHERE g.person_id = ${personId} ORDER BY g.created_at, g.id`
}

export function allProposals(ctx: Context, { personId }: Actor) {
  // proposals_person
  return ctx.sql`
    SELECT id, grant_id AS "connectionId", kind, payload AS proposed, status, automatic,
      created_at AS "createdAt", decided_at AS "decidedAt", applied
    FROM proposals WHERE person_id = ${personId} ORDER BY created_at, id`
}
