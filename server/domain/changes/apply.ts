import type { ChangeOutcome, SentChange } from '../../../shared/wire/changes.ts'
import type { Transaction } from '../../db/client.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { applyCooking } from '../plan/cook.ts'
import { applyEntryChange } from '../plan/device-changes.ts'
import { applyTrayChange } from '../plan/tray/device-changes.ts'
import { applyLineChange } from '../shopping/device-changes.ts'

/**
 * Makes what a device has done, one after another and each once: one that was made before answers as it did then.
 * What is refused is said and no reason not to make the others.
 */
export async function applyChanges(
  ctx: Context,
  input: { changes: readonly SentChange[] },
): Promise<ChangeOutcome[]> {
  signedIn(ctx)
  const outcomes: ChangeOutcome[] = []
  for (const sent of input.changes) {
    const refused = await applyOnce(ctx, sent)
    outcomes.push({ id: sent.id, refused: refused?.sentence(ctx.language) ?? null })
  }
  return outcomes
}

async function applyOnce(ctx: Context, sent: SentChange): Promise<DomainError | null> {
  const { personId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    // Of two who bring the same at once, one waits here for the other.
    const first = await tx`
      INSERT INTO applied_changes (person_id, id, applied_at) VALUES (${personId}, ${sent.id}, ${ctx.now()})
      ON CONFLICT DO NOTHING`
    if (first.count === 0) return earlier(tx, personId, sent.id)
    const refused = await refusalOf(() => tx.savepoint((inner) => apply(ctx, inner, sent)))
    if (refused)
      await tx`
        UPDATE applied_changes SET refused = ${refused.code} WHERE person_id = ${personId} AND id = ${sent.id}`
    return refused
  })
}

async function apply(ctx: Context, tx: Transaction, { kitchenId, change }: SentChange) {
  // It goes where it was meant for, whichever kitchen the page shows by now, or nowhere.
  // Asked within the transaction: each that waited for one more connection would keep its own from another.
  const there = await inKitchen(ctx, kitchenId, tx)
  switch (change.kind) {
    case 'addLine':
    case 'editLine':
    case 'remarkLine':
    case 'tickLines':
    case 'removeLines':
    case 'restoreLines':
      return applyLineChange(there, tx, change)
    case 'trayDish':
    case 'untrayDish':
      return applyTrayChange(there, tx, change)
    case 'cookDish':
      return applyCooking(there, tx, change)
    default:
      return applyEntryChange(there, tx, change)
  }
}

async function refusalOf(work: () => Promise<unknown>): Promise<DomainError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof DomainError && !passes(error)) return error
    throw error
  }
}

/** What another try may change is not an answer to keep. */
function passes({ kind, code }: DomainError): boolean {
  return kind === 'unavailable' || kind === 'internal' || code === 'rate_limited'
}

async function earlier(tx: Transaction, personId: string, id: string): Promise<DomainError | null> {
  const [row] = await tx<{ refused: DomainError['code'] | null }[]>`
    SELECT refused FROM applied_changes WHERE person_id = ${personId} AND id = ${id}`
  return row?.refused ? new DomainError(row.refused) : null
}
