import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PhotoSize, photoSizeNames } from './sizes.ts'
import type { PhotoStore } from './store.ts'

/** A folder for each photo, spread over folders by the end of its id, which is the random part. */
export function createFolderStore(root: string): PhotoStore {
  const folderOf = (id: string) => join(root, id.slice(-2), id)
  const fileOf = (id: string, size: PhotoSize) => join(folderOf(id), `${size}.webp`)
  return {
    async put(id, files) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      for (const size of photoSizeNames) {
        const path = fileOf(id, size)
        // A reader, or a crash, never meets half a file.
        await writeFile(`${path}.part`, files[size])
        await rename(`${path}.part`, path)
      }
    },
    async get(id, size) {
      const file = Bun.file(fileOf(id, size))
      return (await file.exists()) ? file : null
    },
    drop: (id) => rm(folderOf(id), { recursive: true, force: true }),
  }
}
