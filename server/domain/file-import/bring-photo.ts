import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { addPhoto } from '../photos/add.ts'
import { importPhoto } from '../recipe-reader/photo.ts'
import type { WaitingRecipe } from './read.ts'

interface Brought {
  photoId: string | null
  photoLeft: boolean
}

/** The photo of a recipe that is being taken. One that cannot be had does not hold the recipe up. */
export async function bringPhoto(ctx: Context, row: WaitingRecipe): Promise<Brought> {
  if (row.photo) return added(ctx, row.photo)
  if (!row.photo_url) return { photoId: null, photoLeft: false }
  const own = await ownPhoto(ctx, row.photo_url)
  if (own) return added(ctx, own)
  if (!(await mayFetch(ctx))) return { photoId: null, photoLeft: true }
  const photo = await importPhoto(ctx, [row.photo_url])
  return { photoId: photo?.id ?? null, photoLeft: photo === null }
}

async function added(ctx: Context, bytes: Uint8Array): Promise<Brought> {
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
