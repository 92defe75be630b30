import type { PhotoPart, PhotoShape } from './shapes.ts'
import type { PhotoSize } from './sizes.ts'

/** Where the files of photos are kept. */
export interface PhotoStore {
  put(id: string, files: Record<PhotoSize, Uint8Array>): Promise<void>
  /** One more file beside the others, of a photo that is there. */
  keep(id: string, shape: PhotoShape, file: Uint8Array): Promise<void>
  get(id: string, part: PhotoPart): Promise<Blob | null>
  /** All files of a photo; one that is not there is as good as dropped. */
  drop(id: string): Promise<void>
}
