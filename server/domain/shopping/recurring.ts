import { foodToBuy, qualityAsTyped } from '../../../shared/food/shop/food-to-buy.ts'
import { capital, keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import type { RecurringGood } from '../../../shared/wire/shopping.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { dayLong, dayOf, instantOf } from '../plan/days.ts'
import { todayOf } from '../plan/today.ts'
import { insertLines } from './lines.ts'
import { currentList } from './lists.ts'
import { readTyped } from './typed-rows.ts'

const most = 100

interface Row {
  id: string
  key: string
  text: string
  food: string | null
  everyWeeks: number
  nextOn: string
  boughtOn: string | null
}

/** What the kitchen buys every so many weeks, what is due first. What was bought meanwhile is due later. */
export async function recurringGoods(ctx: Context): Promise<RecurringGood[]> {
  const { kitchenId } = signedIn(ctx)
  const { today } = await todayOf(ctx)
  // recurring_goods_kitchen, pantry_moves_key
  const rows = await ctx.sql<Row[]>`
    SELECT g.id, g.key, g.text, g.food, g.every_weeks AS "everyWeeks", to_char(g.next_on, 'YYYY-MM-DD') AS "nextOn",
      to_char((SELECT max(m.moved_at) FROM pantry_moves m
        WHERE m.kitchen_id = g.kitchen_id AND m.key = g.key AND m.kind = 'bought'), 'YYYY-MM-DD') AS "boughtOn"
    FROM recurring_goods g WHERE g.kitchen_id = ${kitchenId} AND g.removed_at IS NULL ORDER BY g.created_at, g.id`
  const goods = rows.map(({ food, boughtOn, nextOn, ...row }): RecurringGood => {
    const after = boughtOn === null ? nextOn : weeksAfter(boughtOn, row.everyWeeks)
    const due = [after, nextOn].sort().at(-1) ?? nextOn
    const name = food ? nameOf(food, ctx.language) : capital(row.text)
    return { ...row, name, nextOn: due, due: due <= today }
  })
  return goods.sort((a, b) => a.nextOn.localeCompare(b.nextOn))
}

/** From now on it is told every so many weeks; said again, it is told otherwise. */
export async function repeatGood(
  ctx: Context,
  input: { text: string; everyWeeks: number },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const [line] = readTyped([input.text])
  if (!line) throw new DomainError('good_unknown')
  const [food, quality] = [foodToBuy(line), qualityAsTyped(line)]
  const key = keyOf({ food, quality, text: line.text })
  const next = weeksAfter((await todayOf(ctx)).today, input.everyWeeks)
  return ctx.sql.begin(async (tx) => {
    await refuseTooMany(tx, kitchenId, key)
    const [row] = await tx<{ id: string }[]>`
      INSERT INTO recurring_goods (id, kitchen_id, key, text, food, quality, every_weeks, next_on, created_at)
      VALUES (${newId('rcg')}, ${kitchenId}, ${key}, ${line.text}, ${food}, ${quality}, ${input.everyWeeks},
        ${next}, ${ctx.now()})
      ON CONFLICT (kitchen_id, key) WHERE removed_at IS NULL
        DO UPDATE SET text = excluded.text, every_weeks = excluded.every_weeks, next_on = excluded.next_on
      RETURNING id`
    return { id: row?.id ?? '' }
  })
}

/** One that comes from a file, with the day that it had there; one that is known here already stays as it is. */
export async function insertRecurring(
  ctx: Context,
  tx: Transaction,
  good: { text: string; everyWeeks: number; nextOn: string },
): Promise<string[]> {
  const { kitchenId } = signedIn(ctx)
  const [line] = readTyped([good.text])
  if (!line) return []
  const [food, quality] = [foodToBuy(line), qualityAsTyped(line)]
  const rows = await tx<{ id: string }[]>`
    INSERT INTO recurring_goods (id, kitchen_id, key, text, food, quality, every_weeks, next_on, created_at)
    SELECT ${newId('rcg')}, ${kitchenId}, ${keyOf({ food, quality, text: line.text })}, ${line.text},
      ${food}, ${quality}, ${good.everyWeeks}, ${good.nextOn}, ${ctx.now()}
    WHERE (SELECT count(*) FROM recurring_goods
      WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL) < ${most}
    ON CONFLICT (kitchen_id, key) WHERE removed_at IS NULL DO NOTHING RETURNING id`
  return rows.map((row) => row.id)
}

/** Not this time: it is told again after as many weeks. */
export async function skipGood(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const good = await known(ctx, id)
  const next = weeksAfter((await todayOf(ctx)).today, good.everyWeeks)
  await ctx.sql`UPDATE recurring_goods SET next_on = ${next} WHERE id = ${id}`
  return { id }
}

/** On the list with it, and told again after as many weeks. */
export async function takeGood(
  ctx: Context,
  { id, listId }: { id: string; listId?: string | undefined },
): Promise<{ id: string }> {
  const good = await known(ctx, id)
  const next = weeksAfter((await todayOf(ctx)).today, good.everyWeeks)
  await ctx.sql.begin(async (tx) => {
    // Of two who take it at once, or one who presses twice, the second finds it taken.
    const { count } = await tx`
      UPDATE recurring_goods SET next_on = ${next}
      WHERE id = ${id} AND removed_at IS NULL AND next_on <> ${next}`
    if (count === 0) return
    await insertLines(ctx, tx, listId ?? (await currentList(ctx, tx)).id, [good.text])
  })
  return { id }
}

/** Told no more, or again. */
export async function stopGood(
  ctx: Context,
  { id, stopped }: { id: string; stopped: boolean },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const done = await ctx.sql.begin(async (tx) => {
    if (!stopped) await refuseTooMany(tx, kitchenId)
    return tx`
    UPDATE recurring_goods SET removed_at = ${stopped ? ctx.now() : null}
    WHERE id = ${id} AND kitchen_id = ${kitchenId} AND (${stopped} OR NOT EXISTS (
      SELECT 1 FROM recurring_goods o
      WHERE o.kitchen_id = ${kitchenId} AND o.key = recurring_goods.key AND o.removed_at IS NULL))`
  })
  if (done.count === 0) throw new DomainError('good_unknown')
  return { id }
}

/** For one more, by whoever holds the kitchen: of two at once, the second sees what the first has done. */
async function refuseTooMany(tx: Transaction, kitchenId: string, but = ''): Promise<void> {
  await tx`SELECT 1 FROM kitchens WHERE id = ${kitchenId} FOR NO KEY UPDATE`
  const [held] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM recurring_goods
    WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL AND key <> ${but}`
  if ((held?.count ?? 0) >= most) throw new DomainError('recurring_too_many', { limit: most })
}

async function known(ctx: Context, id: string) {
  const good = (await recurringGoods(ctx)).find((one) => one.id === id)
  if (!good) throw new DomainError('good_unknown')
  return good
}

const weeksAfter = (day: string, weeks: number) =>
  dayOf(new Date(instantOf(day) + weeks * 7 * dayLong))
