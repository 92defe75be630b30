import type { AuthorView } from '../../../shared/wire/feed.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

/** A person is an author once something of theirs is in the feed; before that nobody can look them up. */
export async function getAuthor(ctx: Context, input: { authorId: string }): Promise<AuthorView> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  const me = ctx.actor?.personId ?? null
  // publications_author, follows by its key
  const [row] = await ctx.sql<
    { display_name: string; recipes: number; followers: number; following: boolean }[]
  >`
    SELECT a.display_name,
      (SELECT count(*)::int FROM publications p WHERE p.author_id = a.id AND p.withdrawn_at IS NULL) AS recipes,
      (SELECT count(*)::int FROM follows f WHERE f.author_id = a.id) AS followers,
      EXISTS (SELECT 1 FROM follows f WHERE f.author_id = a.id AND f.follower_id = ${me}) AS following
    FROM people a WHERE a.id = ${input.authorId}`
  if (!row || row.recipes === 0) throw new DomainError('author_unknown')
  return {
    id: input.authorId,
    displayName: row.display_name,
    recipes: row.recipes,
    followers: row.followers,
    following: row.following,
    self: me === input.authorId,
  }
}

export async function follow(
  ctx: Context,
  input: { authorId: string },
): Promise<{ following: boolean }> {
  const actor = signedIn(ctx)
  if (actor.personId === input.authorId) throw new DomainError('follow_self')
  await getAuthor(ctx, input)
  await ctx.sql`
    INSERT INTO follows (author_id, follower_id) VALUES (${input.authorId}, ${actor.personId})
    ON CONFLICT DO NOTHING`
  return { following: true }
}

export async function unfollow(
  ctx: Context,
  input: { authorId: string },
): Promise<{ following: boolean }> {
  const actor = signedIn(ctx)
  await ctx.sql`DELETE FROM follows WHERE author_id = ${input.authorId} AND follower_id = ${actor.personId}`
  return { following: false }
}
