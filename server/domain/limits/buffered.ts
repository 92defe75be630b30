import type { Services } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { type LimitRule, limitRules } from './rules.ts'
import { limitKey, secondsLeft, windowStart } from './take.ts'

/** How often this server tells the others what it counted. Between two tellings each knows only its own. */
const tellEvery = 1000

interface Count {
  rule: LimitRule
  key: string
  start: Date
  /** As of the last telling, over all servers. */
  total: number
  /** Since the last telling, here. */
  untold: number
}

/**
 * Counts plain reads by address. Writing each of them to the database would cost more than
 * answering it, so they are added up here and told once a second.
 */
export function takeBuffered(services: Services) {
  const counts = new Map<string, Count>()
  let timer: ReturnType<typeof setTimeout> | null = null

  return function take(door: string, address: string): readonly (readonly [string, string])[] {
    if (!services.config.rateLimits || door === 'operations' || door === 'assets') return []
    const rule = limitRules.read
    const now = services.now()
    const start = windowStart(rule, now)
    const id = `${address} ${door} ${start.getTime()}`
    const count = counts.get(id) ?? {
      rule,
      key: limitKey(rule, `${address} ${door}`),
      start,
      total: 0,
      untold: 0,
    }
    counts.set(id, count)
    count.untold += 1
    if (timer === null) timer = setTimeout(tell, tellEvery)
    const left = rule.limit - count.total - count.untold
    if (left < 0) throw new DomainError('rate_limited', { seconds: secondsLeft(rule, now) })
    return headersOf(rule, door, left, secondsLeft(rule, now))
  }

  async function tell(): Promise<void> {
    timer = null
    const nowMs = services.now().getTime()
    for (const [id, count] of counts) {
      if (count.start.getTime() + count.rule.seconds * 1000 < nowMs) counts.delete(id)
    }
    const fresh = [...counts.values()].filter((count) => count.untold > 0)
    if (fresh.length === 0) return
    const told = fresh.map((count) => count.untold)
    try {
      const rows = await services.sql<{ key: string; window_start: Date; used: number }[]>`
        INSERT INTO rate_limits (key, window_start, used)
        SELECT * FROM unnest(${fresh.map((count) => count.key)}::text[],
          ${fresh.map((count) => count.start.toISOString())}::timestamptz[], ${told}::int[])
        ON CONFLICT (key, window_start) DO UPDATE SET used = rate_limits.used + excluded.used
        RETURNING key, window_start, used`
      fresh.forEach((count, index) => {
        count.untold -= told[index] ?? 0
        count.total = rows.find((row) => row.key === count.key)?.used ?? count.total
      })
    } catch (error) {
      // A limit is not worth refusing readers for: this server goes on with what it counted itself.
      services.log.debug('limits.untold', { error })
    }
  }
}

/** draft-ietf-httpapi-ratelimit-headers: the policy, and what is left of it. */
function headersOf(rule: LimitRule, door: string, left: number, seconds: number) {
  return [
    ['ratelimit-policy', `"${door}";q=${rule.limit};w=${rule.seconds}`],
    ['ratelimit', `"${door}";r=${Math.max(0, left)};t=${seconds}`],
  ] as const
}
