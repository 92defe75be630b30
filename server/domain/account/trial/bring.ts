import type { Transaction } from '../../../db/client.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Actor, Context } from '../../../kernel/context.ts'
import { removePeople } from '../remove-people.ts'
import { bringShelf, standsInstead } from './bring-shelf.ts'
import { ownEntries, ownRecipes, type Trial, trialOf } from './left.ts'

/** What was made in the trial comes to the person who has signed in since, and the trial is over. */
export async function bringTrial(ctx: Context): Promise<void> {
  const actor = signedIn(ctx)
  const trial = await ctx.sql.begin(async (tx) => {
    const found = await lockTrial(tx, actor.sessionId)
    if (!found) return null
    await bringRecipes(tx, found, actor)
    await bringPlan(tx, found, actor)
    await bringLists(tx, found, actor)
    await bringShelf(tx, found, actor)
    await bringLikes(tx, found, actor)
    return found
  })
  if (trial) await removePeople(ctx, [trial.personId])
}

/** The person has chosen: it stays behind, and goes at once. */
export async function leaveTrial(ctx: Context): Promise<void> {
  const trial = await trialOf(ctx.sql, signedIn(ctx).sessionId)
  if (trial) await removePeople(ctx, [trial.personId])
}

/** Of two presses of the button, the second waits here and finds nothing left to bring. */
async function lockTrial(tx: Transaction, sessionId: string): Promise<Trial | null> {
  await tx`
    SELECT 1 FROM people WHERE id = (SELECT trial_id FROM sessions WHERE id = ${sessionId}) FOR UPDATE`
  return trialOf(tx, sessionId)
}

/** A dish that they keep from the feed already is kept once: what was planned is planned with theirs. */
async function bringRecipes(tx: Transaction, trial: Trial, actor: Actor): Promise<void> {
  const { personId } = actor
  const twice = await tx<{ id: string; kept: string }[]>`
    SELECT DISTINCT ON (r.id) r.id, k.id AS kept FROM recipes r JOIN recipes k
      ON k.copied_publication_id = r.copied_publication_id AND k.person_id = ${personId}
      AND k.removed_at IS NULL
    WHERE ${ownRecipes(tx, trial)} ORDER BY r.id, k.id`
  for (const { id, kept } of twice) {
    await tx`UPDATE plan_entries SET recipe_id = ${kept} WHERE recipe_id = ${id}`
    await tx`UPDATE plan_menu_dishes SET recipe_id = ${kept} WHERE recipe_id = ${id}`
    await tx`UPDATE plan_repeats SET recipe_id = ${kept} WHERE recipe_id = ${id}`
    await tx`UPDATE shopping_line_origins SET recipe_id = ${kept} WHERE recipe_id = ${id}`
    await standsInstead(tx, id, kept)
  }
  await tx`UPDATE photos SET person_id = ${personId} WHERE person_id = ${trial.personId}`
  await tx`
    UPDATE recipes r SET person_id = ${personId}, sample = false, import_key = CASE WHEN EXISTS (
      SELECT 1 FROM recipes k WHERE k.person_id = ${personId} AND k.import_key = r.import_key)
      THEN NULL ELSE r.import_key END
    WHERE ${ownRecipes(tx, trial)} AND NOT r.id = ANY(${twice.map((one) => one.id)})`
}

async function bringPlan(tx: Transaction, trial: Trial, actor: Actor): Promise<void> {
  await tx`
    UPDATE plan_entries e SET kitchen_id = ${actor.kitchenId}, added_by = ${actor.personId}, sample = false
    WHERE ${ownEntries(tx, trial)}`
  await tx`
    UPDATE plan_repeats SET kitchen_id = ${actor.kitchenId}, added_by = ${actor.personId}
    WHERE kitchen_id = ${trial.kitchenId}`
  await tx`
    UPDATE plan_menus SET kitchen_id = ${actor.kitchenId} WHERE kitchen_id = ${trial.kitchenId}`
}

/** What was to be bought joins the list that new lines go to; other lists come as they are. */
async function bringLists(tx: Transaction, trial: Trial, actor: Actor): Promise<void> {
  const live = tx`l.kitchen_id = ${trial.kitchenId} AND l.removed_at IS NULL AND EXISTS (
    SELECT 1 FROM shopping_lines i WHERE i.list_id = l.id AND i.removed_at IS NULL)`
  await tx`
    UPDATE shopping_lines SET added_by = ${actor.personId} WHERE added_by = ${trial.personId}`
  await tx`
    UPDATE shopping_lines i SET list_id = c.id, position = i.position + 1 + coalesce((
      SELECT max(position) FROM shopping_lines o WHERE o.list_id = c.id), 0)
    FROM shopping_lists l, shopping_lists c
    WHERE ${live} AND l.is_current AND i.list_id = l.id AND i.removed_at IS NULL
      AND c.kitchen_id = ${actor.kitchenId} AND c.is_current AND c.removed_at IS NULL`
  await tx`
    UPDATE shopping_lists l SET kitchen_id = ${actor.kitchenId} WHERE ${live}`
}

/** A heart counts once, whoever of the two gave it; the one that is left goes with the trial. */
async function bringLikes(tx: Transaction, trial: Trial, actor: Actor): Promise<void> {
  const { personId } = actor
  await tx`
    UPDATE likes l SET person_id = ${personId} WHERE l.person_id = ${trial.personId} AND NOT EXISTS (
      SELECT 1 FROM likes o WHERE o.publication_id = l.publication_id AND o.person_id = ${personId})`
  await tx`
    UPDATE follows f SET follower_id = ${personId}
    WHERE f.follower_id = ${trial.personId} AND f.author_id <> ${personId} AND NOT EXISTS (
      SELECT 1 FROM follows o WHERE o.author_id = f.author_id AND o.follower_id = ${personId})`
}
