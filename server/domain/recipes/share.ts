import type { OpenShare, SharedRecipe } from '../../../shared/wire/recipes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { photoPaths } from '../photos/paths.ts'
import { derivedFacts } from './derived.ts'
import { detailsOf } from './details.ts'
import { ownRecipe } from './read.ts'
import { pricePerServing, type RecipeRow, recipeColumns, totalMinutes } from './rows.ts'
import { wholeOf, withoutIds } from './whole.ts'

/** A link by which somebody without an account reads one recipe; nothing else. Asked twice, it is the same. */
export async function shareRecipe(ctx: Context, input: { id: string }): Promise<{ url: string }> {
  await ownRecipe(ctx, ctx.sql, input.id)
  const held = await secretOf(ctx, input.id)
  if (held) return { url: urlOf(ctx, held) }
  const secret = newToken('rl')
  const sealed = ctx.secrets.seal(secret, boundTo(input.id))
  // Of two who press at once one was first; what another key had sealed is replaced.
  await ctx.sql`
    INSERT INTO recipe_links (token_hash, recipe_id, sealed, created_at)
    VALUES (${hashToken(secret)}, ${input.id}, ${sealed}, ${ctx.now()})
    ON CONFLICT (recipe_id) DO UPDATE SET token_hash = excluded.token_hash, sealed = excluded.sealed,
      created_at = excluded.created_at`
  return { url: urlOf(ctx, (await secretOf(ctx, input.id)) ?? secret) }
}

/** The link that is open, if one is. */
export async function heldShareOfRecipe(
  ctx: Context,
  input: { id: string },
): Promise<{ url: string | null }> {
  await ownRecipe(ctx, ctx.sql, input.id)
  const secret = await secretOf(ctx, input.id)
  return { url: secret && urlOf(ctx, secret) }
}

/** All that the actor has opened, the latest first. */
export async function listShares(ctx: Context): Promise<OpenShare[]> {
  // recipe_links_recipe_id_key
  const rows = await ctx.sql<{ id: string; title: string; opened_at: Date }[]>`
    SELECT r.id, r.title, l.created_at AS opened_at FROM recipe_links l JOIN recipes r ON r.id = l.recipe_id
    WHERE r.person_id = ${signedIn(ctx).personId} AND r.removed_at IS NULL
    ORDER BY l.created_at DESC, r.id`
  return rows.map((row) => ({ id: row.id, title: row.title, openedAt: row.opened_at.getTime() }))
}

/** From now on it leads nowhere; one that is made later is another one. */
export async function endShareOfRecipe(
  ctx: Context,
  input: { id: string },
): Promise<{ url: null }> {
  await ownRecipe(ctx, ctx.sql, input.id)
  await ctx.sql`DELETE FROM recipe_links WHERE recipe_id = ${input.id}`
  return { url: null }
}

/** Whoever opens an account anew may find links that another has made in it. */
export async function endAllShares(tx: Transaction, personId: string): Promise<void> {
  await tx`
    DELETE FROM recipe_links l USING recipes r WHERE r.id = l.recipe_id AND r.person_id = ${personId}`
}

/** The recipe behind a link, for whoever holds it. What it takes of other people's recipes is only named. */
export async function readSharedRecipe(
  ctx: Context,
  input: { key: string },
): Promise<SharedRecipe> {
  // recipe_links_pkey, recipes_pkey
  const [row] = await ctx.sql<RecipeRow[]>`
    SELECT ${recipeColumns(ctx.sql)} FROM recipe_links l JOIN recipes r ON r.id = l.recipe_id
    WHERE l.token_hash = ${hashToken(input.key)} AND r.removed_at IS NULL`
  if (!row) throw new DomainError('link_closed')
  const whole = await wholeOf(ctx.sql, row, (author) => author === row.person_id)
  const ingredients = withoutIds(whole.ingredients)
  return {
    title: row.title,
    author: row.author,
    description: row.description,
    language: row.language,
    servings: row.servings,
    cookMinutes: row.cook_minutes,
    totalMinutes: totalMinutes(row),
    tags: row.tags,
    photoUrl: row.photo_id === null ? null : photoPaths(row.photo_id).medium,
    morePhotoUrls: row.more_photos.map((id) => photoPaths(id).medium),
    pricePerServing: pricePerServing(row.estimated_price, row.servings),
    currency: ctx.config.currency,
    ...detailsOf(row),
    ingredients,
    ...derivedFacts(ingredients, whole.steps, row.servings, row.language, row.replaced),
  }
}

/** What another key has sealed is sealed with today's. */
export async function resealRecipeLinks({ sql, secrets }: Services): Promise<number> {
  const rows = await sql<{ recipe_id: string; sealed: string }[]>`
    SELECT recipe_id, sealed FROM recipe_links`
  let count = 0
  for (const { recipe_id, sealed } of rows) {
    const next = secrets.anew(sealed, boundTo(recipe_id))
    if (next === null) continue
    const { count: changed } = await sql`
      UPDATE recipe_links SET sealed = ${next} WHERE recipe_id = ${recipe_id} AND sealed = ${sealed}`
    count += changed
  }
  return count
}

async function secretOf(ctx: Context, recipeId: string): Promise<string | null> {
  const [link] = await ctx.sql<{ sealed: string }[]>`
    SELECT sealed FROM recipe_links WHERE recipe_id = ${recipeId}`
  return link ? ctx.secrets.open(link.sealed, boundTo(recipeId)) : null
}

const boundTo = (recipeId: string) => `recipe link ${recipeId}`

/** The secret stands in the query, of which no log line tells. */
const urlOf = ({ config }: Context, secret: string) =>
  `${config.baseUrl}/shared/recipe?key=${secret}`
