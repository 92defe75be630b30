import type {
  AppliedChange,
  ProposalCard,
  ProposalKind,
  ProposalStatus,
} from '../../../shared/wire/proposals.ts'
import type { Scope } from '../../../shared/wire/scopes.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { type ClientColumns, clientView } from '../agents/connections/client-view.ts'
import { kindOf } from './kinds.ts'

export interface ProposalRow extends ClientColumns {
  id: string
  kind: ProposalKind
  payload: unknown
  status: ProposalStatus
  automatic: boolean
  created_at: Date
  expires_at: Date
  decided_at: Date | null
  applied: AppliedChange | null
  grant_scopes: Scope[]
  grant_revoked_at: Date | null
  kitchen_id: string | null
  kitchen: string | null
}

/** Needs `proposals p`, `grants g` and `clients c`. A kitchen that the person has left is none of theirs to name. */
export function proposalColumns(sql: Queryable) {
  // kitchen_members_pkey
  const cookedIn = sql`kitchen_members m WHERE m.person_id = p.person_id AND m.kitchen_id = g.kitchen_id`
  return sql`p.id, p.kind, p.payload, p.status, p.automatic, p.created_at, p.expires_at, p.decided_at,
    p.applied, g.scopes AS grant_scopes, g.revoked_at AS grant_revoked_at,
    (SELECT m.kitchen_id FROM ${cookedIn}) AS kitchen_id,
    (SELECT k.name FROM kitchens k WHERE k.id = (SELECT m.kitchen_id FROM ${cookedIn})) AS kitchen,
    c.id AS client_id, c.kind AS client_kind, c.name AS client_name`
}

/** The row, if it is the actor's. Another person's proposal and one that never was look the same. */
export async function ownProposal(
  ctx: Context,
  sql: Queryable,
  id: string,
  lock = false,
): Promise<ProposalRow> {
  const actor = signedIn(ctx)
  const [row] = await sql<ProposalRow[]>`
    SELECT ${proposalColumns(sql)} FROM proposals p
    JOIN grants g ON g.id = p.grant_id JOIN clients c ON c.id = g.client_id
    WHERE p.id = ${id} AND p.person_id = ${actor.personId}
    ${lock ? sql`FOR UPDATE OF p` : sql``}`
  if (!row) throw new DomainError('proposal_unknown')
  return row
}

/** What time and revocation have made of it, whether or not somebody has written that down yet. */
export function statusOf(ctx: Context, row: ProposalRow): ProposalStatus {
  if (row.status !== 'needs_user_confirmation') return row.status
  if (row.grant_revoked_at !== null) return 'withdrawn'
  return row.expires_at <= ctx.now() ? 'expired' : row.status
}

export function proposalCard(ctx: Context, row: ProposalRow): ProposalCard {
  return {
    id: row.id,
    kind: row.kind,
    status: statusOf(ctx, row),
    client: clientView(row),
    kitchen: row.kitchen_id === null ? null : { id: row.kitchen_id, name: row.kitchen },
    title: kindOf(row.kind).title(row.payload),
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    decidedAt: row.decided_at?.getTime() ?? null,
    automatic: row.automatic,
    applied: row.applied,
  }
}
