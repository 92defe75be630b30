import type { Services } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { type LimitRule, limitRules } from './rules.ts'
import { limitKey, secondsLeft, windowStart } from './take.ts'

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

/**
 * Counts plain reads by address. Writing each of them to the database would cost more than
 * answering it, so they are added up here and told once a second.
 */
export function takeBuffered(services: Services) {
  const counts = new Map<string, Count>()
  let timer: ReturnType<typeof setTimeout> | null = null

  return function take(door: string, address: string): LimitState | null {
    if (!services.config.rateLimits || door === 'operations' || door === 'assets') return null
    const rule = limitRules.read
    const now = services.now()
    const seconds = secondsLeft(rule, now)
    const id = `${door} ${address}`
    let count = counts.get(id)
    if (!count || count.endsAt <= now.getTime()) {
      count = newCount(rule, id, now)
      counts.set(id, count)
    }
    count.untold += 1
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

function newCount(rule: LimitRule, id: string, now: Date): Count {
  const start = windowStart(rule, now)
  const endsAt = start.getTime() + rule.seconds * 1000
  return { key: limitKey(rule, id), start, endsAt, total: 0, untold: 0 }
}

/** draft-ietf-httpapi-ratelimit-headers: the policy, and what is left of it. */
export function sayLimit(headers: Headers, { rule, door, left, seconds }: LimitState): void {
  headers.set('ratelimit-policy', `"${door}";q=${rule.limit};w=${rule.seconds}`)
  headers.set('ratelimit', `"${door}";r=${left};t=${seconds}`)
}
