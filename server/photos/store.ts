import type { Config } from '../config.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { PhotoSize } from './sizes.ts'

/** Where the files of photos are kept. */
export interface PhotoStore {
  put(id: string, files: Record<PhotoSize, Uint8Array>): Promise<void>
  get(id: string, size: PhotoSize): Promise<Blob | null>
  /** All sizes of a photo; one that is not there is as good as dropped. */
  drop(id: string): Promise<void>
}

/** The bucket when there is one, so that several servers share it; else the data folder. */
export function createPhotoStore(config: Config): PhotoStore {
  return config.s3 ? createBucketStore(config.s3) : createFolderStore(config.photosDir)
}
