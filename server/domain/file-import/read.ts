import { type HouseholdSize, householdParts } from '../../../shared/wire/household.ts'
import type {
  FoundRecipe,
  Intake,
  IntakePhotos,
  IntakeTrouble,
} from '../../../shared/wire/intakes.ts'
import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { startDrawing } from '../photos/waiting.ts'
import type { About } from './formats/about.ts'

export interface IntakeRow {
  id: string
  status: Intake['status']
  as_drafts: boolean
  troubles: IntakeTrouble[]
  more_troubles: number
  household: HouseholdSize | null
}

/** A chosen recipe that was not taken yet. */
export interface WaitingRecipe {
  position: number
  recipe: RecipeInput
  /** How many came in the file. */
  photos: number
  photo_url: string | null
  about: About & { moreUrls?: string[]; photoNames?: string[] }
  intake_id: string
}

/** What the person brought last and what became of it; null when there is nothing. */
export async function currentIntake(ctx: Context): Promise<Intake | null> {
  const { personId } = signedIn(ctx)
  // intakes_person
  const [row] = await ctx.sql<IntakeRow[]>`
    SELECT ${intakeColumns(ctx.sql)} FROM intakes
    WHERE person_id = ${personId} ORDER BY touched_at DESC LIMIT 1`
  return row ? view(ctx, row) : null
}

export async function getIntake(ctx: Context, input: { id: string }): Promise<Intake> {
  return view(ctx, await ownIntake(ctx, ctx.sql, input.id))
}

/** Somebody else's intake and one that is over look the same. */
export async function ownIntake(
  ctx: Context,
  sql: Queryable,
  id: string,
  lock = false,
): Promise<IntakeRow> {
  const { personId } = signedIn(ctx)
  const [row] = await sql<IntakeRow[]>`
    SELECT ${intakeColumns(sql)} FROM intakes
    WHERE id = ${id} AND person_id = ${personId} ${lock ? sql`FOR UPDATE` : sql``}`
  if (!row) throw new DomainError('intake_unknown')
  return row
}

/** Whether it is being taken still. Whoever takes it back waits until this transaction ends, and it for them. */
export async function isBeingTaken(tx: Transaction, id: string): Promise<boolean> {
  // intakes_pkey
  const held = await tx`
    SELECT 1 FROM intakes WHERE id = ${id} AND status <> 'found' FOR KEY SHARE`
  return held.count > 0
}

function intakeColumns(sql: Queryable) {
  return sql`id, status, as_drafts, troubles, more_troubles,
    -- One that was found before a part was known has none of it.
    (SELECT jsonb_object_agg(part, coalesce(jsonb_array_length(household->part), 0))
      FROM unnest(${[...householdParts]}::text[]) AS part WHERE household IS NOT NULL) AS household`
}

async function view(ctx: Context, row: IntakeRow): Promise<Intake> {
  const recipes = await ctx.sql<FoundRecipe[]>`
    SELECT position, recipe->>'title' AS title, 
      -- A line that ends in a colon names a part of the dish.
      (SELECT count(*)::int FROM jsonb_array_elements(recipe->'ingredients') AS line
        WHERE line->>'text' NOT LIKE '%:') AS lines,
      
      jsonb_array_length(recipe->'steps') AS steps, known,
      (photo IS NOT NULL OR photo_url IS NOT NULL) AS photo, state, recipe_id AS "recipeId",
      CASE WHEN photo_left THEN coalesce(photo_why, 'unreadable') END AS "photoLeft"
    FROM intake_recipes WHERE intake_id = ${row.id} ORDER BY position`
  const [unsaid] = await ctx.sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM intake_recipes
    WHERE intake_id = ${row.id} AND NOT servings_said`
  return {
    id: row.id,
    status: row.status,
    asDrafts: row.as_drafts,
    recipes: [...recipes],
    troubles: [...row.troubles, ...withoutPhoto(recipes)],
    moreTroubles: row.more_troubles,
    servingsUnsaid: unsaid?.count ?? 0,
    household: row.household,
    photosToDraw: (await photosOf(ctx, row)).waiting,
  }
}

function withoutPhoto(recipes: readonly FoundRecipe[]): IntakeTrouble[] {
  return recipes.flatMap(({ title, photoLeft, state }) =>
    photoLeft && state !== 'left'
      ? { where: '', title, problem: `photo_${photoLeft}` as const }
      : [],
  )
}

/** How many photos of the file were taken, and how many of them wait to be drawn. */
async function photosOf(ctx: Context, { id }: Pick<IntakeRow, 'id'>): Promise<IntakePhotos> {
  // photos_to_draw_intake, intake_recipes_pkey, intake_more_photos_pkey
  const [row] = await ctx.sql<IntakePhotos[]>`
    SELECT (SELECT count(*)::int FROM photos_to_draw WHERE intake_id = ${id}) AS waiting,
      (SELECT count(*)::int FROM intake_recipes
        WHERE intake_id = ${id} AND state = 'taken' AND photo IS NOT NULL AND photo_why IS NULL)
      + (SELECT count(*)::int FROM intake_more_photos m JOIN intake_recipes r USING (intake_id, position)
        WHERE intake_id = ${id} AND r.state = 'taken' AND r.photo_why IS NULL) AS all`
  return row ?? { waiting: 0, all: 0 }
}

/** How far the photos are. Whoever looks sets them going again, should the server have ended meanwhile. */
export async function intakePhotos(ctx: Context, input: { id: string }): Promise<IntakePhotos> {
  const photos = await photosOf(ctx, await ownIntake(ctx, ctx.sql, input.id))
  if (photos.waiting > 0) startDrawing(ctx)
  return photos
}
