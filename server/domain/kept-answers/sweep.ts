import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'

export const keptFor = 24 * 60 * 60 * 1000

export function sweepKeptAnswers({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - keptFor)
  // kept_answers_begun
  return deleteOlder(sql, 'kept_answers', 'begun_at', over)
}
