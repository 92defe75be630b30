import { isAddress, type Reading } from '../formats/reading.ts'

/** A reading, where in the file it was, and the photo that lay inside or beside it. */
export interface Found {
  /** A path in an archive, or the number of a record; empty when the file is one recipe. */
  where: string
  reading: Reading
  photo: Uint8Array | null
  /** Where to fetch a photo when none came along. */
  photoUrl: string | null
}

/** On the web, or on the shelf of this house, where our own files name it by its path. */
const fetchable = /^https?:\/\/|^\/photos\//i

/** A photo inside the file itself counts first; without one there may be an address. */
export function foundIn(where: string, reading: Reading, beside: Uint8Array | null = null): Found {
  if ('problem' in reading) return { where, reading, photo: null, photoUrl: null }
  const photoUrl = reading.images.find((one) => fetchable.test(one) && isAddress(one)) ?? null
  return { where, reading, photo: reading.photo ?? beside, photoUrl }
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
