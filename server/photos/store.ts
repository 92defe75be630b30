import type { PhotoSize } from './sizes.ts'

/** Where the files of photos are kept. */
export interface PhotoStore {
  put(id: string, files: Record<PhotoSize, Uint8Array>): Promise<void>
  get(id: string, size: PhotoSize): Promise<Blob | null>
  /** All sizes of a photo; one that is not there is as good as dropped. */
  drop(id: string): Promise<void>
}
