import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { countUse } from '../limits/count-use.ts'
import { keptFor } from './sweep.ts'

/** No call takes as long; one that began earlier died with its server. */
const longestCall = 2 * 60 * 1000

export interface Answer {
  status: number
  body: string
}

/** What a key stands for: an answer that was given, or a call that this server is now the one to make. */
export type Claim =
  | { answer: Answer }
  | { answer: null; keep(answer: Answer | null): Promise<void> }

/**
 * Takes a person's key for a call. Of several at once one gets it, and the others are told to come back; a
 * key that was used for another call is refused.
 */
export async function claimKey(ctx: Context, key: string, request: string): Promise<Claim> {
  const { personId } = signedIn(ctx)
  await countUse(ctx, 'keptAnswer', personId)
  const keyHash = hashToken(key)
  const requestHash = hashToken(request)
  const now = ctx.now()
  const over = new Date(now.getTime() - keptFor)
  const dead = new Date(now.getTime() - longestCall)
  const taken = await ctx.sql`
    INSERT INTO kept_answers AS k (person_id, key_hash, request_hash, begun_at)
    VALUES (${personId}, ${keyHash}, ${requestHash}, ${now})
    ON CONFLICT (person_id, key_hash) DO UPDATE
      SET request_hash = excluded.request_hash, begun_at = excluded.begun_at, status = NULL, answer = NULL
      WHERE k.begun_at < ${over}
        OR k.answer IS NULL AND k.begun_at < ${dead} AND k.request_hash = excluded.request_hash`
  if (taken.count === 0) return { answer: await given(ctx, personId, keyHash, requestHash) }
  return {
    answer: null,
    async keep(answer) {
      const mine = ctx.sql`person_id = ${personId} AND key_hash = ${keyHash} AND begun_at = ${now}`
      if (!answer) await ctx.sql`DELETE FROM kept_answers WHERE ${mine}`
      else
        await ctx.sql`
          UPDATE kept_answers SET status = ${answer.status},
            answer = ${ctx.secrets.seal(answer.body, boundTo(personId))} WHERE ${mine}`
    },
  }
}

async function given(
  ctx: Context,
  personId: string,
  keyHash: Buffer,
  requestHash: Buffer,
): Promise<Answer> {
  const [row] = await ctx.sql<{ same: boolean; status: number | null; answer: string | null }[]>`
    SELECT request_hash = ${requestHash} AS same, status, answer FROM kept_answers
    WHERE person_id = ${personId} AND key_hash = ${keyHash}`
  if (row && !row.same) throw new DomainError('idempotency_key_reused')
  const body = row?.answer ? ctx.secrets.open(row.answer, boundTo(personId)) : null
  if (!row?.status || body === null)
    throw new DomainError('idempotency_key_running', { seconds: 1 })
  return { status: row.status, body }
}

function boundTo(personId: string): string {
  return `kept answer ${personId}`
}
