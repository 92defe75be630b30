import type { Config } from '../kernel/config.ts'
import { type PhotoSize, photoSizeNames } from './sizes.ts'
import type { PhotoStore } from './store.ts'

const type = 'image/webp'

/** A bucket of any S3-compatible storage. */
export function createBucketStore(settings: NonNullable<Config['s3']>): PhotoStore {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  const bucket = new Bun.S3Client(Object.fromEntries(given))
  const keyOf = (id: string, size: PhotoSize) => `photos/${id}/${size}.webp`
  return {
    async put(id, files) {
      await Promise.all(
        photoSizeNames.map((size) => bucket.write(keyOf(id, size), files[size], { type })),
      )
    },
    async get(id, size) {
      try {
        return new Blob([await bucket.file(keyOf(id, size)).arrayBuffer()], { type })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async drop(id) {
      await Promise.all(
        photoSizeNames.map((size) =>
          bucket.delete(keyOf(id, size)).catch((error) => {
            if (!isMissing(error)) throw error
          }),
        ),
      )
    },
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === 'NoSuchKey' || code === 'NotFound'
}
