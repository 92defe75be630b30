import type { Config } from '../kernel/config.ts'
import { fileOf, type PhotoPart, photoShapeNames, typeOf } from './shapes.ts'
import { photoSizeNames } from './sizes.ts'
import type { PhotoStore } from './store.ts'

/** A bucket of any S3-compatible storage. */
export function createBucketStore(settings: NonNullable<Config['s3']>): PhotoStore {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  const bucket = new Bun.S3Client(Object.fromEntries(given))
  const keyOf = (id: string, part: PhotoPart) => `photos/${id}/${fileOf(part)}`
  const write = (id: string, part: PhotoPart, bytes: Uint8Array) =>
    bucket.write(keyOf(id, part), bytes, { type: typeOf(part) })
  return {
    async put(id, files) {
      await Promise.all(photoSizeNames.map((size) => write(id, size, files[size])))
    },
    async keep(id, shape, bytes) {
      await write(id, shape, bytes)
    },
    async get(id, part) {
      try {
        return new Blob([await bucket.file(keyOf(id, part)).arrayBuffer()], {
          type: typeOf(part),
        })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async drop(id) {
      await Promise.all(
        [...photoSizeNames, ...photoShapeNames].map((part) =>
          bucket.delete(keyOf(id, part)).catch((error) => {
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
