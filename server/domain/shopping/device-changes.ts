import {
  type ChangedLine,
  changeLines,
  type LineChange,
  linesNamed,
} from '../../../shared/changes/lines.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type Good, keyOf } from '../../../shared/food/shop/good.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { insertRead, refuseOverfull, understood } from './lines.ts'
import { lockList } from './list-lock.ts'
import { currentList } from './lists.ts'
import { readTyped } from './typed-rows.ts'

/** What may bring a removed line back. */
const wantsBack = new Set<LineChange['kind']>(['restoreLines', 'editLine', 'remarkLine'])

type Change = LineChange & { listId?: string | undefined; once?: true | undefined }

interface Held extends ChangedLine {
  list_id: string
  made: boolean
}

/** Makes a change that a device made, perhaps long ago, to the lines as they are now. */
export async function applyLineChange(
  ctx: Context,
  tx: Transaction,
  change: Change,
): Promise<void> {
  const held = await heldLines(ctx, tx, linesNamed(change))
  if (change.kind !== 'addLine' && held.length === 0) throw new DomainError('line_unknown')
  // What the plan made nobody has typed: whoever types in its place has seen all there was to read.
  const lines = new Map(held.map((line) => [line.id, { ...line, text: textOf(line, change) }]))
  for (const line of changeLines(lines, change)) {
    const before = lines.get(line.id)
    if (before) await update(ctx, tx, before, line)
    else await insert(ctx, tx, change, held[0]?.list_id, line)
  }
  if (wantsBack.has(change.kind))
    await refuseOverfull(tx, [...new Set(held.map((line) => line.list_id))])
}

async function heldLines(ctx: Context, tx: Transaction, ids: readonly string[]): Promise<Held[]> {
  const { kitchenId } = signedIn(ctx)
  // By primary keys; in one order, so that two who change the same lines wait for each other in turn.
  return tx<Held[]>`
    SELECT i.id, i.text, i.remark, i.ticked_at IS NOT NULL AS ticked, i.removed_at IS NOT NULL AS removed,
      i.list_id, i.made
    FROM shopping_lines i JOIN shopping_lists l ON l.id = i.list_id
    WHERE i.id = ANY(${[...ids]}) AND l.kitchen_id = ${kitchenId} AND l.removed_at IS NULL
    ORDER BY i.id FOR UPDATE OF i`
}

function textOf(line: Held, change: Change): string {
  if (!line.made) return line.text
  if (change.kind === 'editLine') return change.seen
  if (change.kind === 'removeLines')
    return change.lines.find((one) => one.id === line.id)?.seen ?? line.text
  return line.text
}

async function update(ctx: Context, tx: Transaction, before: Held, after: ChangedLine) {
  const { personId } = signedIn(ctx)
  const [read, ...more] = after.text === before.text ? [] : readTyped([after.text])
  if (more.length > 0) await lockList(ctx, tx, before.list_id)
  if (read)
    await tx`
      UPDATE shopping_lines SET ${tx(understood(read))}, made = false, added_by = ${personId}
      WHERE id = ${after.id}`
  // What is bought is the same, whatever stands beside it: the pantry need not reckon anew.
  const same = !read && before.ticked === after.ticked && before.removed === after.removed
  await tx`
    UPDATE shopping_lines SET version = version + ${same ? 0 : 1}, updated_at = ${ctx.now()}, remark = ${after.remark},
      ticked_at = ${after.ticked ? tx`coalesce(ticked_at, ${ctx.now()})` : null},
      removed_at = ${after.removed ? tx`coalesce(removed_at, ${ctx.now()})` : null}
    WHERE id = ${after.id}`
  if (more.length > 0) await insertRead(ctx, tx, before.list_id, more)
}

async function insert(
  ctx: Context,
  tx: Transaction,
  change: Change,
  beside: string | undefined,
  line: ChangedLine,
) {
  const listId = beside ?? change.listId ?? (await currentList(ctx, tx)).id
  await lockList(ctx, tx, listId)
  const taken = await tx`SELECT 1 FROM shopping_lines WHERE id = ${line.id}`
  if (taken.count > 0) throw new DomainError('line_unknown')
  const read = readTyped([line.text])
  if (change.once && (await stands(tx, listId, read))) return
  await insertRead(ctx, tx, listId, read, line.id)
}

/** Whether all these goods are on the list, in whatever words and amounts. */
async function stands(tx: Transaction, listId: string, lines: readonly ParsedLine[]) {
  // shopping_lines_list
  const listed = await tx<Good[]>`
    SELECT food, quality, text FROM shopping_lines WHERE list_id = ${listId} AND removed_at IS NULL`
  const keys = new Set(listed.map(keyOf))
  return lines.map(understood).every((line) => keys.has(keyOf(line)))
}
