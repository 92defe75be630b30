import { type Household, householdSchema } from '../../../shared/wire/household.ts'
import type { IntakeTrouble } from '../../../shared/wire/intakes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import { stayInKitchen } from '../kitchens/membership.ts'
import { takeInVersions } from '../recipes/brought-versions.ts'
import { takeAfterwards } from '../recipes/settle.ts'
import type { About } from './formats/about.ts'
import { isBeingTaken } from './read.ts'
import { settleHearts, unsettleHearts } from './settle-hearts.ts'
import { settleKitchens } from './settle-kitchens.ts'
import { type BroughtPicture, settlePictures } from './settle-lists.ts'

/** After the last recipe: what stood around them, once, however often somebody asks. */
export async function settleOnce(ctx: Context, intakeId: string): Promise<void> {
  const settled = await settleThere(ctx, intakeId).catch(async (error: unknown) => {
    // They were told, and whoever goes on does so in the kitchen that they see.
    if (error instanceof DomainError && error.code === 'kitchen_left')
      await ctx.sql`UPDATE intakes SET kitchen_id = NULL WHERE id = ${intakeId}`
    throw error
  })
  if (settled === null) return
  const { household, pictures, told } = settled
  await settlePictures(ctx, pictures)
  const { comments, likes, follows } = household
  if (likes.length + follows.length + comments.length + told.length === 0) return
  const { missing: away, ...hearts } = await settleHearts(ctx, household)
  const said = comments.map(({ title, text }) => ({
    ...{ where: '', title, problem: 'said_there' as const },
    left: [{ name: title.slice(0, 80), said: text.slice(0, 200) }],
  }))
  const missing = [...told, ...away, ...said]
  const kept = await ctx.sql`
    UPDATE intakes SET household_made = household_made || ${ctx.sql.json(hearts as never)},
      troubles = troubles || ${ctx.sql.json(missing.slice(0, mostTold) as never)},
      more_troubles = more_troubles + ${Math.max(0, missing.length - mostTold)}
    WHERE id = ${intakeId} AND household_made IS NOT NULL`
  // It was taken back meanwhile, without them.
  if (kept.count === 0) await unsettleHearts(ctx, hearts)
}

const mostTold = 100

interface Settled {
  household: Household
  pictures: BroughtPicture[]
  told: IntakeTrouble[]
}

/** Each holds a connection while it reads, and others need theirs. */
const lane = createSemaphore({
  atOnce: 2,
  mayWait: 100,
  refuse: () => new DomainError('rate_limited', { seconds: 5 }),
})

/** In the kitchen that was chosen with the yes. */
function settleThere(ctx: Context, intakeId: string): Promise<Settled | null> {
  return lane.run(() => settleHeld(ctx, intakeId), signedIn(ctx).personId)
}

function settleHeld(ctx: Context, intakeId: string): Promise<Settled | null> {
  return ctx.sql.begin(async (tx) => {
    // Its lines are read in turns with everybody else's, so that on a busy machine long may pass between two statements.
    await tx`SET LOCAL idle_in_transaction_session_timeout = '2min'`
    const [row] = await tx<{ household: unknown; kitchen: string | null }[]>`
      SELECT household, kitchen_id AS kitchen FROM intakes
      WHERE id = ${intakeId} AND take_household AND household IS NOT NULL AND household_made IS NULL
        AND status <> 'found' FOR UPDATE`
    if (!row) return null
    const actor = signedIn(ctx)
    const there = { ...ctx, actor: { ...actor, kitchenId: row.kitchen ?? actor.kitchenId } }
    // Taking the recipes may have taken a while.
    await stayInKitchen(there, tx)
    // One that was found before a part was known has none of it.
    const all = householdSchema.parse(row.household)
    const pictures: BroughtPicture[] = []
    const told: IntakeTrouble[] = []
    const recipes = await recipesOf(ctx, tx, intakeId)
    const made = await settleKitchens(there, tx, all, recipes, pictures, told)
    await tx`UPDATE intakes SET household_made = ${tx.json(made as never)} WHERE id = ${intakeId}`
    return { household: all, pictures, told }
  })
}

/** Lines that take another recipe of the file find it now that both are here. Doing it twice changes nothing. */
export async function settleTaken(ctx: Context, intakeId: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    if (!(await isBeingTaken(tx, intakeId))) return
    const rows = await tx<{ id: string; about: About }[]>`
      SELECT recipe_id AS id, about FROM intake_recipes
      WHERE intake_id = ${intakeId} AND state = 'taken' AND recipe_id IS NOT NULL
        AND about ?| ARRAY['takes', 'versions']
      ORDER BY recipe_id`
    if (rows.length === 0) return
    const recipes = await recipesOf(ctx, tx, intakeId)
    for (const { id, about } of rows) {
      const { takes = [], versions = [] } = about
      const known = takes.flatMap(({ text, recipe }) => {
        const recipeId = recipes.get(recipe)
        return recipeId ? { text, recipeId } : []
      })
      if (known.length > 0) await takeAfterwards(ctx, tx, id, known)
      await takeInVersions(tx, id, versions, recipes)
    }
  })
}

/** What the file calls each recipe, and what it is here: just taken, or held already under the same name. */
async function recipesOf(
  ctx: Context,
  tx: Transaction,
  intakeId: string,
): Promise<ReadonlyMap<string, string>> {
  // recipes_changed: one person's rows
  const rows = await tx<{ key: string; id: string | null }[]>`
    SELECT i.about->>'key' AS key, coalesce(i.recipe_id, (SELECT r.id FROM recipes r
      WHERE r.person_id = ${signedIn(ctx).personId} AND r.removed_at IS NULL
        AND r.title = i.recipe->>'title' ORDER BY r.id LIMIT 1)) AS id
    FROM intake_recipes i WHERE i.intake_id = ${intakeId} AND i.about ? 'key'`
  return new Map(rows.flatMap(({ key, id }) => (id ? [[key, id] as const] : [])))
}
