import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/**
 * Three ways of counting failures. Somebody guessing at one account from one address is slowed
 * down soon; the account as a whole only late and briefly, so that nobody can lock another out.
 */
const countings = [
  { key: (email: string, address: string) => `both ${email} ${address}`, free: 5, longest: 900 },
  { key: (email: string) => `account ${email}`, free: 50, longest: 30 },
  { key: (_: string, address: string) => `address ${address}`, free: 100, longest: 900 },
] as const

export async function holdOff(ctx: Context, email: string): Promise<void> {
  if (!ctx.config.rateLimits) return
  const keys = countings.map((counting) => counting.key(email, ctx.address))
  const rows = await ctx.sql<{ key: string; failures: number; last_at: Date }[]>`
    SELECT key, failures, last_at FROM sign_in_failures WHERE key IN ${ctx.sql(keys)}`
  for (const row of rows) {
    const counting = countings[keys.indexOf(row.key)]
    if (!counting || row.failures < counting.free) continue
    const wait = Math.min(counting.longest, 2 ** Math.min(12, row.failures - counting.free + 1))
    const left = Math.ceil(wait - (ctx.now().getTime() - row.last_at.getTime()) / 1000)
    if (left > 0) throw new DomainError('rate_limited', { seconds: left })
  }
}

export async function noteFailure(ctx: Context, email: string): Promise<void> {
  const keys = countings.map((counting) => counting.key(email, ctx.address)).sort()
  await ctx.sql`
    INSERT INTO sign_in_failures (key, failures, last_at)
    SELECT key, 1, ${ctx.now()} FROM unnest(${keys}::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET last_at = excluded.last_at, failures =
      CASE WHEN sign_in_failures.last_at < excluded.last_at - interval '1 day' THEN 1
      ELSE sign_in_failures.failures + 1 END`
}

/** A right password clears the account's own counts, not the address's: it may try many accounts. */
export async function forgiveFailures(ctx: Context, email: string): Promise<void> {
  const [both, account] = countings
  const keys = [both.key(email, ctx.address), account.key(email)]
  await ctx.sql`DELETE FROM sign_in_failures WHERE key IN ${ctx.sql(keys)}`
}
