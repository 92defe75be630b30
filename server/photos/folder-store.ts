import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, type PhotoPart } from './shapes.ts'
import { photoSizeNames } from './sizes.ts'
import type { PhotoStore } from './store.ts'

/** A folder for each photo, spread over folders by the end of its id, which is the random part. */
export function createFolderStore(root: string): PhotoStore {
  const folderOf = (id: string) => join(root, id.slice(-2), id)
  const pathOf = (id: string, part: PhotoPart) => join(folderOf(id), fileOf(part))
  /** A reader, or a crash, never meets half a file. */
  const write = async (path: string, bytes: Uint8Array) => {
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
  }
  return {
    async put(id, files) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      for (const size of photoSizeNames) {
        await write(pathOf(id, size), files[size])
      }
    },
    // Without its folder the photo is gone, and writing fails.
    keep: (id, shape, bytes) => write(pathOf(id, shape), bytes),
    async get(id, part) {
      const file = Bun.file(pathOf(id, part))
      return (await file.exists()) ? file : null
    },
    drop: (id) => rm(folderOf(id), { recursive: true, force: true }),
  }
}
