import type { PhotoWhy } from '../../../shared/wire/intakes.ts'
import { mostMorePhotos } from '../../../shared/wire/recipe-details.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { countOwnUse } from '../limits/count-use.ts'
import type { limitRules } from '../limits/rules.ts'
import { addPhoto } from '../photos/add.ts'
import { importPhoto } from '../recipe-reader/photo.ts'
import type { WaitingRecipe } from './read.ts'

export interface Brought {
  photoId: string | null
  morePhotoIds: string[]
  why: PhotoWhy | null
  /** Whether those of the file are to be laid where they wait to be drawn. */
  lay: boolean
}

/** The photos of a recipe that is being taken. One that cannot be had does not hold the recipe up. */
export async function bringPhotos(ctx: Context, row: WaitingRecipe): Promise<Brought> {
  if (row.photos > 0) {
    const lay = await may(ctx, 'filePhoto', row.photos)
    return { photoId: null, morePhotoIds: [], why: lay ? null : 'limit', lay }
  }
  const { photoId, why: first } = await bringFirst(ctx, row)
  let why = first
  const morePhotoIds: string[] = []
  // Without files there may be addresses; only those of this house are worth it: others repeat the first.
  for (const url of row.about.moreUrls ?? []) {
    const more = await bringOwn(ctx, url)
    if (more?.photoId) morePhotoIds.push(more.photoId)
    why ??= more?.why ?? null
    if (more?.why === 'limit' || morePhotoIds.length === mostMorePhotos) break
  }
  return { photoId, why, morePhotoIds, lay: false }
}

interface Laid extends Pick<Brought, 'photoId' | 'morePhotoIds'> {
  /** By what the file calls them. */
  named: ReadonlyMap<string, string>
}

/** Those of the file, as they are: the recipe shows them from now on, and they are drawn when it is their turn. */
export async function layPhotos(
  ctx: Context,
  tx: Transaction,
  { intake_id, position, photos, about }: WaitingRecipe,
): Promise<Laid> {
  const { personId } = signedIn(ctx)
  const most = about.versions ? photos : Math.min(photos, 1 + mostMorePhotos)
  const ids = Array.from({ length: most }, () => newId('pho'))
  const [first = '', ...others] = ids
  await tx`
    INSERT INTO photos (id, person_id, width, height, created_at)
    SELECT id, ${personId}, 0, 0, ${ctx.now()} FROM unnest(${ids}::text[]) AS id`
  await tx`
    INSERT INTO photos_to_draw (photo_id, sent, intake_id, position, since)
    SELECT ${first}, photo, intake_id, position, ${ctx.now()} FROM intake_recipes
    WHERE intake_id = ${intake_id} AND position = ${position}`
  // The places are counted from 0, those of an array from 1.
  if (others.length > 0)
    await tx`
      INSERT INTO photos_to_draw (photo_id, sent, intake_id, position, since)
      SELECT (${others}::text[])[place + 1], photo, intake_id, position, ${ctx.now()}
      FROM intake_more_photos
      WHERE intake_id = ${intake_id} AND position = ${position} AND place < ${others.length}`
  const named = new Map(about.photoNames?.map((name, at) => [name, ids[at] ?? '']))
  const ofVersions = new Set(about.photosOfVersions?.map((name) => named.get(name)))
  const [photoId = null, ...more] = ids.filter((id) => !ofVersions.has(id))
  return { photoId, morePhotoIds: more.slice(0, mostMorePhotos), named }
}

type One = Pick<Brought, 'photoId' | 'why'>

async function bringFirst(ctx: Context, row: WaitingRecipe): Promise<One> {
  if (!row.photo_url) return { photoId: null, why: null }
  const own = await bringOwn(ctx, row.photo_url)
  if (own) return own
  if (!(await may(ctx, 'intakePhoto'))) return { photoId: null, why: 'limit' }
  const photo = await importPhoto(ctx, [row.photo_url])
  return { photoId: photo?.id ?? null, why: photo ? null : 'away' }
}

/** A photo of this house, drawn once more as this person's: that costs as much as one that came in the file. */
async function bringOwn(ctx: Context, url: string): Promise<One | null> {
  const bytes = await ownPhoto(ctx, url)
  if (!bytes) return null
  if (!(await may(ctx, 'filePhoto'))) return { photoId: null, why: 'limit' }
  try {
    return { photoId: (await addPhoto(ctx, bytes)).id, why: null }
  } catch (error) {
    const refused = error instanceof DomainError && error.code.startsWith('photo_')
    if (!refused) throw error
    return { photoId: null, why: 'unreadable' }
  }
}

/** A photo of this house is taken from the shelf: nobody goes out to come in again. */
async function ownPhoto(ctx: Context, url: string): Promise<Uint8Array | null> {
  const path = url.startsWith(`${ctx.config.baseUrl}/`) ? new URL(url).pathname : url
  const id = /^\/photos\/(pho_[0-9a-z]{26})\/large\.webp$/.exec(path)?.[1]
  const file = id ? await ctx.photos.get(id, 'large') : null
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

async function may(ctx: Context, rule: keyof typeof limitRules, times = 1): Promise<boolean> {
  try {
    await countOwnUse(ctx, rule, times)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false
    throw error
  }
}
