import { mostMorePhotos } from '../../../../shared/wire/recipe-details.ts'
import type { ZipEntry } from '../../../archives/zip/read.ts'
import { photoFormat } from '../../../photos/signature.ts'
import type { Beside } from './found.ts'
import { type Budget, largestPhoto } from './limits.ts'

/** With those that only earlier versions of it showed. */
const mostOfOne = 1 + mostMorePhotos + 50

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
  return async (file: string, images: readonly string[], alone: boolean): Promise<Beside> => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    const photos: Uint8Array[] = []
    const names: string[] = []
    const seen = new Set<ZipEntry>()
    for (const image of images) {
      const name = image.replace(/^(?:\.?\/)+/, '')
      const entry = byName.get(folder + name) ?? byName.get(name)
      if (!entry || seen.has(entry) || photos.length >= mostOfOne) continue
      seen.add(entry)
      const photo = await read(entry)
      if (!photo) continue
      photos.push(photo)
      names.push(image)
    }
    // One picture in several sizes: the largest alone.
    for (const stem of alone && photos.length === 0 ? usual : []) {
      const photo = await read(byStem.get(folder + stem))
      if (photo) return { photos: [photo], names: [stem] }
    }
    return { photos, names }
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
