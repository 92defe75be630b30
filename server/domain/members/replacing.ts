import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { replacementsOf } from '../../../shared/food/replace/replacements.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { effectOf, isEffect } from '../../../shared/language/replacing.ts'
import type { WrittenLanguage } from '../../../shared/language/written.ts'
import type { ReplacedDish, ReplacingView } from '../../../shared/wire/replacing.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { readableRecipe } from '../recipes/read.ts'
import { type RecipeRow, recipeColumns } from '../recipes/rows.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { takesAny } from '../recipes/taking.ts'
import { concernsOf } from './concerns.ts'
import { type MemberRow, membersOf } from './rows.ts'

/** A line that is not for somebody, and the lines that everybody may eat instead. */
interface Way {
  line: ParsedLine
  options: { by: string; effect: string; line: ParsedLine }[]
}

/** For each line of a dish that somebody does not eat: what all of them may have instead, as far as that is known. */
export async function replacingOf(ctx: Context, dish: ReplacedDish): Promise<ReplacingView> {
  const row = await rowOf(ctx, ctx.sql, dish)
  const members = await membersOf(ctx.sql, signedIn(ctx).kitchenId)
  const ways = waysOf(row, members)
  const after = row.ingredients.map((line) => bestOf(ways, line) ?? line)
  return {
    lines: ways.map(({ line, options }) => ({
      was: line.text,
      food: foodName(line.food ?? '', ctx.language),
      options: options.map(({ by, effect, line: next }) => ({
        by,
        name: foodName(by, ctx.language),
        text: next.text,
        effect: isEffect(effect) ? effectOf(effect, ctx.language) : '',
      })),
    })),
    left: ways.length > 0 ? concernsOf(after, members, ctx.language) : [],
  }
}

/**
 * Only what is sure: a line that holds what somebody does not eat, and of the foods that are known to do instead
 * those of which nobody at the table has anything to fear, not even perhaps.
 */
export function waysOf(row: RecipeRow, members: readonly MemberRow[]): Way[] {
  const language = writtenIn(row.language)
  // What another recipe brings with it is changed there.
  if (!language || takesAny(row.ingredients)) return []
  return row.ingredients.flatMap((line) => {
    if (line.heading || !concernsOf([line], members, language).some((one) => one.holds.length > 0))
      return []
    const options = replacementsOf(line, language).filter(
      (one) => concernsOf([one.line], members, language).length === 0,
    )
    return options.length > 0 ? [{ line, options }] : []
  })
}

/** The recipe behind what somebody has before them. */
export async function rowOf(ctx: Context, sql: Queryable, dish: ReplacedDish): Promise<RecipeRow> {
  if ('recipeId' in dish) return readableRecipe(ctx, sql, dish.recipeId)
  // publications_pkey
  const [row] = await sql<RecipeRow[]>`
    SELECT ${recipeColumns(sql)} FROM publications p JOIN recipes r ON r.id = ${shownRecipe(sql)}
    WHERE p.id = ${dish.publicationId} AND p.withdrawn_at IS NULL`
  if (!row) throw new DomainError('recipe_unknown')
  return row
}

function bestOf(ways: readonly Way[], line: ParsedLine): ParsedLine | undefined {
  return ways.find((way) => way.line === line)?.options[0]?.line
}

function writtenIn(language: WrittenLanguage): Language | undefined {
  return languages.find((one) => one === language)
}
