import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { readerVersion } from '../../../shared/food/line/version.ts'
import { foodToBuy, qualityAsTyped } from '../../../shared/food/shop/food-to-buy.ts'
import {
  type SizedCount,
  saysAmount,
  sizeAndCount,
} from '../../../shared/food/shop/size-and-count.ts'
import { typedWords } from '../../../shared/food/shop/typed-words.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { lockList } from './list-lock.ts'
import { currentList } from './lists.ts'
import { readTyped, readTypedInTurn } from './typed-rows.ts'

export const mostLines = 500

/** What people typed, to the list they name or to the current one, which is made for the first line. */
export async function addLines(
  ctx: Context,
  input: { listId?: string | undefined; lines: readonly string[] },
): Promise<{ listId: string; ids: string[] }> {
  const read = await readTypedInTurn(ctx, input.lines)
  return ctx.sql.begin(async (tx) => {
    const listId = input.listId ?? (await currentList(ctx, tx)).id
    await lockList(ctx, tx, listId)
    return { listId, ...(await insertRead(ctx, tx, listId, read)) }
  })
}

/** Adds typed lines to the end of a list of the actor's kitchen, inside a transaction of the caller's. */
export async function insertLines(
  ctx: Context,
  tx: Transaction,
  listId: string,
  texts: readonly string[],
): Promise<{ ids: string[] }> {
  await lockList(ctx, tx, listId)
  return insertRead(ctx, tx, listId, readTyped(texts))
}

/** The same for lines that have been read, by whoever holds the list; a device may have named the first. */
export async function insertRead(
  ctx: Context,
  tx: Transaction,
  listId: string,
  lines: readonly ParsedLine[],
  firstId?: string,
): Promise<{ ids: string[] }> {
  const actor = signedIn(ctx)
  const last = await nextLinePosition(tx, listId, lines.length)
  const rows = lines.map((line, index) => ({
    id: index === 0 && firstId ? firstId : newId('lin'),
    list_id: listId,
    position: last + index + 1,
    ...understood(line),
    added_by: actor.personId,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }))
  await tx`INSERT INTO shopping_lines ${tx(rows)}`
  return { ids: rows.map((row) => row.id) }
}

/** The place of the last line, when there is room for so many more. */
export async function nextLinePosition(
  tx: Transaction,
  listId: string,
  more: number,
): Promise<number> {
  // shopping_lines_list
  const [held] = await tx<{ count: number; last: number }[]>`
    SELECT count(*)::int AS count, coalesce(max(position), 0)::int AS last FROM shopping_lines
    WHERE list_id = ${listId} AND removed_at IS NULL`
  if ((held?.count ?? 0) + more > mostLines)
    throw new DomainError('list_full', { limit: mostLines })
  return held?.last ?? 0
}

/** Says no to lines that come back, inside a transaction of the caller's, once there is no room for them. */
export async function refuseOverfull(tx: Transaction, listIds: readonly string[]): Promise<void> {
  const overfull = await tx`
    SELECT 1 FROM shopping_lines WHERE list_id = ANY(${[...listIds]}) AND removed_at IS NULL
    GROUP BY list_id HAVING count(*) > ${mostLines}`
  if (overfull.count > 0) throw new DomainError('list_full', { limit: mostLines })
}

/** «масло або маргарин» stands under the first, and says that the other will do. */
function choiceIn({ alternatives, foodText }: ParsedLine): string | undefined {
  if (!alternatives) return undefined
  const [, instead, or] = /\s((або|чи|or|nebo)\s.+)$/iu.exec(foodText) ?? []
  // «майонез, сметана або йогурт»: all of the others will do.
  const comma = foodText.indexOf(', ')
  return or && comma > 0 && comma < foodText.indexOf(` ${or} `)
    ? `${or} ${foodText.slice(comma + 2)}`
    : instead
}

/** A line as it is kept: its own words, and what was understood of them. */
export function understood(line: ParsedLine) {
  const food = foodToBuy(line)
  const packs = food === null ? undefined : sizeAndCount(line.text, food)
  return {
    text: line.text,
    food,
    quality: qualityAsTyped(line),
    ...(packs ? wholeOf(packs) : amountOf(line)),
    note:
      [typedWords(line), choiceIn(line), packs ? noteOf(line, packs) : line.note]
        .filter(Boolean)
        .join(', ') || null,
    reader_version: readerVersion,
  }
}

function amountOf({ quantity, upTo, unit }: ParsedLine) {
  // One buys for the upper end of a range.
  return { quantity: upTo ?? quantity ?? null, unit: unit ?? null }
}

/** «1,5 л 6 шт» are nine litres. */
function wholeOf({ count, size }: SizedCount) {
  return { quantity: Number((count * size.quantity).toFixed(3)), unit: size.unit }
}

/** «6 × 1,5 л», since the whole alone does not say which packs were meant. */
function noteOf({ note }: ParsedLine, packs: SizedCount): string {
  const { count, sizeText } = packs
  const other = (note ?? '').split(', ').filter((part) => !saysAmount(part, packs))
  return [count > 1 ? `${count} × ${sizeText}` : '', ...other].filter(Boolean).join(', ')
}
