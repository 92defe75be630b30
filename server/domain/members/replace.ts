import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import { languages } from '../../../shared/language/languages.ts'
import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import type { ReplacedDish, ReplacingChoice } from '../../../shared/wire/replacing.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { detailsOf } from '../recipes/details.ts'
import type { RecipeRow } from '../recipes/rows.ts'
import { type CopiedFrom, checkQuota, insertRecipe } from '../recipes/write.ts'
import { rowOf, waysOf } from './replacing.ts'
import { membersOf } from './rows.ts'

/** A recipe of the actor's own with other foods in it; what it was made from stays as it is. */
export async function replaceInDish(
  ctx: Context,
  input: { dish: ReplacedDish; choices: readonly ReplacingChoice[] },
): Promise<{ id: string; title: string }> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    return replacedCopy(ctx, tx, await rowOf(ctx, tx, input.dish), input.choices, input.dish)
  })
}

/** Each choice is looked up anew: a page cannot bring in a line that was not offered, or not to these eaters. */
export async function replacedCopy(
  ctx: Context,
  tx: Transaction,
  row: RecipeRow,
  choices: readonly ReplacingChoice[],
  from: ReplacedDish,
): Promise<{ id: string; title: string }> {
  const ways = waysOf(row, await membersOf(tx, signedIn(ctx).kitchenId))
  const said = languages.find((one) => one === row.language) ?? ctx.language
  const replaced = [...row.replaced]
  const names: string[] = []
  const texts = row.ingredients.map((line) => line.text)
  const lines = [...row.ingredients]
  for (const { was, by } of choices) {
    const way = ways.find((one) => one.line.text === was)
    const option = way?.options.find((one) => one.by === by)
    if (!way || !option) throw new DomainError('replacement_unknown')
    const place = row.ingredients.indexOf(way.line)
    texts[place] = option.line.text
    lines[place] = option.line
    replaced.push({ was, by: option.line.text })
    names.push(foodName(by, said))
  }
  await checkQuota(ctx, tx)
  const title = `${row.title.slice(0, 120)} (${[...new Set(names)].join(', ')})`.slice(0, 200)
  const copy: RecipeInput = {
    ...{ title, description: row.description, language: row.language, servings: row.servings },
    ...{
      prepMinutes: row.prep_minutes,
      cookMinutes: row.cook_minutes,
      tags: row.tags.filter((tag) => !promises(tag) && !namesGone(tag, row.ingredients, lines)),
    },
    ...detailsOf(row),
    status: 'ready',
    replaced,
    ingredients: texts.map((text) => ({ text })),
    steps: row.steps,
    photoId: row.photo_id,
    morePhotoIds: row.more_photos,
    ...sourceOf(ctx, row, from),
  }
  const { id } = await insertRecipe(ctx, tx, copy, authorOf(ctx, row))
  return { id, title }
}

/** «без глютену», «веганське»: the author said it of the foods as they were, and what stands in now may not keep it. */
function promises(tag: string): boolean {
  const { diets, exclude } = understandQuery(tag)
  return diets.length + exclude.length > 0
}

/** «свинина»: a food that the dish was of, and is not any more. */
function namesGone(
  tag: string,
  before: readonly ParsedLine[],
  after: readonly ParsedLine[],
): boolean {
  const { include } = understandQuery(tag)
  const holds = (lines: readonly ParsedLine[], id: string) =>
    needsIn(lines).some(({ food }) => food !== undefined && isKindOf(food, id))
  return include.some((id) => holds(before, id) && !holds(after, id))
}

/** Whose dish it is, said at its head; of one's own nothing is said but what it says itself. */
function authorOf(ctx: Context, row: RecipeRow): CopiedFrom | undefined {
  const own = row.person_id === signedIn(ctx).personId
  if (own && row.copied_title === null) return undefined
  return {
    // Not a copy of what is in the feed, which somebody may yet save as it is.
    publicationId: null,
    title: row.copied_title ?? row.title,
    author: row.copied_author ?? row.author,
    photoId: row.photo_id,
    morePhotoIds: row.more_photos,
  }
}

/** Where it was read, or whose it is. */
function sourceOf(ctx: Context, row: RecipeRow, from: ReplacedDish) {
  const own = row.person_id === signedIn(ctx).personId
  const published = 'publicationId' in from ? `${ctx.config.baseUrl}/r/${from.publicationId}` : null
  return {
    sourceUrl: row.source_url ?? published,
    sourceAuthor: row.source_author ?? row.copied_author ?? (own ? null : row.author),
  }
}
