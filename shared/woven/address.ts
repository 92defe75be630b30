/** Goes up when the same seed starts to give another picture, so that caches let the old one go. */
const wovenVersion = 1

export const ratios = ['4x3', '1x1', '16x9'] as const
export type Ratio = (typeof ratios)[number]

/** Where a publication's woven picture is served; a new way of weaving has a new address. */
export function wovenAddress(publicationId: string, ratio: Ratio): string {
  return `/woven/${encodeURIComponent(publicationId)}.svg?ratio=${ratio}&v=${wovenVersion}`
}

/** A picture of no recipe at all, for an empty shelf; any word is a seed. */
export function decorativeAddress(seed: string): string {
  return `/woven/-${encodeURIComponent(seed.slice(0, 40))}.svg?ratio=1x1&v=${wovenVersion}`
}
