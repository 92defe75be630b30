import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from '../db/client.ts'
import { keepPhoto } from '../domain/photos/add.ts'
import type { Services } from '../kernel/context.ts'
import { renderOwnDrawing } from '../photos/render.ts'
import { demoKey } from './seed.ts'

const drawings = join(import.meta.dir, 'pictures')

export interface Painting {
  /** Settles when every drawing has found its dish, or when it was stopped. */
  done: Promise<number>
  stop(): Promise<void>
}

/**
 * Gives the seeded dishes their drawn pictures, one after another while the server already
 * answers. What an interrupted run leaves is painted after the next start.
 */
export function addDemoPhotos(services: Services, folder = drawings): Painting {
  let stopped = false
  const done = paintAll(services, folder, () => stopped).catch((error) => {
    services.log.warn('demo.unpainted', { error })
    return 0
  })
  return {
    done,
    async stop() {
      stopped = true
      await done
    },
  }
}

async function paintAll(
  services: Services,
  folder: string,
  isStopped: () => boolean,
): Promise<number> {
  if (!services.config.demo) return 0
  const fileOf = new Map<string, string>()
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith('.svg')) fileOf.set(demoKey(name.slice(0, -'.svg'.length)), name)
  }
  let painted = 0
  while (!isStopped() && fileOf.size > 0) {
    const key = await services.sql.begin((tx) => paintOne(services, tx, folder, fileOf))
    if (key === null) break
    fileOf.delete(key)
    painted += 1
  }
  if (painted > 0) await services.notices.tell('feed')
  return painted
}

/** Several servers share the work: each takes a dish that no other is painting. */
async function paintOne(
  services: Services,
  tx: Transaction,
  folder: string,
  fileOf: ReadonlyMap<string, string>,
): Promise<string | null> {
  const [dish] = await tx<{ id: string; person_id: string; import_key: string }[]>`
    SELECT r.id, r.person_id, r.import_key FROM recipes r JOIN people p ON p.id = r.person_id
    WHERE r.import_key = ANY(${[...fileOf.keys()]}::text[]) AND r.photo_id IS NULL
      AND r.removed_at IS NULL AND p.email IS NULL
    LIMIT 1 FOR UPDATE OF r SKIP LOCKED`
  if (!dish) return null
  try {
    const svg = await Bun.file(join(folder, fileOf.get(dish.import_key) ?? '')).bytes()
    const photoId = await keepPhoto(services, dish.person_id, await renderOwnDrawing(svg))
    await tx`UPDATE recipes SET photo_id = ${photoId} WHERE id = ${dish.id}`
    await tx`UPDATE publications SET photo_id = ${photoId} WHERE recipe_id = ${dish.id}`
    // Whoever was quick enough to save the dish before has it look as it does in the feed.
    await tx`
      UPDATE recipes r SET photo_id = ${photoId} FROM publications p
      WHERE p.recipe_id = ${dish.id} AND r.copied_publication_id = p.id AND r.photo_id IS NULL`
  } catch (error) {
    // One bad drawing must not keep the others from their dishes.
    services.log.warn('demo.unpainted', { dish: dish.import_key, error })
  }
  return dish.import_key
}
