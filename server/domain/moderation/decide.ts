import type { Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { feedChanged } from '../recipes/publication.ts'

type Deciding = Pick<Services, 'sql' | 'notices' | 'now'>

/** Takes a publication out of the feed until an operator lets it back; false where there is none. */
export async function hidePublication(
  services: Deciding,
  publicationId: string,
  because: string,
): Promise<boolean> {
  const hidden = await services.sql.begin(async (tx) => {
    const { count } = await tx`
      UPDATE publications SET hidden_because = ${because},
        withdrawn_at = coalesce(withdrawn_at, ${services.now()})
      WHERE id = ${publicationId}`
    await settle(tx, services, publicationId)
    return count > 0
  })
  if (hidden) await feedChanged(services)
  return hidden
}

/** Puts a hidden publication back, unless its author has deleted the recipe meanwhile or made it a draft. */
export async function restoreHidden(services: Deciding, publicationId: string): Promise<boolean> {
  const { count } = await services.sql`
    UPDATE publications p SET hidden_because = NULL,
      withdrawn_at = CASE WHEN r.removed_at IS NULL AND r.status = 'ready' THEN NULL ELSE p.withdrawn_at END
    FROM recipes r
    WHERE r.id = p.recipe_id AND p.id = ${publicationId} AND p.hidden_because IS NOT NULL`
  if (count > 0) await feedChanged(services)
  return count > 0
}

/** The reports were looked at, and the publication stays. */
export async function dismissReports(services: Deciding, publicationId: string): Promise<boolean> {
  return (await settle(services.sql, services, publicationId)) > 0
}

/** Takes a comment off from under a dish; false where there is none. */
export async function hideComment(
  services: Deciding,
  id: string,
  because: string,
): Promise<boolean> {
  const { count } = await services.sql`
    UPDATE comments SET hidden_because = ${because} WHERE id = ${id}`
  await dismissCommentReports(services, id)
  return count > 0
}

/** Lets a hidden comment back. */
export async function restoreHiddenComment({ sql }: Deciding, id: string): Promise<boolean> {
  const { count } = await sql`
    UPDATE comments SET hidden_because = NULL WHERE id = ${id} AND hidden_because IS NOT NULL`
  return count > 0
}

/** The reports of a comment were looked at, and it stays. */
export async function dismissCommentReports({ sql, now }: Deciding, id: string): Promise<boolean> {
  const { count } = await sql`
    UPDATE reports SET settled_at = ${now()} WHERE comment_id = ${id} AND settled_at IS NULL`
  return count > 0
}

/** Those of the dish itself: what was said under it is decided one by one. */
async function settle(
  sql: Transaction | Services['sql'],
  { now }: Deciding,
  publicationId: string,
): Promise<number> {
  const { count } = await sql`
    UPDATE reports SET settled_at = ${now()}
    WHERE publication_id = ${publicationId} AND comment_id IS NULL AND settled_at IS NULL`
  return count
}
