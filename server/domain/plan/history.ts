import type { CookedPage, PlanHistory } from '../../../shared/wire/plan-history.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { startOfPage } from '../../kernel/page-start.ts'
import { mayRead } from '../recipes/may-read.ts'
import { pictureOf } from './rows.ts'

interface Row {
  id: string
  date: string
  title: string
  servings: number
  recipeId: string | null
  note: string
  cook: string | null
  photo_id: string | null
  seed: string | null
}

/** What the kitchen has cooked, or one dish of it: the last first, with who did and what they remembered. */
export async function cookedBefore(ctx: Context, input: PlanHistory): Promise<CookedPage> {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const offset = startOfPage(input.cursor)
  const of = input.recipeId === undefined ? sql`` : sql`AND e.recipe_id = ${input.recipeId}`
  // plan_entries_cooked, then by primary keys
  const rows = await sql<Row[]>`
    SELECT e.id, to_char(e.date, 'YYYY-MM-DD') AS date, e.title, e.servings, r.id AS "recipeId",
      e.cooked_note AS note, p.display_name AS cook, r.photo_id,
      coalesce((SELECT o.id FROM publications o WHERE o.recipe_id = r.id AND o.withdrawn_at IS NULL), r.id)
        AS seed
    FROM plan_entries e LEFT JOIN recipes r ON r.id = e.recipe_id AND ${mayRead(sql, actor)}
    LEFT JOIN people p ON p.id = e.cooked_by
    WHERE e.kitchen_id = ${actor.kitchenId} AND e.cooked_at IS NOT NULL AND e.removed_at IS NULL ${of}
    ORDER BY e.date DESC, e.id DESC LIMIT ${input.limit + 1} OFFSET ${offset}`
  return {
    entries: rows.slice(0, input.limit).map(({ photo_id, seed, ...row }) => ({
      ...row,
      picture: seed === null ? null : pictureOf(seed, photo_id),
    })),
    nextCursor: rows.length > input.limit ? String(offset + input.limit) : null,
  }
}

/** What is to be remembered of one cooking, for everybody of the kitchen. */
export async function noteCooking(
  ctx: Context,
  input: { id: string; note: string },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const noted = await ctx.sql`
    UPDATE plan_entries SET cooked_note = ${input.note}, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND cooked_at IS NOT NULL
      AND removed_at IS NULL`
  if (noted.count === 0) throw new DomainError('plan_entry_unknown')
  return { id: input.id }
}
