import type { Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

/** Whose password is tried; and on which of their own devices, when it is one. */
export interface Attempt {
  account: string
  device?: string | null
}

interface Counted {
  key: string
  failures: number
  last_at: Date
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Past so many failures each next one is waited for, twice as long every time. */
const patience = {
  device: { free: 10, longest: 900 },
  /** One address at one account. */
  both: { free: 5, longest: 900 },
  /** One address at whatever accounts. */
  address: { free: 100, longest: 900 },
}

/** An account that strangers have failed at so often in a day is guessed at by many together. */
const underAttack = 50
/**
 * Then those who have hardly tried have turns of their own, which no crowd of old hands takes away;
 * all others together have one turn every half a minute.
 */
const newcomer = { tries: 3, anHour: 60 }
const othersWait = 30

/**
 * One try at a password. It counts as a failure before the slow check begins, so that of many sent
 * at once no more are checked than of as many sent in turn; a right password takes it back.
 */
export async function tryPassword(
  ctx: Context,
  attempt: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const keys = await countTry(ctx, attempt)
  try {
    const agrees = await check()
    if (agrees) {
      await takeBack(ctx, keys)
      await forgive(ctx, [attempt.device ? deviceKey(attempt) : bothKey(ctx, attempt)])
    }
    return agrees
  } catch (error) {
    // What was never checked was no guess.
    await takeBack(ctx, keys)
    throw error
  }
}

/** Who reads the account's mail has shown who they are. The address may try many accounts, and stays counted. */
export async function clearSignInFailures(ctx: Context, account: string): Promise<void> {
  await forgive(ctx, [bothKey(ctx, { account }), accountKey({ account })])
}

const deviceKey = ({ account, device }: Attempt) => `device ${account} ${device}`
const bothKey = (ctx: Context, { account }: Attempt) => `both ${account} ${ctx.address}`
const accountKey = ({ account }: Attempt) => `account ${account}`
const addressKey = (ctx: Context) => `address ${ctx.address}`

/** Refuses, or counts and gives what it has counted by. */
function countTry(ctx: Context, attempt: Attempt): Promise<string[]> {
  return ctx.sql.begin(async (tx) => {
    const keys = await (attempt.device
      ? onOwnDevice(ctx, tx, attempt)
      : elsewhere(ctx, tx, attempt))
    await tx`
      UPDATE sign_in_failures SET failures = failures + 1, last_at = ${ctx.now()}
      WHERE key IN ${tx(keys)}`
    return keys
  })
}

/** Counted by itself: nobody else's failures slow it down, and its own only itself. */
async function onOwnDevice(ctx: Context, tx: Transaction, attempt: Attempt): Promise<string[]> {
  const [row] = await lockCounts(ctx, tx, [deviceKey(attempt)])
  if (row) holdOff(ctx, patience.device, row)
  return [deviceKey(attempt)]
}

async function elsewhere(ctx: Context, tx: Transaction, attempt: Attempt): Promise<string[]> {
  const keys = [bothKey(ctx, attempt), accountKey(attempt), addressKey(ctx)]
  const rows = await lockCounts(ctx, tx, keys)
  const [both, account, address] = keys.map((key) => rows.find((row) => row.key === key))
  if (both) holdOff(ctx, patience.both, both)
  if (address) holdOff(ctx, patience.address, address)
  if ((account?.failures ?? 0) < underAttack) return keys
  return [...keys, await turn(ctx, tx, attempt, both?.failures ?? 0)]
}

/** The turn that this try takes at an account under attack. */
async function turn(
  ctx: Context,
  tx: Transaction,
  attempt: Attempt,
  failedBefore: number,
): Promise<string> {
  if (failedBefore < newcomer.tries) {
    const newcomers = `newcomers ${attempt.account} ${Math.floor(ctx.now().getTime() / hour)}`
    const [row] = await lockCounts(ctx, tx, [newcomers])
    if ((row?.failures ?? 0) < newcomer.anHour) return newcomers
  }
  const others = `others ${attempt.account}`
  const [row] = await lockCounts(ctx, tx, [others])
  if (row && row.failures > 0) refuseUntil(ctx, row.last_at, othersWait)
  return others
}

/** In one order everywhere, so that two tries at once never wait for each other in a ring. */
function lockCounts(ctx: Context, tx: Transaction, keys: readonly string[]): Promise<Counted[]> {
  return tx<Counted[]>`
    INSERT INTO sign_in_failures (key, failures, last_at)
    SELECT key, 0, ${ctx.now()} FROM unnest(${keys.toSorted()}::text[]) AS key
    ON CONFLICT (key) DO UPDATE SET failures =
      CASE WHEN sign_in_failures.last_at < ${new Date(ctx.now().getTime() - day)} THEN 0
      ELSE sign_in_failures.failures END
    RETURNING key, failures, last_at`
}

function holdOff(
  ctx: Context,
  { free, longest }: { free: number; longest: number },
  { failures, last_at }: Counted,
): void {
  if (failures < free) return
  refuseUntil(ctx, last_at, Math.min(longest, 2 ** Math.min(12, failures - free + 1)))
}

function refuseUntil(ctx: Context, last: Date, wait: number): void {
  const left = Math.ceil(wait - (ctx.now().getTime() - last.getTime()) / 1000)
  if (ctx.config.rateLimits && left > 0) throw new DomainError('sign_in_slowed', { seconds: left })
}

async function takeBack(ctx: Context, keys: readonly string[]): Promise<void> {
  await ctx.sql`
    UPDATE sign_in_failures SET failures = failures - 1
    WHERE key IN (${locked(ctx, keys)}) AND failures > 0`
}

async function forgive(ctx: Context, keys: readonly string[]): Promise<void> {
  await ctx.sql`DELETE FROM sign_in_failures WHERE key IN (${locked(ctx, keys)})`
}

function locked(ctx: Context, keys: readonly string[]) {
  return ctx.sql`
    SELECT key FROM sign_in_failures WHERE key = ANY(${[...keys]}::text[]) ORDER BY key FOR UPDATE`
}
