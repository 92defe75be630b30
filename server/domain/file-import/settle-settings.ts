import { isTimeZone } from '../../../shared/time-zone.ts'
import type { Household } from '../../../shared/wire/household.ts'
import { mostShops } from '../../../shared/wire/shopping.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

type Settings = Household['settings']

/** Into a house that nobody has lived in yet, as they were; elsewhere only what was not said there. */
export async function settleSettings(
  ctx: Context,
  tx: Transaction,
  [said]: Settings,
): Promise<Settings> {
  if (!said) return []
  const now = await settingsNow(ctx, tx)
  if (!now) return []
  const { lived, ...before } = now
  const chosen = <T>(own: T | null, brought: T | null) => (lived ? own : null) ?? brought ?? own
  const written = {
    language: chosen(before.language, said.language),
    kitchenName: chosen(before.kitchenName, said.kitchenName?.trim() || null),
    timeZone: chosen(
      before.timeZone,
      said.timeZone && isTimeZone(said.timeZone) ? said.timeZone : null,
    ),
    aisles:
      (lived && before.aisles.length > 0) || said.aisles.length === 0 ? before.aisles : said.aisles,
    shopOrders: withShops(before.shopOrders, said.shopOrders),
  }
  await write(ctx, tx, written)
  return [before, written]
}

/** As they were, but for what somebody has changed since. */
export async function unsettleSettings(
  ctx: Context,
  tx: Transaction,
  [before, written]: Settings,
): Promise<void> {
  if (!before) return
  const now = await settingsNow(ctx, tx)
  if (!now) return
  const back = <K extends keyof Settings[number]>(key: K): Settings[number][K] =>
    written && !Bun.deepEquals(now[key], written[key]) ? now[key] : before[key]
  await write(ctx, tx, {
    language: back('language'),
    kitchenName: back('kitchenName'),
    timeZone: back('timeZone'),
    aisles: back('aisles'),
    shopOrders: back('shopOrders'),
  })
}

async function settingsNow(
  ctx: Context,
  tx: Transaction,
): Promise<(Settings[number] & { lived: boolean }) | undefined> {
  const { kitchenId, personId } = signedIn(ctx)
  const [now] = await tx<(Settings[number] & { lived: boolean })[]>`
    SELECT p.language, k.name AS "kitchenName", k.time_zone AS "timeZone", k.aisles, k.shop_orders AS "shopOrders",
      EXISTS (SELECT 1 FROM plan_entries e WHERE e.kitchen_id = k.id AND e.removed_at IS NULL AND NOT e.sample)
      OR EXISTS (SELECT 1 FROM shopping_lists l WHERE l.kitchen_id = k.id AND l.removed_at IS NULL)
      OR (SELECT count(*) FROM kitchen_members m WHERE m.kitchen_id = k.id) > 1 AS lived
    FROM people p, kitchens k WHERE p.id = ${personId} AND k.id = ${kitchenId}`
  return now
}

type Orders = Settings[number]['shopOrders']

/** What the kitchen has named stays as it is there; others come along while there is room. */
function withShops(own: Orders, brought: Orders): Orders {
  const others = Object.entries(brought).filter(([name]) => !Object.hasOwn(own, name))
  return Object.fromEntries([...Object.entries(own), ...others].slice(0, mostShops))
}

async function write(ctx: Context, tx: Transaction, to: Settings[number]): Promise<void> {
  const { kitchenId, personId } = signedIn(ctx)
  await tx`UPDATE people SET language = ${to.language} WHERE id = ${personId}`
  await tx`
    UPDATE kitchens SET name = ${to.kitchenName}, time_zone = ${to.timeZone}, aisles = ${to.aisles},
      shop_orders = ${tx.json(to.shopOrders)}
    WHERE id = ${kitchenId}`
}
