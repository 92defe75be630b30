import { mostMorePhotos } from '../../../shared/wire/recipe-details.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { addPhoto } from '../photos/add.ts'
import { importPhoto } from '../recipe-reader/photo.ts'
import type { WaitingRecipe } from './read.ts'

interface One {
  photoId: string | null
  photoLeft: boolean
}

export interface Brought extends One {
  morePhotoIds: string[]
}

/** The photos of a recipe that is being taken. One that cannot be had does not hold the recipe up. */
export async function bringPhotos(ctx: Context, row: WaitingRecipe): Promise<Brought> {
  const first = await bringFirst(ctx, row)
  const ids: string[] = []
  // One at a time: all together would have to be in memory.
  for (let place = 0; place < mostMorePhotos; place += 1) {
    const [more] = await ctx.sql<{ photo: Uint8Array }[]>`
      SELECT photo FROM intake_more_photos
      WHERE intake_id = ${row.intake_id} AND position = ${row.position} AND place = ${place}`
    if (!more) break
    const { photoId } = await added(ctx, more.photo)
    if (photoId) ids.push(photoId)
  }
  // Without files there may be addresses; only those of this house are worth it: others repeat the first.
  for (const url of row.photo ? [] : (row.about.moreUrls ?? [])) {
    const own = await ownPhoto(ctx, url)
    const { photoId } = own ? await added(ctx, own) : { photoId: null }
    if (photoId) ids.push(photoId)
  }
  return { ...first, morePhotoIds: ids.slice(0, mostMorePhotos) }
}

async function bringFirst(ctx: Context, row: WaitingRecipe): Promise<One> {
  if (row.photo) return added(ctx, row.photo)
  if (!row.photo_url) return { photoId: null, photoLeft: false }
  const own = await ownPhoto(ctx, row.photo_url)
  if (own) return added(ctx, own)
  if (!(await mayFetch(ctx))) return { photoId: null, photoLeft: true }
  const photo = await importPhoto(ctx, [row.photo_url])
  return { photoId: photo?.id ?? null, photoLeft: photo === null }
}

async function added(ctx: Context, bytes: Uint8Array): Promise<One> {
  try {
    return { photoId: (await addPhoto(ctx, bytes)).id, photoLeft: false }
  } catch (error) {
    const refused = error instanceof DomainError && error.code !== 'rate_limited'
    if (!refused) throw error
    return { photoId: null, photoLeft: true }
  }
}

/** A photo of this house is taken from the shelf: nobody goes out to come in again. */
async function ownPhoto(ctx: Context, url: string): Promise<Uint8Array | null> {
  const path = url.startsWith(`${ctx.config.baseUrl}/`) ? new URL(url).pathname : url
  const id = /^\/photos\/(pho_[0-9a-z]{26})\/large\.webp$/.exec(path)?.[1]
  const file = id ? await ctx.photos.get(id, 'large') : null
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

async function mayFetch(ctx: Context): Promise<boolean> {
  try {
    await countOwnUse(ctx, 'intakePhoto')
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false
    throw error
  }
}
