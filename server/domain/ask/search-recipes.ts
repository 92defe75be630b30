import { refine } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import type { SearchAnswer, SearchInput } from '../../../shared/wire/search.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/client.ts'
import { type CardRow, feedItem } from '../feed/card.ts'
import { type Asked, bestMatches } from './candidates.ts'
import { chipsOf, oneOfTwo, withoutChips } from './chips.ts'
import { type Plan, planOf, type SoftKind, softKinds } from './plan.ts'
import { relaxedText, summaryOf } from './summary.ts'

type Question = Pick<SearchInput, 'text'> & Partial<SearchInput>

/** Answers a question about food: the one search behind /ask, the agents' tool and the search box. */
export async function searchRecipes(ctx: Context, input: Question): Promise<SearchAnswer> {
  const slots = slotsOf(input)
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const found = ctx.config.feedEnabled
    ? await find(ctx, sql, filtered(slots, input), input.limit ?? 10)
    : { rows: [], dropped: [] }
  const items = found.rows.map((row) => feedItem(ctx, row))
  return {
    items,
    chips: chipsOf(slots, ctx.language, ctx.config.currency),
    summary: summaryOf(slots, items.length, found.dropped, ctx.config.currency),
    relaxed: items.length === 0 ? null : relaxedText(slots, found.dropped, ctx.config.currency),
  }
}

/** What is asked, earlier questions of the conversation included. */
function slotsOf({ text, prev = [], dropped = [] }: Question): Slots {
  const [first = text, ...later] = [...prev.slice(-10), text]
  const slots = later.reduce(
    (before, next) => refine(before, understandQuery(next)),
    understandQuery(first),
  )
  return withoutChips(oneOfTwo(slots), dropped)
}

/** The largest number that the columns hold; whatever is beyond compares just the same. */
const largestInteger = 2_147_483_647
const whole = (limit: number) => Math.min(Math.floor(limit), largestInteger)

/** The question with the filters beside it. A limit that was said holds too, so the tighter one counts. */
function filtered(slots: Slots, { time, max, diets = [] }: Question): Asked {
  return {
    ...slots,
    diets: [...new Set([...slots.diets, ...diets])],
    ...(time !== undefined && {
      maxMinutes: Math.min(whole(time), slots.maxMinutes ?? largestInteger),
    }),
    ...(max !== undefined && { maxServingPrice: whole(max) }),
  }
}

interface Found {
  rows: CardRow[]
  dropped: SoftKind[]
}

async function find(ctx: Context, sql: Sql, slots: Asked, limit: number): Promise<Found> {
  const plan = await planOf(ctx, sql, slots)
  if (isNonsense(plan, slots)) return { rows: [], dropped: [] }
  for (const dropped of waysToRelax(plan)) {
    const kept = softKinds.filter((kind) => !dropped.includes(kind))
    const conditions = [...plan.must, ...kept.flatMap((kind) => plan.soft[kind] ?? [])]
    const rows = await bestMatches(ctx, sql, slots, { ...plan, conditions }, limit)
    if (rows.length > 0) return { rows, dropped }
    // Where the refusals leave nothing there is nothing: to widen the question for their sake would
    // make «без цибулі» add what the same question without it does not show.
    if (plan.never.length > 0) {
      const refused = await bestMatches(ctx, sql, slots, { ...plan, conditions, never: [] }, 1)
      if (refused.length > 0) return { rows, dropped }
    }
  }
  return { rows: [], dropped: [] }
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
