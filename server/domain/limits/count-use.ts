import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { type LimitRule, limitRules } from './rules.ts'

/** Counts a use, or several at once, by this address, or by the given key, and refuses when the window is used up. */
export async function countUse(
  ctx: Context,
  name: keyof typeof limitRules,
  key = ctx.address,
  times = 1,
): Promise<void> {
  if (!ctx.config.rateLimits) return
  const rule = limitRules[name]
  const start = windowStart(rule, ctx.now())
  const [row] = await ctx.sql<{ used: number }[]>`
    INSERT INTO rate_limits (key, window_start, used) VALUES (${limitKey(rule, key)}, ${start}, ${times})
    ON CONFLICT (key, window_start) DO UPDATE SET used = rate_limits.used + ${times}
    RETURNING used`
  if ((row?.used ?? 0) > rule.limit) {
    throw new DomainError('rate_limited', { seconds: secondsLeft(rule, ctx.now()) })
  }
}

/**
 * The same by the person, wherever they are. A guest is somebody new with every trial they begin, so that
 * theirs are counted by address.
 */
export function countOwnUse(ctx: Context, name: keyof typeof limitRules, times = 1): Promise<void> {
  const { personId, demo } = signedIn(ctx)
  return countUse(ctx, name, demo ? ctx.address : personId, times)
}

export function limitKey(rule: LimitRule, key: string): string {
  return `${rule.name} ${key}`
}

export function windowStart(rule: LimitRule, now: Date): Date {
  const length = rule.seconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

export function secondsLeft(rule: LimitRule, now: Date): number {
  return Math.ceil((windowStart(rule, now).getTime() + rule.seconds * 1000 - now.getTime()) / 1000)
}
