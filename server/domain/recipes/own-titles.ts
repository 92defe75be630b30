import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

const most = 100

/** Titles of the actor's own recipes in which a word begins so, the last changed first. */
export async function ownTitles(ctx: Context, beginning: string): Promise<string[]> {
  const { personId } = signedIn(ctx)
  const typed = beginning.trim().replace(/[\\%_]/g, '\\$&')
  // recipes_changed: the rows of one person.
  const rows = await ctx.sql<{ title: string }[]>`
    SELECT title FROM recipes
    WHERE person_id = ${personId} AND removed_at IS NULL
      AND (title ILIKE ${`${typed}%`} OR title ILIKE ${`% ${typed}%`})
    GROUP BY title ORDER BY max(updated_at) DESC, title LIMIT ${most}`
  return rows.map((row) => row.title)
}

/** The id of the actor's own recipe of this title; of namesakes the one that changed last. */
export async function ownRecipeTitled(ctx: Context, title: string): Promise<string | null> {
  const { personId } = signedIn(ctx)
  const [row] = await ctx.sql<{ id: string }[]>`
    SELECT id FROM recipes
    WHERE person_id = ${personId} AND removed_at IS NULL AND lower(title) = lower(${title.trim()})
    ORDER BY updated_at DESC, id LIMIT 1`
  return row?.id ?? null
}
