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

/**
 * One try at a password. It counts as a failure before the slow check begins, so that of many sent
 * at once no more are checked than of as many sent in turn; a right password takes it back.
 */
export async function tryPassword(
  ctx: Context,
  email: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  await countTry(ctx, email)
  try {
    const agrees = await check()
    if (agrees) {
      await forgiveFailures(ctx, email)
      await takeBack(ctx, keysOf(ctx, email))
    }
    return agrees
  } catch (error) {
    // What was never checked was no guess.
    await takeBack(ctx, keysOf(ctx, email))
    throw error
  }
}

/** A right password clears the account's own counts, not the address's: it may try many accounts. */
export async function forgiveFailures(ctx: Context, email: string): Promise<void> {
  const keys = keysOf(ctx, email).slice(0, 2)
  await ctx.sql`DELETE FROM sign_in_failures WHERE key IN (${locked(ctx, keys)})`
}

async function countTry(ctx: Context, email: string): Promise<void> {
  const keys = keysOf(ctx, email)
  await ctx.sql.begin(async (tx) => {
    // Sorted as `locked` sorts them.
    const rows = await tx<{ key: string; failures: number; last_at: Date }[]>`
      INSERT INTO sign_in_failures (key, failures, last_at)
      SELECT key, 0, ${ctx.now()} FROM unnest(${keys.toSorted()}::text[]) AS key
      ON CONFLICT (key) DO UPDATE SET failures =
        CASE WHEN sign_in_failures.last_at < excluded.last_at - interval '1 day' THEN 0
        ELSE sign_in_failures.failures END
      RETURNING key, failures, last_at`
    for (const row of rows) holdOff(ctx, countings[keys.indexOf(row.key)], row)
    await tx`
      UPDATE sign_in_failures SET failures = failures + 1, last_at = ${ctx.now()}
      WHERE key IN ${tx(keys)}`
  })
}

function holdOff(
  ctx: Context,
  counting: (typeof countings)[number] | undefined,
  { failures, last_at }: { failures: number; last_at: Date },
): void {
  if (!ctx.config.rateLimits || !counting || failures < counting.free) return
  const wait = Math.min(counting.longest, 2 ** Math.min(12, failures - counting.free + 1))
  const left = Math.ceil(wait - (ctx.now().getTime() - last_at.getTime()) / 1000)
  if (left > 0) throw new DomainError('rate_limited', { seconds: left })
}

async function takeBack(ctx: Context, keys: readonly string[]): Promise<void> {
  await ctx.sql`
    UPDATE sign_in_failures SET failures = failures - 1
    WHERE key IN (${locked(ctx, keys)}) AND failures > 0`
}

/** In one order everywhere, so that two tries at once never wait for each other in a ring. */
function locked(ctx: Context, keys: readonly string[]) {
  return ctx.sql`
    SELECT key FROM sign_in_failures WHERE key = ANY(${[...keys]}::text[]) ORDER BY key FOR UPDATE`
}

function keysOf(ctx: Context, email: string): string[] {
  return countings.map((counting) => counting.key(email, ctx.address))
}
