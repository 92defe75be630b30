import { deleteOlder } from '../../db/delete-older.ts'
import type { Services } from '../../kernel/context.ts'
import { limitRules } from './rules.ts'

const longest = Math.max(...Object.values(limitRules).map((rule) => rule.seconds)) * 1000

/** Windows that are over for every rule. */
export function sweepLimits({ sql, now }: Services): Promise<number> {
  const over = new Date(now().getTime() - longest)
  return deleteOlder(sql, 'rate_limits', 'window_start', over)
}
