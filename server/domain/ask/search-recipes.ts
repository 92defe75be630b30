import { refine } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import type { SearchAnswer } from '../../../shared/wire/search.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { feedItem } from '../feed/card.ts'
import { chipsOf, oneOfTwo, settledBy, withoutChips } from './chips.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { type Beside, filtered, find, nothing } from './finding.ts'
import { cookFromHome, homeThread } from './from-home.ts'
import { othersThanSeen } from './others.ts'
import { passedOver } from './passed-over.ts'
import { readQuestion } from './read-question.ts'
import { spareOf, spareText } from './spare.ts'
import { relaxedText, summaryOf, takenText } from './summary.ts'
import { thanShown } from './than-shown.ts'
import { nearStages } from './wider.ts'

interface Question extends Beside {
  text: string
  /** Earlier questions of the same conversation, the oldest first. */
  prev?: readonly string[] | undefined
  /** Whoever asks may know what is at home in the actor's kitchen. */
  home?: boolean
}

/** Answers a question about food: the one search behind /ask, the agents' tool and the search box. */
export async function searchRecipes(ctx: Context, input: Question): Promise<SearchAnswer> {
  const { isHome, ...thread } = homeThread(ctx, input.text, input.prev ?? [])
  if (input.home && isHome && ctx.config.feedEnabled) {
    const asked = await slotsOf(ctx, ctx.sql, thread)
    const { items, chips, taken, summary } = await cookFromHome(ctx, asked, { limit: 10, ...input })
    return { items, chips, taken, summary, relaxed: null, spare: [], next: null }
  }
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  return answerTo(ctx, sql, await slotsOf(ctx, sql, input), input)
}

/** The answer to what was understood already. */
export function answerTo(
  ctx: Context,
  sql: Sql,
  understood: Slots,
  input: Beside,
): Promise<SearchAnswer> {
  const page = (cursor = input.cursor) => pageOf(ctx, sql, understood, { ...input, cursor })
  if (input.cursor !== undefined) return page()
  return othersThanSeen(understood.others ?? 0, input.told ?? understood.language, page)
}

async function pageOf(
  ctx: Context,
  sql: Sql,
  understood: Slots,
  input: Beside,
): Promise<SearchAnswer> {
  const said = settledBy(understood, input.settled ?? [])
  const all = withoutChips(oneOfTwo(said), input.dropped ?? [])
  const { currency } = ctx.config
  const inWhich = input.told ?? all.language
  const passed = await passedOver(ctx, sql, all, input.text ?? '')
  const slots = {
    ...all,
    words: all.words.filter((word) => !passed.words.includes(word)),
    ...(all.vague === undefined && passed.vague !== undefined && { vague: passed.vague }),
  }
  const found = ctx.config.feedEnabled
    ? await find(
        ctx,
        sql,
        slots,
        filtered(slots, input),
        (input.limit ?? 10) + 1,
        placeOf(input.cursor),
      )
    : nothing('nothingMeets')
  const rows = found.rows.slice(0, input.limit ?? 10)
  const items = rows.map((row) => feedItem(ctx, row))
  const last = found.rows.length > rows.length ? rows.at(-1) : undefined
  // In an order that was asked for, nothing was chosen by us.
  const told = { ...slots, language: inWhich }
  const taken = items.length === 0 || input.sort ? null : takenText(told, currency)
  const relaxed =
    items.length === 0 ? null : relaxedText(told, { ...found, passed: passed.words }, currency)
  const chips = chipsOf(all, ctx.language, currency)
  const lost = found.reason === 'nothingMeets' && !input.cursor && ctx.config.feedEnabled
  const spare = lost ? await spareOf(ctx, sql, slots, chipsOf(slots, inWhich, currency), input) : []
  const sentences = [taken, relaxed, spareText(spare, inWhich)].filter((one) => one !== null)
  return {
    items,
    chips,
    summary: [summaryOf(told, items.length, found, currency), ...sentences].join(' '),
    taken,
    relaxed,
    spare,
    next: last
      ? cursorOf({
          stage: found.stage + (rows.length > (found.sure ?? rows.length) ? nearStages : 0),
          score: last.score,
          publishedAt: last.published_at,
        })
      : null,
  }
}

/** What is asked, earlier questions of the conversation included. */
export async function slotsOf(
  ctx: Context,
  sql: Sql,
  { text, prev = [] }: Pick<Question, 'text' | 'prev'>,
): Promise<Slots> {
  const [first = text, ...later] = [...prev.slice(-10), text]
  // Before the first question nothing was seen.
  let slots: Slots = { ...(await readQuestion(ctx, sql, first)), others: 0 }
  for (const next of later) {
    const before = slots
    slots = await thanShown(refine(before, await readQuestion(ctx, sql, next)), async () =>
      ctx.config.feedEnabled ? (await find(ctx, sql, before, oneOfTwo(before), 10)).rows : [],
    )
  }
  return slots
}
