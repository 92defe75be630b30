import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import { type ProposalKind, proposalKinds } from '../../../../shared/wire/proposals.ts'
import { type Scope, scopes } from '../../../../shared/wire/scopes.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { activitySentence } from '../activity.ts'
import { type ClientColumns, clientView } from './client-view.ts'

interface ConnectionRow extends ClientColumns {
  id: string
  scopes: Scope[]
  auto_approve: ProposalKind[]
  created_at: Date
  first_used_at: Date | null
  last_used_at: Date | null
  waiting: number
  kitchen_id: string
  kitchen: string | null
}

interface ActivityRow {
  grant_id: string
  tool: string
  minute: Date
  calls: number
  refused: number
}

/** The programs that this person has let in, and what each did lately. */
export async function connections(ctx: Context): Promise<ConnectionView[]> {
  const actor = signedIn(ctx)
  await activitySentence(ctx)
  // grants_person, proposals_waiting
  const rows = await ctx.sql<ConnectionRow[]>`
    SELECT g.id, g.scopes, g.auto_approve, g.created_at, g.first_used_at, g.last_used_at,
      c.id AS client_id, c.kind AS client_kind, c.name AS client_name, k.id AS kitchen_id, k.name AS kitchen,
      (SELECT count(*)::int FROM proposals p WHERE p.person_id = g.person_id AND p.grant_id = g.id
        AND p.status = 'needs_user_confirmation' AND p.expires_at > ${ctx.now()}) AS waiting
    FROM grants g JOIN clients c ON c.id = g.client_id JOIN kitchens k ON k.id = g.kitchen_id
    WHERE g.person_id = ${actor.personId} AND g.revoked_at IS NULL
    ORDER BY coalesce(g.last_used_at, g.created_at) DESC, g.id`
  const activity = await recentActivity(
    ctx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    grantId: row.id,
    client: clientView(row),
    kitchen: { id: row.kitchen_id, name: row.kitchen },
    scopes: scopes.filter((scope) => row.scopes.includes(scope)),
    autoApproval: switches(row.auto_approve),
    connectedAt: row.created_at.getTime(),
    firstUsedAt: row.first_used_at?.getTime() ?? null,
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    waitingProposals: row.waiting,
    activity: activity
      .filter((one) => one.grant_id === row.id)
      .map(({ tool, minute, calls, refused }) => ({ tool, at: minute.getTime(), calls, refused })),
  }))
}

function switches(on: readonly ProposalKind[]): Record<ProposalKind, boolean> {
  const entries = proposalKinds.map((kind) => [kind, on.includes(kind)] as const)
  return Object.fromEntries(entries) as Record<ProposalKind, boolean>
}

async function recentActivity(ctx: Context, grantIds: string[]): Promise<ActivityRow[]> {
  if (grantIds.length === 0) return []
  // agent_activity by its key
  return ctx.sql<ActivityRow[]>`
    SELECT a.* FROM unnest(${grantIds}::text[]) AS g(id), LATERAL (
      SELECT grant_id, tool, minute, calls, refused FROM agent_activity
      WHERE grant_id = g.id ORDER BY minute DESC, tool LIMIT 20) a`
}
