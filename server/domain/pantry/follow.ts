import { mergeAmounts } from '../../../shared/food/amounts/merge.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { servesFor } from '../../../shared/food/shop/good.ts'
import { shopAmounts } from '../../../shared/food/shop/measure.ts'
import { needsOf } from '../../../shared/food/shop/needs.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import type { Queryable } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import {
  insertMoves,
  lockPantry,
  type NewMove,
  type PantryRow,
  pantryRows,
  refold,
} from './moves.ts'

/** What was ticked or cooked longer ago says nothing about today's pantry. */
const since = 60 * 86_400_000

type Reader = Pick<Services, 'sql' | 'now'>

/**
 * Brings the pantry up to date with what was ticked on lists and cooked from the plan, however that was done, and
 * takes back what was unticked. As with lists, it is done on reading: nearly always nothing has moved.
 */
export async function followKitchen(ctx: Reader, kitchenId: string): Promise<void> {
  const from = new Date(ctx.now().getTime() - since)
  if (!(await anyMove(ctx.sql, kitchenId, from))) return
  await ctx.sql.begin(async (tx) => {
    await lockPantry(tx, kitchenId)
    const gone = await tx<{ key: string }[]>`
      DELETE FROM pantry_moves m WHERE m.kitchen_id = ${kitchenId} AND ${takenBack(tx, from)}
      RETURNING m.key`
    const bought = (await ticked(tx, kitchenId, from)).map(boughtMove)
    const came = await insertMoves(tx, kitchenId, bought)
    await refold(tx, kitchenId, [...came, ...gone.map((one) => one.key)])
    const dishes = await cooked(tx, kitchenId, from)
    if (dishes.length === 0) return
    const there = await pantryRows(tx, kitchenId)
    const moves = dishes
      .flatMap(cookedMoves)
      .map((move) => ({ ...move, ...takenFrom(there, move) }))
    await refold(tx, kitchenId, await insertMoves(tx, kitchenId, moves))
  })
}

async function anyMove(sql: Queryable, kitchenId: string, from: Date): Promise<boolean> {
  const [row] = await sql<{ any: boolean }[]>`
    SELECT EXISTS (${tickedRows(sql, kitchenId, from)}) OR EXISTS (${cookedRows(sql, kitchenId, from)})
      OR EXISTS (SELECT 1 FROM pantry_moves m WHERE m.kitchen_id = ${kitchenId} AND ${takenBack(sql, from)})
      AS any`
  return row?.any ?? false
}

/** Needs `pantry_moves m`: its line was unticked or typed anew, or its dish is not cooked any more. */
function takenBack(sql: Queryable, from: Date) {
  // pantry_moves_recent, then by primary keys
  return sql`m.moved_at > ${from} AND (
    EXISTS (SELECT 1 FROM shopping_lines l WHERE l.id = m.line_id
      AND (l.ticked_at IS NULL OR l.version <> m.line_version))
    OR EXISTS (SELECT 1 FROM plan_entries e WHERE e.id = m.entry_id
      AND (e.cooked_at IS NULL OR e.removed_at IS NOT NULL)))`
}

function tickedRows(sql: Queryable, kitchenId: string, from: Date) {
  // shopping_lists_kitchen_all, shopping_lines_all, pantry_moves_line
  return sql`
    SELECT l.id FROM shopping_lists s JOIN shopping_lines l ON l.list_id = s.id
    WHERE s.kitchen_id = ${kitchenId} AND l.ticked_at > ${from}
      AND NOT EXISTS (SELECT 1 FROM pantry_moves m WHERE m.line_id = l.id AND m.line_version = l.version)`
}

function cookedRows(sql: Queryable, kitchenId: string, from: Date) {
  // plan_entries_cooked, pantry_moves_entry
  return sql`
    SELECT e.id FROM plan_entries e
    WHERE e.kitchen_id = ${kitchenId} AND e.kind = 'dish' AND e.cooked_at > ${from} AND e.removed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM pantry_moves m WHERE m.entry_id = e.id)`
}

/** A dish that asks for milk takes the milk that is there. */
function takenFrom(there: readonly PantryRow[], move: NewMove): { quality: string | null } {
  const fits = there.filter((item) => servesFor(move, item))
  const one = fits.find((item) => item.quality === move.quality) ?? fits[0]
  return { quality: one ? one.quality : move.quality }
}

interface Part {
  quantity: number | null
  unit: UnitId | null
}

interface TickedLine extends Part {
  id: string
  version: number
  text: string
  food: string | null
  quality: string | null
  made: boolean
  ticked_at: Date
  origins: Part[]
}

function ticked(sql: Queryable, kitchenId: string, from: Date): Promise<TickedLine[]> {
  return sql<TickedLine[]>`
    SELECT l.id, l.version, l.text, l.food, l.quality, l.quantity, l.unit, l.made, l.ticked_at,
      coalesce((SELECT json_agg(json_build_object('quantity', o.quantity, 'unit', o.unit))
        FROM shopping_line_origins o WHERE o.line_id = l.id), '[]') AS origins
    FROM shopping_lines l WHERE l.id IN (${tickedRows(sql, kitchenId, from)})`
}

/** As the shop sells it. */
function boughtMove(line: TickedLine): NewMove {
  const { id, version, text, food, quality, made, ticked_at: at } = line
  const parts = (made ? line.origins : [line]).flatMap(({ quantity, unit }) =>
    quantity === null ? [] : [{ quantity, ...(unit && { unit }) }],
  )
  const amounts = made
    ? shopAmounts(parts, food ?? undefined)
    : mergeAmounts(parts, food ?? undefined)
  // «2 кг + 1 пучок» is more than one amount can say; what is no food carries its amount in its own words.
  const [one, ...more] = food === null && !made ? [] : amounts
  const known = one && more.length === 0
  return {
    ...{ kind: 'bought', text, food, quality, at, line: { id, version } },
    quantity: known ? one.quantity : null,
    unit: (known && one.unit) || null,
  }
}

interface CookedDish {
  id: string
  title: string
  servings: number
  cooked_at: Date
  recipe_id: string | null
  recipe_servings: number | null
  ingredients: ParsedLine[] | null
}

function cooked(sql: Queryable, kitchenId: string, from: Date): Promise<CookedDish[]> {
  return sql<CookedDish[]>`
    SELECT e.id, e.title, e.servings, e.cooked_at, r.id AS recipe_id, r.servings AS recipe_servings,
      r.ingredients
    FROM plan_entries e LEFT JOIN recipes r ON r.id = e.recipe_id
    WHERE e.id IN (${cookedRows(sql, kitchenId, from)})`
}

/** What the dish takes. One that needs nothing is remembered too, so that it is not looked at again. */
function cookedMoves(dish: CookedDish): NewMove[] {
  const { id: entryId, title, servings, cooked_at: at, recipe_id: recipeId } = dish
  const needs =
    recipeId && dish.ingredients && dish.recipe_servings
      ? needsOf([
          {
            ...{ entryId, recipeId, title, servings, ingredients: dish.ingredients },
            recipeServings: dish.recipe_servings,
          },
        ])
      : []
  const moves = needs.map(
    ({ words, food, quality, quantity, unit }): NewMove => ({
      ...{ kind: 'cooked', text: words, food, quality, quantity, unit, at, entryId },
    }),
  )
  const none = { text: '', food: null, quality: null, quantity: null, unit: null }
  return moves.length > 0 ? moves : [{ kind: 'cooked', ...none, at, entryId }]
}
