import {
  mostVersions,
  type RecipeVersion,
  type RecipeVersions,
  type RecipeVersionView,
  type VersionContent,
  versionPauseMinutes,
} from '../../../shared/wire/recipe-versions.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { photoPaths } from '../photos/paths.ts'
import { editable } from './editors.ts'
import type { RecipeRow } from './rows.ts'
import { changesBetween } from './version-changes.ts'
import { contentOf, photosOf, sameContent } from './version-content.ts'

interface VersionRow {
  number: number
  person_id: string | null
  by: string | null
  saved_at: Date
  taken_back: Date | null
  closed: boolean
  content: VersionContent
}

/** After a saving: a new version, or the one that the same person has begun a moment ago goes on. */
export async function rememberVersion(
  ctx: Context,
  tx: Transaction,
  before: RecipeRow,
  after: RecipeRow,
  takenBack?: Date,
): Promise<void> {
  // A draft is its author's alone, and is being written still.
  if (before.status === 'draft' || after.status === 'draft') return
  const [was, is] = [contentOf(before), contentOf(after)]
  if (sameContent(was, is)) return
  const { personId } = signedIn(ctx)
  const last = (await rowsOf(tx, after.id, 1))[0]
  const known = last && sameContent(last.content, was)
  if (!known) {
    const by = before.changed_by ?? before.person_id
    await insert(tx, before, was, { by, savedAt: before.updated_at, closed: true })
  }
  const begun = ctx.now().getTime() - versionPauseMinutes * 60_000
  const goesOn =
    known &&
    !takenBack &&
    !last.closed &&
    last.person_id === personId &&
    last.saved_at.getTime() > begun
  if (goesOn)
    await tx`DELETE FROM recipe_versions WHERE recipe_id = ${after.id} AND number = ${last.number}`
  const closed = takenBack !== undefined
  await insert(tx, after, is, { by: personId, savedAt: ctx.now(), closed, takenBack })
  await tx`
    DELETE FROM recipe_versions WHERE recipe_id = ${after.id} AND number <= (
      SELECT number FROM recipe_versions WHERE recipe_id = ${after.id}
      ORDER BY number DESC OFFSET ${mostVersions} LIMIT 1)`
}

interface Saved {
  by: string
  savedAt: Date
  closed: boolean
  takenBack?: Date | undefined
}

async function insert(
  tx: Transaction,
  { id, version }: RecipeRow,
  content: VersionContent,
  { by, savedAt, closed, takenBack }: Saved,
): Promise<void> {
  await tx`
    INSERT INTO recipe_versions (recipe_id, number, person_id, saved_at, taken_back, closed, content, photos)
    VALUES (${id}, ${version}, ${by}, ${savedAt}, ${takenBack ?? null}, ${closed},
      ${tx.json(content as never)}, ${photosOf(content)})
    ON CONFLICT (recipe_id, number) DO NOTHING`
}

/** What a recipe has said, newest first, for whoever may change it. */
export async function listVersions(ctx: Context, input: { id: string }): Promise<RecipeVersions> {
  const recipe = await editable(ctx, ctx.sql, input.id)
  const rows = await rowsOf(ctx.sql, input.id, mostVersions)
  const items = rows.map((row, at): RecipeVersion => {
    const older = rows[at + 1]
    const changes = older ? changesBetween(older.content, row.content) : null
    return { ...headOf(ctx, recipe, row), current: at === 0, changes }
  })
  return { title: recipe.title, version: recipe.version, items }
}

/** One of them, as it was. */
export async function readVersion(
  ctx: Context,
  input: { id: string; number: number },
): Promise<RecipeVersionView> {
  const recipe = await editable(ctx, ctx.sql, input.id)
  const row = await versionOf(ctx.sql, input)
  const photo = row.content.photoId
  return {
    ...headOf(ctx, recipe, row),
    content: row.content,
    photoUrl: photo ? photoPaths(photo).medium : null,
  }
}

export async function versionOf(
  sql: Queryable,
  { id, number }: { id: string; number: number },
): Promise<VersionRow> {
  const row = (await rowsOf(sql, id, mostVersions)).find((one) => one.number === number)
  if (!row) throw new DomainError('recipe_version_unknown')
  return row
}

function headOf(ctx: Context, recipe: RecipeRow, row: VersionRow) {
  return {
    number: row.number,
    by: row.by,
    byFile: row.person_id === null && row.by !== null,
    self: row.person_id === signedIn(ctx).personId,
    savedAt: row.saved_at.getTime(),
    current: sameContent(row.content, contentOf(recipe)),
    takenBack: row.taken_back?.getTime() ?? null,
  }
}

async function rowsOf(sql: Queryable, recipeId: string, most: number): Promise<VersionRow[]> {
  // recipe_versions_pkey, backwards
  return sql<VersionRow[]>`
    SELECT v.number, v.person_id, coalesce(p.display_name, v.brought_by) AS by, v.saved_at, v.taken_back, v.closed, v.content
    FROM recipe_versions v LEFT JOIN people p ON p.id = v.person_id
    WHERE v.recipe_id = ${recipeId} ORDER BY v.number DESC LIMIT ${most}`
}
