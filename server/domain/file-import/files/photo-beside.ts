import { mostMorePhotos } from '../../../../shared/wire/recipe-details.ts'
import type { ZipEntry } from '../../../archives/zip/read.ts'
import { photoFormat } from '../../../photos/signature.ts'
import { type Budget, largestPhoto } from './limits.ts'

/** Where programs put the picture of the one recipe in a folder, the largest first. */
const usual = ['full', 'image', 'images/original', 'original']
const picture = /\.(?:jpe?g|png|webp|avif)$/i

export function isPicture(name: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|heic|svg|bmp|tiff?)$/i.test(name)
}

/** One picture may be that of several recipes, but not of thousands: it would be unpacked for each. */
const mostShares = 5

/**
 * Finds photos by where they lie. Names are compared with each other and lead nowhere else. `budget`
 * is what all pictures together may unpack to, over an archive and the archives in it.
 */
export function photosBeside(entries: readonly ZipEntry[], budget: Budget) {
  const pictures = entries.filter(({ name }) => picture.test(name))
  const byName = new Map(pictures.map((entry) => [entry.name, entry]))
  const byStem = new Map(pictures.map((entry) => [entry.name.replace(picture, ''), entry]))
  const shares = new Map<ZipEntry, number>()
  return async (file: string, images: readonly string[], alone: boolean) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    const named = images.map((one) => one.replace(/^(?:\.?\/)+/, ''))
    const photos: Uint8Array[] = []
    for (const entry of new Set(named.map((one) => byName.get(folder + one) ?? byName.get(one)))) {
      const photo = photos.length <= mostMorePhotos ? await read(entry) : null
      if (photo) photos.push(photo)
    }
    // One picture in several sizes: the largest alone.
    for (const stem of alone && photos.length === 0 ? usual : []) {
      const photo = await read(byStem.get(folder + stem))
      if (photo) return [photo]
    }
    return photos
  }

  async function read(entry: ZipEntry | undefined): Promise<Uint8Array | null> {
    if (!entry || entry.size > largestPhoto || entry.size > budget.left) return null
    const shared = shares.get(entry) ?? 0
    if (shared >= mostShares) return null
    shares.set(entry, shared + 1)
    budget.left -= entry.size
    try {
      const photo = await entry.read()
      return photoFormat(photo) ? photo : null
    } catch {
      // A recipe whose photo is damaged is still a recipe.
      return null
    }
  }
}
