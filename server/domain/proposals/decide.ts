import {
  type ProposalCard,
  type ProposalEdits,
  type ProposalStatus,
  reconsiderWithin,
  scopeOfKind,
} from '../../../shared/wire/proposals.ts'
import type { Transaction } from '../../db/client.ts'
import { inKitchen } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { edited } from './kind.ts'
import { kindOf } from './kinds.ts'
import { ownProposal, type ProposalRow, proposalCard, statusOf } from './rows.ts'
import { versionOf } from './version.ts'

/** Applies a proposal as it was shown, once, all of it or nothing, and in the kitchen that its program was let into. */
export async function confirmProposal(
  ctx: Context,
  input: { id: string; version: number; edits?: ProposalEdits | undefined },
): Promise<ProposalCard> {
  const card = await ctx.sql.begin(async (tx) => {
    const row = await waiting(ctx, tx, input.id)
    const kind = kindOf(row.kind)
    if (!row.grant_scopes.includes(scopeOfKind[row.kind]))
      throw new DomainError('proposal_withdrawn')
    // Asked within the transaction: each that waited for one more connection would keep its own from another.
    const there = await inKitchen(ctx, row.kitchen_id ?? '', tx)
    if ((await versionOf(there, tx, row)) !== input.version)
      throw new DomainError('proposal_changed')
    const payload = edited(kind, row.payload, input.edits)
    const applied = await kind.apply(there, tx, payload)
    await tx`
      UPDATE proposals SET status = 'applied', decided_at = ${ctx.now()},
        payload = ${tx.json(payload as never)}, applied = ${tx.json(applied as never)}
      WHERE id = ${row.id}`
    return proposalCard(ctx, { ...row, payload, status: 'applied', decided_at: ctx.now(), applied })
  })
  await tellProposals(ctx)
  return card
}

export async function rejectProposal(ctx: Context, input: { id: string }): Promise<ProposalCard> {
  const card = await ctx.sql.begin(async (tx) => {
    const row = await waiting(ctx, tx, input.id)
    await tx`UPDATE proposals SET status = 'rejected', decided_at = ${ctx.now()} WHERE id = ${row.id}`
    return proposalCard(ctx, { ...row, status: 'rejected', decided_at: ctx.now() })
  })
  await tellProposals(ctx)
  return card
}

/** A slip of the finger is taken back; an old decision stands. */
export async function reconsiderProposal(
  ctx: Context,
  input: { id: string },
): Promise<ProposalCard> {
  const card = await ctx.sql.begin(async (tx) => {
    const row = await ownProposal(ctx, tx, input.id, true)
    const since = ctx.now().getTime() - (row.decided_at?.getTime() ?? 0)
    if (row.status !== 'rejected' || since > reconsiderWithin)
      throw new DomainError('proposal_decided')
    const open = { ...row, status: 'needs_user_confirmation', decided_at: null } as const
    refuseUnlessWaiting(statusOf(ctx, open))
    await tx`
      UPDATE proposals SET status = 'needs_user_confirmation', decided_at = NULL WHERE id = ${row.id}`
    return proposalCard(ctx, open)
  })
  await tellProposals(ctx)
  return card
}

/** The row, held until the transaction ends, so that of two decisions at once the second finds one made. */
async function waiting(ctx: Context, tx: Transaction, id: string): Promise<ProposalRow> {
  const row = await ownProposal(ctx, tx, id, true)
  refuseUnlessWaiting(statusOf(ctx, row))
  return row
}

function refuseUnlessWaiting(status: ProposalStatus): void {
  switch (status) {
    case 'needs_user_confirmation':
      return
    case 'applied':
    case 'rejected':
      throw new DomainError('proposal_decided')
    case 'expired':
      throw new DomainError('proposal_expired')
    case 'withdrawn':
      throw new DomainError('proposal_withdrawn')
    default:
      throw new Error(`A proposal cannot be ${status satisfies never}.`)
  }
}

async function tellProposals(ctx: Context): Promise<void> {
  if (ctx.actor) await ctx.notices.tell('proposals', ctx.actor.personId)
}
