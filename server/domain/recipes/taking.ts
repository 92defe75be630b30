import { lineLost, lineTaking, type RecipeToTake } from '../../../shared/food/line/recipe-line.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { DomainError } from '../../kernel/errors.ts'
import { mayBeTakenBy } from './may-read.ts'
import { type LinesRead, readLines } from './understand.ts'

/** Far more than a feast needs; it only keeps recipes of recipes of recipes from filling the disk. */
const mostFoods = 1000

/** A typed line, and the recipe that it takes, if any: its id, nothing, or what it took before. */
interface Typed {
  text: string
  takes: { id: string; before?: ParsedLine['recipe'] } | null
}

/** What somebody has typed; a line of the same words goes on taking the recipe that it took. */
export function typedLines(
  input: RecipeInput['ingredients'],
  before: readonly ParsedLine[] = [],
): Typed[] {
  return input.map(({ text, recipeId }) => {
    const took = before.find(
      ({ recipe, text: said }) => recipe && (recipeId ? recipe.id === recipeId : said === text),
    )?.recipe
    if (recipeId === null) return { text, takes: null }
    const id = recipeId ?? took?.id
    return { text, takes: id ? { id, ...(took && { before: took }) } : null }
  })
}

/** The same lines read anew, with what they take as it is now. */
export function linesAgain(lines: readonly ParsedLine[]): Typed[] {
  return lines.map(({ text, recipe }) => ({
    text,
    takes: recipe ? { id: recipe.id, before: recipe } : null,
  }))
}

/** Reads lines for a recipe of somebody; what they may not take, or not any more, stays as words. */
export async function readTaking(
  sql: Queryable,
  ownerId: string,
  typed: readonly Typed[],
  read: LinesRead = new Map(),
): Promise<ParsedLine[]> {
  const lineOf = (text: string) => read.get(text) ?? (readLines([text])[0] as ParsedLine)
  const known = await recipesToTake(sql, ownerId, idsIn(typed))
  let foods = 0
  return typed.map(({ text, takes }) => {
    if (!takes) return lineOf(text)
    const recipe = known.get(takes.id)
    if (!recipe) {
      if (!takes.before) throw new DomainError('recipe_part_unknown', { line: text })
      return lineLost(lineOf(text), takes.before)
    }
    const line = lineTaking(lineOf(text), recipe)
    foods += line.more?.length ?? 0
    if (foods <= mostFoods) return line
    if (!takes.before) throw new DomainError('recipe_parts_too_many', { limit: mostFoods })
    return lineLost(lineOf(text), takes.before)
  })
}

/** Whether anything of it has to be looked up: nearly all recipes take none. */
export function takesAny(lines: readonly ParsedLine[]): boolean {
  return lines.some((line) => line.recipe)
}

/**
 * Writes down what a recipe takes. A circle is refused: nobody could ever cook it. One saving after another,
 * so that two do not close one together: people who cook in several kitchens join those to each other.
 */
export async function writeTaken(
  tx: Transaction,
  of: { id: string; title: string },
  lines: readonly ParsedLine[],
): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ recipe }) => recipe?.id ?? []))]
  if (ids.length > 0) await refuseCircle(tx, of, ids)
  await tx`DELETE FROM recipe_parts WHERE recipe_id = ${of.id} AND part_id <> ALL(${ids})`
  // One that was deleted for good has no row to point to.
  await tx`
    INSERT INTO recipe_parts (recipe_id, part_id)
    SELECT ${of.id}, id FROM recipes WHERE id = ANY(${ids}) ON CONFLICT DO NOTHING`
}

async function refuseCircle(
  tx: Transaction,
  of: { id: string; title: string },
  ids: readonly string[],
): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('recipe parts'))`
  // recipe_parts_pkey
  const [circle] = await tx<{ title: string }[]>`
    WITH RECURSIVE inside (id, first) AS (
      SELECT id, id FROM unnest(${ids}::text[]) AS taken (id)
      UNION
      SELECT p.part_id, i.first FROM recipe_parts p JOIN inside i ON p.recipe_id = i.id
    )
    SELECT r.title FROM inside i JOIN recipes r ON r.id = i.first WHERE i.id = ${of.id} LIMIT 1`
  if (circle) throw new DomainError('recipe_circle', { title: of.title, part: circle.title })
}

async function recipesToTake(
  sql: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecipeToTake>> {
  if (ids.length === 0) return new Map()
  // recipes_pkey
  const rows = await sql<RecipeToTake[]>`
    SELECT r.id, r.title, r.servings, r.yield_text AS "yieldText", r.ingredients FROM recipes r
    WHERE r.id = ANY(${ids}) AND ${mayBeTakenBy(sql, ownerId)}`
  return new Map(rows.map((row) => [row.id, row]))
}

const idsIn = (typed: readonly Typed[]) => [
  ...new Set(typed.flatMap(({ takes }) => takes?.id ?? [])),
]
