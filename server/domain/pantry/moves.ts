import { keyOf } from '../../../shared/food/shop/good.ts'
import { type Kept, nothingKept } from '../../../shared/food/shop/kept.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { newId } from '../../kernel/ids.ts'
import { fold, type Move } from './fold.ts'

export interface NewMove extends Move {
  /** The line that was ticked, as it was read. */
  line?: { id: string; version: number }
  /** The dish that was cooked. */
  entryId?: string
  personId?: string | null
}

/** Of two who move something at once, one waits here for the other. */
export async function lockPantry(tx: Transaction, kitchenId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`pantry ${kitchenId}`}, 0))`
}

/** Keeps what has moved, by whoever holds the pantry, and says which goods that concerns. */
export async function insertMoves(
  tx: Transaction,
  kitchenId: string,
  moves: readonly NewMove[],
): Promise<string[]> {
  const rows = moves.map(({ at, line, entryId, personId, kept = nothingKept, ...move }) => ({
    id: newId('pmv'),
    kitchen_id: kitchenId,
    key: keyOf(move),
    ...move,
    ...columnsOf(kept),
    moved_at: at,
    line_id: line?.id ?? null,
    line_version: line?.version ?? null,
    entry_id: entryId ?? null,
    person_id: personId ?? null,
  }))
  for (const some of portions(rows)) await tx`INSERT INTO pantry_moves ${tx(some)}`
  return rows.map((row) => row.key)
}

/** Reckons anew what is there of these goods. */
export async function refold(
  tx: Transaction,
  kitchenId: string,
  touched: readonly string[],
): Promise<void> {
  const keys = [...new Set(touched)].filter(Boolean)
  if (keys.length === 0) return
  // pantry_moves_key
  const moves = await tx<(Move & { key: string })[]>`
    SELECT key, kind, text, food, quality, quantity, unit, moved_at AS at, ${keptColumns(tx)} FROM pantry_moves
    WHERE kitchen_id = ${kitchenId} AND key = ANY(${keys}) ORDER BY moved_at, id`
  const byKey = Map.groupBy(moves, (move) => move.key)
  const items = keys.flatMap((key) => {
    const item = fold(byKey.get(key) ?? [])
    if (!item) return []
    const { seenAt, kept, ...rest } = item
    return [{ kitchen_id: kitchenId, key, ...rest, ...columnsOf(kept), seen_at: seenAt }]
  })
  const there = new Set(items.map((item) => item.key))
  const gone = keys.filter((key) => !there.has(key))
  await tx`DELETE FROM pantry_items WHERE kitchen_id = ${kitchenId} AND key = ANY(${gone})`
  for (const some of portions(items))
    await tx`
      INSERT INTO pantry_items ${tx(some)}
      ON CONFLICT (kitchen_id, key) DO UPDATE SET text = excluded.text, food = excluded.food,
        quality = excluded.quality, quantity = excluded.quantity, unit = excluded.unit,
        seen_at = excluded.seen_at, said = excluded.said, best_before = excluded.best_before,
        opened = excluded.opened, opened_on = excluded.opened_on`
}

const columnsOf = ({ bestBefore, opened, openedOn }: Kept) => ({
  best_before: bestBefore,
  opened,
  opened_on: openedOn,
})

function keptColumns(sql: Queryable) {
  return sql`json_build_object('bestBefore', to_char(best_before, 'YYYY-MM-DD'), 'opened', opened,
    'openedOn', to_char(opened_on, 'YYYY-MM-DD')) AS kept`
}

/** A statement takes 65,534 values, and whoever ticked for weeks without looking here has ticked more. */
function portions<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 3000) }, (_, at) =>
    rows.slice(at * 3000, (at + 1) * 3000),
  )
}

export interface PantryRow {
  key: string
  text: string
  food: string | null
  quality: string | null
  quantity: number | null
  unit: Move['unit']
  seenAt: Date
  said: boolean
  kept: Kept
  /** By whose clocks its day ends; absent until somebody's browser has said where the kitchen is. */
  timeZone?: string | null
}

export function pantryRows(sql: Queryable, kitchenId: string): Promise<PantryRow[]> {
  // pantry_items_pkey
  return sql<PantryRow[]>`
    SELECT key, text, food, quality, quantity, unit, seen_at AS "seenAt", said, ${keptColumns(sql)},
      (SELECT time_zone FROM kitchens WHERE id = ${kitchenId}) AS "timeZone"
    FROM pantry_items
    WHERE kitchen_id = ${kitchenId} ORDER BY key`
}
