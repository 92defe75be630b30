import { deleteSome } from '../../db/delete-some.ts'
import type { Services } from '../../kernel/context.ts'
import { limitRules } from './rules.ts'

const longest = Math.max(...Object.values(limitRules).map((rule) => rule.seconds)) * 1000

/** Windows that are over for every rule. */
export function sweepLimits({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - longest)
  return deleteSome(
    (limit) => sql`
      DELETE FROM rate_limits WHERE (key, window_start) IN (
        SELECT key, window_start FROM rate_limits WHERE window_start < ${over} LIMIT ${limit})`,
  )
}
