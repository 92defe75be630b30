import { mealSlots } from '../../../../shared/meals.ts'
import { wholeUnits } from '../../../../shared/money.ts'
import type { FillEntry, FillPreview, PlanFill } from '../../../../shared/wire/plan-fill.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { countOwnUse } from '../../limits/count-use.ts'
import { needsOf, portionsAmong } from '../../members/needs.ts'
import { type MemberRow, membersOf } from '../../members/rows.ts'
import { shelfOf } from '../../pantry/dishes.ts'
import { isPartOfDish } from '../../search/no-dinner.ts'
import { dayLong, dayOf, instantOf } from '../days.ts'
import { pictureOf } from '../rows.ts'
import { homeTerms, missingOf } from './at-home.ts'
import { type Candidate, coursesOf } from './candidate.ts'
import { findCandidates } from './candidates.ts'
import { chooseDishes } from './choose.ts'
import { type FillRules, narrowedBy } from './narrowed.ts'
import { dishesNamed } from './rows.ts'
import { takenAround } from './taken.ts'

const longest = 14
/** One who tries alone rarely cooks for one alone. */
const usualTable = 2

type Placed = Pick<FillEntry, 'date' | 'slot'>

/**
 * A week as it could be, for these people, minutes and money; nothing is written. A meal that has something
 * in it stays as it is, and so does what the person keeps.
 */
export async function fillPlan(ctx: Context, input: PlanFill): Promise<FillPreview> {
  const actor = signedIn(ctx)
  const days = daysBetween(input.from, input.to)
  await countOwnUse(ctx, 'fill')
  const shelf = input.fromHome ? await shelfOf(ctx) : null
  const [taken, everybody, named] = await Promise.all([
    takenAround(ctx, input.from, input.to, input.weeksApart),
    membersOf(ctx.sql, actor.kitchenId),
    dishesNamed(ctx, input.keep.map(dishOf)),
  ])
  const table = eatingAlong(everybody, input.eaters)
  const servings = input.servings ?? portionsAmong(table) ?? usualTable
  const kept = input.keep.flatMap(({ date, slot, ...dish }) => {
    const candidate = named.get(idOf(dish))
    return candidate ? [{ date, slot, candidate }] : []
  })
  const held = new Set(kept.map(({ date, slot }) => `${date} ${slot}`))
  const places = days
    .flatMap((date) => input.slots.map((slot): Placed => ({ date, slot })))
    .filter(({ date, slot }) => !held.has(`${date} ${slot}`) && !taken.meals.has(`${date} ${slot}`))
  const beside = kept.map(({ candidate }) => candidate)
  const spent = beside.reduce((sum, one) => sum + one.perServing * servings, 0)
  const home = homeTerms(shelf)
  const fillBy = async ({ members, diets, maxMinutes, budget, around }: FillRules) => {
    const needs = needsOf(members)
    const found = await findCandidates(ctx, {
      needs: { ...needs, diets: [...new Set([...needs.diets, ...diets])] },
      courses: [...new Set(input.slots.flatMap((slot) => coursesOf[slot]))],
      maxMinutes,
      seed: input.seed,
      home,
      places: places.length,
    })
    const refused = new Set([...input.except, ...(around?.keys ?? [])])
    const fresh = found.filter(
      (one) =>
        !refused.has(one.key) &&
        !refused.has(idOf(one.dish)) &&
        // Dough for dumplings goes under dumplings, and is no meal yet.
        !isPartOfDish(one.title) &&
        !around?.titles.has(one.title.toLowerCase()),
    )
    return chooseDishes(places, fresh, {
      seed: input.seed,
      servings,
      budget: budget === undefined ? undefined : Math.max(0, budget - spent),
      beside,
    })
  }
  const rules: FillRules = {
    members: table,
    diets: input.diets,
    maxMinutes: input.maxMinutes,
    budget: input.budget,
    around: taken,
  }
  const chosen = await fillBy(rules)
  const filled = places.flatMap((place, at) => {
    const candidate = chosen[at]
    return candidate ? [{ ...place, candidate }] : []
  })
  const { currency } = ctx.config
  const all = [...kept, ...filled]
  const missing = await missingOf(
    ctx,
    shelf,
    all.map(({ candidate }) => candidate),
  )
  const entries = all
    .map(({ candidate, ...place }) => ({
      ...entryOf(place, candidate, servings, currency),
      ...missing.get(candidate.key),
    }))
    .sort((a, b) => a.date.localeCompare(b.date) || slotRank(a) - slotRank(b))
  return {
    entries,
    missing: places.filter((_, at) => !chosen[at]),
    narrowed: await narrowedBy(rules, chosen, fillBy, ctx.language),
    // As the plan will: rounded once, and not each dish by itself.
    total: wholeUnits(
      all.reduce((sum, { candidate }) => sum + candidate.perServing * servings, 0),
      currency,
    ),
    unpriced: entries.filter((one) => one.price === null).length,
    servings,
    currency,
  }
}

function eatingAlong(everybody: MemberRow[], eaters: readonly string[] | undefined): MemberRow[] {
  if (!eaters) return everybody
  const table = everybody.filter((one) => eaters.includes(one.id))
  if (table.length === 0) throw new DomainError('member_unknown')
  return table
}

const slotRank = (place: Placed) => mealSlots.indexOf(place.slot)

function dishOf(kept: PlanFill['keep'][number]) {
  return 'recipeId' in kept ? { recipeId: kept.recipeId } : { publicationId: kept.publicationId }
}

function idOf(dish: Candidate['dish']): string {
  return 'recipeId' in dish ? dish.recipeId : dish.publicationId
}

function entryOf(place: Placed, of: Candidate, servings: number, currency: string): FillEntry {
  return {
    ...place,
    dish: of.dish,
    title: of.title,
    language: of.language,
    servings,
    minutes: of.minutes,
    price: of.perServing > 0 ? wholeUnits(of.perServing * servings, currency) : null,
    picture: pictureOf(of.picture.seed, of.picture.photoId),
  }
}

function daysBetween(from: string, to: string): string[] {
  const count = (instantOf(to) - instantOf(from)) / dayLong + 1
  if (count < 1) throw new DomainError('dates_crossed')
  if (count > longest) throw new DomainError('days_too_many', { days: longest })
  return Array.from({ length: count }, (_, at) => dayOf(new Date(instantOf(from) + at * dayLong)))
}
