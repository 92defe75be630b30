import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { kindOf } from './kinds.ts'
import type { ProposalRow } from './rows.ts'

/**
 * A number for exactly what is shown: the proposal, and what it builds on. An agent cannot change
 * its proposal, but the recipe or the list behind it may change while the page is open.
 */
export async function versionOf(ctx: Context, sql: Queryable, row: ProposalRow): Promise<number> {
  const base = await kindOf(row.kind).base(ctx, sql, row.payload)
  return hashToken(JSON.stringify([row.id, row.payload, base])).readUIntBE(0, 6)
}
