import { refine } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import type { SearchAnswer, SearchInput } from '../../../shared/wire/search.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/client.ts'
import { feedItem } from '../feed/card.ts'
import { type Asked, bestMatches, type RankedRow } from './candidates.ts'
import { chipsOf, oneOfTwo, withoutChips } from './chips.ts'
import { cursorOf, type Place, placeOf } from './cursor.ts'
import { type Plan, planOf, type SoftKind, softKinds } from './plan.ts'
import { readQuestion } from './read-question.ts'
import { relaxedText, summaryOf } from './summary.ts'
import { thanShown } from './than-shown.ts'

type Question = Pick<SearchInput, 'text'> & Partial<SearchInput> & Pick<Asked, 'sort'>

/** Answers a question about food: the one search behind /ask, the agents' tool and the search box. */
export async function searchRecipes(ctx: Context, input: Question): Promise<SearchAnswer> {
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const slots = await slotsOf(ctx, sql, input)
  const found = ctx.config.feedEnabled
    ? await find(ctx, sql, filtered(slots, input), (input.limit ?? 10) + 1, placeOf(input.cursor))
    : nothing
  const rows = found.rows.slice(0, input.limit ?? 10)
  const items = rows.map((row) => feedItem(ctx, row))
  const last = found.rows.length > rows.length ? rows.at(-1) : undefined
  return {
    items,
    chips: chipsOf(slots, ctx.language, ctx.config.currency),
    summary: summaryOf(slots, items.length, found.dropped, ctx.config.currency),
    relaxed: items.length === 0 ? null : relaxedText(slots, found.dropped, ctx.config.currency),
    next: last
      ? cursorOf({ stage: found.stage, score: last.score, publishedAt: last.published_at })
      : null,
  }
}

/** What is asked, earlier questions of the conversation included. */
async function slotsOf(
  ctx: Context,
  sql: Sql,
  { text, prev = [], dropped = [] }: Question,
): Promise<Slots> {
  const [first = text, ...later] = [...prev.slice(-10), text]
  let slots = await readQuestion(ctx, sql, first)
  for (const next of later) {
    const before = slots
    slots = await thanShown(refine(before, await readQuestion(ctx, sql, next)), async () =>
      ctx.config.feedEnabled ? (await find(ctx, sql, oneOfTwo(before), 10)).rows : [],
    )
  }
  return withoutChips(oneOfTwo(slots), dropped)
}

/** The largest number that the columns hold; whatever is beyond compares just the same. */
const largestInteger = 2_147_483_647
const whole = (limit: number) => Math.min(Math.floor(limit), largestInteger)

/** The question with the filters beside it. A limit that was said holds too, so the tighter one counts. */
function filtered(slots: Slots, { time, max, diets = [], sort }: Question): Asked {
  return {
    ...slots,
    diets: [...new Set([...slots.diets, ...diets])],
    ...(time !== undefined && {
      maxMinutes: Math.min(whole(time), slots.maxMinutes ?? largestInteger),
    }),
    ...(max !== undefined && { maxServingPrice: whole(max) }),
    ...(sort && { sort }),
  }
}

interface Found {
  rows: RankedRow[]
  dropped: SoftKind[]
  /** Which of the ways to relax the question it was. */
  stage: number
}

const nothing: Found = { rows: [], dropped: [], stage: 0 }

async function find(
  ctx: Context,
  sql: Sql,
  slots: Asked,
  limit: number,
  after: Place | null = null,
): Promise<Found> {
  const plan = await planOf(ctx, sql, slots)
  if (isNonsense(plan, slots)) return nothing
  const ways = waysToRelax(plan)
  for (const [stage, dropped] of ways.entries()) {
    // The next page is relaxed as the first was.
    if (after && stage !== after.stage) continue
    const kept = softKinds.filter((kind) => !dropped.includes(kind))
    const conditions = [...plan.must, ...kept.flatMap((kind) => plan.soft[kind] ?? [])]
    const rows = await bestMatches(ctx, sql, slots, { ...plan, conditions }, limit, after)
    if (rows.length > 0 || after) return { rows, dropped, stage }
    // Where the refusals leave nothing there is nothing: to widen the question for their sake would
    // make «без цибулі» add what the same question without it does not show.
    if (plan.never.length > 0) {
      const refused = await bestMatches(ctx, sql, slots, { ...plan, conditions, never: [] }, 1)
      if (refused.length > 0) return { rows, dropped, stage }
    }
  }
  return nothing
}

/** First the whole question, then without its words, and so on; what must be stays to the end. */
function waysToRelax(plan: Plan): SoftKind[][] {
  const present = softKinds.filter(
    (kind) =>
      (plan.soft[kind] ?? []).length > 0 || (kind === 'words' && plan.unknownWords.length > 0),
  )
  const start = plan.unknownWords.length > 0 ? 1 : 0
  // What is left when everything soft is gone has to be a question still.
  const end = plan.must.length > 0 || plan.never.length > 0 ? present.length : present.length - 1
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, n) => present.slice(0, start + n))
}

/**
 * Below this floor there is no answer: nothing was understood, or of the little that was (a country, an
 * occasion) no more than of what was not.
 */
function isNonsense(plan: Plan, slots: Slots): boolean {
  const asked = plan.must.length + plan.never.length
  const vague = (plan.soft.occasions?.length ?? 0) + (plan.soft.equipment?.length ?? 0)
  const places = plan.soft.cuisines?.length ?? 0
  const words = plan.soft.words?.length ?? 0
  const limited =
    slots.maxMinutes !== undefined || slots.minMinutes !== undefined || slots.price !== undefined
  if (asked > 0) return false
  if (vague + places + words === 0) return !limited || plan.unknownWords.length > 0
  if (vague + places === 0) return plan.unknownWords.length > 0
  return plan.unknownWords.length > vague + (places > 0 && vague > 0 ? 1 : 0)
}
