import { convert } from '../../../shared/food/amounts/convert.ts'
import { type DishToBuy, type Need, needsOf } from '../../../shared/food/shop/needs.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { freshAtHome } from '../pantry/read.ts'
import { cooksThere } from '../recipes/may-read.ts'
import { awaitedDishes, boughtFor, type HomeOfList, homeOfList } from './awaited.ts'
import { fromHome, notAtHome, placeOf } from './from-home.ts'
import { difference, leftToBuy, type Part, sameAmounts } from './left-to-buy.ts'
import type { PlanChange } from './plan-changes.ts'
import { keysAtHome } from './staples.ts'

/** One food of one dish of which the list asks for another amount than the plan does. */
export interface Gap {
  key: string
  dish: Pick<DishToBuy, 'entryId' | 'title' | 'servings'>
  kind: PlanChange['kind'] | 'cooked'
  /** Always at home by now, which somebody has said and knows. */
  atHome: boolean
  /** What stands on the list for it, to be taken off … */
  before: Origin[]
  /** … and what takes its place. */
  after: Need[]
  /** What the dish has taken from home, before and now. */
  home: { before: readonly Part[]; after: readonly Part[] }
}

interface Gaps {
  gaps: Gap[]
  /** What is left out because it is at home, and whether that is another than it was. */
  home: HomeOfList['parts']
  homeMoved: boolean
}

/** Where a list and the plan of its days differ, in a kitchen whose pantry is up to date. */
export async function gapsBetween(
  { now }: Pick<Context, 'now'>,
  sql: Queryable,
  listId: string,
): Promise<Gaps> {
  const kept = await homeOfList(sql, listId)
  const rows = await freshAtHome({ sql, now }, kept.kitchenId)
  const awaited = await awaitedDishes(sql, listId, rows.length > 0 ? now() : null)
  const dishes = awaited.filter((dish) => dish.listed)
  const origins = await originsOf(sql, listId)
  const known = Map.groupBy(origins, (origin) => origin.entryId)
  const asked = new Map(dishes.map((dish) => [dish.entryId, dish]))
  const home = await keysAtHome(sql, listId)
  const needs = Map.groupBy(
    needsOf(dishes).filter((need) => !home.has(need.key)),
    placeOf,
  )
  const held = Map.groupBy(origins, placeOf)
  const settled = new Map(
    [...held].map(([place, here]) => [
      place,
      here.filter((origin) => !origin.open).map(settledPart),
    ]),
  )
  const bought = rows.length > 0 ? await boughtFor(sql, awaited) : new Map()
  const taken = fromHome(rows, awaited, { bought, settled, anyway: kept.anyway })
  const onHomeBefore = new Set(Object.keys(kept.parts).map((place) => place.split(' ')[0] ?? ''))

  const gaps = [...new Set([...needs.keys(), ...held.keys()])].flatMap((place) => {
    const [need] = needs.get(place) ?? []
    const here = held.get(place) ?? []
    const [first] = here
    const entryId = need?.entryId ?? first?.entryId ?? null
    // Its recipe has gone with its author: what it needs is known from the list alone.
    if (!need && here.some((origin) => origin.lost)) return []
    const before = here.filter((origin) => origin.open)
    const there = taken.get(place) ?? []
    const left = leftToBuy(needs.get(place) ?? [], settled.get(place) ?? [])
    const after = notAtHome(left, there)
    if (sameAmounts(before, after, need?.food ?? first?.food ?? undefined)) return []
    const dish = asked.get(entryId) ?? { entryId, title: first?.title ?? '', servings: 0 }
    const seen = known.get(entryId) ?? []
    const isNew = seen.length === 0 && !onHomeBefore.has(entryId ?? '')
    const kind = kindOf(asked.has(entryId), isNew, seen)
    const key = need?.key ?? first?.key ?? ''
    const fromThere = { before: kept.parts[place] ?? [], after: there }
    return [{ key, dish, kind, atHome: home.has(key), before, after, home: fromThere }]
  })
  const parts = Object.fromEntries([...taken].filter(([place]) => needs.has(place)))
  return { gaps, home: parts, homeMoved: !sameHome(kept.parts, parts) }
}

function sameHome(one: HomeOfList['parts'], other: HomeOfList['parts']): boolean {
  const places = Object.keys(one)
  return (
    places.length === Object.keys(other).length &&
    places.every((place) => sameAmounts(one[place] ?? [], other[place] ?? []))
  )
}

function kindOf(planned: boolean, isNew: boolean, known: readonly Origin[]): Gap['kind'] {
  if (planned) return isNew ? 'added' : 'changed'
  return known.some((origin) => origin.cooked) ? 'cooked' : 'gone'
}

/** What the dishes of a list ask for and is always at home. */
export async function leftAtHome(sql: Queryable, listId: string): Promise<Need[]> {
  const home = await keysAtHome(sql, listId)
  if (home.size === 0) return []
  const dishes = await awaitedDishes(sql, listId, null)
  const needs = needsOf(dishes).filter((need) => home.has(need.key))
  return [...new Map(needs.map((need) => [need.key, need])).values()]
}

/** One ingredient of a planned dish on the list, and what became of its line. */
interface Origin extends Part {
  lineId: string
  position: number
  entryId: string | null
  /** What its dish asks for; the line may say something else by now. */
  key: string
  title: string
  food: string | null
  text: string
  /** Nobody has acted on it yet. */
  open: boolean
  cooked: boolean
  lost: boolean
  /** How many times as much somebody typed in its place. */
  typed: number
}

async function originsOf(sql: Queryable, listId: string): Promise<Origin[]> {
  interface Row extends Omit<Origin, 'typed'> {
    made: boolean
    taken_off: boolean
    typed_quantity: number | null
    typed_unit: UnitId | null
  }
  // shopping_lines_all
  const rows = await sql<Row[]>`
    SELECT o.line_id AS "lineId", o.position, o.plan_entry_id AS "entryId", o.key, o.title,
      o.quantity, o.unit, l.food, l.text, l.made, l.removed_at IS NOT NULL AS taken_off,
      l.quantity AS typed_quantity, l.unit AS typed_unit,
      l.made AND l.ticked_at IS NULL AND l.removed_at IS NULL AS open,
      e.cooked_at IS NOT NULL AS cooked,
      NOT EXISTS (SELECT 1 FROM recipes r WHERE r.id = e.recipe_id
        AND ${cooksThere(sql, sql`r.person_id`, sql`e.kitchen_id`)})
        AND e.removed_at IS NULL AND e.cooked_at IS NULL AS lost
    FROM shopping_lines l JOIN shopping_line_origins o ON o.line_id = l.id
    LEFT JOIN plan_entries e ON e.id = o.plan_entry_id
    WHERE l.list_id = ${listId}`
  const byLine = Map.groupBy(rows, (row) => row.lineId)
  return rows
    .filter((row) => row.entryId !== null)
    .map(({ made, taken_off, typed_quantity, typed_unit, ...origin }) => ({
      ...origin,
      typed:
        made || taken_off
          ? 1
          : timesAsMuch(
              { quantity: typed_quantity, unit: typed_unit },
              byLine.get(origin.lineId) ?? [],
            ),
    }))
}

/** «Буряк 2 кг» that somebody typed in place of 300 g is enough for as much as two kilograms. */
function timesAsMuch(
  { quantity, unit }: Part,
  origins: readonly (Part & { food: string | null })[],
) {
  const food = origins[0]?.food ?? undefined
  const asked = difference([], origins, food)
  if (!asked.quantity || quantity === null) return 1
  const there = convert({ quantity, ...(unit && { unit }) }, asked.unit ?? undefined, food)
  return Math.max(1, (there?.quantity ?? 0) / asked.quantity)
}

function settledPart({ quantity, unit, typed }: Origin): Part {
  return { quantity: quantity === null ? null : quantity * typed, unit }
}
