import type { Intake } from '../../../shared/wire/intakes.ts'
import type { Transaction } from '../../db/client.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { removeRecipes } from '../recipes/remove.ts'
import { getIntake, ownIntake } from './read.ts'
import { unsettleHearts } from './settle-hearts.ts'
import type { Made } from './settle-household.ts'
import { unsettleKitchens } from './settle-kitchens.ts'

/** The person's yes: to which of the recipes, and as what. From now on they are taken step by step. */
export async function beginIntake(
  ctx: Context,
  input: {
    id: string
    positions: readonly number[]
    asDrafts: boolean
    household: boolean
    kitchenId?: string | undefined
  },
): Promise<Intake> {
  const { actor } = await inKitchen(ctx, input.kitchenId ?? signedIn(ctx).kitchenId)
  await ctx.sql.begin(async (tx) => {
    const intake = await ownIntake(ctx, tx, input.id, true)
    // A second press, or a second window: the first yes stands.
    if (intake.status !== 'found') return
    await tx`
      UPDATE intakes SET status = 'taking', as_drafts = ${input.asDrafts},
        take_household = ${input.household}, kitchen_id = ${actor.kitchenId}, touched_at = ${ctx.now()}
      WHERE id = ${intake.id}`
    await tx`
      UPDATE intake_recipes
      SET state = CASE WHEN position = ANY(${[...input.positions]}::bigint[]) THEN 'chosen' ELSE 'left' END
      WHERE intake_id = ${intake.id}`
  })
  return getIntake(ctx, input)
}

/** Takes the whole import back. What the person has changed or published since stays. */
export async function undoIntake(ctx: Context, input: { id: string }): Promise<Intake> {
  const made = await ctx.sql.begin(async (tx) => {
    const intake = await ownIntake(ctx, tx, input.id, true)
    const rows = await tx<{ id: string }[]>`
      SELECT r.id FROM intake_recipes i JOIN recipes r ON r.id = i.recipe_id
      WHERE i.intake_id = ${intake.id} AND r.version = coalesce((i.about->>'savings')::int, 1)
        AND NOT EXISTS (SELECT 1 FROM publications p
          WHERE p.recipe_id = r.id AND p.withdrawn_at IS NULL)`
    const ids = rows.map((row) => row.id)
    await forgetUndrawn(tx, intake.id, ids)
    await removeRecipes(ctx, tx, ids)
    const [kept] = await tx<{ made: Made | null }[]>`
      SELECT household_made AS made FROM intakes WHERE id = ${intake.id}`
    if (kept?.made) await unsettleKitchens(ctx, tx, kept.made)
    await tx`
      UPDATE intake_recipes i SET state = 'found', recipe_id = NULL, photo_why = NULL,
        photo_left = i.photo_left AND i.photo_why IS NULL, known = i.known OR r.id IS NOT NULL
      FROM intake_recipes old LEFT JOIN recipes r ON r.id = old.recipe_id AND r.removed_at IS NULL
      WHERE i.intake_id = ${intake.id} AND old.intake_id = i.intake_id AND old.position = i.position`
    await tx`
      UPDATE intakes SET status = 'found', household_made = NULL, touched_at = ${ctx.now()} WHERE id = ${intake.id}`
    return kept?.made ?? {}
  })
  await unsettleHearts(ctx, made)
  return getIntake(ctx, input)
}

/** Photos that were not drawn yet never will be. */
async function forgetUndrawn(
  tx: Transaction,
  intakeId: string,
  recipeIds: readonly string[],
): Promise<void> {
  // photos_to_draw_intake, intake_recipes_pkey, photos_pkey.
  // Photos before recipes, as whoever draws or drops one does, so that neither waits for the other.
  const rows = await tx<{ id: string }[]>`
    SELECT o.id FROM photos_to_draw w JOIN intake_recipes i USING (intake_id, position)
      JOIN photos o ON o.id = w.photo_id
    WHERE w.intake_id = ${intakeId} AND i.recipe_id = ANY(${[...recipeIds]}::text[])
    ORDER BY o.id FOR UPDATE OF o`
  const photos = rows.map((row) => row.id)
  // First by hand: of several that go at once from a row that was just changed, one would be missed by another.
  await tx`
    UPDATE recipes SET photo_id = CASE WHEN photo_id = ANY(${photos}::text[]) THEN NULL ELSE photo_id END,
      more_photos = ARRAY(SELECT one FROM unnest(more_photos) WITH ORDINALITY AS m (one, at)
        WHERE NOT one = ANY(${photos}::text[]) ORDER BY at)
    WHERE id = ANY(${[...recipeIds]}::text[])`
  await tx`DELETE FROM photos WHERE id = ANY(${photos}::text[])`
}

/** Forgets what was found. Recipes that were taken stay. */
export async function dropIntake(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { id } = await ownIntake(ctx, ctx.sql, input.id)
  await ctx.sql`DELETE FROM intakes WHERE id = ${id}`
  return { id }
}
