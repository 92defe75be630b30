import { mostCookbooks } from '../../../shared/wire/cookbooks.ts'
import type { Household } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { insertCookbook, lockCookbooks } from '../cookbooks/cookbooks.ts'

/** Collections with what of them was taken; one of a name that is here already gets the rest. Says which are new. */
export async function settleCookbooks(
  ctx: Context,
  tx: Transaction,
  cookbooks: Household['cookbooks'],
  recipes: ReadonlyMap<string, string>,
): Promise<string[]> {
  if (cookbooks.length === 0) return []
  const { kitchenId } = signedIn(ctx)
  await lockCookbooks(ctx, tx)
  const there = await tx<{ id: string; name: string }[]>`
    SELECT id, lower(name) AS name FROM cookbooks
    WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL`
  const known = new Map(there.map(({ id, name }) => [name, id]))
  const made: string[] = []
  for (const { name, recipes: keys } of cookbooks) {
    const ids = [...new Set(keys.flatMap((key) => recipes.get(key) ?? []))]
    let id = known.get(name.toLowerCase())
    if (!id) {
      if (known.size >= mostCookbooks) continue
      id = await insertCookbook(ctx, tx, name)
      known.set(name.toLowerCase(), id)
      made.push(id)
    }
    await tx`
      INSERT INTO cookbook_recipes (cookbook_id, recipe_id, added_at)
      SELECT ${id}, one, ${ctx.now()} FROM unnest(${ids}::text[]) AS one ON CONFLICT DO NOTHING`
  }
  return made
}

export async function unsettleCookbooks(
  ctx: Context,
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  await tx`
    UPDATE cookbooks SET removed_at = ${ctx.now()}, changed_at = ${ctx.now()}
    WHERE id = ANY(${[...ids]}) AND kitchen_id = ${signedIn(ctx).kitchenId} AND removed_at IS NULL`
}
