import type { OwnPage } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { chipsOf, oneOfTwo, settledBy, withoutChips } from '../ask/chips.ts'
import { type AskedFor, eatersNamed } from '../ask/eaters.ts'
import { filtered } from '../ask/finding.ts'
import { relaxedText } from '../ask/summary.ts'
import { isQuestion, type Understood, understand } from '../ask/understand.ts'
import { listMeeting, listRecipes, type RecipeListQuery } from '../recipes/list.ts'
import { meeting } from './meeting.ts'
import { ownPlan, waysToAsk } from './own-plan.ts'

interface OwnQuery extends RecipeListQuery {
  /** Ids of chips that the person took away. */
  dropped?: readonly string[]
  /** What was unsure and the person decided. */
  settled?: readonly string[]
  /** Whoever asks may know what those who eat in the kitchen do not eat. */
  forEaters?: boolean
}

/**
 * What somebody looks for among their own recipes: words as they are, or a question, which is understood
 * as the feed's is. What was refused is never shown, and words never stand in for a question that refuses.
 */
export async function findOwn(ctx: Context, query: OwnQuery): Promise<OwnPage> {
  const q = query.q?.trim() ?? ''
  if (q === '') return { ...(await listRecipes(ctx, query)), question: null }
  const whom = query.forEaters ? await eatersNamed(ctx, q) : null
  const understood = await understand(ctx, { q: whom?.q ?? q })
  // Too tangled to tell what it refuses.
  if (understood.slots.tangled)
    return { items: [], nextCursor: null, question: { chips: understood.chips, ...plainly } }
  if (whom) {
    const { items, nextCursor, question } = await asQuestion(
      ctx,
      { ...query, q: whom.q },
      understood,
      whom.needs,
    )
    return { items, nextCursor, question: question && { ...question, taken: whom.said } }
  }
  if (isQuestion(q, understood.chips)) return asQuestion(ctx, { ...query, q }, understood)
  const found = await listRecipes(ctx, query)
  const names = understood.chips.some(({ kind }) => kind !== 'words' && kind !== 'vague')
  if (found.items.length > 0 || !names) return { ...found, question: null }
  const answer = await asQuestion(ctx, { ...query, q }, understood)
  return answer.items.length > 0 ? answer : { ...found, question: null }
}

const plainly = { relaxed: null, taken: null }

async function asQuestion(
  ctx: Context,
  { q, dropped = [], settled = [], ...query }: OwnQuery & { q: string },
  understood: Understood,
  table?: AskedFor['needs'],
): Promise<OwnPage> {
  const { currency } = ctx.config
  const slots = withoutChips(oneOfTwo(settledBy(understood.slots, settled)), dropped)
  const chips = chipsOf(slots, ctx.language, currency)
  const plan = ownPlan(filtered(slots, { text: q, table }), currency)
  for (const left of waysToAsk(plan)) {
    const page = await listMeeting(ctx, query, meeting(ctx.sql, plan, left, q))
    if (page.items.length === 0) continue
    const told = { ...slots, language: ctx.language }
    const relaxed = left.length === 0 ? null : relaxedText(told, { dropped: left }, currency)
    return { ...page, question: { chips, relaxed, taken: null } }
  }
  // A tag or a word as it was typed, where it can bring in nothing that was refused or is too long or dear.
  const words = plan.isBound ? null : await listRecipes(ctx, { ...query, q })
  return {
    ...(words ?? { items: [], nextCursor: null }),
    question: { chips, ...plainly },
  }
}
