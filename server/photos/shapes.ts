import type { PhotoSize } from './sizes.ts'

/** What search pages and messengers show of a photo: the middle of attention, cut to a shape of theirs. */
export const photoShapes = {
  '1x1': { width: 1200, height: 1200, type: 'image/webp' },
  '4x3': { width: 1200, height: 900, type: 'image/webp' },
  '16x9': { width: 1200, height: 675, type: 'image/webp' },
  /** Open Graph; not every messenger reads WebP. */
  og: { width: 1200, height: 630, type: 'image/jpeg' },
} as const

export type PhotoShape = keyof typeof photoShapes
export const photoShapeNames = Object.keys(photoShapes) as PhotoShape[]

/** Everything that is kept of a photo. */
export type PhotoPart = PhotoSize | PhotoShape

export function fileOf(part: PhotoPart): string {
  return part === 'og' ? 'og.jpg' : `${part}.webp`
}

export function typeOf(part: PhotoPart): string {
  return part === 'og' ? photoShapes.og.type : 'image/webp'
}
