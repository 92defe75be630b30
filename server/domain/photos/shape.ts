import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import { cutPhoto } from '../../photos/cut.ts'
import type { PhotoShape } from '../../photos/shapes.ts'

const semaphore = createSemaphore({
  atOnce: 1,
  mayWait: 30,
  refuse: () => new DomainError('rate_limited', { seconds: 5 }),
})
const beingCut = new Map<string, Promise<Blob | null>>()

/** A photo in a shape, cut when it is first asked for and kept from then on; null when there is no such photo. */
export async function photoInShape(
  services: Services,
  id: string,
  shape: PhotoShape,
): Promise<Blob | null> {
  const known = await services.photos.get(id, shape)
  if (known) return known
  const key = `${id} ${shape}`
  const cutting = beingCut.get(key) ?? semaphore.run(() => cut(services, id, shape))
  beingCut.set(key, cutting)
  return cutting.finally(() => beingCut.delete(key))
}

async function cut(services: Services, id: string, shape: PhotoShape): Promise<Blob | null> {
  const { photos, log } = services
  const large = await photos.get(id, 'large')
  if (!large) return null
  const bytes = await cutPhoto(await large.bytes(), shape)
  try {
    await photos.keep(id, shape, bytes)
    // The photo may have been dropped meanwhile, and nothing of it may stay behind.
    if (!(await photos.get(id, 'large'))) await photos.drop(id)
  } catch (error) {
    log.warn('photo.unkept', { photo: id, shape, error })
  }
  return new Blob([Uint8Array.from(bytes)])
}
