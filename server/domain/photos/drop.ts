import type { Services } from '../../kernel/context.ts'

type Keeper = Pick<Services, 'sql' | 'photos' | 'notices' | 'log'>

/** Deletes photos and their files. Recipes and cards that showed them stay, without a photo. */
export async function dropPhotos(services: Keeper, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await services.sql`DELETE FROM photos WHERE id = ANY(${[...ids]}::text[])`
  await services.notices.tell('feed')
  await dropPhotoFiles(services)
}

/** Deletes the files whose photos are gone. What the storage refuses now is tried again later. */
export async function dropPhotoFiles(services: Keeper): Promise<number> {
  const { sql, photos, log } = services
  const rows = await sql<{ photo_id: string }[]>`
    SELECT photo_id FROM photo_files_to_drop ORDER BY since LIMIT 500`
  const dropped: string[] = []
  for (const { photo_id: id } of rows) {
    try {
      await photos.drop(id)
      dropped.push(id)
    } catch (error) {
      log.warn('photo.undropped', { photo: id, error })
    }
  }
  if (dropped.length > 0)
    await sql`DELETE FROM photo_files_to_drop WHERE photo_id = ANY(${dropped}::text[])`
  return dropped.length
}
