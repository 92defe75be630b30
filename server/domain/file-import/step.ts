import type { IntakeStep } from '../../../shared/wire/intakes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { asDomainError, type DomainError } from '../../kernel/errors.ts'
import { startDrawing } from '../photos/waiting.ts'
import { bringVersions } from '../recipes/brought-versions.ts'
import { readAhead } from '../recipes/understand.ts'
import { checkQuota, insertRecipe } from '../recipes/write.ts'
import { settleAbout } from './about-recipe.ts'
import { type Brought, bringPhotos, layPhotos } from './bring-photo.ts'
import { type IntakeRow, isBeingTaken, ownIntake, type WaitingRecipe } from './read.ts'
import { settleOnce, settleTaken } from './settle-once.ts'

/** A request may take twenty seconds; a photo that has to be fetched, and drawn, takes some of the rest. */
const longEnough = 5000
const atOnce = 4

/** Takes some of the chosen recipes. Whoever asks goes on asking until it is done. */
export async function stepIntake(ctx: Context, input: { id: string }): Promise<IntakeStep> {
  const intake = await ownIntake(ctx, ctx.sql, input.id)
  const until = performance.now() + longEnough
  while (performance.now() < until) {
    const rows = await nextOf(ctx, intake)
    if (rows.length === 0) break
    await Promise.all(rows.map((row) => takeOne(ctx, intake, row)))
  }
  const [left] = await ctx.sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM intake_recipes
    WHERE intake_id = ${intake.id} AND state = 'chosen'`
  const done = (left?.count ?? 0) === 0
  // First the recipes, which are read at once; then their photos.
  if (done) startDrawing(ctx)
  if (done && intake.status === 'taking') {
    await settleTaken(ctx, intake.id)
    await settleOnce(ctx, intake.id)
  }
  await ctx.sql`
    UPDATE intakes SET touched_at = ${ctx.now()}, status = ${done ? 'done' : 'taking'}
    WHERE id = ${intake.id} AND status <> 'found'`
  return { done, left: left?.count ?? 0 }
}

/** The last found first, so that in the end the first of a file stands first in My recipes. */
function nextOf(ctx: Context, { id }: IntakeRow): Promise<WaitingRecipe[]> {
  return ctx.sql<WaitingRecipe[]>`
    SELECT position, recipe, photo_url, about, intake_id,
      (CASE WHEN photo IS NULL THEN 0 ELSE 1 + (SELECT count(*)::int FROM intake_more_photos m
        WHERE m.intake_id = i.intake_id AND m.position = i.position) END) AS photos
    FROM intake_recipes i
    WHERE intake_id = ${id} AND state = 'chosen' ORDER BY position DESC LIMIT ${atOnce}`
}

async function takeOne(ctx: Context, intake: IntakeRow, row: WaitingRecipe): Promise<void> {
  try {
    await save(ctx, intake, row, await bringPhotos(ctx, row))
  } catch (error) {
    const refusal = asDomainError(error)
    // That the server is busy or away is no fault of the recipe: it keeps its place in the line.
    if (refusal.kind === 'unavailable' || refusal.code === 'rate_limited') throw error
    if (refusal.needsOperator) ctx.log.error('intake.failed', { error })
    await fail(ctx, intake, row, refusal)
  }
}

/** The recipe and the note that it was taken are written together, so that no retry takes it twice. */
async function save(
  ctx: Context,
  intake: IntakeRow,
  row: WaitingRecipe,
  brought: Brought,
): Promise<void> {
  const { position, recipe, about } = row
  const read = await readAhead(ctx, recipe.ingredients)
  await ctx.sql.begin(async (tx) => {
    if (!(await isBeingTaken(tx, intake.id))) return
    const [mine] = await tx`
      UPDATE intake_recipes SET state = 'taken', photo_left = photo_left OR ${brought.why !== null},
        photo_why = coalesce(${brought.why}, photo_why)
      WHERE intake_id = ${intake.id} AND position = ${position} AND state = 'chosen' RETURNING 1`
    if (!mine) return
    await checkQuota(ctx, tx)
    const status = intake.as_drafts ? 'draft' : recipe.status
    const laid = brought.lay ? await layPhotos(ctx, tx, row) : null
    const { photoId, morePhotoIds } = laid ?? brought
    const whole = { ...recipe, status, photoId, morePhotoIds }
    const { id } = await insertRecipe(ctx, tx, whole, undefined, read)
    await settleAbout(ctx, tx, id, about)
    const { versions, savings } = about
    if (versions && savings)
      await bringVersions(ctx, tx, id, { versions, savings, photos: laid?.named ?? new Map() })
    await tx`
      UPDATE intake_recipes SET recipe_id = ${id}
      WHERE intake_id = ${intake.id} AND position = ${position}`
  })
}

async function fail(
  ctx: Context,
  { id }: IntakeRow,
  { position, recipe }: WaitingRecipe,
  refusal: DomainError,
): Promise<void> {
  const trouble = {
    where: '',
    title: recipe.title,
    problem: refusal.code === 'recipes_too_many' ? 'too_many' : 'internal',
  }
  await ctx.sql.begin(async (tx) => {
    const [mine] = await tx`
      UPDATE intake_recipes SET state = 'failed'
      WHERE intake_id = ${id} AND position = ${position} AND state = 'chosen' RETURNING 1`
    if (mine)
      await tx`
        UPDATE intakes SET troubles = troubles || ${tx.json([trouble] as never)}
        WHERE id = ${id} AND person_id = ${signedIn(ctx).personId}`
  })
}
