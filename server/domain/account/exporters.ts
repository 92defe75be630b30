import type { Opinion } from '../../../shared/wire/recipes.ts'
import { inKitchen } from '../../kernel/actor.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { getKitchen, listKitchens } from '../kitchens/kitchen.ts'
import { listMembers } from '../members/members.ts'
import { readPantry } from '../pantry/read.ts'
import { listPasskeys } from '../people/passkeys/list.ts'
import { readPerson } from '../people/person.ts'
import { listSessions } from '../people/sessions.ts'
import { listIdentities } from '../people/ways-in.ts'
import { readMenus } from '../plan/menus.ts'
import { readTray } from '../plan/tray/tray.ts'
import { type RecipeRow, recipeColumns, recipeView } from '../recipes/rows.ts'
import { recurringGoods } from '../shopping/recurring.ts'
import { readStaples } from '../shopping/staples.ts'
import { storesOfPerson } from '../stores/leaving.ts'
import { listWebhooks } from '../webhooks/read.ts'
import { allConnections, allProposals } from './export-agents.ts'
import {
  allBought,
  allOpenLinks,
  allRepeats,
  allShoppingLists,
  wholePlan,
} from './export-kitchen.ts'
import { cookbooksOf } from './household.ts'

interface Exporter {
  name: string
  read: (ctx: Context, actor: Actor) => Promise<unknown>
}

/** What belongs to a kitchen, and is told of each that the person cooks in. */
const ofKitchen: readonly Exporter[] = [
  { name: 'kitchen', read: getKitchen },
  { name: 'members', read: listMembers },
  { name: 'staples', read: readStaples },
  { name: 'plan', read: wholePlan },
  { name: 'repeats', read: allRepeats },
  { name: 'menus', read: readMenus },
  { name: 'tray', read: readTray },
  { name: 'shoppingLists', read: allShoppingLists },
  { name: 'pantry', read: readPantry },
  { name: 'cookbooks', read: cookbooksOf },
  { name: 'recurring', read: recurringGoods },
  { name: 'bought', read: allBought },
  { name: 'openLinks', read: allOpenLinks },
  { name: 'automation', read: listWebhooks },
]

/** Who keeps something of a person's adds a row here. */
export const exporters: readonly Exporter[] = [
  {
    name: 'profile',
    read: (ctx, actor) => readPerson(ctx.sql, actor.personId, null, actor.kitchenId),
  },
  { name: 'sessions', read: listSessions },
  { name: 'identities', read: listIdentities },
  { name: 'passkeys', read: listPasskeys },
  { name: 'recipes', read: allRecipes },
  { name: 'recipeVersions', read: allVersions },
  { name: 'publications', read: allPublications },
  { name: 'likes', read: allLikes },
  { name: 'follows', read: allFollows },
  { name: 'comments', read: allComments },
  { name: 'reports', read: allReports },
  { name: 'photos', read: allPhotos },
  { name: 'stores', read: storesOfPerson },
  { name: 'connections', read: allConnections },
  { name: 'proposals', read: allProposals },
  ...ofKitchen,
  { name: 'otherKitchens', read: otherKitchens },
]

/** Those that the person is not in just now. */
async function otherKitchens(ctx: Context): Promise<Record<string, unknown>[]> {
  const others = (await listKitchens(ctx)).filter((one) => !one.current)
  const all: Record<string, unknown>[] = []
  for (const { id } of others) {
    const there = await inKitchen(ctx, id)
    const parts: [string, unknown][] = []
    for (const { name, read } of ofKitchen) parts.push([name, await read(there, there.actor)])
    all.push(Object.fromEntries(parts))
  }
  return all
}

/** Removed ones too: until the sweep deletes them they are kept, so they are told. */
async function allRecipes(ctx: Context, { personId }: Actor) {
  const rows = await ctx.sql<(RecipeRow & Opinion)[]>`
    SELECT ${recipeColumns(ctx.sql)}, o.rating, coalesce(o.note, '') AS note FROM recipes r
    LEFT JOIN recipe_opinions o ON o.recipe_id = r.id AND o.person_id = r.person_id
    WHERE r.person_id = ${personId} AND r.shown_for IS NULL ORDER BY r.created_at, r.id`
  return rows.map((row) => ({
    ...recipeView(ctx, row),
    opinion: { rating: row.rating, note: row.note },
    removedAt: row.removed_at?.toISOString() ?? null,
  }))
}

/** Of their own recipes, and what they have saved in those of others. */
function allVersions(ctx: Context, { personId }: Actor) {
  // recipe_versions_person, recipe_versions_pkey
  return ctx.sql`
    SELECT v.recipe_id AS "recipeId", v.person_id IS NOT DISTINCT FROM ${personId} AS own,
      v.saved_at AS "savedAt", v.content
    FROM recipe_versions v JOIN recipes r ON r.id = v.recipe_id
    WHERE r.person_id = ${personId} OR v.person_id = ${personId}
    ORDER BY v.recipe_id, v.number`
}

function allPublications(ctx: Context, { personId }: Actor) {
  return ctx.sql`
    SELECT id, recipe_id AS "recipeId", title, likes, published_at AS "publishedAt",
      withdrawn_at AS "withdrawnAt"
    FROM publications WHERE author_id = ${personId} ORDER BY published_at`
}

function allLikes(ctx: Context, { personId }: Actor) {
  return ctx.sql`
    SELECT l.publication_id AS "publicationId", p.title, l.created_at AS "likedAt"
    FROM likes l JOIN publications p ON p.id = l.publication_id
    WHERE l.person_id = ${personId} ORDER BY l.created_at`
}

function allFollows(ctx: Context, { personId }: Actor) {
  return ctx.sql`
    SELECT f.author_id AS "authorId", a.display_name AS "displayName", f.created_at AS "followedAt"
    FROM follows f JOIN people a ON a.id = f.author_id
    WHERE f.follower_id = ${personId} ORDER BY f.created_at`
}

/** Removed and hidden ones too, as long as they are kept. */
function allComments(ctx: Context, { personId }: Actor) {
  return ctx.sql`
    SELECT id, publication_id AS "publicationId", body AS text, cooked, photo_id AS "photoId",
      created_at AS "createdAt", edited_at AS "editedAt", removed_at AS "removedAt",
      hidden_because AS "hiddenBecause"
    FROM comments WHERE person_id = ${personId} ORDER BY created_at, id`
}

function allReports(ctx: Context, { personId }: Actor) {
  return ctx.sql`
    SELECT publication_id AS "publicationId", comment_id AS "commentId", reason, note, created_at AS "reportedAt"
    FROM reports WHERE person_id = ${personId} ORDER BY created_at, id`
}

function allPhotos(ctx: Context, { personId }: Actor) {
  return ctx.sql`
    SELECT id, width, height, created_at AS "createdAt" FROM photos
    WHERE person_id = ${personId} ORDER BY created_at, id`
}
