import {
  type ProposalCard,
  type ProposalPage,
  type ProposalPreview,
  type ProposalView,
  proposalKinds,
  scopeOfKind,
} from '../../../shared/wire/proposals.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { startOfPage } from '../../kernel/page-start.ts'
import type { AgentContext } from '../agents/access.ts'
import { kindOf } from './kinds.ts'
import { scopeOfPreview } from './preview-scope.ts'
import { ownProposal, type ProposalRow, proposalCard, proposalColumns } from './rows.ts'
import { versionOf } from './version.ts'

/** One proposal with everything that it would change. Looking at it changes nothing. */
export async function getProposal(ctx: Context, input: { id: string }): Promise<ProposalView> {
  const row = await ownProposal(ctx, ctx.sql, input.id)
  const card = proposalCard(ctx, row)
  try {
    const there = await inKitchen(ctx, row.kitchen_id ?? '')
    const preview = await kindOf(row.kind).preview(there, ctx.sql, row.payload)
    const version = await versionOf(there, ctx.sql, row)
    return { ...card, version, preview, conflict: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { ...card, version: 0, preview: null, conflict: error.sentence(ctx.language) }
  }
}

/** The same preview for the program that asked; null where it shows what the program may not read, or nothing is there. */
export async function previewForProgram(
  ctx: AgentContext,
  input: { id: string },
): Promise<ProposalPreview | null> {
  const { kind, preview } = await getProposal(ctx, input)
  return ctx.grant.scopes.includes(scopeOfPreview[kind]) ? preview : null
}

export async function listProposals(
  ctx: Context,
  query: { waiting?: boolean | undefined; cursor?: string | undefined; limit: number },
): Promise<ProposalPage> {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const offset = startOfPage(query.cursor)
  const waiting = sql`(p.status = 'needs_user_confirmation' AND p.expires_at > ${ctx.now()})`
  // proposals_person, proposals_waiting
  const rows = await sql<ProposalRow[]>`
    SELECT ${proposalColumns(sql)} FROM proposals p
    JOIN grants g ON g.id = p.grant_id JOIN clients c ON c.id = g.client_id
    WHERE p.person_id = ${actor.personId}
      ${query.waiting === undefined ? sql`` : query.waiting ? sql`AND ${waiting}` : sql`AND NOT ${waiting}`}
    ORDER BY p.created_at DESC, p.id LIMIT ${query.limit + 1} OFFSET ${offset}`
  return {
    items: rows.slice(0, query.limit).map((row) => proposalCard(ctx, row)),
    nextCursor: rows.length > query.limit ? String(offset + query.limit) : null,
  }
}

/** How many of its own an agent is told of: as many as may wait at once. */
const mostOfGrant = 50

/** What an agent has asked for and what became of it, as far as its scopes still allow the asking. */
export async function proposalsOfGrant(ctx: AgentContext): Promise<ProposalCard[]> {
  const kinds = proposalKinds.filter((kind) => ctx.grant.scopes.includes(scopeOfKind[kind]))
  // proposals_grant
  const rows = await ctx.sql<ProposalRow[]>`
    SELECT ${proposalColumns(ctx.sql)} FROM proposals p
    JOIN grants g ON g.id = p.grant_id JOIN clients c ON c.id = g.client_id
    WHERE p.grant_id = ${ctx.grant.id} AND p.kind = ANY(${kinds})
    ORDER BY p.created_at DESC, p.id LIMIT ${mostOfGrant}`
  return rows.map((row) => proposalCard(ctx, row))
}

/** How many wait, for the badge; nobody's when nobody is signed in. */
export async function countProposals(ctx: Context): Promise<{ waiting: number }> {
  if (!ctx.actor) return { waiting: 0 }
  // proposals_waiting
  const [row] = await ctx.sql<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM proposals WHERE person_id = ${ctx.actor.personId}
      AND status = 'needs_user_confirmation' AND expires_at > ${ctx.now()}`
  return { waiting: row?.waiting ?? 0 }
}
