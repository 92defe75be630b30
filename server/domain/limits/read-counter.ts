import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { limitKey, secondsLeft, windowStart } from './count-use.ts'
import { type LimitRule, limitRules } from './rules.ts'

/** How often this server tells the others what it counted. Between two tellings each knows only its own. */
const tellEvery = 1000

interface Count {
  key: string
  start: Date
  endsAt: number
  /** As of the last telling, over all servers. */
  total: number
  /** Since the last telling, here. */
  untold: number
}

export interface LimitState {
  rule: LimitRule
  door: string
  left: number
  seconds: number
}

/** Throws when the window is used up; null where nothing is counted. */
export type ReadCounter = (
  door: string,
  who: string,
  rule?: LimitRule,
  cost?: number,
) => LimitState | null

/**
 * Counts plain reads, by address or by what a program was allowed, and questions by what they cost. Writing
 * each of them to the database would cost more than answering it, so they are added up here and told once a
 * second.
 */
export function createReadCounter(services: Services): ReadCounter {
  const counts = new Map<string, Count>()
  let timer: ReturnType<typeof setTimeout> | null = null

  return function take(door, who, rule = limitRules.read, cost = 1) {
    if (!services.config.rateLimits || door === 'operations' || door === 'assets') return null
    const now = services.now()
    const seconds = secondsLeft(rule, now)
    const key = limitKey(rule, `${door} ${who}`)
    let count = counts.get(key)
    if (!count || count.endsAt <= now.getTime()) {
      count = newCount(rule, key, now)
      counts.set(key, count)
    }
    count.untold += cost
    if (timer === null) timer = setTimeout(tell, tellEvery)
    const left = rule.limit - count.total - count.untold
    if (left < 0) throw new DomainError('rate_limited', { seconds })
    return { rule, door, left, seconds }
  }

  async function tell(): Promise<void> {
    timer = null
    const now = services.now().getTime()
    for (const [id, count] of counts) if (count.endsAt <= now) counts.delete(id)
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

function newCount(rule: LimitRule, key: string, now: Date): Count {
  const start = windowStart(rule, now)
  const endsAt = start.getTime() + rule.seconds * 1000
  return { key, start, endsAt, total: 0, untold: 0 }
}

/** draft-ietf-httpapi-ratelimit-headers: the policy, and what is left of it. */
export function setLimitHeaders(headers: Headers, { rule, door, left, seconds }: LimitState): void {
  headers.set('ratelimit-policy', `"${door}";q=${rule.limit};w=${rule.seconds}`)
  headers.set('ratelimit', `"${door}";r=${left};t=${seconds}`)
}
