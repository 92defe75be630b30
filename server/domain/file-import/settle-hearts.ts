import type { Household } from '../../../shared/wire/household.ts'
import type { IntakeTrouble } from '../../../shared/wire/intakes.ts'
import type { Context } from '../../kernel/context.ts'
import { asDomainError } from '../../kernel/errors.ts'
import { follow, unfollow } from '../feed/authors.ts'
import { like, unlike } from '../feed/likes.ts'

interface Hearts {
  likes: string[]
  follows: string[]
  /** What this house's feed does not have, by title. */
  missing: IntakeTrouble[]
}

/** What was liked and whom they followed, as far as this feed has them: another house has a feed of its own. */
export async function settleHearts(ctx: Context, household: Household): Promise<Hearts> {
  const hearts: Hearts = { likes: [], follows: [], missing: [] }
  const give = async (one: { id: string; title: string }, to: string[], act: () => unknown) => {
    try {
      await act()
      to.push(one.id)
    } catch (error) {
      if (asDomainError(error).needsOperator) throw error
      hearts.missing.push({ where: '', title: one.title, problem: 'not_here' })
    }
  }
  for (const one of household.likes)
    await give(one, hearts.likes, () => like(ctx, { publicationId: one.id }))
  for (const one of household.follows)
    await give(one, hearts.follows, () => follow(ctx, { authorId: one.id }))
  return hearts
}

export async function unsettleHearts(
  ctx: Context,
  { likes = [], follows = [] }: { likes?: string[]; follows?: string[] },
): Promise<void> {
  for (const id of likes) await unlike(ctx, { publicationId: id }).catch(() => {})
  for (const id of follows) await unfollow(ctx, { authorId: id })
}
