import type {
  AppliedChange,
  ProposalEdits,
  ProposalPreview,
} from '../../../shared/wire/proposals.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

/** One kind of change. `Input` is what an agent asks for, `Payload` what is kept of it. */
export interface Kind<Input, Payload> {
  /** Which edits a person may make before confirming. */
  editable: readonly (keyof ProposalEdits)[]
  /** Finds what the agent names, and refuses what could never be applied. */
  prepare(ctx: Context, sql: Queryable, input: Input): Promise<Payload>
  title(payload: Payload): string
  /** What it would change, as things stand now; throws when what it is about is gone. */
  preview(ctx: Context, sql: Queryable, payload: Payload): Promise<ProposalPreview>
  /** What has to be the same at the moment of confirming as when it was shown. */
  base(ctx: Context, sql: Queryable, payload: Payload): Promise<unknown>
  edit(payload: Payload, edits: ProposalEdits): Payload
  apply(ctx: Context, tx: Transaction, payload: Payload): Promise<AppliedChange>
}

/** The payload with a person's edits, of which each has to be one that the kind allows. */
export function edited<Payload>(
  kind: Kind<never, Payload>,
  payload: Payload,
  edits: ProposalEdits | undefined,
): Payload {
  if (!edits) return payload
  const given = Object.entries(edits).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )
  const foreign = given.find((name) => !(kind.editable as readonly string[]).includes(name))
  if (foreign !== undefined) throw new DomainError('proposal_edit_invalid', { field: foreign })
  return kind.edit(payload, edits)
}
