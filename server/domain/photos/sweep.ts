import type { Services } from '../../kernel/context.ts'
import { dropPhotoFiles, dropPhotos } from './drop.ts'

const dayMs = 86_400_000

/** Clears away photos that nothing shows, and the files of photos that went with their people. */
export async function sweepPhotos(services: Services): Promise<number> {
  const orphans = await orphanPhotos(services)
  await dropPhotos(services, orphans)
  return orphans.length + (await dropPhotoFiles(services))
}

/** Photos a day old that no recipe, publication, comment, kept version or line of a list shows. A removed recipe still holds its photo. */
async function orphanPhotos({ sql, now }: Services): Promise<string[]> {
  const dayAgo = new Date(now().getTime() - dayMs)
  // photos_age, recipes_photo, recipes_more_photos, publications_photo, comments_photo,
  // recipe_versions_photos, shopping_lines_picture
  const rows = await sql<{ id: string }[]>`
    SELECT f.id FROM photos f WHERE f.created_at < ${dayAgo}
      AND NOT EXISTS (SELECT 1 FROM recipes r WHERE r.photo_id = f.id)
      AND NOT EXISTS (SELECT 1 FROM recipes r WHERE r.more_photos <> '{}' AND r.more_photos @> ARRAY[f.id])
      AND NOT EXISTS (SELECT 1 FROM publications p WHERE p.photo_id = f.id)
      AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.photo_id = f.id)
      AND NOT EXISTS (SELECT 1 FROM recipe_versions v WHERE v.photos <> '{}' AND v.photos @> ARRAY[f.id])
      AND NOT EXISTS (SELECT 1 FROM shopping_lines l WHERE l.picture_id = f.id)
    ORDER BY f.created_at LIMIT 500`
  return rows.map((row) => row.id)
}
