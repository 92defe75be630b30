import { askedFromHome } from '../../../shared/food/ask/at-home.ts'
import { followsUp } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { searchSentences } from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import type { HomeSearch } from '../../../shared/wire/search.ts'
import type { Context } from '../../kernel/context.ts'
import { feedItem } from '../feed/card.ts'
import { against, type Shelf, shelfOf } from '../pantry/dishes.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { chipsOf, oneOfTwo, settledBy, withoutChips } from './chips.ts'
import { type Beside, filtered, find } from './finding.ts'

/** So many of those that fit best are looked into, and so many are shown. */
const looked = 150
const shown = 30

/** A question and those before it without their words for what is at home. */
interface HomeThread {
  text: string
  prev: string[]
  /** Whether dishes of that are asked for: by it, or by one that it leans on. */
  isHome: boolean
}

/** «десерт без молока», «а з того, що є вдома?»: what was said before holds, and so do these words for what leans on them. */
export function homeThread(
  ctx: Context,
  text: string,
  prev: readonly string[],
  isAsked = false,
): HomeThread {
  if (!ctx.actor) return { text, prev: [...prev], isHome: false }
  const rest = askedFromHome(text)
  const before = prev.map(askedFromHome)
  const wasSaid = before.some((one) => one !== null)
  return {
    text: rest ?? text,
    prev: prev.map((one, at) => before[at] ?? one),
    isHome: isAsked || rest !== null || (wasSaid && followsUp(understandQuery(text))),
  }
}

/** Dishes of what is at home: those that lack least come first, and each says what it lacks. */
export async function cookFromHome(
  ctx: Context,
  asked: Slots,
  beside: Beside,
): Promise<HomeSearch> {
  const shelf = await shelfOf(ctx)
  const foods = [...new Set(shelf.goods.flatMap(({ food }) => food ?? []))]
  const said = withoutChips(oneOfTwo(settledBy(asked, beside.settled ?? [])), beside.dropped ?? [])
  const chips = chipsOf(said, ctx.language, ctx.config.currency)
  const items = foods.length === 0 ? [] : await itemsFor(ctx, shelf, foods, said, beside)
  const sentences = searchSentences[ctx.language]
  const lacking = items
    .slice(0, 3)
    .flatMap(({ title, missing }) =>
      missing.length === 0 ? [] : [fill(sentences.lacks, { title, list: missing.join(', ') })],
    )
  const taken = foods.length === 0 ? sentences.homeUnknown : sentences.fromHome
  return { items, chips, goods: foods.length, taken, summary: [taken, ...lacking].join(' ') }
}

async function itemsFor(
  ctx: Context,
  shelf: Shelf,
  foods: string[],
  said: Slots,
  beside: Beside,
): Promise<HomeSearch['items']> {
  const slots = { ...said, useUp: [...new Set([...said.useUp, ...foods])] }
  const { rows } = await find(
    ctx,
    ctx.sql,
    slots,
    { ...filtered(slots, beside), home: true },
    looked,
  )
  // By primary keys.
  const dishes = await ctx.sql<{ id: string; ingredients: ParsedLine[] }[]>`
    SELECT p.id, r.ingredients FROM publications p JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE p.id = ANY(${rows.map((row) => row.id)})`
  const lines = new Map(dishes.map((dish) => [dish.id, dish.ingredients]))
  return rows
    .map((row) => ({ row, ...against(lines.get(row.id) ?? [], shelf, ctx.language) }))
    .filter(({ there }) => there > 0)
    .map((one, rank) => ({ ...one, rank }))
    .sort((a, b) => a.missing.length - b.missing.length || b.there - a.there || a.rank - b.rank)
    .slice(0, beside.limit ?? shown)
    .map(({ row, missing }) => ({ ...feedItem(ctx, row), missing }))
}
