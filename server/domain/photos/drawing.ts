import { DomainError } from '../../kernel/errors.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import { type Crop, type RenderedPhoto, renderPhoto } from '../../photos/render.ts'

// A picture of 50 megapixels unfolds to 200 MB, so that only a few may be open at once.
const semaphore = createSemaphore({
  atOnce: 2,
  mayWait: 30,
  refuse: () => new DomainError('rate_limited', { seconds: 5 }),
})

/** Draws a photo when it is its turn. Whose they are takes turns: a thousand of a file do not stand before one by hand. */
export function drawPhoto(bytes: Uint8Array, whose: string, crop?: Crop): Promise<RenderedPhoto> {
  return semaphore.run(() => renderPhoto(bytes, crop), whose)
}
