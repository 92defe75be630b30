import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

type Dish = Pick<RecipeInput, 'title' | 'sourceUrl' | 'ingredients'>

/** What makes two recipes the same one: the name, and every line. */
function fingerprint(title: string, lines: readonly string[]): string {
  return new Bun.CryptoHasher('sha256').update([title, ...lines].join('\n')).digest('hex')
}

export function fingerprintOf({ title, ingredients }: Dish): string {
  return fingerprint(
    title,
    ingredients.map((line) => line.text),
  )
}

/** Says of each whether the person has it: from the same page, or with the same name and lines. */
export async function alreadyHad(ctx: Context, dishes: readonly Dish[]): Promise<boolean[]> {
  const { personId } = signedIn(ctx)
  const titles = dishes.map((dish) => dish.title)
  const pages = dishes.flatMap((dish) => pageOf(dish) ?? [])
  // recipes_changed: one person's rows
  const rows = await ctx.sql<{ title: string; source_url: string | null; lines: string[] }[]>`
    SELECT title, source_url,
      ARRAY(SELECT line->>'text' FROM jsonb_array_elements(ingredients) AS line) AS lines
    FROM recipes WHERE person_id = ${personId} AND removed_at IS NULL
      AND (title = ANY(${titles}) OR source_url = ANY(${pages}))`
  const had = new Set(rows.map((row) => fingerprint(row.title, row.lines)))
  const hadPages = new Set(rows.map((row) => row.source_url))
  return dishes.map((dish) => {
    const page = pageOf(dish)
    return had.has(fingerprintOf(dish)) || (page !== null && hadPages.has(page))
  })
}

/** The address of a whole site, or of its front page, says nothing of one recipe. */
function pageOf({ sourceUrl }: Dish): string | null {
  if (!sourceUrl) return null
  const { pathname, search } = new URL(sourceUrl)
  return pathname === '/' && search === '' ? null : sourceUrl
}
