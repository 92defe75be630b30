const megabyte = 1024 * 1024

/** The largest file that is taken. It is mostly photos, and lies on the disk while it is read. */
export const largestFile = 128 * megabyte
/** Of somebody who only tries it out: a few hundred recipes, or a dozen with photos. */
export const largestOfGuest = 8 * megabyte
/** Read as a whole, since one object may be all of it: a backup's tables, or a recipe with its photo. */
export const largestText = 32 * megabyte
export const largestPhoto = 15 * megabyte
export const mostUnpacked = 512 * megabyte
/** A photo hardly packs, and a few hundred recipes unpack to a few megabytes. */
export const mostUnpackedOfGuest = 64 * megabyte
export const mostEntries = 20_000

/** An honest backup is read within seconds, one with half a gigabyte of photos within a minute. */
export const longestReading = 120_000
export const longestReadingOfGuest = 30_000

/** What lies there for an hour, of however many files, and waits for an answer. */
export const mostKept = {
  person: 1024 * megabyte,
  guest: 64 * megabyte,
  // All that try it out together, so that no crowd of them stands in anybody's way.
  guests: 1024 * megabyte,
  everybody: 4096 * megabyte,
} as const

/** How many bytes may still be unpacked. */
export interface Budget {
  left: number
}
