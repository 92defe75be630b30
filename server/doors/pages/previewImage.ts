import sharp from 'sharp'
import { weave } from '../../../shared/woven/weave.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import { tagged } from '../caching.ts'
import { contextOf } from '../context.ts'
import { threadsOfPublication } from './threads.ts'

// What messengers and networks show beside a shared link.
const size = { width: 1200, height: 630 }
/** Of the pages that are no recipe. */
const ofTheHouse = 'komora'
const mostKept = 64

// Drawing one takes a processor more than a second.
const semaphore = createSemaphore({
  atOnce: 1,
  mayWait: 8,
  refuse: () => new DomainError('rate_limited', { seconds: 10 }),
})
const drawn = new Map<string, Promise<Buffer>>()

/** GET /og/{publicationId}.png: the woven picture for programs that do not show SVG. */
export async function previewImage(services: Services, request: Request, name: string) {
  const seed = name.replace(/\.png$/, '')
  const colours =
    seed === ofTheHouse ? [] : await threadsOfPublication(await contextOf(services, request), seed)
  const picture = await kept(seed, colours)
  return tagged(request, Uint8Array.from(picture), {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
  })
}

/** A shared link is looked at by many at once, and never changes its picture but with its colours. */
function kept(seed: string, colours: readonly string[]): Promise<Buffer> {
  const key = [seed, ...colours].join(' ')
  const known = drawn.get(key) ?? semaphore.run(() => draw(seed, colours))
  drawn.delete(key)
  drawn.set(key, known)
  known.catch(() => drawn.delete(key))
  const [oldest] = drawn.keys()
  if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest)
  return known
}

function draw(seed: string, colours: readonly string[]): Promise<Buffer> {
  return sharp(Buffer.from(weave(seed, colours, '16x9')))
    .resize({ ...size, fit: 'cover' })
    .png({ palette: true, colours: 32 })
    .toBuffer()
}
