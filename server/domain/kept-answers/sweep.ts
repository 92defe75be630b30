import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'

export const keptFor = 24 * 60 * 60 * 1000

export function sweepKeptAnswers({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - keptFor)
  // kept_answers_begun
  return deleteSome(
    (limit) => sql`
      DELETE FROM kept_answers WHERE (person_id, key_hash) IN (
        SELECT person_id, key_hash FROM kept_answers WHERE begun_at < ${over} LIMIT ${limit})`,
  )
}
