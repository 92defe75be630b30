import type { Config } from '../kernel/config.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { PhotoStore } from './store.ts'

/** The bucket when there is one, so that several servers share it; else the data folder. */
export function createPhotoStore(config: Config): PhotoStore {
  return config.s3 ? createBucketStore(config.s3) : createFolderStore(config.photosDir)
}
