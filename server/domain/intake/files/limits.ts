const megabyte = 1024 * 1024

/** The largest file that is taken. It is mostly photos, and lies on the disk while it is read. */
export const largestFile = 128 * megabyte
/** Read as a whole, since one object may be all of it: a backup's tables, or a recipe with its photo. */
export const largestText = 32 * megabyte
export const largestPhoto = 15 * megabyte
export const mostUnpacked = 512 * megabyte
export const mostEntries = 20_000

/** How many bytes may still be unpacked. */
export interface Budget {
  left: number
}
