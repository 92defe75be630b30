import { z } from 'zod'
import { moment } from '../../../shared/wire/household.ts'
import { idInput } from '../../../shared/wire/ids.ts'
import { visibleName } from '../../../shared/wire/people.ts'
import { mostVersions, type VersionContent } from '../../../shared/wire/recipe-versions.ts'
import { recipeInput } from '../../../shared/wire/recipes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { photosOf } from './version-content.ts'

/** A version as the archive of an account says it. Photos and other recipes go by the names that they have there. */
const versionBrought = z.object({
  number: z.number().int().min(1).max(1_000_000),
  self: z.boolean(),
  by: visibleName.nullable().catch(null),
  savedAt: moment,
  takenBack: moment.nullable(),
  closed: z.boolean(),
  content: recipeInput.omit({ status: true }),
})
export type VersionBrought = z.infer<typeof versionBrought>

/** Each by itself: what is wrong with one is no reason to leave out the others. */
export function readVersions(said: unknown): VersionBrought[] {
  const all = Array.isArray(said) ? said.slice(-mostVersions) : []
  return all.flatMap((one) => {
    const read = versionBrought.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/** What the actor's recipes have said, oldest first, for their archive. */
export async function versionsOfAll(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VersionBrought[]>> {
  // recipe_versions_pkey
  const rows = await ctx.sql<
    {
      recipe_id: string
      number: number
      self: boolean
      by: string | null
      saved_at: Date
      taken_back: Date | null
      closed: boolean
      content: VersionContent
    }[]
  >`
    SELECT v.recipe_id, v.number, v.person_id IS NOT DISTINCT FROM ${signedIn(ctx).personId} AS self,
      coalesce(p.display_name, v.brought_by) AS by, v.saved_at, v.taken_back, v.closed, v.content
    FROM recipe_versions v LEFT JOIN people p ON p.id = v.person_id
    WHERE v.recipe_id = ANY(${[...ids]}) ORDER BY v.recipe_id, v.number`
  const told = rows.map(({ recipe_id, self, by, saved_at, taken_back, ...row }) => {
    const version = {
      ...{ ...row, self, by: self ? null : by, savedAt: saved_at.toISOString() },
      takenBack: taken_back?.toISOString() ?? null,
    }
    return [recipe_id, version] as const
  })
  const grouped = Map.groupBy(told, ([id]) => id)
  return new Map([...grouped].map(([id, all]) => [id, all.map(([, version]) => version)]))
}

/** The file that an archive has of a photo. */
export const fileOfPhoto = (id: string) => `photos/${id}.webp`

/** The photos that only versions show. */
export function photosOfVersions(versions: readonly VersionBrought[]): string[] {
  const ids = versions.flatMap(({ content }) => photosOf(content))
  return [...new Set(ids)].filter((id) => idInput.safeParse(id).success)
}

/** The history of a recipe that was just brought. `savings` is how often it had been saved. */
export async function bringVersions(
  ctx: Context,
  tx: Transaction,
  recipeId: string,
  {
    versions,
    savings,
    photos,
  }: { versions: VersionBrought[]; savings: number; photos: ReadonlyMap<string, string> },
): Promise<void> {
  const here = (id: string | null | undefined) => (id && photos.get(fileOfPhoto(id))) || null
  const now = ctx.now().getTime()
  // Nothing has happened yet that is still to come.
  const past = (said: string) => new Date(Math.min(Date.parse(said), now))
  for (const { number, self, by, savedAt, takenBack, closed, content } of versions) {
    const shown: VersionContent = {
      ...content,
      // Known when all recipes of the file are here.
      ingredients: content.ingredients.map(({ text }) => ({ text, recipeId: null })),
      photoId: here(content.photoId),
      morePhotoIds: (content.morePhotoIds ?? []).flatMap((id) => here(id) ?? []),
    }
    await tx`
      INSERT INTO recipe_versions (recipe_id, number, person_id, brought_by, saved_at, taken_back, closed,
        content, photos)
      VALUES (${recipeId}, ${number}, ${self ? signedIn(ctx).personId : null}, ${by}, ${past(savedAt)},
        ${takenBack && past(takenBack)}, ${closed}, ${tx.json(shown as never)}, ${photosOf(shown)})
      ON CONFLICT (recipe_id, number) DO NOTHING`
  }
  await tx`UPDATE recipes SET version = ${savings} WHERE id = ${recipeId}`
}

/** Their lines take other recipes of the file, now that all are here. Doing it twice changes nothing. */
export async function takeInVersions(
  tx: Transaction,
  recipeId: string,
  versions: readonly VersionBrought[],
  recipes: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { number, content } of versions) {
    const takes = content.ingredients.map(({ recipeId: key }) => (key && recipes.get(key)) || null)
    if (takes.every((id) => id === null)) continue
    const lines = content.ingredients.map(({ text }, at) => ({ text, recipeId: takes[at] ?? null }))
    await tx`
      UPDATE recipe_versions SET content = jsonb_set(content, '{ingredients}', ${tx.json(lines as never)})
      WHERE recipe_id = ${recipeId} AND number = ${number}`
  }
}
