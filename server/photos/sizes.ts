/** The three sizes of every photo: the widest and the highest that each may be. */
export const photoSizes = {
  small: { width: 480, height: 960, quality: 74 },
  medium: { width: 960, height: 1920, quality: 76 },
  // WebP ends at 16383 pixels; a strip that long is no use on a page either.
  large: { width: 1600, height: 3200, quality: 78 },
} as const

export type PhotoSize = keyof typeof photoSizes
export const photoSizeNames = Object.keys(photoSizes) as PhotoSize[]
