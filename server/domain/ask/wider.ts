import type { Slots } from '../../../shared/food/ask/types.ts'
import { isSeldomSaid } from '../../../shared/food/ask/words/textures.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import { type Asked, bestMatches, type RankedRow, type Try } from './candidates.ts'
import type { Place } from './cursor.ts'
import { notForToddlers } from './for-whom.ts'
import { isMadeDrink } from './senses.ts'
import { isSoftOccasion } from './soft.ts'
import { occasionsUnder } from './umbrellas.ts'
import { marksOf } from './wish.ts'

/** Below so many the answer goes on with what comes near. */
const few = 10
/** The same where only how it eats is left out: three that are crunchy are an answer. */
const veryFew = 3

/** A place behind that belongs to what comes near. */
export const nearStages = 1000

/** Whatever else is named is wanted more than this: a party has tacos, be they called party food or not. */
const loose = new Set(['hearty', 'warming', 'party', 'comfort', 'sunday', 'work-lunch'])
/** A cake is for a birthday though nothing says so, and meat on any day is no festive meat. */
const looseOfDishes = new Set(['birthday', 'festive'])
/** What is cold suits a summer, and what is drunk in summer is cold. */
const drunkCold = new Set(['cooling', 'summer'])
/** A salad or a drink is for them too, and a dinner is so only where somebody says so. */
const looseOfCourses = new Set(['christmas', 'easter', 'new-year', 'cold-remedy', 'barbecue'])
/** When something is eaten, and by whom: of one or two dishes that say so the rest may do as well. */
const looseOfFew = new Set([
  ...['picnic', 'kids', 'festive', 'birthday', 'new-year', 'christmas', 'easter', 'romantic'],
  ...['cold-remedy', 'hangover', 'summer', 'autumn', 'winter', 'spring'],
])

/** What comes near to a question, and below how many answers it is shown behind them. */
export interface Wider {
  /** In the place of its occasions. */
  occasions: Condition[]
  /** In the place of its words. */
  words: Condition[]
  below: number
  /** What is left out is never said of all that suits it. */
  isSure: boolean
}

/** The question without the occasions that anything else may suit, and without how it is to eat. */
export function widerThan(
  slots: Slots,
  { conditions, textures }: { conditions: Condition[]; textures: Condition[] },
): Wider | undefined {
  const { occasions, dishes, courses, include, anyOf: choices, cuisines, useUp } = slots
  if (useUp.length > 1) return undefined
  const left = looseOf(slots)
  const kept = occasions.filter((id) => !left.includes(id) && isSoftOccasion(id)).map(condition)
  const named =
    slots.toEat === true ||
    kept.length > 0 ||
    [dishes, courses, include, choices, cuisines, useUp].some((list) => list.length > 0)
  if (!named || left.length + textures.length === 0) return undefined
  if (left.some((id) => drunkCold.has(id)))
    kept.push(endless(`!${quoted(lexeme.facet('occasions', 'warming'))}`))
  // What is never on a stove warms nobody.
  if (left.includes('warming')) kept.push(endless(`(${quoted(lexeme.cooked)} & !${cold})`))
  if (left.includes('kids') && slots.forToddler) kept.push(endless(notForToddlers))
  if (left.includes('sunday')) kept.push(endless(aRoast))
  if (left.includes('work-lunch')) kept.push(endless(carried))
  if (left.includes('new-year') || left.includes('christmas')) kept.push(endless(wintry))
  // What is drunk against a cold is hot; else a soup helps.
  if (left.includes('cold-remedy'))
    kept.push(courses.includes('drink') ? condition('warming') : endless(course('soup')))
  const words = conditions.filter((one) => !textures.includes(one))
  const isSure = left.some((id) => isLoose(slots, id)) || slots.words.some(isSeldomSaid)
  // What anybody has for breakfast a child has as well.
  const isOfAnybody = left.join() === 'kids' && courses.join() === 'breakfast'
  return { occasions: kept, words, below: isSure || isOfAnybody ? few : veryFew, isSure }
}

const course = (id: string) => quoted(lexeme.facet('courses', id))
const sure = (id: string) => quoted(lexeme.facet('occasions', id))
/** A cold soup is so by its name. */
const cold = anyOf(marksOf('occasions', 'cooling').map(quoted))
const far = ['thai', 'mexican', 'japanese', 'chinese', 'korean', 'vietnamese', 'indian']

/** What families sit down to: meat or fish, nobody is in a hurry, and it is no dinner of every day or of far away. */
const aRoast = allOf([
  anyOf(['meat', 'fish'].map((id) => quoted(lexeme.food(id)))),
  ...['soup', 'salad'].map((id) => `!${course(id)}`),
  ...marksOf('occasions', 'quick').map((mark) => `!${quoted(mark)}`),
  ...far.map((id) => `!${quoted(lexeme.facet('cuisines', id))}`),
  `(${quoted(lexeme.facet('equipment', 'oven'))} | !${sure('budget')})`,
])
/** A box has no room for a plate of soup, nor for one that is all sauce. */
const carried = allOf([
  `!${course('soup')}`,
  `(!${course('sauce')} | ${quoted(lexeme.facet('dishes', 'spread-dish'))})`,
])
/** A feast in winter has nothing of summer on the table, and no side dish alone. */
const wintry = `!${anyOf([sure('summer'), course('side')])}`

/** What is not said of those that come near; what is named is wanted more than when it is eaten. */
export function looseOf(slots: Slots): string[] {
  const left = slots.occasions.filter((id) => isLoose(slots, id))
  if (left.length > 0) return left
  const few = slots.occasions.filter((id) => looseOfFew.has(id))
  // «день народження 5 років, страви для малечі»: for whom it is stays.
  return few.length > 1 ? few.filter((id) => id !== 'kids') : few
}

function isLoose({ dishes, courses, include }: Slots, id: string): boolean {
  const isDish = include.every(isMadeDrink) && dishes.length + courses.length + include.length > 0
  const isCourse = isDish && !(courses.join() === 'main' && dishes.length === 0)
  return (
    loose.has(id) ||
    (isDish && looseOfDishes.has(id)) ||
    (isCourse && looseOfCourses.has(id)) ||
    // To drink on a hot day is whatever does not warm.
    (drunkCold.has(id) && courses.includes('drink'))
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
