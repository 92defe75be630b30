import type { OwnMatches, OwnMatchesInput } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { findOwn } from './find-own.ts'

/** So many are counted; of more it is said that there are more. */
const mostCounted = 100

/**
 * How many recipes of the kitchen, or of one's own where those are more for their drafts, meet what is asked of
 * the feed. What comes only near is not counted.
 */
export async function countOwn(ctx: Context, asked: OwnMatchesInput): Promise<OwnMatches> {
  const [kitchen, mine] = await Promise.all(
    (['kitchen', 'mine'] as const).map(async (of): Promise<OwnMatches> => {
      const page = await findOwn(ctx, { ...asked, of, limit: mostCounted, forEaters: true })
      const near = page.question !== null && page.question.relaxed !== null
      return {
        of,
        count: near ? 0 : page.items.length,
        more: !near && page.nextCursor !== null,
      }
    }),
  )
  if (!kitchen || !mine) throw new Error('Two shelves are asked, and two answer.')
  return kitchen.count > mine.count ? kitchen : mine
}
