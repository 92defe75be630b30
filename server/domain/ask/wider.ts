import type { Slots } from '../../../shared/food/ask/types.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import { type Asked, bestMatches, type RankedRow, type Try } from './candidates.ts'
import type { Place } from './cursor.ts'
import { isSoftOccasion } from './soft.ts'
import { occasionsUnder } from './umbrellas.ts'
import { marksOf } from './wish.ts'

/** Below so many the answer goes on with what comes near. */
const few = 10

/** A place behind that belongs to what comes near. */
export const nearStages = 1000

/** Whatever else is named is wanted more than this: a party has tacos, be they called party food or not. */
const loose = new Set(['hearty', 'warming', 'party', 'comfort', 'sunday'])
/** A cake is for a birthday though nothing says so, and meat on any day is no festive meat. */
const looseOfDishes = new Set(['birthday', 'festive'])

/** What comes near to a question, and below how many answers it is shown behind them. */
export interface Wider {
  /** In the place of its occasions. */
  occasions: Condition[]
  below: number
}

/** The question without the occasions that anything else may suit. */
export function widerThan(slots: Slots): Wider | undefined {
  const { occasions, dishes, courses, include, anyOf: choices, cuisines, useUp } = slots
  if (occasions.length === 0 || useUp.length > 1) return undefined
  const left = looseOf(slots)
  const kept = occasions.filter((id) => !left.includes(id) && isSoftOccasion(id)).map(condition)
  const named = [dishes, courses, include, choices, cuisines].some((list) => list.length > 0)
  if (!named || left.length === 0) return undefined
  if (left.includes('cooling'))
    kept.push(endless(`!${quoted(lexeme.facet('occasions', 'warming'))}`))
  // What is never on a stove warms nobody.
  if (left.includes('warming')) kept.push(endless(quoted(lexeme.cooked)))
  if (left.includes('sunday')) kept.push(endless(aRoast))
  return { occasions: kept, below: few }
}

/** What families sit down to, or meat in a sauce. */
const roasts = [
  ...['roast', 'roast-chicken', 'pechenya', 'stew', 'goulash', 'stroganoff', 'holubtsi', 'cutlets'],
  ...['chicken-kyiv', 'casserole', 'schnitzel', 'lasagna', 'plov', 'moussaka', 'kruchenyky'],
].map((id) => quoted(lexeme.facet('dishes', id)))
const sauce = quoted(lexeme.facet('courses', 'sauce'))
const aRoast = allOf([quoted(lexeme.food('meat')), anyOf([...roasts, sauce])])

/** What is not said of those that come near. */
export function looseOf({ occasions, dishes, courses, include }: Slots): string[] {
  const isDish = include.length === 0 && dishes.length + courses.length > 0
  return occasions.filter(
    (id) =>
      loose.has(id) ||
      (isDish && looseOfDishes.has(id)) ||
      // To drink on a hot day is whatever does not warm.
      (id === 'cooling' && courses.includes('drink')),
  )
}

const endless = (text: string): Condition => ({ text, atMost: Number.POSITIVE_INFINITY })
const condition = (occasion: string): Condition =>
  endless(
    anyOf(
      occasionsUnder(occasion)
        .flatMap((id) => marksOf('occasions', id))
        .map(quoted),
    ),
  )

interface Nearby extends Omit<Try, 'conditions'> {
  /** What is asked the closest, and what in its place. */
  close: Try
  wide: readonly Condition[]
  diets: readonly Condition[]
  below: number
}

/**
 * What comes near and is not shown yet. Whether anything is shown goes by the question without its refusals, diets and
 * limits, so that none of those adds a dish.
 */
export async function nearTo(
  ctx: Context,
  sql: Sql,
  asked: Asked,
  { close, wide, diets, below, ...plan }: Nearby,
  limit: number,
  after: Place | null,
): Promise<RankedRow[]> {
  const { maxMinutes, minMinutes, price, maxServingPrice, ...open } = asked
  const free = close.conditions.filter((one) => !diets.includes(one))
  const attempt = { ...close, conditions: free, never: [] }
  if ((await bestMatches(ctx, sql, open, attempt, below)).length >= below) return []
  const shown = `!(${allOf(close.conditions.map(({ text }) => text))})`
  const near = { ...plan, conditions: wide, never: [...plan.never, shown] }
  return bestMatches(ctx, sql, asked, near, limit, after)
}
