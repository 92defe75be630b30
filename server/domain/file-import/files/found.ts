import { isAddress, type Reading } from '../formats/reading.ts'

/** A reading, where in the file it was, and the photos that lay inside or beside it. */
export interface Found {
  /** A path in an archive, or the number of a record; empty when the file is one recipe. */
  where: string
  reading: Reading
  photos: readonly Uint8Array[]
  /** What the file calls those that lay beside it. */
  names?: readonly string[]
  /** Where to fetch them when none came along. */
  photoUrls: readonly string[]
}

export type Beside = Required<Pick<Found, 'photos' | 'names'>>

/** On the web, or on the shelf of this house, where our own files name it by its path. */
const fetchable = /^https?:\/\/|^\/photos\//i

/** Photos inside the file itself count first; without any there may be addresses. */
export function foundIn(
  where: string,
  reading: Reading,
  beside: Beside = { photos: [], names: [] },
): Found {
  if (!('recipe' in reading)) return { where, reading, photos: [], photoUrls: [] }
  const photoUrls = reading.images.filter((one) => fetchable.test(one) && isAddress(one))
  if (reading.photos) return { where, reading, photos: reading.photos, photoUrls }
  return { where, reading, ...beside, photoUrls }
}

/** A label for people: what could not be printed, or would turn the line around, is left out. */
export function printable(name: string): string {
  return (
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(-120)
      // The cut may have gone through a pair.
      .replace(/^[\udc00-\udfff]/, '')
  )
}
